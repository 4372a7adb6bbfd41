"""Imports whatever this section registers."""

from torneo.tournament.hands import ending as ending
from torneo.tournament.hands import events as events
from torneo.tournament.hands import reporting as reporting
from torneo.tournament.hands import starting as starting
