"""The results of an event that was run here, as a circuit wants them."""

from collections import Counter
from collections.abc import Mapping

from torneo.rulebook import Book
from torneo.tournament.hands.places import places
from torneo.tournament.ranking.state import Finish, Results
from torneo.tournament.state import Tournament


def results_of(
    state: Tournament, book: Book, *, paid: int, prizes: Mapping[str, int], pool: int = 0, date: str = ""
) -> Results:
    """A player's place is that of the best entry; rebuys, add-ons and what was spent are those of all.

    ``prizes``: {player: minor units}; ``paid``: the paid places announced.
    """
    best: dict[str, int] = {}
    for one in places(state, book):
        best.setdefault(one.player, one.place)
    infractions: dict[str, list[str]] = {}
    for found in state.infractions:
        if found.player:
            infractions.setdefault(found.player, []).append(found.clause)
    knocked = Counter(state.entries[entry].player for out in state.eliminations for entry in out.by)
    finishes = []
    for player, place in best.items():
        entries = [state.entries[number] for number in state.players[player].entries]
        entries = [one for one in entries if one.status != "cancelled"]
        finishes.append(
            Finish(
                player=player, place=place, prize=prizes.get(player, 0),
                rebuys=sum(one.rebuys for one in entries), addons=sum(one.addons for one in entries),
                reentries=len(entries) - 1, spent=sum(one.paid for one in entries),
                knockouts=knocked[player],
                disqualified=any(one.taken_out == "disqualified" for one in entries),
                infractions=tuple(infractions.get(player, ())),
            )
        )  # fmt: skip
    counted = [one for one in state.entries.values() if one.status != "cancelled"]
    return Results(
        id=state.id, name=state.structure.name, date=date, entries=len(counted),
        players=len({one.player for one in counted}), buyin=state.structure.entry_price,
        fee=state.structure.entry_fee, pool=pool, paid=paid, results=tuple(finishes),
    )  # fmt: skip
