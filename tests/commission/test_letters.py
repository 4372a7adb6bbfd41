"""Letters of a case: what each must tell, in both languages, and when it can be written."""

import re

import pytest
from tests.support.hearing import decided, ended, finished, ms, notified, opened, verdict

from torneo.commission import Evidence
from torneo.commission.commands import (
    AddEvidence,
    CastVote,
    CorrectError,
    DeclareFinal,
    FileAppeal,
    FileDefence,
)
from torneo.commission.letters import letter, letters
from torneo.commission.local_time import local
from torneo.paper import case_papers
from torneo.rulebook import LANGS
from torneo.writing import moment


def test_letters_come_with_what_they_tell() -> None:
    chamber = opened()
    assert letters(chamber.case, chamber.book) == ("charges",)
    assert letter(chamber.case, "decision", chamber.book, "es") is None
    chamber = decided()
    assert letters(chamber.case, chamber.book) == ("charges", "decision", "report")


@pytest.mark.clause("fcp-2025/art-18-a")
@pytest.mark.clause("fcp-2025/art-18-b")
def test_the_notice_of_the_facts_tells_what_until_when_and_what_may_follow() -> None:
    chamber = notified("2025-06-08 15:00", currency="COP")
    chamber.do(AddEvidence(evidence=Evidence(kind="recording", ref="cámara 4")), "2025-06-08 15:10")
    found = letter(chamber.case, "charges", chamber.book, "es", event="Parada Bogotá")
    assert found is not None
    text = found.text()
    for told in (
        "Luis Mora", "Parada Bogotá", "passed chips", "70.4", "Ejemplos de trampa", "cámara 4", "2 horas",
        "8 de junio de 2025, 17:00", "como máximo 4.000 COP", "expulsión", "5 días hábiles",
        "Marta, Iván, Lucía (resolución 014)",
    ):  # fmt: skip
        assert told in text, told
    assert {"fcp-2025/art-18-a", "fcp-2025/art-18-b", "fcp-2025/art-19.2"} <= set(found.clauses)
    english = letter(chamber.case, "charges", chamber.book, "en")
    assert english is not None
    assert "8 June 2025, 17:00" in english.text()
    assert "at most 4,000 COP" in english.text()


@pytest.mark.clause("fcp-2025/art-16.2")
def test_the_notice_of_the_decision_tells_votes_and_ways() -> None:
    chamber = notified()
    chamber.do(FileDefence(text="pagaba una deuda"), "2025-06-08 16:00", role="player", who="p7")
    for member, option in (("Marta", "expulsion"), ("Iván", "expulsion"), ("Lucía", "verbal_admonition")):
        scope = "tournament" if option == "expulsion" else ""
        cast = CastVote(member=member, option=option, scope=scope, why="" if scope else "bastaba un aviso")
        chamber.do(cast, "2025-06-08 17:20", who=member)
    chamber.do(verdict("expulsion", scope="tournament"), "2025-06-08 17:30")
    found = letter(chamber.case, "decision", chamber.book, "es")
    assert found is not None
    text = found.text()
    for told in (
        "expulsión del torneo", "pagaba una deuda", "2 votos a favor de 3", "Lucía votó: amonestación verbal",
        "bastaba un aviso", "it was seen", "error material", "5 días hábiles",
    ):  # fmt: skip
        assert told in text, told
    ended(finished(chamber))
    after = letter(chamber.case, "decision", chamber.book, "es")
    assert after is not None
    # Sunday 8 June 2025; Monday 9 to Friday 13 are business days in Colombia.
    assert "del 9 de junio de 2025 al 13 de junio de 2025" in after.text()


@pytest.mark.clause("fcp-2025/art-18-e")
def test_the_report_holds_the_whole_record() -> None:
    chamber = finished(decided())
    found = letter(chamber.case, "report", chamber.book, "es", happened=chamber.journal)
    assert found is not None
    assert len(found.record) == len(chamber.journal)
    assert "24 horas" in found.paragraphs[0]
    assert any("Ejecutado el 8 de junio de 2025, 17:31" in one for one in found.paragraphs)
    assert "fcp-2025/art-18-e" in found.clauses


def test_a_letter_that_went_out_stays_as_it_was() -> None:
    """An appeal passes the file to the federation; what the event's commission notified before that was its
    own, and says so for ever."""
    chamber = finished(decided())
    told: dict[str, str] = {}
    for lang in LANGS:
        found = letter(chamber.case, "decision", chamber.book, lang, happened=chamber.journal)
        assert found is not None
        told[lang] = found.text()
    assert "Órgano: Comisión Disciplinaria del evento" in told["es"]
    ended(chamber)
    chamber.do(FileAppeal(why="no fue así"), "2025-06-10 10:00", "player", "p7")
    assert chamber.case.body == "federation_disciplinary_commission"
    for lang in LANGS:
        after = letter(
            chamber.case, "decision", chamber.book, lang, at=ms("2025-06-12 10:00"), happened=chamber.journal
        )
        assert after is not None
        assert after.text() == told[lang]
        paper = case_papers.letter(
            chamber.case, "decision", chamber.book, lang, ms("2025-06-12 10:00"), chamber.journal
        )
        assert dict(paper["facts"]) == dict(after.rows)


def test_a_decision_corrected_since_is_written_anew() -> None:
    chamber = finished(decided())
    chamber.do(CorrectError(why="era otra mesa", facts="passed chips at table 2"), "2025-06-08 18:00")
    after = letter(chamber.case, "decision", chamber.book, "es", happened=chamber.journal)
    assert after is not None
    assert "passed chips at table 2" in after.text()


def test_a_decision_says_what_was_broken_not_what_would_have_been() -> None:
    chamber = decided()
    found = {
        which: letter(chamber.case, which, chamber.book, "es") for which in ("charges", "decision", "report")
    }
    assert found["charges"] is not None
    assert "Cláusulas que se habrían infringido" in found["charges"].text()
    for which in ("decision", "report"):
        one = found[which]
        assert one is not None
        assert "Cláusulas infringidas: " in one.text()
        assert "habrían" not in one.text()
    cleared = letter(decided("no_sanction").case, "decision", chamber.book, "es")
    assert cleared is not None
    assert "Cláusulas infringidas" not in cleared.text()


def test_papers_name_the_event_as_people_do() -> None:
    chamber = notified(tournament="copa-1", event_name="Copa de Bogotá")
    paper = case_papers.letter(chamber.case, "charges", chamber.book, "es", chamber.case.at, chamber.journal)
    assert paper["event"] == "Copa de Bogotá"
    assert dict(paper["facts"])["Evento"] == "Copa de Bogotá"


@pytest.mark.clause("fcp-2025/art-20-par-3")
def test_a_final_decision_is_told_to_each_recipient() -> None:
    chamber = ended(finished(decided()))
    chamber.do(DeclareFinal(), "2025-06-14 00:00", role="director")
    names = [one for one in letters(chamber.case, chamber.book) if one.startswith("final-")]
    assert names[:4] == ["final-person", "final-club", "final-league", "final-sports_ministry"]
    ministry = letter(chamber.case, "final-sports_ministry", chamber.book, "es")
    club = letter(chamber.case, "final-club", chamber.book, "es")
    assert ministry is not None
    assert club is not None
    assert "Registro Único Deportivo" in ministry.text()
    assert "fcp-2025/art-20-par-3" in ministry.clauses
    assert "Club Ases" in club.to
    assert "Registro Único Deportivo" not in club.text()
    assert "expulsión del torneo" in club.text()


@pytest.mark.parametrize("lang", LANGS)
def test_no_code_and_no_brace_is_left_in_a_letter(lang: str) -> None:
    chamber = ended(finished(decided()))
    chamber.do(DeclareFinal(), "2025-06-14 00:00", role="director")
    for which in letters(chamber.case, chamber.book):
        found = letter(chamber.case, which, chamber.book, lang, happened=chamber.journal)  # type: ignore[arg-type]
        assert found is not None
        assert not re.search(r"[{}]|[a-z]_[a-z]", "\n".join((found.to, *found.paragraphs))), which


def test_moments_are_the_venues() -> None:
    assert moment(local(ms("2025-01-01 00:05"), -300), "es") == "1 de enero de 2025, 00:05"
    assert moment(local(ms("2025-01-01 00:05"), 0), "en") == "1 January 2025, 05:05"
