"""Beginning a hand in the middle: a spot somebody describes, with everyone seated still in."""

from collections.abc import Sequence
from itertools import chain

from torneo.cards import HIDDEN, CardError, check_distinct
from torneo.hand import dealing, forced_bets, rounds
from torneo.hand.illegal import SetupError
from torneo.hand.memory import HandMemory
from torneo.hand.start import StartPoint
from torneo.hand.status import STREET_OVER


def begin_at(hand: HandMemory, start: StartPoint, blinds: Sequence[tuple[int, int]] | None) -> None:
    """Open the betting of a street. Stacks are what is left behind; the pot belongs to all in equal right."""
    names = [street.name for street in hand.game.streets]
    if start.street not in names:
        raise SetupError("start.street", f"{hand.game.code} has no {start.street!r}, only {', '.join(names)}")
    if start.pot < 0:
        raise SetupError("start.pot", f"must not be below zero, is {start.pot}")
    hand.street = names.index(start.street)
    reached = hand.game.streets[: hand.street + 1]
    shared = sum(street.board for street in reached)
    if len(start.board) not in (0, shared):
        raise SetupError("start.board", f"the {start.street} has {shared} cards, {len(start.board)} given")
    hand.board = list(start.board) or [HIDDEN] * shared
    held = sum(street.down + street.up for street in reached)
    _refuse_too_many(hand, held, shared, start.street)
    for place, seat in enumerate(hand.seats):
        known = list(start.cards.get(seat, ()))
        if len(known) > held:
            raise SetupError(
                "cards", f"seat {seat} holds {held} cards on the {start.street}, {len(known)} given"
            )
        hand.hole.append(known + [HIDDEN] * (held - len(known)))
        hand.up.append([card for card, up in zip(hand.hole[place], _faces(reached), strict=True) if up])
    try:
        check_distinct([*hand.board, *chain(*hand.hole)])
    except CardError as error:
        raise SetupError("cards", str(error)) from None
    forced_bets.name_blinds(hand, blinds)
    hand.collected = hand.dead_money = start.pot + hand.carried_in
    if hand.game.limit == "limit":
        hand.unit = hand.stakes.limit_bets[reached[-1].big_bet]
    rounds.new_round(hand)
    rounds.open_betting(hand)


def _refuse_too_many(hand: HandMemory, held: int, shared: int, street: str) -> None:
    """The deck must do for the cards that are out, and for dealing the hand through."""
    dealing.check_deck(hand, None)
    count = len(hand.seats)
    if held * count + shared > dealing.size(hand.game):
        raise SetupError("seats", f"{count} players cannot hold {held} cards each on the {street}")


def _faces(streets: Sequence[object]) -> list[bool]:
    """Which of a stud player's cards lie face up, in dealing order."""
    faces: list[bool] = []
    for street in streets:
        faces += [False] * getattr(street, "down", 0) + [True] * getattr(street, "up", 0)
    return faces


def take_all_in(hand: HandMemory, seats: Sequence[int]) -> None:
    """Players with nothing behind take part without a turn."""
    for place in map(hand.place_of.__getitem__, seats):
        hand.stack[place] = 0
        hand._able[place] = False
        hand.ables -= 1
        if place in hand._queue:
            hand._queue.remove(place)
    hand.starting_stacks = tuple(hand.stack)
    if seats and hand.ables < 2:
        hand._queue.clear()
        hand.status = STREET_OVER
        rounds.turn_up(hand)
