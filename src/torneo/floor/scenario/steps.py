"""Steps: from the keys of the language to acts."""

from collections.abc import Callable
from typing import Any

from torneo.floor import card_acts
from torneo.floor.acts import (
    Act,
    Asks,
    Bets,
    ClaimsTurn,
    DealerSays,
    Decides,
    Discovered,
    Does,
    FindsChips,
    NextStreet,
    Refuses,
    TurnsIn,
)
from torneo.floor.scenario import words
from torneo.floor.scenario.around import Around
from torneo.floor.scenario.document import Step
from torneo.floor.scenario.entry import Entry
from torneo.floor.scenario.expectations import read_expectations
from torneo.floor.scenario.level import read_amounts
from torneo.hand import GAMES

Fields = dict[str, Any]
"""The keys of a step, read."""

KIND_OF: dict[str, str] = {
    "does": "does",
    **dict.fromkeys(("says", "chips", "prior", "takes_back", "gesture"), "bets"),
    **dict.fromkeys(
        (
            "asks_to_see",
            "asks_count_of",
            "calls_time_on",
            "asks_to_keep_cards",
            "disputes",
            "asks_for_next_cards",
        ),
        "asks",
    ),
    **{
        verb: verb
        for verb in (
            "turns_in",
            "exposes",
            "tables",
            "mucks",
            "shows",
            "picks_up_upcards",
            "claims_turn",
            "refuses",
            "leaves",
            "returns",
            "sits_down",
            "straddles",
            "discusses",
            "hides_chips",
            "moves_table",
            "reported_for",
            "finds_chips",
            "dealer",
            "discovered",
            "clock",
            "seconds_pass",
            "minutes_pass",
            "floor",
        )
    },
}
"""The keys that say what happened, and the kind of act each belongs to."""

VERBS = tuple(KIND_OF)

BESIDE: dict[str, tuple[str, ...]] = {
    "does": ("to", "discards", "unnoticed"),
    "bets": ("order", "could_mean", "clear", "released"),
    "turns_in": (
        "past_line",
        "touches_muck",
        "touches",
        "identifiable",
        "misled_by",
        "thrown",
        "face_up",
        "high",
    ),
    "exposes": ("to",),
    "shows": ("to",),
    "discusses": ("to",),
    "finds_chips": ("owner",),
    "claims_turn": ("reasonable_time",),
    "asks": ("from",),
    "returns": ("after_cards", "within_reach"),
    "reported_for": ("by",),
    "dealer": (
        "seat",
        "card",
        "cards",
        "count",
        "position",
        "after_cards",
        "exposed",
        "amount",
        "level",
        "identifiable",
        "recoverable",
        "how",
        "game",
        "name",
    ),
    "discovered": ("seat", "amount", "by", "card", "cards", "count"),
    "clock": ("seat",),
    "floor": ("by", "why", "action", "to", "seat", "seconds", "count"),
}
"""What else a step of that kind may say."""

WITHOUT_A_PLAYER = ("dealer", "discovered", "clock", "seconds_pass", "minutes_pass", "floor")

KEYS = (*dict.fromkeys(("seat", *KIND_OF, *(key for keys in BESIDE.values() for key in keys), "expect")),)
"""Every key a step may have."""


def read_step(entry: Entry, number: int, around: Around) -> Step | None:
    """The step, or None once its faults are noted."""
    before = len(entry.page.problems)
    fields = {key: value for key, value in entry.fields(KEYS).items() if not value.is_null}
    kinds = list(dict.fromkeys(KIND_OF[key] for key in fields if key in KIND_OF))
    act: Act | None = None
    if len(kinds) > 1:
        entry.wrong("two-acts", found=", ".join(key for key in fields if key in KIND_OF))
    elif not kinds and entry.is_mapping and len(entry.page.problems) == before:
        entry.wrong("no-act", known=", ".join(KIND_OF))
    elif kinds:
        act = _read_act(entry, kinds[0], fields, around)
    expect = read_expectations(fields["expect"], around) if "expect" in fields else {}
    if act is None or len(entry.page.problems) > before:
        return None
    return Step(number, entry.line, act, expect)


def _read_act(entry: Entry, kind: str, fields: dict[str, Entry], around: Around) -> Act | None:
    before = len(entry.page.problems)
    beside = BESIDE.get(kind, ())
    read: Fields = {}
    for key, value in fields.items():
        if key == "expect":
            continue
        if key not in beside and KIND_OF.get(key) != kind and (key != "seat" or kind in WITHOUT_A_PLAYER):
            value.wrong("misplaced-key", verb=next(verb for verb in fields if verb in KIND_OF))
            continue
        read[key] = _read_key(key, kind, value, around)
    nobody = kind in (*WITHOUT_A_PLAYER, "finds_chips") or "from" in fields
    if not nobody and "seat" not in fields:
        entry.missing("seat")
    if kind == "discovered" and read["discovered"] in ("missing_ante", "missing_blind"):
        _check_missing(fields, read, around)
    if len(entry.page.problems) > before:
        return None
    return _MAKE[kind](read)


def _check_missing(fields: dict[str, Entry], read: Fields, around: Around) -> None:
    """Chips can only be missing where the spot says that they were not posted."""
    seat = read.get("seat")
    if "amount" in read and not (around.unposted if seat is None else seat in around.unposted):
        fields["amount"].wrong("nothing-missing", found=read["amount"])


# ---- one key ---------------------------------------------------------------------------------------


def _read_key(key: str, kind: str, entry: Entry, around: Around) -> Any:
    special = _SPECIAL.get((kind, key))
    return special(entry, around) if special else _READ[key](entry, around)


def _flag(entry: Entry, _: Around) -> Any:
    return entry.flag()


def _certainty(entry: Entry, _: Around) -> Any:
    """Yes or no, or how sure in percent."""
    return entry.flag() if isinstance(entry.scalar(), bool) else entry.whole()


def _true(entry: Entry, _: Around) -> Any:
    if entry.flag() is False:
        entry.expected("true")
    return True


def _whole(entry: Entry, _: Around) -> Any:
    return entry.whole()


def _positive(entry: Entry, _: Around) -> Any:
    return entry.whole(1)


def _text(entry: Entry, _: Around) -> Any:
    return entry.text()


def _word(known: tuple[str, ...]) -> Callable[[Entry, Around], Any]:
    return lambda entry, _: entry.word(known)


def _cards(entry: Entry, _: Around) -> Any:
    return tuple(entry.cards() or ())


def _card(entry: Entry, _: Around) -> Any:
    """A card, or the joker, which no act names: a card of no game at all."""
    return None if str(entry.scalar()).lower() == "joker" else entry.card()


def _cards_or_true(entry: Entry, around: Around) -> Any:
    return () if entry.scalar() is True else _cards(entry, around)


def _chips(entry: Entry, _: Around) -> Any:
    return entry.chips()


def _motions(entry: Entry, _: Around) -> Any:
    """One mapping is one motion, a list of them one motion each."""
    found = [item.chips() for item in entry.items()] if entry.is_list else [entry.chips()]
    return tuple(chips for chips in found if chips is not None)


def _amounts(entry: Entry, _: Around) -> Any:
    items = entry.items() if entry.is_list else [entry]
    return tuple(amount for item in items if (amount := item.whole(1)) is not None)


def _clear(entry: Entry, _: Around) -> Any:
    return {"true": True, "false": False, "confused": "confused", None: True}[entry.word(words.CLEAR)]


def _seat(entry: Entry, around: Around) -> Any:
    return around.seat(entry)


def _any_seat(entry: Entry, _: Around) -> Any:
    return entry.whole(1, "seat")


def _new_seat(entry: Entry, around: Around) -> Any:
    seat = entry.whole(1, "seat")
    if seat is not None:
        around.seats.add(seat)
    return seat


def _seat_or_pot(entry: Entry, around: Around) -> Any:
    return "pot" if entry.scalar() == "pot" else around.seat(entry)


def _witnesses(entry: Entry, around: Around) -> Any:
    if entry.scalar() in words.WITNESSES:
        return entry.scalar()
    return tuple(around.seats_of(entry) or ())


def _finder(entry: Entry, around: Around) -> Any:
    """A seat, or somebody who plays no part in the hand."""
    if isinstance(entry.scalar(), int):
        return around.seat(entry)
    entry.word(words.FINDERS)
    return None


def _level(entry: Entry, _: Around) -> Any:
    return read_amounts(entry) if entry.is_mapping else entry.whole(1)


def _stack(entry: Entry, _: Around) -> Any:
    if not entry.is_mapping:
        return entry.whole(1, "stack")
    return sum(chip * count for chip, count in (entry.chips() or {}).items())


def _reach(entry: Entry, _: Around) -> Any:
    return {"true": True, "false": False, "doubtful": "doubtful", None: True}[entry.word(words.REACH)]


def _option(entry: Entry, _: Around) -> Any:
    return entry.code(words.options())


_READ: dict[str, Callable[[Entry, Around], Any]] = {
    **dict.fromkeys(
        (
            "turns_in",
            "tables",
            "mucks",
            "picks_up_upcards",
            "claims_turn",
            "asks_to_keep_cards",
            "asks_for_next_cards",
            "refuses",
            "leaves",
            "returns",
        ),
        _true,
    ),
    **dict.fromkeys(
        (
            "unnoticed",
            "released",
            "past_line",
            "touches_muck",
            "identifiable",
            "thrown",
            "face_up",
            "high",
            "reasonable_time",
            "exposed",
            "recoverable",
        ),
        _flag,
    ),
    **dict.fromkeys(("to", "amount", "count", "after_cards"), _whole),
    **dict.fromkeys(("position", "seconds", "seconds_pass", "minutes_pass"), _positive),
    **dict.fromkeys(("seat", "misled_by", "asks_to_see", "calls_time_on", "owner"), _seat),
    **dict.fromkeys(("discards", "exposes", "cards"), _cards),
    "does": _word(words.DOES),
    "says": _text,
    "why": _text,
    "chips": _motions,
    "takes_back": _chips,
    "hides_chips": _chips,
    "moves_table": lambda entry, _: entry.text(),
    "name": lambda entry, _: entry.text(),
    "discusses": _word(words.DISCUSSES),
    "touches": _word(words.TOUCHES),
    "finds_chips": _chips,
    "could_mean": _amounts,
    "order": _word(words.ORDER),
    "prior": _word(words.PRIOR),
    "gesture": _word(words.GESTURE),
    "clear": _clear,
    "shows": _cards_or_true,
    "tables": _cards_or_true,
    "asks_count_of": _seat_or_pot,
    "disputes": _word(words.DISPUTES),
    "sits_down": _stack,
    "straddles": _positive,
    "reported_for": lambda entry, _: entry.code(words.infractions()),
    "from": _word(words.WHERE),
    "within_reach": _reach,
    "game": lambda entry, _: entry.word(tuple(GAMES)),
    "how": lambda entry, _: entry.code(words.policy_codes()),
    "dealer": _word(words.DEALER),
    "card": _card,
    "level": _level,
    "discovered": _word(words.DISCOVERED),
    "by": _seat,
    "clock": _word(words.CLOCK),
    "floor": _option,
    "action": _word(words.ACTIONS),
}

_SPECIAL: dict[tuple[str, str], Callable[[Entry, Around], Any]] = {
    ("exposes", "to"): _witnesses,
    ("shows", "to"): _witnesses,
    ("discusses", "to"): _witnesses,
    ("turns_in", "identifiable"): _certainty,
    ("dealer", "identifiable"): _certainty,
    ("sits_down", "seat"): _new_seat,
    ("dealer", "seat"): _any_seat,
    ("floor", "by"): _word(words.BY),
    ("discovered", "by"): _finder,
    ("reported_for", "by"): _word(words.REPORTERS),
}


# ---- acts ------------------------------------------------------------------------------------------


def _bets(read: Fields) -> Act:
    return Bets(**{"motions" if key == "chips" else key: value for key, value in read.items()})


def _turns_in(read: Fields) -> Act:
    return TurnsIn(**_without(read, "turns_in"))


def _asks(read: Fields) -> Act:
    seat = read.get("seat", 0)
    where = read.get("from", "seat")
    if "asks_to_see" in read:
        return Asks(seat=seat, what="see", of=read["asks_to_see"])
    if "calls_time_on" in read:
        return Asks(seat=seat, what="time", of=read["calls_time_on"], where=where)
    if "asks_for_next_cards" in read:
        return Asks(seat=seat, what="rabbit")
    if "asks_to_keep_cards" in read:
        return Asks(seat=seat, what="keep_cards")
    if "disputes" in read:
        return Asks(seat=seat, what="dispute", about=read["disputes"])
    of = read["asks_count_of"]
    return Asks(seat=seat, what="pot") if of == "pot" else Asks(seat=seat, what="count", of=of)


def _dealer(read: Fields) -> Act:
    what = read["dealer"]
    if what == "next_street":
        return NextStreet(cards=read.get("cards", ()))
    if what in ("announces_bet", "announces_pot"):
        said: Any = what.removeprefix("announces_")
        return DealerSays(what=said, amount=read.get("amount"), seat=read.get("seat"))
    told = _without(read, "dealer")
    if "position" not in told and told.get("after_cards") is not None:
        told["position"] = told["after_cards"] + 1
    return card_acts.DealerActs(what=what, **told)


def _discovered(read: Fields) -> Act:
    keys = ("seat", "amount", "by", "card", "count")
    return Discovered(what=read["discovered"], **{key: read.get(key) for key in keys})


def _floor(read: Fields) -> Act:
    return Decides(option=read["floor"], **_without(read, "floor"))


def _finds_chips(read: Fields) -> Act:
    """A player's own chips; without a player, chips that somebody lost."""
    if "seat" in read:
        return FindsChips(seat=read["seat"], chips=read["finds_chips"])
    return card_acts.ChipsFound(chips=read["finds_chips"], owner=read.get("owner"))


def _without(read: Fields, verb: str) -> Fields:
    return {key: value for key, value in read.items() if key != verb}


_MAKE: dict[str, Callable[[Fields], Act]] = {
    "does": lambda read: Does(**read),
    "bets": _bets,
    "turns_in": _turns_in,
    "asks": _asks,
    "claims_turn": lambda read: ClaimsTurn(**_without(read, "claims_turn")),
    "refuses": lambda read: Refuses(seat=read["seat"]),
    "finds_chips": _finds_chips,
    "moves_table": lambda read: card_acts.MovesTable(seat=read["seat"], carried_by=read["moves_table"]),
    "hides_chips": lambda read: card_acts.HidesChips(seat=read["seat"], chips=read["hides_chips"]),
    "discusses": lambda read: card_acts.Discusses(
        seat=read["seat"], about=read["discusses"], to=read.get("to", "table")
    ),
    "exposes": lambda read: card_acts.Exposes(
        seat=read["seat"], cards=read["exposes"], to=read.get("to", "table")
    ),
    "tables": lambda read: card_acts.Tables(seat=read["seat"], cards=read["tables"]),
    "mucks": lambda read: card_acts.Mucks(seat=read["seat"]),
    "shows": lambda read: card_acts.Shows(seat=read["seat"], cards=read["shows"], to=read.get("to", "table")),
    "picks_up_upcards": lambda read: card_acts.PicksUpUpcards(seat=read["seat"]),
    "leaves": lambda read: card_acts.Leaves(seat=read["seat"]),
    "returns": lambda read: card_acts.Returns(**_without(read, "returns")),
    "sits_down": lambda read: card_acts.SitsDown(seat=read["seat"], stack=read["sits_down"]),
    "straddles": lambda read: card_acts.Straddles(seat=read["seat"], amount=read["straddles"]),
    "reported_for": lambda read: card_acts.Reported(
        seat=read["seat"], offence=read["reported_for"], by=read.get("by", "floor")
    ),
    "dealer": _dealer,
    "discovered": _discovered,
    "clock": lambda read: card_acts.ClockRuns(**read),
    "seconds_pass": lambda read: card_acts.TimePasses(seconds=read["seconds_pass"]),
    "minutes_pass": lambda read: card_acts.TimePasses(seconds=60 * read["minutes_pass"]),
    "floor": _floor,
}
