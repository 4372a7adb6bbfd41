"""Hands told act by act, and real hands of PHH files turned into what a dealer would tell."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tests.support.room import START

from torneo.cards import card_text, parse_cards
from torneo.floor.scenario import ToldHand
from torneo.hand import GAMES
from torneo.hand.phh.read import PhhHand
from torneo.rulebook import Book, load_book
from torneo.tournament import Actor, Asked, Command, Event, Happened, Refused
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.live_hand.ending import report_of
from torneo.tournament.live_hand.phh import phh as phh_of
from torneo.tournament.recorded import HAND, BeginHand, EndHand, Recorded, TellAct, told
from torneo.tournament.recorded.story import as_story

Step = dict[str, Any]


def does(seat: int, what: str, to: int | None = None, **more: Any) -> Step:
    return {"seat": seat, "does": what, **({} if to is None else {"to": to}), **more}


def street(*cards: str) -> Step:
    return {"dealer": "next_street", **({"cards": list(cards)} if cards else {})}


def tables(seat: int, *cards: str) -> Step:
    return {"seat": seat, "tables": list(cards)}


def phh(state: Recorded, book: Book) -> str | Refused:
    return phh_of(as_story(state), book)


def result(state: Recorded, book: Book) -> ReportHand:
    return report_of(told(state, book).table.hand, state.table)


class Recorder:
    """One recorded hand. ``do`` fails on a refusal, ``refused`` on anything else."""

    def __init__(self, book: str | Book = "tda-2013") -> None:
        self.book = load_book(book) if isinstance(book, str) else book
        self.state = Recorded()
        self.journal: list[Happened] = []
        self.now = START

    def asked(self, command: Command, role: str) -> Asked[Any]:
        self.now += 1_000
        return Asked(command=command, by=Actor("Eva", role), at=self.now, key=f"k{self.now}")

    def do(self, command: Command, role: str = "dealer") -> tuple[Event, ...]:
        happened = HAND.act(self.state, self.asked(command, role), self.book)
        assert not isinstance(happened, Refused), (command, happened)
        self.journal += happened
        return tuple(one.event for one in happened)

    def refused(self, command: Command, role: str = "dealer") -> Refused:
        answer = HAND.decide(self.state, self.asked(command, role), self.book)
        assert isinstance(answer, Refused), answer
        return answer

    def begin(self, setup: Mapping[str, Any], **more: Any) -> "Recorder":
        self.do(BeginHand(event="copa", table=1, number=7, setup=dict(setup), **more))
        return self

    def tell(self, steps: Iterable[Step], role: str = "dealer") -> "Recorder":
        for step in steps:
            self.do(TellAct(step=step), role)
        return self

    def end(self) -> "Recorder":
        self.do(EndHand())
        return self


def setup_of(record: PhhHand) -> dict[str, Any]:
    """The spot before the first action; seats are the record's players, the last one has the button."""
    count = len(record.seats)
    blinds = sorted(amount for amount in record.blinds if amount > 0)
    level = {
        "small": blinds[0] if len(blinds) > 1 else 0, "big": blinds[-1] if blinds else 0,
        "ante": max(record.antes), "ante_kind": "classic" if min(record.antes) else "big_blind",
        "bring_in": record.bring_in, "small_bet": record.small_bet, "big_bet": record.big_bet,
    }  # fmt: skip
    setup = {
        "game": record.game.code,
        "level": level,
        "button": count,
        "seats": dict(enumerate(record.starting_stacks, 1)),
        "cards": dict(_first_cards(record)),
    }
    if len(blinds) == 1:  # short deck: the button alone posts, and whoever sits behind it begins
        setup |= {"small_blind": None, "big_blind": 1 + record.blinds.index(blinds[0])}
    return setup


def _first_cards(record: PhhHand) -> Iterator[tuple[int, list[str]]]:
    for words in map(str.split, record.actions):
        if words[:2] != ["d", "dh"]:
            return
        yield int(words[2][1:]), _texts(words[3])


def _texts(cards: str) -> list[str]:
    return [card_text(card) for card in parse_cards(cards)]


def steps_of(record: PhhHand, hand: ToldHand) -> Iterator[Step]:
    """The acts of the record, one at a time: ``hand`` is where they have got to, told by the caller. A stud
    street is one act with the cards of all players in it."""
    first = len(dict(_first_cards(record)))
    street_cards: dict[int, str] = {}
    for action in record.actions[first:]:
        words = action.split("#")[0].split()
        if words[:2] == ["d", "dh"]:
            street_cards[int(words[2][1:])] = _texts(words[3])[0]
            live = hand.table.hand.live_seats
            if len(street_cards) == len(live):
                yield street(*(street_cards[seat] for seat in live))
                street_cards = {}
        elif words[:2] == ["d", "db"]:
            yield street(*_texts(words[2]))
        else:
            yield from _player(record, hand, int(words[0][1:]), words[1:])


def _player(record: PhhHand, hand: ToldHand, seat: int, words: list[str]) -> Iterator[Step]:
    now = hand.table.hand
    match words:
        case ["f"]:
            yield does(seat, "fold")
        case ["pb"]:
            yield does(seat, "bring_in")
        case ["cc"]:
            yield does(seat, "call" if hand.table.to_call() else "check")
        case ["cbr", amount]:
            what = "complete" if now.status == "bring_in" else "raise" if now.level else "bet"
            yield does(seat, what, record.chips(amount))
        case ["sm"] if not now.is_over:
            yield {"seat": seat, "mucks": True}
        case ["sm", cards] if not now.is_over and seat not in now.shown:
            yield tables(seat, *_texts(cards))


def can_be_told(record: PhhHand) -> bool:
    """Not the records that name no cards where hands were shown, nor those of newcomers who posted, nor
    draws, whose new cards nobody sees."""
    seen = not any(" sm " in action and "??" in action for action in record.actions)
    return seen and min(record.blinds) >= 0 and record.game.family != "draw" and record.game.code in GAMES
