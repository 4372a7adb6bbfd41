"""Imports whatever this section registers."""

from torneo.tournament.conduct import events as events
from torneo.tournament.conduct import matters as matters
