"""Corrections before they are accepted: what may have been wrong, what would follow, what goes with it."""

from collections.abc import Sequence
from typing import Any

from torneo.room.views.amend_choices import choices
from torneo.room.views.amend_fields import fields_of
from torneo.room.views.console_journal import row
from torneo.room.views.naming import Names, refusal
from torneo.room.views.trying import draws, hidden
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Happened, Refused, Tournament
from torneo.tournament.corrections.acts import Act, acts_of, state_of
from torneo.tournament.corrections.amending import Preview
from torneo.tournament.corrections.events import Amended, Consequence, events_of
from torneo.tournament.corrections.replay import Gone
from torneo.tournament.corrections.telling import told_as

#: Consequences shown at once; the rest is one touch away.
_MOST = 60
#: Consequences that would tell what a draw brings.
_OF_DRAWS = frozenset({
    "change.seat_changed", "change.seat_got", "change.seat_lost", "change.changed_stack", "change.no_entry",
    "change.changed_positions", "change.changed_status", "change.changed_alternates", "change.place_got",
    "change.place_changed", "change.changed_prize",
})  # fmt: skip
#: What consequences are about, in the order a director asks.
_ABOUT = {
    "places": ("place_got", "place_got_shared", "place_changed", "place_changed_shared", "place_lost"),
    "prizes": ("changed_prize", "changed_fund", "changed_payouts", "changed_deal", "changed_deliveries"),
    "money": ("changed_paid", "changed_purchases"),
    "chips": ("changed_stack", "changed_chips", "changed_carried"),
    "seats": ("seat_changed", "seat_got", "seat_lost", "table_open", "table_closed", "table_halts",
              "table_plays", "changed_hands", "changed_positions"),
    "people": ("new_entry", "no_entry", "changed_player", "changed_status", "player_new", "player_gone",
               "changed_alternates"),
    "clock": ("changed_phase", "session_new", "session_gone", "changed_session", "changed_level",
              "changed_clock", "clock_break", "clock_runs", "clock_stands"),
    "conduct": ("changed_infraction", "changed_penalty", "penalty_gone"),
}  # fmt: skip
_ABOUT_OF = {f"change.{code}": about for about, codes in _ABOUT.items() for code in codes}


def act_at(happened: Sequence[Happened], seq: int) -> tuple[list[Act], int] | None:
    """The history as it counts now and the place of the act that holds an event; None if there is none."""
    acts = acts_of(happened)
    place = next((n for n, act in enumerate(acts) if act.seq <= seq <= act.last), None)
    return None if place is None else (acts, place)


def amend_form(acts: list[Act], place: int, state: Tournament, lang: Lang) -> dict[str, Any]:
    """What the form of a correction shows."""
    command, then = acts[place].command, state_of(acts[:place])
    return {
        "row": row(acts[place], state, lang),
        "choices": choices(command, then, state, lang) if command else [],
        "fields": fields_of(command, state, lang, then) if command else [],
        "later": len(acts) - place - 1,
    }


def consequences_shown(found: Preview | Refused, state: Tournament, lang: Lang) -> dict[str, Any]:
    """What follows from a correction, what is taken back with it, or what stands in its way."""
    if isinstance(found, Refused):
        return {"refused": refusal(found, state, lang), "clauses": found.clauses, "told": []}
    drawn = _new_draw(found)
    shown = [one for one in found.consequences if not drawn or one.code not in _OF_DRAWS]
    told = [consequence_shown(one, state, lang) for one in shown]
    abouts = [_ABOUT_OF.get(one.code, "rest") for one in shown]
    if drawn:
        told.append(hidden(lang))
        abouts.append("seats")
    return {
        "refused": "", "clauses": (), "told": told[:_MOST], "more": max(len(told) - _MOST, 0),
        "parts": [
            {"title": say(f"amend.about.{about}", lang),
             "told": [text for text, of in zip(told, abouts, strict=True) if of == about]}
            for about in (*_ABOUT, "rest") if about in abouts
        ],
        "gone": [_gone(one, state, lang) for one in found.made.gone],
        "anew": found.made.anew, "expects": found.command.expects,
    }  # fmt: skip


def _gone(one: Gone, state: Tournament, lang: Lang) -> dict[str, Any]:
    """An act that is taken back with the correction, and why."""
    why = told_as(one.why.reason, one.why.facts, Names(state, lang))
    return {**row(one.act, state, lang), "why": why[:1].upper() + why[1:]}


def _new_draw(found: Preview) -> bool:
    """Does the correction draw again? What comes of it is seen when it is accepted."""
    changed = found.event.changed if isinstance(found.event, Amended) else ()
    own = (one for one in changed if one.seq == found.act.seq)
    return any(draws(event) for one in own for event in events_of(one.events))


def consequence_shown(consequence: Consequence, state: Tournament, lang: Lang) -> str:
    """A consequence with people by their names and amounts as they are written here."""
    text = told_as(consequence.code, consequence.facts, Names(state, lang))
    return text[:1].upper() + text[1:]
