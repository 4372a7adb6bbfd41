"""Prices, re-entries, rebuys and add-ons of a sheet."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.structure.finding import Finding
from torneo.tournament.structure.levels import last_level
from torneo.tournament.structure.model import AddOn, Chips, Rebuy, Structure, total


def purchase_findings(structure: Structure, book: Book) -> Iterator[Finding]:
    for name in ("entry_price", "entry_fee", "staff_percent", "guarantee", "level_minutes"):
        if getattr(structure, name) < 0:
            yield Finding("sheet.negative", name, facts={"found": getattr(structure, name)})
    if structure.entry_fee > structure.entry_price > 0:
        yield Finding("sheet.fee_above_price", "entry_fee", "warning",
                      {"fee": structure.entry_fee, "price": structure.entry_price})  # fmt: skip
    yield from _reentry(structure, book)
    if structure.rebuy is not None:
        yield from _rebuy(structure, structure.rebuy)
    if structure.addon is not None:
        yield from _addon(structure, structure.addon, book)


def _reentry(structure: Structure, book: Book) -> Iterator[Finding]:
    rule, path = structure.reentry, "reentry"
    for name in ("limit", "per_flight", "until_level", "price", "fee"):
        found = getattr(rule, name)
        if found is not None and found < 0:
            yield Finding("sheet.negative", f"{path}.{name}", facts={"found": found})
    offered = rule.limit != 0
    if not offered:
        if rule.per_flight or rule.until_level or rule.surrender:
            yield Finding("sheet.reentry_of_none", path)
        return
    if rule.per_flight is not None and rule.limit is not None and rule.per_flight > rule.limit:
        yield Finding("sheet.reentry_per_flight", f"{path}.per_flight",
                      facts={"per_flight": rule.per_flight, "limit": rule.limit})  # fmt: skip
    closes = structure.registration.closes_level
    if rule.until_level is not None and closes is not None and rule.until_level > closes:
        yield Finding("sheet.reentry_after_closing", f"{path}.until_level",
                      facts={"level": rule.until_level, "closes": closes})  # fmt: skip
    last = last_level(structure)
    if rule.until_level is not None and last and rule.until_level > last:
        yield Finding("sheet.until_no_level", f"{path}.until_level",
                      facts={"level": rule.until_level, "last": last})  # fmt: skip
    condition = book.values["registration_reentry_condition"]
    if condition == "not_offered":
        yield Finding("sheet.reentry_not_in_book", path, "warning", clauses=cite(book, "reentry_terms"))
    if rule.surrender and condition != "elimination_or_surrender":
        yield Finding("sheet.surrender_not_in_book", f"{path}.surrender", "warning",
                      clauses=cite(book, "reentry_terms"))  # fmt: skip
    if structure.rebuy is not None and structure.rebuy.limit != 0:
        yield Finding("sheet.rebuy_and_reentry", "rebuy", "warning")


def _rebuy(structure: Structure, rebuy: Rebuy) -> Iterator[Finding]:
    for name in ("limit", "price", "fee", "until_level"):
        found = getattr(rebuy, name)
        if found is not None and found < 0:
            yield Finding("sheet.negative", f"rebuy.{name}", facts={"found": found})
    if rebuy.limit == 0:
        if rebuy.chips or rebuy.price:
            yield Finding("sheet.rebuy_of_none", "rebuy.limit")
        return
    yield from _bought(structure, rebuy.chips, "rebuy.chips")
    if not 0 <= rebuy.stack_limit_percent <= 100:
        yield Finding("sheet.percent", "rebuy.stack_limit_percent",
                      facts={"found": rebuy.stack_limit_percent})  # fmt: skip
    last = last_level(structure)
    if rebuy.until_level is None and structure.registration.closes_level is None:
        yield Finding("sheet.rebuy_without_end", "rebuy.until_level", "warning")
    elif rebuy.until_level is not None and last and rebuy.until_level > last:
        yield Finding("sheet.until_no_level", "rebuy.until_level",
                      facts={"level": rebuy.until_level, "last": last})  # fmt: skip


def _addon(structure: Structure, addon: AddOn, book: Book) -> Iterator[Finding]:
    for name in ("limit", "price", "fee", "after_level"):
        if getattr(addon, name) < 0:
            yield Finding("sheet.negative", f"addon.{name}", facts={"found": getattr(addon, name)})
    if addon.limit == 0:
        if addon.chips or addon.price:
            yield Finding("sheet.addon_of_none", "addon.limit")
        return
    yield from _bought(structure, addon.chips, "addon.chips")
    last, rebuy = last_level(structure), structure.rebuy
    if not addon.after_level and book.values["addon_terms"] is None:
        yield Finding("sheet.addon_without_moment", "addon.after_level")
    if addon.after_level and last and addon.after_level > last:
        yield Finding("sheet.until_no_level", "addon.after_level",
                      facts={"level": addon.after_level, "last": last})  # fmt: skip
    if addon.after_level and rebuy is not None and rebuy.limit != 0:
        until = rebuy.until_level or 0
        if until > addon.after_level:
            yield Finding("sheet.addon_before_rebuys_end", "addon.after_level",
                          facts={"addon": addon.after_level, "rebuys": until})  # fmt: skip
    if addon.early_chips:
        yield from _bought(structure, addon.early_chips, "addon.early_chips")
        if total(addon.early_chips) > total(addon.chips):
            yield Finding("sheet.early_addon_better", "addon.early_chips", "warning",
                          {"early": total(addon.early_chips), "usual": total(addon.chips)})  # fmt: skip
    if not 0 <= addon.early_stack_limit_percent <= 100:
        yield Finding("sheet.percent", "addon.early_stack_limit_percent",
                      facts={"found": addon.early_stack_limit_percent})  # fmt: skip


def _bought(structure: Structure, chips: Chips, path: str) -> Iterator[Finding]:
    if not chips:
        yield Finding("sheet.bought_nothing", path)
    for value, count in chips.items():
        if value < 1 or count < 1:
            yield Finding("sheet.chip", f"{path}.{value}", facts={"value": value, "count": count})
        elif structure.chip_values and value not in structure.chip_values:
            yield Finding("sheet.chip_not_listed", f"{path}.{value}", facts={"value": value})
