"""Whole events told one event at a time to somebody who only writes down what he hears: what the books ask of
seats, moves, levels, chips and places holds in all of them."""

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.support.books import by_book
from tests.support.notary import Notary

from torneo.rulebook import load_book
from torneo.simulate.fit import fitted
from torneo.simulate.runner import Run, simulate
from torneo.tournament import Happened
from torneo.tournament.structure.templates import template

SHEETS = {"pokerfest-2011": "pokerfest-2011", "fcp-2025": "federation-stop"}
MINUTE = 60_000


@cache
def journal(book: str, seed: int = 5) -> tuple[Happened, ...]:
    """From the sheet to the last prize, with something going wrong in one hand of fifty."""
    sheet = template(SHEETS.get(book, "club-night")).structure
    run = Run(book=load_book(book), structure=fitted(sheet, 60), entries=60, seed=seed, irregular=0.02)
    return tuple(simulate(run).director.journal)


def heard(book: str, *kinds: str) -> Iterator[tuple[Notary, Happened, Any]]:
    """The events of these kinds, with what had been written down before each."""
    notary, found = Notary(), 0
    for happened in journal(book):
        if not kinds or type(happened.event).__name__ in kinds:
            found += 1
            yield notary, happened, happened.event
        notary.hears(happened)
    assert found, f"no {kinds} in the event of {book}"


def points(chips: dict[int, int]) -> int:
    return sum(value * count for value, count in chips.items())


def _of(book: str, kind: str) -> list[Any]:
    return [one.event for one in journal(book) if type(one.event).__name__ == kind]


# ---- seats


@pytest.mark.parametrize(
    "book", by_book("tda-2013/6.1", "adtp-2018/6.1", "torrequebrada/5.1", "fcp-2025/7.1")
)
def test_seats_come_from_a_draw_nobody_could_foresee(book: str) -> None:
    """The seed was committed to before anybody registered; all come to sit where it says, each alone."""
    committed = {one.session: one.commitment for one in _of(book, "SeedCommitted")}
    for revealed in _of(book, "SeedRevealed"):
        digest = hashlib.sha256(bytes.fromhex(revealed.seed)).hexdigest()
        assert committed[revealed.session] == digest
    for notary, happened, drawn in heard(book, "SeatsDrawn"):
        assert {*drawn.draw.pool} <= notary.free(drawn.session)
        assert drawn.places == drawn.draw.picked
        assert len({*drawn.places}) == len({*drawn.entries})
        committed_at = [
            one.seq
            for one in journal(book)
            if type(one.event).__name__ == "SeedCommitted" and one.event.session == drawn.session
        ]
        assert committed_at[0] < happened.seq


@pytest.mark.parametrize("book", by_book("tda-2013/6.1"))
def test_who_comes_late_draws_among_the_chairs_of_the_shortest_tables(book: str) -> None:
    """Whoever comes for the first time: a re-entry keeps away from the table it lost its chips at."""
    again = {one.entry for one in _of(book, "Entered") if one.kind == "reentry"}
    for notary, _, seated in heard(book, "Seated"):
        if seated.entry in again:
            continue
        beside = notary.beside(seated.table)
        fewest = min(notary.players(table) for table in beside)
        short = {table for table in beside if notary.players(table) == fewest}
        free = notary.free(notary.session[seated.table])
        assert {*seated.draw.pool} == {place for place in free if place // 100 in short}
        assert seated.draw.picked == (100 * seated.table + seated.seat,)


@pytest.mark.parametrize("book", by_book("tda-2013/7.2", "tda-2013/7.3"))
def test_who_comes_late_or_again_has_the_stack_of_the_sheet(book: str) -> None:
    """Late entries and re-entries alike, whatever level is being played."""
    (published,) = _of(book, "Published")
    whole = points(published.structure.stack)
    late = {one.entry: one.kind for one in _of(book, "Entered") if one.late}
    assert {*late.values()} == {"entry", "reentry"}
    given = {one.entry: points(one.chips) for one in _of(book, "ChipsIssued")}
    assert {given[entry] for entry in late} == {whole}


@pytest.mark.clause("fcp-2025/art-5.4")
def test_nobody_plays_with_two_entries_at_once() -> None:
    """A re-entry is registered when the player's entry before it has gone out."""
    owner: dict[int, str] = {}
    again = 0
    for notary, _, entered in heard("fcp-2025", "Entered"):
        playing = {owner[entry] for taken in notary.seats.values() for entry in taken.values()}
        assert entered.player not in playing
        again += entered.player in owner.values()
        owner[entered.entry] = entered.player
    assert again


@pytest.mark.clause("pokerfest-2011/seating-2")
def test_the_desk_of_pokerfest_is_open_for_sixty_minutes_of_play() -> None:
    start = next(one.at for one in journal("pokerfest-2011") if type(one.event).__name__ == "SessionStarted")
    late = [happened.at - start for _, happened, one in heard("pokerfest-2011", "Entered") if one.late]
    assert late
    assert 0 < max(late) <= 60 * MINUTE


# ---- moves


def _evened(book: str) -> Iterator[tuple[Notary, Any]]:
    for notary, _, moved in heard(book, "Moved"):
        if moved.why == "balance":
            yield notary, moved


@pytest.mark.parametrize(
    "book", by_book("tda-2013/10-A.1", "adtp-2018/10-A.1", "torrequebrada/9-A.1", "fcp-2025/11-A.1")
)
def test_whoever_moves_was_next_to_have_the_big_blind(book: str) -> None:
    assert [one.from_seat for _, one in _evened(book)] == [
        notary.next_to_pay(one.from_table) for notary, one in _evened(book)
    ]


@pytest.mark.parametrize(
    "book", by_book("tda-2013/10-A.3", "adtp-2018/10-A.2", "torrequebrada/9-A.2", "fcp-2025/11-A.3")
)
def test_nobody_is_moved_into_the_chair_of_the_small_blind(book: str) -> None:
    """That is the chair whose player had the big blind last, once it is empty."""
    for notary, moved in _evened(book):
        assert moved.seat not in notary.seats[moved.table]
        assert moved.seat != notary.big.get(moved.table)


@pytest.mark.parametrize(
    "book", by_book("tda-2013/10-C", "adtp-2018/10-C.1", "torrequebrada/9-C", "fcp-2025/11-C")
)
def test_the_fullest_table_gives(book: str) -> None:
    """As the procedure of these events says, which every move names."""
    for notary, moved in _evened(book):
        most = max(notary.players(table) for table in notary.beside(moved.from_table))
        assert notary.players(moved.from_table) == most
        assert moved.facts["procedure"] == "fullest"


@pytest.mark.parametrize("book", by_book("fcp-2025/11-D.4"))
def test_no_move_makes_the_tables_less_even(book: str) -> None:
    """From the fuller to the emptier by two or more; a move never only changes which of them is short."""
    for notary, moved in _evened(book):
        assert notary.players(moved.from_table) - notary.players(moved.table) >= 2


@pytest.mark.parametrize(
    "book", by_book("tda-2013/10-D.1", "adtp-2018/10-C.2", "adtp-2018/10-D.1", "torrequebrada/9-D.1")
)
def test_a_table_three_players_short_stands_still_until_it_is_filled(book: str) -> None:
    """Nine-handed: only such a table is halted, and it deals nothing before it is released."""
    halted: set[int] = set()
    for notary, _, event in heard(book, "HandStarted", "TableHalted", "TableReleased"):
        kind = type(event).__name__
        most = max(notary.players(table) for table in notary.beside(event.table))
        short = most - notary.players(event.table)
        if kind == "TableHalted":
            assert short >= 3
            halted.add(event.table)
        elif kind == "TableReleased":
            halted.discard(event.table)
        else:
            assert event.table not in halted


@pytest.mark.parametrize("book", by_book("adtp-2018/9.1", "torrequebrada/8.1", "fcp-2025/10-B.1"))
def test_a_broken_table_goes_by_two_draws(book: str) -> None:
    """First the chairs are stacked, drawn from every free one; then who takes one of them off the top, the
    next one, and so on: whoever comes later never gets a chair that lay above."""
    chairs: tuple[int, ...] = ()
    depth = -1
    drawn: list[str] = []
    broken = 0
    for notary, _, event in heard(book, "Drawn", "Moved", "TableClosed"):
        kind = type(event).__name__
        if kind == "Drawn":
            drawn.append(event.what)
            if event.what == "seat_cards":
                chairs, depth = event.draw.picked, -1
                assert {*event.draw.pool} <= notary.free(event.session)
        elif kind == "Moved" and event.why == "break":
            lay = chairs.index(100 * event.table + event.seat)
            assert lay > depth
            depth = lay
        elif kind == "TableClosed" and event.why == "broken":
            broken += 1
            assert not notary.players(event.table)
            assert drawn[0] == "seat_cards"
            assert len(drawn) == 2
            drawn = []
    assert broken


@pytest.mark.clause("fcp-2025/rp-4")
def test_the_highest_card_takes_the_first_chair() -> None:
    """The players of a broken table move in the order of the cards turned for them."""
    cards: list[int] = []
    for _, _, event in heard("fcp-2025", "Moved", "TableClosed"):
        if type(event).__name__ == "TableClosed":
            assert cards == sorted(cards, reverse=True)
            cards = []
        elif event.why == "break":
            cards.append(_height(event.facts["card"]))


def _height(card: str) -> int:
    """An ace is the highest; of equal cards spades, hearts, diamonds, clubs."""
    return 4 * "23456789TJQKA".index(card[0]) + "cdhs".index(card[1])


@pytest.mark.clause("pokerfest-2011/stages-8", "pokerfest-2011/seating-5", "pokerfest-2011/glossary-2")
def test_the_last_ten_draw_the_chairs_of_the_final_table() -> None:
    for notary, _, formed in heard("pokerfest-2011", "FinalTableFormed"):
        left = {entry for taken in notary.seats.values() for entry in taken.values()}
        assert len(left) == formed.players == formed.seats == 10
    (changed,) = [one for one in _of("pokerfest-2011", "SeatsChanged") if one.why == "final_table"]
    assert {*changed.entries} == left
    assert changed.places == changed.draw.picked
    assert {place % 100 for place in changed.places} == {*range(1, 11)}


# ---- levels


@pytest.mark.parametrize("book", by_book("adtp-2018/23.1", "torrequebrada/11.1"))
def test_a_level_is_announced_when_the_one_before_has_run_out(book: str) -> None:
    ends = 0
    for _, happened, event in heard(book, "SessionStarted", "LevelStarted"):
        assert happened.at >= ends
        ends = event.ends_at


@pytest.mark.clause("pokerfest-2011/general-12", "pokerfest-2011/stages-2")
def test_the_blinds_of_pokerfest_go_up_every_forty_minutes() -> None:
    """The signal sounds at zero, not a moment later, on both days; time stands still in a break."""
    ends, days = 0, 0
    for _, happened, event in heard("pokerfest-2011", "SessionStarted", "LevelStarted", "BreakEnded"):
        kind = type(event).__name__
        if kind == "BreakEnded":
            ends = event.ends_at or happened.at
            continue
        days += kind == "SessionStarted"
        assert event.ends_at - happened.at == 40 * MINUTE
        assert kind == "SessionStarted" or happened.at == event.began_at == ends
        ends = event.ends_at
    assert days == 2


@pytest.mark.clause("pokerfest-2011/levels-1")
def test_no_table_of_pokerfest_deals_before_the_common_start() -> None:
    started: set[int] = set()
    for notary, _, event in heard("pokerfest-2011", "SessionStarted", "HandStarted"):
        if type(event).__name__ == "SessionStarted":
            started |= {*event.tables}
            assert {*event.tables} >= {table for table, taken in notary.seats.items() if taken}
        else:
            assert event.table in started


# ---- chips


@pytest.mark.parametrize("book", by_book("fcp-2025/24-A.1", "torrequebrada/12-A.4", "torrequebrada/12-A.5"))
def test_the_highest_cards_win_the_race_one_chip_each(book: str) -> None:
    """A card for every odd chip; players go by their best card, spades before hearts, diamonds, clubs."""
    for _, _, race in heard(book, "ChipsRaced"):
        assert {seat: len(cards) for seat, cards in race.cards.items()} == race.odd
        best = sorted(race.cards, key=lambda seat: max(map(_height, race.cards[seat])), reverse=True)
        assert list(race.winners) == best[: len(race.winners)]
        assert sum(race.given.values()) == len(race.winners)


@pytest.mark.clause("pokerfest-2011/levels-8", "pokerfest-2011/glossary-5", "pokerfest-2011/glossary-15")
def test_chips_of_pokerfest_are_bought_between_hands_and_never_after_the_add_on() -> None:
    final: set[int] = set()
    for notary, _, event in heard("pokerfest-2011", "RebuyTaken", "AddOnTaken"):
        seats = {(table, seat) for table, dealt in notary.dealt.items() for seat in dealt}
        places = {
            entry: (table, seat) for table, taken in notary.seats.items() for seat, entry in taken.items()
        }
        assert places.get(event.entry) not in seats
        assert event.entry not in final
        if type(event).__name__ == "RebuyTaken":
            assert notary.level <= 6
            assert not final
        elif not event.early:
            final.add(event.entry)
    assert final


# ---- people who are not there


@pytest.mark.clause("pokerfest-2011/general-10", "pokerfest-2011/general-11")
def test_an_empty_chair_of_pokerfest_is_dealt_to() -> None:
    away: set[int] = set()
    dealt = 0
    for notary, _, event in heard(
        "pokerfest-2011", "LeftTable", "BackAtTable", "EntryTakenOut", "HandStarted"
    ):
        kind = type(event).__name__
        if kind == "LeftTable":
            away.add(event.entry)
        elif kind != "HandStarted":
            away.discard(event.entry)
        else:
            chairs = {seat for seat, entry in notary.seats[event.table].items() if entry in away}
            assert chairs <= {*event.dealt}
            dealt += len(chairs)
    assert dealt


# ---- days and places


@pytest.mark.clause("pokerfest-2011/stages-3", "pokerfest-2011/structure-3")
def test_the_second_day_of_pokerfest_seats_all_who_came_through_the_first_and_nobody_else() -> None:
    (bagged,) = _of("pokerfest-2011", "StacksBagged")
    *_, drawn = _of("pokerfest-2011", "SeatsDrawn")
    assert {*drawn.entries} == {*bagged.stacks}
    assert min(bagged.stacks.values()) > 0


@pytest.mark.parametrize("book", by_book("torrequebrada/22-A.1", "torrequebrada/22-A.2"))
def test_in_hand_for_hand_no_table_is_a_hand_ahead(book: str) -> None:
    """All begin on the signal of a round, and there is no other before every table has ended its hand."""
    tables: set[int] = set()
    rounds = 0
    for notary, _, event in heard(book, "RoundStarted", "HandStarted"):
        if type(event).__name__ == "RoundStarted":
            rounds += 1
            assert not {*event.tables} & {*notary.dealt}
            tables = {*event.tables}
        elif event.round:
            assert event.round == rounds
            assert event.table in tables
            tables.discard(event.table)


@pytest.mark.parametrize("book", [*by_book("pokerfest-2011/regrouping-4"), "tda-2013", "adtp-2018"])
def test_prizes_go_by_who_lasted_longest(book: str) -> None:
    (ended,) = _of(book, "EventEnded")
    out = [one.entry for one in _of(book, "Eliminated")]
    places = [ended.winner, *dict.fromkeys(reversed(out))]
    *_, payouts = _of(book, "PayoutsSet")
    paid: dict[int, int] = {}
    for one in _of(book, "PrizePaid"):
        paid[one.entry] = paid.get(one.entry, 0) + one.amount
    amounts = list(payouts.amounts)
    assert [paid[entry] for entry in places[: len(amounts)]] == amounts
    assert len(paid) == len(amounts)
