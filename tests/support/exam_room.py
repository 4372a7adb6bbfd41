"""An exam made, entered and sat."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any

from torneo.academy.question import Question

Browser = Callable[[str], Any]


def made(client: Browser) -> str:
    """The code of a new exam of three questions."""
    answer = client("director").post(
        "/academia/examenes/",
        {"title": "Crupier básico", "book": "fcp-2025", "role": "dealer", "questions": "3", "minutes": "5",
         "pass_mark": "60", "topics": ["side-pots", "oversized-chip"]},
    )  # fmt: skip
    assert answer.status_code == 302
    return str(answer.headers["Location"].split("/")[-2])


def enter(client: Browser, code: str, name: str = "Ana Gómez Ñuñoa") -> tuple[Any, str]:
    """A candidate at the private address, with the paper drawn."""
    from torneo.room.exams import draw_paper, sitting_at

    browser = client("public")
    address = browser.post(f"/academia/examen/{code}/", {"name": name}).headers["Location"]
    sitting = sitting_at(address.split("/")[-2])
    assert sitting is not None
    draw_paper(sitting)
    return browser, address


def questions(address: str) -> list[Question]:
    from torneo.room.exams import question_of, sitting_at
    from torneo.room.models import ExamQuestion

    sitting = sitting_at(address.split("/")[-2])
    return [question_of(row) for row in ExamQuestion.objects.filter(sitting=sitting)]


def sit(browser: Any, address: str, right: Callable[[int], bool]) -> str:
    """Answers all; the last page."""
    browser.post(f"{address}empezar/")
    for place, question in enumerate(questions(address)):
        page = unescape(browser.get(address).content.decode())
        assert question.ask.es in page
        choice = question.right if right(place) else (question.right + 1) % len(question.choices)
        browser.post(f"{address}respuesta/", {"place": place, "choice": choice})
    return unescape(browser.get(address).content.decode())


def line_of(page: str) -> str:
    found = re.search(r"/academia/certificado/([^/]+)/papel.pdf", page)
    assert found is not None
    return found[1]
