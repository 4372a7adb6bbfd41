"""Chips of one player changed for larger ones: in place of a race, or at the direction's discretion."""

from torneo.rulebook import Book
from torneo.tournament.checks import known_entry
from torneo.tournament.chips.breakdown import covered
from torneo.tournament.chips.commands import ColourUp, ExchangeChips
from torneo.tournament.chips.events import ChipsExchanged, add
from torneo.tournament.chips.race import new_chips
from torneo.tournament.chips.racing import races
from torneo.tournament.chips.retiring import larger_value, retired
from torneo.tournament.chips.values import live_values
from torneo.tournament.citations import cite
from torneo.tournament.conduct.events import Decided, Noted
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.entries.leaving import taken_out, why_stays
from torneo.tournament.entries.state import ALIVE, Entry
from torneo.tournament.kernel import (
    DIRECTORS,
    FLOOR,
    Actor,
    Answer,
    Asked,
    Event,
    Events,
    Refused,
    Value,
    decides,
)
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Chips, total

#: The kind of note that announces an exchange.
ANNOUNCEMENT = "chip_exchange"


def holding(state: Tournament, number: int) -> Entry | Refused:
    """An entry that holds chips."""
    entry = known_entry(state, number)
    if isinstance(entry, Refused):
        return entry
    if entry.status not in ALIVE or not entry.stack:
        return Refused("holds_no_chips", {"entry": number})
    return entry


@decides(ColourUp, roles=FLOOR)
def colour_up(state: Tournament, asked: Asked[ColourUp], book: Book) -> Answer:
    """The book without a race: one player at a time, the hand and the clock go on, any difference is booked
    in the player's name."""
    command = asked.command
    if races(book):
        return Refused("race_instead", {"value": command.value}, cite(book, "chip_race"))
    entry = holding(state, command.entry)
    if isinstance(entry, Refused):
        return entry
    to = larger_value(state, entry.session, command.value, command.to)
    if isinstance(to, Refused):
        return to
    count = command.chips or entry.stack % to // command.value
    points = count * command.value
    if not 0 < points <= entry.stack:
        most = entry.stack // command.value
        return Refused("chips_to_exchange", {"chips": count, "value": command.value, "most": most})
    ahead = _rounded_before(state, entry, command.value)
    given = new_chips(max(points - ahead, 0), to, book.values["chips_colour_up_rounding"])
    if points == entry.stack:
        given = max(given, 1)
    exchanged = ChipsExchanged(
        entry=entry.number, value=command.value, taken=covered(state, {command.value: count}),
        given={to: given} if given else {}, cause="exchange", clauses=cite(book, "individual_exchange"),
    )  # fmt: skip
    stack = entry.stack - points + given * to
    if _others_hold(state, entry, stack, to):
        return (exchanged,)
    gone: Chips = {}
    add(gone, exchanged.taken)
    return (exchanged, retired(state, entry.session, command.value, to, gone))


def _rounded_before(state: Tournament, entry: Entry, value: int) -> int:
    """Points by which rounding has left the player ahead (with a minus: behind) in exchanges of the value:
    chips handed in one by one come to the same as all at once."""
    return sum(
        one.difference for one in state.ledger.exchanges if one.entry == entry.number and one.value == value
    )


def _others_hold(state: Tournament, entry: Entry, stack: int, to: int) -> bool:
    """Can anybody in the session still hold odd chips once this stack is changed?"""
    if stack % to:
        return True
    for table in state.open_tables(entry.session):
        if table.uncounted or table.carried % to:
            return True
        if any(who and who != entry.number and state.entries[who].stack % to for who in table.seats):
            return True
    return False


@decides(ExchangeChips, roles=FLOOR)
def exchange_chips(state: Tournament, asked: Asked[ExchangeChips], book: Book) -> Answer:
    command = asked.command
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "colour_up"}, cite(book, "colour_up"))
    exchanged = _equal_exchange(state, asked.by, command, book)
    if isinstance(exchanged, Refused):
        return exchanged
    about: dict[str, Value] = {
        "entry": command.entry, "taken": _text(command.taken), "given": _text(command.given),
    }  # fmt: skip
    decided = Decided(matter="colour_up", option="exchange", why=command.why.strip(), about=about,
                      clauses=cite(book, "colour_up"))  # fmt: skip
    announced, exchange = exchanged[:-1], exchanged[-1]
    return (*announced, decided, exchange)


def _equal_exchange(
    state: Tournament, by: Actor, command: ExchangeChips, book: Book
) -> tuple[Event, ...] | Refused:
    """The announcement, where the book wants one, and the exchange; or what stands against it."""
    refused = _not_his_to_order(by, book)
    if refused is not None:
        return refused
    entry = holding(state, command.entry)
    if isinstance(entry, Refused):
        return entry
    refused = _not_equal(state, entry, command.taken, command.given)
    if refused is not None:
        return refused
    note: tuple[Event, ...] = ()
    if book.values["chips_discretionary_colour_up"] == "director_any_time_announced":
        clauses = cite(book, "colour_up_announced")
        if command.announced:
            note = (Noted(kind=ANNOUNCEMENT, about={"entry": entry.number, "table": entry.table},
                          clauses=clauses),)  # fmt: skip
        elif not _announced(state, entry):
            return Refused("announcement_missing", {"entry": entry.number}, clauses)
    exchange = ChipsExchanged(
        entry=entry.number, taken=dict(command.taken), given=dict(command.given), cause="exchange",
        clauses=cite(book, "colour_up"),
    )  # fmt: skip
    return (*note, exchange)


def _not_his_to_order(by: Actor, book: Book) -> Refused | None:
    director_only = book.values["chips_discretionary_colour_up"] == "director_any_time_announced"
    if director_only and by.role not in DIRECTORS:
        return Refused(
            "role",
            {"role": by.role, "allowed": ", ".join(sorted(DIRECTORS)), "command": "ExchangeChips"},
            cite(book, "colour_up"),
        )
    return None


def _not_equal(state: Tournament, entry: Entry, taken: Chips, given: Chips) -> Refused | None:
    live = live_values(state, entry.session)
    in_play = state.ledger.in_play
    for value, count in (*taken.items(), *given.items()):
        if count <= 0:
            return impossible(count, "count", ">= 1")
        if value not in live:
            return Refused("value_not_in_play", {"value": value, "known": ", ".join(map(str, live))})
    if not taken or total(taken) != total(given):
        return Refused("not_equal_value", {"taken": total(taken), "given": total(given)})
    if total(taken) > entry.stack:
        return impossible(total(taken), "chips", f"<= {entry.stack}")
    for value, count in taken.items():
        if count > in_play.get(value, 0):
            return Refused("so_many_not_in_play", {"value": value, "chips": count,
                                                   "in_play": in_play.get(value, 0)})  # fmt: skip
    return None


def _announced(state: Tournament, entry: Entry) -> bool:
    """Was an exchange for this player, his table or everybody announced since his last one?"""
    last = max(
        (
            decision.at
            for decision in state.decisions
            if decision.matter == "colour_up"
            and decision.option == "exchange"
            and decision.about.get("entry") == entry.number
        ),
        default=-1,
    )
    for note in reversed(state.notes):
        if note.at <= last:
            return False
        if note.kind != ANNOUNCEMENT:
            continue
        whom, where = note.about.get("entry"), note.about.get("table")
        if whom == entry.number or (not whom and where in (None, 0, entry.table)):
            return True
    return False


def _text(chips: Chips) -> str:
    return " + ".join(f"{count} x {value}" for value, count in sorted(chips.items()))


def number_in(about: About, name: str) -> int:
    """A number that a matter is about; 0 if it is not told."""
    value = about.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def _wanted(state: Tournament, about: About, book: Book) -> ExchangeChips | Refused:
    """The exchange a decision is about: ``value``, how many ``chips`` of it (by default all that make whole
    ones) and ``to``."""
    number, value = number_in(about, "entry"), number_in(about, "value")
    if not number or not value:
        return Refused("matter_about", {"needed": "entry, value, to, chips"})
    to, chips = number_in(about, "to"), number_in(about, "chips")
    entry = holding(state, number)
    if isinstance(entry, Refused):
        return entry
    larger = larger_value(state, entry.session, value, to)
    if isinstance(larger, Refused):
        return larger
    each = larger // value
    if not chips:
        held = min(entry.stack // value, state.ledger.in_play.get(value, 0))
        chips = held // each * each
    if chips <= 0 or chips % each:
        return Refused("not_whole_chips", {"chips": chips, "value": value, "to": larger, "each": each})
    command = ExchangeChips(
        entry=number, taken={value: chips}, given={larger: chips // each}, why="",
        announced=about.get("announced") is True,
    )  # fmt: skip
    return _not_equal(state, entry, command.taken, command.given) or command


def _colour_up_options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    wanted = _wanted(state, about, book)
    return wanted if isinstance(wanted, Refused) else ("leave", "exchange")


def _colour_up_effect(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    if asked.command.option == "leave":
        return ()
    wanted = _wanted(state, asked.command.about, book)
    return wanted if isinstance(wanted, Refused) else _equal_exchange(state, asked.by, wanted, book)


def _refusal_options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    entry = holding(state, number_in(about, "entry"))
    if isinstance(entry, Refused):
        return entry
    may_exclude = book.values["chips_exchange_refusal"] == "director_may_exclude"
    return ("let_continue", "exclude" if may_exclude else "give_penalty")


def _refusal_effect(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    """Exclusion takes the entry out, its chips as the book says; a penalty is given as for any infraction."""
    if asked.command.option != "exclude":
        return ()
    number = number_in(asked.command.about, "entry")
    return why_stays(state, number) or taken_out(state, number, "exchange_refused", book)


matter("colour_up", _colour_up_options, effect=_colour_up_effect)
matter("exchange_refused", _refusal_options, effect=_refusal_effect, roles=DIRECTORS)
