"""One session of a planned event, in steps of some seconds as the staff goes round: hands end and begin,
people come, levels, breaks and tables change.

Plain code that `compiled_steps` compiles as it stands: lists or arrays go in, nothing is made here. `places`
says what stands where in them.
"""

from typing import Any

from torneo.simulate.planner.desk_step import add_ons, end_hands, let_in
from torneo.simulate.planner.dice import draw
from torneo.simulate.planner.hand_step import lasts, settle
from torneo.simulate.planner.places import (
    ADD_ON_STACK,
    ADD_ONS,
    ADD_ONS_SOLD,
    ALIVE,
    ALONE,
    AT_LEVEL,
    BUTTON,
    CLOSES,
    COMING,
    COUNT,
    DAY_ENDS,
    DEAL_AT,
    DEPTH,
    DIFFERENCE,
    ENDS,
    FINAL,
    FINAL_AT,
    FIRST_KIND,
    HEADS_UP_AT,
    KEPT,
    LAST_END,
    LAST_LEVEL,
    LEVEL,
    LEVEL_ENDS,
    LEVEL_ROW,
    LEVELS,
    MONEY_AT,
    NEAR_MONEY,
    NOW,
    NUMBER,
    OPEN,
    OWED_PAUSE,
    PACE,
    PAID,
    PAUSE,
    PAUSES_TAKEN,
    PLAYERS,
    POINTS_IN,
    POSTPONE,
    RESUMES,
    ROUNDS_FROM,
    ROUNDS_TO,
    SAMPLE,
    SAMPLE_ROW,
    SAMPLES,
    SEATS,
    SECOND_KIND,
    SECONDS,
    SOLD,
    SOLD_BEFORE,
    STOP_AT,
    STUCK,
    TABLE_ROW,
    TABLES,
    TOP_LEVEL,
    UNEVEN,
    UNIT,
    WIDTH,
)
from torneo.simulate.planner.seating_step import break_last, even_out, playing

Array = Any
_FEW, _FEW_STEP, _STEP = 8, 5, 10
"""The staff goes round more often while few tables play."""
_LONGEST = 4 * 24 * 3600


def _stand(rules: Array, room: Array, paid: Array) -> bool:
    """Notes the moments that have come. Whether somebody has won, or those left have agreed on a deal."""
    left = room[ALIVE]
    if rules[ALONE] == 0:
        return bool(left <= 1)
    if room[PAID] == 0:
        room[PAID] = paid[min(room[SOLD] + rules[SOLD_BEFORE], len(paid) - 1)]
    if room[MONEY_AT] < 0 and left <= room[PAID]:
        room[MONEY_AT] = room[LAST_END]
    if room[HEADS_UP_AT] < 0 and left <= 2:
        room[HEADS_UP_AT] = room[LAST_END]
    return bool(left <= 1 or left <= room[DEAL_AT])


def _day_over(rules: Array, levels: Array, room: Array, closed: bool) -> bool:
    """May no hand begin any more in this session?"""
    number = levels[room[LEVEL] * LEVEL_ROW + NUMBER]
    if 0 < rules[LAST_LEVEL] <= number and room[RESUMES] == 0 and room[NOW] >= room[LEVEL_ENDS]:
        return True
    if 0 < rules[DAY_ENDS] <= room[NOW]:
        return True
    return bool(closed and room[ALIVE] <= rules[STOP_AT] < room[SOLD] + rules[SOLD_BEFORE])


def _turn_clock(
    rules: Array, levels: Array, pauses: Array, room: Array, whole: bool, postponed: bool
) -> None:
    """Levels and breaks. ``whole``: everybody left sits here, so breaks may wait for players to go out;
    ``postponed``: no break now."""
    if room[RESUMES] > 0:
        if room[NOW] < room[RESUMES]:
            return
        left = room[KEPT]
        if left == 0:
            room[LEVEL] = min(room[LEVEL] + 1, rules[LEVELS] - 1)
            left = levels[room[LEVEL] * LEVEL_ROW + SECONDS]
        room[LEVEL_ENDS] = room[RESUMES] + left
        room[RESUMES] = 0
        room[KEPT] = 0
        return
    if room[NOW] >= room[LEVEL_ENDS]:
        room[OWED_PAUSE] += levels[room[LEVEL] * LEVEL_ROW + PAUSE]
        if room[OWED_PAUSE] > 0 and not postponed:
            room[RESUMES] = room[LEVEL_ENDS] + room[OWED_PAUSE]
            room[OWED_PAUSE] = 0
        else:
            room[LEVEL] = min(room[LEVEL] + 1, rules[LEVELS] - 1)
            room[LEVEL_ENDS] += levels[room[LEVEL] * LEVEL_ROW + SECONDS]
        return
    at = 2 * room[PAUSES_TAKEN]
    if not whole or postponed or at + 1 >= len(pauses):
        return
    if room[ALIVE] <= pauses[at] < room[SOLD] + rules[SOLD_BEFORE]:
        room[RESUMES] = room[NOW] + pauses[at + 1]
        room[KEPT] = room[LEVEL_ENDS] - room[NOW]
        room[PAUSES_TAKEN] += 1


def _gather(rules: Array, room: Array, tables: Array, member: Array) -> None:
    """Everybody left takes a seat at the first table."""
    while room[OPEN] > 1:
        break_last(tables, member, rules[WIDTH], room[OPEN])
        room[OPEN] -= 1


def _arrange(rules: Array, room: Array, tables: Array, member: Array, closed: bool) -> bool:
    """Breaks tables nobody needs and evens out the others. Whether the last table waits to be broken."""
    seats, breaking = rules[SEATS], False
    while closed and room[OPEN] > 1 and room[ALIVE] <= (room[OPEN] - 1) * seats:
        if tables[(room[OPEN] - 1) * TABLE_ROW + ENDS] > 0:
            breaking = True
            break
        break_last(tables, member, rules[WIDTH], room[OPEN])
        room[OPEN] -= 1
        room[UNEVEN] = 1
    staying = room[OPEN] - 1 if breaking else room[OPEN]
    if room[UNEVEN] == 1 and staying > 1:
        uneven = even_out(tables, member, rules[WIDTH], staying, seats, rules[DIFFERENCE])
        room[UNEVEN] = 1 if uneven or breaking else 0
    return breaking


def _deal(
    dice: Array, rules: Array, levels: Array, chances: Array, odds: Array, room: Array, stack: Array,
    tables: Array, member: Array, weight: Array, forced: Array, dealing: int,
) -> None:  # fmt: skip
    """A hand begins at each of the first ``dealing`` tables that plays none. Its chips move at once; who has
    lost the last one stays until it ends."""
    at, width = room[LEVEL] * LEVEL_ROW, rules[WIDTH]
    for table in range(dealing):
        row = table * TABLE_ROW
        size = tables[row + COUNT]
        if tables[row + ENDS] > 0 or size < 2:
            continue
        dot = draw(dice) * 1000.0
        kind = 0 if dot < levels[at + FIRST_KIND] else 1 if dot < levels[at + SECOND_KIND] else 2
        fought = settle(dice, odds, kind, levels, at, size, tables[row + BUTTON], member, table * width,
                        stack, weight, forced)  # fmt: skip
        tables[row + ENDS] = room[NOW] + lasts(dice, odds, kind, size, fought, chances[PACE])
        room[TOP_LEVEL] = max(room[TOP_LEVEL], levels[at + NUMBER])


def _look(levels: Array, room: Array, series: Array) -> None:
    """Notes how the room looks, if it is time."""
    while room[SAMPLES] * SAMPLE <= room[NOW] and (room[SAMPLES] + 1) * SAMPLE_ROW <= len(series):
        at, level = room[SAMPLES] * SAMPLE_ROW, room[LEVEL] * LEVEL_ROW
        series[at + PLAYERS] = room[ALIVE]
        series[at + TABLES] = room[OPEN]
        series[at + AT_LEVEL] = levels[level + NUMBER]
        series[at + DEPTH] = 100 * room[POINTS_IN] // (max(room[ALIVE], 1) * levels[level + UNIT])
        room[SAMPLES] += 1


def play(
    dice: Array, rules: Array, levels: Array, pauses: Array, paid: Array, chances: Array, odds: Array,
    stack: Array, bought: Array, following: Array, wait: Array, tables: Array, member: Array,
    weight: Array, forced: Array, room: Array, series: Array,
) -> None:  # fmt: skip
    """Plays the session to its end; ``room`` says how it went. ``wait``: the first who comes in each minute,
    -1 nobody; ``following`` the next one in the same minute. ``pauses``: pairs, players left and seconds."""
    while room[STUCK] == 0:
        end_hands(dice, rules, chances, room, stack, bought, following, wait, tables, member)
        let_in(rules, room, stack, following, wait, tables, member)
        closed = room[NOW] >= rules[CLOSES] and room[COMING] == 0
        if closed and _stand(rules, room, paid):
            break
        at_hand = playing(tables, room[OPEN])
        over = _day_over(rules, levels, room, closed)
        if over and at_hand == 0:
            break
        whole = closed and rules[ALONE] == 1
        left, money = room[ALIVE], room[PAID]
        near = money < left <= money + rules[NEAR_MONEY] or rules[ROUNDS_TO] < left <= rules[ROUNDS_FROM]
        in_rounds = whole and room[OPEN] > 1 and near
        if not over:
            _turn_clock(rules, levels, pauses, room, whole, in_rounds and rules[POSTPONE] == 1)
        resting = room[RESUMES] > 0
        now_sold = levels[room[LEVEL] * LEVEL_ROW + ADD_ONS] == 1 and room[ADD_ONS_SOLD] == 0
        if resting and at_hand == 0 and now_sold and rules[ADD_ON_STACK] > 0:
            add_ons(dice, rules, chances, room, stack, tables, member)
        gathering = whole and room[OPEN] > 1 and left <= rules[FINAL]
        dealing = 0
        if gathering and at_hand == 0:
            _gather(rules, room, tables, member)
            gathering = False
        if not gathering:
            breaking = _arrange(rules, room, tables, member, closed)
            dealing = room[OPEN] - 1 if breaking else room[OPEN]
        if whole and room[FINAL_AT] < 0 and room[OPEN] == 1 and left <= rules[FINAL]:
            room[FINAL_AT] = room[NOW]
        if dealing > 0 and not resting and not over and (not in_rounds or at_hand == 0):
            _deal(dice, rules, levels, chances, odds, room, stack, tables, member, weight, forced, dealing)
        _look(levels, room, series)
        step = _STEP if room[OPEN] > _FEW else _FEW_STEP
        room[NOW] += step - room[NOW] % step
        if room[NOW] > _LONGEST:
            room[STUCK] = 1
