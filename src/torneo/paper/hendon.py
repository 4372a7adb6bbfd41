"""Results for the Hendon Mob's database of live results: a row for each paid place, in English, with names
in two columns. ``docs/papers.md`` says where the order of the columns comes from.
"""

from collections.abc import Callable, Sequence

import msgspec
from babel import Locale

from torneo.paper.cells import Cell
from torneo.paper.lists import Listing
from torneo.rulebook import Book
from torneo.tournament import Tournament
from torneo.tournament.entries.state import Player
from torneo.tournament.hands.places import places
from torneo.tournament.prizes.listing import disqualified, prize_list
from torneo.writing import units

#: Columns in their order; ``columns`` of ``hendon_results`` takes others.
COLUMNS = ("place", "first_name", "last_name", "country", "prize", "currency")


class Paid(msgspec.Struct, frozen=True):
    place: int
    player: Player
    amount: int
    currency: str


#: Column -> its heading and what stands in it.
CELLS: dict[str, tuple[str, Callable[[Paid], Cell]]] = {
    "place": ("Place", lambda one: one.place),
    "first_name": ("First name", lambda one: names(one.player.name, one.player.surnames)[0]),
    "last_name": ("Last name", lambda one: names(one.player.name, one.player.surnames)[1]),
    "name": ("Player", lambda one: one.player.name),
    "country": ("Country", lambda one: _country(one.player.country)),
    "prize": ("Prize", lambda one: units(one.amount, one.currency)),
    "currency": ("Currency", lambda one: one.currency),
}


def names(name: str, surnames: str = "") -> tuple[str, str]:
    """First names and surnames, as they were told apart. Of a name kept in one piece the last two words of
    three or more are surnames, as in Spanish names; of two words the last."""
    if surnames and name.endswith(f" {surnames}"):
        return name.removesuffix(f" {surnames}"), surnames
    words = name.split()
    first = max(len(words) - 2, 1) if len(words) > 2 else 1
    return " ".join(words[:first]), " ".join(words[first:])


def _country(code: str) -> str:
    return str(Locale("en").territories.get(code, code)) if code else ""


def paid_places(state: Tournament, book: Book) -> list[Paid]:
    """Everybody placed with a prize, best first."""
    prizes = {one.entry: one.amount for one in prize_list(state, book)}
    return [
        Paid(one.place, state.players[one.player], prizes[one.entry], state.structure.currency)
        for one in places(state, book)
        if prizes.get(one.entry) and not disqualified(state, one)
    ]


def hendon_results(state: Tournament, book: Book, columns: Sequence[str] = COLUMNS) -> Listing:
    """``KeyError`` names a column there is not."""
    cells = [CELLS[one] for one in columns]
    rows: list[list[Cell]] = [[value(one) for _, value in cells] for one in paid_places(state, book)]
    return Listing([head for head, _ in cells], rows)
