"""Imports whatever this section registers."""

from torneo.tournament.structure import changes as changes
from torneo.tournament.structure import decide as decide
from torneo.tournament.structure import events as events
from torneo.tournament.structure import matters as matters
