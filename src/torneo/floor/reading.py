"""What words or chips mean for the player who used them, before anything is carried out."""

import msgspec

from torneo.floor.ruling import Kind

#: Actions that raise the bet, and all those that put chips in.
AGGRESSIVE = ("bet", "raise", "complete")
CHIPS_IN = ("call", *AGGRESSIVE)


class Limits(msgspec.Struct, frozen=True):
    """What a player has bound himself to, or been bound to, until he has acted."""

    no_raise: bool = False
    no_fold: bool = False
    must_raise: bool = False
    #: He said raise, put in exactly the call, and may complete the raise in one more motion.
    call_put_in: bool = False
    #: The one action left to him, and the one total a bet or raise of his may have.
    only: str = ""
    to: int | None = None
    #: Chips lying there from a bet out of turn, lost if he folds.
    forfeit_on_fold: int = 0
    #: The case that bound him.
    case: str = "binding_in_turn"

    @property
    def must_call(self) -> bool:
        """Facing a bet, he has nothing left but to call it."""
        return self.no_fold and self.no_raise

    def leaves(self, action: str) -> bool:
        """May he still choose this action?"""
        if self.only:
            return action == self.only
        if self.must_raise:
            return action in AGGRESSIVE
        return not (self.no_fold and action == "fold")

    def on_top_of(self, earlier: "Limits") -> "Limits":
        """These limits for a player who was bound already: nothing he gave up comes back."""
        return msgspec.structs.replace(
            self,
            no_fold=self.no_fold or earlier.no_fold,
            forfeit_on_fold=max(self.forfeit_on_fold, earlier.forfeit_on_fold),
        )


NO_LIMITS = Limits()
MUST_RAISE = Limits(no_fold=True, must_raise=True)
MUST_CALL = Limits(no_fold=True, no_raise=True)


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """``case`` is the reason and first citation, ``also`` further cases cited.

    ``action`` with ``to`` (a total) is carried out when binding. ``pushed``: chips put in front by the act,
    so that what is not needed goes back. ``limits``: what the player is bound to if his action is still open.
    """

    case: str
    kind: Kind = "binding"
    action: str | None = None
    to: int | None = None
    also: tuple[str, ...] = ()
    facts: dict[str, int | str] = {}
    pushed: int | None = None
    limits: Limits | None = None
    options: tuple[str, ...] = ()
    infraction: str | None = None
    correctable_until: str | None = None
    steps: tuple[str, ...] = ()
    #: What is carried out in place of an act that is refused.
    instead: "Reading | None" = None

    def with_cases(self, *cases: str) -> "Reading":
        return msgspec.structs.replace(self, also=(*self.also, *cases))

    def because(self, case: str) -> "Reading":
        """The same outcome for another first reason."""
        return msgspec.structs.replace(self, case=case, also=(self.case, *self.also))

    @property
    def binds_to(self) -> Limits | None:
        """The limits with the case that set them."""
        return self.limits and msgspec.structs.replace(self.limits, case=self.case)
