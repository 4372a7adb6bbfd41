"""The payouts of a fund: places and amounts, by curve or table, winner takes all, or satellite seats."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.kernel import Refused, Value
from torneo.tournament.prizes.curve import curve
from torneo.tournament.prizes.icm import whole
from torneo.tournament.prizes.places import Paid, paid_places, table_for
from torneo.tournament.prizes.state import Fund
from torneo.tournament.refusing import impossible
from torneo.tournament.structure.model import Payout, Structure

WHOLE = 10_000


class Warned(msgspec.Struct, frozen=True, kw_only=True):
    """Something to look at before publishing; it keeps nobody from it."""

    code: str
    facts: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()


class Payouts(msgspec.Struct, frozen=True, kw_only=True):
    """``amounts`` from the first place down; the best ``seats`` of them are seats of that worth."""

    fund: Fund
    amounts: tuple[int, ...]
    least: int
    most: int
    seats: int = 0
    warnings: tuple[Warned, ...] = ()

    @property
    def places(self) -> int:
        return len(self.amounts)


def payouts_of(
    fund: Fund, structure: Structure, book: Book, *, places: int = 0, amounts: Sequence[int] = (),
    players: int | None = None, rounding: int = 0, minimum: int = 0,
) -> Payouts | Refused:  # fmt: skip
    """The payouts the sheet gives, or as the direction wants them: so many ``places``, or these ``amounts``.

    ``players``: how many can finish in a place at all. ``rounding`` and ``minimum`` replace the sheet's.
    """
    players = fund.entries if players is None else players
    if fund.prizes < 1 or players < 1:
        return Refused("no_prize_fund", {"prizes": fund.prizes, "players": players})
    if places < 0:
        return impossible(places, "count", ">= 0")
    if min(rounding, minimum) < 0:
        return impossible(min(rounding, minimum), "money", ">= 0")
    if minimum > fund.prizes:
        return Refused("minimum_above_fund", {"minimum": minimum, "prizes": fund.prizes})
    if rounding > fund.prizes:
        return Refused("rounding_above_fund", {"rounding": rounding, "prizes": fund.prizes})
    wanted = len(amounts) or places
    if wanted > players:
        return Refused("more_places_than_players", {"places": wanted, "players": players})
    sheet = msgspec.structs.replace(
        structure.payout, rounding=rounding or structure.payout.rounding or 1,
        minimum_cash=minimum or structure.payout.minimum_cash,
    )  # fmt: skip
    if structure.satellite is not None and not wanted:
        return _seats(fund, structure, players)
    paid = paid_places(fund.entries, sheet, book, wanted)
    paid = msgspec.structs.replace(paid, places=min(paid.places, players))
    if amounts:
        shared = _given(fund, amounts, sheet)
    elif sheet.kind == "table" and sheet.table and (not places or paid.own):
        shared = _by_table(fund, table_for(fund.entries, sheet), sheet, players)
    else:
        shared = _by_curve(fund, paid.places, sheet, structure.entry_price, asked_for=bool(places))
    if isinstance(shared, Refused):
        return shared
    warnings = _warnings(fund, paid, shared, book)
    return Payouts(fund=fund, amounts=shared, least=paid.least, most=paid.most, warnings=warnings)


def _warnings(fund: Fund, paid: Paid, amounts: tuple[int, ...], book: Book) -> tuple[Warned, ...]:
    found = []
    actual = msgspec.structs.replace(paid, places=len(amounts), own=paid.own and paid.places == len(amounts))
    facts: dict[str, Value] = {
        "places": len(amounts), "entries": fund.entries, "least": paid.least, "most": paid.most
    }  # fmt: skip
    if actual.outside:
        found.append(Warned(code="places_outside_range", facts=facts, clauses=cite(book, "paid_places")))
    if len(amounts) < paid.places:
        found.append(Warned(code="fewer_places", facts={**facts, "wanted": paid.places}))
    return tuple(found)


def _given(fund: Fund, amounts: Sequence[int], sheet: Payout) -> tuple[int, ...] | Refused:
    if min(amounts) < 1:
        return impossible(min(amounts), "money", ">= 1")
    for place, amount in enumerate(amounts[1:], 2):
        if amount > amounts[place - 2]:
            return Refused("better_place_pays_less",
                           {"place": place, "amount": amount, "above": amounts[place - 2]})  # fmt: skip
    if sum(amounts) != fund.prizes:
        return Refused("payouts_do_not_add_up", {"told": sum(amounts), "expected": fund.prizes,
                                                 "difference": sum(amounts) - fund.prizes})  # fmt: skip
    if amounts[-1] < sheet.minimum_cash:
        return Refused("below_minimum_cash", {"amount": amounts[-1], "minimum": sheet.minimum_cash})
    return tuple(amounts)


def _by_curve(
    fund: Fund, places: int, sheet: Payout, price: int, asked_for: bool
) -> tuple[int, ...] | Refused:
    """Without a minimum cash on the sheet it is one and a half times the entry, up to half of an even
    share."""
    unit = sheet.rounding
    if not sheet.minimum_cash:
        least = min(price * 3 // 2, fund.prizes // (2 * places)) // unit * unit
        least = max(least, unit)
    else:
        least = -(-sheet.minimum_cash // unit) * unit
    fitting = fund.prizes // least
    if places > fitting and asked_for:
        facts: dict[str, Value] = {"minimum": least, "places": places, "prizes": fund.prizes, "most": fitting}
        return Refused("minimum_cash_too_high", facts)
    if fitting < 1:
        return (fund.prizes,)
    return tuple(curve(fund.prizes, min(places, fitting), least, unit, sheet.steepness))


def _by_table(fund: Fund, shares: Sequence[int], sheet: Payout, players: int) -> tuple[int, ...] | Refused:
    """Shares of the sheet in ten-thousandths, in whole units: who would get less than the minimum gets it,
    and the others give in proportion to what they have above it."""
    shares = sorted((share for share in shares if share > 0), reverse=True)[:players]
    unit = sheet.rounding
    least = -(-sheet.minimum_cash // unit)
    units, odd = divmod(fund.prizes, unit)
    if least * len(shares) > units:
        return Refused("minimum_cash_too_high",
                       {"minimum": least * unit, "places": len(shares), "prizes": fund.prizes,
                        "most": units // max(least, 1)})  # fmt: skip
    exact = [Fraction(units * share, sum(shares)) for share in shares]
    spare = [max(value - least, Fraction(0)) for value in exact]
    scale = Fraction(units - least * len(shares)) / (sum(spare) or 1)
    amounts = [unit * amount for amount in whole([least + one * scale for one in spare], units)]
    amounts = [amount for amount in amounts if amount] or [0]
    amounts[0] += odd
    return tuple(amounts)


def _seats(fund: Fund, structure: Structure, players: int) -> Payouts:
    """As many seats as the fund buys; what is left goes to the next place."""
    satellite = structure.satellite
    assert satellite is not None
    seats = min(fund.prizes // max(satellite.seat_value, 1), players)
    rest = fund.prizes - seats * satellite.seat_value
    amounts = [satellite.seat_value] * seats
    if rest and seats < players:
        amounts.append(rest)
    elif rest:
        amounts[0] += rest
    count = len(amounts)
    return Payouts(fund=fund, amounts=tuple(amounts), least=count, most=count, seats=seats)
