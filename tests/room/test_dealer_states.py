"""What a dealer's tablet shows when the table may not simply play on: hand-for-hand, an all-in that waits, a
halted table, penalties being served, time called and run out, cards of the time bank."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from tests.support.books import FAMILY
from tests.support.bubble import bubble, finish, hand_for_hand, signal
from tests.support.conduct import plain
from tests.support.kept_room import command, keep, state_of
from tests.support.room import Room
from tests.support.seating import seated, start

from torneo.room.words import say
from torneo.tournament.bubble.commands import FreezeHand, NextRound, RunOut
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction
from torneo.tournament.entries.commands import LeaveTable
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.seats.commands import HaltTable
from torneo.tournament.structure.model import TimeBank
from torneo.tournament.timecalls.commands import CallTime, ExpireTime, StartTime

pytestmark = pytest.mark.usefixtures("room")

Opens = Callable[[str], Any]
GRANTED = FAMILY


def do(stream: str, *given: Any, role: str = "director") -> None:
    from torneo.room.keeping import give
    from torneo.tournament import Actor, Refused

    for one in given:
        answer = give(stream, one, Actor("Ana", role))
        assert not isinstance(answer, Refused), (one, answer)


def at(stream: str, table: int = 1) -> str:
    return f"/e/{stream}/mesa/{table}/crupier/"


def shown(browser: Any, stream: str, table: int = 1, lang: str = "es") -> str:
    text: str = browser.get(f"{at(stream, table)}?lang={lang}").content.decode()
    return unescape(text)


def notice(page: str, code: str) -> str:
    """The text of one notice; empty if the page does not show it."""
    found = re.search(rf'<p class="notice[^>]*data-notice="{code}">(.*?)</p>', page, re.S)
    return found[1] if found else ""


def notices(page: str) -> set[str]:
    return set(re.findall(r'data-notice="(\w+)"', page))


def chair(page: str, seat: int) -> str:
    return re.search(rf'data-chair="{seat}".*?</li>', page, re.S)[0]  # type: ignore[index]


def next_button(page: str) -> str:
    return re.search(r"<button[^>]*data-next.*?</button>", page, re.S)[0]  # type: ignore[index]


def mark(stream: str, table: int) -> str:
    from torneo.room.views.dealer_marks import marks

    return dict(one.split(":") for one in marks(state_of(stream)).split())[str(table)]


def clause_links(text: str) -> set[str]:
    return set(re.findall(r'href="/libros/([^"]+)/"', text))


# ---- hand for hand -------------------------------------------------------------------------------------


def test_hand_for_hand_tells_when_to_deal_and_when_to_wait(client: Opens) -> None:
    stream = keep("crupier-mano-a-mano", hand_for_hand("fcp-2025"))
    dealer = client("dealer")
    page = shown(dealer, stream)
    assert notices(page) == {"wait_signal"}
    assert "disabled" in next_button(page)
    assert clause_links(notice(page, "wait_signal"))

    do(stream, NextRound(session="1"))
    page = shown(dealer, stream)
    assert "ronda 1" in notice(page, "deal_now")
    assert "disabled" not in next_button(page)
    answer = dealer.post(f"{at(stream)}siguiente/", {"only": ""}, HTTP_HX_REQUEST="true")
    assert answer.headers["X-Torneo-Status"] == "200"
    assert "ronda 1" in notice(shown(dealer, stream), "hand_for_hand")

    # One tap ends the hand; the next does not begin, and the page says for whom it waits.
    answer = dealer.post(f"{at(stream)}siguiente/", {}, HTTP_HX_REQUEST="true")
    assert answer.headers["X-Torneo-Status"] == "200"
    assert state_of(stream).tables[1].hand is None
    page = shown(dealer, stream)
    assert re.search(r"mesa 2, 3, 4\.", notice(page, "wait_others"))
    assert "disabled" in next_button(page)
    english = shown(client("dealer"), stream, lang="en")
    assert "table 2, 3, 4." in notice(english, "wait_others")


def test_the_tablet_that_waits_hears_the_others_finish(client: Opens) -> None:
    """Nothing changes at table 1 itself, and yet its page does."""
    room = hand_for_hand("fcp-2025", (7, 7, 7, 7))
    signal(room)
    finish(room, 1, 2)
    stream = keep("crupier-espera", room)
    dealer = client("dealer")
    assert "mesa 3, 4." in notice(shown(dealer, stream), "wait_others")
    before = mark(stream, 1)
    do(stream, ReportHand(table=3, stacks={}))
    assert mark(stream, 1) != before
    assert "mesa 4." in notice(shown(dealer, stream), "wait_others")
    before = mark(stream, 1)
    do(stream, ReportHand(table=4, stacks={}))
    assert mark(stream, 1) != before
    assert notices(shown(dealer, stream)) == {"wait_signal"}


def test_outside_hand_for_hand_other_tables_ring_nobody(client: Opens) -> None:
    stream = keep("crupier-sin-espera", bubble("fcp-2025", paid=9))
    do(stream, StartHand(table=1))
    before = mark(stream, 1)
    do(stream, StartHand(table=2), ReportHand(table=2, stacks={}))
    assert mark(stream, 1) == before


def test_an_all_in_waits_face_down_until_its_turn(client: Opens) -> None:
    """Torrequebrada freezes: two tables all-in, the shorter one opens first."""
    room = hand_for_hand("torrequebrada", (7, 7, 7, 7))
    signal(room)
    finish(room, 3)
    stream = keep("crupier-congelada", room)
    dealer = client("dealer")
    more = dealer.get(f"{at(stream)}hoja/more/").content.decode()
    assert "/hacer/FreezeHand/" in more
    answer = command(dealer, stream, "FreezeHand", table=1, **{"all_in:json": '{"3":4000}'})
    assert answer.headers["X-Torneo-Status"] == "200"
    do(stream, FreezeHand(table=2, all_in={4: 900}))

    page = shown(dealer, stream)
    assert clause_links(notice(page, "frozen"))
    opens = re.search(r"<form[^>]*/hacer/RunOut/.*?</form>", page, re.S)[0]  # type: ignore[index]
    assert "disabled" in opens  # table 4 still plays
    assert "disabled" in next_button(page)
    before = mark(stream, 1)
    do(stream, ReportHand(table=4, stacks={}))
    assert mark(stream, 1) != before
    page = shown(dealer, stream)
    opens = re.search(r"<form[^>]*/hacer/RunOut/.*?</form>", page, re.S)[0]  # type: ignore[index]
    assert "disabled" in opens  # table 2 has the fewest chips all-in
    do(stream, RunOut(table=2), ReportHand(table=2, stacks={}))
    page = shown(dealer, stream)
    opens = re.search(r"<form[^>]*/hacer/RunOut/.*?</form>", page, re.S)[0]  # type: ignore[index]
    assert "disabled" not in opens
    assert notices(page) == {"open_now"}
    answer = command(dealer, stream, "RunOut", table=1)
    assert answer.headers["X-Torneo-Status"] == "200"
    page = shown(dealer, stream)
    assert notices(page) == {"running_out"}  # no longer told to keep the cards face down
    assert "/hacer/RunOut/" not in page
    assert say("dealer.hand_over.running_out", "es") in dealer.get(f"{at(stream)}relevo/").content.decode()
    assert "disabled" not in next_button(page)


@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "fcp-2025"])
def test_books_that_run_out_at_once_offer_no_freeze(client: Opens, book: str) -> None:
    room = hand_for_hand(book)
    signal(room)
    stream = keep(f"crupier-corre-{book}", room)
    assert "FreezeHand" not in client("dealer").get(f"{at(stream)}hoja/more/").content.decode()


# ---- halted --------------------------------------------------------------------------------------------


def test_a_halted_table_says_why(client: Opens) -> None:
    room = seated("tda-2013", {1: range(1, 6), 2: range(1, 10)})
    room.do(HaltTable(table=1))
    stream = keep("crupier-detenida", room)
    dealer = client("dealer")
    page = shown(dealer, stream)
    told = notice(page, "halted")
    assert say("dealer.halted.short", "es") in told
    assert any(one.startswith("tda-2013/") for one in clause_links(told))
    assert "disabled" in next_button(page)
    assert "La mesa está detenida." in dealer.get(f"{at(stream)}relevo/").content.decode()
    answer = dealer.post(f"{at(stream)}siguiente/", {}, HTTP_HX_REQUEST="true")
    assert answer.headers["X-Torneo-Status"] == "409"
    english = notice(shown(client("dealer"), stream, lang="en"), "halted")
    assert say("dealer.halted.short", "en") in english
    assert not notice(shown(dealer, stream, 2), "halted")


# ---- penalties -----------------------------------------------------------------------------------------


def test_a_penalty_counts_down_hand_by_hand(client: Opens) -> None:
    room = seated("fcp-2025", {1: range(1, 7), 2: range(1, 7)})
    clause = plain("fcp-2025")
    room.do(RecordInfraction(clause=clause, entry=3, facts="insulta"))
    room.do(GivePenalty(infraction=1, penalty="missed_rounds", size=1, why="insultos"))
    stream = keep("crupier-sancion", room)
    dealer = client("dealer")
    for left in range(6, 0, -1):  # a round: a hand for each of the six
        page = shown(dealer, stream)
        assert f"manos: {left}<" in chair(page, 3)
        assert "sanción" not in chair(page, 2)
        sheet = dealer.get(f"{at(stream)}asiento/3/").content.decode()
        assert f"manos: {left}" in sheet
        assert "insultos" in sheet
        assert any(one.startswith("fcp-2025/") for one in clause_links(sheet))
        handover = dealer.get(f"{at(stream)}relevo/").content.decode()
        assert re.search(rf"Asiento 3 \([^)]+\): manos de sanción por cumplir: {left}\.", handover)
        before = mark(stream, 1)
        do(stream, StartHand(table=1), ReportHand(table=1, stacks={}))
        assert mark(stream, 1) != before
    assert "sanción" not in chair(shown(dealer, stream), 3)
    assert "sanción" not in dealer.get(f"{at(stream)}relevo/").content.decode()


def test_a_suspension_is_told_until_it_is_over(client: Opens) -> None:
    from torneo.room.pace import set_pace

    room = seated("pokerfest-2011", {1: range(1, 7), 2: range(1, 7)})
    room.do(RecordInfraction(clause=plain("pokerfest-2011"), entry=3))
    room.do(GivePenalty(infraction=1, penalty="timed_suspension", size=10, why="insultos"))
    stream = keep("crupier-suspendido", room)
    dealer = client("dealer")
    assert "suspensión" in chair(shown(dealer, stream), 3)
    assert "suspended" in chair(shown(client("dealer"), stream, lang="en"), 3)
    assert re.search(
        r"Asiento 3 \([^)]+\): suspensión\.", dealer.get(f"{at(stream)}relevo/").content.decode()
    )
    sheet = dealer.get(f"{at(stream)}asiento/3/").content.decode()
    assert f'data-ends="{room.now + 10 * 60_000}"' in sheet
    set_pace(stream, room.now + 10 * 60_000, 0)
    assert "suspensión" not in chair(shown(dealer, stream), 3)


# ---- time ----------------------------------------------------------------------------------------------


def in_a_hand(book: str, **sheet: Any) -> Room:
    room = seated(book, {1: (1, 2, 3, 4, 5), 2: (1, 2, 3, 4)}, **sheet)
    start(room, 1)
    return room


def form(page: str, name: str, label: str = "") -> str:
    """The form of a command whose button says ``label``."""
    found = [one for one in re.findall(r'<form class="act.*?</form>', page, re.S) if f"/hacer/{name}/" in one]
    return next((one for one in found if label in one), "")


def send(browser: Any, stream: str, text: str) -> Any:
    """Sends a form of the page as a browser would, with what is chosen in it."""
    fields = dict(re.findall(r'<input type="hidden" name="([\w:]+)" value="([^"]*)"', text))
    fields.pop("csrfmiddlewaretoken", None)
    for name, options in re.findall(r'<select name="(\w+)"[^>]*>(.*?)</select>', text, re.S):
        chosen = re.search(r'value="([^"]*)" selected', options) or re.search(r'value="([^"]*)"', options)
        fields[name] = chosen[1]  # type: ignore[index]
    name = re.search(r"/hacer/(\w+)/", text)[1]  # type: ignore[index]
    return command(browser, stream, name, **{key: unescape(value) for key, value in fields.items()})


@pytest.mark.parametrize("book", [*GRANTED, "pokerfest-2011"])
@pytest.mark.parametrize("where", ["hoja/time/", "asiento/3/"])
def test_a_dealer_takes_the_call_of_a_player(client: Opens, book: str, where: str) -> None:
    """A dealer may call time himself under one book; under every book he writes down who asked for it."""
    room = in_a_hand(book)
    room.do(LeaveTable(entry=5))
    stream = keep(f"crupier-pide-{book}-{where[0]}", room)
    dealer = client("dealer")
    asks = form(dealer.get(at(stream) + where).content.decode(), "CallTime")
    assert "disabled" not in asks
    callers = re.search(r'<select name="caller".*?</select>', asks, re.S)[0]  # type: ignore[index]
    offered = dict(re.findall(r'value="(\d*)"[^>]*>\s*([^<]*?)\s*<', callers))
    himself = offered.pop("") != "–"
    assert himself == (book == "pokerfest-2011")
    assert "5" not in offered  # away from the table
    if not himself:  # who asked is said, not guessed
        asker = next(reversed(offered))
        asks = asks.replace(callers, callers.replace(f'value="{asker}"', f'value="{asker}" selected'))
        asks = asks.replace('value="" selected', 'value=""')
    answer = send(dealer, stream, asks)
    assert answer.headers["X-Torneo-Status"] == "200", answer.content.decode()
    call = state_of(stream).tables[1].hand.time_call  # type: ignore[union-attr]
    assert call is not None
    page = shown(dealer, stream)
    assert f"Tiempo al asiento {call.seat}" in page
    if book in GRANTED:
        assert "El floor tiene que concederlo." in page
        sheet = dealer.get(f"{at(stream)}hoja/time/").content.decode()
        assert "StartTime" not in sheet  # not the dealer's to grant
        assert "StartTime" in client("floor").get(f"{at(stream)}hoja/time/").content.decode()
        do(stream, StartTime(table=1), role="floor")
        page = shown(dealer, stream)
    assert re.search(r'role="timer" data-ends="\d+"', page)


@pytest.mark.parametrize(
    ("book", "facing", "outcome"),
    [
        ("tda-2013", True, "mano muerta"), ("tda-2013", False, "mano muerta"),
        ("adtp-2018", True, "mano muerta"), ("adtp-2018", False, "pasa"),
        ("torrequebrada", True, "mano muerta"), ("torrequebrada", False, "pasa"),
        ("fcp-2025", True, "mano muerta"), ("fcp-2025", False, "se le pide otra vez que actúe"),
        ("pokerfest-2011", True, "mano muerta"), ("pokerfest-2011", False, "mano muerta"),
    ],
)  # fmt: skip
def test_the_end_of_the_time_says_what_becomes_of_the_hand(
    client: Opens, book: str, facing: bool, outcome: str
) -> None:
    from torneo.room.pace import set_pace

    room = in_a_hand(book)
    room.do(CallTime(table=1, seat=3, caller=1), role="player")
    if book in GRANTED:
        room.do(StartTime(table=1))
    stream = keep(f"crupier-fin-{book}-{facing}", room)
    dealer = client("dealer")
    label = "con apuesta" if facing else "sin apuesta"
    early = form(dealer.get(f"{at(stream)}hoja/time/").content.decode(), "ExpireTime", label)
    assert f": {outcome}" in early  # told before it happens,
    assert "disabled" in early  # and not before the time is up
    assert "Se acabó el tiempo" not in shown(dealer, stream)

    ends = state_of(stream).tables[1].hand.time_call.ends_at  # type: ignore[union-attr]
    set_pace(stream, ends, 0)
    assert "Se acabó el tiempo" in shown(dealer, stream)
    late = form(dealer.get(f"{at(stream)}hoja/time/").content.decode(), "ExpireTime", label)
    assert "disabled" not in late
    before = mark(stream, 1)
    answer = send(dealer, stream, late)
    assert answer.headers["X-Torneo-Status"] == "200", answer.content.decode()
    assert mark(stream, 1) != before
    page = shown(dealer, stream)
    told = notice(page, "time_over")
    assert f"asiento 3: {outcome}." in told
    assert any(one.startswith(f"{book}/") for one in clause_links(told))
    if outcome.startswith("se le pide"):
        assert "Se le pidió que actúe" in page
        again = form(dealer.get(f"{at(stream)}hoja/time/").content.decode(), "ExpireTime", label)
        assert ": pasa" in again  # the second time
        send(dealer, stream, again)
        assert "asiento 3: pasa." in notice(shown(dealer, stream), "time_over")
    assert "Tiempo al asiento" not in shown(dealer, stream)
    do(stream, ReportHand(table=1, stacks={}), StartHand(table=1))
    assert not notice(shown(dealer, stream), "time_over")


def test_doubt_at_the_end_favours_the_player(client: Opens) -> None:
    from torneo.room.pace import set_pace

    room = in_a_hand("fcp-2025")
    room.do(CallTime(table=1, seat=3, caller=1), role="player")
    room.do(StartTime(table=1))
    stream = keep("crupier-duda", room)
    set_pace(stream, room.now + 30_000, 0)
    dealer = client("dealer")
    sheet = dealer.get(f"{at(stream)}hoja/time/").content.decode()
    send(dealer, stream, form(sheet, "ExpireTime", "Actuó justo al final: a tiempo"))
    assert "asiento 3: a tiempo." in notice(shown(dealer, stream), "time_over")


def test_the_floors_word_on_the_time_reaches_the_tablet(client: Opens) -> None:
    from torneo.room.pace import set_pace

    room = in_a_hand("adtp-2018")
    room.do(CallTime(table=1, seat=3, caller=1), role="player")
    room.do(StartTime(table=1, seconds=12))
    stream = keep("crupier-floor", room)
    set_pace(stream, room.now + 12_000, 0)
    do(stream, ExpireTime(table=1, facing_bet=True), role="floor")
    assert "hand dead" in notice(shown(client("dealer"), stream, lang="en"), "time_over")


# ---- the time bank -------------------------------------------------------------------------------------


def test_cards_of_the_time_bank_are_spent_at_the_table(client: Opens) -> None:
    room = in_a_hand("fcp-2025", time_bank=TimeBank(seconds=40, start=2))
    room.do(CallTime(table=1, seat=3, caller=1), role="player")
    room.do(StartTime(table=1))
    stream = keep("crupier-tarjetas", room)
    dealer = client("dealer")
    ends = r'role="timer" data-ends="(\d+)"'
    before = int(re.search(ends, shown(dealer, stream))[1])  # type: ignore[index]
    for left in (2, 1):
        assert f"tarjetas de tiempo: {left}" in chair(shown(dealer, stream), 3)
        assert f"3: {left}" in dealer.get(f"{at(stream)}relevo/").content.decode()
        sheet = dealer.get(f"{at(stream)}asiento/3/").content.decode()
        card = form(sheet, "UseTimeCard")
        assert f"le quedan {left}" in card
        seen = mark(stream, 1)
        assert send(dealer, stream, card).headers["X-Torneo-Status"] == "200"
        assert mark(stream, 1) != seen
    page = shown(dealer, stream)
    assert int(re.search(ends, page)[1]) == before + 80_000  # type: ignore[index]
    assert "tarjetas de tiempo" not in chair(page, 3)
    assert "tarjetas de tiempo: 2" in chair(page, 4)
    assert "disabled" in form(dealer.get(f"{at(stream)}asiento/3/").content.decode(), "UseTimeCard")
    offered = form(dealer.get(f"{at(stream)}hoja/time/").content.decode(), "UseTimeCard")
    assert re.findall(r'<option value="(\d)"', offered) == ["1", "2", "4", "5"]


def test_without_a_time_bank_there_are_no_cards(client: Opens) -> None:
    stream = keep("crupier-sin-tarjetas", in_a_hand("fcp-2025"))
    dealer = client("dealer")
    assert "cards-left" not in shown(dealer, stream)
    assert "UseTimeCard" not in dealer.get(f"{at(stream)}asiento/3/").content.decode()
    assert "UseTimeCard" not in dealer.get(f"{at(stream)}hoja/time/").content.decode()
