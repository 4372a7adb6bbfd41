"""What each of those who work in the room goes on wishing for, one thing after another."""

import itertools
from collections.abc import Callable, Iterator

from tools.chaos.ledger import Wish
from tools.chaos.room import Events

#: Gives the events in play at the moment.
Where = Callable[[], Events]
Wishes = Iterator[Wish]


def registered(events: Events, player: str) -> Wish:
    person: dict[str, object] = {
        "player": player, "name": f"Persona {player}", "document": player, "born": "1985-05-05"
    }  # fmt: skip
    return Wish(events.play, "RegisterPlayer", person, "PlayerRegistered", player, f"r-{player}")


def entries(who: str, where: Where) -> Wishes:
    """The desk: somebody is registered, then enters."""
    for number in itertools.count(1):
        events, player = where(), f"{who}-{number}"
        yield registered(events, player)
        entry: dict[str, object] = {"player": player, "session": events.session, "method": "cash"}
        yield Wish(events.play, "EnterPlayer", entry, "Entered", player, f"e-{player}")


def times(who: str, where: Where) -> Wishes:
    """The console: a second more for the level."""
    for number in itertools.count(1):
        mark = f"{who}-{number}"
        yield Wish(where().play, "AddTime", {"seconds": 1, "why": mark}, "TimeAdded", mark, f"t-{mark}")


def penalties(who: str, where: Where) -> Wishes:
    """The direction: somebody, what he did, and the answer: always a newcomer's first time, as the answer to
    a second would be another. Nobody else records infractions, so that their numbers are known."""
    last, infraction = "", 0
    for number in itertools.count(1):
        events, mark = where(), f"{who}-{number}"
        last, infraction = events.play, infraction + 1 if last == events.play else 1
        yield registered(events, mark)
        told: dict[str, object] = {"clause": events.clause, "player": mark, "facts": mark}
        yield Wish(events.play, "RecordInfraction", told, "InfractionRecorded", mark, f"i-{mark}")
        answer: dict[str, object] = {"infraction": infraction, "penalty": "verbal_warning", "why": mark}
        yield Wish(events.play, "GivePenalty", answer, "PenaltyGiven", mark, f"p-{mark}")


def hands(who: str, where: Where) -> Wishes:
    """The dealer of a full table: a hand begins, and ends with 25 points gone from one seat to the next. The
    hand's number tells it from all others."""
    last, hand = "", 0
    for _ in itertools.count(1):
        events = where()
        last, hand = events.play, hand + 1 if last == events.play else 1
        mark = f"{events.table}/{hand}"
        begin: dict[str, object] = {"table": events.table}
        yield Wish(events.play, "StartHand", begin, "HandStarted", mark, f"s-{who}-{events.play}-{hand}")
        lent = 25 * (hand % 2)
        end: dict[str, object] = {"table": events.table, "stacks": {"1": 10_000 - lent, "2": 10_000 + lent}}
        yield Wish(events.play, "ReportHand", end, "HandEnded", mark, f"h-{who}-{events.play}-{hand}")


def prizes(who: str, where: Where) -> Wishes:
    """The cashier: a prize paid out cent by cent."""
    for number in itertools.count(1):
        events, mark = where(), f"{who}-{number}"
        paid: dict[str, object] = {
            "entry": events.winner, "method": "transferencia", "document": events.document,
            "signature": mark, "amount": 1,
        }  # fmt: skip
        yield Wish(events.paid, "PayPrize", paid, "PrizePaid", mark, f"c-{mark}")


#: Event -> the fields of it that make its mark.
MARKS: dict[str, tuple[str, ...]] = {
    "PlayerRegistered": ("player",),
    "Entered": ("player",),
    "TimeAdded": ("why",),
    "InfractionRecorded": ("facts",),
    "PenaltyGiven": ("why",),
    "HandStarted": ("table", "number"),
    "HandEnded": ("table", "number"),
    "PrizePaid": ("signature",),
}
