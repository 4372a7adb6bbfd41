"""The demonstration's night, played once and put down in three currencies.

The journals differ in nothing but the currency: the same minor units are euros and cents, pesos and cents,
and pesos without cents. Chips are large, so that each of them has a mark between thousands, and prices have
cents.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from torneo.journal.line import chained
from torneo.journal.store import StreamHead
from torneo.rulebook import Book, load_book
from torneo.tournament import Actor, Asked, Command, Refused
from torneo.tournament.conduct.commands import RecordInfraction
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.hands.commands import CancelHand
from torneo.tournament.prizes.commands import ProposeDeal, SetDealReserve, VoteDeal
from torneo.tournament.prizes.listing import paid
from torneo.tournament.rulings.commands import CallFloor
from torneo.tournament.structure.commands import CreateEvent
from torneo.tournament.structure.model import Structure

CURRENCIES = ("EUR", "COP", "CLP")
BOOK = "fcp-2025"
#: As it stands in the middle of play, with a deal proposed, with it agreed, and when all prizes are paid.
STAGES = ("play", "proposed", "agreed", "end")
PLAYED = "night"
DIRECTOR = Actor("Dirección", "director")
_BEGIN = 1_800_000_000_000
_DOORS, _STEP = 360_000, 20_000
_TIMES = 10
_BLINDS = ("small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet")
_STAFF = ("Marta Ríos", "Julián Peña", "Lucía Vega")


def called(stage: str, currency: str) -> str:
    """The stream of a stage of the night in a currency."""
    return f"{PLAYED}-{stage}-{currency.lower()}"


def large(sheet: Structure) -> Structure:
    """The sheet with ten times the chips, in the first currency, with cents in its prices, and prizes for so
    many that some of them can agree on a deal."""
    levels = tuple(
        msgspec.structs.replace(one, **{name: getattr(one, name) * _TIMES for name in _BLINDS})
        for one in sheet.levels
    )
    return msgspec.structs.replace(
        sheet, currency=CURRENCIES[0], levels=levels,
        stack={value * _TIMES: count for value, count in sheet.stack.items()},
        chip_values=tuple(value * _TIMES for value in sheet.chip_values),
        entry_price=sheet.entry_price + 25, entry_fee=sheet.entry_fee + 50, guarantee=1_234_567_89,
        payout=msgspec.structs.replace(sheet.payout, places_percent=40),
    )  # fmt: skip


class Night:
    """Played by the demonstration's bots, as far as it is told to ``go``."""

    def __init__(self, entries: int = 20, seed: int = 3) -> None:
        from torneo.room.demo.event import DemoEvent
        from torneo.room.demo.sheet import demo_sheet
        from torneo.room.keeping import keeper
        from torneo.room.pace import set_pace

        book = load_book(BOOK)
        sheet = large(demo_sheet(book, entries, _BEGIN + _DOORS, 1))
        set_pace(PLAYED, _BEGIN, 0)
        create = CreateEvent(id=PLAYED, book=BOOK, structure=sheet, staff=_staff(book))
        asked: Asked[Any] = Asked(command=create, by=DIRECTOR, at=_BEGIN)
        answer = keeper().begin(StreamHead(PLAYED, "tournament", BOOK), asked)
        assert not isinstance(answer, Refused), answer
        self.event = DemoEvent(PLAYED, book, entries, seed, 1, _BEGIN)

    @property
    def state(self) -> Any:
        return self.event.director.state

    def go(self, until: Callable[[Any], bool], rounds: int = 3_000) -> None:
        from torneo.room.pace import now_of, set_pace

        for _ in range(rounds):
            if until(self.state):
                return
            set_pace(PLAYED, now_of(PLAYED) + _STEP, 0)
            self.event.go_on(hurry=True)
        raise AssertionError(f"not reached: {self.state.phase}, {len(self.state.alive())} left")

    def record_a_hand(self) -> None:
        """At the first table, act by act: a raise and nobody calls. Then the floor is called there."""
        from tests.support.kept_room import signed_in

        table = self.state.open_tables("1")[0]
        if table.hand is not None:
            self._give(CancelHand(table=table.number, why="Se cuenta otra"))
        dealer = signed_in("dealer")

        def tell(address: str, **body: Any) -> Any:
            answer = dealer.post(address, msgspec.json.encode(body), content_type="application/json")
            assert answer.status_code == 200, answer.content
            return answer.json()

        base = f"/e/{PLAYED}/mesa/{table.number}/mano/"
        now = dealer.get(f"{base}ahora/").json()
        big = now["shape"]["level"]["big"]
        step: dict[str, Any] = {"does": "raise", "to": 3 * big}
        while isinstance(now["shape"]["next"], int):
            steps = [{"seat": now["shape"]["next"], **step}]
            now = tell(f"{base}acto/", hand=now["deal"], steps=steps, after=len(now["acts"]))
            step = {"does": "fold"}
        tell(f"{base}terminar/", name=now["name"])
        self._give(CallFloor(table=table.number, about="chips"))

    def record_an_infraction(self) -> None:
        """That nobody has answered yet."""
        table = self.state.open_tables("1")[0]
        self._give(RecordInfraction(clause="fcp-2025/70.5", table=table.number, seat=table.taken[0],
                                    facts="Habla de la mano en curso"))  # fmt: skip

    def propose_a_deal(self) -> None:
        """Among the players left, once all of them are in the money and at one table."""
        self.go(lambda state: state.prizes.published_at and 1 < len(state.alive()) <= paid(state)
                and len(state.open_tables("1")) == 1)  # fmt: skip
        for table in self.state.open_tables("1"):
            if table.hand is not None:
                self._give(CancelHand(table=table.number, why="Se habla de un acuerdo"))
        self._give(SetDealReserve(amount=10_000_25))
        self._give(ProposeDeal(kind="icm"))

    def agree(self) -> None:
        self._give(VoteDeal(votes=dict.fromkeys((one.number for one in self.state.alive()), True)))

    def carry_it_out(self) -> None:
        found = offer(self.state, "deal", {}, self.event.book)
        assert not isinstance(found, Refused), found
        self._give(Decide(matter="deal", option=found.options[0], why="Todos lo piden"))

    def _give(self, command: Command) -> None:
        from torneo.room.keeping import give

        answer = give(PLAYED, command, DIRECTOR)
        assert not isinstance(answer, Refused), answer
        self.event.director.look()

    def put_down(self, stage: str) -> None:
        """The night so far, in every currency, as an event of its own that stands still."""
        from torneo.room.keeping import keeper
        from torneo.room.pace import now_of, set_pace

        journal = keeper().journal
        for head in [one for one in journal.heads() if one.name.partition("--")[0] == PLAYED]:
            for currency in CURRENCIES:
                _copy(journal, head, called(stage, currency), currency)
        for currency in CURRENCIES:
            set_pace(called(stage, currency), now_of(PLAYED), 0)


def _copy(journal: Any, head: StreamHead, name: str, currency: str) -> None:
    def put(text: str) -> str:
        for old, new in ((f'"currency":"{CURRENCIES[0]}"', f'"currency":"{currency}"'),
                         (f'"{PLAYED}"', f'"{name}"'), (f'"{PLAYED}--', f'"{name}--')):  # fmt: skip
            text = text.replace(old, new)
        return text

    copy = msgspec.structs.replace(head, name=name + head.name.removeprefix(PLAYED))
    lines, before = [], copy.digest
    for line in list(journal.read(head.name)):
        line = msgspec.structs.replace(line, body=put(line.body), asked=put(line.asked))
        before = chained(before, line.text())
        lines.append(msgspec.structs.replace(line, digest=before))
    journal.create(copy)
    journal.append(copy.name, 0, lines)


def _staff(book: Book) -> dict[str, str]:
    roles = book.values["staff_required_roles"]
    return {role: _STAFF[place % len(_STAFF)] for place, role in enumerate(roles)}
