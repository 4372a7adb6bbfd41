"""What a stream shows over its picture: names, stacks, cards, board, pots, what everybody did, equity."""

from typing import Any

from torneo.cards import HIDDEN
from torneo.floor.scenario.told import ToldHand
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.rulings import action_text, street_title
from torneo.hand import game
from torneo.room.engine_faults import told_or_none
from torneo.room.shares import shares_of
from torneo.room.views.spot import spot_shown
from torneo.room.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament.live_hand.story import Story
from torneo.writing import chips, number

#: What a hand writes down of a player's action on a street, and the words for it.
_DID = {"fold": "fold", "check": "check", "call": "call", "bet": "bet", "raise": "raise",
        "bring_in": "bring_in", "complete": "complete", "draw": "draw"}  # fmt: skip


def overlay_shown(hand: Story, book: Book, lang: Lang) -> dict[str, Any]:
    """The newest hand of the table, all cards the record knows of included."""
    told = told_or_none(book, hand.setup, hand.steps)
    if told is None:
        return {}
    now = told.table.hand
    teller = Teller(lang, hand.names)
    spot = spot_shown(told.table, teller, lang)
    did, shares = last_actions(told, lang), _shares(told, lang)
    won: dict[int, int] = {}
    for award in now.awards:
        won[award.seat] = won.get(award.seat, 0) + award.amount
    for one in spot.seats:
        seat = one.seat
        held = list(now.hole[now.place_of[seat]]) if now.hole else []
        one.cards = held if one.live else []
        one.did = did.get(seat, "")
        one.equity = shares.get(seat, "")
        one.won = chips(won[seat], lang) if won.get(seat) else ""
    return {
        "number": hand.number,
        "table": hand.table,
        "game": game(now.game.code).say(lang),
        "stakes": teller.stakes(now.stakes),
        "street": street_title(now.street_name, lang),
        "spot": spot,
    }


def last_actions(told: ToldHand, lang: Lang) -> dict[int, str]:
    """What each player did last on the street in play; whoever is all-in or has folded stays so."""
    hand = told.table.hand
    found: dict[int, str] = {}
    for kind, *rest in hand.events:
        if kind in ("board", "void") or (kind == "deal" and hand.game.is_stud):
            found = {}
        elif kind in ("blind", "ante"):
            continue
        elif kind in _DID:
            to = rest[1] if kind in ("bet", "raise", "complete") else None
            text = say("hands.drew", lang, {"n": len(rest) - 1}) if kind == "draw" else ""
            text = text or action_text(_DID[kind], to, lang)
            found[rest[0]] = text[:1].upper() + text[1:]
    for seat, place in hand.place_of.items():
        if hand.live[place] and not hand.stack[place] and not hand.is_over:
            found[seat] = say("hands.all_in", lang)
        elif not hand.live[place]:
            found[seat] = say("hands.folded", lang)
    return found


def _shares(told: ToldHand, lang: Lang) -> dict[int, str]:
    """Each live hand's share of the pot, where all of them are known and the sums are done."""
    hand = told.table.hand
    live = hand.live_seats
    if hand.is_over or len(live) < 2 or not hand.hole or hand.game.family == "draw":
        return {}
    held = [tuple(hand.hole[hand.place_of[seat]]) for seat in live]
    if any(HIDDEN in cards or not cards for cards in held) or HIDDEN in hand.board:
        return {}
    dead = tuple(
        card
        for place, cards in enumerate(hand.hole)
        if not hand.live[place]
        for card in cards
        if card != HIDDEN
    )
    found = shares_of(hand.game.code, tuple(held), tuple(hand.board), dead)
    if found is None:
        return {}
    return {seat: f"{number(100 * share, lang, 0)} %" for seat, share in zip(live, found, strict=True)}
