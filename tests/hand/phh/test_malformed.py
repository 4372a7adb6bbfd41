"""Broken records, one file a fault: each gets one message naming the file and the field, line or action."""

from pathlib import Path

import pytest

from torneo.hand.phh import PhhError, read_phh, replay

FOLDER = Path(__file__).parent / "malformed"

CARDS = (
    "a card is a rank 2-9, T or 10, J, Q, K, A followed by a suit c, d, h, s, as in Ah, 10c or T♣, "
    "or ?? for a hidden card"
)
CODES = "F2L3D, F7S, F7S/8, FB, FO/8, FR, FT, N2L1D, NS, NT, PO"

#: What follows the file's name in the message.
UNREADABLE = {
    "actions_not_texts.phh": ", hand 7: actions[3]: must be a text, is 3",
    "amount_nan.phh": ", hand 7: actions[7] 'p1 cbr nan': 'nan' is not an amount",
    "amount_not_a_number.phh": ", hand 7: actions[7] 'p1 cbr lots': 'lots' is not an amount",
    "ante_below_zero.phh": ", hand 7: antes[1]: must not be below zero, is -1",
    "ante_status_not_true_or_false.phh": ", hand 7: ante_trimming_status: must be true or false, is 'yes'",
    "duplicate_board_card.phh": ", hand 7: actions[6] 'd db 2h3hKd': duplicate_card (card=Kd)",
    "duplicate_card.phh": ", hand 7: actions[1] 'd dh p2 KcAd': duplicate_card (card=Ad)",
    "empty.phh": ": the file is empty",
    "fold_with_a_card.phh": ", hand 7: actions[3] 'p3 f AcAd': is no PHH action",
    "list_in_place_of_hands.phhs": ", hand 1: variant: missing; is the file cut off?",
    "low_card_in_short_deck.phh": ", hand 7: actions[6] 'd db 6h7h5s': card_not_in_deck (card=5s)",
    "min_bet_below_zero.phh": ", hand 7: min_bet: must not be below zero, is -100",
    "missing_bring_in.phh": ", hand 7: bring_in: missing; is the file cut off?",
    "missing_min_bet.phh": ", hand 7: min_bet: missing; is the file cut off?",
    "missing_variant.phh": ", hand 7: variant: missing; is the file cut off?",
    "nonsense_action.phh": ", hand 7: actions[3] 'p3 sings': is no PHH action",
    "not_toml.phh": (
        ": not readable as TOML: Expected '=' after a key in a key/value pair (at line 1, column 6)"
    ),
    "not_utf8.phh": ": is not UTF-8 text (byte 20)",
    "nothing_to_bet.phh": ", hand 7: stakes: have neither a blind nor a bet size",
    "one_player.phh": ", hand 7: starting_stacks: a hand needs at least two players, got 1",
    "only_a_comment.phh": ": the file is empty",
    "seat_zero.phh": ", hand 7: seats: must be a list of seat numbers from 1",
    "shown_cards_not_held.phh": ", hand 7: actions[15] 'p1 sm AhAs': not_the_cards_dealt (seat=1)",
    "stack_below_zero.phh": ", hand 7: starting_stacks[2]: must be above zero, is -5",
    "stack_nan.phh": ", hand 7: starting_stacks[1]: NaN is not an amount",
    "stack_not_a_number.phh": ", hand 7: starting_stacks[1]: '1000' is not a number",
    "stack_of_zero.phh": ", hand 7: starting_stacks[1]: must be above zero, is 0",
    "stacks_not_a_list.phh": ", hand 7: starting_stacks: must be a list of numbers, is 1000",
    "too_few_antes.phh": ", hand 7: antes: 2 values for 3 players",
    "too_few_finishing_stacks.phh": ", hand 7: finishing_stacks: 2 values for 3 players",
    "too_few_names.phh": ", hand 7: players: must be a list of 3 names",
    "too_few_seats.phh": ", hand 7: seats: 2 seats for 3 players",
    "too_many_blinds.phh": ", hand 7: blinds_or_straddles: 4 values for 3 players",
    "too_many_players.phh": ", hand 7: seats: nlhe cannot be dealt to 23 players",
    "truncated_between_fields.phh": ", hand 1: actions: missing; is the file cut off?",
    "truncated_toml.phh": ": not readable as TOML: Unterminated string (at end of document, line 9)",
    "two_players_in_a_seat.phh": ", hand 7: seats: two players in seat 4",
    "unknown_player.phh": ", hand 7: actions[3] 'p9 f': no player 'p9', there are p1 to p3",
    "unknown_variant.phh": ", hand 7: variant: unknown game 'XX'; known: " + CODES,
    "unreadable_card.phh": ", hand 7: actions[1] 'd dh p2 KcKx': cannot read 'Kx' in cards 'KcKx': " + CARDS,
    "variant_is_a_list.phh": ", hand 7: variant: unknown game ['NT']; known: " + CODES,
}

DIFFERENT = {
    "acts_after_the_end.phh": "actions[9] 'p1 cc': nobody can act, the hand is over",
    "acts_before_the_deal.phh": "actions[2] 'p3 f': nobody can act, the hand is waiting for cards: 2 of p3",
    "board_before_betting_ended.phh": (
        "actions[5] 'd db 2h3h4s': illegal action: "
        "cards_not_expected (board=True, expected=0, got=3, waiting_for=bet)"
    ),
    "bring_in_in_holdem.phh": "actions[3] 'p3 pb': illegal action: no_bring_in_now (status=bet)",
    "draw_in_holdem.phh": "actions[3] 'p3 sd Qc': illegal action: no_draw_now",
    "ends_too_soon.phh": "the record ends on the flop, waiting for p2 to act",
    "illegal_raise.phh": (
        "actions[7] 'p1 cbr 60': illegal action: raise_below_minimum (seat=1, to=60, min=100)"
    ),
    "raise_without_chips.phh": (
        "actions[7] 'p1 cbr 5000': illegal action: not_enough_chips (seat=1, to=5000, max=900)"
    ),
    "too_many_hole_cards.phh": (
        "actions[1] 'd dh p2 KcKd2c': illegal action: "
        "cards_not_expected (seat=2, expected=2, got=3, waiting_for=deal)"
    ),
    "wrong_actor.phh": "actions[3] 'p1 f': wrong actor, it is p3's turn",
    "wrong_finishing_stacks.phh": "finishing stacks: recorded [1000, 1000, 1000], played [1100, 900, 1000]",
}


def test_every_broken_file_is_checked() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {*UNREADABLE, *DIFFERENT}


def test_the_record_they_are_made_from_is_sound() -> None:
    (record,) = read_phh(FOLDER.parent / "sound.phh")
    assert replay(record).ok


@pytest.mark.parametrize("name", UNREADABLE)
def test_unreadable_record_is_refused_with_one_clear_message(name: str) -> None:
    file = FOLDER / name
    with pytest.raises(PhhError) as refused:
        [replay(record) for record in read_phh(file)]
    assert str(refused.value) == f"{file}{UNREADABLE[name]}"


@pytest.mark.parametrize("name", DIFFERENT)
def test_record_the_engine_cannot_follow_names_the_action(name: str) -> None:
    file = FOLDER / name
    (record,) = read_phh(file)
    result = replay(record)
    assert (result.file, result.hand, result.ok) == (str(file), 7, False)
    assert result.mismatch == DIFFERENT[name]


def test_played_stacks_are_given_only_if_the_hand_was_played_out() -> None:
    (cut,) = read_phh(FOLDER / "ends_too_soon.phh")
    assert replay(cut).finishing_stacks is None
    (whole,) = read_phh(FOLDER / "wrong_finishing_stacks.phh")
    assert replay(whole).finishing_stacks == [1100, 900, 1000]


def test_missing_file_and_folder_are_named(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.phh"
    with pytest.raises(PhhError) as refused:
        read_phh(nowhere)
    assert str(refused.value) == f"{nowhere}: there is no such file"
    with pytest.raises(PhhError) as refused:
        read_phh(tmp_path)
    assert str(refused.value) == f"{tmp_path}: is a folder, name the files in it"


def test_one_broken_hand_among_many_is_named(tmp_path: Path) -> None:
    sound = (FOLDER.parent / "sound.phh").read_text(encoding="utf-8").replace("hand = 7\n", "")
    file = tmp_path / "many.phhs"
    file.write_text(f"[1]\n{sound}\n[2]\n{sound.replace('min_bet = 100', '')}", encoding="utf-8")
    with pytest.raises(PhhError) as refused:
        read_phh(file)
    assert str(refused.value) == f"{file}, hand 2: min_bet: missing; is the file cut off?"
