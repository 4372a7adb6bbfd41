"""Every prize is handed over: to its owner's document, in the way the book wants, signed."""

import random
from typing import Final

from torneo.simulate.director import Director
from torneo.simulate.plan import DAY, MINUTE
from torneo.tournament import Refused
from torneo.tournament.prizes.commands import DeferPrize, PayPrize, SetPayouts
from torneo.tournament.prizes.delivery import Form, payment_form
from torneo.tournament.prizes.listing import prize_list
from torneo.tournament.prizes.publishing import out_of_date

#: Ways to pay, the usual one first.
METHODS: Final = ("transferencia", "efectivo", "cheque")
_UNUSUAL: Final = 0.3
#: How often a prize is put off for a day where the book foresees it, or paid in two parts.
_DEFERRED: Final = 0.15
_IN_PARTS: Final = 0.05


def pay_prizes(director: Director, rng: random.Random) -> None:
    """All that is owed, to the last unit. What was put off is paid the day after."""
    state, book = director.state, director.book
    if not state.prizes.published_at:
        return
    refused = out_of_date(state, book)
    if refused is not None:
        director.must(SetPayouts(why="compras de última hora"))
    later = []
    for prize in prize_list(state, book):
        director.now += MINUTE
        form = payment_form(state, prize.entry, book)
        assert isinstance(form, Form), form
        if form.owed < 1:
            continue
        if form.may_defer and rng.random() < _DEFERRED:
            director.must(DeferPrize(entry=prize.entry, operator="caja-1", balance=prize.amount // 2))
            later.append((prize.entry, form))
        else:
            _pay(director, form, rng)
    if later:
        director.now += DAY
    for _, form in later:
        _pay(director, form, rng)


def _pay(director: Director, form: Form, rng: random.Random) -> None:
    method = form.registered or METHODS[0]
    if not form.registered and rng.random() < _UNUSUAL:
        method = METHODS[1 + int(rng.random() * 2)]
    if method == "efectivo" and form.avoid:
        method = METHODS[0]
    parts = (form.owed // 2, form.owed - form.owed // 2) if rng.random() < _IN_PARTS else (form.owed,)
    for part in filter(None, parts):
        paid = director.give(
            PayPrize(
                entry=form.entry, method=method, document=form.document, signature=form.name, amount=part
            )
        )
        assert not isinstance(paid, Refused), paid
