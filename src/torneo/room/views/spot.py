"""A hand at a table as a picture: seats, stacks, bets, cards, button, whose turn it is."""

import msgspec

from torneo.cards import HIDDEN
from torneo.floor.dealer.duties import all_in_buttons
from torneo.floor.scenario.observed import Seen
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.rulings import street_title
from torneo.floor.table import Table
from torneo.hand.status import OVER
from torneo.rulebook import Lang
from torneo.writing import chips


class Chair(msgspec.Struct, kw_only=True):
    """A seat of the picture (``spot/chair.html``); amounts as they are written. ``live``: still in the hand.
    ``did`` and ``equity`` are the overlay's."""

    seat: int
    name: str = ""
    stack: str = ""
    bet: str = ""
    cards: list[int] = []
    live: bool = True
    all_in: bool = False
    all_in_button: bool = False
    button: bool = False
    turn: bool = False
    won: str = ""
    did: str = ""
    equity: str = ""


class Picture(msgspec.Struct, kw_only=True):
    """A table (``spot/now.html``, ``hands/oval.html``). ``turn``: whose it is, in words. ``empty_button``:
    the seat of a button nobody sits at."""

    street: str
    pot: str
    turn: str = ""
    board: list[int] = []
    pots: list[str] = []
    over: bool = False
    seats: list[Chair] = []
    empty_button: int = 0


def spot_shown(table: Table, teller: Teller, lang: Lang) -> Picture:
    """Everything a drawing of the table needs, in words and local numbers."""
    hand, seen = table.hand, Seen(table, None, 0)
    bets, pots = seen.get("bets"), seen.get("pots")
    street = hand.game.streets[hand.street].name
    turn, buttons = table.next, all_in_buttons(table)
    return Picture(
        street=street_title(street, lang),
        board=list(hand.board),
        pot=chips(seen.get("pot"), lang),
        pots=[chips(one, lang) for one in pots] if len(pots) > 1 else [],
        over=hand.status == OVER,
        turn=teller.turn(turn),
        seats=[
            Chair(
                seat=seat,
                name=teller.names.get(seat, ""),
                stack=chips(hand.stacks[seat], lang),
                bet=chips(bets[seat], lang) if bets.get(seat) and hand.status != OVER else "",
                cards=_cards(hand.hole[hand.place_of[seat]]),
                live=hand.live[hand.place_of[seat]],
                all_in=hand.live[hand.place_of[seat]] and not hand.stacks[seat] and hand.status != OVER,
                all_in_button=seat in buttons,
                button=seat == hand.button,
                turn=seat == turn,
            )
            for seat in sorted(hand.seats)
        ],
        empty_button=0 if hand.button in hand.seats else hand.button,
    )


def _cards(held: list[int]) -> list[int]:
    """The cards of a hand if any of them is known."""
    return list(held) if any(card != HIDDEN for card in held) else []
