"""Codes of an authenticator on a phone (RFC 6238: TOTP over RFC 4226: HOTP)."""

import base64
import binascii
import hmac
import secrets
from urllib.parse import quote

#: Seconds a code lives; codes before and after now that are taken too, for clocks that are not quite right.
STEP, SLACK = 30, 1
DIGITS = 6
#: RFC 4226 asks for 20 bytes with SHA-1, the only digest every authenticator knows.
_BYTES = 20


def new_secret() -> str:
    """In base 32, as people type it."""
    return base64.b32encode(secrets.token_bytes(_BYTES)).decode()


def code_at(key: bytes, step: int, digits: int = DIGITS, digest: str = "sha1") -> str:
    """The code of one step of time."""
    told = hmac.digest(key, step.to_bytes(8, "big"), digest)
    start = told[-1] & 0xF
    number = int.from_bytes(told[start : start + 4], "big") & 0x7FFF_FFFF
    return f"{number % 10**digits:0{digits}d}"


def step_of(secret: str, typed: str, now: float, after: int = 0) -> int:
    """The step whose code was typed, if it is about now and after step ``after``; 0 for a wrong code."""
    code = "".join(typed.split())
    if len(code) != DIGITS or not code.isascii() or not code.isdigit():
        return 0
    try:
        key = base64.b32decode(secret)
    except binascii.Error:
        return 0
    here = int(now // STEP)
    for step in range(here - SLACK, here + SLACK + 1):
        if step > after and hmac.compare_digest(code_at(key, step), code):
            return step
    return 0


def address(secret: str, username: str, room: str = "Torneo") -> str:
    """What the QR code of an enrolment says."""
    label = quote(f"{room}:{username}")
    return f"otpauth://totp/{label}?secret={secret}&issuer={quote(room)}&digits={DIGITS}&period={STEP}"
