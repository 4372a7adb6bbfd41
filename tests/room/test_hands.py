"""Hands recorded act by act: the page that tells them, who sees which card when, the overlay of a stream."""

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.support.console_event import do, seated
from tests.support.recording import Recorder, can_be_told, does, setup_of, steps_of, street, tables

from torneo.cards import HIDDEN, card_name, parse_card, parse_cards
from torneo.hand.phh import read_phh, read_phh_text, replay
from torneo.rulebook import load_book
from torneo.tournament import Actor
from torneo.tournament.hands.commands import CancelHand
from torneo.tournament.live_hand.state import ToldAct
from torneo.tournament.live_hand.story import Story
from torneo.tournament.recorded import told

STREAM = "manos"
BASE = f"/e/{STREAM}/mesa/1/mano/"
FILES = sorted((Path(__file__).parents[1] / "phh").glob("*.phh"))
MINUTE = 60_000
Opens = Callable[[str], Any]


@pytest.fixture(scope="module")
def event(room: None) -> str:
    seated(STREAM)
    return STREAM


@pytest.fixture
def table(event: str) -> Iterator[None]:
    """Table 1 between hands, before and after."""
    yield
    if state().tables[1].hand is not None:
        do(event, CancelHand(table=1, why="otra prueba"))
    later(0)
    show("after")


def state() -> Any:
    from torneo.room.keeping import keeper

    return keeper().state(STREAM)


def later(milliseconds: int) -> None:
    """The event's clock stands ``milliseconds`` after what happened last."""
    from torneo.room.pace import set_pace

    set_pace(STREAM, state().at + milliseconds, 0)


def show(public: str, minutes: int = 30, seconds: int = 0) -> None:
    from torneo.room.models import Showing

    chosen = {"public": public, "minutes": minutes, "overlay_seconds": seconds}
    Showing.objects.update_or_create(stream=STREAM, defaults=chosen)


class Telling:
    """Somebody at the page of table 1."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.base = BASE
        self.now: dict[str, Any] = {}

    def post(self, url: str, **body: Any) -> Any:
        return self.browser.post(url, msgspec.json.encode(body), content_type="application/json")

    def look(self, base: str = BASE) -> dict[str, Any]:
        self.base = base
        self.now = self.browser.get(f"{base}ahora/").json()
        return self.now

    def sent(self, what: str, **body: Any) -> Any:
        """About the deal the page shows."""
        return self.post(f"{self.base}{what}/", **{"hand": self.now["deal"], **body})

    def begin(self, cards: dict[int, list[str]] | None = None) -> dict[str, Any]:
        """The hand is being played; ``cards``: those somebody knows from the start."""
        self.look()
        known = {str(seat): held for seat, held in (cards or {}).items()}
        answer = self.sent("acto", **({"setup": {**self.now["setup"], "cards": known}} if known else {}))
        assert answer.status_code == 200, answer.content
        self.now = answer.json()
        return self.now["shape"]  # type: ignore[no-any-return]

    def tell(self, step: dict[str, Any]) -> dict[str, Any]:
        answer = self.sent("acto", steps=[step], after=len(self.now["acts"]))
        assert answer.status_code == 200, (step, answer.content.decode())
        self.now = answer.json()
        return self.now["shape"]  # type: ignore[no-any-return]

    def end(self, **body: Any) -> Any:
        return self.sent("terminar", name=self.now["name"], **body)

    def refused(self, step: dict[str, Any]) -> Any:
        answer = self.sent("acto", steps=[step], after=len(self.now["acts"]))
        assert answer.status_code in (403, 409), answer.content
        return answer.json()["problem"]

    def everybody_folds_but(self, *seats: int) -> dict[str, Any]:
        shape = self.now["shape"]
        while shape["next"] not in seats:
            shape = self.tell(does(shape["next"], "fold"))
        return shape  # type: ignore[no-any-return]

    def all_in_two(self) -> tuple[int, int]:
        """The first to act is all-in and the big blind calls; nobody else is in."""
        shape = self.now["shape"]
        first, big = shape["next"], shape["big_blind"]
        self.tell(does(first, "all_in"))
        self.everybody_folds_but(big)
        self.tell(does(big, "call"))
        return first, big

    @property
    def short(self) -> str:
        return str(self.now["name"])


@pytest.fixture
def dealer(table: None, client: Opens) -> Telling:
    return Telling(client("dealer"))


# ---- recording -----------------------------------------------------------------------------------------


def test_a_whole_hand_ends_in_the_event_and_the_command_line_replays_it(
    dealer: Telling, client: Opens, tmp_path: Path
) -> None:
    number = state().tables[1].hands + 1
    assert f"La mano {number} empieza en la mesa con el primer acto" in dealer.look()["side"]
    assert 'data-opens="hand"' in dealer.browser.get(BASE).content.decode()
    before = {
        seat: state().entries[state().tables[1].seats[seat - 1]].stack for seat in state().tables[1].taken
    }
    shape = dealer.begin()
    assert state().tables[1].hand.number == number
    opener = shape["next"]
    dealer.tell(does(opener, "raise", shape["min_raise_to"]))
    shape = dealer.everybody_folds_but(shape["big_blind"])
    caller = shape["big_blind"]
    dealer.tell(does(caller, "call"))
    dealer.tell(street("Ah", "7d", "2c"))
    dealer.tell(does(caller, "check"))
    shape = dealer.tell(does(opener, "check"))
    dealer.tell(street("Ts"))
    dealer.tell(does(caller, "check"))
    dealer.tell(does(opener, "check"))
    dealer.tell(street("3h"))
    dealer.tell(does(caller, "check"))
    shape = dealer.tell(does(opener, "check"))
    assert shape["next"] == "showdown"
    for seat in shape["to_show"]:
        shape = dealer.tell(tables(seat, *(("As", "Kd") if seat == caller else ("7s", "6s"))))
    assert shape["over"]
    assert "Terminar y dar el resultado" in dealer.now["side"]
    answer = dealer.end()
    assert answer.status_code == 200, answer.content
    again = dealer.end()  # a double tap is one tap
    assert again.status_code == 200
    assert state().tables[1].hands == number
    after = {seat: state().entries[state().tables[1].seats[seat - 1]].stack for seat in before}
    assert after == {one["seat"]: one["stack"] for one in shape["seats"]}
    assert sum(after.values()) == sum(before.values())
    assert after[caller] > before[caller]
    file = tmp_path / "mano.phh"
    file.write_bytes(client("public").get(f"/e/{STREAM}/manos/{dealer.short}.phh").content)
    done = subprocess.run(
        [sys.executable, "-m", "torneo", "replay", str(file)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert dealer.look()["playing"] is False


def test_an_act_is_taken_back_and_one_sent_twice_counts_once(dealer: Telling) -> None:
    shape = dealer.begin()
    step = does(shape["next"], "fold")
    for _ in range(2):
        answer = dealer.sent("acto", steps=[step], key="uno")
    assert answer.json()["shape"]["steps"] == 1
    assert dealer.sent("quitar").json()["shape"]["steps"] == 0
    assert dealer.sent("quitar").status_code == 409


def test_a_hand_begins_with_its_first_act_and_once(dealer: Telling) -> None:
    """Nothing has to be begun before, and the first act sent twice begins one hand."""
    from torneo.room.told_hands import hands_of

    had, number = len(hands_of(STREAM)), state().tables[1].next_hand
    step = does(dealer.look()["shape"]["next"], "fold")
    for _ in range(2):
        assert dealer.sent("acto", steps=[step], key="dos-veces").status_code == 200
    assert len(hands_of(STREAM)) == had + 1
    assert (state().tables[1].hand.number, state().tables[1].hand.told.steps) == (number, [step])


def test_everybody_before_a_seat_is_told_in_one_tap(dealer: Telling) -> None:
    """The story so far, in a few taps: they fold, or check where nobody has bet."""
    shape = dealer.begin()
    answer = dealer.sent("acto", until=shape["button"]).json()
    assert answer["shape"]["next"] == shape["button"]
    assert {step["does"] for step in answer["steps"]} == {"fold"}


def test_what_cannot_be_is_refused_in_words(dealer: Telling) -> None:
    shape = dealer.begin()
    other = next(one["seat"] for one in shape["seats"] if one["seat"] != shape["next"])
    assert dealer.refused(does(other, "raise", 10)) == "Esa acción no es posible ahora"
    dealer.all_in_two()
    assert dealer.refused({"dealer": "next_street"}) == "Faltan las cartas que han salido a la vista"
    assert dealer.refused(street("As", "As", "2c")) == "La carta A♠ ya está en juego"


def test_an_irregular_act_waits_for_the_floor(dealer: Telling, client: Opens) -> None:
    """Only the floor may answer, with a reason; the dealer's page shows who it waits for."""
    shape = dealer.begin()
    dealer.tell(does(shape["next"], "raise", 12 * shape["level"]["big"]))
    shape = dealer.tell({"seat": dealer.now["shape"]["next"], "chips": {"100": 1}})
    assert shape["question"]
    assert "La mano espera al floor" in dealer.now["side"]
    option = shape["question"]["options"][0]["code"]
    assert "crupier" in dealer.refused({"floor": option, "why": "porque sí"})
    assert dealer.now["shape"]["question"]
    floor = Telling(client("floor"))
    floor.look()
    assert "data-decide" in floor.now["side"]
    assert floor.tell({"floor": option, "why": "Vio la apuesta"})["question"] is None


def test_a_hand_told_anew_after_a_misdeal_has_a_name_of_its_own(dealer: Telling) -> None:
    shape = dealer.begin()
    dealer.tell(does(shape["next"], "fold"))
    first, deal = dealer.short, dealer.now["deal"]
    do(STREAM, CancelHand(table=1, why="misdeal"))
    later(MINUTE)
    dealer.begin()
    assert dealer.short.split("-")[:2] == first.split("-")[:2]
    assert dealer.short != first
    assert dealer.now["shape"]["steps"] == 0
    old = dealer.sent("acto", hand=deal, steps=[does(1, "fold")], after=1)
    assert old.status_code == 409


def test_two_tablets_tell_one_hand(dealer: Telling, client: Opens) -> None:
    """What the other has told meanwhile is shown first; nothing is told twice."""
    shape = dealer.begin()
    other = Telling(client("dealer"))
    other.look()
    dealer.tell(does(shape["next"], "fold"))
    answer = other.sent("acto", steps=[does(shape["next"], "call")])
    seen = answer.json()
    assert (seen["stale"], seen["version"]) == (True, dealer.now["version"])
    assert seen["shape"]["next"] == dealer.now["shape"]["next"]


def test_acts_that_waited_are_told_in_their_order_and_none_twice(dealer: Telling) -> None:
    """Sent again with those that followed because an answer was lost, what the hand has is left as it is.
    One that was no ordinary act after all stops those behind it."""
    shape, before = dealer.begin(), len(state().rulings)
    sitting = [one["seat"] for one in shape["seats"]]
    place = sitting.index(shape["next"])
    first, second, third, fourth, fifth = (sitting * 2)[place : place + 5]

    def late(after: int, *steps: dict[str, Any]) -> dict[str, Any]:
        ordinary = list(range(len(steps)))
        answer = dealer.sent("acto", steps=steps, after=after, ordinary=ordinary)
        assert answer.status_code == 200, answer.content
        found: dict[str, Any] = answer.json()
        return found

    assert len(late(0, does(first, "fold"))["acts"]) == 1
    told = late(0, does(first, "fold"), does(second, "fold"))
    assert (len(told["acts"]), told["shape"]["next"]) == (2, third)
    stuck = late(2, does(third, "fold"), does(fourth, "check"), does(fifth, "fold"))
    assert (len(stuck["acts"]), stuck["shape"]["next"]) == (3, fourth)
    assert stuck["stuck"] == "Esa acción no es posible ahora"
    assert late(1, does(third, "fold"))["stale"]
    assert len(late(3, does(fourth, "call"), does(fifth, "fold"))["acts"]) == 5
    assert len(state().rulings) == before


def test_where_nobody_saw_a_card_the_page_asks_who_wins(dealer: Telling) -> None:
    dealer.begin()
    first, big = dealer.all_in_two()
    for board in (("2c", "7d", "9s"), ("4h",), ("??",)):
        dealer.tell(street(*board))
    for seat in dealer.now["shape"]["to_show"]:
        dealer.tell(tables(seat, *(("As", "Kd") if seat == first else ("7s", "6s"))))
    assert not dealer.now["shape"]["over"]
    (pot,) = dealer.now["pots"]
    assert sorted(pot["seats"]) == sorted((first, big))
    assert dealer.end().status_code == 409
    out = dealer.end(winners=[[big]])
    assert out.status_code == 200, out.content
    assert out.json()["ended"]
    assert "data-next-hand" in out.json()["side"]


@pytest.mark.parametrize("role", ["desk", "commission", "public"])
def test_only_people_at_the_table_record(dealer: Telling, client: Opens, role: str) -> None:
    dealer.begin()
    other = Telling(client(role))
    wanted = 302 if role == "public" else 403
    other.now = dealer.now
    assert other.browser.get(BASE).status_code == wanted
    assert other.browser.get(f"{BASE}ahora/").status_code == wanted
    for what in ("acto", "quitar", "terminar"):
        assert other.sent(what, steps=[does(1, "fold")]).status_code == wanted


def test_there_is_no_hand_of_another_table_or_event(dealer: Telling) -> None:
    dealer.begin()
    for url in (f"/e/{STREAM}/mesa/77/mano/", f"/e/{STREAM}/manos/m9-9/", f"/e/otro{BASE[8:]}"):
        assert dealer.browser.get(url).status_code == 404, url
    other = dealer.post(f"/e/{STREAM}/mesa/2/mano/terminar/", name=dealer.short)
    assert other.status_code == 404


@pytest.mark.parametrize("game", ["stud", "plo", "27td"])
def test_other_games_are_told_from_the_table(room: None, client: Opens, game: str) -> None:
    """A stud hand begins with the open cards, which say who brings in; all get the cards of the game."""
    stream = f"manos-{game}"
    seated(stream, "tda-2013", 6, game=game, seats_per_table=6)
    browser, base = client("dealer"), f"/e/{stream}/mesa/1/mano/"
    telling = Telling(browser)
    begun = telling.look(base)
    assert begun["opens"] == (len(begun["setup"]["seats"]) if game == "stud" else 0)
    if game == "stud":
        answer = telling.sent("acto", steps=[does(1, "fold")])
        assert (answer.status_code, answer.json()["problem"]) == (
            409,
            "Faltan las cartas que han salido a la vista",
        )
    from torneo.room.keeping import keeper

    seats = keeper().state(stream).tables[1].taken
    ups = dict(zip(seats, ("Kd", "2c", "9h", "Ts", "Qh", "Jd"), strict=False))
    cards = {str(seat): ["??", "??", card] for seat, card in ups.items()} if game == "stud" else {}
    answer = telling.sent("acto", **({"setup": {**begun["setup"], "cards": cards}} if cards else {}))
    assert answer.status_code == 200, answer.content
    telling.now = answer.json()
    shape = telling.now["shape"]
    if game == "stud":
        low = next(seat for seat, card in ups.items() if card == "2c")
        assert shape["next"] == low
        shape = telling.tell(does(low, "bring_in"))
    wanted = {"stud": 3, "plo": 4, "27td": 5}[game]
    assert {len(one["cards"]) for one in shape["seats"]} == {wanted}
    while isinstance(shape["next"], int) and shape["next"] and not shape["over"]:
        shape = telling.tell(does(shape["next"], "fold"))
    assert shape["over"]
    assert telling.end().status_code == 200
    public = client("public").get(f"/e/{stream}/manos/{telling.short}/").content.decode()
    assert drawn(public) == (set(names(*ups.values())) if game == "stud" else set())


# ---- who sees which card when --------------------------------------------------------------------------


def names(*cards: str) -> list[str]:
    return [card_name(parse_card(card), "es") for card in cards]


def drawn(html: str) -> set[str]:
    """The cards a page draws, by name; backs are none."""
    return set(re.findall(r'aria-label="([^"]* de (?:picas|corazones|diamantes|tréboles))"', html))


def test_names_of_cards_are_as_this_file_reads_them() -> None:
    every = {card_name(card, "es") for card in range(52)}
    assert drawn("".join(f'aria-label="{name}"' for name in every)) == every
    assert written('"d dh p1 KsQh" value="a2sB3c" [2d]') == {"Ks", "Qh", "2d"}


def known_deal(dealer: Telling) -> tuple[dict[int, list[str]], dict[str, Any]]:
    """A hand of which the record knows every hole card."""
    from torneo.tournament.live_hand.spot import setup_of as spot

    seats = [int(seat) for seat in spot(state(), 1, load_book("fcp-2025"))["seats"]]
    ranks = "23456789TJQKA"
    cards = {seat: [f"{ranks[at]}s", f"{ranks[at]}h"] for at, seat in enumerate(seats)}
    return cards, dealer.begin(cards)


def written(html: str) -> set[str]:
    """The cards a page writes in letters, as ``Ks`` or ``KsQh``; no part of a form's key is one."""
    runs = re.findall(r"(?<![0-9A-Za-z])((?:[2-9TJQKA][cdhs])+)(?![0-9A-Za-z])", html)
    return {run[at : at + 2] for run in runs for at in range(0, len(run), 2)}


def pages(client: Opens, short: str) -> str:
    """All the public can fetch of a hand, whatever the answer."""
    everybody = client("public")
    urls = (f"/e/{STREAM}/manos/{short}/", f"/e/{STREAM}/manos/{short}/?parte=1",
            f"/e/{STREAM}/manos/{short}.phh", f"/e/{STREAM}/", BASE)  # fmt: skip
    return "".join(everybody.get(url).content.decode() for url in urls)


def test_nobody_sees_a_card_early(dealer: Telling, client: Opens) -> None:
    cards, shape = known_deal(dealer)
    hidden = {name for held in cards.values() for name in names(*held)}
    show("after")
    assert client("public").get(f"/e/{STREAM}/manos/{dealer.short}/").status_code == 403
    assert not drawn(pages(client, dealer.short))
    assert f"/{dealer.short}/" not in client("public").get(f"/e/{STREAM}/manos/").content.decode()
    show("live")
    assert client("public").get(f"/e/{STREAM}/manos/{dealer.short}/").status_code == 200
    assert not drawn(pages(client, dealer.short)) & hidden
    shape = dealer.tell(
        {"seat": shape["next"], "exposes": cards[shape["next"]][:1], "to": [shape["big_blind"]]}
    )
    assert not drawn(pages(client, dealer.short)) & hidden
    assert cards[shape["seats"][0]["seat"]][0] not in written(pages(client, dealer.short))
    first, big = dealer.all_in_two()
    seen = drawn(pages(client, dealer.short))
    assert seen <= set(names(*cards[first], *cards[big])), "hands all-in lie open, folded ones do not"
    for board in (("2c", "7c", "8d"), ("9d",), ("Jd",)):
        dealer.tell(street(*board))
    shape = dealer.now["shape"]
    for seat in shape["to_show"]:
        shape = dealer.tell({"seat": seat, "tables": True})
    assert shape["over"]
    assert dealer.end().status_code == 200
    folded = hidden - set(names(*cards[first], *cards[big]))
    show("after")
    whole = pages(client, dealer.short)
    assert set(names(*cards[first], *cards[big])) <= drawn(whole)
    assert not drawn(whole) & folded
    file = client("public").get(f"/e/{STREAM}/manos/{dealer.short}.phh").content.decode()
    told_cards = set(re.findall(r"[2-9TJQKA][cdhs]", "".join(re.findall(r"d dh p\d+ ([^\"]*)", file))))
    assert told_cards == {*cards[first], *cards[big]}
    assert all(replay(record).ok for record in read_phh_text(file))
    staff = client("floor").get(f"/e/{STREAM}/manos/{dealer.short}.phh").content.decode()
    assert all("".join(held) in staff for held in cards.values())


def test_with_a_delay_each_act_is_seen_when_its_time_has_come(dealer: Telling, client: Opens) -> None:
    show("delayed", minutes=10)
    shape = dealer.begin({dealer.look()["shape"]["next"]: ["As", "Ah"]})
    later(11 * MINUTE)
    dealer.tell(does(shape["next"], "fold"))
    everybody = client("public")
    url = f"/e/{STREAM}/manos/{dealer.short}/"
    page = everybody.get(url).content.decode()
    assert 'data-last="0"' in page, "the hand is eleven minutes old, its first act is not"
    later(9 * MINUTE)
    assert 'data-last="0"' in everybody.get(url).content.decode()
    later(10 * MINUTE)
    assert 'data-last="1"' in everybody.get(url).content.decode()
    show("delayed", minutes=60)
    assert everybody.get(url).status_code == 403
    assert dealer.short not in everybody.get(f"/e/{STREAM}/manos/").content.decode()


def test_a_record_left_in_mid_hand_stays_closed_until_the_table_goes_on(
    dealer: Telling, client: Opens
) -> None:
    show("after")
    shape = dealer.begin()
    dealer.tell(does(shape["next"], "fold"))
    short = dealer.short
    assert client("public").get(f"/e/{STREAM}/manos/{short}/").status_code == 403
    do(STREAM, CancelHand(table=1, why="fin"))
    assert client("public").get(f"/e/{STREAM}/manos/{short}/").status_code == 200


def test_only_directors_choose_who_sees_it(table: None, client: Opens) -> None:
    url = f"/e/{STREAM}/manos/ajustes/"
    for role in ("floor", "dealer", "desk"):
        assert client(role).post(url, {"act": "save", "public": "live"}).status_code == 403
    from torneo.room.told_hands import showing

    assert showing(STREAM).public == "after"
    chosen = {"act": "save", "public": "delayed", "minutes": "45", "seconds": "nada"}
    page = client("director").post(url, chosen).content.decode()
    assert "Guardado" in page
    assert (showing(STREAM).public, showing(STREAM).minutes) == ("delayed", 45)
    client("director").post(url, {"act": "save", "public": "siempre", "minutes": "-3", "seconds": "99999999"})
    assert (showing(STREAM).public, showing(STREAM).minutes) == ("delayed", 45)
    assert showing(STREAM).overlay_seconds == 3600


# ---- the overlay ---------------------------------------------------------------------------------------


def test_the_overlay_needs_its_link_and_keeps_its_delay(dealer: Telling, client: Opens) -> None:
    url = f"/e/{STREAM}/manos/ajustes/"
    page = client("director").post(url, {"act": "link", "table": "1"}).content.decode()
    link = re.search(r"http://localhost(/o/[^<]+)<", page)[1]  # type: ignore[index]
    camera = client("public")
    cards, _ = known_deal(dealer)
    seen = camera.get(link).content.decode()
    assert set(names(*cards[min(cards)])) <= drawn(seen)
    answer = camera.get(link)
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    show("after", seconds=120)
    held_back = camera.get(f"{link}ahora/").content.decode()
    assert not drawn(held_back) & set(names(*cards[min(cards)]))
    later(121_000)
    assert set(names(*cards[min(cards)])) <= drawn(camera.get(f"{link}ahora/").content.decode())
    for other in ("/o/nada/", f"/e/{STREAM}/rotulos/1/"):
        assert camera.get(other).status_code in (302, 404)
    assert client("dealer").get(f"/e/{STREAM}/rotulos/1/").status_code == 403
    assert client("director").get(f"/e/{STREAM}/rotulos/1/").status_code == 200
    client("director").post(url, {"act": "revoke", "table": "1"})
    assert camera.get(link).status_code == 404
    assert camera.get(f"{link}ahora/").status_code == 404


def test_the_overlay_tells_how_often_each_hand_wins(dealer: Telling, client: Opens) -> None:
    """Kings against aces on a board where only two kings help: counted by hand, 44 rivers."""
    shape = dealer.begin()
    first, big = shape["next"], shape["big_blind"]
    dealer.begin({first: ["Ks", "Kh"], big: ["As", "Ah"]})
    assert dealer.all_in_two() == (first, big)
    dealer.tell(street("2c", "7d", "9s"))
    dealer.tell(street("4h"))
    director = client("director")
    found: dict[int, str] = {}
    for _ in range(100):
        html = director.get(f"/e/{STREAM}/rotulos/1/ahora/").content.decode()
        rows = re.findall(r'data-seat="(\d+)".*?class="eq">([^<]*)<', html, re.S)
        found = {int(seat): share for seat, share in rows if share}
        if found:
            break
        time.sleep(0.1)
    assert found == {first: f"{round(100 * 2 / 44)} %", big: f"{round(100 * 42 / 44)} %"}


# ---- real hands ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_real_hands_are_drawn_with_the_cards_that_were_shown(room: None, file: Path) -> None:
    """Every frame of the replay: board and shown hands as the record has them, other cards never."""
    from torneo.room.views.hands_replay import public_phh, replay_shown
    from torneo.room.views.overlay import overlay_shown

    book, dealer = load_book("tda-2013"), Actor("Eva", "dealer")
    for record in [one for one in read_phh(file) if can_be_told(one)][:3]:
        recorder = Recorder(book).begin(setup_of(record))
        for step in steps_of(record, _Live(recorder)):  # type: ignore[arg-type]
            recorder.tell([step])
        hand = Story(
            event="copa", table=1, number=7, setup=recorder.state.setup, begun_at=1,
            acts=tuple(ToldAct(step=step, later=0, by=dealer) for step in recorder.state.steps),
        )  # fmt: skip
        shown = replay_shown(hand, book, "es")
        assert shown is not None
        assert shown["last"] == len(hand.steps)
        last = shown["steps"][-1]["spot"]
        opened = {
            int(words[0][1:]): parse_cards(words[2])
            for words in (action.split() for action in record.actions)
            if len(words) > 2 and words[1] == "sm" and "?" not in words[2]
        }
        for one in last.seats:
            face_up = [card for card in one.cards if card != HIDDEN]
            if one.seat in opened:
                assert sorted(face_up) == sorted(opened[one.seat])
            elif record.game.family != "stud" and not opened:
                assert not face_up
        dealt = "".join(action.split()[2] for action in record.actions if action.startswith("d db"))
        if dealt:
            assert last.board == parse_cards(dealt)
        assert overlay_shown(hand, book, "en")["spot"].pot == last.pot.replace(".", ",")
        text = public_phh(hand, book)
        assert isinstance(text, str)
        assert all(replay(again).ok for again in read_phh_text(text))


class _Live:
    """The hand as the recorder has it, whenever somebody looks."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder

    @property
    def table(self) -> Any:
        return told(self.recorder.state, self.recorder.book).table
