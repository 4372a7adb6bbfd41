"""A simulated event told in numbers."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from torneo.simulate.plan import MINUTE
from torneo.simulate.runner import Outcome, Run
from torneo.tournament.hands.places import places
from torneo.tournament.prizes.listing import prize_list
from torneo.tournament.structure.model import Chips


class PlaceTold(msgspec.Struct, frozen=True):
    """``tied``: how many share the place."""

    place: int
    player: str
    name: str
    tied: int


class PrizeTold(msgspec.Struct, frozen=True):
    """``amount`` in minor units of the event's currency, made of ``parts`` (place, deal, title, bounty ...);
    ``paid``: what of it has been handed over."""

    place: int
    player: str
    amount: int
    paid: int
    parts: dict[str, int]


class LedgerTold(msgspec.Struct, frozen=True):
    """Chips by value, and points by cause; ``points``: what is in play at the end."""

    issued: Chips
    removed: Chips
    in_play: Chips
    causes: dict[str, int]
    points: int


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """What ``torneo simulate --json`` prints. ``invariants``: everything found wrong, so nothing at all.

    ``moves`` of players, ``breaks`` of tables, ``races`` of chips at a table; ``rulings``: how often each
    clause decided one at a table, was broken and penalised, or was the charge of a case decided.
    """

    book: str
    entries: int
    seed: int
    finished: bool
    invariants: list[str]
    levels: int
    duration_minutes: int
    hands: int
    moves: int
    breaks: int
    races: int
    places: list[PlaceTold]
    prizes: list[PrizeTold]
    ledger: LedgerTold
    rulings: dict[str, int]


def tell(run: Run, outcome: Outcome) -> Story:
    state, counts = outcome.state, outcome.director.counts
    ledger = state.ledger
    paid: Counter[int] = Counter()
    for one in state.prizes.deliveries:
        paid[one.entry] += one.amount if one.kind != "deferred" else 0
    return Story(
        book=run.book.id,
        entries=run.entries,
        seed=run.seed,
        finished=outcome.finished,
        invariants=list(outcome.tally.problems),
        levels=outcome.tally.top_level,
        duration_minutes=_minutes(outcome),
        hands=outcome.tally.hands,
        moves=counts["Moved"],
        breaks=sum(_broken(outcome)),
        races=counts["ChipsRaced"],
        places=[
            PlaceTold(one.place, one.player, state.players[one.player].name, one.tied)
            for one in places(state, run.book)
        ],
        prizes=[
            PrizeTold(one.place, one.player, one.amount, paid[one.entry], one.parts)
            for one in prize_list(state, run.book)
            if one.amount
        ],
        ledger=LedgerTold(
            dict(sorted(ledger.issued.items())), dict(sorted(ledger.removed.items())), ledger.in_play,
            dict(sorted(ledger.causes.items())), ledger.points,
        ),
        rulings=dict(sorted(_rulings(outcome).items())),
    )  # fmt: skip


def _rulings(outcome: Outcome) -> Counter[str]:
    """The floor's at the tables, penalties by the clause broken, cases by their charges."""
    found = Counter(outcome.tally.rulings)
    given = outcome.state.conduct.penalties
    found.update(one.clause for one in given if one.by.role != "commission")
    found.update(clause for file in outcome.cases if file.case.rulings for clause in file.case.charges)
    return found


def _minutes(outcome: Outcome) -> int:
    """Time of play, all sessions together, breaks included."""
    state = outcome.state
    return sum(
        (session.finished_at or state.at) - session.started_at
        for session in state.sessions.values()
        if session.started_at
    ) // MINUTE  # fmt: skip


def _broken(outcome: Outcome) -> Iterator[bool]:
    for happened in outcome.director.journal:
        if type(happened.event).__name__ == "TableClosed":
            yield happened.event.why != "day_over"
