"""Imports whatever this section registers."""

from torneo.tournament.bubble import dues as dues
from torneo.tournament.bubble import events as events
from torneo.tournament.bubble import freezing as freezing
from torneo.tournament.bubble import heads as heads
from torneo.tournament.bubble import rounds as rounds
from torneo.tournament.bubble import same_moment as same_moment
