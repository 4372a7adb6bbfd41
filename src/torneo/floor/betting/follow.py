"""What is left of earlier bets when an act is done."""

from torneo.floor.betting import turns, undercall_chain
from torneo.floor.kernel.registry import follows
from torneo.floor.kernel.table import Table
from torneo.floor.ruling import Ruling


@follows("bets")
def settle_bets(table: Table) -> list[Ruling]:
    """A chain of short calls goes on, acts out of turn take effect in their turn, calls owed are put in."""
    return [*undercall_chain.go_on(table), *turns.settle_held(table), *turns.settle_owed(table)]
