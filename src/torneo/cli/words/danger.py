"""Words for hands in danger and what players show or say."""

from torneo.rulebook import Bilingual

REASONS: dict[str, Bilingual] = {}
OPTIONS: dict[str, Bilingual] = {}
INFRACTIONS: dict[str, Bilingual] = {}
STEPS: dict[str, Bilingual] = {}
