"""Imports whatever this section registers."""

from torneo.tournament.hands import events as events
