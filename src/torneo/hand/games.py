"""Every tournament game as data. The hand knows no game by name: it follows these descriptions."""

from typing import Literal

import msgspec

from torneo.hand.illegal import SetupError

Limit = Literal["no_limit", "pot_limit", "limit"]
Family = Literal["board", "stud", "draw"]


class Street(msgspec.Struct, frozen=True):
    """One round: what is dealt or drawn before it, and whether a limit bet is the big one."""

    name: str
    down: int = 0
    up: int = 0
    board: int = 0
    draw: bool = False
    big_bet: bool = False


class Game(msgspec.Struct, frozen=True):
    """``high`` and ``low`` name rankings of ``torneo.cards.evaluate``; a game with both splits its pots."""

    code: str
    family: Family
    limit: Limit
    streets: tuple[Street, ...]
    high: str | None
    low: str | None = None
    phh: str | None = None
    short_deck: bool = False
    #: Stud games played for low open with the highest upcard and act from the lowest board.
    low_board_acts_first: bool = False
    es: str = ""
    en: str = ""

    def say(self, lang: str) -> str:
        """Its name."""
        return self.en if lang == "en" else self.es

    @property
    def is_stud(self) -> bool:
        return self.family == "stud"

    @property
    def hole_cards(self) -> int:
        """Cards a player holds before the first betting round."""
        first = self.streets[0]
        return first.down + first.up


def _board(hole: int) -> tuple[Street, ...]:
    return (
        Street("preflop", down=hole),
        Street("flop", board=3),
        Street("turn", board=1, big_bet=True),
        Street("river", board=1, big_bet=True),
    )


_STUD = (
    Street("third", down=2, up=1),
    Street("fourth", up=1),
    Street("fifth", up=1, big_bet=True),
    Street("sixth", up=1, big_bet=True),
    Street("seventh", down=1, big_bet=True),
)


def _draw(cards: int, draws: int) -> tuple[Street, ...]:
    names = ("first_draw", "second_draw", "third_draw")
    half = (draws + 1) // 2
    return (
        Street("predraw", down=cards),
        *(Street(names[k], draw=True, big_bet=k + 1 >= half) for k in range(draws)),
    )


_HOLDEM, _OMAHA, _OMAHA5 = _board(2), _board(4), _board(5)

GAMES: dict[str, Game] = {
    game.code: game
    for game in (
        Game("nlhe", "board", "no_limit", _HOLDEM, "high", phh="NT",
             es="Hold'em sin límite", en="No-limit hold'em"),
        Game("plhe", "board", "pot_limit", _HOLDEM, "high",
             es="Hold'em límite de bote", en="Pot-limit hold'em"),
        Game("lhe", "board", "limit", _HOLDEM, "high", phh="FT",
             es="Hold'em con límite", en="Limit hold'em"),
        Game("nlsd", "board", "no_limit", _HOLDEM, "short_deck", phh="NS", short_deck=True,
             es="Hold'em de baraja corta sin límite", en="No-limit short-deck hold'em"),
        Game("plo", "board", "pot_limit", _OMAHA, "omaha_high", phh="PO",
             es="Omaha límite de bote", en="Pot-limit Omaha"),
        Game("plo5", "board", "pot_limit", _OMAHA5, "omaha_high",
             es="Omaha de cinco cartas límite de bote", en="Five-card pot-limit Omaha"),
        Game("plo8", "board", "pot_limit", _OMAHA, "omaha_high", "omaha_eight_low",
             es="Omaha alta-baja límite de bote", en="Pot-limit Omaha eight or better"),
        Game("lo8", "board", "limit", _OMAHA, "omaha_high", "omaha_eight_low", phh="FO/8",
             es="Omaha alta-baja con límite", en="Limit Omaha eight or better"),
        Game("stud", "stud", "limit", _STUD, "high", phh="F7S",
             es="Stud de siete cartas", en="Seven-card stud"),
        Game("stud8", "stud", "limit", _STUD, "high", "eight_low", phh="F7S/8",
             es="Stud de siete cartas alta-baja", en="Seven-card stud eight or better"),
        Game("razz", "stud", "limit", _STUD, None, "ace_five", phh="FR", low_board_acts_first=True,
             es="Razz", en="Razz"),
        Game("27sd", "draw", "no_limit", _draw(5, 1), None, "deuce_seven", phh="N2L1D",
             es="2-7 de un descarte sin límite", en="No-limit 2-7 single draw"),
        Game("27td", "draw", "limit", _draw(5, 3), None, "deuce_seven", phh="F2L3D",
             es="2-7 de tres descartes", en="2-7 triple draw"),
        Game("a5td", "draw", "limit", _draw(5, 3), None, "ace_five",
             es="A-5 de tres descartes", en="A-5 triple draw"),
        Game("badugi", "draw", "limit", _draw(4, 3), None, "badugi", phh="FB",
             es="Badugi", en="Badugi"),
        Game("5cd", "draw", "no_limit", _draw(5, 1), "high",
             es="Cinco cartas con descarte sin límite", en="No-limit five-card draw"),
        Game("l5cd", "draw", "limit", _draw(5, 1), "high",
             es="Cinco cartas con descarte y límite", en="Limit five-card draw"),
    )
}  # fmt: skip

#: Usual mixes, as game codes in order of play.
MIXES: dict[str, tuple[str, ...]] = {
    "horse": ("lhe", "lo8", "razz", "stud", "stud8"),
    "eight_game": ("27td", "lhe", "lo8", "razz", "stud", "stud8", "nlhe", "plo"),
    "nine_game": ("nlhe", "stud", "lo8", "razz", "plo", "lhe", "27sd", "stud8", "27td"),
}


def game(code: str) -> Game:
    """The game of that code, or a ``SetupError`` that lists the codes there are."""
    try:
        return GAMES[code]
    except KeyError:
        raise SetupError("game", f"unknown game {code!r}; known: {', '.join(GAMES)}") from None
