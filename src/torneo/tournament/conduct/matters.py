"""Matters a book leaves to judgement: the lawful options are offered, the choice is recorded with who and
why.

    offer(state, "special_needs", {"entry": 7}, book).options    # ("accommodate", "not_possible")

A section registers a matter with ``matter(...)``; ``case`` is its entry in ``data/cases`` (the clauses
cited). The function ``options`` looks at state and book; ``effect`` turns the chosen option into further
events.
"""

from collections.abc import Callable, Mapping

import msgspec

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.conduct.events import Decided
from torneo.tournament.kernel import (
    ANY_TIME,
    FLOOR,
    OPEN,
    Answer,
    Asked,
    Command,
    Events,
    Refused,
    Value,
    decides,
)
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import Code, Particulars, Reason

About = Mapping[str, Value]
Options = Callable[[Tournament, About, Book], tuple[str, ...] | Refused]
Effect = Callable[[Tournament, "Asked[Decide]", Book], Events | Refused]


class Decide(Command, frozen=True):
    """The answer to a matter: one of its lawful options, with the reason."""

    matter: Code
    option: Code
    why: Reason
    about: Particulars = {}


class Matter(msgspec.Struct, frozen=True):
    code: str
    case: str
    options: Options
    effect: Effect | None
    roles: frozenset[str]
    phases: tuple[str, ...]


class Offer(msgspec.Struct, frozen=True):
    """What may lawfully be decided, and the clauses that leave it open."""

    matter: str
    options: tuple[str, ...]
    clauses: tuple[str, ...]


MATTERS: dict[str, Matter] = {}


def matter(
    code: str,
    options: Options | tuple[str, ...],
    *,
    case: str = "",
    effect: Effect | None = None,
    roles: frozenset[str] = FLOOR,
    phases: tuple[str, ...] = OPEN,
) -> None:
    """Registers a matter. Fixed options may be given as a tuple."""
    assert code not in MATTERS, code
    find: Options = options if callable(options) else (lambda _state, _about, _book: options)
    MATTERS[code] = Matter(code, case or code, find, effect, roles, phases)


def offer(state: Tournament, code: str, about: About, book: Book) -> Offer | Refused:
    """The lawful options of a matter as things stand, or why there is nothing to decide."""
    known = MATTERS.get(code)
    if known is None:
        return Refused("unknown_matter", {"matter": code, "known": ", ".join(sorted(MATTERS))})
    if state.phase not in known.phases:
        return Refused("wrong_phase", {"phase": state.phase, "allowed": ", ".join(known.phases)})
    options = known.options(state, about, book)
    return options if isinstance(options, Refused) else Offer(code, options, cite(book, known.case))


@decides(Decide, roles=FLOOR | {"commission"}, phases=ANY_TIME)
def decide_matter(state: Tournament, asked: Asked[Decide], book: Book) -> Answer:
    command = asked.command
    offered = offer(state, command.matter, command.about, book)
    if isinstance(offered, Refused):
        return offered
    known = MATTERS[command.matter]
    if asked.by.role not in known.roles:
        return Refused("role", {"role": asked.by.role, "allowed": ", ".join(sorted(known.roles)),
                                "command": command.matter})  # fmt: skip
    if command.option not in offered.options:
        return Refused(
            "not_lawful",
            {"option": command.option, "options": ", ".join(offered.options)},
            offered.clauses,
        )
    if not command.why.strip():
        return Refused("reason_missing", {"matter": command.matter}, offered.clauses)
    effects = known.effect(state, asked, book) if known.effect else ()
    if isinstance(effects, Refused):
        return effects
    decided = Decided(matter=command.matter, option=command.option, why=command.why.strip(),
                      about=dict(command.about), clauses=offered.clauses)  # fmt: skip
    return (decided, *effects)
