"""Every value of a command says what it is; forms and sentences follow from it."""

from typing import Annotated

import msgspec
import pytest

from torneo.tournament import TOURNAMENT, Command
from torneo.tournament.bubble.events import InTheMoney
from torneo.tournament.chips.commands import ExchangeChips
from torneo.tournament.chips.events import ChipsToPot
from torneo.tournament.clock.commands import AddTime, StartBreak
from torneo.tournament.conduct.commands import GivePenalty
from torneo.tournament.entries.commands import CancelEvent, EnterPlayer
from torneo.tournament.hands.events import HandEnded
from torneo.tournament.kinds import Of, kind_of, kinds_of
from torneo.tournament.prizes.commands import ProposeDeal, SetPayouts
from torneo.tournament.prizes.events import DealProposed, PrizePaid
from torneo.tournament.rulings.events import RulingDecided
from torneo.tournament.vocabulary import ChipPoints, Money, Seat, many


@pytest.mark.parametrize(
    ("command", "field", "of"),
    [
        (EnterPlayer, "paid", Of("money")),
        (EnterPlayer, "player", Of("player")),
        (CancelEvent, "refunds", Of("money", "player")),
        (SetPayouts, "amounts", Of("money")),
        (SetPayouts, "envelopes", Of("count", "money")),
        (ProposeDeal, "amounts", Of("money", "entry")),
        (AddTime, "seconds", Of("seconds")),
        (StartBreak, "minutes", Of("minutes")),
        (ExchangeChips, "entry", Of("entry")),
        (GivePenalty, "size", Of("count")),
        (GivePenalty, "why", Of("lines")),
    ],
)
def test_a_value_says_what_it_is(command: type[Command], field: str, of: Of) -> None:
    assert kinds_of(command)[field] == of


def test_kinds_are_found_within_lists_tables_and_choices() -> None:
    assert kind_of(Annotated[tuple[Seat, ...], many(10)]) == Of("seat")
    assert kind_of(dict[Seat, ChipPoints]) == Of("chips", "seat")
    assert kind_of(Money | None) == Of("money")
    assert kind_of(bool) == Of()


def test_no_number_of_a_command_is_without_a_kind() -> None:
    bare = [
        (command.__name__, name)
        for command in TOURNAMENT.commands
        for name, of in kinds_of(command).items()
        if not of.kind and command.__annotations__.get(name) is int
    ]
    assert bare == []


def test_events_say_what_their_values_are_and_read_whatever_was_stored() -> None:
    """The bounds of a type are for commands: what is stored is read, however large."""
    assert kinds_of(PrizePaid)["amount"] == Of("money")
    assert kinds_of(InTheMoney)["paid"] == Of("count")
    assert kinds_of(RulingDecided)["amount"] == Of("chips")
    assert kinds_of(HandEnded)["stacks"] == Of("chips", "seat")
    assert kinds_of(DealProposed)["kind"] == Of("code")
    stored = (
        b'{"event":"ChipsToPot","entry":1,"table":1,"points":9007199254740991,"cause":"' + b"x" * 200 + b'"}'
    )
    read = msgspec.json.decode(stored, type=ChipsToPot)
    assert msgspec.json.encode(read) == stored
