"""Hands face up on the table, whole or in part, and players who will not open theirs."""

from collections.abc import Sequence

from msgspec.structs import replace

from torneo.cards import HIDDEN
from torneo.cards.evaluate import EVALUATORS
from torneo.cards.made_hand import category_of
from torneo.floor.acts import Asks, Refuses
from torneo.floor.card_acts import DealerActs, Shows, Tables
from torneo.floor.certainty import identified
from torneo.floor.citations import cite
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.table import Table
from torneo.floor.lost_cards import dead
from torneo.floor.own_clauses import own
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import IllegalAction
from torneo.hand.nuts import checked_nuts
from torneo.hand.showdown_amends import awards_are_there, reinstate
from torneo.hand.status import OVER, SHOWDOWN


def cards_to_table(table: Table, seat: int) -> int:
    """How many cards face up make a tabled hand: all that the game deals, and never more than the player
    holds (in stud the last card may lie in the middle for all)."""
    hand = table.hand
    dealt = sum(street.down + street.up for street in hand.game.streets)
    return min(dealt, len(hand.hole[hand.place_of[seat]]))


def tables(table: Table, act: Tables) -> Ruling:
    """The whole hand, or less where the cards are named."""
    hand = table.hand
    place = hand.place_of[act.seat]
    cards = act.cards or tuple(hand.hole[place])
    if len(cards) < cards_to_table(table, act.seat) and len(hand.hole[place]) >= len(cards):
        return shows(table, Shows(seat=act.seat, cards=cards))
    if act.seat in table.showdown.given_up:
        return changes_his_mind(table, act)
    return put_face_up(table, act.seat, act.cards)


def put_face_up(table: Table, seat: int, cards: Sequence[int] = (), *also: str) -> Ruling:
    """The hand is tabled and read; the pots are paid once nobody is left to show."""

    hand = table.hand
    try:
        hand.show(seat, list(cards) or None)
    except IllegalAction as error:
        why: dict[str, int | str] = {"why": error.reason}
        return table.ruling(seat, Reading(case="hand_not_tabled", kind="refused", facts=why))
    table.showdown.partly_shown.pop(seat, None)
    table.showdown.given_up.pop(seat, None)
    if seat in table.showdown.asked_to_show:
        table.showdown.asked_to_show.remove(seat)
    announced = table.book.values["showdown_tabling"]["dealer_announces_hands"]
    soft_play = _is_soft_play(table, seat)
    reading = Reading(
        case="hand_tabled",
        facts=_announced(table, seat) if announced else {},
        also=(*also, "cards_speak", *own(table, "hands_announced"), *["nuts_checked"] * soft_play),
        infraction="soft_play" if soft_play else None,
        steps=("dealer_announces_hand",) if announced else (),
    )
    return follow(table, table.ruling(seat, reading, must_show=still_to_show(table)))


def still_to_show(table: Table) -> tuple[int, ...]:
    """Hands that must be seen before the pot is paid, in a book where nobody may give his in unseen."""
    hand = table.hand
    if hand.status != SHOWDOWN or table.book.values["showdown_muck_allowed"] != "must_show":
        return ()
    return tuple(seat for seat in hand.live_seats if seat not in hand.shown)


def _is_soft_play(table: Table, seat: int) -> bool:
    """The best possible hand, checked last on the river, where the book calls that soft play by itself."""
    automatic = table.book.values["penalty_check_nuts"] == "automatic_violation_director_judges_penalty"
    return automatic and checked_nuts(table.hand, seat)


def _announced(table: Table, seat: int) -> dict[str, int | str]:
    """What the dealer calls the hand, in games won by the high hand."""
    hand = table.hand
    cards = hand.shown[seat]
    ranking = hand.game.high
    on_board = 3 if hand.game.family == "board" else 0
    if (
        ranking is None
        or HIDDEN in hand.board
        or len(hand.board) < on_board
        or len(cards) + len(hand.board) < 5
    ):
        return {}
    return {"hand": category_of(ranking, EVALUATORS[ranking]([cards], hand.board)[0])}


def may_be_found(table: Table, seat: int) -> bool:
    """Nobody has said that the cards of a hand given up unseen are beyond finding, and the book lets them
    speak while they can be told for certain."""
    rule = table.book.values["showdown_face_down_push"]
    return rule == "live_while_identifiable" and table.showdown.given_up.get(seat, False) is None


def changes_his_mind(table: Table, act: Tables) -> Ruling:
    """Cards pushed forward face down are turned over after all: only while they are surely his."""

    sure = identified(table, table.showdown.given_up[act.seat])
    if sure:
        return put_face_up(table, act.seat, act.cards, "pushed_then_tabled")
    if sure is None:
        question = Reading(case="pushed_then_tabled", kind="question", options=("retrieve_hand", "dead_hand"))
        return ask(table, act, None, question)
    return kill_pushed(table, act.seat, "pushed_dead")


def wants_cards_back(table: Table, act: Asks) -> Ruling:
    """A player asks for the cards he gave in at showdown."""

    hand, seat = table.hand, act.seat
    sure = identified(table, table.showdown.given_up[seat])
    if table.asked is not None or sure is False or not hand.live[hand.place_of[seat]]:
        return table.ruling(seat, Reading(case="pushed_dead", kind="refused"))
    if sure:
        table.showdown.given_up.pop(seat)
        return table.ruling(seat, Reading(case="pushed_then_tabled", kind="granted"))
    question = Reading(case="pushed_then_tabled", kind="question", options=("retrieve_hand", "dead_hand"))
    return ask(table, act, None, question)


def kill_pushed(table: Table, seat: int, case: str, *also: str, infraction: str | None = None) -> Ruling:
    """A hand given up face down is dead."""

    if table.hand.live[table.hand.place_of[seat]]:
        table.hand.kill(seat)
    table.showdown.given_up[seat] = False
    return follow(table, table.ruling(seat, Reading(case=case, kind="dead_hand", also=also,
                                                    infraction=infraction)))  # fmt: skip


def retrieve(table: Table, seat: int, case: str, cards: Sequence[int] = ()) -> Ruling:
    """A hand given up is live again and is read, at once where its cards are known."""
    hand = table.hand
    place = hand.place_of[seat]
    if hand.status == OVER and not awards_are_there(hand):
        return table.ruling(seat, Reading(case=case, kind="refused"))
    if not hand.live[place]:
        reinstate(hand, seat)
        table.showdown.awards_told = False
    shown = tuple(cards) or tuple(hand.hole[place])
    table.showdown.given_up.pop(seat, None)
    if HIDDEN in shown:
        table.showdown.asked_to_show.append(seat)
        return table.ruling(seat, Reading(case=case, kind="granted"), must_show=(seat,))
    ruling = put_face_up(table, seat, shown, case)
    return replace(ruling, kind="granted", reason=case)


# ---- part of a hand --------------------------------------------------------------------------------


def shows(table: Table, act: Shows) -> Ruling:
    hand = table.hand
    held = hand.hole[hand.place_of[act.seat]]
    if HIDDEN not in held and any(card not in held for card in act.cards):
        return table.ruling(act.seat, Reading(case="hand_not_tabled", kind="refused"))
    seen = tuple(dict.fromkeys((*table.showdown.partly_shown.get(act.seat, ()), *act.cards)))
    if not act.cards or len(seen) >= cards_to_table(table, act.seat):
        whole = seen if len(seen) == len(held) else ()
        return tables(table, Tables(seat=act.seat, cards=whole)) if len(seen) != 1 else put_face_up(
            table, act.seat
        )  # fmt: skip
    if len(seen) > len(held):
        return table.ruling(act.seat, Reading(case="hand_not_tabled", kind="refused"))
    table.showdown.partly_shown[act.seat] = seen
    board = own(table, "board_must_be_shown") if board_plays(table) or _adds_nothing(table, seen) else ()
    asks = table.book.values["showdown_one_card_shown"] == "dealer_asks_for_all_then_director"
    if not asks or _beaten(table, act.seat, seen):
        return table.ruling(act.seat, Reading(case="hand_not_tabled", kind="no_effect", also=board))
    table.showdown.asked_to_show.append(act.seat)
    reading = Reading(case="one_card_shown", kind="procedure", also=("hand_not_tabled", *board),
                      steps=("dealer_asks_for_all_cards",))  # fmt: skip
    return table.ruling(act.seat, reading, must_show=(act.seat,))


def _beaten(table: Table, seat: int, seen: Sequence[int]) -> bool:
    """A hand on the table already beats whatever the cards shown make with the board."""
    hand = table.hand
    rivals = [cards for other, cards in hand.shown.items() if other != seat]
    if hand.game.high != "high" or HIDDEN in hand.board or len(seen) + len(hand.board) < 5 or not rivals:
        return False
    evaluate = EVALUATORS["high"]
    strength = evaluate([[*seen, *hand.board]], ())[0]
    return strength < max(evaluate([list(cards) for cards in rivals], hand.board))


def board_plays(table: Table) -> bool:
    """The five cards in the middle are as good as any hand tabled so far."""
    hand = table.hand
    if hand.game.high != "high" or len(hand.board) != 5 or HIDDEN in hand.board or not hand.shown:
        return False
    board = EVALUATORS["high"]([hand.board], ())[0]
    return board >= max(EVALUATORS["high"]([list(cards) for cards in hand.shown.values()], hand.board))


def _adds_nothing(table: Table, seen: Sequence[int]) -> bool:
    """First to show, with cards no better than the five in the middle."""
    hand = table.hand
    if hand.game.high != "high" or len(hand.board) != 5 or HIDDEN in (*hand.board, *seen) or hand.shown:
        return False
    evaluate = EVALUATORS["high"]
    return bool(evaluate([[*seen, *hand.board]], ())[0] == evaluate([hand.board], ())[0])


def refuses(table: Table, act: Refuses) -> Ruling | None:
    """A player told to open all his cards does not."""

    if act.seat not in table.showdown.asked_to_show or table.hand.status != SHOWDOWN:
        return None
    question = Reading(
        case="one_card_refused",
        kind="question",
        options=("must_show", "dead_hand", "other_ruling"),
        infraction="refusing_to_table",
        steps=("call_director",),
    )
    return ask(table, act, None, question)


def hand_killed(table: Table, act: DealerActs) -> Ruling:
    """The dealer sweeps in a hand that lay face up: it was read and still wins what it wins."""
    hand, seat = table.hand, act.seat
    if seat is None or seat not in hand.shown:
        return _unread_hand_killed(table, act)
    if table.book.values["showdown_tabling"]["dealer_may_kill_tabled_winner"]:
        if not hand.is_over:
            return kill_pushed(table, seat, "tabled_hand_killed")
        return table.ruling(seat, Reading(case="tabled_hand_killed", kind="dead_hand"))
    reading = Reading(case="tabled_hand_killed", kind="no_effect", steps=("tabled_hand_stays_in_play",))
    return table.ruling(seat, reading)


def _unread_hand_killed(table: Table, act: DealerActs) -> Ruling:
    """The dealer takes a hand nobody had read: for good if its owner had given it in or it cannot be told."""

    hand, seat = table.hand, act.seat
    place = hand.place_of.get(seat) if seat is not None else None
    if seat is None or place is None or hand.is_over or not hand.live[place]:
        return table.ruling(seat, Reading(case="pushed_dead", kind="no_effect"))
    if table.stopped:
        return table.ruling(seat, Reading(case="act_in_turn", kind="refused"))
    if seat in table.showdown.given_up:
        return kill_pushed(table, seat, "pushed_dead")
    bare = own(table, "unprotected_hand")
    sure = False if act.recoverable is False else identified(table, act.identifiable)
    rule = table.book.values["showdown_killed_identifiable_hand"]
    if sure and rule == "stays_in_play":
        kept = Reading(case="killed_identifiable", kind="granted", also=bare, steps=("give_cards_back",))
        return table.ruling(seat, kept)
    if sure and rule == "director_may_restore":
        question = Reading(case="killed_identifiable", kind="question", also=("hand_killed", *bare),
                           options=("retrieve_hand", "dead_hand"))  # fmt: skip
        return ask(table, act, None, question)
    ruling = dead(table, seat)
    clauses = tuple(dict.fromkeys((*ruling.clauses, *cite(table.book, *bare))))
    return replace(ruling, clauses=clauses)
