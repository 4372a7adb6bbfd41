"""No page shows people data: no JSON, no type, no name of a field, no path of a data structure."""

import html
import re

import pytest
from tests.room.matrix.comers import browsers, in_play, one_of_each
from tests.support.addresses import PARTS, address, patterns

#: JSON, types of the program, paths, names with underscores.
LEAKS = re.compile(r"\{\"|\[\]|\{\}|\bNone\b|\bTrue\b|\bFalse\b|\$\.\w|Expected `|\b[a-z]+_[a-z_]+\b")
#: Pages for programmers, and files.
_OTHERS = re.compile(
    r"^/(api|soporte|static|live|salud|metrics)\b|\.(csv|xlsx|json|pdf|phh|crt|pem|svg|txt)$"
)
_CUT = re.compile(r"<(script|style|code|pre|template)\b.*?</\1>|<!--.*?-->", re.S)


@pytest.mark.slow
def test_no_page_shows_data(room: None) -> None:
    streams = one_of_each("palabras", in_play())
    found: dict[str, set[str]] = {}
    for comer, browser in browsers().items():
        if comer not in ("director", "commission", "dealer", "public"):
            continue
        for pattern in patterns():
            route = f"/{pattern.pattern}"
            stream = streams["case"] if route.startswith("/caso/") else "palabras"
            where = address(pattern, {**PARTS, "stream": stream, "token": "made-up"})
            if _OTHERS.search(where) or route == "/salir/":
                continue
            answer = browser.get(where)
            if answer.status_code != 200 or not answer.headers["Content-Type"].startswith("text/html"):
                continue
            text = html.unescape(re.sub(r"<[^>]*>", " ", _CUT.sub(" ", answer.content.decode())))
            leaks = {text[max(one.start() - 30, 0) : one.end() + 30] for one in LEAKS.finditer(text)}
            if leaks:
                found.setdefault(where, set()).update(leaks)
    assert not found
