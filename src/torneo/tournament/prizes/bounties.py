"""Bounties: who earned what by sending others out. Fixed, progressive, or drawn from envelopes.

A bounty is split among all who won the last chips of an entry, odd units to the first named. Of a progressive
bounty ``progressive_percent`` is paid at once and the rest goes on the winner's own head. Bounties nobody
earned (an entry taken out by a ruling, an unopened envelope) and the champion's own go to the champion.
"""

from collections.abc import Iterator, Sequence

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_entry
from torneo.tournament.hands.state import Elimination
from torneo.tournament.kernel import AFTER_PLAY, CLOCK, FLOOR, Answer, Asked, Due, Refused, asks, decides
from torneo.tournament.prizes.commands import CreditBounty, OpenEnvelope
from torneo.tournament.prizes.events import BountyCredited, EnvelopeOpened
from torneo.tournament.seats.draw import check_seed, drawn, label_of
from torneo.tournament.state import Tournament


def split(amount: int, parts: int) -> list[int]:
    """Equal parts, odd units one each to the first."""
    each, odd = divmod(amount, parts)
    return [each + (place < odd) for place in range(parts)]


def earners(state: Tournament, one: Elimination) -> Sequence[int]:
    """Who gets the bounty of an entry: as told at the table, or later by the floor."""
    return state.prizes.credited.get(one.entry) or one.by


def bounties_won(state: Tournament) -> dict[int, int]:
    """{entry: what it has earned in bounties so far}, without what the champion gets at the end."""
    won, _ = _run(state)
    return won


def heads(state: Tournament) -> dict[int, int]:
    """{entry still in: what whoever sends it out earns, now and on his own head}."""
    bounty = state.structure.bounty
    if bounty.kind in ("none", "mystery"):
        return {}
    _, grown = _run(state)
    return {entry.number: bounty.amount + grown.get(entry.number, 0) for entry in state.alive()}


def _run(state: Tournament) -> tuple[dict[int, int], dict[int, int]]:
    bounty, won = state.structure.bounty, dict[int, int]()
    grown: dict[int, int] = {}
    if bounty.kind == "none":
        return won, grown
    for one in state.eliminations:
        to = earners(state, one)
        if bounty.kind == "mystery":
            worth = state.prizes.opened.get(one.entry, 0)
        else:
            worth = bounty.amount + (grown.pop(one.entry, 0) if to else 0)
        if not to or not worth:
            continue
        for entry, part in zip(to, split(worth, len(to)), strict=True):
            cash = part * bounty.progressive_percent // 100 if bounty.kind == "progressive" else part
            won[entry] = won.get(entry, 0) + cash
            if part > cash:
                grown[entry] = grown.get(entry, 0) + part - cash
    return won, grown


@decides(CreditBounty, roles=FLOOR, phases=AFTER_PLAY)
def credit_bounty(state: Tournament, asked: Asked[CreditBounty], book: Book) -> Answer:
    command = asked.command
    out = _gone(state, command.entry)
    if isinstance(out, Refused):
        return out
    if not command.to:
        return Refused("bounty_to_nobody", {"entry": command.entry})
    if command.entry in state.prizes.opened:
        return Refused("envelope_opened", {"entry": command.entry})
    for number in command.to:
        winner = known_entry(state, number)
        if isinstance(winner, Refused):
            return winner
        if number == command.entry or command.to.count(number) > 1:
            return Refused("bounty_to_himself", {"entry": number})
    return (BountyCredited(entry=command.entry, to=command.to),)


@decides(OpenEnvelope, roles=CLOCK, phases=AFTER_PLAY)
def open_envelope(state: Tournament, asked: Asked[OpenEnvelope], book: Book) -> Answer:
    out = _gone(state, asked.command.entry)
    if isinstance(out, Refused):
        return out
    if out.entry in state.prizes.opened:
        return Refused("envelope_opened", {"entry": out.entry})
    if not _in_time(state, out) or not state.prizes.envelopes:
        return Refused("no_envelope", {"entry": out.entry, "left": sum(state.prizes.envelopes.values())})
    if not earners(state, out):
        return Refused("eliminator_unknown", {"entry": out.entry})
    seed = check_seed(state, out.session, asked)
    if isinstance(seed, Refused):
        return seed
    pool = [value for value, count in sorted(state.prizes.envelopes.items()) for _ in range(count)]
    label = label_of(state, state.sessions[out.session], f"envelope of entry {out.entry}")
    pick = drawn(seed, label, pool, 1)
    return (EnvelopeOpened(entry=out.entry, value=pick.picked[0], draw=pick),)


def _gone(state: Tournament, number: int) -> Elimination | Refused:
    """How the entry went out, in an event with bounties."""
    refused = in_phase(state, "running", "ended")
    if refused is not None:
        return refused
    if state.structure.bounty.kind == "none":
        return Refused("no_bounties")
    entry = known_entry(state, number)
    if isinstance(entry, Refused):
        return entry
    found = next((one for one in reversed(state.eliminations) if one.entry == number), None)
    return found or Refused("entry_not_out", {"entry": number, "status": entry.status})


def _in_time(state: Tournament, one: Elimination) -> bool:
    """Envelopes are for those who go out once the prizes are published."""
    return bool(state.prizes.published_at) and one.at >= state.prizes.published_at


@asks
def envelopes_to_open(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    prizes = state.prizes
    if state.phase != "running" or not prizes.envelopes or not prizes.published_at:
        return
    left = sum(prizes.envelopes.values())
    for one in reversed(state.eliminations):
        if not _in_time(state, one) or not left:
            return
        if one.entry in prizes.opened or not earners(state, one):
            continue
        session = state.sessions[one.session]
        if session.commitment and not session.seed:
            left -= 1
            yield Due(command=OpenEnvelope(entry=one.entry), reason="envelope_to_open",
                      facts={"entry": one.entry, "left": left + 1})  # fmt: skip
