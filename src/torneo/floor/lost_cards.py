"""A hand lost to its player because its cards were left unprotected."""

from torneo.floor.bonds import release
from torneo.floor.citations import speaks
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import lost_hand


def dead(table: Table, seat: int) -> Ruling:
    """No redress: what was called stays in the pot, what nobody called goes back."""

    release(table, seat)
    back = lost_hand.lose(table.hand, seat)
    also = ("uncalled_returned", *careless(table)) if back else careless(table)
    reading = Reading(case="hand_killed", kind="dead_hand", also=also, infraction=offence(table))
    return follow(table, table.ruling(seat, reading, returned={seat: back} if back else {}))


def careless(table: Table) -> tuple[str, ...]:
    return ("protect_your_hand",) if speaks(table.book, "protect_your_hand") else ()


def offence(table: Table) -> str | None:
    """Where leaving cards unprotected is an offence, not only a risk."""
    return "unprotected_hand" if speaks(table.book, "unprotected_hand_offence") else None
