"""The add-on: one last purchase in its window, or earlier in place of a second rebuy."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_entry
from torneo.tournament.chips.events import ChipsIssued
from torneo.tournament.citations import cite
from torneo.tournament.entries.commands import TakeAddOn
from torneo.tournament.entries.purchase_events import AddOnTaken
from torneo.tournament.entries.rebuys import bought, cannot_buy, just_out
from torneo.tournament.entries.state import Entry
from torneo.tournament.entries.window import after_level, level_over, why_closed
from torneo.tournament.kernel import DESK, TABLE, Answer, Asked, Refused, decides
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import AddOn
from torneo.writing import minor_units

#: The window of the book that names levels, and the level that ends before it opens.
_BETWEEN_LEVELS = "end_of_level_6_until_level_7_starts"
_LEVEL_BEFORE = 6


def addon_terms(state: Tournament, book: Book, session: str = "") -> AddOn | None:
    """The sheet's terms, filled up from the book's, in chips of the session; None: the event has no
    add-on."""
    sheet = state.structure.addon
    if sheet is None or sheet.limit == 0:
        return None
    early = book.values["addon_early_terms"] or {}
    points = book.values["addon_early_chips"]
    named = book.values["addon_terms"] or {}
    between = named.get("window") == _BETWEEN_LEVELS
    return msgspec.structs.replace(
        sheet,
        limit=min(sheet.limit, named.get("max_count", sheet.limit)),
        price=sheet.price or minor_units(named.get("price") or 0, state.structure.currency),
        chips=bought(state, sheet.chips, book.values["addon_chips"], session),
        early_chips=(
            bought(state, sheet.early_chips, points, session) if sheet.early_chips or points else {}
        ),
        early_stack_limit_percent=sheet.early_stack_limit_percent or early.get("stack_limit_percent", 0),
        after_level=sheet.after_level or (_LEVEL_BEFORE if between else 0),
    )


@decides(TakeAddOn, roles=DESK | TABLE)
def take_addon(state: Tournament, asked: Asked[TakeAddOn], book: Book) -> Answer:
    command = asked.command
    refused = in_phase(state, "running")
    if refused is not None:
        return refused
    entry = known_entry(state, command.entry)
    if isinstance(entry, Refused):
        return entry
    terms = addon_terms(state, book, entry.session)
    if terms is None:
        return Refused("no_addon", {"entry": entry.number}, cite(book, "addon_limit"))
    check = _why_not_early if command.early else _why_not
    refused = check(state, entry, terms, asked.at, book)
    if refused is not None:
        return refused
    table, seat = just_out(state, entry) or (0, 0)
    chips = terms.early_chips if command.early else terms.chips
    return (
        AddOnTaken(
            entry=entry.number, price=terms.price, fee=terms.fee, early=command.early, table=table,
            seat=seat, method=command.method.strip(),
        ),
        ChipsIssued(entry=entry.number, chips=chips, cause="addon"),
    )  # fmt: skip


def _why_not(state: Tournament, entry: Entry, terms: AddOn, at: int, book: Book) -> Refused | None:
    """The add-on at its time is for everybody still in, whatever the stack."""
    needed = (book.values["addon_terms"] or {}).get("min_chips_held", 1)
    if entry.status == "out" or (entry.status == "seated" and entry.stack < needed):
        return Refused(
            "addon_needs_chips", {"entry": entry.number, "stack": entry.stack, "least": needed},
            cite(book, "addon_min_chips"),
        )  # fmt: skip
    return (
        cannot_buy(state, entry, book)
        or _all_taken(entry, terms, book)
        or _outside_window(state, entry, terms, at, book)
    )


def _all_taken(entry: Entry, terms: AddOn, book: Book) -> Refused | None:
    used = entry.addons + entry.early_addons
    if used < terms.limit:
        return None
    return Refused("addon_limit", {"used": used, "limit": terms.limit}, cite(book, "addon_limit"))


def _outside_window(state: Tournament, entry: Entry, terms: AddOn, at: int, book: Book) -> Refused | None:
    session = state.sessions[entry.session]
    window = (book.values["addon_terms"] or {}).get("window")
    if window == "before_registration_closes" or not terms.after_level:
        closed = why_closed(state, session, at, book)
        return closed and Refused("addon_closed", closed.facts, cite(book, "addon_window"))
    if after_level(state, session, terms.after_level, at, book):
        return None
    over = level_over(state, session, terms.after_level, at, book)
    return Refused(
        "addon_window_over" if over else "addon_not_yet", {"level": terms.after_level},
        cite(book, "buying_over" if over else "addon_window"),
    )  # fmt: skip


def _why_not_early(state: Tournament, entry: Entry, terms: AddOn, at: int, book: Book) -> Refused | None:
    rules = book.values["addon_early_terms"]
    clauses = cite(book, "addon_early")
    if not terms.early_chips:
        return Refused("no_early_addon", {"entry": entry.number}, clauses)
    refused = cannot_buy(state, entry, book) or _all_taken(entry, terms, book)
    if refused is not None:
        return refused
    session = state.sessions[entry.session]
    if terms.after_level and level_over(state, session, terms.after_level, at, book):
        return Refused("addon_not_early", {"level": terms.after_level}, clauses)
    if rules and rules["requires_rebuy_used"] and not entry.rebuys:
        return Refused("rebuy_first", {"entry": entry.number}, clauses)
    most = entry.received * terms.early_stack_limit_percent // 100
    if entry.stack > most:
        return Refused(
            "early_addon_stack", {"stack": entry.stack, "most": most, "level": terms.after_level}, clauses
        )
    return None
