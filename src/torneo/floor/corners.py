"""The corners of the floor, in the order they are asked about an act; betting has the last word.

Importing this registers them all. A new corner is one more line in each of the two lists.
"""

from torneo.floor.betting import answers as betting_answers
from torneo.floor.betting import follow as betting_follow
from torneo.floor.betting import rule as betting_rule
from torneo.floor.betting import unnoticed as betting_unnoticed
from torneo.floor.button import rule as button_rule
from torneo.floor.chips import rule as chips_rule
from torneo.floor.clock import rule as clock_rule
from torneo.floor.dealer import rule as dealer_rule
from torneo.floor.deck import answers as deck_answers
from torneo.floor.deck import premature as deck_premature
from torneo.floor.deck import rule as deck_rule
from torneo.floor.exposed_and_dead import answers as exposed_answers
from torneo.floor.exposed_and_dead import rule as exposed_rule
from torneo.floor.kernel import decide
from torneo.floor.kernel.registry import arrange
from torneo.floor.penalties import rule as penalties_rule
from torneo.floor.presence import absence as presence_absence
from torneo.floor.presence import rule as presence_rule
from torneo.floor.showdown import aftermath as showdown_aftermath
from torneo.floor.showdown import answers as showdown_answers
from torneo.floor.showdown import rule as showdown_rule

REGISTERED = (
    deck_rule,
    deck_answers,
    deck_premature,
    exposed_rule,
    exposed_answers,
    penalties_rule,
    showdown_rule,
    showdown_answers,
    showdown_aftermath,
    dealer_rule,
    clock_rule,
    presence_rule,
    presence_absence,
    button_rule,
    chips_rule,
    betting_rule,
    betting_answers,
    betting_follow,
    betting_unnoticed,
    decide,
)

ORDER = tuple(dict.fromkeys(module.__name__.rsplit(".", 1)[0] for module in REGISTERED))

arrange(ORDER)
