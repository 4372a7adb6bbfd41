"""Addresses have names; nobody writes one down but the routes, and what listens before the pages do."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.test import Client
from django.urls import get_resolver, reverse
from tests.support.addresses import patterns

from torneo.room.addresses import Place, clause_address, page_at, view_of
from torneo.room.network import without_prefix
from torneo.room.walls.limits import most_of_body

ROOM = Path(__file__).parents[2] / "src" / "torneo" / "room"
#: They listen, or ask, before there are pages: the server's door, its walls, its watchman, the plain door.
BEFORE_THE_PAGES = {
    "asking.py", "watched.py", "drafts.py", "walls/limits.py", "walls/answers.py", "https/plain_door.py",
    "api/openapi.py", "pages/copies.py",
}  # fmt: skip
_ATTRIBUTE = re.compile(r'(?<!data-key=")(?<=")(/[^"]*)"')
_SCRIPT = re.compile(r"""["'`](/[a-z$][^"'`]*)""")


def first_parts() -> set[str]:
    """What an address of the room begins with: ``/e/``, ``/libros/``, ``/api/``."""
    return {f"/{str(one.pattern).partition('/')[0]}/" for one in get_resolver().url_patterns}


def texts(tree: ast.AST) -> Iterator[str]:
    """What the strings of a module begin with, but for docstrings."""
    told = {
        id(one.body[0].value)
        for one in ast.walk(tree)
        if isinstance(one, ast.Module | ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef)
        and one.body
        and isinstance(one.body[0], ast.Expr)
    }
    for one in ast.walk(tree):
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and id(one) not in told:
            yield one.value


def test_every_route_has_a_name_of_its_own() -> None:
    names = Counter(one.name for one in patterns())
    assert None not in names
    assert {name for name, count in names.items() if count > 1} == set()


_IN_TEMPLATES = re.compile(r"""{% (?:url|way|roles_of) ["'](\w+)["']|opens:["'](\w+)["']""")
_IN_MODULES = re.compile(r"""\b(?:reverse|redirect|Place|may_open)\((?:[\w.]+, )?["'](\w+)["']""")


def test_every_name_that_is_used_is_a_route() -> None:
    """A name that is gone would only be noticed by whoever opens the page."""
    known = {str(one.name) for one in patterns()}
    used = {
        (file.name, "".join(found) if isinstance(found, tuple) else found)
        for kind, pattern in (("*.html", _IN_TEMPLATES), ("*.py", _IN_MODULES))
        for file in ROOM.rglob(kind)
        for found in pattern.findall(file.read_text(encoding="utf-8"))
    }
    assert len(used) > 200
    assert {one for one in used if one[1] not in known} == set()


def test_no_template_writes_an_address_down() -> None:
    found = [
        f"{file.relative_to(ROOM)}: {one}"
        for file in sorted((ROOM / "templates").rglob("*.html"))
        for one in _ATTRIBUTE.findall(file.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_no_module_writes_an_address_down() -> None:
    begins = tuple(sorted(first_parts() - {"//"}))
    found = [
        f"{file.relative_to(ROOM)}: {text}"
        for file in sorted(ROOM.rglob("*.py"))
        if str(file.relative_to(ROOM)) not in BEFORE_THE_PAGES
        for text in texts(ast.parse(file.read_text(encoding="utf-8")))
        if text.startswith(begins) and not re.match(r"/(events|cases|circuits|webhooks)\b", text)
    ]
    assert not found, "\n".join(found)


def test_no_script_writes_an_address_down() -> None:
    found = [
        f"{file.name}: {one}"
        for file in sorted((ROOM / "static").rglob("*.js"))
        for one in _SCRIPT.findall(file.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_what_the_walls_know_of_addresses_is_still_so() -> None:
    """Each limit of its own is one of an address there is."""
    for name, args in (
        ("sign_in", []), ("any_ruling", ["fcp-2025"]), ("spot", ["x"]), ("players_import", ["x"]),
        ("screens", ["x"]), ("new_create", []), ("structure_edit", ["x"]), ("house_save", []), ("api", []),
    ):  # fmt: skip
        assert most_of_body(reverse(name, args=args), True) != most_of_body("/somewhere/", True), name


def test_a_place_is_told_without_its_event() -> None:
    place = Place("console_final", query=(("session", "día 1"),))
    assert place.of("x") == reverse("console_final", args=["x"]) + "?session=d%C3%ADa+1"
    assert clause_address("fcp-2025/45-B.1") == reverse("clause", args=["fcp-2025", "45-B.1"])
    assert page_at(f"http://localhost{reverse('console_clock', args=['x'])}?lang=es") == "console_clock"
    assert page_at("http://localhost/no/such/page/") == ""
    assert view_of("console_clock").__name__ == "clock"


def test_the_prefix_comes_off_whether_or_not_the_proxy_takes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert without_prefix("/torneo/e/x/") == "/torneo/e/x/"
    monkeypatch.setenv("TORNEO_URL", "https://club.example/torneo/")
    assert without_prefix("/torneo/e/x/") == without_prefix("/e/x/") == "/e/x/"
    assert without_prefix("/torneo") == "/"
    assert without_prefix("/torneos/") == "/torneos/"


def test_addresses_of_older_releases_lead_to_those_of_today(room: None) -> None:
    browser = Client(SERVER_NAME="localhost")
    for before, name, args in (
        ("/e/x/rulings/", "rulings", ["x"]),
        ("/e/x/rulings/r1/", "rulings_entry", ["x", "r1"]),
        ("/e/x/overlay/3/", "overlay_preview", ["x", 3]),
        ("/e/x/do/PauseClock/", "do", ["x", "PauseClock"]),
    ):
        for answer in (browser.get(f"{before}?lang=en"), browser.post(f"{before}?lang=en", {"why": "x"})):
            assert answer.status_code == 308, before  # a form is sent again as it was
            assert answer.headers["Location"] == reverse(name, args=args) + "?lang=en"
