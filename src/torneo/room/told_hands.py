"""Hands told at the tables of an event: how one is told from a page, and who may see it when."""

from collections.abc import Container, Sequence
from typing import Any

from torneo.floor.scenario.told import CannotTell, ToldHand, plain, told_hand
from torneo.journal.keeper import Answered
from torneo.journal.kinds import base_book
from torneo.room.keeping import give, keeper
from torneo.room.keys import Key, own, part
from torneo.room.models import Showing
from torneo.room.pace import now_of
from torneo.room.streams import look_through
from torneo.rulebook import Book
from torneo.tournament import Actor, Refused
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.hands.meant import another_deal, of_this_hand
from torneo.tournament.live_hand.acts import usual
from torneo.tournament.live_hand.commands import EndAsTold, TakeBackAct, TellAct, TellSpot
from torneo.tournament.live_hand.events import ActTold
from torneo.tournament.live_hand.spot import setup_of
from torneo.tournament.live_hand.story import Story, named, stories, story_of
from torneo.tournament.recorded.story import as_story

#: What the public sees of a hand: at once, when it is over, or some minutes later.
PUBLIC = ("live", "after", "delayed")
MOST_MINUTES, MOST_SECONDS = 24 * 60, 3600


# ---- which hands ---------------------------------------------------------------------------------------


def hands_of(event: str, table: int = 0) -> list[Story]:
    """The told hands of an event, or of one of its tables, the newest first."""
    found = keeper().reading(event, lambda state: stories(state, table))
    older = [one for one in _older(event) if table in (0, one.table)]
    return sorted((*found, *older), key=lambda one: (one.begun_at, one.number, one.again), reverse=True)


def hand_named(event: str, name: str) -> Story | None:
    found: Story | None = keeper().reading(event, lambda state: named(state, name))
    return found or next((one for one in _older(event) if one.name == name), None)


def live(event: str, table: int) -> Story | None:
    """The hand being played at a table, if something of it is told."""
    found: Story | None = keeper().reading(event, lambda state: story_of(state, table))
    return found


def book_of(story: Story) -> Book:
    """The book under which the hand was played."""
    head = keeper().journal.head(story.event)
    assert head is not None
    return story.under(base_book(head.book, head.house))


def told(story: Story) -> ToldHand:
    """The hand as far as it is told; it is shared: tell a ``copy``."""
    return told_hand(book_of(story), story.setup, story.steps)


def _older(event: str) -> list[Story]:
    """Hands of the event that an older release kept in streams of their own."""
    found = look_through(
        "hand", lambda _, hand: as_story(hand) if hand.event == event and hand.setup else None
    )
    return [one for one in found.seen if one is not None]


# ---- telling one ---------------------------------------------------------------------------------------


def begin(event: str, table: int, cards: dict[str, Any], by: Actor, key: Key) -> Refused | None:
    """The hand at the table begins to be told, and to be played where none is. ``cards``: those known from
    the start, by seat. The same wish again begins nothing, whatever hand is being played since."""
    if keeper().answered(event, key) is not None:
        return None
    known = {seat: held for seat, held in cards.items() if held}
    if not keeper().reading(event, lambda state: state.tables[table].hand is not None):
        starts = keeper().reading(event, lambda state: of_this_hand(state, StartHand(table=table)))
        answer = give(event, starts, by, part(key, "start"))
        if isinstance(answer, Refused) and answer.reason != "hand_in_progress":
            return answer
    story = live(event, table)
    if story is not None and story.acts:
        return None
    spot = TellSpot(table=table, spot={"cards": known} if known else {})
    answer = give(event, keeper().reading(event, lambda state: of_this_hand(state, spot)), by, key)
    return answer if isinstance(answer, Refused) else None


def tell_story(
    event: str, table: int, setup: dict[str, Any], steps: Sequence[dict[str, Any]], by: Actor, key: Key,
    ordinary: Container[int] = (), *, deal: str,
) -> Refused | int:  # fmt: skip
    """The hand of the table with all these steps told: those it does not have yet are. ``setup``: the table
    as whoever tells it sees it; what differs from it at the deal is told too. The number of the last step's
    ruling in the register; 0 if that is what happens in every hand. The same wish again is answered as the
    first time, whatever hand is being played since. ``deal``: the one it is told of (``deal_name``)."""
    before = keeper().answered(event, part(key, str(len(steps) - 1)))
    if before is not None and plain(steps[-1]).items() <= _act_of(before).step.items():
        return _ruling_of(before)
    hand = _meant(event, table, deal)
    if isinstance(hand, Refused):
        return hand
    playing, story = keeper().reading(
        event, lambda state: (state.tables[table].hand is not None, story_of(state, table))
    )
    if not playing:
        answer = give(event, StartHand(table=table, hand=hand), by, part(key, "start"))
        if isinstance(answer, Refused) and answer.reason != "hand_in_progress":
            return answer
    if story is None or story.setup != plain(setup):
        dealt = keeper().looking(event, lambda state, book: setup_of(state, table, book))
        seen = plain(setup)
        moved = any(seen.get(name) != dealt.get(name) for name in ("seats", "button"))
        blinds = ("small_blind", "big_blind") if moved else ()
        spot = {name: told for name, told in seen.items() if told != dealt.get(name) or name in blinds}
        if spot or story is not None or ordinary:  # else the first act begins from the deal itself
            answer = give(event, TellSpot(table=table, spot=spot, hand=hand), by, part(key, "spot"))
            if isinstance(answer, Refused):
                return answer
    told, refused = tell_all(event, table, hand, steps, 0, by, key, ordinary)
    if refused is not None:
        return refused
    story = live(event, table)
    last = story.acts[told - 1 : told] if story is not None and told else ()
    return next((one.ruling or one.answers for one in last), 0)


def _meant(event: str, table: int, deal: str) -> Refused | int:
    """The number of the hand a deal so named is; why not if the table is at another."""
    other = keeper().reading(event, lambda state: another_deal(state.tables[table], deal))
    return other or int(deal.partition("-")[0])


def take_back_of(event: str, table: int, deal: str, by: Actor, key: Key, after: int | None) -> Refused | None:
    """The act told last of that deal never was. The same wish again is answered as the first time."""
    if keeper().answered(event, key) is not None:
        return None
    hand = _meant(event, table, deal)
    return hand if isinstance(hand, Refused) else take_back(event, table, hand, by, key, after)


def tell_all(
    event: str, table: int, hand: int, steps: Sequence[dict[str, Any]], after: int, by: Actor, key: Key,
    ordinary: Container[int] = (),
) -> tuple[int, Refused | None]:  # fmt: skip
    """Tells these acts one after the other, the first after ``after`` others. Those the hand has there
    already are not told again, whoever told them. How many of them it has then, and why not the next.
    ``ordinary``: the places of those that were tapped as what happens in every hand, and are nothing else."""
    story = live(event, table)
    known = story.steps if story is not None and story.number == hand else []
    have = known[after : after + len(steps)]
    if len(known) < after or [plain(step) for step in steps[: len(have)]] != have:
        return 0, Refused("told_meanwhile", {"table": table, "hand": hand, "now": len(known)})
    for place, step in enumerate(steps[len(have) :], after + len(have)):
        refused = _irregular(event, table, step) if place - after in ordinary else None
        refused = refused or tell(event, table, hand, step, by, part(key, str(place)), place)
        if refused is not None:
            return place - after, refused
    return len(steps), None


def _irregular(event: str, table: int, step: dict[str, Any]) -> Refused | None:
    """Why an act cannot have been an ordinary one: it was not that player's turn, or not his to do."""
    story = live(event, table)
    try:
        after = told_hand(book_of(story), story.setup, [*story.steps, step]) if story is not None else None
    except CannotTell:  # whoever tells it is told why
        return None
    ruling = after.rulings[-1][0] if after is not None else None
    if ruling is None or (usual(step, ruling) and (ruling.action or "does" not in step)):
        return None
    return Refused("act_not_possible", {"seat": int(step.get("seat", 0))}, ruling.clauses)


def _act_of(answer: Answered) -> ActTold:
    return next(one.event for one in answer.happened if isinstance(one.event, ActTold))


def _ruling_of(answer: Answered) -> int:
    """The number in the register of what an act brought about, 0 if none."""
    told = _act_of(answer)
    return told.ruling or told.answers


def tell(
    event: str, table: int, hand: int, step: dict[str, Any], by: Actor, key: Key, after: int | None = None
) -> Refused | None:
    answer = give(event, TellAct(table=table, hand=hand, step=step, after=after), by, key)
    return answer if isinstance(answer, Refused) else None


def take_back(
    event: str, table: int, hand: int, by: Actor, key: Key, after: int | None = None
) -> Refused | None:
    answer = give(event, TakeBackAct(table=table, hand=hand, after=after), by, key)
    return answer if isinstance(answer, Refused) else None


def end(story: Story, winners: Sequence[Sequence[int]], by: Actor) -> Refused | None:
    """The hand ends as it was told: asked for twice, nothing happens twice. ``winners``: of each pot, where
    cards decide that nobody saw."""
    named = tuple(tuple(seats) for seats in winners)
    command = EndAsTold(table=story.table, hand=story.number, winners=named)
    answer = give(story.event, command, by, own("result", story.event, story.name))
    return answer if isinstance(answer, Refused) else None


# ---- who may see it when -------------------------------------------------------------------------------


def showing(event: str) -> Showing:
    """What the director has chosen; until then the public sees a hand when it is over."""
    return Showing.objects.filter(stream=event).first() or Showing(stream=event)


def for_public(story: Story, chosen: Showing) -> Story | None:
    """What the public may know of a hand now; None if nothing yet."""
    if chosen.public == "live":
        return story
    if chosen.public == "delayed":
        moment = now_of(story.event) - chosen.minutes * 60_000
        return story.until(moment) if story.begun_at <= moment else None
    return story if story.ended_at else None


def for_stream(event: str, table: int, chosen: Showing) -> Story | None:
    """The newest hand of a table, as far as the delay of the stream lets it be shown."""
    moment = now_of(event) - chosen.overlay_seconds * 1_000
    return next((one.until(moment) for one in hands_of(event, table) if one.begun_at <= moment), None)
