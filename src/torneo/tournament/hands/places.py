"""Finishing places: who went out when, and who ties with whom under the book."""

from collections.abc import Iterator
from itertools import groupby

import msgspec

from torneo.rulebook import Book
from torneo.tournament.entries.state import Entry
from torneo.tournament.hands.state import Elimination
from torneo.tournament.state import Tournament

#: Entries that never took part: no place.
_NOT_PLACED = frozenset({"cancelled", "registered", "alternate"})


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """The best place of those who tie (``tied`` says how many), with the entry in it."""

    place: int
    entry: int
    player: str
    tied: int = 1
    how: str = "played"


def places(state: Tournament, book: Book) -> list[Place]:
    """Everybody placed so far, best first. Who still holds chips is placed once the event has ended."""
    alive = state.alive()
    found: list[Place] = []
    if state.phase == "ended":
        found += _left(state, alive)
    below = len(alive)
    groups = list(_groups(state.eliminations, book))
    for group in reversed(groups):
        found += [_place(state, below + 1, one.entry, len(group), one.how) for one in group]
        below += len(group)
    return found


def _left(state: Tournament, alive: list[Entry]) -> Iterator[Place]:
    """The winner; by their stacks, if the event ended with several left."""
    ahead = 0
    for _, equal in groupby(sorted(alive, key=lambda entry: -entry.stack), key=lambda entry: entry.stack):
        group = list(equal)
        yield from (_place(state, ahead + 1, entry.number, len(group)) for entry in group)
        ahead += len(group)


def _place(state: Tournament, place: int, entry: int, tied: int = 1, how: str = "played") -> Place:
    return Place(place=place, entry=entry, player=state.entries[entry].player, tied=tied, how=how)


def _groups(eliminations: list[Elimination], book: Book) -> Iterator[list[Elimination]]:
    """Eliminations from first to last out; those that tie together."""
    for _, moment in groupby(_in_order(eliminations), key=_moment):
        yield from _ties(list(moment), book)


def _in_order(eliminations: list[Elimination]) -> list[Elimination]:
    """As they happened, but a hand-for-hand round is one moment whichever table reported first."""
    started: dict[tuple[str, int], int] = {}
    order = []
    for place, one in enumerate(eliminations):
        key = (one.session, one.together)
        order.append((started.setdefault(key, place) if one.together else place, place, one))
    return [one for _, _, one in sorted(order, key=lambda item: item[:2])]


def _moment(one: Elimination) -> tuple[object, ...]:
    """Those with the same moment went out together: same round, declared so, same hand, or at once."""
    if one.together:
        return (one.session, "round", one.together)
    if one.moment:
        return (one.session, "declared", one.moment)
    return (one.session, "time", one.at)


def _ties(moment: list[Elimination], book: Book) -> Iterator[list[Elimination]]:
    """The eliminations of one moment, lowest place first, those that share one in one list.

    Where different tables tie, the order within each hand still counts: the best of each hand tie, below
    them the second of each, and so on.
    """
    if len(moment) == 1:
        yield moment
        return
    hands: dict[tuple[int, int], list[Elimination]] = {}
    for one in moment:
        hands.setdefault((one.table, one.hand), []).append(one)
    if len(hands) == 1:
        yield from _one_hand(moment, book)
        return
    rule = book.values[
        "elimination_different_tables_hand_for_hand"
        if moment[0].together
        else "elimination_different_tables_otherwise"
    ]
    if rule == "larger_starting_stack_higher":
        yield from _by_stack(moment, book)
        return
    ranked = [list(_one_hand(hand, book)) for hand in hands.values()]
    if rule == "order_of_elimination":
        for groups in ranked:
            yield from groups
        return
    for deep in range(max(map(len, ranked)), 0, -1):
        yield [one for groups in ranked if len(groups) >= deep for one in groups[-deep]]


def _one_hand(hand: list[Elimination], book: Book) -> Iterator[list[Elimination]]:
    """Those who went out in one hand at one table."""
    if book.values["elimination_same_table"] == "tie_share_prizes":
        yield hand
    else:
        yield from _by_stack(hand, book)


def _by_stack(moment: list[Elimination], book: Book) -> Iterator[list[Elimination]]:
    """The larger stack at the start of the hand finishes higher; equal stacks as the book says."""
    for _, equal in groupby(sorted(moment, key=lambda one: one.stack), key=lambda one: one.stack):
        group = list(equal)
        if len(group) > 1 and book.values["elimination_equal_stacks"] == "better_hand_higher":
            known = all(one.rank for one in group)
            if known:
                yield from ([one] for one in sorted(group, key=lambda one: -one.rank))
                continue
        yield group
