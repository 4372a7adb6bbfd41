"""Nothing is played twice on the dealer's tablet: an act names the moment it was meant for, and a hand begun
by mistake never was."""

import zlib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from tests.support.console_event import do, seated

from torneo.tournament import Actor, Refused, Tournament
from torneo.tournament.corrections.commands import Undo
from torneo.tournament.corrections.events import Undone
from torneo.tournament.hands.commands import CancelHand, StartHand
from torneo.tournament.hands.meant import deal_name
from torneo.tournament.rulings.commands import CallFloor

Opens = Callable[[str], Any]


class Tablet:
    """The tablet of a table with a hand in play, of an event of its own."""

    def __init__(self, event: str, dealer: Any) -> None:
        self.event, self.dealer = event, dealer
        tables = self.state().tables.values()
        self.table = next(one.number for one in tables if one.open and one.hand is not None)

    def state(self) -> Tournament:
        from torneo.room.keeping import keeper

        found: Tournament = keeper().state(self.event)
        return found

    def hand(self) -> int:
        hand = self.state().tables[self.table].hand
        assert hand is not None
        return hand.number

    def deal(self) -> str:
        return deal_name(self.state().tables[self.table])

    def page(self) -> str:
        text: str = self.dealer.get(f"/e/{self.event}/mesa/{self.table}/crupier/parte/").content.decode()
        return text

    def tap(self, what: str, key: str, **more: object) -> tuple[str, str]:
        where = f"/e/{self.event}/mesa/{self.table}/crupier/{what}/"
        answer = self.dealer.post(where, {"key": key, **more}, headers={"HX-Request": "true"})
        return answer.headers["X-Torneo-Status"], answer.content.decode()

    def next_hand(self, key: str = "sigue") -> str:
        number = self.hand()
        return self.tap("siguiente", key, hand=number, next=number + 1)[0]


@pytest.fixture
def tablet(client: Opens, request: pytest.FixtureRequest) -> Tablet:
    event = f"dobles-{zlib.crc32(request.node.name.encode()):08x}"
    seated(event)
    do(event, StartHand(table=1, hand=1))
    return Tablet(event, client("dealer"))


def test_two_taps_meant_for_one_hand_play_one(tablet: Tablet) -> None:
    number = tablet.hand()
    meant = {"hand": number, "next": number + 1}
    assert tablet.tap("siguiente", "uno", **meant)[0] == "200"
    assert tablet.tap("siguiente", "dos", **meant)[0] != "200"
    assert tablet.hand() == number + 1


def test_the_next_hand_is_undone_with_the_end_of_the_one_before(tablet: Tablet) -> None:
    from torneo.room.keeping import keeper

    before = deepcopy(tablet.state().tables[tablet.table])
    number = tablet.hand()
    assert tablet.next_hand() == "200"
    assert "data-undo-next" in tablet.page()
    assert tablet.tap("deshacer", "atrás", hand=number + 1)[0] == "200"
    after = tablet.state().tables[tablet.table]
    assert after == before
    kinds = [line.kind for line in keeper().lines(tablet.event)]
    assert kinds.count(Undone.__name__) == 2
    assert tablet.tap("deshacer", "atrás", hand=number + 1)[0] == "200"  # the same tap, sent again
    assert tablet.hand() == number


def test_a_hand_of_which_something_was_told_is_not_undone_from_the_tablet(tablet: Tablet) -> None:
    number = tablet.hand()
    assert tablet.next_hand() == "200"
    do(tablet.event, CallFloor(table=tablet.table, about="ruling"))
    assert "data-undo-next" not in tablet.page()
    status, said = tablet.tap("deshacer", "atrás", hand=number + 1)
    assert (status, "no se deshace nada" in said) == ("409", True)
    assert tablet.hand() == number + 1


def test_a_dealer_undoes_nothing_else(tablet: Tablet) -> None:
    """Nor a hand that put somebody out, nor what others did."""
    from torneo.room.keeping import give

    dealer = Actor("Andrés Gil", "dealer")
    do(tablet.event, CallFloor(table=tablet.table, about="ruling"))
    for command in (Undo(table=tablet.table), Undo()):
        answer = give(tablet.event, command, dealer)
        assert isinstance(answer, Refused)
        assert answer.reason == "role"


def test_an_act_meant_for_another_moment_is_not_told(tablet: Tablet) -> None:
    def post(what: str, **body: object) -> dict[str, Any]:
        where = f"/e/{tablet.event}/mesa/{tablet.table}/mano/{what}/"
        answer = tablet.dealer.post(where, {"hand": tablet.deal(), **body}, content_type="application/json")
        assert answer.status_code == 200, answer.content
        found: dict[str, Any] = answer.json()
        return found

    begun = post("acto", key="empieza")
    first = {"steps": [{"seat": begun["shape"]["next"], "does": "fold"}], "after": 0}
    told = post("acto", key="uno", **first)
    assert len(told["acts"]) == 1
    stale = post("acto", key="dos", steps=[{"seat": told["shape"]["next"], "does": "fold"}], after=0)
    assert stale["stale"]
    assert stale["acts"] == told["acts"]
    repeated = post("acto", key="uno", **first)
    assert "stale" not in repeated
    assert repeated["acts"] == told["acts"]
    assert post("quitar", key="tres", after=0)["stale"]


def test_what_was_told_of_a_hand_and_comes_again_is_not_told_of_the_next(tablet: Tablet) -> None:
    """The answer got lost, and the tablet asks again when another hand is being played."""
    from torneo.room.keeping import keeper
    from torneo.tournament.live_hand.spot import setup_of

    setup = setup_of(tablet.state(), tablet.table, keeper().book(tablet.event))
    seat = int(min(setup["seats"]))
    steps = [{"seat": seat, "exposes": ["As"], "to": "table"}]
    body = {"setup": setup, "steps": steps, "key": "perdida", "hand": tablet.deal()}
    where = f"/e/{tablet.event}/mesa/{tablet.table}/mano/acto/"
    first = tablet.dealer.post(where, body, content_type="application/json")
    assert first.status_code == 200, first.content
    assert tablet.next_hand() == "200"
    version = tablet.state().version
    again = tablet.dealer.post(where, body, content_type="application/json")
    assert again.status_code == 200
    assert tablet.state().version == version
    hand = tablet.state().tables[tablet.table].hand
    assert hand is not None
    assert hand.told is None


def test_a_beginning_that_comes_again_when_the_hand_is_over_begins_no_other(tablet: Tablet) -> None:
    """What was told of a hand to come names it: when it is over, it is not told of the next."""
    where = f"/e/{tablet.event}/mesa/{tablet.table}/mano/acto/"
    number = tablet.hand()
    assert tablet.tap("siguiente", "fin", hand=number, next=number + 1, only="1")[0] == "200"
    wish = {"hand": f"{number + 1}-0", "key": "empieza"}
    assert tablet.dealer.post(where, wish, content_type="application/json").status_code == 200
    assert tablet.hand() == number + 1
    assert tablet.tap("siguiente", "otro fin", hand=number + 1, next=number + 2, only="1")[0] == "200"
    version = tablet.state().version
    again = tablet.dealer.post(where, wish, content_type="application/json")
    assert (again.status_code, "ya terminó" in again.json()["problem"]) == (409, True)
    assert tablet.state().version == version


@pytest.mark.parametrize("again", [False, True], ids=["the next hand", "the same hand dealt again"])
def test_what_was_tapped_of_a_deal_does_nothing_to_another(tablet: Tablet, again: bool) -> None:
    """Late taps of a deal that is over: they name it, and are refused with a sentence."""
    from torneo.room.keeping import keeper
    from torneo.tournament.live_hand.spot import setup_of

    def sent(where: str, **body: object) -> Any:
        address = f"/e/{tablet.event}/mesa/{tablet.table}/mano/{where}/"
        return tablet.dealer.post(address, body, content_type="application/json")

    def setup() -> dict[str, Any]:
        return setup_of(tablet.state(), tablet.table, keeper().book(tablet.event))

    seat = int(min(setup()["seats"]))
    steps = [{"seat": seat, "exposes": ["As"], "to": "table"}]
    late = {"setup": setup(), "steps": steps, "hand": tablet.deal()}
    if again:
        number = tablet.hand()
        do(tablet.event, CancelHand(table=tablet.table, hand=number, why="carta boca arriba"))
        do(tablet.event, StartHand(table=tablet.table))
        assert tablet.hand() == number
    else:
        assert tablet.next_hand() == "200"
    version = tablet.state().version
    refused = sent("acto", **late, key="tarde")
    assert refused.status_code == 409
    assert ("se reparte otra vez" if again else "ya terminó") in refused.json()["problem"]
    assert tablet.state().version == version
    told = sent("acto", setup=setup(), steps=steps, hand=tablet.deal(), key="nuevo")
    assert told.status_code == 200, told.content
    undone = sent("quitar", hand=late["hand"], after=1, key="doble")
    assert (undone.status_code, undone.json()["problem"]) == (409, refused.json()["problem"])
    assert sent("quitar", hand=tablet.deal(), after=1, key="bien").status_code == 200
    assert (
        sent("quitar", hand=tablet.deal(), after=1, key="bien").status_code == 200
    )  # the same tap, sent again
    hand = tablet.state().tables[tablet.table].hand
    assert hand is not None
    assert hand.told is not None
    assert hand.told.steps == []
