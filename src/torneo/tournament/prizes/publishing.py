"""Publishing the payouts, and changing them."""

from collections.abc import Iterator

import msgspec

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase
from torneo.tournament.citations import cite
from torneo.tournament.kernel import AFTER_PLAY, DIRECTORS, Answer, Asked, Due, Refused, asks, decides
from torneo.tournament.prizes.after_the_end import once_ended
from torneo.tournament.prizes.commands import SetPayouts
from torneo.tournament.prizes.events import PayoutsSet
from torneo.tournament.prizes.fund import field, fund_now, registration_over, staff_percent
from torneo.tournament.prizes.listing import cut_short
from torneo.tournament.prizes.payouts import Payouts, payouts_of
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Chips


def proposal(state: Tournament, book: Book, command: SetPayouts | None = None) -> Payouts | Refused:
    """The payouts that ``SetPayouts`` would publish now, with what to look at first."""
    wanted = command or SetPayouts()
    envelopes = _envelopes(state, wanted)
    if isinstance(envelopes, Refused):
        return envelopes
    fund = fund_now(state, book, envelopes)
    if fund.bounties > fund.total:
        return Refused("envelopes_above_fund", {"envelopes": fund.bounties, "total": fund.total})
    return payouts_of(
        fund, state.structure, book, places=wanted.places, amounts=wanted.amounts,
        players=field(state).played, rounding=wanted.rounding, minimum=wanted.minimum,
    )  # fmt: skip


def _envelopes(state: Tournament, command: SetPayouts) -> Chips | Refused:
    """The envelopes to publish: only once, since they are drawn from then on."""
    if state.structure.bounty.kind != "mystery":
        return Refused("no_envelopes_here") if command.envelopes else {}
    for value, count in command.envelopes.items():
        if value < 1:
            return impossible(value, "money", ">= 1")
        if count < 1:
            return impossible(count, "count", ">= 1")
    if state.prizes.opened:
        return (
            Refused("envelope_opened", {"entry": next(iter(state.prizes.opened))})
            if command.envelopes
            else {}
        )
    return command.envelopes or dict(state.prizes.envelopes) or dict(state.structure.bounty.envelopes)


def out_of_date(state: Tournament, book: Book) -> Refused | None:
    """Nothing is paid or agreed on payouts that are not published, or that more money has overtaken."""
    if not state.prizes.published_at:
        return Refused("payouts_not_set")
    if state.prizes.settled_places:
        return None
    fund = once_ended("fund", state, book, fund_now)
    if fund.prizes == state.prizes.fund.prizes:
        return None
    return Refused("payouts_out_of_date", {"published": state.prizes.fund.prizes, "fund": fund.prizes})


@decides(SetPayouts, roles=DIRECTORS, phases=AFTER_PLAY)
def set_payouts(state: Tournament, asked: Asked[SetPayouts], book: Book) -> Answer:
    command = asked.command
    refused = in_phase(state, "published", "running", "ended")
    if refused is not None:
        return refused
    if not registration_over(state):
        still = [one.id for one in state.sessions.values() if not one.registration_closed_at]
        return Refused("registration_open", {"session": still[0] if still else ""})
    if state.prizes.settled_places:
        return Refused("prizes_settled", {"by": state.prizes.settled_by})
    found = proposal(state, book, command)
    if isinstance(found, Refused):
        return found
    again = bool(state.prizes.published_at) and found.fund == state.prizes.fund
    if again and not command.why.strip():
        return Refused("reason_missing", {"matter": "SetPayouts"})
    refused = _below_delivered(state, found, book)
    if refused is not None:
        return refused
    envelopes = _envelopes(state, command)
    satellite = state.structure.satellite
    clauses = cite(book, "staff_deduction") if staff_percent(state.structure, book) else ()
    return (
        PayoutsSet(
            fund=found.fund, amounts=found.amounts, seats=found.seats,
            target=satellite.target if satellite else "",
            envelopes={} if isinstance(envelopes, Refused) else envelopes,
            why=command.why.strip(), warnings=found.warnings,
            clauses=(*clauses, *(cite(book, "seat_prize") if found.seats else ())),
        ),
    )  # fmt: skip


def _below_delivered(state: Tournament, found: Payouts, book: Book) -> Refused | None:
    """A prize that was handed over cannot become smaller."""
    prizes = msgspec.structs.replace(state.prizes, amounts=list(found.amounts), seats=found.seats)
    for entry, paid, left in cut_short(state, msgspec.structs.replace(state, prizes=prizes), book):
        return Refused("already_delivered", {"entry": entry, "delivered": paid, "amount": left})
    return None


@asks
def payouts_to_publish(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """Once registration has closed; again if it was opened again, or if rebuys and add-ons came in since."""
    sheet, prizes = state.structure, state.prizes
    if state.phase != "running" or prizes.settled_places or not (sheet.entry_price or sheet.guarantee):
        return
    if not registration_over(state) or not state.entries:
        return
    if not prizes.published_at:
        if fund_now(state, book).prizes > 0:
            yield Due(command=SetPayouts(), reason="payouts_to_publish", clauses=cite(book, "paid_places"))
        return
    closed = max(one.registration_closed_at for one in state.sessions.values())
    if closed <= prizes.published_at and sheet.rebuy is None and sheet.addon is None:
        return
    fund = fund_now(state, book)
    if fund.prizes != prizes.fund.prizes:
        yield Due(
            command=SetPayouts(), reason="payouts_out_of_date",
            facts={"published": prizes.fund.prizes, "fund": fund.prizes},
        )  # fmt: skip
