"""Imports whatever this section registers."""

from torneo.tournament.corrections import deciding as deciding
from torneo.tournament.corrections import events as events
