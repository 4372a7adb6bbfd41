"""Webhooks of the real server: killed in the middle, started again, nothing is lost; and two postmen on one
PostgreSQL."""

import json
import os
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.evening import token
from tests.support.postgres import Cluster, binaries, must_be_there
from tests.support.receiver import Receiver
from tests.support.served import Served


class Caller:
    """A program that talks to a server over the network."""

    def __init__(self, url: str, secret: str) -> None:
        self.url = url
        self._secret = secret

    def __call__(self, path: str, body: Any = None, key: str = "") -> Any:
        headers = {"Authorization": f"Bearer {self._secret}", "Content-Type": "application/json"}
        if key:
            headers["Idempotency-Key"] = key
        raw = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api{path}", raw, headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.loads(answer.read())


def begin(call: Caller, stream: str) -> None:
    first = {"command": "CreateCircuit", "id": stream, "name": "Liga"}
    call("/circuits", {"stream": stream, "book": "fcp-2025", "first": first})


@pytest.mark.slow
def test_a_server_killed_while_sending_loses_nothing(tmp_path: Path) -> None:
    """Killed with signal 9 twice while somebody works; each version arrives, none before the one
    before it."""
    served = Served(tmp_path, "serve")
    with Receiver() as receiver, served:
        call = Caller(served.url, token(served.data))
        receiver.secret = call("/webhooks", {"name": "otra sala", "url": receiver.url})["secret"]
        begin(call, "liga")
        number = 0
        for _ in range(2):
            for _ in range(15):
                number += 1
                body = {"id": f"l{number}", "name": "Norte"}
                call("/circuits/liga/commands/AddLeague", body, key=f"k{number}")
            assert served.process is not None
            served.process.kill()
            served.process.wait()
            served.start()
        last = call("/circuits/liga/journal?limit=1000")["version"]
        assert last == 31
        until = time.monotonic() + 90
        while set(receiver.versions("liga")) != set(range(1, last + 1)) and time.monotonic() < until:
            time.sleep(0.1)
        came = receiver.versions("liga")
        assert set(came) == set(range(1, last + 1))
        first_times = list(dict.fromkeys(came))
        assert first_times == sorted(first_times), "in order, repetitions apart"
        assert receiver.forged == 0


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    if binaries() is None and not must_be_there():
        pytest.skip("PostgreSQL is not installed")
    one = Cluster().start()
    yield one
    one.stop()


_POSTMAN = """
import sys
from torneo.cli.database import open_database
open_database()
from torneo.room.api.postman import Postman, Times
postman = Postman(Times(first=0.05, most=0.2, timeout=2, sweep=0.05, tick=0.01))
postman.start()
sys.stdin.read()
postman.stop()
"""


@pytest.mark.slow
def test_two_processes_on_postgresql_send_everything_once(cluster: Cluster, tmp_path: Path) -> None:
    """Neither sends what the other is sending; while both run and nobody dies, nothing comes twice."""
    url = cluster.database()
    env = {**os.environ, "TORNEO_DATA": str(tmp_path), "DATABASE_URL": url}
    secret = token(tmp_path, DATABASE_URL=url)
    with Receiver() as receiver:
        worker = """
import json, sys
from torneo.cli.database import open_database
open_database()
from django.test import Client
client = Client(SERVER_NAME="localhost", headers={"Authorization": "Bearer " + sys.argv[1]})
def post(path, body):
    answer = client.post("/api" + path, json.dumps(body), content_type="application/json")
    assert answer.status_code < 300, answer.content
    return answer.json()
print(post("/webhooks", {"name": "x", "url": sys.argv[2]})["secret"], flush=True)
sys.stdin.readline()
first = {"command": "CreateCircuit", "id": "liga", "name": "Liga"}
for name in ("una", "dos"):
    post("/circuits", {"stream": name, "book": "fcp-2025", "first": first})
for number in range(40):
    for name in ("una", "dos"):
        post(f"/circuits/{name}/commands/AddLeague", {"id": f"l{number}", "name": "Norte"})
"""
        run = [sys.executable, "-c"]
        feeder = subprocess.Popen([*run, worker, secret, receiver.url], env=env, text=True,
                                  stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # fmt: skip
        assert feeder.stdin is not None
        assert feeder.stdout is not None
        receiver.secret = feeder.stdout.readline().strip()
        postmen = [subprocess.Popen([*run, _POSTMAN], env=env, stdin=subprocess.PIPE) for _ in range(2)]
        try:
            feeder.stdin.write("go\n")
            feeder.stdin.close()
            assert feeder.wait(60) == 0
            until = time.monotonic() + 40
            while len(receiver.versions("una") + receiver.versions("dos")) < 82 and time.monotonic() < until:
                time.sleep(0.05)
            threading.Event().wait(0.5)
            for stream in ("una", "dos"):
                assert receiver.versions(stream) == list(range(1, 42)), stream
            assert receiver.forged == 0
        finally:
            for one in postmen:
                assert one.stdin is not None
                one.stdin.close()
                one.wait(20)
            feeder.stdout.close()
