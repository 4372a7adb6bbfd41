"""Statements about the future, asked about and held binding."""

from msgspec.structs import replace

from torneo.floor.acts import Act
from torneo.floor.conditions import Condition, in_words, opens, question
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.table import Table
from torneo.floor.ruling import Ruling
from torneo.hand.status import BET


def said_beside(table: Table, act: Act, ruling: Ruling) -> Ruling:
    """A condition said in one breath with an act that stands by itself is asked about after it."""
    seat = ruling.seat
    if in_words(act) is None or opens(act) or seat is None or table.asked is not None:
        return ruling
    if table.hand.status != BET or not table.hand.live[table.hand.place_of[seat]]:
        return ruling
    asked = ask(table, act, table.spot(seat), question(), stops=False)
    if ruling.infraction is None:
        ruling = replace(ruling, infraction=asked.infraction, penalties=asked.penalties)
    return replace(ruling, followed_by=(*ruling.followed_by, asked))


def bind(table: Table, asked: Question) -> None:
    """The floor holds the player to his word for the rest of the street."""
    said = in_words(asked.act)
    if said is None or asked.spot is None:
        return
    table.bonds.conditions[asked.seat] = Condition(said, table.hand.street, asked.spot.level, asked.at)
