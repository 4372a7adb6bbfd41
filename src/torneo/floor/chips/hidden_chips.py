"""Chips of an all-in player that turn up after the bet was accepted."""

from msgspec.structs import replace

from torneo.floor.acts import Act, Bets, Does, FindsChips
from torneo.floor.kernel import outside
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.matters import Done
from torneo.floor.kernel.open_questions import is_past
from torneo.floor.kernel.registry import before_the_deal, follows, notes
from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.readings.chips_in import value
from torneo.floor.ruling import Ruling
from torneo.floor.speech.spoken_words import parse_words
from torneo.hand import amend
from torneo.hand.found_chips import add_to_all_in, make_up_ante
from torneo.hand.showdown_amends import awards_are_there
from torneo.hand.status import BET, BRING_IN, OVER


def found(table: Table, act: FindsChips) -> Ruling:

    hand, seat, chips = table.hand, act.seat, value(act.chips)
    facts: dict[str, int | str] = {"chips": chips}
    if seat in table.standing.newcomers:
        note(table, newcomers={**table.standing.newcomers, seat: table.standing.newcomers[seat] + chips})
        return table.ruling(seat, Reading(case="hidden_chips", kind="no_effect", facts=facts))
    aside = table.chips.hidden.get(seat, 0)
    outside.found(table, seat, chips)
    if seat not in hand.place_of:
        return _after_the_next_deal(table, seat, chips)
    place = hand.place_of[seat]
    if hand.status == OVER:
        if _open_to_the_director(table, place):
            question = Reading(case="hidden_chips", kind="question", facts=facts,
                               options=("part_of_bet", "not_part_of_bet"))  # fmt: skip
            return ask(table, act, None, question)
        settled = settle(table)
        waiting = table.ruling(seat, Reading(case="hidden_chips", kind="no_effect", facts=facts))
        his = next((ruling for ruling in settled if ruling.seat == seat), waiting)
        return replace(his, followed_by=tuple(ruling for ruling in settled if ruling is not his))
    if table.chips.hidden.get(seat, 0) == aside:
        return table.ruling(seat, Reading(case="hidden_chips", kind="no_effect", facts=facts))
    if table.book.values["chips_hidden_in_all_in"] == "up_to_the_spoken_bet":
        owed = min(chips, table.chips.spoken.get(seat, 0))
        if owed:
            table.chips.spoken[seat] -= owed
            join_bet(table, seat, owed)
            return table.ruling(seat, Reading(case="hidden_chips", facts=facts), amount=owed)
        return table.ruling(seat, Reading(case="hidden_chips", kind="no_effect", facts=facts))
    question = Reading(case="hidden_chips", kind="question", options=("part_of_bet", "not_part_of_bet"),
                       facts=facts)  # fmt: skip
    return ask(table, act, None, question)


def _after_the_next_deal(table: Table, seat: int, chips: int) -> Ruling:
    """Chips of a player already out, with another hand on the table: out of play."""
    facts: dict[str, int | str] = {"chips": chips}
    return table.ruling(
        seat, Reading(case="hidden_chips_removed", also=("hidden_chips_do_not_save",), facts=facts)
    )


def _open_to_the_director(table: Table, place: int) -> bool:
    """A hand already paid in which the player was all-in and called, and the next has not been dealt: what
    was paid can be paid anew."""
    hand = table.hand
    all_in = hand.paid[place] >= hand.starting_stacks[place] and hand.live[place]
    rule = table.book.values["chips_hidden_in_all_in"]
    in_time = not table.showdown.next_hand_dealt and awards_are_there(hand)
    return rule == "director_decides" and all_in and hand.lives > 1 and in_time


def join_bet(table: Table, seat: int, chips: int) -> None:
    """The chips become part of the all-in; everyone who had called it in full owes them too. Before anybody
    has bet they make up the ante, and the rest stays aside."""
    hand = table.hand
    if hand.status == BRING_IN:
        table.chips.hidden[seat] -= make_up_ante(hand, seat, chips)
        return
    table.chips.hidden[seat] -= chips
    if hand.status != BET:
        add_to_all_in(hand, seat, chips)
        return
    wager = hand.bets[seat]
    hand.stack[hand.place_of[seat]] += chips
    matched = [other for other in hand.live_seats if hand.bets[other] >= wager]
    totals = {other: max(hand.bets[other], wager + chips) for other in matched}
    amend.correct_bets(hand, totals)


@follows("chips")
def settle(table: Table) -> list[Ruling]:
    """The hand is over: an excluded chip was not played for, and does not save a loser. In a void hand nobody
    lost."""
    hand = table.hand
    if hand.status != OVER or table.asked is not None:
        return []
    rulings = []
    asked = _asked_about(table)
    for seat, chips in list(table.chips.hidden.items()):
        if not chips or seat in asked:
            continue
        facts: dict[str, int | str] = {"chips": chips}
        kept = hand.stack[hand.place_of[seat]] or not hand.awards
        if kept or table.book.values["chips_hidden_benefits_player"]:
            hand.stack[hand.place_of[seat]] += chips
            table.chips.hidden[seat] = 0
            rulings.append(table.ruling(seat, Reading(case="hidden_chips_not_paid", facts=facts)))
        else:
            rulings.append(_loser(table, seat, facts))
            if table.asked is not None:  # one question at a time
                break
    return rulings


def _asked_about(table: Table) -> set[int]:
    """Whose chips wait for an answer already, another question having come in between."""
    about_chips = (one for one in table.put_off if isinstance(one.act, FindsChips))
    return {one.seat for one in about_chips if not is_past(one, table.hand)}


@before_the_deal
def before_the_next_deal(table: Table) -> None:
    """Chips nobody has decided about when the next hand is dealt: with their owner if he plays on, else out
    of play."""
    hand = table.hand
    for seat, chips in table.chips.hidden.items():
        if hand.stack[hand.place_of[seat]] or table.book.values["chips_hidden_benefits_player"]:
            hand.stack[hand.place_of[seat]] += chips
        elif chips:
            outside.remove(table, seat, chips)
    table.chips.hidden = {}


def _loser(table: Table, seat: int, facts: dict[str, int | str]) -> Ruling:

    outside.put_down(table, seat)
    if table.book.values["chips_hidden_loser_destination"] == "director_winner_or_removed":
        question = Reading(case="hidden_chips_do_not_save", kind="question", options=("to_winner", "removed"),
                           also=("hidden_chips_to_winner",), facts=facts)  # fmt: skip
        return ask(table, FindsChips(seat=seat, chips={}), None, question)
    if table.showdown.next_hand_dealt:
        return give(table, seat, "removed")
    return give(table, seat, "to_winner")


def give(table: Table, seat: int, where: str) -> Ruling:
    """Carry out where an eliminated player's hidden chips go."""
    hand, chips = table.hand, table.chips.hidden[seat]
    table.chips.hidden[seat] = 0
    won = _won(table, seat, chips) if where == "to_winner" else 0
    if won:
        winner = max(hand.awards, key=lambda award: award.amount).seat
        hand.stack[hand.place_of[winner]] += won
    if chips > won:
        outside.remove(table, seat, chips - won)
    cases = ["hidden_chips_to_winner"] * bool(won)
    if chips > won:
        cases.append("hidden_chips_beyond_bet" if where == "to_winner" else "hidden_chips_removed")
    reading = Reading(case=cases[0], also=(*cases[1:], "hidden_chips_do_not_save"))
    return table.ruling(seat, reading, amount=won)


def _won(table: Table, seat: int, chips: int) -> int:
    """What of the chips the winner gets: all, or only as far as the bet that was spoken."""
    if table.book.values["chips_hidden_in_all_in"] != "up_to_the_spoken_bet":
        return chips
    return min(chips, table.chips.spoken.get(seat, chips))


@notes
def note_spoken(table: Table, done: Done) -> None:
    """How much more than all he had a player has bet or called; a plain all-in names no amount."""
    act, spot, reading = done.act, done.spot, done.reading
    if "beyond_stack" in reading.facts:
        table.chips.spoken[spot.seat] = int(reading.facts["beyond_stack"])
    elif reading.to is not None and reading.to >= spot.most and _names_amount(act, reading):
        table.chips.spoken[spot.seat] = max(spot.level - spot.most, 0) if reading.action == "call" else 0


def _names_amount(act: Act, reading: Reading) -> bool:
    match act:
        case Does():
            return act.does != "all_in"
        case Bets(says=str(says)):
            return parse_words(says)[0].kind != "all_in"
    return reading.action == "call"


def answer(table: Table, seat: int, option: str) -> Ruling:
    facts: dict[str, int | str] = {"chips": table.chips.hidden.get(seat, 0)}
    if option == "part_of_bet" and awards_are_there(table.hand):
        join_bet(table, seat, table.chips.hidden[seat])
        return table.ruling(seat, Reading(case="hidden_chips", facts=facts), amount=int(facts["chips"]))
    if option in ("part_of_bet", "not_part_of_bet") or not facts["chips"]:
        return table.ruling(seat, Reading(case="hidden_chips", kind="no_effect", facts=facts))
    return give(table, seat, option)
