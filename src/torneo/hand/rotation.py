"""Mixed games: which game a hand is, and a button that waits while stud is played."""

from collections.abc import Collection, Sequence

import msgspec

from torneo.hand.button import TDA_BUTTON, ButtonRules, Positions, frozen_positions, next_positions
from torneo.hand.games import GAMES, MIXES, Game, game
from torneo.hand.illegal import SetupError


class Turn(msgspec.Struct, frozen=True):
    """One game of a rotation and how long it lasts, in hands or in levels."""

    game: str
    lasts: int = 1


class Rotation(msgspec.Struct, frozen=True):
    """Games in order, each for a number of hands or of levels; then from the start again."""

    turns: tuple[Turn, ...]
    by: str = "hands"

    def __post_init__(self) -> None:
        if self.by not in ("hands", "levels"):
            raise SetupError("rotation.by", f"must be 'hands' or 'levels', is {self.by!r}")
        if not self.turns:
            raise SetupError("rotation.turns", "names no game")
        for turn in self.turns:
            game(turn.game)
            if turn.lasts < 1:
                raise SetupError("rotation.turns", f"{turn.game} must last at least 1, lasts {turn.lasts}")

    def at(self, number: int) -> Game:
        """The game of that hand (or level), counted from 1."""
        if number < 1:
            raise SetupError("rotation", f"hands and levels are counted from 1, got {number}")
        left = (number - 1) % sum(turn.lasts for turn in self.turns)
        for turn in self.turns:
            if left < turn.lasts:
                return GAMES[turn.game]
            left -= turn.lasts
        raise AssertionError("unreachable")


def mix(name_or_games: str | Sequence[str], lasts: int, by: str = "hands") -> Rotation:
    """A rotation from a known mix (``horse``, ``eight_game``, ``nine_game``) or a list of game codes."""
    if isinstance(name_or_games, str):
        try:
            codes: Sequence[str] = MIXES[name_or_games]
        except KeyError:
            raise SetupError(
                "rotation", f"unknown mix {name_or_games!r}; known: {', '.join(MIXES)}"
            ) from None
    else:
        codes = name_or_games
    return Rotation(tuple(Turn(code, lasts) for code in codes), by)


def positions_after(
    before: Positions,
    played: Game,
    seats: Collection[int],
    rules: ButtonRules = TDA_BUTTON,
    *,
    frozen_in_stud: bool = True,
) -> Positions:
    """Positions after a hand of ``played``: they advance after a button game and wait after a stud hand.

    So the button moves once after the last hold'em hand, stays for the stud round, and is there when hold'em
    comes back.
    """
    if played.is_stud and frozen_in_stud:
        return frozen_positions(before, seats, rules)
    return next_positions(before, seats, rules)
