"""Does what was seen answer what was promised?"""

from collections.abc import Callable
from typing import Any

from torneo.floor.scenario.observed import Seen
from torneo.hand.status import BET
from torneo.rulebook.clause import is_under

_NOTHING: tuple[Any, ...] = (None, 0, [], {}, ())


def holds(key: str, expected: Any, got: Any) -> bool:
    if expected is None:
        return got in _NOTHING
    rule = _RULES.get(key)
    return rule(expected, got) if rule else bool(expected == got)


def failures(expect: dict[str, Any], seen: Seen) -> dict[str, Any]:
    """The expectations that do not hold, with what is there instead."""
    found: dict[str, Any] = {}
    for key, expected in expect.items():
        got = seen.get(key)
        if not holds(key, expected, got) and not _also_said(key, expected, got, seen):
            found[key] = _told(expected, got)
    return found


def _also_said(key: str, expected: Any, got: Any, seen: Seen) -> bool:
    """Is it another way of saying what is there?"""
    match key:
        case "next":  # a question about the seat to act, or one that need not stop the hand
            asked = seen.ruling is not None and seen.ruling.is_question
            return (got == "frozen" and expected == seen.hand.actor) or (expected == "frozen" and asked)
        case "hands_left":
            return holds(key, expected, _this_one_served(seen, got))
        case "to_call" | "min_raise_to" if seen.hand.status == BET and seen.hand.actor is not None:
            spot = seen.table.spot(seen.hand.actor)
            full = spot.owed if key == "to_call" else spot.full_raise_to
            return bool(got) and got < full and expected == full  # asked of a player who has less
        case "may" if seen.hand.actor is not None and seen.table.raises_alone(seen.hand.actor):
            return holds(key, expected, [*got, "raise"])  # nobody could call it: listed or not
        case "correctable_until":
            return expected == "never" and got is None
    return False


def _this_one_served(seen: Seen, got: Any) -> Any:
    """Hands of a penalty left once the hand in play is over: a file may count it as served already."""
    if seen.hand.is_over or not isinstance(got, dict):
        return got
    serving = {seen.hand.seats[place] for place in seen.hand.penalised}
    return {seat: left - (seat in serving) for seat, left in got.items()}


def _told(expected: Any, got: Any) -> Any:
    """Of a mapping by seat, only the seats that were asked about."""
    if isinstance(expected, dict) and isinstance(got, dict) and expected:
        return {key: got.get(key) for key in expected}
    return got


def _same_members(expected: list[Any], got: Any) -> bool:
    return sorted(expected) == sorted(got or ())


def _all_among(expected: list[Any], got: Any) -> bool:
    return set(expected) <= set(got or ())


def _none_among(expected: list[Any], got: Any) -> bool:
    return not {_word(word) for word in expected} & set(got)


def _may(expected: list[str], got: list[str]) -> bool:
    """Each of them is open to the player; what is not is said by ``may_not``."""
    open_to_him = {*got, "raise", "bet"} if "complete" in got else {*got}
    wanted = {_word(word) for word in expected}
    all_in = "all_in" in wanted
    return wanted - {"all_in"} <= open_to_him and (not all_in or bool({"call", "bet", "raise"} & open_to_him))


def _action(expected: str, got: Any) -> bool:
    """In stud the first full bet completes the bring-in; a file may call it a bet or raise as well."""
    return expected == got or (got == "complete" and expected in ("bet", "raise"))


def _word(word: str) -> str:
    return "draw" if word == "stand_pat" else word


def _named(expected: dict[Any, Any], got: Any) -> bool:
    """Only the named seats; not mentioned by the table means no chips."""
    if not expected:
        return not got
    return all((got or {}).get(key, 0) == value for key, value in expected.items())


def _clauses(expected: list[str], got: list[str]) -> bool:
    """Each among those cited; the id of a whole rule stands for any of its clauses."""
    return all(clause in got or any(is_under(cited, clause) for cited in got) for clause in expected)


def _board(expected: Any, got: list[int]) -> bool:
    if isinstance(expected, int):
        return len(got) == expected
    return sorted(expected) == sorted(got)


def _hands_left(expected: Any, got: Any) -> bool:
    if isinstance(expected, int) and isinstance(got, dict):
        return expected in got.values()
    return _named(expected, got) if isinstance(expected, dict) else bool(expected == got)


def _winners(expected: dict[str, Any], got: dict[str, Any]) -> bool:
    return all(_shares(shares, got.get(pot)) for pot, shares in expected.items())


def _shares(expected: Any, got: Any) -> bool:
    """Seats of a whole pot, or by half; who took both halves won each, and a half may have no winner."""
    if isinstance(expected, dict):
        halves = got if isinstance(got, dict) else {"high": got or [], "low": got or []}
        return all(
            _same_members(seats, halves.get(half))
            for half, seats in expected.items()
            if seats or halves is got
        )
    if isinstance(got, dict):
        return all(_same_members(expected, seats) for seats in got.values())
    return _same_members(expected, got)


def _penalties(expected: list[str], got: list[str]) -> bool:
    """The menu; a book's suspension for conduct may be listed with it or not."""
    if "missed_hands" in got:
        expected, got = _without_suspension(expected), _without_suspension(got)
    return _same_members(expected, got)


def _without_suspension(codes: list[str]) -> list[str]:
    return [code for code in codes if code != "timed_suspension"]


_RULES: dict[str, Callable[[Any, Any], bool]] = {
    "action": _action,
    "may": _may,
    "may_not": _none_among,
    "penalties": _penalties,
    **dict.fromkeys(("stacks", "bets", "returned", "removed", "level"), _named),
    **dict.fromkeys(
        (
            "options",
            "dealt_in",
            "eliminated",
            "expelled",
            "face_up",
            "must_show",
            "odd_chip_to",
            "prompts",
        ),
        _same_members,
    ),
    **dict.fromkeys(("options_include", "dead", "live"), _all_among),
    "clauses": _clauses,
    "board": _board,
    "hands_left": _hands_left,
    "winners": _winners,
}
