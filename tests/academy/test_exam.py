"""Papers are drawn from the seed, marked without rounding up, and certified under seal."""

from msgspec.structs import replace

from torneo.academy.certificate import Certificate, sealed, unsealed, verified
from torneo.academy.exam import Sheet, graded, paper
from torneo.rulebook import load_book

BOOK = load_book("tda-2024")
SHEET = Sheet("Básico", "tda-2024", "floor", ("showdown", "out-of-turn"), 6, 20, 80, "semilla")
CERTIFICATE = Certificate("a1-7", "a1", "Ana Ñuñoa", "Básico", "tda-2024", "floor", 5, 6, "2026-11-18")


def test_the_same_seed_the_same_paper_and_another_for_each_candidate() -> None:
    one, again, other = (paper(SHEET, name, BOOK) for name in ("1", "1", "2"))
    assert one == again
    assert [q.id for q in one] != [q.id for q in other]
    assert [q.id for q in paper(replace(SHEET, seed="otra"), "1", BOOK)] != [q.id for q in one]
    assert len({q.family for q in one}) == 6


def test_nobody_passes_by_rounding() -> None:
    questions = paper(SHEET, "1", BOOK)
    right = {place: question.right for place, question in enumerate(questions)}
    assert graded(SHEET, questions, right).passed
    right.pop(0)
    assert graded(SHEET, questions, right).percent == 83
    assert graded(SHEET, questions, right).passed
    assert not graded(replace(SHEET, pass_mark=84), questions, right).passed
    assert graded(SHEET, questions, {}).right == 0


def test_what_cannot_be_an_exam_is_named() -> None:
    assert SHEET.problems(BOOK) == []
    wrong = Sheet(" ", "tda-2024", "cook", ("x",), 0, 0, 101)
    assert wrong.problems(BOOK) == ["title", "role", "questions", "minutes", "pass_mark"]
    assert Sheet("t", "tda-2024", "dealer", ("nothing",)).problems(BOOK) == ["topics"]


def test_a_seal_holds_every_letter() -> None:
    line = sealed(CERTIFICATE, b"key")
    assert verified(line, b"key") == CERTIFICATE
    assert verified(line, b"other") is None
    for place in range(len(line)):
        for letter in "Aa0_-.":
            altered = line[:place] + letter + line[place + 1 :]
            assert (verified(altered, b"key") is None) == (altered != line)
    for nothing in ("", ".", "x.y", "é.x", "=.=", line + "=", "a" * 3000 + ".b"):
        assert verified(nothing, b"key") is None
    forged = sealed(replace(CERTIFICATE, name="Otra"), b"guess")
    assert unsealed(forged) is not None
    assert verified(forged, b"key") is None
