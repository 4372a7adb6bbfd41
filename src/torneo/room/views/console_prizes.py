"""Prizes: the fund, the places, who gets what, deals and the handing over."""

from typing import Any

from torneo.room.views.acts import Act, Trial
from torneo.room.views.fields import Field
from torneo.room.views.naming import code, entry_name, refusal, sentence
from torneo.room.views.payments import payments_page
from torneo.room.views.prizes import ladder, money_facts
from torneo.tournament import Command, Refused
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.hands.commands import EndEvent
from torneo.tournament.prizes.commands import (
    CreditBounty,
    EndByClosingTime,
    EndByDeal,
    EndSatellite,
    OpenEnvelope,
    ProposeDeal,
    SetDealReserve,
    SetPayouts,
)
from torneo.tournament.prizes.events import DealProposed, PayoutsSet
from torneo.tournament.prizes.fund import fund_now
from torneo.tournament.prizes.state import Kind, PrizeDeal
from torneo.tournament.words import sentences
from torneo.writing import chips, money, money_typed

_KINDS: tuple[Kind, ...] = ("icm", "chip_chop", "even")
#: A deal is worked out for as many players as this; before that it would tell nobody anything.
_DEAL_FOR = 20


def prizes_page(trial: Trial) -> dict[str, Any]:
    state, lang = trial.state, trial.lang
    fund = fund_now(state, trial.book)
    published = state.prizes.fund
    return {
        "facts": money_facts(state, trial.book, lang),
        "fund": [
            {"name": trial.say(f"fund.{name}"), "amount": _money(trial, getattr(fund, name))}
            for name in ("collected", "overlay", "bounties", "staff", "prizes")
            if getattr(fund, name) or name in ("collected", "prizes")
        ],
        "entries": fund.entries,
        "out_of_date": bool(state.prizes.published_at) and published.prizes != fund.prizes,
        "ladder": ladder(state, lang),
        "changes": [
            {
                "at": one.at,
                "by": one.by,
                "why": one.why,
                "places": one.places,
                "total": _money(trial, one.total),
            }
            for one in reversed(state.prizes.changes)
        ],
        "publish": _publish(trial),
        **payments_page(trial),
        "deal": _deal(trial),
        "acts": _ending(trial),
        "bounties": [*_bounty(trial), *_envelopes(trial)],
    }


def _money(trial: Trial, amount: int) -> str:
    return money(amount, trial.state.structure.currency, trial.lang)


def _publish(trial: Trial) -> dict[str, Any]:
    """What would be published now, place by place, and the form that does it."""
    answer = trial.decide(SetPayouts(why="-"))
    fields = [
        Field(
            name="places", label=trial.say("places"), kind="number", least=1, hint=trial.say("places_hint")
        ),
        Field(
            name="amounts:moneys", label=trial.say("amounts"), kind="textarea", hint=trial.say("amounts_hint")
        ),
        Field(name="rounding:money", label=trial.say("rounding"), kind="money"),
        trial.why(required=False),
    ]
    act = trial.act(SetPayouts(why="-"), trial.say("publish_prizes"), fields, tone="primary", look_first=True)
    rows: list[dict[str, Any]] = []
    warnings: list[str] = []
    if not isinstance(answer, Refused):
        for event in answer:
            if isinstance(event, PayoutsSet):
                rows = [{"place": n, "amount": _money(trial, one)} for n, one in enumerate(event.amounts, 1)]
                warnings = [
                    sentence(one.code, one.facts, trial.state, trial.lang)
                    for one in event.warnings
                    if one.code in sentences()
                ]
    return {"act": act, "rows": rows, "warnings": warnings}


def _deal(trial: Trial) -> dict[str, Any]:
    """What each way of sharing would give everybody left, the deal on the table, and its vote."""
    state = trial.state
    alive = state.alive()
    found: dict[str, Any] = {"why_not": "", "rows": [], "kinds": [], "open": None}
    last = state.prizes.deals[-1] if state.prizes.deals else None
    if last is not None:
        found["open"] = _open(trial, last)
    amount = Field(name="amount:money", label=trial.say("reserve"), kind="money", required=True)
    found["set_reserve"] = trial.act(
        SetDealReserve(amount=0), trial.say("set_reserve"), [amount], look_first=True,
        ignore=("reserve_too_small",),
    )  # fmt: skip
    if len(alive) > _DEAL_FOR:
        found["why_not"] = trial.say("deal_too_many", players=len(alive), most=_DEAL_FOR)
        return found
    shares: dict[str, DealProposed] = {}
    unit = state.structure.payout.rounding
    for kind in _KINDS:
        answer = trial.decide(ProposeDeal(kind=kind, rounding=unit))
        if isinstance(answer, Refused):
            found["why_not"] = refusal(answer, state, trial.lang)
            found["clauses"] = answer.clauses
            continue
        shares[kind] = next(one for one in answer if isinstance(one, DealProposed))
    if not shares:
        return found
    found["why_not"] = ""
    found["kinds"] = [code(kind, trial.lang) for kind in shares]
    any_one = next(iter(shares.values()))
    found["reserve"], found["remaining"] = _money(trial, any_one.reserve), _money(trial, any_one.remaining)
    found["rows"] = [
        {"name": entry_name(state, one.number), "stack": chips(one.stack, trial.lang),
         "shares": [_money(trial, event.shares.get(one.number, 0)) for event in shares.values()]}
        for one in sorted(alive, key=lambda one: -one.stack)
    ]  # fmt: skip
    reserve = Field(name="reserve:money", label=trial.say("reserve"), kind="money")
    kinds = [(kind, code(kind, trial.lang)) for kind in shares]
    which = Field(name="kind", label=trial.say("deal_kind"), kind="select", options=kinds)
    rounding = Field(
        name="rounding:money", label=trial.say("rounding"), kind="money",
        hint=trial.say("deal_rounding_hint"), value=money_typed(unit, state.structure.currency, trial.lang),
    )  # fmt: skip
    found["propose"] = trial.act(
        ProposeDeal(kind="icm", rounding=unit), trial.say("propose_deal"), [which, reserve, rounding],
        tone="primary", look_first=True,
    )  # fmt: skip
    own = [
        Field(name=f"amounts.{one.number}:money", label=entry_name(state, one.number), kind="money")
        for one in sorted(alive, key=lambda one: -one.stack)
    ]
    found["custom"] = trial.act(ProposeDeal(kind="custom"), trial.say("propose_custom"), own, look_first=True)
    found["custom"].blocked = ""
    return found


def _open(trial: Trial, deal: PrizeDeal) -> dict[str, Any]:
    state = trial.state
    shown: dict[str, Any] = {
        "number": deal.number, "kind": code(deal.kind, trial.lang), "status": code(deal.status, trial.lang),
        "code": deal.status, "reserve": _money(trial, deal.reserve),
        "shares": [{"entry": entry, "name": entry_name(state, entry), "amount": _money(trial, amount)}
                   for entry, amount in sorted(deal.shares.items(), key=lambda one: -one[1])],
        "secret": trial.book.values["deal_vote"] == "secret", "decide": [],
    }  # fmt: skip
    offered = offer(state, "deal", {}, trial.book)
    if not isinstance(offered, Refused):
        shown["decide"] = [
            trial.act(
                Decide(matter="deal", option=option, why="-"), _option(option, trial), [trial.why()],
                look_first=True,
            )
            for option in offered.options
        ]  # fmt: skip
        shown["clauses"] = offered.clauses
    return shown


def _option(option: str, trial: Trial) -> str:
    key = sentences().get(f"option.{option}")
    text = key.say(trial.lang) if key else option
    return text[:1].upper() + text[1:]


def _ending(trial: Trial) -> list[Act]:
    """The ways this event can end under its book; a way not open yet says why."""
    state = trial.state
    if state.phase != "running":
        return []
    ways: list[tuple[Command, str]] = [(EndEvent(), "end_event")]
    if state.prizes.deals:
        ways.append((EndByDeal(), "end_by_deal"))
    if trial.book.values["time_closing_time"]:
        ways.append((EndByClosingTime(), "end_by_closing"))
    if state.structure.satellite is not None:
        ways.append((EndSatellite(), "end_satellite"))
    return [trial.act(command, trial.say(label), tone="danger", look_first=True) for command, label in ways]


def _envelopes(trial: Trial) -> list[Act]:
    """Envelopes still to be drawn for players who are out."""
    state = trial.state
    if not state.prizes.envelopes:
        return []
    closed = [one.entry for one in state.eliminations if one.entry not in state.prizes.opened]
    found = [(entry, trial.act(OpenEnvelope(entry=entry), "", look_first=True)) for entry in closed[-60:]]
    names = [(entry, entry_name(state, entry)) for entry, act in found if not act.blocked]
    if not names:
        return []
    field = Field(name="entry", label=trial.say("who_is_out"), kind="select", options=names)
    sample = OpenEnvelope(entry=names[0][0])
    return [trial.act(sample, trial.say("open_envelope"), [field], look_first=True)]


def _bounty(trial: Trial) -> list[Act]:
    """Bounties of players who went out to nobody known."""
    state = trial.state
    if state.structure.bounty.kind == "none":
        return []
    open_ones = [one for one in state.eliminations if not one.by and one.entry not in state.prizes.credited]
    alive = state.alive()
    if not open_ones or not alive:
        return []
    fields = [
        Field(name="entry", label=trial.say("who_is_out"), kind="select",
              options=[(one.entry, entry_name(state, one.entry)) for one in open_ones]),
        Field(name="to[]", label=trial.say("beaten_by"), kind="select",
              options=[(one.number, entry_name(state, one.number)) for one in alive]),
    ]  # fmt: skip
    sample = CreditBounty(entry=open_ones[0].entry, to=(alive[0].number,))
    return [trial.act(sample, trial.say("credit_bounty"), fields, look_first=True)]
