"""What a recorded hand is good for: its PHH text, and the result the event is told."""

from typing import Any

import msgspec

from torneo.hand import Hand
from torneo.hand.illegal import SetupError
from torneo.hand.phh import PhhError, read_phh_text, replay
from torneo.hand.phh.read import OWN_FIELDS
from torneo.hand.phh.replay import RECORD_RULES
from torneo.hand.phh.write import write_phh
from torneo.hand.pots import side_pots
from torneo.hand.showdown import values
from torneo.rulebook import Book
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.kernel import Refused
from torneo.tournament.recorded.recording import told
from torneo.tournament.recorded.state import Recorded


def phh(state: Recorded, book: Book) -> str | Refused:
    """The hand as a PHH document, or why the format has no words for it. It is read and replayed before it is
    given out."""
    if not state.begun_at:
        return Refused("hand_not_begun")
    hand = told(state, book).table.hand
    if not hand.is_over:
        return Refused("hand_not_over", {"table": state.table, "hand": state.number})
    try:
        text = write_phh(hand, _fields(state, hand), dead_as_mucked=True)
        (result,) = (replay(record) for record in read_phh_text(text))
    except (SetupError, PhhError):
        return Refused("phh_has_no_words", {"table": state.table, "hand": state.number})
    if not result.ok:
        return Refused("phh_has_no_words", {"table": state.table, "hand": state.number})
    return text


def _fields(state: Recorded, hand: Hand) -> dict[str, Any]:
    """Who played, where; and in fields of our own what a replay needs to pay the pots as the book does."""
    fields: dict[str, Any] = {"event": state.event, "table": str(state.table), "hand": state.number}
    if state.names:
        fields["players"] = [state.names.get(seat, "") for seat in hand.seats]
    usual = msgspec.to_builtins(RECORD_RULES)
    rules = {name: value for name, value in msgspec.to_builtins(hand.rules).items() if value != usual[name]}
    own: dict[str, Any] = {"rules": msgspec.json.encode(rules).decode() if rules else "",
                           "smallest_chip": hand.smallest_chip if hand.smallest_chip > 1 else 0,
                           "players_in_event": hand.players_in_event or 0}  # fmt: skip
    return {**fields, **{OWN_FIELDS[name]: value for name, value in own.items() if value}}


def result(state: Recorded, book: Book) -> ReportHand | Refused:
    """The report of the hand to its event: stacks that changed, and who beat those who are out."""
    if not state.begun_at:
        return Refused("hand_not_begun")
    hand = told(state, book).table.hand
    if not hand.is_over:
        return Refused("hand_not_over", {"table": state.table, "hand": state.number})
    began = dict(zip(hand.seats, hand.starting_stacks, strict=True))
    out = [place for place, after in enumerate(hand.stack) if not after]
    return ReportHand(
        table=state.table,
        stacks={seat: after for seat, after in hand.stacks.items() if after != began[seat]},
        carried=hand.carried,
        beaten_by=_winners(hand, out),
        hand_order=_best_first(hand, out) if len(out) > 1 else (),
    )


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
    """Those who went out, best hand first; hands nobody saw come last."""
    shown = [place for place in out if hand.live[place] and hand.seats[place] in hand.shown]
    rest = [place for place in out if place not in shown]
    high, low = values(hand, shown) if shown else ([], [])
    strength = dict(zip(shown, high or low, strict=True))
    shown.sort(key=lambda place: -strength[place])
    return tuple(hand.seats[place] for place in (*shown, *rest))
