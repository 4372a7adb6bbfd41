"""Commands have versions as events do: an old one is brought up to the present, a newer one is said to
be so."""

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import pytest
from tests.support.circuit import League
from tests.support.hearing import decided, finished
from tests.support.kept import event_head
from tests.support.recording import Recorder, does
from tests.support.seating import opened

from torneo.commission import CASE
from torneo.journal.checking import Findings, check_stream
from torneo.journal.kinds import KINDS
from torneo.journal.line import Line, lines_of
from torneo.journal.store import StreamHead
from torneo.journal.verify import verify
from torneo.tournament.kernel import TOURNAMENT, Command, Decider, Event, Happened
from torneo.tournament.ranking import CIRCUIT
from torneo.tournament.recorded import HAND
from torneo.tournament.versions import UPCASTERS, Kinds, Newer, text_of, upcasts


class Pay(Command, frozen=True):
    """In version 1 it named its amount ``euros``; it counts cents since."""

    VERSION: ClassVar[int] = 2
    cents: int


@pytest.fixture
def kinds() -> Any:
    @upcasts(Pay, 1)
    def _in_cents(old: dict[str, Any]) -> dict[str, Any]:
        return {"command": "Pay", "cents": old["euros"] * 100}

    yield Kinds("command", [Pay])
    del UPCASTERS["Pay", 1]


def test_a_command_is_brought_up_and_a_newer_one_is_named(kinds: Kinds) -> None:
    text = text_of(Pay(cents=500))
    assert text == '{"command":"Pay","schema":2,"cents":500}'
    assert kinds.read(text) == Pay(cents=500)
    assert kinds.read('{"command":"Pay","euros":5}') == Pay(cents=500)
    for newer, known in (('{"command":"Pay","schema":3,"x":1}', 2), ('{"command":"Fly"}', 0)):
        with pytest.raises(Newer) as caught:
            kinds.read(newer)
        assert caught.value.known == known
    with pytest.raises(ValueError, match="hello"):
        kinds.read('"hello"')


@pytest.mark.parametrize("decider", [TOURNAMENT, CASE, CIRCUIT, HAND])
def test_no_command_or_event_has_a_field_that_reads_as_its_version(decider: Decider[Any]) -> None:
    kinds: list[type[Command] | type[Event]] = [*decider.commands, *decider.events]
    assert [kind for kind in kinds if "schema" in kind.__struct_fields__] == []


HEAD = event_head("prueba")


def asked_as(change: Any) -> list[Line]:
    """A journal whose last command stands there otherwise; the chain is right."""
    happened = opened("tda-2013", 6, 1).journal
    last = max(one.seq for one in happened if one.asked)
    told = [
        msgspec.structs.replace(one, asked=change(one.asked)) if one.seq == last else one for one in happened
    ]
    return lines_of(told, HEAD.digest)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: text.replace(",", ',"schema":9,', 1), "newer"),
        (lambda text: text.replace('"OpenTable"', '"OpenHall"'), "unknown_command"),
        (lambda text: text.replace('"table":1', '"table":"uno"'), "bad_command"),
        (lambda text: "[]", "bad_command"),
    ],
)
def test_a_command_nobody_can_read_is_told_in_a_sentence(change: Any, code: str) -> None:
    lines = asked_as(change)
    fault = verify(HEAD, KINDS, lambda: lines).fault
    assert fault is not None
    assert fault.code == code
    assert fault.version == max(line.version for line in lines if line.asked)
    assert fault.say("es") != fault.say("en")


# ---- cases, circuits and recorded hands are asked again too ------------------------------------------------


def _hand() -> list[Happened]:
    setup = {"game": "nlhe", "level": {"small": 50, "big": 100}, "button": 1, "seats": {1: 5_000, 2: 5_000}}
    return Recorder().begin(setup).tell([does(1, "call"), does(2, "check")]).journal


def _circuit() -> list[Happened]:
    league = League(players=4)
    league.event("enero", "a", "b")
    return league.journal


STREAMS: dict[str, tuple[str, Callable[[], list[Happened]]]] = {
    "case": ("fcp-2025", lambda: finished(decided()).journal),
    "circuit": ("tda-2013", _circuit),
    "hand": ("tda-2013", _hand),
}


def found_in(kind: str, book: str, happened: list[Happened]) -> Findings:
    head = StreamHead("x", kind, book)
    lines = lines_of(happened, head.digest)
    return check_stream(head, KINDS, lambda: lines)


@pytest.mark.parametrize("kind", STREAMS)
def test_what_a_command_did_not_bring_about_is_found(kind: str) -> None:
    book, make = STREAMS[kind]
    happened = make()
    assert all(one.asked for one in happened[:1])
    assert found_in(kind, book, happened).sound
    commands = [one for one in happened if one.asked]
    one, other = commands[-1], commands[0]
    forged = [msgspec.structs.replace(it, asked=other.asked) if it is one else it for it in happened]
    found = found_in(kind, book, forged)
    assert not found.sound
    assert found.version == one.seq
    assert found.as_data("es")["message"] != found.as_data("en")["message"]
    silent = [msgspec.structs.replace(it, asked="", key="z") if it is one else it for it in happened]
    (missing,) = found_in(kind, book, silent).mismatches
    assert (missing.seq, missing.code) == (one.seq, "verify.unasked_event")
