"""Decks and the seeded shuffle."""

import random

from torneo.cards import DECK, SHORT_DECK, card_text, parse_cards, rank_of, remaining, shuffled


def test_short_deck_is_the_36_cards_from_six_up() -> None:
    assert len(SHORT_DECK) == 36
    assert {card_text(card)[0] for card in SHORT_DECK} == set("6789TJQKA")


def test_a_shuffle_keeps_the_cards_and_a_seed_repeats_it() -> None:
    first, second = random.Random(7), random.Random(7)
    one = shuffled(first)
    assert one == shuffled(second)
    assert sorted(one) == list(DECK)
    assert shuffled(first) != one
    assert sorted(shuffled(first, SHORT_DECK)) == list(SHORT_DECK)


def test_every_card_comes_in_every_place_equally_often() -> None:
    """Chi-square over 52 x 52 cells: mean 51**2 = 2,601, standard deviation 72."""
    rng, rounds = random.Random(11), 5_200
    cells = [[0] * 52 for _ in DECK]
    for _ in range(rounds):
        for place, card in enumerate(shuffled(rng)):
            cells[place][card] += 1
    expected = rounds / 52
    chi_square = sum((count - expected) ** 2 / expected for row in cells for count in row)
    assert 2_601 - 4 * 72 < chi_square < 2_601 + 4 * 72


def test_remaining_cards_are_the_rest_of_the_deck_in_order() -> None:
    known = parse_cards("AsKs2c??")
    rest = remaining(known)
    assert len(rest) == 49
    assert rest == sorted(set(DECK) - set(known))
    assert min(map(rank_of, remaining(known, SHORT_DECK))) == 4
