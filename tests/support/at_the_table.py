"""A stacked deck and a short way to write down what players do."""

from collections.abc import Sequence

from torneo.cards import parse_cards, remaining
from torneo.hand import Hand


def stacked_deck(holes: Sequence[str], board: str = "", *, then: str = "") -> list[int]:
    """A full deck: hands in dealing order from the button's left, then a board, or whatever comes ``then``.

    Stud hands have all seven cards and are dealt street by street; nobody may fold on the way.
    """
    hands = [parse_cards(text) for text in holes]
    flop, turn, river = (parse_cards(board)[cut] for cut in (slice(3), slice(3, 4), slice(4, 5)))
    wanted = [card for cards in hands for card in cards] + flop + turn + river + parse_cards(then)
    burns = remaining(wanted)
    deck: list[int] = []
    if len(hands[0]) == 7:
        for street in range(7):
            if street > 2:
                deck.append(burns.pop())
            deck += [cards[street] for cards in hands]
    else:
        deck += [cards[k] for k in range(len(hands[0])) for cards in hands]
    for street_cards in (flop, turn, river):
        if street_cards:
            deck += [burns.pop(), *street_cards]
    return deck + parse_cards(then) + burns


def play(hand: Hand, line: str) -> Hand:
    """Play a line of actions for whoever's turn it is, checking after each that no chip came or went.

    ``f`` fold, ``x`` check, ``c`` call, ``r300`` bet or raise to 300, ``a`` all-in, ``b`` bring in,
    ``C`` complete, ``p`` stand pat.
    """
    issued = sum(hand.starting_stacks) + hand.carried_in
    simple = {
        "f": hand.fold, "x": hand.check, "c": hand.call, "a": hand.all_in,
        "b": hand.bring_in, "C": hand.complete, "p": hand.stand_pat,
    }  # fmt: skip
    for word in line.split():
        if word[0] == "r":
            hand.raise_to(int(word[1:]))
        else:
            simple[word]()
        assert sum(hand.stacks.values()) + hand.pot + hand.carried == issued, f"chips after {word}"
    return hand
