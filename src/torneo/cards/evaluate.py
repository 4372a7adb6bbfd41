"""The rankings by code: what the showdown of every game is decided with.

An evaluator takes the hole cards of all players at a showdown and the shared board, and gives one int a
player. Bigger is better, also for lows; equal ints tie; 0 means "does not qualify", which only the two
eight-or-better lows ever say. Giving all hands at once lets the board be read once.
"""

from collections.abc import Callable, Sequence

from torneo.cards.badugi import badugi
from torneo.cards.high import SHORT, STANDARD
from torneo.cards.low import ace_five, deuce_seven, eight_low
from torneo.cards.omaha import omaha_eight_low, omaha_high

Evaluator = Callable[[Sequence[Sequence[int]], Sequence[int]], list[int]]

EVALUATORS: dict[str, Evaluator] = {
    "high": STANDARD.values,
    "short_deck": SHORT.values,
    "omaha_high": omaha_high,
    "omaha_eight_low": omaha_eight_low,
    "ace_five": ace_five,
    "eight_low": eight_low,
    "deuce_seven": deuce_seven,
    "badugi": badugi,
}
"""`high` serves hold'em, stud and draw; the functions named tell what is special in the others."""
