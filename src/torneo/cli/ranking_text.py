"""Standings, records and previews as lines to read."""

from collections.abc import Iterator

from torneo.cli.words import words
from torneo.rulebook import Lang
from torneo.tournament.ranking import KNOWN, Circuit, History, Results, Row, Standings, Team
from torneo.tournament.ranking.formula import FUNCTIONS, SPANISH, VARIABLES
from torneo.tournament.ranking.preview import Previewed
from torneo.tournament.ranking.standings import Line
from torneo.tournament.ranking.words import say
from torneo.writing import fixed

PLAYER = words.text("ranking_text.player")
POINTS = words.text("ranking_text.points")
CLUBS = words.text("ranking_text.clubs")
LEAGUES = words.text("ranking_text.leagues")
NOW = words.text("ranking_text.now")
THEN = words.text("ranking_text.then")
SCORES = words.text("ranking_text.scores")
EXAMPLE = words.text("ranking_text.example")
NAMES = words.text("ranking_text.names")
SUMMARY = words.text("ranking_text.summary")
DISQUALIFIED = words.text("ranking_text.disqualified")
PRIZE = words.text("ranking_text.prize")
LIFTED = words.text("ranking_text.lifted")


def standing_lines(
    circuit: Circuit,
    table: Standings,
    clubs: tuple[Team, ...],
    leagues: tuple[Team, ...],
    lang: Lang,
    explained: bool,
) -> Iterator[str]:
    yield circuit.name
    for notice in table.notices:
        cited = f" [{', '.join(notice.clauses)}]" if notice.clauses else ""
        yield f"  {say(notice.code, notice.facts, lang)}{cited}"
    yield ""
    width = max([len(PLAYER.say(lang)), *(len(row.name) for row in table.rows)])
    yield f"{'':>4} {PLAYER.say(lang):<{width}} {POINTS.say(lang):>12}"
    for row in table.rows:
        rank = str(row.rank) if row.rank else "-"
        yield f"{rank:>4} {row.name:<{width}} {fixed(row.points, 2, lang):>12}{_aside(circuit, row, lang)}"
        if explained:
            yield from (f"       {line}" for line in _explained(circuit, row, lang))
    for title, found in ((CLUBS, clubs), (LEAGUES, leagues)):
        if found:
            yield ""
            yield title.say(lang)
            for team in found:
                who = ", ".join(circuit.members[player].name or player for player, _ in team.players)
                points = fixed(team.points, 2, lang)
                yield f"{team.rank:>4} {team.name:<{width}} {points:>12}  {who}".rstrip()


def _aside(circuit: Circuit, row: Row, lang: Lang) -> str:
    if row.unranked:
        told = say(f"unranked.{row.unranked}", {"min_events": circuit.scoring.min_events}, lang)
    elif row.shared:
        told = say("tie.shared", {}, lang)
    elif row.decided_by:
        told = say(f"tie.{row.decided_by}", {}, lang)
    else:
        return ""
    return f"  ({told})"


def _explained(circuit: Circuit, row: Row, lang: Lang) -> Iterator[str]:
    for line in row.lines:
        yield _line(circuit, line, lang)
    for one in row.taken:
        facts = {"number": one.number, "case": one.case, "event": one.event,
                 "points": fixed(one.points, 2, lang)}  # fmt: skip
        yield say(f"taken.{one.kind}", facts, lang)


def _line(circuit: Circuit, line: Line, lang: Lang) -> str:
    state = "line.taken" if line.taken else "line.counts" if line.counts else "line.dropped"
    ties = say(f"ties.{circuit.scoring.ties}", {}, lang)
    told = [say(f"why.{line.why}", {"tied": line.tied, "ties": ties}, lang)]
    if line.participation and line.why != "only_participation":
        extra = fixed(line.participation, 2, lang)
        told.append(say("line.participation", {"points": extra}, lang))
    told.append(say(state, {}, lang))
    name = f"{line.date} {line.name}".strip()
    place = f"{line.place}/{line.entries}" if line.place else "-"
    return f"{name}: {place} → {fixed(line.points, 2, lang)} ({'; '.join(told)})"


def formula_lines(lang: Lang) -> Iterator[str]:
    for one in KNOWN.values():
        yield f"{one.name}: {one.about.say(lang)}"
        yield f"    {one.text}"
        if one.scores_if:
            yield f"    {SCORES.say(lang, text=one.scores_if)}"
        yield f"    {EXAMPLE.say(lang, text=one.example)}"
    spanish = ", ".join(f"{word} = {name}" for word, name in SPANISH.items() if word.isascii())
    yield ""
    yield NAMES.say(lang, variables=", ".join(VARIABLES), functions=", ".join(FUNCTIONS), spanish=spanish)


def preview_lines(event: Results, found: tuple[Previewed, ...], lang: Lang) -> Iterator[str]:
    yield f"{event.date} {event.name or event.id}".strip()
    width = max([len(PLAYER.say(lang)), *(len(one.name) for one in found)])
    yield f"{'':>5} {PLAYER.say(lang):<{width}} {NOW.say(lang):>12} {THEN.say(lang):>12}"
    for one in found:
        now, then = fixed(one.now, 2, lang), fixed(one.then, 2, lang)
        yield f"{one.place or '-':>5} {one.name:<{width}} {now:>12} {then:>12}"


def history_lines(circuit: Circuit, record: History, lang: Lang) -> Iterator[str]:
    digits = len(str(circuit.minor_units)) - 1
    yield circuit.members[record.player].name or record.player
    for one in record.events:
        place = f"{one.place}/{one.entries}" if one.place else "-"
        told = [place, f"{fixed(one.points, 2, lang)} {POINTS.say(lang)}"]
        if one.prize:
            told.append(f"{PRIZE.say(lang)} {fixed(one.prize, digits, lang)}")
        if one.disqualified:
            told.append(DISQUALIFIED.say(lang))
        told += one.infractions
        yield f"  {f'{one.date} {one.name}'.strip()}: {', '.join(told)}"
    for sanction in record.sanctions:
        facts = {"number": sanction.number, "case": sanction.case, "event": sanction.event,
                 "points": fixed(sanction.points, 2, lang)}  # fmt: skip
        lifted = f" ({LIFTED.say(lang, why=sanction.lifted)})" if sanction.lifted else ""
        yield f"  {say(f'taken.{sanction.kind}', facts, lang)}{lifted}"
    yield "  " + SUMMARY.say(lang,
        events=len(record.events), wins=record.wins, cashes=record.cashes, best=record.best or "-",
        prizes=fixed(record.prizes, digits, lang), spent=fixed(record.spent, digits, lang),
        infractions=record.infractions,
    )  # fmt: skip
