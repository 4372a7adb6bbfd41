"""Events of conduct: infractions, decisions, notes."""

from torneo.tournament.conduct.state import Decision, Infraction, Note
from torneo.tournament.kernel import Event, Happened, Value, applies
from torneo.tournament.state import Tournament


class InfractionRecorded(Event, frozen=True):
    """An infraction against a clause; the penalties the book allows are offered, none is applied by
    itself."""

    player: str
    clause: str
    entry: int = 0
    table: int = 0
    hand: int = 0
    facts: str = ""
    seen_by: str = ""
    penalties: tuple[str, ...] = ()


class Decided(Event, frozen=True):
    """A matter the book leaves to judgement, decided among its lawful options, with the reason given."""

    matter: str
    option: str
    why: str
    about: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()


class Noted(Event, frozen=True):
    """Something a book wants announced or on record: an announcement, a contact tried, a document checked."""

    kind: str
    about: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()


@applies(InfractionRecorded)
def _infraction(state: Tournament, event: InfractionRecorded, happened: Happened) -> None:
    state.infractions.append(
        Infraction(
            number=len(state.infractions) + 1, player=event.player, clause=event.clause, at=happened.at,
            by=happened.by, entry=event.entry, table=event.table, hand=event.hand, facts=event.facts,
            seen_by=event.seen_by,
        )
    )  # fmt: skip


@applies(Decided)
def _decided(state: Tournament, event: Decided, happened: Happened) -> None:
    state.decisions.append(
        Decision(
            number=len(state.decisions) + 1, matter=event.matter, option=event.option, at=happened.at,
            by=happened.by, why=event.why, about=dict(event.about), clauses=list(event.clauses),
        )
    )  # fmt: skip


@applies(Noted)
def _noted(state: Tournament, event: Noted, happened: Happened) -> None:
    state.notes.append(
        Note(kind=event.kind, at=happened.at, by=happened.by, about=dict(event.about),
             clauses=list(event.clauses))
    )  # fmt: skip
