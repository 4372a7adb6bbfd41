"""Events of prizes, and what they change."""

from typing import Literal

from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.prizes.payouts import Warned
from torneo.tournament.prizes.state import Change, Delivery, Fund, Kind, PrizeDeal
from torneo.tournament.seats.draw import session_of
from torneo.tournament.seats.events import Draw
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import (
    ChipPoints,
    ClauseId,
    Code,
    Count,
    EntryNumber,
    Ink,
    Money,
    Number,
    PlayerId,
    Reason,
)


class PayoutsSet(Event, frozen=True):
    """Places and amounts are published. ``seats``: so many of the best places are seats of the target."""

    fund: Fund
    amounts: tuple[Money, ...]
    seats: int = 0
    target: str = ""
    envelopes: dict[Money, Count] = {}
    why: Reason = ""
    warnings: tuple[Warned, ...] = ()
    clauses: tuple[ClauseId, ...] = ()


class BountyCredited(Event, frozen=True):
    entry: EntryNumber
    to: tuple[EntryNumber, ...]


class EnvelopeOpened(Event, frozen=True):
    """The envelope drawn for an entry that went out; the pool holds the values left."""

    entry: EntryNumber
    value: Money
    draw: Draw


class DealReserveSet(Event, frozen=True):
    amount: Money


class DealProposed(Event, frozen=True):
    """``shares`` and ``reserve`` make up all the prizes ``remaining``; ``stacks`` as they stood."""

    deal: Number
    kind: Kind
    shares: dict[EntryNumber, Money]
    reserve: Money
    remaining: Money
    stacks: dict[EntryNumber, ChipPoints]
    clauses: tuple[ClauseId, ...] = ()


class DealVoted(Event, frozen=True):
    """The count. ``against`` names players only where the book's vote is open."""

    deal: Number
    votes: Count
    in_favour: Count
    agreed: bool
    against: tuple[EntryNumber, ...] = ()
    clauses: tuple[ClauseId, ...] = ()


class DealClosed(Event, frozen=True):
    """The direction does not carry out an agreed deal: refused, or left to the players."""

    deal: Number
    status: Literal["refused", "private"]


class PrizesSettled(Event, frozen=True):
    """The best ``places`` are settled by a deal or the closing of the room: {entry: amount} in ``shares``;
    ``title`` goes to whoever wins the last hand."""

    by: Literal["deal", "closing_time"]
    places: Count
    shares: dict[EntryNumber, Money]
    title: Money = 0
    deal: Number = 0
    clauses: tuple[ClauseId, ...] = ()


class SeatTransferred(Event, frozen=True):
    entry: EntryNumber
    to: PlayerId


class PrizePaid(Event, frozen=True):
    """``flags``: what the book wants avoided (``cash``)."""

    entry: EntryNumber
    amount: Money
    method: Code
    document: str
    signature: str
    flags: tuple[str, ...] = ()
    clauses: tuple[ClauseId, ...] = ()
    ink: Ink = ""


class PrizeDeferred(Event, frozen=True):
    entry: EntryNumber
    amount: Money
    kind: Literal["deferred", "other_form"]
    operator: str
    balance: Money
    detail: str = ""
    clauses: tuple[ClauseId, ...] = ()


@applies(PayoutsSet)
def _payouts(state: Tournament, event: PayoutsSet, happened: Happened) -> None:
    prizes = state.prizes
    prizes.published_at = happened.at
    prizes.fund = event.fund
    prizes.amounts = list(event.amounts)
    prizes.seats = event.seats
    if event.envelopes:
        prizes.envelopes = dict(event.envelopes)
    change = Change(
        at=happened.at, by=happened.by.name, why=event.why, places=len(event.amounts),
        total=sum(event.amounts),
    )  # fmt: skip
    prizes.changes.append(change)


@applies(BountyCredited)
def _credited(state: Tournament, event: BountyCredited, _: Happened) -> None:
    state.prizes.credited[event.entry] = list(event.to)


@applies(EnvelopeOpened)
def _opened(state: Tournament, event: EnvelopeOpened, _: Happened) -> None:
    prizes = state.prizes
    prizes.opened[event.entry] = event.value
    prizes.envelopes[event.value] -= 1
    if not prizes.envelopes[event.value]:
        del prizes.envelopes[event.value]
    session = session_of(event.draw.label, state.sessions)
    if session is not None:
        state.sessions[session].draws += 1


@applies(DealReserveSet)
def _reserve(state: Tournament, event: DealReserveSet, _: Happened) -> None:
    state.prizes.reserve = event.amount


@applies(DealProposed)
def _proposed(state: Tournament, event: DealProposed, happened: Happened) -> None:
    for deal in state.prizes.deals:
        if deal.status in ("proposed", "agreed"):
            deal.status = "withdrawn"
    state.prizes.deals.append(
        PrizeDeal(
            number=event.deal, kind=event.kind, at=happened.at, by=happened.by.name,
            shares=dict(event.shares), reserve=event.reserve, remaining=event.remaining,
            stacks=dict(event.stacks),
        )
    )  # fmt: skip


@applies(DealVoted)
def _voted(state: Tournament, event: DealVoted, _: Happened) -> None:
    deal = state.prizes.deals[event.deal - 1]
    deal.voted, deal.in_favour, deal.against = event.votes, event.in_favour, list(event.against)
    deal.status = "agreed" if event.agreed else "not_unanimous"


@applies(DealClosed)
def _closed(state: Tournament, event: DealClosed, _: Happened) -> None:
    state.prizes.deals[event.deal - 1].status = event.status


@applies(PrizesSettled)
def _settled(state: Tournament, event: PrizesSettled, _: Happened) -> None:
    prizes = state.prizes
    prizes.settled_places = prizes.settled_places or event.places
    prizes.settled_by = event.by
    prizes.title = event.title
    for entry, amount in event.shares.items():
        prizes.settled[entry] = prizes.settled.get(entry, 0) + amount
    if event.deal:
        prizes.deals[event.deal - 1].status = "applied"


@applies(SeatTransferred)
def _transferred(state: Tournament, event: SeatTransferred, _: Happened) -> None:
    state.prizes.holders[event.entry] = event.to


@applies(PrizePaid)
def _paid(state: Tournament, event: PrizePaid, happened: Happened) -> None:
    state.prizes.deliveries.append(
        Delivery(
            entry=event.entry, kind="paid", amount=event.amount, at=happened.at, by=happened.by.name,
            method=event.method, document=event.document, signature=event.signature, flags=list(event.flags),
            ink=event.ink,
        )
    )  # fmt: skip


@applies(PrizeDeferred)
def _deferred(state: Tournament, event: PrizeDeferred, happened: Happened) -> None:
    state.prizes.deliveries.append(
        Delivery(
            entry=event.entry, kind=event.kind, amount=event.amount, at=happened.at, by=happened.by.name,
            operator=event.operator, balance=event.balance, detail=event.detail,
        )
    )  # fmt: skip
