"""All texts of the pages, for tests that read them one by one."""

from torneo.room.words import words
from torneo.rulebook import Bilingual


def page_texts() -> dict[str, Bilingual]:
    """Subject and name in its file -> the text in both languages, gaps open."""
    english = dict(words.items("en"))
    return {key: Bilingual(text.open, english[key].open) for key, text in words.items("es")}
