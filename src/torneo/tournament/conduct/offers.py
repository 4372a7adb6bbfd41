"""What a book lets staff answer an infraction with, and how a player's history bears on it.

penalties_for(book, "fcp-2025/5.1")
# ("verbal_warning", "missed_hands", "missed_rounds", "disqualification")
offered(state, state.infractions[0], book).choices    # with sizes, and whether letting it pass is lawful
"""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from torneo.floor import citations as floor_cases
from torneo.floor.penalty_scale import (
    MANDATORY,
    heavier,
    is_repeated_fault,
    menu,
    must_be_heavier,
    sized,
    suspends,
)
from torneo.floor.penalty_scale import UNITS as UNITS
from torneo.floor.penalty_scale import Choice as Choice
from torneo.rulebook import Book
from torneo.tournament.citations import CASES, cite, speaks
from torneo.tournament.conduct.faults import is_same
from torneo.tournament.conduct.state import Earlier, Infraction, Penalty
from torneo.tournament.entries.state import IN, Entry
from torneo.tournament.state import Tournament

NO_PENALTY = "no_penalty"

#: Where the book's list is open: a penalty of the staff's own, told in words.
OTHER_PENALTY = "other_penalty"

FINE = "in_event_fine"

#: Topics whose clauses all name one offence, where no case says otherwise.
_TOPICS = {
    "conduct": "etiquette",
    "no-disclosure": "one_player_to_a_hand",
    "exposing-cards": "exposing_cards",
    "check-the-nuts": "soft_play",
}


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
def _named_offences(book: Book) -> dict[str, str]:
    """{clause: offence} of a book, the first case that names a clause winning."""
    found: dict[str, str] = {}
    for name in CASES.policies:
        if name.startswith("offence_"):
            for clause in CASES.of(book, name):
                found.setdefault(clause, name.removeprefix("offence_"))
    return found


def offence_of(book: Book, clause: str) -> str:
    """The offence of ``penalty_offences`` a clause names; empty where it names none."""
    named = _named_offences(book).get(clause)
    return named or _TOPICS.get(book.clauses[clause].topic, "")


def penalties_for(book: Book, clause: str, offence: str = "") -> tuple[str, ...]:
    """The penalties of the book for breaking a clause, without looking at anybody's history."""
    offence = offence or offence_of(book, clause)
    if book.values["penalty_offences"].get(offence) == "warning_mandatory":
        return ("verbal_warning",)
    return menu(book, offence or clause)


def offered(state: Tournament, infraction: Infraction, book: Book, role: str = "floor") -> PenaltyOffer:
    """What may lawfully be given for an infraction, to whom it concerns, by somebody of that role."""
    if infraction.role != "player":
        sanctions = _choices(state, book, book.values["discipline_sanctions"]["sanctions"], infraction)
        return PenaltyOffer(sanctions, False, (), (), cite(book, "commission_sanctions", "bound_persons"))
    history = penalties_of_player(state, infraction.player, before=infraction.number)
    same = tuple(one for one in history if _same_fault(one, infraction))
    codes, clauses = _codes(book, infraction, same)
    if role == "commission":
        codes += tuple(one for one in book.values["discipline_sanctions"]["sanctions"] if one not in codes)
    choices = _choices(state, book, codes, infraction)
    mode = book.values["penalty_offences"].get(infraction.offence, "optional")
    must = (mode in MANDATORY and not _persisting(book, infraction, same)) or (
        mode == "mandatory_on_repetition" and _seen_before(state, infraction)
    )
    if _is_intent_asked(book, infraction):
        must = False
    if is_presumed(book, infraction):
        must, clauses = False, clauses + cite(book, "suspected_checked_nuts")
    if _again_out_of_turn(book, infraction):
        must, clauses = True, clauses + floor_cases.cite(book, "repeated_out_of_turn")
    above = heavier(choices, ((one.penalty, one.size) for one in same or history))
    if same and must_be_heavier(book):
        choices = above or choices[-1:]
        clauses += cite(book, "penalty_heavier")
    return PenaltyOffer(
        choices, must, above if history else (), history, tuple(dict.fromkeys(clauses)),
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


def waits_for_finding(book: Book, infraction: Infraction) -> bool:
    """Does the book want an answer, which may be that there was nothing to penalise?"""
    return is_presumed(book, infraction) or _is_intent_asked(book, infraction)


def _is_intent_asked(book: Book, infraction: Infraction) -> bool:
    """An offence only where it was meant: the director may find that it was not."""
    return bool(book.values["penalty_offences"].get(infraction.offence) == "mandatory_if_intentional")


def _again_out_of_turn(book: Book, infraction: Infraction) -> bool:
    """Out of turn for the third time, which some books count as a repeated fault of etiquette."""
    seen = "out_of_turn" in (infraction.offence, infraction.fault)
    return seen and is_repeated_fault(book, infraction.times)


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
        codes, clauses = whole, _suspension(book, infraction) + clauses
    if "chip_forfeiture" in codes:
        clauses += cite(book, "chips_forfeited")
    return codes, clauses


def _suspension(book: Book, infraction: Infraction) -> tuple[str, ...]:
    """The clauses that allow one."""
    if infraction.offence == "device_misuse":
        return cite(book, "device_sanctions")
    return floor_cases.cite(book, "conduct_sanctions")


def _is_conduct(book: Book, infraction: Infraction) -> bool:
    """Behaviour the book lets the direction suspend for, as against a fault of play."""
    if infraction.offence == "device_misuse":
        return suspends(book, infraction.offence)
    return suspends(book, infraction.offence) or infraction.topic == "conduct"


def _persisting(book: Book, infraction: Infraction, same: tuple[Penalty, ...]) -> bool:
    """Cards shown again after the warning, where the book lets the director put the player out for it."""
    return (
        infraction.offence == "exposing_cards"
        and bool(same)
        and book.values["penalty_showing_cards_repeat"] == "director_may_eliminate"
    )


def _choices(
    state: Tournament, book: Book, codes: Iterable[str], infraction: Infraction
) -> tuple[Choice, ...]:
    """The penalties with their sizes; no fine where nothing can be kept back."""
    found = (_sized(state, book, code, infraction) for code in codes)
    return tuple(one for one in found if one.penalty != FINE or one.high)


def _sized(state: Tournament, book: Book, code: str, infraction: Infraction) -> Choice:
    entry = current_entry(state, infraction)
    if code == FINE:
        percent = book.values["discipline_sanctions"]["fine_max_percent_of_buy_in"]
        return Choice(code, 1, fine_left(state, entry, percent))
    return sized(book, code, entry.stack if entry is not None else 0)


def fine_left(state: Tournament, entry: Entry | None, percent: int = 100) -> int:
    """What may still be kept back of the buy-in of an entry: so much of its price and fee, less the fines
    that stand on it. Nothing of an entry that was never bought, or was refunded."""
    if entry is None or entry.status in ("qualified", "forfeited", "cancelled"):
        return 0
    price = state.structure.entry_price + state.structure.entry_fee
    return max(price * percent // 100 - fined(state, entry), 0)


def fined(state: Tournament, entry: Entry) -> int:
    """The fines that stand on one buy-in."""
    return sum(
        one.size
        for one in state.conduct.penalties
        if one.penalty == FINE and one.entry == entry.number and one.status != "lifted"
    )


def current_entry(state: Tournament, infraction: Infraction | Penalty) -> Entry | None:
    """The entry the player holds now: the penalty follows the player, not the entry it was recorded with."""
    return entry_held(state, infraction.player) if infraction.player else None


def entry_held(state: Tournament, player: str) -> Entry | None:
    """The entry a player is in with, else the last one."""
    own = [state.entries[number] for number in state.players[player].entries]
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
