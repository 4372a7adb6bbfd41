"""A street that will be dealt otherwise than usual."""

import msgspec


class Otherwise(msgspec.Struct, frozen=True):
    """How a street will be dealt: with how many burns, any card at all, any betting, and which cards that
    were set aside go into the stub first."""

    burn: int | None = None
    cards: bool = True
    betting: bool = True
    mix_in: tuple[int, ...] = ()


USUAL = Otherwise()
