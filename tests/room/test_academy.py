"""The academy's pages: courses, exercises, answers; with an account and without."""

import json
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest

from torneo.academy.sources import make
from torneo.room.learning import sound

Browser = Callable[[str], Any]


def sent(browser: Any, address: str, **body: Any) -> Any:
    return browser.post(address, json.dumps({"role": "dealer", **body}), content_type="application/json")


def test_the_academy_shows_the_course_of_a_role(client: Browser) -> None:
    page = client("public").get("/academia/?libro=fcp-2025&papel=dealer").content.decode()
    assert "Botes paralelos" in page
    assert 'href="/academia/fcp-2025/dealer/?tema=side-pots"' in page
    assert "se guarda en este navegador" in page
    assert "se guarda con su cuenta" in client("dealer").get("/academia/").content.decode()
    assert client("public").get("/academia/?libro=nada").status_code == 404
    assert client("public").get("/academia/?papel=nada").status_code == 404
    assert "Side pots" in client("public").get("/academia/?lang=en").content.decode()


def test_an_exercise_is_asked_and_answered_without_an_account(client: Browser) -> None:
    browser = client("public")
    told = sent(browser, "/academia/fcp-2025/siguiente/", topic="side-pots").json()
    question = make(told["id"])
    page = unescape(told["html"])
    assert question.ask.es in page
    assert all(choice.text.es in page for choice in question.choices)
    answer = sent(browser, "/academia/fcp-2025/respuesta/", id=told["id"], choice=question.right).json()
    assert answer["right"]
    assert answer["memory"]["traces"][question.family]["right"] == 1
    other = (question.right + 1) % len(question.choices)
    wrong = sent(
        browser, "/academia/fcp-2025/respuesta/", id=told["id"], choice=other, memory=answer["memory"]
    ).json()
    assert not wrong["right"]
    assert wrong["memory"]["answered"] == 2
    assert question.choices[other].why.es in unescape(wrong["html"])
    assert "Qué dicen los otros reglamentos" in wrong["html"]


def test_nothing_of_the_page_tells_which_choice_is_right(client: Browser) -> None:
    browser = client("public")
    for topic in ("side-pots", "oversized-chip", "irregular-flop"):
        told = sent(browser, "/academia/fcp-2025/siguiente/", topic=topic).json()
        assert {*told} == {"id", "html"}
        question = make(told["id"])
        for choice in question.choices:
            if choice.mistake:
                assert choice.why.es not in unescape(told["html"])
        marks = [part.split(">")[0] for part in told["html"].split('class="choice"')[1:]]
        assert len({mark.replace(f'"{place}"', "") for place, mark in enumerate(marks)}) == 1


def test_what_is_due_comes_first(client: Browser) -> None:
    browser = client("public")
    told = sent(browser, "/academia/fcp-2025/siguiente/", topic="side-pots").json()
    question = make(told["id"])
    wrong = (question.right + 1) % len(question.choices)
    memory = sent(browser, "/academia/fcp-2025/respuesta/", id=told["id"], choice=wrong).json()["memory"]
    memory["traces"][question.family]["due"] = 1
    again = sent(browser, "/academia/fcp-2025/siguiente/", topic=question.topic, memory=memory).json()
    assert make(again["id"]).family == question.family
    shown = sent(browser, "/academia/fcp-2025/avance/", memory=memory).content.decode()
    assert "para repasar" in shown
    assert "flojo" in shown


def test_with_an_account_the_room_remembers(client: Browser) -> None:
    browser = client("dealer")
    told = sent(browser, "/academia/fcp-2025/siguiente/", topic="side-pots").json()
    question = make(told["id"])
    answer = sent(
        browser,
        "/academia/fcp-2025/respuesta/",
        id=told["id"],
        choice=question.right,
        memory={"answered": 99},
    ).json()
    assert "memory" not in answer
    page = client("dealer").get("/academia/?libro=fcp-2025").content.decode()
    assert "100 %" in page
    assert "<b>1</b> respuesta" in page


@pytest.mark.parametrize(
    "memory",
    [b"", b"x", b"[]", b'{"traces": 3}', b'{"answered": "x"}',
     b'{"traces": {"a": {"id": "x", "topic": "t", "due": 99999999999999}}}',
     b'{"traces": {"a": {"id": "x", "topic": "t", "last": -5}}}',
     b'{"traces": {"a": {"id": "x", "topic": "t", "state": 9}}}',
     b'{"traces": {"a": {"id": "x", "topic": "t", "stability": -1.0, "last": 5}}}',
     b"[" * 5000],
)  # fmt: skip
def test_a_memory_that_cannot_be_is_forgotten(memory: bytes) -> None:
    assert sound(memory).answered == 0
    assert sound(memory).traces == {}


def test_what_cannot_be_asked_is_refused(client: Browser) -> None:
    browser = client("public")
    good = make("fcp-2025/g/one-big-chip/1")
    assert sent(browser, "/academia/fcp-2025/respuesta/", id="fcp-2025/g/x/1", choice=0).status_code == 404
    assert sent(browser, "/academia/fcp-2025/respuesta/", id=good.id, choice=9).status_code == 404
    assert sent(browser, "/academia/nada/siguiente/").status_code == 404
    assert sent(browser, "/academia/fcp-2025/siguiente/", role="x").status_code == 404
    assert sent(browser, "/academia/fcp-2025/siguiente/", topic="nada").status_code in (200, 404)
    assert (
        browser.post("/academia/fcp-2025/siguiente/", "{", content_type="application/json").status_code == 404
    )
    assert browser.get("/academia/fcp-2025/dealer/?tema=nada").status_code == 404
    assert browser.get("/academia/fcp-2025/nada/").status_code == 404
    assert browser.get("/academia/fcp-2025/dealer/?tema=side-pots").status_code == 200
