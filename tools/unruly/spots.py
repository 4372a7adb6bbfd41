"""Spots to begin with: any game, any number of players, short and deep, people absent, penalised or new."""

import random
from typing import Any, Final

from torneo.cards import DECK, SHORT_DECK, card_text
from torneo.floor.scenario import words
from torneo.hand import GAMES, Game

Plain = dict[str, Any]
"""A set-up or a step as the plain data of a scenario file."""

_STACKS: Final = (1, 10, 25, 60, 100, 199, 200, 225, 900, 1_000, 3_000, 5_000, 20_000, 33_325)
_CHIPS: Final = ((25, 100, 500, 1_000, 5_000), (5, 25, 100), (100, 500, 1_000), (1, 3, 7))
_LEVELS: Final = ((100, 200), (25, 50), (250, 500), (100, 100), (0, 200), (1, 2))


def any_spot(rng: random.Random, code: str) -> Plain:
    """A set-up of that game."""
    game = GAMES[code]
    seats = sorted(rng.sample(range(1, 11), rng.choice((2, 2, 3, 3, 4, 5, 6, 9))))
    started = rng.random() < 0.25 and len(game.streets) > 1
    spot: Plain = {"game": code, "level": _level(rng, game), "button": rng.choice(seats)}
    if rng.random() < 0.7:
        spot["denominations"] = list(rng.choice(_CHIPS))
    spot["seats"] = {seat: _seat(rng, started) for seat in seats}
    if rng.random() < 0.3:
        spot["event"] = _event(rng)
    deck = _shuffled(rng, game)
    if rng.random() < 0.5:
        spot["cards"] = {seat: [deck.pop() for _ in range(game.hole_cards)] for seat in seats}
    if started:
        spot["start"] = _start(rng, game, deck)
    elif rng.random() < 0.4:
        spot["deck"] = [deck.pop() for _ in range(min(rng.randrange(1, 9), len(deck)))]
    if not game.is_stud and not started and rng.random() < 0.1:
        spot["small_blind"] = rng.choice((None, rng.choice(seats)))
        spot["big_blind"] = rng.choice([seat for seat in seats if seat != spot["small_blind"]])
    return spot


def known_spot(rng: random.Random, code: str) -> Plain:
    """A set-up of that game with every card known, from the hands to the bottom of the stub."""
    spot, game = any_spot(rng, code), GAMES[code]
    deck = _shuffled(rng, game)
    held, shared, seats = game.hole_cards, 0, spot["seats"]
    if "start" in spot:
        at = [street.name for street in game.streets].index(spot["start"]["street"])
        reached = game.streets[: at + 1]
        held = sum(street.down + street.up for street in reached)
        shared = sum(street.board for street in reached)
    if held * len(seats) + shared + _BURNS >= len(deck):
        return spot
    spot["cards"] = {seat: [deck.pop() for _ in range(held)] for seat in seats}
    if shared:
        spot["start"]["board"] = [deck.pop() for _ in range(shared)]
    spot["deck"] = deck[_BURNS:]
    return spot


_BURNS: Final = 5
"""Cards of the stub that nobody names: as many as are burned before the last street."""


def _level(rng: random.Random, game: Game) -> Plain:
    if game.is_stud:
        return {
            "ante": rng.choice((0, 25)),
            "bring_in": rng.choice((0, 50)),
            "small_bet": 200,
            "big_bet": 400,
        }
    small, big = rng.choice(_LEVELS)
    level: Plain = {"small": small, "big": big}
    if game.limit == "limit" and rng.random() < 0.5:
        level |= {"small_bet": big, "big_bet": 2 * big}
    if rng.random() < 0.3:
        level |= {"ante": rng.choice((1, 25, big)), "ante_kind": rng.choice(words.ANTE_KIND)}
    return level


def _seat(rng: random.Random, started: bool) -> Any:
    stack = rng.choice(_STACKS)
    if started and rng.random() < 0.1:
        return 0
    if rng.random() < 0.75:
        return stack
    seat: Plain = {"stack": stack}
    match rng.randrange(5):
        case 0:
            seat["absent"] = True
        case 1:
            seat["penalty_hands"] = rng.randrange(1, 4)
        case 2:
            seat["unposted"] = True
        case 3:
            seat["arrived_from"] = rng.choice(words.ARRIVED_FROM)
        case _:
            seat["name"] = "Ana"
    return seat


def _event(rng: random.Random) -> Plain:
    facts: Plain = {}
    for key in rng.sample(words.EVENT, rng.randrange(1, 4)):
        facts[key] = rng.randrange(2, 30) if key in words.EVENT_COUNTS else rng.random() < 0.5
    return facts


def _shuffled(rng: random.Random, game: Game) -> list[str]:
    cards = [card_text(card) for card in (SHORT_DECK if game.short_deck else DECK)]
    rng.shuffle(cards)
    return cards


def _start(rng: random.Random, game: Game, deck: list[str]) -> Plain:
    at = rng.randrange(1, len(game.streets))
    start: Plain = {"street": game.streets[at].name, "pot": rng.choice((0, 300, 600, 1_205))}
    shared = sum(street.board for street in game.streets[: at + 1])
    if shared and rng.random() < 0.6:
        start["board"] = [deck.pop() for _ in range(min(shared, len(deck)))]
    return start
