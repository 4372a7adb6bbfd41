"""Documents as a reader and a scanner see them: text, page images, codes."""

import io
from typing import Any

import msgspec
import pypdfium2  # type: ignore[import-untyped]
import zxingcpp
from PIL import Image, ImageOps
from pypdf import PdfReader

from torneo.paper.press import pdf, png


class Page(msgspec.Struct, frozen=True):
    width: float
    height: float
    text: str
    fonts: frozenset[str]


def flat(text: str) -> str:
    """The text with single spaces, whatever lines it was broken into."""
    return " ".join(text.replace("\xa0", " ").replace("\u202f", " ").split())


def pages(template: str, data: dict[str, Any]) -> list[Page]:
    """The pages of a document, read by a program that is not ours."""
    return read(pdf(template, data))


def read(body: bytes) -> list[Page]:
    found = []
    for page in PdfReader(io.BytesIO(body)).pages:
        resources: Any = page["/Resources"]
        fonts = resources.get("/Font", {}).values()
        names = frozenset(str(one.get_object()["/BaseFont"]).partition("+")[2] for one in fonts)
        box = page.mediabox
        found.append(Page(float(box.width), float(box.height), flat(page.extract_text()), names))
    return found


def text_of(template: str, data: dict[str, Any]) -> str:
    return " ".join(page.text for page in pages(template, data))


def images(template: str, data: dict[str, Any], ppi: float = 60.0) -> list[Image.Image]:
    return [Image.open(io.BytesIO(one)).convert("L") for one in png(template, data, ppi)]


def drawn(body: bytes, ppi: float = 150.0) -> list[Image.Image]:
    """The pages of a PDF as a viewer draws them."""
    document: Any = pypdfium2.PdfDocument(body)
    found = [page.render(scale=ppi / 72).to_pil().convert("L") for page in document]
    document.close()
    return found


def ink(image: Image.Image) -> tuple[int, int, int, int] | None:
    """The box that holds everything printed; None on an empty page."""
    return ImageOps.invert(image).point(lambda value: 255 if value > 40 else 0).getbbox()


def scanned(image: Image.Image) -> list[str]:
    """What a phone would read from the QR codes of a page, from top to bottom and left to right."""
    codes = zxingcpp.read_barcodes(image)
    ordered = sorted(codes, key=lambda one: (one.position.top_left.y // 20, one.position.top_left.x))
    return [one.text for one in ordered]
