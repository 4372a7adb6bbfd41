"""The floor's answers to questions about words, chips and turns."""

from torneo.floor.acts import Bets, ClaimsTurn, Discovered, Does, PlayerAct, TurnsIn
from torneo.floor.betting import turns, undercall_chain
from torneo.floor.betting.held_to_his_word import bind
from torneo.floor.card_acts import DealerActs, DealerWord
from torneo.floor.kernel import registry
from torneo.floor.kernel.carry_out import carry_out
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.outside import go_back
from torneo.floor.kernel.registry import answers
from torneo.floor.kernel.table import Table
from torneo.floor.reading import MUST_CALL, Limits, Reading
from torneo.floor.readings import amounts, chips_in
from torneo.floor.readings.motions import read_chips
from torneo.floor.readings.of_an_act import read
from torneo.floor.readings.words_and_chips import read_bet
from torneo.floor.ruling import Ruling
from torneo.floor.spot import Spot
from torneo.hand import Hand, amend, irregular_deal


@answers
def answer_on_betting(table: Table, question: Question, option: str, to: int | None) -> Ruling:
    """What is left when no other corner asked: an option as the reading it stands for."""

    act, seat = question.act, question.seat
    if isinstance(act, Discovered):
        back = undercall_chain.decide(table, seat, option)
        reading = Reading(case=question.reading.case, action=_as_action(option))
        return table.ruling(seat, reading, returned={seat: back} if back else {})
    if isinstance(act, ClaimsTurn) or question.reading.case in ("skipped_reasonable_time", "skipped_hand"):
        assert isinstance(act, PlayerAct)
        return _skipped(table, act, option)
    if option == "binding":
        bind(table, question)
        return table.ruling(seat, Reading(case=question.reading.case))
    spot = table.spot(seat)
    reading = _reading(table, question, spot, option, to)
    if table.hand.actor != seat:
        if reading.binds_to is not None:
            table.bonds.bound[seat] = reading.binds_to
        return table.ruling(seat, reading)
    if option == "forfeit_and_fold":
        lost, back = _forfeited(table, question, spot)
        amend.forfeit(table.hand, lost)
        return table.ruling(seat, reading, amount=lost, returned={seat: back} if back else {})
    return carry_out(table, act, spot, reading)


def _forfeited(table: Table, question: Question, spot: Spot) -> tuple[int, int]:
    """What a player who folds his undercall leaves in the pot, and the change he gets: one chip bigger than
    the bet he took for the one to call was meant as a call of that bet."""
    pushed = question.reading.pushed or 0
    act = question.act
    one_chip = isinstance(act, Bets) and len(act.motions) == 1 and chips_in.pieces(act.motions[0]) == 1
    earlier = {bet for bet in table.hand.bets.values() if spot.bet < bet < spot.level}
    meant = max((bet - spot.bet for bet in earlier if bet - spot.bet < pushed), default=pushed)
    return (meant, pushed - meant) if one_chip else (pushed, 0)


def _as_action(option: str) -> str | None:
    return {"full_call": "call", "forfeit_and_fold": "fold"}.get(option)


def _reading(table: Table, question: Question, spot: Spot, option: str, to: int | None) -> Reading:
    """An option as the reading it stands for."""
    case, pushed = question.reading.case, question.reading.pushed
    act = question.act
    total = spot.bet + (pushed or 0)
    match option:
        case "full_call" | "call":
            return amounts.call(spot, case, pushed=pushed)
        case "fold" | "forfeit_and_fold":
            return Reading(case=case, action="fold")
        case "all_in":
            return amounts.all_in(spot, pushed=pushed).because(case)
        case "check" | "bring_in":
            return Reading(case=case, action=option)
        case "minimum_raise":
            return amounts.raise_to(spot, spot.clamp(0), case, pushed=pushed)
        case "bet" | "raise" | "complete":
            wanted = to or (total if pushed else None)
            if wanted is None:
                return amounts.announced(spot, case)
            return amounts.declared_raise(table, spot, wanted, case, pushed=pushed)
        case "call_or_fold_only":
            return Reading(case="check_facing_bet", limits=Limits(no_raise=True), also=(case,))
        case "call_any_amount":
            return Reading(case=case, limits=MUST_CALL)
        case "words" | "chips" if isinstance(act, Bets):
            says = act.says if option == "words" else None
            alone = Bets(seat=act.seat, says=says, motions=act.motions, could_mean=act.could_mean)
            return read_bet(table, spot, alone).because(case)
        case "bet_those_chips" | "read_by_the_cases" | "first_motion_only" if isinstance(act, Bets):
            plain = Bets(seat=act.seat, motions=act.motions[:1], prior=act.prior, takes_back=act.takes_back)
            return read(table, plain).because(case)
        case "all_chips_bet" | "all_motions" if isinstance(act, Bets):
            together: dict[int, int] = {}
            for motion in act.motions:
                for chip, count in motion.items():
                    together[chip] = together.get(chip, 0) + count
            if option == "all_motions":
                return read_chips(table, spot, Bets(seat=act.seat, motions=(together,))).because(case)
            return amounts.half_raise(table, spot, spot.bet + chips_in.value(together), case,
                                      pushed=chips_in.value(together))  # fmt: skip
    return Reading(case=case, kind="no_effect")


def _skipped(table: Table, act: PlayerAct, option: str) -> Ruling:

    hand, seat = table.hand, act.seat
    match option:
        case "reasonable_time":
            return turns.out_of_turn_stands(table, act)
        case "no_reasonable_time" if isinstance(act, Does | Bets | TurnsIn):
            table.betting.out_of_turn.clear()
            return carry_out(table, act, table.spot(seat), read(table, act).with_cases("skipped_keeps_turn"))
        case "no_reasonable_time":
            table.betting.out_of_turn.clear()
            return table.ruling(seat, Reading(case="skipped_keeps_turn", kind="granted"))
        case "check_stands":
            return table.ruling(seat, Reading(case="skipped_check_disputed", action="check"))
        case "action_back":
            return _action_back(table, seat)
        case "dead_hand":
            hand.kill(seat)
            return table.ruling(seat, Reading(case="skipped_hand", kind="dead_hand"))
    table.bonds.bound[seat] = Limits(no_raise=True, case="skipped_hand")
    return table.ruling(seat, Reading(case="skipped_hand"))


_TOO_SOON: dict[str, DealerWord] = {
    "flop": "premature_flop", "turn": "premature_turn", "river": "premature_river",
}  # fmt: skip


def _action_back(table: Table, seat: int) -> Ruling:
    """To the moment before he was passed over. Cards that came since came too soon: the first street of them
    is withdrawn as the book says, and nothing that was seen lies in its place again."""
    folded = table.dead
    withdrawn: tuple[Ruling, ...] = ()
    if table.before_silence is not None:
        early = _dealt_since(table.before_silence.hand, table.hand)
        go_back(table, table.before_silence)
        withdrawn = _withdraw(table, early)
    for other in folded:
        if other not in table.dead:
            amend.fold_out_of_turn(table.hand, other)
    reading = Reading(case="skipped_check_disputed", kind="granted")
    return table.ruling(seat, reading, followed_by=withdrawn)


def _dealt_since(before: Hand, now: Hand) -> list[tuple[int, ...]]:
    """What each street dealt between two moments of a hand laid on the board; empty in stud and draw."""
    streets, found, lying = now.game.streets, [], len(before.board)
    for street in streets[before.street + 1 : now.street + 1]:
        found.append(tuple(now.board[lying : lying + street.board]))
        lying += street.board
    return found


def _withdraw(table: Table, early: list[tuple[int, ...]]) -> tuple[Ruling, ...]:
    game = table.hand.game
    ruled: tuple[Ruling, ...] = ()
    if early and game.family != "draw":
        coming = game.streets[table.hand.street + 1].name
        what = _TOO_SOON.get(coming, "premature_stud_card")
        ruled = (registry.rule_on(table, DealerActs(what=what, cards=early[0])),)
    if early[1:] or (early and game.family == "draw"):
        irregular_deal.back_into_stub(table.hand)
    return ruled
