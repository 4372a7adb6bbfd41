"""The academy for other programs: an exercise, its answer, results of exams, certificates."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.exam_room import enter, line_of, made, sit

Browser = Callable[[str], Any]


def token(role: str) -> dict[str, str]:
    from torneo.room.api.tokens import make

    return {"Authorization": f"Bearer {make('federación', role)[1]}"}


def test_an_exercise_and_its_answer(client: Browser) -> None:
    browser, key = client("public"), token("dealer")
    assert browser.get("/api/academy/question").status_code == 401
    told = browser.get("/api/academy/question?book=tda-2024&topic=side-pots", headers=key).json()
    assert {"right", "answer"} & {*told} == set()
    assert len(told["choices"]) >= 2
    sent = json.dumps({"id": told["id"], "choice": 0})
    answer = browser.post("/api/academy/answer", sent, content_type="application/json", headers=key).json()
    assert [one["right"] for one in answer["choices"]].count(True) == 1
    assert answer["right"] == (answer["answer"] == 0)
    assert [one["text"] for one in answer["choices"]] == told["choices"]


@pytest.mark.parametrize(
    ("address", "status"),
    [("question?book=x", 422), ("question?role=x", 422), ("question?topic=x", 422), ("exams/x", 404)],
)
def test_what_cannot_be_is_said(client: Browser, address: str, status: int) -> None:
    answer = client("public").get(f"/api/academy/{address}", headers=token("director"))
    assert answer.status_code == status, answer.content


def test_results_are_for_the_direction_and_certificates_for_everybody(client: Browser) -> None:
    code = made(client)
    browser, address = enter(client, code)
    line = line_of(sit(browser, address, lambda place: True))
    assert client("public").get(f"/api/academy/exams/{code}", headers=token("dealer")).status_code == 403
    told = client("public").get(f"/api/academy/exams/{code}", headers=token("director")).json()
    assert told["candidates"][-1]["status"] == "passed"
    every = client("public").get("/api/academy/exams", headers=token("director")).json()["exams"]
    assert code in {one["code"] for one in every}
    assert "seed" not in json.dumps(every)
    genuine = client("public").get(f"/api/academy/certificates/{line}").json()
    assert genuine["genuine"]
    assert genuine["name"] == "Ana Gómez Ñuñoa"
    assert not client("public").get(f"/api/academy/certificates/{line}x").json()["genuine"]
