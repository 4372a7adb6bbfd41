"""From the spot of a scenario to a table where the hand can be played."""

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from torneo.cards import HIDDEN
from torneo.floor.acts import Discovered
from torneo.floor.button.next_hand import positions_with
from torneo.floor.facts import EventFacts
from torneo.floor.kernel.people import Standing
from torneo.floor.scenario.document import Document
from torneo.floor.table import Table
from torneo.hand import Game, Hand, HandRules, game
from torneo.hand.book_rules import hand_rules, no_cards_at
from torneo.hand.button import next_after
from torneo.hand.forced_bets import Withheld
from torneo.hand.illegal import SetupError
from torneo.hand.mid_hand import take_all_in
from torneo.hand.seating import clockwise
from torneo.hand.start import StartPoint
from torneo.rulebook import Book

_FACTS = EventFacts.__struct_fields__


@lru_cache(maxsize=256)
def rules_of(book: Book, hand_for_hand: bool = False) -> HandRules:
    return hand_rules(book, hand_for_hand=hand_for_hand)


def set_up(document: Document, book: Book) -> Table:
    """The table at the moment before the first step. May raise SetupError or IllegalAction."""
    rules = rules_of(book, bool(document.event.get("hand_for_hand")))
    left_out = _left_out(document, book)
    standing = _standing(document, left_out)
    dealt = {seat: player for seat, player in document.seats.items() if seat not in left_out}
    document = replace(document, seats=dealt)
    hand = _hand_from_start(document, rules) if document.start else _hand_from_deal(document, rules)
    _check_missing(document, hand)
    facts = {key: value for key, value in document.event.items() if key in _FACTS}
    table = Table(
        hand,
        book,
        denominations=document.denominations,
        posted=document.posted,
        facts=EventFacts(**facts),
    )
    table.betting.unposted.update(hand.withheld)
    table.standing = standing
    return table


def _hand_from_deal(document: Document, rules: HandRules) -> Hand:
    played = game(document.game)
    return Hand(
        played,
        document.level,
        _stacks(document),
        document.button,
        deck=_deck(document, played, rules),
        rules=rules,
        withheld=_withheld(document),
        **_common(document),
    )


def _hand_from_start(document: Document, rules: HandRules) -> Hand:
    """The street begins with everyone in; somebody with no chips left is all-in already."""
    assert document.start is not None
    played = game(document.game)
    names = [street.name for street in played.streets]
    street = names.index(document.start.street)
    reached = played.streets[: street + 1]
    held = sum(each.down + each.up for each in reached)
    shared = sum(each.board for each in reached)
    burned = rules.burn_before_hole_cards + street * rules.burn_per_street
    stub = _size(played) - held * len(document.seats) - shared - burned
    hand = Hand(
        played,
        document.level,
        {seat: max(stack, 1) for seat, stack in _stacks(document).items()},
        document.button,
        deck=_filled(document.deck, stub),
        rules=rules,
        start=StartPoint(
            document.start.street,
            document.start.pot,
            document.start.board,
            {seat: cards[:held] for seat, cards in document.cards.items()},
        ),
        **_common(document),
    )
    hand.burns = [HIDDEN] * burned
    take_all_in(hand, [seat for seat, stack in _stacks(document).items() if not stack])
    return hand


def _common(document: Document) -> dict[str, Any]:
    chips = document.denominations or tuple(
        chip for player in document.seats.values() for chip in player.chips
    )
    return {
        "blinds": _blinds(document),
        "absent": [seat for seat, player in document.seats.items() if player.absent],
        "penalised": [seat for seat, player in document.seats.items() if player.penalty_hands],
        "smallest_chip": min(chips, default=1),
        "players_in_event": document.event.get("players_left"),
        "auto_showdown": False,
        "stepwise": True,
    }


def _left_out(document: Document, book: Book) -> dict[int, int]:
    """Those who have just arrived where they get no cards, with their chips; in mid-hand everyone is in."""
    blinds = _blinds(document)
    if blinds is None or document.start or game(document.game).is_stud:
        return {}
    *small, (big, _) = blinds
    positions = positions_with(document.button, small[0][0] if small else None, big)
    return {
        seat: player.stack
        for seat, player in document.seats.items()
        if player.arrived_from and no_cards_at(book, positions, seat)
    }


def _standing(document: Document, left_out: dict[int, int]) -> Standing:
    """Who is away, penalised, or came from another table."""
    seats = document.seats.items()
    absent = frozenset(seat for seat, player in seats if player.absent)
    return Standing(
        newcomers=left_out,
        left_out=frozenset(left_out),
        away=absent,
        no_shows=absent,
        penalty_hands={seat: player.penalty_hands for seat, player in seats if player.penalty_hands},
        arrived={seat: player.arrived_from for seat, player in seats if player.arrived_from},
    )


def _stacks(document: Document) -> dict[int, int]:
    return {seat: player.stack for seat, player in document.seats.items()}


def _blinds(document: Document) -> list[tuple[int, int]] | None:
    """Who posts what, where the scenario says so; a blind it does not name falls to the next player."""
    if not document.blinds:
        return None
    seats, named = document.seats, document.blinds
    small = named.get("small_blind", next_after(seats, document.button))
    big = named.get("big_blind") or next_after(seats, small if small is not None else document.button)
    posts = [(big, document.level.big)]
    return posts if small is None else [(small, document.level.small), *posts]


def _withheld(document: Document) -> dict[int, Withheld]:
    """The forced bets that were due and not posted: of whom an ante is found missing it is that, else the
    blind; all of it, unless somebody says how much."""
    found: dict[int, Withheld] = {}
    missing = _found_missing(document)
    for seat, player in document.seats.items():
        if player.unposted:
            told = any(act.what == "missing_ante" and act.seat in (None, seat) for act in missing)
            ante = told and document.level.ante > 0
            chips = next((act.amount for act in missing if act.seat == seat and act.amount), None)
            found[seat] = "ante" if ante else None, chips
    return found


def _found_missing(document: Document) -> list[Discovered]:
    acts = [step.act for step in document.steps if isinstance(step.act, Discovered)]
    return [act for act in acts if act.what in ("missing_ante", "missing_blind")]


def _check_missing(document: Document, hand: Hand) -> None:
    """Chips found missing of nobody in particular are all that was not posted."""
    total = sum(chips for _, chips in hand.withheld.values())
    for act in _found_missing(document):
        if act.seat is None and act.amount not in (None, total):
            raise SetupError("steps", f"{act.amount} are not what the seats marked as unposted owe")


def _deck(document: Document, played: Game, rules: HandRules) -> list[int]:
    """Known cards where they were dealt from, then the stub the scenario fixes, the rest unknown."""
    order = clockwise(sorted(document.seats), document.button)
    dealt = [HIDDEN] * (len(order) * played.hole_cards)
    for place, seat in enumerate(order):
        for turn, card in enumerate(document.cards.get(seat, ())[: played.hole_cards]):
            dealt[turn * len(order) + place] = card
    first = [HIDDEN] * rules.burn_before_hole_cards + dealt
    return first + _filled(document.deck, _size(played) - len(first))


def _filled(cards: tuple[int, ...], size: int) -> list[int]:
    return [*cards, *[HIDDEN] * (size - len(cards))]


def _size(played: Game) -> int:
    return 36 if played.short_deck else 52
