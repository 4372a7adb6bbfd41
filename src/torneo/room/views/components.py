"""Samples for the page of the components: a typed context for each state that each of them has."""

import msgspec

from torneo.cards import HIDDEN, parse_card
from torneo.floor.sentences.card import Card, Choice
from torneo.room.views.acts import Act
from torneo.room.views.fields import Field
from torneo.room.views.spot import Chair, Picture
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.writing import chips

_PLAYERS = ("Verónica Castro", "José Muñoz", "Iñaki Gómez", "Núria Ruiz")
_CLAUSES = ("fcp-2025/45-B-1", "fcp-2025/46-A")


class Proposal(msgspec.Struct, kw_only=True):
    """A card that asks for an answer (``console/card.html``)."""

    id: str
    title: str
    why: str
    act: Act | None = None
    must: bool = False
    waits: int = 0
    clauses: tuple[str, ...] = ()
    roles: str = "director"
    own_words: bool = False
    each: tuple[Act, ...] = ()
    elsewhere: str = ""
    sheet: None = None


class Stakes(msgspec.Struct, kw_only=True):
    number: int = 0
    blinds: str = ""
    bets: str = ""
    ante: str = ""


class Average(msgspec.Struct):
    chips: str


class News(msgspec.Struct):
    tone: str
    text: str


class Clock(msgspec.Struct, kw_only=True):
    """The strip of a session (``fragments/strip.html``)."""

    mode: str
    level: Stakes
    left_text: str
    running: bool = True
    left: int = 0
    ends: int = 0
    players: int = 48
    entries: int = 132
    counts: bool = True
    several: bool = False
    next: Stakes | None = None
    average: Average | None = None
    news: list[News] = []


class Row(msgspec.Struct):
    """Of a list that is searched and sorted."""

    place: int
    name: str
    chips: int


class Showcase(msgspec.Struct):
    chairs: list[tuple[str, Chair]]
    tables: list[tuple[str, Picture]]
    clocks: list[Clock]
    cards: list[int]
    discs: list[tuple[int, str]]
    fields: list[Field]
    rulings: list[tuple[str, Card]]
    proposals: list[Proposal]
    rows: list[Row]


def showcase(lang: Lang) -> Showcase:
    chairs = _chairs(lang)
    board = [parse_card(one) for one in ("Ah", "Kd", "7c")]
    seats = [msgspec.structs.replace(chair, seat=at) for at, (_, chair) in enumerate(chairs[:4], 1)]
    return Showcase(
        chairs=chairs,
        tables=[
            ("playing", Picture(street="Flop", pot=chips(12_400, lang), board=board, seats=seats)),
            (
                "empty_button",
                Picture(street="Preflop", pot=chips(3_000, lang), seats=seats[:2], empty_button=7),
            ),
        ],
        clocks=_clocks(lang),
        cards=[*board, parse_card("2s"), parse_card("Th"), HIDDEN],
        discs=[(at, chips(value, lang)) for at, value in enumerate((25, 100, 500, 1_000, 5_000, 25_000))],
        fields=_fields(lang),
        rulings=_rulings(lang),
        proposals=_proposals(lang),
        rows=[Row(at, name, 40_000 - 7_500 * at) for at, name in enumerate(_PLAYERS, 1)],
    )


def _chairs(lang: Lang) -> list[tuple[str, Chair]]:
    stack, bet = chips(24_500, lang), chips(1_200, lang)
    known = [parse_card("As"), parse_card("Kh")]
    one, two, three, four = _PLAYERS
    return [
        ("turn", Chair(seat=1, name=one, stack=stack, turn=True, button=True)),
        ("bets", Chair(seat=2, name=two, stack=stack, bet=bet)),
        (
            "all_in",
            Chair(seat=3, name=three, stack="0", bet=bet, all_in=True, all_in_button=True),
        ),
        ("folded", Chair(seat=4, name=four, stack=stack, live=False)),
        ("won", Chair(seat=5, name=one, stack=stack, cards=known, won=chips(12_400, lang))),
        ("many", Chair(seat=6, name=two, stack=stack, cards=[*known, HIDDEN, HIDDEN])),
        ("nobody", Chair(seat=7, stack=stack)),
    ]


def _clocks(lang: Lang) -> list[Clock]:
    stakes = Stakes(number=9, blinds=f"{chips(1_000, lang)} / {chips(2_000, lang)}", ante=chips(2_000, lang))
    later = Stakes(number=10, blinds=f"{chips(1_500, lang)} / {chips(3_000, lang)}")
    news = [News("warn", say("components.news", lang))]
    return [
        Clock(mode="level", level=stakes, left_text="17:42", running=False, left=1_062_000, next=later,
              average=Average(chips(82_500, lang)), news=news),
        Clock(mode="paused", level=stakes, left_text="17:42", running=False, left=1_062_000),
        Clock(mode="break", level=stakes, left_text="08:00", running=False, left=480_000, next=later),
    ]  # fmt: skip


def _fields(lang: Lang) -> list[Field]:
    def label(kind: str) -> str:
        return say(f"components.field.{kind}", lang)

    names = [(at, one) for at, one in enumerate(_PLAYERS, 1)]
    return [
        Field(name="text", label=label("text"), value=_PLAYERS[0], required=True),
        Field(name="textarea", label=label("textarea"), kind="textarea", wide=True),
        Field(name="number", label=label("number"), kind="number", value=9, least=1, most=10),
        Field(name="chips", label=label("chips"), kind="chips", value=1_250_000),
        Field(
            name="money",
            label=label("money"),
            kind="money",
            value="39.600",
            hint=label("hint"),
            clauses=_CLAUSES[:1],
        ),
        Field(name="select", label=label("select"), kind="select", options=names, value=2),
        Field(name="among", label=label("among"), kind="among", options=names),
        Field(name="moment", label=label("moment"), kind="moment", value="2026-11-18T21:30"),
        Field(name="checks", label=label("checks"), kind="checks", options=names, value=(1, 3)),
        Field(name="checkbox", label=label("checkbox"), kind="checkbox", value="true", on=True),
    ]


def _rulings(lang: Lang) -> list[tuple[str, Card]]:
    def text(key: str) -> str:
        return say(f"components.ruling.{key}", lang)

    options = (
        Choice(code="call", text=text("option"), effect=text("effect")),
        Choice(code="fold", text=text("other_option"), effect=text("effect")),
    )
    return [
        ("decided", Card(kind="raise", headline=text("headline"), reason=text("reason"), clauses=_CLAUSES)),
        ("question", Card(kind="question", headline=text("asked"), reason=text("reason"), clauses=_CLAUSES,
                          asks=text("asks"), options=options, until=text("until"))),
        ("steps", Card(kind="procedure", headline=text("headline"), reason=text("reason"), clauses=(),
                       steps=(text("step"), text("step")), silent=text("silent"))),
    ]  # fmt: skip


def _proposals(lang: Lang) -> list[Proposal]:
    def text(key: str) -> str:
        return say(f"components.proposal.{key}", lang)

    act = Act(command="BreakTable", label=say("common.accept", lang), look_first=True)
    shut = Act(command="BreakTable", label=act.label, blocked=text("blocked"), clauses=_CLAUSES[:1])
    return [
        Proposal(id="calm", title=text("title"), why=text("why"), act=act, clauses=_CLAUSES),
        Proposal(id="must", title=text("title"), why=text("why"), act=act, must=True),
        Proposal(id="shut", title=text("title"), why=text("why"), act=shut),
    ]
