"""PHH files into checked values. Chips become ints: a file in cents is read in units of a cent."""

import tomllib
from collections.abc import Iterable
from decimal import Decimal
from pathlib import Path
from typing import Any

import msgspec

from torneo.hand.games import GAMES, Game
from torneo.hand.rules import HandRules

#: Fields of our own, which the format leaves to whoever writes: the rules where they are not the usual ones
#: (JSON), the smallest chip, which decides odd chips, and how many were left in the event.
OWN_FIELDS = {
    "rules": "_torneo_rules",
    "smallest_chip": "_torneo_smallest_chip",
    "players_in_event": "_torneo_players_in_event",
}

BY_CODE = {game.phh: game for game in GAMES.values() if game.phh}


#: Of one file: some ten thousand hands.
MOST_LETTERS = 20_000_000


class PhhError(ValueError):
    """A file that is no PHH hand: the message names file, hand and field or line."""


class PhhHand(msgspec.Struct, frozen=True):
    """One recorded hand. Chip amounts are in units of ``1/scale``; lists are in the file's player order."""

    file: str
    hand: int | str
    game: Game
    scale: int
    uniform_ante: bool
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    bring_in: int
    small_bet: int
    big_bet: int
    min_bet: int
    starting_stacks: tuple[int, ...]
    actions: tuple[str, ...]
    seats: tuple[int, ...]
    finishing_stacks: tuple[Decimal, ...] | None
    winnings: tuple[Decimal, ...] | None
    players: tuple[str, ...] = ()
    #: Only where the record says so itself.
    rules: HandRules | None = None
    smallest_chip: int = 1
    players_in_event: int | None = None

    @property
    def where(self) -> str:
        return f"{self.file}, hand {self.hand}"

    def chips(self, text: str) -> int:
        """An amount written in an action, in units of the file."""
        return int(Decimal(text) * self.scale)


def read_phh(path: Path | str) -> list[PhhHand]:
    """All hands of a ``.phh`` or ``.phhs`` file."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise PhhError(f"{path}: there is no such file") from None
    except IsADirectoryError:
        raise PhhError(f"{path}: is a folder, name the files in it") from None
    except UnicodeDecodeError as error:
        raise PhhError(f"{path}: is not UTF-8 text (byte {error.start})") from None
    except OSError as error:
        raise PhhError(f"{path}: cannot be read ({error.strerror})") from None
    return read_phh_text(text, str(path))


def read_phh_text(text: str, file: str = "<text>") -> list[PhhHand]:
    """Hands of one document: either one hand, or one table per hand."""
    if len(text) > MOST_LETTERS:
        raise PhhError(f"{file}: longer than {MOST_LETTERS} letters")
    try:
        document = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        last = text.rstrip("\n").count("\n") + 1
        message = str(error).replace("at end of document", f"at end of document, line {last}")
        raise PhhError(f"{file}: not readable as TOML: {message}") from None
    except RecursionError:
        raise PhhError(f"{file}: not readable as TOML: nested too deep") from None
    except ValueError as error:
        raise PhhError(f"{file}: not readable as TOML: {error}") from None
    if not document:
        raise PhhError(f"{file}: the file is empty")
    if "variant" in document or not all(isinstance(value, dict) for value in document.values()):
        return [_hand(document, file, document.get("hand", 1))]
    return [_hand(table, file, table.get("hand", key)) for key, table in document.items()]


def _hand(raw: dict[str, Any], file: str, hand: int | str) -> PhhHand:
    where = f"{file}, hand {hand}"

    def fail(field: str, message: str) -> PhhError:
        return PhhError(f"{where}: {field}: {message}")

    def need(field: str) -> Any:
        if field not in raw:
            raise fail(field, "missing; is the file cut off?")
        return raw[field]

    def number(field: str, value: Any) -> Decimal:
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            raise fail(field, f"{value!r} is not a number")
        amount = Decimal(value)
        if not amount.is_finite():
            raise fail(field, f"{amount} is not an amount")
        return amount

    def numbers(field: str, value: Any) -> list[Decimal]:
        if not isinstance(value, list):
            raise fail(field, f"must be a list of numbers, is {value!r}")
        return [number(f"{field}[{index}]", item) for index, item in enumerate(value)]

    code = need("variant")
    if not isinstance(code, str) or code not in BY_CODE:
        raise fail("variant", f"unknown game {code!r}; known: {', '.join(sorted(BY_CODE))}")
    game = BY_CODE[code]
    stacks = numbers("starting_stacks", need("starting_stacks"))
    count = len(stacks)
    if count < 2:
        raise fail("starting_stacks", f"a hand needs at least two players, got {count}")
    for index, stack in enumerate(stacks):
        if stack <= 0:
            raise fail(f"starting_stacks[{index}]", f"must be above zero, is {stack}")
    actions = need("actions")
    if not isinstance(actions, list):
        raise fail("actions", f"must be a list of texts, is {actions!r}")
    for index, action in enumerate(actions):
        if not isinstance(action, str):
            raise fail(f"actions[{index}]", f"must be a text, is {action!r}")
    antes = numbers("antes", need("antes"))
    blinds = numbers("blinds_or_straddles", raw.get("blinds_or_straddles", [0] * count))
    uniform = need("ante_trimming_status")
    if not isinstance(uniform, bool):
        raise fail("ante_trimming_status", f"must be true or false, is {uniform!r}")
    sizes = {
        field: number(field, need(field))
        for field in _size_fields(game)
    }  # fmt: skip
    for field, values in (("antes", antes), ("blinds_or_straddles", blinds)):
        if len(values) != count:
            raise fail(field, f"{len(values)} values for {count} players")
    for field, value in [*sizes.items(), *((f"antes[{i}]", ante) for i, ante in enumerate(antes))]:
        if value < 0:
            raise fail(field, f"must not be below zero, is {value}")
    seats = raw.get("seats", list(range(1, count + 1)))
    if not isinstance(seats, list) or not all(isinstance(seat, int) and seat > 0 for seat in seats):
        raise fail("seats", "must be a list of seat numbers from 1")
    if len(seats) != count:
        raise fail("seats", f"{len(seats)} seats for {count} players")
    twice = sorted({seat for seat in seats if seats.count(seat) > 1})
    if twice:
        raise fail("seats", f"two players in seat {twice[0]}")
    outcome = {}
    for field in ("finishing_stacks", "winnings"):
        found = numbers(field, raw[field]) if field in raw else None
        if found is not None and len(found) != count:
            raise fail(field, f"{len(found)} values for {count} players")
        outcome[field] = tuple(found) if found is not None else None
    scale = _scale([*stacks, *antes, *blinds, *sizes.values(), *_bets(actions)])
    chip = raw.get(OWN_FIELDS["smallest_chip"], 1)
    left = raw.get(OWN_FIELDS["players_in_event"])
    for own, given in (("smallest_chip", chip), ("players_in_event", left)):
        if given is not None and (not isinstance(given, int) or given < 1):
            raise fail(OWN_FIELDS[own], f"{given!r} is not a number above zero")
    own_rules = raw.get(OWN_FIELDS["rules"])
    try:
        rules = msgspec.json.decode(own_rules, type=HandRules) if own_rules is not None else None
    except (msgspec.MsgspecError, TypeError) as error:
        raise fail(OWN_FIELDS["rules"], str(error)) from None
    players = raw.get("players", [])
    if not isinstance(players, list) or (players and len(players) != count):
        raise fail("players", f"must be a list of {count} names")

    def scaled(values: Iterable[Decimal]) -> tuple[int, ...]:
        return tuple(int(value * scale) for value in values)

    def size(field: str) -> int:
        return int(sizes.get(field, Decimal(0)) * scale)

    return PhhHand(
        file=file,
        hand=hand,
        game=game,
        scale=scale,
        uniform_ante=uniform,
        antes=scaled(antes),
        blinds=scaled(blinds),
        starting_stacks=scaled(stacks),
        actions=tuple(actions),
        seats=tuple(seats),
        players=tuple(str(player) for player in players),
        bring_in=size("bring_in"),
        small_bet=size("small_bet"),
        big_bet=size("big_bet"),
        min_bet=size("min_bet"),
        finishing_stacks=outcome["finishing_stacks"],
        winnings=outcome["winnings"],
        rules=rules,
        smallest_chip=chip * scale if chip > 1 else 1,
        players_in_event=left,
    )


def _size_fields(game: Game) -> list[str]:
    if game.limit != "limit":
        return ["min_bet"]
    return [*(["bring_in"] if game.is_stud else []), "small_bet", "big_bet"]


def _bets(actions: Iterable[str]) -> Iterable[Decimal]:
    for action in actions:
        words = action.split("#")[0].split()
        if len(words) == 3 and words[1] == "cbr":
            try:
                yield Decimal(words[2])
            except ArithmeticError:
                continue


def _scale(values: Iterable[Decimal]) -> int:
    """The power of ten that makes every amount whole. Results are not asked: half a chip is no chip."""
    places = 0
    for value in values:
        exponent = value.normalize().as_tuple().exponent
        if isinstance(exponent, int):
            places = max(places, -exponent)
    return int(10**places)
