"""Words for time, presence, the button and the order of a hand."""

from torneo.rulebook import Bilingual

REASONS: dict[str, Bilingual] = {}
OPTIONS: dict[str, Bilingual] = {}
INFRACTIONS: dict[str, Bilingual] = {}
STEPS: dict[str, Bilingual] = {}
