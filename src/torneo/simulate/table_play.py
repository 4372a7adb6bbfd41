"""One hand at one table, played by bots from the deal to the paid pots."""

import random
from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from torneo.cards import DECK, SHORT_DECK, shuffled
from torneo.hand import GAMES, Hand, HandRules, Positions, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.pots import side_pots
from torneo.hand.showdown import values
from torneo.hand.status import OVER
from torneo.rulebook import Book
from torneo.simulate.bots import Temper, act
from torneo.tournament.structure.model import Structure

#: Milliseconds of a hand: shuffling and the deal, every player's action, every street after the first.
_DEAL: Final = 55_000
_PLAYER: Final = 5_000
_STREET: Final = 13_000
_CHANCE: Final = 18_000


class Deal(msgspec.Struct, kw_only=True):
    """All that a hand is dealt from. ``chip``: the smallest chip in play; ``left``: players in the event;
    ``penalised``: seats whose hand is killed after the deal."""

    game: str
    stakes: Stakes
    stacks: Mapping[int, int]
    positions: Positions
    rules: HandRules
    chip: int = 1
    carried: int = 0
    absent: Collection[int] = ()
    penalised: Collection[int] = ()
    left: int = 0


class Played(msgspec.Struct, kw_only=True):
    """How a hand ended, as its dealer reports it, and how long it took in milliseconds.

    ``all_in``: {seat: what it began with} of those who had everything in when cards were compared.
    ``rulings``: the main clause of each; ``infractions``: (seat, clause broken).
    """

    stacks: dict[int, int]
    lasted: int
    all_in: dict[int, int] = {}
    carried: int = 0
    beaten_by: dict[int, tuple[int, ...]] = {}
    hand_order: tuple[int, ...] = ()
    void: str = ""
    rulings: tuple[str, ...] = ()
    infractions: tuple[tuple[int, str], ...] = ()


def rules_for(structure: Structure, book: Book) -> HandRules:
    """The book's rules of a hand; where it leaves open who acts first with two players, the sheet says it."""
    rules = hand_rules(book)
    if rules.heads_up_first_postflop is None and structure.heads_up_postflop_order == "button_first":
        return msgspec.structs.replace(rules, heads_up_first_postflop=rules.heads_up_button_is)
    return rules


def dealt(deal: Deal, rng: random.Random, *, stepwise: bool = False) -> Hand:
    """The hand with its cards out. Nobody posts the small blind of an empty seat."""
    game = GAMES[deal.game]
    stakes, stacks = deal.stakes, deal.stacks
    blinds = () if game.is_stud else deal.positions.blinds(stacks, stakes.small, stakes.big)
    return Hand(
        game, stakes, stacks, deal.positions.button,
        deck=shuffled(rng, SHORT_DECK if game.short_deck else DECK), rng=rng, rules=deal.rules,
        blinds=blinds, absent=deal.absent, penalised=deal.penalised, carried=deal.carried,
        smallest_chip=deal.chip,
        players_in_event=deal.left or None, stepwise=stepwise, auto_showdown=not stepwise,
    )  # fmt: skip


def play_hand(deal: Deal, tempers: Mapping[int, Temper], rng: random.Random) -> Played:
    """The whole hand, everybody acting in turn and by the rules."""
    hand = dealt(deal, rng)
    seats = hand.seats
    while hand.status != OVER:
        act(hand, tempers[seats[hand.turn]], rng)
    return outcome(hand, rng)


def outcome(hand: Hand, rng: random.Random) -> Played:
    """The report of a hand that is over."""
    before = hand.starting_stacks
    stacks = {
        seat: after
        for seat, after, was in zip(hand.seats, hand.stack, before, strict=True)
        if after != was
    }  # fmt: skip
    out = [place for place, after in enumerate(hand.stack) if not after]
    lasted = _DEAL + _PLAYER * len(before) + _STREET * max(hand.street, 0) + int(rng.random() * _CHANCE)
    return Played(
        stacks=stacks, lasted=lasted, carried=hand.carried, all_in=_all_in(hand) if hand.lives > 1 else {},
        beaten_by=_winners(hand, out) if out else {},
        hand_order=_best_first(hand, out) if len(out) > 1 else (),
    )  # fmt: skip


def _all_in(hand: Hand) -> dict[int, int]:
    won = dict.fromkeys(hand.seats, 0)
    for award in hand.awards:
        won[award.seat] += award.amount
    return {
        seat: began
        for seat, began, after, alive in zip(
            hand.seats, hand.starting_stacks, hand.stack, hand.live, strict=True
        )
        if alive and after == won[seat]
    }


def _winners(hand: Hand, out: list[int]) -> dict[int, tuple[int, ...]]:
    """Whoever won the last pot that a player who is out had a share in."""
    pots = side_pots(hand.paid, hand.live, hand.dead_money)
    paid = {award.pot for award in hand.awards}
    found = {}
    for place in out:
        mine = [index for index, pot in enumerate(pots) if place in pot.places and index in paid]
        last = mine[-1] if mine else 0
        found[hand.seats[place]] = tuple(
            sorted({award.seat for award in hand.awards if award.pot == last and award.amount})
        )
    return found


def _best_first(hand: Hand, out: list[int]) -> tuple[int, ...]:
    """Those who went out, best hand first; who held no live hand at the end comes last."""
    live = [place for place in out if hand.live[place]]
    dead = [place for place in out if not hand.live[place]]
    high, low = values(hand, live) if live else ([], [])
    value = dict(zip(live, high or low, strict=True))
    live.sort(key=lambda place: -value[place])
    return tuple(hand.seats[place] for place in (*live, *dead))
