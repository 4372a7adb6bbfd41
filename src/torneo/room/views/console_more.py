"""What a floor person needs only now and then at a table or with a player."""

from torneo.room.views.acts import Act, Trial
from torneo.room.views.choices import people, pick, sitting
from torneo.room.views.fields import Field
from torneo.room.views.naming import code
from torneo.tournament.conduct.commands import RecordArrival
from torneo.tournament.entries.commands import BarPlayer, NoteContact
from torneo.tournament.entries.state import IN, Entry, Player
from torneo.tournament.hands.commands import DealFirstCard
from torneo.tournament.seats.commands import (
    BreakTable,
    CorrectSeat,
    DeclineBigBlind,
    KeepApart,
    MarkAccessible,
    RecordSeat,
    ReserveSeat,
    SwapTables,
)
from torneo.tournament.seats.state import Table
from torneo.tournament.timecalls.cards import cards_left
from torneo.tournament.timecalls.commands import UseTimeCard

#: Ways of trying to reach somebody who is not at the table.
_CALLS = ("public_address", "telephone", "message")
#: Refusals that are about the sample in a form, not about what will be typed.
_SAMPLE = ("unknown_player", "unknown_entry", "kept_apart_already", "not_kept_apart", "swap_impossible")


def table_more(trial: Trial, table: Table) -> list[Act]:
    """Closing it with who carries the chips, reserving a seat, and which seats anybody can reach."""
    if not table.open:
        return []
    number, waiting = table.number, people(trial, waiting=True)
    carried = Field(name="carried_by", label=trial.say("carried_by"), required=True)
    acts = [trial.act(BreakTable(table=number), trial.say("break_table"), [carried], look_first=True)]
    if table.free and waiting:
        free = [(seat, str(seat)) for seat in table.free]
        fields = [
            Field(name="seat", label=trial.say("seat_free"), kind="select", options=free),
            pick("player", trial.say("player"), waiting),
        ]
        sample = ReserveSeat(table=number, seat=table.free[0], player=waiting[0][0])
        acts.append(trial.act(sample, trial.say("reserve_seat"), fields, look_first=True))
    marked = " ".join(map(str, table.accessible))
    field = Field(name="seats:words", label=trial.say("accessible_seats"), value=marked, required=True,
                  hint=trial.say("seats_hint"))  # fmt: skip
    acts.append(
        trial.act(MarkAccessible(table=number, seats=(1,)), trial.say("mark_accessible"), [field],
                  look_first=True)
    )  # fmt: skip
    return acts


def first_card(trial: Trial, table: Table) -> list[Act]:
    """The first card is out: who is still on the way gets none. Asked for only where somebody is."""
    if table.hand is None or table.hand.first_card_at or not table.coming:
        return []
    return [trial.act(DealFirstCard(table=table.number), trial.say("first_card"), look_first=True)]


def time_cards(trial: Trial, table: Table) -> list[Act]:
    """Time-bank cards of those in the hand, where the sheet gives any."""
    state = trial.state
    if table.hand is None or state.structure.time_bank is None:
        return []
    left = {seat: cards_left(state, state.entries[table.seats[seat - 1]]) for seat in table.hand.dealt
            if table.seats[seat - 1]}  # fmt: skip
    options = [
        (seat, trial.say("cards_of", seat=seat, name=_name(trial, table, seat), cards=cards))
        for seat, cards in left.items()
        if cards > 0
    ]
    if not options:
        return []
    field = Field(name="seat", label=trial.say("time_card_of"), kind="select", options=options)
    sample = UseTimeCard(table=table.number, seat=options[0][0])
    return [trial.act(sample, trial.say("use_time_card"), [field])]


def _name(trial: Trial, table: Table, seat: int) -> str:
    return trial.state.players[trial.state.entries[table.seats[seat - 1]].player].name


def player_more(trial: Trial, entry: Entry, player: Player) -> list[Act]:
    """Seats that went wrong, people kept apart, attempts to reach somebody, who may not enter."""
    acts = [*_seat(trial, entry), *_reaching(trial, entry), *_apart(trial, player)]
    if player.barred:
        lift = BarPlayer(player=player.id, why="-", lift=True)
        acts.append(trial.act(lift, trial.say("unbar"), [trial.why()], look_first=True))
    else:
        bar = BarPlayer(player=player.id, why="-")
        acts.append(trial.act(bar, trial.say("bar"), [trial.why()], tone="danger", look_first=True))
    return acts


def _seat(trial: Trial, entry: Entry) -> list[Act]:
    if entry.status != "seated":
        return []
    state, number = trial.state, entry.number
    tables = [(table.number, str(table.number)) for table in state.open_tables(entry.session)]
    where = [
        Field(name="table", label=trial.say("to_table"), kind="select", options=tables, value=entry.table),
        Field(name="seat", label=trial.say("to_seat"), kind="number", least=1, most=10, required=True),
    ]
    free = next((table for table in state.open_tables(entry.session) if table.free), None)
    acts = []
    if free is not None:
        sample = RecordSeat(entry=number, table=free.number, seat=free.free[0])
        acts.append(trial.act(sample, trial.say("record_seat"), where, look_first=True))
    right = [
        Field(name="table", label=trial.say("to_table"), kind="select",
              options=[("", trial.say("last_given")), *tables]),
        Field(name="seat", label=trial.say("to_seat"), kind="number", least=1, most=10),
        Field(name="started_with", label=trial.say("started_with"), kind="chips"),
    ]  # fmt: skip
    acts.append(trial.act(CorrectSeat(entry=number), trial.say("correct_seat"), right, look_first=True))
    others = [one for one in sitting(trial) if one[0] != number]
    if others:
        other = next((one for one in state.alive(entry.session) if one.table not in (0, entry.table)), None)
        sample_swap = SwapTables(entry=number, other=other.number if other else others[0][0])
        field = pick("other", trial.say("swap_with"), others)
        acts.append(trial.act(sample_swap, trial.say("swap"), [field], look_first=True, ignore=_SAMPLE))
    if trial.book.values["seating_relocated_double_big_blind"] == "may_sit_out":
        decline = DeclineBigBlind(entry=number)
        acts.append(trial.act(decline, trial.say("decline_big_blind"), look_first=True))
    return acts


def _reaching(trial: Trial, entry: Entry) -> list[Act]:
    if entry.status not in IN:
        return []
    ways = [(way, code(way, trial.lang)) for way in _CALLS]
    fields = [
        Field(name="how", label=trial.say("contact_how"), kind="select", options=ways),
        Field(name="result", label=trial.say("contact_result"), required=True),
    ]
    contact = NoteContact(entry=entry.number, how=_CALLS[0], result="-")
    found = [trial.act(contact, trial.say("note_contact"), fields, look_first=True)]
    session = trial.state.sessions.get(entry.session)
    if session is not None and session.status == "planned":
        arrival = RecordArrival(player=entry.player, session=entry.session)
        found.append(trial.act(arrival, trial.say("record_arrival"), look_first=True))
    return found


def _apart(trial: Trial, player: Player) -> list[Act]:
    """Whom the player is not to share a table with, and how that is taken back."""
    others = people(trial, without=player.id)
    if not others:
        return []
    sample = KeepApart(player=player.id, other=others[0][0])
    fields = [pick("other", trial.say("apart_from"), others), trial.why(required=False)]
    acts = [trial.act(sample, trial.say("keep_apart"), fields, look_first=True, ignore=_SAMPLE)]
    return acts + [
        trial.act(
            KeepApart(player=player.id, other=one, lift=True),
            trial.say("no_longer_apart", name=trial.state.players[one].name),
            look_first=True,
        )
        for one in player.apart_from
    ]
