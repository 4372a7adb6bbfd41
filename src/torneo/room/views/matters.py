"""What rulings leave open at the tables, in words, with the button for what settles each."""

from collections.abc import Iterable, Sequence
from typing import Any

from torneo.floor.sentences.rulings import (
    headline,
    infraction_text,
    option_text,
    penalty_text,
    reason_text,
    step_text,
)
from torneo.hand.status import STREET_OVER
from torneo.room.engine_faults import told_or_none
from torneo.room.views.acts import Act, Trial
from torneo.room.views.naming import entry_name
from torneo.room.views.rulings import capital
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Tournament
from torneo.tournament.live_hand.commands import SettleMatter
from torneo.tournament.live_hand.matters import Matter, Moment, matters_of
from torneo.tournament.rulings.state import Given
from torneo.tournament.seats.state import Table
from torneo.writing import chips

#: Of the steps for after the round: said by their title.
_ROUND = "finish_betting_round"
#: What the table is marked with, the most urgent first.
_MARKS = ("question", "infraction", "steps")


def strip(trial: Trial, table: Table) -> list[dict[str, Any]]:
    """What is open at one table: what is to be done now first, then what waits for its moment."""
    found = matters_of(trial.state, table.number)
    due = due_moments(trial, table) if found else frozenset()
    shown = [matter_shown(trial, one, due) for one in found]
    return sorted(shown, key=lambda one: (not one["now"], one["since"]))


def due_moments(trial: Trial, table: Table) -> frozenset[Moment]:
    """The moments that have come, as the hand at the table stands."""
    found: set[Moment] = {"now"}
    now = table.hand
    if now is None:
        return frozenset({"now", "next_hand"})
    told = told_or_none(trial.book, now.told.setup, now.told.steps) if now.told is not None else None
    if told is None:
        return frozenset(found)
    hand = told.table.hand
    if told.over:
        found.add("next_hand")
    elif hand.status == STREET_OVER:
        found.add("street")
        if hand.street + 2 == len(hand.game.streets):
            found.add("last_street")
    return frozenset(found)


def matter_shown(trial: Trial, matter: Matter, due: frozenset[Moment] = frozenset({"now"})) -> dict[str, Any]:
    """One matter. ``now``: its moment has come; ``kind``: ``question``, ``infraction``, ``held``,
    ``returned`` or ``steps``."""
    state, lang = trial.state, trial.lang
    given = state.rulings[matter.ruling - 1]
    now = matter.moment in due
    kind = matter.what.partition(".")[0]
    return {
        "id": f"{kind}-{matter.ruling}",
        "kind": kind,
        "what": matter.what,
        "ruling": matter.ruling,
        "table": matter.table,
        "hand": matter.hand,
        "since": matter.since,
        "now": now and kind not in ("held", "infraction"),
        "title": _title(given, matter, due, lang),
        "reason": reason_text(given.outcome, lang),
        "who": _who(state, matter.entry, matter.seat, lang),
        "lines": _lines(trial, matter),
        "offered": _offered(given, kind, lang),
        "clauses": matter.clauses,
        "act": _settles(trial, matter, kind),
    }


def _title(given: Given, matter: Matter, due: frozenset[Moment], lang: Lang) -> str:
    if matter.what == "infraction":
        return say("matters.infraction", lang, {"what": _infraction(given, lang)})
    if matter.what in ("question", "held"):
        return headline(given.final, lang)
    if matter.moment != "now" and matter.moment in due:
        return say(f"matters.due.{matter.moment}", lang)
    return say(f"matters.{matter.what}", lang)


def _infraction(given: Given, lang: Lang) -> str:
    found = (one.infraction for one in (given.decision, given.outcome) if one is not None)
    return infraction_text(next(one for one in found if one is not None), lang)


def _who(state: Tournament, entry: int, seat: int, lang: Lang) -> str:
    """``Gloria Paz (asiento 4)``."""
    if entry and seat:
        return say("matters.who", lang, {"name": entry_name(state, entry), "seat": seat})
    if entry:
        return entry_name(state, entry)
    return capital(say("rulings.seat", lang, {"seat": seat})) if seat else ""


def _lines(trial: Trial, matter: Matter) -> list[str]:
    """What is to be done, a sentence each."""
    if matter.returned:
        return [
            say("matters.of", trial.lang, {
                "who": _sitting(trial, matter.table, seat), "what": chips(amount, trial.lang),
            })
            for seat, amount in matter.returned.items()
        ]  # fmt: skip
    steps = [code for code in matter.steps if code != _ROUND]
    return [capital(step_text(code, trial.lang)) for code in steps]


def _sitting(trial: Trial, table: int, seat: int) -> str:
    entry = trial.state.entry_at(table, seat)
    return _who(trial.state, entry.number if entry is not None else 0, seat, trial.lang)


def _offered(given: Given, kind: str, lang: Lang) -> list[str]:
    """Of a question what may be answered, of an infraction what the book allows for it."""
    if kind == "question":
        return [capital(option_text(one.code, lang)) for one in given.outcome.options]
    return [penalty_text(code, lang) for code in given.final.penalties] if kind == "infraction" else []


def _settles(trial: Trial, matter: Matter, kind: str) -> Act | None:
    """A question is answered on its own page, and a held act is over when the turn comes."""
    if kind in ("question", "held"):
        return None
    label = say("matters.no_penalty" if kind == "infraction" else "matters.done", trial.lang)
    return trial.act(SettleMatter(ruling=matter.ruling, what=matter.what), label)


def infraction_told(state: Tournament, number: int, lang: Lang) -> str:
    """Who did what, for a proposal to answer it: ``Gloria Paz (asiento 4): exponer cartas``."""
    given = state.rulings[number - 1]
    who = _who(state, given.entry, given.seat, lang)
    return say("matters.of", lang, {"who": who, "what": _infraction(given, lang)})


def marks(found: Iterable[Matter]) -> dict[int, list[str]]:
    """Tables with something open: ``question``, ``infraction`` or ``steps``, the most urgent first."""
    kinds: dict[int, set[str]] = {}
    for one in found:
        what = one.what if one.what in _MARKS else "steps"
        if one.what != "held":
            kinds.setdefault(one.table, set()).add(what)
    return {table: [what for what in _MARKS if what in here] for table, here in kinds.items()}


def mark_words(kinds: Sequence[str], lang: Lang) -> list[str]:
    return [say(f"matters.mark.{one}", lang) for one in kinds]
