"""Every prize is handed over: to its owner's document, in the way the book wants, signed."""

import random
from typing import Final

from torneo.simulate.director import Director
from torneo.simulate.plan import DAY, MINUTE
from torneo.tournament.prizes.commands import DeferPrize, PayPrize, SetPayouts
from torneo.tournament.prizes.listing import Prize, prize_list
from torneo.tournament.prizes.publishing import out_of_date

#: Ways to pay, the usual one first.
CASH: Final = "efectivo"
METHODS: Final = ("transferencia", CASH, "cheque")
_UNUSUAL: Final = 0.3
#: How often a prize is put off for a day where the book foresees it, or paid in two parts.
_DEFERRED: Final = 0.15
_IN_PARTS: Final = 0.05


def pay_prizes(director: Director, rng: random.Random) -> None:
    """All that is owed, to the last unit. What was put off is paid the day after."""
    state, book = director.state, director.book
    if not state.prizes.published_at:
        return
    if out_of_date(state, book) is not None:
        director.must(SetPayouts(why="compras de última hora"))
    rule = book.values["prize_delivery"]
    later = []
    for prize in prize_list(state, book):
        director.now += MINUTE
        if rule["deferred_or_other_form_allowed"] and rng.random() < _DEFERRED:
            director.must(DeferPrize(entry=prize.entry, operator="caja-1", balance=prize.amount // 2))
            later.append(prize)
        else:
            _pay(director, prize, rng)
    if later:
        director.now += DAY
    for prize in later:
        _pay(director, prize, rng)


def _pay(director: Director, prize: Prize, rng: random.Random) -> None:
    """As the entry was paid where the book wants that looked at, but not in cash where it wants none."""
    rule, state = director.book.values["prize_delivery"], director.state
    method = METHODS[int(rng.random() * len(METHODS))] if rng.random() < _UNUSUAL else METHODS[0]
    if rule["entry_method_shown"]:
        method = state.entries[prize.entry].method or METHODS[0]
    if rule["cash_flagged"] and method == CASH:
        method = METHODS[0]
    player = state.players[prize.player]
    half = prize.amount // 2 if rng.random() < _IN_PARTS else 0
    for part in filter(None, (half, prize.amount - half)):
        director.must(
            PayPrize(
                entry=prize.entry, method=method, document=player.document, signature=player.name, amount=part
            )
        )
