"""Seats around the table and the order they come in."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from torneo.hand.illegal import SetupError


def refuse_empty_stack(stacks: Mapping[int, int]) -> None:
    for seat, stack in stacks.items():
        if stack <= 0:
            raise SetupError("stacks", f"seat {seat} must have chips to be dealt in, has {stack}")


def clockwise(seats: Sequence[int], button: int) -> tuple[int, ...]:
    """Sorted seats in dealing order: first the one left of the button, which may stand on an empty seat."""
    after = [seat for seat in seats if seat > button]
    return (*after, *(seat for seat in seats if seat <= button))


@lru_cache(maxsize=4096)
def clockwise_places(seats: tuple[int, ...], button: int) -> tuple[tuple[int, ...], dict[int, int]]:
    """Seats in dealing order, and the place of each; both are shared and never changed."""
    if len(seats) < 2:
        raise SetupError("seats", f"a hand needs at least two players, got {len(seats)}")
    for seat in seats:
        if seat < 1:
            raise SetupError("seats", f"seat numbers start at 1, got {seat}")
    order = clockwise(sorted(seats), button)
    return order, {seat: place for place, seat in enumerate(order)}


@cache
def others_after(count: int, place: int) -> tuple[int, ...]:
    """The other places, last to act first, so that a list of them can be popped in turn."""
    return (*range(place - 1, -1, -1), *range(count - 1, place, -1))


@cache
def all_from(count: int, place: int) -> tuple[int, ...]:
    """Every place from ``place`` on, last to act first."""
    return (*others_after(count, place), place)
