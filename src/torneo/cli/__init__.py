"""The ``torneo`` command."""

from torneo.cli.main import main

__all__ = ["main"]
