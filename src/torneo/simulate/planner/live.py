"""A running event as a course for the planner: it goes on from the stacks, the clock and the sales."""

from msgspec.structs import replace

from torneo.rulebook import Book
from torneo.simulate.planner import places as at
from torneo.simulate.planner.assumptions import Assumptions, PlanError
from torneo.simulate.planner.course import Begun, Course, Part, course_of
from torneo.tournament.bubble.money import in_money
from torneo.tournament.bubble.paid import paid_places
from torneo.tournament.clock.levels import clock_now
from torneo.tournament.clock.state import Session
from torneo.tournament.entries.window import closes_at
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import breaks_at_players


def live_course(state: Tournament, book: Book, assumed: Assumptions, now: int) -> Course:
    """The rest of the event, from ``now`` (milliseconds since 1970) on. Of an event that has not begun, the
    whole of it. ``assumed.entries`` counts those who have entered already. Raises ``PlanError``."""
    entered = {
        entry.player for entry in state.entries.values() if entry.status not in ("cancelled", "qualified")
    }
    assumed = replace(assumed, entries=max(assumed.entries, len(entered), 2))
    whole = course_of(state.structure, book, assumed)
    if state.phase not in ("running",):
        return whole
    parts: list[Part] = []
    for part in whole.parts:
        session = state.sessions.get(part.name)
        if session is None or session.status == "planned":
            parts.append(part)
        elif session.status == "running":
            parts.append(_going_on(state, session, part, book, now))
    running = [part for part in parts if part.begun is not None]
    if not running and not any(entry.status == "bagged" for entry in state.entries.values()):
        raise PlanError("nobody_plays")
    done = {one.id for one in state.sessions.values() if one.status == "finished"}
    counted = [one for one in state.entries.values() if one.status not in ("cancelled", "qualified")]
    before = [one for one in counted if one.session in done or not running]
    later = {part.name for part in parts if not part.share and part.begun is None}
    parts.sort(key=lambda part: (part.day, part.begun is None))
    return replace(
        whole,
        parts=tuple(part for part in parts if part.begun is not None or part.share or part.name in later),
        bagged=tuple(one.stack for one in counted if one.status == "bagged" and one.stack > 0),
        sold_before=len(before),
        rebuys_before=sum(one.rebuys for one in before),
        addons_before=sum(one.addons + one.early_addons for one in before),
    )


def _going_on(state: Tournament, session: Session, part: Part, book: Book, now: int) -> Part:
    clock, _ = clock_now(state, session, now, book)
    tables = tuple(
        stacks for table in state.open_tables(session.id) if (stacks := _stacks(state, table))
    )  # fmt: skip
    if sum(map(len, tables)) < 1:
        raise PlanError("nobody_plays")
    left = max(0, clock.remaining(now)) // 1000
    here = [
        one
        for one in state.entries.values()
        if one.session == session.id and one.status not in ("cancelled", "qualified", "bagged")
    ]
    first = session.day == min(one.day for one in state.sessions.values())
    rules = list(part.rules)
    closes = closes_at(state, session, book, now) if first and not session.registration_closed_at else None
    gone = rules[at.CLOSES]
    rules[at.CLOSES] = max(0, (closes - now) // 1000) if closes is not None else 0
    rules[at.AGAIN_UNTIL] = max(0, rules[at.AGAIN_UNTIL] - max(0, gone - rules[at.CLOSES]))
    if rules[at.DAY_ENDS]:
        rules[at.DAY_ENDS] = max(1, rules[at.DAY_ENDS] - (now - session.started_at) // 1000)
    sold = here if first else []
    waits = breaks_at_players(state.structure, book)
    begun = Begun(
        tables=tables,
        level=max(1, clock.level),
        level_left=0 if clock.on_break else left,
        break_left=max(1, left) if clock.on_break else 0,
        kept=clock.kept // 1000 if clock.on_break else 0,
        breaks_taken=sum(-one.at_players in session.breaks_taken for one in waits),
        sold=len(sold),
        rebuys=sum(one.rebuys for one in sold),
        addons=sum(one.addons + one.early_addons for one in sold),
        addons_sold=any(one.addons for one in sold),
        paid=(paid_places(state, book) or 0) if in_money(state) or not rules[at.CLOSES] else 0,
    )
    return replace(part, starts=now, rules=rules, begun=begun, share=0.0)


def _stacks(state: Tournament, table: Table) -> tuple[int, ...]:
    """What everybody at the table has; chips nobody has counted belong to those whose stack is not known."""
    stacks = [state.entries[entry].stack for entry in table.seats if entry]
    unknown = [place for place, stack in enumerate(stacks) if stack <= 0]
    loose = table.uncounted + table.carried
    for place in unknown:
        stacks[place] = max(1, loose // len(unknown))
    if not unknown and loose and stacks:
        each = loose // len(stacks)
        stacks = [stack + each for stack in stacks]
    return tuple(stacks)
