"""Codes of a phone's authenticator: the RFC's own vectors, and what is taken when."""

import base64

import pytest

from torneo.room.accounts.totp import STEP, code_at, new_secret, step_of

#: RFC 6238, appendix B: seconds, digest, code of eight digits. The keys repeat 1234567890.
RFC_6238 = [
    (59, "sha1", "94287082"), (59, "sha256", "46119246"), (59, "sha512", "90693936"),
    (1111111109, "sha1", "07081804"), (1111111109, "sha256", "68084774"), (1111111109, "sha512", "25091201"),
    (1111111111, "sha1", "14050471"), (1111111111, "sha256", "67062674"), (1111111111, "sha512", "99943326"),
    (1234567890, "sha1", "89005924"), (1234567890, "sha256", "91819424"), (1234567890, "sha512", "93441116"),
    (2000000000, "sha1", "69279037"), (2000000000, "sha256", "90698825"), (2000000000, "sha512", "38618901"),
    (20000000000, "sha1", "65353130"), (20000000000, "sha256", "77737706"),
    (20000000000, "sha512", "47863826"),
]  # fmt: skip
#: RFC 4226, appendix D: the first ten codes of six digits.
RFC_4226 = [
    "755224", "287082", "359152", "969429", "338314",
    "254676", "287922", "162583", "399871", "520489",
]  # fmt: skip
SIZES = {"sha1": 20, "sha256": 32, "sha512": 64}


@pytest.mark.parametrize(("seconds", "digest", "code"), RFC_6238)
def test_the_vectors_of_rfc_6238(seconds: int, digest: str, code: str) -> None:
    key = (b"1234567890" * 7)[: SIZES[digest]]
    assert code_at(key, seconds // STEP, 8, digest) == code


def test_the_vectors_of_rfc_4226() -> None:
    assert [code_at(b"12345678901234567890", step) for step in range(10)] == RFC_4226


def test_a_code_is_taken_about_now_and_once() -> None:
    secret = new_secret()
    key, now = base64.b32decode(secret), 1_800_000_000.0
    here = int(now // STEP)
    for step in (here - 1, here, here + 1):
        assert step_of(secret, code_at(key, step), now) == step
    for step in (here - 2, here + 2):
        assert step_of(secret, code_at(key, step), now) == 0
    assert step_of(secret, code_at(key, here), now, after=here) == 0, "used up"
    assert step_of(secret, code_at(key, here - 1), now, after=here) == 0, "older than one used"
    assert step_of(secret, code_at(key, here + 1), now, after=here) == here + 1
    code = code_at(key, here)
    assert step_of(secret, f" {code[:3]} {code[3:]} ", now) == here, "as phones show it"
    for wrong in ("", "12345", "1234567", "abcdef", "１２３４５６", code + "0"):
        assert step_of(secret, wrong, now) == 0
    assert len(key) == 20
