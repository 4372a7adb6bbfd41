"""``torneo serve --https``: a real server, and clients that trust the room's own authority."""

import http.client
import http.cookiejar
import re
import ssl
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from tests.support.evening import Evening, token
from tests.support.served import Served, free_port

from torneo.room.https.authority import Authority, authority
from torneo.room.https.certificate import certificate_for, names_in


class Secure(Served):
    """An https room. Its plain door gives the certificate to trust, as it gives it to a phone."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.plain = free_port()
        super().__init__(folder, "serve", *options)
        self.room = self.url.replace("http://", "https://")

    def plainly(self, path: str, method: str = "GET", host: str = "") -> tuple[int, str, bytes]:
        line = http.client.HTTPConnection("127.0.0.1", self.plain, timeout=30)
        line.request(method, path, headers={"Host": host or f"127.0.0.1:{self.plain}"})
        answer = line.getresponse()
        found = answer.status, answer.headers.get("Location", ""), answer.read()
        line.close()
        return found

    def trusting(self) -> ssl.SSLContext:
        return ssl.create_default_context(cadata=self.plainly("/confianza/torneo.pem")[2].decode())


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Secure]:
    one = Secure(tmp_path_factory.mktemp("https"))
    one._arguments += ["--https", "--http-port", str(one.plain)]
    one.url = f"http://127.0.0.1:{one.plain}"
    one._first = ("/confianza/", "SHA-256")
    with one:
        yield one


def test_who_trusts_the_room_reads_signs_in_and_watches(room: Secure) -> None:
    trust = room.trusting()
    kept = http.cookiejar.CookieJar()
    browser = urllib.request.build_opener(
        urllib.request.HTTPSHandler(context=trust), urllib.request.HTTPCookieProcessor(kept)
    )
    page = browser.open(f"{room.room}/primera-vez/", timeout=60).read().decode()
    code = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page)
    assert code is not None
    form = {"csrfmiddlewaretoken": code[1], "name": "Ana", "username": "ana", "password": "una clave larga"}
    request = urllib.request.Request(
        f"{room.room}/primera-vez/", urllib.parse.urlencode(form).encode(),
        {"Referer": f"{room.room}/primera-vez/"},
    )  # fmt: skip
    assert browser.open(request, timeout=60).url == f"{room.room}/"
    cookies = {one.name: one for one in kept}
    assert {"sessionid", "csrftoken"} <= set(cookies)
    assert cookies["sessionid"].secure
    assert cookies["csrftoken"].secure
    assert "Ana" in browser.open(f"{room.room}/", timeout=60).read().decode()

    evening = Evening(room.room, token(room.data), trust=trust)
    evening.begin()
    with browser.open(f"{room.room}/live/copa?topics=clock,recent", timeout=60) as live:
        said = b""
        while b"event: recent" not in said:
            said += live.readline()
    answer = browser.open(f"{room.room}/entrar/", timeout=60)
    assert "Strict-Transport-Security" not in answer.headers, "names of a local network change hands"
    assert "sin cifrar" not in answer.read().decode()


def test_who_does_not_trust_it_is_warned(room: Secure) -> None:
    with pytest.raises(urllib.error.URLError, match="CERTIFICATE_VERIFY_FAILED"):
        urllib.request.urlopen(f"{room.room}/entrar/", timeout=60)


def test_the_certificate_names_the_room(room: Secure) -> None:
    for name in ("localhost", "127.0.0.1"):
        host = room.room.replace("127.0.0.1", name)
        with urllib.request.urlopen(f"{host}/entrar/", timeout=60, context=room.trusting()) as answer:
            assert answer.status == 200


def test_the_plain_door_helps_and_sends_on(room: Secure) -> None:
    https_port = room.room.rpartition(":")[2]
    assert room.plainly("/e/copa/?lang=en")[:2] == (307, f"https://127.0.0.1:{https_port}/e/copa/?lang=en")
    assert room.plainly("//evil.example/%0d%0aX:%20y")[1].startswith(f"https://127.0.0.1:{https_port}/")
    status, _, said = room.plainly("/entrar/", "POST")
    assert status == 403
    assert "https://" in said.decode()
    assert room.plainly("/", host="evil.example")[0] == 400
    pem = x509.load_pem_x509_certificate(room.plainly("/confianza/torneo.pem")[2])
    assert room.plainly("/confianza/torneo.crt")[2] == pem.public_bytes(serialization.Encoding.DER)
    fingerprint = pem.fingerprint(hashes.SHA256()).hex(":").upper()
    page = room.plainly("/confianza/")[2].decode()
    assert fingerprint in page
    assert fingerprint in room.said(), "to be compared with what the command writes"
    assert "Android" in page
    assert "Trust this room" in room.plainly("/confianza/?lang=en")[2].decode()
    assert b"key" not in room.plainly("/confianza/authority.pem")[2].lower()
    for file in ("authority.pem", "room.pem"):
        assert (room.data / "https" / file).stat().st_mode & 0o777 == 0o600


def test_a_certificate_brought_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``--cert`` serves what it is given, names the room after it in links, and refuses what is no use."""
    monkeypatch.setenv("TORNEO_DATA", str(tmp_path / "otra"))
    file = certificate_for(["sala.local"])
    one = Secure(tmp_path)
    one._arguments += ["--cert", str(file)]
    one.url, one.trust = one.room, ssl.create_default_context(cadata=authority().pem.decode())
    with one:
        assert "/entrar/" in one.get("/entrar/")
        assert "https://sala.local:" in one.get("/api/")
    bad = tmp_path / "bad.pem"
    bad.write_text("nada")
    done = subprocess.run(
        [sys.executable, "-m", "torneo", "serve", "--data", str(tmp_path / "x"), "--cert", str(bad)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "--cert" in done.stderr


# ---- the authority and its certificates, without a server -------------------------------------------------


@pytest.fixture
def of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Authority:
    monkeypatch.setenv("TORNEO_DATA", str(tmp_path))
    return authority()


def _names(file: Path) -> set[str]:
    return set(names_in(x509.load_pem_x509_certificate(file.read_bytes())))


def test_a_certificate_is_made_anew_for_a_new_address(of: Authority) -> None:
    first = certificate_for(["192.168.1.20", "sala.local"])
    raw = first.read_bytes()
    assert _names(first) == {"192.168.1.20", "sala.local", "localhost", "127.0.0.1", "::1"}
    assert certificate_for(["192.168.1.20"]).read_bytes() == raw, "what covers them goes on"
    second = certificate_for(["10.0.0.7"])
    assert {"10.0.0.7", "192.168.1.20", "sala.local"} <= _names(second)
    assert authority().certificate == of.certificate, "phones need not trust anybody else"


def test_a_certificate_is_made_anew_before_it_ends(of: Authority) -> None:
    file = certificate_for(["192.168.1.20"])
    old = x509.load_pem_x509_certificate(file.read_bytes())
    ending = (
        x509.CertificateBuilder()
        .subject_name(old.subject).issuer_name(old.issuer).public_key(old.public_key())
        .serial_number(7).not_valid_before(datetime.now(UTC) - timedelta(days=300))
        .not_valid_after(datetime.now(UTC) + timedelta(days=20))
        .add_extension(old.extensions.get_extension_for_class(x509.SubjectAlternativeName).value, False)
        .sign(of.key, hashes.SHA256())
    )  # fmt: skip
    file.write_bytes(ending.public_bytes(serialization.Encoding.PEM))
    certificate_for(["192.168.1.20"])
    found = x509.load_pem_x509_certificate(file.read_bytes())
    assert found.serial_number != 7
    assert found.not_valid_after_utc > datetime.now(UTC) + timedelta(days=300)


def test_another_authoritys_certificate_is_not_shown(of: Authority, tmp_path: Path) -> None:
    file = certificate_for(["192.168.1.20"])
    before = file.read_bytes()
    (tmp_path / "https" / "authority.pem").unlink()
    certificate_for(["192.168.1.20"])
    assert file.read_bytes() != before
    x509.load_pem_x509_certificate(file.read_bytes()).verify_directly_issued_by(authority().certificate)


@pytest.mark.parametrize(
    ("name", "private"),
    [("192.168.1.20", True), ("10.9.8.7", True), ("fe80::1", True), ("portatil.local", True),
     ("example.com", False), ("8.8.8.8", False), ("notlocal", False)],
)  # fmt: skip
def test_the_authority_vouches_for_private_networks_only(of: Authority, name: str, private: bool) -> None:
    assert of.may_vouch_for(name) is private
    file = certificate_for([name])
    assert (name in _names(file)) is private


def test_a_stolen_authority_cannot_pose_as_a_bank(of: Authority) -> None:
    """Even somebody who has its key makes no certificate for the internet that a device would take."""
    from torneo.room.https.certificate import _made

    assert "banco.example" in _shaken_hands(of, _made(of, ["localhost"]), "localhost", "banco.example")
    assert _shaken_hands(of, _made(of, ["localhost"]), "localhost", "localhost") == ""
    assert "permitted subtree" in _shaken_hands(of, _made(of, ["banco.example"]), "x", "banco.example")


def _shaken_hands(of: Authority, pem: bytes, where: str, name: str) -> str:
    """What a client that trusts the authority says against a server; empty: nothing."""
    import tempfile

    with tempfile.NamedTemporaryFile() as file:
        file.write(pem)
        file.flush()
        server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        server.load_cert_chain(file.name)
    to_server, to_client = ssl.MemoryBIO(), ssl.MemoryBIO()
    there = server.wrap_bio(to_server, to_client, server_side=True)
    trusting = ssl.create_default_context(cadata=of.pem.decode())
    here = trusting.wrap_bio(to_client, to_server, server_hostname=name)
    for _ in range(4):
        for one in (here, there):
            try:
                one.do_handshake()
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLCertVerificationError as error:
                return f"{name}: {error}"
            except ssl.SSLError:
                return ""
    return ""
