"""What counts as proved."""

from torneo.rulebook import coverage, load_book


def test_a_clause_is_tested_shown_or_open() -> None:
    book = load_book("fcp-2025")
    tests = {"fcp-2025/45-B-1": ["tests/b", "tests/a"]}
    shown = ["fcp-2025/preamble", "fcp-2025/43-A.2"]
    report = coverage([book], tests, shown)
    rows = {row.id: row for row in report.clauses}
    assert rows["fcp-2025/45-B-1"].status == "tested"
    assert rows["fcp-2025/45-B-1"].tests == ("tests/a", "tests/b")
    assert rows["fcp-2025/preamble"].status == "shown"
    assert rows["fcp-2025/43-A.2"].status == "open", "an automatic clause is not covered by being shown"
    totals = report.totals.all
    assert (totals.tested, totals.shown, totals.open) == (1, 1, 468)


def test_totals_add_up_by_book_group_and_kind() -> None:
    report = coverage([load_book("fcp-2025"), load_book("tda-2013")], {}, [])
    for tallies in (report.totals.books, report.totals.groups, report.totals.kinds):
        assert sum(tally.open for tally in tallies.values()) == 470 + 266
    assert report.totals.books["tda-2013"].open == 266
