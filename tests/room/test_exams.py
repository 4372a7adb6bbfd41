"""Exams: made, sat without a hint, marked, certified; a certificate altered by one letter does not verify."""

import json
import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from tests.support.exam_room import enter, line_of, made, questions, sit

Browser = Callable[[str], Any]


@pytest.fixture
def code(client: Browser) -> str:
    return made(client)


def test_an_exam_is_sat_passed_and_certified(client: Browser, code: str) -> None:
    browser, address = enter(client, code)
    page = sit(browser, address, lambda place: place > 0)
    assert "Aprobado" in page
    assert "2 de 3 bien (66 %)" in page
    line = line_of(page)
    shown = client("public").get(f"/academia/certificado/{line}/")
    assert shown.status_code == 200
    assert "Ana Gómez Ñuñoa" in shown.content.decode()
    paper = client("public").get(f"/academia/certificado/{line}/papel.pdf")
    assert paper.content.startswith(b"%PDF")
    review = unescape(browser.get(f"{address}repaso/0/").content.decode())
    assert questions(address)[0].choices[questions(address)[0].right].text.es in review
    results = client("director").get(f"/academia/examenes/{code}/").content.decode()
    assert "Ana Gómez Ñuñoa" in results
    assert "Las preguntas más difíciles" in results


def test_who_fails_gets_no_certificate(client: Browser, code: str) -> None:
    browser, address = enter(client, code)
    page = sit(browser, address, lambda place: place == 1)
    assert "No aprobado" in page
    assert "certificado/" not in page


def test_a_certificate_altered_by_one_letter_does_not_verify(client: Browser, code: str) -> None:
    browser, address = enter(client, code)
    line = line_of(sit(browser, address, lambda place: True))
    assert client("public").get(f"/academia/certificado/{line}/").status_code == 200
    for place, letter in enumerate(line):
        altered = line[:place] + ("A" if letter != "A" else "B") + line[place + 1 :]
        answer = client("public").get(f"/academia/certificado/{altered}/")
        assert answer.status_code == 404, (place, letter)
    for other in (line + "A", line[:-1], line.upper(), line.replace(".", ""), "x", "é" * 40):
        assert client("public").get(f"/academia/certificado/{other}/").status_code == 404


def test_nothing_tells_the_answers_before_the_end(client: Browser, code: str) -> None:
    """Neither page nor source nor addresses: no mistakes, no ids, no review, no certificate."""
    browser, address = enter(client, code)
    ready = browser.get(address).content.decode()
    browser.post(f"{address}empezar/")
    for place, question in enumerate(questions(address)):
        page = browser.get(address).content.decode()
        for secret in (
            question.id,
            question.family,
            *(choice.mistake for choice in question.choices if choice.mistake),
        ):
            assert secret not in page
            assert secret not in ready
        assert not any(choice.why.es in unescape(page) for choice in question.choices if choice.mistake)
        marks = re.findall(r'<button class="choice" name="choice" value="(\d+)"><span', page)
        assert marks == [str(one) for one in range(len(question.choices))]
        assert browser.get(f"{address}repaso/{place}/").status_code == 404
        answered = browser.post(f"{address}respuesta/", {"place": place, "choice": question.right})
        assert answered.status_code == 302
        assert answered.content == b""
        if place + 1 < len(questions(address)):
            assert "Correcto" not in browser.get(address).content.decode()
    assert client("public").get(f"/academia/examenes/{code}/lista.json").status_code == 302


def test_an_answer_counts_once_and_in_its_turn(client: Browser, code: str) -> None:
    from torneo.room.exams import sitting_at
    from torneo.room.models import ExamQuestion

    browser, address = enter(client, code)
    browser.post(f"{address}respuesta/", {"place": 0, "choice": 0})
    browser.post(f"{address}empezar/")
    browser.post(f"{address}respuesta/", {"place": 2, "choice": 0})
    browser.post(f"{address}respuesta/", {"place": 0, "choice": 77})
    browser.post(f"{address}respuesta/", {"place": "x", "choice": "-1"})
    browser.post(f"{address}respuesta/", {"place": 0, "choice": 1})
    browser.post(f"{address}respuesta/", {"place": 0, "choice": 2})
    sitting = sitting_at(address.split("/")[-2])
    assert [row.choice for row in ExamQuestion.objects.filter(sitting=sitting)] == [1, -1, -1]


def test_out_of_time_the_exam_ends_by_itself(client: Browser, code: str) -> None:
    from torneo.room.models import Sitting

    browser, address = enter(client, code)
    browser.post(f"{address}empezar/")
    question = questions(address)[0]
    browser.post(f"{address}respuesta/", {"place": 0, "choice": question.right})
    Sitting.objects.filter(name="Ana Gómez Ñuñoa", ended=0).update(began=1_000)
    browser.post(f"{address}respuesta/", {"place": 1, "choice": questions(address)[1].right})
    page = browser.get(address).content.decode()
    assert "1 de 3 bien (33 %)" in page


def test_every_candidate_gets_another_paper_and_the_same_seed_the_same(client: Browser, code: str) -> None:
    from torneo.academy.exam import paper
    from torneo.room.exams import book_of, sheet_of, sitting_at

    _, one = enter(client, code)
    _, other = enter(client, code, "Beto")
    assert [q.id for q in questions(one)] != [q.id for q in questions(other)]
    sitting = sitting_at(one.split("/")[-2])
    assert sitting is not None
    sheet = sheet_of(sitting.exam)
    again = paper(sheet, str(sitting.pk), book_of(sheet))
    assert [q.id for q in again] == [q.id for q in questions(one)]


def test_results_to_take_along(client: Browser, code: str) -> None:
    browser, address = enter(client, code)
    sit(browser, address, lambda place: True)
    director = client("director")
    told = json.loads(director.get(f"/academia/examenes/{code}/lista.json").content)
    assert told["candidates"][-1]["status"] == "passed"
    assert told["candidates"][-1]["right"] == 3
    assert "seed" not in told
    assert "Ana Gómez Ñuñoa" in director.get(f"/academia/examenes/{code}/lista.csv").content.decode(
        "utf-8-sig"
    )
    assert director.get(f"/academia/examenes/{code}/lista.xlsx").content.startswith(b"PK")
    assert director.get(f"/academia/examenes/{code}/lista.doc").status_code == 404


def test_who_may_make_exams_and_what_cannot_be(client: Browser, code: str) -> None:
    assert client("dealer").get("/academia/examenes/").status_code == 403
    assert client("public").get("/academia/examenes/").status_code == 302
    wrong = {
        "title": "",
        "book": "fcp-2025",
        "role": "dealer",
        "questions": "0",
        "minutes": "x",
        "pass_mark": "101",
    }
    page = client("director").post("/academia/examenes/", wrong).content.decode()
    assert page.count('role="alert"') == 4
    assert client("public").get("/academia/examen/nada/").status_code == 404
    assert client("public").get("/academia/sala/nada/").status_code == 404
    client("director").post(f"/academia/examenes/{code}/abierto/", {"open": "0"})
    closed = client("public").post(f"/academia/examen/{code}/", {"name": "Ana"})
    assert "cerrado" in closed.content.decode()
    client("director").post(f"/academia/examenes/{code}/abierto/", {"open": "1"})
    nameless = client("public").post(f"/academia/examen/{code}/", {"name": "  "})
    assert "Escriba su nombre" in nameless.content.decode()
