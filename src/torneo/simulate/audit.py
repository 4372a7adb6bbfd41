"""What must hold when the last prize is paid: nothing open, every unit handed over, every place taken once,
every penalty served as it was given."""

from collections.abc import Iterator
from itertools import groupby

from torneo.rulebook import Book
from torneo.tournament.conduct.penalty_events import PenaltyGiven
from torneo.tournament.hands.events import HandEnded
from torneo.tournament.hands.places import places
from torneo.tournament.kernel import Happened
from torneo.tournament.prizes.listing import delivered, prize_list
from torneo.tournament.state import Tournament

_NEVER_PLAYED = frozenset({"cancelled", "registered", "alternate", "forfeited", "qualified"})


def findings(state: Tournament, book: Book) -> Iterator[str]:
    """Everything wrong with an event that has ended."""
    yield from _open(state)
    yield from _places(state, book)
    yield from _prizes(state, book)
    yield from _deals(state)


def _open(state: Tournament) -> Iterator[str]:
    conduct = state.conduct
    for one in state.infractions:
        if not one.answer:
            yield f"conduct: infraction {one.number} ({one.clause}) was never answered"
    for name, numbers in (("open", conduct.open), ("pending", conduct.pending), ("told", conduct.told),
                          ("suspected", conduct.suspected)):  # fmt: skip
        if numbers:
            yield f"conduct: {name} {numbers} at the end"


def _places(state: Tournament, book: Book) -> Iterator[str]:
    """1, 2, 2, 4 ...: everybody who played has one place, and those who tie fill the ones below."""
    placed = places(state, book)
    ahead = 0
    for place, tied in groupby(placed, key=lambda one: one.place):
        group = list(tied)
        if place != ahead + 1 or any(one.tied != len(group) for one in group):
            yield f"places: {len(group)} in place {place} behind {ahead} others"
        ahead += len(group)
    played = {one.number for one in state.entries.values() if one.status not in _NEVER_PLAYED}
    named = [one.entry for one in placed]
    if len(named) != len(set(named)) or set(named) != played:
        yield f"places: {len(named)} given to {len(set(named))} of {len(played)} entries"


def _prizes(state: Tournament, book: Book) -> Iterator[str]:
    fund = state.prizes.fund
    if not state.prizes.published_at:
        return
    amounts = state.prizes.amounts
    if sum(amounts) != fund.prizes or amounts != sorted(amounts, reverse=True):
        yield f"prizes: {amounts} published of {fund.prizes}"
    listed = prize_list(state, book)
    total = sum(one.amount for one in listed)
    if total != fund.prizes + fund.bounties:
        yield f"prizes: {total} owed of a fund of {fund.prizes} and bounties of {fund.bounties}"
    handed = sum(one.amount for one in state.prizes.deliveries if one.kind != "deferred")
    if handed != total:
        yield f"prizes: {handed} handed over of {total}"
    for one in listed:
        if delivered(state, one.entry) != one.amount:
            yield f"prizes: entry {one.entry} got {delivered(state, one.entry)} of {one.amount}"


def _deals(state: Tournament) -> Iterator[str]:
    prizes = state.prizes
    for deal in prizes.deals:
        if sum(deal.shares.values()) + deal.reserve != deal.remaining:
            yield f"deal {deal.number}: {sum(deal.shares.values())} and {deal.reserve} of {deal.remaining}"
        if deal.status in ("proposed", "agreed"):
            yield f"deal {deal.number}: still {deal.status} at the end"
        if deal.status == "applied":
            settled = sum(prizes.settled.values()) + prizes.title
            if settled != deal.remaining:
                yield f"deal {deal.number}: {settled} settled of {deal.remaining}"


class Served:
    """Counts the hands every penalised player missed, from the hands alone: each hand dealt to the player
    counts for the oldest penalty that is not over, except the hand in which it was given."""

    def __init__(self) -> None:
        self.given: dict[str, list[int]] = {}
        self.left: dict[int, int] = {}

    def before(self, state: Tournament, happened: Happened) -> None:
        """``state`` is that before the event."""
        event = happened.event
        if isinstance(event, PenaltyGiven):
            if event.hands:
                number = len(state.conduct.penalties) + 1
                self.left[number] = event.hands
                self.given.setdefault(event.player, []).append(number)
        elif isinstance(event, HandEnded) and self.given:
            self._ended(state, event)

    def _ended(self, state: Tournament, event: HandEnded) -> None:
        table = state.tables[event.table]
        assert table.hand is not None
        for seat in table.hand.dealt:
            entry = table.seats[seat - 1]
            for number in self.given.get(state.entries[entry].player, ()) if entry else ():
                one = state.conduct.penalties[number - 1]
                begun = (one.after_table, one.after_hand) != (event.table, event.number)
                if self.left[number] and begun:
                    self.left[number] -= 1
                    break

    def findings(self, state: Tournament) -> Iterator[str]:
        for number, left in self.left.items():
            one = state.conduct.penalties[number - 1]
            if one.status != "lifted" and (one.left != left or (one.status == "done") != (left == 0)):
                yield f"penalty {number}: {left} of {one.hands} hands left to miss, {one.left} on record"
