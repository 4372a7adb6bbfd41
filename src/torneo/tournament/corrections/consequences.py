"""What a correction changes, as a director sees it: the state as recorded against the state corrected."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import TypeVar

from torneo.rulebook import Book
from torneo.tournament.corrections.events import Consequence
from torneo.tournament.entries.state import Entry
from torneo.tournament.hands.places import places
from torneo.tournament.kernel import Value
from torneo.tournament.prizes.listing import prize_list
from torneo.tournament.state import Tournament

K = TypeVar("K", bound=int | str)
V = TypeVar("V")
#: What every stream has and no correction touches.
KEPT = ("version", "at", "answered")
#: Parts of the state that the comparisons below account for.
ACCOUNTED = {
    "phase", "entries", "tables", "sessions", "ledger", "eliminations", "infractions", "conduct", "players",
    "alternates", "prizes",
}  # fmt: skip


def consequences(old: Tournament, new: Tournament, book: Book) -> tuple[Consequence, ...]:
    """Every difference, section by section; parts no comparison knows are named at least."""
    found = [one for compare in _COMPARED for one in compare(old, new, book)]
    rest = [name for name in old.__struct_fields__ if name not in ACCOUNTED and name not in KEPT]
    differ = [name for name in rest if getattr(old, name) != getattr(new, name)]
    return (*found, *(_consequence("changed_part", part=name) for name in differ))


def _each(old: Mapping[K, V], new: Mapping[K, V]) -> Iterator[tuple[K, V | None, V | None]]:
    """Every key of the two, numbers in order, with what is there before and after."""
    for key in sorted({**old, **new}, key=lambda one: one if isinstance(one, int) else 0):
        yield key, old.get(key), new.get(key)


def _changed(code: str, was: Value, now: Value, **facts: Value) -> Iterator[Consequence]:
    """Something that is another than it was."""
    if was != now:
        yield _consequence(code, was=was, now=now, **facts)


def _consequence(code: str, **facts: Value) -> Consequence:
    return Consequence(code=f"change.{code}", facts=facts)


def _phase(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    yield from _changed("changed_phase", old.phase, new.phase)


def _entries(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    for number, was, now in _each(old.entries, new.entries):
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
    yield from _changed("changed_status", was.status, now.status, **who)
    if (was.table, was.seat) != (now.table, now.seat):
        facts: dict[str, Value] = {"table": now.table, "seat": now.seat}
        earlier: dict[str, Value] = {"from_table": was.table, "from_seat": was.seat}
        code = "seat_changed" if was.table and now.table else "seat_got" if now.table else "seat_lost"
        yield _consequence(code, **who, **facts, **earlier)
    yield from _changed("changed_stack", was.stack, now.stack, **who)
    addons = now.addons + now.early_addons
    if (was.rebuys, was.addons + was.early_addons) != (now.rebuys, addons):
        yield _consequence("changed_purchases", **who, rebuys=now.rebuys, addons=addons)
    yield from _changed("changed_paid", was.paid + was.fees, now.paid + now.fees, **who)


def _places(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    before, after = ({one.entry: one for one in places(state, book)} for state in (old, new))
    for number, was, now in _each(before, after):
        if now is None and was is not None:
            yield _consequence("place_lost", entry=number, player=was.player, was=was.place)
        elif now is not None and (was is None or (was.place, was.tied) != (now.place, now.tied)):
            code = ("place_got" if was is None else "place_changed") + ("_shared" if now.tied > 1 else "")
            yield _consequence(
                code, entry=number, player=now.player, was=was.place if was else 0, now=now.place,
                tied=now.tied,
            )  # fmt: skip


def _prizes(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    yield from _changed("changed_fund", old.prizes.fund.prizes, new.prizes.fund.prizes)
    if old.prizes.amounts != new.prizes.amounts:
        yield _consequence("changed_payouts", places=len(new.prizes.amounts), total=sum(new.prizes.amounts))
    before = {one.entry: one.amount for one in prize_list(old, book)} if old.prizes.published_at else {}
    after = {one.entry: one.amount for one in prize_list(new, book)} if new.prizes.published_at else {}
    for number, was, now in _each(before, after):
        who = _name(new, new.entries.get(number) or old.entries[number])
        yield from _changed("changed_prize", was or 0, now or 0, entry=number, player=who)
    if len(old.prizes.deals) != len(new.prizes.deals) or old.prizes.settled != new.prizes.settled:
        yield _consequence("changed_deal")
    if len(old.prizes.deliveries) != len(new.prizes.deliveries):
        yield _consequence("changed_deliveries", deliveries=len(new.prizes.deliveries))


def _chips(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    yield from _changed("changed_chips", old.ledger.points, new.ledger.points)
    for number, was, now in _each(old.tables, new.tables):
        before, after = (was.carried if was else 0), (now.carried if now else 0)
        yield from _changed("changed_carried", before, after, table=number)


def _tables(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    for number, was, now in _each(old.tables, new.tables):
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


def _clock(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    for name, was, now in _each(old.sessions, new.sessions):
        if was is None or now is None:
            yield _consequence("session_new" if now else "session_gone", session=name)
            continue
        yield from _changed("changed_session", was.status, now.status, session=name)
        yield from _changed("changed_level", was.clock.level, now.clock.level, session=name)
        if now.status == "running":
            later = (now.clock.remaining(new.at) - was.clock.remaining(old.at)) // 1000
            if later:
                yield _consequence("changed_clock", session=name, seconds=later)
        if was.clock.on_break != now.clock.on_break or was.clock.running != now.clock.running:
            now_is = "break" if now.clock.on_break else "runs" if now.clock.running else "stands"
            yield _consequence(f"clock_{now_is}", session=name)


def _conduct(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    for number, (was, now) in enumerate(zip_longest(old.infractions, new.infractions), 1):
        if was is None or now is None or (was.player, was.clause) != (now.player, now.clause):
            yield _consequence(
                "changed_infraction", number=number, was=was.player if was else "",
                now=now.player if now else "", clause=(now or was).clause,
            )  # fmt: skip
    for number, (gone, given) in enumerate(zip_longest(old.conduct.penalties, new.conduct.penalties), 1):
        if given is None:
            yield _consequence("penalty_gone", number=number, player=gone.player, penalty=gone.penalty)
        elif given != gone:
            yield _consequence(
                "changed_penalty", number=number, player=given.player, penalty=given.penalty, left=given.left
            )


def _people(old: Tournament, new: Tournament, book: Book) -> Iterator[Consequence]:
    for player, was, now in _each(old.players, new.players):
        if was is None or now is None:
            yield _consequence("player_new" if now else "player_gone", player=player)
    if old.alternates != new.alternates:
        waiting = ", ".join(map(str, new.alternates)) or "–"
        yield _consequence("changed_alternates", waiting=waiting)


def _name(state: Tournament, entry: Entry) -> str:
    player = state.players.get(entry.player)
    return player.name if player is not None else entry.player


#: In the order in which they are told.
_COMPARED = (_phase, _entries, _places, _prizes, _chips, _tables, _clock, _conduct, _people)
