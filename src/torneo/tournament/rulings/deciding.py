"""What the floor answers where the book asks it, and what the director sets aside."""

from collections.abc import Iterator

from torneo.floor.scenario.told import CannotTell, told_hand
from torneo.rulebook import Book
from torneo.tournament.kernel import (
    AFTER_PLAY,
    DIRECTORS,
    FLOOR,
    Answer,
    Asked,
    Due,
    Refused,
    Value,
    asks,
    decides,
)
from torneo.tournament.rulings.answers import answer_told, asked_in, decided, hand_of, lapsed, with_penalty
from torneo.tournament.rulings.commands import DecideRuling, OverruleRuling
from torneo.tournament.rulings.events import RulingOverruled
from torneo.tournament.rulings.giving import why_not_told
from torneo.tournament.rulings.state import Given
from torneo.tournament.state import Tournament


def open_rulings(state: Tournament) -> list[Given]:
    """Questions the floor has not answered, longest waiting first."""
    return [given for given in state.rulings if given.open]


def known_ruling(state: Tournament, number: int) -> Given | Refused:
    if not 1 <= number <= len(state.rulings):
        return Refused("unknown_ruling", {"ruling": number})
    return state.rulings[number - 1]


@decides(DecideRuling, roles=FLOOR, phases=AFTER_PLAY)
def decide_ruling(state: Tournament, asked: Asked[DecideRuling], book: Book) -> Answer:
    command = asked.command
    given = known_ruling(state, command.ruling)
    if isinstance(given, Refused):
        return given
    if not given.open:
        return Refused("ruling_not_open", {"ruling": given.number}, given.outcome.clauses)
    options = [option.code for option in given.outcome.options]
    if command.option not in options:
        listed = ", ".join(options)
        return Refused("not_lawful", {"option": command.option, "options": listed}, given.outcome.clauses)
    why = command.why.strip()
    if not why:
        return Refused("reason_missing", {"matter": "DecideRuling"}, given.outcome.clauses)
    step = {
        "floor": command.option, "why": why, "by": "director" if asked.by.role in DIRECTORS else "floor",
        **({"action": command.action} if command.action else {}),
        **({"to": command.to} if command.to else {}),
        **({"count": command.size} if command.size else {}),
    }  # fmt: skip
    penal = with_penalty(state, given, step, asked.by, asked.at, book)
    if isinstance(penal, Refused):
        return penal
    step = penal.step
    live = hand_of(state, given)
    try:
        if live is None:
            outcome = told_hand(book, given.setup, given.steps).copy().tell(step)[0]
            found = decided(given, penal, outcome)
            return found if isinstance(found, Refused) else (found, *penal.events)
        first = asked_in(state, live, told_hand(book, live.setup, live.steps))
        if first is not given:
            return _another_first(given, first)
        after = told_hand(book, live.setup, [*live.steps, step])
    except CannotTell as error:
        return why_not_told(error)
    return answer_told(given, penal, after, lapsed(state, live, after, given))


def _another_first(given: Given, first: Given | None) -> Refused:
    """A question asked later is answered first; one the hand has gone past is answered no more."""
    if first is None:
        return Refused("hand_went_past", {"ruling": given.number}, given.outcome.clauses)
    facts: dict[str, Value] = {"ruling": given.number, "first": first.number}
    return Refused("another_question_first", facts, first.outcome.clauses)


@decides(OverruleRuling, roles=DIRECTORS, phases=AFTER_PLAY)
def overrule_ruling(state: Tournament, asked: Asked[OverruleRuling], book: Book) -> Answer:
    given = known_ruling(state, asked.command.ruling)
    if isinstance(given, Refused):
        return given
    if given.overruled_at:
        return Refused("ruling_overruled", {"ruling": given.number}, given.outcome.clauses)
    why = asked.command.why.strip()
    if not why:
        return Refused("reason_missing", {"matter": "OverruleRuling"}, given.outcome.clauses)
    clauses = book.cite("floor_override_authority")
    return (RulingOverruled(ruling=given.number, table=given.table, why=why, clauses=clauses),)


@asks
def questions_open(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    for given in open_rulings(state):
        yield Due(
            command=DecideRuling(ruling=given.number, option="", why=""), reason="ruling_to_decide",
            must=False, facts={"ruling": given.number, "table": given.table},
            clauses=given.outcome.clauses, since=given.at,
        )  # fmt: skip
