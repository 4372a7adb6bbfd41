"""What a ruling brings about stays an open matter of its table until somebody does it.

matters_of(state, 4)    # questions, infractions, and what the dealer must do now, at the next street ...
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from torneo.hand import GAMES
from torneo.rulebook import Book
from torneo.tournament.conduct.state import Infraction
from torneo.tournament.kernel import (
    AFTER_PLAY,
    FLOOR,
    TABLE,
    Answer,
    Asked,
    Due,
    Refused,
    Value,
    asks,
    decides,
)
from torneo.tournament.live_hand.commands import SettleMatter
from torneo.tournament.live_hand.events import MatterSettled
from torneo.tournament.live_hand.state import LiveHand
from torneo.tournament.rulings.answers import hand_of
from torneo.tournament.rulings.deciding import known_ruling
from torneo.tournament.rulings.penalising import asks_for_penalty
from torneo.tournament.rulings.state import Given
from torneo.tournament.state import Tournament

Moment = Literal["now", "street", "last_street", "next_hand"]
MOMENTS: tuple[Moment, ...] = ("now", "street", "last_street", "next_hand")

#: What is told for the table to know: nobody has to do anything.
_TOLD = frozenset({
    "hand_goes_on", "cards_stand", "card_stands", "chips_stay", "hand_is_dead", "tabled_hand_stays_in_play",
    "burn_stays", "four_cards_stay", "exposed_card_is_the_upcard", "disqualified",
})  # fmt: skip
#: From this step on, everything is for a later moment.
_FROM_HERE: dict[str, Moment] = {
    "finish_betting_round": "street",
    "card_back_before_the_river": "last_street",
    "cards_back_before_last_street": "last_street",
    "penalty_after_this_hand": "next_hand",
    "change_the_deck": "next_hand",
    "then_two_places": "next_hand",
}
#: This step alone is for a later moment.
_ALONE: dict[str, Moment] = {
    "drawn_card_is_next_burn": "street",
    "one_burn_next_street": "street",
    "burn_again_before_the_flop": "street",
    "exposed_card_is_the_burn": "street",
    "extra_card_is_the_burn": "street",
}


class Matter(msgspec.Struct, frozen=True, kw_only=True):
    """``what``: ``question``, ``infraction``, ``held`` (an act out of turn that waits), ``returned`` (chips
    to give back) or ``steps.now`` and so on, for the steps of that moment. ``since``: when it was ruled."""

    ruling: int
    table: int
    hand: int
    what: str
    since: int
    moment: Moment = "now"
    seat: int = 0
    entry: int = 0
    steps: tuple[str, ...] = ()
    returned: dict[int, int] = {}
    clauses: tuple[str, ...] = ()


def moments(steps: Sequence[str]) -> dict[Moment, tuple[str, ...]]:
    """The steps of a procedure by the moment at which each is to be done."""
    found: dict[Moment, list[str]] = {}
    moment: Moment = "now"
    for code in steps:
        moment = _FROM_HERE.get(code, moment)
        if code not in _TOLD:
            found.setdefault(_ALONE.get(code, moment), []).append(code)
    return {moment: tuple(found[moment]) for moment in MOMENTS if moment in found}


def matters_of(state: Tournament, table: int = 0) -> list[Matter]:
    """What is open at a table, or in the whole event; longest waiting first."""
    return [
        matter
        for given in state.rulings
        if table in (0, given.table)
        for matter in matters_from(state, given)
    ]


def matters_from(state: Tournament, given: Given) -> Iterator[Matter]:
    """What one ruling still asks for."""
    if not given.stands:
        return
    found = given.final
    if given.open:
        yield _matter(given, "question", clauses=given.outcome.clauses)
    if infraction_open(state, given):
        yield _matter(given, "infraction")
    if not (found.steps or found.returned or found.kind == "held"):
        return
    live = hand_of(state, given)
    if live is None:
        soon = state.tables[given.table].hands <= given.hand + 1
        later = moments(found.steps).get("next_hand") if soon else None
        if later and "steps.next_hand" not in given.settled:
            yield _matter(given, "steps.next_hand", moment="next_hand", steps=later)
        return
    streets = _streets_since(live, given.number)
    if found.kind == "held" and not streets and not _turn_came(live, given):
        yield _matter(given, "held")
    if found.returned and not streets and "returned" not in given.settled:
        yield _matter(given, "returned", returned=dict(found.returned))
    past = {"now": 1, "street": 1, "last_street": 99 if _is_stud(live) else 2, "next_hand": 99}
    for moment, steps in moments(found.steps).items():
        if streets < past[moment] and f"steps.{moment}" not in given.settled:
            yield _matter(given, f"steps.{moment}", moment=moment, steps=steps)


def _matter(
    given: Given, what: str, *, moment: Moment = "now", steps: tuple[str, ...] = (),
    returned: dict[int, int] | None = None, clauses: tuple[str, ...] = (),
) -> Matter:  # fmt: skip
    return Matter(
        ruling=given.number, table=given.table, hand=given.hand, what=what, since=given.at, moment=moment,
        seat=given.seat, entry=given.entry, steps=steps, returned=returned or {},
        clauses=clauses or given.final.clauses,
    )  # fmt: skip


def infraction_open(state: Tournament, given: Given) -> bool:
    """Did the ruling find an infraction that nobody has put on record or settled since? Where a penalty is
    among the answers to a question, the answer itself does that."""
    if asks_for_penalty(given.outcome):
        return False
    answered = given.decision.infraction if given.decision is not None else None
    if given.outcome.infraction is None and answered is None:
        return False
    if not given.entry or given.open or "infraction" in given.settled:
        return False
    return recorded_of(state, given) is None


def recorded_of(state: Tournament, given: Given) -> Infraction | None:
    """What was put on record of the infraction a ruling found: against the player, for that hand, under one
    of its clauses."""
    if not given.entry:
        return None
    player = state.entries[given.entry].player
    clauses = {*given.outcome.clauses, *given.final.clauses}
    since = (one for one in reversed(state.infractions) if one.at >= given.at)
    return next(
        (one for one in since if (one.player, one.hand) == (player, given.hand) and one.clause in clauses),
        None,
    )


def _is_stud(live: LiveHand) -> bool:
    return GAMES[live.setup["game"]].is_stud


def _since(live: LiveHand, ruling: int) -> list[dict[str, object]]:
    """What was told after the act of the ruling."""
    place = next(place for place, act in enumerate(live.acts) if act.ruling == ruling)
    return live.steps[place + 1 :]


def _streets_since(live: LiveHand, ruling: int) -> int:
    return sum(step.get("dealer") == "next_street" for step in _since(live, ruling))


def _turn_came(live: LiveHand, given: Given) -> bool:
    """Has the player who acted out of turn had his turn?"""
    if any(given.number in act.carried_out for act in live.acts):
        return True
    return any(step.get("seat") == given.outcome.seat for step in _since(live, given.number))


@decides(SettleMatter, roles=TABLE, phases=AFTER_PLAY)
def settle_matter(state: Tournament, asked: Asked[SettleMatter], book: Book) -> Answer:
    command = asked.command
    given = known_ruling(state, command.ruling)
    if isinstance(given, Refused):
        return given
    waiting = [one.what for one in matters_from(state, given)]
    if command.what not in waiting or command.what in ("question", "held"):
        facts: dict[str, Value] = {"ruling": given.number, "what": command.what}
        return Refused("matter_not_open", facts, given.outcome.clauses)
    if command.what == "infraction" and asked.by.role not in FLOOR:
        listed = ", ".join(sorted(FLOOR))
        return Refused("role", {"role": asked.by.role, "allowed": listed, "command": "SettleMatter"})
    return (MatterSettled(ruling=given.number, table=given.table, what=command.what),)


@asks
def infractions_open(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """What a ruling found and nobody has answered yet."""
    for given in state.rulings:
        if given.stands and infraction_open(state, given):
            yield Due(
                command=SettleMatter(ruling=given.number, what="infraction"), reason="infraction_to_answer",
                must=False, facts={"ruling": given.number, "table": given.table}, since=given.at,
                clauses=given.final.clauses,
            )  # fmt: skip
