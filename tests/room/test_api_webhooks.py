"""Webhooks with a real receiver on the network: signed, in order, tried again, never lost."""

import hashlib
import json
import time
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from typing import Any

import pytest
from tests.support.api import Program
from tests.support.kept_room import keep, state_of
from tests.support.receiver import Receiver
from tests.support.room import Room
from tests.support.seating import opened

from torneo.tournament.clock.commands import StartSession
from torneo.tournament.seats.commands import DrawSeats


def played() -> Room:
    room = opened("fcp-2025", 10, 2)
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    return room


def soon(happens: Callable[[], Any], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < until, "it does not happen"
        time.sleep(0.02)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as one:
        yield one


@pytest.fixture
def director(room: None) -> Iterator[Program]:
    """With the room's webhooks gone afterwards: other tests have their own."""
    from torneo.room.models import Webhook

    yield Program("director")
    Webhook.objects.all().delete()


def quick(**changes: float) -> Any:
    from torneo.room.api.postman import Postman, Times

    usual = {"first": 0.05, "most": 0.2, "timeout": 0.5, "sweep": 0.3, "tick": 0.05}
    return Postman(Times(**{**usual, **changes}))


@pytest.fixture
def postman(room: None) -> Iterator[Any]:
    from torneo.room.keeping import _bells, on_ring

    one = quick()
    on_ring(one.ring)
    one.start()
    yield one
    one.stop()
    _bells.remove(one.ring)


def subscribe(director: Program, receiver: Receiver, **fields: Any) -> int:
    answer = director.post("/webhooks", {"name": "pantalla", "url": receiver.url, **fields})
    assert answer.status_code == 201, answer.content
    receiver.secret = answer.json()["secret"]
    number: int = answer.json()["id"]
    return number


def press(director: Program, stream: str, times: int) -> None:
    for _ in range(times):
        director.do(stream, "PauseClock", why="x")
        director.do(stream, "ResumeClock")


def test_what_happens_is_sent_signed_and_in_order(
    director: Program, receiver: Receiver, postman: Any
) -> None:
    stream = keep("aviso-orden", played())
    before = state_of(stream).version
    subscribe(director, receiver, stream=stream)
    press(director, stream, 5)
    after = state_of(stream).version
    soon(lambda: receiver.versions(stream) == list(range(before + 1, after + 1)))
    assert not receiver.forged
    assert {(one["stream"], one["kind"], one["book"]) for one in receiver.got} == {
        (stream, "tournament", "fcp-2025")
    }


def test_what_is_sent_can_be_checked_against_the_chain(
    director: Program, receiver: Receiver, postman: Any
) -> None:
    """By the recipe of docs/journal.md, with nothing of Torneo's."""
    stream = keep("aviso-cadena", played())
    subscribe(director, receiver, stream=stream, whole=True)
    soon(lambda: len(receiver.versions(stream)) == state_of(stream).version)
    digest = hashlib.sha256(
        json.dumps(["tournament", "fcp-2025", ""], separators=(",", ":")).encode()
    ).hexdigest()
    for line in (line for one in receiver.got for line in one["events"]):
        told = line.pop("digest")
        text = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
        digest = hashlib.sha256(digest.encode() + text.encode()).hexdigest()
        assert digest == told, line["version"]


def test_a_receiver_that_fails_hangs_and_goes_away_loses_nothing(
    director: Program, receiver: Receiver, postman: Any
) -> None:
    from torneo.room.models import Delivery

    stream = keep("aviso-fallos", played())
    before = state_of(stream).version
    number = subscribe(director, receiver, stream=stream)
    for mode in ("fail", "hang", "redirect", "drip"):
        receiver.mode = mode
        receiver.turned_away = 0
        press(director, stream, 1)
        soon(lambda: receiver.turned_away)
    receiver.go()
    press(director, stream, 2)
    soon(lambda: Delivery.objects.filter(webhook=number, error="no_connection").exists())
    assert receiver.versions(stream) == []
    errors = set(Delivery.objects.filter(webhook=number).values_list("error", flat=True))
    assert errors >= {"status", "timeout", "no_connection"}
    shown = director.get("/webhooks").json()["webhooks"][0]
    assert shown["failing"]
    assert shown["behind"] == {stream: before}
    receiver.mode = "good"
    receiver.come()
    after = state_of(stream).version
    soon(lambda: receiver.versions(stream) == list(range(before + 1, after + 1)))
    soon(lambda: not director.get("/webhooks").json()["webhooks"][0]["failing"])


def test_a_hanging_receiver_does_not_hold_the_others_up(
    director: Program, receiver: Receiver, postman: Any
) -> None:
    stream = keep("aviso-dos", played())
    with Receiver() as slow:
        slow.mode = "hang"
        subscribe(director, slow, stream=stream)
        subscribe(director, receiver, stream=stream)
        press(director, stream, 1)
        soon(lambda: slow.turned_away)
        press(director, stream, 1)
        soon(lambda: len(receiver.versions(stream)) == 4)


def test_only_the_kinds_asked_for_come(director: Program, receiver: Receiver, postman: Any) -> None:
    stream = keep("aviso-tipos", played())
    wrong = director.post("/webhooks", {"name": "x", "url": receiver.url, "kinds": ["Nothing"]})
    assert (wrong.status_code, wrong.json()["field"]) == (422, "kinds")
    subscribe(director, receiver, stream=stream, kinds=["ClockResumed"])
    press(director, stream, 3)
    soon(lambda: len(receiver.versions(stream)) == 3)
    kinds = {line["event"]["event"] for one in receiver.got for line in one["events"]}
    assert kinds == {"ClockResumed"}


def test_a_room_wide_webhook_hears_of_events_that_come_later(
    director: Program, receiver: Receiver, postman: Any
) -> None:
    old = keep("aviso-viejo", played())
    subscribe(director, receiver)
    new = keep("aviso-nuevo", played())
    press(director, old, 1)
    soon(lambda: len(receiver.versions(new)) == state_of(new).version)
    assert receiver.versions(new) == list(range(1, state_of(new).version + 1))
    soon(lambda: receiver.versions(old) == [state_of(old).version - 1, state_of(old).version])


def test_a_dead_receiver_is_paused_and_goes_on_where_it_was(director: Program, receiver: Receiver) -> None:
    from torneo.room.api import webhooks
    from torneo.room.models import Sent, Webhook

    stream = keep("aviso-muerto", played())
    number = subscribe(director, receiver, stream=stream)
    receiver.mode = "fail"
    press(director, stream, 1)
    postman = quick()
    hook = Webhook.objects.get(pk=number)
    assert postman.serve(hook)
    place = Sent.objects.get(webhook=hook)
    assert (place.attempts, hook.paused_at) == (1, None)
    Sent.objects.filter(pk=place.pk).update(failing_since=time.time() - 86_500, next_try=0)
    assert postman.serve(hook)
    hook.refresh_from_db()
    assert hook.paused_why == "dead"
    assert not postman.serve(hook), "nothing is sent any more"
    receiver.mode = "good"
    webhooks.resume(hook)
    assert postman.serve(hook)
    assert len(receiver.versions(stream)) == 2


def test_waits_grow_and_are_never_quite_equal(room: None) -> None:
    from torneo.room.api.postman import Times

    times = Times()
    for attempts, seconds in ((1, 5), (2, 10), (5, 80), (20, 3600), (5000, 3600)):
        found = {times.wait(attempts) for _ in range(50)}
        assert len(found) > 10
        assert seconds * 0.75 <= min(found) <= max(found) <= seconds * 1.25


def test_one_process_at_a_time_serves_a_webhook(director: Program, receiver: Receiver) -> None:
    """While one is at it another leaves it alone; if it dies, its lease runs out."""
    from torneo.room.models import Webhook

    stream = keep("aviso-turnos", played())
    number = subscribe(director, receiver, stream=stream)
    press(director, stream, 1)
    hook = Webhook.objects.get(pk=number)
    Webhook.objects.filter(pk=number).update(held_until=time.time() + 60, holder="another process")
    assert not quick().serve(hook)
    assert receiver.got == []
    Webhook.objects.filter(pk=number).update(held_until=time.time() - 1)
    assert quick().serve(hook)
    assert len(receiver.versions(stream)) == 2
    hook.refresh_from_db()
    assert (hook.held_until, hook.holder) == (0, "")


def test_a_delivery_is_sent_again_with_a_button(director: Program, receiver: Receiver, postman: Any) -> None:
    from tests.support.kept_room import signed_in

    from torneo.room.models import Delivery

    stream = keep("aviso-otra-vez", played())
    number = subscribe(director, receiver, stream=stream)
    press(director, stream, 1)
    soon(lambda: len(receiver.versions(stream)) == 2)
    soon(Delivery.objects.filter(webhook=number).exists)
    first = Delivery.objects.filter(webhook=number).latest("pk")
    page = signed_in("director").post(f"/api/llaves/envios/{first.pk}/otra-vez/")
    assert page.status_code == 302
    soon(lambda: any(one["again"] for one in receiver.got))
    again = next(one for one in receiver.got if one["again"])
    assert (again["first"], again["last"]) == (first.first, first.last)
    soon(lambda: not Delivery.objects.filter(waiting=True).exists())


# ---- where to ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("ftp://example.org/", "bad_scheme"),
        ("file:///etc/passwd", "bad_scheme"),
        ("http://", "bad_url"),
        ("http://localhost:0/", "bad_url"),
        ("http://a b/", "bad_url"),
        ("http://[::1", "bad_url"),
        ("http://user:pass@127.0.0.1/", "has_password"),
        ("http://169.254.169.254/latest/meta-data/", "refused_address"),
        ("http://[fe80::1]/", "refused_address"),
        ("http://[::ffff:169.254.169.254]/", "refused_address"),
        ("http://2852039166/", "refused_address"),
        ("http://0.0.0.0/", "refused_address"),
        ("http://224.0.0.1/", "refused_address"),
        ("http://no-such-name.invalid/", "unknown_host"),
    ],
)
def test_addresses_that_are_refused(director: Program, url: str, code: str) -> None:
    answer = director.post("/webhooks", {"name": "x", "url": url})
    assert answer.status_code == 422
    assert (answer.json()["reason"], answer.json()["field"]) == (code, "url")


@pytest.mark.parametrize(
    ("address", "may"),
    [
        ("192.168.1.20", True), ("10.0.0.5", True), ("172.16.9.9", True), ("127.0.0.1", True), ("::1", True),
        ("fd12:3456::1", True), ("93.184.216.34", True), ("2606:2800:220:1::1", True),
        ("169.254.0.7", False), ("100.100.100.200", False), ("fd00:ec2::254", False), ("0.0.0.0", False),
        ("255.255.255.255", False), ("64:ff9b::a9fe:a9fe", False), ("2002:a9fe:a9fe::1", False),
    ],
)  # fmt: skip
def test_the_local_network_is_allowed_and_metadata_is_not(address: str, may: bool) -> None:
    from torneo.room.api.addresses import allowed

    assert allowed(ip_address(address)) is may


def test_an_address_bent_later_is_refused_when_sending(director: Program, receiver: Receiver) -> None:
    """What is looked at is what is connected to, each time anew."""
    from torneo.room.models import Delivery, Webhook

    stream = keep("aviso-desviado", played())
    number = subscribe(director, receiver, stream=stream)
    Webhook.objects.filter(pk=number).update(url="http://169.254.169.254/latest/")
    press(director, stream, 1)
    assert quick().serve(Webhook.objects.get(pk=number))
    assert Delivery.objects.filter(webhook=number).values_list("error", flat=True)[0] == "refused_address"


def test_a_signature_is_of_the_body_and_of_the_moment() -> None:
    from torneo.room.api.sending import signature, signed

    header = signature("secreto", b"{}", 1_700_000_000)
    assert signed("secreto", b"{}", header, 1_700_000_010)
    assert not signed("secreto", b"{ }", header, 1_700_000_010)
    assert not signed("otro", b"{}", header, 1_700_000_010)
    assert not signed("secreto", b"{}", header, 1_700_001_000)
    assert not signed("secreto", b"{}", header.replace("t=17", "t=18"), 1_800_000_000)
    assert not signed("secreto", b"{}", "", 0)
