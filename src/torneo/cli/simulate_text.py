"""The story of a simulated event for people, and the bar that shows how far it has got."""

import sys
from collections.abc import Iterator

from torneo.cli.simulate_house_text import house_rows
from torneo.rulebook import Book, Lang
from torneo.simulate.runner import Outcome
from torneo.simulate.story import Story
from torneo.tournament.words import say
from torneo.writing import money, number

_WIDTH = 30
_PLACES = 10
_RULINGS = 15

_TEXT = {
    "es": {
        "title": "{book} · {sheet} · {entries} jugadores · semilla {seed}",
        "finished": "Terminado",
        "yes": "sí, gana {winner}",
        "no": "no: {why}",
        "levels": "Niveles",
        "duration": "Duración",
        "time": "{hours} h {minutes:02} min",
        "hands": "Manos",
        "void": "{hands} ({void} anuladas)",
        "entries": "Entradas vendidas",
        "depth": "Cara a cara",
        "blinds": "{depth} ciegas grandes de media",
        "moves": "Cambios de mesa",
        "breaks": "Mesas cerradas",
        "races": "Carreras de fichas",
        "prizes": "Premios",
        "places": "Puestos",
        "tied": "{place}.º {name} (empate de {tied})",
        "place": "{place}.º {name}",
        "more": "... y {n} más",
        "ledger": "Fichas",
        "issued": "entregadas",
        "removed": "retiradas",
        "in_play": "en juego",
        "chips": "{points} puntos",
        "rulings": "Decisiones por cláusula",
        "sound": "Comprobaciones",
        "well": "todo cuadra: fichas, asientos, puestos, premios, sanciones y repetición del diario",
        "bar": "{bar} quedan {left} de {entries} · nivel {level}",
    },
    "en": {
        "title": "{book} · {sheet} · {entries} players · seed {seed}",
        "finished": "Finished",
        "yes": "yes, {winner} wins",
        "no": "no: {why}",
        "levels": "Levels",
        "duration": "Duration",
        "time": "{hours} h {minutes:02} min",
        "hands": "Hands",
        "void": "{hands} ({void} void)",
        "entries": "Entries sold",
        "depth": "Heads-up",
        "blinds": "{depth} big blinds on average",
        "moves": "Moves between tables",
        "breaks": "Tables broken",
        "races": "Chip races",
        "prizes": "Prizes",
        "places": "Places",
        "tied": "{place}. {name} ({tied} tied)",
        "place": "{place}. {name}",
        "more": "... and {n} more",
        "ledger": "Chips",
        "issued": "handed out",
        "removed": "taken out",
        "in_play": "in play",
        "chips": "{points} points",
        "rulings": "Rulings by clause",
        "sound": "Checks",
        "well": "everything adds up: chips, seats, places, prizes, penalties and the replay of the journal",
        "bar": "{bar} {left} of {entries} left · level {level}",
    },
}


def story_lines(story: Story, outcome: Outcome, book: Book, lang: Lang) -> Iterator[str]:
    """The event in numbers, then its places, its chips and its rulings."""
    text, state, tally = _TEXT[lang], outcome.state, outcome.tally
    title = {"book": book.name.say(lang), "sheet": state.structure.name or book.id, "seed": story.seed}
    yield text["title"].format(**title, entries=number(story.entries, lang))
    winner = story.places[0].name if story.finished and story.places else ""
    why = outcome.stalled
    if outcome.refused is not None:
        cited = f" [{', '.join(outcome.refused.clauses)}]" if outcome.refused.clauses else ""
        why = say(outcome.refused.reason, outcome.refused.facts, lang) + cited
    hours, minutes = divmod(story.duration_minutes, 60)
    hands = number(story.hands, lang)
    rows = [
        ("finished", text["yes"].format(winner=winner) if story.finished else text["no"].format(why=why)),
        ("levels", str(story.levels)),
        ("duration", text["time"].format(hours=hours, minutes=minutes)),
        ("hands", text["void"].format(hands=hands, void=tally.void_hands) if tally.void_hands else hands),
        ("entries", number(len(state.entries), lang)),
        *([("depth", text["blinds"].format(depth=round(tally.depth)))] if tally.depth else []),
        ("moves", number(story.moves, lang)),
        ("breaks", number(story.breaks, lang)),
        ("races", number(story.races, lang)),
        *([("prizes", _prizes(story, state.structure.currency, lang))] if story.prizes else []),
    ]
    for name, value in rows:
        yield f"  {text[name]:<22}{value}"
    currency = state.structure.currency
    for heading, value in house_rows(outcome, lang, lambda minor: money(minor, currency, lang)):
        yield f"  {heading:<22}{value}"
    yield f"{text['places']}:"
    won = {(one.place, one.player): one.amount for one in story.prizes}
    for one in story.places[:_PLACES]:
        line = text["tied" if one.tied > 1 else "place"].format(place=one.place, name=one.name, tied=one.tied)
        amount = won.get((one.place, one.player), 0)
        prize = money(amount, state.structure.currency, lang) if amount else ""
        yield f"  {line:<40}{prize:>24}".rstrip()
    if len(story.places) > _PLACES:
        yield "  " + text["more"].format(n=number(len(story.places) - _PLACES, lang))
    yield f"{text['ledger']}: {text['chips'].format(points=number(story.ledger.points, lang))}"
    for part in ("issued", "removed", "in_play"):
        chips = getattr(story.ledger, part)
        told = " · ".join(f"{number(count, lang)} x {number(value, lang)}" for value, count in chips.items())
        yield f"  {text[part]:<22}{told or '0'}"
    yield from _rulings(story, lang)
    yield f"{text['sound']}: {text['well'] if not story.invariants else ''}".rstrip()
    for problem in story.invariants:
        yield f"  {why if problem.startswith('stalled: ') else problem}"


def _prizes(story: Story, currency: str, lang: Lang) -> str:
    total = sum(one.amount for one in story.prizes)
    return f"{len(story.prizes)} · {money(total, currency, lang)}"


def _rulings(story: Story, lang: Lang) -> Iterator[str]:
    if not story.rulings:
        return
    text = _TEXT[lang]
    yield f"{text['rulings']}: {number(sum(story.rulings.values()), lang)}"
    often = sorted(story.rulings.items(), key=lambda item: (-item[1], item[0]))
    for clause, count in often[:_RULINGS]:
        yield f"  {clause:<32}{number(count, lang):>6}"
    if len(often) > _RULINGS:
        yield "  " + text["more"].format(n=len(often) - _RULINGS)


#: Of ``--round-trip``: a line for each event, and the last one.
ROUND_TRIP = {
    "es": "{book} · semilla {seed}: {events} sucesos, {corrections} correcciones: {told}",
    "en": "{book} · seed {seed}: {events} events, {corrections} corrections: {told}",
}
WELL = {"es": "las órdenes solas dan lo mismo", "en": "the commands alone make the same"}
SUMMARY = {"es": "torneos: {events}; mal: {wrong}", "en": "tournaments: {events}; wrong: {wrong}"}


class Progress:
    """One line on standard error, written again whenever another percent of the field has gone out."""

    def __init__(self, entries: int, lang: str) -> None:
        self._text = _TEXT[lang]["bar"]
        self._shown = -1
        self._most = entries

    def show(self, left: int, entries: int, level: int) -> None:
        self._most = max(self._most, entries)
        percent = 100 * (self._most - left) // self._most
        if percent == self._shown:
            return
        self._shown = percent
        full = _WIDTH * percent // 100
        bar = "[" + "#" * full + "." * (_WIDTH - full) + "]"
        told = self._text.format(bar=bar, left=left, entries=entries, level=level)
        print(f"\r{told:<78}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)
