"""What an act sets off."""

from msgspec.structs import replace

from torneo.floor.kernel import registry
from torneo.floor.kernel.table import Table
from torneo.floor.ruling import Ruling


def follow(table: Table, ruling: Ruling) -> Ruling:
    """The ruling with those on what it set off: held acts take effect, cards are shown, pots are paid."""
    settled = registry.settled(table)
    return replace(ruling, followed_by=(*ruling.followed_by, *settled)) if settled else ruling
