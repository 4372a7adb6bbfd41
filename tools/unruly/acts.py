"""Any act the floor understands, as a step of the scenario language: what comes next in a quiet hand, an
answer to the open question, or anything at all, with sensible or absurd particulars."""

import random
from collections.abc import Callable, Iterable
from typing import Any, Final

from tools.unruly.spots import Plain
from torneo.cards import DECK, HIDDEN, SHORT_DECK, card_text
from torneo.floor.scenario import words
from torneo.floor.scenario.steps import KIND_OF, WITHOUT_A_PLAYER, keys_beside
from torneo.floor.scenario.told import ToldHand
from torneo.hand import GAMES
from torneo.hand.irregular_deal import cards_everywhere
from torneo.hand.status import DRAW

Value = Callable[[random.Random, ToldHand], Any]

_PHRASES: Final = (
    "paso", "veo", "igualo y mil más", "subo", "subo, ocho mil", "raise to 900", "mil cuatrocientos", "cinco",
    "all in", "bote", "no voy", "si apuestas, subo", "si pasas, all in", "a bailar", "apuesto 300", "call",
    "completo", "1.4k", "", "???", "raise 500 more", "apuesto algo", "tapping", "check", "igualo",
    "me retiro", "subo a 2.500", "pot", "bring in", "200", "dos mil y pico", "call the clock",
    "subo el doble",
)  # fmt: skip
_CHIPS: Final = (1, 3, 5, 7, 10, 25, 100, 500, 1_000, 5_000)
_AMOUNTS: Final = (1, 10, 50, 100, 150, 200, 300, 400, 500, 900, 1_000, 2_000, 5_000, 25_000)
_ABSURD: Final[tuple[Any, ...]] = (
    0,
    -5,
    10**12,
    10**16,
    "x",
    "",
    True,
    [],
    {},
    None,
    3.7,
    ["Zz"],
    {"a": 1},
    {0: 2},
    99,
)
_OPTIONS: Final = tuple(sorted(words.options()))
_OWN_CARDS: Final = {"discards", "exposes", "shows", "tables"}
_BESIDES: Final = 0.3
"""How often an act tells each thing it may tell besides."""


def any_step(rng: random.Random, told: ToldHand, absurd: float = 0.02) -> Plain:
    """The next act; ``absurd``: how often a particular of it is beyond sense."""
    drawn = rng.random()
    if told.question is not None and drawn < 0.5:
        return _answer(rng, told)
    if drawn < 0.45:
        return quiet_step(rng, told)
    step = _anything(rng, told)
    for key in step:
        if rng.random() < absurd:
            step[key] = rng.choice(_ABSURD)
    return step


def quiet_step(rng: random.Random, told: ToldHand) -> Plain:
    """What comes next in a hand where all is well."""
    table = told.table
    waits = table.next
    match waits:
        case "street_over":
            return {"dealer": "next_street"}
        case "hand_over":
            return {"dealer": "next_hand"}
        case "frozen" if told.question is not None:
            return _answer(rng, told)
        case "frozen":
            return {"dealer": "next_street"}
        case "showdown":
            unseen = [seat for seat in table.hand.show_order() if seat not in table.hand.shown]
            seat = unseen[0] if unseen else rng.choice(table.hand.seats)
            return {"seat": seat, "mucks": True} if rng.random() < 0.2 else _tables(rng, told, seat)
    assert isinstance(waits, int)
    if table.hand.status == DRAW:
        return {"seat": waits, "does": "draw", "discards": own_cards(rng, told, waits)}
    may = [kind for kind in table.may() if kind in words.DOES] or ["all_in"]
    does = rng.choice([*may, *(kind for kind in may if kind in ("check", "call")), "all_in"])
    step: Plain = {"seat": waits, "does": does}
    low, high = table.min_raise_to(), table.max_raise_to()
    if does in ("bet", "raise", "complete") and 0 < low <= high:
        step["to"] = rng.choice((low, low, high, rng.randint(low, high)))
    return step


def _tables(rng: random.Random, told: ToldHand, seat: int) -> Plain:
    """The hand face up, its cards named where nobody knows them yet."""
    hand = told.table.hand
    held = hand.hole[hand.place_of[seat]]
    if HIDDEN not in held:
        return {"seat": seat, "tables": True}
    free = unseen(rng, told)
    named = [card if card != HIDDEN or not free else free.pop() for card in held]
    return {"seat": seat, "tables": [card_text(card) for card in named]}


def unseen(rng: random.Random, told: ToldHand) -> list[int]:
    """Cards that can still be anywhere nobody has looked, in any order."""
    hand = told.table.hand
    known = {*cards_everywhere(hand)}
    if hand.game.family != "draw":  # where a hand that was thrown in may be dealt from again
        known.update(card for cards in hand.hole for card in cards)
    free = [card for card in (SHORT_DECK if hand.game.short_deck else DECK) if card not in known]
    rng.shuffle(free)
    return free


def _answer(rng: random.Random, told: ToldHand) -> Plain:
    question = told.question
    assert question is not None
    step: Plain = {"floor": rng.choice(question.options).code}
    step["by"] = rng.choice(("floor", "director", "director", "dealer"))
    if step["floor"] in ("other_ruling", "override") or rng.random() < 0.1:
        step["action"] = rng.choice(words.ACTIONS)
    for key in ("to", "count", "seconds", "seat"):
        if rng.random() < 0.15 or (key == "count" and step["floor"] == "chip_forfeiture"):
            step[key] = _READY[key](rng, told)
    return step


def _anything(rng: random.Random, told: ToldHand) -> Plain:
    """Every verb is drawn as often as any other."""
    return step_with(rng, told, rng.choice(tuple(KIND_OF)))


def step_with(rng: random.Random, told: ToldHand, verb: str, word: str | None = None) -> Plain:
    """An act of that verb, with that one of its words or any; the other particulars as they come."""
    kind = KIND_OF[verb]
    step: Plain = {}
    without = kind in WITHOUT_A_PLAYER or (kind == "finds_chips" and rng.random() < 0.3)
    if not without:
        step["seat"] = _new_seat(rng, told) if verb == "sits_down" else _seat(rng, told)
    step[verb] = _value(rng, told, kind, verb) if word is None else word
    others = [key for key, of in KIND_OF.items() if of == "bets" and key != verb] if kind == "bets" else []
    said = step[verb] if isinstance(step[verb], str) else ""
    for key in (*others, *keys_beside(verb, said, "seat" in step)):
        if key not in step and rng.random() < _BESIDES:
            step[key] = _value(rng, told, kind, key)
    for key in _OWN_CARDS & step.keys():
        if isinstance(step[key], list) and rng.random() < 0.7:
            step[key] = own_cards(rng, told, step["seat"]) or step[key]
    return step


def _value(rng: random.Random, told: ToldHand, kind: str, key: str) -> Any:
    return (_SPECIAL.get((kind, key)) or _READY[key])(rng, told)


# ---- particulars -----------------------------------------------------------------------------------


def _seat(rng: random.Random, told: ToldHand) -> int:
    """Mostly the seat to act, or somebody else at the table; now and then nobody."""
    hand = told.table.hand
    if hand.actor is not None and rng.random() < 0.4:
        return hand.actor
    return rng.choice(hand.seats) if rng.random() < 0.95 else rng.randrange(1, 12)


def _new_seat(rng: random.Random, told: ToldHand) -> int:
    return rng.randrange(1, 11)


def _card(rng: random.Random, told: ToldHand) -> str:
    return "joker" if rng.random() < 0.1 else card_text(rng.choice(DECK))


def _cards(rng: random.Random, told: ToldHand) -> list[str]:
    """Some cards of a hand at the table, or any."""
    hand = told.table.hand
    held = [card for cards in hand.hole for card in cards if card != HIDDEN]
    pool = held if held and rng.random() < 0.7 else list(DECK)
    return [card_text(card) for card in rng.sample(pool, min(len(pool), rng.choice((1, 1, 2, 2, 3, 4, 5))))]


def own_cards(rng: random.Random, told: ToldHand, seat: int) -> list[str]:
    """One, some or all of a player's cards, in the order he holds them."""
    hand = told.table.hand
    held = hand.hole[hand.place_of[seat]] if seat in hand.place_of and hand.hole else []
    count = rng.choice((1, len(held), rng.randint(0, len(held))))
    chosen = sorted(rng.sample(range(len(held)), min(count, len(held))))
    return [card_text(held[at]) for at in chosen if held[at] != HIDDEN]


def _chips(rng: random.Random, told: ToldHand) -> dict[int, int]:
    return {chip: rng.randrange(1, 11) for chip in rng.sample(_CHIPS, rng.choice((1, 1, 2, 3)))}


def _motions(rng: random.Random, told: ToldHand) -> Any:
    count = rng.choice((1, 1, 1, 2, 3))
    return _chips(rng, told) if count == 1 else [_chips(rng, told) for _ in range(count)]


def _amount(rng: random.Random, told: ToldHand) -> int:
    hand = told.table.hand
    return rng.choice((*_AMOUNTS, hand.level, 2 * hand.level, max(hand.stack), hand.pot))


def _count(rng: random.Random, told: ToldHand) -> int:
    return rng.choice((0, 1, 1, 2, 2, 3, 5, 10, 1_000))


def _seconds(rng: random.Random, told: ToldHand) -> int:
    return rng.choice((1, 10, 30, 60, 600, 3_600))


def _level(rng: random.Random, told: ToldHand) -> Any:
    if rng.random() < 0.4:
        return rng.randrange(1, 15)
    return {"small": rng.choice((50, 100, 300)), "big": rng.choice((100, 400, 600))}


def _witnesses(rng: random.Random, told: ToldHand) -> Any:
    return rng.choice((*words.WITNESSES, _seat(rng, told), [_seat(rng, told), _seat(rng, told)]))


def _certainty(rng: random.Random, told: ToldHand) -> Any:
    return rng.choice((True, False, 0, 50, 95, 100))


def _cards_or_true(rng: random.Random, told: ToldHand) -> Any:
    return True if rng.random() < 0.5 else _cards(rng, told)


def _finder(rng: random.Random, told: ToldHand) -> Any:
    return rng.choice((_seat(rng, told), *words.FINDERS))


def _count_of(rng: random.Random, told: ToldHand) -> Any:
    return rng.choice(("pot", _seat(rng, told)))


def _flag(rng: random.Random, told: ToldHand) -> bool:
    return rng.random() < 0.5


def _true(rng: random.Random, told: ToldHand) -> bool:
    return True


def _option(rng: random.Random, told: ToldHand) -> str:
    """Mostly an answer to the open question, or a penalty for the last infraction; now and then any."""
    question = told.question
    if question is not None and rng.random() < 0.5:
        return rng.choice(question.options).code
    offered = next((one.penalties for one in reversed(told.table.rulings) if one.infraction), ())
    return rng.choice(offered if offered and rng.random() < 0.7 else _OPTIONS)


class _Of:
    """Any of the words of a closed list, in an order that does not change from run to run."""

    def __init__(self, known: Iterable[str]) -> None:
        self.words = tuple(sorted(known))

    def __call__(self, rng: random.Random, told: ToldHand) -> str:
        return rng.choice(self.words)


def words_of(verb: str) -> tuple[str, ...]:
    """The words a verb chooses among, where the list is closed."""
    draws = _READY[verb]
    return draws.words if isinstance(draws, _Of) else ()


_READY: Final[dict[str, Value]] = {
    **dict.fromkeys(
        ("turns_in", "mucks", "picks_up_upcards", "claims_turn", "asks_to_keep_cards", "refuses", "leaves",
         "asks_for_next_cards", "asks_for_bets_in", "returns"), _true),
    **dict.fromkeys(
        ("unnoticed", "released", "past_line", "touches_muck", "thrown", "face_up", "high", "exposed",
         "reasonable_time", "recoverable"), _flag),
    **dict.fromkeys(("seat", "misled_by", "asks_to_see", "calls_time_on", "owner"), _seat),
    **dict.fromkeys(("takes_back", "hides_chips", "finds_chips"), _chips),
    **dict.fromkeys(("to", "amount", "sits_down", "straddles"), _amount),
    **dict.fromkeys(("count", "after_cards", "position"), _count),
    **dict.fromkeys(("seconds", "seconds_pass"), _seconds),
    **dict.fromkeys(("discards", "exposes", "cards"), _cards),
    **dict.fromkeys(("shows", "tables"), _cards_or_true),
    "identifiable": _certainty,
    "minutes_pass": lambda rng, told: rng.choice((1, 5, 15, 60, 600)),
    "chips": _motions,
    "could_mean": lambda rng, told: rng.sample(_AMOUNTS, 2),
    "asks_count_of": _count_of,
    "does": _Of(words.DOES),
    "says": lambda rng, told: rng.choice(_PHRASES),
    "why": lambda rng, told: "ensayo",
    "moves_table": lambda rng, told: rng.choice(("player", "Ana")),
    "name": lambda rng, told: "Ana",
    "discusses": _Of(words.DISCUSSES),
    "touches": _Of(words.TOUCHES),
    "order": _Of(words.ORDER),
    "prior": _Of(words.PRIOR),
    "gesture": _Of(words.GESTURE),
    "clear": lambda rng, told: rng.choice((True, False, "confused")),
    "disputes": _Of(words.DISPUTES),
    "reported_for": _Of(words.infractions()),
    "from": _Of(words.WHERE),
    "within_reach": lambda rng, told: rng.choice((True, False, "doubtful")),
    "game": _Of(GAMES),
    "how": _Of(words.policy_codes()),
    "dealer": _Of(words.DEALER),
    "card": _card,
    "level": _level,
    "discovered": _Of(words.DISCOVERED),
    "by": _seat,
    "clock": _Of(words.CLOCK),
    "floor": _option,
    "action": _Of(words.ACTIONS),
}  # fmt: skip

_SPECIAL: Final[dict[tuple[str, str], Value]] = {
    ("exposes", "to"): _witnesses,
    ("shows", "to"): _witnesses,
    ("discusses", "to"): _witnesses,
    ("dealer", "seat"): _new_seat,
    ("floor", "by"): _Of(words.BY),
    ("discovered", "by"): _finder,
    ("reported_for", "by"): _Of(words.REPORTERS),
}
