"""Prizes, bounties, deals, satellites and guarantees of a sheet."""

from collections.abc import Iterator
from itertools import pairwise

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.structure.finding import Finding
from torneo.tournament.structure.model import Payout, Structure

WHOLE = 10_000


def prize_findings(structure: Structure, book: Book) -> Iterator[Finding]:
    yield from _payout(structure.payout, book)
    yield from _bounty(structure)
    yield from _items(structure, book)
    if not 0 <= structure.deal.champion_per_mille <= 1000:
        yield Finding("sheet.per_mille", "deal.champion_per_mille",
                      facts={"found": structure.deal.champion_per_mille})  # fmt: skip
    if structure.staff_percent > 100:
        yield Finding("sheet.percent", "staff_percent", facts={"found": structure.staff_percent})
    satellite = structure.satellite
    if satellite is not None:
        if not satellite.target.strip():
            yield Finding("sheet.satellite_target", "satellite.target")
        if satellite.seat_value < 1:
            yield Finding(
                "sheet.satellite_seat", "satellite.seat_value", facts={"found": satellite.seat_value}
            )
        if satellite.seats < 0:
            yield Finding("sheet.negative", "satellite.seats", facts={"found": satellite.seats})
    if structure.guarantee > 0 and not structure.entry_price:
        yield Finding(
            "sheet.guarantee_without_price", "guarantee", "warning", {"guarantee": structure.guarantee}
        )


def _payout(payout: Payout, book: Book) -> Iterator[Finding]:
    for name in ("places", "steepness", "minimum_cash"):
        if getattr(payout, name) < 0:
            yield Finding("sheet.negative", f"payout.{name}", facts={"found": getattr(payout, name)})
    if payout.rounding < 1:
        yield Finding("sheet.rounding", "payout.rounding", facts={"found": payout.rounding})
    if not 0 <= payout.places_percent <= 100:
        yield Finding("sheet.percent", "payout.places_percent", facts={"found": payout.places_percent})
    elif payout.places_percent:
        allowed = book.values["prize_paid_places_percent"]
        if not allowed["min"] <= payout.places_percent <= allowed["max"]:
            yield Finding("sheet.places_percent", "payout.places_percent", "warning",
                          {"found": payout.places_percent, "least": allowed["min"], "most": allowed["max"]},
                          cite(book, "paid_places"))  # fmt: skip
    if payout.places and payout.places_percent:
        yield Finding("sheet.places_twice", "payout.places", "warning")
    if payout.kind == "table" and not payout.table:
        yield Finding("sheet.payout_table_empty", "payout.table")
    for entries, shares in payout.table.items():
        path = f"payout.table.{entries}"
        if entries < 1:
            yield Finding("sheet.payout_entries", path, facts={"found": entries})
        if sum(shares) != WHOLE:
            yield Finding("sheet.payout_sum", path,
                          facts={"entries": entries, "found": sum(shares), "expected": WHOLE})  # fmt: skip
        if any(share < 0 for share in shares):
            yield Finding("sheet.negative", path, facts={"found": min(shares)})
        if any(low > high for high, low in pairwise(shares)):
            yield Finding("sheet.payout_rises", path, "warning", {"entries": entries})
        if len(shares) > entries > 0:
            yield Finding("sheet.payout_too_many", path,
                          facts={"entries": entries, "places": len(shares)})  # fmt: skip


def _bounty(structure: Structure) -> Iterator[Finding]:
    bounty = structure.bounty
    if bounty.kind == "none":
        if bounty.amount or bounty.envelopes:
            yield Finding("sheet.bounty_of_none", "bounty.kind")
        return
    if bounty.kind == "mystery":
        if not bounty.envelopes:
            yield Finding("sheet.bounty_envelopes", "bounty.envelopes")
        for value, count in bounty.envelopes.items():
            if value < 1 or count < 1:
                yield Finding("sheet.envelope", f"bounty.envelopes.{value}",
                              facts={"value": value, "count": count})  # fmt: skip
    if bounty.amount < 1:
        yield Finding("sheet.bounty_amount", "bounty.amount", facts={"found": bounty.amount})
    elif structure.entry_price and bounty.amount > structure.entry_price:
        yield Finding("sheet.bounty_above_price", "bounty.amount",
                      facts={"amount": bounty.amount, "price": structure.entry_price})  # fmt: skip
    if not 0 <= bounty.progressive_percent <= 100:
        yield Finding("sheet.percent", "bounty.progressive_percent",
                      facts={"found": bounty.progressive_percent})  # fmt: skip


def _items(structure: Structure, book: Book) -> Iterator[Finding]:
    """Bounty chips and time cards are no chips to bet with, and must not look like them."""
    if not book.values["chips_items_differ_in_size"]:
        return
    clauses = cite(book, "items_differ_in_size")
    if structure.bounty.kind != "none":
        yield Finding("sheet.bounty_chips_differ", "bounty.kind", "note", clauses=clauses)
    if structure.time_bank is not None:
        yield Finding("sheet.time_cards_differ", "time_bank", "note", clauses=clauses)
