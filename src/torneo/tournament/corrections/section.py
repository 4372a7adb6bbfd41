"""Registers the section."""

from torneo.tournament.corrections import commands, deciding, events

__all__ = ["commands", "deciding", "events"]
