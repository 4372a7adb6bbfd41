"""Penalties the floor gives: within the book's sizes, carried out, kept on record."""

from msgspec.structs import replace

from torneo.floor import record
from torneo.floor.acts import Act, Decides
from torneo.floor.card_acts import Reported
from torneo.floor.citations import speaks
from torneo.floor.kernel import outside
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.matters import Decision, Question
from torneo.floor.kernel.penalty_given import Given
from torneo.floor.kernel.registry import weighs
from torneo.floor.kernel.table import Table
from torneo.floor.penalty_scale import UNITS, Choice, is_due, scale, sized
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling

_STEPS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("missed_hands", "missed_rounds", "timed_suspension"), ("penalty_after_this_hand",)),
    "disqualification": ("disqualified",),
}
"""What is still to be done once a penalty is given; a warning has been said."""


def chosen(table: Table, act: Decides) -> Ruling | None:
    """The floor chooses from the penalties just offered; ``None``: it is about something else."""

    ruling = _offer(table, act.seat)
    if table.asked is not None or ruling is None:
        return None
    seat, infraction, codes = ruling.seat, ruling.infraction, ruling.penalties
    if seat is None or infraction is None or seat not in table.hand.place_of:
        return None
    if record.may_be_lighter(table, seat, infraction):
        codes = record.codes_for(table, infraction)
    if act.option not in codes:
        return _too_light(table, seat, infraction, act.option)
    refused = _refusal(table, seat, infraction, codes, act)
    if refused is not None:
        return table.ruling(seat, refused)
    table.decisions.append(Decision(infraction, act.option, act.by, act.why))
    size = _size(_choice(table, seat, infraction, codes, act.option), act.count)
    return follow(table, _given(table, seat, infraction, act.option, size))


def _offer(table: Table, seat: int | None) -> Ruling | None:
    """The last infraction, unless it has been answered."""
    answered = {one.at for one in table.record.given}
    for place, ruling in reversed([*enumerate(table.rulings)]):
        if ruling.infraction is not None and seat in (None, ruling.seat):
            return None if place in answered else ruling
    return None


def _given(table: Table, seat: int, infraction: str, option: str, size: int) -> Ruling:
    """Hands are missed from the next one on; for exposed cards the book lets any penalty wait for that."""
    case, steps = "penalty_given", _STEPS.get(option, ())
    if _waits(table, infraction):
        steps = ("penalty_after_this_hand",)
        case = "penalty_after_hand" if speaks(table.book, "penalty_after_hand") else case
    reading = Reading(case=case, kind="procedure", infraction=infraction, steps=steps)
    return give(table, seat, reading, option, size)


def _waits(table: Table, infraction: str) -> bool:
    """A hand in which cards were exposed is played out by its player, whatever the penalty."""
    starts = table.book.values["penalty_seat_procedure"]["for_exposed_cards_starts"]
    return bool(infraction == "exposing_cards" and starts == "end_of_hand" and not table.hand.is_over)


def give(table: Table, seat: int, reading: Reading, option: str, size: int) -> Ruling:
    """The penalty carried out and on record; ``reading`` tells why."""
    left: int | None = None
    amount: int | None = None
    infraction = reading.infraction or reading.case
    if option in ("missed_hands", "missed_rounds"):
        hands = size * (1 if option == "missed_hands" else len(table.hand.seats))
        left = table.record.to_serve[seat] = table.record.to_serve.get(seat, 0) + hands
    elif option == "disqualification":
        outside.expel(table, seat, after_hand=_waits(table, infraction))
    elif option == "chip_forfeiture" and seat in table.hand.place_of:
        amount = outside.take_out(table, seat, size)
    told = reading.with_cases(*_cases(table, option))
    ruling = table.ruling(seat, told, penalties=(option,), hands_left=left, amount=amount)
    table.record.given.append(Given(seat, infraction, option, size, len(table.rulings)))
    return ruling


def _cases(table: Table, option: str) -> tuple[str, ...]:
    """What the book says of a penalty itself."""
    case = {
        "missed_rounds": "penalty_rounds",
        "disqualification": "chips_of_the_expelled",
        "chip_forfeiture": "chips_forfeited",
        "timed_suspension": "conduct_sanctions",
    }.get(option)
    return (case,) if case is not None and speaks(table.book, case) else ()


@weighs
def weigh(table: Table, question: Question, act: Decides) -> Question | Ruling:
    """The question with the size of the penalty asked for, or the refusal of one the book does not have."""
    return refused(table, question, act) or replace(question, count=size_of(table, question, act))


# ---- sizes -----------------------------------------------------------------------------------------


def refused(table: Table, question: Question, act: Decides) -> Ruling | None:
    """A penalty the open question admits, in a size the book does not have; or one too light for a repeat."""
    infraction = question.reading.infraction
    if infraction is None:
        return None
    options = question.reading.options
    if act.option not in options:
        return _too_light(table, question.seat, infraction, act.option)
    reading = _refusal(table, question.seat, infraction, options, act)
    return table.ruling(question.seat, reading) if reading is not None else None


def size_of(table: Table, question: Question, act: Decides) -> int:
    """The size asked for, or the least the book has."""
    infraction = question.reading.infraction
    if infraction is None or act.option not in UNITS:
        return act.count or 1
    codes = question.reading.options
    return _size(_choice(table, question.seat, infraction, codes, act.option), act.count)


def _choice(table: Table, seat: int, infraction: str, codes: tuple[str, ...], option: str) -> Choice:
    """The penalty with the sizes open for it now."""
    listed = tuple(code for code in codes if code in (*UNITS, *scale(table.book)))
    found = record.lawful(table, seat, infraction, listed)
    return next((choice for choice in found if choice.penalty == option), Choice(option))


def _size(choice: Choice, count: int | None) -> int:
    if choice.penalty == "timed_suspension":
        return count or 0
    return choice.low if count is None else count


def _refusal(
    table: Table, seat: int, infraction: str, codes: tuple[str, ...], act: Decides
) -> Reading | None:
    option, count = act.option, act.count
    if option not in UNITS or (count is None and option != "chip_forfeiture"):
        return None
    choice = _choice(table, seat, infraction, codes, option)
    if choice.admits(count or 0):
        return None
    facts: dict[str, int | str] = {"least": choice.low}
    if choice.high is not None:
        facts["at_most"] = choice.high
    if option == "chip_forfeiture":
        return Reading(case="chips_forfeited", kind="refused", facts=facts)
    if sized(table.book, option, 0).admits(count or 0):
        return Reading(case="penalty_heavier", kind="refused", also=("penalty_size",), facts=facts)
    return Reading(case="penalty_size", kind="refused", facts=facts)


def _too_light(table: Table, seat: int, infraction: str, option: str) -> Ruling | None:
    """A penalty of the book that a repeat does not leave open."""
    if option not in record.codes_for(table, infraction) or not record.earlier(table, seat, infraction):
        return None
    return table.ruling(seat, Reading(case="penalty_heavier", kind="refused"))


# ---- asking which --------------------------------------------------------------------------------


def question_for(table: Table, act: Act, case: str, offence: str, *cases: str) -> Ruling:
    """Which penalty, if any: no choice of none where the book demands one. ``cases``: what else is cited."""

    seat: int = getattr(act, "seat", 0)
    rule = table.book.values["penalty_offences"].get(offence, "optional")
    codes = tuple(choice.penalty for choice in record.lawful(table, seat, offence))
    none = () if is_due(table.book, offence, record.times(table, seat, offence)) else ("no_penalty",)
    if rule == "mandatory_if_intentional":
        none = ("not_intentional",)
    steps, also = reported_by_dealer(act)
    question = Reading(case=case, kind="question", options=(*none, *codes), infraction=offence,
                       steps=steps, also=(*cases, *also))  # fmt: skip
    return ask(table, act, None, question, stops=False)


def reported_by_dealer(act: Act) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Whatever a dealer notices goes to the floor."""
    if isinstance(act, Reported) and act.by == "dealer":
        return ("report_to_floor",), ("dealer_reports",)
    return (), ()
