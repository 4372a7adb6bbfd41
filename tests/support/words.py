"""All texts of the house, for tests that read them one by one."""

from importlib.resources import files
from pathlib import Path

from torneo.room.words import words
from torneo.writing.catalogue import Catalogue
from torneo.writing.texts import Text

_SOURCES = Path(__file__).parents[2] / "src"


def page_texts() -> dict[str, Text]:
    """The texts of the pages, by subject and the name in its file."""
    return {key: words.text(key) for key, _ in words.items("es")}


def catalogues() -> dict[str, Catalogue]:
    """Every catalogue of the package, by the name of its package."""
    folders = sorted({file.parents[1] for file in _SOURCES.glob("torneo/**/es/*.ftl")})
    names = [".".join(one.relative_to(_SOURCES).parts) for one in folders]
    return {name: Catalogue(files(name)) for name in names}
