"""A told hand as a PHH document."""

from typing import Any

import msgspec

from torneo.floor.scenario.told import told_hand
from torneo.hand import Hand
from torneo.hand.illegal import SetupError
from torneo.hand.phh import PhhError, read_phh_text, replay
from torneo.hand.phh.read import OWN_FIELDS
from torneo.hand.phh.replay import RECORD_RULES
from torneo.hand.phh.write import write_phh
from torneo.rulebook import Book
from torneo.tournament.kernel import Refused, Value
from torneo.tournament.live_hand.story import Story


def phh(story: Story, book: Book) -> str | Refused:
    """The hand as a PHH document, or why the format has no words for it. It is read and replayed before it is
    given out."""
    about: dict[str, Value] = {"table": story.table, "hand": story.number}
    if story.in_part:
        return Refused("told_in_part", about)
    hand = told_hand(book, story.setup, story.steps).table.hand
    if not hand.is_over:
        return Refused("hand_not_over", about)
    try:
        text = write_phh(hand, _fields(story, hand), dead_as_mucked=True)
        (result,) = (replay(record) for record in read_phh_text(text))
    except (SetupError, PhhError):
        return Refused("phh_has_no_words", about)
    return text if result.ok else Refused("phh_has_no_words", about)


def _fields(story: Story, hand: Hand) -> dict[str, Any]:
    """Who played, where; and in fields of our own what a replay needs to pay the pots as the book does."""
    fields: dict[str, Any] = {"event": story.event, "table": str(story.table), "hand": story.number}
    if story.names:
        fields["players"] = [story.names.get(seat, "") for seat in hand.seats]
    usual = msgspec.to_builtins(RECORD_RULES)
    rules = {name: value for name, value in msgspec.to_builtins(hand.rules).items() if value != usual[name]}
    own: dict[str, Any] = {"rules": msgspec.json.encode(rules).decode() if rules else "",
                           "smallest_chip": hand.smallest_chip if hand.smallest_chip > 1 else 0,
                           "players_in_event": hand.players_in_event or 0}  # fmt: skip
    return {**fields, **{OWN_FIELDS[name]: value for name, value in own.items() if value}}
