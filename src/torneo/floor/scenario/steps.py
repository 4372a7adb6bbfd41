"""Steps: from the keys of the language to acts, as the structs of the acts spell them."""

from typing import Any

from torneo.floor.acts import Act, Bets, Discovered
from torneo.floor.scenario.around import Around
from torneo.floor.scenario.document import Step
from torneo.floor.scenario.entry import Entry
from torneo.floor.scenario.expectations import read_expectations
from torneo.floor.scenario.grammar import (
    KEYS,
    KIND_OF,
    VERBS,
    WITHOUT_A_PLAYER,
    Spelling,
    told_by,
    words_of,
)
from torneo.floor.scenario.values import read_true, read_value, read_word

__all__ = ["KEYS", "KIND_OF", "VERBS", "WITHOUT_A_PLAYER", "keys_beside", "read_step"]

Entries = dict[str, Entry]


def read_step(entry: Entry, number: int, around: Around) -> Step | None:
    """The step, or None once its faults are noted."""
    before = len(entry.page.problems)
    entries = {key: value for key, value in entry.fields(KEYS).items() if not value.is_null}
    expected = entries.pop("expect", None)
    verbs = [key for key in entries if key in VERBS]
    act: Act | None = None
    if verbs:
        spelling = _spelling(verbs, entries[verbs[0]].scalar(), "seat" in entries)
        if spelling is None:
            entry.wrong("two-acts", found=", ".join(verbs))
        else:
            act = _read_act(entry, spelling, verbs, entries, around)
    elif entry.is_mapping and len(entry.page.problems) == before:
        entry.wrong("no-act", known=", ".join(VERBS))
    expect = read_expectations(expected, around) if expected else {}
    if act is None or len(entry.page.problems) > before:
        return None
    return Step(number, entry.line, act, expect)


def keys_beside(verb: str, said: str = "", seated: bool = True) -> tuple[str, ...]:
    """What else may be told with this verb, once it says this, of a player or not."""
    spelling = _spelling([verb], said, seated)
    assert spelling is not None
    return tuple(key for key in spelling.beside(verb) if key != "seat" or not spelling.is_of_a_player)


def _spelling(verbs: list[str], said: Any, seated: bool) -> Spelling | None:
    """The one act all these verbs tell of; None where they tell of several. ``said``: the value of the first,
    where it is a single one; ``seated``: a seat is named."""
    fitting = [one for one in told_by(verbs[0]) if all(verb in one.verbs for verb in verbs)]
    if not fitting or _at_odds(fitting[0], verbs):
        return None
    if len(fitting) == 1:
        return fitting[0]
    by_word = [one for one in fitting if said in one.verbs[verbs[0]].words]
    if by_word:
        return by_word[0]
    open_to_all = [one for one in fitting if one.verbs[verbs[0]].field]
    of_a_player = [one for one in open_to_all if one.is_of_a_player == seated]
    return (of_a_player or open_to_all)[0]


def _at_odds(spelling: Spelling, verbs: list[str]) -> bool:
    """Does one verb say something else of a field than another?"""
    said: list[str] = []
    for verb in verbs:
        named = spelling.verbs[verb]
        said += [*filter(None, [named.field]), *named.settles]
    return len(said) > len(set(said))


def _read_act(
    entry: Entry, spelling: Spelling, verbs: list[str], entries: Entries, around: Around
) -> Act | None:
    before = len(entry.page.problems)
    read: dict[str, Any] = {}
    beside = spelling.beside(verbs[0])
    for key, value in entries.items():
        if key in verbs:
            read |= _read_verb(spelling, key, value, around)
        elif key in beside:
            read[beside[key].name] = read_value(beside[key], value, around)
        else:
            value.wrong("misplaced-key", verb=verbs[0], known=", ".join((*beside, "expect")))
    if spelling.is_of_a_player and "seat" not in entries:
        if any(field in read for field in spelling.nobody_with):
            read["seat"] = 0
        else:
            entry.missing("seat")
    if len(entry.page.problems) > before:
        return None
    act = spelling.act(**read)
    _check_sense(act, entries, around)
    return act


def _read_verb(spelling: Spelling, verb: str, entry: Entry, around: Around) -> dict[str, Any]:
    named = spelling.verbs[verb]
    said = entry.scalar()
    if isinstance(said, str) and said in named.words:
        return dict(named.words[said])
    if not named.field:
        read_true(entry)
        return dict(named.settles)
    field = spelling.fields[named.field]
    value = read_word(entry, words_of(verb)) if field.words else read_value(field, entry, around)
    counted = value * named.times if named.times > 1 and isinstance(value, int) else value
    return {**named.settles, named.field: counted}


def _check_sense(act: Act, entries: Entries, around: Around) -> None:
    """What can be read and still cannot be."""
    match act:
        case Discovered(what="missing_ante" | "missing_blind", seat=seat, amount=int(amount)):
            if not (around.unposted if seat is None else seat in around.unposted):
                entries["amount"].wrong("nothing-missing", found=amount)
        case Bets(says=None, motions=(), prior=None, gesture=None) if not act.takes_back:
            entries["chips" if "chips" in entries else "takes_back"].wrong("no-chips")
    for key in ("finds_chips", "hides_chips"):
        if key in entries and not getattr(act, "chips", None):
            entries[key].wrong("no-chips")
