"""The end of a hand that was told: its result follows from what was told."""

from msgspec.structs import replace

from torneo.cards import HIDDEN
from torneo.floor.scenario.told import CannotTell
from torneo.hand import Hand, IllegalAction
from torneo.hand.amend import copy_hand
from torneo.hand.pots import side_pots
from torneo.hand.showdown import values
from torneo.hand.status import SHOWDOWN
from torneo.rulebook import Book
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.hands.reporting import report_hand
from torneo.tournament.kernel import TABLE, Answer, Asked, Refused, decides
from torneo.tournament.live_hand.acts import playing, told
from torneo.tournament.live_hand.commands import EndAsTold
from torneo.tournament.live_hand.events import HandToldToTheEnd
from torneo.tournament.rulings.giving import why_not_told
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament

Winners = tuple[tuple[int, ...], ...]


@decides(EndAsTold, roles=TABLE)
def end_as_told(state: Tournament, asked: Asked[EndAsTold], book: Book) -> Answer:
    command = asked.command
    meant = playing(state, command)
    if isinstance(meant, Refused):
        return meant
    table, hand = meant
    report = result(table, book, command.winners)
    if isinstance(report, Refused):
        return report
    given = Asked(command=report, by=asked.by, at=asked.at, key=asked.key)
    events = report_hand(state, given, book)
    if isinstance(events, Refused):
        return events
    return (HandToldToTheEnd(table=table.number, number=hand.number), *events)


def result(table: Table, book: Book, winners: Winners = ()) -> ReportHand | Refused:
    """What the hand at the table comes to as it was told: stacks that changed, and who beat those who are
    out."""
    now = table.hand
    if now is None or now.told is None:
        return Refused("nothing_told", {"table": table.number})
    if now.told.in_part:
        return Refused("told_in_part", {"table": table.number, "hand": now.number})
    try:
        hand = told(now.told, book).table.hand
    except CannotTell as error:
        return why_not_told(error)
    facts = {"table": table.number, "hand": now.number}
    if not hand.is_over:
        if not winners:
            return Refused("winners_missing" if waits_for_winners(hand) else "hand_not_over", {**facts})
        paid = awarded(hand, winners)
        if isinstance(paid, Refused):
            return paid
        hand = paid
    began = dict(zip(hand.seats, hand.starting_stacks, strict=True))
    if any(now.stacks.get(seat) != stack for seat, stack in began.items()):
        return Refused("stacks_changed_since", {**facts})
    report = report_of(hand, table.number)
    return replace(report, carried=report.carried + table.carried, hand=now.number)


def report_of(hand: Hand, table: int) -> ReportHand:
    """A hand that is over as its table reports it."""
    began = dict(zip(hand.seats, hand.starting_stacks, strict=True))
    out = [place for place, after in enumerate(hand.stack) if not after]
    return ReportHand(
        table=table,
        stacks={seat: after for seat, after in hand.stacks.items() if after != began[seat]},
        carried=hand.carried,
        beaten_by=_winners(hand, out),
        hand_order=_best_first(hand, out) if len(out) > 1 else (),
    )


def waits_for_winners(hand: Hand) -> bool:
    """Is nothing left to tell but who wins, because cards decide that nobody saw?"""
    if hand.status != SHOWDOWN:
        return False
    return HIDDEN in hand.board or any(
        HIDDEN in hand.hole[hand.place_of[seat]] for seat in hand.show_order() if seat not in hand.shown
    )


def awarded(hand: Hand, winners: Winners) -> Hand | Refused:
    """A twin of the hand, its pots paid to whom somebody says won them."""
    twin = copy_hand(hand)
    try:
        twin.award(winners)
    except IllegalAction as wrong:
        pots = "; ".join(", ".join(str(hand.seats[place]) for place in pot.places) for pot in hand.pots())
        return Refused("cannot_win_pots", {"why": wrong.reason, "pots": pots})
    return twin


def _winners(hand: Hand, out: list[int]) -> dict[int, tuple[int, ...]]:
    """Whoever won the last pot that a player who is out had a share in."""
    pots = side_pots(hand.paid, hand.live, hand.dead_money)
    paid = {award.pot for award in hand.awards}
    found: dict[int, tuple[int, ...]] = {}
    for place in out:
        shared = [index for index, pot in enumerate(pots) if place in pot.places and index in paid]
        last = shared[-1] if shared else 0
        found[hand.seats[place]] = tuple(
            sorted({award.seat for award in hand.awards if award.pot == last and award.amount})
        )
    return found


def _best_first(hand: Hand, out: list[int]) -> tuple[int, ...]:
    """Those who went out, best hand first; hands nobody saw come last, and all do where nobody saw the
    board."""
    ranked = HIDDEN not in hand.board
    shown = [
        place
        for place in out
        if ranked and hand.live[place] and HIDDEN not in hand.shown.get(hand.seats[place], (HIDDEN,))
    ]
    rest = [place for place in out if place not in shown]
    high, low = values(hand, shown) if shown else ([], [])
    strength = dict(zip(shown, high or low, strict=True))
    shown.sort(key=lambda place: -strength[place])
    return tuple(hand.seats[place] for place in (*shown, *rest))
