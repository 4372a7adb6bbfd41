"""Candidates at an exam, all at once, in a process of its own: how long the next question takes. The room is
the one of TORNEO_DATA; ``main`` takes the sizes as JSON and prints the figures as JSON."""

import http.client
import random
import re
import sys
import threading
import time
from urllib.parse import urlencode

import msgspec

from tools.bench.room_work import serving
from torneo.academy.exam import Sheet

_THINKS = (4.0, 12.0)
"""Seconds a candidate takes over a question: faster than people are."""
_PAPERS = 8
"""Papers drawn; candidates share them, since drawing is not what is measured."""
_TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')


class Sizes(msgspec.Struct, frozen=True):
    candidates: int = 200
    questions: int = 5


class Waited(msgspec.Struct, frozen=True):
    """Milliseconds until the next question was there."""

    candidates: int
    questions: int
    median: float
    p99: float
    slowest: float
    failed: int


def measure(sizes: Sizes) -> Waited:
    from torneo.room.open_files import allow_files
    from torneo.room.serve import prepare

    allow_files()
    prepare()
    tokens = _seated(sizes)
    spent: list[float] = []
    failed: list[str] = []
    with serving() as (port, _):
        crowd = [
            threading.Thread(target=_candidate, args=(port, token, sizes.questions, number, spent, failed))
            for number, token in enumerate(tokens)
        ]
        for one in crowd:
            one.start()
        for one in crowd:
            one.join()
    spent.sort()
    return Waited(
        sizes.candidates,
        len(spent),
        1000 * spent[len(spent) // 2],
        1000 * spent[int(0.99 * (len(spent) - 1))],
        1000 * spent[-1],
        len(failed),
    )


def _seated(sizes: Sizes) -> list[str]:
    """Everybody with a paper, the time running."""
    from torneo.academy.exam import paper
    from torneo.room.exams import book_of, digest_of, make_exam, now, sheet_of
    from torneo.room.models import ExamQuestion, Sitting

    exam = make_exam(Sheet("Bench", "fcp-2025", "dealer", (), sizes.questions, 60, 80), "bench")
    sheet = sheet_of(exam)
    papers = [
        [msgspec.json.encode(one).decode() for one in paper(sheet, str(number), book_of(sheet))]
        for number in range(min(_PAPERS, sizes.candidates))
    ]
    tokens = []
    for number in range(sizes.candidates):
        token = f"bench-{number}"
        sitting = Sitting.objects.create(
            exam=exam, digest=digest_of(token), name=f"Candidate {number}", drawn=True, began=now()
        )
        ExamQuestion.objects.bulk_create(
            ExamQuestion(sitting=sitting, place=place, question=text)
            for place, text in enumerate(papers[number % len(papers)])
        )
        tokens.append(token)
    return tokens


def _candidate(
    port: int, token: str, questions: int, number: int, spent: list[float], failed: list[str]
) -> None:
    """Looks, thinks, answers; the time of each look is kept, from the answer to the next question."""
    rng = random.Random(number)
    address, cookie = f"/academia/sala/{token}/", ""
    time.sleep(rng.uniform(0, _THINKS[1]))
    for place in range(questions):
        start = time.perf_counter()
        status, page, given = _asked(port, "GET", address, "", cookie)
        spent.append(time.perf_counter() - start)
        cookie = given or cookie
        found = _TOKEN.search(page.partition(f'action="{address}respuesta/"')[2])
        if status != 200 or found is None:
            failed.append(page[:200])
            return
        time.sleep(rng.uniform(*_THINKS))
        sent = urlencode({"place": place, "choice": 0, "csrfmiddlewaretoken": found[1]})
        status, page, _ = _asked(port, "POST", f"{address}respuesta/", sent, cookie)
        if status != 302:
            failed.append(page[:200])
            return


def _asked(port: int, method: str, address: str, sent: str, cookie: str) -> tuple[int, str, str]:
    """Status, page and the cookie given; a line of its own each time, as after a pause."""
    door = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        headers = {"Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded"}
        door.request(method, address, sent or None, headers)
        answer = door.getresponse()
        page = answer.read().decode()
        return answer.status, page, (answer.headers.get("Set-Cookie") or "").partition(";")[0]
    finally:
        door.close()


if __name__ == "__main__":
    print(msgspec.json.encode(measure(msgspec.json.decode(sys.argv[1], type=Sizes))).decode())
