"""Four eyes in the room: what one account asks for, another confirms, on pages and through the API alike."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.answers import body
from tests.support.api import Program
from tests.support.kept_room import command, keep, state_of
from tests.support.money_event import over

from torneo.tournament.prizes.listing import prize_list
from torneo.tournament.structure.model import SecondPerson

Client = Callable[[str], Any]
ALL = SecondPerson(payments=True, deals=True, corrections=True)


@pytest.fixture
def stream(room: None, request: pytest.FixtureRequest) -> str:
    return keep(request.node.name.replace("_", "-")[:50], over(ALL))


def winner(stream: str) -> dict[str, Any]:
    """The fields that pay the first prize."""
    from torneo.room.keeping import keeper

    state = state_of(stream)
    first = prize_list(state, keeper().book(stream))[0]
    return {
        "entry": first.entry, "method": "cheque", "document": state.players[first.player].document,
        "signature": state.players[first.player].name,
    }  # fmt: skip


def status(answer: Any) -> str:
    return str(answer.headers["X-Torneo-Status"])


def test_a_payment_of_the_desk_is_confirmed_by_another(client: Client, stream: str) -> None:
    desk, director = client("desk"), client("director")
    told = command(desk, stream, "PayPrize", **winner(stream))
    assert (status(told), "Espera a otra persona (n.º 1)" in body(told)) == ("200", True)
    assert state_of(stream).prizes.deliveries == []
    page = body(desk.get(f"/e/{stream}/pagos/"))
    assert "Esperan a otra persona" in page
    assert "Lo pidió Desk: tiene que confirmarlo otra persona" in page
    same = command(desk, stream, "ConfirmMoney", number=1)
    assert (status(same), "otra persona" in body(same)) == ("409", True)
    assert f'href="/e/{stream}/pagos/"' in body(director.get(f"/e/{stream}/direccion/pendientes/"))
    assert status(command(director, stream, "ConfirmMoney", number=1)) == "200"
    assert [one.by for one in state_of(stream).prizes.deliveries] == ["Director"]
    journal = body(director.get(f"/e/{stream}/direccion/diario/"))
    assert "que pidió Desk" in journal
    assert "Esperan a otra persona" not in body(desk.get(f"/e/{stream}/pagos/"))


def test_a_rejection_has_a_reason(client: Client, stream: str) -> None:
    command(client("desk"), stream, "PayPrize", **winner(stream))
    assert status(command(client("director"), stream, "RejectMoney", number=1, why="")) != "200"
    assert status(command(client("director"), stream, "RejectMoney", number=1, why="falta el DNI")) == "200"
    one = state_of(stream).waiting[0]
    assert (one.status, one.by, one.second, one.why) == ("rejected", "Desk", "Director", "falta el DNI")


def test_what_waits_is_there_after_a_restart(client: Client, stream: str) -> None:
    """A keeper that knows nothing reads it from the journal, and it is confirmed there."""
    from torneo.journal.database import DatabaseJournal
    from torneo.journal.keeper import Keeper
    from torneo.journal.kinds import KINDS

    command(client("desk"), stream, "PayPrize", **winner(stream))
    fresh = Keeper(DatabaseJournal(), KINDS)
    assert [one.status for one in fresh.state(stream).waiting] == ["open"]
    assert status(command(client("operations"), stream, "ConfirmMoney", number=1)) == "200"
    after = Keeper(DatabaseJournal(), KINDS).state(stream)
    assert (after.waiting[0].by, after.waiting[0].second) == ("Desk", "Operations")
    assert len(after.prizes.deliveries) == 1


def test_the_api_and_the_pages_agree(client: Client, stream: str) -> None:
    """A program asks; the person who made its key does not confirm, by whatever door; another does."""
    program, other = Program("desk", lang="es"), Program("director", lang="es")
    for one, maker in ((program, "Director"), (other, "Operations")):
        one.token.made_by = maker
        one.token.save()
    asked = program.do(stream, "PayPrize", **winner(stream))
    assert [one["event"]["event"] for one in asked["events"]] == ["MoneyAsked"]
    own = program.post(f"/events/{stream}/commands/ConfirmMoney", {"number": 1})
    assert (own.status_code, own.json()["reason"]) == (409, "same_person")
    assert status(command(client("director"), stream, "ConfirmMoney", number=1)) == "409"
    done = other.do(stream, "ConfirmMoney", number=1)
    assert [one["event"]["event"] for one in done["events"]] == ["MoneyConfirmed", "PrizePaid"]


def test_a_payment_taken_back_at_the_console_waits_too(client: Client, stream: str) -> None:
    command(client("desk"), stream, "PayPrize", **winner(stream))
    director, operations = client("director"), client("operations")
    command(director, stream, "ConfirmMoney", number=1)
    shown = body(director.get(f"/e/{stream}/direccion/deshacer/"))
    seen = dict(re.findall(r'name="(expects|seq)" value="(\w+)"', shown))
    undone = director.post(
        f"/e/{stream}/direccion/deshacer/", {"why": "era de otro", **seen}, headers={"HX-Request": "true"}
    )
    assert (status(undone), "Espera a otra persona (n.º 2)" in body(undone)) == ("200", True)
    assert len(state_of(stream).prizes.deliveries) == 1
    assert "Corregir lo ocurrido" in body(operations.get(f"/e/{stream}/direccion/premios/"))
    assert status(command(operations, stream, "ConfirmMoney", number=2)) == "200"
    assert state_of(stream).prizes.deliveries == []
    assert "lo pidió Director" in body(director.get(f"/e/{stream}/direccion/diario/"))
