"""What may be done and in which order: a player's actions, the floor's options, the dealer's steps, time."""

from collections.abc import Iterator
from typing import Any

from torneo.academy.asking.amounts import Amount
from torneo.academy.asking.ask import Ask, Wrong
from torneo.academy.moment import Moment
from torneo.academy.words import both, say
from torneo.floor.citations import cite
from torneo.floor.sentences.rulings import UNTIL, option_text, step_text, until_text
from torneo.hand.status import BET
from torneo.rulebook import Bilingual, Lang


def _listed(codes: list[str], write: Any, between: str) -> Bilingual:
    return Bilingual(*(between.join(write(code, lang) for code in codes) for lang in ("es", "en")))


class May(Ask):
    """What the player to act may do: was the betting re-opened?"""

    code = "may"
    _SETS = (
        ["fold", "call", "raise"],
        ["fold", "call"],
        ["fold", "raise"],
        ["call", "raise"],
        ["raise"],
        ["call"],
    )
    _OPEN = (["check", "bet"], ["check"], ["fold", "check", "bet"], ["check", "raise"], ["bet"])

    def seat(self, moment: Moment) -> int | None:
        waits = moment.after.table.next
        return waits if isinstance(waits, int) else None

    def answer(self, moment: Moment, seat: int | None) -> Any:
        table = moment.after.table
        if table.hand.status != BET or table.next != seat:
            return None
        may = [kind for kind in table.may() if kind in ("fold", "check", "call", "bet", "raise")]
        return may if may and len(may) == len(table.may()) else None

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        return _listed(answer, lambda code, lang: say(f"answers.may_{code}", lang), " / ")

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        facing = "call" in right or "raise" in right
        for may in self._SETS if facing else self._OPEN:
            if {*may} == {*right}:
                continue
            if "raise" in may and "raise" not in right:
                yield Wrong(may, "betting_reopened")
            elif "raise" in right and "raise" not in may:
                yield Wrong(may, "betting_not_reopened")
            else:
                yield Wrong(may, "bound_wrongly")

    def refuted(self, moment: Moment, seat: int | None, right: Any, wrong: Any) -> str:
        for action in {*wrong} - {*right}:
            step: dict[str, Any] = {"seat": seat, "does": action}
            if action in ("bet", "raise"):
                hand = moment.after.table.hand
                step["to"] = max(hand.min_raise_to(), hand.level + hand.stakes.opening_bet)
            done = moment.next_tried(step)
            if (
                done is not None
                and done.rulings[-1][0].action == action
                and done.rulings[-1][0].kind == "binding"
            ):
                if action in ("fold", "raise", "bet"):  # a fold nobody need make, or a raise that comes back
                    continue
                return f"{action} can be done"
        return ""

    def case(self, moment: Moment) -> str:
        hand = moment.after.table.hand
        bound = moment.after.table.limits(hand.actor) if hand.actor is not None else None
        if bound is not None and bound.case != "binding_in_turn":
            return bound.case
        short = any(not left and live for left, live in zip(hand.stack, hand.live, strict=True))
        return f"{hand.game.limit}-{'all_in' if short else 'plain'}"

    def clauses(self, moment: Moment) -> tuple[str, ...]:
        raises = "raise" in moment.after.table.may()
        return cite(moment.book, "betting_reopened" if raises else "betting_not_reopened")


class Options(Ask):
    """Which answers are open to the floor."""

    code = "options"

    def answer(self, moment: Moment, seat: int | None) -> Any:
        codes = [option.code for option in moment.ruling.options]
        texts = {option_text(code, lang) for code in codes for lang in ("es", "en")}
        return codes if 2 <= len(codes) <= 5 and len(texts) >= len(codes) else None

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        return _listed(sorted(answer), option_text, " · ")

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        for other in moment.elsewhere:
            codes = [option.code for option in other.ruling.options]
            if codes and {*codes} != {*right}:
                yield Wrong(codes, "other_book", {"book": other.book.short})
        taken = {code: option_text(code, "es") for code in right}
        alien = [
            code for code in _COMMON if code not in right and option_text(code, "es") not in taken.values()
        ]
        if len(right) > 2:
            yield Wrong(right[:-1], "option_forgotten", {"option": _option(right[-1])})
            yield Wrong(right[1:], "option_forgotten", {"option": _option(right[0])})
        for code in alien[:3]:
            yield Wrong([*right[:-1], code], "option_not_open", {"option": _option(code)})
        for code in alien[:2]:
            yield Wrong([*right, code], "option_not_open", {"option": _option(code)})

    def of_other_books(self, moment: Moment, seat: int | None) -> Iterator[Wrong]:
        yield from ()

    def refuted(self, moment: Moment, seat: int | None, right: Any, wrong: Any) -> str:
        open_to_it = [option.code for option in moment.ruling.options]
        if {*wrong} == {*open_to_it}:
            return "those are the options"
        for code in {*wrong} - {*open_to_it}:
            for by in ("floor", "director"):
                done = moment.next_tried({"floor": code, "by": by})
                if done is not None and done.table.asked is None:
                    return f"{code} answers the question"
        return ""


def _option(code: str) -> Bilingual:
    return Bilingual(option_text(code, "es"), option_text(code, "en"))


#: Answers the floor gives often: wrong where they are not open.
_COMMON = (
    "fold",
    "call",
    "minimum_raise",
    "misdeal",
    "dead_hand",
    "hand_continues",
    "no_effect",
    "retrieve_hand",
    "void_bets_returned",
)


class Steps(Ask):
    """What the dealer does, in order."""

    code = "steps"

    def seat(self, moment: Moment) -> int | None:
        return None

    def answer(self, moment: Moment, seat: int | None) -> Any:
        steps = moment.seen.get("steps")
        return steps if 2 <= len(steps) <= 6 else None

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        def listed(lang: Lang) -> str:
            return " → ".join(step_text(code, lang).removesuffix(".") for code in answer)

        return Bilingual(listed("es"), listed("en"))

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        for other in moment.elsewhere:
            steps = other.seen.get("steps")
            if steps and {*steps} != {*right}:
                yield Wrong(steps, "other_book", {"book": other.book.short})
        yield Wrong([*right[:-2], right[-1], right[-2]], "order_swapped")
        yield Wrong([*right[1:], right[0]], "order_swapped")
        if len(right) > 2:
            yield Wrong([right[1], right[0], *right[2:]], "order_swapped")
        for place in range(len(right) - 1, -1, -1):
            yield Wrong(
                [*right[:place], *right[place + 1 :]], "step_forgotten", {"step": _step(right[place])}
            )

    def of_other_books(self, moment: Moment, seat: int | None) -> Iterator[Wrong]:
        yield from ()


def _step(code: str) -> Bilingual:
    return Bilingual(step_text(code, "es"), step_text(code, "en"))


class Seconds(Amount):
    """How long a player has."""

    code = "seconds"

    def seat(self, moment: Moment) -> int | None:
        return moment.ruling.seat

    def answer(self, moment: Moment, seat: int | None) -> Any:
        return moment.ruling.seconds or None

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        yield from self.of_other_books(moment, seat)
        for other in (30, 60, 25, 15, 90, 45):
            yield Wrong(other, "other_time")

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        return both("answers.seconds", seconds=answer)


class Until(Ask):
    """Until when it can be put right."""

    code = "until"

    def answer(self, moment: Moment, seat: int | None) -> Any:
        return moment.ruling.correctable_until

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        return Bilingual(until_text(answer, "es"), until_text(answer, "en"))

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        for other in ("substantial_action", "next_hand", "end_of_street", "next_action", "showdown"):
            if other in UNTIL and other != right:
                yield Wrong(other, "other_moment")


class Stack(Amount):
    """What a player has left after the ruling."""

    code = "stack"

    def seat(self, moment: Moment) -> int | None:
        return moment.ruling.seat

    def answer(self, moment: Moment, seat: int | None) -> Any:
        before, after = moment.before.table.hand, moment.after.table.hand
        if seat is None or seat not in after.place_of or seat not in before.place_of or after.is_over:
            return None
        if "does" in moment.steps[-1] or before.stacks[seat] == after.stacks[seat]:
            return None
        return after.stacks[seat] or None

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        assert seat is not None
        hand = moment.before.table.hand
        place = hand.place_of[seat]
        had, own = hand.stack[place], hand.bet[place]
        put = sum(int(chip) * n for motion in _motions(moment.steps[-1]) for chip, n in motion.items())
        if put and had - put > 0:
            yield Wrong(had - put, "chips_all_counted", {"put": put, "level": hand.level, "own": own})
        yield Wrong(had, "taken_as_nothing")
        if had + own - hand.level > 0:
            yield Wrong(had + own - hand.level, "taken_as_call", {"level": hand.level})
        if had - hand.level > 0:
            yield Wrong(had - hand.level, "own_bet_forgotten", {"own": own})
        yield from self.miscounts(moment, right)


def _motions(step: dict[str, Any]) -> list[dict[Any, int]]:
    chips = step.get("chips") or []
    return chips if isinstance(chips, list) else [chips]
