"""Hands recorded at the tables of an event: their streams, how one begins and ends, who may see it when."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from torneo.hand import GAMES
from torneo.journal.keeper import UnknownStream
from torneo.journal.line import Reader
from torneo.journal.store import StreamHead, StreamTaken
from torneo.room.keeping import give, keeper
from torneo.room.keys import Key, own, part
from torneo.room.models import Showing
from torneo.room.pace import OF, now_of
from torneo.room.streams import look_through
from torneo.tournament import Actor, Asked, Refused, Tournament
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.hands.meant import of_this_hand
from torneo.tournament.live_hand.spot import setup_of
from torneo.tournament.recorded import HAND, BeginHand, EndHand, Recorded, TakeBackAct, TellAct, result

_LONGEST_EVENT = 56
#: What the public sees of a hand: at once, when it is over, or some minutes later.
PUBLIC = ("live", "after", "delayed")
MOST_MINUTES, MOST_SECONDS = 24 * 60, 3600


# ---- names ---------------------------------------------------------------------------------------------


def short_name(stream: str) -> str:
    """``m1-7`` of ``copa--m1-7``: how addresses call a hand."""
    return stream.rpartition(OF)[2]


def stream_of(event: str, name: str) -> str:
    """The stream of a hand of the event; ``UnknownStream`` if there is none."""
    stream = f"{event[:_LONGEST_EVENT]}{OF}{name}"
    head = keeper().journal.head(stream)
    if head is None or head.kind != "hand":
        raise UnknownStream(stream)
    if keeper().reading(stream, lambda hand: hand.event) != event:
        raise UnknownStream(stream)
    return stream


def hand_of(stream: str) -> Recorded:
    """The hand as it is now, for whoever looks at it while others tell it."""
    hand: Recorded = keeper().reading(stream, _as_it_is)
    return hand


def _as_it_is(hand: Recorded) -> Recorded:
    return replace(hand, steps=list(hand.steps), rulings=list(hand.rulings), answered=dict(hand.answered))


def hands_of(event: str, table: int = 0) -> list[tuple[str, Recorded]]:
    """The recorded hands of an event, or of one of its tables, the newest first."""
    start = f"{event[:_LONGEST_EVENT]}{OF}m{f'{table}-' if table else ''}"
    found = look_through(
        "hand", lambda name, hand: (name, _as_it_is(hand)), lambda head: head.name.startswith(start)
    )
    ours = [one for one in found.seen if one[1].event == event and one[1].begun_at]
    return sorted(ours, key=lambda one: (one[1].begun_at, one[1].number, _again(one[0])), reverse=True)


def told_of(event: str) -> list[tuple[str, Recorded]]:
    """Whatever hands are told of an event, also those a program keeps under a name of its own, by name."""
    found = look_through("hand", lambda name, hand: (name, _as_it_is(hand)))
    return [one for one in found.seen if one[1].event == event]


def _again(stream: str) -> int:
    """How many times the hand has been begun: ``m1-7-2`` is the second record of ``m1-7``."""
    parts = short_name(stream).split("-")
    return int(parts[2]) if len(parts) > 2 and parts[2].isdigit() else 1


def current(event: str, table: int) -> str:
    """The hand being recorded at a table, or the one whose result the event still waits for; empty if there
    is none."""
    playing = keeper().reading(event, lambda state: _playing(state, table))
    for name, hand in hands_of(event, table):
        if not hand.ended_at:
            return name
        if playing and playing == hand.number and not hand.unfinished:
            return name
    return ""


# ---- one hand ------------------------------------------------------------------------------------------


def begin(event: str, table: int, cards: dict[str, Any], by: Actor, key: Key) -> str | Refused:
    """The stream of a new record of the hand at the table, which begins with it where none is in play.
    ``cards``: those known from the start, by seat."""
    known = {seat: held for seat, held in cards.items() if held}
    again = next(((name, hand) for name, hand in hands_of(event, table) if key in hand.answered), None)
    if again is not None:
        name, hand = again
        same = hand.setup.get("cards", {}) == known
        return name if same else Refused("key_conflict", {"command": BeginHand.__name__})
    if not keeper().reading(event, lambda state: _playing(state, table)):
        starts = keeper().reading(event, lambda state: of_this_hand(state, StartHand(table=table)))
        answer = give(event, starts, by, part(key, "start"))
        if isinstance(answer, Refused) and answer.reason != "hand_in_progress":
            return answer
    return _begin(event, table, known, by, key)


def _begin(event: str, table: int, known: dict[str, Any], by: Actor, key: Key) -> str | Refused:
    head = keeper().journal.head(event)
    assert head is not None
    book = keeper().book(event)

    def look(state: Tournament) -> BeginHand | None:
        seats, playing = state.tables[table].seats, state.tables[table].hand
        setup = setup_of(state, table, book)
        if not setup or playing is None:
            return None
        names = {
            int(seat): state.players[state.entries[seats[int(seat) - 1]].player].name
            for seat in setup["seats"]
        }
        return BeginHand(
            event=event, table=table, number=playing.number, names=names, policies=state.policies,
            setup={**setup, **({"cards": known} if known else {})},
        )  # fmt: skip

    command = keeper().reading(event, look)
    if command is None:
        return Refused("hand_not_begun")
    if GAMES[command.setup["game"]].is_stud and not _doors(command.setup):
        return Refused("cards_missing")
    for name in _names(event, table, command.number):
        asked: Asked[Any] = Asked(command=command, by=by, at=now_of(event), key=key)
        try:
            answer = keeper().begin(StreamHead(name, "hand", head.book, head.house), asked)
        except StreamTaken:
            continue
        if isinstance(answer, Refused) and answer.reason == "hand_begun":
            continue
        return answer if isinstance(answer, Refused) else name
    raise AssertionError


def _doors(setup: dict[str, Any]) -> bool:
    """Is everybody's first open card known? It says who begins."""
    known = setup.get("cards", {})
    return all(len(known.get(seat, ())) > 2 and known[seat][2] != "??" for seat in setup["seats"])


def _names(event: str, table: int, number: int) -> Iterator[str]:
    """Free names: of a hand told a second time too."""
    first = f"{event[:_LONGEST_EVENT]}{OF}m{table}-{number}"
    taken = {head.name for head in keeper().journal.heads() if head.name.startswith(first)}
    again = 1
    while True:
        name = first if again == 1 else f"{first}-{again}"
        if name not in taken:
            yield name
        again += 1


def tell(stream: str, step: dict[str, Any], by: Actor, key: Key) -> Refused | None:
    answer = give(stream, TellAct(step=step), by, key)
    return answer if isinstance(answer, Refused) else None


def take_back(stream: str, by: Actor, key: Key) -> Refused | None:
    answer = give(stream, TakeBackAct(), by, key)
    return answer if isinstance(answer, Refused) else None


def leave(stream: str, by: Actor) -> Refused | None:
    """The hand goes on, its record does not."""
    answer = give(stream, EndHand(unfinished=True), by, own("leave", stream))
    return answer if isinstance(answer, Refused) else None


def report_of(stream: str) -> ReportHand | Refused:
    """What the event will be told of the hand. Chips that waited for this pot wait for the next."""
    hand = hand_of(stream)
    found = result(hand, keeper().book(stream))
    if isinstance(found, Refused):
        return found
    waiting = keeper().reading(hand.event, lambda state: state.tables[hand.table].carried)
    return replace(found, carried=found.carried + waiting, hand=hand.number)


def reported(stream: str, state: Tournament) -> bool:
    """Has the event been told the result of this record?"""
    return own("result", stream) in state.answered


def end(stream: str, by: Actor) -> Refused | None:
    """The record is complete and its result goes to the event: given twice, nothing happens twice."""
    hand = hand_of(stream)
    report = report_of(stream)
    if isinstance(report, Refused):
        return report
    if not hand.ended_at:
        answer = give(stream, EndHand(), by, own("end", stream))
        if isinstance(answer, Refused):
            return answer
    if keeper().reading(hand.event, lambda state: reported(stream, state)):
        return None
    answer = give(hand.event, report, by, own("result", stream))
    return answer if isinstance(answer, Refused) else None


def _playing(state: Tournament, table: int) -> int:
    hand = state.tables[table].hand
    return hand.number if hand is not None else 0


# ---- who may see it when -------------------------------------------------------------------------------


def showing(event: str) -> Showing:
    """What the director has chosen; until then the public sees a hand when it is over."""
    return Showing.objects.filter(stream=event).first() or Showing(stream=event)


def as_of(stream: str, moment: int) -> Recorded:
    """The hand as far as it was on record at that moment."""
    hand, reader = Recorded(), Reader(HAND)
    for line in keeper().lines(stream):
        if line.at > moment:
            break
        HAND.evolve(hand, reader.happened(line))
    return hand


def for_public(stream: str, chosen: Showing) -> Recorded | None:
    """What the public may know of a hand now; None if nothing yet."""
    hand = hand_of(stream)
    now = now_of(hand.event)
    if chosen.public == "live":
        return hand
    if chosen.public == "delayed":
        seen = as_of(stream, now - chosen.minutes * 60_000)
        return seen if seen.begun_at else None
    played = keeper().reading(hand.event, lambda state: _playing(state, hand.table)) != hand.number
    return hand if hand.ended_at and (played or not hand.unfinished) else None


def for_stream(event: str, table: int, chosen: Showing) -> Recorded | None:
    """The newest hand of a table, as far as the delay of the stream lets it be shown."""
    moment = now_of(event) - chosen.overlay_seconds * 1_000
    for name, hand in hands_of(event, table):
        if hand.begun_at <= moment:
            return as_of(name, moment)
    return None
