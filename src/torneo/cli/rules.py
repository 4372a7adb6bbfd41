"""``torneo rules``: read the rulebooks from the command line.

A BOOK is the id of a book or the path of a house file. Exit codes: 0 done, 1 nothing found, 2 an error.
"""

import argparse
import shutil
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec

from torneo.cli.from_checkout import add_tool
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.cli.words import words
from torneo.rulebook import (
    KINDS,
    Book,
    Clause,
    Found,
    Lang,
    Policy,
    RulebookError,
    Settlement,
    all_books,
    book_ids,
    diff_books,
    find,
    labels,
    load_book,
    marks,
    policies,
    read_house,
    replaced_by,
    search,
    sections,
    settlements_for,
    topic_groups,
    topic_index,
)
from torneo.rulebook.problem import Problem

SAY = words.texts("rules", dot="-")


class Unknown(Exception):
    """What was asked for does not exist."""


def add_parser(subparsers: Subparsers) -> None:
    """Registers ``rules`` and its subcommands; each sets ``run``: arguments -> exit code."""
    parser = subparsers.add_parser("rules", help="clauses, policies and books")
    commands = parser.add_subparsers(dest="rules_command", required=True, metavar="COMMAND")

    def command(
        name: str, run: Callable[[argparse.Namespace], int], summary: str, shape: str
    ) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = commands.add_parser(name, help=summary, description=summary)
        added.set_defaults(run=_guarded(run))
        add_language(added)
        add_json(added, shape)
        return added

    command("list", list_books, "the books", "[{id, base, name, clauses, ...}]")
    show = command(
        "show",
        show_anything,
        "a clause, a whole rule, a policy, a topic or a book",
        "[clause], {policy, books, settlements} or a book",
    )
    show.add_argument("id", metavar="ID")
    show.add_argument("--book", action="append", default=[], help="a house file, to see its clauses too")
    find = command(
        "search",
        search_clauses,
        "clauses and topics by what people say: both languages, any spelling, questions too",
        "[{...clause, score, found_in}]",
    )
    find.add_argument("words", nargs="+", metavar="WORDS")
    find.add_argument("--book", action="append", default=[], help="only this book or house file; repeatable")
    find.add_argument("--topic", default="", help="only this topic")
    find.add_argument("--kind", default="", choices=["", *KINDS], help="only this kind of clause")
    find.add_argument("--limit", type=int, default=20, help="at most this many (default: %(default)s)")
    topics = command(
        "topics", show_topics, "the topics and their clauses", "[{topic, group, title, clauses}]"
    )
    topics.add_argument(
        "--book", action="append", default=[], help="only this book or house file; repeatable"
    )
    diff = command(
        "diff",
        show_diff,
        "what two books do differently, policy by policy",
        "{left, right, policies, topics, same, stated}",
    )
    diff.add_argument("left", metavar="BOOK")
    diff.add_argument("right", metavar="BOOK")
    diff.add_argument("--by-topic", action="store_true", help="also topic by topic")
    values = command(
        "policies",
        show_policies,
        "the policy values of a book and the clauses that set them",
        "[{policy, value, clauses, stated}]",
    )
    values.add_argument("book", metavar="BOOK")
    values.add_argument(
        "--section",
        default="",
        choices=["", *(section.id for section in sections())],
        help="only this group of policies",
    )
    check = command(
        "check",
        check_houses,
        "whether house files can be used; every error at once",
        "[{file, line, column, key, code, params, message}]",
    )
    check.add_argument("files", nargs="+", metavar="FILE")
    add_tool(commands, "rules coverage", "tools.coverage.command")
    add_tool(commands, "rules mutate", "tools.mutation.command")


def list_books(args: argparse.Namespace) -> int:
    books = all_books()
    if args.json:
        return _json([_book_json(book) for book in books])
    for book in books:
        count = _say(args, "clauses", n=len(book.clauses))
        facts = "; ".join(filter(None, (book.edition, count, *_dated(args, book))))
        print(f"{book.id:<16}{book.name.say(args.lang)} ({facts})")
        _wrap(book.about.say(args.lang), 16)
    return 0


def show_anything(args: argparse.Namespace) -> int:
    books = [*(_open(name) for name in args.book), *all_books()]
    found: str = args.id
    if found in policies():
        return _show_policy(args, policies()[found], books)
    for book in books:
        if found == book.id:
            return _show_book(args, book)
    for entry in topic_index(books):
        if found == entry.topic:
            return _show_clauses(args, entry.clauses, books)
    shown = {clause.id: clause for book in books for clause in book.under(found)}
    if not shown:
        raise Unknown(found)
    return _show_clauses(args, shown.values(), books)


def search_clauses(args: argparse.Namespace) -> int:
    books = _chosen(args.book)
    found = find(
        books, " ".join(args.words), topic=args.topic, kind=args.kind, limit=args.limit, lang=args.lang
    )
    if args.json:
        _json([{**_clause_json(hit.clause), "score": hit.score, "found_in": hit.lang} for hit in found.hits])
        return 0 if found.hits else 1
    if found.meant:
        print(_say(args, "meant", what=found.meant))
    if found.unknown:
        print(_say(args, "unknown-words", what=", ".join(found.unknown)))
    if not args.topic:
        _show_topics_found(args, found, books)
    for hit in found.hits:
        words = hit.clause.wording(args.lang)
        print(f"{hit.clause.id}  {_bold(words.title, args.lang, found.terms)}")
        _wrap(words.text, 4, args.lang, found.terms)
    if not found.hits:
        print(_say(args, "nothing"))
    return 0 if found.hits else 1


def _show_topics_found(args: argparse.Namespace, found: Found, books: Iterable[Book]) -> None:
    titles = {topic: title for group in topic_groups() for topic, title in group.topics.items()}
    counts = Counter(clause.topic for book in books for clause in book.clauses.values())
    for one in found.topics:
        count = _say(args, "clauses", n=counts[one.topic])
        title = titles[one.topic].say(args.lang)
        print(f"{_say(args, 'topic')}: {title} ({count}: torneo rules show {one.topic})")
    if found.topics:
        print()


def show_topics(args: argparse.Namespace) -> int:
    books = _chosen(args.book)
    entries = topic_index(books)
    groups = {group.id: group for group in topic_groups()}
    if args.json:
        rows = [
            {
                "topic": entry.topic,
                "group": entry.group,
                "title": groups[entry.group].topics[entry.topic],
                "clauses": [clause.id for clause in entry.clauses],
            }
            for entry in entries
        ]
        return _json(rows)
    last = ""
    for entry in entries:
        if entry.group != last:
            print(("\n" if last else "") + groups[entry.group].title.say(args.lang))
            last = entry.group
        title = groups[entry.group].topics[entry.topic].say(args.lang)
        print(f"  {entry.topic:<32}{title:<40}{len(entry.clauses):>4}")
    return 0


def show_diff(args: argparse.Namespace) -> int:
    left, right = _open(args.left), _open(args.right)
    diff = diff_books(left, right)
    if args.json:
        return _json(diff)
    print(_say(args, "differ", n=len(diff.policies), same=diff.same))
    for row in diff.policies:
        print(f"\n{row.policy}: {policies()[row.policy].question.say(args.lang)}")
        for book, value, clauses in (
            (left, row.left, row.left_clauses),
            (right, row.right, row.right_clauses),
        ):
            told = {key: value.get(key) for key in row.keys} if row.keys else value
            _wrap(f"{book.id}: {labels().describe(told, args.lang)} {_cited(args, clauses)}", 4)
    if diff.stated:
        print(f"\n{_say(args, 'stated', n=len(diff.stated))}")
    for row in diff.stated:
        print(f"\n{row.policy}: {policies()[row.policy].question.say(args.lang)}")
        said = row.left_clauses or row.right_clauses
        _wrap(f"{labels().describe(row.left, args.lang)} {_cited(args, said)}", 4)
    if args.by_topic:
        titles = {topic: title for group in topic_groups() for topic, title in group.topics.items()}
        for topic in diff.topics:
            print(f"\n{titles[topic.topic].say(args.lang)}: {', '.join(topic.policies) or '—'}")
            for book, clauses in ((left, topic.left_clauses), (right, topic.right_clauses)):
                _wrap(f"{book.id}: {', '.join(clauses) or '—'}", 4)
    return 0


def show_policies(args: argparse.Namespace) -> int:
    book = _open(args.book)
    shown = [section for section in sections() if not args.section or section.id == args.section]
    if args.json:
        return _json([_setting_json(book, name) for section in shown for name in section.policies])
    for section in shown:
        print(f"\n{section.title.say(args.lang)}")
        for name in section.policies:
            print(f"  {name}")
            value = labels().describe(book.policy(name), args.lang)
            _wrap(policies()[name].question.say(args.lang), 6)
            _wrap(f"{value} {_cited(args, book.clauses_for(name))}", 8)
    return 0


def check_houses(args: argparse.Namespace) -> int:
    problems: list[Problem] = []
    for file in args.files:
        try:
            book = _open_house(file)
        except RulebookError as error:
            problems += error.problems
            continue
        if not args.json:
            base = load_book(book.base)
            changed = sum(book.settings[name] != base.settings[name] for name in book.settings)
            added = len(book.clauses) - len(base.clauses)
            told = SAY["house-ok"]
            print(told.say(args.lang, file=file, policies=changed, base=book.base, clauses=added))
    if args.json:
        _json(
            [{**msgspec.to_builtins(problem), "message": problem.message(args.lang)} for problem in problems]
        )
    else:
        for problem in problems:
            print(problem.say(args.lang))
        if problems:
            print(_say(args, "broken", n=len(problems)))
    return 2 if problems else 0


def _guarded(run: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    def guarded(args: argparse.Namespace) -> int:
        try:
            return run(args)
        except RulebookError as error:
            for problem in error.problems:
                print(problem.say(args.lang), file=sys.stderr)
        except Unknown as unknown:
            print(_say(args, "unknown", what=unknown), *_near(args, str(unknown)), file=sys.stderr)
        return 2

    return guarded


def _near(args: argparse.Namespace, what: str) -> list[str]:
    """What may have been meant: names that look like it, and where its words are found."""
    books = all_books()
    clauses = [clause for book in books for clause in book.clauses]
    names = [*policies(), *(book.id for book in books), *(one.topic for one in topic_index(books)), *clauses]
    known = get_close_matches(what, names, 4, 0.6)
    told = [_say(args, "near", known=", ".join(known))] if known else []
    if search(books, what, limit=1):
        told.append(_say(args, "look-up", what=what))
    return told


def _open(name: str) -> Book:
    return load_book(name) if name in book_ids() or not _is_path(name) else _open_house(name)


def _is_path(name: str) -> bool:
    return name.endswith((".yaml", ".yml")) or Path(name).is_file()


def _open_house(file: str) -> Book:
    try:
        text = Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise RulebookError([Problem(file, 0, 0, "", "yaml-syntax", {"detail": reason})]) from error
    return read_house(text, file)


def _chosen(names: list[str]) -> list[Book]:
    return [_open(name) for name in names] if names else list(all_books())


def _show_book(args: argparse.Namespace, book: Book) -> int:
    if args.json:
        return _json(_book_json(book))
    over = f"{_say(args, 'base')} {book.base}" if book.base else book.edition
    print(f"{book.id}{f' ({over})' if over else ''}\n{book.name.say(args.lang)}")
    _wrap(book.about.say(args.lang), 0)
    print("; ".join((_say(args, "clauses", n=len(book.clauses)), *_dated(args, book))))
    return 0


def _dated(args: argparse.Namespace, book: Book) -> list[str]:
    """From when the book is in force, what it replaces and what replaces it."""
    told = [("in_force", book.in_force), ("replaces", book.replaces),
            ("replaced_by", ", ".join(replaced_by(book.id)))]  # fmt: skip
    return [_say(args, name, it=it) for name, it in told if it]


def _show_policy(args: argparse.Namespace, policy: Policy, books: list[Book]) -> int:
    points = settlements_for(policy.name)
    if args.json:
        values = [{"book": book.id, **_setting_json(book, policy.name)} for book in books]
        return _json({"policy": policy, "books": values, "settlements": points})
    print(f"{policy.name}\n{policy.question.say(args.lang)}\n")
    for book in books:
        value = labels().describe(book.policy(policy.name), args.lang)
        _wrap(f"{book.id}: {value} {_cited(args, book.clauses_for(policy.name))}", 2)
    if policy.note:
        print()
        _wrap(policy.note.say(args.lang), 2)
    for point in points:
        _show_settlement(args, point)
    return 0


def _show_settlement(args: argparse.Namespace, point: Settlement) -> None:
    words = point.wording(args.lang)
    print(f"\n  {_say(args, 'settled')} {point.number}: {words.subject} ({', '.join(point.books)})")
    if words.says:
        _wrap(words.says, 4)
    _wrap(f"{_say(args, 'decided')}: {words.settled}", 4)
    _wrap(f"{_say(args, 'why')}: {words.why}", 4)


def _show_clauses(args: argparse.Namespace, clauses: Iterable[Clause], books: list[Book]) -> int:
    shown = list(clauses)
    if args.json:
        return _json([_clause_json(clause) for clause in shown])
    amended = {old: new for book in books for old, new in book.amended.items()}
    for place, clause in enumerate(shown):
        if place:
            print()
        _show_clause(args, clause, amended.get(clause.id, ()))
    return 0 if shown else 1


def _show_clause(args: argparse.Namespace, clause: Clause, amended: tuple[str, ...]) -> None:
    words = clause.wording(args.lang)
    kind = labels().kinds[clause.kind].say(args.lang)
    topic = next(group.topics[clause.topic] for group in topic_groups() if clause.topic in group.topics)
    print(f"{clause.id} · {words.title}\n  [{topic.say(args.lang)} · {kind}]")
    _wrap(words.text, 2)
    if words.note:
        _wrap(f"{labels().notes[clause.note_kind].say(args.lang)}: {words.note}", 4)
    linked = [link.to for link in (*words.links, *words.note_links)]
    for name, items in (
        ("refs", dict.fromkeys((*linked, *clause.refs))),
        ("origin", clause.origin),
        ("sets", clause.sets),
        ("amended", amended),
    ):
        if items:
            _wrap(f"{_say(args, name)}: {', '.join(items)}", 2)


def _book_json(book: Book) -> dict[str, Any]:
    return {
        "id": book.id,
        "base": book.base,
        "name": book.name,
        "edition": book.edition,
        "in_force": book.in_force,
        "replaces": book.replaces,
        "replaced_by": replaced_by(book.id),
        "publisher": book.publisher,
        "country": book.country,
        "about": book.about,
        "clauses": len(book.clauses),
    }


def _clause_json(clause: Clause) -> dict[str, Any]:
    return {"book": clause.book, **msgspec.to_builtins(clause)}


def _setting_json(book: Book, name: str) -> dict[str, Any]:
    setting = book.settings[name]
    return {"policy": name, "value": setting.value, "clauses": setting.clauses, "stated": setting.stated}


def _cited(args: argparse.Namespace, clauses: tuple[str, ...]) -> str:
    return f"[{', '.join(clauses) or _say(args, 'silent')}]"


def _say(args: argparse.Namespace, code: str, **facts: object) -> str:
    return SAY[code].say(args.lang, **facts)


def _wrap(text: str, indent: int, lang: Lang = "es", terms: frozenset[str] = frozenset()) -> None:
    width = max(40, min(110, shutil.get_terminal_size((100, 24)).columns))
    pad = " " * indent
    told = textwrap.fill(text, width, initial_indent=pad, subsequent_indent=pad, break_on_hyphens=False)
    print(_bold(told, lang, terms))


def _bold(text: str, lang: Lang, terms: frozenset[str]) -> str:
    """What was sought stands out where a person reads; a file or another program gets the plain text."""
    if not sys.stdout.isatty():
        return text
    for start, end in reversed(marks(text, lang, terms)):
        text = f"{text[:start]}\033[1m{text[start:end]}\033[0m{text[end:]}"
    return text


def _json(value: Any) -> int:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
    return 0
