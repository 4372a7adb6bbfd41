"""Examples step by step: the spot, the ruling with its clauses, and the other books beside it."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest

from torneo.cards import card_name, parse_card
from torneo.floor.scenario import opened, play
from torneo.floor.scenario.shipped import document_of, examples, examples_of
from torneo.floor.sentences.rulings import headline
from torneo.rulebook import all_books, load_book
from torneo.writing import number

Browser = Callable[[str], Any]
FIVE_CHIPS = "/libros/fcp-2025/ejemplos/multiple-chips/9/"


def page(client: Browser, address: str, **headers: str) -> str:
    answer = client("public").get(address, headers=headers)
    assert answer.status_code == 200, address
    return str(answer.content.decode())


def steps(html: str) -> list[str]:
    return re.split(r'<section class="step"', html)[1:]


def test_five_chips_of_a_hundred_are_a_raise_to_1700_but_at_the_pokerfest(client: Browser) -> None:
    """The worked example of the federation's annex; the Pokerfest book calls several chips a call."""
    found = steps(page(client, FIVE_CHIPS))
    assert len(found) == 3
    last = unescape(found[-1])
    assert "Asiento 4: pone 1×1.000 + 5×100 (1.500)." in last
    assert '<p class="head">Es subida a 1.700</p>' in last
    assert 'href="/libros/fcp-2025/45-B-1/"' in last
    others = dict(
        re.findall(r'<li class="(?:same|differs)">\s*<a href="[^"]*libro=([^"]+)">(.*?)</li>', last, re.S)
    )
    assert set(others) == {book.id for book in all_books()} - {"fcp-2025"}
    assert "Es subida a 1.700" in others["tda-2013"]
    assert "igual" in others["tda-2013"]
    assert "Es pago, 1.100 en total" in others["pokerfest-2011"]
    assert "distinto" in others["pokerfest-2011"]
    assert 'href="/libros/pokerfest-2011/betting-7/"' in others["pokerfest-2011"]


def test_the_same_spot_is_played_under_another_book(client: Browser) -> None:
    html = unescape(page(client, f"{FIVE_CHIPS}?libro=pokerfest-2011"))
    assert '<p class="head">Es pago, 1.100 en total</p>' in html
    assert "La misma situación, escrita para FCP 2025, bajo Pokerfest 2011." in html
    assert "distinto" in html.rpartition('libro=fcp-2025"')[2].partition("</li>")[0]


def test_in_english_everything_but_the_name_it_was_given_is_english(client: Browser) -> None:
    html = unescape(page(client, f"{FIVE_CHIPS}?lang=en"))
    assert "<h1>Seat 4: puts in 1×1,000 + 5×100 (1,500) → It is a raise to 1,700</h1>" in html
    assert '<p class="muted" lang="es">Una de 1.000 y cinco de 100' in html
    assert "Pot <b>3,550</b>" in html


def test_beside_a_clause_only_the_player_is_sent(client: Browser) -> None:
    part = page(client, FIVE_CHIPS, **{"HX-Request": "true"})
    assert "<html" not in part
    assert "data-play" in part


def test_a_clause_lists_the_examples_that_name_it(client: Browser) -> None:
    html = page(client, "/libros/fcp-2025/45-B-1/")
    listed = re.findall(r'<details class="example" hx-get="([^"]+)"', html)
    assert listed == [
        f"/libros/fcp-2025/ejemplos/{one.topic}/{one.number}/" for one in examples_of("fcp-2025/45-B-1")
    ]


def test_nonsense_leads_nowhere(client: Browser) -> None:
    for address in ("/libros/fcp-2025/ejemplos/nada/1/", "/libros/fcp-2025/ejemplos/multiple-chips/999/",
                    f"{FIVE_CHIPS}?libro=nada"):  # fmt: skip
        assert client("public").get(address).status_code == 404


def test_the_picture_shows_stacks_bets_board_and_whose_turn_it_is(client: Browser) -> None:
    """Taken from the engine, step by step, for an all-in with side pots."""
    example = examples()["fcp-2025/side-pots/1"]
    document = document_of(example)
    found = steps(unescape(page(client, "/libros/fcp-2025/ejemplos/side-pots/1/")))
    for html, played in zip(found[1:], play(document, opened(document)), strict=True):
        hand = played.table.hand
        for seat in hand.seats:
            box = re.search(rf'<li class="seat at-{seat}[ "].*?</li>', html, re.S)
            assert box is not None
            assert f"</span>{number(hand.stacks[seat], 'es')}</span>" in box[0]
            assert ("habla" in box[0]) == (played.table.next == seat)
        for card in hand.board:
            assert f'aria-label="{card_name(card, "es")}"' in html
        assert played.ruling is not None
        assert headline(played.ruling, "es") in html


def test_cards_are_named_for_who_cannot_see_them() -> None:
    from django.template import Context, Template

    drawn = Template("{% load cards %}{% card one %}{% card two %}").render(
        Context({"lang": "es", "one": parse_card("10h"), "two": -1})
    )
    assert 'class="pc h"' in drawn
    assert 'aria-label="diez de corazones"' in drawn
    assert ">10</text>" in drawn
    assert 'aria-label="carta tapada"' in drawn


@pytest.mark.slow
@pytest.mark.parametrize("book", [book.id for book in all_books()])
def test_every_example_can_be_played_in_both_languages_and_links_what_it_cites(
    client: Browser, book: str
) -> None:
    browser = client("public")
    for place, example in enumerate(one for one in examples().values() if one.book == book):
        lang = "es" if place % 2 else "en"
        answer = browser.get(f"/libros/{book}/ejemplos/{example.topic}/{example.number}/?lang={lang}")
        assert answer.status_code == 200, example.id
        html = answer.content.decode()
        document = document_of(example)
        assert len(steps(html)) == len(document.steps) + 1
        for played in play(document, opened(document)):
            for ruling in (played.ruling, *(played.ruling.followed_by if played.ruling else ())):
                for clause in ruling.clauses if ruling else ():
                    assert f'href="/libros/{clause}/"' in html, (example.id, clause)


def test_an_example_has_the_book_of_its_folder() -> None:
    assert all(document_of(one).book.id == load_book(one.book).id for one in list(examples().values())[::50])
