"""A told hand as a PHH document."""

from typing import Any

import msgspec

from torneo.floor.scenario.told import ToldHand, told_hand
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
        return Refused("phh_not_from_the_deal", about)
    told = told_hand(book, story.setup, story.steps)
    hand = told.table.hand
    if not hand.is_over:
        return Refused("phh_nobody_saw" if story.to_the_end else "hand_not_over", about)
    try:
        text = write_phh(hand, _fields(story, hand), dead_as_mucked=True)
    except SetupError as error:
        return Refused(_UNWRITTEN.get(error.field, "phh_has_no_words"), {**about, "game": hand.game.code})
    return replayed(text, told, about)


def replayed(text: str, told: ToldHand, about: dict[str, Value]) -> str | Refused:
    """The document, if it replays to the stacks of the hand; else what of the hand it cannot tell."""
    hand = told.table.hand
    try:
        (record,) = read_phh_text(text)
        result = replay(record)
    except PhhError:
        return _cannot_be(told, about) or Refused("phh_cards", about)
    if result.ok:
        return text
    acting = record.actions[result.at].split()[0] if result.at is not None else ""
    where = {**about, "seat": hand.seats[int(acting[1:]) - 1] if acting[:1] == "p" else 0}
    if result.code in ("wrong_actor", "nobody_acts"):
        return Refused("phh_out_of_turn", where)
    parted = "phh_cards" if acting == "d" else _PARTED[result.code]
    return _cannot_be(told, about) or Refused(parted, where)


#: What ``write_phh`` refuses, by the argument it names.
_UNWRITTEN = {"game": "phh_no_code", "posts": "phh_dead_money"}
#: Where nothing in the hand itself says why it is not the one replayed.
_PARTED = {
    "illegal_action": "phh_not_an_action", "not_over": "phh_has_no_words", "other_stacks": "phh_has_no_words",
}  # fmt: skip
#: What happened in a hand and no record of actions in turn can tell, by the event of it.
_UNSAID = {"void": "phh_void", "reinstate": "phh_reinstated", "taken_out": "phh_chips_went"}


def _cannot_be(told: ToldHand, about: dict[str, Value]) -> Refused | None:
    """What happened beside the play: somebody sent away, chips that came or went, a hand made void, brought
    back or dead."""
    hand, expelled = told.table.hand, told.table.outside.expelled
    if expelled:
        return Refused("phh_expelled", {**about, "seat": min(expelled)})
    before, after = sum(hand.starting_stacks) + hand.carried_in, sum(hand.stack) + hand.carried
    if before != after:
        return Refused("phh_chips_came" if after > before else "phh_chips_went", about)
    for kind, *rest in hand.events:
        if kind in _UNSAID:
            return Refused(_UNSAID[kind], {**about, "seat": rest[0] if rest else 0})
    dead = [event[1] for event in hand.events if event[0] == "kill"]
    return Refused("phh_dead_hand", {**about, "seat": dead[0]}) if dead else None


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
