"""Later acts that stand in the way of a correction are listed, and taken back with it in one go."""

from tests.support.corrections import hand, night, told
from tests.support.mistakes import broken_table
from tests.support.same_history import same_history

from torneo.tournament import Refused, fold, problems, snapshot
from torneo.tournament.conduct.commands import GivePenalty
from torneo.tournament.corrections.acts import acts_of
from torneo.tournament.corrections.amending import Amendment, Preview, preview
from torneo.tournament.corrections.commands import Amend, Correction
from torneo.tournament.corrections.footing import Named, named
from torneo.tournament.corrections.verifying import check
from torneo.tournament.hands.commands import ReportElimination
from torneo.tournament.rulings.commands import CloseCall
from torneo.tournament.seats.commands import BreakTable, ConfirmArrival, SwapTables


def test_a_table_that_never_broke_takes_its_arrivals_with_it() -> None:
    room = broken_table(right=False)
    broken = next(act for act in acts_of(room.journal) if isinstance(act.command, BreakTable))
    never = Correction(seq=broken.seq)
    alone = preview(room.journal, room.book, Amendment(corrections=(never,), why="no tocaba"))
    assert isinstance(alone, Refused)
    assert alone.reason == "no_longer_fits"
    found = preview(
        room.journal, room.book, Amendment(corrections=(never,), why="no tocaba", taking_back=True)
    )
    assert isinstance(found, Preview)
    assert [type(one.act.command) for one in found.made.gone] == [ConfirmArrival] * 4
    assert {one.why.reason for one in found.made.gone} == {"already_arrived"}
    command = found.command
    assert isinstance(command, Amend)
    assert [one.seq for one in command.corrections] == [broken.seq, *(one.act.seq for one in found.made.gone)]
    room.later(seconds=5).do(command)
    assert same_history(room.state, broken_table(right=True).state)
    assert snapshot(fold(room.journal)) == snapshot(room.state)
    assert check(room.journal, room.book) == []


def test_a_draw_that_half_fits_is_taken_back_whole() -> None:
    """The player who really went out was moved with the others when the table broke: the draw cannot stay,
    and nothing of it does."""
    room = night(players=12, tables=3, seats=6)
    table = room.state.tables[3]
    out, stays, winner = [seat for seat, entry in enumerate(table.seats, 1) if entry][:3]
    wrong = told(room, ReportElimination(table=3, seat=out, beaten_by=(winner,)))
    told(room, BreakTable(table=3))
    hand(room, 1, s1=200, s2=-200)
    right = ReportElimination(table=3, seat=stays, beaten_by=(winner,))
    found = preview(
        room.journal, room.book,
        Amendment(corrections=(Correction(seq=wrong, command=right),), why="era otro", taking_back=True),
    )  # fmt: skip
    assert isinstance(found, Preview)
    assert [type(one.act.command) for one in found.made.gone] == [BreakTable]
    room.later(seconds=5).do(found.command)
    assert problems(room.state) == []
    assert room.state.tables[3].open
    assert [seat for seat, entry in enumerate(room.state.tables[3].seats, 1) if entry and seat == stays] == []
    assert same_history(room.state, found.made.new)


def test_whatever_a_command_names_is_known_by_what_it_is() -> None:
    """Not by what its field is called: a penalty that is a code is no penalty on record."""
    assert set(named(SwapTables(entry=3, other=8))) == {Named("entry", 3), Named("entry", 8)}
    assert set(named(GivePenalty(infraction=2, penalty="warning", why="x"))) == {Named("infraction", 2)}
    assert set(named(CloseCall(call=4, ruling=7))) == {Named("call", 4), Named("ruling", 7)}
