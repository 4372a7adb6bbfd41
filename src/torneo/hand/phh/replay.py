"""Playing a recorded hand through the engine and saying exactly where the two part ways."""

from decimal import Decimal
from typing import Any

import msgspec

from torneo.cards import HIDDEN, CardError, parse_cards
from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction, SetupError
from torneo.hand.phh.read import PhhError, PhhHand
from torneo.hand.rules import HandRules
from torneo.hand.stakes import Stakes
from torneo.hand.status import SHOWDOWN

#: Reasons that mean the record itself is broken, not that a player did something illegal.
_BROKEN = frozenset({"duplicate_card", "card_not_in_deck", "not_the_cards_dealt", "card_not_held"})


class Replay(msgspec.Struct, frozen=True):
    """``mismatch`` is ``None`` when actors, legality and result all agree. ``code``: its kind, of ``CODES``;
    ``at``: the action where the two part ways, if it is at one."""

    file: str
    hand: int | str
    ok: bool
    finishing_stacks: list[int | float] | None
    mismatch: str | None
    code: str = ""
    at: int | None = None


#: How a record and the engine part ways.
CODES = ("wrong_actor", "nobody_acts", "illegal_action", "not_over", "other_stacks")


class _Mismatch(Exception):
    def __init__(self, code: str, text: str) -> None:
        self.code = code
        super().__init__(text)


def start_hand(record: PhhHand, rules: HandRules) -> Hand:
    """The hand as the record begins it, waiting for its cards."""
    count = len(record.seats)
    order = list(range(count))
    # Heads-up, blinds and antes are listed small blind first although the first player has the big blind.
    amounts, antes = list(record.blinds), list(record.antes)
    if count == 2:
        amounts.reverse()
        antes.reverse()
    blinds = sorted(
        ((index, amount) for index, amount in enumerate(amounts) if amount > 0),
        key=lambda item: (item[1], item[0]),
    )
    # The engine sits players clockwise from the button, which is the order PHH lists them in.
    seats = [index + 1 for index in order]
    stakes = Stakes(
        big=record.min_bet or record.small_bet,
        ante=max(record.antes),
        ante_kind="classic" if record.uniform_ante else "big_blind",
        bring_in=record.bring_in,
        small_bet=record.small_bet,
        big_bet=record.big_bet,
        min_bet=record.min_bet,
    )  # fmt: skip
    return Hand(
        record.game,
        stakes,
        dict(zip(seats, record.starting_stacks, strict=True)),
        button=count,
        rules=rules,
        blinds=[(seats[index], amount) for index, amount in blinds],
        posts={seats[index]: -amount for index, amount in enumerate(amounts) if amount < 0},
        antes={seats[index]: ante for index, ante in enumerate(antes) if ante},
        smallest_chip=record.smallest_chip,
        players_in_event=record.players_in_event,
        auto_showdown=False,
    )


#: Online rooms let a player who checked raise an all-in bet below the minimum.
RECORD_RULES = HandRules(checker_may_raise_short_bet=True)


def replay(record: PhhHand, rules: HandRules | None = None) -> Replay:
    """Replay a record, under its own rules if it has any and nobody asks for others. Raises
    :class:`PhhError` when it cannot be read as a hand at all."""
    try:
        hand = start_hand(record, rules or record.rules or RECORD_RULES)
    except SetupError as error:
        raise PhhError(f"{record.where}: {error}") from None
    stacks: list[int | float] | None = None
    at: int | None = None
    try:
        for at, action in enumerate(record.actions):
            _apply(record, hand, at, action)
        at = None
        _end(record, hand)
        stacks = [_number(chips, record.scale) for chips in hand.stack]
        _compare(record, hand)
    except _Mismatch as mismatch:
        return Replay(record.file, record.hand, False, stacks, str(mismatch), mismatch.code, at)
    return Replay(record.file, record.hand, True, stacks, None)


def _apply(record: PhhHand, hand: Hand, index: int, action: str) -> None:
    where = f"actions[{index}] {action!r}"
    words = action.split("#")[0].split()
    try:
        match words:
            case []:
                pass
            case ["d", "db", cards]:
                hand.deal_board(parse_cards(cards))
            case ["d", "dh", player, cards]:
                hand.deal_hole(_seat(record, player, where), parse_cards(cards))
            case [player, "sm"]:
                _muck(hand, _seat(record, player, where))
            case [player, "sm", "-"]:
                hand.show(_seat(record, player, where))
            case [player, "sm", cards]:
                _show(hand, _seat(record, player, where), parse_cards(cards))
            case [player, "f" | "cc" | "pb" | "sd", *rest] if len(rest) <= (words[1] == "sd"):
                _check_actor(record, hand, _seat(record, player, where), where)
                _act(hand, words[1], parse_cards(rest[0]) if rest else [])
            case [player, "cbr", amount]:
                _check_actor(record, hand, _seat(record, player, where), where)
                hand.raise_to(_chips(record, amount, where), covering=True)
            case _:
                raise PhhError(f"{record.where}: {where}: is no PHH action")
    except CardError as error:
        raise PhhError(f"{record.where}: {where}: {error}") from None
    except IllegalAction as error:
        if error.reason in _BROKEN:
            raise PhhError(f"{record.where}: {where}: {error}") from None
        raise _Mismatch("illegal_action", f"{where}: illegal action: {error}") from None


def _act(hand: Hand, code: str, cards: list[int]) -> None:
    if code == "f":
        hand.fold()
    elif code == "cc":
        hand.check_or_call()
    elif code == "pb":
        hand.bring_in()
    else:
        hand.draw(cards)


def _show(hand: Hand, seat: int, cards: list[int]) -> None:
    """Cards turned up that the record does not name tell nothing yet."""
    if HIDDEN not in cards and not hand.is_over:
        hand.show(seat, cards)


def _muck(hand: Hand, seat: int) -> None:
    """Losing hands may be thrown away unseen in a record, also after an all-in."""
    if seat in hand.live_seats and not hand.is_over:
        hand.kill(seat)


def _end(record: PhhHand, hand: Hand) -> None:
    """Records may leave out shows that change nothing: known hands are shown for them, and hands nobody named
    are given up, the ones the record lets win last."""
    if hand.status != SHOWDOWN:
        if not hand.is_over:
            turn = f"p{hand.actor} to act" if hand.actor else _awaited(hand)
            raise _Mismatch("not_over", f"the record ends on the {hand.street_name}, waiting for {turn}")
        return
    winnings = record.winnings or [Decimal(0)] * len(record.seats)
    for seat in sorted(hand.show_order(), key=lambda seat: winnings[seat - 1]):
        if not hand.is_over and seat not in hand.shown:
            if HIDDEN in hand.cards_of(seat):
                hand.kill(seat)
            else:
                hand.show(seat)


def _compare(record: PhhHand, hand: Hand) -> None:
    if record.finishing_stacks is None:
        return
    wanted = [chips * record.scale for chips in record.finishing_stacks]
    if wanted != hand.stack:
        expected = [_number(chips, record.scale) for chips in wanted]
        got = [_number(chips, record.scale) for chips in hand.stack]
        raise _Mismatch("other_stacks", f"finishing stacks: recorded {expected}, played {got}")


def _check_actor(record: PhhHand, hand: Hand, seat: int, where: str) -> None:
    if hand.actor is None:
        waiting = "the hand is over" if hand.is_over else f"the hand is waiting for {_awaited(hand)}"
        raise _Mismatch("nobody_acts", f"{where}: nobody can act, {waiting}")
    if hand.actor != seat:
        raise _Mismatch("wrong_actor", f"{where}: wrong actor, it is p{hand.actor}'s turn")


def _awaited(hand: Hand) -> str:
    """The cards still to be told, or the showdown."""
    cards = [f"{count} of {f'p{seat}' if seat else 'the board'}" for seat, count in hand.awaiting.items()]
    return f"cards: {', '.join(cards)}" if cards else hand.status


def _seat(record: PhhHand, player: str, where: str) -> int:
    if player[:1] != "p" or not player[1:].isdigit() or not 1 <= int(player[1:]) <= len(record.seats):
        raise PhhError(f"{record.where}: {where}: no player {player!r}, there are p1 to p{len(record.seats)}")
    return int(player[1:])


def _chips(record: PhhHand, amount: str, where: str) -> int:
    try:
        return record.chips(amount)
    except (ArithmeticError, ValueError):
        raise PhhError(f"{record.where}: {where}: {amount!r} is not an amount") from None


def _number(chips: Any, scale: int) -> int | float:
    value = Decimal(chips) / scale
    return int(value) if value == value.to_integral_value() else float(value)
