"""Commands that correct. They say what should have been recorded; what follows is worked out from the history
when they are decided."""

from typing import Annotated, Any

import msgspec

from torneo.tournament.corrections.events import Hands
from torneo.tournament.kernel import TOURNAMENT, Command
from torneo.tournament.vocabulary import Hex, Reason, Sequence, ShortText, TableNumber, many, rows


class Correction(msgspec.Struct, frozen=True, kw_only=True):
    """``seq``: any event of the act to correct, or ``key``: the key of its command.

    ``command`` is what should have been recorded in its place, as a command or its plain data; without one
    the act never was. ``after``: the command comes in addition, right after the act.
    """

    seq: Sequence = 0
    key: ShortText = ""
    command: Annotated[Any, rows(400)] = None
    after: bool = False

    @property
    def wanted(self) -> Command | None:
        """The command itself; ``msgspec.ValidationError`` says what does not fit."""
        if self.command is None or isinstance(self.command, Command):
            return self.command
        command: Command = msgspec.json.decode(
            msgspec.json.encode(self.command), type=TOURNAMENT.command_type
        )
        return command


class Amend(Command, frozen=True):
    """Corrects old acts where they happened, and everything that followed.

    ``hands``: whether the stacks reported later were ``counted`` (they stay as told) or worked out from the
    ones before (``played``: each seat wins and loses what it did, from the corrected stacks on). ``expects``:
    the mark of the consequences somebody has seen; if others would follow now it is refused.
    """

    corrections: Annotated[tuple[Correction, ...], many(1_000)]
    why: Reason
    hands: Hands = "counted"
    expects: Hex = ""


class Undo(Command, frozen=True):
    """Takes the last command back, or the last of a table. ``seq``: its first event, if it must be that
    one; ``expects`` as in ``Amend``. A dealer takes back a hand begun or ended by mistake, and nothing
    else."""

    seq: Sequence = 0
    why: Reason = ""
    table: TableNumber = 0
    expects: Hex = ""
