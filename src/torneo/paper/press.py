"""The press: a template and its data become a PDF or the images of its pages.

Only the typesetter's own fonts are used, so that a document looks the same on every machine, with or without
fonts of its own; nothing is fetched from anywhere.
"""

from datetime import UTC, datetime
from functools import cache
from importlib.resources import as_file, files
from typing import Any

import msgspec
import typst

from torneo.paper.qr import qr

_FOLDER = files("torneo.paper").joinpath("templates")
#: Dots per inch of page images.
PPI = 110.0


@cache
def _fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False)


@cache
def templates() -> tuple[str, ...]:
    names = (file.name for file in _FOLDER.iterdir() if file.name.endswith(".typ"))
    return tuple(sorted(name.removesuffix(".typ") for name in names if name != "common.typ"))


def pdf(template: str, data: dict[str, Any]) -> bytes:
    """The document. The same data give the same bytes: its date is the data's ``at``."""
    return bytes(_compiled(template, data, "pdf")[0])


def png(template: str, data: dict[str, Any], ppi: float = PPI) -> list[bytes]:
    """An image of every page."""
    return _compiled(template, data, "png", ppi)


def query(template: str, data: dict[str, Any], selector: str) -> list[Any]:
    """The values of what a template has marked with a label, as ``<fits>``."""
    with as_file(_FOLDER) as folder:
        found = typst.query(
            folder / f"{_known(template)}.typ", selector, field="value", root=folder, font_paths=_fonts(),
            sys_inputs={"data": _json(data), "measured": "yes"},
        )  # fmt: skip
    return list(msgspec.json.decode(found))


def _compiled(template: str, data: dict[str, Any], kind: Any, ppi: float | None = None) -> list[bytes]:
    with as_file(_FOLDER) as folder:
        made = typst.compile(
            folder / f"{_known(template)}.typ", root=folder, font_paths=_fonts(), format=kind, ppi=ppi,
            sys_inputs={"data": _json(data)},
            timestamp=datetime.fromtimestamp(data.get("at", 0) // 1000, UTC),
        )  # fmt: skip
    return made if isinstance(made, list) else [made or b""]


def _known(template: str) -> str:
    if template not in templates():
        raise KeyError(template)
    return template


def _json(data: dict[str, Any]) -> str:
    """The data as text; the ``link`` of each card becomes its code."""
    cards = [{**one, "qr": qr(one.get("link", ""))} for one in data.get("cards", ())]
    return msgspec.json.encode({**data, "cards": cards}).decode()
