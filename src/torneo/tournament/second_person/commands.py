"""Commands of the second person."""

from torneo.tournament.kernel import Command
from torneo.tournament.vocabulary import Number, Reason


class ConfirmMoney(Command, frozen=True):
    """The second person confirms an act of money that waits: now it is done. Whoever asked for it cannot."""

    number: Number


class RejectMoney(Command, frozen=True):
    """An act of money that waits is not done, and why. Whoever asked for it may take it back so."""

    number: Number
    why: Reason
