"""Pictures people bring are known by what they are: nothing else gets onto a screen."""

import struct

import pytest
from tests.support.pictures import jpeg, png, webp

from torneo.room.pictures import MOST_BYTES, NoPicture, Picture, read_picture


@pytest.mark.parametrize(
    ("body", "media"),
    [(png(300, 120), "image/png"), (jpeg(300, 120), "image/jpeg"), (webp(300, 120), "image/webp")],
)
def test_kind_and_size_are_read_from_the_picture(body: bytes, media: str) -> None:
    assert read_picture(body) == Picture(media, 300, 120)


def test_the_other_kinds_of_webp() -> None:
    plain = b"VP8 " + struct.pack("<I", 10) + b"\0\0\0\x9d\x01\x2a" + struct.pack("<HH", 640, 360)
    lossless = b"VP8L" + struct.pack("<I", 5) + b"\x2f" + struct.pack("<I", 639 | 359 << 14)
    for body in (plain, lossless):
        found = read_picture(b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body)
        assert found == Picture("image/webp", 640, 360)


@pytest.mark.parametrize(
    "body",
    [
        b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
        b"<?xml version='1.0'?><svg/>", b"<!doctype html><script>alert(1)</script>", b"GIF89a" + bytes(40),
        b"%PDF-1.7", b"BM" + bytes(60), b"hola", b"\x00", b"RIFF\x04\x00\x00\x00WAVE",
    ],
)  # fmt: skip
def test_what_is_no_picture_is_told_so(body: bytes) -> None:
    with pytest.raises(NoPicture) as found:
        read_picture(body)
    assert found.value.code == "kind"


@pytest.mark.parametrize("whole", [png(40, 40), jpeg(40, 40), webp(40, 40)], ids=["png", "jpeg", "webp"])
def test_half_a_picture_is_damaged(whole: bytes) -> None:
    """Wherever it was cut off, it is refused; it never breaks the reader."""
    told = set()
    for length in range(1, len(whole)):
        try:
            told.add(read_picture(whole[:length]).media)
        except NoPicture as why:
            told.add(why.code)
    assert "damaged" in told
    assert told <= {"damaged", "kind"}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "missing"), (b"\x89PNG" + bytes(MOST_BYTES), "too_big"), (png(6_001, 1), "too_wide"),
        (png(5_000, 5_000), "too_wide"), (png(0, 10), "damaged"),
    ],
)  # fmt: skip
def test_too_much_for_a_screen(body: bytes, code: str) -> None:
    with pytest.raises(NoPicture) as found:
        read_picture(body)
    assert found.value.code == code
