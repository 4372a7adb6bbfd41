"""Words for dealing errors and the deck."""

from torneo.rulebook import Bilingual

REASONS: dict[str, Bilingual] = {}
OPTIONS: dict[str, Bilingual] = {}
INFRACTIONS: dict[str, Bilingual] = {}
STEPS: dict[str, Bilingual] = {}
