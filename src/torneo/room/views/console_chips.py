"""Every chip of the event: the ledger by value, races, colour-ups and counts."""

from typing import Any

from msgspec.structs import replace

from torneo.room.views.acts import Act, Trial
from torneo.room.views.choices import pick, sitting
from torneo.room.views.fields import Field
from torneo.room.views.naming import code, entry_name, refusal
from torneo.tournament import Happened, Refused
from torneo.tournament.chips.commands import (
    ColourUp,
    ExchangeChips,
    RaceChips,
    ReconcileChips,
    RecordFoundChips,
    RetireChips,
)
from torneo.tournament.chips.planning import race_screen
from torneo.tournament.chips.racing import needs_race, races
from torneo.tournament.chips.values import Step, colour_up_plan, live_values, retired_values
from torneo.tournament.clock.commands import SignCount
from torneo.tournament.clock.counting import CAUSES
from torneo.tournament.clock.state import Session
from torneo.tournament.seats.state import Table
from torneo.writing import chips


def chips_page(trial: Trial) -> dict[str, Any]:
    state, lang = trial.state, trial.lang
    ledger = state.ledger
    values = sorted({*ledger.issued, *ledger.removed})
    running = [one for one in state.sessions.values() if one.status == "running"]
    return {
        "rows": [
            {
                "value": chips(value, lang),
                "issued": chips(ledger.issued.get(value, 0), lang),
                "removed": chips(ledger.removed.get(value, 0), lang),
                "in_play": chips(ledger.in_play.get(value, 0), lang),
                "points": chips(ledger.in_play.get(value, 0) * value, lang),
                "retired": value in ledger.retired,
            }
            for value in values
        ],
        "total": chips(ledger.points, lang),
        "causes": [
            {"cause": code(name, lang), "points": chips(points, lang)}
            for name, points in ledger.causes.items()
        ],
        "stacks": chips(sum(one.stack for one in state.alive()), lang),
        "uncounted": chips(sum(one.uncounted + one.carried for one in state.tables.values()), lang),
        "reconcile": trial.act(
            ReconcileChips(counted=sum(ledger.causes.values())),
            trial.say("reconcile"),
            [Field(name="counted", label=trial.say("counted_total"), kind="chips", required=True)],
        ),
        "plan": _plan(trial),
        "sessions": [
            one for one in (_session(trial, one) for one in running) if one["races"] or one["sheets"]
        ],
        "exchange": [*_colour_up(trial, running), *_exchange(trial, running), *_retire(trial, running)],
        "found": _found(trial),
        "races_here": races(trial.book),
    }


def _plan(trial: Trial) -> list[dict[str, Any]]:
    level = max((one.clock.level for one in trial.state.sessions.values()), default=0)
    gone = retired_values(trial.state)
    return [
        {
            "value": chips(step.value, trial.lang),
            "to": chips(step.to, trial.lang),
            "after": step.after_level,
            "at_break": step.at_break,
            "done": step.value in gone,
            "late": step.after_level < level,
        }
        for step in colour_up_plan(trial.state.structure)
    ]


def _session(trial: Trial, session: Session) -> dict[str, Any]:
    """Races that can be run now, table by table, and count sheets still to sign."""
    state = trial.state
    found: dict[str, Any] = {"id": session.id, "races": [], "sheets": _sheets(trial, session)}
    if not races(trial.book):
        return found
    gone = retired_values(state, session.id)
    step = next((one for one in colour_up_plan(state.structure) if one.value not in gone), None)
    if step is None or not state.ledger.in_play.get(step.value, 0):
        return found
    whole = RaceChips(session=session.id, value=step.value, to=step.to)
    tables = []
    for table in state.open_tables(session.id):
        if table.players and needs_race(state, table, step.value, step.to):
            tables.append(_race_at(trial, session, table, step))
    found["races"] = [
        {
            "value": chips(step.value, trial.lang),
            "to": chips(step.to, trial.lang),
            "after": step.after_level,
            "act": trial.act(whole, trial.say("race_all"), tone="primary", look_first=True),
            "tables": tables,
        }
    ]
    return found


def _race_at(trial: Trial, session: Session, table: Table, step: Step) -> dict[str, Any]:
    """The race of one table. What each player has over is worked out from his stack where that is known, and
    can be typed anyway: what lies on the table counts."""
    state = trial.state
    screen = race_screen(state, table.number, step.value, trial.book, step.to)
    known = None if isinstance(screen, Refused) else screen
    one = RaceChips(session=session.id, value=step.value, to=step.to, table=table.number)
    if known is None:
        one = replace(one, odd={table.number: dict.fromkeys(table.taken, 0)})
    act = trial.act(one, trial.say("race_table", table=table.number), look_first=True)
    return {
        "number": table.number,
        "why": refusal(screen, state, trial.lang) if isinstance(screen, Refused) else "",
        "seats": [
            {"seat": seat, "name": entry_name(state, table.seats[seat - 1]),
             "odd": known.odd.get(seat, 0) if known else ""}
            for seat in table.taken
        ],
        "most": step.to // step.value - 1,
        "hidden": [each for each in act.hidden if not each[0].startswith("odd")],
        "label": act.label,
        "blocked": act.blocked,
        "clauses": act.clauses,
        "cards": sum(known.cards.values()) if known else 0,
        "awarded": known.awarded if known else 0,
    }  # fmt: skip


def _sheets(trial: Trial, session: Session) -> list[dict[str, Any]]:
    """Count sheets to sign at the end of a day: only once play has stopped."""
    state = trial.state
    rows = []
    for table in state.open_tables(session.id):
        for number in table.seats:
            if not number or number in session.counts:
                continue
            entry = state.entries[number]
            command = SignCount(
                entry=number,
                points=entry.stack,
                player=state.players[entry.player].name,
                supervisor=trial.by.name or "-",
            )
            causes = [("", "–"), *((one, code(one, trial.lang)) for one in CAUSES)]
            fields = [
                Field(name="points", label=trial.say("points"), kind="chips", value=entry.stack),
                Field(name="cause", label=trial.say("cause"), kind="select", options=causes),
                Field(name="note", label=trial.say("note")),
            ]
            act = trial.act(command, trial.say("sign"), fields)
            if act.blocked:
                return []
            rows.append(
                {"name": entry_name(state, number), "table": table.number, "seat": entry.seat, "act": act}
            )
    return rows


def _colour_up(trial: Trial, running: list[Session]) -> list[Act]:
    """One player's small chips for larger ones."""
    who, values = sitting(trial), live_values(trial.state, running[0].id) if running else []
    if not who or len(values) < 2:
        return []
    fields = [
        pick("entry", trial.say("player"), who),
        Field(name="value", label=trial.say("value"), kind="select",
              options=[(value, chips(value, trial.lang)) for value in values[:-1]]),
        Field(name="chips", label=trial.say("how_many"), kind="number", least=1),
    ]  # fmt: skip
    sample = ColourUp(entry=who[0][0], value=values[0])
    ignore = ("nothing_to_exchange", "no_odd_chips", "not_odd", "no_chips_of_value", "too_many_chips",
              "chips_to_exchange")  # fmt: skip
    return [trial.act(sample, trial.say("colour_up"), fields, look_first=True, ignore=ignore)]


def _exchange(trial: Trial, running: list[Session]) -> list[Act]:
    """Any of a player's chips for others worth the same, as the direction orders it."""
    who, values = sitting(trial), live_values(trial.state, running[0].id) if running else []
    if not who or len(values) < 2:
        return []
    small, large = values[0], values[1]
    yes, no = ("true", trial.say("yes")), ("false", trial.say("no"))
    fields = [
        pick("entry", trial.say("player"), who),
        *(Field(name=f"taken.{value}", label=trial.say("taken_of", value=chips(value, trial.lang)),
                kind="number", least=0) for value in values if trial.state.ledger.in_play.get(value)),
        *(Field(name=f"given.{value}", label=trial.say("given_of", value=chips(value, trial.lang)),
                kind="number", least=0) for value in values),
        Field(name="announced", label=trial.say("announced"), kind="select", options=[yes, no]),
        trial.why(),
    ]  # fmt: skip
    sample = ExchangeChips(
        entry=who[0][0], taken={small: large // small}, given={large: 1}, why="-", announced=True
    )
    act = trial.act(sample, trial.say("exchange_chips"), fields, look_first=True,
                    ignore=("so_many_not_in_play", "amount", "not_equal_value"))  # fmt: skip
    act.hidden = []
    return [act]


def _retire(trial: Trial, running: list[Session]) -> list[Act]:
    """A value that nobody needs any more goes out of play."""
    found = []
    for session in running:
        values = live_values(trial.state, session.id)
        if len(values) < 2:
            continue
        field = Field(name="value", label=trial.say("value"), kind="select",
                      options=[(value, chips(value, trial.lang)) for value in values[:-1]])  # fmt: skip
        label = trial.say("retire_chips")
        if len(running) > 1:
            label = f"{label} · {trial.say('session', session=session.id)}"
        sample = RetireChips(value=values[0], session=session.id)
        found.append(trial.act(sample, label, [field], look_first=True))
    return found


def _found(trial: Trial) -> Act | None:
    values = sorted({*trial.state.ledger.issued})
    if not values:
        return None
    fields = [
        *(
            Field(
                name=f"chips.{value}",
                label=trial.say("chips_of", value=chips(value, trial.lang)),
                kind="number",
                least=0,
            )
            for value in values
        ),
        Field(name="entry", label=trial.say("entry_number"), kind="number", least=1),
        Field(name="table", label=trial.say("found_at_table"), kind="number", least=1),
        Field(name="where", label=trial.say("where")),
    ]
    sample = RecordFoundChips(chips={values[0]: 1})
    act = trial.act(sample, trial.say("found"), fields, look_first=True)
    act.blocked = ""
    act.hidden = []
    return act


def raced(trial: Trial, happened: list[Happened]) -> list[dict[str, Any]]:
    """Races already run, newest first, with the cards each seat was dealt."""
    return [
        {
            "table": one.event.table,
            "value": chips(one.event.value, trial.lang),
            "to": chips(one.event.to, trial.lang),
            "seats": [
                {
                    "seat": seat,
                    "odd": odd,
                    "cards": one.event.cards.get(seat, ()),
                    "won": seat in one.event.winners,
                    "rescued": seat in one.event.rescued,
                }
                for seat, odd in one.event.odd.items()
            ],
        }
        for one in reversed(happened)
    ]
