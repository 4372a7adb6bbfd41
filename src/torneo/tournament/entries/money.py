"""What was taken in, and what of it goes to the prizes."""

import msgspec

from torneo.tournament.state import Tournament

#: Entries that bring no money: taken back, or a satellite seat not yet taken up.
_UNPAID = frozenset({"cancelled", "qualified"})


class Income(msgspec.Struct, frozen=True, kw_only=True):
    """Money in minor units, and how many of each thing were sold. ``owed``: part of ``total`` that declared
    rebuys still owe the desk."""

    prizes: int
    fees: int
    owed: int
    refunded: int
    entries: int
    reentries: int
    tickets: int
    forfeited: int
    rebuys: int
    addons: int

    @property
    def total(self) -> int:
        return self.prizes + self.fees


def prize_pool(state: Tournament) -> int:
    """Entries, re-entries, rebuys, add-ons and forfeited satellite seats, before anything for the staff."""
    return sum(entry.paid for entry in state.entries.values() if entry.status not in _UNPAID)


def income(state: Tournament) -> Income:
    counted = [entry for entry in state.entries.values() if entry.status not in _UNPAID]
    kinds = [entry.kind for entry in counted]
    forfeited = sum(entry.status == "forfeited" for entry in counted)
    return Income(
        prizes=sum(entry.paid for entry in counted),
        fees=sum(entry.fees for entry in counted),
        owed=sum(entry.owed_rebuy for entry in counted),
        refunded=sum(entry.refunded for entry in state.entries.values()),
        entries=kinds.count("entry"),
        reentries=kinds.count("reentry"),
        tickets=kinds.count("ticket") - forfeited,
        forfeited=forfeited,
        rebuys=sum(entry.rebuys for entry in counted),
        addons=sum(entry.addons + entry.early_addons for entry in counted),
    )
