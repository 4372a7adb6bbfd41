"""Certificates: what somebody has passed, in a line anybody can bring back to the room to be verified.

The line holds the certificate and a seal over every letter of it: altered anywhere, it does not verify.
"""

import base64
import binascii
import hashlib
import hmac
from typing import Final

import msgspec

_SEAL: Final = 16
"""Bytes of the seal."""
LONGEST: Final = 2_000


class Certificate(msgspec.Struct, frozen=True, array_like=True):
    """``day`` as 2026-11-18; ``number`` tells the sitting."""

    number: str
    exam: str
    name: str
    title: str
    book: str
    role: str
    right: int
    of: int
    day: str


def sealed(certificate: Certificate, key: bytes) -> str:
    """The line of a certificate."""
    text = msgspec.json.encode(certificate)
    return f"{_letters(text)}.{_letters(_seal(text, key))}"


def unsealed(line: str) -> Certificate | None:
    """What a line says, whether it is true or not; None where it says nothing."""
    text = _text(line)
    try:
        return msgspec.json.decode(text, type=Certificate) if text is not None else None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


def verified(line: str, key: bytes) -> Certificate | None:
    """The certificate, if the seal of that key is on it and nothing was altered."""
    found, text = unsealed(line), _text(line)
    if found is None or text is None or not hmac.compare_digest(sealed(found, key), line):
        return None
    return found


def _seal(text: bytes, key: bytes) -> bytes:
    return hmac.new(key, b"torneo certificate\n" + text, hashlib.sha256).digest()[:_SEAL]


def _letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _text(line: str) -> bytes | None:
    said, dot, _ = line.partition(".")
    if not dot or len(line) > LONGEST or not line.isascii():
        return None
    try:
        return base64.urlsafe_b64decode(said + "=" * (-len(said) % 4))
    except (binascii.Error, ValueError):
        return None
