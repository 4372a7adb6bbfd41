"""Penalties given and carried out. A penalty is always somebody's decision; its size is settled once, when
it is given."""

from collections.abc import Iterator

from torneo.floor.penalty_scale import BAN
from torneo.rulebook import Book, Lang, labels
from torneo.tournament.checks import known_entry
from torneo.tournament.chips.breakdown import removable
from torneo.tournament.chips.events import ChipsRemoved
from torneo.tournament.citations import CASES, cite
from torneo.tournament.conduct.commands import CarryOutPenalty, CountHandsServed, GivePenalty
from torneo.tournament.conduct.offers import (
    NO_PENALTY,
    OTHER_PENALTY,
    UNITS,
    Choice,
    PenaltyOffer,
    current_entry,
    offered,
)
from torneo.tournament.conduct.penalties import penalties_of
from torneo.tournament.conduct.penalty_events import (
    InfractionLetPass,
    PenaltyCarriedOut,
    PenaltyGiven,
    PenaltyHandServed,
    SuspensionEnded,
)
from torneo.tournament.conduct.put_out import OUT, put_out
from torneo.tournament.conduct.state import Infraction
from torneo.tournament.entries.leaving import in_hand, taken_out
from torneo.tournament.entries.state import Entry
from torneo.tournament.kernel import (
    ANY_TIME,
    FLOOR,
    TABLE,
    Answer,
    Asked,
    Due,
    Event,
    Refused,
    Value,
    asks,
    decides,
)
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament

_MINUTE = 60_000


@decides(GivePenalty, roles=FLOOR | {"commission"}, phases=ANY_TIME)
def give_penalty(state: Tournament, asked: Asked[GivePenalty], book: Book) -> Answer:
    command = asked.command
    if not 1 <= command.infraction <= len(state.infractions):
        return Refused("unknown_infraction", {"infraction": command.infraction})
    infraction = state.infractions[command.infraction - 1]
    if infraction.answer and not _also(state, infraction, command.penalty):
        return Refused("infraction_answered", {"infraction": command.infraction})
    return answered(state, asked, infraction, book)


def answered(state: Tournament, asked: Asked[GivePenalty], infraction: Infraction, book: Book) -> Answer:
    """What the answer to an infraction brings about, or why the book does not admit it."""
    command = asked.command
    offer = offered(state, infraction, book, asked.by.role)
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "penalty"}, offer.clauses)
    if command.penalty == NO_PENALTY:
        if offer.must:
            return Refused("penalty_due", _listed(offer), _due_by(book, infraction, offer))
        return (InfractionLetPass(infraction=infraction.number, why=command.why.strip()),)
    refused = _not_offered(command, offer, book)
    if refused is not None:
        return refused
    return _given(state, asked, book, infraction, offer)


def _due_by(book: Book, infraction: Infraction, offer: PenaltyOffer) -> tuple[str, ...]:
    """The clauses that do not let this offence pass, the broken one first."""
    case = f"offence_{infraction.offence}"
    named = CASES.of(book, case) if case in CASES.policies else ()
    return tuple(dict.fromkeys((infraction.clause, *named, *offer.clauses)))


def _also(state: Tournament, infraction: Infraction, penalty: str) -> bool:
    """A ban from later events may be added to what was given in this one; a disqualification to the loss of
    chips."""
    given = [one.penalty for one in state.conduct.penalties if one.infraction == infraction.number]
    if penalty == "disqualification":
        return given == ["chip_forfeiture"]
    return penalty == BAN and bool(given) and BAN not in given


def _listed(offer: PenaltyOffer) -> dict[str, Value]:
    codes = ", ".join(_spelled(choice) for choice in offer.choices)
    return {
        "options": codes,
        "options_es": ", ".join(_spelled(choice, "es") for choice in offer.choices),
        "options_en": ", ".join(_spelled(choice, "en") for choice in offer.choices),
    }


def _spelled(choice: Choice, lang: Lang | None = None) -> str:
    """``missed_rounds 1-4``, or in words."""
    name = labels().value(choice.penalty, lang) if lang else choice.penalty
    if choice.penalty not in UNITS:
        return name
    if choice.high is None:
        return f"{name} {choice.low}+"
    return f"{name} {choice.low}" + (f"-{choice.high}" if choice.high != choice.low else "")


def _not_offered(command: GivePenalty, offer: PenaltyOffer, book: Book) -> Refused | None:
    choice = next((one for one in offer.choices if one.penalty == command.penalty), None)
    if choice is None and command.penalty == OTHER_PENALTY and offer.open and not command.size:
        return None
    if choice is None:
        return Refused("penalty_not_offered", _asked_for(command, offer), offer.clauses)
    if command.penalty not in UNITS:
        if command.size:
            return Refused("penalty_size", _asked_for(command, offer), offer.clauses)
        return None
    if command.size < choice.low or (choice.high is not None and command.size > choice.high):
        return Refused(
            "penalty_size", _asked_for(command, offer),
            tuple(dict.fromkeys((*cite(book, "penalty_size"), *offer.clauses))),
        )  # fmt: skip
    return None


def _asked_for(command: GivePenalty, offer: PenaltyOffer) -> dict[str, Value]:
    return {
        "penalty": command.penalty,
        "penalty_es": labels().value(command.penalty, "es"),
        "penalty_en": labels().value(command.penalty, "en"),
        "size": command.size,
        **_listed(offer),
    }


def _given(
    state: Tournament, asked: Asked[GivePenalty], book: Book, infraction: Infraction, offer: PenaltyOffer
) -> Answer:
    command = asked.command
    entry = current_entry(state, infraction)
    hands = _hands(state, command, book, infraction, entry)
    if isinstance(hands, Refused):
        return hands
    table = state.tables.get(entry.table) if entry is not None else None
    playing = entry is not None and in_hand(state, entry) is not None
    out = command.penalty in OUT
    given = PenaltyGiven(
        infraction=infraction.number, player=infraction.player, penalty=command.penalty,
        why=command.why.strip(), size=command.size, entry=entry.number if entry is not None else 0,
        person=infraction.person, clause=infraction.clause, offence=infraction.offence, hands=hands,
        after_table=table.number if playing and table is not None else 0,
        after_hand=table.hand.number if playing and table is not None and table.hand is not None else 0,
        until=asked.at + command.size * _MINUTE if command.penalty == "timed_suspension" else 0,
        forfeits=_forfeits(state, command, book, infraction, entry), pending=out and playing,
        clauses=offer.clauses,
    )  # fmt: skip
    effects = _effects(state, command, book, infraction.player, entry, playing)
    return effects if isinstance(effects, Refused) else (given, *effects)


def _forfeits(
    state: Tournament, command: GivePenalty, book: Book, infraction: Infraction, entry: Entry | None
) -> int:
    """What a player put out for team play loses of the money paid: the amount of the entry."""
    extras = book.values["penalty_soft_play_extras"]
    team_play = infraction.offence in ("collusion_or_chip_dumping", "soft_play")
    if "entry_fee_forfeited" not in extras or command.penalty not in OUT or not team_play or entry is None:
        return 0
    structure = state.structure
    return min(structure.entry_price + structure.entry_fee, entry.paid + entry.fees)


def _hands(
    state: Tournament, command: GivePenalty, book: Book, infraction: Infraction, entry: Entry | None
) -> int | Refused:
    """Hands to miss: a round is one for every player at the table, the offender included, at the moment the
    book names."""
    if command.penalty == "missed_hands":
        return command.size
    if command.penalty != "missed_rounds":
        return 0
    players = infraction.players
    if book.values["penalty_round_length"] == "when_imposed" and entry is not None and entry.table:
        players = state.tables[entry.table].players
    if not players:
        return Refused("no_table_to_count", {"infraction": infraction.number}, cite(book, "penalty_rounds"))
    return command.size * players


def _effects(
    state: Tournament, command: GivePenalty, book: Book, player: str, entry: Entry | None, playing: bool
) -> tuple[Event, ...] | Refused:
    if command.penalty == "chip_forfeiture":
        if entry is None or command.size > entry.stack:
            held = entry.stack if entry is not None else 0
            return impossible(command.size, "chips", f"1 - {held}")
        if playing:
            return Refused(
                "hand_in_progress", {"table": entry.table, "hand": state.tables[entry.table].hands}
            )
        if command.size == entry.stack:
            return taken_out(state, entry.number, "forfeited_chips", book)
        return (
            ChipsRemoved(entry=entry.number, chips=removable(state, command.size), cause="chip_forfeiture"),
        )
    if command.penalty in OUT and player and not playing:
        return put_out(state, player, book)
    return ()


@decides(CarryOutPenalty, roles=FLOOR | {"system", "commission"}, phases=ANY_TIME)
def carry_out(state: Tournament, asked: Asked[CarryOutPenalty], book: Book) -> Answer:
    number = asked.command.penalty
    if not 1 <= number <= len(state.conduct.penalties):
        return Refused("unknown_penalty", {"penalty": number})
    penalty = state.conduct.penalties[number - 1]
    if penalty.status == "serving" and penalty.until:
        if penalty.until > asked.at:
            return Refused("suspension_runs", {"penalty": number, "until": penalty.until})
        return (SuspensionEnded(penalty=number),)
    if penalty.status != "pending":
        return Refused("nothing_to_carry_out", {"penalty": number})
    entry = current_entry(state, penalty)
    assert entry is not None
    refused = in_hand(state, entry)
    if refused is not None:
        return refused
    return (PenaltyCarriedOut(penalty=number), *put_out(state, penalty.player, book))


@decides(CountHandsServed, roles=TABLE)
def count_served(state: Tournament, asked: Asked[CountHandsServed], book: Book) -> Answer:
    command = asked.command
    entry = known_entry(state, command.entry)
    if isinstance(entry, Refused):
        return entry
    left = sum(one.left for one in penalties_of(state, entry.player))
    if not left:
        return Refused("not_serving", {"player": entry.player}, cite(book, "penalty_served"))
    if not 1 <= command.hands <= left:
        return impossible(command.hands, "count", f"1 - {left}")
    served: list[Event] = []
    more = command.hands
    for one in penalties_of(state, entry.player):
        counted = min(one.left, more)
        if counted:
            more -= counted
            served.append(PenaltyHandServed(penalty=one.number, left=one.left - counted, table=entry.table))
    return tuple(served)


@asks
def penalties_due(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """Infractions the book wants answered, suspensions that are over, disqualifications that waited.

    Where the book leaves a choice of penalty, the lightest is only proposed.
    """
    conduct = state.conduct
    for number in conduct.open:
        infraction = state.infractions[number - 1]
        offer = offered(state, infraction, book)
        first = offer.choices[0]
        yield Due(
            command=GivePenalty(
                infraction=number, penalty=first.penalty, size=first.low,
                why=infraction.facts or infraction.clause,
            ),
            reason="penalty_awaited",
            facts={"infraction": number, "person": infraction.person, **_listed(offer)},
            clauses=_due_by(book, infraction, offer), since=infraction.at,
            must=len(offer.choices) == 1 and first.low == first.high,
        )  # fmt: skip
    for number in conduct.pending:
        penalty = conduct.penalties[number - 1]
        entry = current_entry(state, penalty)
        if entry is not None and in_hand(state, entry) is None:
            yield Due(
                command=CarryOutPenalty(penalty=number), reason="disqualification_waits",
                facts={"person": penalty.person}, clauses=tuple(penalty.clauses), since=penalty.at,
            )  # fmt: skip
    for numbers in conduct.serving.values():
        for number in numbers:
            penalty = conduct.penalties[number - 1]
            if penalty.until and penalty.until <= now:
                yield Due(
                    command=CarryOutPenalty(penalty=number), reason="suspension_over",
                    facts={"person": penalty.person}, clauses=tuple(penalty.clauses), since=penalty.until,
                )  # fmt: skip
