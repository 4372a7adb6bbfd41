"""Imports whatever this section registers."""

from torneo.tournament.corrections import deciding as deciding
from torneo.tournament.corrections import reading_again as reading_again
