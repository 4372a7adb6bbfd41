"""Which acts of money ask for a second person: looked at as usual, they wait instead of being done."""

from collections.abc import Iterator

import msgspec

from torneo.rulebook import Book
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.corrections.commands import Amend, Correction, Undo
from torneo.tournament.corrections.events import Amended, Undone
from torneo.tournament.kernel import (
    TOURNAMENT,
    Answer,
    Asked,
    Command,
    Due,
    Events,
    Refused,
    asks,
    command_text,
)
from torneo.tournament.prizes.commands import DeferPrize, PayPrize, SetPayouts
from torneo.tournament.second_person.commands import ConfirmMoney
from torneo.tournament.second_person.events import MoneyAsked
from torneo.tournament.second_person.state import Waiting, WaitsFor
from torneo.tournament.state import Tournament
from torneo.tournament.structure.events import StructureChanged

#: Consequences of a correction after which money taken, published, agreed or handed over is another.
_MONEY = frozenset(
    f"change.{code}"
    for code in (
        "changed_paid", "changed_purchases", "changed_fund", "changed_payouts", "changed_deal",
        "changed_deliveries",
    )
)  # fmt: skip


@TOURNAMENT.guards
def wait_for_another(state: Tournament, asked: Asked[Command], book: Book, events: Events) -> Answer:
    """What the command would bring about; where the sheet wants a second person for it, that it waits."""
    confirmed = isinstance(asked.command, ConfirmMoney) or asked.by.role == "system"
    kind = None if confirmed else _kind(state, asked.command, events)
    if kind is None:
        return events
    text = command_text(_to_keep(asked.command, events))
    same = next((one for one in open_ones(state) if _about_the_same(one, asked.command, text)), None)
    if same is not None:
        return Refused("money_waits", {"number": same.number, "by": same.by})
    seen = events[0].consequences if isinstance(events[0], Amended | Undone) else ()
    return (MoneyAsked(number=len(state.waiting) + 1, kind=kind, asked=text, consequences=seen),)


def open_ones(state: Tournament) -> list[Waiting]:
    return [one for one in state.waiting if one.status == "open"]


def _kind(state: Tournament, command: Command, events: Events) -> WaitsFor | None:
    """For what the sheet wants a second person here."""
    wanted, first = state.structure.second_person, events[0]
    if isinstance(command, PayPrize | DeferPrize) and wanted.payments:
        return "payments"
    if isinstance(command, Decide) and command.matter == "deal" and wanted.deals:
        return "deals"
    if isinstance(first, StructureChanged) and state.phase != "draft" and _lets_go(state, first):
        return "corrections"
    published_again = isinstance(command, SetPayouts) and bool(state.prizes.published_at)
    corrected = isinstance(first, Amended | Undone) and any(one.code in _MONEY for one in first.consequences)
    return "corrections" if wanted.corrections and (published_again or corrected) else None


def _lets_go(state: Tournament, event: StructureChanged) -> bool:
    """Would the sheet ask for a second person where it does now no more?"""
    was, will = state.structure.second_person, event.structure.second_person
    return any(getattr(was, name) and not getattr(will, name) for name in was.__struct_fields__)


def _to_keep(command: Command, events: Events) -> Command:
    """The command as it is carried out later: what was seen of a correction may look otherwise by then, and
    the last act is another."""
    if isinstance(command, Undo) and isinstance(events[0], Undone):
        gone = Correction(seq=events[0].seq)
        return Amend(corrections=(gone,), why=command.why or "-")
    return msgspec.structs.replace(command, expects="") if isinstance(command, Amend) else command


def _about_the_same(one: Waiting, command: Command, text: str) -> bool:
    if one.asked == text:
        return True
    kept = TOURNAMENT.asked.read(one.asked)
    paid = (PayPrize, DeferPrize)
    return isinstance(command, paid) and isinstance(kept, paid) and kept.entry == command.entry


@asks
def _dues(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    for one in open_ones(state):
        yield Due(
            command=ConfirmMoney(number=one.number), reason="money_to_confirm", since=one.at, must=False,
            facts={"number": one.number, "by": one.by, "kind": one.kind}, by_itself=False,
        )  # fmt: skip
