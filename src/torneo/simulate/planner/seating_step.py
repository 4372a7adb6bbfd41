"""Tables of a planned session: seating, balancing, breaking and the final table. See `hand_step`.

``tables`` has a row for each table in play, ``member`` its players.
"""

from typing import Any

from torneo.simulate.planner.places import BUTTON, COUNT, ENDS, TABLE_ROW

Array = Any


def sit(tables: Array, member: Array, width: int, table: int, player: int) -> None:
    count = tables[table * TABLE_ROW + COUNT]
    member[table * width + count] = player
    tables[table * TABLE_ROW + COUNT] = count + 1


def stand_up(tables: Array, member: Array, width: int, table: int, place: int) -> None:
    """The player of that place is gone; the others keep their order."""
    count = tables[table * TABLE_ROW + COUNT] - 1
    for at in range(place, count):
        member[table * width + at] = member[table * width + at + 1]
    tables[table * TABLE_ROW + COUNT] = count
    if tables[table * TABLE_ROW + BUTTON] > place:
        tables[table * TABLE_ROW + BUTTON] -= 1


def smallest(tables: Array, open_tables: int) -> int:
    """The table with the fewest players."""
    found = 0
    for table in range(1, open_tables):
        if tables[table * TABLE_ROW + COUNT] < tables[found * TABLE_ROW + COUNT]:
            found = table
    return found


def playing(tables: Array, open_tables: int) -> int:
    """Tables in a hand."""
    found = 0
    for table in range(open_tables):
        if tables[table * TABLE_ROW + ENDS] > 0:
            found += 1
    return found


def open_table(tables: Array, table: int) -> None:
    for at in range(TABLE_ROW):
        tables[table * TABLE_ROW + at] = 0


def even_out(tables: Array, member: Array, width: int, open_tables: int, seats: int, difference: int) -> bool:
    """Players go from the fullest tables between hands to the emptiest, until they differ little enough.
    Whether some have to wait for the end of a hand."""
    while True:
        low = smallest(tables, open_tables)
        fewest = tables[low * TABLE_ROW + COUNT]
        if fewest >= seats:
            return False
        high, most, free = -1, 0, 0
        for table in range(open_tables):
            count = tables[table * TABLE_ROW + COUNT]
            most = max(most, count)
            if tables[table * TABLE_ROW + ENDS] == 0 and count > free:
                high, free = table, count
        if most - fewest <= difference:
            return False
        if high < 0 or free < most:
            return True
        last = free - 1
        player = member[high * width + last]
        stand_up(tables, member, width, high, last)
        sit(tables, member, width, low, player)


def break_last(tables: Array, member: Array, width: int, open_tables: int) -> None:
    """The players of the last table take seats at the others."""
    last = open_tables - 1
    for place in range(tables[last * TABLE_ROW + COUNT]):
        sit(tables, member, width, smallest(tables, last), member[last * width + place])
    tables[last * TABLE_ROW + COUNT] = 0
