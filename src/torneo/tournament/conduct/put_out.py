"""What putting a player out does to entries, chips and prizes, and what taking that back does."""

from collections.abc import Iterable

import msgspec

from torneo.rulebook import Book
from torneo.tournament.conduct.events import Noted
from torneo.tournament.entries.events import EntryDisqualified, EntryReinstated, PlayerBarred
from torneo.tournament.entries.leaving import taken_out
from torneo.tournament.entries.state import IN, Entry
from torneo.tournament.kernel import Event
from torneo.tournament.prizes.listing import cut_short
from torneo.tournament.state import Tournament

#: Penalties that put the player out of the event.
OUT = ("disqualification", "expulsion")

DISQUALIFIED = "disqualified"


def put_out(state: Tournament, player: str, book: Book) -> tuple[Event, ...]:
    """The disqualified may not enter again, and get no prize, still in play or gone out before; the chips
    they hold follow the book. A prize that was handed over stands."""
    barred = PlayerBarred(player=player, why=DISQUALIFIED)
    own = _entries(state, player)
    entry = next((one for one in reversed(own) if one.status in IN), None)
    if entry is not None and state.phase != "ended":
        return (*taken_out(state, entry.number, DISQUALIFIED, book), barred)
    gone = entry or next((one for one in reversed(own) if one.status in ("out", "removed")), None)
    if gone is None or any(one.taken_out == DISQUALIFIED for one in own):
        return (barred,)
    stands = _stands(state, (gone,), DISQUALIFIED, "prize_stands", book)
    if stands:
        return (*stands, barred)
    if entry is not None:
        return (*taken_out(state, entry.number, DISQUALIFIED, book), barred)
    return (EntryDisqualified(entry=gone.number), barred)


def taken_back(state: Tournament, penalty: int, book: Book) -> tuple[Event, ...]:
    """A penalty that put somebody out is lifted: the player may enter again and gets the prize of the place,
    unless another such penalty stands, or others were paid because of this one."""
    lifted = state.conduct.penalties[penalty - 1]
    still = any(
        one.player == lifted.player and one.penalty in OUT and one.status != "lifted" and one is not lifted
        for one in state.conduct.penalties
    )
    if lifted.penalty not in OUT or not lifted.player or still:
        return ()
    back = [one for one in _entries(state, lifted.player) if one.taken_out == DISQUALIFIED]
    events = _stands(state, back, "", "prize_not_restored", book)
    if not events:
        events = tuple(EntryReinstated(entry=one.number) for one in back)
    if state.players[lifted.player].barred == DISQUALIFIED:
        return (*events, PlayerBarred(player=lifted.player, why=""))
    return events


def _entries(state: Tournament, player: str) -> list[Entry]:
    return [state.entries[number] for number in state.players[player].entries]


def _stands(
    state: Tournament, entries: Iterable[Entry], cause: str, kind: str, book: Book
) -> tuple[Event, ...]:
    """A note for the first prize handed over that would become smaller if the entries had this cause."""
    marked = {one.number: msgspec.structs.replace(one, taken_out=cause) for one in entries}
    changed = msgspec.structs.replace(state, entries=state.entries | marked)
    already = {entry for entry, _, _ in cut_short(state, state, book)}
    for entry, paid, _ in cut_short(state, changed, book):
        if entry not in already:
            player = state.entries[next(iter(marked))].player
            return (Noted(kind=kind, about={"player": player, "entry": entry, "amount": paid}),)
    return ()
