"""Cards given up in mid-hand: what they touched, how they were thrown, and having them back."""

from msgspec.structs import replace

from torneo.floor.acts import Asks, Bets, Decides, Does, TurnsIn
from torneo.floor.bonds import lose_pending, owed_act
from torneo.floor.card_acts import Mucks
from torneo.floor.certainty import identified
from torneo.floor.citations import cite, speaks
from torneo.floor.kernel.all_in_hands import betting_is_over, thrown_in_all_in
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.carry_out import carry_out
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.memory import GivenUp
from torneo.floor.kernel.outside import go_back
from torneo.floor.kernel.registry import play
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.readings import amounts
from torneo.floor.readings.of_an_act import read
from torneo.floor.record import charged
from torneo.floor.ruling import Ruling
from torneo.hand import IllegalAction, amend, lost_hand
from torneo.hand.status import BET, BRING_IN, OVER, STREET_OVER

#: How a fold is made in stud, by the way the book describes it.
_STUD_FOLD = {"turn_all_down_and_push_forward": ("turn_all_cards_down", "push_cards_forward")}


def turned_in(table: Table, act: TurnsIn) -> Ruling | None:
    """``None`` where the betting floor or the showdown has all there is to say."""
    hand, seat = table.hand, act.seat
    place = hand.place_of.get(seat)
    if hand.status not in (BET, STREET_OVER) or place is None or not hand.live[place]:
        return None
    if table.stopped:
        return None
    if betting_is_over(table, seat):
        return thrown_in_all_in(table, seat)
    if place == hand.last_aggressor and seat != hand.actor and hand.status == BET:
        return None
    rule = table.book.values["turn_folded_hand"]
    touched = act.touches or ("muck" if act.touches_muck else None)
    contact = touched in rule["contact"] or (act.past_line is True and "line" in rule["contact"])
    before, sure = table.before, identified(table, act.identifiable)
    if hand.status == BET and _worth_asking(table, act, contact, sure):
        return _may_be_retrieved(table, act, contact)
    gone = sure is False and hand.status == BET and owed_act(table, seat) is not None
    if gone or (contact and hand.status == BET):  # a bound player cannot be given back what cannot be found
        ruling = _dead_by_contact(table, act)
    else:
        if touched not in (None, "muck"):
            act = replace(act, touches=None, past_line=bool(act.past_line))
        ruling = _betting(table, act)
    if ruling.action != "fold":
        return ruling
    table.cards.cards_in[seat] = GivenUp(act.identifiable, len(hand.events))
    if before is not None:
        table.before_fold[seat] = before
    return _how(table, act, ruling)


def given_up(table: Table, act: Mucks) -> Ruling:
    """Mucking before the showdown is giving the cards up."""
    fold = TurnsIn(seat=act.seat)
    return turned_in(table, fold) or _betting(table, fold)


def folds(table: Table, act: Does) -> Ruling | None:
    """A fold in stud is told how it is made; with nobody left to bet there is none."""
    if betting_is_over(table, act.seat) and table.asked is None:
        return thrown_in_all_in(table, act.seat)
    if not table.hand.game.is_stud or not speaks(table.book, "stud_fold"):
        return None
    ruling = _betting(table, act)
    return _stud(table, ruling) if ruling.action == "fold" else ruling


def _betting(table: Table, act: TurnsIn | Does | Bets) -> Ruling:
    return play(table, act)


# ---- dead by what they touched ---------------------------------------------------------------------


def _dead_by_contact(table: Table, act: TurnsIn) -> Ruling:

    seat = act.seat
    spot = table.spot(seat)
    lost, why = lose_pending(table, seat)
    if table.hand.actor == seat:
        reading = amounts.fold(spot).because("folded_by_contact").with_cases("fold_by_pushing_cards", *why)
        return follow(table, carry_out(table, act, spot, reading))
    amend.fold_out_of_turn(table.hand, seat)
    also = ("fold_out_of_turn", *why)
    early = Reading(case="folded_by_contact", action="fold", also=also, infraction="out_of_turn")
    return follow(table, table.ruling(seat, early, amount=lost or None))


def _how(table: Table, act: TurnsIn, ruling: Ruling) -> Ruling:
    """Face up, through the air, without a word: what the book wants of a fold."""
    if act.face_up:
        ruling = beside(table, ruling, "fold_shown", "exposing_cards")
    elif act.high and speaks(table.book, "fold_high"):
        ruling = beside(table, ruling, "fold_high", "exposing_cards")
    elif (act.high or act.thrown) and speaks(table.book, "fold_thrown"):
        ruling = beside(table, ruling, "fold_thrown", "etiquette")
    elif speaks(table.book, "fold_unannounced"):
        ruling = beside(table, ruling, "fold_unannounced", "undeclared_fold")
    return _stud(table, ruling)


def _stud(table: Table, ruling: Ruling) -> Ruling:
    if not table.hand.game.is_stud or not speaks(table.book, "stud_fold"):
        return ruling
    steps = _STUD_FOLD[table.book.values["dealing_stud_procedures"]["fold_by"]]
    return replace(beside(table, ruling, "stud_fold"), steps=steps)


def beside(table: Table, ruling: Ruling, case: str, infraction: str | None = None) -> Ruling:
    """The same ruling with another clause, and an infraction if it has none yet."""
    if ruling.infraction is None and infraction is not None:
        return charged(table, ruling, case, infraction)
    return replace(ruling, clauses=tuple(dict.fromkeys((*ruling.clauses, *cite(table.book, case)))))


# ---- having them back ------------------------------------------------------------------------------


def _worth_asking(table: Table, act: TurnsIn, contact: bool, sure: bool | None) -> bool:
    """Somebody says the cards can be told, or that the player was misled, and the book lets them be had."""
    rule = table.book.values["turn_folded_hand"]["retrieval"]
    if rule == "none" or sure is False:
        return False
    if not sure and act.misled_by is None:
        return False
    if contact:
        return True
    if rule.startswith("staff") and act.misled_by is None:
        return False  # a plain fold that touched nothing: nobody stops the game to ask
    return read(table, act).action == "fold"


def _may_be_retrieved(table: Table, act: TurnsIn, contact: bool) -> Ruling:

    question = _question(table, act.misled_by, contact=contact)
    if table.spot(act.seat).facing and speaks(table.book, "fold_by_pushing_cards"):
        question = question.with_cases("fold_by_pushing_cards")
    return ask(table, act, None, question, dead=contact)


def _question(table: Table, misled_by: int | None = None, *, contact: bool = True) -> Reading:
    also: tuple[str, ...] = ("folded_by_contact",) if contact else ()
    facts: dict[str, int | str] = {}
    if misled_by is not None:
        facts["misled_by"] = misled_by
        extra = table.book.values["turn_folded_hand"]["retrieval"].endswith("extra_effort_if_misled")
        also = ("hand_retrieval_misled", *also) if extra else also
    return Reading(case="hand_retrieval", kind="question", options=("retrieve_hand", "dead_hand"),
                   also=also, facts=facts)  # fmt: skip


def asks_for_cards(table: Table, act: Asks) -> Ruling | None:
    """A player wants the hand back that he gave up."""

    hand, seat = table.hand, act.seat
    place = hand.place_of.get(seat)
    if seat in table.showdown.given_up:
        return None
    if place is None or hand.live[place]:
        return table.ruling(seat, Reading(case="hand_retrieval", kind="no_effect"))
    if ("kill", seat) in hand.events:
        return table.ruling(seat, Reading(case="hand_killed", kind="refused"))
    if seat in table.cards.folds_ruled and table.book.values["floor_ruling_review"] == "final":
        return table.ruling(seat, Reading(case="fold_ruling_final", kind="refused"))
    kept = table.cards.cards_in.get(seat)
    if table.book.values["turn_folded_hand"]["retrieval"] == "none":
        return table.ruling(seat, Reading(case="folded_by_contact", kind="refused"))
    lost = kept is not None and identified(table, kept.identifiable) is False
    if lost or table.asked is not None or not _can_come_back(table, seat, kept):
        return table.ruling(seat, Reading(case="hand_retrieval", kind="refused", also=("folded_by_contact",)))
    return ask(table, act, None, _question(table))


def _can_come_back(table: Table, seat: int, kept: GivenUp | None) -> bool:
    hand = table.hand
    if kept is not None and seat in table.before_fold and kept.at == len(hand.events):
        return True
    return hand.status not in (OVER, BRING_IN) and lost_hand.folded_this_street(hand, seat)


def not_his_to_give(table: Table, act: Decides) -> Ruling | None:
    """Where only the director may have a hand recovered, nobody else's word counts."""
    question = table.asked
    if question is None or question.reading.case != "hand_retrieval" or act.option != "retrieve_hand":
        return None
    rule = table.book.values["turn_folded_hand"]["retrieval"]
    if act.by == "director" or not rule.startswith("director"):
        return None
    return table.ruling(question.seat, Reading(case="hand_retrieval", kind="refused"))


def retrieve(table: Table, seat: int) -> Ruling:
    """Live again: where nothing has happened since, as if the cards had stayed."""

    hand = table.hand
    if not hand.live[hand.place_of[seat]]:
        kept = table.cards.cards_in.pop(seat, None)
        before = table.before_fold.pop(seat, None)
        if kept is not None and before is not None and kept.at == len(hand.events):
            go_back(table, before)
        else:
            try:
                lost_hand.bring_back(hand, seat)
            except IllegalAction:
                return table.ruling(seat, Reading(case="hand_retrieval", kind="refused"))
    return follow(table, table.ruling(seat, Reading(case="hand_retrieval", kind="granted")))


def leave_dead(table: Table, seat: int, act: object) -> Ruling:
    """The fold stands, and that is the last word on it."""
    hand = table.hand
    lost, why = 0, ()  # type: int, tuple[str, ...]
    if hand.live[hand.place_of[seat]]:
        if isinstance(act, TurnsIn):
            lost, why = lose_pending(table, seat)
            if hand.actor == seat:
                hand.fold()
            else:
                amend.fold_out_of_turn(hand, seat)
        else:
            hand.kill(seat)
    table.cards.folds_ruled.append(seat)
    reading = Reading(case="folded_by_contact", kind="dead_hand", also=("fold_ruling_final", *why))
    return table.ruling(seat, reading, amount=lost or None)
