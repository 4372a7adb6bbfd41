"""Sentences of this section."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {}
