"""Events of penalties: given, served, lifted."""

from torneo.tournament.conduct.state import Penalty
from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import (
    ClauseId,
    Code,
    Count,
    EntryNumber,
    HandNumber,
    InfractionNumber,
    Moment,
    Money,
    PenaltyNumber,
    PenaltySize,
    PlayerId,
    Reason,
    TableNumber,
)


class PenaltyGiven(Event, frozen=True):
    """The answer to an infraction. ``hands`` to miss and ``until`` when are settled here, once and for all;
    ``pending``: carried out when the hand in progress is over."""

    infraction: InfractionNumber
    player: PlayerId
    penalty: Code
    why: Reason
    size: PenaltySize = 0
    entry: EntryNumber = 0
    person: str = ""
    clause: ClauseId = ""
    offence: str = ""
    hands: Count = 0
    after_table: TableNumber = 0
    after_hand: HandNumber = 0
    until: Moment = 0
    forfeits: Money = 0
    pending: bool = False
    clauses: tuple[ClauseId, ...] = ()


class InfractionLetPass(Event, frozen=True):
    """The floor gives no penalty."""

    infraction: InfractionNumber
    why: Reason


class PenaltyHandServed(Event, frozen=True):
    """One hand less. The player may come back when none is left."""

    penalty: PenaltyNumber
    left: int
    table: TableNumber = 0
    hand: HandNumber = 0


class SuspensionEnded(Event, frozen=True):
    penalty: PenaltyNumber


class PenaltyCarriedOut(Event, frozen=True):
    """A disqualification that had to wait for the end of a hand."""

    penalty: PenaltyNumber


class PenaltyLifted(Event, frozen=True):
    """Taken back after a review."""

    penalty: PenaltyNumber
    why: Reason


@applies(PenaltyGiven)
def _given(state: Tournament, event: PenaltyGiven, happened: Happened) -> None:
    conduct = state.conduct
    number = len(conduct.penalties) + 1
    serving = bool(event.hands or event.until)
    conduct.penalties.append(
        Penalty(
            number=number, infraction=event.infraction, player=event.player, penalty=event.penalty,
            at=happened.at, by=happened.by, why=event.why, size=event.size, entry=event.entry,
            person=event.person, clause=event.clause, offence=event.offence, hands=event.hands,
            left=event.hands, after_table=event.after_table, after_hand=event.after_hand, until=event.until,
            forfeits=event.forfeits,
            status="pending" if event.pending else "serving" if serving else "done",
            clauses=list(event.clauses),
        )
    )  # fmt: skip
    if event.forfeits:
        conduct.forfeited[event.entry] = event.forfeits
    if serving:
        conduct.serving.setdefault(event.player, []).append(number)
    if event.pending:
        conduct.pending.append(number)
    _answered(state, event.infraction, number)


@applies(InfractionLetPass)
def _let_pass(state: Tournament, event: InfractionLetPass, _: Happened) -> None:
    _answered(state, event.infraction, -1)


@applies(PenaltyHandServed)
def _served(state: Tournament, event: PenaltyHandServed, _: Happened) -> None:
    penalty = state.conduct.penalties[event.penalty - 1]
    penalty.left = event.left
    if not event.left:
        _over(state, penalty, "done")


@applies(SuspensionEnded)
def _ended(state: Tournament, event: SuspensionEnded, _: Happened) -> None:
    _over(state, state.conduct.penalties[event.penalty - 1], "done")


@applies(PenaltyCarriedOut)
def _carried_out(state: Tournament, event: PenaltyCarriedOut, _: Happened) -> None:
    state.conduct.pending.remove(event.penalty)
    state.conduct.penalties[event.penalty - 1].status = "done"


@applies(PenaltyLifted)
def _lifted(state: Tournament, event: PenaltyLifted, _: Happened) -> None:
    penalty = state.conduct.penalties[event.penalty - 1]
    penalty.left = 0
    penalty.until = 0
    if penalty.forfeits:
        state.conduct.forfeited.pop(penalty.entry, None)
    _over(state, penalty, "lifted")


def _answered(state: Tournament, infraction: int, answer: int) -> None:
    state.infractions[infraction - 1].answer = answer
    if infraction in state.conduct.open:
        state.conduct.open.remove(infraction)


def _over(state: Tournament, penalty: Penalty, how: str) -> None:
    """The player no longer serves this penalty."""
    penalty.status = "lifted" if how == "lifted" else "done"
    numbers = state.conduct.serving.get(penalty.player, [])
    if penalty.number in numbers:
        numbers.remove(penalty.number)
    if not numbers:
        state.conduct.serving.pop(penalty.player, None)
    if penalty.number in state.conduct.pending:
        state.conduct.pending.remove(penalty.number)
