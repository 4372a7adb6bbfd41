"""What players say their hands are: it decides nothing, and lying about it may cost."""

from typing import TYPE_CHECKING

from torneo.floor.acts import Bets, Discovered
from torneo.floor.penalties import menu
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling

if TYPE_CHECKING:
    from torneo.floor.table import Table

MISCALL = "deliberate_miscall"


def says(table: "Table", act: Bets) -> Ruling:
    binds = table.book.values["showdown_tabling"]["spoken_value_binds"]
    return table.ruling(act.seat, Reading(case="spoken_hand", kind="binding" if binds else "no_effect"))


def miscalled(table: "Table", act: Discovered) -> Ruling:
    """Was it deliberate? Then one of the book's penalties; otherwise none."""
    from torneo.floor.carry_out import ask

    question = Reading(
        case="miscalled_hand",
        kind="question",
        options=("no_penalty", *menu(table.book, MISCALL)),
        infraction=MISCALL,
    )
    return ask(table, act, None, question, stops=False)


def answered(table: "Table", act: Discovered, option: str) -> Ruling:
    if option == "no_penalty":
        return table.ruling(act.seat, Reading(case="miscalled_hand", kind="no_effect"))
    reading = Reading(case="miscalled_hand", infraction=MISCALL)
    return table.ruling(act.seat, reading, penalties=(option,))
