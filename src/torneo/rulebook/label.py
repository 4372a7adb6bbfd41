"""What people see for a code."""

from typing import Any

import msgspec

from torneo.rulebook.bilingual import Bilingual
from torneo.writing.lang import Lang


class Labels(msgspec.Struct, frozen=True):
    """Names of policy values, of the keys of policy tables, and of the kinds of clause and note."""

    values: dict[str, Bilingual] = {}
    keys: dict[str, Bilingual] = {}
    kinds: dict[str, Bilingual] = {}
    notes: dict[str, Bilingual] = {}

    def value(self, code: Any, lang: Lang) -> str:
        """The words for one code; a number as it is."""
        if code is None:
            return "—"
        if isinstance(code, bool):
            return {"es": ("no", "sí"), "en": ("no", "yes")}[lang][code]
        return _named(self.values, code, lang)

    def key(self, code: Any, lang: Lang) -> str:
        return _named(self.keys, code, lang)

    def describe(self, value: Any, lang: Lang) -> str:
        """A whole policy value in one line."""
        if isinstance(value, dict):
            return "; ".join(
                f"{self.key(key, lang)}: {self.describe(inner, lang)}" for key, inner in value.items()
            )
        if isinstance(value, list | tuple):
            return ", ".join(self.describe(inner, lang) for inner in value) or "—"
        return self.value(value, lang)


def _named(labels: dict[str, Bilingual], code: Any, lang: Lang) -> str:
    label = labels.get(code) if isinstance(code, str) else None
    return label.say(lang) if label else str(code).replace("_", " ")
