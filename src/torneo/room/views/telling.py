"""What happened, told in a sentence: who for numbers, words for codes, amounts as people write them.

told(happened, state, "es")    # "Ana Ruiz: de la mesa 4-7 a la 2-3. Cede la mesa 4, la más llena ..."
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

from torneo.floor.scenario.told import act_told
from torneo.floor.sentences.acts import Teller
from torneo.room.views.clock import clock_text
from torneo.room.views.commands_told import waiting_told
from torneo.room.views.naming import (
    code,
    entry_name,
    entry_names,
    matter_name,
    option_name,
    player_name,
    sentence,
)
from torneo.room.views.penalties import size_text
from torneo.room.views.structure import where
from torneo.room.views.wall import gap_text, span_text
from torneo.room.words import say, words
from torneo.rulebook import Lang, policies
from torneo.tournament import Event, Happened, Tournament
from torneo.tournament.kinds import kinds_of
from torneo.tournament.seats.balance_events import SHORT
from torneo.tournament.structure.model import total
from torneo.tournament.structure.venue_time import there
from torneo.tournament.words import sentences
from torneo.writing import chips, hour, money

Facts = dict[str, Any]
#: Which session it was, left out where there is only one.
_SESSION = {"es": re.compile(r" (?:de|en) la sesión \S+?\b"), "en": re.compile(r" (?:of|in) session \S+?\b")}
Special = Callable[[Any, Tournament, Lang], Facts]
_SPECIAL: dict[str, Special] = {}
_VARIANTS: dict[str, Callable[[Any], str]] = {
    "StaffNamed": lambda one: "" if one.name else "off",
    "LevelStarted": lambda one: "late" if one.late >= 1_000 else "",
    "WallClockJumped": lambda one: "" if one.asks else "right",
    "CountSigned": lambda one: "differs" if one.points != one.known else "",
    "PlayerBarred": lambda one: "" if one.why else "lifted",
    "Entered": lambda one: "reentry" if one.kind == "reentry" else "",
    "LeftTable": lambda one: "no_show" if one.no_show else "",
    "RebuyTaken": lambda one: "owed" if one.owed else "",
    "KeptApart": lambda one: "lifted" if one.lift else "",
    "HandCancelled": lambda one: "redeal" if one.redeal else "",
    "HandEnded": lambda one: "stacks" if one.stacks else "",
    "Eliminated": lambda one: "by" if one.by else "",
    "EventEnded": lambda one: "" if one.winner else "nobody",
    "DealVoted": lambda one: "agreed" if one.agreed else "",
    "Amended": lambda one: "confirmed" if one.asked_by else "",
    "RulingGiven": lambda one: "question" if one.outcome.is_question else "",
}


def told(happened: Happened, state: Tournament, lang: Lang) -> str:
    """One sentence. Names are those of the state given, usually the newest."""
    return event_told(happened.event, state, lang)


def event_told(event: Event, state: Tournament, lang: Lang) -> str:
    name = type(event).__name__
    variant = _VARIANTS[name](event) if name in _VARIANTS else ""
    facts = _plain(event, state, lang)
    if name in _SPECIAL:
        facts |= _SPECIAL[name](event, state, lang)
    text = say(f"events.{name}.{variant}" if variant else f"events.{name}", lang, facts)
    session = getattr(event, "session", "")
    return _SESSION[lang].sub("", text, 1) if session and len(state.sessions) == 1 else text


def _plain(event: Event, state: Tournament, lang: Lang) -> Facts:
    """Every value of the event as people read it, by what its type says it is."""
    found: Facts = {"why": ""}
    for name, of in kinds_of(type(event)).items():
        value = getattr(event, name)
        if name == "why":
            found["why"] = f" — «{code(value, lang)}»" if value else ""
            found["why_code"] = code(value, lang) if value else "–"
        elif name == "facts":
            found[name] = f": «{value}»" if value and isinstance(value, str) else ""
        elif isinstance(value, tuple | list | dict):
            found[name] = len(value)
        else:
            found[name] = _one(of.kind, value, state, lang)
    return found


def _one(kind: str, value: Any, state: Tournament, lang: Lang) -> Any:
    if kind == "entry" and isinstance(value, int):
        return entry_name(state, value)
    if kind == "player" and isinstance(value, str):
        return player_name(state, value)
    if kind == "chips" and isinstance(value, int):
        return chips(value, lang)
    if kind == "money" and isinstance(value, int):
        return money(value, state.structure.currency, lang)
    if kind == "code" and isinstance(value, str):
        return code(value, lang) if value else "–"
    return value


def special(*names: str) -> Callable[[Special], Special]:
    def register(find: Special) -> Special:
        for name in names:
            _SPECIAL[name] = find
        return find

    return register


def _part(key: str, lang: Lang, **facts: Any) -> str:
    return say(f"events.part.{key}", lang, facts)


@special("StructureChanged")
def _sheet_changes(event: Any, state: Tournament, lang: Lang) -> Facts:
    return _listed(where(name, lang) for name in event.changes)


@special("PoliciesChanged")
def _policy_changes(event: Any, state: Tournament, lang: Lang) -> Facts:
    known = policies()
    return _listed(known[name].question.say(lang) for name in event.changes if name in known)


@special("PlayerCorrected")
def _details_changed(event: Any, state: Tournament, lang: Lang) -> Facts:
    return _listed(say(f"fields.{name}", lang) for name in event.changes)


def _listed(names: Iterable[str]) -> Facts:
    return {"changes": " · ".join(dict.fromkeys(names)) or "–"}


@special("ActTold", "ActTakenBack")
def _act(event: Any, state: Tournament, lang: Lang) -> Facts:
    act = act_told(event.step)
    told = Teller(lang).act(act).removesuffix(".") if act is not None else "–"
    return {"act": f"{told[0].lower()}{told[1:]}"}


@special("StaffNamed")
def _staff(event: Any, state: Tournament, lang: Lang) -> Facts:
    key = f"common.role.{event.role}"
    return {"role": say(key, lang) if key in words else code(event.role, lang)}


@special("LevelStarted")
def _late(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"late": round(event.late / 1000)}


@special("TimeAdded")
def _added(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"seconds": f"{event.seconds:+}", "left": clock_text(event.left)}


@special("WallClockJumped", "OwnClockKept")
def _gap(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"gap": gap_text(event.offset, lang)}


@special("WallClockFollowed")
def _followed(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"by": f"{'+' if event.by > 0 else '−'}{span_text(abs(event.by), lang)}"}


@special("ClockPaused", "LevelSet")
def _left(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"left": clock_text(event.left)}


@special("RegistrationCloseSet")
def _closing(event: Any, state: Tournament, lang: Lang) -> Facts:
    if event.at:
        return {"moment": hour(there(event.at, state.structure))}
    return {"moment": _part("level", lang, level=event.level)}


@special("TicketTransferred", "SeatTransferred")
def _new_holder(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"to": player_name(state, event.to)}


@special("Drawn")
def _drawn(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"what": code(event.what, lang)}


@special("Moved")
def _moved(event: Any, state: Tournament, lang: Lang) -> Facts:
    if not event.reason and not event.why:
        return {"reason": ""}
    known = event.reason in sentences()
    text = sentence(event.reason, event.facts, state, lang) if known else code(event.why, lang)
    return {"reason": text[:1].upper() + text[1:] + "."}


@special("TableHalted")
def _halted(event: Any, state: Tournament, lang: Lang) -> Facts:
    if event.why == SHORT and event.facts:
        return {"halt": _part("short", lang, **event.facts)}
    if event.why in sentences():
        return {"halt": f": {sentence(event.why, event.facts, state, lang)}"}
    return {"halt": f" ({code(event.why, lang)})" if event.why else ""}


@special("SeatMarked")
def _mark(event: Any, state: Tournament, lang: Lang) -> Facts:
    if event.reserved:
        return {"mark": _part("reserved", lang, player=player_name(state, event.reserved))}
    return {"mark": _part("locked" if event.locked else "free", lang)}


@special("AccessibleMarked")
def _accessible(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"seats": ", ".join(map(str, event.seats)) or "–"}


@special("ChipsIssued", "ChipsRemoved")
def _chips(event: Any, state: Tournament, lang: Lang) -> Facts:
    facts: Facts = {"total": chips(total(event.chips), lang)}
    if not getattr(event, "entry", 0):
        facts["whose"] = _part("uncounted", lang, table=getattr(event, "table", 0))
    else:
        facts["whose"] = entry_name(state, event.entry)
    return facts


@special("ChipsExchanged", "RetiredChipsFound")
def _exchanged(event: Any, state: Tournament, lang: Lang) -> Facts:
    found = {name: chips(total(getattr(event, name)), lang) for name in ("taken", "found", "given")
             if isinstance(getattr(event, name, None), dict)}  # fmt: skip
    given = getattr(event, "given", 0)
    return found if isinstance(given, dict) else {**found, "given": chips(given, lang)}


@special("ChipsHandedOver")
def _handed(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"to": entry_name(state, event.to)}


@special("ChipsRaced")
def _raced(event: Any, state: Tournament, lang: Lang) -> Facts:
    seats = [*event.winners, *event.rescued]
    return {"winners": ", ".join(map(str, seats)) or _part("nobody", lang), "to": chips(event.to, lang)}


@special("HandEnded")
def _stacks(event: Any, state: Tournament, lang: Lang) -> Facts:
    shown = (_part("seat_stack", lang, seat=seat, stack=chips(points, lang))
             for seat, points in sorted(event.stacks.items()))  # fmt: skip
    return {"stacks": " · ".join(shown)}


@special("Eliminated")
def _beaten(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"by": entry_names(state, event.by)}


@special("ChipsMoved")
def _chips_moved(event: Any, state: Tournament, lang: Lang) -> Facts:
    to = event.to if isinstance(event.to, tuple | list | dict) else [event.to] if event.to else []
    return {"to": entry_names(state, to) if to else _part("uncounted", lang, table=event.table)}


@special("BountyCredited")
def _credited(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"to": entry_names(state, event.to)}


@special("EnvelopeOpened")
def _envelope(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"value": money(event.value, state.structure.currency, lang)}


@special("PayoutsSet")
def _payouts(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"places": len(event.amounts), "fund": money(event.fund.prizes, state.structure.currency, lang)}


@special("DeclaredSimultaneous")
def _simultaneous(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"entries": entry_names(state, event.entries)}


@special("EventCancelled")
def _cancelled(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"how": code(event.how, lang)}


@special("InfractionRecorded", "PenaltyGiven")
def _who(event: Any, state: Tournament, lang: Lang) -> Facts:
    facts: Facts = {"who": player_name(state, event.player) if event.player else event.person}
    if not hasattr(event, "penalty"):
        same = (one.number for one in state.infractions if one.player == event.player
                and one.clause == event.clause and one.facts == event.facts)  # fmt: skip
        return {**facts, "number": next(same, "")}
    size = size_text(state, event.penalty, event.size, lang)
    return {**facts, "penalty": code(event.penalty, lang), "size": size}


@special("PenaltyHandServed", "SuspensionEnded", "PenaltyCarriedOut", "PenaltyLifted")
def _whose_penalty(event: Any, state: Tournament, lang: Lang) -> Facts:
    given = state.conduct.penalties
    known = 1 <= event.penalty <= len(given)
    penalty = given[event.penalty - 1] if known else None
    if penalty is None:
        return {"who": _part("penalty", lang, number=event.penalty)}
    return {"who": player_name(state, penalty.player) if penalty.player else penalty.person}


@special("Decided")
def _decided(event: Any, state: Tournament, lang: Lang) -> Facts:
    matter = matter_name(event.matter, lang)
    return {
        "matter": matter if matter.endswith("?") else f"{matter}:",
        "option": option_name(event.option, lang),
    }


@special("Noted")
def _noted(event: Any, state: Tournament, lang: Lang) -> Facts:
    key = f"note.{event.kind}"
    if key in sentences():
        try:
            return {"kind": sentence(key, event.about, state, lang), "about": ""}
        except KeyError:
            pass
    own = event.about.get(lang) or event.about.get("text")
    return {"kind": code(event.kind, lang), "about": f": «{own}»" if own else ""}


@special("ReportAnswered", "ReviewAnswered")
def _answered(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"answer": code(event.answer, lang)}


@special("ReviewRequested")
def _review(event: Any, state: Tournament, lang: Lang) -> Facts:
    number = event.decision or event.penalty
    return {"what": _part("decision" if event.decision else "penalty", lang, number=number)}


@special("FloorCalled", "CallClosed", "DealerRelieved")
def _noted_beside(event: Any, state: Tournament, lang: Lang) -> Facts:
    called = getattr(event, "about", "")
    return {
        "note": f" — «{event.note}»" if event.note else "",
        "called": sentence(f"floor_called.{called}", {"table": event.table}, state, lang) if called else "",
    }


@special("PlaySuspected")
def _suspected(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"players": ", ".join(player_name(state, one) for one in event.players)}


@special("HistoryBrought")
def _history(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"count": len(event.earlier)}


@special("MoneyAsked")
def _money_asked(event: Any, state: Tournament, lang: Lang) -> Facts:
    return {"what": waiting_told(event.asked, state, lang)}
