"""Hands told at the tables of an event: how one is told from a page, and who may see it when."""

from collections.abc import Container, Sequence
from typing import Any

from torneo.floor.scenario import shape
from torneo.floor.scenario.told import CannotTell, ToldHand, plain, told_hand
from torneo.journal.kinds import base_book
from torneo.room.keeping import give, keeper
from torneo.room.keys import Key, own, part
from torneo.room.models import Showing
from torneo.room.pace import now_of
from torneo.room.streams import look_through
from torneo.rulebook import Book
from torneo.tournament import Actor, Refused
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.hands.meant import another_deal
from torneo.tournament.live_hand.acts import usual
from torneo.tournament.live_hand.commands import EndAsTold, TakeBackAct, TellAct, TellSpot
from torneo.tournament.live_hand.events import ActTold
from torneo.tournament.live_hand.spot import setup_of
from torneo.tournament.live_hand.story import Story, named, stories, story_now, story_of
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


def hand_at(event: str, table: int) -> Story | None:
    """The hand a table is at, whether anything of it is told or not, or comes to next."""
    found: Story | None = keeper().looking(event, lambda state, book: story_now(state, table, book))
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


def tell(
    event: str, table: int, deal: str, steps: Sequence[dict[str, Any]], after: int, by: Actor, key: Key,
    *, setup: dict[str, Any] | None = None, until: int = 0, ordinary: Container[int] = (),
) -> Refused | None:  # fmt: skip
    """These acts happened, the first after ``after`` others. Those the hand has there already are not told
    again, whoever told them. The hand begins to be played where none is. ``deal``: the one it is told of
    (``deal_name``). ``setup``: the table as whoever tells it sees it; what differs from the deal is told
    first. ``until``: before them everybody before that seat has checked or folded. ``ordinary``: the places
    of those tapped as what happens in every hand. The same wish again is done once, whatever hand is being
    played since."""
    if steps and _told_before(event, steps[-1], part(key, str(after + len(steps) - 1))):
        return None
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
    if setup is not None and (story is None or story.setup != plain(setup)):
        answer = give(event, _seen_so(event, table, hand, plain(setup)), by, part(key, "spot"))
        if isinstance(answer, Refused):
            return answer
    before = _until(event, table, until) if until else []
    return _tell_all(event, table, hand, [*before, *steps], after, by, key, ordinary)


def _told_before(event: str, step: dict[str, Any], key: Key) -> bool:
    before = keeper().answered(event, key)
    told = (one.event for one in before.happened if isinstance(one.event, ActTold)) if before else ()
    return any(plain(step).items() <= one.step.items() for one in told)


def _seen_so(event: str, table: int, hand: int, seen: dict[str, Any]) -> TellSpot:
    """What differs from the deal. Where seats or button do, the blinds are told too: else they follow."""
    dealt = keeper().looking(event, lambda state, book: setup_of(state, table, book))
    moved = any(seen.get(name) != dealt.get(name) for name in ("seats", "button"))
    blinds = ("small_blind", "big_blind") if moved else ()
    spot = {name: told for name, told in seen.items() if told != dealt.get(name) or name in blinds}
    return TellSpot(table=table, spot=spot, hand=hand)


def _until(event: str, table: int, seat: int) -> list[dict[str, Any]]:
    """Everybody before the seat has checked or, facing a bet, folded."""
    story = hand_at(event, table)
    if story is None:
        return []
    now = told(story)
    return everybody_before(now, seat).steps[len(now.steps) :]


def everybody_before(told: ToldHand, seat: int) -> ToldHand:
    """The same hand after everybody before the seat has checked or, facing a bet, folded."""
    found = told.copy()
    for _ in range(len(found.table.hand.seats)):
        seen = shape(found)
        if seen["next"] == seat or not isinstance(seen["next"], int):
            break
        found.tell({"seat": seen["next"], "does": "check" if "check" in seen["may"] else "fold"})
    return found


def _meant(event: str, table: int, deal: str) -> Refused | int:
    """The number of the hand a deal so named is; why not if the table is at another."""
    other = keeper().reading(event, lambda state: another_deal(state.tables[table], deal))
    return other or int(deal.partition("-")[0])


def take_back(event: str, table: int, deal: str, by: Actor, key: Key, after: int | None) -> Refused | None:
    """The act told last of that deal never was. ``after``: how many whoever asks has seen. The same wish
    again is answered as the first time."""
    if keeper().answered(event, key) is not None:
        return None
    hand = _meant(event, table, deal)
    if isinstance(hand, Refused):
        return hand
    answer = give(event, TakeBackAct(table=table, hand=hand, after=after), by, key)
    return answer if isinstance(answer, Refused) else None


def _tell_all(
    event: str, table: int, hand: int, steps: Sequence[dict[str, Any]], after: int, by: Actor, key: Key,
    ordinary: Container[int],
) -> Refused | None:  # fmt: skip
    """One after the other; why not the next."""
    story = live(event, table)
    known = story.steps if story is not None and story.number == hand else []
    have = known[after : after + len(steps)]
    if len(known) < after or [plain(step) for step in steps[: len(have)]] != have:
        return Refused("told_meanwhile", {"table": table, "hand": hand, "now": len(known)})
    for place, step in enumerate(steps[len(have) :], after + len(have)):
        refused = _irregular(event, table, step) if place - after in ordinary else None
        if refused is None:
            act = TellAct(table=table, hand=hand, step=step, after=place)
            answer = give(event, act, by, part(key, str(place)))
            refused = answer if isinstance(answer, Refused) else None
        if refused is not None:
            return refused
    return None


def _irregular(event: str, table: int, step: dict[str, Any]) -> Refused | None:
    """Why an act cannot have been an ordinary one: it was not that player's turn, or not his to do."""
    story = hand_at(event, table)
    try:
        after = told_hand(book_of(story), story.setup, [*story.steps, step]) if story is not None else None
    except CannotTell:  # whoever tells it is told why
        return None
    ruling = after.rulings[-1][0] if after is not None else None
    if ruling is None or (usual(step, ruling) and (ruling.action or "does" not in step)):
        return None
    return Refused("act_not_possible", {"seat": int(step.get("seat", 0))}, ruling.clauses)


def end(
    event: str, table: int, name: str, winners: Sequence[Sequence[int]], by: Actor
) -> Story | Refused | None:
    """The hand of that name ends as it was told, by nobody's act where blinds were all anybody had: asked for
    twice, nothing happens twice. ``winners``: of each pot, where cards decide that nobody saw. The hand as it
    is then; None if there is none of that name at the table."""
    story = hand_named(event, name)
    if story is None:
        story = hand_at(event, table)
        if story is None or story.name != name:
            return None
        begins = TellSpot(table=table, spot={}, hand=story.number)
        give(event, begins, by, own("told", event, name))
    if story.table != table:
        return None
    named = tuple(tuple(seats) for seats in winners)
    command = EndAsTold(table=table, hand=story.number, winners=named)
    answer = give(event, command, by, own("result", event, name))
    return answer if isinstance(answer, Refused) else hand_named(event, name)


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
