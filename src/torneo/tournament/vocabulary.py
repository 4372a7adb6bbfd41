"""What the fields of commands are, as types: texts with a length, numbers with a range, lists with a bound.

A type says what a value is (``kinds.kinds_of``) and how much of it is sensible. The bounds are told in the
schema of the API and checked where a command is decided (``fitting``), never where something stored is
read: what an older release let in stays readable, so the same types may stand in events and states.

    name: PersonName
    seats: Annotated[tuple[Seat, ...], many(MOST_SEATS)] = ()
"""

from typing import Annotated, Any

from msgspec import Meta

from torneo.tournament.kinds import Kind

#: Signs nobody can see: control signs, line and paragraph separators, marks that turn the reading direction.
_UNSEEN = r"\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff"
#: One line of signs that can be seen.
LINE = rf"^[^\x00-\x1f{_UNSEEN}]*$"
#: Text of several lines.
LINES = rf"^[^\x00-\x08\x0b\x0c\x0e-\x1f{_UNSEEN}]*$"
#: Strokes of a pen in a box of 999 by 999 at most, as a path of SVG.
STROKES = r"^(M[0-9]{1,3},[0-9]{1,3}(L[0-9]{1,3},[0-9]{1,3})*)*$"
#: What becomes part of an address: no sign that means something there, no dot in front.
ADDRESS = rf"^([^\x00-\x1f{_UNSEEN}./?#\\][^\x00-\x1f{_UNSEEN}/?#\\]*)?$"


def letters(most: int, signs: str = LINE, kind: Kind = "text") -> Meta:
    """A text of so many letters at most."""
    return Meta(extra_json_schema={"maxLength": most, "pattern": signs}, extra={"kind": kind})


def up_to(most: int, kind: Kind = "count") -> Meta:
    """A number of sensible size. Whether it may be below zero is for whoever decides to say, in words of its
    own."""
    return Meta(extra_json_schema={"minimum": -most, "maximum": most}, extra={"kind": kind})


def many(most: int) -> Meta:
    """A list of so many at most."""
    return Meta(extra_json_schema={"maxItems": most})


def rows(most: int) -> Meta:
    """A table of so many rows at most."""
    return Meta(extra_json_schema={"maxProperties": most})


# ---- texts ---------------------------------------------------------------------------------------------

PersonName = Annotated[str, letters(80)]
Title = Annotated[str, letters(120)]
#: A word of a list: a kind, an option, an outcome, a game, a method of payment.
Code = Annotated[str, letters(80, kind="code")]
ClauseId = Annotated[str, letters(80, kind="clause")]
Document = Annotated[str, letters(60)]
Contact = Annotated[str, letters(200)]
Place = Annotated[str, letters(120)]
#: A date or a moment as ISO 8601 writes it.
IsoTime = Annotated[str, letters(40)]
Cards = Annotated[str, letters(60)]
#: A signature as it was drawn.
Ink = Annotated[str, letters(8_000, STROKES, kind="ink")]
#: Hexadecimal: a seed, its commitment, a digest.
Hex = Annotated[str, letters(128)]
ShortText = Annotated[str, letters(200)]
Reason = Annotated[str, letters(500, LINES, kind="lines")]
Note = Annotated[str, letters(500, LINES, kind="lines")]
#: What happened, told for a case or a ruling.
Facts = Annotated[str, letters(4_000, LINES, kind="lines")]
#: A defence, a decision's grounds, the rules of a variant.
LongText = Annotated[str, letters(20_000, LINES, kind="lines")]

#: A house book as YAML.
HouseText = Annotated[str, letters(300_000, LINES, kind="lines")]
Url = Annotated[str, letters(500)]

PlayerId = Annotated[str, letters(80, ADDRESS, kind="player")]
StreamName = Annotated[str, letters(80, ADDRESS)]
SessionId = Annotated[str, letters(80, ADDRESS, kind="session")]
#: Of a ticket, a club, a league, an event of a circuit.
Id = Annotated[str, letters(80, ADDRESS)]

# ---- numbers -------------------------------------------------------------------------------------------

#: The largest whole number every program reads alike.
LARGEST = 2**53 - 1
MOST_MONEY = 10**13
MOST_CHIPS = 10**12
WEEK = 7 * 24 * 60

#: Minor units of the currency: a balance, a fund, a prize.
Money = Annotated[int, up_to(MOST_MONEY, kind="money")]
#: What one person pays for one thing.
Price = Annotated[int, up_to(10**11, kind="money")]
#: Chips by what they are worth.
ChipPoints = Annotated[int, up_to(MOST_CHIPS, kind="chips")]
#: What one chip is worth, and how many of them.
ChipValue = Annotated[int, up_to(10**9, kind="chips")]
ChipCount = Annotated[int, up_to(10**7)]
Blind = Annotated[int, up_to(10**10, kind="chips")]
#: Points of a circuit, in hundredths.
RankingPoints = Annotated[int, up_to(10**12)]

LevelNumber = Annotated[int, up_to(1_000, kind="level")]
Minutes = Annotated[int, up_to(WEEK, kind="minutes")]
Seconds = Annotated[int, up_to(WEEK * 60, kind="seconds")]
#: Milliseconds since 1970, to the year 2200.
Moment = Annotated[int, up_to(7_258_118_400_000, kind="moment")]

Seat = Annotated[int, up_to(1_000, kind="seat")]
TableNumber = Annotated[int, up_to(10**9, kind="table")]
EntryNumber = Annotated[int, up_to(10**9, kind="entry")]
HandNumber = Annotated[int, up_to(10**9, kind="hand")]
InfractionNumber = Annotated[int, up_to(10**9, kind="infraction")]
PenaltyNumber = Annotated[int, up_to(10**9, kind="penalty")]
CallNumber = Annotated[int, up_to(10**9, kind="call")]
RulingNumber = Annotated[int, up_to(10**9, kind="ruling")]
#: The place of something else in its list: a decision, a report, a deal.
Number = Annotated[int, up_to(10**9, kind="number")]
#: The place of an event in its journal.
Sequence = Annotated[int, up_to(10**12, kind="seq")]
#: How many of something.
Count = Annotated[int, up_to(1_000_000)]
Percent = Annotated[int, up_to(10_000, kind="percent")]
#: Ten-thousandths of a whole.
Share = Annotated[int, up_to(10_000)]
#: How much of a penalty: hands, minutes, chips or money, by the penalty.
PenaltySize = Annotated[int, up_to(MOST_MONEY)]
Centimetres = Annotated[float, up_to(1_000)]

# ---- many ----------------------------------------------------------------------------------------------

MOST_SEATS = 100
MOST_TABLES = 2_000
MOST_PEOPLE = 20_000
MOST_LEVELS = 500
MOST_CHIP_VALUES = 40

ChipSet = Annotated[dict[ChipValue, ChipCount], rows(MOST_CHIP_VALUES)]
Seats = Annotated[tuple[Seat, ...], many(MOST_SEATS)]
Tables = Annotated[tuple[TableNumber, ...], many(MOST_TABLES)]
Entries = Annotated[tuple[EntryNumber, ...], many(MOST_PEOPLE)]
PointsBySeat = Annotated[dict[Seat, ChipPoints], rows(MOST_SEATS)]
CountsBySeat = Annotated[dict[Seat, ChipCount], rows(MOST_SEATS)]
Codes = Annotated[tuple[Code, ...], many(100)]
Clauses = Annotated[tuple[ClauseId, ...], many(200)]
#: Plain data told in the language of scenarios, policies or sheets; ``fitting`` bounds what is inside.
Told = Annotated[dict[Code, Any], rows(400)]
#: What fills a sentence.
Fact = Facts | Annotated[int, up_to(LARGEST)] | bool | None
Particulars = Annotated[dict[Code, Fact], rows(60)]

# ---- corrections, as ``preview`` and ``undo`` work them out -----------------------------------------------

MOST_WORKED_OUT = 1_000_000
Worked = Annotated[str, letters(50_000_000, LINES)]
Patch = Annotated[bytes, Meta(extra_json_schema={"maxLength": 200_000_000})]
