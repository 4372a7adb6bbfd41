"""The hand told act by act: each is ruled on as it is told, and whatever it brings about belongs to it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from torneo.floor.ruling import Ruling
from torneo.floor.scenario.told import CannotTell, ToldHand, told_hand
from torneo.hand import GAMES
from torneo.rulebook import Book
from torneo.tournament.checks import known_table
from torneo.tournament.conduct.penalty_events import PenaltyLifted
from torneo.tournament.hands.meant import AboutHand, another_hand
from torneo.tournament.kernel import FLOOR, TABLE, Answer, Asked, Events, Refused, Value, decides
from torneo.tournament.live_hand.commands import TakeBackAct, TellAct, TellSpot
from torneo.tournament.live_hand.events import ActTakenBack, ActTold, HandToldFrom
from torneo.tournament.live_hand.possible import does_not_fit, may_not_tell
from torneo.tournament.live_hand.spot import setup_of
from torneo.tournament.live_hand.state import LiveHand
from torneo.tournament.rulings.answers import answer_told, asked_in, lapsed, outlives, with_penalty
from torneo.tournament.rulings.events import RulingGiven
from torneo.tournament.rulings.giving import MOST_STEPS, why_not_told
from torneo.tournament.seats.state import HandNow, Table
from torneo.tournament.state import Tournament

#: Acts of every hand, and the rulings that let them stand.
_USUAL = frozenset({"does", "tables", "mucks", "shows"})
_STANDS = frozenset({"binding", "procedure", "granted", "no_effect"})
#: What may be told of a hand from the deal on; whatever else differs from the table, it is told in part.
_OF_THE_DEAL = frozenset({"cards", "posted", "deck"})
_BLINDS = ("small_blind", "big_blind")
_TOLD_OF_A_SPOT = _OF_THE_DEAL | {
    "start", "seats", "game", "level", "denominations", "event", "button", "small_blind", "big_blind"
}  # fmt: skip


def told(live: LiveHand, book: Book) -> ToldHand:
    """The hand as far as it is told. It is shared: tell a ``copy``."""
    return told_hand(book, live.setup, live.steps)


class Playing(NamedTuple):
    """A table and the hand being played there."""

    table: Table
    hand: HandNow


def playing(state: Tournament, command: AboutHand) -> Playing | Refused:
    """The hand a command means, if it is the one being played."""
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    other = another_hand(table, command)
    if other is not None:
        return other
    if table.hand is None:
        return Refused("hand_not_begun", {"table": table.number})
    return Playing(table, table.hand)


def _missed(hand: HandNow, command: TellAct | TakeBackAct) -> Refused | None:
    """Somebody told something that the giver has not seen."""
    acts = len(hand.told.acts) if hand.told is not None else 0
    if command.after is None or command.after == acts:
        return None
    facts: dict[str, Value] = {
        "table": command.table,
        "hand": hand.number,
        "seen": command.after,
        "now": acts,
    }
    return Refused("told_meanwhile", facts)


@decides(TellSpot, roles=TABLE)
def tell_spot(state: Tournament, asked: Asked[TellSpot], book: Book) -> Answer:
    command = asked.command
    meant = playing(state, command)
    if isinstance(meant, Refused):
        return meant
    table, hand = meant
    strange = sorted(command.spot.keys() - _TOLD_OF_A_SPOT)
    if strange:
        known = ", ".join(sorted(_TOLD_OF_A_SPOT))
        return Refused("not_of_a_spot", {"key": strange[0], "known": known})
    begins = _from(state, table.number, hand.number, book, command.spot)
    return begins if isinstance(begins, Refused) else (begins,)


def _from(
    state: Tournament, table: int, number: int, book: Book, spot: dict[str, Any]
) -> HandToldFrom | Refused:
    """The hand begins to be told: from the table at the deal, or from what differs from it."""
    setup = setup_of(state, table, book)
    if not setup:
        return Refused("too_few_players", {"table": table, "players": 0})
    if not spot.keys().isdisjoint(("seats", "button")):  # the blinds follow from them, unless they are told
        setup = {name: value for name, value in setup.items() if name not in _BLINDS}
    try:
        found = told_hand(book, setup | spot)
    except CannotTell as error:
        return why_not_told(error)
    if not _begins(found.setup):
        return Refused("cards_missing")
    in_part = not spot.keys() <= _OF_THE_DEAL
    return HandToldFrom(table=table, number=number, setup=found.setup, in_part=in_part)


def _begins(setup: dict[str, Any]) -> bool:
    """Can it be told who begins? In stud everybody's first open card says so."""
    if not GAMES[setup["game"]].is_stud or "start" in setup:
        return True
    known = setup.get("cards", {})
    return all(len(known.get(seat, ())) > 2 and known[seat][2] != "??" for seat in setup["seats"])


@decides(TellAct, roles=TABLE)
def tell_act(state: Tournament, asked: Asked[TellAct], book: Book) -> Answer:
    command = asked.command
    meant = playing(state, command)
    if isinstance(meant, Refused):
        return meant
    table, hand = meant
    refused = _missed(hand, command) or may_not_tell(asked.by, command.step)
    if refused is not None:
        return refused
    if hand.told is not None:
        return _act(state, table, hand.number, hand.told, asked, book)
    begins = _from(state, table.number, hand.number, book, {})
    if isinstance(begins, Refused):
        return begins
    live = LiveHand(setup=begins.setup, begun_at=asked.at)
    events = _act(state, table, hand.number, live, asked, book)
    return events if isinstance(events, Refused) else (begins, *events)


def _act(
    state: Tournament, table: Table, number: int, live: LiveHand, asked: Asked[TellAct], book: Book
) -> Answer:
    step = asked.command.step
    if len(live.acts) >= MOST_STEPS:
        return Refused("too_many_steps", {"steps": len(live.acts) + 1, "most": MOST_STEPS})
    try:
        before = told(live, book)
        given = asked_in(state, live, before) if "floor" in step else None
        answer = with_penalty(state, given, step, asked.by, asked.at, book) if given is not None else None
        if isinstance(answer, Refused):
            return answer
        after = told_hand(book, live.setup, [*live.steps, answer.step if answer is not None else step])
    except CannotTell as error:
        return why_not_told(error)
    refused = does_not_fit(before, after)
    if refused is not None:
        return refused
    if given is None or answer is None:
        return _ruled(state, table, number, live, after)
    return answer_told(given, answer, after, lapsed(state, live, after, given))


def usual(step: dict[str, Any], ruling: Ruling) -> bool:
    """Is this what happens in every hand? Such acts are in the hand, not in the register."""
    ordinary = not _USUAL.isdisjoint(step) or step.get("dealer") == "next_street"
    return ordinary and ruling.kind in _STANDS and ruling.infraction is None


def _ruled(state: Tournament, table: Table, number: int, live: LiveHand, after: ToldHand) -> Events:
    """The act, and its ruling where the register has to know it: a question first, if it set one off."""
    step, rulings = after.steps[-1], after.rulings[-1]
    outcome = next((one for one in rulings if one.is_question), rulings[0])
    act = ActTold(
        table=table.number, number=number, step=step, lapsed=lapsed(state, live, after),
        carried_out=_carried_out(state, live, rulings),
    )  # fmt: skip
    if usual(step, outcome):
        return (act,)
    seat = outcome.seat or 0
    entry = state.entry_at(table.number, seat) if seat else None
    ruling = len(state.rulings) + 1
    return (
        replace(act, ruling=ruling),
        RulingGiven(
            ruling=ruling, table=table.number, setup=after.setup, steps=tuple(after.steps), outcome=outcome,
            hand=number, seat=seat if entry else 0, entry=entry.number if entry is not None else 0,
            lasts=outcome.is_question and outlives(after), told=True,
        ),
    )  # fmt: skip


def _carried_out(state: Tournament, live: LiveHand, rulings: Sequence[Ruling]) -> tuple[int, ...]:
    """Rulings on acts out of turn whose turn came with the last act."""
    seats = {one.seat for one in rulings[1:]}
    held = [state.rulings[act.ruling - 1] for act in live.acts if act.ruling] if seats else []
    return tuple(one.number for one in held if one.outcome.kind == "held" and one.outcome.seat in seats)


@decides(TakeBackAct, roles=TABLE)
def take_back_act(state: Tournament, asked: Asked[TakeBackAct], book: Book) -> Answer:
    command = asked.command
    meant = playing(state, command)
    if isinstance(meant, Refused):
        return meant
    table, hand = meant
    refused = _missed(hand, command)
    if refused is not None:
        return refused
    if hand.told is None or not hand.told.acts:
        return Refused("nothing_to_take_back", {"table": table.number, "hand": hand.number})
    last = hand.told.acts[-1]
    if last.answers and asked.by.role not in FLOOR:
        listed = ", ".join(sorted(FLOOR))
        return Refused("role", {"role": asked.by.role, "allowed": listed, "command": "TakeBackAct"})
    return (
        ActTakenBack(
            table=table.number, number=hand.number, step=last.step, ruling=last.ruling, answers=last.answers,
            lapsed=last.lapsed,
        ),
        *_penalty_lifted(state, last.answers),
    )  # fmt: skip


def _penalty_lifted(state: Tournament, answered: int) -> Events:
    """A penalty goes with the answer that gave it; the infraction stays on record until it is answered."""
    given = state.rulings[answered - 1] if answered else None
    if given is None or not given.penalty:
        return ()
    return (PenaltyLifted(penalty=given.penalty, why=given.why),)
