"""Imports whatever this section registers."""

from torneo.tournament.seats import events as events
