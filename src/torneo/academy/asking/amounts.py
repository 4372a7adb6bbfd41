"""How much: to call, to raise at least, to raise at most, what is in the pots, what goes back."""

from collections.abc import Iterator
from typing import Any

from torneo.academy.asking.ask import Ask, Wrong
from torneo.academy.moment import Moment
from torneo.academy.words import both
from torneo.floor.citations import cite
from torneo.hand import Hand
from torneo.rulebook import Bilingual
from torneo.writing.numbers import number


class Amount(Ask):
    """The answer is a number of chips."""

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        return Bilingual(number(answer, "es"), number(answer, "en"))

    def seat(self, moment: Moment) -> int | None:
        waits = moment.after.table.next
        return waits if isinstance(waits, int) else None

    def miscounts(self, moment: Moment, right: int) -> Iterator[Wrong]:
        """Off by a chip or a blind: where no better mistake is to be had."""
        unit = moment.after.table.hand.stakes.big or moment.after.table.smallest_chip
        for other in (right + unit, right - unit, right + 2 * unit, right - 2 * unit):
            if other > 0:
                yield Wrong(other, "miscount")


def _structure(hand: Hand) -> str:
    """What a question about amounts trains: the betting structure, and whether somebody is all-in short."""
    short = any(
        chips and not left and live for chips, left, live in zip(hand.bet, hand.stack, hand.live, strict=True)
    )
    street = "first" if hand.street == 0 else "later"
    return f"{hand.game.family}-{hand.game.limit}-{street}" + ("-all_in" if short else "")


def _facing(moment: Moment) -> tuple[Hand, int, int]:
    """The hand, the place to act and his own chips of the street."""
    hand = moment.after.table.hand
    assert hand.actor is not None
    place = hand.place_of[hand.actor]
    return hand, place, hand.bet[place]


def _lower_level(hand: Hand) -> int:
    """The bet before the last one on this street."""
    return max((bet for bet in hand.bet if bet < hand.level), default=0)


class ToCall(Amount):
    code = "to_call"

    def answer(self, moment: Moment, seat: int | None) -> Any:
        table = moment.after.table
        if not isinstance(table.next, int) or table.next != seat or not table.to_call():
            return None
        return table.to_call()

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        hand, place, own = _facing(moment)
        yield Wrong(hand.level, "own_bet_forgotten", {"own": own})
        yield Wrong(hand.level - _lower_level(hand), "only_the_increment", {})
        if hand.stack[place] < hand.level - own:
            yield Wrong(hand.level - own, "more_than_the_stack", {"stack": hand.stack[place]})
        for bet, stack, live in zip(hand.bet, hand.stack, hand.live, strict=True):
            if live and not stack and 0 < bet < hand.level:
                yield Wrong(bet - own, "all_in_as_level", {"all_in": bet})
        yield Wrong(right + own, "own_bet_twice", {"own": own})
        yield from self.miscounts(moment, right)

    def case(self, moment: Moment) -> str:
        return _structure(moment.after.table.hand)

    def clauses(self, moment: Moment) -> tuple[str, ...]:
        return cite(moment.book, "call_by_voice")


class MinRaise(Amount):
    code = "min_raise"

    def answer(self, moment: Moment, seat: int | None) -> Any:
        table = moment.after.table
        if table.next != seat or not {"raise", "bet"} & {*table.may()} or table.hand.game.limit == "limit":
            return None
        least = table.min_raise_to()
        place = table.hand.place_of[seat]
        if not 0 < least < table.hand.stack[place] + table.hand.bet[place]:
            return None
        return least

    def ask(self, moment: Moment, seat: int | None) -> Bilingual:
        from_nothing = not moment.after.table.hand.level
        return _asked("asks.min_bet" if from_nothing else "asks.min_raise", seat)

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        hand, place, own = _facing(moment)
        most = hand.stack[place] + own
        big = hand.stakes.big
        for answer, mistake in (
            (2 * hand.level, "doubled"),
            (hand.level + big, "big_blind_as_raise"),
            (hand.level + hand.level - _lower_level(hand), "short_all_in_as_raise"),
            (right - hand.level, "only_the_increment"),
            (right + own, "own_bet_twice"),
            (right + big // 2, "small_blind_added"),
        ):
            if 0 < answer < most:
                yield Wrong(answer, mistake, {"own": own, "level": hand.level, "big": big})
        yield from (wrong for wrong in self.miscounts(moment, right) if wrong.answer < most)

    def refuted(self, moment: Moment, seat: int | None, right: Any, wrong: Any) -> str:
        if moment.next_tried(_raise(moment, seat, right)) is None:
            return f"{right} cannot be done"
        if wrong < right and moment.next_tried(_raise(moment, seat, wrong)) is not None:
            return f"{wrong} is less and can be done"
        return ""

    def case(self, moment: Moment) -> str:
        return _structure(moment.after.table.hand)

    def clauses(self, moment: Moment) -> tuple[str, ...]:
        return cite(moment.book, "min_raise" if moment.after.table.hand.level else "min_opening_bet")


def _raise(moment: Moment, seat: int | None, to: int) -> dict[str, Any]:
    does = "raise" if moment.after.table.hand.level else "bet"
    return {"seat": seat, "does": does, "to": to}


def _asked(key: str, seat: int | None) -> Bilingual:
    return both(key, seat=seat or 0)


class MaxRaise(Amount):
    """In pot-limit, where counting is the dealer's trade."""

    code = "max_raise"

    def answer(self, moment: Moment, seat: int | None) -> Any:
        table = moment.after.table
        hand = table.hand
        if hand.game.limit != "pot_limit" or table.next != seat or not {"raise", "bet"} & {*table.may()}:
            return None
        place = hand.place_of[seat]
        most = table.max_raise_to()
        return most if 0 < most < hand.stack[place] + hand.bet[place] else None

    def ask(self, moment: Moment, seat: int | None) -> Bilingual:
        return _asked("asks.max_raise" if moment.after.table.hand.level else "asks.max_bet", seat)

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        hand, _, own = _facing(moment)
        owed = hand.level - own
        pot = hand.pot
        street = sum(hand.bet)
        facts = {"own": own, "level": hand.level, "pot": pot}
        yield Wrong(hand.level + pot, "call_not_counted", facts)
        yield Wrong(pot, "pot_alone", facts)
        yield Wrong(pot + owed, "pot_after_call_alone", facts)
        yield Wrong(hand.level + pot - street + owed, "street_bets_forgotten", facts)
        yield Wrong(right + own, "own_bet_twice", facts)
        yield Wrong(3 * hand.level, "three_times", facts)
        yield from self.miscounts(moment, right)

    def refuted(self, moment: Moment, seat: int | None, right: Any, wrong: Any) -> str:
        done = moment.next_tried(_raise(moment, seat, right))
        if done is None:
            return f"{right} cannot be done"
        more = moment.next_tried(_raise(moment, seat, wrong)) if wrong > right else None
        if more is not None and max(more.table.hand.bet) > right:
            return f"{wrong} is more and can be done"
        return ""

    def case(self, moment: Moment) -> str:
        return _structure(moment.after.table.hand)

    def clauses(self, moment: Moment) -> tuple[str, ...]:
        return cite(
            moment.book, "pot_limit_postflop" if moment.after.table.hand.street else "pot_limit_preflop"
        )


class Pot(Amount):
    code = "pot"

    def seat(self, moment: Moment) -> int | None:
        return None

    def answer(self, moment: Moment, seat: int | None) -> Any:
        table = moment.after.table
        return None if table.hand.is_over or not table.hand.pot else table.hand.pot

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        hand = moment.after.table.hand
        street = sum(hand.bet)
        stakes = hand.stakes
        if street != right:
            yield Wrong(right - street, "street_bets_forgotten", {})
        ante = hand.dead_money or (
            stakes.ante if stakes.ante_kind == "big_blind" else stakes.ante * len(hand.seats)
        )
        if ante:
            yield Wrong(right - ante, "antes_forgotten", {"ante": ante})
        gone = sum(bet for bet, live in zip(hand.bet, hand.live, strict=True) if not live)
        if gone:
            yield Wrong(right - gone, "folded_chips_forgotten", {"gone": gone})
        yield Wrong(right + hand.level, "last_bet_twice", {"level": hand.level})
        yield from self.miscounts(moment, right)

    def case(self, moment: Moment) -> str:
        return _structure(moment.after.table.hand)

    def clauses(self, moment: Moment) -> tuple[str, ...]:
        return cite(moment.book, "pot_count_granted")


class Returned(Amount):
    """The change due to a player, and chips that go back."""

    code = "returned"

    def seat(self, moment: Moment) -> int | None:
        back = moment.seen.get("returned")
        return next(iter(back), None) if len(back) == 1 else None

    def answer(self, moment: Moment, seat: int | None) -> Any:
        back = moment.seen.get("returned")
        return back.get(seat) if seat is not None and len(back) == 1 else None

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        assert seat is not None
        put = moment.before.table.hand.stacks[seat] - moment.after.table.hand.stacks[seat] + right
        yield Wrong(put, "all_goes_back", {"put": put})
        yield Wrong(put - right, "change_taken_for_call", {"put": put})
        own = moment.before.table.hand.bet[moment.before.table.hand.place_of[seat]]
        yield Wrong(right + own, "own_bet_twice", {"own": own})
        yield Wrong(right - own, "own_bet_forgotten", {"own": own})
        yield from self.miscounts(moment, right)

    def all_wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        yield from (wrong for wrong in super().all_wrongs(moment, seat, right) if wrong.answer > 0)


class Pots(Ask):
    """Main pot and side pots."""

    code = "pots"

    def seat(self, moment: Moment) -> int | None:
        return None

    def answer(self, moment: Moment, seat: int | None) -> Any:
        hand = moment.after.table.hand
        pots = moment.seen.get("pots")
        settled = moment.after.table.next in ("street_over", "showdown", "frozen")
        return pots if settled and len(pots) > 1 and not hand.is_over else None

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        said = [" + ".join(number(pot, lang) for pot in answer) for lang in ("es", "en")]
        return Bilingual(*said)

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        hand = moment.after.table.hand
        total = sum(right)
        yield Wrong([total], "one_pot", {})
        gone = sum(
            paid + bet for paid, bet, live in zip(hand.paid, hand.bet, hand.live, strict=True) if not live
        )
        if gone and right[0] - gone > 0:
            yield Wrong(
                [right[0] - gone, right[1] + gone, *right[2:]], "folded_chips_in_side_pot", {"gone": gone}
            )
        if hand.dead_money and right[0] > hand.dead_money:
            moved = [right[0] - hand.dead_money, right[1] + hand.dead_money, *right[2:]]
            yield Wrong(moved, "antes_in_side_pot", {"ante": hand.dead_money})
        if len(right) > 2:
            yield Wrong([right[0], sum(right[1:])], "side_pots_joined", {})
        yield Wrong([*reversed(right)], "pots_turned_round", {})
        unit = hand.stakes.big
        if right[1] > unit:
            yield Wrong([right[0] + unit, right[1] - unit, *right[2:]], "miscount", {})
        if right[0] > unit:
            yield Wrong([right[0] - unit, right[1] + unit, *right[2:]], "miscount", {})

    def case(self, moment: Moment) -> str:
        hand = moment.after.table.hand
        return f"{hand.game.limit}-{len(moment.seen.get('pots'))}"

    def clauses(self, moment: Moment) -> tuple[str, ...]:
        return cite(moment.book, "side_pots_built")
