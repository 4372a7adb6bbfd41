"""Whatever is asked of a case in whatever order, it answers, keeps its laws and is the fold of its events."""

import random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.hearing import MEMBERS, OFFSET, PLAYER, PRINCIPLES, ms

from torneo.commission import Case, Evidence, Person, act, deadlines, dues, fold, say
from torneo.commission import commands as c
from torneo.commission.local_time import HOUR, MINUTE
from torneo.commission.telling import told
from torneo.rulebook import Book, load_book
from torneo.tournament import Actor, Asked, Command, Happened, Refused

FCP = load_book("fcp-2025")
BOOKS = [
    FCP,
    FCP.with_policies({"discipline_deadlines": None}),
    FCP.with_policies({"discipline_appeal": None, "discipline_final_notice": None}),
    FCP.with_policies({"discipline_in_event_review": (), "discipline_transfer_triggers": ()}),
    FCP.with_policies({"discipline_commission": {"members": 1}}),
    load_book("pokerfest-2011"),
]
START = ms("2025-06-08 20:00")
ROLES = ("commission", "commission", "commission", "director", "player", "floor", "system", "public")


def anything(draw: random.Random, now: int) -> Command:
    """One command, sensible more often than not."""
    some = draw.choice
    outcome = some(["no_sanction", "verbal_admonition", "in_event_fine", "expulsion", "transfer_file", "ban"])
    amount = (
        some([0, 0, 1, 400_000, 400_001, -1]) if outcome != "in_event_fine" else some([1, 400_000, 10**9])
    )
    scope = some(["tournament", "venue"]) if outcome == "expulsion" else some(["", "", "venue"])
    affects = some([(), (), ("ranking_affected",), ("eligibility_affected",), ("x",)])
    why = some(["because", "because", ""])
    return some(
        [
            c.AppointCommission(members=some([MEMBERS, MEMBERS, MEMBERS[:1], ()]), resolution=why),
            c.OpenCase(
                id="C-1", person=some([PLAYER, Person(name="Y", kind="third_party")]), facts="f",
                occurred=now - draw.randrange(5 * HOUR), venue=draw.random() < 0.9, buy_in=some([0, 400_000]),
                event_from=START - 48 * HOUR, country=some(["CO", "ES"]), utc_offset=OFFSET,
                event_until=some([0, 0, 0, now - HOUR]),
            ),
            c.AddEvidence(evidence=Evidence(kind=some(["hand", "x"]), ref=str(draw.randrange(3)))),
            c.GiveNotice(about=some(["charges", "decision"]), channels=some([("verbal",), ("electronic",),
                         ("verbal", "electronic"), ("verbal", "electronic")])),
            c.FileDefence(text=some(["no", ""]), complete=draw.random() < 0.5),
            c.ProposeSanction(sanction=outcome, why=why),
            c.DecideCase(outcome=outcome, amount=amount, scope=scope, reasons=why, signed=MEMBERS,
                         principles=PRINCIPLES, affects=affects),
            c.DecideCase(outcome=outcome, amount=amount, scope=scope, reasons="r", signed=MEMBERS[:1],
                         principles=PRINCIPLES),
            c.RecordExecution(),
            c.SendReport(to=some(["x@y.z", ""])),
            c.CloseCase(),
            c.AskReview(ground=some(["material_error", "evident_due_process_breach", "x"]), why=why),
            c.AnswerReview(review=draw.randrange(3), why=why,
                           option=some(["refuse", "material_error", "evident_due_process_breach", "x"])),
            c.CorrectError(why=why, amount=some([None, 5, -5]), scope=some(["", "venue"]), name="Z"),
            c.RecordEventEnd(ended=now - draw.randrange(3) * HOUR),
            c.FileAppeal(why=why),
            c.TakeUpAppeal(scope=some(["limited_review", "full_review", "x"]), why=why),
            c.RecordFederationDecision(
                outcome=some(["uphold", "reduce", "revoke", "impose", "no_sanction", "x"]), reasons="r",
                resolution="9", sanction=some([outcome, "disqualification", ""]), amount=amount, scope=scope,
                affects=affects,
            ),
            c.DeclareFinal(),
            c.GiveFinalNotice(recipient=some(["person", "club", "wpf", "sports_ministry"]),
                              not_applicable=some(["", "", "none"])),
        ]
    )  # fmt: skip


def laws(case: Case, happened: list[Happened], now: int, book: Book) -> None:
    assert fold(happened) == case
    for limit in deadlines(case, now, book):
        assert say(f"deadline.{limit.code}", limit.facts, "es")
    for due in dues(case, now, book):
        assert say(due.reason, due.facts, "en")
    for ruling in case.rulings:
        if ruling.body == "event_commission":
            assert ruling.sanction != "in_event_fine" or 0 < ruling.amount <= case.buy_in
            assert bool(ruling.scope) == (ruling.sanction == "expulsion")
    if case.ruling is not None and case.status in ("decided", "closed"):
        assert case.ruling.at >= case.defence_ends > 0
    if case.appeal is not None:
        assert case.window is not None
        assert case.appeal.at <= case.window.closes
    assert sum(not one.annulled for one in case.rulings) <= 2


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(range(len(BOOKS))))
def test_any_commands_in_any_order(seed: int, which: int) -> None:
    draw, book, case = random.Random(seed), BOOKS[which], Case()
    now, happened = START, list[Happened]()
    for _ in range(80):
        now += draw.choice([0, MINUTE, 20 * MINUTE, HOUR, HOUR, 30 * HOUR if draw.random() < 0.2 else 0])
        # What is due is done now and then, so that cases come to their end.
        todo = dues(case, now, book)
        command: Any = draw.choice(todo).command if todo and draw.random() < 0.3 else anything(draw, now)
        by = Actor(draw.choice(["Marta", "p7"]), draw.choice(ROLES))
        before = msgspec.json.encode(case)
        answer = act(case, Asked(command=command, by=by, at=now), book)
        if isinstance(answer, Refused):
            assert msgspec.json.encode(case) == before
            assert say(answer.reason, answer.facts, "es")
            assert say(answer.reason, answer.facts, "en")
        else:
            happened += answer
            assert all(told(one.event, "es") and told(one.event, "en") for one in answer)
        laws(case, happened, now, book)


def test_the_random_cases_get_somewhere() -> None:
    """The test above would prove little if every command were refused."""
    reached = set()
    for seed in range(300):
        draw, book, case = random.Random(seed), BOOKS[seed % 5], Case()
        now = START
        for _ in range(120):
            now += draw.choice([0, MINUTE, 20 * MINUTE, HOUR])
            act(case, Asked(command=anything(draw, now), by=Actor("Marta", "commission"), at=now), book)
            reached.add(case.status)
    assert reached == {"new", "open", "decided", "closed", "transferred", "second_instance", "final"}
