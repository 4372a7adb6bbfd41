"""Sheets to start from, as data files: ``template("club-night").structure``."""

from functools import cache
from importlib.resources import files

from torneo.tournament.structure.reading import Sheet, read_sheet

#: For a book none of the sheets is usual for.
_ANY_BOOK = "club-night"

_FOLDER = files("torneo.tournament").joinpath("data/templates")


@cache
def template_names() -> tuple[str, ...]:
    return tuple(sorted(file.name.removesuffix(".yaml") for file in _FOLDER.iterdir()))


@cache
def template(name: str) -> Sheet:
    """The template of that name; ``KeyError`` if there is none."""
    if name not in template_names():
        raise KeyError(name)
    return read_sheet(_FOLDER.joinpath(f"{name}.yaml").read_text(encoding="utf-8"))


@cache
def usual_template(book: str) -> Sheet:
    """The sheet an event under the book of that id starts from where nobody chooses one."""
    own = (sheet for sheet in map(template, template_names()) if sheet.usual and sheet.book == book)
    return next(own, template(_ANY_BOOK))
