"""The works of `torneo bench hand`: one set of stakes and one rule of play for every library.

A hand is always six-handed and is played whole: shuffle, deal, post, act until it is over, compare the
hands, pay the pots. Every seat starts with `STACK` chips, every hand.

`..._call`: everybody checks or calls; in draw games everybody stands pat; in stud the low (razz: high) card
brings it in for the minimum. `EXPECTED_ACTIONS` is how many actions such a hand has.

`..._random`: each time a player acts, one of the legal kinds is taken with equal chance: fold (only when
facing a bet), check or call, bet or raise. A raise is to an amount uniform between the least and the most
allowed. The bring-in seat tosses a coin between bringing it in and completing. In a draw each card is
thrown away with chance one half.
"""

from __future__ import annotations

from typing import Final

from torneo.writing import Lang

PLAYERS: Final = 6
STACK: Final = 400
SMALL_BLIND: Final = 1
BIG_BLIND: Final = 2
SMALL_BET: Final = 2
BIG_BET: Final = 4
ANTE: Final = 1
"""Stud games only; the bring-in is as large."""
BRING_IN: Final = 1

GAMES: Final[dict[str, tuple[str, str]]] = {
    "nlhe": ("Hold'em sin límite", "no-limit hold'em"),
    "lhe": ("Hold'em con límite", "limit hold'em"),
    "plo": ("Omaha pot-limit", "pot-limit Omaha"),
    "o8": ("Omaha-8 con límite", "limit Omaha-8"),
    "stud": ("Seven-card stud", "seven-card stud"),
    "stud8": ("Stud-8", "stud-8"),
    "razz": ("Razz", "razz"),
    "27td": ("2-7 triple draw", "2-7 triple draw"),
    "badugi": ("Badugi", "badugi"),
    "27sd": ("2-7 single draw sin límite", "no-limit 2-7 single draw"),
}
"""Game code: its name in Spanish and in English."""

PLAYS: Final[dict[str, tuple[str, str]]] = {
    "call": ("todos pagan", "everybody calls"),
    "random": ("al azar", "random"),
}

EXPECTED_ACTIONS: Final[dict[str, int]] = {
    "nlhe_call": 24,
    "lhe_call": 24,
    "plo_call": 24,
    "o8_call": 24,
    "stud_call": 30,
    "stud8_call": 30,
    "razz_call": 30,
    "27td_call": 42,
    "badugi_call": 42,
    "27sd_call": 18,
}
"""Actions of one hand, bring-in and draws included."""


def titles(language: Lang) -> dict[str, str]:
    """The name of every work for people, in `es` or `en`."""
    index = 0 if language == "es" else 1
    return {
        f"{game}_{play}": f"{names[index]}, {how[index]}"
        for game, names in GAMES.items()
        for play, how in PLAYS.items()
    }
