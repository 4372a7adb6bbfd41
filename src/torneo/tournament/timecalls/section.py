"""Imports whatever this section registers."""

from torneo.tournament.timecalls import calling as calling
from torneo.tournament.timecalls import cards as cards
from torneo.tournament.timecalls import events as events
from torneo.tournament.timecalls import expiry as expiry
