"""Words for people, always in both languages."""

import msgspec

from torneo.writing.lang import Lang

LANGS: tuple[Lang, ...] = ("es", "en")


class Bilingual(msgspec.Struct, frozen=True):
    """One text in Spanish and in English."""

    es: str
    en: str

    def say(self, lang: Lang) -> str:
        return self.en if lang == "en" else self.es
