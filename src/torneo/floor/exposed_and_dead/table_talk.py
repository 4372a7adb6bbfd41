"""Talk about hands while one is on: nobody is to say what was or is held, or how to play it."""

import re
from typing import Literal

from torneo.floor.acts import Bets
from torneo.floor.card_acts import Discusses
from torneo.floor.citations import speaks
from torneo.floor.exposed_and_dead.shown_cards import action_pending
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand.status import OVER

_CASES = {
    "live_hand": "talk_of_cards",
    "folded_hand": "talk_of_cards",
    "own_hand": "talk_of_own_hand",
    "unseen_hand": "talk_of_unseen_hand",
    "play": "talk_of_play",
    "decision": "talk_of_decision",
}
_TOGETHER = ("talk_of_own_hand", "talk_of_decision")
#: What a book that knows collusion by talk counts as it.
_COLLUSION = ("talk_of_own_hand", "talk_of_play", "talk_of_unseen_hand", "talk_of_decision")

_CARDS = re.compile(
    r"\b(ase?s?|rey(es)?|damas?|reinas?|jotas?|color|escalera|full|p[óo]ker|tr[íi]o|parejas?"
    r"|aces?|kings?|queens?|jacks?|flush|straight|boat|set|trips|pair|quads)\b"
)
_HOLDS = re.compile(r"\b(tienes?|llevas?|has|holds)\b")
_ADVICE = re.compile(
    r"\b(paga|p[áa]ga[ls]?[eo]|iguala|t[íi]rate|ret[íi]rate|foldea|sube|s[úu]bele|apuesta|pasa"
    r"|call|fold|raise|check|bet)\b"
)


def talked(table: Table, act: Discusses) -> Ruling:
    """An infraction on record, with the penalties the book offers; the hand goes on."""
    case = _CASES[act.about]
    if table.hand.status == OVER and act.about != "play":
        return table.ruling(act.seat, Reading(case=case, kind="no_effect"))
    if case == "talk_of_own_hand" and not _to_a_rival(table, act):
        case = "talk_of_cards" if act.to != "spectator" else case
    infraction = "one_player_to_a_hand" if case in _TOGETHER else "no_disclosure"
    if case in _COLLUSION and speaks(table.book, "talk_is_collusion"):
        infraction = "collusion"
    reading = Reading(case=case, kind="no_effect", infraction=infraction)
    return table.ruling(act.seat, reading)


def overheard(table: Table, act: Bets) -> Ruling | None:
    """What a player who is out of the hand says of cards or of the play while the others are at it."""
    hand = table.hand
    place = hand.place_of.get(act.seat)
    if place is None or hand.live[place] or not action_pending(table) or act.says is None:
        return None
    about = _about(act.says)
    return talked(table, Discusses(seat=act.seat, about=about)) if about else None


def _about(words: str) -> Literal["folded_hand", "unseen_hand", "play"] | None:
    """A bare word of action from somebody who folded is a slip, not advice."""
    said = words.lower()
    if _CARDS.search(said):
        return "unseen_hand" if _HOLDS.search(said) else "folded_hand"
    return "play" if _ADVICE.search(said) and len(said.split()) > 1 else None


def _to_a_rival(table: Table, act: Discusses) -> bool:
    if act.to == "table":
        return action_pending(table)
    live = table.hand.live_seats
    return isinstance(act.to, tuple) and any(seat in live for seat in act.to if seat != act.seat)
