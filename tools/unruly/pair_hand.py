"""One hand in which two given things happen, played to its end.

A spot, some quiet acts, the first of the two, an answer if it asks and the floor is quick, the second, then
lawful answers and actions until the hand is over and the next one dealt. What must hold after every act is in
``watched``; that the hand can be finished in ``finishing``; and told again from what was written down of it,
every ruling is the same.
"""

import random
from collections.abc import Sequence
from typing import Final

import msgspec

from tools.unruly.acts import quiet_step, step_with
from tools.unruly.finishing import finish
from tools.unruly.kinds import Sort
from tools.unruly.play import same_again
from tools.unruly.spots import Plain, any_spot, known_spot
from tools.unruly.watched import Watched
from torneo.floor.scenario.document import Document
from torneo.floor.scenario.fault import document_of
from torneo.floor.scenario.files import open_house
from torneo.floor.scenario.reader import read_documents
from torneo.floor.scenario.told import CannotTell
from torneo.rulebook import Book

_TRIES: Final = 6
"""How often an act that cannot be told, or a spot that cannot be, is drawn again."""


class Pair:
    """One hand with two acts in it; ``wrong``: the first thing that must not be."""

    def __init__(self, rng: random.Random, book: Book, game: str) -> None:
        self.rng, self.book = rng, book
        self.refused = self.questions = 0
        self.both = self.finished = False
        for _ in range(_TRIES):
            self.setup = (known_spot if rng.random() < 0.8 else any_spot)(rng, game)
            try:
                self.watched = Watched(book, self.setup)
                break
            except CannotTell:
                self.refused += 1
        else:
            self.setup = _plainest(self.setup)
            self.watched = Watched(book, self.setup)
        self.wrong = self.watched.wrong
        self.steps: list[Plain] = []

    def play(self, sorts: Sequence[Sort]) -> None:
        told = self.watched.told
        if told is None or self.wrong:
            return
        self._quiet_acts()
        done = [self._one_of(sort) for sort in sorts]
        self.both = all(done)
        if not self.wrong:
            self.wrong = finish(self.watched, self.rng)
            self.finished = not self.wrong
        if not self.wrong and not same_again(told, self.book, _stored(self.setup), map(_stored, told.steps)):
            self.wrong = "same: told again, the rulings are others"
        self.steps = [*told.steps, *self._last]

    def read_again(self) -> None:
        """The scenario written down and read gives the same acts."""
        told = self.watched.told
        assert told is not None
        text = document_of(self.book, self.setup, told.steps)
        (document,) = read_documents(text, "", open_house)
        if not isinstance(document, Document) or tuple(step.act for step in document.steps) != told.acts:
            self.wrong = "same: the scenario written down does not read as the acts told"

    _last: tuple[Plain, ...] = ()

    def _tell(self, step: Plain) -> bool:
        """False where it cannot be told."""
        try:
            self.watched.tell(step, closely=False)
        except CannotTell:
            self.refused += 1
            return False
        self.wrong = self.watched.wrong
        told = self.watched.told
        assert told is not None
        self.questions += told.question is not None
        if self.wrong and (not told.steps or told.steps[-1] != step):
            self._last = (step,)  # the engine failed on it: the hand does not know it
        return True

    def _quiet_acts(self) -> None:
        told = self.watched.told
        assert told is not None
        for _ in range(self.rng.choice((0, 0, 1, 2, 3, 5, 8, 12, 20))):
            if self.wrong or (told.over and self.rng.random() < 0.8):
                return
            self._tell(quiet_step(self.rng, told))

    def _one_of(self, sort: Sort) -> bool:
        """The act, with other particulars while it cannot be told; then perhaps the floor's answer."""
        told = self.watched.told
        assert told is not None
        for _ in range(_TRIES):
            if self.wrong:
                return False
            if self._tell(step_with(self.rng, told, *sort)):
                if not self.wrong and told.question is not None and self.rng.random() < 0.5:
                    self._tell(quiet_step(self.rng, told))
                return True
        return False


def _plainest(setup: Plain) -> Plain:
    seats = {1: 3_000, 4: 5_000, 6: 900}
    return {"game": setup["game"], "level": setup["level"], "button": 1, "seats": seats}


def _stored(data: Plain) -> Plain:
    """As it comes back from where it was kept."""
    kept: Plain = msgspec.json.decode(msgspec.json.encode(data))
    return kept
