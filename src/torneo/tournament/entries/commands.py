"""Commands about people and their entries."""

from torneo.tournament.kernel import Command


class RegisterPlayer(Command, frozen=True):
    """A person becomes known to the event under an id of their own. ``born`` is an ISO date."""

    player: str
    name: str
    document: str = ""
    born: str = ""
    country: str = ""
    club: str = ""
    contact: str = ""
    needs: str = ""


class CorrectPlayer(Command, frozen=True):
    """Corrects what was written down about a person; fields left out stay as they are."""

    player: str
    name: str | None = None
    document: str | None = None
    born: str | None = None
    country: str | None = None
    club: str | None = None
    contact: str | None = None
    needs: str | None = None


class BarPlayer(Command, frozen=True):
    """The player may not enter any more; ``lift`` takes that back."""

    player: str
    why: str
    lift: bool = False


class CheckIdentity(Command, frozen=True):
    """Somebody of the staff asked for the photo document: ``ok`` says whether it was shown and is the
    player's. ``document`` is compared with the one on record."""

    player: str
    ok: bool = True
    document: str = ""
    session: str = ""


class IssueSeatCard(Command, frozen=True):
    """Hands the player the card of the seat, once the book's identity check is on record."""

    entry: int


class EnterPlayer(Command, frozen=True):
    """A player buys in. ``paid``: price and fee together, if the desk wants it checked; ``method`` how.

    ``missed``: the points of missed blinds the director takes instead of those counted. A player already
    eliminated enters again by the rules of re-entries; one with a satellite seat takes it up.
    """

    player: str
    session: str = ""
    ticket: str = ""
    paid: int | None = None
    method: str = ""
    id_checked: bool = False
    missed: int | None = None


class ReEnter(Command, frozen=True):
    """A player who is out buys a new entry; with ``surrender`` one who gives up the chips held, and whose
    seat is in the draw again."""

    player: str
    surrender: bool = False
    session: str = ""
    paid: int | None = None
    method: str = ""
    missed: int | None = None


class GrantTicket(Command, frozen=True):
    """A seat won in a satellite, in the name of the player who won it."""

    player: str
    ticket: str
    satellite: str = ""


class TransferTicket(Command, frozen=True):
    """The winner of a satellite seat asks to pass it on."""

    ticket: str
    to: str


class SeatAlternates(Command, frozen=True):
    """Gives free seats to those who wait, in the book's order."""

    session: str = ""


class CloseRegistration(Command, frozen=True):
    """No more entries in the session. Before its time the direction alone closes it, and says ``why``."""

    session: str = ""
    why: str = ""


class SetRegistrationClose(Command, frozen=True):
    """Another close of registration: the end of a ``level``, or a moment ``at`` (milliseconds)."""

    why: str
    session: str = ""
    level: int = 0
    at: int = 0


class Rebuy(Command, frozen=True):
    """Buys the rebuy; for a rebuy already declared, pays it."""

    entry: int
    method: str = ""


class DeclareRebuy(Command, frozen=True):
    """The player says before the hand that he buys: the chips play and the money is owed."""

    entry: int


class TakeAddOn(Command, frozen=True):
    """Buys the add-on; ``early``: before its time, on the terms of a second rebuy."""

    entry: int
    early: bool = False
    method: str = ""


class LeaveTable(Command, frozen=True):
    """A player steps away. ``told``: he said so to the dealer and the table."""

    entry: int
    told: bool = True


class ReportNoShow(Command, frozen=True):
    """A seated player has not come. ``keep_chips``: he asked for the chips to be left until he arrives."""

    entry: int
    keep_chips: bool = False


class NoteContact(Command, frozen=True):
    """Somebody tried to reach an absent player: how, and what came of it."""

    entry: int
    how: str
    result: str


class ReturnToTable(Command, frozen=True):
    """The player is back, or arrives at last. ``stack``: what was counted in front of the seat."""

    entry: int
    stack: int | None = None


class RemoveAbsent(Command, frozen=True):
    """An absence has lasted longer than the book allows; breaks and a stopped clock do not count."""

    entry: int


class CancelEntry(Command, frozen=True):
    """The entry is taken back and its money returned, if the book allows it."""

    entry: int
    why: str = ""


class CancelEvent(Command, frozen=True):
    """The event is cancelled. ``refunds``: {player: minor units}, where the book leaves them to the
    direction."""

    why: str
    refunds: dict[str, int] = {}
