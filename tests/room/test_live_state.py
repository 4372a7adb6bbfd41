"""No page reads a state outside its lock: what readers are given holds nothing that an event changes."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.room.matrix.comers import browsers, in_play, one_of_each
from tests.support.addresses import PARTS, address, patterns
from tests.support.api import Program
from tests.support.kept_room import keep
from tests.support.live_parts import leaked, live_parts
from tests.support.people_of import left_alone

from torneo.journal.keeper import Keeper


@pytest.fixture
def watched(room: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever is read meanwhile is looked at while it is still locked; the findings."""
    findings: list[str] = []

    def looks_at(look: Callable[..., Any]) -> Callable[..., Any]:
        def looked(state: Any, *book: Any) -> Any:
            given = look(state, *book)
            if any(one is given for one in (state, *book)) or (parts := leaked(given, live_parts(state))):
                kinds = {type(one).__name__ for one in ([given] if given is state else parts)}
                findings.append(f"{look.__qualname__}: {', '.join(sorted(kinds))}")
            return given

        return looked

    for name in ("reading", "looking", "known"):
        real = getattr(Keeper, name)
        monkeypatch.setattr(
            Keeper, name, lambda self, stream, look, real=real: real(self, stream, looks_at(look))
        )
    return findings


def test_a_copy_is_handed_out_and_not_the_state(room: None) -> None:
    from torneo.room.keeping import keeper

    stream = keep("copia", in_play())
    given = keeper().state(stream)
    given.entries.clear()
    assert keeper().reading(stream, lambda state: len(state.entries)) == 14


@pytest.mark.slow
def test_no_page_and_no_operation_is_given_a_part_that_changes(watched: list[str]) -> None:
    from torneo.room.api.operation import OPERATIONS

    streams = one_of_each("vivo", in_play())
    comers = browsers()
    with left_alone():
        for pattern in patterns():
            route = f"/{pattern.pattern}"
            if route == "/salir/":
                continue
            stream = streams["case"] if route.startswith("/caso/") else "vivo"
            where = address(pattern, {**PARTS, "stream": stream, "token": "made-up"})
            for comer in ("director", "commission", "public"):
                for answer in (comers[comer].get(where), comers[comer].post(where, {})):
                    assert answer.status_code < 500, where
        program = Program("director")
        for one in OPERATIONS:
            if one.method == "GET":
                program.get(one.path.replace("{stream}", "vivo").replace("{name}", "x"))
    assert not watched, sorted(set(watched))
