"""What the pages say, in Spanish and English. One file per page; ``{% say "console.tables" %}`` in
templates."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from torneo.rulebook import Bilingual, Lang
from torneo.tournament.words.filling import Telling, filled
from torneo.writing import agreed


@cache
def words() -> dict[str, Bilingual]:
    """Key -> both texts. The key begins with the name of the file that holds it; ``console_more.py`` goes on
    with the words of ``console.py``."""
    found: dict[str, Bilingual] = {}
    for module in iter_modules(__path__):
        place = module.name.removesuffix("_more")
        for key, text in import_module(f"{__name__}.{module.name}").WORDS.items():
            assert f"{place}.{key}" not in found, f"{place}.{key} has two texts"
            found[f"{place}.{key}"] = text
    return found


def say(key: str, lang: Lang, facts: Mapping[str, object] | None = None) -> str:
    """The text of a key, its braces filled."""
    text = words()[key]
    chosen = text.en if lang == "en" else text.es
    return agreed(chosen, facts, lang).format_map(facts) if facts else chosen


def say_as(key: str, facts: Mapping[str, object], telling: Telling) -> str:
    """The text of a key, filled by what each of its gaps holds."""
    return filled(words()[key].say(telling.lang), facts, telling)
