"""A hand at a table as a picture: seats, stacks, bets, cards, button, whose turn it is."""

from typing import Any

from torneo.cards import HIDDEN
from torneo.floor.dealer.duties import all_in_buttons
from torneo.floor.scenario.observed import Seen
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.rulings import street_title
from torneo.floor.table import Table
from torneo.hand.status import OVER
from torneo.rulebook import Lang
from torneo.writing import chips


def spot_shown(table: Table, teller: Teller, lang: Lang) -> dict[str, Any]:
    """Everything a drawing of the table needs, in words and local numbers."""
    hand, seen = table.hand, Seen(table, None, 0)
    bets, pots = seen.get("bets"), seen.get("pots")
    street = hand.game.streets[hand.street].name
    turn, buttons = table.next, all_in_buttons(table)
    return {
        "street": street_title(street, lang),
        "board": list(hand.board),
        "pot": chips(seen.get("pot"), lang),
        "pots": [chips(one, lang) for one in pots] if len(pots) > 1 else [],
        "over": hand.status == OVER,
        "turn": teller.turn(turn),
        "seats": [
            {
                "seat": seat,
                "name": teller.names.get(seat, ""),
                "stack": chips(hand.stacks[seat], lang),
                "bet": chips(bets[seat], lang) if bets.get(seat) and hand.status != OVER else "",
                "cards": _cards(hand.hole[hand.place_of[seat]]),
                "live": hand.live[hand.place_of[seat]],
                "all_in": hand.live[hand.place_of[seat]] and not hand.stacks[seat] and hand.status != OVER,
                "all_in_button": seat in buttons,
                "button": seat == hand.button,
                "turn": seat == turn,
            }
            for seat in sorted(hand.seats)
        ],
        "empty_button": 0 if hand.button in hand.seats else hand.button,
    }


def _cards(held: list[int]) -> list[int]:
    """The cards of a hand if any of them is known."""
    return list(held) if any(card != HIDDEN for card in held) else []
