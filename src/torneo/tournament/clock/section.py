"""Imports whatever this section registers."""

from torneo.tournament.clock import announcing as announcing
from torneo.tournament.clock import breaks as breaks
from torneo.tournament.clock import counting as counting
from torneo.tournament.clock import day_events as day_events
from torneo.tournament.clock import drawing as drawing
from torneo.tournament.clock import dues as dues
from torneo.tournament.clock import events as events
from torneo.tournament.clock import finishing as finishing
from torneo.tournament.clock import merging as merging
from torneo.tournament.clock import starting as starting
from torneo.tournament.clock import stopping as stopping
from torneo.tournament.clock import wall as wall
