"""``data/search/``: the lexicon and what people say for the topics, read and made into the index."""

from collections.abc import Iterator, Mapping

from torneo.rulebook.bilingual import LANGS
from torneo.rulebook.finding.index import (
    Said,
    SearchData,
    build,
    clause_fields,
    known_words,
    topic_fields,
    written,
)
from torneo.rulebook.finding.lexicon import Lexicon, Thing
from torneo.rulebook.library_data import BookData, CommonData
from torneo.rulebook.problem import Problem
from torneo.rulebook.sheet import Sheet, Spot
from torneo.writing.lang import Lang

LEXICON = "search/lexicon.yaml"
SAID = "search/said.yaml"


def read_search(
    sources: Mapping[str, str], common: CommonData, books: Mapping[str, BookData], problems: list[Problem]
) -> SearchData:
    lexicon = _read_lexicon(sources, problems)
    said = _read_said(sources, common, problems)
    titles = {topic: title for group in common.topics for topic, title in group.topics.items()}
    clauses = {
        clause.id: clause_fields(
            clause,
            titles.get(clause.topic),
            (common.policies[name].question for name in clause.sets if name in common.policies),
        )
        for book in books.values()
        for clause in book.clauses
    }
    topics = {topic: topic_fields(title, said.get(topic)) for topic, title in titles.items()}
    texts = [*_texts(clauses), *_texts(topics)]
    return SearchData(
        lexicon, build(clauses, lexicon), build(topics, lexicon), known_words(texts, lexicon), written(texts)
    )


def _texts(fields: Mapping[str, Mapping[Lang, list[tuple[float, str]]]]) -> Iterator[tuple[str, Lang]]:
    for by_lang in fields.values():
        for lang in LANGS:
            yield from ((text, lang) for _, text in by_lang[lang])


def _read_lexicon(sources: Mapping[str, str], problems: list[Problem]) -> Lexicon:
    root = Sheet(LEXICON, problems).read(sources[LEXICON]) if LEXICON in sources else None
    fields = root.fields(("silent", "things")) if root else {}
    silent = fields["silent"].fields(LANGS) if "silent" in fields else {}
    things: dict[str, Thing] = {}
    nears: list[tuple[Spot, str]] = []
    for name, _, spot in fields["things"].pairs() if "things" in fields else ():
        parts = spot.fields(LANGS, ("near",))
        near = parts["near"].texts() if "near" in parts else []
        nears += [(parts["near"], one) for one in near]
        if set(LANGS) <= parts.keys():
            things[name] = Thing(tuple(parts["es"].texts()), tuple(parts["en"].texts()), tuple(near))
    for spot, one in nears:
        if one not in things:
            spot.wrong("bad-value", found=one, known=", ".join(things))
    return Lexicon(things, {lang: tuple(silent[lang].texts()) for lang in LANGS if lang in silent})


def _read_said(sources: Mapping[str, str], common: CommonData, problems: list[Problem]) -> dict[str, Said]:
    root = Sheet(SAID, problems).read(sources[SAID]) if SAID in sources else None
    said: dict[str, Said] = {}
    for topic, key, spot in root.pairs() if root else ():
        if topic not in common.topic_ids:
            key.wrong("bad-value", found=topic, known=", ".join(sorted(common.topic_ids)))
        parts = spot.fields(LANGS)
        if set(LANGS) <= parts.keys():
            said[topic] = Said(tuple(parts["es"].texts()), tuple(parts["en"].texts()))
    if root:
        for topic in sorted(common.topic_ids - said.keys()):
            root.sheet.wrong(root.node, (topic,), "missing-key")
    return said
