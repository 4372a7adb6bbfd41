"""Taking a value out of play: which values can go, and the ledger's last word on them."""

from torneo.rulebook import Book
from torneo.tournament.checks import known_session
from torneo.tournament.chips.commands import RetireChips
from torneo.tournament.chips.events import ValueRetired
from torneo.tournament.chips.values import live_values, next_value
from torneo.tournament.kernel import FLOOR, Answer, Asked, Refused, decides
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Chips


def larger_value(state: Tournament, session: str, value: int, to: int) -> int | Refused:
    """The value to change for, checked: ``to``, or the next larger one in play."""
    live = live_values(state, session)
    known = ", ".join(map(str, live))
    if value not in live:
        return Refused("value_not_in_play", {"value": value, "known": known})
    to = to or next_value(value, live)
    if not to:
        return Refused("no_larger_value", {"value": value, "known": known})
    if to not in live:
        return Refused("value_not_in_play", {"value": to, "known": known})
    if to <= value or to % value:
        return Refused("not_a_multiple", {"value": value, "to": to})
    return to


def smaller_values(state: Tournament, session: str, value: int) -> list[int]:
    """Values in play that have to go before this one."""
    in_play = state.ledger.in_play
    return [one for one in live_values(state, session) if one < value and in_play.get(one, 0) > 0]


def retired(state: Tournament, session: str, value: int, to: int, taken: Chips | None = None) -> ValueRetired:
    """The value's end in a session; chips of it left in the ledger are changed once no other session plays
    with it. ``taken``: chips that earlier events of the command took out (less those they put in)."""
    if not _gone_everywhere(state, session, value):
        return ValueRetired(session=session, value=value, to=to, everywhere=False)
    left = state.ledger.in_play.get(value, 0) - (taken or {}).get(value, 0)
    whole = max(left, 0) * value // to
    return ValueRetired(
        session=session, value=value, to=to, everywhere=True,
        taken={value: whole * to // value} if whole else {}, given={to: whole} if whole else {},
    )  # fmt: skip


def _gone_everywhere(state: Tournament, session: str, value: int) -> bool:
    """No session but this one can have the value: those of the same day or before retired it, or are over."""
    day = state.sessions[session].day
    others = [
        one.id
        for one in state.sessions.values()
        if one.id != session and one.day <= day and value not in state.ledger.retired_in.get(one.id, ())
    ]
    if not others:
        return True
    if any(state.sessions[one].status != "finished" for one in others):
        return False
    left = set(others)
    return not any(entry.session in left for entry in state.alive())


@decides(RetireChips, roles=FLOOR)
def retire_chips(state: Tournament, asked: Asked[RetireChips], book: Book) -> Answer:
    command = asked.command
    session = known_session(state, command.session)
    if isinstance(session, Refused):
        return session
    to = larger_value(state, session.id, command.value, command.to)
    if isinstance(to, Refused):
        return to
    for table in state.open_tables(session.id):
        if table.uncounted:
            continue
        if table.carried % to:
            return Refused(
                "pot_holds_value",
                {"table": table.number, "points": table.carried, "value": command.value, "to": to},
            )
        for seat in table.taken:
            stack = state.entries[table.seats[seat - 1]].stack
            if stack % to:
                return Refused(
                    "still_holds_value",
                    {"table": table.number, "seat": seat, "stack": stack, "value": command.value, "to": to},
                )
    return (retired(state, session.id, command.value, to),)
