"""A hand of a demonstration told act by act, so that the pages of told hands have something to show."""

from typing import Any, Final

from torneo.floor.scenario import shape
from torneo.floor.scenario.told import told_hand
from torneo.room import told_hands
from torneo.room.keeping import keeper
from torneo.room.keys import drawn, own
from torneo.tournament import Actor, Refused, Tournament
from torneo.tournament.hands.meant import deal_name
from torneo.tournament.live_hand.spot import setup_of

_DEALER: Final = Actor("Bot", "dealer")
#: What the first to act and the big blind hold, and the flop both see.
_FIRST, _BIG, _FLOP = ("Ah", "Qs"), ("9c", "9d"), ("Qd", "9h", "4c")


def record_hand(stream: str, table: int) -> str:
    """Tells the hand in play at a table as far as a bet on the flop; its name in addresses, empty where none
    can be told."""
    book = keeper().book(stream)

    def dealt(state: Tournament) -> dict[str, Any]:
        hand = state.tables[table].hand if table in state.tables else None
        return setup_of(state, table, book) if hand is not None and hand.told is None else {}

    setup = keeper().reading(stream, dealt)
    if not setup:
        return ""
    first = shape(told_hand(book, setup))
    opener, big = first["next"], first["big_blind"]
    whole = opener != big and first["game"] == "nlhe"
    known = {str(opener): list(_FIRST), str(big): list(_BIG)} if whole else {}
    if _tell(stream, table, setup={**setup, "cards": known}) is not None:
        return ""
    if whole:
        _play(stream, table, opener, big)
    story = told_hands.live(stream, table)
    return story.name if story is not None else ""


def _tell(
    stream: str, table: int, *steps: dict[str, Any], setup: dict[str, Any] | None = None
) -> Refused | None:
    """What happens next at the table, or how it was dealt."""
    deal = keeper().reading(stream, lambda state: deal_name(state.tables[table]))
    story = told_hands.live(stream, table)
    after = len(story.acts) if story is not None else 0
    key = own("demo", "told", table, drawn())
    return told_hands.tell(stream, table, deal, steps, after, _DEALER, key, setup=setup)


def _shape(stream: str, table: int) -> dict[str, Any]:
    story = told_hands.live(stream, table)
    assert story is not None
    return shape(told_hands.told(story))


def _play(stream: str, table: int, opener: int, big: int) -> None:
    """A raise, one call, the flop, and half the pot."""

    def tell(step: dict[str, Any]) -> dict[str, Any]:
        _tell(stream, table, step)
        return _shape(stream, table)

    now = tell({"seat": opener, "does": "raise", "to": _shape(stream, table)["min_raise_to"]})
    while (seat := now["next"]) != big and isinstance(seat, int):
        now = tell({"seat": seat, "does": "fold"})
    tell({"seat": big, "does": "call"})
    tell({"dealer": "next_street", "cards": list(_FLOP)})
    now = tell({"seat": big, "does": "check"})
    story = told_hands.live(stream, table)
    unit = min((story.setup.get("denominations") if story is not None else None) or [1])
    half = max(now["pot"] // 2 // unit * unit, now["min_raise_to"] or 0)
    tell({"seat": opener, "does": "bet", "to": half})
