"""Seats around the table and the order they come in."""

from collections.abc import Mapping, Sequence
from functools import cache

from torneo.hand.illegal import SetupError


def occupied_seats(stacks: Mapping[int, int]) -> list[int]:
    """Seat numbers of the players, checked: at least two, every stack above zero."""
    for seat, stack in stacks.items():
        if seat < 1:
            raise SetupError("seats", f"seat numbers start at 1, got {seat}")
        if stack <= 0:
            raise SetupError("stacks", f"seat {seat} must have chips to be dealt in, has {stack}")
    if len(stacks) < 2:
        raise SetupError("seats", f"a hand needs at least two players, got {len(stacks)}")
    return sorted(stacks)


def clockwise(seats: Sequence[int], button: int) -> tuple[int, ...]:
    """Sorted seats in dealing order: first the one left of the button, which may stand on an empty seat."""
    after = [seat for seat in seats if seat > button]
    return (*after, *(seat for seat in seats if seat <= button))


@cache
def others_after(count: int, place: int) -> tuple[int, ...]:
    """The other places, last to act first, so that a list of them can be popped in turn."""
    return (*range(place - 1, -1, -1), *range(count - 1, place, -1))


@cache
def all_from(count: int, place: int) -> tuple[int, ...]:
    """Every place from ``place`` on, last to act first."""
    return (*others_after(count, place), place)
