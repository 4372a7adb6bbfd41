"""Catalogues: what they may hold, that both languages hold the same, and that another reader of Fluent finds
the same in them."""

from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.support.words import catalogues

from torneo.writing import Lang
from torneo.writing.catalogue import Catalogue
from torneo.writing.fluent import CatalogueError, Message, read

LANGS: tuple[Lang, ...] = get_args(Lang)
PLACES = catalogues()
#: Zero, one, two, and one that ends like one.
COUNTS = (0, 1, 2, 21)


def one(text: str, lang: Lang = "es") -> Message:
    (message,) = read(text, lang, "es/x.ftl").values()
    return message


# ---- reading -----------------------------------------------------------------------------------------------


def test_a_text_and_its_gaps() -> None:
    message = one("paid = { MONEY($paid) } de { $price }, { $who }\n")
    assert message.gaps == {"paid": "money", "price": "", "who": ""}
    assert message.open == "{paid} de {price}, {who}"
    assert message.fill({"paid": 5, "price": 11, "who": "Ana"}) == "5 de 11, Ana"
    told = message.fill({"paid": 5, "price": 11, "who": "Ana"}, lambda kind, name, value: f"{kind}:{value}")
    assert told == "money:5 de :11, :Ana"


def test_a_text_agrees_with_what_it_counts() -> None:
    message = one("left = { $n ->\n    [one] Queda { $n } jugador\n   *[other] Quedan { $n } jugadores\n}\n")
    assert [message.fill({"n": n}) for n in (1, 2, 0, 21)] == [
        "Queda 1 jugador", "Quedan 2 jugadores", "Quedan 0 jugadores", "Quedan 21 jugadores",
    ]  # fmt: skip
    assert message.fill({"n": "1"}) == "Queda 1 jugador"
    assert message.fill({"n": "1.000"}) == "Quedan 1.000 jugadores"


def test_two_counts_in_one_text() -> None:
    message = one(
        "both =\n    { $p ->\n        [one] un jugador\n       *[other] { $p } jugadores\n    } en { $t ->\n"
        "        [one] una mesa\n       *[other] { $t } mesas\n    }.\n"
    )
    assert message.fill({"p": 1, "t": 2}) == "un jugador en 2 mesas."
    assert message.fill({"p": 3, "t": 1}) == "3 jugadores en una mesa."


def test_a_number_or_a_word_may_have_a_way_of_its_own() -> None:
    message = one("n = { $n ->\n    [0] nadie\n    [f] ella\n   *[other] { $n } más\n}\n")
    assert [message.fill({"n": n}) for n in (0, 5, "f")] == ["nadie", "5 más", "ella"]


def test_braces_quotes_and_spaces_are_written_as_literals() -> None:
    assert one('x = { "{" }a{ "}" }{ " " }\n').open == "{a} "
    assert one('x = { "\\"" }\n').open == '"'


def test_another_message_may_stand_in_a_text() -> None:
    known = read("a = { b } y { c }\nb = { $n } mesas\nc = { b }\n", "es", "es/x.ftl")
    assert known["a"].fill({"n": 3}) == "3 mesas y 3 mesas"
    assert known["a"].gaps == {"n": ""}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = uno\na = dos\n", "a stands there twice"),
        ("hola\n", "the first message"),
        ("a = { $n\n", "not understood"),
        ("a = { N }\n", "not understood"),
        ("a = { b }\n", "there is no b"),
        ("a = { $n ->\n    [one] x\n}\n", "usual way"),
        ("a = { $n ->\n   *[other] x\n", "without end"),
    ],
)
def test_what_is_no_catalogue_is_named(text: str, told: str) -> None:
    with pytest.raises(CatalogueError, match=told) as error:
        read(text, "es", "es/x.ftl")
    assert "es/x.ftl" in str(error.value)


def test_a_folder(tmp_path: Path) -> None:
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "desk.ftl").write_text("# nota\nhead-name = Nombre\njs-a_b = { $n } más\n")
    known = Catalogue(tmp_path)
    assert "desk.head.name" in known
    assert "desk.head" not in known
    assert "otro.head" not in known
    assert known.message("desk.head.name", "es").open == "Nombre"
    assert known.under("desk.js", "es") == {"a_b": "{n} más"}
    with pytest.raises(KeyError):
        known.message("desk.nada", "es")


# ---- the house's own -------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", PLACES)
def test_every_language_has_the_same_texts_with_the_same_gaps(place: str) -> None:
    known = PLACES[place]
    spanish, english = dict(known.items("es")), dict(known.items("en"))
    assert {*spanish} == {*english}
    differing = [key for key, text in spanish.items() if text.gaps != english[key].gaps]
    assert differing == []


@pytest.mark.parametrize("place", PLACES)
def test_a_third_language_has_only_texts_there_are_with_the_same_gaps(place: str) -> None:
    known = PLACES[place]
    for subject in known.subjects():
        spanish, own = known.subject(subject, "es"), known.own(subject, "pt")
        assert {*own} <= {*spanish}, subject
        assert [name for name, text in own.items() if text.gaps != spanish[name].gaps] == [], subject


def test_portuguese_is_there_where_it_is_promised() -> None:
    """Clock screens, player's phone, public pages, dealer's tablet; the acts and rulings shown there. A text
    that is new in Spanish may come later."""
    pages = ("common", "screens", "player", "public", "dealer", "spot")
    rulings = ("acts", "card", "infractions", "penalties", "rulings")
    promised = {"torneo.room.words": pages, "torneo.floor.sentences": rulings}
    for place, subjects in promised.items():
        for subject in subjects:
            own, all_there_are = PLACES[place].own(subject, "pt"), PLACES[place].own(subject, "es")
            assert len(own) > 0.9 * len(all_there_are), subject


def test_what_portuguese_lacks_is_said_in_spanish() -> None:
    known = PLACES["torneo.room.words"]
    assert not known.own("wizard", "pt")
    assert known.message("wizard.title", "pt") == known.message("wizard.title", "es")


def _as_it_is(value: Any) -> Any:
    return value


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("place", PLACES)
def test_another_reader_of_fluent_tells_the_same(place: str, lang: Lang) -> None:
    """Mozilla's own, with every text and 0, 1, 2 and 21 of what it counts."""
    known = PLACES[place]
    told = 0
    folder = known.folder / lang
    for file in folder.iterdir() if folder.is_dir() else ():
        texts = known.own(file.name.removesuffix(".ftl"), lang)
        kinds = {kind.upper() for text in texts.values() for kind in text.gaps.values() if kind}
        bundle = FluentBundle([lang], use_isolating=False, functions=dict.fromkeys(kinds, _as_it_is))
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        for key, message in texts.items():
            pattern = bundle.get_message(key).value
            assert pattern is not None
            for count in COUNTS if message.gaps else COUNTS[:1]:
                facts = dict.fromkeys(message.gaps, count)
                theirs, errors = bundle.format_pattern(pattern, facts)
                assert not errors, (file.name, key, errors)
                assert message.fill(facts) == theirs, (file.name, key)
                told += 1
    assert told >= sum(len(known.own(subject, lang)) for subject in known.subjects())
