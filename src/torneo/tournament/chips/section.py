"""Imports whatever this section registers."""

from torneo.tournament.chips import counting as counting
from torneo.tournament.chips import events as events
from torneo.tournament.chips import exchanging as exchanging
from torneo.tournament.chips import found as found
from torneo.tournament.chips import planning as planning
from torneo.tournament.chips import racing as racing
from torneo.tournament.chips import retiring as retiring
