"""What players say their hands are: it decides nothing, and lying about it may cost."""

from torneo.floor.acts import Bets, Discovered
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.record import lawful
from torneo.floor.ruling import Ruling
from torneo.floor.sanctions import give

MISCALL = "deliberate_miscall"


def says(table: Table, act: Bets) -> Ruling:
    binds = table.book.values["showdown_tabling"]["spoken_value_binds"]
    return table.ruling(act.seat, Reading(case="spoken_hand", kind="binding" if binds else "no_effect"))


def miscalled(table: Table, act: Discovered) -> Ruling:
    """Was it deliberate? Then one of the book's penalties; otherwise none."""

    codes = tuple(choice.penalty for choice in lawful(table, act.seat or 0, MISCALL))
    question = Reading(
        case="miscalled_hand",
        kind="question",
        options=("no_penalty", *codes),
        infraction=MISCALL,
    )
    return ask(table, act, None, question, stops=False)


def answered(table: Table, act: Discovered, option: str, size: int) -> Ruling:
    if option == "no_penalty" or act.seat is None:
        return table.ruling(act.seat, Reading(case="miscalled_hand", kind="no_effect"))
    return give(table, act.seat, Reading(case="miscalled_hand", infraction=MISCALL), option, size)
