"""A player's record across events: told by the events that have it, brought to the one being played.

career([last_year, last_month], document="12345678Z")    # everything on record, oldest first
"""

from collections.abc import Iterable

from torneo.floor.penalty_scale import BAN
from torneo.rulebook import Book
from torneo.tournament.checks import known_player
from torneo.tournament.conduct.commands import BringHistory
from torneo.tournament.conduct.fair_play_events import HistoryBrought
from torneo.tournament.conduct.offers import history
from torneo.tournament.conduct.state import Earlier
from torneo.tournament.entries.events import PlayerBarred
from torneo.tournament.entries.players import plain
from torneo.tournament.kernel import ANY_TIME, DESK, FLOOR, Answer, Asked, Refused, decides
from torneo.tournament.state import Tournament


def career(events: Iterable[Tournament], *, player: str = "", document: str = "") -> tuple[Earlier, ...]:
    """What these events have on record about a person, found by document or by the id the room uses. An
    infraction counts once for every penalty given; lifted penalties do not count."""
    found: list[Earlier] = []
    for event in events:
        who = event.documents.get(plain(document), "") if document else player
        if who not in event.players:
            continue
        for infraction, penalties in history(event, who):
            given = [(one.penalty, one.size) for one in penalties if one.status != "lifted"]
            found += [
                Earlier(
                    event=event.id, at=infraction.at, clause=infraction.clause,
                    offence=infraction.offence, facts=infraction.facts, penalty=penalty, size=size,
                )
                for penalty, size in given or [("", 0)]
            ]  # fmt: skip
        found += event.conduct.earlier.get(who, ())
    return tuple(sorted(dict.fromkeys(found), key=lambda one: one.at))


@decides(BringHistory, roles=FLOOR | DESK | {"commission"}, phases=ANY_TIME)
def bring_history(state: Tournament, asked: Asked[BringHistory], book: Book) -> Answer:
    """What is on record already is not brought twice; who was banned from later events may not enter."""
    command = asked.command
    player = known_player(state, command.player)
    if isinstance(player, Refused):
        return player
    known = {*state.conduct.earlier.get(player.id, ())}
    fresh = tuple(dict.fromkeys(one for one in command.earlier if one not in known and one.event != state.id))
    if not fresh:
        return Refused("nothing_on_record", {"player": player.id})
    if any(one.at > asked.at for one in fresh):
        return Refused("in_the_future", {"at": max(one.at for one in fresh)})
    brought = HistoryBrought(player=player.id, earlier=fresh)
    if player.barred or not any(one.penalty == BAN for one in fresh):
        return (brought,)
    return (brought, PlayerBarred(player=player.id, why="banned"))
