"""A receiver of webhooks that can be told to fail, to hang, to go away and to come back."""

import http.server
import json
import threading
import time
from typing import Any

from tests.support.served import free_port

from torneo.room.api.sending import SIGNATURE, signed


class Receiver:
    """``with Receiver() as one: one.url``. ``mode``: ``good``, ``fail`` (500), ``hang``, ``redirect``
    or ``drip`` (an answer that never
    gets to its end). ``got``: the bodies it took, in order."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/aviso?sala=1"
        self.secret = ""
        self.mode = "good"
        self.got: list[dict[str, Any]] = []
        self.turned_away = 0
        self.forged = 0
        self._server: http.server.ThreadingHTTPServer | None = None
        self._gone = threading.Event()

    def __enter__(self) -> "Receiver":
        self.come()
        return self

    def __exit__(self, *_: object) -> None:
        self.go()

    def come(self) -> None:
        outer = self
        self._gone.clear()

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                outer._take(self)

            def log_message(self, *_: Any) -> None:
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def go(self) -> None:
        self._gone.set()
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def _take(self, request: http.server.BaseHTTPRequestHandler) -> None:
        length = int(request.headers["Content-Length"])
        body = request.rfile.read(length)
        if len(body) < length:
            return  # the sender died in the middle of it
        if not signed(self.secret, body, request.headers[SIGNATURE], time.time()):
            self.forged += 1
        if self.mode == "good":
            self.got.append(json.loads(body))
            request.send_response(204)
            request.end_headers()
            return
        self.turned_away += 1
        if self.mode == "hang":
            self._gone.wait(5)
            return
        if self.mode == "drip":
            request.wfile.write(b"HTTP/1.1 200 OK\r\nX-Later: ")
            while not self._gone.wait(0.1):
                try:
                    request.wfile.write(b".")
                    request.wfile.flush()
                except OSError:
                    return
            return
        request.send_response({"fail": 500, "redirect": 302}[self.mode])
        if self.mode == "redirect":
            request.send_header("Location", self.url)
        request.end_headers()

    def versions(self, stream: str) -> list[int]:
        """The versions it was told of a stream, in the order they came."""
        return [one["version"] for each in self.got if each["stream"] == stream for one in each["events"]]
