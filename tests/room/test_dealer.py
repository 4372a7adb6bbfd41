"""The dealer's tablet: the hand, a seat that opens, calls, rulings like those of the scenario files."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
import yaml
from tests.support.console_event import do, seated

from torneo.floor.scenario.shipped import Example, examples
from torneo.floor.scenario.steps import VERBS
from torneo.floor.scenario.told import ToldHand
from torneo.rulebook import load_book
from torneo.rulebook.yaml_text import Loader
from torneo.tournament import Actor
from torneo.tournament.entries.commands import LeaveTable, ReturnToTable
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.hands.meant import deal_name
from torneo.tournament.rulings.commands import DecideRuling, TakeCall
from torneo.tournament.structure.model import Rebuy

STREAM = "tableta"
BASE = f"/e/{STREAM}/mesa/1/crupier/"
HAND = f"/e/{STREAM}/mesa/1/mano/"
FLOOR = Actor("Julián", "floor")
Opens = Callable[[str], Any]


@pytest.fixture(scope="module")
def event(room: None) -> str:
    seated(STREAM)
    return STREAM


def state() -> Any:
    from torneo.room.keeping import keeper

    return keeper().state(STREAM)


def book_in_force() -> Any:
    from torneo.room.keeping import keeper

    return keeper().book(STREAM)


def tell(browser: Any, setup: dict[str, Any], steps: list[dict[str, Any]], **more: Any) -> Any:
    body = msgspec.json.encode({"setup": setup, "steps": steps, "hand": deal_name(state().tables[1]), **more})
    return browser.post(f"{HAND}acto/", body, content_type="application/json")


def take_back(browser: Any, **about: Any) -> Any:
    body = msgspec.json.encode({"hand": deal_name(state().tables[1]), **about})
    return browser.post(f"{HAND}quitar/", body, content_type="application/json")


def ruled(browser: Any, setup: dict[str, Any], steps: list[dict[str, Any]]) -> Any:
    """What the floor's desk makes of a spot that is no table's."""
    body = msgspec.json.encode({"table": 1, "setup": setup, "steps": steps})
    return browser.post(f"/e/{STREAM}/arbitraje/anotar/", body, content_type="application/json")


# ---- the hand ------------------------------------------------------------------------------------------


def test_one_button_runs_hand_after_hand(event: str, client: Opens) -> None:
    dealer = client("dealer")
    page = dealer.get(BASE).content.decode()
    assert "Empezar la mano 1" in page
    key = re.search(r'name="key" value="(\w+)"', page)[1]  # type: ignore[index]
    for _ in range(2):  # a double tap is one tap
        dealer.post(f"{BASE}siguiente/", {"key": key, "hand": "0"}, HTTP_HX_REQUEST="true")
    assert state().tables[1].hand.number == 1
    told = dealer.post(f"{BASE}siguiente/", {"key": "b"}, HTTP_HX_REQUEST="true").content.decode()
    assert "Mano 1 terminada" in told
    assert "Mano 2 en juego" in told
    assert state().tables[1].hand.number == 2


def test_the_result_moves_chips_and_refuses_what_does_not_add_up(event: str, client: Opens) -> None:
    dealer = client("dealer")
    _start(dealer)
    hand = state().tables[1].hand
    loser, winner = hand.dealt[0], hand.dealt[1]
    had = dict(hand.stacks)
    wrong = {f"stacks.{loser}": str(had[loser] - 500), f"stacks.{winner}": str(had[winner])}
    answer = dealer.post(f"{BASE}siguiente/", {**wrong, "only": "1"}, HTTP_HX_REQUEST="true")
    assert answer.headers["X-Torneo-Status"] == "409"
    assert "500" in answer.content.decode()
    right = {f"stacks.{loser}": str(had[loser] - 500), f"stacks.{winner}": str(had[winner] + 500)}
    answer = dealer.post(f"{BASE}siguiente/", {**right, "only": "1"}, HTTP_HX_REQUEST="true")
    assert answer.headers["X-Torneo-Status"] == "200"
    table = state().tables[1]
    assert table.hand is None
    assert state().entries[table.seats[loser - 1]].stack == had[loser] - 500


def test_a_seat_opens_and_a_rebuy_is_the_same_tap(room: None, client: Opens) -> None:
    from torneo.room.keeping import keeper

    stream = "tableta-recompra"
    seated(stream, "tda-2013", rebuy=Rebuy(price=2_000_000, limit=2, until_level=6, chips={1000: 20}))
    base = f"/e/{stream}/mesa/1/crupier/"
    dealer = client("dealer")
    assert "Recompra: " in dealer.get(f"{base}hoja/out/").content.decode()
    dealer.post(f"{base}siguiente/", HTTP_HX_REQUEST="true")
    hand = keeper().state(stream).tables[1].hand
    out, winner = hand.dealt[:2]
    entry = keeper().state(stream).tables[1].seats[out - 1]
    fields = {"seat": out, "beaten_by": winner, "rebuy": "1"}
    answer = dealer.post(f"{base}libre/", fields, HTTP_HX_REQUEST="true")
    assert answer.headers["X-Torneo-Status"] == "200", answer.content.decode()
    now = keeper().state(stream)
    assert now.entries[entry].status == "seated"
    assert now.entries[entry].rebuys == 1
    assert now.entries[entry].stack > 0
    other = now.entries[now.tables[1].seats[winner - 1]]
    assert other.stack == hand.stacks[winner] + hand.stacks[out]
    dealer.post(f"{base}siguiente/", HTTP_HX_REQUEST="true")
    answer = dealer.post(f"{base}libre/", {"seat": winner, "beaten_by": out}, HTTP_HX_REQUEST="true")
    assert keeper().state(stream).entries[other.number].status == "out"
    assert keeper().state(stream).tables[1].seats[winner - 1] == 0


def test_the_page_tells_who_is_away_and_the_books_seconds(event: str, client: Opens) -> None:
    dealer = client("dealer")
    _start(dealer)
    table = state().tables[1]
    seat = table.hand.dealt[2]
    do(STREAM, LeaveTable(entry=table.seats[seat - 1]))
    page = dealer.get(BASE).content.decode()
    chair = re.search(rf'data-chair="{seat}".*?</li>', page, re.S)[0]  # type: ignore[index]
    assert "ausente" in chair
    book = load_book("fcp-2025")
    usual = book.values["clock_seconds"] + book.values["clock_countdown_seconds"]
    assert f"El reglamento da {usual} s" in dealer.get(f"{BASE}hoja/time/").content.decode()
    english = client("dealer")
    assert "away" in english.get(f"{BASE}?lang=en").content.decode()
    sheet = dealer.get(f"{BASE}asiento/{seat}/").content.decode()
    assert "Ha vuelto" in sheet
    assert f"Tiempo a este jugador ({usual} s)" in sheet
    do(STREAM, ReturnToTable(entry=table.seats[seat - 1]))
    assert "Se ausenta" in dealer.get(f"{BASE}asiento/{seat}/").content.decode()
    assert dealer.get(f"{BASE}asiento/10/").status_code == 404


@pytest.mark.clause("fcp-2025/26.1", "fcp-2025/rp-16-a")
def test_the_next_dealer_is_told_what_matters(event: str, client: Opens) -> None:
    dealer = client("dealer")
    _start(dealer)
    playing = state().tables[1].hand.number
    sheet = dealer.get(f"{BASE}relevo/").content.decode()
    assert f"Se juega la mano {playing}." in sheet
    assert "Con el relevo se cambia la baraja." in sheet
    fields = {"table": 1, "dealer": "Lucía", "note": "el 3 habla bajo"}
    dealer.post(f"/e/{STREAM}/hacer/RelieveDealer/", fields, HTTP_HX_REQUEST="true")
    page = dealer.get(f"{BASE}parte/").content.decode()
    assert "reparte Lucía" in page
    assert "el 3 habla bajo" in page


def _start(dealer: Any) -> None:
    if state().tables[1].hand is None:
        dealer.post(f"{BASE}siguiente/", HTTP_HX_REQUEST="true")
    assert state().tables[1].hand is not None


# ---- who may -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", ["desk", "commission"])
def test_others_are_told_why_not(event: str, client: Opens, role: str) -> None:
    answer = client(role).get(BASE)
    assert answer.status_code == 403
    assert "crupier" in answer.content.decode()
    assert client(role).post(f"{BASE}siguiente/").status_code == 403


def test_without_an_account_the_page_asks_for_one(event: str, client: Opens) -> None:
    assert client("public").get(BASE).headers["Location"].startswith("/entrar/")


def test_no_such_table(event: str, client: Opens) -> None:
    assert client("dealer").get(f"{BASE}hoja/otra/").status_code == 404
    assert client("dealer").get(f"/e/{STREAM}/mesa/77/crupier/").status_code == 404
    assert client("dealer").get("/e/nada/mesa/1/crupier/").status_code == 404


# ---- rulings -------------------------------------------------------------------------------------------

_SETUP = ("game", "level", "denominations", "event", "button", "small_blind", "big_blind", "seats", "cards",
          "deck", "start", "posted")  # fmt: skip


def _written(example: Example) -> dict[str, Any]:
    found: dict[str, Any] = yaml.load(example.text, Loader)
    return found


def _plain_examples() -> Iterator[Example]:
    """Shipped scenarios of the event's book that end with an act a dealer reports and say what follows."""
    for example in examples().values():
        if example.book != "fcp-2025":
            continue
        document = _written(example)
        if "house" in document or "policies" in document:
            continue
        steps = document["steps"]
        expected = steps[-1].get("expect", {})
        if any("floor" in step for step in steps) or not {"ruling", "action", "to"} & set(expected):
            continue
        yield example


_EXAMPLES = list(_plain_examples())


@pytest.mark.parametrize("example", _EXAMPLES[::9], ids=lambda one: one.id)
def test_the_room_rules_like_the_scenario_files(event: str, client: Opens, example: Example) -> None:
    """The card shows what the file expects: kind, action, amount, clauses and the options of a question."""
    document = _written(example)
    setup = {key: document[key] for key in _SETUP if key in document}
    steps = [{key: said for key, said in step.items() if key != "expect"} for step in document["steps"]]
    answer = ruled(client("floor"), msgspec.to_builtins(setup, str_keys=True), steps)
    assert answer.status_code == 200, answer.content.decode()
    card_of_it = client("dealer").get(f"{BASE}fallo/{answer.json()['number']}/").content.decode()
    cards = re.split(r"<article ", card_of_it)[1:]
    expected = document["steps"][-1]["expect"]
    card = _speaks_of(cards, expected)
    if "ruling" in expected:
        assert f'data-kind="{expected["ruling"]}"' in card
    if expected.get("action"):
        assert f'data-action="{expected["action"]}"' in card
    if expected.get("to") is not None and "data-to" in card:
        assert f'data-to="{expected["to"]}"' in card
    whole = "".join(cards)
    for clause in expected.get("clauses", ()):
        assert re.search(rf'href="/libros/{re.escape(clause)}[-./"]', whole), clause
    if expected.get("options"):
        assert set(re.findall(r'data-option="(\w+)"', card)) == set(expected["options"])


def _speaks_of(cards: list[str], expected: dict[str, Any]) -> str:
    """Of several cards (a held act took effect) the one the file speaks of."""
    wanted = [f'data-{key}="{expected[said]}"' for key, said in (("kind", "ruling"), ("action", "action"))
              if expected.get(said)]  # fmt: skip
    return next((card for card in cards if all(one in card for one in wanted)), cards[0])


def test_there_are_enough_examples() -> None:
    assert len(_EXAMPLES) > 300
    kinds = {verb for one in _EXAMPLES[::9] for verb in _written(one)["steps"][-1] if verb in VERBS}
    assert {"says", "chips", "dealer", "discovered", "turns_in"} <= kinds, kinds


def test_the_spot_of_the_table_can_be_played(event: str, client: Opens) -> None:
    """What the tablet starts from is the table: seats, stacks and blinds of the hand being played."""
    from torneo.room.keeping import keeper
    from torneo.tournament.live_hand.spot import setup_of

    dealer = client("dealer")
    _start(dealer)
    table = state().tables[1]
    setup = setup_of(state(), 1, keeper().book(STREAM))
    assert {int(seat): one["stack"] for seat, one in setup["seats"].items()} == table.hand.stacks
    told = ToldHand(keeper().book(STREAM), setup)
    assert told.table.hand.big_blind == table.positions.big
    assert told.table.hand.button == table.positions.button
    answer = dealer.post(
        f"/e/{STREAM}/jugada/", msgspec.json.encode({"setup": setup}), content_type="application/json"
    ).json()
    assert answer["shape"]["next"] == told.table.next
    last = table.positions.button
    body = msgspec.json.encode({"setup": setup, "until": last})
    answer = dealer.post(f"/e/{STREAM}/jugada/", body, content_type="application/json").json()
    assert answer["shape"]["next"] == last
    assert all(step["does"] == "fold" for step in answer["steps"])


def test_what_cannot_be_is_said_in_the_language_of_the_page(event: str, client: Opens) -> None:
    from torneo.room.keeping import keeper
    from torneo.tournament.live_hand.spot import setup_of

    setup = setup_of(state(), 1, keeper().book(STREAM))
    dealer = client("dealer")
    before = len(state().rulings)
    spanish = tell(dealer, setup, [{"seat": 99, "says": "call"}])
    assert spanish.status_code == 409
    assert "asiento" in spanish.json()["problem"]
    english = client("dealer")
    english.get(f"{BASE}?lang=en")
    assert "seat" in tell(english, setup, [{"seat": 99, "says": "call"}]).json()["problem"]
    assert dealer.post(f"{HAND}acto/", b"{", content_type="application/json").status_code == 422
    assert len(state().rulings) == before


def _spot(dealer: Any) -> tuple[dict[str, Any], Any]:
    """The table in a hand of which nothing is told yet, and who acts first."""
    from torneo.tournament.live_hand.spot import setup_of

    if state().tables[1].hand is not None:
        do(STREAM, ReportHand(table=1, stacks={}))
    _start(dealer)
    setup = setup_of(state(), 1, book_in_force())
    return setup, ToldHand(book_in_force(), setup).table.next


def test_the_same_act_sent_twice_is_one_ruling(event: str, client: Opens) -> None:
    dealer = client("dealer")
    setup, seat = _spot(dealer)
    before = len(state().rulings)
    answers = [tell(dealer, setup, [{"seat": seat, "says": "call"}], key="toque-1").json() for _ in range(2)]
    assert answers[0] == answers[1]
    assert len(state().rulings) == before + 1


def test_what_the_tablet_tells_is_the_hand_of_the_table(event: str, client: Opens) -> None:
    """One hand: every tablet is shown it, taking it back takes the ruling back, what another
    tablet told meanwhile is looked at first."""
    dealer = client("dealer")
    setup, seat = _spot(dealer)
    assert tell(dealer, setup, [{"seat": seat, "says": "subo"}]).status_code == 200
    assert state().tables[1].hand.told.steps == [{"seat": seat, "says": "subo"}]
    assert state().rulings[-1].hand == state().tables[1].hand.number
    assert dealer.get(f"{HAND}ahora/").json()["steps"] == [{"seat": seat, "says": "subo"}]
    stale = tell(dealer, setup, [{"seat": seat, "does": "fold"}, {"seat": seat, "says": "paso"}])
    assert stale.json()["stale"]
    back = take_back(dealer, after=1)
    assert back.status_code == 200, back.content
    assert state().rulings[-1].withdrawn_at
    assert state().tables[1].hand.told.steps == []
    assert take_back(dealer).status_code == 409
    unnamed = dealer.post(f"{HAND}quitar/", b"{}", content_type="application/json")
    assert (unnamed.status_code, "falta" in unnamed.json()["problem"]) == (422, True)


def test_a_hand_is_told_from_the_moment_of_trouble(event: str, client: Opens) -> None:
    dealer = client("dealer")
    setup, _ = _spot(dealer)
    late = {**setup, "start": {"street": "flop", "pot": 3_000}}
    first = tell(dealer, late, [{"dealer": "premature_turn", "cards": ["7h"]}])
    assert first.status_code == 200, first.content
    assert state().tables[1].hand.told.setup["start"] == {"street": "flop", "pot": 3_000}
    assert state().tables[1].hand.told.in_part
    setup, _ = _spot(dealer)
    told = tell(dealer, {**setup, "policies": {"clock_seconds": 5}}, [{"dealer": "no_burn"}])
    assert "es de la mesa" in told.json()["problem"]


def test_a_question_calls_the_floor_and_shows_the_answer(event: str, client: Opens) -> None:
    dealer = client("dealer")
    setup, seat = _spot(dealer)
    after = ToldHand(book_in_force(), setup)
    after.tell({"seat": seat, "does": "raise", "to": 12 * setup["level"]["big"]})
    steps = [*after.steps, {"seat": after.table.next, "chips": {"100": 1}}]
    side = tell(dealer, setup, steps).json()["side"]
    number = state().rulings[-1].number
    assert "data-call-for" in side
    way = re.search(r'hx-get="([^"]+/via/[0-9]+/)"', side)[1]  # type: ignore[index]
    assert 'data-policy="' in dealer.get(way).content.decode()
    assert dealer.get(way.replace("/mesa/1/", "/mesa/2/")).status_code == 404
    note = re.search(r'data-note="([^"]+)"', side)[1]  # type: ignore[index]
    assert f"n.º {number}" in note
    fields = {"table": 1, "about": "ruling", "note": note}
    dealer.post(f"/e/{STREAM}/hacer/CallFloor/", fields, HTTP_HX_REQUEST="true")
    call = state().calls[-1]
    assert (call.table, call.about, call.note) == (1, "ruling", note)
    do(STREAM, TakeCall(call=call.number), by=FLOOR)
    assert "data-call-for" not in dealer.get(f"{HAND}ahora/").json()["side"]
    assert "viene Julián" in dealer.get(f"{BASE}parte/").content.decode()
    option = state().rulings[-1].outcome.options[0].code
    do(STREAM, DecideRuling(ruling=number, option=option, why="no dijo cantidad"), by=FLOOR)
    card = dealer.get(f"{BASE}fallo/{number}/").content.decode()
    assert "Decidió Julián" in card
    assert "no dijo cantidad" in card
    assert 'data-open=""' in card
    assert dealer.get(f"/e/{STREAM}/mesa/2/crupier/fallo/{number}/").status_code == 404


@pytest.mark.clause("fcp-2025/rp-7.2", "fcp-2025/rp-1")
def test_the_tablet_tells_the_dealer_what_to_do_now(event: str, client: Opens) -> None:
    """A bet is announced, an all-in gets its button, which lies in front of the seat."""
    dealer = client("dealer")
    setup, seat = _spot(dealer)
    bet = tell(dealer, setup, [{"seat": seat, "does": "raise", "to": 3 * setup["level"]["big"]}]).json()
    assert 'class="law ' not in bet["side"], "it is what happens in every hand"
    assert "El crupier ahora:" in bet["side"]
    assert "Anunciar la cantidad" in bet["side"]
    take_back(dealer)
    all_in = tell(dealer, setup, [{"seat": seat, "does": "all_in"}]).json()["side"]
    assert "Poner el botón de all-in" in all_in
    assert "Anunciar la cantidad" not in all_in


# ---- the picker ----------------------------------------------------------------------------------------


def test_everything_the_scenario_files_tell_can_be_tapped() -> None:
    """Each step of each shipped scenario fits a form: its words, and every key beside them."""
    from torneo.room.views.spot_forms import BETS, FORMS

    by_verb: dict[str, list[Any]] = {}
    for form in FORMS:
        for key in (*form.step, *(gap.key for gap in form.gaps)):
            by_verb.setdefault(key, []).append(form)
    missing = set()
    for example in examples().values():
        for step in _written(example)["steps"]:
            keys = {key for key in step if key != "expect"}
            if "floor" in keys or keys - {"seat"} <= set(BETS):
                continue  # the floor's answers have a page of their own; words and chips their own form
            verb = next(verb for verb in VERBS if verb in step)
            fits = [form for form in by_verb.get(verb, ()) if _fits(form, step, keys)]
            if not fits:
                missing.add(
                    (verb, str(step[verb]) if verb in ("dealer", "discovered") else "", *sorted(keys))
                )
    assert not missing, sorted(missing)


def _fits(form: Any, step: dict[str, Any], keys: set[str]) -> bool:
    gaps = {gap.key for gap in form.gaps}
    if not keys <= {*form.step, *gaps, *(["seat"] if form.player else [])}:
        return False
    if any(step.get(key) != value and not (key in step and key in gaps) for key, value in form.step.items()):
        return False
    return all(
        not gap.options or str(step[gap.key]).lower() in gap.options for gap in form.gaps if gap.key in step
    )


def test_the_picker_speaks_both_languages() -> None:
    """Every form, gap and option has words, and no code shows through."""
    from torneo.room.views.spot_forms import picker

    book = load_book("fcp-2025")
    spanish, english = (picker(book, lang) for lang in ("es", "en"))
    for here, there in zip(spanish["forms"], english["forms"], strict=True):
        assert here["label"]
        assert there["label"]
        assert "_" not in here["label"] + there["label"]
        for gap, other in zip(here["gaps"], there["gaps"], strict=True):
            assert "_" not in gap["label"] + other["label"]
            for (code, text), (_, said) in zip(gap["options"], other["options"], strict=True):
                assert text, code
                assert said, code
                assert "_" not in text + said, code


def test_the_words_of_the_book_come_first() -> None:
    from torneo.room.views.spot_forms import picker

    for book_id in ("fcp-2025", "tda-2013", "torrequebrada", "pokerfest-2011"):
        book = load_book(book_id)
        listed = book.values["betting_official_terms"]
        offered = {word for one in picker(book, "es")["terms"] for word in one["official"]}
        assert offered == {*listed["es"], *listed["en"]}, book_id


# ---- live ----------------------------------------------------------------------------------------------


def test_the_bell_rings_only_the_table_that_changed(event: str, client: Opens) -> None:
    from torneo.room.views.dealer_marks import marks

    def seen() -> dict[str, str]:
        return dict(one.split(":") for one in marks(state()).split())

    dealer = client("dealer")
    _start(dealer)
    before = seen()
    dealer.post(f"{BASE}siguiente/", HTTP_HX_REQUEST="true")
    after = seen()
    assert before["1"] != after["1"]
    assert before["2"] == after["2"]
    page = dealer.get(f"{BASE}parte/").content.decode()
    assert f'data-mark="{after["1"]}"' in page
