"""Options that mean the same in every command."""

import argparse
from typing import TYPE_CHECKING

from torneo.hand import GAMES
from torneo.rulebook import book_ids

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    Subparsers = object

LANGUAGES = ("es", "en")


def add_json(parser: argparse.ArgumentParser, shape: str) -> None:
    parser.add_argument("--json", action="store_true", help=f"print JSON instead of text: {shape}")


def add_language(parser: argparse.ArgumentParser, spoken: tuple[str, ...] = LANGUAGES) -> None:
    parser.add_argument(
        "--lang", choices=spoken, default="es", help="language of the text (default: es, Spanish)"
    )


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="data folder (default: TORNEO_DATA, or ~/.torneo)")


def add_seed(parser: argparse.ArgumentParser, default: int | None = 1) -> None:
    parser.add_argument(
        "--seed", type=int, default=default, help="start of the randomness (default: %(default)s)"
    )


def add_books_and_games(parser: argparse.ArgumentParser) -> None:
    """Under which books and in which games to play: all by turns unless some are named."""
    parser.add_argument("--book", choices=book_ids(), action="append", help="only this book; may be repeated")
    parser.add_argument(
        "--game", choices=tuple(GAMES), action="append", help="only this game; may be repeated"
    )


def add_trace(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--trace",
        action="store_true",
        help="tell how each ruling came about: policies consulted, turns taken",
    )


def positive(text: str) -> int:
    """A number of at least one, as the type of an option."""
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError(text)
    return count
