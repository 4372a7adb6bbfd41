"""Nights of a monkey: an event each, its hands one after the other, books and games by turns."""

import logging
import random
from collections.abc import Callable, Iterator, Sequence

from tools.monkey.checks import hand_over, night_over, told_hands_kept
from tools.monkey.figures import Figures
from tools.monkey.floor import Floor
from tools.monkey.hand import Dealt
from tools.monkey.table import AtTable, Broken, Staff
from tools.unruly.watched import where
from torneo.floor.scenario.fault import EngineFault, document_of
from torneo.hand import GAMES


class _Faults(logging.Handler):
    """Keeps what the room logs of its engine's faults."""

    def __init__(self) -> None:
        super().__init__()
        self.last = self.document = ""

    def emit(self, record: logging.LogRecord) -> None:
        from tools.unruly.watched import where_of

        error = record.exc_info[1] if record.exc_info else None
        self.last = where_of(error) if error is not None else ""
        self.document = record.getMessage().partition("\n")[2]


class Monkey:
    def __init__(self, seed: int, books: Sequence[str], games: Sequence[str] = ()) -> None:
        self.figures = Figures(seed=seed, books=list(books))
        self._games = tuple(games)
        self._staff = Staff()
        self._faults = _Faults()
        logging.getLogger("torneo.engine").addHandler(self._faults)
        logging.getLogger("torneo.engine").propagate = False
        logging.getLogger("django.request").setLevel(logging.CRITICAL)

    def play(self, hands: int, each: int, goes_on: Callable[[int], bool]) -> Figures:
        """So many hands, ``each`` a night at most, while whoever hears how many there were lets it go on."""
        night = 0
        while self.figures.hands < hands:
            night += 1
            self.night(night, min(each, hands - self.figures.hands))
            if not goes_on(self.figures.hands):
                break
        return self.figures

    def night(self, number: int, most: int) -> None:
        """That night of the seed; whatever must not be ends it."""
        rng = random.Random(f"{self.figures.seed} {number}")
        book = self.figures.books[(number - 1) % len(self.figures.books)]
        game = rng.choice(self._games or ("nlhe",) * 12 + tuple(GAMES))
        self.figures.nights += 1
        self._faults.last = self._faults.document = ""
        at = AtTable(rng, self._staff, self.figures, number, book, game)
        try:
            for _ in self._hands(at, most):
                self.figures.hands += 1
            self.figures.counts["rulings"] += len(at.state.rulings)
            self.figures.counts["questions"] += sum(one.outcome.is_question for one in at.state.rulings)
            night_over(at)
        except EngineFault as fault:
            self.figures.fail(f"engine: {where(fault)}", number, at.hand, fault.document)
        except Broken as broken:
            what = " ".join(filter(None, (str(broken), self._faults.last)))
            self.figures.fail(what, number, at.hand, self._faults.document or self._document(at))
            self.figures.hands += 1

    def _hands(self, at: AtTable, most: int) -> Iterator[None]:
        floor = Floor(at)
        for _ in range(most):
            if at.table.hand is None:
                self._newcomers(at)
            kept, played = len(at.state.told_hands), at.table.hands
            if not Dealt(at).play():
                return
            hand_over(at, played)
            told_hands_kept(at, kept)
            if at.rng.random() < 0.3:
                floor.settles()
            yield

    def _newcomers(self, at: AtTable) -> None:
        """Somebody comes late where there is room."""
        if at.table.players < len(at.table.seats) and (at.table.players < 3 or at.rng.random() < 0.3):
            person = f"p{at.people}"
            at.people += 1
            at.command(at.staff.director, "RegisterPlayer", player=person, name=f"Persona {at.people}",
                       document=f"D{at.people}", born="1985-05-05")  # fmt: skip
            at.command(at.staff.director, "EnterPlayer", player=person, session=at.session, id_checked="1",
                       method="cash")  # fmt: skip

    def _document(self, at: AtTable) -> str:
        """The hand as far as it is told, as a scenario."""
        kept = at.state.told_hands
        hand = at.table.hand
        live = hand.told if hand is not None else None
        if live is None and kept and kept[-1].number == at.hand:
            live = kept[-1].hand
        return document_of(at.book, live.setup, live.steps, "torneo monkey") if live is not None else ""
