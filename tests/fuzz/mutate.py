"""Files made worse, always in the same way for the same seed."""

import random

#: What breaks readers: depth, digits, signs, references, words of other formats.
_TOKENS = (
    b"[" * 5_000, b"{\"a\":" * 3_000, b"- " * 3_000, b"9" * 6_000, b"1e999999999", b"-1", b"0",
    b"2147483648", b"9007199254740993", b"nan", b"inf", b"null", b"true", b"~", b"\0", b"\xff\xfe",
    b"\xef\xbb\xbf", b"\xe2\x80\xae", b"&a [*a]", b"*a", b"!!python/object:os.system x", b"---\n",
    b"...\n", b"\t", b"\r\n", b"'", b'"', b"{", b"}", b"[", b"]", b":", b"#", b"%", b"|\n", b">\n",
    b"=1+1", b"PK\x03\x04", b"<!DOCTYPE x>", b"",
)  # fmt: skip


def mutations(seeds: list[bytes], count: int, chance: random.Random) -> list[bytes]:
    """So many files, each a seed with one to four things done to it."""
    found = []
    for _ in range(count):
        data = bytearray(chance.choice(seeds))
        for _ in range(chance.randint(1, 4)):
            data = _worse(data, seeds, chance)
        found.append(bytes(data))
    return found


def _worse(data: bytearray, seeds: list[bytes], chance: random.Random) -> bytearray:
    at = chance.randrange(len(data) + 1)
    end = min(len(data), at + chance.choice((1, 2, 8, 40, 400)))
    match chance.randrange(7):
        case 0:
            data[at:at] = chance.choice(_TOKENS)
        case 1:
            data[at:end] = chance.choice(_TOKENS)
        case 2:
            del data[at:end]
        case 3:
            data[at:at] = data[at:end] * chance.choice((1, 2, 50))
        case 4:
            if at < len(data):
                data[at] ^= 1 << chance.randrange(8)
        case 5:
            other = chance.choice(seeds)
            cut = chance.randrange(len(other) + 1)
            data[at:end] = other[cut : cut + 200]
        case _:
            del data[at:]
    return data
