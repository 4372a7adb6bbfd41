"""What was done with the cards can be checked afterwards: which went back, the new order, what was burned."""

import random

import pytest

from torneo.cards import parse_card, shuffled
from torneo.floor.acts import Act, Decides, Discovered, Does, NextStreet
from torneo.floor.card_acts import DealerActs, DealerWord
from torneo.floor.sentences.card import card_of
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.irregular_deal import cards_everywhere
from torneo.hand.rebuild import rebuild
from torneo.hand.stakes import Stakes as Level
from torneo.rulebook import book_ids, load_book

LIMPED: tuple[Act, ...] = (
    Does(seat=3, does="call"),
    Does(seat=1, does="call"),
    Does(seat=2, does="check"),
)


def table_of(book_id: str = "torrequebrada", seed: int = 5, **more: object) -> Table:
    book = load_book(book_id)
    rng = random.Random(seed)
    options: dict[str, object] = {
        "deck": shuffled(rng),
        "rng": rng,
        "stakes": Level(200, 400),
        "game": "nlhe",
    }
    options.update(more)
    hand = Hand(
        options.pop("game"),  # type: ignore[arg-type]
        options.pop("stakes"),  # type: ignore[arg-type]
        dict.fromkeys((1, 2, 3), 20_000),
        button=3,
        rules=hand_rules(book),
        stepwise=True,
        auto_showdown=False,
        **options,  # type: ignore[arg-type]
    )
    return Table(hand, book)


def test_a_premature_turn_is_recorded_card_by_card() -> None:
    """Burned, seen too soon, set aside, back into the stub before the river in a recorded order."""
    table = table_of()
    for act in (*LIMPED, NextStreet(), Does(seat=1, does="check")):
        table.rule(act)
    hand = table.hand
    assert hand.deck is not None
    burned, early, next_burn, turn = hand.undealt[:4]
    table.rule(DealerActs(what="premature_turn"))
    assert hand.events[-3:] == [("burn", burned), ("premature", early), ("aside", early)]
    for act in (Does(seat=2, does="check"), Does(seat=3, does="check"), NextStreet()):
        table.rule(act)
    assert hand.board[-1] == turn
    assert hand.burns[-2:] == [burned, next_burn]
    for act in (*(Does(seat=seat, does="check") for seat in (1, 2, 3)), NextStreet()):
        table.rule(act)
    back, reshuffle, river = hand.events[-3:]
    assert back == ("back", early)
    assert early in reshuffle[1:]
    assert river == ("board", reshuffle[1])
    assert len(hand.burns) == 3


def test_a_misdeal_is_replayed_from_a_recorded_deck() -> None:
    """The void hand notes chips and the new order; the hand dealt from it is an ordinary hand."""
    table = table_of("fcp-2025")
    before = table.hand
    table.rule(Does(seat=3, does="raise", to=1000))
    ruling = table.rule(DealerActs(what="missed_seat", seat=2))
    assert ruling.kind == "misdeal"
    assert ruling.returned == {1: 200, 2: 400, 3: 1000}
    assert table.deal.void == (before,)
    assert before.is_over
    assert before.stacks == dict.fromkeys((1, 2, 3), 20_000)
    assert not before.awards
    order = next(event for event in before.events if event[0] == "reshuffle")
    fresh = table.hand
    assert fresh.first_deck == list(order[1:])
    assert sorted(order[1:]) == list(range(52))
    assert rebuild(fresh).events == fresh.events
    assert fresh.bets == {1: 200, 2: 400, 3: 0}


def test_reshuffles_of_the_same_seed_are_the_same() -> None:
    def run() -> list[tuple[object, ...]]:
        table = table_of("fcp-2025", seed=9)
        table.rule(DealerActs(what="premature_flop"))
        return table.hand.events

    assert run() == run()


@pytest.mark.parametrize("kind", ["classic", "big_blind"])
@pytest.mark.parametrize("book_id", book_ids())
def test_a_void_hand_returns_antes_and_posts(book_id: str, kind: str) -> None:
    """Every chip put in goes back, whatever it was put in for; what was carried over stays for the redeal."""
    stakes = Stakes(200, 400, ante=50, ante_kind=kind)  # type: ignore[arg-type]
    table = table_of(book_id, stakes=stakes, dead_posts={3: 100}, carried=25)
    pot = table.hand.pot
    ruling = table.rule(DealerActs(what="wrong_first_seat", seat=2))
    assert ruling.kind == "misdeal"
    assert sum(ruling.returned.values()) == pot - 25
    assert table.hand.pot == pot
    assert sum(table.hand.stack) + table.hand.pot == 60_025


@pytest.mark.parametrize(
    "what", ["no_burn", "four_card_flop", "premature_flop", "dropped_deck", "extra_card"]
)
@pytest.mark.parametrize("book_id", book_ids())
def test_at_a_live_table_the_steps_are_shown_and_no_card_is_invented(book_id: str, what: DealerWord) -> None:
    """A hand that is told its cards has no stub to move."""
    table = table_of(book_id, deck=None, rng=None)
    hand = table.hand
    for seat in (1, 2, 3):
        hand.deal_hole(seat, [-1, -1])
    ruling = table.rule(DealerActs(what=what))
    assert ruling.clauses
    assert not hand.burns
    assert hand.deck is None


def test_the_floor_draws_the_burn_by_lot_and_it_is_the_next_card_burned() -> None:
    table = table_of("tda-2013")
    for act in LIMPED:
        table.rule(act)
    table.rule(DealerActs(what="four_card_flop"))
    hand = table.hand
    four = next(event[1:] for event in hand.events if event[0] == "four_card_flop")
    drawn = next(event[1] for event in hand.events if event[0] == "drawn")
    assert sorted((*hand.board, drawn)) == sorted(four)
    for act in (*(Does(seat=seat, does="check") for seat in (1, 2, 3)), NextStreet()):
        table.rule(act)
    assert hand.burns[-1] == drawn
    assert sorted(cards_everywhere(hand)) == list(range(52))


def test_who_decided_an_unlisted_fault_is_on_record() -> None:
    table = table_of("adtp-2018")
    table.rule(DealerActs(what="irregular_deal"))
    table.rule(Decides(option="misdeal", by="director", why="dos barajas a la vez"))
    last = table.decisions[-1]
    assert (last.question, last.option, last.by, last.why) == (
        "unlisted_fault",
        "misdeal",
        "director",
        "dos barajas a la vez",
    )
    assert len(table.deal.void) == 1


def test_a_question_changes_nothing_until_it_is_answered() -> None:
    """What the options would do is tried on a twin."""
    table = table_of("fcp-2025")
    before = (list(table.hand.stack), list(table.hand.events), table.hand)
    ruling = table.rule(DealerActs(what="odd_back"))
    assert ruling.kind == "question"
    assert (table.hand.stack, table.hand.events) == before[:2]
    assert table.hand is before[2]
    assert not table.deal.void


def test_cards_named_by_a_report_change_places_with_those_dealt() -> None:
    """A report that names four flop cards never makes a fifth ace."""
    table = table_of("tda-2013", deck=list(range(52)), rng=random.Random(1))
    for act in LIMPED:
        table.rule(act)
    named = tuple(parse_card(text) for text in ("As", "Kd", "9c", "2c"))
    table.rule(DealerActs(what="four_card_flop", cards=named))
    assert sorted(cards_everywhere(table.hand)) == list(range(52))


def test_a_blind_too_short_to_play_is_not_an_absence() -> None:
    """In the redeal its player posts what he has again, and nobody else is taken to be away."""
    book = load_book("tda-2013").with_policies(
        {
            "betting_short_blind_plays": False,
            "dealing_redeal": {"absent_and_penalised_seats": "dealt_and_killed"},
        }
    )
    stacks = {1: 20_000, 2: 150, 3: 20_000, 4: 20_000}
    hand = Hand(
        "nlhe", Level(200, 400), stacks, button=4, deck=list(range(52)), rules=hand_rules(book), stepwise=True
    )
    table = Table(hand, book)
    assert table.dead == [2]
    ruling = table.rule(DealerActs(what="boxed_cards", count=2))
    assert ruling.kind == "misdeal"
    assert table.deal.absent == frozenset()
    assert table.hand.bets == {1: 200, 2: 150, 3: 0, 4: 0}
    assert table.dead == [2]


@pytest.mark.parametrize("book_id", book_ids())
def test_a_number_of_cards_that_cannot_be_is_refused_with_what_can(book_id: str) -> None:
    """The board and its burns have to come off the stub; a hand lacks no more cards than it has."""
    table = table_of(book_id)
    stub, held = table.hand.stub, [list(cards) for cards in table.hand.hole]
    for act, most in (
        (Discovered(what="extra_cards", seat=2, count=1000), stub - 8),
        (DealerActs(what="extra_card", seat=2, count=stub - 7), stub - 8),
        (Discovered(what="short_hand", seat=2, count=3), 2),
        (DealerActs(what="short_cards", seat=2, count=3), 2),
    ):
        ruling = table.rule(act)
        assert (ruling.kind, ruling.facts) == ("refused", {"at_most": most})
        assert f"como mucho {most}" in card_of(ruling, "es").reason
    nobodys = table.rule(DealerActs(what="extra_card", count=stub + 1))
    assert nobodys.kind == "refused"
    as_the_first_players = table.book.values["dealing_wrong_card_count"]["extra_cards_tolerated"]
    assert nobodys.facts == {"at_most": stub - 8 if as_the_first_players else stub}
    assert (table.hand.stub, table.hand.hole) == (stub, held)
