"""The clock on the wall and the screen of seats."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.support.shown import folded, keep, played, up_to

from torneo.hand.games import GAMES, MIXES
from torneo.paper.levels import level_shown
from torneo.room.views.clock import board, clock, clocks, on_show
from torneo.room.views.moves import latest_moves, seat_list
from torneo.rulebook import Lang, load_book
from torneo.tournament import Actor, Happened, Refused, Tournament
from torneo.tournament.bubble.money import standing
from torneo.tournament.clock.commands import PauseClock
from torneo.tournament.clock.day_events import SessionFinished
from torneo.tournament.clock.events import BreakStarted, LevelStarted, SessionStarted
from torneo.tournament.clock.levels import by_signal
from torneo.tournament.conduct.commands import Announce, EndAnnouncements
from torneo.tournament.conduct.state import Note
from torneo.tournament.decider import evolve
from torneo.tournament.prizes.listing import prize_list
from torneo.tournament.seats.events import Moved, SeatsDrawn, TableClosed
from torneo.tournament.structure.levels import game_of
from torneo.tournament.structure.templates import template
from torneo.tournament.structure.venue_time import there

Client = Callable[[str], Any]
FCP = load_book("fcp-2025")
FEST = load_book("pokerfest-2011")


def wall(browser: Any, stream: str, lang: str = "es") -> str:
    answer = browser.get(f"/e/{stream}/pantalla/?lang={lang}")
    assert answer.status_code == 200
    return re.sub(r"\s+", " ", answer.content.decode())


def test_a_running_level_with_its_stakes_and_what_comes_next(client: Client) -> None:
    journal = up_to(played("fcp-2025"), LevelStarted, 3)
    state = keep("nivel", journal, "fcp-2025", seconds=60)
    session = state.sessions["1A"]
    seen = wall(client("public"), "nivel")
    assert "Nivel 4" in seen
    assert '<dd data-part="blinds">300 / 500</dd>' in seen
    assert "Ante (ciega grande)" in seen
    assert "<b>300 / 600</b> · ante 600" in seen
    assert f'data-ends="{session.clock.ends_at}" data-left="1740000"' in seen
    assert re.search(r"29:00\s*</p>", seen)
    assert f"{len(state.alive('1A'))}<i>/{len(state.entries)}</i>" in seen
    assert "fin del nivel 8" in seen


def test_the_same_in_english(client: Client) -> None:
    keep("nivel", up_to(played("fcp-2025"), LevelStarted, 3), "fcp-2025", seconds=60)
    seen = wall(client("public"), "nivel", "en")
    for words in ("Level 4", "Blinds", "Ante (big blind)", "Next level", "end of level 8", "Turn sound on"):
        assert words in seen
    assert '<html lang="en"' in seen


def test_the_average_counts_every_chip_of_the_session() -> None:
    journal = up_to(played("fcp-2025"), LevelStarted, 6)
    state = folded(journal)
    (seen,) = clocks(state, FCP, journal[-1].at, "es")
    alive = len(state.alive("1A"))
    assert seen["average"]["chips"] == f"{state.ledger.points // alive:,}".replace(",", ".")
    assert seen["average"]["blinds"] == round(state.ledger.points / alive / 1000)


def test_a_stopped_clock_stands_still_and_says_so(client: Client) -> None:
    from torneo.room.keeping import give

    keep("parado", up_to(played("fcp-2025"), LevelStarted, 2), "fcp-2025", seconds=600)
    give("parado", PauseClock(why="apagón"), Actor("Ana", "director"))
    seen = wall(client("public"), "parado")
    assert 'data-mode="paused"' in seen
    assert "Reloj parado" in seen
    assert 'data-left="1200000" data-running="false"' in seen


def test_before_the_start_it_counts_down_to_it(client: Client) -> None:
    state = keep("antes", up_to(played("fcp-2025"), SeatsDrawn), "fcp-2025", seconds=1800)
    seen = wall(client("public"), "antes")
    assert 'data-mode="before"' in seen
    assert "Comienza en" in seen
    assert re.search(r"30:00\s*</p>", seen)
    assert f"<dd>{len(state.entries)}</dd>" in seen
    assert "30.000" in seen


def test_between_the_days_the_next_one_is_on_show() -> None:
    journal = up_to(played("fcp-2025"), SessionFinished, 2)
    state = folded(journal)
    (seen,) = clocks(state, FCP, journal[-1].at, "es")
    assert (seen["session"], seen["mode"]) == ("2", "before")
    assert seen["starts"] == "domingo 14 de marzo, 12:00"
    assert seen["players"] == len(state.alive())


def test_the_podium_names_the_winner_and_the_prizes(client: Client) -> None:
    journal = played("fcp-2025")
    state = keep("terminado", journal, "fcp-2025")
    seen = wall(client("public"), "terminado")
    (winner,) = state.alive()
    assert "Torneo terminado" in seen
    assert state.players[winner.player].name in seen
    prize = next(one for one in prize_list(state, load_book("fcp-2025")) if one.entry == winner.number)
    assert f"{prize.amount // 100:,}".replace(",", ".") in seen


def test_a_draft_shows_nothing_of_the_sheet(client: Client) -> None:
    keep("borrador", played("fcp-2025")[:1], "fcp-2025")
    assert client("public").get("/e/borrador/pantalla/").status_code == 404
    seen = wall(client("desk"), "borrador")
    assert "Este torneo se está preparando." in seen
    assert "100 / 200" not in seen


def test_there_is_no_screen_of_an_event_nobody_knows(client: Client) -> None:
    for page in ("pantalla", "asientos", "asientos/lista", "resultados", "sorteos"):
        assert client("public").get(f"/e/nadie/{page}/").status_code == 404


def test_hand_for_hand_and_announcements_are_on_the_wall(client: Client) -> None:
    from torneo.room.keeping import give

    keep("avisos", up_to(played("fcp-2025"), LevelStarted, 2), "fcp-2025", seconds=5)
    give("avisos", Announce(kind="other", about={"text": "Cena en el salón"}), Actor("Ana", "director"))
    assert "Cena en el salón" in wall(client("public"), "avisos")
    give("avisos", EndAnnouncements(), Actor("Ana", "director"))
    assert "Cena en el salón" not in wall(client("public"), "avisos")
    again = give("avisos", EndAnnouncements(), Actor("Ana", "director"))
    assert isinstance(again, Refused)
    assert again.reason == "nothing_announced"
    give("avisos", Announce(kind="other", about={"text": "El bufé abre"}), Actor("Ana", "director"))
    assert "El bufé abre" in wall(client("public"), "avisos")
    state = folded(up_to(played("fcp-2025"), LevelStarted, 2))
    session = state.sessions["1A"]
    session.hand_for_hand, session.round = True, 3
    seen = clock(state, session, FCP, state.at, "es")
    assert (seen["news"][0]["tone"], seen["news"][0]["text"]) == ("stop", "Mano por mano · ronda 3")
    assert seen["news"][0]["en"] == "Hand for hand · round 3"


def test_notes_that_are_not_for_the_room_stay_off_the_wall() -> None:
    state = folded(up_to(played("fcp-2025"), LevelStarted, 2))
    kinds = ("contact_attempt", "identity_check", "chip_race")
    state.notes = [
        Note(kind=kind, at=state.at, by=Actor("Ana", "floor"), about={"text": kind}, clauses=[])
        for kind in kinds
    ]
    texts = [one["text"] for one in clock(state, state.sessions["1A"], FCP, state.at, "es")["news"]]
    assert "chip_race" in texts
    assert not {"contact_attempt", "identity_check"} & set(texts)


def _breaks_as_seen_before(journal: tuple[Happened, ...], book: Any) -> list[tuple[Any, Any]]:
    """For every break the picture of the wall just before it began."""
    state, found = Tournament(), []
    for one in journal:
        if isinstance(one.event, BreakStarted):
            found.append((one.event, clock(state, state.sessions[one.event.session], book, one.at - 1, "es")))
        evolve(state, one)
    return found


@pytest.mark.parametrize("book", [FEST, FCP], ids=lambda book: book.id)
def test_every_break_was_on_the_clock_before_it_began(book: Any) -> None:
    seen = _breaks_as_seen_before(played(book.id), book)
    assert seen
    for event, before in seen:
        coming, also = before["break"], before["also_break"]
        shown = {coming["after_level"] or -coming["at_players"]: coming["minutes"]} if coming else {}
        if also is not None:
            shown[-also.at_players] = also.minutes
        assert event.breaks[0] in shown
        assert shown[event.breaks[0]] == event.minutes


@pytest.mark.shows("pokerfest-2011/glossary-22")
def test_the_wall_words_a_break_that_waits_for_players(client: Client) -> None:
    keep("fest", up_to(played("pokerfest-2011"), LevelStarted, 2), "pokerfest-2011", seconds=5)
    seen = wall(client("public"), "fest")
    assert "Descanso</em> con 20 jugadores" in seen
    assert re.search(r"Descanso( \([^)]*\))?</em> en <b", seen)


def test_a_screen_without_connection_knows_the_plan() -> None:
    """The plan sent along is what then happened, as long as nobody touched the clock."""
    journal = played("fcp-2025")
    start = up_to(journal, SessionStarted)
    state = folded(start)
    (seen,) = clocks(state, FCP, start[-1].at, "es")
    began = [one for one in journal if isinstance(one.event, LevelStarted)]
    levels = [step for step in seen["plan"] if step["mode"] == "level"]
    assert [step["level"] for step in levels] == [2, 3, 4, 5, 6]
    for step, one in zip(levels, began, strict=False):
        assert (step["level"], step["ends"]) == (one.event.level, one.event.ends_at)
    assert [step["mode"] for step in seen["plan"]][3] == "break"
    assert all(step["announced"] is not by_signal(FCP) for step in levels)


def test_what_the_screen_says_aloud() -> None:
    journal = up_to(played("fcp-2025"), LevelStarted, 3)
    (seen,) = clocks(folded(journal), FCP, journal[-1].at, "es")
    assert seen["spoken"] == "Nivel 4. Ciegas, 300 y 500. Ante, 500."
    (seen,) = clocks(folded(journal), FCP, journal[-1].at, "en")
    assert seen["spoken"] == "Level 4. Blinds, 300 and 500. Ante, 500."


def test_two_flights_in_play_have_a_clock_each() -> None:
    state = folded(up_to(played("fcp-2025"), SessionStarted, 2))
    state.sessions["1A"].status = "running"
    assert [one.id for one in on_show(state)] == ["1A", "1B"]
    assert [one["session"] for one in board(state, FCP, state.at, "es")["walls"]] == ["1A", "1B"]


def test_seat_changes_and_a_broken_table(client: Client) -> None:
    journal = up_to(played("fcp-2025"), TableClosed)
    moved = [one.event for one in journal if isinstance(one.event, Moved)]
    state = keep("cierre", journal, "fcp-2025", seconds=5)
    seen = re.sub(r"\s+", " ", client("public").get("/e/cierre/asientos/").content.decode())
    last = moved[-1]
    assert state.players[state.entries[last.entry].player].name in seen
    assert f"Mesa {last.from_table} cerrada" in seen
    shown = latest_moves(state, state.at, 50)
    gone = [row for row in shown["rows"] if row["from"] == last.from_table]
    assert shown["broken"] == [{"table": last.from_table, "players": len(gone)}]
    later = latest_moves(state, state.at + 31 * 60_000, 50)
    assert later["rows"] == []


def test_the_list_of_seats_is_in_order_of_names() -> None:
    state = folded(up_to(played("fcp-2025"), LevelStarted))
    names = ["Álvaro", "Ana", "Núñez", "Ñato", "Nzé", "Óscar", "Zoe"]
    for player, name in zip(state.players.values(), reversed(names), strict=False):
        player.name = name
    shown = [row["name"] for row in seat_list(state) if row["name"] in names]
    assert shown == [
        name for name in ["Álvaro", "Ana", "Núñez", "Nzé", "Ñato", "Óscar", "Zoe"] if name in shown
    ]


def test_no_page_for_everybody_tells_personal_data(client: Client) -> None:
    """Names, seats, chips and places only: no document, no date of birth."""
    journal = up_to(played("fcp-2025"), LevelStarted, 8)
    state = keep("datos", journal, "fcp-2025", seconds=5)
    secrets = {
        text for one in state.players.values() for text in (one.document, one.born, one.contact) if text
    }
    assert len(secrets) > 20
    for page in ("", "pantalla/", "asientos/", "asientos/lista/", "resultados/", "sorteos/", "sorteos.json"):
        answer = client("public").get(f"/e/datos/{page}")
        assert answer.status_code == 200
        seen = answer.content.decode()
        found = [text for text in secrets if re.search(rf"(?<![\w-]){re.escape(text)}(?![\w-])", seen)]
        assert found == [], page


@pytest.mark.parametrize("game", ["nlhe", "horse", "stud", "plo8", "eight_game"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_stakes_of_every_kind_of_game_are_worded(game: str, lang: Lang) -> None:
    """Stud has a bring-in and bets in place of blinds; a mix names the game of its level."""
    sheet = msgspec.structs.replace(template("club-night").structure, game=game)
    shown = [level_shown(level, sheet, FCP, lang) for level in sheet.levels]
    for level, one in zip(sheet.levels, shown, strict=True):
        assert one is not None
        stud = GAMES[game_of(sheet, level.number, 1)].is_stud
        assert bool(one["blinds"]) is not stud
        assert bool(one["bring_in"]) is stud
        assert bool(one["game"]) is (game in MIXES)
        assert one["unit"]


def test_the_time_of_day_at_the_venue_and_how_long_play_has_lasted(client: Client) -> None:
    journal = up_to(played("fcp-2025"), LevelStarted, 3)
    state = keep("hora", journal, "fcp-2025", seconds=60)
    (seen,) = clocks(state, FCP, state.at + 60_000, "es")
    now = there(state.at + 60_000, state.structure)
    assert seen["hour"] == f"{now:%H:%M}"
    ahead = now.utcoffset()
    assert ahead
    assert seen["east"] == ahead.total_seconds() * 1000
    minutes = (state.at + 60_000 - state.sessions["1A"].started_at) // 60_000
    assert seen["lasted_text"] == f"{minutes // 60}:{minutes % 60:02}:00"
    page = wall(client("public"), "hora")
    assert f'data-hour="{seen["east"]}">{seen["hour"]}<' in page
    assert f'data-since="{state.sessions["1A"].started_at}">{seen["lasted_text"]}<' in page


def test_once_registration_is_closed_nothing_is_left_of_its_panel(client: Client) -> None:
    """How many have to go out before the prizes takes its place."""
    journal = up_to(played("fcp-2025"), SessionStarted, 3)
    state = keep("cerrada", journal, "fcp-2025", seconds=5)
    session = next(one for one in state.sessions.values() if one.status == "running")
    now = standing(state, session, FCP)
    assert now.left is not None
    assert now.paid is not None
    assert now.left > now.paid
    (seen,) = clocks(state, FCP, state.at, "es")
    assert seen["closes"] is None
    assert seen["to_money"] == now.left - now.paid
    page = wall(client("public"), "cerrada")
    assert "cerrada</dd>" not in page
    assert f"<dt>Para los premios</dt> <dd>{now.left - now.paid}</dd>" in page


def test_a_broken_table_is_news_until_all_its_players_have_taken_their_seats() -> None:
    state = folded(up_to(played("fcp-2025"), TableClosed))
    session = next(one for one in state.sessions.values() if one.status == "running")
    going = [one for one in state.entries.values() if not one.arrived]
    assert len(going) > 1

    def told() -> bool:
        text = f"La mesa {going[0].last_table} se cierra"
        news = clock(state, session, FCP, state.at, "es")["news"]
        return any(one["text"].startswith(text) for one in news)

    assert told()
    for one in going[1:]:
        one.arrived = True
    assert told()
    going[0].arrived = True
    assert not told()
    assert latest_moves(state, state.at, 50)["broken"] == []
    assert len(latest_moves(state, state.at, 50)["rows"]) >= len(going)


def test_an_announcement_ends_when_it_is_done() -> None:
    state = folded(up_to(played("fcp-2025"), LevelStarted, 2))
    session, start = state.sessions["1A"], state.at

    def told() -> list[str]:
        return [one["text"] for one in clock(state, session, FCP, start + 60_000, "es")["news"]]

    kinds = ("break", "colour_up", "registration_close", "hand_for_hand", "last_hands", "other")
    state.notes = [
        Note(kind=kind, at=start, by=Actor("Ana", "floor"), about={"text": kind}, clauses=[])
        for kind in kinds
    ]
    assert sorted(told()) == sorted(kinds)
    session.rests = [*session.rests, (start + 1, 0)]
    assert "break" not in told()
    assert "colour_up" in told()
    session.rests[-1] = (start + 1, start + 2)
    assert "colour_up" not in told()
    session.registration_closed_at = start + 1
    session.hand_for_hand = True
    session.last_hands_drawn = 3
    assert [text for text in told() if text in kinds] == ["other"]
    assert clock(state, session, FCP, start + 11 * 60_000, "es")["news"][-1]["text"] != "other"
