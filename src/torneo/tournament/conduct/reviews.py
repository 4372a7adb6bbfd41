"""Asking for a decision to be looked at again: final in most books, on two grounds for penalties in one."""

from torneo.rulebook import Book, labels
from torneo.tournament.citations import cite
from torneo.tournament.conduct.commands import RequestReview
from torneo.tournament.conduct.events import ReviewAnswered, ReviewRequested
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.conduct.penalty_events import PenaltyLifted
from torneo.tournament.conduct.put_out import taken_back
from torneo.tournament.kernel import (
    ANY_TIME,
    DIRECTORS,
    FLOOR,
    Answer,
    Asked,
    Event,
    Events,
    Refused,
    decides,
)
from torneo.tournament.state import Tournament


def review_grounds(book: Book) -> tuple[str, ...]:
    """On which grounds a penalty may be reviewed inside the event; none in most books."""
    return tuple(book.values["discipline_in_event_review"])


@decides(RequestReview, roles=FLOOR | {"dealer", "desk", "commission", "player"}, phases=ANY_TIME)
def request_review(state: Tournament, asked: Asked[RequestReview], book: Book) -> Answer:
    command = asked.command
    refused = _unknown(state, command)
    if refused is not None:
        return refused
    if command.decision:
        if book.values["floor_ruling_review"] == "final":
            return Refused("ruling_final", {"decision": command.decision}, cite(book, "final_ruling"))
        ground = command.ground or "review_by_director"
        clauses = cite(book, "final_ruling")
    else:
        grounds = review_grounds(book)
        if not grounds:
            return Refused("ruling_final", {"decision": command.penalty}, cite(book, "final_ruling"))
        if command.ground not in grounds:
            return Refused(
                "no_review_ground", {"ground": command.ground, "grounds": ", ".join(grounds),
                 "grounds_es": ", ".join(labels().value(one, "es") for one in grounds),
                 "grounds_en": ", ".join(labels().value(one, "en") for one in grounds)},
                cite(book, "review_grounds"),
            )  # fmt: skip
        ground, clauses = command.ground, cite(book, "review_grounds")
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "review"}, clauses)
    if any(
        (one.decision, one.penalty, one.ground) == (command.decision, command.penalty, ground)
        for one in state.conduct.reviews
    ):
        return Refused("review_already_asked", {"ground": ground}, clauses)
    return (
        ReviewRequested(
            ground=ground, why=command.why.strip(), decision=command.decision, penalty=command.penalty,
            clauses=clauses,
        ),
    )  # fmt: skip


def _unknown(state: Tournament, command: RequestReview) -> Refused | None:
    if bool(command.decision) == bool(command.penalty):
        return Refused("review_of_what")
    if command.decision and not 1 <= command.decision <= len(state.decisions):
        return Refused("unknown_decision", {"decision": command.decision})
    if command.penalty and not 1 <= command.penalty <= len(state.conduct.penalties):
        return Refused("unknown_penalty", {"penalty": command.penalty})
    return None


def _review(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    """``about``: the number of the ``review``. Refusing is the rule; accepting rests on the ground given."""
    number = about.get("review")
    if not isinstance(number, int) or not 1 <= number <= len(state.conduct.reviews):
        return Refused("unknown_review", {"review": number})
    if state.conduct.reviews[number - 1].answer:
        return Refused("review_answered", {"review": number})
    return ("uphold", "lift")


def _reviewed(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    command = asked.command
    number = command.about["review"]
    assert isinstance(number, int)
    review = state.conduct.reviews[number - 1]
    events: list[Event] = [ReviewAnswered(review=number, answer=command.option)]
    if command.option == "lift" and review.penalty:
        events.append(PenaltyLifted(penalty=review.penalty, why=command.why.strip()))
        events += taken_back(state, review.penalty, book)
    return tuple(events)


matter("review", _review, effect=_reviewed, roles=DIRECTORS | {"commission"}, phases=ANY_TIME)
