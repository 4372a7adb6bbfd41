"""What can be seen after a step, one reader per expectation."""

import itertools
from collections.abc import Callable
from typing import Any

from torneo.floor.dealer.duties import prompts
from torneo.floor.kernel.standing import hands_left
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand import Hand, IllegalAction
from torneo.hand.irregular_deal import lying_ready
from torneo.hand.status import OVER, SHOWDOWN, STREET_OVER


class Seen:
    """A table after a step, the rulings of the step (none before the first), that on the act first, and where
    the hand stood before. ``ruling`` is the one that is asked about."""

    __slots__ = ("events_before", "hand", "ruling", "rulings", "table")

    def __init__(
        self, table: Table, ruling: Ruling | None, events_before: int, meant: Ruling | None = None
    ) -> None:
        self.table = table
        self.hand = table.hand
        self.rulings = (ruling, *ruling.followed_by) if ruling else ()
        self.ruling = meant or ruling
        self.events_before = events_before

    def get(self, key: str) -> Any:
        return OBSERVERS[key](self)


def _of_ruling(name: str, otherwise: Any = None) -> Callable[[Seen], Any]:
    return lambda seen: getattr(seen.ruling, name, otherwise)


def _of_table(name: str) -> Callable[[Seen], Any]:
    return lambda seen: getattr(seen.table, name, None)


def _bets(seen: Seen) -> dict[int, int]:
    """Bets of the street in play, or of the one just ended."""
    hand = seen.hand
    ended = hand.status in (STREET_OVER, SHOWDOWN, OVER)
    return dict(zip(hand.seats, hand.last_bets if ended else hand.bet, strict=True))


def _pot(seen: Seen) -> int:
    """Everything in the middle; of a finished hand, what was paid out."""
    hand = seen.hand
    return sum(award.amount for award in hand.awards) if hand.is_over else hand.pot


def _pots(seen: Seen) -> list[int]:
    """Main pot first. While a round is open only all-in hands part the pots, not bets still to be called."""
    hand = seen.hand
    if hand.is_over:
        paid: dict[int, int] = {}
        for award in hand.awards:
            paid[award.pot] = paid.get(award.pot, 0) + award.amount
        return [paid[pot] for pot in sorted(paid)]
    put = [earlier + bet for earlier, bet in zip(hand.paid, hand.bet, strict=True)]
    all_in = {put[place] for place, alive in enumerate(hand.live) if alive and not hand.stack[place]}
    bounds = [0, *sorted(all_in - {0, max(put)}), max(put)]
    pots = [
        sum(min(chips, above) - min(chips, below) for chips in put)
        for below, above in itertools.pairwise(bounds)
    ]
    if 0 in all_in:  # all-in before the hand begins to be told: what lay there is all he plays for
        pots = [hand.dead_money, *pots]
    else:
        pots[0] += hand.dead_money
    return [pot for pot in pots if pot]


def _returned(seen: Seen) -> dict[int, int]:
    """Chips handed back by the ruling, or by the hand because nobody called them."""
    back: dict[int, int] = {}
    for event in seen.hand.events[seen.events_before :]:
        if event[0] == "returned":
            back[event[1]] = back.get(event[1], 0) + event[2]
    for ruling in seen.rulings:
        back.update(ruling.returned)
    return back


def _clauses(seen: Seen) -> list[str]:
    return list(dict.fromkeys(clause for ruling in seen.rulings for clause in ruling.clauses))


def _options(seen: Seen) -> list[str]:
    """The answers to the question the step put to the floor, at once or through what followed."""
    asked = next((ruling for ruling in seen.rulings if ruling.options), None)
    return [option.code for option in asked.options] if asked else []


def _steps(seen: Seen) -> list[str]:
    """The whole procedure: of the ruling and of what followed, in order, each step once."""
    return list(dict.fromkeys(code for ruling in seen.rulings for code in ruling.steps))


def _level(seen: Seen) -> dict[str, Any]:
    stakes = seen.hand.stakes
    return {name: getattr(stakes, name) for name in stakes.__struct_fields__}


def _show_order(seen: Seen) -> list[int]:
    hand = seen.hand
    return hand.show_order() if hand.status in (SHOWDOWN, OVER) else []


def _face_up(seen: Seen) -> list[int]:
    hand = seen.hand
    return sorted({*hand.shown, *(hand.live_seats if hand.face_up else ())})


def _winners(seen: Seen) -> dict[str, Any]:
    """Seats paid, by pot; in a game with two halves by half, unless one hand took it all."""
    found: dict[str, dict[str, list[int]]] = {}
    for award in seen.hand.awards:
        name = f"side{award.pot}" if award.pot else "main"
        found.setdefault(name, {}).setdefault(award.part, []).append(award.seat)
    return {name: parts["all"] if set(parts) == {"all"} else parts for name, parts in found.items()}


def _odd_chip_to(seen: Seen) -> list[int]:
    """Seats paid more than others who share the same pot or half."""
    favoured: list[int] = []
    pots = sorted({award.pot for award in seen.hand.awards})
    for pot in pots:
        awards = [award for award in seen.hand.awards if award.pot == pot]
        halves: dict[str, list[tuple[int, int]]] = {}
        for award in awards:
            halves.setdefault(award.part, []).append((award.amount, award.seat))
        totals = {part: sum(amount for amount, _ in shares) for part, shares in halves.items()}
        for part, shares in halves.items():
            least = min(amount for amount, _ in shares)
            more = [seat for amount, seat in shares if amount > least]
            if not more and len(totals) > 1 and totals[part] > min(totals.values()):
                more = [seat for _, seat in shares]
            favoured += more
    return favoured


def _hands_left(seen: Seen) -> Any:
    told = getattr(seen.ruling, "hands_left", None)
    seat = getattr(seen.ruling, "seat", None)
    left = hands_left(seen.table)
    if told is None or seat is None:
        return left if told is None else told
    return {**left, seat: told}


def _first_told(name: str) -> Callable[[Seen], Any]:
    """What the ruling says, or else what followed from it."""
    return lambda seen: next((told for ruling in seen.rulings if (told := getattr(ruling, name))), None)


def _eliminated(seen: Seen) -> list[int]:
    """Players put out, those left without a chip by the hand just paid included."""
    hand = seen.hand
    broke = [seat for seat, stack in hand.stacks.items() if not stack] if hand.status == OVER else []
    return list(dict.fromkeys((*seen.table.outside.eliminated, *broke)))


OBSERVERS: dict[str, Callable[[Seen], Any]] = {
    "ruling": _of_ruling("kind"),
    "action": _of_ruling("action"),
    "to": _of_ruling("to"),
    "amount": _of_ruling("amount"),
    "all_in": _of_ruling("all_in", False),
    "next": lambda seen: seen.table.next,
    "may": lambda seen: seen.table.may(),
    "may_not": lambda seen: seen.table.may(),
    "to_call": lambda seen: seen.table.to_call(),
    "min_raise_to": lambda seen: seen.table.min_raise_to(),
    "max_raise_to": lambda seen: seen.table.max_raise_to(),
    "stacks": lambda seen: {**seen.hand.stacks, **seen.table.standing.newcomers},
    "bets": _bets,
    "pot": _pot,
    "pots": _pots,
    "returned": _returned,
    "options": _options,
    "options_include": _options,
    "infraction": _of_ruling("infraction"),
    "penalties": lambda seen: list(seen.ruling.penalties) if seen.ruling else [],
    "dead": _of_table("dead"),
    "live": lambda seen: [seat for seat in seen.hand.live_seats if seat not in seen.table.dead],
    "board": lambda seen: seen.hand.board,
    "burns": lambda seen: len(seen.hand.burns),
    "stub": lambda seen: seen.hand.stub + len(lying_ready(seen.hand)),
    "hands_left": _hands_left,
    "dealt_in": lambda seen: list(seen.hand.seats),
    "eliminated": _eliminated,
    "expelled": lambda seen: seen.table.outside.expelled,
    "face_up": _face_up,
    "removed": lambda seen: seen.table.outside.removed,
    "next_pot": lambda seen: seen.hand.carried,
    "inventory": lambda seen: seen.table.chips.inventory,
    "seen": lambda seen: {seat: sorted(cards) for seat, cards in seen.table.cards.seen.items()},
    "must_show": _first_told("must_show"),
    "shown_to_all": _first_told("shown_to_all"),
    "level": _level,
    "shows_first": lambda seen: next(iter(_show_order(seen)), None),
    "show_order": _show_order,
    "winners": _winners,
    "odd_chip_to": _odd_chip_to,
    "button": lambda seen: seen.hand.button,
    "small_blind": lambda seen: seen.hand.small_blind,
    "big_blind": lambda seen: seen.hand.big_blind,
    "seconds": _of_ruling("seconds"),
    "correctable_until": _of_ruling("correctable_until"),
    "clauses": _clauses,
    "steps": _steps,
    "prompts": lambda seen: prompts(seen.table, seen.ruling),
}


def settled(hand: Hand) -> bool:
    """Pay a showdown whose hands are all known, as the dealer would; False if that cannot be done."""
    if hand.status != SHOWDOWN:
        return False
    try:
        for seat in hand.show_order():
            if hand.status == SHOWDOWN and seat not in hand.shown:
                hand.show(seat)
    except IllegalAction:
        return False
    return hand.is_over
