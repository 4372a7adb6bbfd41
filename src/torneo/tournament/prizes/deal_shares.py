"""The usual ways to share the prizes left, with something kept back for the champion."""

from fractions import Fraction

from torneo.tournament.prizes.icm import icm_shares, whole


def shares_of(kind: str, stacks: dict[int, int], prizes: list[int], reserve: int) -> dict[int, int]:
    """{entry: share}, adding up to the prizes less the reserve, to the last unit.

    ``icm``: the reserve comes out of the first prize, so that share and chance of the title are together
    worth what the stack is worth; if the first prize is too small for that, out of all in proportion.
    ``chip_chop``: everybody gets the smallest prize left, the rest is shared by chips; by chips alone where
    that does not fit. ``even``: equal parts. Odd units go to the largest remainders, then to larger stacks.
    """
    chips = list(stacks.values())
    total = sum(prizes) - reserve
    padded = prizes + [0] * (len(chips) - len(prizes))
    if kind == "icm":
        amounts = icm_shares(chips, _less(padded, reserve))
    elif kind == "chip_chop":
        least = padded[-1] if padded[-1] * len(chips) <= total else 0
        rest, held = total - least * len(chips), sum(chips)
        values = [
            least + (Fraction(rest * stack, held) if held else Fraction(rest, len(chips))) for stack in chips
        ]
        amounts = whole(values, total, chips)
    else:
        amounts = whole([Fraction(total, len(chips))] * len(chips), total, chips)
    return dict(zip(stacks, amounts, strict=True))


def rounded(shares: dict[int, int], unit: int) -> dict[int, int]:
    """The shares as multiples of a unit, adding up to the same: units go to the largest remainders, and what
    makes no unit to the largest share."""
    if unit < 2 or not shares:
        return shares
    found = {entry: share - share % unit for entry, share in shares.items()}
    over = sum(shares.values()) - sum(found.values())
    by_rest = sorted(shares, key=lambda entry: (-(shares[entry] % unit), -shares[entry]))
    for entry in by_rest[: over // unit]:
        found[entry] += unit
    found[max(shares, key=lambda entry: shares[entry])] += over % unit
    return found


def _less(prizes: list[int], reserve: int) -> list[int]:
    if reserve <= prizes[0]:
        return [prizes[0] - reserve, *prizes[1:]]
    total = sum(prizes)
    return whole([Fraction(prize * (total - reserve), total) for prize in prizes], total - reserve)
