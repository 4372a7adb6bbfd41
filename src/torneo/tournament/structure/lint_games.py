"""Games, mixes and seats of a sheet."""

from collections.abc import Iterator

from torneo.hand.games import GAMES, MIXES
from torneo.rulebook import Book
from torneo.tournament.citations import cite, speaks
from torneo.tournament.structure.finding import Finding
from torneo.tournament.structure.levels import games_of
from torneo.tournament.structure.model import Structure

SEATS = (2, 10)
_BOARD_AND_BURNS = 8


def game_findings(structure: Structure, book: Book) -> Iterator[Finding]:
    known = ", ".join((*GAMES, *MIXES))
    if structure.game not in GAMES and structure.game not in MIXES and not structure.rotation:
        yield Finding("sheet.game_unknown", "game", facts={"game": structure.game, "known": known})
    named = [(f"rotation[{place}]", code) for place, code in enumerate(structure.rotation)]
    named += [(f"levels[{place}].game", one.game) for place, one in enumerate(structure.levels) if one.game]
    for path, code in named:
        if code not in GAMES:
            yield Finding("sheet.game_unknown", path, facts={"game": code, "known": ", ".join(GAMES)})
    yield from _short_decks(structure, [("game", structure.game), *named], book)
    if structure.rotation_lasts < 1:
        yield Finding("sheet.rotation_length", "rotation_lasts", facts={"found": structure.rotation_lasts})
    if len(structure.rotation) == 1:
        yield Finding("sheet.rotation_of_one", "rotation", "warning", {"game": structure.rotation[0]})
    yield from _seats(structure)


def _short_decks(structure: Structure, named: list[tuple[str, str]], book: Book) -> Iterator[Finding]:
    if not speaks(book, "deck_of_52"):
        return
    for path, code in named:
        game = GAMES.get(code)
        if game is not None and game.short_deck and not (path == "game" and structure.rotation):
            clauses = cite(book, "deck_of_52")
            yield Finding("sheet.deck_of_52", path, "warning", {"game": code}, clauses)


def _seats(structure: Structure) -> Iterator[Finding]:
    seats = structure.seats_per_table
    least, most = SEATS
    if not least <= seats <= most:
        yield Finding("sheet.seats", "seats_per_table", facts={"found": seats, "least": least, "most": most})
        return
    played = {*games_of(structure), *(level.game for level in structure.levels if level.game)}
    for code in sorted(played & GAMES.keys()):
        room = most_seats(code)
        if seats > room:
            yield Finding(
                "sheet.too_many_seats", "seats_per_table", facts={"seats": seats, "game": code, "most": room}
            )


def most_seats(code: str) -> int:
    """How many can be dealt in from one deck. Stud for eight works because folded hands give cards back."""
    game = GAMES[code]
    if game.is_stud:
        return 8
    deck = 36 if game.short_deck else 52
    kept = _BOARD_AND_BURNS if game.family == "board" else 0
    return min(SEATS[1], (deck - kept) // game.hole_cards)
