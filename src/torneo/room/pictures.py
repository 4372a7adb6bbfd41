"""Pictures that people bring: PNG, JPEG or WebP, known by what they are and not by what they are called. What
could hold a script (SVG) or anything else is turned away; sizes are read from the picture, never trusted."""

import struct
from typing import Final

import msgspec

#: Bytes, points of a side, and points in all: a screen has to unfold it.
MOST_BYTES: Final = 2 * 1024 * 1024
MOST_SIDE, MOST_POINTS = 6_000, 24_000_000
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_PNG_END: Final = b"IEND\xaeB`\x82"
_JPEG_END: Final = b"\xff\xd9"
#: Markers of JPEG that bring the size of the picture: SOF0 to SOF15 without DHT, JPG and DAC.
_FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
#: Markers without a length.
_BARE: Final = frozenset({0x01, *range(0xD0, 0xD9)})


class NoPicture(Exception):
    """A file that is not taken: a code of ``screens.picture.<code>``, and its facts."""

    def __init__(self, code: str, **facts: int) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts


class Picture(msgspec.Struct, frozen=True):
    media: str
    width: int
    height: int


def read_picture(body: bytes) -> Picture:
    """What kind of picture it is and how big, or why it is not taken."""
    if not body:
        raise NoPicture("missing")
    if len(body) > MOST_BYTES:
        raise NoPicture("too_big", most=MOST_BYTES >> 20)
    try:
        found = _png(body) or _jpeg(body) or _webp(body)
    except (struct.error, IndexError) as short:
        raise NoPicture("damaged") from short
    if found is None:
        raise NoPicture("kind")
    if not (found.width and found.height):
        raise NoPicture("damaged")
    if max(found.width, found.height) > MOST_SIDE or found.width * found.height > MOST_POINTS:
        raise NoPicture("too_wide", width=found.width, height=found.height, most=MOST_SIDE)
    return found


def _png(body: bytes) -> Picture | None:
    if not body.startswith(_PNG):
        return None
    length, kind, width, height = struct.unpack(">I4sII", body[8:24])
    if kind != b"IHDR" or length != 13 or _PNG_END not in body:
        raise NoPicture("damaged")
    return Picture("image/png", width, height)


def _jpeg(body: bytes) -> Picture | None:
    if not body.startswith(b"\xff\xd8\xff"):
        return None
    at = 2
    while body[at] == 0xFF:
        marker = body[at + 1]
        if marker == 0xFF:  # padding
            at += 1
        elif marker in _BARE:
            at += 2
        elif marker in _FRAMES:
            height, width = struct.unpack(">HH", body[at + 5 : at + 9])
            if _JPEG_END not in body[at:]:
                break
            return Picture("image/jpeg", width, height)
        elif marker in (0xD9, 0xDA):  # the end, or the picture itself before its size
            break
        else:
            at += 2 + struct.unpack(">H", body[at + 2 : at + 4])[0]
    raise NoPicture("damaged")


def _webp(body: bytes) -> Picture | None:
    if body[:4] != b"RIFF" or body[8:12] != b"WEBP":
        return None
    kind = body[12:16]
    if struct.unpack("<I", body[4:8])[0] + 8 > len(body):
        raise NoPicture("damaged")
    if kind == b"VP8X":
        width, height = (int.from_bytes(body[at : at + 3], "little") + 1 for at in (24, 27))
    elif kind == b"VP8L":
        (bits,) = struct.unpack("<I", body[21:25])
        width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    elif kind == b"VP8 ":
        width, height = (one & 0x3FFF for one in struct.unpack("<HH", body[26:30]))
    else:
        raise NoPicture("damaged")
    return Picture("image/webp", width, height)
