"""Who: acts, shows first, wins, gets the odd chip; which hand is live; where the button goes."""

from collections.abc import Iterator
from typing import Any

from torneo.academy.asking.ask import Ask, Wrong
from torneo.academy.moment import Moment
from torneo.academy.words import both
from torneo.floor.acts import NextStreet
from torneo.floor.card_acts import DealerActs
from torneo.floor.citations import cite
from torneo.hand.button import next_after
from torneo.rulebook import Bilingual


class Who(Ask):
    """The answer is a seat."""

    def seat(self, moment: Moment) -> int | None:
        return None

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        return both("answers.seat", seat=answer)

    def others(self, moment: Moment, right: Any) -> Iterator[Wrong]:
        for seat in moment.after.table.hand.live_seats:
            if seat != right:
                yield Wrong(seat, "somebody_else")


class Next(Who):
    code = "next"

    def answer(self, moment: Moment, seat: int | None) -> Any:
        table = moment.after.table
        return table.next if isinstance(table.next, int) and table.hand.lives > 2 else None

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        hand = moment.after.table.hand
        ables = [one for one in hand.live_seats if hand.stacks[one]]
        after_button = next_after(ables, hand.button)
        if after_button != right:
            yield Wrong(after_button, "first_after_button")
        acted = moment.ruling.seat
        if acted is not None:
            beyond = next_after(ables, acted)
            if beyond != right:
                yield Wrong(beyond, "skips_to_the_left")
            if acted != right and acted in ables:
                yield Wrong(acted, "acts_again")
        skipped = next_after(ables, right)
        if skipped != right:
            yield Wrong(skipped, "one_too_far")
        yield from (wrong for wrong in self.others(moment, right) if wrong.answer in ables)

    def case(self, moment: Moment) -> str:
        hand = moment.after.table.hand
        told = moment.ruling.reason if not isinstance(moment.act, NextStreet) else "new_street"
        return f"{hand.game.family}-{told}"


class ShowsFirst(Who):
    code = "shows_first"

    def answer(self, moment: Moment, seat: int | None) -> Any:
        hand = moment.after.table.hand
        if moment.after.table.next != "showdown" or hand.shown or hand.lives < 3:
            return None
        return moment.seen.get("shows_first")

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        hand = moment.after.table.hand
        first = next_after(hand.live_seats, hand.button)
        if first != right:
            yield Wrong(first, "first_after_button_shows")
        caller = moment.ruling.seat
        if caller is not None and caller != right and caller in hand.live_seats:
            yield Wrong(caller, "last_caller_shows")
        yield from self.others(moment, right)

    def case(self, moment: Moment) -> str:
        hand = moment.after.table.hand
        return f"{hand.game.family}-{'bet' if any(hand.last_bets) else 'checked'}"

    def clauses(self, moment: Moment) -> tuple[str, ...]:
        hand = moment.after.table.hand
        case = "show_order_last_bettor" if any(hand.last_bets) else "show_order_no_bet"
        if hand.game.is_stud and not any(hand.last_bets):
            case = "show_order_razz" if hand.game.low_board_acts_first else "show_order_stud"
        return cite(moment.book, case)


class Winner(Ask):
    """Who takes the main pot, all cards on the table."""

    code = "winner"

    def seat(self, moment: Moment) -> int | None:
        return None

    def answer(self, moment: Moment, seat: int | None) -> Any:
        hand = moment.after.table.hand
        if not hand.is_over or len(hand.shown) < 2 or not hand.awards:
            return None
        return sorted({award.seat for award in hand.awards if award.pot == 0})

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        if len(answer) == 1:
            return both("answers.wins", seat=answer[0])
        return both("answers.share", seats=", ".join(map(str, answer)))

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        shown = sorted(moment.after.table.hand.shown)
        for one in shown:
            if [one] != right:
                yield Wrong([one], "hand_misread" if one not in right else "tie_not_seen")
        if len(shown) > 1 and len(right) == 1:
            other = next(one for one in shown if one not in right)
            yield Wrong(sorted([right[0], other]), "tie_seen")
        if len(shown) > 2 and shown != right:
            yield Wrong(shown, "tie_seen")

    def case(self, moment: Moment) -> str:
        hand = moment.after.table.hand
        return f"{hand.game.code}-{'split' if len({award.seat for award in hand.awards}) > 1 else 'one'}"

    def clauses(self, moment: Moment) -> tuple[str, ...]:
        return cite(moment.book, "cards_speak")


class OddChip(Who):
    code = "odd_chip"

    def answer(self, moment: Moment, seat: int | None) -> Any:
        if not moment.after.table.hand.is_over:
            return None
        favoured = moment.seen.get("odd_chip_to")
        return favoured[0] if len(favoured) == 1 else None

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        hand = moment.after.table.hand
        for one in sorted({award.seat for award in hand.awards}):
            if one != right:
                mistake = "odd_chip_to_button" if one == hand.button else "odd_chip_elsewhere"
                yield Wrong(one, mistake)
        yield from (Wrong(one, "odd_chip_elsewhere") for one in sorted(hand.shown) if one != right)

    def case(self, moment: Moment) -> str:
        return moment.after.table.hand.game.code

    def clauses(self, moment: Moment) -> tuple[str, ...]:
        hand = moment.after.table.hand
        case = (
            "odd_chip_stud"
            if hand.game.is_stud
            else "odd_chip_high_low"
            if hand.game.low
            else "odd_chip_board"
        )
        return cite(moment.book, case)


class Live(Ask):
    """Is the hand still live?"""

    code = "live"

    def answer(self, moment: Moment, seat: int | None) -> Any:
        table = moment.after.table
        if seat is None or seat not in table.hand.place_of or table.hand.is_over:
            return None
        act = moment.steps[-1]
        if not {"turns_in", "exposes", "mucks", "shows", "leaves", "clock", "dealer"} & act.keys():
            return None
        if act.get("dealer") not in (None, "killed_hand", "collected_hand"):
            return None
        if table.asked is not None and table.asked.seat == seat:
            return "floor_decides"
        return "dead" if seat in table.dead else "live"

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        return both(f"answers.{answer}")

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        for answer, mistake in (
            ("live", "hand_kept_alive"),
            ("dead", "hand_killed"),
            ("floor_decides", "floor_asked"),
        ):
            if answer != right:
                yield Wrong(answer, mistake)

    def of_other_books(self, moment: Moment, seat: int | None) -> Iterator[Wrong]:
        yield from ()


class Positions(Ask):
    """Button and blinds of the next hand."""

    code = "positions"

    def seat(self, moment: Moment) -> int | None:
        return None

    def answer(self, moment: Moment, seat: int | None) -> Any:
        act = moment.act
        hand = moment.after.table.hand
        if not isinstance(act, DealerActs) or act.what != "next_hand" or hand.game.is_stud:
            return None
        return [hand.button, hand.small_blind or 0, hand.big_blind or 0]

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        button, small, big = answer
        return both(
            "answers.positions" if small else "answers.no_small_blind", button=button, small=small, big=big
        )

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        hand = moment.after.table.hand
        seats = list(hand.seats)
        before = moment.before.table.hand
        moved = next_after(seats, before.button)
        small = next_after(seats, moved)
        big = next_after(seats, small)
        yield Wrong([moved, small, big], "dead_button_moved")
        yield Wrong(
            [before.button, next_after(seats, before.button), next_after(seats, small)], "button_stays"
        )
        if len(seats) == 2:
            yield Wrong([small, moved, small], "heads_up_order_wrong")
            yield Wrong([right[0], right[2], right[1]], "blinds_swapped")
        else:
            yield Wrong([right[0], right[2], next_after(seats, right[2])], "big_blind_skipped")
            further = next_after(seats, moved)
            yield Wrong(
                [further, next_after(seats, further), next_after(seats, next_after(seats, further))],
                "one_too_far",
            )

    def case(self, moment: Moment) -> str:
        hand, before = moment.after.table.hand, moment.before.table.hand
        if len(hand.seats) == 2:
            return "heads_up"
        dead = hand.button not in hand.seats
        return (
            "dead_button"
            if dead
            else "no_small_blind"
            if not hand.small_blind
            else ("somebody_out" if len(hand.seats) < len(before.seats) else "plain")
        )
