"""The kinds of streams: what decides them, what must hold in them, and the book in force."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from torneo.commission import CASE, Case
from torneo.journal.keeper import Kind
from torneo.journal.store import StreamHead
from torneo.rulebook import Book, load_book, read_house
from torneo.tournament import TOURNAMENT, Tournament, asked_again, problems
from torneo.tournament.asked_again import Mismatch
from torneo.tournament.corrections.verifying import check
from torneo.tournament.kernel import Decider, Happened
from torneo.tournament.ranking import CIRCUIT, Circuit
from torneo.tournament.recorded import HAND, Recorded
from torneo.tournament.recorded.verifying import check as check_hand


@lru_cache(maxsize=32)
def base_book(book: str, house: str) -> Book:
    """One of the books, or the house book of a text; ``RulebookError`` says what is wrong with it."""
    return read_house(house, book) if house else load_book(book)


@lru_cache(maxsize=64)
def _changed(book: str, house: str, policies: bytes) -> Book:
    return base_book(book, house).with_policies(msgspec.msgpack.decode(policies))


def plain_book(_: Any, head: StreamHead) -> Book:
    """The book of a stream that changes no policies."""
    return base_book(head.book, head.house)


def event_book(state: Tournament | Recorded, head: StreamHead) -> Book:
    """The book with the values this event has changed, or the event of a recorded hand."""
    if not state.policies:
        return base_book(head.book, head.house)
    return _changed(head.book, head.house, msgspec.msgpack.encode(state.policies))


def _asked_again(decider: Decider[Any], new: Callable[[], Any]) -> Callable[..., list[Mismatch]]:
    def check_commands(
        happened: list[Happened], in_force: Callable[[Any], Book], _: Sequence[str] = ()
    ) -> list[Mismatch]:
        return asked_again.check(decider, new(), happened, in_force)

    return check_commands


#: A stream's kind -> how it is kept. Kinds are stored: they are never renamed.
KINDS: dict[str, Kind] = {
    "tournament": Kind(decider=TOURNAMENT, new=Tournament, book=event_book, problems=problems, check=check),
    "case": Kind(decider=CASE, new=Case, book=plain_book, check=_asked_again(CASE, Case)),
    "circuit": Kind(decider=CIRCUIT, new=Circuit, book=plain_book, check=_asked_again(CIRCUIT, Circuit)),
    "hand": Kind(decider=HAND, new=Recorded, book=event_book, check=check_hand),
}
