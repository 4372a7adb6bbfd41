"""The hand a command is about. Two devices may press the same button at the same instant, each about the hand
it sees: whoever names the hand is not taken to mean the next one."""

from typing import TypeVar

from msgspec.structs import replace

from torneo.tournament.hands.commands import (
    CancelHand,
    DealFirstCard,
    ReportElimination,
    ReportHand,
    StartHand,
)
from torneo.tournament.kernel import Command, Refused
from torneo.tournament.live_hand.commands import EndAsTold, TakeBackAct, TellAct, TellSpot
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament

AboutHand = (
    StartHand | DealFirstCard | ReportHand | CancelHand | ReportElimination
    | TellAct | TakeBackAct | TellSpot | EndAsTold
)  # fmt: skip
C = TypeVar("C", bound=Command)


def hand_now(table: Table) -> int:
    """The number of the hand being played, or of the one that begins next."""
    return table.hand.number if table.hand is not None else table.next_hand


def another_hand(table: Table, command: AboutHand) -> Refused | None:
    """The command names a hand that is over, or one that has not come yet."""
    now = hand_now(table)
    if command.hand in (0, now):
        return None
    reason = "hand_over" if command.hand < now else "hand_to_come"
    return Refused(reason, {"table": table.number, "hand": command.hand, "now": now})


def deal_name(table: Table) -> str:
    """Names the deal being played, ``24-1794839894080``, dealt again ``24-1794839894080-2``, or the one that
    comes next: ``25-0``."""
    hand = table.hand
    if hand is None:
        return f"{table.next_hand}-0"
    return f"{hand.number}-{hand.started_at}{'-2' if hand.redealt else ''}"


def another_deal(table: Table, named: str) -> Refused | None:
    """Why whoever saw the deal so named does not mean the one the table is at. A hand that was still to come
    may have begun since; one that was void is dealt again under the same number, and is another."""
    number = int(named.partition("-")[0])
    if number == hand_now(table) and named not in (f"{number}-0", deal_name(table)):
        return Refused("hand_dealt_again", {"table": table.number, "hand": number})
    return another_hand(table, TellSpot(table=table.number, spot={}, hand=number))


def of_this_hand(state: Tournament, command: C) -> C:
    """The command with the hand its table is at, where it is about one and names none."""
    if not isinstance(command, AboutHand) or command.hand or command.table not in state.tables:
        return command
    return replace(command, hand=hand_now(state.tables[command.table]))
