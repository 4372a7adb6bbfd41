"""Writes the journals under ``tests/journals/<version>/``: of every book a night, a
circuit and a recorded hand, and cases of the commission.

They are written once, by the release they are named after, and never again. From the top of a tree of that
release, with its own sources:

    PYTHONPATH=src:. python .../tests/support/written_journals.py FOLDER

It keeps to names that every release has.
"""

import gzip
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from tests.support.circuit import League
from tests.support.recording import Recorder, does, street

from torneo.journal.event_file import written
from torneo.journal.line import lines_of
from torneo.journal.store import StreamHead
from torneo.rulebook import book_ids, load_book
from torneo.simulate import runner
from torneo.simulate.director import Director
from torneo.simulate.fit import fitted
from torneo.simulate.runner import Run
from torneo.tournament import TOURNAMENT, Actor, Asked, Command, Happened, Refused, decide
from torneo.tournament.corrections import amending
from torneo.tournament.entries.commands import RegisterPlayer
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.kernel import happen
from torneo.tournament.recorded import TakeBackAct
from torneo.tournament.structure.templates import template

#: After so many commands, and hands, something is corrected.
_EVERY, _HANDS = 90, 25
_SEEDS = 8
#: What a journal of a release should hold, besides a case of the commission.
WANTED = frozenset(
    {"Amended", "Undone", "PenaltyGiven", "DealProposed", "DealVoted", "PrizePaid", "StacksBagged",
     "TableClosed"}
)  # fmt: skip
_SPOT = {
    "game": "nlhe", "level": {"small": 100, "big": 200, "ante": 25}, "button": 1,
    "seats": {1: 6000, 2: 8000, 4: 4000, 5: 15000}, "cards": {1: ["Ks", "Kc"]},
}  # fmt: skip


class Corrector(Director):
    """A director who is wrong now and then: a command is taken back and given again, a name is corrected
    long afterwards, somebody was forgotten at the desk, a pot went to the wrong seat."""

    given = hands = 0
    at_work = False

    def give_as(self, command: Command, by: Actor) -> list[Happened] | Refused:
        self.given += 1
        answer = self._given(command, by)
        if isinstance(answer, Refused) or self.at_work:
            return answer
        if isinstance(command, ReportHand):
            self.hands += 1
            if self.hands % _HANDS == 0:
                self._other_pot(command, answer[0].seq)
        if self.given % _EVERY:
            return answer
        self.at_work = True
        answer = self._corrected(command, by, answer)
        self.at_work = False
        return answer

    def _given(self, command: Command, by: Actor) -> list[Happened] | Refused:
        rule: Any = TOURNAMENT.commands[type(command)]
        history: dict[str, Any] = {"history": self.journal} if getattr(rule, "history", False) else {}
        asked: Asked[Any] = Asked(
            command=command, by=by, at=self.now, seed=self.secret,
            key=f"torneo:prueba:{self.given}-{len(self.journal)}", **history,
        )  # fmt: skip
        events = decide(self.state, asked, self.book)
        if isinstance(events, Refused):
            self.refused[type(command).__name__, events.reason] += 1
            return events
        happened = happen(self.state, asked, events)
        for one in happened:
            TOURNAMENT.evolve(self.state, one, **history)
            self.counts[type(one.event).__name__] += 1
        self.journal += happened
        return happened

    def _corrected(self, command: Command, by: Actor, answer: list[Happened]) -> list[Happened] | Refused:
        kind = self.given // _EVERY % 3
        if kind == 1:
            found: Any = amending.undo(self.journal, self.book, why="antes de tiempo")
            if isinstance(found, Refused):
                return answer
            self.must(found.command)
            again = self._given(command, by)
            assert not isinstance(again, Refused), again
            return again
        if kind == 2:
            self._amend(self._first_registered(), name="Nombre bien escrito")
        else:
            self._amend(self._first_registered(), after=True, player="olvidada", name="Olvidada en la lista")
        return answer

    def _other_pot(self, command: ReportHand, seq: int) -> None:
        """A thousand of what one seat has is the other's."""
        rich = [seat for seat, chips in command.stacks.items() if chips > 2000][:2]
        if len(rich) == 2:
            moved = {rich[0]: command.stacks[rich[0]] - 1000, rich[1]: command.stacks[rich[1]] + 1000}
            self.at_work = True
            self.amend(seq, msgspec.structs.replace(command, stacks={**command.stacks, **moved}))
            self.at_work = False

    def _first_registered(self) -> Any:
        return next(one for one in self.journal if type(one.event).__name__ == "PlayerRegistered")

    def _amend(self, one: Any, *, after: bool = False, **fields: Any) -> None:
        event = one.event
        usual = {"player": event.player, "name": event.name, "document": event.document, "born": event.born}
        self.amend(one.seq, RegisterPlayer(**{**usual, **fields}), after)

    def amend(self, seq: int, command: Command | None, after: bool = False) -> None:
        correction = amending.Correction(seq=seq, command=command, after=after)  # type: ignore[attr-defined]
        wanted = amending.Amendment(corrections=(correction,), why="error de mesa", seed=self.secret)
        found = amending.preview(self.journal, self.book, wanted)
        if not isinstance(found, Refused):
            self.must(found.command)


def event_of(book: str, seed: int) -> runner.Outcome:
    """An event of two days played to its last prize, with irregularities and corrections."""
    registration = template("club-night").structure.registration
    sheet = msgspec.structs.replace(template("pokerfest-2011").structure, registration=registration)
    sheet = fitted(sheet, 14)
    runner.Director = Corrector  # type: ignore[attr-defined]
    return runner.simulate(Run(book=load_book(book), structure=sheet, entries=14, seed=seed, irregular=0.25))


def hand_of(book: str) -> Recorder:
    """A hand told act by act, one act taken back, an act out of turn."""
    recorder = Recorder(book).begin(_SPOT, names={1: "Ana", 5: "Íñigo Ruiz"})
    recorder.tell([does(5, "call")])
    recorder.do(TakeBackAct())
    recorder.tell([does(5, "raise", 600), does(1, "call"), does(2, "fold"), does(4, "fold")])
    recorder.tell([street("Ah", "7d", "2c"), does(5, "bet", 900), does(1, "fold")])
    return recorder.end()


def circuit_of(book: str) -> League:
    league = League(book, players=8)
    league.event("enero", "a", "b", "c", "d", paid=2)
    league.event("febrero", "c", "a", "e", date="2027-02-01", paid=1)
    return league


def write(folder: Path, head: StreamHead, happened: Iterable[Happened]) -> None:
    rows = b"".join(written(head, lines_of(list(happened), head.digest)))
    with gzip.GzipFile(folder / f"{head.name}.jsonl.gz", "wb", mtime=0) as file:
        file.write(rows)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for book in book_ids():
        outcome = max((event_of(book, seed) for seed in range(1, _SEEDS)), key=_rich)
        write(folder, StreamHead(f"noche-{book}", "tournament", book), outcome.director.journal)
        for number, file in enumerate(outcome.cases[:2], 1):
            write(folder, StreamHead(f"caso-{book}-{number}", "case", book), file.journal)
        write(folder, StreamHead(f"mano-{book}", "hand", book), hand_of(book).journal)
        write(folder, StreamHead(f"liga-{book}", "circuit", book), circuit_of(book).journal)
        print(book, outcome.director.seed, len(outcome.director.journal), _rich(outcome), flush=True)


def _rich(outcome: runner.Outcome) -> tuple[int, int]:
    """How much of what a journal of a release should hold is in it; of equals the shortest."""
    if not outcome.finished or outcome.tally.problems:
        return 0, 0
    kinds = {type(one.event).__name__ for one in outcome.director.journal}
    return len(kinds & WANTED) + bool(outcome.cases), -len(outcome.director.journal)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
