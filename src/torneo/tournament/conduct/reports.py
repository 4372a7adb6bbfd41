"""What players and dealers tell the staff, and the answer each report waits for."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.checks import known_table
from torneo.tournament.citations import cite
from torneo.tournament.conduct.commands import AnswerReport, ReportToFloor
from torneo.tournament.conduct.events import ReportAnswered, Reported
from torneo.tournament.kernel import ANY_TIME, TABLE, Answer, Asked, Due, Refused, asks, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament

KINDS = ("conduct", "mistake", "time")
#: Who tells something without being of the staff: briefly, and in no name but their own.
OUTSIDERS = frozenset({"player", "public"})
MOST_FROM_OUTSIDE = 300


@decides(ReportToFloor, roles=TABLE | {"desk", "player", "public"}, phases=ANY_TIME)
def report_to_floor(state: Tournament, asked: Asked[ReportToFloor], book: Book) -> Answer:
    command = asked.command
    if command.kind not in KINDS:
        return Refused("unknown_report_kind", {"kind": command.kind, "known": ", ".join(KINDS)})
    if command.kind == "time" and asked.by.role == "public":
        return Refused("role", {"role": "public", "allowed": ", ".join(sorted(TABLE | {"player"})),
                                "command": "ReportToFloor"}, cite(book, "report_time"))  # fmt: skip
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    if command.kind == "mistake" and (command.said < 0 or command.should < 0):
        return impossible(min(command.said, command.should), "chips", ">= 0")
    if command.kind == "conduct" and not (command.facts.strip() and command.accused.strip()):
        return Refused("report_incomplete")
    if asked.by.role in OUTSIDERS and len(command.facts) > MOST_FROM_OUTSIDE:
        return Refused("text_too_long", {"field": "facts", "most": MOST_FROM_OUTSIDE,
                                         "found": len(command.facts)})  # fmt: skip
    hand = table.hand.number if table.hand is not None else table.hands
    reporter = "" if asked.by.role in OUTSIDERS else command.reporter
    return (
        Reported(
            kind=command.kind, reporter=reporter or asked.by.name, table=table.number, hand=hand,
            accused=command.accused.strip(), facts=command.facts.strip(), said=command.said,
            should=command.should, clauses=cite(book, f"report_{command.kind}"),
        ),
    )  # fmt: skip


@decides(AnswerReport, roles=TABLE, phases=ANY_TIME)
def answer_report(state: Tournament, asked: Asked[AnswerReport], book: Book) -> Answer:
    command = asked.command
    if not 1 <= command.report <= len(state.conduct.reports):
        return Refused("unknown_report", {"report": command.report})
    report = state.conduct.reports[command.report - 1]
    if report.answer:
        return Refused("report_answered", {"report": command.report})
    if asked.by.role == "dealer" and report.kind != "mistake":
        return Refused("role", {"role": "dealer", "allowed": ", ".join(sorted(TABLE - {"dealer"})),
                                "command": "AnswerReport"}, tuple(report.clauses))  # fmt: skip
    if not command.answer.strip():
        return Refused("reason_missing", {"matter": "report"})
    if command.infraction and not 1 <= command.infraction <= len(state.infractions):
        return Refused("unknown_infraction", {"infraction": command.infraction})
    return (
        ReportAnswered(report=command.report, answer=command.answer.strip(), infraction=command.infraction),
    )


@asks
def reports_waiting(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    for number in state.conduct.told:
        report = state.conduct.reports[number - 1]
        yield Due(
            command=AnswerReport(report=number, answer="seen"), reason=f"report_{report.kind}",
            facts={"table": report.table, "reporter": report.reporter, "accused": report.accused,
                   "facts": report.facts, "said": report.said, "should": report.should},
            clauses=tuple(report.clauses), must=False, since=report.at,
        )  # fmt: skip
