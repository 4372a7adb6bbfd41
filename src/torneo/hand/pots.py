"""Main pot and side pots: a pure function of what each player put in and who is still in."""

from collections.abc import Sequence
from typing import NamedTuple


class Pot(NamedTuple):
    """``places`` may win it, in clockwise order from the button."""

    amount: int
    places: tuple[int, ...]


def side_pots(paid: Sequence[int], live: Sequence[bool], dead_money: int = 0) -> list[Pot]:
    """Pots from the main pot outwards.

    ``dead_money`` (a big-blind ante, a carried remainder) belongs to the main pot and is matched by nobody.
    Chips of a folded player above every live one join the last pot that still has an owner.
    """
    pots: list[Pot] = []
    amount, floor = dead_money, 0
    contenders = [place for place, alive in enumerate(live) if alive]
    for ceiling in sorted({paid[place] for place in contenders}):
        for chips in paid:
            if chips > floor:
                amount += (chips if chips < ceiling else ceiling) - floor
        if amount:
            pots.append(Pot(amount, tuple(contenders)))
        amount, floor = 0, ceiling
        contenders = [place for place in contenders if paid[place] > ceiling]
    above = sum(chips - floor for chips in paid if chips > floor)
    if above and pots:
        last = pots[-1]
        pots[-1] = Pot(last.amount + above, last.places)
    elif above:
        pots.append(Pot(above, tuple(place for place, alive in enumerate(live) if alive)))
    return pots


class Award(NamedTuple):
    """Chips won: pot 0 is the main pot; part is ``all``, ``high`` or ``low``."""

    pot: int
    seat: int
    amount: int
    part: str
