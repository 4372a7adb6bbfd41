"""Imports whatever this section registers."""

from torneo.tournament.prizes import bounties as bounties
from torneo.tournament.prizes import deals as deals
from torneo.tournament.prizes import delivery as delivery
from torneo.tournament.prizes import ending as ending
from torneo.tournament.prizes import events as events
from torneo.tournament.prizes import publishing as publishing
