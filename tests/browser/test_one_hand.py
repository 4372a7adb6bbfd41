"""One hand at a table: what the dealer taps is on the floor's phone and on the console at once, stays there
until somebody does it, and goes with the act that brought it about. Without a connection nothing is lost."""

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import DESKTOP, PHONE, Opens
from tests.support.at_the_tablet import (
    EVENT,
    TABLET,
    TELL,
    board,
    does,
    irregular,
    picks,
    raises,
    recording,
    seats,
    street,
    take_all_back,
    told,
    turn,
)
from tests.support.browsing import entered, shot
from tests.support.served import Served

pytestmark = pytest.mark.slow

TABLE = 2


@pytest.mark.clause("fcp-2025/51-B.3", "fcp-2025/rp-15-a", "fcp-2025/29.2", "fcp-2025/69.1")
@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_from_a_tap_to_its_last_consequence(demo: Served, opens: Opens, size: tuple[int, int]) -> None:
    """The walk of docs/floor.md: a question, answered on the phone; a premature flop whose steps wait for
    their moment; time on a player; a card shown; a river nobody saw."""
    page = recording(opens(size), demo, TABLE)
    floor = entered(opens(PHONE), demo.url, "floor", f"{EVENT}/floor/")
    console = entered(opens(DESKTOP), demo.url, "direccion", f"{EVENT}/direccion/")
    _a_question_is_asked_taken_back_and_answered(page, floor, console)
    _steps_wait_for_their_moment(page)
    _the_clock_stops_nobody(page, floor)
    _a_card_is_shown(page, floor, console)
    _who_wins_is_asked(page, console)


def _a_question_is_asked_taken_back_and_answered(page: Page, floor: Page, console: Page) -> None:
    questions = floor.locator("#questions article").filter(has_text=f"Mesa {TABLE}")
    tile = console.locator(f'.tile[data-table="{TABLE}"]')
    side = console.locator(".console-side")
    expect(questions).to_have_count(0)
    raises(page)
    undercall = ("[data-what] [data-chip] >> nth=0", TELL)
    irregular(page, *undercall)
    expect(page.locator("[data-side] .law-head").first).to_have_text("Decide el floor")
    expect(questions).to_have_count(1)  # nobody reloads
    expect(questions.locator("[data-since]")).to_have_text(re.compile(r"\d"))
    mesa = floor.locator("#tables button").filter(has_text=f"Mesa {TABLE}")
    expect(mesa).to_contain_text("pregunta")
    expect(side).to_contain_text("Responder")
    shot(floor, "one-hand-floor-queue")
    shot(console, "one-hand-console")

    # Told by mistake: it is gone everywhere, and the register keeps both.
    page.locator("[data-back]").click()
    expect(told(page)).to_have_count(1)
    expect(questions).to_have_count(0)
    expect(mesa).not_to_contain_text("pregunta")
    expect(tile).to_be_visible()
    irregular(page, *undercall)
    questions.get_by_role("button", name="Responder…").click()
    sheet = floor.locator("dialog[open]")
    sheet.locator("[value=full_call]").check(force=True)
    sheet.get_by_label("Motivo").fill("Vio la subida.")
    sheet.get_by_role("button", name="Dar la respuesta").click()
    expect(sheet.locator(".law-head").first).to_contain_text("Es pago")
    sheet.locator("[data-close]").first.click()
    expect(questions).to_have_count(0)
    expect(told(page)).to_have_count(3)  # the answer is an act of the same hand, and it goes on
    expect(page.locator('[data-acts] [data-does="fold"]')).to_be_enabled()


def _steps_wait_for_their_moment(page: Page) -> None:
    cards = (f'[data-cards-dialog] [data-card="{card}"]' for card in ("Kh", "9d", "4c"))
    form = '[data-form="dealer.premature_flop"]'
    irregular(page, '[data-group="dealer"]', form, '[data-cards="cards"]', *cards, TELL)
    steps = page.locator('[data-side] [data-matter$="-steps.street"]')
    expect(steps).to_contain_text("Al acabar la ronda de apuestas")
    while page.locator("[data-acts] [data-street]").count() == 0:
        does(page, "fold")
        expect(steps).to_contain_text(re.compile("baraj", re.IGNORECASE))
    expect(steps).to_contain_text("Ahora, antes de la calle que viene")
    shot(page, "one-hand-steps")
    street(page, "Kh", "9s", "4d")  # a card that went back to the deck may come again
    assert board(page) == ["rey de corazones", "nueve de picas", "cuatro de diamantes"]
    expect(steps).to_have_count(0)


def _the_clock_stops_nobody(page: Page, floor: Page) -> None:
    seat = turn(page)
    other = next(one for one in _live(page) if one != seat)
    irregular(page, '[data-group="asks"]', '[data-form="calls_time_on"]',
              f'[data-what] .segments [data-value="{other}"]', TELL)  # fmt: skip
    asked = floor.locator("#questions article").filter(has_text=f"Mesa {TABLE}")
    asked.get_by_role("button", name="Responder…").click()
    sheet = floor.locator("dialog[open]")
    expect(sheet.locator(".answers")).to_contain_text("Corren 30 segundos. Si no actúa a tiempo: ante una")
    shot(floor, "one-hand-time-floor")
    sheet.locator("[data-close]").first.click()
    expect(page.locator('[data-acts] [data-does="check"]')).to_be_visible()
    expect(page.locator("[data-question]")).to_contain_text("mano muerta")
    expect(page.locator("[data-question]")).to_contain_text("entretanto la mano sigue")
    shot(page, "one-hand-time")
    does(page, "check")
    expect(asked).to_have_count(0)


def _a_card_is_shown(page: Page, floor: Page, console: Page) -> None:
    irregular(page, '[data-group="cards"]', '[data-form="exposes"]', '[data-cards-dialog] [data-card="As"]',
              "[data-cards-tell]")  # fmt: skip
    expect(page.locator("[data-side] .law-head").first).to_have_text("La mano sigue viva; hay infracción")
    expect(told(page).last).to_contain_text("A♠")
    broken = floor.locator("#penalties article").filter(has_text=f"Mesa {TABLE} · Infracción: exponer cartas")
    expect(broken).to_be_visible()
    expect(console.locator(".console-side")).to_contain_text("exponer cartas")
    does(page, "check")
    expect(broken).to_be_visible()  # it outlives the act, and the hand
    broken.get_by_role("button", name="Sin sanción").click()
    expect(broken).to_have_count(0)


def _who_wins_is_asked(page: Page, console: Page) -> None:
    street(page, "2h")
    while page.locator("[data-acts] [data-street]").count() == 0:
        does(page, "check")
    street(page, "??")
    while page.locator("[data-shows]").count() == 0:
        does(page, "check")
    first, second = (int(one.get_attribute("data-shows") or 0) for one in page.locator("[data-shows]").all())
    for seat, cards in ((first, ("Qs", "Qd")), (second, ("7c", "7d"))):
        before = told(page).count()
        page.locator(f'[data-shows="{seat}"]').click()
        picks(page, *cards)
        expect(told(page)).to_have_count(before + 1)
    wins = page.locator(f'[data-wins="0-{second}"]')
    pay = page.locator("[data-pay]")
    expect(pay).to_be_disabled()
    wins.click()
    shot(page, "one-hand-who-wins")
    pay.click()
    expect(page.locator("[data-next-hand]")).to_be_visible()
    console.goto(console.url)
    expect(console.locator(".console-recent")).to_contain_text(f"mesa {TABLE}", ignore_case=True)


def _live(page: Page) -> list[int]:
    """Seats that still hold cards."""
    out = page.locator("[data-oval] .chair.out[data-seat]").all()
    gone = {int(one.get_attribute("data-seat") or 0) for one in out}
    return [seat for seat in seats(page) if seat not in gone]


# ---- a blind that is missing -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_a_missing_blind_is_the_players_whose_it_is(
    demo: Served, opens: Opens, size: tuple[int, int]
) -> None:
    page = recording(opens(size), demo, 1)
    now = page.evaluate("JSON.parse(document.getElementById('hand-now').textContent)")
    seat = now["setup"]["big_blind"]
    for what, headline in (("blind", "Tiene que poner su ciega"), ("ante", "Tiene que poner su ante")):
        if what == "ante" and not now["setup"]["level"].get("ante"):
            continue
        irregular(page, '[data-group="found"]', f'[data-form="discovered.missing_{what}"]',
                  f'[data-gap="seat"] [data-value="{seat}"]', TELL)  # fmt: skip
        expect(page.locator("[data-side] .law-head").first).to_have_text(headline)
        expect(page.locator("[data-side] .law").first).not_to_contain_text("No se sabe quién")
        take_all_back(page)


# ---- what is taken back, everywhere ----------------------------------------------------------------------


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_a_misdeal_told_by_mistake_and_a_raise_out_of_turn(
    demo: Served, opens: Opens, size: tuple[int, int]
) -> None:
    """Taken back, the ruling is withdrawn on every screen; what was broken is on the floor's phone and on the
    console until somebody answers, though the hand goes on."""
    page = recording(opens(size), demo, 1)
    floor = entered(opens(PHONE), demo.url, "floor", f"{EVENT}/floor/")
    console = entered(opens(DESKTOP), demo.url, "direccion", f"{EVENT}/direccion/")
    irregular(page, '[data-group="dealer"]', '[data-form="dealer.exposed_card"]',
              '[data-gap="position"] [data-value="1"]', TELL)  # fmt: skip
    expect(page.locator("[data-side] .law-head").first).to_contain_text("Misdeal")
    page.locator("[data-back]").click()
    expect(told(page)).to_have_count(0)
    page.locator("[data-drawer-close]").click()
    newest = page.locator(".last-rulings li").first
    expect(newest).to_contain_text("Misdeal")
    expect(newest).to_contain_text("retirado")
    shot(page, f"one-hand-withdrawn-{size[0]}")
    page.locator("[data-hand-open]").click()
    other = next(one for one in seats(page) if one != turn(page))
    chip = "[data-what] [data-chip] >> nth=1"
    irregular(page, f'[data-what] .segments [data-value="{other}"]', chip, chip, TELL)
    broken = floor.locator("#penalties article").filter(has_text="Mesa 1 · Infracción: fuera de turno")
    side = console.locator(".console-side")
    expect(broken).to_be_visible()
    expect(side).to_contain_text("fuera de turno")
    does(page, "fold")
    expect(broken).to_be_visible()
    page.locator("[data-back]").click()
    expect(told(page)).to_have_count(1)
    page.locator("[data-back]").click()
    expect(told(page)).to_have_count(0)
    expect(broken).to_have_count(0)
    expect(side).not_to_contain_text("fuera de turno")


# ---- the board is what lies on the table -----------------------------------------------------------------


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_cards_dealt_again_and_a_flop_that_was_not_burnt(
    demo: Served, opens: Opens, size: tuple[int, int]
) -> None:
    """A turn and a river too early go back and others come; the cards of a flop that was not burnt are
    asked for again. Whatever was told, the middle shows what lies there, and the pot is paid by it."""
    page = recording(opens(size), demo, 1)
    flop = ["rey de corazones", "nueve de picas", "cuatro de diamantes"]
    _to_the_street(page, callers=1)
    street(page, "Kh", "9s", "4d")
    assert board(page) == flop
    _too_early(page, "turn", "7h")
    _to_the_street(page)
    street(page, "2h")
    assert board(page) == [*flop, "dos de corazones"]
    _too_early(page, "river", "7c")
    _to_the_street(page)
    street(page, "5h")
    assert board(page) == [*flop, "dos de corazones", "cinco de corazones"]
    while page.locator("[data-shows]").count() == 0:
        does(page, "check")
    for cards in (("Ks", "Kd"), ("7s", "7d")):  # a set of sevens, had a withdrawn card been paid
        before = told(page).count()
        page.locator("[data-shows]").first.click()
        picks(page, *cards)
        expect(told(page)).to_have_count(before + 1)
    expect(page.locator("[data-result] .winners li").first).to_contain_text("reyes")
    expect(page.locator("[data-end]")).to_be_visible()
    take_all_back(page)
    _to_the_street(page, callers=1)
    street(page, "Kh", "9s", "4d")
    irregular(page, '[data-group="dealer"]', '[data-form="dealer.no_burn"]', TELL)
    page.locator("[data-untold]").click()
    picks(page, "Kh", "4d", "2c")  # which of the three is the burn, chance has said
    expect(page.locator("[data-untold]")).to_have_count(0)
    assert board(page) == ["rey de corazones", "cuatro de diamantes", "dos de tréboles"]
    shot(page, f"one-hand-unburnt-{size[0]}")
    take_all_back(page)


def _to_the_street(page: Page, callers: int = 0) -> None:
    """Calls, checks or folds until the next street."""
    while page.locator("[data-acts] [data-street]").count() == 0:
        if page.locator('[data-acts] [data-does="check"]').count():
            does(page, "check")
        else:
            does(page, "call" if callers > 0 else "fold")
            callers -= 1


def _too_early(page: Page, name: str, card: str) -> None:
    irregular(page, '[data-group="dealer"]', f'[data-form="dealer.premature_{name}"]', '[data-cards="card"]',
              f'[data-cards-dialog] [data-card="{card}"]', TELL)  # fmt: skip


# ---- two screens of one table ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_two_tablets_of_a_table_tell_one_hand(demo: Served, opens: Opens, size: tuple[int, int]) -> None:
    """What one tells the other shows, nobody reloads; table and hand are two faces of one page."""
    page = recording(opens(size), demo, 1)
    tablet = entered(opens(TABLET), demo.url, "crupier", f"{EVENT}/mesa/1/crupier/")
    expect(tablet.locator("[data-drawer]")).to_be_visible()
    does(page, "fold")
    tablet.locator("[data-hand-open]").click()
    expect(tablet.locator("[data-what]")).to_be_hidden()
    expect(told(tablet)).to_have_count(1)
    second = turn(page)
    expect(tablet.locator("[data-oval] .oval")).to_have_attribute("data-turn", str(second))
    does(tablet, "fold")
    expect(told(page)).to_have_count(2)
    tablet.locator("[data-back]").click()
    expect(told(page)).to_have_count(1)
    tablet.reload()
    tablet.locator("[data-drawer]").click()  # straight to what happened, whose turn it is marked
    pressed = tablet.locator('[data-what] .segments [aria-pressed="true"]').first
    expect(pressed).to_have_attribute("data-value", str(second))
    expect(told(tablet)).to_have_count(1)
    tablet.locator("[data-drawer-close]").click()
    expect(tablet.locator("[data-next]")).to_be_visible()
    desk = entered(opens(PHONE), demo.url, "floor", f"{EVENT}/arbitraje/?mesa=1")  # the same hand there too
    expect(desk.locator("[data-spot-acts] li")).to_have_count(1)
    expect(desk.locator(".spot-now .oval")).to_have_attribute("data-turn", str(second))
    take_all_back(page)


# ---- without a connection --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_acts_wait_for_the_connection_and_are_told_in_their_order(
    demo: Served, opens: Opens, size: tuple[int, int]
) -> None:
    page = recording(opens(size, alone=True), demo, 1)
    other = recording(opens(TABLET), demo, 1)
    first = turn(page)
    page.context.set_offline(True)
    fold = page.locator('[data-acts] [data-does="fold"]')
    waiting = page.locator("[data-waiting]")
    for count in (1, 2, 3):
        expect(fold).not_to_have_attribute("aria-disabled", "true")
        fold.click()
        expect(waiting).to_have_attribute("data-waiting", str(count))
    expect(page.locator(".offline-note")).to_be_visible()
    expect(page.locator("[data-problem]")).to_be_hidden()  # nothing says that it was not told
    page.locator("[data-wait-back]").click()
    expect(waiting).to_have_attribute("data-waiting", "2")
    expect(waiting.locator("li").first).to_contain_text(f"{first} · ")
    shot(page, f"one-hand-offline-{size[0]}")
    page.context.set_offline(False)
    expect(told(page)).to_have_count(2)
    expect(waiting).to_have_count(0)
    expect(page.locator(".offline-note")).to_be_hidden()
    expect(told(other)).to_have_count(2)
    take_all_back(page)


def test_an_act_that_cannot_be_stops_those_behind_it(demo: Served, opens: Opens) -> None:
    """Tapped without a connection: what the game does not allow is found out later, and nothing is lost."""
    page = recording(opens(TABLET, alone=True), demo, 1)
    page.context.set_offline(True)
    waiting = page.locator("[data-waiting]")
    for count, what in enumerate(("fold", "check", "fold"), 1):  # nobody can check: there are blinds
        button = page.locator(f'[data-acts] [data-does="{what}"]')
        expect(button).not_to_have_attribute("aria-disabled", "true")
        button.click()
        expect(waiting).to_have_attribute("data-waiting", str(count))
    page.context.set_offline(False)
    expect(told(page)).to_have_count(1)
    expect(waiting).to_have_attribute("data-waiting", "2")
    expect(page.locator("[data-wait-drop]")).to_be_visible()
    shot(page, "one-hand-stuck")
    page.locator('[data-acts] [data-does="call"]').click()  # that is what it was
    expect(told(page)).to_have_count(3)
    expect(waiting).to_have_count(0)
    take_all_back(page)


def _hand_no(page: Page) -> int:
    """Of the hand being played, or of the one that comes next."""
    found = re.search(r"\d+", page.locator(".oval-middle .hand-no").inner_text())
    assert found
    return int(found[0])


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_the_next_hand_waits_for_the_connection_behind_what_was_told(
    demo: Served, opens: Opens, size: tuple[int, int]
) -> None:
    """Two hands go by; a third tap is a mistake. What was told of the first is told, each begins once, the
    page is loaded anew meanwhile."""
    page = entered(opens(size, alone=True), demo.url, "crupier", f"{EVENT}/mesa/3/crupier/")
    other = entered(opens(TABLET), demo.url, "crupier", f"{EVENT}/mesa/3/crupier/")
    button, notice = page.locator("[data-next]"), page.locator("[data-next-notice]")
    if "Mano" not in page.locator(".hand-no").inner_text():
        button.click()
        expect(page.locator(".hand-no")).to_contain_text("Mano")
    number = _hand_no(page)
    page.locator("[data-hand-open]").click()
    fold = page.locator("[data-acts] [data-does=fold]")
    expect(fold).to_be_enabled()
    page.context.set_offline(True)
    fold.click()
    expect(page.locator("[data-acts] [data-waiting]")).to_have_attribute("data-waiting", "1")
    page.locator("[data-drawer-close]").click()
    for count in (1, 2, 3):
        button.click()  # it rests between two hands
        expect(notice).to_have_attribute("data-next-waiting", str(count))
    notice.locator("[data-next-back]").click()
    expect(notice).to_have_attribute("data-next-waiting", "2")
    expect(notice).to_contain_text(f"Se juega la mano {number + 2}")
    expect(page.locator("[data-drawer]")).to_be_disabled()
    shot(page, f"one-hand-next-waits-{size[0]}")
    assert _hand_no(other) == number
    page.context.set_offline(False)
    page.reload()  # whatever had not gone out by now goes out from here
    for one in (page, other):
        expect(one.locator(".hand-no")).to_contain_text(f"Mano {number + 2}")
    expect(notice).to_be_hidden()
    expect(page.locator("[data-drawer]")).to_be_enabled()
    page.goto(f"{demo.url}{EVENT}/manos/m3-{number}/?lang=es")
    expect(page.locator(".replay")).to_contain_text("se retira")


def test_a_next_hand_whose_answer_was_lost_begins_one(demo: Served, opens: Opens) -> None:
    page = entered(opens(TABLET), demo.url, "crupier", f"{EVENT}/mesa/3/crupier/")
    number, keys = _hand_no(page), list[str]()
    if "Mano" not in page.locator(".hand-no").inner_text():
        number -= 1

    def lose(route: Route) -> None:
        keys.append(route.request.post_data or "")
        route.fetch()
        route.abort()

    page.route("**/siguiente/", lose, times=1)
    with page.expect_event("requestfinished", lambda one: one.url.endswith("/siguiente/")) as again:
        page.locator("[data-next]").click()
    assert [again.value.post_data] == keys
    expect(page.locator(".hand-no")).to_contain_text(f"Mano {number + 1}")
    expect(page.locator("[data-next-notice]")).to_be_hidden()
    expect(page.locator("[data-next]")).to_be_enabled()
    assert _hand_no(page) == number + 1


# ---- taps of a hand nobody tells -------------------------------------------------------------------------


def test_a_hand_costs_one_tap_and_a_player_out_three(demo: Served, opens: Opens) -> None:
    page = entered(opens(TABLET), demo.url, "crupier", f"{EVENT}/mesa/3/crupier/")
    number = page.locator(".oval-middle .hand-no")
    if "Mano" not in number.inner_text():
        page.locator("[data-next]").click()
        expect(number).to_contain_text("Mano")
    before = number.inner_text()
    expect(page.locator("[data-next]")).to_be_enabled()
    expect(page.locator("[data-next]")).not_to_have_attribute("aria-disabled", "true")
    page.locator("[data-next]").click()  # one
    expect(number).not_to_have_text(before)
    taken = page.locator(".chair.taken")
    players = taken.count()
    page.locator('[data-sheet="out"]').click()  # one
    seats = page.locator('#sheet .pick [name="seat"]')
    expect(seats).to_have_count(players)
    by_stack = sorted(seats.all(), key=lambda one: int(str(one.get_attribute("data-points"))))
    loser, winner = (one.get_attribute("value") for one in (by_stack[0], by_stack[-1]))
    page.locator(f'#sheet .pick:has([name="seat"][value="{loser}"])').click()  # two
    shot(page, "one-hand-out")
    page.locator(f'#sheet [name="beaten_by"][value="{winner}"]').click()  # three
    expect(page.locator("#sheet")).to_be_hidden()
    expect(taken).to_have_count(players - 1)
