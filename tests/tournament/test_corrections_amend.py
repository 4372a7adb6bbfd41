"""Old mistakes corrected where they happened, in the words of the night they happened in."""

import msgspec
import pytest
from tests.support.corrections import amended, arrive, codes, hand, night, told, tried
from tests.support.entries import of
from tests.support.events import REBUY, published
from tests.support.prizes import final, out
from tests.support.room import SEED, Room
from tests.support.same_history import same_history

from torneo.rulebook import book_ids
from torneo.tournament import TOURNAMENT, Refused, decide, fold, snapshot
from torneo.tournament.clock.commands import AnnounceLevel, SetLevel
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction
from torneo.tournament.corrections.amending import Preview
from torneo.tournament.corrections.commands import Amend, Correction
from torneo.tournament.corrections.events import Amended
from torneo.tournament.corrections.telling import told_as
from torneo.tournament.entries.commands import EnterPlayer, Rebuy, RegisterPlayer
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand
from torneo.tournament.hands.places import places
from torneo.tournament.prizes.commands import PayPrize
from torneo.tournament.seats.commands import MovePlayer, RevealSeed
from torneo.tournament.words import say, sentences
from torneo.tournament.words.filling import Telling


def stack(room: Room, table: int, seat: int) -> int:
    entry = room.state.entry_at(table, seat)
    assert entry is not None
    return entry.stack


@pytest.mark.parametrize("book", book_ids())
def test_the_wrong_player_was_eliminated(book: str) -> None:
    """Seat 3 was reported out; it was seat 4 whose chips went to seat 5. Hands played since stay."""
    room = night(book)
    three, four = room.state.tables[1].seats[2], room.state.tables[1].seats[3]
    wrong = told(room, ReportElimination(table=1, seat=3, beaten_by=(5,)))
    hand(room, 1, s5=-400, s1=400)
    hand(room, 1, s1=-250, s2=250)
    found = amended(room, Correction(seq=wrong, command=ReportElimination(table=1, seat=4, beaten_by=(5,))))
    assert room.state.entries[three].status == "seated"
    assert (room.state.entries[three].table, room.state.entries[three].seat) == (1, 3)
    assert room.state.entries[three].stack == 10_000
    assert room.state.entries[four].status == "out"
    assert stack(room, 1, 5) == 19_600
    assert [one.entry for one in places(room.state, room.book)] == [four]
    assert {"changed_status", "seat_got", "seat_lost", "place_got", "place_lost"} <= codes(found)
    for lang in ("es", "en"):
        lines = [told_as(one.code, one.facts, Telling(lang)) for one in found.consequences]
        assert all(line and "{" not in line for line in lines)
    assert any("inscripción" in told_as(one.code, one.facts, Telling("es")) for one in found.consequences)


def test_the_event_goes_on_after_a_correction_and_can_be_corrected_again() -> None:
    room = night()
    wrong = told(room, ReportElimination(table=1, seat=3, beaten_by=(5,)))
    hand(room, 1, s5=-400, s1=400)
    amended(room, Correction(seq=wrong, command=ReportElimination(table=1, seat=4, beaten_by=(5,))))
    hand(room, 1, s3=1_000, s1=-1_000)
    again = Correction(seq=wrong, command=ReportElimination(table=1, seat=4, beaten_by=(6,)))
    amended(room, again, hands="played")
    assert stack(room, 1, 6) == 20_000
    assert stack(room, 1, 3) == 11_000
    assert stack(room, 1, 5) == 9_600


def test_a_later_move_of_a_player_who_was_out_is_named() -> None:
    """Three tables ago: the player who really went out has been moved since. The move has to be corrected
    too, and then everything fits."""
    room = night(players=12, tables=3, seats=6)
    table = room.state.tables[1]
    wrong = told(room, ReportElimination(table=1, seat=table.taken[0], beaten_by=(table.taken[2],)))
    gone, stays = room.journal[wrong].event.entry, table.seats[table.taken[0] - 1]
    free = room.state.tables[2].free[0]
    move = told(room, MovePlayer(entry=stays, table=2, seat=free, why="equilibrio"))
    seat = room.state.entries[stays].assigned
    right = ReportElimination(table=1, seat=fold(room.journal[: wrong - 1]).entries[stays].seat,
                              beaten_by=(table.taken[1],))  # fmt: skip
    refused = tried(room, Correction(seq=wrong, command=right))
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.facts["seq"]) == ("no_longer_fits", move)
    assert f"mesa 2, asiento {free}" in say(refused.reason, refused.facts, "es")
    assert f"table 2 seat {free}" in say(refused.reason, refused.facts, "en")
    found = amended(
        room,
        Correction(seq=wrong, command=right),
        Correction(seq=move, command=MovePlayer(entry=gone, table=2, seat=free, why="equilibrio")),
    )
    assert room.state.entries[gone].assigned == seat
    assert room.state.entries[stays].status == "out"
    assert "seat_got" in codes(found) or "seat_changed" in codes(found)


def test_an_entry_was_sold_to_the_wrong_player() -> None:
    """The seat drawn stays: the same draw, the same place."""
    room = night(players=5)
    room.do(RegisterPlayer(player="ana", name="Ana Luz", document="A1", born="1990-01-01"))
    arrive(room, 6)
    wrong = next(one.seq for one in room.journal if getattr(one.event, "player", "") == "p6"
                 and type(one.event).__name__ == "Entered")  # fmt: skip
    hand(room, 1, s1=-500, s2=500)
    sits = room.state.entries[6].assigned
    found = amended(
        room, Correction(seq=wrong, command=EnterPlayer(player="ana", id_checked=True)), seed=SEED
    )
    assert room.state.entries[6].player == "ana"
    assert room.state.entries[6].assigned == sits
    assert room.state.players["p6"].entries == []
    assert [one.facts["now"] for one in found.consequences if one.code == "change.changed_player"] == [
        "Ana Luz"
    ]


def test_a_refused_correction_names_the_player() -> None:
    """Nobody knows a player by the id the program keeps."""
    room = night(players=5)
    arrive(room, 6)
    wrong = room.state.version
    while type(room.journal[wrong - 1].event).__name__ != "Entered":
        wrong -= 1
    again = Correction(seq=wrong, command=EnterPlayer(player="p1", id_checked=True))
    refused = tried(room, again, seed=SEED)
    assert isinstance(refused, Refused)
    for lang in ("es", "en"):
        told = say(refused.reason, refused.facts, lang)
        assert room.state.players["p1"].name in told
        assert "p1" not in told


def test_the_draw_of_a_corrected_entry_uses_the_seed_once_it_is_public() -> None:
    room = night(players=5)
    room.do(RegisterPlayer(player="ana", name="Ana Luz", document="A1", born="1990-01-01"))
    arrive(room, 6)
    wrong = room.state.version
    change = Correction(seq=wrong, command=EnterPlayer(player="ana", id_checked=True))
    refused = tried(room, change)
    assert isinstance(refused, Refused)
    assert refused.reason == "correction_refused"
    assert refused.facts["reason"] == "seed_missing"
    room.do(RevealSeed(session="1", seed=SEED))
    amended(room, change)
    assert room.state.entries[6].player == "ana"


def test_a_rebuy_was_not_recorded() -> None:
    """The chips were on the table all along: hands since moved what they moved."""
    room = night(players=4, rebuy=REBUY)
    told(room, StartHand(table=1))
    poor = hand(room, 1, s1=-9_000, s2=9_000)
    entry = room.state.tables[1].seats[0]
    hand(room, 1, s1=-200, s3=200)
    added = Correction(seq=poor, command=Rebuy(entry=entry), after=True)
    refused = tried(room, added)
    assert isinstance(refused, Refused)
    assert refused.reason == "no_longer_fits"
    assert refused.facts["reason"] == "chips_do_not_add_up"
    found = amended(room, added, hands="played")
    assert stack(room, 1, 1) == 10_800
    assert room.state.entries[entry].rebuys == 1
    assert room.state.ledger.points == 50_000
    assert {"changed_chips", "changed_purchases", "changed_paid", "changed_stack"} <= codes(found)


def test_a_level_was_set_wrong() -> None:
    room = night()
    wrong = told(room, SetLevel(level=7, why="reloj reiniciado"))
    hand(room, 1, s1=-100, s2=100)
    room.later(minutes=20)
    told(room, AnnounceLevel())
    told(room, StartHand(table=1))
    assert room.state.sessions["1"].clock.level == 8
    found = amended(room, Correction(seq=wrong, command=SetLevel(level=5, why="reloj reiniciado")))
    assert room.state.sessions["1"].clock.level == 6
    assert room.state.sessions["1"].levels_started == [1, 5, 6]
    hand_now = room.state.tables[1].hand
    assert hand_now is not None
    assert hand_now.level == 6
    assert "changed_level" in codes(found)


def test_a_penalty_went_to_the_wrong_player() -> None:
    room = night("tda-2013")
    told(room, RecordInfraction(clause="tda-2013/40.1", table=1, seat=2, facts="insultos"))
    wrong = room.state.version
    told(room, GivePenalty(infraction=1, penalty="missed_hands", size=3, why="insultos"))
    hand(room, 1, s1=-100, s3=100)
    before = room.state.conduct.penalties[0]
    assert (before.player, before.left) == (room.state.entries[room.state.tables[1].seats[1]].player, 2)
    found = amended(
        room,
        Correction(seq=wrong, command=RecordInfraction(clause="tda-2013/40.1", table=1, seat=4,
                                                       facts="insultos")),
    )  # fmt: skip
    right = room.state.entries[room.state.tables[1].seats[3]].player
    after = room.state.conduct.penalties[0]
    assert (after.player, after.left) == (right, 2)
    assert list(room.state.conduct.serving) == [right]
    assert {"changed_infraction", "changed_penalty"} <= codes(found)


@pytest.mark.parametrize("hands", ["counted", "played"])
def test_wrong_stacks_were_reported_in_hand_17(hands: str) -> None:
    room = night()
    for number in range(16):
        hand(room, 1, **{f"s{1 + number % 3}": 100, f"s{4 + number % 3}": -100})
    before = {seat: stack(room, 1, seat) for seat in range(1, 7)}
    wrong = hand(room, 1, s1=2_000, s2=-2_000)
    hand(room, 1, s3=300, s4=-300)
    hand(room, 1, s3=500, s5=-500)
    right = ReportHand(table=1, stacks={1: before[1] + 1_200, 2: before[2] - 1_200})
    amended(room, Correction(seq=wrong, command=right), hands=hands)
    assert room.state.tables[1].hands == 19
    assert stack(room, 1, 1) == before[1] + 1_200
    assert stack(room, 1, 2) == before[2] - 1_200
    assert stack(room, 1, 3) == before[3] + 800


def test_stacks_that_no_longer_add_up_are_named() -> None:
    room = night()
    wrong = hand(room, 1, s1=2_000, s2=-2_000)
    later = hand(room, 1, s1=-500, s3=500)
    right = Correction(seq=wrong, command=ReportHand(table=1, stacks={1: 11_200, 2: 8_800}))
    refused = tried(room, right)
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.facts["seq"], refused.facts["event"]) == (
        "no_longer_fits", later + 1, "HandEnded",
    )  # fmt: skip
    amended(room, right, hands="played")
    assert (stack(room, 1, 1), stack(room, 1, 2), stack(room, 1, 3)) == (10_700, 8_800, 10_500)


def test_every_event_has_words_for_a_correction() -> None:
    for kind in TOURNAMENT.events:
        sentence = sentences()[f"event.{kind.__name__}"]
        for text in (sentence.message("es"), sentence.message("en")):
            assert kind.__name__ not in text.open
            assert set(text.gaps) <= set(kind.__struct_fields__), kind


def test_a_prize_paid_since_is_named_in_words() -> None:
    room = final("tda-2013", 4, (16_000, 12_000, 8_000, 4_000))
    four, one = of(room, "p4"), of(room, "p1")
    seat = four.seat
    wrong = room.state.version + 1
    out(room, "p4")
    room.do(PayPrize(entry=four.number, method="cheque", document="D-p4", signature="s"))
    right = ReportHand(table=1, stacks={seat: four.received // 2, one.seat: one.stack - four.received // 2})
    refused = tried(room, Correction(seq=wrong, command=right))
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.facts["event"]) == ("no_longer_fits", "PrizePaid")
    assert f"pago del premio de la inscripción {four.number}" in say(refused.reason, refused.facts, "es")
    assert f"payment of the prize of entry {four.number}" in say(refused.reason, refused.facts, "en")


def test_who_lost_everything_since_loses_everything() -> None:
    """Seat 1 had 800 less than recorded when it went all in and lost to seat 3."""
    room = night()
    wrong = hand(room, 1, s1=2_000, s2=-2_000)
    told(room, StartHand(table=1))
    told(room, ReportHand(table=1, stacks={1: 0, 3: 22_000}, beaten_by={1: (3,)}))
    out = room.state.eliminations[0].entry
    amended(
        room,
        Correction(seq=wrong, command=ReportHand(table=1, stacks={1: 11_200, 2: 8_800})),
        hands="played",
    )
    assert room.state.entries[out].status == "out"
    assert room.state.eliminations[0].stack == 11_200
    assert (stack(room, 1, 2), stack(room, 1, 3)) == (8_800, 21_200)


def test_an_amendment_survives_the_journal() -> None:
    """Written down as JSON and read again it is the same event and makes the same state."""
    room = night()
    wrong = told(room, ReportElimination(table=1, seat=3, beaten_by=(5,)))
    hand(room, 1, s5=-400, s1=400)
    amended(room, Correction(seq=wrong, command=ReportElimination(table=1, seat=4, beaten_by=(5,))))
    lines = [msgspec.json.encode(one.event) for one in room.journal]
    again = [
        msgspec.structs.replace(one, event=msgspec.json.decode(line, type=TOURNAMENT.event_type))
        for one, line in zip(room.journal, lines, strict=True)
    ]
    assert again[-1] == room.journal[-1]
    assert snapshot(fold(again)) == snapshot(room.state)


def test_an_act_that_never_was() -> None:
    room = night()
    wrong = hand(room, 1, s1=2_000, s2=-2_000)
    told(room, StartHand(table=1))
    amended(room, Correction(seq=wrong))
    hand_now = room.state.tables[1].hand
    assert hand_now is not None
    assert hand_now.number == 1
    assert stack(room, 1, 1) == 10_000


def test_a_command_is_found_by_its_key() -> None:
    room = night()
    room.later(seconds=3).do(ReportElimination(table=1, seat=1, beaten_by=(2,)), key="tablet-7")
    amended(room, Correction(key="tablet-7", command=ReportElimination(table=1, seat=1, beaten_by=(3,))))
    assert stack(room, 1, 3) == 20_000


def test_an_inserted_command_can_be_corrected_later() -> None:
    room = night()
    first = hand(room, 1, s1=2_000, s2=-2_000)
    added = ReportElimination(table=1, seat=4, beaten_by=(5,))
    amended(room, Correction(seq=first, command=added, after=True))
    inserted = room.state.version
    amended(room, Correction(seq=inserted, command=ReportElimination(table=1, seat=4, beaten_by=(6,))))
    assert (stack(room, 1, 5), stack(room, 1, 6)) == (10_000, 20_000)
    amended(room, Correction(seq=inserted))
    assert stack(room, 1, 4) == stack(room, 1, 6) == 10_000


def test_an_entry_that_never_was_keeps_its_number_if_others_follow() -> None:
    """Numbers are printed on seat cards and receipts: later entries keep theirs."""
    room = night(players=3)
    arrive(room, 4)
    wrong = room.state.version
    arrive(room, 5)
    found = amended(room, Correction(seq=wrong))
    assert room.state.entries[4].status == "cancelled"
    assert room.state.entries[4].stack == 0
    assert room.state.entries[5].player == "p5"
    assert room.state.ledger.points == 40_000
    assert {"changed_status", "seat_lost", "changed_chips"} <= codes(found)
    assert arrive(room, 6) == 6
    last = room.state.version
    amended(room, Correction(seq=last))
    assert 6 not in room.state.entries


def test_an_entry_cannot_be_pushed_in_before_others() -> None:
    room = published()
    room.do(RegisterPlayer(player="ana", name="Ana Luz", document="A1", born="1990-01-01"))
    arrive(room, 1)
    first = room.state.version
    arrive(room, 2)
    refused = tried(
        room, Correction(seq=first, command=EnterPlayer(player="ana", id_checked=True), after=True)
    )
    assert isinstance(refused, Refused)
    assert (refused.facts["event"], refused.facts["reason"]) == ("Entered", "entry_numbers")


def test_an_infraction_removed_takes_the_numbers_of_later_ones_with_it() -> None:
    room = night("tda-2013")
    first = told(room, RecordInfraction(clause="tda-2013/40.1", table=1, seat=2, facts="insultos"))
    second = told(room, RecordInfraction(clause="tda-2013/40.1", table=1, seat=3, facts="gritos"))
    assert first < second
    given = GivePenalty(infraction=2, penalty="missed_hands", size=3, why="gritos")
    penalty = told(room, given)
    refused = tried(room, Correction(seq=first))
    assert isinstance(refused, Refused)
    assert (refused.facts["seq"], refused.facts["reason"]) == (penalty, "numbers")
    assert "infracción 2" in say(refused.reason, refused.facts, "es")
    right = msgspec.structs.replace(given, infraction=1)
    amended(room, Correction(seq=first), Correction(seq=penalty, command=right))
    assert [one.facts for one in room.state.infractions] == ["gritos"]
    assert room.state.conduct.penalties[0].player == room.state.infractions[0].player


def test_what_cannot_be_corrected() -> None:
    room = night()
    seq = hand(room, 1, s1=2_000, s2=-2_000)
    same = ReportHand(table=1, stacks={1: 12_000, 2: 8_000})
    assert _reason(tried(room, Correction(seq=seq, command=same))) == "nothing_to_correct"
    assert _reason(tried(room, Correction(seq=9_999))) == "no_such_act"
    assert _reason(tried(room, Correction(key="nobody"))) == "no_such_act"
    assert _reason(tried(room, Correction(seq=seq, after=True))) == "nothing_to_insert"
    assert _reason(tried(room, Correction(seq=seq), Correction(seq=seq))) == "corrected_twice"
    assert _reason(tried(room)) == "nothing_to_correct"
    wrong = tried(room, Correction(seq=seq, command=ReportHand(table=1, stacks={1: 12_000, 2: 9_000})))
    assert isinstance(wrong, Refused)
    assert (wrong.reason, wrong.facts["reason"]) == ("correction_refused", "chips_do_not_add_up")
    room.do(RevealSeed(session="1", seed=SEED))
    assert _reason(tried(room, Correction(seq=room.state.version))) == "seed_is_public"


def _reason(found: Preview | Refused) -> str:
    assert isinstance(found, Refused), found
    assert all(say(found.reason, found.facts, lang) for lang in ("es", "en"))
    return found.reason


def test_a_preview_holds_while_nothing_else_would_follow() -> None:
    """Hands of other seats in between change nothing; a hand of those corrected does."""
    room = night()
    seq = hand(room, 1, s1=2_000, s2=-2_000)
    found = tried(room, Correction(seq=seq, command=ReportHand(table=1, stacks={1: 11_000, 2: 9_000})))
    assert isinstance(found, Preview)
    assert room.refused(found.command, role="floor").reason == "role"
    hand(room, 1, s3=100, s4=-100)
    assert isinstance(decide(room.state, room.asked(found.command), room.book), tuple)
    told(room, ReportElimination(table=1, seat=2, beaten_by=(1,)))
    assert room.refused(found.command).reason == "event_moved_on"


def test_a_correction_nobody_has_seen_like_that_is_refused() -> None:
    room = night()
    seq = hand(room, 1, s1=2_000, s2=-2_000)
    change = Correction(seq=seq, command=ReportHand(table=1, stacks={1: 11_000, 2: 9_000}))
    other = Correction(seq=seq, command=ReportHand(table=1, stacks={1: 19_000, 2: 1_000}))
    found, richer = tried(room, change), tried(room, other)
    assert isinstance(found, Preview)
    assert isinstance(richer, Preview)
    forged = msgspec.structs.replace(found.command, expects=richer.command.expects)
    assert room.refused(forged).reason == "event_moved_on"
    broken = Correction(seq=seq, command={"command": "ReportHand", "table": "x"})
    assert room.refused(Amend(corrections=(broken,), why="x")).reason == "amendment_damaged"
    silent = msgspec.structs.replace(found.command, why=" ")
    assert room.refused(silent).reason == "reason_missing"


def test_a_correction_is_stored_as_commands_and_what_they_bring() -> None:
    """Plain data gives the same correction as the command it stands for; nothing of the state is kept."""
    room = night()
    seq = hand(room, 1, s1=2_000, s2=-2_000)
    right = ReportHand(table=1, stacks={1: 11_000, 2: 9_000})
    plain = msgspec.json.decode(msgspec.json.encode(right))
    (event,) = room.do(Amend(corrections=(Correction(seq=seq, command=plain),), why="x"))
    assert isinstance(event, Amended)
    assert event.__struct_fields__ == ("seq", "why", "changed", "consequences", "confirms", "asked_by")
    assert TOURNAMENT.asked.read(event.changed[0].asked) == right
    assert stack(room, 1, 1) == 11_000
    assert TOURNAMENT.asked.read(room.journal[-1].asked) is not None


def test_the_amended_state_is_the_one_of_the_right_history() -> None:
    """The same night twice, once with the mistake: after the correction the states are the same."""
    wrong, right = night("fcp-2025"), night("fcp-2025")
    seq = told(wrong, ReportElimination(table=1, seat=2, beaten_by=(1,)))
    told(right, ReportElimination(table=1, seat=6, beaten_by=(1,)))
    for room in (wrong, right):
        told(room, StartHand(table=1))
        told(room, ReportHand(table=1, stacks={1: 19_000, 3: 11_000}))
        told(room, StartHand(table=1))
    amended(wrong, Correction(seq=seq, command=ReportElimination(table=1, seat=6, beaten_by=(1,))))
    assert same_history(wrong.state, right.state)
