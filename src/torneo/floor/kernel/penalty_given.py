"""A penalty on record."""

import msgspec


class Given(msgspec.Struct, frozen=True):
    """A penalty given: ``size`` in hands, rounds, minutes or chips; ``at``: the place of its ruling among
    those of the table."""

    seat: int
    infraction: str
    penalty: str
    size: int
    at: int
