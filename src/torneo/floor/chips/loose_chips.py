"""Chips that are not where they belong: lost ones found, and those taken out of sight."""

from torneo.floor.card_acts import ChipsFound, HidesChips, MovesTable
from torneo.floor.citations import speaks
from torneo.floor.kernel import outside
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.readings.chips_in import value
from torneo.floor.ruling import Ruling


def found(table: Table, act: ChipsFound) -> Ruling:
    """Back to the inventory, unless the book asks whose they are and somebody knows."""
    chips, hand = value(act.chips), table.hand
    facts: dict[str, int | str] = {"chips": chips}
    whose = table.book.values["chips_found_ownerless"] == "owner_if_known_else_inventory"
    if whose and act.owner is not None and act.owner in hand.place_of:
        outside.to_owner(table, act.owner, chips)
        reading = Reading(case="lost_chips", kind="granted", facts=facts, steps=("chips_to_owner",))
        return table.ruling(act.owner, reading, amount=chips)
    table.chips.inventory += chips
    reading = Reading(case="lost_chips", kind="procedure", facts=facts, steps=("chips_to_inventory",))
    return table.ruling(None, reading, amount=chips)


def carried(table: Table, act: MovesTable) -> Ruling:
    """Who takes the chips of a player to his new table; staff are named in the record."""
    staff_only = table.book.values["seating_chip_carrier"] == "staff_only"
    chips = table.hand.stacks.get(act.seat, 0)
    facts: dict[str, int | str] = {"carrier": act.carried_by, "chips": chips}
    if staff_only and act.carried_by == "player":
        return table.ruling(act.seat, Reading(case="chips_carried", kind="refused", facts=facts))
    granted = Reading(case="chips_carried", kind="granted", facts=facts)
    return table.ruling(act.seat, granted, amount=chips)


def hidden(table: Table, act: HidesChips) -> Ruling:
    """Lost to the player and to the event; whether he goes too is the book's or the director's to say."""

    seat = act.seat
    if seat not in table.hand.place_of:
        return table.ruling(seat, Reading(case="chips_out_of_sight", kind="no_effect"))
    if table.asked is not None:
        return table.ruling(seat, Reading(case="act_in_turn", kind="refused"))
    if table.book.values["chips_out_of_sight"] == "returned":
        back = Reading(case="chips_out_of_sight", kind="returned", infraction="chips_out_of_sight")
        return table.ruling(seat, back, returned={seat: value(act.chips)})
    gone = outside.take_out(table, seat, value(act.chips))
    facts: dict[str, int | str] = {"chips": value(act.chips), "gone": gone}
    if table.book.values["penalty_offences"]["chips_out_of_sight"] == "disqualification":
        return expel(table, seat, facts)
    options: tuple[str, ...] = ("no_penalty", "disqualification")
    if speaks(table.book, "out_of_sight_other_penalty"):
        options = ("no_penalty", "penalty", "disqualification")
    question = Reading(case="chips_out_of_sight", kind="question", also=("out_of_sight_penalty",),
                       options=options, facts=facts, infraction="chips_out_of_sight")  # fmt: skip
    return ask(table, act, None, question, stops=False)


def answer(table: Table, seat: int, option: str, facts: dict[str, int | str]) -> Ruling:
    if option == "disqualification":
        return expel(table, seat, facts)
    infraction = "chips_out_of_sight" if option == "penalty" else None
    reading = Reading(case="out_of_sight_penalty", kind="procedure", also=("chips_out_of_sight",),
                      facts=facts, infraction=infraction)  # fmt: skip
    return table.ruling(seat, reading, amount=int(facts["gone"]))


def expel(table: Table, seat: int, facts: dict[str, int | str]) -> Ruling:
    """Out of the event: the hand is dead, and the chips still on the table follow the book when it ends."""

    outside.expel(table, seat)
    reading = Reading(
        case="out_of_sight_penalty",
        kind="procedure",
        facts=facts,
        also=("chips_out_of_sight", "chips_of_the_expelled"),
        infraction="chips_out_of_sight",
        steps=("disqualified",),
    )
    return follow(table, table.ruling(seat, reading, amount=int(facts["gone"])))
