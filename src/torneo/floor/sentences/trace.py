"""How a ruling came about, told to people: what the book was asked, what it answered, what it came to."""

from collections.abc import Iterable
from typing import Any

import msgspec

from torneo.floor.ruling import Ruling
from torneo.floor.sentences import words
from torneo.floor.sentences.rulings import headline, reason_text
from torneo.floor.trace import Consulted, Traced, Turned
from torneo.rulebook import Lang, labels, policies

_SAY = words.texts("trace")


class TraceLine(msgspec.Struct, frozen=True):
    """``turn``: the case was read so from here on; otherwise a policy that was consulted, its value in words
    and the clauses that set it, or why there are none (``silent``). ``code``: the case, or the policy with
    the key looked at; ``where``: the part of the program."""

    turn: bool
    text: str
    value: str
    code: str
    where: str
    clauses: tuple[str, ...] = ()
    silent: str = ""


def trace_lines(found: Iterable[Traced], lang: Lang) -> list[TraceLine]:
    return [_turn(one, lang) if isinstance(one, Turned) else _policy(one, lang) for one in found]


def _policy(one: Consulted, lang: Lang) -> TraceLine:
    question = policies()[one.policy].question.say(lang)
    keys = ", ".join(labels().key(key, lang) for key in one.keys)
    silent = ""
    if not one.clauses:
        silent = (
            _SAY["settled"].say(lang, number=one.settlement) if one.settlement else _SAY["open"].say(lang)
        )
    return TraceLine(
        False,
        f"{question} ({keys})" if keys else question,
        labels().describe(_plain(one.value), lang),
        ".".join((one.policy, *one.keys)),
        one.where,
        one.clauses,
        silent,
    )


def _plain(value: Any) -> Any:
    return dict(value) if isinstance(value, dict) else value


def _turn(one: Turned, lang: Lang) -> TraceLine:
    kind: Any = one.kind
    ruling = Ruling(kind=kind, reason=one.case, clauses=(), facts=one.facts, action=one.action, to=one.to)
    return TraceLine(True, reason_text(ruling, lang), headline(ruling, lang), one.case, one.where)
