"""The line before the desk: a place for everybody once, in order, and out of it whoever is in the event."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from tests.support.answers import body
from tests.support.desk_room import club_night, do

Client = Callable[[str], Any]


@pytest.fixture
def stream(room: None, request: pytest.FixtureRequest) -> str:
    from torneo.room import door_line

    door_line.by_address.forget()
    door_line.in_all.forget()
    return club_night(f"cola-{abs(hash(request.node.name)) % 10_000}", people=3)


def names(stream: str) -> list[str]:
    from torneo.room import door_line

    return [one.name for one in door_line.line(stream)]


def test_a_player_gets_in_line_from_the_own_page_and_leaves_it_when_entered(
    client: Client, stream: str
) -> None:
    from torneo.room.keeping import keeper
    from torneo.room.models import Link
    from torneo.tournament.entries.commands import EnterPlayer

    public, state = client("public"), keeper().state(stream)
    player = next(iter(state.players.values()))
    token = Link.make(stream, "player", player.id)
    assert f"/j/{token}/cola/" in body(public.get(f"/j/{token}/"))
    placed = public.post(f"/j/{token}/cola/")
    assert placed.status_code == 302
    assert names(stream) == [player.name]
    assert "Es su turno" in body(public.get(placed.url))
    assert public.post(f"/j/{token}/cola/").url == placed.url
    do(stream, EnterPlayer(player=player.id))
    assert names(stream) == []
    assert "Ya no está en la cola" in body(public.get(placed.url))
    assert public.post("/j/made-up/cola/").status_code == 404


def test_the_same_name_has_one_place_and_everybody_may_leave(client: Client, stream: str) -> None:
    public = client("public")
    first = public.post(f"/e/{stream}/cola/", {"name": "  Zoé   Marín "}).url
    second = public.post(f"/e/{stream}/cola/", {"name": "Teo Gil"}).url
    assert public.post(f"/e/{stream}/cola/", {"name": "zoe marin"}).url == first
    assert names(stream) == ["Zoé Marín", "Teo Gil"]
    assert "Su puesto en la cola: 2" in body(public.get(second))
    public.post(first)
    assert names(stream) == ["Teo Gil"]


def test_who_waited_too_long_and_who_comes_too_often(client: Client, stream: str) -> None:
    from django.utils import timezone

    from torneo.room import door_line
    from torneo.room.models import InLine

    public = client("public")
    public.post(f"/e/{stream}/cola/", {"name": "Teo Gil"})
    InLine.objects.filter(stream=stream).update(at=timezone.now() - door_line.EXPIRES - timedelta(minutes=1))
    assert names(stream) == []
    for number in range(60):
        last = public.post(f"/e/{stream}/cola/", {"name": f"Otro {number}"})
    assert "no cabe nadie más" in body(last)
    assert len(names(stream)) < 61


def test_only_the_desk_sees_the_line(client: Client, stream: str) -> None:
    client("public").post(f"/e/{stream}/cola/", {"name": "Teo Gil"})
    assert "Teo Gil" in body(client("desk").get(f"/e/{stream}/inscripcion/cola/"))
    assert client("dealer").get(f"/e/{stream}/inscripcion/cola/").status_code == 403
    assert "Teo Gil" not in body(client("public").get(f"/e/{stream}/cola/"))
    assert "<svg" in body(client("desk").get(f"/e/{stream}/inscripcion/cola/cartel/"))
