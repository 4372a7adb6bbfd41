"""Ruling on a spot: set-up and steps of the scenario language in, what the book makes of each step out.
Nothing is stored."""

from typing import Annotated

import msgspec

from torneo.floor.scenario.told import CannotTell, ToldHand, must_be_short
from torneo.floor.sentences.card import card_of
from torneo.journal.kinds import base_book
from torneo.room.api import answers_others as others
from torneo.room.api.bodies import shaped
from torneo.room.api.operation import ANY, Ask, Reply, operation
from torneo.room.api.problems import Fault, Wrong
from torneo.rulebook import Book, Lang, RulebookError
from torneo.tournament.vocabulary import Code, HouseText, Told, many

MOST_STEPS = 200


class RuleAsked(msgspec.Struct, kw_only=True):
    """A spot and what happened, as in a scenario file (``docs/scenarios.md``): ``setup`` has ``game``,
    ``level``, ``button``, ``seats`` and so on; each of ``steps`` is one act. ``house``: the text of a house
    book, whose id is ``book``."""

    book: Code
    setup: Told
    steps: Annotated[list[Told], many(MOST_STEPS)]
    house: HouseText = ""


@operation("POST", "/rule", "rule", body=RuleAsked, answer=others.Ruled, roles=ANY)
def rule(ask: Ask) -> Reply:
    wanted = shaped(ask.body, RuleAsked)
    book = book_of(wanted.book, wanted.house, ask.lang)
    steps = []
    try:
        must_be_short(wanted.setup, wanted.steps)
        told = ToldHand(book, wanted.setup)
        for number, step in enumerate(wanted.steps, 1):
            ruling, *followers = told.tell(step)
            steps.append(others.StepRuled(
                step=number, ruling=ruling, card=card_of(ruling, ask.lang),
                then=[card_of(one, ask.lang) for one in followers],
            ))  # fmt: skip
    except CannotTell as error:
        faults = [Fault(one.key, one.message(ask.lang)) for one in error.problems]
        raise Wrong(
            422, "cannot_rule", detail=error.say(ask.lang), field=faults[0].field, errors=faults
        ) from None
    asked = told.question
    value = others.Ruled(book=book.id, steps=steps, over=told.over,
                          question=card_of(asked, ask.lang) if asked else None)  # fmt: skip
    return Reply(value=value)


def book_of(name: str, house: str, lang: Lang) -> Book:
    """One of the books or a house book; what is wrong with it ends the request."""
    try:
        book = base_book(name, house)
    except RulebookError as error:
        faults = [Fault(one.key or "book", one.message(lang)) for one in error.problems]
        raise Wrong(422, "bad_book", field="house" if house else "book", errors=faults) from None
    if book.id != name:
        raise Wrong(422, "other_book", field="book", facts={"found": book.id})
    return book
