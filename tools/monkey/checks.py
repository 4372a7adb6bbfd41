"""What must hold when a hand of the monkey's is over, and when its night is."""

import re
import tomllib
from typing import Final

from tools.monkey.doors import Answer
from tools.monkey.floor import Floor
from tools.monkey.table import NUMBER, AtTable, Broken
from torneo.hand.phh import PhhError, read_phh_text, replay
from torneo.journal.kinds import KINDS
from torneo.journal.verify import verify
from torneo.tournament.invariants import problems
from torneo.tournament.live_hand.matters import matters_of
from torneo.tournament.live_hand.story import name_of
from torneo.tournament.rulings.deciding import open_rulings
from torneo.tournament.words import say

_OUTLIVE: Final = ("infraction", "steps.next_hand")
"""What the end of a hand does not settle: the floor answers it, or it is for the next hand."""
_VAGUE: Final = say("phh_has_no_words", {"table": 1, "hand": 1}, "es").partition(": ")[2]
_LOOKED_AT: Final = 0.2
"""How often the replay of a hand is looked at."""


def hand_over(at: AtTable, before: int) -> None:
    """``before``: how many hands the table had played."""
    table, state = at.table, at.state
    found = problems(state)
    if found:
        raise Broken(f"chips: {found[0]}")
    if table.hands < before:
        raise Broken(f"end: {table.hands} hands played, {before} before")
    playing = table.hand.number if table.hand is not None else 0
    for matter in matters_of(state, NUMBER):
        lasts = state.rulings[matter.ruling - 1].lasts
        if (
            matter.hand != playing
            and matter.what not in _OUTLIVE
            and not (matter.what == "question" and lasts)
        ):
            raise Broken(f"matter: {matter.what} of a hand that is over is open")
    for given in open_rulings(state):
        if given.hand != playing and not given.lasts:
            raise Broken("question: one of a hand that is over is open")


def told_hands_kept(at: AtTable, since: int) -> None:
    """The hands kept since: those told to their end as files, and now and then on their page."""
    for kept in at.state.told_hands[since:]:
        name = name_of(kept)
        if at.rng.random() < _LOOKED_AT and kept.acts:
            at.look(at.rng.choice((at.staff.public, at.staff.floor)), f"/e/{at.event}/manos/{name}/")
        if kept.to_the_end:
            for door in (at.staff.floor, at.staff.public):
                _file(at, at.look(door, f"/e/{at.event}/manos/{name}.phh", 409))


def _file(at: AtTable, answer: Answer) -> None:
    """The file replays to the stacks the event was told; one that cannot be written says why."""
    if not answer.ok:
        why = re.sub(r"\d+", "#", answer.text.partition(": ")[2])
        if not why or why == _VAGUE:
            raise Broken(f"phh: it cannot be written, and nothing says why ({answer.text})")
        at.figures.phh_refused[why] += 1
        return
    at.figures.counts["phh"] += 1
    try:
        (record,) = read_phh_text(answer.text)
        played = replay(record)
    except PhhError as wrong:
        raise Broken(f"phh: unreadable ({wrong})") from wrong
    if not played.ok or played.finishing_stacks is None:
        raise Broken(f"phh: {played.mismatch}")
    seats = tomllib.loads(answer.text)["seats"]
    held = stacks_at(at)
    if any(held.get(seat, 0) != chips for seat, chips in zip(seats, played.finishing_stacks, strict=True)):
        raise Broken("phh: replayed to other stacks than the event was told")


def stacks_at(at: AtTable) -> dict[int, int]:
    """What each has in front of him, by seat."""
    entries = at.state.entries
    return {seat: entries[entry].stack for seat, entry in enumerate(at.table.seats, 1) if entry}


def night_over(at: AtTable) -> None:
    """The floor answers whatever is left, then nothing is; and the journal holds."""
    from torneo.room.keeping import keeper

    floor = Floor(at)
    for _ in range(20):
        left = [one for one in matters_of(at.state, NUMBER) if one.what != "steps.next_hand"]
        if not left:
            break
        floor.settles(every=True)
    else:
        raise Broken(f"matter: {left[0].what} can never be settled")
    head = keeper().journal.head(at.event)
    assert head is not None
    report = verify(head, KINDS, lambda: keeper().lines(at.event))
    if report.fault is not None:
        raise Broken(f"journal: {report.fault.say('en')}")
    found = problems(at.state)
    if found:
        raise Broken(f"chips: {found[0]}")
