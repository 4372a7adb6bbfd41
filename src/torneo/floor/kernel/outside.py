"""Chips and players that come and go outside the betting: found, taken out, sent off, given up waiting for.

A ruling may go back to an earlier moment of the hand, or have the hand dealt or played again from its
beginning. None of this is undone by that: it is kept in order (``table.outside.happened``) and done once more
on the hand gone back to.
"""

from msgspec.structs import replace

from torneo.floor.kernel import registry
from torneo.floor.kernel.happened import Began, Happened
from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import Hand, lost_hand
from torneo.hand.odd_chips import equal_parts
from torneo.hand.status import OVER


def hand_begins(table: Table) -> None:
    """From here on a hand dealt again begins."""
    table.outside.began = Began(
        tuple(table.outside.eliminated),
        tuple(table.outside.expelled),
        table.standing.leaving,
        dict(table.outside.removed),
    )
    table.outside.happened = []


def again_from_the_deal(table: Table, fresh: Hand) -> None:
    """``fresh`` is the hand of the table from its beginning on: what happened outside it still holds."""
    began = table.outside.began
    table.hand = fresh
    table.outside.eliminated, table.outside.expelled = list(began.eliminated), list(began.expelled)
    table.outside.removed, table.chips.hidden = dict(began.removed), {}
    note(table, leaving=began.leaving)
    happened, table.outside.happened = table.outside.happened, []
    _do_again(table, happened)


def go_back(table: Table, to: Table) -> None:
    """The table as it was at ``to``, but for what happened outside the betting since, the people at the table
    as they are now, and all that is on record."""
    happened = table.outside.happened[len(to.outside.happened) :]
    inventory = table.chips.inventory
    put_off = [one for one in table.lasting_questions if one is not to.asked]
    records = {"rulings": table.rulings, "decisions": table.decisions, "record": table.record}
    stays = {**records, "put_off": put_off}
    leaving = to.standing.leaving
    standing = replace(table.standing, clock=None, demanded=None, seconds=None, leaving=leaving)
    rules = table.hand.rules
    vars(table).update(vars(to.copy()) | stays | {"standing": standing})
    table.chips.inventory = inventory
    table.hand.rules = rules
    _do_again(table, happened)


def _do_again(table: Table, happened: list[Happened]) -> None:
    for one in happened:
        match one.what:
            case "found":
                found(table, one.seat, one.chips)
            case "to_owner":
                to_owner(table, one.seat, one.chips)
            case "taken_out":
                take_out(table, one.seat, one.chips)
            case "expelled":
                expel(table, one.seat, after_hand=one.after_hand)
            case "put_out":
                put_out(table, one.seat)


# ---- chips -----------------------------------------------------------------------------------------


def found(table: Table, seat: int, chips: int) -> None:
    """Chips of the player that nobody had counted: out of play if he is, aside if he is all-in or the hand is
    over, else with his others."""
    hand = table.hand
    table.outside.happened.append(Happened("found", seat, chips))
    place = hand.place_of.get(seat)
    if place is None:
        put_down(table, seat)
        remove(table, seat, chips)
    elif hand.status != OVER and (not hand.live[place] or hand.stack[place]):
        hand.stack[place] += chips
    else:
        table.chips.hidden[seat] = table.chips.hidden.get(seat, 0) + chips


def to_owner(table: Table, seat: int, chips: int) -> None:
    """Lost chips whose owner is known lie with his others again."""
    table.outside.happened.append(Happened("to_owner", seat, chips))
    table.hand.stack[table.hand.place_of[seat]] += chips


def take_out(table: Table, seat: int, chips: int) -> int:
    """Chips of a stack leave the table for good; returns how many there were."""
    gone = lost_hand.take_out(table.hand, seat, chips)
    table.outside.happened.append(Happened("taken_out", seat, gone))
    remove(table, seat, gone)
    return gone


def remove(table: Table, seat: int, chips: int) -> None:
    """On the account of what is out of play."""
    table.outside.removed[seat] = table.outside.removed.get(seat, 0) + chips


# ---- players ---------------------------------------------------------------------------------------


def expel(table: Table, seat: int, *, after_hand: bool = False) -> None:
    """Out of the event: his hand is dead, what he bet stays, and the chips behind leave at once unless the
    book shares them out when the hand is over. ``after_hand``: he plays this one to its end."""
    hand = table.hand
    table.outside.happened.append(Happened("expelled", seat, after_hand=after_hand))
    if seat not in table.outside.expelled:
        table.outside.expelled.append(seat)
    if seat not in hand.place_of:
        return
    note(table, leaving=tuple(dict.fromkeys((*table.standing.leaving, seat))))
    if after_hand:
        return
    table.bonds.held.pop(seat, None)
    if hand.status != OVER and hand.live[hand.place_of[seat]] and hand.lives > 1:
        hand.kill(seat)
    if not shares(table):
        remove(table, seat, lost_hand.take_out(hand, seat, hand.stacks[seat]))


def put_out(table: Table, seat: int) -> tuple[int, int]:
    """He has stayed away too long: what he has put in stays in the pot, the rest of his chips follow the
    book. Returns those, and how many of them could not be shared."""
    hand = table.hand
    table.outside.happened.append(Happened("put_out", seat))
    place = hand.place_of[seat]
    if hand.status != OVER and hand.live[place] and hand.lives > 1:
        table.bonds.held.pop(seat, None)
        lost_hand.give_up_everything(hand, seat)
    chips = lost_hand.take_out(hand, seat, hand.stack[place])
    table.outside.eliminated.append(seat)
    leaving = tuple(dict.fromkeys((*table.standing.leaving, seat)))
    note(table, away=table.standing.away - {seat}, leaving=leaving)
    if shares(table):
        return chips, share_out(table, seat, chips)
    remove(table, seat, chips)
    return chips, 0


def shares(table: Table) -> bool:
    return bool(table.book.values["chips_of_removed_player"] == "shared_equally_at_his_table")


def share_out(table: Table, seat: int, chips: int) -> int:
    """In whole chips among all who still play here; returns what cannot be shared, which goes to the next pot
    or out of play."""
    hand = table.hand
    gone = {*table.outside.expelled, *table.outside.eliminated}
    others = [
        place
        for place, other in enumerate(hand.seats)
        if other not in gone and (hand.stack[place] or hand.status != OVER)
    ]
    share, rest = equal_parts(chips, len(others), table.smallest_chip)
    for place in others:
        hand.stack[place] += share
    if table.book.values["chips_shared_remainder"] == "next_pot":
        hand.carried += rest
    elif rest:
        remove(table, seat, rest)
    return rest


@registry.follows("departed")
def settle_expelled(table: Table) -> list[Ruling]:
    """The chips of players sent off or no longer waited for, out of play or among the others, when the hand
    has ended."""
    hand = table.hand
    if hand.status != OVER:
        return []
    late = [
        seat for seat in table.outside.expelled if hand.stacks.get(seat)
    ]  # chips that came to them afterwards
    settled = []
    for seat in dict.fromkeys((*table.standing.leaving, *late)):
        place = hand.place_of[seat]
        chips = hand.stack[place]
        if not chips and seat not in table.outside.expelled:
            continue
        hand.stack[place] = 0
        case = "chips_shared" if shares(table) else "chips_removed"
        if shares(table):
            share_out(table, seat, chips)
        elif not chips:
            continue
        else:
            remove(table, seat, chips)
        settled.append(table.ruling(seat, Reading(case=case, kind="procedure"), amount=chips))
    note(table, leaving=())
    return settled


def make_room(table: Table) -> None:
    """A seat whose player has chips again, because the hand he lost them in did not count, is not free:
    whoever sat down there in the meantime leaves the table with his own."""
    stacks = table.hand.stacks
    for seat, chips in table.standing.newcomers.items():
        if stacks.get(seat, 0) > 0 and seat not in table.outside.expelled:
            remove(table, seat, chips)
            waiting = {other: own for other, own in table.standing.newcomers.items() if other != seat}
            note(table, newcomers=waiting)


def seat_newcomers(table: Table) -> int:
    """Put down whoever has lost all his chips, unless somebody else sits there by now; returns how many."""
    out = [
        seat for seat, chips in table.hand.stacks.items() if chips <= 0 and seat not in table.outside.expelled
    ]
    gone = [*table.outside.eliminated, *(seat for seat in out if seat not in table.outside.eliminated)]
    table.outside.eliminated = [seat for seat in gone if seat not in table.standing.newcomers]
    table.outside.expelled = [seat for seat in table.outside.expelled if seat not in table.standing.newcomers]
    return len(out)


def put_down(table: Table, seat: int) -> None:
    """On the list of those who are out."""
    if seat not in table.outside.eliminated:
        table.outside.eliminated.append(seat)
