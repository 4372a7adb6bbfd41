"""Prizes to hand over, all on one page: to whom, how much, what is paid already, and the form that pays."""

from typing import Any

from torneo.room.views.acts import Act, Trial
from torneo.room.views.choices import people, pick
from torneo.room.views.fields import Field
from torneo.room.views.naming import code, entry_name
from torneo.room.views.second_person import waiting_money
from torneo.tournament.prizes.commands import DeferPrize, PayPrize, TransferSeat
from torneo.tournament.prizes.listing import Prize, delivered, prize_list
from torneo.writing import money

_WAYS = ("transfer", "cheque", "cash")


def payments_page(trial: Trial) -> dict[str, Any]:
    """Every prize with its place; ``to_pay``: how many are still owed, ``left``: how much that is."""
    rows = [_row(trial, one) for one in prize_list(trial.state, trial.book)]
    owed = [one["owed"] for one in rows if one["act"]]
    return {
        "list": rows,
        "to_pay": len(owed),
        "left": _money(trial, sum(owed)),
        "waiting": waiting_money(trial),
    }


def _money(trial: Trial, amount: int) -> str:
    return money(amount, trial.state.structure.currency, trial.lang)


def _row(trial: Trial, one: Prize) -> dict[str, Any]:
    state = trial.state
    paid = delivered(state, one.entry)
    row: dict[str, Any] = {
        "place": one.place, "tied": one.tied, "name": entry_name(state, one.entry), "entry": one.entry,
        "amount": _money(trial, one.amount), "owed": one.amount - paid, "paid": _money(trial, paid),
        "left": _money(trial, one.amount - paid), "ticket": one.ticket, "act": None, "defer": None,
        "parts": [f"{code(kind, trial.lang)}: {_money(trial, part)}" for kind, part in one.parts.items()]
        if len(one.parts) > 1 else [],
        "ink": [given.ink for given in state.prizes.deliveries if given.entry == one.entry and given.ink],
    }  # fmt: skip
    if one.amount > paid and one.place:
        row["act"] = _pay(trial, one)
        row["defer"] = _defer(trial, one.entry)
    row["transfer"] = _transfer(trial, one) if one.ticket else None
    return row


def _pay(trial: Trial, one: Prize) -> Act:
    """All that is owed, the way it is usually paid here, to the player as he is known."""
    player = trial.state.players[one.player]
    fields = [
        Field(
            name="method", label=trial.say("method"), kind="select", value=_usual_way(trial),
            options=[(way, code(way, trial.lang)) for way in _WAYS],
        ),
        Field(name="document", label=trial.say("document"), value=player.document, required=True),
        Field(name="signature", label=trial.say("signed_by"), value=player.name, required=True),
    ]  # fmt: skip
    sample = PayPrize(
        entry=one.entry, method="transfer", document=player.document or "-", signature=player.name
    )
    return trial.act(sample, trial.say("pay"), fields, tone="primary")


def _usual_way(trial: Trial) -> str:
    """As the last prize was paid; the first by transfer."""
    paid = [one.method for one in trial.state.prizes.deliveries if one.method in _WAYS]
    return paid[-1] if paid else _WAYS[0]


def _defer(trial: Trial, entry: int) -> Act | None:
    """Later or in another form, where the book foresees it."""
    if not trial.book.values["prize_delivery"]["deferred_or_other_form_allowed"]:
        return None
    kinds = [(one, code(one, trial.lang)) for one in ("deferred", "other_form")]
    fields = [
        Field(name="kind", label=trial.say("how"), kind="select", options=kinds),
        Field(name="detail", label=trial.say("detail")),
        Field(name="balance:money", label=trial.say("till_balance"), kind="money", required=True),
        Field(name="operator", label=trial.say("operator"), value=trial.by.name, required=True),
        Field(name="amount:money", label=trial.say("part_amount"), kind="money"),
    ]
    sample = DeferPrize(entry=entry, operator=trial.by.name or "-", balance=0)
    act = trial.act(sample, trial.say("defer"), fields, look_first=True)
    act.hidden = [("entry", str(entry))]
    return act


def _transfer(trial: Trial, prize: Prize) -> Act | None:
    """The seat won, in another player's name, where the book lets it change hands."""
    others = people(trial, without=prize.holder)
    if not others:
        return None
    sample = TransferSeat(entry=prize.entry, to=others[0][0])
    field = pick("to", trial.say("new_holder"), others)
    return trial.act(sample, trial.say("transfer_seat"), [field], look_first=True)
