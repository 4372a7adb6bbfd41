"""One request to a webhook: signed, to the very address that was looked at, and over within its time."""

import contextlib
import hashlib
import hmac
import http.client
import re
import socket
import ssl
import threading
import time

import msgspec

from torneo import __version__
from torneo.room.api.addresses import BadAddress, parts_of, resolved

SIGNATURE = "Torneo-Signature"
_MOST_HEAD = 64 * 1024


class Outcome(msgspec.Struct, frozen=True):
    """``status``: what the receiver answered, 0 if nothing came; ``error``: why (``api.hook.<error>``)."""

    status: int
    error: str
    millis: int

    @property
    def done(self) -> bool:
        return 200 <= self.status < 300


def signature(secret: str, body: bytes, at: int) -> str:
    """``t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">``: the time is signed too, so that an old request
    cannot be sent again later."""
    mac = hmac.new(secret.encode(), str(at).encode() + b"." + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={mac}"


def signed(secret: str, body: bytes, header: str, now: float, within: float = 300.0) -> bool:
    """Is the signature right and fresh? What a receiver does."""
    parts = dict(one.split("=", 1) for one in header.split(",") if "=" in one)
    at = parts.get("t", "")
    if not at.isdigit() or abs(now - int(at)) > within:
        return False
    return hmac.compare_digest(signature(secret, body, int(at)), header)


def send(url: str, secret: str, body: bytes, headers: dict[str, str], timeout: float) -> Outcome:
    """Sends it once. Redirects are not followed: they could lead to an address that is refused."""
    began = time.monotonic()

    def outcome(status: int, error: str = "") -> Outcome:
        return Outcome(status, error, round((time.monotonic() - began) * 1000))

    try:
        parts = parts_of(url)
        where = resolved(parts)
        connection = _connection(parts.scheme, parts.hostname or "", where, timeout)
    except BadAddress as bad:
        return outcome(0, bad.code)
    except TimeoutError:
        return outcome(0, "timeout")
    except ssl.SSLError:
        return outcome(0, "certificate")
    except OSError:
        return outcome(0, "no_connection")
    overdue = threading.Event()
    guard = threading.Timer(timeout, _cut, (connection.sock, overdue))
    guard.daemon = True
    guard.start()
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {
            "Host": parts.netloc, "Content-Type": "application/json", "User-Agent": f"Torneo/{__version__}",
            SIGNATURE: signature(secret, body, int(time.time())), **headers,
        })  # fmt: skip
        status = _status(connection.sock)
        return outcome(status, "" if 200 <= status < 300 else "status")
    except TimeoutError:
        return outcome(0, "timeout")
    except (OSError, http.client.HTTPException, ValueError):
        return outcome(0, "timeout" if overdue.is_set() else "no_answer")
    finally:
        guard.cancel()
        connection.close()


def _connection(
    scheme: str, host: str, where: list[tuple[str, int]], timeout: float
) -> http.client.HTTPConnection:
    """A connection to the first address that takes one."""
    last: OSError = OSError("no address")
    for address in where:
        try:
            sock = socket.create_connection(address, timeout)
        except OSError as error:
            last = error
            continue
        connection = http.client.HTTPConnection(host, address[1], timeout=timeout)
        connection.sock = sock
        if scheme == "https":
            try:
                connection.sock = ssl.create_default_context().wrap_socket(sock, server_hostname=host)
            except OSError:
                sock.close()
                raise
        return connection
    raise last


def _status(sock: socket.socket) -> int:
    """The status of an answer whose head has come whole: a receiver that breaks off has not understood. What
    else it says is of no interest."""
    head = b""
    while True:
        while b"\r\n\r\n" not in head:
            piece = sock.recv(4096)
            if not piece or len(head) > _MOST_HEAD:
                raise ConnectionError("no whole answer")
            head += piece
        one, head = head.split(b"\r\n\r\n", 1)
        found = re.match(rb"HTTP/1\.[01] (\d{3})\b", one)
        if found is None:
            raise ConnectionError("no HTTP")
        if not found[1].startswith(b"1"):  # 100 to 199 only announce the answer
            return int(found[1])


def _cut(sock: socket.socket, overdue: threading.Event) -> None:
    """Ends a request that drips on: each piece in time, the whole never."""
    overdue.set()
    with contextlib.suppress(OSError):
        sock.shutdown(socket.SHUT_RDWR)
