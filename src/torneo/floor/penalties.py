"""Infractions seen at the table and the penalties the book offers for them."""

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
    "deliberate_miscall",
    "unread_hand_given_in",
    "refusing_to_table",
    "slow_to_show",
    "asking_to_see_needlessly",
)


def menu(book: Book, infraction: str | None) -> tuple[str, ...]:
    """The penalties that may be given. A suspension for a time belongs to conduct, not to play, wherever the
    book has missed hands to give."""
    if infraction is None:
        return ()
    offered = tuple(book.values["penalty_menu"])
    if book.values["penalty_offences"].get(infraction) == "disqualification":
        return ("disqualification",)
    if "missed_hands" in offered:
        return tuple(code for code in offered if code != "timed_suspension")
    return offered
