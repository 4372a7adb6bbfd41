"""Small pictures of one colour, made by hand."""

import struct
import zlib


def png(width: int, height: int, colour: tuple[int, int, int] = (200, 160, 40)) -> bytes:
    """A whole one while it is small; a huge one has its size and nothing more."""
    rows = (b"\0" + bytes(colour) * width) * height if width * height < 1_000_000 else b""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def jpeg(width: int, height: int) -> bytes:
    """The parts that tell what it is: a comment, a table, the frame, the end."""
    frame = b"\xff\xc2" + struct.pack(">HBHHB", 11, 8, height, width, 1) + b"\x01\x11\x00"
    comment, table = b"\xff\xe0\x00\x04ab", b"\xff\xc4\x00\x05abc"
    return b"\xff\xd8" + comment + b"\xff" + table + frame + b"\xff\xd9"


def webp(width: int, height: int) -> bytes:
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = b"WEBPVP8X" + struct.pack("<I", 10) + bytes(4) + size
    return b"RIFF" + struct.pack("<I", len(body)) + body
