"""The examples beside a clause, played step by step: the spot, what happened, the ruling, and how the other
books rule on it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from django.urls import reverse

from torneo.floor.ruling import Ruling
from torneo.floor.scenario import Document, opened, play
from torneo.floor.scenario.shipped import Example, document_of
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.card import difference
from torneo.floor.sentences.rulings import headline
from torneo.floor.table import Table
from torneo.hand import IllegalAction, SetupError, game
from torneo.room.views.spot import spot_shown
from torneo.room.views.spot_ruling import ruling_cards
from torneo.rulebook import Book, Lang, all_books


def listed(example: Example, lang: Lang) -> dict[str, Any]:
    """An example in a list. Titles are written in Spanish; in English it is told by what happened last."""
    return {
        "href": address(example),
        "title": example.title,
        "lang": "es",
        "told": _outline(example) if lang == "en" else "",
        "topic": example.topic,
    }


def address(example: Example) -> str:
    return reverse("example", args=[example.book, example.topic, example.number])


@lru_cache(maxsize=4096)
def _outline(example: Example) -> str:
    """The last act and what came of it, in English."""
    document = document_of(example)
    last = ""
    for step, ruling, _ in _played(document, document.book):
        told = teller_of(document, "en").act(step).removesuffix(".")
        last = f"{told} → {headline(ruling, 'en')}" if ruling is not None else told
    return last


def teller_of(document: Document, lang: Lang) -> Teller:
    return Teller(lang, {seat: player.name for seat, player in document.seats.items()})


def example_page(example: Example, book: Book, lang: Lang) -> dict[str, Any]:
    """The example under a book, its own or another: one picture and one card a step."""
    document = document_of(example)
    teller = teller_of(document, lang)
    table = opened(document, book if book.id != document.book.id else None)
    first = {"number": 0, "act": "", "cards": [], "spot": spot_shown(table, teller, lang), "others": []}
    others = _others(document, book)
    steps = [first]
    for number, (act, ruling, after) in enumerate(_played(document, book), start=1):
        steps.append(
            {
                "number": number,
                "act": teller.act(act),
                "why": getattr(act, "why", "") if lang == "en" else "",
                "cards": ruling_cards(ruling, teller, lang),
                "spot": spot_shown(after, teller, lang),
                "others": _compared(others, number, ruling, lang),
            }
        )
    return {
        **listed(example, lang),
        "id": example.id,
        "book": {"id": book.id, "name": book.name.say(lang), "short": book.short},
        "own": book.id == example.book,
        "home": example.book,
        "home_short": document.book.short,
        "game": game(document.game).say(lang),
        "stakes": teller.stakes(document.level),
        "seats": _marks(document, teller),
        "clauses": document.clauses,
        "steps": steps,
        "last": len(steps) - 1,
        "books": [{"id": one.id, "short": one.short, "here": one.id == book.id} for one in all_books()],
    }


def _marks(document: Document, teller: Teller) -> list[str]:
    """What the picture cannot show: who is away, penalised, or has not posted."""
    found = []
    for seat, player in sorted(document.seats.items()):
        notes = [teller.say("absent")] if player.absent else []
        notes += [teller.say("penalised", n=player.penalty_hands)] if player.penalty_hands else []
        notes += [teller.say("unposted")] if player.unposted else []
        found += [f"{teller.who(seat)}: {', '.join(notes)}"] if notes else []
    return [one[0].upper() + one[1:] for one in found]


def _played(document: Document, book: Book) -> Iterator[tuple[Any, Ruling | None, Table]]:
    """Act, ruling, table after it. Under another book the hand may come to a point where it cannot go on."""
    table = opened(document, book if book.id != document.book.id else None)
    try:
        for played in play(document, table):
            yield played.step.act, played.ruling, played.table
    except (IllegalAction, SetupError):
        return


def _others(document: Document, book: Book) -> list[tuple[Book, list[Ruling | None]]]:
    return [
        (other, [ruling for _, ruling, _ in _played(document, other)])
        for other in all_books()
        if other.id != book.id
    ]


def _compared(
    others: list[tuple[Book, list[Ruling | None]]], number: int, ruling: Ruling | None, lang: Lang
) -> list[dict[str, Any]]:
    """What the other books make of the step; ``same``: it comes to the same."""
    shown = []
    for other, rulings in others:
        theirs = rulings[number - 1] if number <= len(rulings) else None
        shown.append(
            {
                "id": other.id,
                "short": other.short,
                "headline": _told(theirs, ruling, lang),
                "clauses": theirs.clauses[:3] if theirs is not None else (),
                "same": theirs is not None and ruling is not None and outcome(theirs) == outcome(ruling),
            }
        )
    return shown


def _told(theirs: Ruling | None, ours: Ruling | None, lang: Lang) -> str:
    if theirs is None:
        return ""
    return difference(theirs, ours, lang) if ours is not None else headline(theirs, lang)


class Ruled(msgspec.Struct, frozen=True):
    """A ruling and what it comes to."""

    ruling: Ruling | None
    what: tuple[Any, ...]


def rulings_of(example: Example, book: Book) -> list[Ruled]:
    """What a book makes of each step of an example."""
    found = _played(document_of(example), book)
    return [Ruled(ruling, outcome(ruling) if ruling else ()) for _, ruling, _ in found]


def outcome(ruling: Ruling) -> tuple[Any, ...]:
    """What a ruling comes to, whichever clauses say so."""
    return (
        ruling.kind, ruling.action, ruling.to, ruling.all_in, tuple(sorted(ruling.returned.items())),
        tuple(sorted(option.code for option in ruling.options)), ruling.seconds, ruling.steps,
        tuple(sorted(ruling.penalties)), ruling.correctable_until,
        tuple(outcome(later) for later in ruling.followed_by),
    )  # fmt: skip
