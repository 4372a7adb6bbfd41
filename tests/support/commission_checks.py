"""What each book says about discipline, written out, to be held against the books and changed ones:
``torneo rules mutate --checks tests.support.commission_checks:checks``."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from tests.support.hearing import MEMBERS, OFFSET, PLAYER, PRINCIPLES, ms, opening
from tools.mutation.policy_checks import Check

from torneo.commission import Case, act, competence, deadlines, decide, incomplete, offer
from torneo.commission.carrying_out import orders
from torneo.commission.commands import AskReview, DecideCase, FileAppeal, GiveNotice
from torneo.commission.notifying import recipients
from torneo.commission.opening import appeal_window
from torneo.commission.sanctions import ceiling
from torneo.commission.state import Commission, Execution, Proposal, Ruling, Window
from torneo.rulebook import Book
from torneo.tournament import Actor, Asked, Command, Refused, Tournament
from torneo.tournament.conduct.matters import Offer
from torneo.tournament.conduct.offers import offered
from torneo.tournament.conduct.state import Infraction

CLERK = Actor("Marta", "commission")

#: A book without a commission: the values it has none the less.
WITHOUT: dict[str, Any] = {
    "opening": "no_commission",
    "route": "final",
    "bodies": ("", "", "", "", "", ""),
    "appointing": "no_commission",
    "sanctions": ("no_sanction",),
    "penalties": (),
    "ordered": (),
    "ceiling": 0,
    "expulsion": ("tournament",),
    "transfer": "",
    "review": ("refuse",),
    "later_way": ("nobody", 0),
    "appeal": "no_appeal",
    "reach": ("limited_review", "limited_review", "limited_review"),
    "window": None,
    "limits": (),
    "final": ((), (), ()),
}

LATER = "federation_disciplinary_commission"
TOLD = ("person", "club", "league", "sports_ministry", "wpf", "adtp", "international_organisers")

SANCTIONS = ("verbal_admonition", "in_event_fine", "expulsion")

EXPECTED: dict[str, dict[str, Any]] = {
    "tda-2013": WITHOUT,
    "tda-2024": WITHOUT,
    "adtp-2018": WITHOUT,
    "torrequebrada": WITHOUT,
    "pokerfest-2011": {**WITHOUT, "expulsion": ("tournament", "later_tournaments")},
    "fcp-2025": {
        "opening": "commission_incomplete",
        "route": None,
        "bodies": ("event_commission", "event_commission", "event_commission", LATER, LATER, LATER),
        "appointing": "",
        "sanctions": ("no_sanction", "verbal_admonition", "in_event_fine", "expulsion", "transfer_file"),
        "penalties": ("verbal_admonition", "expulsion"),
        "ordered": SANCTIONS,
        "ceiling": 400_000,
        "expulsion": ("tournament", "venue"),
        "transfer": "exceeds_in_event_sanctions, asked_for_by_the_person_after_the_event",
        "review": ("refuse", "material_error", "evident_due_process_breach"),
        "later_way": (LATER, 5),
        "appeal": "",
        "reach": ("limited_review", "full_review", "full_review"),
        "window": ("2025-09-08", "2025-09-12"),
        "limits": (
            ("notice_of_charges", "2025-06-08 15:00"), ("notice_of_charges", "2025-06-08 15:00"),
            ("defence", "2025-06-08 17:00"), ("decision", "2025-06-08 23:59"),
            ("decision_notice", "2025-06-08 17:30"), ("decision_notice", "2025-06-08 17:30"),
            ("report", "2025-06-09 17:30"),
        ),
        "final": (TOLD, TOLD, TOLD),
    },
}  # fmt: skip


def _case(book: Book, *, is_decided: bool, affects: tuple[str, ...] = ()) -> Case:
    """A case that has come so far, whatever the book."""
    ruling = Ruling(
        outcome="expulsion", sanction="expulsion", reasons="r", at=ms("2025-06-08 17:30"), by=CLERK,
        body="event_commission", scope="tournament", affects=affects,
    )  # fmt: skip
    return Case(
        id="C-1", book=book.id, status="decided" if is_decided else "open", body="event_commission",
        commission=Commission(MEMBERS, "1"), person=PLAYER, facts="f", occurred=ms("2025-06-08 14:50"),
        opened_at=ms("2025-06-08 15:00"), buy_in=400_000, country="CO", utc_offset=OFFSET,
        rulings=[ruling] if is_decided else [],
        proposals=[Proposal(sanction="ban", why="w", by=CLERK, exceeds=True)],
    )  # fmt: skip


def _answer(case: Case, command: Command, book: Book, at: str) -> Refused | None:
    found = decide(case, Asked(command=command, by=CLERK, at=ms(at)), book)
    return found if isinstance(found, Refused) else None


def _options(case: Case, matter: str, book: Book) -> tuple[str, ...]:
    found = offer(case, matter, book)
    assert isinstance(found, Offer)
    return found.options


def said(book: Book) -> dict[str, Any]:
    """What the room says under a book, in the shape of ``EXPECTED``."""
    refused = _answer(Case(), opening(charges=()), book, "2025-06-08 15:00")
    assert refused is not None
    named = incomplete(book, MEMBERS, "1")
    heard = _case(book, is_decided=False)
    heard.notified_at, heard.defence_until = ms("2025-06-08 15:00"), ms("2025-06-08 15:00")
    transfer = DecideCase(outcome="transfer_file", reasons="r", signed=MEMBERS, principles=PRINCIPLES)
    heard.proposals = []
    up = _answer(heard, transfer, book, "2025-06-08 18:00")
    ruled = _case(book, is_decided=True)
    review = _answer(ruled, AskReview(ground="none", why="w"), book, "2025-06-08 18:00")
    assert review is not None
    ended = _case(book, is_decided=True)
    ended.event_until = ms("2025-09-07 22:00")
    ended.window = Window(first="2025-09-08", last="2025-09-12", closes=ms("2025-09-12 23:59"))
    appeal = _answer(ended, FileAppeal(why="w"), book, "2025-09-10 10:00")
    return {
        "opening": refused.reason,
        "route": refused.facts.get("route"),
        "bodies": tuple(
            competence(book, kind, during=during, at_venue=at_venue).body
            for kind, during, at_venue in (
                ("player", True, True), ("official", True, True), ("third_party", True, True),
                ("player", False, True), ("player", True, False), ("animal", True, True),
            )
        ),
        "appointing": named.reason if named else "",
        "sanctions": _options(_case(book, is_decided=False), "case_outcome", book),
        "penalties": _penalties(book),
        "ordered": tuple(one for one in SANCTIONS if _ordered(book, one)),
        "ceiling": ceiling(_case(book, is_decided=False), book),
        "expulsion": _options(Case(), "expulsion_scope", book),
        "transfer": up.facts.get("triggers") if up else None,
        "review": _options(Case(), "review_request", book),
        "later_way": (review.facts["body"], review.facts["days"]),
        "appeal": appeal.reason if appeal else "",
        "reach": tuple(
            _options(_case(book, is_decided=True, affects=affects), "appeal_review", book)[-1]
            for affects in ((), ("ranking_affected",), ("eligibility_affected",))
        ),
        "window": _window(book),
        "limits": _limits(book),
        "final": tuple(
            tuple(one.code for one in recipients(PLAYER, sanction, (), book))
            for sanction in ("expulsion", "disqualification", "eligibility_sanction")
        ),
    }  # fmt: skip


def _ordered(book: Book, sanction: str) -> bool:
    """Does the room get a command for the sanction?"""
    case = _case(book, is_decided=True)
    case.charges = (next(iter(book.clauses)),)
    case.executions = [Execution(sanction=sanction, at=0, why="w")]
    return any(orders(case, Tournament(), book))


def _penalties(book: Book) -> tuple[str, ...]:
    """What the tournament lets be given to somebody who does not play."""
    guest = Infraction(number=1, player="", clause="", at=0, by=CLERK, role="sponsor", person="X")
    return tuple(one.penalty for one in offered(Tournament(), guest, book).choices)


def _window(book: Book) -> tuple[str, str] | None:
    found = appeal_window(book, ms("2025-09-07 22:00"), "CO", "", OFFSET)
    return (found.first, found.last) if found else None


def _limits(book: Book) -> tuple[tuple[str, str], ...]:
    """The limits of a case notified at 15:00 by the channels of the book and decided at 17:30."""
    case = _case(book, is_decided=False)
    notice = GiveNotice(about="charges", channels=("verbal", "electronic"))
    act(case, Asked(command=notice, by=CLERK, at=ms("2025-06-08 15:00")), book)
    case.rulings = _case(book, is_decided=True).rulings
    found = deadlines(case, ms("2025-06-08 18:00"), book)
    return tuple((one.code, one.text) for one in found)


def holds(book: Book, *, name: str) -> bool:
    return said(book) == EXPECTED[name]


def checks() -> Iterator[Check]:
    for book in EXPECTED:
        yield Check(name=f"discipline of {book}", book=book, passes=partial(holds, name=book))
