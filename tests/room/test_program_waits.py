"""The director's word: at their moment the program proposes the start, the end of a break and the end of the
event, does not do again what somebody took back, and says what is left to do before the start and after the
end."""

import re
from collections.abc import Callable
from typing import Any

from tests.support.console_event import ANA, do, seated

from torneo.tournament import Refused
from torneo.tournament.clock.commands import StartBreak, StartSession
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.corrections.commands import Undo
from torneo.tournament.entries.commands import CloseRegistration
from torneo.tournament.hands.commands import EndEvent, ReportElimination, StartHand
from torneo.tournament.prizes.commands import EndByDeal, PayPrize, ProposeDeal, SetPayouts, VoteDeal
from torneo.tournament.prizes.listing import prize_list
from torneo.tournament.seats.commands import BreakTable, RevealSeed
from torneo.tournament.structure.model import ByItself, Day, Flight

Client = Callable[[str], Any]
MINUTE = 60_000
EIGHT = (Day(number=1, flights=(Flight(name="1", starts="2027-01-15T20:00:00+01:00"),)),)


def look(stream: str) -> None:
    """The program goes round twice, as it does every second."""
    from torneo.room.asgi import ticker

    ticker.look(stream)
    ticker.look(stream)


def state(stream: str) -> Any:
    from torneo.room.keeping import keeper

    return keeper().state(stream)


def later(stream: str, minutes: int) -> None:
    from torneo.room.pace import now_of, set_pace

    set_pace(stream, now_of(stream) + minutes * MINUTE, 0)


def down_to(stream: str, players: int) -> list[int]:
    """Everybody else goes out; the entries left."""
    session = next(iter(state(stream).sessions))
    do(stream, CloseRegistration(session=session, why="no viene nadie más"))
    while len(state(stream).alive()) > players:
        table = max(state(stream).open_tables(session), key=lambda one: one.players)
        winner, loser = table.taken[:2]
        do(stream, ReportElimination(table=table.number, seat=loser, beaten_by=(winner,)))
        for other in state(stream).open_tables(session):
            if len(state(stream).open_tables(session)) > 1 and other.players < 4:
                do(stream, BreakTable(table=other.number))
                break
    return [one.number for one in state(stream).alive()]


def proposals(client: Client, stream: str) -> str:
    page = client("director").get(f"/e/{stream}/direccion/pendientes/").content.decode()
    return re.sub(r"\s+", " ", page)


def test_the_clock_starts_when_the_director_says_so(client: Client) -> None:
    session = seated("espera-inicio", "tda-2013", players=6, start=False, days=EIGHT)
    later("espera-inicio", 90)
    look("espera-inicio")
    assert state("espera-inicio").sessions[session].status == "planned"
    page = proposals(client, "espera-inicio")
    assert "Es la hora: todas las mesas empiezan a la vez" in page
    assert "Imprimir las tarjetas de asiento" in page
    assert 'href="/e/espera-inicio/papeles/"' in page
    do("espera-inicio", StartSession(session=session))
    assert "Imprimir las tarjetas de asiento" not in proposals(client, "espera-inicio")


def test_a_sheet_may_have_the_program_start(room: None) -> None:
    alone = ByItself(start=True)
    session = seated("espera-sola", "tda-2013", players=6, start=False, days=EIGHT, by_itself=alone)
    later("espera-sola", 90)
    look("espera-sola")
    assert state("espera-sola").sessions[session].status == "running"


def test_play_goes_on_after_a_break_when_the_director_says_so(client: Client) -> None:
    session = seated("espera-pausa", "tda-2013", players=6)
    do("espera-pausa", StartBreak(session=session, minutes=5, why="cena"))
    later("espera-pausa", 7)
    look("espera-pausa")
    assert state("espera-pausa").sessions[session].clock.on_break
    assert "El descanso ha terminado" in proposals(client, "espera-pausa")


def test_a_wrong_champion_and_the_money_paid_can_be_put_right(client: Client) -> None:
    stream = "espera-final"
    seated(stream, "tda-2013", players=4)
    down_to(stream, 2)
    do(stream, SetPayouts())
    (table,) = (one for one in state(stream).tables.values() if one.open and one.players)
    winner, loser = table.taken
    do(stream, ReportElimination(table=table.number, seat=loser, beaten_by=(winner,)))
    last = state(stream).version
    look(stream)
    assert state(stream).phase == "running"
    assert "tiene todas las fichas" in proposals(client, stream)
    do(stream, EndEvent())
    from torneo.room.keeping import keeper

    owed = prize_list(state(stream), keeper().book(stream))
    for one in owed:
        if one.amount:
            document = state(stream).players[one.player].document
            do(stream, PayPrize(entry=one.entry, method="transfer", document=document, signature="A"))
    do(stream, RevealSeed(session=next(iter(state(stream).sessions))))
    director = client("director")
    at = f"/e/{stream}/direccion/corregir/{last}/ver/"
    wish = {"never": "1", "amend_why": "le quedaban fichas"}
    shown = director.post(at, wish).content.decode()
    expects = re.search(r'name="expects" value="(\w+)"', shown)
    assert expects is not None, shown
    gone = re.findall(r'name="gone" value="(\d+)"', shown)
    assert len(gone) >= 2
    director.post(at, {**wish, "expects": expects[1], "gone": gone, "key": "k-final"})
    now = state(stream)
    assert now.phase == "running"
    assert len(now.alive()) == 2
    assert not now.prizes.deliveries
    look(stream)
    assert state(stream).phase == "running"
    do(stream, StartHand(table=table.number))


def test_what_somebody_took_back_is_not_done_again(room: None) -> None:
    stream = "espera-otra"
    seated(stream, "tda-2013", players=3, by_itself=ByItself(end=True))
    down_to(stream, 1)
    look(stream)
    assert state(stream).phase == "ended"
    assert not isinstance(do(stream, Undo(why="se contó mal")), Refused)
    look(stream)
    assert state(stream).phase == "running"
    do(stream, EndEvent(), by=ANA)
    assert state(stream).phase == "ended"


def test_a_button_pressed_too_early_and_taken_back_keeps_nothing_from_its_time(room: None) -> None:
    stream, alone = "espera-temprano", ByItself(start=True)
    session = seated(stream, "tda-2013", players=6, start=False, days=EIGHT, by_itself=alone)
    do(stream, StartSession(session=session), Undo(why="media hora antes"))
    look(stream)
    assert state(stream).sessions[session].status == "planned"
    later(stream, 61)
    look(stream)
    assert state(stream).sessions[session].status == "running"


def test_an_agreed_deal_comes_first_and_no_hand_is_dealt_over_it(client: Client) -> None:
    from torneo.room.keeping import give

    stream = "espera-pacto"
    seated(stream, "tda-2013", players=5)
    left = down_to(stream, 2)
    do(stream, SetPayouts(places=2))
    do(stream, ProposeDeal(kind="even"), VoteDeal(votes=dict.fromkeys(left, True)))
    page = proposals(client, stream)
    first = re.search(r"data-proposal.*?</article>", page)
    assert first is not None
    assert "matter=deal" in first[0]
    assert "falta la decisión de la dirección" in first[0]
    (table,) = (one for one in state(stream).tables.values() if one.open and one.players)
    refused = give(stream, StartHand(table=table.number), ANA)
    assert isinstance(refused, Refused)
    assert (refused.reason, bool(refused.clauses)) == ("deal_first", True)
    do(stream, Decide(matter="deal", option="approve_deal", why="Lo piden los dos"))
    assert "lo reparte todo: no queda nada por jugar" in proposals(client, stream)
    do(stream, EndByDeal())
    assert state(stream).phase == "ended"


def test_unpaid_prizes_and_a_secret_seed_stand_among_the_proposals(client: Client) -> None:
    stream = "espera-cobro"
    session = seated(stream, "tda-2013", players=3)
    down_to(stream, 1)
    do(stream, SetPayouts(), EndEvent())
    page = proposals(client, stream)
    assert "Pagar los premios" in page
    assert f'href="/e/{stream}/direccion/premios/"' in page
    assert "su semilla sigue en secreto" in page
    done = client("director").post(f"/e/{stream}/hacer/RevealSeed/", {"session": session, "key": "k-semilla"})
    assert done.status_code in (200, 302), done.content
    assert state(stream).sessions[session].seed
    assert "su semilla sigue en secreto" not in proposals(client, stream)


def test_who_must_get_up_is_told_before_a_proposal_is_accepted(client: Client) -> None:
    stream = "espera-mesas"
    seated(stream, "tda-2013", players=12)
    from torneo.tournament.seats.commands import OpenTable

    session = next(iter(state(stream).sessions))
    do(stream, OpenTable(session=session, table=3), CloseRegistration(session=session, why="nadie más"))
    page = proposals(client, stream)
    wanted = [part for part in page.split("<article") if "Cerrar la mesa" in part or "mesa final" in part]
    assert wanted
    assert all("/direccion/ver/" in part and "/hacer/" not in part for part in wanted)


def test_registration_can_be_opened_again(client: Client) -> None:
    stream = "espera-cierre"
    session = seated(stream, "tda-2013", players=6)
    do(stream, CloseRegistration(session=session, why="parecía que nadie más"))
    director = client("director")
    assert "Reabrir la inscripción" in director.get(f"/e/{stream}/direccion/reloj/").content.decode()
    wish = {"session": session, "level": "3", "why": "hay cola", "key": "k-reabrir"}
    director.post(f"/e/{stream}/hacer/SetRegistrationClose/", wish)
    assert not state(stream).sessions[session].registration_closed_at
    assert "Reabrir la inscripción" not in director.get(f"/e/{stream}/direccion/reloj/").content.decode()


def test_what_the_program_may_do_alone_is_chosen_in_the_sheet(client: Client) -> None:
    page = client("director").get("/nuevo/plantilla/club-night/").content.decode()
    assert "Sin preguntar a la dirección" in page
    for name in ByItself.__struct_fields__:
        field = re.search(rf'<input[^>]*name="by_itself.{name}"[^>]*>', page)
        assert field is not None, name
        assert "checked" not in field[0]
