"""Rulings the first rule of a book leaves to people: the choice among readings, the override of a technical
outcome, the error no rule covers, and what prevails when sources disagree."""

from torneo.rulebook import Book
from torneo.tournament.checks import known_session
from torneo.tournament.citations import speaks
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.links import duties_behind
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.kernel import DIRECTORS, FLOOR, Asked, Events, Refused, Value
from torneo.tournament.seats.draw import check_seed, drawn, label_of
from torneo.tournament.state import Tournament

#: The sources a ruling may rest on.
SOURCES = ("official_regulation", "house_rules", "book")

_ORDER = {
    "house_then_book": SOURCES,
    "book_is_house_rules": ("official_regulation", "book", "house_rules"),
}


def listed(about: About, key: str) -> tuple[str, ...]:
    """A list given as one text: ``"call, fold"``."""
    return tuple(dict.fromkeys(word.strip() for word in str(about.get(key) or "").split(",") if word.strip()))


def known_clause(about: About, book: Book) -> Refused | None:
    clause = str(about.get("clause") or "")
    if clause in book.clauses or book.under(clause):
        return None
    return Refused("unknown_clause", {"clause": clause, "book": book.id})


# ---- the technical rule, or common sense ------------------------------------------------------------


def _technical(_: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    """``about``: the ``clause`` in play, with ``table``, ``hand`` and what it would give, as ``outcome``."""
    refused = known_clause(about, book)
    if refused is not None:
        return refused
    clause = str(about["clause"])
    owed = book.values["betting_accepted_action"] == "true_amount"
    if owed and clause in book.clauses_for("betting_accepted_action"):
        return ("apply_technical",)
    return ("apply_technical", "set_aside")


def _override(_: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    """Only whom the book names may set a clause aside, and only for the case at hand."""
    command = asked.command
    if command.option != "set_aside":
        return ()
    if book.values["floor_override_authority"] == "tournament_director" and asked.by.role not in DIRECTORS:
        return Refused("role", {"role": asked.by.role, "allowed": ", ".join(sorted(DIRECTORS)),
                                "command": "set_aside"}, book.cite("floor_override_authority"))  # fmt: skip
    about: dict[str, Value] = {
        key: command.about[key] for key in ("clause", "table", "hand") if key in command.about
    }
    return (Noted(kind="clause_set_aside", about=about, clauses=(str(command.about["clause"]),)),)


def is_set_aside(state: Tournament, clause: str, table: int, hand: int) -> bool:
    """Was the clause set aside for that hand? It holds for no other."""
    return any(
        note.kind == "clause_set_aside"
        and note.about.get("clause") == clause
        and (note.about.get("table"), note.about.get("hand")) == (table, hand)
        for note in state.notes
    )


matter("technical_ruling", _technical, effect=_override)


# ---- readings ---------------------------------------------------------------------------------------


def _table_ruling(_: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    """``about``: the ``clause`` that leaves the choice, and its ``options`` as the ruling at the table lists
    them."""
    refused = known_clause(about, book)
    if refused is not None:
        return refused
    options = listed(about, "options")
    return options or Refused("no_options", {"clause": str(about.get("clause"))})


def _gesture(_: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    """``about``: ``to_call`` (0: no bet faced), and the ``readings`` found reasonable, if only some are."""
    possible = ("fold", "call", "raise") if about.get("to_call") else ("check", "bet", "fold")
    wanted = listed(about, "readings") or possible
    wrong = [one for one in wanted if one not in possible]
    if wrong:
        return Refused("not_a_reading", {"reading": wrong[0], "options": ", ".join(possible)})
    return wanted


def _basis(_: Tournament, asked: Asked[Decide], book: Book) -> Events:
    """What the ruling rests on: the clause, and the duties whose breach it settles."""
    clause = str(asked.command.about["clause"])
    about: dict[str, Value] = {"clause": clause}
    return (Noted(kind="ruling_basis", about=about, clauses=(clause, *duties_behind(book, clause))),)


matter("table_ruling", _table_ruling, effect=_basis)
matter("unclear_gesture", _gesture)


# ---- what no rule covers -----------------------------------------------------------------------------


def _uncovered(_: Tournament, about: About, book: Book) -> tuple[str, ...]:
    """``about`` may name the ``source`` the ruling rests on, such as house rules, and its ``text``; for a
    draw, the possible outcomes ``among`` which it chooses."""
    if book.values["floor_uncovered_error"] == "ruling_or_recorded_random_draw":
        return ("rule_one", "random_draw")
    return ("rule_one",)


def _draw_outcome(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    """The draw that decides, recorded so that anyone with the seed can repeat it."""
    command = asked.command
    refused = _known_source(command.about)
    if refused is not None or command.option != "random_draw":
        return refused or ()
    among = listed(command.about, "among")
    if len(among) < 2:
        return Refused("nothing_to_draw", {"among": str(command.about.get("among") or "")})
    session = known_session(state, str(command.about.get("session") or ""))
    if isinstance(session, Refused):
        return session
    seed = check_seed(state, session, asked)
    if isinstance(seed, Refused):
        return seed
    picked = drawn(
        seed,
        label_of(state, session, f"uncovered error of decision {len(state.decisions) + 1}"),
        range(len(among)),
        1,
    )
    return (
        Noted(
            kind="random_draw",
            about={"session": session.id, "label": picked.label, "among": ", ".join(among),
                   "outcome": among[picked.picked[0]]},
            clauses=book.cite("floor_uncovered_error"),
        ),
    )  # fmt: skip


def _known_source(about: About) -> Refused | None:
    source = about.get("source")
    if source is not None and source not in SOURCES:
        return Refused("unknown_source", {"source": str(source), "known": ", ".join(SOURCES)})
    return None


matter("uncovered_error", _uncovered, effect=_draw_outcome)


def _blind_claim(_: Tournament, about: About, book: Book) -> tuple[str, ...]:
    """``about``: ``player``, the irregular ``card``, and whether the player had ``looked`` at the hand. Who
    plays blind answers for the card where the book says so."""
    if not about.get("looked") and speaks(book, "irregular_card_claim"):
        return ("no_claim",)
    return ("no_claim", "claim_stands")


matter("irregular_card_claim", _blind_claim)


# ---- which source prevails ---------------------------------------------------------------------------


def prevailing(book: Book, sources: tuple[str, ...] | set[str]) -> str:
    """The source that decides, among those that speak: official regulation always comes first."""
    return next(one for one in _ORDER[book.values["floor_source_precedence"]] if one in sources)


def _sources(_: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    """``about``: what each source says, under its name; ``book`` is the clause. Only the one that prevails
    is lawful."""
    found = {one for one in SOURCES if about.get(one) not in (None, "")}
    if not found:
        return Refused("no_source", {"known": ", ".join(SOURCES)})
    return (prevailing(book, found),)


matter("sources_disagree", _sources, roles=FLOOR)
