"""A question of equity, understood and checked: who has what, what is known, what is still to come."""

from collections.abc import Sequence
from math import comb, prod

import msgspec

from torneo.cards import DECK, SHORT_DECK, CardError, card_text, cards_text, check_distinct, parse_cards
from torneo.hand import GAMES, Game, SetupError
from torneo.simulate.kernels.ranges import is_range, parse_range

#: By player: wins, parts of a pot, units won, units squared.
Tally = tuple[list[int], list[int], list[int], list[int]]
MOST_PLAYERS = 10
_STUD_CARDS = 7
_TRIES = 20_000
NEVER_TOGETHER = "these hands and ranges cannot all be dealt from one deck"


class Deal(msgspec.Struct, frozen=True):
    """``choices``: for each player the hands he may have, one unless he has a range. ``gone``: cards nobody
    can be dealt any more, the board's included, the players' own not."""

    game: Game
    choices: tuple[tuple[tuple[int, ...], ...], ...]
    board: tuple[int, ...]
    gone: frozenset[int]
    own: int
    shared: int

    @property
    def tuples(self) -> int:
        """Choices of hands, clashes included."""
        return prod(map(len, self.choices))

    @property
    def runouts(self) -> int:
        """Ways to deal what is missing once every player's hand is chosen."""
        left = 52 - len(self.gone) - sum(len(choices[0]) for choices in self.choices)
        ways = 1
        for missing in (self.shared - len(self.board), *(self.own - len(one[0]) for one in self.choices)):
            ways *= comb(left, missing)
            left -= missing
        return ways


def read_deal(game: str, hands: Sequence[str | Sequence[int]], board: Sequence[int] = (),
              dead: Sequence[int] = ()) -> Deal:  # fmt: skip
    """The question as asked. Raises ``CardError`` or ``SetupError`` that says what is wrong with it."""
    if game not in GAMES:
        raise SetupError("game", f"unknown game {game!r}; known: {', '.join(GAMES)}")
    found = GAMES[game]
    if not 2 <= len(hands) <= MOST_PLAYERS:
        raise SetupError("hands", f"{len(hands)} players: two to {MOST_PLAYERS} can be compared")
    shared = 5 if found.family == "board" else 0
    own = _STUD_CARDS if found.family == "stud" else found.hole_cards
    if board and not shared:
        raise SetupError("board", f"{found.en} has no board")
    if len(board) not in (0, 3, 4, 5) and shared:
        raise SetupError("board", f"a board has three, four or five cards, not {len(board)}")
    _check_cards([*board, *dead], found)
    missing = set(DECK) - set(SHORT_DECK) if found.short_deck else set()
    gone = frozenset({*board, *dead, *missing})
    choices = tuple(_choices(found, own, hand, gone) for hand in hands)
    deal = Deal(found, choices, tuple(board), gone, own, shared)
    _check_single(deal, board, dead)
    _check_together(choices)
    needed = shared - len(board) + own * len(hands)
    if needed > 52 - len(gone):
        raise SetupError("hands", f"the deck has not enough cards for {len(hands)} players")
    return deal


def _check_cards(cards: Sequence[int], game: Game) -> None:
    for card in cards:
        card_text(card)
        if card < 0:
            raise CardError("a hidden card cannot be given: leave it out")
        if game.short_deck and card not in SHORT_DECK:
            raise CardError(f"{card_text(card)} is not in the short deck")
    check_distinct(cards)


def _choices(
    game: Game, own: int, hand: str | Sequence[int], gone: frozenset[int]
) -> tuple[tuple[int, ...], ...]:
    if isinstance(hand, str):
        if not hand.strip():
            raise CardError("a player without cards or range")
        if is_range(hand) or "random" in hand.lower():
            return _range(game, own, hand, gone)
        hand = parse_cards(hand)
    _check_cards(hand, game)
    most, least = own, own if game.family == "board" else 1
    if not least <= len(hand) <= most:
        wanted = f"{own} cards" if least == most else f"one to {own} cards"
        raise CardError(f"{cards_text(hand)}: a hand of {game.en} has {wanted}, this one {len(hand)}")
    return (tuple(hand),)


def _range(game: Game, own: int, text: str, gone: frozenset[int]) -> tuple[tuple[int, ...], ...]:
    if game.family != "board" or own != 2:
        raise CardError(f"{text!r}: ranges are for hold'em; give the cards of {game.en}")
    found = tuple(pair for pair in parse_range(text) if not gone & set(pair))
    if not found:
        raise CardError(f"an empty range: every hand of {text!r} needs a card that is on the board or dead")
    return found


def _check_single(deal: Deal, board: Sequence[int], dead: Sequence[int]) -> None:
    """Players with one hand only: no card may be anywhere else."""
    own = [card for choices in deal.choices if len(choices) == 1 for card in choices[0]]
    check_distinct([*own, *board, *dead])


def _check_together(choices: Sequence[Sequence[tuple[int, ...]]]) -> None:
    """Refuse ranges that cannot all be held at once; beyond so many tries the deals themselves will tell."""
    tries = _TRIES

    def fits(at: int, used: frozenset[int]) -> bool:
        nonlocal tries
        tries -= 1
        if at == len(ordered) or tries < 0:
            return True
        return any(fits(at + 1, used | set(hand)) for hand in ordered[at] if not used & set(hand))

    ordered = sorted(choices, key=len)
    if not fits(0, frozenset()):
        raise CardError(NEVER_TOGETHER)


def together(deal: Deal) -> list[tuple[tuple[int, ...], ...]]:
    """Every choice of hands without a card in two of them."""
    found: list[tuple[tuple[tuple[int, ...], ...], frozenset[int]]] = [((), frozenset())]
    for choices in deal.choices:
        found = [
            ((*hands, hand), used | set(hand))
            for hands, used in found
            for hand in choices
            if not used & set(hand)
        ]
    return [hands for hands, _ in found]
