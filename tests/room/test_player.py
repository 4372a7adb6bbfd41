"""A player's own page behind a private link, and the link for the desk."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.console_event import do
from tests.support.shown import folded, keep, played, up_to

from torneo.room.views.player import bell, entry_of, mine, near
from torneo.rulebook import load_book
from torneo.tournament import Tournament
from torneo.tournament.clock.day_events import SessionFinished
from torneo.tournament.clock.events import LevelStarted
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction
from torneo.tournament.entries.events import Entered
from torneo.tournament.seats.events import Moved

Client = Callable[[str], Any]
FCP = load_book("fcp-2025")


def text(answer: Any) -> str:
    return re.sub(r"\s+", " ", answer.content.decode())


def kept(stream: str) -> Tournament:
    return keep(stream, up_to(played("fcp-2025"), LevelStarted, 3), "fcp-2025", seconds=5)


def test_the_link_shows_the_seat_and_the_chips_of_its_player_only(client: Client) -> None:
    from torneo.room.pages.player import player_link

    state = kept("enlace")
    entry, other = state.alive()[:2]
    answer = client("public").get(player_link("enlace", entry.player))
    seen = text(answer)
    assert answer.status_code == 200
    assert f"<small>Mesa</small><b>{entry.table}</b>" in seen
    assert f"<small>Asiento</small><b>{entry.seat}</b>" in seen
    assert f"{entry.stack:,}".replace(",", ".") in seen
    assert state.players[entry.player].name in seen
    assert state.players[other.player].name not in seen
    assert state.players[entry.player].document not in seen
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["Referrer-Policy"] == "no-referrer"


def test_a_link_replaced_or_unknown_leads_to_a_page_that_says_so(client: Client) -> None:
    from torneo.room.pages.player import player_link

    player = kept("enlace").alive()[0].player
    old, new = player_link("enlace", player), player_link("enlace", player)
    assert old != new
    assert client("public").get(new).status_code == 200
    for address in (old, f"{old}mio/"):
        answer = client("public").get(address)
        assert answer.status_code == 410
        assert "Este enlace ya no vale" in text(answer)
    answer = client("public").get("/j/nunca-lo-hubo/")
    assert answer.status_code == 404
    assert "Este enlace ya no vale" in text(answer)


def test_a_link_of_another_kind_opens_no_players_page(client: Client) -> None:
    from torneo.room.models import Link

    player = kept("enlace").alive()[0].player
    assert client("public").get(f"/j/{Link.make('enlace', 'screen', player)}/").status_code == 410


def test_who_is_moved_is_told_where_to_go() -> None:
    journal = up_to(played("fcp-2025"), Moved)
    move = journal[-1].event
    assert isinstance(move, Moved)
    state = folded(journal)
    seen = mine(state, state.entries[move.entry].player, FCP, state.at, "es")
    assert seen is not None
    assert seen["entry"]["status"] == "walking"
    assert (seen["entry"]["table"], seen["entry"]["seat"]) == (move.table, move.seat)
    assert seen["entry"]["from_table"] == move.from_table
    assert f"{move.entry}:{100 * move.table + move.seat}:0" in bell(state)["named"].split()


def test_out_bagged_registered_and_unknown() -> None:
    journal = played("fcp-2025")
    ended = folded(journal)
    out = ended.entries[ended.eliminations[-1].entry]
    seen = mine(ended, out.player, FCP, ended.at, "es")
    assert seen is not None
    assert (seen["entry"]["status"], seen["entry"]["place"]) == ("out", 2)
    assert seen["entry"]["won"]
    assert seen["standing"] is None
    night = folded(up_to(journal, SessionFinished, 2))
    bagged = next(one for one in night.entries.values() if one.status == "bagged")
    seen = mine(night, bagged.player, FCP, night.at, "en")
    assert seen is not None
    assert seen["status_text"] == "Chips bagged"
    assert seen["entry"]["next_day"] == "Sunday 14 March, 12:00"
    early = folded(up_to(journal, Entered))
    player = next(iter(early.entries.values())).player
    seen = mine(early, player, FCP, early.at, "es")
    assert seen is not None
    assert seen["status_more"] == "Su asiento aparecerá aquí en cuanto se sortee."
    assert mine(early, "nobody", FCP, early.at, "es") is None


def test_the_entry_in_play_counts_before_one_that_is_out() -> None:
    state = folded(up_to(played("fcp-2025"), LevelStarted, 8))
    for player in state.players.values():
        alive = [one for one in player.entries if state.entries[one].status == "seated"]
        found = entry_of(state, player.id)
        assert not alive or (found is not None and found.number in alive)


def test_penalties_are_shown_with_what_is_left_and_the_clause(client: Client) -> None:
    from torneo.room.keeping import keeper
    from torneo.room.pages.player import player_link

    entry = kept("castigo").alive()[0]
    do("castigo", RecordInfraction(clause="fcp-2025/70.5", entry=entry.number, facts="teléfono en la mesa"))
    do("castigo", GivePenalty(infraction=1, penalty="missed_rounds", size=1, why="teléfono en la mesa"))
    given = keeper().state("castigo").conduct.penalties[-1]
    assert given.left > 1
    seen = text(client("public").get(player_link("castigo", entry.player)))
    assert f"quedan {given.left} manos" in seen
    assert "/libros/fcp-2025/70.5/" in seen
    assert "en curso" in seen


def test_a_fine_is_shown_with_its_amount() -> None:
    from torneo.tournament.conduct.state import Penalty
    from torneo.tournament.kernel import Actor
    from torneo.writing import money

    state = folded(up_to(played("fcp-2025"), LevelStarted, 3))
    entry = state.alive()[0]
    state.conduct.penalties.append(
        Penalty(number=1, infraction=1, player=entry.player, penalty="in_event_fine", at=state.at,
                by=Actor("Ana", "director"), why="teléfono en la mesa", size=5_000_000)
    )  # fmt: skip
    seen = mine(state, entry.player, FCP, state.at, "es")
    assert seen is not None
    assert money(5_000_000, state.structure.currency, "es") in seen["penalties"][0]["name"]


def test_the_prizes_near_the_player() -> None:
    rows = [{"first": place, "last": place} for place in range(1, 21)]
    assert [row["first"] for row in near(rows, 12)] == [1, 2, 3, 10, 11, 12]
    assert [row["first"] for row in near(rows, 2)] == [1, 2]
    assert near([], 5) == []


def test_prizes_left_out_are_marked(room: None) -> None:
    """1, 2, 3, then the next to be paid: a line between them says that there are others."""
    from django.template.loader import render_to_string

    rows = [{"first": place, "last": place} for place in range(1, 21)]
    assert [row["first"] for row in near(rows, 12) if "after_gap" in row] == [10]
    assert [row["first"] for row in near(rows, 7)] == [1, 2, 3, 4, 5, 6, 7]
    assert all("after_gap" not in row for row in near(rows, 7))
    prizes = [
        {"first": 1, "last": 1, "amount": "9"},
        {"first": 9, "last": 9, "amount": "1", "after_gap": True},
    ]
    shown = {"lang": "es", "stream": "hueco", "prize": {"shown": True}, "ladder": prizes}
    page = render_to_string("room/player_part.html", shown)
    assert 'class="gap"' in page
    assert page.index("<span>1</span>") < page.index('class="gap"') < page.index("<span>9</span>")


@pytest.mark.parametrize("role", ["director", "operations", "floor", "desk"])
def test_staff_make_and_take_back_a_link(client: Client, role: str) -> None:
    player = kept("enlace").alive()[0].player
    page, browser = f"/e/enlace/jugadores/{player}/enlace/", client(role)
    seen = text(browser.post(page, {"act": "make"}))
    assert "<svg" in seen
    found = re.search(r'value="http://localhost(/j/[\w-]{32}/)"', seen)
    assert found is not None
    assert client("public").get(found.group(1)).status_code == 200
    assert found.group(1) not in text(browser.get(page))
    browser.post(page, {"act": "revoke"})
    assert client("public").get(found.group(1)).status_code == 410


def test_others_make_no_links(client: Client) -> None:
    from torneo.room.models import Link

    player = kept("enlace").alive()[0].player
    page, before = f"/e/enlace/jugadores/{player}/enlace/", Link.objects.count()
    assert client("public").post(page, {"act": "make"}).status_code == 302
    for role in ("dealer", "commission"):
        assert client(role).post(page, {"act": "make"}).status_code == 403
    assert Link.objects.count() == before


def test_an_unknown_player_gets_no_link(client: Client) -> None:
    kept("enlace")
    seen = text(client("desk").post("/e/enlace/jugadores/nadie/enlace/", {"act": "make"}))
    assert "No hay ningún jugador" in seen
    assert "<svg" not in seen


def test_the_page_calls_nobody_tu() -> None:
    """What a player reads says usted throughout."""
    from tests.support.words import page_texts

    informal = re.compile(
        r"\b(tu|tus|tú|te|ti|contigo|eres|estás|tienes|puedes|sigues|vas|vienes|quédate|ve|mira|pide|pasa)\b",
        re.IGNORECASE,
    )
    told = {
        key: one.say("es")
        for key, one in page_texts().items()
        if key.startswith(("player.", "public.", "screens."))
    }
    assert len(told) > 100
    allowed = re.compile(r"cualquiera repite cada sorteo y ve|el jugador ve|[Qq]uién pasa")
    assert {key: one for key, one in told.items() if informal.search(allowed.sub("", one))} == {}
