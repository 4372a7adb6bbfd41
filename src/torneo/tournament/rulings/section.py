"""Imports whatever this section registers."""

from torneo.tournament.rulings import calling as calling
from torneo.tournament.rulings import dealers as dealers
from torneo.tournament.rulings import deciding as deciding
from torneo.tournament.rulings import events as events
from torneo.tournament.rulings import giving as giving
