"""The floor's answers: carrying out an option, and overriding under the book's first rule."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from torneo.floor import conditions
from torneo.floor.acts import Bets, ClaimsTurn, Decides, Discovered, Does, FindsChips, PlayerAct, TurnsIn
from torneo.floor.betting import turns, undercall_chain
from torneo.floor.chips import hidden_chips
from torneo.floor.deck.answers import answer_on_deck
from torneo.floor.exposed_and_dead.answers import answer_on_exposed_and_dead
from torneo.floor.penalties import sanctions
from torneo.floor.procedure_answers import answer_on_procedure
from torneo.floor.reading import MUST_CALL, Limits, Reading
from torneo.floor.readings import amounts, chips_in
from torneo.floor.readings.of_an_act import read
from torneo.floor.readings.words_and_chips import read_bet
from torneo.floor.ruling import Effect, Ruling
from torneo.floor.showdown.answers import answer_on_showdown
from torneo.floor.spot import Spot, spot_of
from torneo.hand import IllegalAction, amend

if TYPE_CHECKING:
    from torneo.floor.table import Question, Table


def decide(table: "Table", act: Decides) -> Ruling:
    """Answer the open question, or set a technical outcome aside."""
    from torneo.floor.carry_out import follow
    from torneo.floor.table import Decision

    question = table.asked
    if act.option == "override" or (act.option == "other_ruling" and question is not None):
        return _override(table, act, question)
    refused = sanctions.refused(table, question, act) if question is not None else None
    if refused is not None:
        return refused
    if question is None or act.option not in question.reading.options:
        return table.ruling(None, Reading(case="decision", kind="refused"))
    table.asked = None
    table.decisions.append(Decision(question.reading.case, act.option, act.by, act.why))
    size = sanctions.size_of(table, question, act)
    ruling = _answer(table, replace(question, count=size), act.option, act.to)
    return follow(table, ruling)


def preview(table: "Table", question: "Question", option: str) -> Effect:
    """What an answer would do, tried on a twin of the table."""
    if option in ("other_ruling", "chip_forfeiture"):  # it depends on what is said with it
        return Effect()
    twin = table.copy()
    before = twin.hand.stacks
    try:
        ruling = _answer(twin, question, option, None)
    except IllegalAction:
        return Effect()
    changed = {seat: chips for seat, chips in twin.hand.stacks.items() if chips != before.get(seat, chips)}
    dead = tuple(seat for seat in twin.dead if seat not in table.dead)
    return Effect(ruling.action, ruling.to, changed, dead)


def _answer(table: "Table", question: "Question", option: str, to: int | None) -> Ruling:
    from torneo.floor.carry_out import carry_out

    act, seat = question.act, question.seat
    for answer in (answer_on_deck, answer_on_exposed_and_dead, answer_on_showdown, answer_on_procedure):
        ruling = answer(table, question, option)
        if ruling is not None:
            return ruling
    if isinstance(act, FindsChips):
        return _hidden(table, seat, option)
    if isinstance(act, Discovered):
        back = undercall_chain.decide(table, seat, option)
        reading = Reading(case=question.reading.case, action=_as_action(option))
        return table.ruling(seat, reading, returned={seat: back} if back else {})
    if isinstance(act, ClaimsTurn) or question.reading.case in ("skipped_reasonable_time", "skipped_hand"):
        assert isinstance(act, PlayerAct)
        return _skipped(table, act, option)
    if option == "binding":
        conditions.bind(table, question)
        return table.ruling(seat, Reading(case=question.reading.case))
    spot = spot_of(table, seat)
    reading = _reading(table, question, spot, option, to)
    if table.hand.actor != seat:
        if reading.binds_to is not None:
            table.bound[seat] = reading.binds_to
        return table.ruling(seat, reading)
    if option == "forfeit_and_fold":
        amend.forfeit(table.hand, question.reading.pushed or 0)
        return table.ruling(seat, reading, amount=question.reading.pushed)
    return carry_out(table, act, spot, reading)


def _as_action(option: str) -> str | None:
    return {"full_call": "call", "forfeit_and_fold": "fold"}.get(option)


def _reading(table: "Table", question: "Question", spot: Spot, option: str, to: int | None) -> Reading:
    """An option as the reading it stands for."""
    case, pushed = question.reading.case, question.reading.pushed
    act = question.act
    total = spot.bet + (pushed or 0)
    match option:
        case "full_call" | "call":
            return amounts.call(spot, case, pushed=pushed)
        case "fold" | "forfeit_and_fold":
            return Reading(case=case, action="fold")
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
                return chips_in.read_chips(table, spot, Bets(seat=act.seat, motions=(together,))).because(
                    case
                )
            return amounts.half_raise(table, spot, spot.bet + chips_in.value(together), case,
                                      pushed=chips_in.value(together))  # fmt: skip
    return Reading(case=case, kind="no_effect")


def _hidden(table: "Table", seat: int, option: str) -> Ruling:
    facts: dict[str, int | str] = {"chips": table.hidden.get(seat, 0)}
    if option == "part_of_bet":
        hidden_chips.join_bet(table, seat, table.hidden[seat])
        return table.ruling(seat, Reading(case="hidden_chips", facts=facts), amount=int(facts["chips"]))
    if option == "not_part_of_bet":
        return table.ruling(seat, Reading(case="hidden_chips", kind="no_effect", facts=facts))
    return hidden_chips.give(table, seat, option)


def _skipped(table: "Table", act: PlayerAct, option: str) -> Ruling:
    from torneo.floor.carry_out import carry_out

    hand, seat = table.hand, act.seat
    match option:
        case "reasonable_time":
            return turns.out_of_turn_stands(table, act)
        case "no_reasonable_time" if isinstance(act, Does | Bets | TurnsIn):
            table.out_of_turn.clear()
            return carry_out(
                table, act, spot_of(table, seat), read(table, act).with_cases("skipped_keeps_turn")
            )
        case "no_reasonable_time":
            table.out_of_turn.clear()
            return table.ruling(seat, Reading(case="skipped_keeps_turn", kind="granted"))
        case "check_stands":
            return table.ruling(seat, Reading(case="skipped_check_disputed", action="check"))
        case "action_back":
            folded = table.dead
            table.take_back(table.before_silence)
            for other in folded:
                if other not in table.dead:
                    amend.fold_out_of_turn(table.hand, other)
            return table.ruling(seat, Reading(case="skipped_check_disputed", kind="granted"))
        case "dead_hand":
            hand.kill(seat)
            return table.ruling(seat, Reading(case="skipped_hand", kind="dead_hand"))
    table.bound[seat] = Limits(no_raise=True, case="skipped_hand")
    return table.ruling(seat, Reading(case="skipped_hand"))


def _may_override(table: "Table", act: Decides, last: Ruling | None) -> bool:
    """The book names who may; where it says the true amount is owed without more, nobody may soften it."""
    values = table.book.values
    if (
        last is not None
        and last.reason == "accepted_action"
        and values["betting_accepted_action"] == "true_amount"
    ):
        return False
    return values["floor_override_authority"] == "floor" or act.by == "director"


def _override(table: "Table", act: Decides, question: "Question | None") -> Ruling:
    """Common sense over the technical rule, by whoever the book lets, recorded as such."""
    from torneo.floor.carry_out import follow, perform
    from torneo.floor.table import Decision

    last = table.rulings[-1] if table.rulings else None
    if act.option == "override" and not _may_override(table, act, last):
        return table.ruling(None, Reading(case="override_refused", kind="refused"))
    if act.option == "override" and question is None and last is not None and table.before is not None:
        table.take_back(table.before)
    seat = act.seat or (question.seat if question is not None else table.hand.actor)
    setting_aside = last.reason if last is not None else "decision"
    if question is not None:
        setting_aside = question.reading.case
    reading = Reading(case="override", action=act.action, to=act.to, also=(setting_aside,))
    try:
        if act.action == "fold" and seat is not None and seat != table.hand.actor:
            amend.fold_out_of_turn(table.hand, seat)
        elif act.action is not None:
            if seat is not None:
                amend.next_to_act(table.hand, seat)
            forced = act.action in ("call", "bet", "raise", "complete") and act.to is not None
            perform(table, act, reading, force=forced)
    except IllegalAction:
        return table.ruling(seat, Reading(case="override", kind="refused"))
    table.asked = None
    table.decisions.append(Decision(reading.also[0], "override", act.by, act.why))
    return follow(table, table.ruling(seat, reading))
