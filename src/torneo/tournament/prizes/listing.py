"""Who gets what: the prizes of everybody placed so far, to the last unit.

- Those who tie share the prizes of their places; odd units go to the larger stacks they went out with.
- A disqualified player gets no prize, gone out before or not: everybody below moves up one. Bounties already
  earned are his own.
- After a deal, or when the room closed, those settled get what was settled, and the champion the rest; the
  part of somebody disqualified after that goes to the champion.
- Prizes for places nobody can take any more go to the champion: the best placed who was not disqualified. If
  everybody was, nobody gets a prize.
"""

from collections.abc import Iterator
from itertools import groupby

import msgspec

from torneo.rulebook import Book
from torneo.tournament.hands.places import Place, places
from torneo.tournament.prizes.after_the_end import once_ended
from torneo.tournament.prizes.bounties import bounties_won, split
from torneo.tournament.state import Tournament


class Prize(msgspec.Struct, frozen=True, kw_only=True):
    """``parts`` make up ``amount``: ``place``, ``seat``, ``deal``, ``closing_time``, ``title``, ``bounty``,
    ``unclaimed``. ``place`` 0: still playing, with bounties already earned. ``ticket``: the seat won, in the
    name of ``holder``."""

    place: int
    entry: int
    player: str
    amount: int
    parts: dict[str, int]
    tied: int = 1
    ticket: str = ""
    holder: str = ""


def paid(state: Tournament) -> int:
    """Places that are paid, once they are published; 0 before."""
    return len(state.prizes.amounts)


def in_the_money(state: Tournament) -> bool:
    """Is every player left sure of a prize?"""
    return 0 < len(state.alive()) <= paid(state)


def remaining_prizes(state: Tournament) -> list[int]:
    """What those still in play for, from the first place down: nothing once the event has ended."""
    if state.phase in ("ended", "cancelled"):
        return []
    if state.prizes.settled_places:
        return [state.prizes.title] if state.prizes.title else []
    return state.prizes.amounts[: len(state.alive())]


def prize_list(state: Tournament, book: Book) -> list[Prize]:
    """Best place first; who has only earned bounties comes where he finished, or first while still in."""
    return [*once_ended("prizes", state, book, _worked_out)]


def _worked_out(state: Tournament, book: Book) -> list[Prize]:
    placed = places(state, book)
    parts: dict[int, dict[str, int]] = {one.entry: {} for one in placed}
    for entry, kind, amount in _shares(state, placed):
        if amount:
            parts[entry][kind] = parts[entry].get(kind, 0) + amount
    earned = bounties_won(state)
    for entry, amount in earned.items():
        parts.setdefault(entry, {})["bounty"] = amount
    champion = _champion(state, placed)
    if champion is not None:
        _add(parts[champion.entry], "bounty", state.prizes.fund.bounties - sum(earned.values()))
    known = {one.entry: one for one in placed}
    still = [entry for entry in earned if entry not in known]
    return [
        _prize(state, entry, known.get(entry), parts[entry])
        for entry in (*still, *known)
        if any(parts[entry].values())
    ]


def prize_of(state: Tournament, entry: int, book: Book) -> Prize | None:
    return next((one for one in prize_list(state, book) if one.entry == entry), None)


def _prize(state: Tournament, entry: int, place: Place | None, parts: dict[str, int]) -> Prize:
    player = state.entries[entry].player
    seat = "seat" in parts
    return Prize(
        place=place.place if place else 0, entry=entry, player=player, amount=sum(parts.values()),
        parts=parts, tied=place.tied if place else 1, ticket=f"{state.id}-{entry}" if seat else "",
        holder=state.prizes.holders.get(entry, player) if seat else "",
    )  # fmt: skip


def disqualified(state: Tournament, place: Place) -> bool:
    """Was the player in this place disqualified, with this entry or another of his?"""
    own = state.players[place.player].entries
    return any(state.entries[number].taken_out == "disqualified" for number in own)


def _champion(state: Tournament, placed: list[Place]) -> Place | None:
    if state.phase != "ended":
        return None
    return next((one for one in placed if not disqualified(state, one)), None)


def _shares(state: Tournament, placed: list[Place]) -> Iterator[tuple[int, str, int]]:
    """(entry, kind of part, amount) of everybody placed."""
    prizes = state.prizes
    champion = _champion(state, placed)
    position = prizes.settled_places or (0 if state.phase == "ended" else len(state.alive()))
    gone = {one.entry: one.stack for one in state.eliminations} if prizes.amounts else {}
    lost = 0
    for _, tied in groupby(placed, key=lambda one: one.place):
        group = list(tied)
        if group[0].entry in prizes.settled:
            for one in group:
                amount = prizes.settled.get(one.entry, 0)
                if disqualified(state, one):
                    lost += amount
                else:
                    yield one.entry, prizes.settled_by, amount
            continue
        group = [one for one in group if not disqualified(state, one)]
        group.sort(key=lambda one: (-gone.get(one.entry, 0), one.entry))
        yield from _of_places(state, group, position)
        position += len(group)
        if position >= len(prizes.amounts):
            break
    if champion is not None:
        yield champion.entry, "title", prizes.title + lost
        yield champion.entry, "unclaimed", sum(prizes.amounts[position:])


def _of_places(state: Tournament, group: list[Place], position: int) -> Iterator[tuple[int, str, int]]:
    """The prizes of the places from ``position`` + 1 on, shared by those who tie for them."""
    amounts = state.prizes.amounts[position : position + len(group)]
    if not group or not amounts:
        return
    seat = state.structure.satellite.seat_value if state.structure.satellite else 0
    if position + len(group) <= state.prizes.seats:
        for one in group:
            yield one.entry, "seat", seat
        amounts = [amount - seat for amount in amounts]
    for one, amount in zip(group, split(sum(amounts), len(group)), strict=True):
        yield one.entry, "place", amount


def _add(parts: dict[str, int], kind: str, amount: int) -> None:
    if amount > 0:
        parts[kind] = parts.get(kind, 0) + amount


def delivered(state: Tournament, entry: int) -> int:
    """What the entry has already been paid. A prize put off is still owed."""
    return sum(one.amount for one in state.prizes.deliveries if one.entry == entry and one.kind != "deferred")


def cut_short(state: Tournament, changed: Tournament, book: Book) -> Iterator[tuple[int, int, int]]:
    """Prizes handed over that would be smaller than that in the changed event: entry, handed over, left."""
    entries = dict.fromkeys(one.entry for one in state.prizes.deliveries)
    after = {one.entry: one.amount for one in prize_list(changed, book)} if entries else {}
    for entry in entries:
        paid_out = delivered(state, entry)
        if paid_out > after.get(entry, 0):
            yield entry, paid_out, after.get(entry, 0)


def owed(state: Tournament, entry: int, book: Book) -> int:
    prize = prize_of(state, entry, book)
    return (prize.amount if prize else 0) - delivered(state, entry)
