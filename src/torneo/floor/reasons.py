"""Every reason code a ruling can carry: the cases of ``data/cases``."""

from torneo.floor.citations import cases

REASONS: tuple[str, ...] = tuple(cases())
