"""From the text of a scenario file to its documents; all faults of a document are noted."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import yaml

from torneo.cards import HIDDEN, card_text
from torneo.floor.scenario import words
from torneo.floor.scenario.around import Around
from torneo.floor.scenario.document import BrokenDocument, Document, Seat, Start
from torneo.floor.scenario.entry import Entry, Page, likely
from torneo.floor.scenario.expectations import read_expectations
from torneo.floor.scenario.level import read_level
from torneo.floor.scenario.steps import read_step
from torneo.floor.scenario.written import Written, place_of
from torneo.hand import GAMES, Game
from torneo.rulebook import Book, RulebookError, book_ids, load_book
from torneo.rulebook.yaml_text import Loader, TooMuch, checked

_MARKER = re.compile(r"^---(?=\s|$)", re.MULTILINE)

OpenHouse = Callable[[str, str], Book]
"""(path as written, scenario file) -> the house book; may raise RulebookError or OSError."""

KEYS = (
    "scenario",
    "book",
    "house",
    "clauses",
    "game",
    "level",
    "denominations",
    "event",
    "button",
    "small_blind",
    "big_blind",
    "seats",
    "cards",
    "deck",
    "start",
    "posted",
    "policies",
    "expect",
    "steps",
)
REQUIRED = ("scenario", "game", "level", "seats", "steps")
SETUP_KEYS = tuple(
    key for key in KEYS if key not in ("scenario", "book", "house", "clauses", "expect", "steps")
)
"""The keys of a spot by itself: under a book somebody else has chosen, with steps still to come."""
SETUP_REQUIRED = ("game", "level", "seats")
MAY_BE_NULL = ("small_blind", "big_blind")
"""Keys where null says something; elsewhere it is as if the key were not there."""
SEAT_KEYS = ("stack", "chips", "name", "absent", "penalty_hands", "unposted", "arrived_from")
START_KEYS = ("street", "pot", "board")


def read_documents(text: str, file: str, open_house: OpenHouse) -> list[Document | BrokenDocument]:
    """Every document of a file in order, readable or not."""
    found: list[Document | BrokenDocument] = []
    for node in _nodes(text, file):
        if isinstance(node, BrokenDocument):
            found.append(node)
        elif node is not None and not (isinstance(node, yaml.ScalarNode) and node.value == ""):
            found.append(_read_document(Written(Page(file), node), open_house))
    if not found:
        page = Page(file)
        page.add(None, (), "no-document", {})
        found.append(BrokenDocument(file, 1, "", tuple(page.problems)))
    return found


def _nodes(text: str, file: str) -> list[yaml.Node | BrokenDocument | None]:
    """The documents as YAML has them; where one is none, each is parsed by itself, at its own lines."""
    try:
        return list(yaml.compose_all(checked(text), Loader=Loader))
    except TooMuch as error:
        return [_no_yaml(file, error)]
    except yaml.YAMLError:
        starts = [0, *(mark.start() for mark in _MARKER.finditer(text)), len(text)]
    nodes: list[yaml.Node | BrokenDocument | None] = []
    for start, end in pairwise(starts):
        above = "\n" * text.count("\n", 0, start)
        try:
            nodes += yaml.compose_all(checked(above + text[start:end]), Loader=Loader)
        except yaml.YAMLError as error:
            nodes.append(_no_yaml(file, error))
    return nodes


def _no_yaml(file: str, error: yaml.YAMLError) -> BrokenDocument:
    page = Page(file)
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    detail = getattr(error, "problem", None) or str(error).splitlines()[0]
    page.add(place_of(mark), (), "yaml-syntax", {"detail": detail})
    return BrokenDocument(file, page.problems[0].line, "", tuple(page.problems))


def _read_document(entry: Entry, open_house: OpenHouse) -> Document | BrokenDocument:
    page = entry.page
    if not entry.is_mapping:
        entry.expected("mapping")
        return BrokenDocument(page.file, entry.line, "", tuple(page.problems))
    fields = {
        key: value
        for key, value in entry.fields(KEYS, REQUIRED).items()
        if key in MAY_BE_NULL or key in REQUIRED or not value.is_null
    }
    title = (fields["scenario"].text() if "scenario" in fields else None) or ""
    document, _ = _read_fields(entry, fields, title, _read_book(entry, fields, open_house))
    if document is None or page.problems:
        return BrokenDocument(page.file, entry.line, title, tuple(page.problems))
    return document


def read_setup(entry: Entry, book: Book) -> tuple[Document | None, Around]:
    """A spot without title, book and steps, under a book that is known; and what steps to come may name."""
    kept = (*MAY_BE_NULL, *SETUP_REQUIRED)
    found = entry.fields(SETUP_KEYS, SETUP_REQUIRED)
    fields = {key: value for key, value in found.items() if key in kept or not value.is_null}
    return _read_fields(entry, fields, "", book)


def _read_fields(
    entry: Entry, fields: dict[str, Entry], title: str, book: Book | None
) -> tuple[Document | None, Around]:
    policies = _read_policies(fields["policies"], book) if "policies" in fields and book else {}
    if book and policies and not entry.page.problems:
        book = book.with_policies(policies)
    game = GAMES.get(fields["game"].word(GAMES) or "") if "game" in fields else None
    level = read_level(fields["level"]) if "level" in fields else None
    start = _read_start(fields["start"], game) if "start" in fields else None
    seats, taken = _read_seats(fields["seats"], 0 if start else 1) if "seats" in fields else ({}, set())
    unposted = frozenset(seat for seat, player in seats.items() if player.unposted)
    around = Around(taken, game, book, unposted)
    button = _read_button(entry, fields, around)
    rest = {key: read(fields[key], around) for key, read in _AT_THE_TABLE.items() if key in fields}
    _refuse_twice(fields)
    blinds = {key: rest.pop(key) for key in MAY_BE_NULL if key in rest}
    if not book or not game or level is None or button is None or entry.page.problems:
        return None, around
    document = Document(
        file=entry.page.file,
        line=entry.line,
        title=title,
        book=book,
        game=game.code,
        level=level,
        button=button,
        seats=seats,
        policies=policies,
        start=start,
        blinds=blinds,
        **{"steps": (), **rest},
    )
    return document, around


def _read_button(entry: Entry, fields: dict[str, Entry], around: Around) -> int | None:
    if "button" in fields:
        return fields["button"].whole(1, "seat")
    if around.game is not None and around.game.is_stud and around.seats:
        return max(around.seats)  # stud needs none: cards are dealt from the first seat on
    entry.missing("button")
    return None


# ---- the book --------------------------------------------------------------------------------------


def _read_book(entry: Entry, fields: dict[str, Entry], open_house: OpenHouse) -> Book | None:
    book_id = fields["book"].word(book_ids()) if "book" in fields else None
    if "house" not in fields:
        if "book" not in fields:
            entry.missing("book")
        return load_book(book_id) if book_id else None
    house = fields["house"]
    path = house.text()
    if path is None:
        return None
    try:
        book = open_house(path, entry.page.file)
    except RulebookError as error:
        entry.page.problems += error.problems
        return None
    except (OSError, UnicodeDecodeError) as error:
        house.wrong("unreadable", found=path, detail=getattr(error, "strerror", None) or error)
        return None
    if book_id and book.base != book_id:
        house.wrong("two-books")
    return book


def _read_policies(entry: Entry, book: Book) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for name, at, value in entry.pairs():
        if name not in book.definitions:
            at.wrong("unknown-policy", found=name, **likely(str(name), book.definitions))
            continue
        change = value.plain()
        _, faults = book.changed(name, change)
        for fault in faults:
            place = _inner(value, fault.path).place
            params = {key: str(said) for key, said in fault.params.items()}
            entry.page.add(place, (*value.path, *fault.path), fault.code, params)
        changes[name] = change
    return changes


def _inner(entry: Entry, path: tuple[str | int, ...]) -> Entry:
    """The entry of an inner value, or the nearest there is."""
    for part in path:
        inner: Iterator[Entry] = iter(())
        if entry.is_mapping:
            inner = (value for key, _, value in entry.pairs() if key == part)
        elif entry.is_list and isinstance(part, int):
            inner = iter(entry.items()[part : part + 1])
        found = next(inner, None)
        if found is None:
            break
        entry = found
    return entry


# ---- the spot --------------------------------------------------------------------------------------


def _read_seats(entry: Entry, least: int) -> tuple[dict[int, Seat], set[int]]:
    """The players that can be read, and every seat that is named."""
    seats: dict[int, Seat] = {}
    taken: set[int] = set()
    for _, at, value in entry.pairs():
        number = at.whole(1, "seat")
        if number is None:
            continue
        taken.add(number)
        seat = _read_seat(value, least)
        if seat is not None:
            seats[number] = seat
    if entry.is_mapping and len(taken) < 2:
        entry.wrong("too-few-seats")
    return seats, taken


def _read_seat(entry: Entry, least: int) -> Seat | None:
    if not entry.is_mapping:
        stack = entry.whole(least, "stack")
        return None if stack is None else Seat(stack)
    fields = entry.fields(SEAT_KEYS)
    read: dict[str, Any] = {}
    for key, value in fields.items():
        if key == "chips" and value.is_mapping:
            read["chips"] = value.chips()
        elif key in ("stack", "chips"):
            read["stack"] = value.whole(least, "stack")
        elif key == "name":
            read["name"] = value.text()
        elif key == "penalty_hands":
            read["penalty_hands"] = value.whole()
        elif key == "arrived_from":
            read["arrived_from"] = value.word(words.ARRIVED_FROM)
        else:
            read[key] = value.flag()
    if "stack" not in read and "chips" not in read:
        entry.missing("chips")
        return None
    if None in read.values():
        return None
    if "stack" not in read:
        read["stack"] = sum(chip * count for chip, count in read["chips"].items())
    return Seat(**read)


def _read_start(entry: Entry, game: Game | None) -> Start | None:
    fields = entry.fields(START_KEYS, ("street",))
    streets = [street.name for street in game.streets] if game else []
    street = fields["street"].word(streets) if "street" in fields and game else None
    pot = fields["pot"].whole() if "pot" in fields else 0
    board = fields["board"].cards() if "board" in fields else []
    if game and street and board:
        reached = game.streets[: streets.index(street) + 1]
        shared = sum(each.board for each in reached)
        if len(board) != shared:
            fields["board"].wrong("wrong-count", expected=shared, found=len(board))
    if street is None or pot is None or board is None:
        return None
    return Start(street, pot, tuple(board))


def _read_cards(entry: Entry, around: Around) -> dict[int, tuple[int, ...]]:
    most = 7 if around.game and around.game.is_stud else around.game.hole_cards if around.game else 7
    known: dict[int, tuple[int, ...]] = {}
    for _, at, value in entry.pairs():
        seat, cards = around.seat(at), value.cards()
        if seat is None or cards is None:
            continue
        if len(cards) > most:
            value.wrong("wrong-count", expected=most, found=len(cards))
        known[seat] = tuple(cards)
    return known


def _refuse_twice(fields: dict[str, Entry]) -> None:
    """A card cannot be in two places."""
    places: list[Entry] = []
    if "cards" in fields and fields["cards"].is_mapping:
        places += [value for _, _, value in fields["cards"].pairs()]
    if "start" in fields and fields["start"].is_mapping:
        places += [value for key, _, value in fields["start"].pairs() if key == "board"]
    places += [fields["deck"]] if "deck" in fields else []
    seen: dict[int, str] = {}
    for place in places:
        noted = len(place.page.problems)
        cards = place.cards() or []
        del place.page.problems[noted:]
        for card in cards:
            if card != HIDDEN and card in seen:
                place.wrong("duplicate-card", found=card_text(card), where=seen[card])
            seen.setdefault(card, ".".join(map(str, place.path)))


def _read_posted(entry: Entry, around: Around) -> dict[int, dict[int, int]]:
    posted: dict[int, dict[int, int]] = {}
    for _, at, value in entry.pairs():
        seat, chips = around.seat(at), value.chips()
        if seat is not None and chips is not None:
            posted[seat] = chips
    return posted


def _read_denominations(entry: Entry) -> tuple[int, ...]:
    found: list[int] = []
    for item in entry.items():
        chip = item.whole(1)
        if chip in found:
            item.wrong("impossible-amount", found=chip, why="repeated")
        elif chip is not None:
            found.append(chip)
    return tuple(sorted(found))


def _read_event(entry: Entry) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    for key, value in entry.fields(words.EVENT).items():
        facts[key] = value.whole() if key in words.EVENT_COUNTS else value.flag()
    return facts


def _read_steps(entry: Entry, around: Around) -> tuple[Any, ...]:
    steps = [read_step(item, number, around) for number, item in enumerate(entry.items(), 1)]
    if entry.is_list and not steps:
        entry.expected("list")
    return tuple(step for step in steps if step is not None)


def _read_blind(entry: Entry, around: Around) -> int | None:
    return None if entry.is_null else around.seat(entry)


_AT_THE_TABLE: dict[str, Callable[[Entry, Around], Any]] = {
    "cards": _read_cards,
    "deck": lambda entry, _: tuple(entry.cards() or ()),
    "posted": _read_posted,
    "small_blind": _read_blind,
    "big_blind": _read_blind,
    "steps": _read_steps,
    "clauses": lambda entry, around: tuple(around.clauses(entry)),
    "denominations": lambda entry, _: _read_denominations(entry),
    "event": lambda entry, _: _read_event(entry),
    "expect": read_expectations,
}
"""What is read once seats, game and book are known, in this order; fields of the document or its blinds."""
