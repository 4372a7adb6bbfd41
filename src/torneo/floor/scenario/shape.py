"""A told hand as plain data: what somebody needs to draw it and to offer what may come next."""

from typing import Any

from torneo.cards import card_text
from torneo.floor.ruling import Ruling
from torneo.floor.scenario.observed import Seen
from torneo.floor.scenario.told import ToldHand
from torneo.hand.coming import cards_to_come, face_up_to_come, untold
from torneo.hand.status import SHOWDOWN, STREET_OVER


def shape(told: ToldHand) -> dict[str, Any]:
    """Street, board, pots, seats, whose turn it is and what he may do. Cards are texts, ``??`` the unknown.

    ``next`` is a seat, or ``street_over``, ``showdown``, ``frozen`` or ``hand_over``; ``to_come`` how many
    cards the next street brings and ``to_come_up`` whether everybody sees them; ``to_show`` the seats that
    still have to open their cards, in order; ``untold`` how many cards of the board nobody has told yet.
    """
    table, hand = told.table, told.table.hand
    seen = Seen(table, None, len(hand.events))
    waits = hand.status == STREET_OVER
    showing = hand.status == SHOWDOWN or (hand.face_up and not hand.is_over)
    return {
        "game": hand.game.code,
        "limit": hand.game.limit,
        "family": hand.game.family,
        "level": seen.get("level"),
        "street": hand.street_name,
        "board": _cards(hand.board),
        "pot": seen.get("pot"),
        "pots": seen.get("pots"),
        "button": hand.button,
        "small_blind": hand.small_blind,
        "big_blind": hand.big_blind,
        "seats": _seats(told, seen),
        "next": table.next,
        "may": table.may(),
        "to_call": table.to_call(),
        "min_raise_to": table.min_raise_to(),
        "max_raise_to": table.max_raise_to(),
        "to_come": cards_to_come(hand) if waits else 0,
        "untold": untold(hand),
        "to_come_up": waits and face_up_to_come(hand),
        "to_show": [seat for seat in hand.show_order() if seat not in hand.shown] if showing else [],
        "over": hand.is_over,
        "winners": _winners(told),
        "question": _question(told.question),
        "steps": len(told.steps),
    }


def _seats(told: ToldHand, seen: Seen) -> list[dict[str, Any]]:
    """By seat number. ``cards`` are the player's as far as anybody knows them; ``shown``: they lie open."""
    hand = seen.hand
    bets, names = seen.get("bets"), told.names
    return [
        {
            "seat": seat,
            "name": names.get(seat, ""),
            "stack": hand.stack[place],
            "bet": bets[seat],
            "began": hand.starting_stacks[place],
            "alive": hand.live[place],
            "all_in": hand.live[place] and not hand.stack[place] and not hand.is_over,
            "cards": _cards(hand.hole[place]) if hand.hole else [],
            "up": _cards(hand.up[place]) if hand.up and hand.game.is_stud else [],
            "shown": seat in hand.shown,
            "away": seat in told.table.standing.away,
        }
        for seat, place in sorted(hand.place_of.items())
    ]


def _winners(told: ToldHand) -> list[dict[str, Any]]:
    return [
        {"seat": award.seat, "amount": award.amount, "pot": award.pot, "part": award.part}
        for award in told.table.hand.awards
    ]


def _question(ruling: Ruling | None) -> dict[str, Any] | None:
    if ruling is None:
        return None
    return {
        "reason": ruling.reason,
        "seat": ruling.seat,
        "clauses": list(ruling.clauses),
        "options": [
            {
                "code": option.code,
                "action": option.effect.action,
                "to": option.effect.to,
                "stacks": dict(option.effect.stacks),
                "dead": list(option.effect.dead),
            }
            for option in ruling.options
        ],
    }


def _cards(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]
