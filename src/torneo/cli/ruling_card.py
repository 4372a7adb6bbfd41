"""The card of a ruling as lines of text."""

from collections.abc import Callable, Iterable, Iterator

from torneo.cli.words import words
from torneo.floor.ruling import Ruling
from torneo.floor.sentences.card import Card, card_of
from torneo.floor.sentences.trace import trace_lines
from torneo.floor.trace import Traced
from torneo.rulebook import Book, Lang

_TRACE = words.text("ruling_card.trace")


def _lines(card: Card) -> list[str]:
    lines = (card.seconds, card.must_show, card.infraction, card.penalties, card.until)
    return [line for line in lines if line]


def trace_card(found: Iterable[Traced], lang: Lang) -> Iterator[str]:
    """How the ruling came about: what the book was asked, and each turn of the reading."""
    yield f"  {_TRACE.say(lang)}"
    for line in trace_lines(found, lang):
        if line.turn:
            yield f"    ⇒ {line.value}. {line.text}  [{line.code}; {line.where}]"
            continue
        law = " ".join(f"§ {clause}" for clause in line.clauses) or f"({line.silent})"
        yield f"    · {line.text} {line.value}  {law}  [{line.code}; {line.where}]"


def ruling_card(
    ruling: Ruling, book: Book, lang: Lang, who: Callable[[int], str] | None = None
) -> Iterator[str]:
    """The lines of the card; ``who`` names a seat."""
    card = card_of(ruling, lang, who)
    yield f"► {card.headline.upper()}"
    yield f"  {card.reason}"
    if card.returned:
        yield f"  {card.returned}"
    if card.options:
        yield f"  {card.asks}"
        for option in card.options:
            yield f"    - {option.text} [{option.code}]: {option.effect}"
    for number, step in enumerate(card.steps, start=1):
        yield f"    {number}. {step}"
    yield from (f"  {line}" for line in _lines(card))
    if card.silent:
        yield f"  {card.silent}"
    for clause in card.clauses:
        title = book.clauses[clause].wording(lang).title if clause in book.clauses else ""
        yield f"  § {clause}  {title}".rstrip()
