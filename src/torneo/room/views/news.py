"""What the room is told on the wall: what holds now first, then announcements until they are done."""

from typing import Any, get_args

from torneo.room.views.moves import latest_moves
from torneo.room.words import say, words
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.clock.reading import ClockReading
from torneo.tournament.clock.schedule import key_of
from torneo.tournament.clock.state import Session
from torneo.tournament.conduct.announcing import ENDED
from torneo.tournament.conduct.state import Note
from torneo.tournament.entries.window import is_open

#: Announcements stay on the wall for so long, unless they are done before.
NEWS = 10 * 60_000
#: Chips are changed while nobody plays.
_CHIPS = frozenset({"chip_exchange", "colour_up", "chip_race"})


def news(
    state: Tournament, session: Session, seen: ClockReading, book: Book, now: int, lang: Lang
) -> list[dict[str, Any]]:
    """``until``: the moment from which it is no news any more, 0 where an event ends it. ``es``, ``en``: the
    same in each language, for a screen that says it aloud."""
    found: list[dict[str, Any]] = []

    def add(tone: str, texts: dict[Lang, str], until: int) -> None:
        if texts[lang] and all(one["text"] != texts[lang] for one in found):
            both = {str(one): text for one, text in texts.items()}
            found.append({"tone": tone, "text": texts[lang], "until": until, **both})

    def tell(tone: str, key: str, until: int = 0, **facts: object) -> None:
        add(tone, {one: say(f"screens.{key}", one, facts) for one in get_args(Lang)}, until)

    if session.hand_for_hand:
        tell("stop", "hand_for_hand", round=session.round)
    if session.last_hands_drawn and seen.last_hands:
        tell("stop", "last_hands", hands=seen.last_hands)
    broken = ", ".join(str(one["table"]) for one in latest_moves(state, now, 0)["broken"])
    if broken:
        tell("warn", "tables_break" if "," in broken else "table_breaks", tables=broken)
    coming = seen.next_break
    soon = coming is not None and (not coming.after_level or coming.after_level == session.clock.level)
    if coming is not None and soon and key_of(coming) in session.breaks_announced and not seen.on_break:
        tell("warn", "break_announced", minutes=coming.minutes)
    if session.bubble.in_money_at and now - session.bubble.in_money_at < NEWS:
        tell("good", "in_the_money", session.bubble.in_money_at + NEWS)
    halted = [table.number for table in state.open_tables(session.id) if table.halted]
    if halted:
        tell("warn", "halted", tables=", ".join(map(str, halted)))
    for note in reversed(state.notes[-50:]):
        if note.kind == ENDED:
            break
        if now - note.at >= NEWS or _done(state, session, note, book, now):
            continue
        about = dict(note.about)
        add("calm", {one: announcement(note.kind, about, one) for one in get_args(Lang)}, note.at + NEWS)
    return found


def _done(state: Tournament, session: Session, note: Note, book: Book, now: int) -> bool:
    """Has what was announced come to pass?"""
    if note.kind == "break":
        return any(begun >= note.at for begun, _ in session.rests)
    if note.kind in _CHIPS:
        return any(ended >= note.at for _, ended in session.rests)
    if note.kind == "registration_close":
        return not is_open(state, session, now, book)
    if note.kind == "hand_for_hand":
        return session.hand_for_hand or session.bubble.in_money_at >= note.at
    if note.kind == "last_hands":
        return bool(session.last_hands_drawn)
    if note.kind == "redraw":
        seated = [one for one in state.entries.values() if one.table]
        return any(one.moved_at >= note.at for one in seated) and all(one.arrived for one in seated)
    return False


def announcement(kind: str, about: dict[str, Any], lang: Lang) -> str:
    """The words of an announcement: those it was given, else those of its kind; empty for notes that are not
    for the room."""
    own = about.get(lang) or about.get("text")
    key = f"screens.announce.{kind}"
    if key not in words:
        return ""
    if own:
        return str(own)
    return say(key, lang, {"languages": _languages(about, lang), "value": about.get("value", "")})


def _languages(about: dict[str, Any], lang: Lang) -> str:
    """The languages of the tables by their names; a code without a name stays as it is."""
    codes = str(about.get("languages", "")).split(", ")
    return ", ".join(say(f"books.lang.{one}", lang) if f"books.lang.{one}" in words else one for one in codes)
