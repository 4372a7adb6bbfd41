"""A clause is not proved by being named: some ruling of a scenario that names it must cite it."""

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from torneo.floor.acts import Bets, Does
from torneo.floor.citations import CASES
from torneo.floor.scenario import Document, load_file, opened, play, scenario_files
from torneo.floor.scenario.run import Played
from torneo.floor.scenario.shipped import FOLDER
from torneo.floor.speech.spoken_words import parse_words
from torneo.rulebook import Book, load_book

#: Shown by the outcome alone: prompts and steps of the dealer, and stud facts the hand itself sees to.
BY_OUTCOME_ONLY = {
    f"{book}/{clause}"
    for book, clauses in {
        "fcp-2025": "art-4.10 rp-8.1 rp-8.2 rp-9 rp-11-c rp-11-d",
        "tda-2024": "rp-10-C rp-10-D rp-11.1 rp-12.1 rp-13",
    }.items()
    for clause in clauses.split()
}


#: Cases by what must have happened for them to be cited.
ABOUT_ALL_INS = ("betting_reopened", "betting_not_reopened", "limit_reopening")
ABOUT_RAISES = (
    "min_raise", "raise_in_one_motion", "raise_total_said_first", "raise_call_then_one_motion", "raise_short",
    "raise_means_total",
)  # fmt: skip
ABOUT_ONE_CHIP = ("overchip_call", "overchip_bet", "overchip_raise", "overchip_raise_said_late")


class Corpus(msgspec.Struct):
    """What the shipped scenarios cite: the clauses they name, found or not, and those out of place."""

    cited: dict[str, bool]
    out_of_place: list[tuple[str, int, str, str]]


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    found = Corpus({}, [])
    for file in scenario_files([str(FOLDER)]):
        for document in load_file(file):
            assert isinstance(document, Document)
            cited: set[str] = set()
            for played in play(document, opened(document)):
                if played.ruling is None:
                    continue
                for ruling in (played.ruling, *played.ruling.followed_by):
                    cited.update(ruling.clauses)
                found.out_of_place += [
                    (document.file, played.step.line, why, clause) for why, clause in _out_of_place(played)
                ]
            for clause in document.clauses:
                found.cited[clause] = found.cited.get(clause, False) or clause in cited
    return found


@cache
def _speaks_only_of(book: Book, cases: tuple[str, ...]) -> frozenset[str]:
    """Clauses of the book that these cases cite and no other does."""
    mine = {clause for case in cases for clause in CASES.of(book, case)}
    return frozenset(
        mine - {clause for case in CASES.policies if case not in cases for clause in CASES.of(book, case)}
    )


def _out_of_place(played: Played) -> Iterator[tuple[str, str]]:
    """Clauses of the ruling on a step about something that did not happen in it."""
    act, ruling, hand = played.step.act, played.ruling, played.table.hand
    assert ruling is not None
    cited = frozenset(ruling.clauses)

    def about(*cases: str) -> frozenset[str]:
        return cited & _speaks_only_of(load_book(played.table.book.id), cases)

    all_in = ruling.all_in or any(hand.stacks[seat] == 0 for seat in hand.live_seats)
    if not all_in:
        yield from (("nobody is all-in", clause) for clause in about(*ABOUT_ALL_INS))
        if isinstance(act, Does) and act.does in ("fold", "check", "call"):
            yield from (("nobody raises", clause) for clause in about(*ABOUT_RAISES))
    first = (*played.table.deal.void, hand)[0]
    if first.absent_seats == first.penalised_seats:
        yield from (("nobody was away", clause) for clause in about("redeal_to_absent"))
    if not first.penalised_seats:
        yield from (("nobody is on penalty", clause) for clause in about("redeal_to_penalised"))
    if isinstance(act, Bets):
        if not act.gesture and not (act.says and any(one.is_tap for one in parse_words(act.says))):
            yield from (("nobody taps", clause) for clause in about("tap_is_check"))
        if not act.motions or sum(act.motions[0].values()) != 1:
            yield from (("not one chip", clause) for clause in about(*ABOUT_ONE_CHIP) if not act.takes_back)
        if act.says is None or ruling.action != "call":
            yield from (("nobody says call", clause) for clause in about("call_by_voice"))


def test_every_clause_a_scenario_names_is_cited(corpus: Corpus) -> None:
    assert {clause for clause, found in corpus.cited.items() if not found} == BY_OUTCOME_ONLY


def test_no_ruling_cites_a_clause_about_what_did_not_happen(corpus: Corpus) -> None:
    assert corpus.out_of_place == []
