"""What players say their hands are: it decides nothing, and lying about it may cost."""

import re

from torneo.floor.acts import Bets, Discovered
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.table import Table
from torneo.floor.own_clauses import own
from torneo.floor.reading import Reading
from torneo.floor.record import lawful
from torneo.floor.ruling import Ruling
from torneo.floor.sanctions import give
from torneo.floor.speech.vocabulary import fold

MISCALL = "deliberate_miscall"
_PLAYS = re.compile(
    r"\b(play|plays|playing) the board\b|\b(juego|juega|jugamos|va|vale) (con )?(la mesa|el board)\b"
)


def says(table: Table, act: Bets) -> Ruling:
    """Whoever says he plays the board is told, where the book says so, that he has to table all the same."""
    binds = table.book.values["showdown_tabling"]["spoken_value_binds"]
    also: tuple[str, ...] = ()
    if act.says is not None and _PLAYS.search(fold(act.says)):
        table.showdown.plays_the_board.append(act.seat)
        also = own(table, "board_must_be_shown")
    reading = Reading(case="spoken_hand", kind="binding" if binds else "no_effect", also=also)
    return table.ruling(act.seat, reading)


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
