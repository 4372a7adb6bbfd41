"""What keeps strangers out and personal data in: headers, forgery, passwords, links, uploads."""

from html.parser import HTMLParser
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from tests.support.addresses import PARTS, address, patterns
from tests.support.kept_room import command, keep, signed_in, state_of
from tests.support.private import PERSONAL, with_luz
from tests.support.room import Room
from tests.support.seating import opened

from torneo.tournament.clock.commands import StartSession
from torneo.tournament.entries.commands import CorrectPlayer, EnterPlayer, RegisterPlayer
from torneo.tournament.seats.commands import DrawSeats, MovePlayer

STAFF = ("director", "operations", "floor", "desk", "dealer", "commission")


def played() -> Room:
    room = with_luz()
    room.do(CorrectPlayer(player="luz", country="CO"))
    entry = next(one for one in room.state.alive() if one.player == "luz")
    room.do(MovePlayer(entry=entry.number, table=3 - entry.table, why="por el aire"))
    return room


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    return keep("seguridad", played())


@pytest.fixture(scope="module")
def director(room: None) -> Any:
    return signed_in("director")


@pytest.fixture(scope="module")
def parts(stream: str) -> dict[str, Any]:
    """Something that is there for each part of an address."""
    from torneo.room.models import Link

    return {**PARTS, "stream": stream, "player": "luz", "token": Link.make(stream, "player", "luz")}


class Inline(HTMLParser):
    """Finds scripts and styles written into a page, which its policy would stop anyway."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        data = names.get("type") == "application/json"  # nothing runs it
        if tag == "style" or (tag == "script" and not names.get("src") and not data):
            self.found.append(f"<{tag}>")
        for name, value in attrs:
            if name == "style" or name.startswith(("on", "hx-on")) or "javascript:" in (value or "").lower():
                self.found.append(f"{tag} {name}={value}")
            if (
                name in ("src", "href")
                and (value or "").startswith(("http:", "https:", "//"))
                and tag in _LOADS
            ):
                self.found.append(f"{tag} from elsewhere: {value}")


_LOADS = ("script", "link", "img", "iframe")


def html_pages(browser: Any, parts: dict[str, Any]) -> dict[str, Any]:
    """Every page the browser may see, by address."""
    found = {}
    for pattern in patterns():
        where = address(pattern, parts)
        answer = browser.get(where)
        assert answer.status_code < 500, where
        if answer.status_code in (200, 403, 404) and answer.headers["Content-Type"].startswith("text/html"):
            found[where] = answer
    return found


# ---- pages ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", ["director", "public"])
def test_every_page_has_its_policy_and_nothing_inline(parts: dict[str, Any], role: str) -> None:
    """The card of a seat alone may be in a frame, of the room's own desk that prints it."""
    pages = html_pages(signed_in(role), parts)
    assert len(pages) >= 10
    for where, answer in pages.items():
        policy = answer.headers["Content-Security-Policy"]
        assert "script-src 'self'" in policy, where
        assert "style-src 'self'" in policy
        assert "default-src 'self'" in policy
        printed = "/inscripcion/tarjeta/" in where
        assert ("frame-ancestors 'self'" if printed else "frame-ancestors 'none'") in policy
        assert "unsafe" not in policy
        assert answer.headers["X-Frame-Options"] == ("SAMEORIGIN" if printed else "DENY")
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        inline = Inline()
        inline.feed(answer.content.decode())
        assert not inline.found, (where, inline.found)


def test_fragments_hold_nothing_inline(stream: str) -> None:
    from torneo.room.fragments import FRAGMENTS, rendered

    for topic in FRAGMENTS:
        inline = Inline()
        inline.feed(rendered(stream, topic, "es")[1])
        assert not inline.found, (topic, inline.found)


def test_what_people_type_is_text_and_never_markup(room: None) -> None:
    bad = "<img src=x onerror=alert(1)><script>alert(1)</script>"
    one = opened("fcp-2025", 8, 1)
    one.do(RegisterPlayer(player="mal", name=f"Luz {bad}", club=bad, document="D-mal"))
    one.do(EnterPlayer(player="mal", id_checked=True))
    one.do(DrawSeats(session="1"))
    one.do(StartSession(session="1"))
    stream = keep("seguridad-letras", one)
    entry = max(one.state.entries)
    parts = {**PARTS, "stream": stream, "player": "mal", "number": entry, "entry": entry}
    parts["seq"] = one.state.version - 1
    seen = 0
    for role in ("director", "desk", "public"):
        for where, answer in html_pages(signed_in(role), parts).items():
            text = answer.content.decode()
            assert "<script>alert" not in text, where
            assert "<img src=x" not in text, where
            seen += "&lt;script&gt;alert" in text
    assert seen > 3


@pytest.mark.parametrize("lang", ["es", "en"])
def test_public_pages_tell_nothing_personal(stream: str, parts: dict[str, Any], lang: str) -> None:
    browser = signed_in("public")
    looked = 0
    for pattern in patterns():
        where = address(pattern, parts)
        answer = browser.get(f"{where}?lang={lang}")
        if answer.status_code == 200:
            looked += 1
            text = answer.content.decode()
            for secret in PERSONAL:
                assert secret not in text, (where, secret)
    assert looked >= 8


def test_public_fragments_tell_nothing_personal(stream: str) -> None:
    from torneo.room.fragments import FRAGMENTS, rendered

    public = [one.topic for one in FRAGMENTS.values() if "public" in one.roles]
    assert {"clock", "standing", "moves"} <= set(public)
    for topic in public:
        for lang in ("es", "en"):
            text = rendered(stream, topic, lang)[1]
            assert not [secret for secret in PERSONAL if secret in text], topic


def test_the_screens_know_who_may_watch_what(stream: str, director: Any) -> None:
    """The hub answers with the topics of the visitor's role and of this kind of stream only."""
    from torneo.room.fragments import FRAGMENTS
    from torneo.room.watcher import Part
    from torneo.room.watching import allowed

    def topics(cookie: bytes, name: str = stream) -> set[str]:
        scope = {"headers": [(b"cookie", cookie)] if cookie else []}
        asked = frozenset(Part(name, "es", topic) for topic in (*FRAGMENTS, "pace", "nothing"))
        return {part.topic for part in allowed(scope, asked)}

    def of_events(role: str) -> set[str]:
        return {one.topic for one in FRAGMENTS.values() if role in one.roles and one.kind == "tournament"}

    assert topics(b"") == {"pace", *of_events("public")}
    for role in STAFF:
        cookie = f"sessionid={signed_in(role).cookies['sessionid'].value}".encode()
        assert topics(cookie) == {"pace", *of_events(role)}
    assert topics(b"sessionid=made-up") == topics(b"")
    assert not topics(b"") & {"tables", "proposals", "clock_control", "recent"}
    assert topics(b"", "no-such-event") == set()


def test_a_stranger_host_is_not_answered(room: None) -> None:
    from django.test import Client

    answer = Client(SERVER_NAME="evil.example").get("/")
    assert answer.status_code == 400


# ---- forgery -------------------------------------------------------------------------------------------


def test_a_form_from_elsewhere_changes_nothing(stream: str) -> None:
    browser = signed_in("director", enforce_csrf_checks=True)
    before = state_of(stream).version
    answer = command(browser, stream, "PauseClock", why="x")
    assert answer.status_code == 403
    assert state_of(stream).version == before


def test_no_address_takes_forms_without_their_token(parts: dict[str, Any]) -> None:
    browser = signed_in("director", enforce_csrf_checks=True)
    for pattern in patterns():
        assert not getattr(pattern.callback, "csrf_exempt", False), pattern
        where = address(pattern, parts)
        assert browser.post(where, {}).status_code in (403, 405), where


def test_a_form_of_ours_is_taken(stream: str) -> None:
    browser = signed_in("director", enforce_csrf_checks=True)
    page = browser.get(f"/e/{stream}/direccion/").content.decode()
    token = page.split('data-csrf="')[1].split('"')[0]
    assert len(token) >= 32
    headers = {"HX-Request": "true", "X-CSRFToken": token}
    answer = browser.post(f"/e/{stream}/hacer/Announce/", {"kind": "x"}, headers=headers)
    assert answer.status_code == 200
    assert "X-Torneo-Status" in answer.headers


@pytest.mark.parametrize("place", ["https://evil.example/", "//evil.example/", "javascript:alert(1)"])
def test_nobody_is_sent_elsewhere(stream: str, place: str) -> None:
    browser = signed_in("director")
    answer = browser.post(f"/e/{stream}/hacer/Announce/", {"kind": "x", "next": place})
    assert answer.status_code == 302
    assert answer.headers["Location"] == "/"


# ---- accounts ------------------------------------------------------------------------------------------


def test_passwords_are_kept_with_argon2_and_weak_ones_refused(stream: str, director: Any) -> None:
    from django.contrib.auth.models import User

    where = "/cuentas/nueva/"
    director.post(where, {"username": "nueva", "password": "password", "role": "desk"})
    assert not User.objects.filter(username="nueva").exists()
    director.post(where, {"username": "nueva", "password": "un-caballo-verde", "role": "desk", "name": "Eva"})
    assert User.objects.get(username="nueva").password.startswith("argon2$argon2id$")


def test_only_directors_make_accounts(stream: str) -> None:
    from django.contrib.auth.models import User

    fields = {"username": "intruso", "password": "un-caballo-verde", "role": "director"}
    for role in ("floor", "desk", "dealer", "commission", "public"):
        answer = signed_in(role).post("/cuentas/nueva/", fields)
        assert answer.status_code in (302, 403)
    assert not User.objects.filter(username="intruso").exists()


def test_guessing_passwords_is_stopped(room: None) -> None:
    from axes.utils import reset
    from django.contrib.auth.models import User
    from django.test import Client

    from torneo.room.settings import AXES_FAILURE_LIMIT

    User.objects.create_user("victima", password="un-caballo-verde")
    other = User.objects.create_user("otra", password="un-caballo-verde")
    browser = Client(SERVER_NAME="localhost")
    right = {"username": "victima", "password": "un-caballo-verde"}
    try:
        for number in range(AXES_FAILURE_LIMIT):
            answer = browser.post("/entrar/", {"username": "victima", "password": f"guess-{number}"})
        assert answer.status_code == 429
        assert "Demasiados intentos" in answer.content.decode()
        assert browser.post("/entrar/", right).status_code == 429
        assert "_auth_user_id" not in browser.session
        answer = Client(SERVER_NAME="localhost").post("/entrar/", {**right, "username": other.username})
        assert answer.status_code == 302
    finally:
        reset()
    assert browser.post("/entrar/", right).status_code == 302


def test_the_first_account_can_be_made_only_once(room: None) -> None:
    from django.contrib.auth.models import User
    from django.test import Client

    before = User.objects.count()
    fields = {"name": "Otra", "username": "otra-direccion", "password": "un-caballo-verde"}
    answer = Client(SERVER_NAME="localhost").post("/primera-vez/", fields)
    assert answer.headers["Location"] == "/entrar/"
    assert User.objects.count() == before


def test_cookies_stay_in_the_browser(room: None) -> None:
    from django.test import Client

    browser = Client(SERVER_NAME="localhost")
    browser.get("/entrar/")
    answer = browser.post("/entrar/", {"username": "desk", "password": "sala-de-prueba"})
    assert answer.status_code == 302
    assert browser.cookies["sessionid"]["httponly"]
    for name in ("sessionid", "csrftoken"):
        assert browser.cookies[name]["samesite"] == "Lax"


def test_the_support_pages_are_for_the_first_account_only(room: None) -> None:
    for role in ("operations", "floor", "desk", "dealer", "commission", "public"):
        answer = signed_in(role).get("/soporte/")
        assert answer.status_code == 302
        assert "login" in answer.headers["Location"]


def test_a_real_room_has_no_demonstration_in_it(director: Any) -> None:
    from django.contrib.auth.models import User

    from torneo.room.demo.accounts import ACCOUNTS

    assert not User.objects.filter(username__in=[name for name, _, _ in ACCOUNTS if name != "floor"]).exists()
    for where in ("velocidad", "propuestas", "entrar"):
        answer = director.post(f"/demo/{where}/", {"role": "director", "speed": "60", "auto": "1"})
        assert answer.status_code == 404
    assert "torneo-demo" not in director.get("/").content.decode()


def test_the_secret_key_is_the_rooms_own(room: None) -> None:
    from django.conf import settings

    from torneo.room.models import Secret

    assert Secret.objects.get().value == str(settings.SECRET_KEY)
    assert len(settings.SECRET_KEY) >= 50
    assert not settings.DEBUG


# ---- links ---------------------------------------------------------------------------------------------


def test_a_link_cannot_be_guessed_read_back_or_used_once_revoked(stream: str) -> None:
    from torneo.room.models import Link

    desk, player = signed_in("desk"), signed_in("public")
    where = f"/e/{stream}/jugadores/luz/enlace/"

    def made() -> str:
        page: str = desk.post(where).content.decode()
        return page.split("/j/")[1].split("/")[0]

    first = made()
    assert len(first) >= 32
    assert not Link.objects.filter(digest=first).exists()
    assert first not in desk.get(where).content.decode()
    page = player.get(f"/j/{first}/")
    assert page.status_code == 200
    assert "Luz Amaya" in page.content.decode()
    assert page.headers["Cache-Control"] == "no-store"
    assert page.headers["Referrer-Policy"] == "no-referrer"
    second = made()
    assert second != first
    assert player.get(f"/j/{first}/").status_code == 410
    assert player.get(f"/j/{first}/mio/").status_code == 410
    assert player.get(f"/j/{second}/").status_code == 200
    desk.post(where, {"act": "revoke"})
    assert player.get(f"/j/{second}/").status_code == 410
    guess = second[:-1] + ("y" if second[-1] == "x" else "x")
    assert player.get(f"/j/{guess}/").status_code == 404
    other = Link.make(stream, "screen", "luz")
    assert player.get(f"/j/{other}/").status_code in (404, 410)


def test_a_player_sees_only_what_is_his_own(stream: str) -> None:
    from torneo.room.models import Link

    token = Link.make(stream, "player", "p1")
    text = signed_in("public").get(f"/j/{token}/").content.decode()
    assert "Jugador 1" in text
    assert not [secret for secret in PERSONAL if secret in text]


def test_links_are_made_by_those_who_know_the_players(stream: str) -> None:
    from torneo.room.models import Link

    for role in ("dealer", "commission", "public"):
        before = Link.objects.count()
        assert signed_in(role).post(f"/e/{stream}/jugadores/luz/enlace/").status_code in (302, 403)
        assert Link.objects.count() == before


# ---- uploads -------------------------------------------------------------------------------------------


def test_a_form_too_big_is_turned_away(stream: str, director: Any) -> None:
    before = state_of(stream).version
    answer = director.post(f"/e/{stream}/hacer/PauseClock/", {"why": "x" * 6_000_000})
    assert answer.status_code in (400, 413)
    many = {f"field{number}": "1" for number in range(2_500)}
    assert director.post(f"/e/{stream}/hacer/PauseClock/", many).status_code == 400
    assert state_of(stream).version == before


def test_a_sheet_too_big_or_unreadable_is_turned_away(director: Any) -> None:
    def sent(body: bytes) -> Any:
        return director.post("/nuevo/", {"file": SimpleUploadedFile("hoja.yaml", body)})

    assert sent(b"levels: []\n" * 60_000).status_code == 422
    assert sent(b"\xff\xfe\x00\x01").status_code == 422
    assert sent(b"structure: {levels: [}").status_code == 422
    assert sent(b"a: &a [1]\nb: [" + b"*a," * 5 + b"]").status_code == 422
    assert sent(b"!!python/object/apply:os.system ['true']").status_code == 422
    bomb = b"a0: &a0 [1,1,1,1,1,1,1,1,1,1]\n" + b"".join(
        b"a%d: &a%d [%s]\n" % (one, one, b",".join([b"*a%d" % (one - 1)] * 10)) for one in range(1, 12)
    )
    assert sent(bomb).status_code == 422
