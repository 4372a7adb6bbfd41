"""The head count: every table says how many it has, and only then is anybody told he is in the money."""

from torneo.rulebook import Book
from torneo.tournament.bubble.commands import ConfirmHeads
from torneo.tournament.bubble.events import HeadsConfirmed, InTheMoney
from torneo.tournament.bubble.money import in_money, standing
from torneo.tournament.bubble.rounds import ended, uncounted_tables, unfinished
from torneo.tournament.bubble.signal import others_playing, synchronised
from torneo.tournament.checks import known_table, running_session
from torneo.tournament.kernel import TABLE, Answer, Asked, Event, Refused, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.seats.balance import tables_in_play
from torneo.tournament.state import Tournament


@decides(ConfirmHeads, roles=TABLE)
def confirm_heads(state: Tournament, asked: Asked[ConfirmHeads], book: Book) -> Answer:
    command = asked.command
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    session = running_session(state, table.session)
    if isinstance(session, Refused):
        return session
    if command.players < 0:
        return impossible(command.players, "count", ">= 0")
    if in_money(state):
        return Refused("in_the_money_already", {"session": session.id})
    now = standing(state, session, book)
    if not session.hand_for_hand and not now.burst:
        return Refused("no_head_count_yet", {"players": now.left, "paid": now.paid})
    if table.hand is not None:
        return Refused("hand_in_progress", {"table": table.number, "hand": table.hand.number})
    waiting = unfinished(state, session, book) if synchronised(session, book) else []
    if waiting:
        return others_playing(session, waiting, book)
    if command.players != table.players:
        return Refused(
            "heads_differ", {"table": table.number, "told": command.players, "expected": table.players}
        )
    events: list[Event] = [HeadsConfirmed(table=table.number, players=command.players)]
    rest = [one.number for one in uncounted_tables(state, session) if one.number != table.number]
    if now.burst and not rest:
        assert now.left is not None
        assert now.paid is not None
        tables = {one.number: one.players for one in tables_in_play(state, session.id)}
        events.append(InTheMoney(session=session.id, players=now.left, paid=now.paid, tables=tables))
        if session.hand_for_hand and now.over:
            events.append(ended(session, now.over, book))
    return tuple(events)
