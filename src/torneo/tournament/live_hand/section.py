"""Imports whatever this section registers."""

from torneo.tournament.live_hand import acts as acts
from torneo.tournament.live_hand import ending as ending
from torneo.tournament.live_hand import events as events
from torneo.tournament.live_hand import matters as matters
