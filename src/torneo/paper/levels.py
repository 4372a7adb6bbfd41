"""A level as it is written on walls and sheets."""

from typing import Any

from torneo.hand.games import GAMES
from torneo.rulebook import Book, Lang
from torneo.tournament.structure.levels import ante_kind, game_of, games_of
from torneo.tournament.structure.model import Level, Structure
from torneo.writing import chips


def level_shown(level: Level | None, structure: Structure, book: Book, lang: Lang) -> dict[str, Any] | None:
    """Number, stakes and ante in the local format. ``ante_kind``: who pays it; empty without an ante."""
    if level is None:
        return None
    code = game_of(structure, level.number, 1)
    game = GAMES[code]
    kind = "each_player" if game.is_stud else ante_kind(structure, book)
    ante = level.ante if kind != "none" else 0
    small, big = level.small_bet, level.big_bet
    if game.is_stud:
        stakes, unit = "", big or level.big_blind
        bring_in = level.bring_in or level.small_blind
        small = small or level.big_blind
    else:
        stakes, unit = f"{chips(level.small_blind, lang)} / {chips(level.big_blind, lang)}", level.big_blind
        bring_in = 0
    return {
        "number": level.number,
        "blinds": stakes,
        "small_blind": level.small_blind,
        "big_blind": level.big_blind,
        "unit": unit,
        "ante": chips(ante, lang) if ante else "",
        "ante_points": ante,
        "ante_kind": kind if ante else "",
        "bring_in": chips(bring_in, lang) if bring_in else "",
        "bets": f"{chips(small, lang)} / {chips(big, lang)}" if small or (game.is_stud and big) else "",
        "game": game_name(code, lang) if len(games_of(structure)) > 1 or level.game else "",
    }


def game_name(code: str, lang: Lang) -> str:
    game = GAMES[code]
    return game.say(lang) or code.upper()


def event_game(structure: Structure, lang: Lang) -> str:
    """The game of the event, or all of a mix."""
    return " · ".join(game_name(code, lang) for code in games_of(structure))
