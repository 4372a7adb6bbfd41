"""Imports whatever this section registers."""

from torneo.tournament.chips import events as events
