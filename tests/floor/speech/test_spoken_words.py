from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from torneo.floor.speech.spoken_words import Statement, parse_words
from torneo.floor.speech.vocabulary import fold

Said = tuple[Any, ...]


def heard(text: str) -> list[Said]:
    """Each statement as its kind, then its amount, then the marks on it."""
    return [
        (
            s.kind,
            *([s.amount] if s.amount is not None else []),
            *(["more"] if s.more else []),
            *(["small"] if s.small_number else []),
            *(["minimum"] if s.minimum else []),
            *(["slang"] if not s.official and s.kind not in ("conditional", "unofficial") else []),
            *([f"then {s.then}"] if s.then else []),
        )
        for s in parse_words(text)
    ]


@pytest.mark.parametrize(
    ("kind", "phrases"),
    [
        ("check", "check|paso|checo|PASO|Paso.|I check|yo paso|check check|hago check"),
        (
            "call",
            "veo|igualo|igual|pago|lo veo|te veo|te pago|call|igualar|I call|calling|sí, pago|si pago",
        ),
        (
            "call",
            "pago la apuesta|call the raise|pago tu all in|I call your bet|hago call|voy a pagar",
        ),
        ("fold", "no voy|me voy|fold|foldeo|boto|tiro|me retiro|tiro las cartas|I fold|no, no voy|me tiro"),
        ("bet", "apuesto|bet|abro|I bet|I'll bet|apostar"),
        (
            "raise",
            "subo|aumento|raise|resubo|revire|reviro|re-raise|reraise|¡Subo!|quiero subir|I will raise",
        ),
        (
            "all_in",
            "all in|all-in|allin|ALL IN!!!|envido|resto|mi resto|con el resto|todo|voy con todo|va todo",
        ),
        (
            "all_in",
            "me voy con todo|voy all in|me voy all in|I'm all in|raise all in|apuesto todo|subo el resto",
        ),
        ("pot", "pot|bote|pozo|apuesto el bote|apuesto el pozo|I bet the pot|raise pot|subo el pozo|el pot"),
        ("complete", "completo|complete|completo la apuesta"),
        ("bring_in", "bring in|bring-in|entrada|I bring it in"),
    ],
)
def test_usual_terms(kind: str, phrases: str) -> None:
    for phrase in phrases.split("|"):
        assert heard(phrase) == [(kind,)], phrase


@pytest.mark.parametrize(
    ("kind", "phrases"),
    [
        ("check", "mesa|pass|no apuesto"),
        ("call", "voy|quiero|acepto|I'm in|llamo|snap"),
        ("fold", "no quiero|no juego|I'm out|no pago|I don't call|muck"),
        ("raise", "doblo|3-bet|3bet|levanto|bump it up"),
        ("all_in", "push|shove|empujo|jam|jugado"),
    ],
)
def test_slang_that_still_names_an_action(kind: str, phrases: str) -> None:
    for phrase in phrases.split("|"):
        assert heard(phrase) == [(kind, "slang")], phrase


BOOK_TERMS = (
    "bet|raise|call|fold|check|all-in|pot|complete|apuesto|subo|veo|no voy|paso|envido|completo|igualo"
)
BOOK_TERMS += "|pago|revire|resto"


@pytest.mark.parametrize("term", BOOK_TERMS.split("|"))
def test_the_terms_of_the_books_keep_their_name(term: str) -> None:
    (statement,) = parse_words(term.capitalize() + "!")
    assert (statement.term, statement.official) == (term, True)


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        ("subo, ocho mil", [("raise", 8000)]),
        ("raise, eight thousand", [("raise", 8000)]),
        ("subo... ocho mil", [("raise", 8000)]),
        ("subo a 1.500", [("raise", 1500)]),
        ("subo mil quinientos", [("raise", 1500)]),
        ("raise to 2,000", [("raise", 2000)]),
        ("raise to 1 400", [("raise", 1400)]),
        ("subo $5.000", [("raise", 5000)]),
        ("subo subo a mil", [("raise", 1000)]),
        ("subo la apuesta a 1500", [("raise", 1500)]),
        ("3-bet a 2.500", [("raise", 2500, "slang")]),
        ("bet 400", [("bet", 400)]),
        ("apuesto mil pesos", [("bet", 1000)]),
        ("subo mil señor", [("raise", 1000)]),
        ("apuesto dos fichas de mil", [("bet", 2000)]),
        ("completo a 400", [("complete", 400)]),
        ("all in 5000", [("all_in", 5000)]),
        ("pot, 3000", [("pot", 3000)]),
        ("igualo mil", [("call", 1000)]),
        ("raise 500 more", [("raise", 500, "more")]),
        ("subo 500 más", [("raise", 500, "more")]),
        ("subo otros 500", [("raise", 500, "more")]),
        ("I raise another thousand", [("raise", 1000, "more")]),
        ("raise by 500", [("raise", 500, "more")]),
        ("subo en 500", [("raise", 500, "more")]),
        ("500 on top", [("amount", 500, "more")]),
        ("mil más", [("amount", 1000, "more")]),
        ("mil cuatrocientos", [("amount", 1400)]),
        ("fourteen hundred", [("amount", 1400)]),
        ("forty-two thousand", [("amount", 42000)]),
        ("1.4k", [("amount", 1400)]),
        ("make it 800", [("amount", 800)]),
        ("que sean dos mil", [("amount", 2000)]),
        ("lo dejo en 500", [("amount", 500)]),
        ("cinco lucas", [("amount", 5000, "slang")]),
        ("apuesto cinco", [("bet", 5, "small")]),
        ("bet five", [("bet", 5, "small")]),
        ("cinco", [("amount", 5, "small")]),
        ("5", [("amount", 5, "small")]),
        ("subo veinticinco", [("raise", 25, "small")]),
        ("subo el mínimo", [("raise", "minimum")]),
        ("min-raise", [("raise", "minimum")]),
    ],
)
def test_amounts_go_with_the_word_they_size(text: str, statements: list[Said]) -> None:
    assert heard(text) == statements


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        ("igualo y mil más", [("call",), ("amount", 1000, "more")]),
        ("I call and a thousand more", [("call",), ("amount", 1000, "more")]),
        ("igualo y otros 500", [("call",), ("amount", 500, "more")]),
        ("pago 500 más", [("call",), ("amount", 500, "more")]),
        ("igualo y el resto", [("call",), ("all_in",)]),
        ("I call and the rest", [("call",), ("all_in",)]),
        ("call... no, raise", [("call",), ("raise",)]),
        ("call and raise", [("call",), ("raise",)]),
        ("igualo y subo mil", [("call",), ("raise", 1000)]),
        ("veo tus 500 y subo 1000 más", [("call", 500), ("raise", 1000, "more")]),
        ("I'll see your bet and raise 500", [("call", "slang"), ("raise", 500)]),
        ("subo mil, no, dos mil", [("raise", 1000), ("amount", 2000)]),
        ("ocho mil, subo", [("amount", 8000), ("raise",)]),
        ("pago... espera, tiro", [("call",), ("fold",)]),
        ("no call, raise", [("raise",)]),
        ("apuesto mil y voy all in", [("bet", 1000), ("all_in",)]),
        ("a thousand and two thousand more", [("amount", 1000), ("amount", 2000, "more")]),
        ("vamos, call", [("call",)]),
        ("¿cuánto? subo", [("raise",)]),
        ("subo, ¿vale?", [("raise",)]),
    ],
)
def test_several_statements_in_the_order_said(text: str, statements: list[Said]) -> None:
    assert heard(text) == statements


NO_DECLARATIONS = """
let's dance|a bailar|vamos|dale|I'll splash it|I play the board|I folded a king|call the clock|call?|¿subo?|
how much is the call|cuánto hay en el pozo|nice bet|you bet|un momento|one moment|dos pares|asiento 5|
voy a pensar|me voy al baño|todo bien|ya veo|I see|half pot|no subo|check-raise|♠♥
""".replace("\n", "")


@pytest.mark.parametrize("text", [*NO_DECLARATIONS.split("|"), "", "  ", "9" * 5000])
def test_words_that_are_no_declaration(text: str) -> None:
    assert parse_words(text) == [Statement("unofficial", official=False, text=text.strip())]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("I bet some", "bet"),
        ("apuesto algo", "bet"),
        ("apuesto medio pozo", "bet"),
        ("apuesto la mitad del bote", "bet"),
        ("subo un poco", "raise"),
        ("subo 3x", "raise"),
        ("raise 3 big blinds", "raise"),
        ("subo 1.5", "raise"),
        ("subo dos y medio", "raise"),
        ("subo dos fichas", "raise"),
        ("subo 500 más o menos", "raise"),
        ("quizás subo", "raise"),
        ("igual subo", "raise"),
        ("creo que pago", "call"),
    ],
)
def test_an_action_whose_size_or_intent_cannot_be_made_out(text: str, meant: str) -> None:
    assert heard(text) == [("unofficial", f"then {meant}")]


@pytest.mark.parametrize(
    ("text", "condition", "consequence"),
    [
        ("si apuestas, subo", "bet", "raise"),
        ("si apuestas subo", "bet", "raise"),
        ("if you bet, then I raise", "bet", "raise"),
        ("if you bet, then I will raise", "bet", "raise"),
        ("if you bet, I raise", "bet", "raise"),
        ("si subes me voy con todo", "raise", "all_in"),
        ("si él paga, pago", "call", "call"),
        ("si pasas, paso", "check", "check"),
        ("if you check I check", "check", "check"),
        ("if he raises I fold", "raise", "fold"),
        ("if you go all in I fold", "all_in", "fold"),
        ("si vas all in, foldeo", "all_in", "fold"),
        ("subo si apuestas", "bet", "raise"),
        ("I raise if you bet", "bet", "raise"),
        ("subo, si apuestas", "bet", "raise"),
        ("cuando apuestes subo", "bet", "raise"),
        ("whatever you bet, I call", "bet", "call"),
        ("lo que apuestes, pago", "bet", "call"),
        ("if I have to, I call", None, "call"),
        ("si apuestas voy all-in", "bet", "all_in"),
        ("si pasas voy con todo", "check", "all_in"),
        ("si vas con todo pago", "all_in", "call"),
        ("si apuestas todo, pago", "all_in", "call"),
    ],
)
def test_conditional_statements(text: str, condition: str | None, consequence: str) -> None:
    (statement,) = parse_words(text)
    assert (statement.kind, statement.if_, statement.then) == ("conditional", condition, consequence)
    assert statement.text == text


def test_a_conditional_keeps_the_amount_of_its_consequence() -> None:
    (statement,) = parse_words("if you bet 500 I raise to 2,000")
    assert (statement.if_, statement.then, statement.amount) == ("bet", "raise", 2000)


def test_what_is_said_before_a_conditional_stands() -> None:
    assert heard("paso, si apuestas subo") == [("check",), ("conditional", "then raise")]


TAPS = "(golpea la mesa)|*tap*|golpea la mesa|taps the table|toc toc|toc, toc|tap tap|toca la mesa|knock"
TAPS += "|(taps the table twice)|da dos golpes en la mesa"


@pytest.mark.parametrize("text", TAPS.split("|"))
def test_a_tap_is_a_check(text: str) -> None:
    assert parse_words(text) == [Statement("check", text="tap", term="tap")]
    assert parse_words(text)[0].is_tap


def test_each_statement_keeps_the_words_it_was_read_from() -> None:
    assert [s.text for s in parse_words("Igualo, y MIL más")] == ["Igualo", "MIL más"]
    assert [s.text for s in parse_words("No Voy.")] == ["No Voy"]
    # An accent written as a letter and a mark of its own.
    assert heard("mil ma\u0301s") == [("amount", 1000, "more")]


PIECES = """
subo igualo pago paso no voy si apuestas if you bet raise call I all in mil dos cinco hundred 500 1.5 2k5 k y
and más more medio half pot pozo el the otros , . ... ? ¿ ( ) - fichas de coma un a quizás tap mesa lo que min
todo resto by en vas
"""


@given(st.one_of(st.text(max_size=40), st.lists(st.sampled_from(PIECES.split()), max_size=10).map(" ".join)))
def test_nothing_said_is_too_odd(text: str) -> None:
    statements = parse_words(text)
    assert statements
    for statement in statements:
        assert statement.amount is None or statement.amount >= 0
        assert statement.amount is not None or not (statement.more or statement.small_number)
        assert (statement.kind == "amount") <= (statement.amount is not None)


@given(st.text())
def test_folding_keeps_positions(text: str) -> None:
    assert len(fold(text)) == len(text)
