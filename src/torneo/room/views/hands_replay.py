"""A told hand for everybody: step by step, with the cards that lie open and no others."""

import re
from typing import Any

from msgspec.structs import replace

from torneo.cards import HIDDEN, CardError, cards_text, hand_name, made_hand, parse_cards
from torneo.floor import card_acts
from torneo.floor.acts import Act, Decides, Does, NextStreet
from torneo.floor.scenario.told import ToldHand, told_hand
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.rulings import headline
from torneo.hand import game
from torneo.hand.pots import Award
from torneo.room.engine_faults import told_or_none
from torneo.room.views.spot import Picture, spot_shown
from torneo.room.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Refused
from torneo.tournament.kernel import Value
from torneo.tournament.live_hand.acts import usual
from torneo.tournament.live_hand.phh import phh, replayed
from torneo.tournament.live_hand.story import Story
from torneo.writing import chips


def open_cards(told: ToldHand, seat: int) -> list[int]:
    """The cards of a seat as anybody at the table sees them: what nobody has shown is hidden."""
    hand, table = told.table.hand, told.table
    place = hand.place_of[seat]
    held = list(hand.hole[place]) if hand.hole else []
    if seat in hand.shown or (hand.face_up and hand.live[place]):
        return held
    privately = {act.seat for act in told.acts if isinstance(act, card_acts.Shows) and act.to != "table"}
    shown: set[int] = set(hand.up[place]) if hand.game.is_stud and hand.up else set()
    shown |= set(table.cards.seen.get(seat, ()))
    if seat not in privately:
        shown |= set(table.showdown.partly_shown.get(seat, ()))
    return [card if card in shown else HIDDEN for card in held]


def open_spot(told: ToldHand, teller: Teller, lang: Lang) -> Picture:
    """The picture of the table without the cards nobody has shown; those who still play have backs."""
    found = spot_shown(told.table, teller, lang)
    winners = {award.seat: 0 for award in told.table.hand.awards}
    for award in told.table.hand.awards:
        winners[award.seat] += award.amount
    for one in found.seats:
        cards = open_cards(told, one.seat)
        hidden = all(card == HIDDEN for card in cards)
        one.cards = [] if hidden and not one.live else cards
        one.won = chips(winners[one.seat], lang) if winners.get(one.seat) else ""
    return found


def open_act(act: Act, told: ToldHand) -> Act:
    """The act without what only some have seen; ``told`` is the hand after it."""
    if isinstance(act, Does) and act.discards:
        return replace(act, discards=(HIDDEN,) * len(act.discards))
    if isinstance(act, card_acts.Exposes | card_acts.Shows) and act.to != "table":
        return replace(act, cards=(HIDDEN,) * len(act.cards))
    if isinstance(act, NextStreet) and told.table.hand.game.is_stud:
        up = {card for cards in told.table.hand.up for card in cards}
        return replace(act, cards=tuple(card if card in up else HIDDEN for card in act.cards))
    return replace(act, why="") if isinstance(act, Decides) else act


def replay_shown(hand: Story, book: Book, lang: Lang) -> dict[str, Any] | None:
    """The table before the first act and after each; None where the book can no longer tell it."""
    hands: list[ToldHand] = []
    for count in range(len(hand.steps) + 1):
        told = told_or_none(book, hand.setup, hand.steps[:count])
        if told is None:
            return None
        hands.append(told)
    teller = Teller(lang, hand.names)
    steps: list[dict[str, Any]] = []
    for number, told in enumerate(hands):
        act, lines, clauses = "", list[str](), tuple[str, ...]()
        if number:
            assert told.last_act is not None
            act = teller.act(open_act(told.last_act, told))
            rulings = told.rulings[-1]
            if not usual(hand.steps[number - 1], rulings[0]):
                lines, clauses = [headline(rulings[0], lang)], rulings[0].clauses
        spot = open_spot(told, teller, lang)
        steps.append({"number": number, "act": act, "lines": lines, "clauses": clauses, "spot": spot})
    last = hands[-1].table.hand
    return {
        "number": hand.number,
        "table": hand.table,
        "at": hand.begun_at,
        "over": last.is_over,
        "unfinished": hand.unfinished,
        "steps": steps,
        "last": len(steps) - 1,
        "game": game(last.game.code).say(lang),
        "stakes": teller.stakes(last.stakes),
        "winners": winners_told(hands[-1], teller, lang),
    }


def winners_told(told: ToldHand, teller: Teller, lang: Lang) -> list[str]:
    """Who took how much of which pot, and with what where it was shown."""
    found = []
    pots = {award.pot for award in told.table.hand.awards}
    for award in told.table.hand.awards:
        if not award.amount:
            continue
        pot = "hands.takes" if len(pots) == 1 else "hands.takes_main" if not award.pot else "hands.takes_side"
        facts = {"who": teller.who(award.seat), "n": chips(award.amount, lang), "pot": award.pot}
        half = f" ({say(f'hands.half.{award.part}', lang)})" if award.part in ("high", "low") else ""
        line = f"{say(pot, lang, facts)}{half}{_with(told, award, lang)}"
        found.append(line[:1].upper() + line[1:])
    return found


def _with(told: ToldHand, award: Award, lang: Lang) -> str:
    """`` con pareja de ases``; empty for a hand nobody saw or a board with cards nobody knows."""
    now = told.table.hand
    cards = now.shown.get(award.seat, ())
    ranking = now.game.low if award.part == "low" or not now.game.high else now.game.high
    if ranking is None or not cards or HIDDEN in (*cards, *now.board) or now.lives == 1:
        return ""
    try:
        made = made_hand(ranking, cards, now.board)
    except CardError:  # a short hand: what it is called nobody asks
        return ""
    return say("hands.with", lang, {"hand": hand_name(made, lang)})


def row_shown(hand: Story, book: Book, lang: Lang) -> dict[str, Any] | None:
    """A line of the list."""
    told = told_or_none(book, hand.setup, hand.steps)
    if told is None:
        return None
    now = told.table.hand
    paid: dict[int, int] = {}
    for award in now.awards:
        paid[award.seat] = paid.get(award.seat, 0) + award.amount
    best = sorted(paid, key=lambda seat: -paid[seat])
    return {
        "name": hand.name, "table": hand.table, "number": hand.number, "at": hand.begun_at,
        "players": len(now.seats), "acts": len(hand.steps), "over": now.is_over, "board": list(now.board),
        "pot": chips(sum(paid.values()) if now.is_over else now.pot, lang),
        "winners": ", ".join(hand.names.get(seat, str(seat)) for seat in best if paid[seat]),
        "phh": bool(hand.ended_at and now.is_over), "unfinished": hand.unfinished,
    }  # fmt: skip


# ---- the file ------------------------------------------------------------------------------------------

_DEALT = re.compile(r'"(d dh p|p)(\d+)( | sd | sm )((?:[2-9TJQKA][cdhs]|\?\?)+)((?: #[^"]*)?)"')


def public_phh(hand: Story, book: Book) -> str | Refused:
    """The PHH text with ``??`` for every card that nobody has shown."""
    text = phh(hand, book)
    if isinstance(text, Refused):
        return text
    told = told_hand(book, hand.setup, hand.steps)
    seats = told.table.hand.seats
    shown = {place: set(open_cards(told, seat)) - {HIDDEN} for place, seat in enumerate(seats, 1)}

    def hidden(found: re.Match[str]) -> str:
        cards = parse_cards(found[4])
        seen = shown[int(found[2])] if found[3] != " sd " else set()
        masked = cards_text(card if card in seen else HIDDEN for card in cards)
        return f'"{found[1]}{found[2]}{found[3]}{masked}{found[5]}"'

    about: dict[str, Value] = {"table": hand.table, "hand": hand.number}
    return replayed(_DEALT.sub(hidden, text), told, about)
