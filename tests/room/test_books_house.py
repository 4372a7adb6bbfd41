"""House books: the form and back, validation, versions, files, and an event played under one."""

import re
from collections.abc import Callable, Iterator
from html import unescape
from importlib import resources
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import QueryDict

from torneo.rulebook import Book, all_books, book_ids, house_problems, load_book, policies, read_house

Browser = Callable[[str], Any]
EXAMPLE = resources.files("torneo.rulebook").joinpath("examples", "club-ejemplo.yaml").read_text("utf-8")


def sent(form: dict[str, Any], changes: dict[str, list[str]] | None = None) -> QueryDict:
    """What a browser sends for the form of the editor."""
    post = QueryDict(mutable=True)
    post["house"], post["base"] = form["data"]["house"], form["data"]["base"]
    for name in ("title", "about"):
        for lang, text in form[name].items():
            post[f"{name}_{lang}"] = text
    for policy in form["on"]:
        post.appendlist("on", policy["name"])
        for field in policy["fields"]:
            for name, values in controls(field):
                post.setlist(name, values)
    post["cases"] = form["cases"]
    post["clauses"] = str(len(form["clauses"]))
    for clause in form["clauses"]:
        for name, value in clause.items():
            post.setlist(f"c.{clause['place']}.{name}", value if isinstance(value, list) else [str(value)])
    for name, values in (changes or {}).items():
        post.setlist(name, values)
    return post


def controls(field: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    match field["kind"]:
        case "choice" | "choices":
            yield field["path"], [one["code"] for one in field["choices"] if one["on"]]
        case "range":
            yield field["path"], [str(field["least"])]
            yield f"{field['path']}.most", [str(field["most"])]
        case "used":
            yield field["path"], ["1" if field["on"] else ""]
        case _:
            yield field["path"], [str(field["value"])]


def everything(base: str) -> dict[str, Any]:
    """A house book that names every policy of its base and changes none."""
    from torneo.room.views.books_house import act_on, blank

    data = {**blank(base), "house": "casa-prueba", "title": {"es": "Casa", "en": "House"}}
    for name in policies():
        data = act_on(data, f"add:policy:{name}")
    return data


def made(data: dict[str, Any], changes: dict[str, list[str]] | None = None) -> str:
    from torneo.room.views.books_house import form_of, posted_data, text_of

    return text_of(posted_data(sent(form_of(data, "es"), changes)))


# ---- the form and back -----------------------------------------------------------------------------------


@pytest.mark.parametrize("base", book_ids())
def test_the_form_of_every_policy_gives_its_value_back(base: str) -> None:
    book = read_house(made(everything(base)))
    assert book.values == load_book(base).values
    assert set(book.settings) == set(policies())


@pytest.mark.parametrize("base", ["fcp-2025", "pokerfest-2011"])
def test_whatever_field_is_changed_the_house_has_the_new_value(base: str) -> None:
    from torneo.room.views.books_house import form_of

    data = everything(base)
    tried = 0
    for policy in form_of(data, "es")["on"]:
        for field in policy["fields"]:
            change = other(field)
            if change is None:
                continue
            change |= {one["path"]: ["1"] for one in policy["fields"] if one["kind"] == "used"}
            tried += 1
            book = read_house(
                made({**data, "policies": {policy["name"]: data["policies"][policy["name"]]}}, change)
            )
            changed = {name for name in policies() if book.values[name] != load_book(base).values[name]}
            assert changed == {policy["name"]}, (policy["name"], field["path"])
    assert tried > 300


def other(field: dict[str, Any]) -> dict[str, list[str]] | None:
    """Another value a person could choose in the field, where there is one."""
    path = field["path"]
    match field["kind"]:
        case "choice":
            codes = [one["code"] for one in field["choices"] if not one["on"]]
            return {path: codes[:1]} if codes else None
        case "choices":
            codes = [one["code"] for one in field["choices"] if not one["on"]]
            return (
                {path: [*(one["code"] for one in field["choices"] if one["on"]), *codes[:1]]}
                if codes
                else None
            )
        case "number":
            return {path: ["7" if str(field["value"]) != "7" else "8"]}
        case "line":
            return {path: ["11, 12"]} if re.fullmatch(r"[\d, ]*", field["value"]) else {path: ["una, otra"]}
    return None


def test_the_example_that_comes_with_torneo_survives_the_form() -> None:
    from torneo.room.views.books_house import data_of

    before, after = read_house(EXAMPLE), read_house(made(data_of(EXAMPLE)))
    assert after.values == before.values
    assert after.clauses == before.clauses
    assert after.cases == before.cases
    assert after.cases["floor"]["clock_runs"][0] == "club-ejemplo/1"
    assert (after.id, after.name, after.about, after.amended) == (
        before.id,
        before.name,
        before.about,
        before.amended,
    )


def test_what_cannot_be_read_comes_back_as_it_was_typed_and_is_named() -> None:
    data = everything("fcp-2025") | {"policies": {"clock_seconds": 25}}
    (problem,) = house_problems(made(data, {"p.clock_seconds": ["un minuto"]}))
    assert (problem.key, problem.code) == ("policies.clock_seconds", "wrong-type")
    assert problem.message("es") == "debe ser un número entero de segundos, no un minuto"


# ---- the page --------------------------------------------------------------------------------------------


def form(answer: Any) -> QueryDict:
    """The fields of the page's form as a browser would send them."""
    page = answer.content.decode().partition('id="house"')[2].partition("</form>")[0]
    post = QueryDict(mutable=True)
    for tag in re.findall(r"<input[^>]*>", page):
        name, value = re.search(r'name="([^"]*)"', tag), re.search(r'value="([^"]*)"', tag)
        if name and ('type="checkbox"' not in tag or " checked" in tag):
            post.appendlist(unescape(name[1]), unescape(value[1]) if value else "")
    for name_, body in re.findall(r'<textarea name="([^"]*)"[^>]*>(.*?)</textarea>', page, re.S):
        post[unescape(name_)] = unescape(body)
    for name_, body in re.findall(r'<select name="([^"]*)"[^>]*>(.*?)</select>', page, re.S):
        chosen = re.search(r'value="([^"]*)" selected', body) or re.search(r'value="([^"]*)"', body)
        post[unescape(name_)] = unescape(chosen[1]) if chosen else ""
    return post


def act(browser: Any, post: QueryDict, where: str = "guardar", **fields: str) -> Any:
    for name, value in fields.items():
        post[name.replace("__", ".")] = value
    return browser.post(f"/libros/casa/{where}/", post.urlencode(), "application/x-www-form-urlencoded",
                        headers={"HX-Request": "true"} if where != "guardar" else {})  # fmt: skip


def started(browser: Any, house: str, seconds: str = "40") -> QueryDict:
    """A new book over fcp-2025 with another time on the clock, as far as the form."""
    first = form(browser.get("/libros/casa/nuevo/?base=fcp-2025"))
    added = act(browser, first, "forma", act="add:policy:clock_seconds", house=house, title_es="La casa",
                title_en="The house")  # fmt: skip
    post = form(added)
    post["p.clock_seconds"] = seconds
    return post


def test_from_a_blank_form_to_a_book_people_read(client: Browser) -> None:
    browser = client("director")
    post = started(browser, "casa-larga")
    review = act(browser, post, "revision").content.decode()
    assert "Nada que arreglar" in review
    assert "<del>25</del> <ins>40</ins>" in review
    assert "clock_seconds: 40" in unescape(review)
    saved = act(browser, post, act="ready", note="Más tiempo")
    assert saved.headers["Location"] == "/libros/casa/casa-larga/"
    public = client("public")
    assert 'href="/libros/casa-larga/"' in public.get("/libros/").content.decode()
    page = public.get("/libros/casa-larga/").content.decode()
    assert 'href="/libros/casa-larga/policy/clock_seconds/"' in page
    assert "cambiada por la casa" in page
    clause = public.get("/libros/casa-larga/policy/clock_seconds/").content.decode()
    assert "La casa lo fija así: 40." in clause
    assert 'href="/libros/fcp-2025/29.4/"' in clause
    assert "Más tiempo" in browser.get("/libros/casa/casa-larga/").content.decode()


def test_faults_are_told_in_words_and_keep_a_version_from_being_ready(client: Browser) -> None:
    browser = client("operations")
    post = started(browser, "casa-rota", "mucho")
    review = unescape(act(browser, post, "revision").content.decode())
    question = policies()["clock_seconds"].question.es
    assert (
        f'<a href="#p-clock_seconds">{question}</a>: debe ser un número entero de segundos, no mucho'
        in review
    )
    refused = act(browser, post, act="ready")
    assert refused.status_code == 422
    assert "No puede quedar lista" in refused.content.decode()
    assert act(browser, post, act="draft").status_code == 302
    assert client("public").get("/libros/casa-rota/").status_code == 404, "a draft is nobody's book yet"
    again = form(browser.get("/libros/casa/casa-rota/"))
    assert again["p.clock_seconds"] == "mucho" or "clock_seconds" in again.getlist("on")


def test_a_wrong_citation_is_named_and_leads_to_its_field(client: Browser) -> None:
    browser = client("operations")
    post = started(browser, "casa-citas", "30")
    post["cases"] = "floor: {clock_run: [fcp-2025/29.4]}"
    review = unescape(act(browser, post, "revision").content.decode())
    assert (
        '<a href="#cases">Citas caso por caso</a>: el caso «clock_run» no existe; se parecen: clock_runs'
        in review
    )
    post["cases"] = "floor: {clock_runs: [fcp-2025/29.4]}"
    assert "no existe" not in act(browser, post, "revision").content.decode()


def test_clauses_of_its_own_need_words(client: Browser) -> None:
    browser = client("director")
    post = form(act(browser, started(browser, "casa-clausula"), "forma", act="add:clause:clock_seconds"))
    assert post["c.0.topic"] == "calling-time"
    assert post.getlist("c.0.sets") == ["clock_seconds"]
    review = unescape(act(browser, post, "revision").content.decode())
    assert "Cláusula 1: Texto (español)</a>: el texto está vacío" in review
    words = {"title_es": "Cuarenta", "title_en": "Forty", "text_en": "It is forty.",
             "text_es": "Son cuarenta, no los de la [regla 29](fcp-2025/29)."}  # fmt: skip
    act(browser, post, act="ready", **{f"c__0__{name}": text for name, text in words.items()})
    page = client("public").get("/libros/casa-clausula/1/").content.decode()
    assert 'Son cuarenta, no los de la <a href="/libros/fcp-2025/29/">regla 29</a>.' in page
    bad = form(browser.get("/libros/casa/casa-clausula/"))
    review = unescape(act(browser, bad, "revision", c__0__refs="fcp-2025/999").content.decode())
    assert "remite a «fcp-2025/999», que no existe" in review


def test_versions_are_added_and_nobody_overwrites_anybody(client: Browser) -> None:
    from torneo.room.models import HouseBook

    browser = client("director")
    act(browser, started(browser, "casa-versiones"), act="ready")
    mine, yours = (
        form(browser.get("/libros/casa/casa-versiones/")),
        form(browser.get("/libros/casa/casa-versiones/")),
    )
    same = act(browser, mine.copy(), act="draft")
    assert "No ha cambiado nada" in same.content.decode()
    assert act(browser, mine, act="draft", p__clock_seconds="50").status_code == 302
    late = act(browser, yours, act="draft", p__clock_seconds="60")
    assert late.status_code == 422
    assert "Alguien ha guardado otra versión" in late.content.decode()
    assert form(late)["p.clock_seconds"] == "60", "what was typed is kept"
    rows = list(HouseBook.objects.filter(name="casa-versiones").order_by("version"))
    assert [(row.version, row.ready) for row in rows] == [(1, True), (2, False)]
    assert [read_house(row.text).values["clock_seconds"] for row in rows] == [40, 50]
    page = browser.get("/libros/casa/casa-versiones/?v=1")
    assert form(page)["p.clock_seconds"] == "40"
    assert "40" in client("public").get("/libros/casa-versiones/policy/clock_seconds/").content.decode()


def test_names_that_cannot_be(client: Browser) -> None:
    browser = client("director")
    act(browser, started(browser, "casa-nombres"), act="ready")
    wrong = {"Casa Mía": "nombre corto válido", "fcp-2025": "nombre corto válido", "buscar": "está reservado",
             "casa-nombres": "Ya hay un libro de casa"}  # fmt: skip
    for name, told in wrong.items():
        post = started(browser, "casa-x")
        post["house"] = name
        answer = act(browser, post, act="draft")
        assert answer.status_code == 422
        assert told in unescape(answer.content.decode()), name
    post = form(browser.get("/libros/casa/casa-nombres/"))
    renamed = act(browser, post, act="draft", house="casa-otra")
    assert "no puede cambiar de nombre corto" in renamed.content.decode()


def upload(browser: Any, text: bytes, name: str = "casa.yaml") -> Any:
    return browser.post("/libros/casa/", {"file": SimpleUploadedFile(name, text)})


def test_a_file_is_kept_as_it_is_and_can_be_downloaded(client: Browser) -> None:
    browser = client("director")
    assert upload(browser, EXAMPLE.encode()).headers["Location"] == "/libros/casa/club-ejemplo/"
    back = browser.get("/libros/casa/club-ejemplo/1.yaml")
    assert back.content.decode() == EXAMPLE
    assert "attachment" in back.headers["Content-Disposition"]
    assert act(browser, form(browser.get("/libros/casa/club-ejemplo/")), act="ready").status_code == 302
    found = client("public").get("/libros/buscar/?q=vasos&libro=club-ejemplo").content.decode()
    assert 'href="/libros/club-ejemplo/3/"' in found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (EXAMPLE.replace("clock_seconds: 30", "clock_seconds: treinta").encode(), "línea 10"),
        (EXAMPLE.replace("topic: table-objects", "topic: vasos").encode(), "el tema «vasos» no existe"),
        (b"house: [", "línea"),
        (b"\xff\xfe\x00", "no es texto UTF-8"),
        (b"x" * 300_000, "pasa de 256 KB"),
        (EXAMPLE.replace("club-ejemplo", "buscar").encode(), "está reservado"),
    ],
)
def test_a_file_with_faults_is_not_kept_and_every_fault_has_its_line(
    client: Browser, text: bytes, told: str
) -> None:
    from torneo.room.models import HouseBook

    before = HouseBook.objects.count()
    answer = upload(client("director"), text)
    assert answer.status_code == 422
    assert told in unescape(answer.content.decode())
    assert HouseBook.objects.count() == before


# ---- what changes at the table ---------------------------------------------------------------------------


def test_the_examples_tell_which_situations_come_out_otherwise(client: Browser) -> None:
    from torneo.room.views.books_house_review import affected

    browser = client("director")
    longer = read_house(made(everything("fcp-2025") | {"policies": {"clock_seconds": 25}},
                             {"p.clock_seconds": ["40"]}))  # fmt: skip
    found = affected(longer, "es")
    assert 0 < found["count"] < found["tried"]
    told = {
        tuple(row[which].rpartition("Tiempo: ")[2] for which in ("before", "after")) for row in found["rows"]
    }
    assert ("30 segundos", "45 segundos") in told, "the five of the countdown come on top"
    assert told <= {("30 segundos", "45 segundos"), ("15 segundos", "22 segundos")}, (
        "half for a shorter clock"
    )
    page = act(browser, started(browser, "casa-probada"), "ejemplos").content.decode()
    assert f"{found['count']} de {found['tried']} ejemplos salen de otra manera." in page
    unchanged = act(browser, started(browser, "casa-probada", "25"), "ejemplos").content.decode()
    assert f"Los {found['tried']} ejemplos salen igual." in unchanged


def test_an_event_is_played_under_the_house_book_and_keeps_its_version(client: Browser) -> None:
    from tests.room.test_wizard import form_of as sheet_form

    from torneo.journal.store import StreamHead
    from torneo.room.keeping import keeper

    browser = client("director")
    act(browser, started(browser, "casa-evento"), act="ready")
    page = browser.get("/nuevo/plantilla/club-night/")
    assert '<option value="casa-evento">La casa</option>' in page.content.decode()
    values = sheet_form(page) | {"book": "casa-evento", "id": "bajo-la-casa", "act": "create"}
    assert browser.post("/nuevo/crear/", values).headers["Location"] == "/e/bajo-la-casa/preparar/"
    head = keeper().journal.head("bajo-la-casa")
    assert isinstance(head, StreamHead)
    assert (head.book, read_house(head.house).values["clock_seconds"]) == ("casa-evento", 40)
    assert keeper().book("bajo-la-casa").values["clock_seconds"] == 40
    post = form(browser.get("/libros/casa/casa-evento/"))
    act(browser, post, act="ready", p__clock_seconds="60")
    assert keeper().book("bajo-la-casa").values["clock_seconds"] == 40
    assert browser.get("/e/bajo-la-casa/").status_code == 200
    # The clause the event's rulings cite can be read even after the house has stopped setting it.
    dropped = form(
        act(browser, form(browser.get("/libros/casa/casa-evento/")), "forma", act="drop:policy:clock_seconds")
    )
    assert act(browser, dropped, act="ready").status_code == 302
    clause = client("public").get("/libros/casa-evento/policy/clock_seconds/")
    assert "La casa lo fija así: 40." in clause.content.decode()


def test_a_draft_cannot_be_chosen_for_an_event(client: Browser) -> None:
    from tests.room.test_wizard import form_of as sheet_form

    browser = client("director")
    act(browser, started(browser, "casa-borrador"), act="draft")
    page = browser.get("/nuevo/plantilla/club-night/")
    assert "casa-borrador" not in page.content.decode()
    values = sheet_form(page) | {"book": "casa-borrador", "id": "sin-libro", "act": "create"}
    assert browser.post("/nuevo/crear/", values).status_code == 422


# ---- who may ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", ["floor", "desk", "dealer", "commission"])
def test_only_directors_make_house_books(client: Browser, role: str) -> None:
    browser = client(role)
    for address in (
        "/libros/casa/",
        "/libros/casa/nuevo/",
        "/libros/casa/club-ejemplo/",
        "/libros/casa/x/1.yaml",
    ):
        assert browser.get(address).status_code == 403
    for where in ("guardar", "forma", "revision", "ejemplos"):
        assert act(browser, QueryDict(mutable=True), where).status_code == 403
    assert client("public").get("/libros/casa/").headers["Location"].startswith("/entrar/")


def test_what_is_not_there(client: Browser) -> None:
    browser = client("director")
    assert browser.get("/libros/casa/ninguna/").status_code == 404
    assert browser.get("/libros/casa/ninguna/1.yaml").status_code == 404
    assert browser.get("/libros/casa/guardar/").status_code == 405


def test_a_house_is_no_sixth_book_of_the_library() -> None:
    books: tuple[Book, ...] = all_books()
    assert [book.id for book in books] == list(book_ids())
