"""Of which moment, and of which ruling, an expectation speaks: its own words say so.

It is the moment when the act and all that follows of itself are done, unless the expectation names what can
only be seen at another: see the section "The moment" of ``docs/scenarios.md``.
"""

from torneo.floor.acts import NextStreet
from torneo.floor.betting.turns import bound_call
from torneo.floor.ruling import Ruling
from torneo.floor.scenario.compare import holds
from torneo.floor.scenario.document import Document, Expectations
from torneo.floor.scenario.observed import settled
from torneo.floor.table import Table
from torneo.hand.coming import lay_out_stud
from torneo.hand.status import STREET_OVER

_OUTCOME = ("winners", "odd_chip_to", "eliminated")
"""What is seen once a hand is paid."""


def is_before_the_pay(expect: Expectations) -> bool:
    """The hands of an all-in lie open, and the dealer has not read and paid them yet."""
    return bool(expect.get("next") == "showdown")


def at_the_moment(document: Document, expect: Expectations, table: Table) -> Table:
    """The table at the moment the expectation speaks of; as it is, where that cannot come yet."""
    following = expect.get("next")
    if following == "hand_over" or any(expect.get(key) for key in _OUTCOME):
        return played_out(document, table)
    if table.asked is not None:
        return table
    twin = table.copy()
    if following is not None and following != table.hand.actor and bound_call(twin):
        return twin
    if table.hand.status == STREET_OVER and _cards_named(expect) > len(table.hand.board):
        return _dealt(document, twin, _cards_named(expect)) or table
    return table


def ruling_meant(expect: Expectations, ruling: Ruling) -> Ruling:
    """The ruling on the act, or the first of those it set off that ``ruling`` and ``action`` name."""
    named = [(key, expect[key]) for key in ("ruling", "action") if key in expect]
    for one in (ruling, *ruling.followed_by):
        said = {"ruling": one.kind, "action": one.action}
        if all(holds(key, expected, said[key]) for key, expected in named):
            return one
    return ruling


def played_out(document: Document, table: Table) -> Table:
    """The table with an all-in dealt to its end and paid, where all its cards are known."""
    if table.asked is not None or (table.hand.status == STREET_OVER and table.hand.ables > 1):
        return table
    twin = table.copy()
    while twin.hand.status == STREET_OVER:
        _deal(document, twin)
    return twin if twin.hand.is_over or settled(twin.hand) else table


def _dealt(document: Document, table: Table, cards: int) -> Table | None:
    """With the street that brings so many cards to the board, unless somebody may bet before it."""
    while table.hand.status == STREET_OVER:
        _deal(document, table)
        if len(table.hand.board) >= cards:
            return table
    return None


def _deal(document: Document, table: Table) -> None:
    lay_out_stud(table.hand, document.cards)
    table.rule(NextStreet())


def _cards_named(expect: Expectations) -> int:
    board = expect.get("board") or 0
    return board if isinstance(board, int) else len(board)
