"""Answers of the floor that are penalties: the infraction goes on record and the penalty is given with the
answer itself, so that nobody has to remember it."""

import msgspec

from torneo.floor.penalty_scale import SEVERITY, UNITS
from torneo.floor.ruling import Ruling
from torneo.rulebook import Book
from torneo.tournament.conduct.commands import GivePenalty
from torneo.tournament.conduct.events import InfractionRecorded, put_on_record
from torneo.tournament.conduct.giving import answered
from torneo.tournament.conduct.infractions import noticed
from torneo.tournament.conduct.offers import NO_PENALTY, Choice, PenaltyOffer, offered
from torneo.tournament.kernel import Actor, Asked, Event, Refused
from torneo.tournament.state import Tournament

#: Answers that say that there will be a penalty, and leave which one to be chosen.
WHICH_ONE = frozenset({"penalty", "penalty_menu"})
#: Penalties whose size may be left to the book: the least it has.
_LEAST = frozenset({"hands", "rounds"})


class Breach(msgspec.Struct, frozen=True):
    """An infraction a ruling saw: who (``entry``), at which table and hand, when, and who told it.
    ``recorded``: its number, if an answer taken back has put it on record before."""

    ruling: Ruling
    entry: int
    table: int
    hand: int
    at: int
    told_by: str
    recorded: int = 0


def asks_for_penalty(ruling: Ruling) -> bool:
    """Is it for the floor to say whether there is a penalty, and which?"""
    return ruling.infraction is not None and any(is_penal(option.code) for option in ruling.options)


def is_penal(option: str) -> bool:
    return option in SEVERITY or option in WHICH_ONE


def on_record(
    state: Tournament, seen: Breach, by: Actor, at: int, book: Book, why: str
) -> InfractionRecorded:
    """The infraction as it goes on record: against the first clause under which the book offers all that the
    question does."""
    infraction = seen.ruling.infraction or ""
    offence = infraction if infraction in book.values["penalty_offences"] else ""
    found = [
        noticed(
            state, clause, seen.entry, by, at, book, facts=why, seen_by=seen.told_by, table=seen.table,
            hand=seen.hand, when=seen.at, offence=offence,
        )
        for clause in seen.ruling.clauses
    ]  # fmt: skip
    asked = {option.code for option in seen.ruling.options if option.code in SEVERITY}
    return next((one for one in found if asked <= set(one.penalties)), found[0])


def choices(state: Tournament, seen: Breach, by: Actor, at: int, book: Book) -> PenaltyOffer:
    """What may be answered, with the sizes the book has and the player's history leaves."""
    recorded = on_record(state, seen, by, at, book, "")
    number = len(state.infractions) + 1
    return offered(state, put_on_record(recorded, number, by, at), book, by.role)


def penalised(
    state: Tournament, seen: Breach, by: Actor, at: int, book: Book, option: str, size: int, why: str
) -> tuple[Event, ...] | Refused:
    """What an answer puts on record: the infraction with its penalty, let pass, or still to be answered.
    Nothing for an answer that finds no infraction."""
    if option != NO_PENALTY and not is_penal(option):
        return ()
    recorded: tuple[Event, ...] = ()
    if seen.recorded:
        infraction = state.infractions[seen.recorded - 1]
    else:
        event = on_record(state, seen, by, at, book, why)
        recorded, infraction = (event,), put_on_record(event, len(state.infractions) + 1, by, at)
    if option in WHICH_ONE:
        return recorded
    size = size or least(offered(state, infraction, book, by.role), option)
    command = GivePenalty(infraction=infraction.number, penalty=option, why=why, size=size)
    answer = answered(state, Asked(command=command, by=by, at=at), infraction, book)
    return answer if isinstance(answer, Refused) else (*recorded, *answer)


def least(offer: PenaltyOffer, penalty: str) -> int:
    """The smallest size of a penalty that counts hands or rounds; 0 for others."""
    choice = next((one for one in offer.choices if one.penalty == penalty), Choice(penalty))
    return choice.low if UNITS.get(penalty) in _LEAST else 0
