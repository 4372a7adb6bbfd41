"""Papers of a disciplinary case: its letters, as ``commission.letters`` writes them, to be handed over and
signed for."""

from collections.abc import Sequence
from typing import Any

from torneo.commission import Case, deadlines
from torneo.commission.hearing import channels
from torneo.commission.letters import Letter, letters
from torneo.commission.letters import letter as written
from torneo.commission.local_time import local
from torneo.commission.words import name
from torneo.commission.words import say as say_case
from torneo.paper.words import labels, say
from torneo.rulebook import Book, Lang
from torneo.tournament.kernel import Happened
from torneo.writing import stamped

REPORT = "report"


def titles(case: Case, book: Book, lang: Lang) -> list[tuple[str, str]]:
    """(code, name) of each letter that can be printed now; a final notice says to whom it goes."""
    found = []
    for which in letters(case, book):
        one = written(case, which, book, lang)
        if one is not None:
            final = which.startswith("final-")
            found.append((which, f"{one.title}: {one.to}" if final else one.title))
    return found


def letter(
    case: Case,
    which: str,
    book: Book,
    lang: Lang,
    now: int,
    happened: Sequence[Happened] = (),
    *,
    event: str = "",
    venue: str = "",
) -> dict[str, Any]:
    """A letter of the case, as it went out; ``KeyError`` if it is too early for it."""
    found = written(case, which, book, lang, event=event, at=now, happened=happened)
    if found is None:
        raise KeyError(which)
    report = which == REPORT
    return {
        "lang": lang,
        "at": now,
        "title": found.title,
        "event": event or case.event_name or case.tournament,
        "venue": venue,
        "book": book.name.say(lang),
        "book_id": book.id,
        "printed": _when(case, now, lang),
        "w": labels("case_letter", lang),
        "to": found.to,
        "dated": found.dated,
        "confidential": report,
        "facts": found.rows,
        "paragraphs": found.paragraphs,
        "charges": _charges(case, book, lang),
        "channels": _channels(case, which, book, lang),
        "deadlines": _deadlines(case, book, lang, now) if report else [],
        "record": found.record,
        "record_title": found.record_title,
        "signs": _signs(case, found, lang),
        "received": not report,
        "clauses": found.clauses,
    }


def _when(case: Case, at: int, lang: Lang) -> str:
    return stamped(local(at, case.utc_offset), lang)


def _charges(case: Case, book: Book, lang: Lang) -> list[dict[str, str]]:
    """The clauses with their own words."""
    known = [book.clauses[one] for one in case.charges if one in book.clauses]
    return [
        {"clause": one.id, "title": one.wording(lang).title, "text": one.wording(lang).text} for one in known
    ]


def _channels(case: Case, which: str, book: Book, lang: Lang) -> list[tuple[str, str]]:
    """Each channel of the book, and when the notice went out by it."""
    if which not in ("charges", "decision"):
        return []
    given = {one.channel: one.at for one in case.notices if one.about == which}
    pending = say("case_letter.pending", lang)
    return [
        (name(one, lang), _when(case, given[one], lang) if one in given else pending)
        for one in dict.fromkeys((*channels(book), *given))
    ]


def _deadlines(case: Case, book: Book, lang: Lang, now: int) -> list[dict[str, Any]]:
    return [
        {
            "due": _when(case, one.due, lang),
            "text": say_case(f"deadline.{one.code}", one.facts, lang),
            "state": say_case(f"state.{one.state}", {}, lang),
            "clauses": one.clauses,
        }
        for one in deadlines(case, now, book)
    ]


def _signs(case: Case, found: Letter, lang: Lang) -> list[str]:
    """Under each line who signs there; a letter that names nobody is signed for the body."""
    if found.signed:
        return [say("case_letter.signs", lang, {"name": one}) for one in found.signed]
    return [say("case_letter.signs_for", lang, {"body": name(case.body, lang)})]
