"""The line a card is headed with says what happens, true of the case, in both languages."""

from collections.abc import Iterator
from functools import cache

import pytest

from torneo.floor.ruling import Ruling
from torneo.floor.scenario.run import opened, play
from torneo.floor.scenario.shipped import document_of, examples
from torneo.floor.scenario.told import ToldHand
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.card import card_of
from torneo.floor.sentences.rulings import HEADLINES, KINDS, REASONS, headline, reason_text
from torneo.rulebook import Lang, book_ids, load_book

LANGS: tuple[Lang, ...] = ("es", "en")


@cache
def rulings() -> tuple[Ruling, ...]:
    """Every ruling of every scenario, those that follow among them; alike ones once."""
    found: dict[tuple[object, ...], Ruling] = {}
    for example in examples().values():
        document = document_of(example)
        for played in play(document, opened(document)):
            for one in _with_followers(played.ruling) if played.ruling is not None else ():
                shape = (one.kind, one.reason, one.infraction, one.action, bool(one.steps), bool(one.wins))
                found.setdefault(shape, one)
    assert len(found) > 400
    return tuple(found.values())


def _with_followers(ruling: Ruling) -> Iterator[Ruling]:
    yield ruling
    for one in ruling.followed_by:
        yield from _with_followers(one)


@pytest.mark.parametrize("lang", LANGS)
def test_no_effect_never_stands_above_something_that_happens(lang: Lang) -> None:
    nothing = KINDS["no_effect"].say(lang)
    said = [one for one in rulings() if headline(one, lang).startswith(nothing)]
    for one in said:
        assert (one.infraction, one.steps, one.returned, one.wins) == (None, (), {}, ()), one


@pytest.mark.parametrize("lang", LANGS)
def test_nobody_is_said_to_be_bound_who_is_bound_to_no_action(lang: Lang) -> None:
    bound = {"es": ("obligad", "Queda obligado"), "en": ("is binding", "held to it")}[lang]
    for one in rulings():
        told = headline(one, lang)
        if one.reason in ("hand_tabled", "mucked") or one.kind not in ("binding", "held", "no_effect"):
            assert not any(word in told for word in bound), told


def test_what_stands_without_an_action_has_a_line_of_its_own() -> None:
    bare = {one.reason for one in rulings() if one.kind == "binding" and one.action is None}
    assert bare <= set(HEADLINES["binding"])


@pytest.mark.parametrize("lang", LANGS)
def test_a_procedure_is_headed_by_what_is_done(lang: Lang) -> None:
    plain = KINDS["procedure"].say(lang)
    told = {one.reason: headline(one, lang) for one in rulings() if one.kind == "procedure"}
    assert [reason for reason, line in told.items() if line.startswith(plain)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_line_and_the_reason_are_two_things(lang: Lang) -> None:
    same = {
        (one.kind, one.reason)
        for one in rulings()
        if headline(one, lang).casefold() == reason_text(one, lang).removesuffix(".").casefold()
    }
    assert same == set()


def test_every_line_belongs_to_a_reason_there_is() -> None:
    for kind, lines in HEADLINES.items():
        assert kind in KINDS
        assert set(lines) <= set(REASONS)
        for line in lines.values():
            assert line.say("es")
            assert line.say("en")
            assert line.say("es") != line.say("en")


# ---- the showdown of the table -------------------------------------------------------------------


def _showdown(book: str, seats: int) -> ToldHand:
    """Everybody has checked the river."""
    told = ToldHand(
        load_book(book),
        {
            "game": "nlhe",
            "level": {"small": 100, "big": 200},
            "button": 2,
            "seats": dict.fromkeys(range(2, 2 + seats), 20000),
            "start": {"street": "river", "board": "Kc 9s 4d 2h 7c", "pot": 1200},
        },
    )
    while isinstance(turn := told.table.next, int):
        told.tell({"seat": turn, "does": "check"})
    return told


_MAY_MUCK = [book for book in book_ids() if load_book(book).values["showdown_muck_allowed"] != "must_show"]


@pytest.mark.parametrize("book", _MAY_MUCK)
def test_a_mucked_hand_is_dead_and_the_line_says_who_wins(book: str) -> None:
    told = _showdown(book, 2)
    (opened_hand, *_) = told.tell({"seat": 3, "tables": "AsAh"})
    assert headline(opened_hand, "es") == "Mano abierta: pareja"
    (mucked, *_) = told.tell({"seat": 2, "mucks": True})
    assert headline(mucked, "es") == "Mano muerta; gana el asiento 3"
    assert headline(mucked, "en") == "Dead hand; seat 3 wins"
    who = Teller("es", {3: "Inés Díaz"}).who
    assert card_of(mucked, "es", who).headline == "Mano muerta; gana Inés Díaz (asiento 3)"
    assert card_of(mucked, "es", Teller("es", {}).who).headline == "Mano muerta; gana el asiento 3"


@pytest.mark.parametrize("book", _MAY_MUCK)
def test_a_mucked_hand_shown_afterwards_is_not_said_to_lack_cards(book: str) -> None:
    over = _showdown(book, 2)
    for step in ({"seat": 3, "tables": "AsAh"}, {"seat": 2, "mucks": True}):
        over.tell(step)
    (late, *_) = over.tell({"seat": 2, "tables": "KsKh"})
    assert (late.kind, late.reason) == ("no_effect", "hand_over")


_IDENTIFIABLE = [
    book
    for book in _MAY_MUCK
    if load_book(book).values["showdown_face_down_push"] == "live_while_identifiable"
]


@pytest.mark.parametrize("book", _IDENTIFIABLE)
def test_cards_that_may_still_be_told_are_a_question_while_the_hand_goes_on(book: str) -> None:
    told = _showdown(book, 3)
    for step in ({"seat": 3, "tables": "AsAh"}, {"seat": 2, "mucks": True}):
        told.tell(step)
    (asked, *_) = told.tell({"seat": 2, "tables": "KsKh"})
    assert (asked.kind, asked.reason) == ("question", "pushed_then_tabled")
    twin = told.copy()
    (kept, *_) = twin.tell({"floor": "dead_hand", "by": "director", "why": "en el descarte"})
    assert headline(kept, "es") == "Mano muerta"
    told.tell({"floor": "retrieve_hand", "by": "director", "why": "estaban aparte"})
    (last, *_) = told.tell({"seat": 4, "mucks": True})
    assert headline(last, "es") == "Mano muerta; gana el asiento 2"


def test_a_fold_that_ends_the_hand_says_who_wins() -> None:
    told = ToldHand(
        load_book("fcp-2025"),
        {"game": "nlhe", "level": {"small": 100, "big": 200}, "button": 2, "seats": {2: 20000, 3: 20000}},
    )
    (folded, *_) = told.tell({"seat": 2, "does": "fold"})
    assert headline(folded, "es") == "Es retirada; gana el asiento 3"


def test_chips_hidden_after_an_all_in_are_told_as_hidden() -> None:
    told = ToldHand(
        load_book("fcp-2025"),
        {
            "game": "nlhe",
            "level": {"small": 100, "big": 200},
            "button": 2,
            "seats": {2: 20000, 3: 20000, 4: 20000},
        },
    )
    told.tell({"seat": 2, "does": "all_in"})
    (ruling, *_) = told.tell({"seat": 2, "hides_chips": {1000: 5}})
    assert "5.000" in reason_text(ruling, "es")
