"""Talk about hands while one is on: nobody is to say what was or is held, or how to play it."""

import re
from typing import TYPE_CHECKING, Literal

from torneo.floor.acts import Bets
from torneo.floor.card_acts import Discusses
from torneo.floor.citations import speaks
from torneo.floor.danger.showing import action_pending
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand.status import OVER

if TYPE_CHECKING:
    from torneo.floor.table import Table

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


def talked(table: "Table", act: Discusses) -> Ruling:
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


def overheard(table: "Table", act: Bets) -> Ruling | None:
    """What a player who is out of the hand says while the others play it, if it is about cards or the play."""
    hand = table.hand
    place = hand.place_of.get(act.seat)
    if place is None or hand.live[place] or not action_pending(table) or act.says is None:
        return None
    about = _about(act.says)
    return talked(table, Discusses(seat=act.seat, about=about)) if about else None


def _about(words: str) -> Literal["folded_hand", "unseen_hand", "play"] | None:
    said = set(re.findall(r"\w+", words.lower()))
    if said & _CARDS:
        return "unseen_hand" if said & _HOLDS else "folded_hand"
    return "play" if said & _ADVICE else None


_CARDS = frozenset(
    "as ases rey reyes dama damas reina reinas jota jotas diez color escalera full póker poker trío trio "
    "pareja parejas dobles ace aces king kings queen queens jack jacks flush straight boat set trips pair "
    "quads".split()
)
_HOLDS = frozenset("tiene tienes lleva llevas has he she holds".split())
_ADVICE = frozenset(
    "paga págale pagale págalo pagalo pagaría iguala tírate tirate retírate retirate foldea sube súbele subele "
    "apuesta pasa call fold raise check bet".split()
)


def _to_a_rival(table: "Table", act: Discusses) -> bool:
    if act.to == "table":
        return action_pending(table)
    live = table.hand.live_seats
    return isinstance(act.to, tuple) and any(seat in live for seat in act.to if seat != act.seat)
