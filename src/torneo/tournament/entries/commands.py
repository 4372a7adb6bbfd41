"""Commands about people and their entries."""

from typing import Annotated, Any, ClassVar

from torneo.tournament.kernel import Command
from torneo.tournament.versions import upcasts
from torneo.tournament.vocabulary import (
    MOST_PEOPLE,
    ChipPoints,
    Code,
    Contact,
    Document,
    EntryNumber,
    Id,
    IsoTime,
    LevelNumber,
    Moment,
    Money,
    PersonName,
    PlayerId,
    Reason,
    SessionId,
    ShortText,
    StreamName,
    Title,
    rows,
)


class RegisterPlayer(Command, frozen=True):
    """A person becomes known to the event under an id of their own. ``born`` is an ISO date; ``surnames``:
    the end of the ``name``, where somebody has told them apart."""

    player: PlayerId
    name: PersonName
    document: Document = ""
    born: IsoTime = ""
    country: Code = ""
    club: Title = ""
    contact: Contact = ""
    needs: ShortText = ""
    surnames: PersonName = ""


class CorrectPlayer(Command, frozen=True):
    """Corrects what was written down about a person; fields left out stay as they are."""

    player: PlayerId
    name: PersonName | None = None
    document: Document | None = None
    born: IsoTime | None = None
    country: Code | None = None
    club: Title | None = None
    contact: Contact | None = None
    needs: ShortText | None = None


class BarPlayer(Command, frozen=True):
    """The player may not enter any more; ``lift`` takes that back."""

    player: PlayerId
    why: Reason
    lift: bool = False


class CheckIdentity(Command, frozen=True):
    """Somebody of the staff asked for the photo document: ``ok`` says whether it was shown and is the
    player's. ``document`` is compared with the one on record."""

    player: PlayerId
    ok: bool = True
    document: Document = ""
    session: SessionId = ""


class IssueSeatCard(Command, frozen=True):
    """Hands the player the card of the seat, once the book's identity check is on record."""

    entry: EntryNumber


class EnterPlayer(Command, frozen=True):
    """A player buys in. ``paid``: price and fee together, if the desk wants it checked; ``method`` how.

    ``missed``: the points of missed blinds the director takes instead of those counted. A player already
    eliminated enters again by the rules of re-entries; one with a satellite seat takes it up. ``every_seat``:
    the seat is drawn from every free one, whatever the book says.
    """

    VERSION: ClassVar[int] = 2

    player: PlayerId
    session: SessionId = ""
    ticket: Id = ""
    paid: Money | None = None
    method: Code = ""
    id_checked: bool = False
    missed: ChipPoints | None = None
    every_seat: bool = False


class ReEnter(Command, frozen=True):
    """A player who is out buys a new entry; with ``surrender`` one who gives up the chips held, and whose
    seat is in the draw again. ``every_seat`` as for an entry."""

    VERSION: ClassVar[int] = 2

    player: PlayerId
    surrender: bool = False
    session: SessionId = ""
    paid: Money | None = None
    method: Code = ""
    missed: ChipPoints | None = None
    every_seat: bool = False


class GrantTicket(Command, frozen=True):
    """A seat won in a satellite, in the name of the player who won it."""

    player: PlayerId
    ticket: Id
    satellite: StreamName = ""


class TransferTicket(Command, frozen=True):
    """The winner of a satellite seat asks to pass it on."""

    ticket: Id
    to: PlayerId


class SeatAlternates(Command, frozen=True):
    """Gives free seats to those who wait, in the book's order. ``every_seat`` as for an entry."""

    VERSION: ClassVar[int] = 2

    session: SessionId = ""
    every_seat: bool = False


@upcasts(EnterPlayer, 1)
@upcasts(ReEnter, 1)
@upcasts(SeatAlternates, 1)
def _from_every_seat(old: dict[str, Any]) -> dict[str, Any]:
    """Before books had a word in it every seat that was free was in the draw."""
    return {**old, "every_seat": True}


class CloseRegistration(Command, frozen=True):
    """No more entries in the session. Before its time the direction alone closes it, and says ``why``."""

    session: SessionId = ""
    why: Reason = ""


class SetRegistrationClose(Command, frozen=True):
    """Another close of registration: the end of a ``level``, or a moment ``at`` (milliseconds)."""

    why: Reason
    session: SessionId = ""
    level: LevelNumber = 0
    at: Moment = 0


class Rebuy(Command, frozen=True):
    """Buys the rebuy; for a rebuy already declared, pays it."""

    entry: EntryNumber
    method: Code = ""


class DeclareRebuy(Command, frozen=True):
    """The player says before the hand that he buys: the chips play and the money is owed."""

    entry: EntryNumber


class TakeAddOn(Command, frozen=True):
    """Buys the add-on; ``early``: before its time, on the terms of a second rebuy."""

    entry: EntryNumber
    early: bool = False
    method: Code = ""


class LeaveTable(Command, frozen=True):
    """A player steps away. ``told``: he said so to the dealer and the table."""

    entry: EntryNumber
    told: bool = True


class ReportNoShow(Command, frozen=True):
    """A seated player has not come. ``keep_chips``: he asked for the chips to be left until he arrives."""

    entry: EntryNumber
    keep_chips: bool = False


class NoteContact(Command, frozen=True):
    """Somebody tried to reach an absent player: how, and what came of it."""

    entry: EntryNumber
    how: ShortText
    result: ShortText


class ReturnToTable(Command, frozen=True):
    """The player is back, or arrives at last. ``stack``: what was counted in front of the seat."""

    entry: EntryNumber
    stack: ChipPoints | None = None


class RemoveAbsent(Command, frozen=True):
    """An absence has lasted longer than the book allows; breaks and a stopped clock do not count."""

    entry: EntryNumber


class CancelEntry(Command, frozen=True):
    """The entry is taken back and its money returned, if the book allows it."""

    entry: EntryNumber
    why: Reason = ""


class CancelEvent(Command, frozen=True):
    """The event is cancelled. ``refunds``: {player: minor units}, where the book leaves them to the
    direction."""

    why: Reason
    refunds: Annotated[dict[PlayerId, Money], rows(MOST_PEOPLE)] = {}
