"""Search over clauses and topics as people ask: any language, any spelling, their own words."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources

import msgspec

from torneo.rulebook.book import Book
from torneo.rulebook.clause import Clause, is_under
from torneo.rulebook.finding.folding import fold, words_in
from torneo.rulebook.finding.index import Postings, SearchData, clause_fields, known_words
from torneo.rulebook.finding.query import SURE, Sought, read_query
from torneo.rulebook.library import policies, topic_groups
from torneo.writing.lang import Lang

__all__ = ["Found", "Hit", "TopicHit", "find", "fold", "marks", "search"]

_TOPIC, _CLAUSES, _ID = 0.8, 0.6, 100.0
#: What a hit must have of the best one's score to be shown.
_ENOUGH, _ENOUGH_TOPIC = 0.35, 0.6
_MOST_TOPICS = 3
#: How many of the best are looked at more closely, and what the very words in their order add.
_CLOSELY, _LITERAL = 24, 0.15
#: How many places topics share, and what each clause of a topic leaves the next one.
_VARIED, _SAME_TOPIC = 5, 0.85


class Hit(msgspec.Struct, frozen=True):
    """``lang`` is the language the words were found in."""

    clause: Clause
    score: float
    lang: Lang


class TopicHit(msgspec.Struct, frozen=True):
    topic: str
    score: float


class Found(msgspec.Struct, frozen=True):
    """``topics`` the query is about, best first; the clauses; ``meant``: the query as it was read where words
    were mistyped; ``unknown``: words nobody uses; ``terms`` looked for, to mark them."""

    topics: tuple[TopicHit, ...]
    hits: tuple[Hit, ...]
    meant: str = ""
    unknown: tuple[str, ...] = ()
    terms: frozenset[str] = frozenset()


@cache
def search_data() -> SearchData:
    packed = resources.files("torneo.rulebook").joinpath("data", "compiled", "search.msgpack").read_bytes()
    return msgspec.msgpack.decode(packed, type=SearchData)


def search(
    books: Iterable[Book], query: str, *, topic: str = "", kind: str = "", limit: int | None = None
) -> tuple[Hit, ...]:
    """The clauses a query is about, best first."""
    return find(books, query, topic=topic, kind=kind, limit=limit).hits


def find(
    books: Iterable[Book],
    query: str,
    *,
    topic: str = "",
    kind: str = "",
    limit: int | None = None,
    lang: Lang = "es",
) -> Found:
    """The topics and the clauses of these books a query is about, best first; ``lang`` is that of whoever
    asks, for words that belong to both languages."""
    asked = tuple(books)
    own = [_own(book) for book in asked]
    data = search_data()
    read = read_query(query, data, {word: langs for one in own for word, langs in one.words.items()}, lang)
    clauses = {
        clause.id: clause
        for book in asked
        for clause in book.clauses.values()
        if topic in ("", clause.topic) and kind in ("", clause.kind)
    }
    weights = _weighed(read.sought, data.clauses, [one.weights for one in own])
    weights = {name: score for name, score in weights.items() if name in clauses}
    about = _weighed(read.sought, data.topics, [])
    scores = _together(weights, about, clauses)
    for name in _named(query, clauses):
        scores[name] = scores.get(name, 0) + _ID / (1 + len(name))
    ranked = _ranked(scores, clauses, " ".join(read.words), read.lang)
    hits = tuple(Hit(clauses[name], round(scores[name], 3), read.lang) for name in ranked[:limit])
    return Found(
        _topics(weights, about, clauses),
        hits,
        read.meant,
        read.unknown,
        frozenset(
            term for sought in read.sought for term, sure in sought.terms.items()
            if sought.weight == 1 and sure >= SURE
        ),
    )  # fmt: skip


def marks(text: str, lang: Lang, terms: frozenset[str]) -> list[tuple[int, int]]:
    """Where in a text the terms of a search stand, from and to, in order."""
    found: list[tuple[int, int]] = []
    for unit in search_data().lexicon.read(text, lang) if terms else ():
        if terms.intersection(unit.terms) and (not found or unit.start >= found[-1][1]):
            found.append((unit.start, unit.end))
    return found


def _weighed(
    sought: Sequence[Sought], index: Postings, own: Iterable[Mapping[str, Mapping[str, float]]]
) -> dict[str, float]:
    """What each place is worth to the query: the more of what is sought it has, the more each counts."""
    total: dict[str, float] = {}
    share: dict[str, float] = {}
    whole = 0.0
    own = list(own)
    for one in sought:
        rarity = max((index.rarity(term) for term in one.terms if index.has(term)), default=0.0) * one.weight
        whole += rarity
        best: dict[str, float] = {}
        for term, sure in one.terms.items():
            for place, weight in index.of(term):
                if weight * sure > best.get(place, 0):
                    best[place] = weight * sure
            for house in own:
                for place, weight in house.get(term, {}).items():
                    best[place] = max(best.get(place, 0), weight * sure)
        for place, weight in best.items():
            total[place] = total.get(place, 0) + weight * one.weight
            share[place] = share.get(place, 0) + rarity
    whole = whole or 1
    return {place: score * (0.4 + 0.6 * share[place] / whole) for place, score in total.items()}


def _together(
    weights: Mapping[str, float], about: Mapping[str, float], clauses: Mapping[str, Clause]
) -> dict[str, float]:
    top = max(weights.values(), default=0) or 1
    most = max(about.values(), default=0) or 1
    return {
        name: weights.get(name, 0) / top + _TOPIC * about.get(clause.topic, 0) / most
        for name, clause in clauses.items()
        if name in weights or clause.topic in about
    }


def _ranked(scores: dict[str, float], clauses: Mapping[str, Clause], typed: str, lang: Lang) -> list[str]:
    """The best first; those with the very words in their order rise."""
    least = _ENOUGH * max(scores.values(), default=0)
    ranked = sorted((name for name in scores if scores[name] >= least), key=lambda name: -scores[name])
    first, rest = ranked[:_CLOSELY], ranked[_CLOSELY:]
    if " " in typed:
        for name in first:
            words = clauses[name].wording(lang)
            there = (" ".join(word for _, _, word in words_in(text)) for text in (words.title, words.text))
            scores[name] += _LITERAL * sum(typed in text for text in there)
    return _varied(first, scores, clauses) + rest


def _varied(names: Sequence[str], scores: dict[str, float], clauses: Mapping[str, Clause]) -> list[str]:
    """By score, but one topic does not take all the first places while another is nearly as good: each clause
    of a topic shown first lowers those that follow."""
    seen: Counter[str] = Counter()
    left = list(names)
    first: list[str] = []
    while left and len(first) < _VARIED:
        best = max(left, key=lambda name: scores[name] * _SAME_TOPIC ** seen[clauses[name].topic])
        left.remove(best)
        first.append(best)
        seen[clauses[best].topic] += 1
    return first + sorted(left, key=lambda name: -scores[name])


def _topics(
    weights: Mapping[str, float], about: Mapping[str, float], clauses: Mapping[str, Clause]
) -> tuple[TopicHit, ...]:
    top = max(weights.values(), default=0) or 1
    most = max(about.values(), default=0) or 1
    evidence: dict[str, float] = {}
    for name, score in weights.items():
        topic = clauses[name].topic
        evidence[topic] = max(evidence.get(topic, 0), score / top)
    present = {clause.topic for clause in clauses.values()}
    scores = {
        topic: about.get(topic, 0) / most + _CLAUSES * evidence.get(topic, 0)
        for topic in {*about, *evidence} & present
    }
    best = max(scores.values(), default=0)
    ranked = sorted(scores, key=lambda topic: (-scores[topic], topic))
    return tuple(
        TopicHit(topic, round(scores[topic], 3))
        for topic in ranked[:_MOST_TOPICS]
        if scores[topic] >= best * _ENOUGH_TOPIC
    )


def _named(query: str, clauses: Mapping[str, Clause]) -> list[str]:
    """The clauses whose id or number was typed, or that stand under the rule of that number."""
    chunks = {chunk.strip(".,;:()¿?¡!«»\"'") for chunk in fold(query).split()}
    alone = len(chunks) == 1
    wanted = {chunk for chunk in chunks if any(sign.isdigit() for sign in chunk) and not chunk.isdigit()}
    if alone or chunks & _RULE:
        wanted |= {chunk for chunk in chunks if chunk}
    if not wanted:
        return []
    return [
        name
        for name, clause in clauses.items()
        if any(is_under(fold(name), one) or is_under(fold(clause.number), one) for one in wanted)
    ]


#: Words before a number that make it the number of a rule.
_RULE = frozenset(("regla", "norma", "articulo", "art", "clausula", "rule", "clause", "article", "punto"))


class _Own(msgspec.Struct, frozen=True):
    """The clauses of a house that are not in the index: term -> clause -> weight; and their words."""

    weights: dict[str, dict[str, float]] = {}
    words: dict[str, int] = {}


@lru_cache(maxsize=16)
def _own(book: Book) -> _Own:
    data = search_data()
    indexed = _indexed()
    titles = {topic: title for group in topic_groups() for topic, title in group.topics.items()}
    weights: dict[str, dict[str, float]] = {}
    texts = []
    for clause in book.clauses.values():
        if clause.id in indexed:
            continue
        questions = (policies()[name].question for name in clause.sets if name in policies())
        fields = clause_fields(clause, titles.get(clause.topic), questions)
        texts += [(text, lang) for lang, parts in fields.items() for _, text in parts]
        for term, weight in data.clauses.weigh(fields, data.lexicon).items():
            weights.setdefault(term, {})[clause.id] = weight
    return _Own(weights, known_words(texts, type(data.lexicon)()) if texts else {})


@cache
def _indexed() -> frozenset[str]:
    return frozenset(search_data().clauses.places)
