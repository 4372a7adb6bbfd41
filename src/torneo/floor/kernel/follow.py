"""What an act sets off."""

from torneo.floor.kernel import registry
from torneo.floor.kernel.table import Table
from torneo.floor.ruling import Ruling


def follow(table: Table, ruling: Ruling) -> Ruling:
    """The ruling with those on what it set off: held acts take effect, cards are shown, pots are paid."""
    return registry.followed(table, ruling)
