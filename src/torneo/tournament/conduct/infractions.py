"""An infraction is put on record: who, where, in which hand, when, which clause, told by whom.

The penalties the book allows are offered with it; none is applied by itself. Clauses that bind only in some
circumstances (with live cards, at the table, in another language) are not broken outside them.
"""

from typing import Any

import msgspec

from torneo.rulebook import Book, Lang, labels
from torneo.tournament.checks import known_entry, known_player, sitting_at
from torneo.tournament.citations import cite
from torneo.tournament.conduct.commands import RecordInfraction
from torneo.tournament.conduct.events import InfractionRecorded
from torneo.tournament.conduct.faults import OTHER, acts_of, fault_of, times
from torneo.tournament.conduct.links import linked, speaks_of
from torneo.tournament.conduct.offers import codes_for, offence_of, offered, waits_for_finding
from torneo.tournament.conduct.penalties import hands_left
from torneo.tournament.conduct.persons import bound_roles
from torneo.tournament.conduct.state import Infraction
from torneo.tournament.entries.absence_events import LeftTable
from torneo.tournament.entries.state import ALIVE, Entry
from torneo.tournament.kernel import ANY_TIME, TABLE, Actor, Answer, Asked, Event, Refused, Value, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament
from torneo.tournament.structure.languages import languages_of
from torneo.tournament.words import sentences


class Who(msgspec.Struct, frozen=True):
    """The person concerned and, if playing, the entry."""

    player: str = ""
    entry: Entry | None = None
    person: str = ""


@decides(RecordInfraction, roles=TABLE | {"desk", "commission"}, phases=ANY_TIME)
def record_infraction(state: Tournament, asked: Asked[RecordInfraction], book: Book) -> Answer:
    command = asked.command
    if not state.id:
        return Refused("no_event")
    clause = book.clauses.get(command.clause)
    if clause is None:
        return Refused("unknown_clause", {"clause": command.clause, "book": book.id})
    offences = book.values["penalty_offences"]
    if command.offence and command.offence not in offences:
        return Refused("unknown_offence", {"offence": command.offence, "known": ", ".join(offences)})
    if min(command.when, command.hand) < 0:
        return impossible(min(command.when, command.hand), "number", ">= 0")
    if command.when > asked.at:
        return Refused("in_the_future", {"at": command.when})
    who = _who(state, command, book)
    if isinstance(who, Refused):
        return who
    refused = _no_such_hand(state, command, who)
    if refused is not None:
        return refused
    together = _together(state, command, who)
    if isinstance(together, Refused):
        return together
    refused = _not_broken(state, command, book, who) or _unknown_act(command, book)
    if refused is not None:
        return refused
    recorded = [
        _recorded(
            state, command, asked.by, asked.at, book, one,
            tuple(other.player for other in together if other is not one),
        )
        for one in together
    ]  # fmt: skip
    return (*recorded, *_consequences(state, asked, book, who))


def noticed(
    state: Tournament, clause: str, entry: int, by: Actor, at: int, book: Book, *,
    others: tuple[str, ...] = (), **told: Any,
) -> InfractionRecorded:  # fmt: skip
    """The infraction another command brings to light, with all that goes on record; ``told`` are fields of
    ``RecordInfraction``."""
    command = RecordInfraction(clause=clause, entry=entry, **told)
    return _recorded(state, command, by, at, book, _playing(state, state.entries[entry]), others)


def _together(state: Tournament, command: RecordInfraction, who: Who) -> tuple[Who, ...] | Refused:
    """Everybody the record is about, the first one named included."""
    found = [who]
    for number in command.also:
        entry = known_entry(state, number)
        if isinstance(entry, Refused):
            return entry
        if entry.player in {one.player for one in found}:
            return Refused("named_twice", {"player": entry.player})
        found.append(_playing(state, entry))
    return tuple(found)


def _no_such_hand(state: Tournament, command: RecordInfraction, who: Who) -> Refused | None:
    """The hand named was played at the table concerned, or at the one the player came from."""
    entry = who.entry
    near = {entry.table, entry.last_table, command.table} if entry is not None else {command.table}
    tables = [state.tables[one] for one in near if one in state.tables] or [*state.tables.values()]
    last = max((table.hands for table in tables), default=0)
    return Refused("no_such_hand", {"hand": command.hand, "last": last}) if command.hand > last else None


def _unknown_act(command: RecordInfraction, book: Book) -> Refused | None:
    """An act the clause does not list is ``other``."""
    acts = acts_of(book, command.clause)
    if not command.act or not acts or command.act in (*acts, OTHER):
        return None
    return Refused("unknown_act", {"act": command.act, "known": ", ".join((*acts, OTHER))}, (command.clause,))


def _named(roles: tuple[str, ...], lang: Lang) -> str:
    return ", ".join(sentences()[f"person.{role}"].say(lang) for role in roles)


def _who(state: Tournament, command: RecordInfraction, book: Book) -> Who | Refused:
    if command.role != "player":
        roles = bound_roles(book)
        if command.role not in roles:
            known: dict[str, Value] = {
                "known_es": _named(roles, "es"),
                "known_en": _named(roles, "en"),
            }
            return Refused(
                "not_bound", {"role": command.role, "known": ", ".join(roles), **known},
                cite(book, "bound_persons"),
            )  # fmt: skip
        if not command.person.strip():
            return Refused("person_missing", {"role": command.role})
        return Who(person=command.person.strip())
    if command.entry:
        entry = known_entry(state, command.entry)
        if isinstance(entry, Refused):
            return entry
        if command.player and command.player != entry.player:
            return Refused("not_his_entry", {"player": command.player, "entry": command.entry})
        return _playing(state, entry)
    if command.player:
        player = known_player(state, command.player)
        if isinstance(player, Refused):
            return player
        own = [state.entries[number] for number in player.entries]
        alive = [one for one in own if one.status in ALIVE]
        if not own:
            return Who(player=player.id, person=player.name)
        return _playing(state, (alive or own)[-1])
    if command.table or command.seat:
        sitting = sitting_at(state, command.table, command.seat)
        return sitting if isinstance(sitting, Refused) else _playing(state, sitting)
    return Refused("person_missing", {"role": command.role})


def _playing(state: Tournament, entry: Entry) -> Who:
    return Who(player=entry.player, entry=entry, person=state.players[entry.player].name)


def _not_broken(state: Tournament, command: RecordInfraction, book: Book, who: Who) -> Refused | None:
    """Why the clause does not apply to what happened."""
    clause, entry = command.clause, who.entry
    if speaks_of(book, "nothing_to_break", clause):
        return Refused("nothing_to_break", {"clause": clause}, (clause,))
    if speaks_of(book, "needs_live_hand", clause) and _without_cards(state, command, entry):
        return Refused("no_live_hand", {"clause": clause}, (clause,))
    if speaks_of(book, "needs_to_be_at_table", clause) and entry is not None and entry.away_since:
        return Refused("away_from_table", {"clause": clause}, cite(book, "needs_to_be_at_table"))
    calls_only = book.values["conduct_phone"] == "no_calls_at_table"
    if speaks_of(book, "needs_to_be_at_table", clause) and command.act == "use" and calls_only:
        return Refused("only_calls_are_barred", {"clause": clause}, (clause,))
    if speaks_of(book, "language_spoken", clause) and command.language:
        allowed = languages_of(state.structure, book).all
        if command.language in allowed:
            facts: dict[str, Value] = {
                "language": command.language,
                "permitted": ", ".join(allowed),
                "permitted_es": ", ".join(labels().value(one, "es") for one in allowed),
                "permitted_en": ", ".join(labels().value(one, "en") for one in allowed),
            }
            return Refused("language_permitted", facts, (clause,))
    if speaks_of(book, "must_stay_away", clause) and who.player not in state.conduct.serving:
        return Refused("not_serving", {"player": who.player}, (clause,))
    return None


def _without_cards(state: Tournament, command: RecordInfraction, entry: Entry | None) -> bool:
    """Said to hold no live cards, or not dealt in by a table that reports its hands."""
    if command.live_hand is not None:
        return not command.live_hand
    if entry is None or not entry.table:
        return False
    hand = state.tables[entry.table].hand
    return hand is not None and entry.seat not in hand.dealt


def _recorded(
    state: Tournament,
    command: RecordInfraction,
    by: Actor,
    at: int,
    book: Book,
    who: Who,
    others: tuple[str, ...] = (),
) -> InfractionRecorded:
    entry = who.entry
    number = entry.table if entry is not None and entry.table else command.table
    table = state.tables.get(number)
    hand = command.hand
    if not hand and table is not None:
        hand = table.hand.number if table.hand is not None else table.hands
    offence = command.offence or offence_of(book, command.clause)
    fault = fault_of(book, command.clause)
    event = InfractionRecorded(
        player=who.player, clause=command.clause, entry=entry.number if entry is not None else 0,
        table=number, hand=hand, facts=command.facts.strip(), seen_by=command.seen_by or by.name,
        role=command.role, person=who.person, offence=offence, topic=book.clauses[command.clause].topic,
        players=table.players if table is not None else 0, when=command.when,
        linked=linked(book, command.clause),
        warnings=_warnings(state, command, book, who), order=_order(command, book, entry),
        fault=fault, act=command.act, others=others,
        times=times(state, who.player, command.clause, offence, fault) if who.player else 1,
    )  # fmt: skip
    draft = Infraction(
        number=len(state.infractions) + 1, player=who.player, clause=event.clause, at=at, by=by,
        entry=event.entry, role=event.role, offence=offence, topic=event.topic, fault=fault,
        times=event.times,
    )  # fmt: skip
    offer = offered(state, draft, book)
    codes = (
        codes_for(book, draft)
        if command.role == "player"
        else tuple(choice.penalty for choice in offer.choices)
    )
    must = offer.must or waits_for_finding(book, draft)
    return msgspec.structs.replace(event, penalties=codes, must=must, clauses=offer.clauses)


def _order(command: RecordInfraction, book: Book, entry: Entry | None) -> dict[str, Value]:
    """The order to move that a slow player had: where from, where to and when."""
    if entry is None or not entry.moved_at or not speaks_of(book, "slow_move", command.clause):
        return {}
    return {"from_table": entry.last_table, "table": entry.table, "seat": entry.seat, "at": entry.moved_at}


def _warnings(state: Tournament, command: RecordInfraction, book: Book, who: Who) -> tuple[str, ...]:
    commission = book.values["discipline_commission"]
    found = []
    if not command.official_venue and commission and commission["where"] == "venue":
        found.append("outside_venue")
    if who.player and hands_left(state, who.player):
        found.append("must_stay_away")
    return tuple(found)


def _consequences(
    state: Tournament, asked: Asked[RecordInfraction], book: Book, who: Who
) -> tuple[Event, ...]:
    """What else starts with the infraction: the absence of a player who left without a word."""
    entry, command = who.entry, asked.command
    if entry is None or entry.status != "seated" or entry.away_since:
        return ()
    if not speaks_of(book, "left_unannounced", command.clause):
        return ()
    return (LeftTable(entry=entry.number, stack=entry.stack, since=command.when or asked.at),)
