"""A hand in which something goes wrong: it is played through the floor, who rules by the book.

One irregular act is done at a moment drawn at random; whatever the floor is asked, it answers with one of the
lawful options.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from torneo.floor.acts import Act, Asks, Bets, Decides, Does, NextStreet, TurnsIn
from torneo.floor.card_acts import ClockRuns, DealerActs, DealerWord, Discusses, Exposes, Straddles, Tables
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand import Hand, IllegalAction
from torneo.hand.status import BET, DRAW, SHOWDOWN
from torneo.rulebook import Book
from torneo.simulate.bots import FOLD, PASSIVE, Temper, act, choose
from torneo.simulate.draws import discards
from torneo.simulate.table_play import Deal, Played, dealt, outcome

#: Turns after which a hand that goes nowhere would be a fault of the program.
_TURNS: Final = 600
_WORDS: Final = ("paso", "veo", "subo", "igualo y subo", "raise", "apuesto", "all in", "mil", "no voy")
#: Answers that need more than their name.
_NOT_PLAIN: Final = frozenset({"other_ruling", "override"})
#: How much longer a hand takes when the floor is called, in milliseconds.
FLOOR_CALL: Final = 60_000


def play_irregular(
    deal: Deal, book: Book, chips: Sequence[int], tempers: Mapping[int, Temper], rng: random.Random
) -> Played:
    """The hand with one thing gone wrong, and the main clause of each ruling it took."""
    table = Table(dealt(deal, rng, stepwise=True), book, denominations=chips)
    told: list[Ruling] = []
    wait = int(rng.random() * min(7, len(deal.stacks)))
    for _ in range(_TURNS):
        if table.next == "hand_over":
            break
        if table.asked is not None:
            told.append(_answer(table, rng))
            continue
        if wait == 0:
            happens = _mishap(table, chips, rng)
            if happens is not None:
                told.append(table.rule(happens))
                wait = -1
                continue
        _go_on(table, tempers, rng)
        if wait > 0:
            wait -= 1
    else:
        raise RuntimeError(f"a hand without end: {table.hand!r}")
    return _reported(table, deal, told, rng)


def _reported(table: Table, deal: Deal, told: Sequence[Ruling], rng: random.Random) -> Played:
    hand = table.hand
    rulings = [ruling for one in told for ruling in (one, *one.followed_by)]
    after = sum(hand.stack) + hand.carried
    before = sum(deal.stacks.values()) + deal.carried
    void = not hand.awards
    played = outcome(hand, rng)
    if not void and after != before:
        raise RuntimeError(f"{before} chips went into {hand!r}, {after} came out")
    played.rulings = tuple(ruling.clauses[0] for ruling in rulings)
    played.infractions = tuple(
        (ruling.seat, ruling.clauses[0]) for ruling in rulings if ruling.infraction and ruling.seat
    )
    played.lasted += FLOOR_CALL
    if void:
        played.stacks, played.beaten_by, played.hand_order = {}, {}, ()
        played.void = told[-1].reason if told else "void"
    return played


def _answer(table: Table, rng: random.Random) -> Ruling:
    question = table.question
    assert question is not None
    codes = [option.code for option in question.options]
    plain = [code for code in codes if code not in _NOT_PLAIN]
    by = "director" if rng.random() < 0.2 else "floor"
    if not plain:
        actions = table.may()
        action = actions[int(rng.random() * len(actions))] if actions else "fold"
        return table.rule(Decides(option="override", action=action, by="director", why="simulated"))
    code = plain[int(rng.random() * len(plain))]
    return table.rule(Decides(option=code, by=by, why="simulated"))  # type: ignore[arg-type]


def _go_on(table: Table, tempers: Mapping[int, Temper], rng: random.Random) -> None:
    """The next thing that happens in a hand where all is well."""
    hand = table.hand
    events, street = len(hand.events), hand.street
    waits = table.next
    if waits == "street_over":
        table.rule(NextStreet())
    elif waits == "showdown":
        hidden = [seat for seat in hand.show_order() if seat not in hand.shown]
        table.rule(Tables(seat=hidden[0]))
    else:
        assert isinstance(waits, int), waits
        table.rule(_plain(table, waits, tempers[waits], rng))
    stuck = table.hand is hand and len(hand.events) == events and hand.street == street
    if stuck and table.asked is None and hand.status in (BET, DRAW):
        _force(hand, tempers, rng)
    elif stuck and hand.status == SHOWDOWN and table.asked is None:
        hand.show(next(seat for seat in hand.show_order() if seat not in hand.shown))


def _force(hand: Hand, tempers: Mapping[int, Temper], rng: random.Random) -> None:
    """Whoever is bound by something a bot does not understand is made to act."""
    assert hand.actor is not None
    try:
        act(hand, tempers[hand.actor], rng)
    except IllegalAction:
        hand.check_or_call()


def _plain(table: Table, seat: int, temper: Temper, rng: random.Random) -> Act:
    """The bot's choice as a plain act, within what the floor lets the seat do."""
    hand = table.hand
    if hand.status == DRAW:
        thrown = discards(hand.game, hand.hole[hand.place_of[seat]])
        return Does(seat=seat, does="draw", discards=tuple(thrown))
    choice = choose(hand, temper, rng)
    may = table.may()
    if choice > 0 and may and not {"bet", "raise", "complete"} & set(may):
        choice = PASSIVE
    if choice == FOLD and "fold" not in may:
        choice = PASSIVE
    if choice == FOLD:
        return Does(seat=seat, does="fold")
    if choice == PASSIVE:
        does = next((kind for kind in ("check", "call", "bring_in") if kind in may), None)
        if does is None:
            least = table.min_raise_to()
            return Does(seat=seat, does="raise" if hand.level else "bet", to=least or None)
        return Does(seat=seat, does=does)
    if "complete" in may:
        return Does(seat=seat, does="complete", to=choice)
    return Does(seat=seat, does="raise" if hand.level else "bet", to=choice)


# ---- what goes wrong ---------------------------------------------------------------------------------

Mishap = Callable[[Table, int, Sequence[int], random.Random], Act | None]


def _mishap(table: Table, chips: Sequence[int], rng: random.Random) -> Act | None:
    """Something wrong that can happen now, or nothing if the moment is not right."""
    hand = table.hand
    actor = hand.actor
    if actor is None or hand.status != BET or table.next != actor:
        return None
    kinds = _AT_THE_DEAL if hand.street == 0 and rng.random() < 0.3 else _IN_PLAY
    return kinds[int(rng.random() * len(kinds))](table, actor, chips, rng)


def _pushed(hand: Hand, seat: int, points: int, chips: Sequence[int]) -> dict[int, int]:
    """About so many points in the fewest chips, never more than the seat has."""
    left = min(points, hand.stack[hand.place_of[seat]])
    pile: dict[int, int] = {}
    for value in sorted(chips, reverse=True):
        if left >= value:
            pile[value], left = divmod(left, value)
    return pile


def _other(table: Table, actor: int, rng: random.Random) -> int | None:
    """Somebody whose turn is still to come."""
    hand = table.hand
    waiting = [seat for seat in reversed(hand.waiting) if seat != actor]
    return waiting[int(rng.random() * len(waiting))] if waiting else None


def _out_of_turn(table: Table, actor: int, chips: Sequence[int], rng: random.Random) -> Act | None:
    seat = _other(table, actor, rng)
    if seat is None:
        return None
    hand = table.hand
    if rng.random() < 0.3:
        return TurnsIn(seat=seat)
    if rng.random() < 0.3:
        return Does(seat=seat, does="call" if hand.level else "check")
    pile = _pushed(hand, seat, int((2 + rng.random()) * max(hand.level, hand.opening_bet)), chips)
    return Bets(seat=seat, motions=(pile,)) if pile else None


def _string_bet(table: Table, actor: int, chips: Sequence[int], rng: random.Random) -> Act | None:
    hand = table.hand
    first = _pushed(hand, actor, max(hand.to_call(), hand.opening_bet), chips)
    total = sum(value * count for value, count in first.items())
    second = _pushed(hand, actor, min(2 * total, hand.stack[hand.place_of[actor]] - total), chips)
    return Bets(seat=actor, motions=(first, second)) if first and second else None


def _oversized(table: Table, actor: int, chips: Sequence[int], rng: random.Random) -> Act | None:
    hand = table.hand
    big = [chip for chip in chips if hand.to_call() < chip <= hand.stack[hand.place_of[actor]]]
    if not big:
        return None
    chip = big[int(rng.random() * len(big))]
    return Bets(seat=actor, motions=({chip: 1},), says="subo" if rng.random() < 0.2 else None)


def _several_chips(table: Table, actor: int, chips: Sequence[int], rng: random.Random) -> Act | None:
    hand = table.hand
    pile = _pushed(hand, actor, int((1.1 + rng.random()) * max(hand.to_call(), hand.opening_bet)), chips)
    return Bets(seat=actor, motions=(pile,)) if pile else None


def _undercall(table: Table, actor: int, chips: Sequence[int], rng: random.Random) -> Act | None:
    hand = table.hand
    pile = _pushed(hand, actor, hand.to_call() * 2 // 3, chips)
    return Bets(seat=actor, motions=(pile,)) if pile else None


def _unclear_words(table: Table, actor: int, chips: Sequence[int], rng: random.Random) -> Act | None:
    return Bets(seat=actor, says=_WORDS[int(rng.random() * len(_WORDS))])


def _exposes(table: Table, actor: int, chips: Sequence[int], rng: random.Random) -> Act | None:
    return Exposes(seat=actor, cards=(table.hand.hole[table.hand.place_of[actor]][0],))


def _talks(table: Table, actor: int, chips: Sequence[int], rng: random.Random) -> Act | None:
    about = ("live_hand", "folded_hand", "own_hand", "play")
    return Discusses(seat=actor, about=about[int(rng.random() * len(about))])  # type: ignore[arg-type]


def _clock_called(table: Table, actor: int, chips: Sequence[int], rng: random.Random) -> Act | None:
    seat = _other(table, actor, rng)
    return Asks(seat=seat, what="time", of=actor) if seat is not None else None


def _clock_out(table: Table, actor: int, chips: Sequence[int], rng: random.Random) -> Act | None:
    return ClockRuns(clock="expired", seat=actor) if table.standing.clock is not None else None


def _straddles(table: Table, actor: int, chips: Sequence[int], rng: random.Random) -> Act | None:
    return Straddles(seat=actor, amount=2 * table.hand.level) if table.hand.street == 0 else None


def _dealer(*whats: DealerWord) -> Mishap:
    def find(table: Table, actor: int, chips: Sequence[int], rng: random.Random) -> Act | None:
        what = whats[int(rng.random() * len(whats))]
        seats = table.hand.live_seats
        seat = seats[int(rng.random() * len(seats))]
        named = seat if what in ("exposed_card", "extra_card", "short_cards") else None
        return DealerActs(what=what, seat=named, position=1 + int(rng.random() * 2 * len(seats))
                          if what == "exposed_card" else None)  # fmt: skip

    return find


_IN_PLAY: Final[tuple[Mishap, ...]] = (
    _out_of_turn, _out_of_turn, _string_bet, _oversized, _oversized, _several_chips, _undercall,
    _unclear_words, _exposes, _talks, _clock_called, _clock_out,
    _dealer("four_card_flop", "no_burn", "premature_turn", "premature_river", "dropped_deck"),
    _dealer("duplicate_card"),
)  # fmt: skip
_AT_THE_DEAL: Final[tuple[Mishap, ...]] = (
    _dealer("exposed_card", "boxed_cards", "wrong_first_seat", "irregular_deal"),
    _dealer("extra_card", "short_cards"),
    _straddles,
)
