"""How long a player may stay away from the table, and what follows when he has not come back by then."""

from msgspec.structs import replace

from torneo.floor.card_acts import TimePasses
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.outside import put_out, shares
from torneo.floor.kernel.registry import afterwards
from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling

_MINUTE = 60


@afterwards(TimePasses)
def time_away(table: Table, act: TimePasses, ruling: Ruling) -> Ruling:
    """The ruling on the time that passed, with what it means for those who are away."""

    away = {seat: table.standing.away_for.get(seat, 0) + act.seconds for seat in sorted(table.standing.away)}
    note(table, away_for=away)
    limited = {seat: limit for seat in away if (limit := limit_of(table, seat)) and _has_chips(table, seat)}
    told = [_put_out(table, seat, limit) for seat, limit in limited.items() if away[seat] > limit]
    if told:
        told[0] = follow(table, told[0])
    elif ruling.reason == "no_clock":
        told = [_still_allowed(table, seat, limit - away[seat]) for seat, limit in limited.items()]
    if not told:
        return ruling
    if ruling.reason == "no_clock":
        return replace(told[0], followed_by=(*told[0].followed_by, *told[1:]))
    return replace(ruling, followed_by=(*ruling.followed_by, *told))


def limit_of(table: Table, seat: int) -> int | None:
    """Seconds the book waits for an absent player; ``None``: for ever, he is blinded off."""
    values = table.book.values
    if values["absence_limit_result"] != "eliminated":
        return None
    minutes = values["absence_limit_minutes"]
    if seat in table.standing.no_shows:
        minutes = values["absence_no_show_limit_minutes"] or minutes
    return minutes * _MINUTE if minutes else None


def _has_chips(table: Table, seat: int) -> bool:
    """Whoever is all-in waits for the end of the hand like everybody else."""
    place = table.hand.place_of.get(seat)
    return place is not None and table.hand.stack[place] > 0


def _still_allowed(table: Table, seat: int, left: int) -> Ruling:
    facts: dict[str, int | str] = {"left": left}
    return table.ruling(seat, Reading(case="absence_runs", kind="procedure", facts=facts))


def _put_out(table: Table, seat: int, limit: int) -> Ruling:
    """Out of the event: what he has put in stays in the pot, the rest of his chips follow the book."""
    chips, rest = put_out(table, seat)
    no_show = ("no_show_over",) if seat in table.standing.no_shows else ()
    facts: dict[str, int | str] = {"minutes": limit // _MINUTE}
    also = (*no_show, *_given_away(table, rest))
    return table.ruling(seat, Reading(case="absence_over", kind="procedure", also=also, facts=facts),
                        amount=chips)  # fmt: skip


def _given_away(table: Table, rest: int) -> tuple[str, ...]:
    """The cases that say where the chips he leaves behind go; ``rest``: what could not be shared."""
    if shares(table):
        return ("absent_chips_shared", "absent_chips_rest") if rest else ("absent_chips_shared",)
    return ("chips_removed",)
