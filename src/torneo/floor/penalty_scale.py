"""Infractions seen at the table and the penalties the book offers for them, by kind and size."""

from collections.abc import Iterable

import msgspec

from torneo.floor.citations import speaks
from torneo.rulebook import Book

#: Codes of infractions this room reports; those the books name share the key of ``penalty_offences``.
INFRACTIONS = (
    "out_of_turn",
    "non_standard_fold",
    "pot_in_no_limit",
    "token_chip",
    "conditional_statement",
    "premature_action",
    "skipped_in_silence",
    "splashing",
    "unclear_raise",
    "overbetting_for_change",
    "refusing_a_blind",
    "no_disclosure",
    "collusion",
    "unprotected_hand",
    "undeclared_fold",
    "silent_about_cards",
    "stalling",
    "soft_play",
    "looking_at_dead_hand",
    "hidden_time_bank",
    "leaving_in_hand_for_hand",
    "back_before_time",
    "deliberate_miscall",
    "unread_hand_given_in",
    "refusing_to_table",
    "slow_to_show",
    "asking_to_see_needlessly",
)

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

#: Offences the book does not let pass.
MANDATORY = ("mandatory", "mandatory_if_intentional", "disqualification", "warning_mandatory")


#: Out of the events to come as well, where the book's list has it.
BAN = "ban_from_later_events"


class Choice(msgspec.Struct, frozen=True):
    """A penalty that may be given; ``high`` None: as much as you like. Both 0: it has no size."""

    penalty: str
    low: int = 0
    high: int | None = 0

    def admits(self, size: int) -> bool:
        return self.low <= size and (self.high is None or size <= self.high)


def scale(book: Book) -> tuple[str, ...]:
    """The book's list for play. A suspension for a time belongs to conduct, not to play, wherever the book
    has missed hands to give."""
    offered = tuple(book.values["penalty_menu"])
    if "missed_hands" in offered:
        return tuple(code for code in offered if code != "timed_suspension")
    return offered


def menu(book: Book, infraction: str | None) -> tuple[str, ...]:
    """The penalties that may be given for an infraction."""
    if infraction is None:
        return ()
    match book.values["penalty_offences"].get(infraction):
        case "disqualification":
            return ("disqualification",)
        case "disqualification_optional" if not speaks(book, "out_of_sight_other_penalty"):
            return ("disqualification",)
        case "suspension_or_disqualification_optional":
            later = (BAN,) if BAN in book.values["penalty_menu"] else ()
            return ("verbal_warning", "timed_suspension", "disqualification", *later)
    codes = scale(book)
    if infraction == "soft_play" and "chip_forfeiture" in book.values["penalty_soft_play_extras"]:
        return (*codes[:-1], "chip_forfeiture", codes[-1])
    return codes


def suspends(book: Book, infraction: str) -> bool:
    """Behaviour the book lets the direction suspend for, besides giving missed hands."""
    if infraction == "device_misuse":
        return bool(book.values["conduct_devices"]["other"] == "director_judges_penalty_menu")
    return infraction == "etiquette"


def sized(book: Book, code: str, stack: int) -> Choice:
    """A penalty with the sizes the book gives it; of chips, up to the ``stack``."""
    sizes = book.values["penalty_sizes"]
    match code:
        case "missed_hands":
            return Choice(code, *sizes["hands"])
        case "missed_rounds":
            return Choice(code, *sizes["rounds"])
        case "timed_suspension":
            return Choice(code, 1, None)
        case "chip_forfeiture":
            return Choice(code, 1, stack)
    return Choice(code)


def heavier(choices: tuple[Choice, ...], earlier: Iterable[tuple[str, int]]) -> tuple[Choice, ...]:
    """The choices above the heaviest penalty (code, size) given so far, ranges cut to what is above it."""
    worst = max(((SEVERITY.index(code), size) for code, size in earlier), default=(-1, 0))
    found = []
    for choice in choices:
        rank = SEVERITY.index(choice.penalty)
        if rank > worst[0]:
            found.append(choice)
        elif rank == worst[0] and choice.low and (choice.high is None or choice.high > worst[1]):
            found.append(Choice(choice.penalty, max(choice.low, worst[1] + 1), choice.high))
    return tuple(found)


def must_be_heavier(book: Book) -> bool:
    return bool(book.values["penalty_escalation"] == "heavier_penalty_required")


def is_repeated_fault(book: Book, times: int) -> bool:
    """Out of turn for the third time, which some books count as a repeated fault of etiquette."""
    repeats = book.values["penalty_offences"]["etiquette"] == "mandatory_on_repetition"
    return bool(times > 2 and repeats and speaks(book, "repeated_out_of_turn"))


def is_due(book: Book, infraction: str, times: int) -> bool:
    """Must some penalty be given? ``times``: how often the player did it, this time included."""
    mode = book.values["penalty_offences"].get(infraction, "optional")
    if infraction == "out_of_turn" and is_repeated_fault(book, times):
        return True
    return mode in MANDATORY or (mode == "mandatory_on_repetition" and times > 1)


def must_stay_in_hand_for_hand(book: Book) -> bool:
    """Is standing up from the table then forbidden, cards or no cards?"""
    return bool(book.values["bubble_breaks_and_leaving"]["leaving_table"] == "forbidden_under_penalty")
