"""A spot as lines of text: the book, the game, the level, who sits there with how much, whose turn."""

from collections.abc import Iterator

from torneo.cards import cards_signs
from torneo.cli.words import words
from torneo.floor.scenario import Document
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.rulings import STREETS
from torneo.floor.table import Table
from torneo.hand import game

_SAY = words.texts("spot_told")


def spot_told(document: Document, table: Table, teller: Teller) -> Iterator[str]:
    """``table``: before the first step."""
    told = [document.book.name.say(teller.lang), getattr(game(document.game), teller.lang)]
    told += teller.stakes(document.level)
    yield " · ".join(told)
    if document.start:
        board = f" ({cards_signs(document.start.board)})" if document.start.board else ""
        pot = teller.number(document.start.pot)
        street = STREETS[document.start.street].say(teller.lang)
        yield teller.say("from", _SAY, street=street, pot=pot) + board + "."
    yield teller.say("button", _SAY, button=document.button)
    for seat, player in sorted(document.seats.items()):
        notes = [teller.say("absent")] if player.absent else []
        notes += [teller.say("penalised", n=player.penalty_hands)] if player.penalty_hands else []
        notes += [teller.say("unposted")] if player.unposted else []
        held = document.cards.get(seat)
        notes += [cards_signs(held)] if held else []
        line = f"  {teller.who(seat)}: {teller.number(player.stack)}"
        yield f"{line} ({', '.join(notes)})" if notes else line
    for seat, chips in document.posted.items():
        yield teller.say("posted", _SAY, who=teller.who(seat), chips=teller.chips(chips))
    yield teller.turn(table.next)
