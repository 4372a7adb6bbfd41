"""What a player says at the table, as statements in the order they were said.

Nothing here knows the spot or the book: "call" with nothing to call is still the word "call".
"""

import re
import unicodedata

import msgspec

from torneo.floor.speech.numbers import STARTS, WRITTEN, could_mean, read_number
from torneo.floor.speech.vocabulary import (
    ARTICLES,
    CONDITIONS,
    CONJUNCTIONS,
    FILLERS,
    HEDGES,
    IF,
    MINIMUM,
    MORE_AFTER,
    MORE_AFTER_TWO,
    MORE_BEFORE,
    NEGATIONS,
    NUMBERED,
    OTHERS,
    PRAISE,
    QUESTIONS,
    TAPS,
    THEN,
    UNITS,
    VAGUE,
    WHENEVER,
    Kind,
    Term,
    find_term,
    fold,
)

__all__ = ["Kind", "Statement", "could_mean", "parse_words"]

#: Where a number said next is the size of the action, and where it is only so when said in the same breath.
_SIZED = frozenset(("bet", "raise", "complete", "bring_in"))
_SIZED_AT_ONCE = frozenset(("call", "all_in", "pot"))
#: Names that are nouns as well: "call the bet", "igualo la apuesta".
_NOUNS = frozenset(("bet", "raise", "call", "check", "all-in", "apuesta", "subida", "3-bet"))
_MARKERS = IF | WHENEVER | {"que"}
_BREAK = ","
_DIGITS = "0123456789"
_SMALL = 100
_LONGEST = 400


class Statement(msgspec.Struct, frozen=True):
    """One thing said.

    ``more``: the amount goes on top of the bet. ``small_number``: a table could read the amount as hundreds
    or thousands. ``official``: a usual term, regional ones included. ``term``: its name in the vocabulary,
    spelled as the books list their terms ("no voy", "all-in"). ``minimum``: the size said was the minimum.

    ``then``: the action in a conditional, or the one meant by unofficial words whose size or intent cannot
    be made out ("apuesto algo", "quizás subo"); ``if_``: what the others must do first. A tap on the table is
    a check whose text is "tap".
    """

    kind: Kind
    amount: int | None = None
    more: bool = False
    small_number: bool = False
    official: bool = True
    text: str = ""
    term: str = ""
    minimum: bool = False
    then: Kind | None = None
    if_: Kind | None = None

    @property
    def is_tap(self) -> bool:
        return self.kind == "check" and self.text == "tap"


def parse_words(text: str) -> list[Statement]:
    """The statements in `text`, in order; words nobody can place are one unofficial statement."""
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
    said = _Said(text[:_LONGEST])
    found = _conditional(said) or _read(said, 0, len(said.words))
    return found or [Statement("unofficial", official=False, text=text.strip())]


_TOKEN = re.compile(rf"(?P<number>{WRITTEN})|(?P<word>[^\W\d_]+)|(?P<mark>[^\w\s'$€-]|(?<=\s)-(?=\s))")


class _Said:
    """The words of a text, folded, articles left out, with a break for each punctuation mark."""

    __slots__ = ("after_article", "ends", "starts", "text", "words")

    def __init__(self, text: str) -> None:
        self.text = text
        self.words: list[str] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.after_article: set[int] = set()
        clause = 0  # where a question mark would begin to apply
        asked = False
        words = self.words
        for match in _TOKEN.finditer(fold(text)):
            word = match[0]
            if match.lastgroup != "mark":
                if word in ARTICLES:
                    self.after_article.add(len(words))
                    continue
            elif word == "?":
                self._drop_from(clause)
                asked = False
                word = _BREAK
            else:
                asked = asked or word == "¿"
                word = _BREAK
            words.append(word)
            self.starts.append(match.start())
            self.ends.append(match.end())
            if word == _BREAK and not (asked and match[0] != "¿"):
                clause = len(words)

    def _drop_from(self, at: int) -> None:
        del self.words[at:], self.starts[at:], self.ends[at:]
        self.after_article = {place for place in self.after_article if place < at}

    def between(self, start: int, end: int) -> str:
        return self.text[self.starts[start] : self.ends[end - 1]] if end > start else ""

    def is_alone(self, start: int, end: int) -> bool:
        """Is nothing but the words from `start` to `end` said in this breath?"""
        words = self.words
        for step, place in ((-1, start - 1), (1, end)):
            while 0 <= place < len(words) and words[place] != _BREAK and words[place] not in CONJUNCTIONS:
                if words[place] not in FILLERS:
                    return False
                place += step
        return True


def _read(said: _Said, start: int, end: int) -> list[Statement]:
    return _Reader(said, end).read(start)


class _Reader:
    """Goes through the words once, keeping what the next one may depend on."""

    def __init__(self, said: _Said, end: int) -> None:
        self.said = said
        self.words = said.words if end == len(said.words) else said.words[:end]
        self.found: list[Statement] = []
        self.refused: Statement | None = None  # "no pago": counts only if nothing else is said
        self.began = 0  # first word of the last statement
        self.last_end = -1  # the word after the last statement
        self.joined = False  # a conjunction since the last statement
        self.fresh = True  # nothing but fillers since the last break
        self.negated = -1  # where a "no" stands that the next phrase falls under
        self.hedged = -1  # where a "maybe" stands
        self.asked = False

    def read(self, at: int) -> list[Statement]:
        words = self.words
        count = len(words)
        while at < count:
            word = words[at]
            if word == _BREAK:
                self.negated = self.hedged = -1
                self.asked, self.fresh = False, True
                at += 1
                continue
            after = self._take(word, at)
            if after > at:
                self.negated, self.fresh = -1, False
                at = after
                continue
            if word in CONJUNCTIONS:
                self.joined, self.negated, self.hedged = True, -1, -1
            elif word in NEGATIONS:
                self.negated = at if at + 1 < count and words[at + 1] not in ("i", "yo") else -1
            elif word in HEDGES:
                self.hedged, self.fresh = at, False
            elif word in QUESTIONS and self.fresh:
                self.asked = True
            elif word not in FILLERS and len(word) > 1:
                self.negated, self.fresh = -1, False
            at += 1
        if not self.found and self.refused is not None:
            self.found.append(self.refused)
        return self.found

    def _take(self, word: str, at: int) -> int:
        """Reads a phrase, a number, a tap or a size; gives the position after it, or `at` itself if none."""
        found = find_term(self.words, at)
        if found is not None:
            return self._phrase(*found, at)
        if word in STARTS or word[0] in _DIGITS:
            after = self._number(at)
            if after > at:
                return after
        if word in TAPS:
            return self._tap(at)
        if word in MINIMUM:
            return self._minimum(at)
        if word in VAGUE or word[0] in _DIGITS:
            self._vague(at + 1)
        return at

    # Phrases

    def _phrase(self, term: Term, after: int, at: int) -> int:
        said, kind = self.said, term.kind
        if kind is None:
            return after
        last = self.found[-1] if self.found else None
        straight = at == self.last_end
        before = self.words[at - 1] if at else ""
        if (term.place == "alone" and not said.is_alone(at, after)) or self.asked:
            return at
        open_bet = last is not None and last.kind in ("bet", "raise") and last.amount is None
        if term.place == "stake" and not (open_bet and straight) and not said.is_alone(at, after):
            return at
        if before in OTHERS or before in PRAISE or (straight and term.name in _NOUNS and self._is_noun(at)):
            self.last_end = after if straight else self.last_end
            return after
        if kind == "pot" and (before in VAGUE or (before in ("del", "of") and self.words[at - 2] in VAGUE)):
            self.last_end = after
            return after
        if self.negated >= 0 and not term.name.startswith("no "):
            turned: Kind | None = "fold" if kind == "call" else "check" if kind == "bet" else None
            if turned is not None:
                text = said.between(self.negated, after)
                self.refused = Statement(turned, official=False, text=text, term="no")
            return after
        if self.hedged >= 0:
            self._add(Statement("unofficial", official=False, then=kind), self.hedged, after)
            return after
        if last is not None and last.kind == kind and last.amount is None and not self.joined:
            self._change(last, after)  # said twice
        elif kind in ("pot", "all_in") and open_bet and not self.joined:
            assert last is not None
            self._change(last, after, kind=kind, official=term.official, term=term.name)  # "apuesto el pozo"
        else:
            self._add(Statement(kind, official=term.official, term=term.name), at, after)
        return after

    def _is_noun(self, at: int) -> bool:
        name = self.words[at]
        return at in self.said.after_article or name in ("apuesta", "subida")

    def _tap(self, at: int) -> int:
        """ "golpea la mesa", "*tap*", "toc toc": the words around it describe the gesture."""
        words = self.words
        word = words[at]
        after = at + 1
        while after < len(words) and (
            words[after] in TAPS or words[after] in ("mesa", "table", "en", "on", "con", "nudillos", "mano")
        ):
            after += 1
        if word == "toca" and "mesa" not in words[at:after]:
            return at
        if self.found and self.found[-1].is_tap:
            self.last_end = after
        else:
            self._add(Statement("check", term="tap"), at, after, text="tap")
        return after

    # Sizes

    def _number(self, at: int) -> int:
        """An amount goes to the statement it sizes, else it is a statement of its own."""
        words = self.words
        number = read_number(words, at)
        if number is None or (at and words[at - 1] in NUMBERED):
            return at if number is None else number.end
        after = number.end
        count = len(words)
        value = number.value
        if value is not None and after < count and words[after] in ("ficha", "fichas", "chip", "chips"):
            value, after = self._of_chips(value, after)
        elif value is not None and value < _SMALL and after < count and self._counts_something(words[after]):
            value = None
        more = at > 0 and (words[at - 1] in MORE_BEFORE or self._raises_by(at))
        if words[after : after + 3] in (["mas", "o", "menos"], ["more", "or", "less"]):
            value, after = None, after + 3
        elif after < count and words[after] in MORE_AFTER:
            more, after = True, after + 1
        elif after + 1 < count and (words[after], words[after + 1]) in MORE_AFTER_TWO:
            more, after = True, after + 2
        if value is None:
            self._vague(after)
            return after
        if self.asked:
            return after
        self._amount(value, more, number.slang, at, after)
        return after

    def _raises_by(self, at: int) -> bool:
        """ "raise by 500", "subo en 500", but not "lo dejo en 500"."""
        straight = self.last_end == at - 1 and bool(self.found) and self.found[-1].kind == "raise"
        return straight and self.words[at - 1] in ("by", "en")

    def _of_chips(self, value: int, at: int) -> tuple[int | None, int]:
        """ "dos fichas de mil" is two thousand; a few chips of nobody knows what are no amount."""
        words = self.words
        if at + 2 < len(words) and words[at + 1] in ("de", "of"):
            each = read_number(words, at + 2)
            if each is not None and each.value is not None:
                return value * each.value, each.end
        return (value if value >= _SMALL else None), at + 1

    def _counts_something(self, word: str) -> bool:
        """Is `word`, after a small number, the thing counted ("dos pares", "five seconds")?"""
        return not (
            word == _BREAK
            or word in CONJUNCTIONS
            or word in FILLERS
            or word in MORE_AFTER
            or word in UNITS
            or word in NEGATIONS
            or word in ("on", "de", "por", "over", "en", "in", "a", "to", "para", "for")
            or word[0] in _DIGITS
            or word in STARTS
            or find_term([word], 0) is not None
            or word in IF
        )

    def _amount(self, value: int, more: bool, slang: bool, at: int, after: int) -> None:
        small = 0 < value < _SMALL
        last = self.found[-1] if self.found else None
        if last is not None and last.amount is None and not last.minimum:
            sizes = last.kind in _SIZED
            if sizes or (last.kind in _SIZED_AT_ONCE and not more and not self.joined):
                official = last.official and not slang
                self._change(last, after, amount=value, more=more, small_number=small, official=official)
                return
        self._add(Statement("amount", value, more, small, not slang), at, after)

    def _minimum(self, at: int) -> int:
        last = self.found[-1] if self.found else None
        if last is not None and last.kind in ("bet", "raise") and last.amount is None:
            self._change(last, at + 1, minimum=True)
            return at + 1
        after = at + 1
        word = self.words[at]
        following = find_term(self.words, after) if after < len(self.words) else None
        kind: Kind | None = "raise" if word == "minraise" else "bet" if word == "minbet" else None
        if following is not None and following[0].kind in ("bet", "raise"):
            kind, after = following[0].kind, following[1]
        if kind is None:
            return at
        self._add(Statement(kind, term=kind, minimum=True), at, after)
        return after

    def _vague(self, after: int) -> None:
        """A bet or raise of a size that cannot be made out."""
        last = self.found[-1] if self.found else None
        if last is not None and last.kind in ("bet", "raise") and last.amount is None and not self.joined:
            self._change(last, after, kind="unofficial", official=False, then=last.kind)

    # Statements

    def _add(self, statement: Statement, at: int, after: int, text: str | None = None) -> None:
        before = self.words[at - 1] if at else ""
        if before in ("i", "yo") or (statement.more and before in MORE_BEFORE):
            at -= 1
        text = self.said.between(at, after) if text is None else text
        self.found.append(msgspec.structs.replace(statement, text=text))
        self.began, self.last_end, self.joined = at, after, False

    def _change(self, last: Statement, after: int, **changes: object) -> None:
        text = "tap" if last.is_tap else self.said.between(self.began, after)
        self.found[-1] = msgspec.structs.replace(last, text=text, **changes)
        self.last_end, self.joined = after, False


# Conditions


def _conditional(said: _Said) -> list[Statement]:
    """ "si apuestas, subo", "I raise if you bet": one statement, after whatever was said before it."""
    words = said.words
    if _MARKERS.isdisjoint(words):
        return []
    for marker, word in enumerate(words):
        if word not in _MARKERS or (word not in WHENEVER and not _opens_condition(said, marker)):
            continue
        condition, place = _condition(said, marker)
        if condition is None and (word in WHENEVER or (word == "si" and _BREAK not in words[marker:])):
            continue
        earlier = _read(said, 0, marker)
        after = _after_all_in(words, place + 1)
        if after > place + 1:
            condition = "all_in"
        later = _read(said, _boundary(said, after), len(words)) or _read(said, after, len(words))
        if later:
            first = later[0]
        elif earlier:
            first = earlier.pop()
        else:
            first = Statement("unofficial", official=False)
        return [
            *earlier,
            Statement(
                "conditional",
                amount=first.amount,
                more=first.more,
                small_number=first.small_number,
                official=False,
                text=said.between(marker if earlier else 0, len(words)).strip(),
                minimum=first.minimum,
                then=first.then if first.kind == "unofficial" else first.kind,
                if_=condition,
            ),
        ]
    return []


def _opens_condition(said: _Said, marker: int) -> bool:
    """ "si" may be a yes without its accent ("si, pago", "si pago"), and "que" needs "lo que apuestes"."""
    words = said.words
    after = marker + 1
    if after == len(words):
        return False
    if words[marker] == "if":
        return True
    if words[marker] == "que":
        return words[marker - 1] == "lo" and words[after] in CONDITIONS
    accented = said.text[said.starts[marker] + 1] in "íÍ"
    return not accented and words[after] != _BREAK and find_term(words, after) is None


def _condition(said: _Said, marker: int) -> tuple[Kind | None, int]:
    """What somebody else must do, and where that is said."""
    words = said.words
    whenever = words[marker] in WHENEVER
    for place in range(marker + 1, len(words)):
        word = words[place]
        if word in CONDITIONS:
            return CONDITIONS[word], place
        before = words[place - 1]
        if before in ("i", "ll", "yo") or (whenever and before not in OTHERS):
            continue
        found = find_term(words, place)
        if found is not None and found[0].place == "any" and found[0].kind is not None:
            return (found[0].kind, place) if _BREAK not in words[marker:place] else (None, marker)
    return None, marker


def _after_all_in(words: list[str], at: int) -> int:
    """Where the words go on after an all-in of somebody else ("vas all-in"), or `at` if there is none."""
    found = find_term(words, at) if at < len(words) and words[at] != "voy" else None
    return found[1] if found is not None and found[0].kind == "all_in" else at


def _boundary(said: _Said, at: int) -> int:
    """Where the consequence begins."""
    words = said.words
    while at < len(words) and words[at] != _BREAK and words[at] not in THEN:
        at += 1
    return at
