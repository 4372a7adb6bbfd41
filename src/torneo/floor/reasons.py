"""Every reason code a ruling can carry: the cases of ``data/cases``."""

from torneo.floor.citations import CASES

REASONS: tuple[str, ...] = tuple(CASES.all)
