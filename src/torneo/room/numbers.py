"""Numbers as people write them where they are: on pages as on paper."""

from torneo.paper.numbers import chips, money

__all__ = ["chips", "money"]
