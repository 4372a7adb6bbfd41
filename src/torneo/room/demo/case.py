"""The case of a demonstration: somebody colludes; the commission hears and judges while the tables play."""

from typing import Final

from torneo.commission import Case, case_about
from torneo.commission import commands as c
from torneo.commission.deciding import principles
from torneo.commission.hearing import missing_channels
from torneo.commission.voting import prevailing, yet_to_vote
from torneo.room.cases import carry_out, case_of, cases_of, open_case
from torneo.room.demo.giver import RoomDirector
from torneo.room.keeping import give, keeper
from torneo.room.keys import own
from torneo.room.pages.commission_common import sitting_on
from torneo.room.views.commission_course import next_step
from torneo.simulate.plan import MINUTE
from torneo.tournament import Actor, Command, Refused
from torneo.tournament.conduct.commands import RecordInfraction

_MEMBERS: Final = ("Rosa Mejía", "Iván Peña", "Tomás Vidal")
_CLERK: Final = Actor("Bot", "commission")
#: What it is about: the clause by its number, and what was seen.
_CLAUSE: Final = "70.5"
_FACTS: Final = "Enseñó sus cartas a quien tenía al lado y los dos subieron hasta echar al tercero."
#: Begins in this level at the earliest.
_LEVEL: Final = 2
#: Minutes of the event a visitor has for each act before a bot does it.
_PAUSES: Final = {
    "charges": 3, "defence": 45, "vote": 20, "decide": 15, "execute": 5, "decision_notice": 5, "report": 30,
    "close": 10,
}  # fmt: skip


class DemoCase:
    """Under a book with a commission one case an event. ``go_on`` does what is next once its time has come;
    what a visitor has done meanwhile it takes as it is."""

    def __init__(self, director: RoomDirector) -> None:
        self.director = director
        self.clause = next((one for one in director.book.clauses if one.endswith(f"/{_CLAUSE}")), "")
        self.stream = next((name for name, _ in cases_of(director.stream)), "")
        self.possible = bool(director.book.values["discipline_commission"]) and bool(self.clause)

    def go_on(self, level: int, *, auto: bool) -> None:
        """``auto``: bots act; otherwise everything after the opening is left to the visitor."""
        if not self.possible or self.director.state.phase != "running":
            return
        if not self.stream:
            if level >= _LEVEL:
                self._open()
        elif auto:
            self._act()

    def _open(self) -> None:
        director = self.director
        table = next((one for one in director.state.tables.values() if one.open and len(one.taken) > 2), None)
        if table is None:
            return
        record = RecordInfraction(clause=self.clause, table=table.number, seat=table.taken[1], facts=_FACTS,
                                  seen_by="Bot")  # fmt: skip
        if isinstance(director.give(record), Refused):
            self.possible = False
            return
        opens = case_about(director.state, len(director.state.infractions), "-")
        head = keeper().journal.head(director.stream)
        assert head is not None
        appoint = c.AppointCommission(members=_MEMBERS, resolution="014")
        answer: str | Refused = Refused("no_case")
        if not isinstance(opens, Refused):
            at = max(director.now, director.state.at)
            of_book, key = (head.book, head.house), own("demo", "case")
            answer = open_case(director.stream, of_book, appoint, opens, _CLERK, at, key)
        self.possible = isinstance(answer, str)
        self.stream = answer if isinstance(answer, str) else ""
        if self.stream:
            self._give(c.GiveNotice(about="charges", channels=("verbal",)))

    def _act(self) -> None:
        case: Case = case_of(self.stream)
        sitting = sitting_on(self.stream, case, _CLERK, "es", {})
        code = next_step(sitting)["code"]
        if code not in _PAUSES or self.director.now - case.at < _PAUSES[code] * MINUTE:
            return
        book = sitting.book
        match code:
            case "charges":
                self._give(c.GiveNotice(about="charges", channels=missing_channels(case, "charges", book)))
            case "defence" if not case.defences:
                self._give(c.FileDefence(text="Solo le contaba la mano anterior; no hubo acuerdo."))
            case "vote":
                self._give(
                    c.CastVote(member=yet_to_vote(case)[0], option="in_event_fine", amount=case.buy_in // 4)
                )
            case "decide":
                self._decide(case)
            case "execute":
                carry_out(self.stream, _CLERK)
            case "decision_notice":
                self._give(c.GiveNotice(about="decision", channels=missing_channels(case, "decision", book)))
            case "report":
                self._give(c.SendReport(to="disciplina@federacion.example", reference=case.id))
            case "close":
                self._give(c.CloseCase())

    def _decide(self, case: Case) -> None:
        wanted = prevailing(case, self.director.book)
        if wanted is None:
            return
        self._give(
            c.DecideCase(
                outcome=wanted.option, amount=wanted.amount, scope=wanted.scope, signed=_MEMBERS,
                principles=principles(self.director.book),
                reasons="Dos testigos coinciden y la medida es proporcionada: es la primera vez.",
            )
        )  # fmt: skip

    def _give(self, command: Command) -> None:
        give(self.stream, command, _CLERK)
