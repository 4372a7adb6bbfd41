"""Statements about the future that the floor held binding: when the word is due, and what it leaves open."""

import msgspec
from msgspec.structs import replace

from torneo.floor.acts import Act, Bets
from torneo.floor.reading import MUST_CALL, MUST_RAISE, Limits, Reading
from torneo.floor.speech.spoken_words import Statement, parse_words
from torneo.hand import Hand, rounds

#: Conditions that somebody fulfils by betting more than there was; any such word will do ("si subes").
_AGGRESSION = ("bet", "raise", "complete", "pot", "amount")


class Condition(msgspec.Struct, frozen=True):
    """``said``: what he promised, of what size, and what the others must do first. ``level``: the bet there
    was then; ``at``: how much had happened in the hand."""

    said: Statement
    street: int
    level: int
    at: int


def in_words(act: Act) -> Statement | None:
    """The condition among what was said, if there is one."""
    if not isinstance(act, Bets) or act.says is None:
        return None
    return next((said for said in parse_words(act.says) if said.kind == "conditional"), None)


def opens(act: Act) -> bool:
    """Is a condition the first thing said?"""
    return isinstance(act, Bets) and act.says is not None and parse_words(act.says)[0].kind == "conditional"


def question() -> Reading:
    return Reading(case="conditional", kind="question", options=("binding", "not_binding"),
                   infraction="conditional_statement")  # fmt: skip


def due(hand: Hand, condition: Condition | None, seat: int) -> Limits | None:
    """What the word of a player leaves open to him now; ``None`` while its condition is not fulfilled."""
    place = hand.place_of.get(seat)
    if condition is None or place is None or not _fulfilled(hand, seat, place, condition):
        return None
    return replace(_promised(hand, place, condition.said), case="conditional")


def _fulfilled(hand: Hand, seat: int, place: int, condition: Condition) -> bool:
    if condition.street != hand.street:
        return False
    facing, raised = hand.level > hand.bet[place], hand.level > condition.level
    wanted = condition.said.if_
    if wanted is None:
        return facing
    if wanted in _AGGRESSION:
        return facing and raised
    if wanted == "all_in":
        return facing and raised and _all_in(hand, place)
    since = hand.events[condition.at :]
    return not raised and any(event[0] == wanted and event[1] != seat for event in since)


def _all_in(hand: Hand, place: int) -> bool:
    """Did the bet to him take somebody's last chip?"""
    others = (other for other in range(len(hand.seats)) if other != place and hand.live[other])
    return any(not hand.stack[other] and hand.bet[other] == hand.level for other in others)


def _promised(hand: Hand, place: int, said: Statement) -> Limits:
    """The limits that keep a promise; where it cannot be kept in full, as much of it as can."""
    facing = hand.level > hand.bet[place]
    match said.then:
        case "fold":
            return Limits(only="fold", no_raise=True)
        case "check":
            return Limits(no_raise=True) if facing else Limits(only="check", no_raise=True)
        case "call":
            return MUST_CALL
        case None | "unofficial" | "conditional" | "bring_in":
            return Limits(no_fold=True)
    if said.then == "amount" and said.amount is not None and said.amount <= hand.level and not said.more:
        return MUST_CALL
    if rounds.why_no_raise(hand, place, alone=True):
        return MUST_CALL
    return replace(MUST_RAISE, to=_size(hand, place, said))


def _size(hand: Hand, place: int, said: Statement) -> int | None:
    """The total he named, as near to it as the rules let him; ``None`` where he named none."""
    most = rounds.max_raise_to(hand, place)
    least = min(rounds.full_raise_to(hand), most)
    if said.then == "all_in" or (said.then == "pot" and hand.game.limit == "pot_limit"):
        return most
    if said.minimum:
        return least
    if said.amount is None:
        return None
    total = said.amount + (hand.level if said.more else 0)
    return max(least, min(total, most))
