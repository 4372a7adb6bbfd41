"""Scripts write and read numbers as the server does, in every place a room may be."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import Opens
from tests.support.served import Served

from torneo.writing import Lang, Unreadable, chips, read_whole, use_locale

pytestmark = pytest.mark.slow

_TYPED = (
    "0", "5", "-5", "1250", "1.250", "1,250", "1.250.000", "1,250,000", "1 250", "1\u202f250", "1'250",
    "12,5", "12.5", "1.000", "1,000", "1.0", "1,0", "25,100", "1.25.0", ".5", ",5", "1.", "1,", "", "mil",
    "1e9", "−7", "--7", "٣", "9" * 41, " 15.000 ", "15.000 €", "1.250,50", "1,250.50", "10,00", "10.00",
    "0,000",
)  # fmt: skip
_READS = "async (s) => { const it = await import('/static/room/numbers.js'); return s.map(it.readWhole); }"
_WRITES = "async (all) => { const it = await import('/static/room/numbers.js'); return all.map(it.told); }"
_SAYS = """async (texts) => {
  const it = await import("/static/room/numbers.js");
  return texts.map((text) => it.problem(text, it.readWhole(text)));
}"""


@pytest.fixture(scope="module", params=["es_ES,en", "es_MX,en_GB"])
def place(request: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room in a place of its own; this process writes as that room does."""
    use_locale(request.param)
    folder: Path = tmp_path_factory.mktemp("place")
    with Served(folder, "serve", env={"TORNEO_LOCALE": request.param}) as served:
        yield served
    use_locale("es_ES,en")


def _made_up() -> list[str]:
    signs = random.Random(7)
    return ["".join(signs.choice("0123456789.,' -") for _ in range(signs.randint(1, 9))) for _ in range(400)]


def _read(text: str, lang: Lang) -> dict[str, Any]:
    try:
        return {"value": read_whole(text, lang)}
    except Unreadable as wrong:
        return {"why": wrong.why, "meanings": list(wrong.meanings)}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_scripts_and_server_agree_about_numbers(place: Served, opens: Opens, lang: Lang) -> None:
    page = opens(lang=lang)
    page.goto(f"{place.url}/entrar/?lang={lang}")
    texts = [*_TYPED, *_made_up()]
    read = page.evaluate(_READS, texts)
    assert [{"meanings": [], **one} if "why" in one else one for one in read] == [
        _read(text, lang) for text in texts
    ]
    numbers = [0, 7, 999, 1000, 12_345, 1_250_000, 10**12]
    assert page.evaluate(_WRITES, numbers) == [chips(one, lang) for one in numbers]
    assert page.evaluate(_READS, [chips(one, lang) for one in numbers]) == [{"value": one} for one in numbers]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_scripts_say_why_in_the_words_of_the_server(place: Served, opens: Opens, lang: Lang) -> None:
    page = opens(lang=lang)
    page.goto(f"{place.url}/entrar/?lang={lang}")
    wrong = []
    for text in _TYPED:
        try:
            read_whole(text, lang)
        except Unreadable as unread:
            wrong.append((text, unread.told(lang)))
    assert len(wrong) > 10
    assert page.evaluate(_SAYS, [text for text, _ in wrong]) == [said for _, said in wrong]
