"""A failing spot made as short as it goes: acts, players and particulars left out while it still fails."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tools.unruly.spots import Plain

Spot = tuple[Plain, list[Plain]]
Fails = Callable[[Plain, Sequence[Plain]], bool]

_NEEDED: Final = ("game", "level", "button", "seats")


def shortest(setup: Plain, steps: Sequence[Plain], fails: Fails) -> Spot:
    """The spot with everything left out that the failure does not need, one thing at a time."""
    spot = (setup, list(steps))
    before = None
    while spot != before:
        before = spot
        for less in (_fewer_acts, _less_of_the_setup, _fewer_particulars):
            spot = _while_it_fails(spot, less, fails)
    return spot


def _while_it_fails(spot: Spot, less: Callable[[Spot, int], Iterator[Spot]], fails: Fails) -> Spot:
    """Everything tried once from the front, each success kept and gone on from."""
    at = 0
    while True:
        tried = False
        for shorter in less(spot, at):
            tried = True
            if fails(*shorter):
                spot = shorter
                break
        else:
            if not tried:
                return spot
            at += 1


def _fewer_acts(spot: Spot, at: int) -> Iterator[Spot]:
    """Without the acts from there on: many of them, some, or one; never without the last."""
    setup, steps = spot
    for size in (16, 8, 4, 2, 1):
        if at + size < len(steps):
            yield setup, steps[:at] + steps[at + size :]


def _less_of_the_setup(spot: Spot, at: int) -> Iterator[Spot]:
    setup, steps = spot
    yield from ((one, steps) for one in list(_shorter_setups(setup))[at : at + 1])


def _shorter_setups(setup: Plain) -> Iterator[Plain]:
    for key in setup:
        if key not in _NEEDED:
            yield {name: value for name, value in setup.items() if name != key}
    seats = setup["seats"]
    for seat, player in seats.items():
        if len(seats) > 2:
            cards = {other: held for other, held in setup.get("cards", {}).items() if other != seat}
            left = {other: one for other, one in seats.items() if other != seat}
            yield {**setup, "seats": left, **({"cards": cards} if "cards" in setup else {})}
        if isinstance(player, dict):
            yield {**setup, "seats": {**seats, seat: player["stack"]}}


def _fewer_particulars(spot: Spot, at: int) -> Iterator[Spot]:
    setup, steps = spot
    if at >= len(steps):
        return
    for key in steps[at]:
        less = {name: value for name, value in steps[at].items() if name != key}
        if less:
            yield setup, [*steps[:at], less, *steps[at + 1 :]]
