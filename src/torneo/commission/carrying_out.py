"""A decision becomes orders for the room: the commands the tournament is given, at the moment it is taken."""

from collections.abc import Iterator
from datetime import datetime

from torneo.commission.citations import cite
from torneo.commission.commands import OpenCase, RecordExecution
from torneo.commission.decider import CASE, STAFF
from torneo.commission.events import ExecutionDone
from torneo.commission.state import Case, Evidence, Execution, Person
from torneo.rulebook import Book
from torneo.tournament import Tournament
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction, RequestReview
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.conduct.offers import entry_held, fined
from torneo.tournament.conduct.persons import ROLES
from torneo.tournament.conduct.state import Penalty
from torneo.tournament.kernel import Answer, Asked, Command, Refused

_PLAYED = ("seated", "bagged", "registered", "alternate", "out", "removed")


def pending(case: Case) -> list[Execution]:
    """What has been ordered and not reported as done, oldest first."""
    return [one for one in case.executions if not one.done_at]


def orders(case: Case, state: Tournament, book: Book) -> Iterator[Command]:
    """Commands to give to the tournament, one after the other and each against the state the one before left,
    by somebody of the commission; afterwards ``RecordExecution``. What has been given already is not given
    again; what the federation decides after the event is not for the room."""
    for one in pending(case) if not case.final_at else ():
        if one.lifts:
            yield from _lift(case, state, one)
        elif one.sanction in book.values["discipline_sanctions"]["sanctions"] and not _imposed(
            case, state, one
        ):
            yield from _impose(case, state, one, book)


def _impose(case: Case, state: Tournament, order: Execution, book: Book) -> Iterator[Command]:
    number = _open_infraction(case, state)
    if not number:
        clause = case.charges[0] if case.charges else cite(book, "not_covered")[0]
        role = ROLES[case.person.kind][-1]
        yield RecordInfraction(
            clause=clause, facts=case.facts, when=case.occurred, player=case.person.player,
            person="" if case.person.player else case.person.name,
            role="player" if case.person.player else role,
        )  # fmt: skip
        number = next(
            one.number for one in reversed(state.infractions)
            if (one.clause, one.facts, one.answer) == (clause, case.facts, 0)
        )  # fmt: skip
    yield GivePenalty(
        infraction=number, penalty=order.sanction, size=order.amount, why=f"{case.id}: {order.why}"
    )


def _penalties(case: Case, state: Tournament, order: Execution) -> list[Penalty]:
    """Those of the case that are in force, of the order's kind."""
    return [
        one
        for one in state.conduct.penalties
        if one.status != "lifted" and one.penalty == order.sanction and one.why.startswith(f"{case.id}: ")
    ]


def _imposed(case: Case, state: Tournament, order: Execution) -> bool:
    """Has the event been given it, by somebody who was stopped before it was reported as done?"""
    why = f"{case.id}: {order.why}"
    return any(one.at >= order.at and one.why == why for one in _penalties(case, state, order))


def _open_infraction(case: Case, state: Tournament) -> int:
    """The infraction the case is about, unless it has been answered already."""
    if not 1 <= case.infraction <= len(state.infractions):
        return 0
    return 0 if state.infractions[case.infraction - 1].answer else case.infraction


def _lift(case: Case, state: Tournament, order: Execution) -> Iterator[Command]:
    """The penalty of the case falls away by the tournament's own review."""
    given = _penalties(case, state, order)
    if not given:
        return
    ground = next((one.answer for one in reversed(case.reviews) if one.answer != "refuse"), "material_error")
    yield RequestReview(penalty=given[-1].number, ground=ground, why=f"{case.id}: {order.why}")
    yield Decide(matter="review", option="lift", why=f"{case.id}: {order.why}",
                 about={"review": len(state.conduct.reviews)})  # fmt: skip


@CASE.decides(RecordExecution, roles=STAFF)
def record_execution(case: Case, asked: Asked[RecordExecution], book: Book) -> Answer:
    if not pending(case):
        return Refused("nothing_to_carry_out", {"case": case.id}, cite(book, "execution"))
    return (ExecutionDone(note=asked.command.note.strip()),)


def case_about(
    state: Tournament, infraction: int, name: str, *, hands: tuple[str, ...] = (), ended: int = 0
) -> OpenCase | Refused:
    """The case ``name`` that an infraction on record opens, with what the tournament knows: person, club,
    buy-in, clause, the hand it was seen in, and further ``hands`` (``table:number``) as evidence. ``ended``:
    when the event did, if it has."""
    if not 1 <= infraction <= len(state.infractions):
        return Refused("unknown_infraction", {"infraction": infraction})
    one = state.infractions[infraction - 1]
    player = state.players.get(one.player)
    kind = next((kind for kind, roles in ROLES.items() if one.role in roles), "third_party")
    person = Person(
        name=one.person, kind=kind, player=one.player, entry=one.entry,
        club=player.club if player else "", contact=player.contact if player else "",
    )  # fmt: skip
    seen = (f"{one.table}:{one.hand}",) if one.table and one.hand else ()
    return OpenCase(
        id=name, tournament=state.id, event_name=state.structure.name, person=person, event_until=ended,
        occurred=one.at,
        facts=one.facts or one.clause,
        charges=(one.clause,), infraction=infraction, venue="outside_venue" not in one.warnings,
        evidence=(
            Evidence(kind="infraction", ref=str(infraction), given_by=one.seen_by),
            *(Evidence(kind="hand", ref=ref) for ref in dict.fromkeys((*seen, *hands))),
        ),
        buy_in=buy_in_of(state, one.player), fined=fined_of(state, one.player),
        currency=state.structure.currency, country=state.structure.country, utc_offset=offset_of(state),
    )  # fmt: skip


def buy_in_of(state: Tournament, player: str) -> int:
    """The price of an entry with its fee, if the player bought one."""
    found = state.players.get(player)
    if found is None or not any(state.entries[n].status in _PLAYED for n in found.entries):
        return 0
    return state.structure.entry_price + state.structure.entry_fee


def fined_of(state: Tournament, player: str) -> int:
    """What fines of this event have kept back of the player's buy-in."""
    entry = entry_held(state, player) if player in state.players else None
    return fined(state, entry) if entry is not None else 0


def offset_of(state: Tournament) -> int:
    """Minutes from UTC, read off the first start on the sheet that has an offset."""
    for day in state.structure.days:
        for flight in day.flights:
            try:
                shift = datetime.fromisoformat(flight.starts).utcoffset()
            except ValueError:
                continue
            if shift is not None:
                return int(shift.total_seconds()) // 60
    return 0
