"""A street that will be dealt otherwise than usual."""

import msgspec


class Otherwise(msgspec.Struct, frozen=True):
    """How a street will be dealt: with how many burns off the stub, any card at all, any betting; which cards
    that were set aside go into the stub first, and which that lie ready are burned with it."""

    burn: int | None = None
    cards: bool = True
    betting: bool = True
    mix_in: tuple[int, ...] = ()
    burned: tuple[int, ...] = ()


USUAL = Otherwise()
