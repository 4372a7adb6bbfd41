"""What a book lets staff answer an infraction with, and how a player's history bears on it.

penalties_for(book, "fcp-2025/5.1")
# ("verbal_warning", "missed_hands", "missed_rounds", "disqualification")
offered(state, state.infractions[0], book).choices    # with sizes, and whether letting it pass is lawful
"""

from functools import lru_cache

import msgspec

from torneo.floor.penalties import menu
from torneo.rulebook import Book
from torneo.tournament.citations import CASES, cite, speaks
from torneo.tournament.conduct.faults import is_same
from torneo.tournament.conduct.state import Earlier, Infraction, Penalty
from torneo.tournament.entries.state import IN, Entry
from torneo.tournament.state import Tournament

NO_PENALTY = "no_penalty"

#: Where the book's list is open: a penalty of the staff's own, told in words.
OTHER_PENALTY = "other_penalty"

#: From the lightest to the heaviest; sizes count within a kind.
SEVERITY = (
    "other_penalty", "verbal_admonition", "verbal_warning", "missed_hands", "missed_rounds", "in_event_fine",
    "timed_suspension", "chip_forfeiture", "disqualification", "expulsion", "ban_from_later_events",
)  # fmt: skip

#: Penalties that have a size: what it counts.
UNITS = {
    "missed_hands": "hands", "missed_rounds": "rounds", "timed_suspension": "minutes",
    "chip_forfeiture": "points", "in_event_fine": "money",
}  # fmt: skip

#: Topics whose clauses all name one offence, where no case says otherwise.
_TOPICS = {
    "conduct": "etiquette",
    "no-disclosure": "one_player_to_a_hand",
    "exposing-cards": "exposing_cards",
    "check-the-nuts": "soft_play",
}

_MANDATORY = ("mandatory", "mandatory_if_intentional", "disqualification", "warning_mandatory")


class Choice(msgspec.Struct, frozen=True):
    """A penalty that may be given; ``high`` None: as much as you like. Both 0: it has no size."""

    penalty: str
    low: int = 0
    high: int | None = 0


class PenaltyOffer(msgspec.Struct, frozen=True):
    """``must``: letting it pass is not lawful. ``proposed``: what the player's history suggests. ``history``:
    the penalties given before, oldest first; ``earlier``: what other events have on record. ``open``: the
    book's list gives examples, and a penalty of the staff's own is lawful too."""

    choices: tuple[Choice, ...]
    must: bool
    proposed: tuple[Choice, ...]
    history: tuple[Penalty, ...]
    clauses: tuple[str, ...]
    earlier: tuple[Earlier, ...] = ()
    open: bool = False


@lru_cache(maxsize=16)
def _named_offences(base: str) -> dict[str, str]:
    """{clause: offence} of one of the books, the first case that names a clause winning."""
    found: dict[str, str] = {}
    for name, case in CASES.all.items():
        if name.startswith("offence_"):
            for clause in case.clauses.get(base, ()):
                found.setdefault(clause, name.removeprefix("offence_"))
    return found


def offence_of(book: Book, clause: str) -> str:
    """The offence of ``penalty_offences`` a clause names; empty where it names none."""
    named = _named_offences(book.base or book.id).get(clause)
    return named or _TOPICS.get(book.clauses[clause].topic, "")


def penalties_for(book: Book, clause: str, offence: str = "") -> tuple[str, ...]:
    """The penalties of the book for breaking a clause, without looking at anybody's history."""
    offence = offence or offence_of(book, clause)
    match book.values["penalty_offences"].get(offence):
        case "disqualification" | "disqualification_optional":
            return ("disqualification",)
        case "warning_mandatory":
            return ("verbal_warning",)
        case "suspension_or_disqualification_optional":
            return ("verbal_warning", "timed_suspension", "disqualification")
    return menu(book, offence or clause)


def offered(state: Tournament, infraction: Infraction, book: Book, role: str = "floor") -> PenaltyOffer:
    """What may lawfully be given for an infraction, to whom it concerns, by somebody of that role."""
    if infraction.role != "player":
        sanctions = tuple(
            _sized(state, book, code, infraction) for code in book.values["discipline_sanctions"]["sanctions"]
        )
        return PenaltyOffer(sanctions, False, (), (), cite(book, "commission_sanctions", "bound_persons"))
    history = penalties_of_player(state, infraction.player, before=infraction.number)
    same = tuple(one for one in history if _same_fault(one, infraction))
    codes, clauses = _codes(book, infraction, same)
    if role == "commission":
        codes += tuple(one for one in book.values["discipline_sanctions"]["sanctions"] if one not in codes)
    choices = tuple(_sized(state, book, code, infraction) for code in codes)
    mode = book.values["penalty_offences"].get(infraction.offence, "optional")
    must = (mode in _MANDATORY and not _persisting(book, infraction, same)) or (
        mode == "mandatory_on_repetition" and _seen_before(state, infraction)
    )
    if is_presumed(book, infraction):
        must, clauses = False, clauses + cite(book, "suspected_checked_nuts")
    if _again_out_of_turn(book, infraction):
        must, clauses = True, clauses + cite(book, "repeated_out_of_turn")
    required = book.values["penalty_escalation"] == "heavier_penalty_required"
    heavier = _heavier(choices, same or history)
    if required and same:
        heavier = _heavier(choices, same)
        choices = heavier or choices[-1:]
        clauses += cite(book, "penalty_heavier")
    return PenaltyOffer(
        choices, must, heavier if history else (), history, tuple(dict.fromkeys(clauses)),
        tuple(state.conduct.earlier.get(infraction.player, ())),
        open=len(choices) > 1 and speaks(book, "other_penalty"),
    )  # fmt: skip


def codes_for(book: Book, infraction: Infraction) -> tuple[str, ...]:
    """The penalties that go on record with an infraction, without looking at anybody's history; a suspension
    only where the clause itself belongs to the rule that allows it."""
    if infraction.topic == "conduct":
        return _codes(book, infraction, ())[0]
    return penalties_for(book, infraction.clause, infraction.offence)


def is_presumed(book: Book, infraction: Infraction) -> bool:
    """Soft play the book presumes from a checked hand: it waits for an answer, and the director may find
    otherwise."""
    automatic = book.values["penalty_check_nuts"] == "automatic_violation_director_judges_penalty"
    return automatic and infraction.clause in book.clauses_for("penalty_check_nuts")


def _again_out_of_turn(book: Book, infraction: Infraction) -> bool:
    """Out of turn for the third time, which some books count as a repeated fault of etiquette."""
    return (
        speaks(book, "repeated_out_of_turn")
        and book.values["penalty_offences"]["etiquette"] == "mandatory_on_repetition"
        and "out_of_turn" in (infraction.offence, infraction.fault)
        and infraction.times > 2
    )


def _codes(
    book: Book, infraction: Infraction, same: tuple[Penalty, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Penalties by code, and the clauses behind them."""
    codes = penalties_for(book, infraction.clause, infraction.offence)
    clauses = cite(book, "penalty_offered")
    if _persisting(book, infraction, same):
        return ("disqualification",), cite(book, "showing_cards_again")
    whole = tuple(book.values["penalty_menu"])
    if "missed_hands" in codes and "timed_suspension" in whole and _is_conduct(book, infraction):
        case = "device_sanctions" if infraction.offence == "device_misuse" else "conduct_sanctions"
        codes, clauses = whole, cite(book, case, "penalty_offered")
    extras = book.values["penalty_soft_play_extras"]
    if infraction.offence == "soft_play" and "chip_forfeiture" in extras:
        codes = (*codes[:-1], "chip_forfeiture", *codes[-1:])
        clauses += cite(book, "chips_forfeited")
    return codes, clauses


def _is_conduct(book: Book, infraction: Infraction) -> bool:
    """Behaviour the book lets the direction suspend for, as against a fault of play."""
    if infraction.offence == "device_misuse":
        return bool(book.values["conduct_devices"]["other"] == "director_judges_penalty_menu")
    return infraction.offence == "etiquette" or infraction.topic == "conduct"


def _persisting(book: Book, infraction: Infraction, same: tuple[Penalty, ...]) -> bool:
    """Cards shown again after the warning, where the book lets the director put the player out for it."""
    return (
        infraction.offence == "exposing_cards"
        and bool(same)
        and book.values["penalty_showing_cards_repeat"] == "director_may_eliminate"
    )


def _sized(state: Tournament, book: Book, code: str, infraction: Infraction) -> Choice:
    sizes = book.values["penalty_sizes"]
    match code:
        case "missed_hands":
            return Choice(code, *sizes["hands"])
        case "missed_rounds":
            return Choice(code, *sizes["rounds"])
        case "timed_suspension":
            return Choice(code, 1, None)
        case "chip_forfeiture":
            entry = current_entry(state, infraction)
            return Choice(code, 1, entry.stack if entry is not None else 0)
        case "in_event_fine":
            percent = book.values["discipline_sanctions"]["fine_max_percent_of_buy_in"]
            price = state.structure.entry_price + state.structure.entry_fee
            return Choice(code, 1, price * percent // 100)
    return Choice(code)


def current_entry(state: Tournament, infraction: Infraction | Penalty) -> Entry | None:
    """The entry the player holds now: the penalty follows the player, not the entry it was recorded with."""
    if not infraction.player:
        return None
    own = [state.entries[number] for number in state.players[infraction.player].entries]
    alive = [one for one in own if one.status in IN]
    return (alive or own)[-1] if own else None


# ---- history ---------------------------------------------------------------------------------------


def penalties_of_player(state: Tournament, player: str, before: int = 0) -> tuple[Penalty, ...]:
    """Penalties given to a player, except those lifted; ``before``: for infractions recorded before it."""
    return tuple(
        one
        for one in state.conduct.penalties
        if one.player == player and one.status != "lifted" and (not before or one.infraction < before)
    )


def history(state: Tournament, player: str) -> tuple[tuple[Infraction, tuple[Penalty, ...]], ...]:
    """All that is on record about a player, oldest first: each infraction with what was given for it."""
    given: dict[int, list[Penalty]] = {}
    for penalty in state.conduct.penalties:
        if penalty.player == player:
            given.setdefault(penalty.infraction, []).append(penalty)
    return tuple((one, tuple(given.get(one.number, ()))) for one in state.infractions if one.player == player)


def _same_fault(penalty: Penalty, infraction: Infraction) -> bool:
    return penalty.clause == infraction.clause or bool(
        infraction.offence and penalty.offence == infraction.offence
    )


def _seen_before(state: Tournament, infraction: Infraction) -> bool:
    """Did the player do the same before, whether or not it was punished?"""
    return any(
        one.player == infraction.player
        and (
            is_same(one, infraction.clause, infraction.offence, infraction.fault)
            or (bool(one.offence) and one.offence == infraction.offence)
        )
        for one in state.infractions[: infraction.number - 1]
    )


def severity(code: str, size: int) -> tuple[int, int]:
    return SEVERITY.index(code), size


def _heavier(choices: tuple[Choice, ...], earlier: tuple[Penalty, ...]) -> tuple[Choice, ...]:
    """The choices above the heaviest penalty given so far, ranges cut to what is above it."""
    worst = max((severity(one.penalty, one.size) for one in earlier), default=(-1, 0))
    found = []
    for choice in choices:
        rank = SEVERITY.index(choice.penalty)
        if rank > worst[0]:
            found.append(choice)
        elif rank == worst[0] and choice.low and (choice.high is None or choice.high > worst[1]):
            found.append(Choice(choice.penalty, max(choice.low, worst[1] + 1), choice.high))
    return tuple(found)
