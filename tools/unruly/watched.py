"""A told hand under watch: whatever is told of it, the first thing that must not be is kept."""

import traceback
from collections.abc import Sequence

from tools.unruly.cards_told import CardsSeen, wrong_cards
from tools.unruly.checks import chips_of, goes_on, lost_question, wrong_chips, wrong_rulings
from tools.unruly.spots import Plain
from tools.unruly.steps_done import not_done
from tools.unruly.steps_due import Due, dealt_anew, due_of, forgotten, is_past
from torneo.floor.ruling import Ruling
from torneo.floor.scenario.fault import EngineFault
from torneo.floor.scenario.shape import shape
from torneo.floor.scenario.told import ToldHand
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.card import card_of
from torneo.rulebook import LANGS, Book


class Watched:
    """A told hand, and the first thing in it that must not be (``wrong``)."""

    def __init__(self, book: Book, setup: Plain) -> None:
        self.wrong = ""
        self.told: ToldHand | None = None
        self.boards: set[tuple[int, ...]] = set()
        self.due: list[Due] = []
        try:
            self.told = ToldHand(book, setup)
        except EngineFault as fault:
            self.wrong = where(fault)
            return
        self.wrong = wrong_chips(self.told.table, self.told.chips_at_first, None)

    def tell(self, step: Plain, *, closely: bool = True) -> None:
        """One more act; may raise ``CannotTell``."""
        told = self.told
        assert told is not None
        chips, asked, questions = chips_of(told.table), told.table.asked, told.table.open_questions
        cards = CardsSeen.of(told.table.hand)
        self.boards.add(cards.board)
        try:
            rulings = told.tell(step)
            self.wrong = wrong_chips(told.table, chips, told.last_act)
            self.wrong = self.wrong or next(wrong_rulings(rulings, told), "")
            self.wrong = self.wrong or wrong_cards(told, cards, self.boards)
            self.wrong = self.wrong or lost_question(questions, told)
            self.wrong = self.wrong or self._wrong_steps(rulings, cards)
            if not self.wrong and told.table.asked not in (None, asked) and not goes_on(told):
                self.wrong = f"question: {told.table.asked.reading.case} has no answer that goes on"
            if closely:
                self._look()
        except EngineFault as fault:
            self.wrong = where(fault)

    def _wrong_steps(self, rulings: Sequence[Ruling], cards: CardsSeen) -> str:
        """A step that was ruled and is neither done nor due."""
        assert self.told is not None
        table = self.told.table
        hand = table.hand
        if dealt_anew(self.told.last_act, rulings, table):
            self.due = []
        for due in self.due:
            if forgotten(due, hand):
                return f"step: {due.step} of {due.reason} is forgotten"
        found = next(filter(None, (not_done(ruling, table, cards) for ruling in rulings)), "")
        self.due = [due for due in (*self.due, *due_of(rulings, hand)) if not is_past(due, hand)]
        return found or next(
            (f"step: {due.step} of {due.reason} is not planned" for due in self.due if forgotten(due, hand)),
            "",
        )

    def _look(self) -> None:
        """Drawn and worded as for people."""
        assert self.told is not None
        try:
            shape(self.told)
            assert self.told.last_act is not None
            for lang in LANGS:
                Teller(lang, self.told.names).act(self.told.last_act)
                for ruling in self.told.rulings[-1]:
                    card_of(ruling, lang)
        except Exception as error:
            self.wrong = where_of(error)


def where(fault: EngineFault) -> str:
    return where_of(fault.__cause__ or fault)


def where_of(error: BaseException) -> str:
    """The exception and the line of ours it came from."""
    ours = [frame for frame in traceback.extract_tb(error.__traceback__) if "torneo" in frame.filename]
    at = f"{ours[-1].filename.rpartition('torneo/')[2]}:{ours[-1].lineno}" if ours else "?"
    return f"exception: {type(error).__name__} at {at} ({error})"


def kind_of(wrong: str) -> str:
    """Failures alike: the same line, the same question, the same way chips are wrong."""
    if wrong.startswith("exception: RecursionError"):
        return "exception: RecursionError"
    if wrong.startswith("exception"):
        return wrong.partition(" (")[0]
    if wrong.startswith("chips"):
        return "".join(letter for letter in wrong if not letter.isdigit())
    return wrong
