"""What a correction changes, as a director sees it: the state as recorded against the state corrected.

A section whose numbers follow from others (prizes from places) registers with ``compares`` and so has its
consequences listed too.
"""

from collections.abc import Callable, Iterable, Iterator

from torneo.rulebook import Book
from torneo.tournament.corrections.events import Consequence
from torneo.tournament.corrections.settled import KEPT
from torneo.tournament.entries.state import Entry
from torneo.tournament.hands.places import Place, places
from torneo.tournament.kernel import Value
from torneo.tournament.prizes.listing import prize_list
from torneo.tournament.state import Tournament

Compare = Callable[[Tournament, Tournament, Book], Iterable[Consequence]]

COMPARED: list[Compare] = []

#: Parts of the state that the comparisons below account for.
ACCOUNTED = {
    "phase", "entries", "tables", "sessions", "ledger", "eliminations", "infractions", "conduct", "players",
    "alternates", "prizes",
}  # fmt: skip


def compares(compare: Compare) -> Compare:
    """Registers a comparison of the two states."""
    COMPARED.append(compare)
    return compare


def consequences(old: Tournament, new: Tournament, book: Book) -> tuple[Consequence, ...]:
    """Every difference, section by section; parts no comparison knows are named at least."""
    found = [one for compare in COMPARED for one in compare(old, new, book)]
    rest = [
        name
        for name in old.__struct_fields__
        if name not in ACCOUNTED and name not in KEPT and getattr(old, name) != getattr(new, name)
    ]
    found += [_consequence("changed_part", part=name) for name in rest]
    return tuple(found)


def _consequence(code: str, **facts: Value) -> Consequence:
    return Consequence(code=f"change.{code}", facts=facts)


@compares
def _phase(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    if old.phase != new.phase:
        yield _consequence("changed_phase", was=old.phase, now=new.phase)


@compares
def _entries(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    for number in sorted({*old.entries, *new.entries}):
        was, now = old.entries.get(number), new.entries.get(number)
        if was is None and now is not None:
            yield _consequence("new_entry", entry=number, player=_name(new, now), stack=now.stack)
        elif now is None and was is not None:
            yield _consequence("no_entry", entry=number, player=_name(old, was), stack=was.stack)
        elif was is not None and now is not None and was != now:
            yield from _entry(old, new, was, now)


def _entry(old: Tournament, new: Tournament, was: Entry, now: Entry) -> Iterator[Consequence]:
    who: dict[str, Value] = {"entry": now.number, "player": _name(new, now)}
    if was.player != now.player:
        yield _consequence("changed_player", entry=now.number, was=_name(old, was), now=_name(new, now))
    if was.status != now.status:
        yield _consequence("changed_status", **who, was=was.status, now=now.status)
    if (was.table, was.seat) != (now.table, now.seat):
        facts: dict[str, Value] = {"table": now.table, "seat": now.seat}
        earlier: dict[str, Value] = {"from_table": was.table, "from_seat": was.seat}
        code = "seat_changed" if was.table and now.table else "seat_got" if now.table else "seat_lost"
        yield _consequence(code, **who, **facts, **earlier)
    if was.stack != now.stack:
        yield _consequence("changed_stack", **who, was=was.stack, now=now.stack)
    if was.rebuys != now.rebuys or was.addons + was.early_addons != now.addons + now.early_addons:
        yield _consequence(
            "changed_purchases", **who, rebuys=now.rebuys, addons=now.addons + now.early_addons
        )
    if was.paid + was.fees != now.paid + now.fees:
        yield _consequence("changed_paid", **who, was=was.paid + was.fees, now=now.paid + now.fees)


@compares
def _places(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    before, after = _by_entry(old, book), _by_entry(new, book)
    for number in sorted({*before, *after}):
        was, now = before.get(number), after.get(number)
        if now is None and was is not None:
            yield _consequence("place_lost", entry=number, player=was.player, was=was.place)
        elif now is not None and (was is None or (was.place, was.tied) != (now.place, now.tied)):
            code = ("place_got" if was is None else "place_changed") + ("_shared" if now.tied > 1 else "")
            yield _consequence(
                code, entry=number, player=now.player, was=was.place if was else 0, now=now.place,
                tied=now.tied,
            )  # fmt: skip


def _by_entry(state: Tournament, book: Book) -> dict[int, Place]:
    return {one.entry: one for one in places(state, book)}


@compares
def _prizes(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    if old.prizes.fund.prizes != new.prizes.fund.prizes:
        yield _consequence("changed_fund", was=old.prizes.fund.prizes, now=new.prizes.fund.prizes)
    if old.prizes.amounts != new.prizes.amounts:
        yield _consequence("changed_payouts", places=len(new.prizes.amounts), total=sum(new.prizes.amounts))
    before = {one.entry: one.amount for one in prize_list(old, book)} if old.prizes.published_at else {}
    after = {one.entry: one.amount for one in prize_list(new, book)} if new.prizes.published_at else {}
    for number in sorted({*before, *after}):
        was, now = before.get(number, 0), after.get(number, 0)
        if was != now:
            entry = new.entries.get(number) or old.entries[number]
            yield _consequence("changed_prize", entry=number, player=_name(new, entry), was=was, now=now)
    if len(old.prizes.deals) != len(new.prizes.deals) or old.prizes.settled != new.prizes.settled:
        yield _consequence("changed_deal")
    if len(old.prizes.deliveries) != len(new.prizes.deliveries):
        yield _consequence("changed_deliveries", deliveries=len(new.prizes.deliveries))


@compares
def _chips(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    if old.ledger.points != new.ledger.points:
        yield _consequence("changed_chips", was=old.ledger.points, now=new.ledger.points)
    for number in sorted({*old.tables, *new.tables}):
        was, now = old.tables.get(number), new.tables.get(number)
        before, after = (was.carried if was else 0), (now.carried if now else 0)
        if before != after:
            yield _consequence("changed_carried", table=number, was=before, now=after)


@compares
def _tables(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    for number in sorted({*old.tables, *new.tables}):
        was, now = old.tables.get(number), new.tables.get(number)
        if was is None or now is None or was.open != now.open:
            yield _consequence("table_open" if now is not None and now.open else "table_closed", table=number)
            continue
        if was.hands != now.hands or (was.hand is None) != (now.hand is None):
            yield _consequence("changed_hands", table=number, was=was.hands, now=now.hands)
        if now.open and was.positions != now.positions and now.positions is not None:
            button, big = now.positions.button, now.positions.big
            yield _consequence("changed_positions", table=number, button=button, big=big)
        if was.halted != now.halted:
            yield _consequence("table_halts" if now.halted else "table_plays", table=number)


@compares
def _clock(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    for name in [*old.sessions, *(one for one in new.sessions if one not in old.sessions)]:
        was, now = old.sessions.get(name), new.sessions.get(name)
        if was is None or now is None:
            yield _consequence("session_new" if now else "session_gone", session=name)
            continue
        if was.status != now.status:
            yield _consequence("changed_session", session=name, was=was.status, now=now.status)
        if was.clock.level != now.clock.level:
            yield _consequence("changed_level", session=name, was=was.clock.level, now=now.clock.level)
        if now.status == "running":
            later = (now.clock.remaining(new.at) - was.clock.remaining(old.at)) // 1000
            if later:
                yield _consequence("changed_clock", session=name, seconds=later)
        if was.clock.on_break != now.clock.on_break or was.clock.running != now.clock.running:
            code = (
                "clock_break" if now.clock.on_break else "clock_runs" if now.clock.running else "clock_stands"
            )
            yield _consequence(code, session=name)


@compares
def _conduct(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    for number in range(1, max(len(old.infractions), len(new.infractions)) + 1):
        was = old.infractions[number - 1] if number <= len(old.infractions) else None
        now = new.infractions[number - 1] if number <= len(new.infractions) else None
        if was is None or now is None or (was.player, was.clause) != (now.player, now.clause):
            yield _consequence(
                "changed_infraction", number=number, was=was.player if was else "",
                now=now.player if now else "", clause=now.clause if now else was.clause if was else "",
            )  # fmt: skip
    before, after = old.conduct.penalties, new.conduct.penalties
    for number in range(1, max(len(before), len(after)) + 1):
        given = after[number - 1] if number <= len(after) else None
        gone = before[number - 1] if number <= len(before) else None
        if given is None and gone is not None:
            yield _consequence("penalty_gone", number=number, player=gone.player, penalty=gone.penalty)
        elif given is not None and given != gone:
            yield _consequence(
                "changed_penalty", number=number, player=given.player, penalty=given.penalty, left=given.left
            )


@compares
def _people(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    for player in dict.fromkeys((*old.players, *new.players)):
        if (player in old.players) != (player in new.players):
            yield _consequence("player_new" if player in new.players else "player_gone", player=player)
    if old.alternates != new.alternates:
        waiting = ", ".join(map(str, new.alternates)) or "–"
        yield _consequence("changed_alternates", waiting=waiting)


def _name(state: Tournament, entry: Entry) -> str:
    player = state.players.get(entry.player)
    return player.name if player is not None else entry.player
