"""Hands that end and people who come, go and come again in a planned session. See `session_step`."""

from typing import Any

from torneo.simulate.planner.dice import draw
from torneo.simulate.planner.places import (
    ADD_ON_STACK,
    ADD_ONS_SOLD,
    ADDED,
    AGAIN,
    AGAIN_LIMIT,
    AGAIN_STACK,
    AGAIN_UNTIL,
    ALIVE,
    BUTTON,
    BUYS_AGAIN,
    CLOSES,
    COMING,
    COUNT,
    ENDS,
    HANDS,
    LAST_END,
    MINUTE,
    MOST_TABLES,
    NOW,
    OPEN,
    PEAK,
    POINTS_IN,
    REBUY,
    REBUYS,
    SEATS,
    SOLD,
    STACK,
    TABLE_ROW,
    TAKES_ADD_ON,
    UNEVEN,
    WIDTH,
)
from torneo.simulate.planner.seating_step import open_table, sit, smallest, stand_up

Array = Any


def come(room: Array, wait: Array, following: Array, player: int, minute: int) -> None:
    """The player will be at the desk in that minute."""
    following[player] = wait[minute]
    wait[minute] = player
    room[COMING] += 1


def bust(
    dice: Array, rules: Array, chances: Array, room: Array, stack: Array, bought: Array, following: Array,
    wait: Array, player: int, at: int,
) -> bool:  # fmt: skip
    """Somebody without chips: buys more and stays (then True), or goes and perhaps enters again."""
    if rules[AGAIN] == 0 or bought[player] >= rules[AGAIN_LIMIT] or at >= rules[AGAIN_UNTIL]:
        return False
    if draw(dice) >= chances[BUYS_AGAIN]:
        return False
    if rules[AGAIN] == REBUY:
        bought[player] += 1
        stack[player] = rules[AGAIN_STACK]
        room[POINTS_IN] += rules[AGAIN_STACK]
        room[REBUYS] += 1
        return True
    back = at + 60 + int(draw(dice) * 540)
    if back < rules[CLOSES] and room[MINUTE] <= back // 60 < len(wait):
        bought[player] += 1
        come(room, wait, following, player, back // 60)
    return False


def end_hands(
    dice: Array, rules: Array, chances: Array, room: Array, stack: Array, bought: Array, following: Array,
    wait: Array, tables: Array, member: Array,
) -> None:  # fmt: skip
    """Where a hand has ended, whoever has no chips left goes."""
    width = rules[WIDTH]
    for table in range(room[OPEN]):
        row = table * TABLE_ROW
        ended = tables[row + ENDS]
        if ended == 0 or ended > room[NOW]:
            continue
        room[LAST_END] = max(room[LAST_END], ended)
        room[HANDS] += 1
        tables[row + ENDS] = 0
        for place in range(tables[row + COUNT] - 1, -1, -1):
            player = member[table * width + place]
            if stack[player] > 0:
                continue
            if not bust(dice, rules, chances, room, stack, bought, following, wait, player, ended):
                stand_up(tables, member, width, table, place)
                room[ALIVE] -= 1
                room[UNEVEN] = 1
        tables[row + BUTTON] += 1
        if tables[row + BUTTON] >= tables[row + COUNT]:
            tables[row + BUTTON] = 0


def let_in(
    rules: Array, room: Array, stack: Array, following: Array, wait: Array, tables: Array, member: Array
) -> None:
    """Seats whoever has come by now. Without a free seat or table an alternate waits another minute, as long
    as entries are taken."""
    while room[MINUTE] < len(wait) and room[MINUTE] * 60 <= room[NOW]:
        minute = room[MINUTE]
        player = wait[minute]
        wait[minute] = -1
        while player >= 0:
            after = following[player]
            room[COMING] -= 1
            table = smallest(tables, room[OPEN]) if room[OPEN] > 0 else -1
            full = table < 0 or tables[table * TABLE_ROW + COUNT] >= rules[SEATS]
            if full and room[OPEN] < rules[MOST_TABLES]:
                table = room[OPEN]
                open_table(tables, table)
                room[OPEN] += 1
                room[PEAK] = max(room[PEAK], room[OPEN])
                full = False
            if not full:
                stack[player] = rules[STACK]
                sit(tables, member, rules[WIDTH], table, player)
                room[POINTS_IN] += rules[STACK]
                room[SOLD] += 1
                room[ALIVE] += 1
                room[UNEVEN] = 1
            elif minute + 1 < len(wait):
                come(room, wait, following, player, minute + 1)
            player = after
        room[MINUTE] += 1


def add_ons(
    dice: Array, rules: Array, chances: Array, room: Array, stack: Array, tables: Array, member: Array
) -> None:
    """Everybody is asked once."""
    room[ADD_ONS_SOLD] = 1
    for table in range(room[OPEN]):
        for place in range(tables[table * TABLE_ROW + COUNT]):
            if draw(dice) < chances[TAKES_ADD_ON]:
                stack[member[table * rules[WIDTH] + place]] += rules[ADD_ON_STACK]
                room[POINTS_IN] += rules[ADD_ON_STACK]
                room[ADDED] += 1
