"""QR codes as SVG, for cards that a phone reads."""

from functools import lru_cache

import segno

#: One of the eight masks of the norm. To try all of them takes five times as long and no reader needs it.
_MASK = 3


@lru_cache(maxsize=1024)
def qr(text: str) -> str:
    """The text as a code with its quiet margin; nothing for no text."""
    if not text:
        return ""
    code = segno.make(text, error="m", micro=False, mask=_MASK)
    return code.svg_inline(border=4)
