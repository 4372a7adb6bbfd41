"""What the ruling is: the other readings of the act that people believe in, and what other books say."""

from collections.abc import Iterator
from typing import Any

from torneo.academy.asking.ask import Ask, Wrong
from torneo.academy.moment import Moment
from torneo.academy.question import Plain
from torneo.floor.acts import Bets, Does
from torneo.floor.citations import CASES
from torneo.floor.ruling import Kind, Ruling
from torneo.floor.sentences.rulings import headline
from torneo.hand.status import BET
from torneo.rulebook import Bilingual, labels, policies

#: Kinds that come to much the same for whoever reads them in one line.
_ALIKE: tuple[frozenset[str], ...] = (
    frozenset({"returned", "void", "no_effect", "refused", "procedure", "granted"}),
    frozenset({"misdeal", "redeal", "void"}),
)


class What(Ask):
    """The ruling in one line."""

    code = "ruling"

    def answer(self, moment: Moment, seat: int | None) -> Any:
        ruling = moment.ruling
        if isinstance(moment.act, Does) and ruling.kind == "binding":
            return None
        return said(ruling)

    def text(self, answer: Any, moment: Moment) -> Bilingual:
        return Bilingual(*answer)

    def ask(self, moment: Moment, seat: int | None) -> Bilingual:
        return super().ask(moment, None)

    def all_wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        named = [*self.wrongs(moment, seat, right)]
        yield from named[:2]
        yield from self.of_other_books(moment, seat)
        yield from named[2:]
        yield from _other_policy(moment)
        yield from _other_kinds(moment)

    def of_other_books(self, moment: Moment, seat: int | None) -> Iterator[Wrong]:
        """Not where two books void a deal under two names."""
        voids = next(group for group in _ALIKE if "misdeal" in group)
        for other in moment.elsewhere:
            answer = self.answer(other, seat)
            if answer is not None and not {moment.ruling.kind, other.ruling.kind} <= voids:
                yield Wrong(answer, "other_book", {"book": other.book.short})

    def wrongs(self, moment: Moment, seat: int | None, right: Any) -> Iterator[Wrong]:
        act = moment.act
        if isinstance(act, Bets | Does) and moment.before.table.hand.status == BET:
            yield from _readings(moment, act)


def said(ruling: Ruling) -> list[str]:
    """The one line in both languages: that is what people choose between."""
    return [headline(ruling, "es"), headline(ruling, "en")]


def _as(kind: Kind, action: str | None = None, to: int | None = None, reason: str = "") -> list[str]:
    return said(Ruling(kind=kind, reason=reason, clauses=("",), action=action, to=to))


def _readings(moment: Moment, act: Bets | Does) -> Iterator[Wrong]:
    """What the words and chips could be taken for by somebody who has forgotten a rule."""
    ruling, table = moment.ruling, moment.before.table
    hand, seat = table.hand, act.seat
    if seat not in hand.place_of or not hand.live[hand.place_of[seat]]:
        return
    place = hand.place_of[seat]
    level, own, most = hand.level, hand.bet[place], hand.bet[place] + hand.stack[place]
    spot = table.spot(seat)
    put = (
        sum(chip * n for motion in act.motions for chip, n in motion.items()) if isinstance(act, Bets) else 0
    )
    motions = len(act.motions) if isinstance(act, Bets) else 0
    one_chip = motions == 1 and isinstance(act, Bets) and sum(act.motions[0].values()) == 1
    in_turn = seat == hand.actor
    word = "raise" if level else "bet"
    facts: dict[str, Any] = {"level": level, "put": put, "own": own, "minimum": spot.full_raise_to}

    def reading(action: str, to: int | None, mistake: str) -> Iterator[Wrong]:
        if to is not None and not 0 < to <= most:
            return
        step: Plain = {"seat": seat, "does": action}
        if action in ("raise", "bet") and to is not None:
            step["to"] = to
        yield Wrong(_as("binding", action, to), mistake, facts, step if in_turn else None)

    if not in_turn and ruling.kind != "binding":
        yield from reading("call" if level > own else "check", level or None, "out_of_turn_binds_at_once")
    if level > own:
        if ruling.action in ("raise", "bet", "complete"):
            half = ruling.reason == "half_or_more"
            yield from reading("call", min(level, most), "half_raise_forgotten" if half else "taken_as_call")
        if put:
            total = own + put
            if total > level:
                mistake = (
                    "oversized_chip_as_raise"
                    if one_chip
                    else "string_bet_counted"
                    if motions > 1
                    else "chips_all_counted"
                )
                yield from reading("raise", total, mistake)
                yield from reading("raise", spot.full_raise_to, "completed_though_not_owed")
            else:
                yield from reading("call", total, "short_call_stands")
                yield from reading("call", min(level, most), "call_completed")
        yield from reading("raise", spot.full_raise_to, "taken_as_raise")
        yield from reading("fold", None, "taken_as_fold")
        yield from reading("call", min(level, most), "taken_as_call")
    else:
        if put:
            yield from reading(word, own + put, "chips_all_counted")
        yield from reading(word, spot.full_raise_to, "minimum_bet_made_of_it")
        yield from reading("check", None, "taken_as_check")
        yield from reading("fold", None, "taken_as_fold")


def _other_policy(moment: Moment) -> Iterator[Wrong]:
    """What would follow if the rule behind the case were another."""
    name = CASES.policies.get(moment.ruling.reason)
    if name is None:
        return
    for mutation, other in moment.otherwise(name):
        value = _value(mutation.new)
        yield Wrong(
            said(other.ruling), "other_policy", {"question": policies()[name].question, "value": value}
        )


def _value(value: Any) -> Bilingual:
    return Bilingual(labels().describe(value, "es"), labels().describe(value, "en"))


def _other_kinds(moment: Moment) -> Iterator[Wrong]:
    """The kinds of ruling themselves, where they say something else than the right one."""
    ruling = moment.ruling
    alike = {ruling.kind} | {kind for group in _ALIKE if ruling.kind in group for kind in group}
    about_deal = "dealer" in moment.steps[-1] or "discovered" in moment.steps[-1]
    if ruling.action == "fold":
        alike.add("dead_hand")
    for kind, mistake in (
        ("question", "floor_asked"),
        ("dead_hand", "hand_killed"),
        ("misdeal", "misdeal_called"),
        ("no_effect", "taken_as_nothing"),
    ):
        if kind in alike or (kind == "misdeal" and not about_deal):
            continue
        if kind == "dead_hand" and (about_deal or "dead" in ruling.reason or "muck" in ruling.reason):
            continue
        yield Wrong(_as(kind), mistake)  # type: ignore[arg-type]
