"""Links and QR codes made on the laptop lead to an address a phone can open, or the page says so."""

import io
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.support.console_event import seated

from torneo.room.network import Served, is_this_machine

LAPTOP = ("localhost:8000", "127.0.0.1:8000", "[::1]:8000")
PHONE = "http://192.168.1.20:8000"


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    seated("enlaces")
    return "enlaces"


@pytest.fixture
def listens(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """``listens("192.168.1.20")``: the room is served there."""
    monkeypatch.delenv("TORNEO_URL", raising=False)

    def there(host: str, scheme: str = "http") -> None:
        monkeypatch.setenv("TORNEO_SERVED", "")
        Served(scheme, host, 8000).tell()

    return there


def texts(browser: Any, stream: str, host: str) -> dict[str, str]:
    """Everything a laptop shows or hands out with an address in it, read as text."""
    said: dict[str, str] = {}
    for name, path, form in (
        ("link", f"/e/{stream}/jugadores/p1/enlace/", {"act": "make"}),
        ("seat card", f"/e/{stream}/inscripcion/tarjeta/1/", {}),
        ("overlay", f"/e/{stream}/manos/ajustes/", {"act": "link", "table": "1"}),
        ("screens", f"/e/{stream}/direccion/ajustes/", None),
        ("calendar", f"/e/{stream}/papeles/programa.ics", None),
        ("api", "/api/", None),
    ):
        answer = (
            browser.get(path, HTTP_HOST=host) if form is None else browser.post(path, form, HTTP_HOST=host)
        )
        assert answer.status_code == 200, (name, answer.status_code)
        said[name] = answer.content.decode().replace("\r\n ", "")
    return said


def addresses(text: str) -> set[str]:
    """Scheme, host and port of the addresses of the room itself that a text names."""
    found = re.findall(r"https?://[^\s\"'<>]+/(?:e|j|o|api)/", text)
    return {f"{urlsplit(one).scheme}://{urlsplit(one).netloc}" for one in found}


@pytest.mark.parametrize("host", LAPTOP)
def test_what_the_laptop_makes_opens_on_a_phone(
    stream: str, client: Callable[[str], Any], listens: Callable[..., None], host: str
) -> None:
    listens("192.168.1.20")
    for name, text in texts(client("director"), stream, host).items():
        assert addresses(text) == {PHONE}, name
        assert "Los teléfonos no pueden abrir" not in text, name


def test_https_and_an_address_set_for_the_room(
    stream: str, client: Callable[[str], Any], listens: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    listens("192.168.1.20", "https")
    assert addresses(texts(client("director"), stream, "localhost")["link"]) == {"https://192.168.1.20:8000"}
    monkeypatch.setenv("TORNEO_URL", "https://torneo.misala.com/")
    for name, text in texts(client("director"), stream, "localhost").items():
        assert addresses(text) == {"https://torneo.misala.com"}, name


def test_a_room_that_listens_here_alone_says_so(
    stream: str, client: Callable[[str], Any], listens: Callable[..., None]
) -> None:
    listens("127.0.0.1")
    found = texts(client("director"), stream, "localhost:8000")
    for name in ("link", "seat card", "overlay", "screens"):
        assert "Los teléfonos no pueden abrir este enlace" in found[name], name
        assert "--host 0.0.0.0" in found[name]
    papers = client("director").get(f"/e/{stream}/papeles/", HTTP_HOST="localhost").content.decode()
    assert "Los teléfonos no pueden abrir este enlace" in papers


def test_the_code_on_paper_opens_on_a_phone(
    stream: str, client: Callable[[str], Any], listens: Callable[..., None]
) -> None:
    """The QR codes of the seat cards, read from the printed page."""
    pdfium = pytest.importorskip("pypdfium2")
    zxing = pytest.importorskip("zxingcpp")
    listens("192.168.1.20")
    answer = client("director").get(f"/e/{stream}/papeles/tarjetas.pdf", HTTP_HOST="localhost:8000")
    assert answer.status_code == 200
    raw = b"".join(answer.streaming_content) if answer.streaming else answer.content
    page = pdfium.PdfDocument(io.BytesIO(raw))[0].render(scale=3).to_pil()
    codes = {one.text for one in zxing.read_barcodes(page)}
    assert codes
    assert {f"{urlsplit(one).scheme}://{urlsplit(one).netloc}" for one in codes} == {PHONE}


def test_who_comes_by_the_network_is_told_what_is_read_along(
    client: Callable[[str], Any], listens: Callable[..., None], settings_hosts: None
) -> None:
    listens("192.168.1.20")
    warned = "viaja sin cifrar"
    assert warned in client("public").get("/entrar/", HTTP_HOST="192.168.1.20:8000").content.decode()
    assert warned not in client("public").get("/entrar/", HTTP_HOST="localhost:8000").content.decode()
    secure = client("public").get("/entrar/", HTTP_HOST="192.168.1.20:8000", secure=True)
    assert warned not in secure.content.decode()


@pytest.fixture
def settings_hosts(room: None, monkeypatch: pytest.MonkeyPatch) -> None:
    from django.conf import settings

    monkeypatch.setattr(settings, "ALLOWED_HOSTS", [*settings.ALLOWED_HOSTS, "192.168.1.20"])


def test_names_of_this_machine() -> None:
    assert all(map(is_this_machine, ("localhost", "127.0.0.1", "127.8.8.8", "::1", "[::1]", "a.localhost")))
    assert not any(map(is_this_machine, ("192.168.1.20", "sala.local", "localhost.example", "", "fe80::1")))


def test_a_new_address_is_answered_and_covered(
    room: None, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, listens: Callable[..., None]
) -> None:
    """The laptop gets another address in mid-evening."""
    import uvicorn
    from cryptography import x509
    from django.conf import settings

    from torneo.room.https.certificate import names_in
    from torneo.room.names_watch import NamesWatch, shown_certificate

    monkeypatch.setenv("TORNEO_DATA", str(tmp_path))
    monkeypatch.setattr(settings, "ALLOWED_HOSTS", ["localhost"])
    listens("0.0.0.0", "https")
    names = ["10.1.1.1"]
    cert, key = shown_certificate(lambda _: names)
    config = uvicorn.Config("torneo.room.https.plain_door:application", ssl_certfile=cert, ssl_keyfile=key)
    config.load()
    watch = NamesWatch("0.0.0.0", config, lambda _: names)
    watch.look()
    assert settings.ALLOWED_HOSTS == ["localhost"]
    names = ["10.1.1.1", "10.2.2.2"]
    watch.look()
    assert settings.ALLOWED_HOSTS == ["localhost", "10.2.2.2"]
    with open(cert, "rb") as file:
        assert {"10.1.1.1", "10.2.2.2"} <= set(names_in(x509.load_pem_x509_certificate(file.read())))
