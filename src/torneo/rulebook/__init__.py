"""The rulebooks: clauses, policies, the books as data, house overlays, search and diff.

    book = load_book("fcp-2025")
    book.policy("clock_seconds")            # 25
    book.clauses_for("clock_seconds")       # the ids of the clauses that say so
    book.clause("fcp-2025/45-B-1").es.text

Errors: ``RulebookError`` carries a ``Problem`` for every fault, each with file, line and key.
"""

from torneo.rulebook.bilingual import LANGS, Bilingual
from torneo.rulebook.book import Book
from torneo.rulebook.clause import KINDS, NOTE_KINDS, Clause, Kind, NoteKind, Wording
from torneo.rulebook.coverage import ClauseCoverage, Coverage, coverage
from torneo.rulebook.diff import BookDiff, PolicyDiff, TopicDiff, diff_books
from torneo.rulebook.house import house_problems, read_house
from torneo.rulebook.label import Labels
from torneo.rulebook.library import (
    all_books,
    book_ids,
    labels,
    load_book,
    policies,
    replaced_by,
    sections,
    settlement,
    settlements,
    settlements_for,
    topic_groups,
)
from torneo.rulebook.passage import Link, Passage
from torneo.rulebook.policy import Policy, PolicyNote, Section, Setting
from torneo.rulebook.problem import Problem, RulebookError
from torneo.rulebook.search import Found, Hit, TopicHit, find, marks, search
from torneo.rulebook.settlement import Settlement, SettlementText
from torneo.rulebook.shape import Shape, Table
from torneo.rulebook.topic import TopicGroup
from torneo.rulebook.topic_index import TopicEntry, group_of, topic_index
from torneo.writing.lang import Lang

__all__ = [
    "KINDS",
    "LANGS",
    "NOTE_KINDS",
    "Bilingual",
    "Book",
    "BookDiff",
    "Clause",
    "ClauseCoverage",
    "Coverage",
    "Found",
    "Hit",
    "Kind",
    "Labels",
    "Lang",
    "Link",
    "NoteKind",
    "Passage",
    "Policy",
    "PolicyDiff",
    "PolicyNote",
    "Problem",
    "RulebookError",
    "Section",
    "Setting",
    "Settlement",
    "SettlementText",
    "Shape",
    "Table",
    "TopicDiff",
    "TopicEntry",
    "TopicGroup",
    "TopicHit",
    "Wording",
    "all_books",
    "book_ids",
    "coverage",
    "diff_books",
    "find",
    "group_of",
    "house_problems",
    "labels",
    "load_book",
    "marks",
    "policies",
    "read_house",
    "replaced_by",
    "search",
    "sections",
    "settlement",
    "settlements",
    "settlements_for",
    "topic_groups",
    "topic_index",
]
