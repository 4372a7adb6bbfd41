"""What ``torneo journal`` says, in both languages."""

from collections.abc import Iterable, Iterator
from typing import Any

from torneo.journal.checking import Findings
from torneo.rulebook import Lang
from torneo.tournament.words import say

TEXT: dict[str, dict[str, Any]] = {
    "es": {
        "unknown": "no hay ningún diario «{stream}»; `torneo journal list` los enumera",
        "unreadable": "no se puede leer {file}: {why}",
        "unwritable": "no se puede escribir {file}: {why}",
        "exists": "{file} ya existe; con --force se sustituye",
        "bad_file": "{file}: MAL: {why}",
        "none": "el diario está vacío",
        "kinds": {"tournament": "torneo", "case": "expediente", "circuit": "circuito"},
        "row": "{kind:10} {book:16} {events:>8} sucesos",
        "exported": "{stream}: {events} sucesos en {file}",
        "imported": "{stream}: {events} sucesos importados",
        "not_imported": "{file} no se importa: {why}",
        "at_version": "versión {version}: {why}",
        "ok": "{stream}: bien: {events} sucesos, huella {digest}",
        "bad": "{stream}: MAL en la versión {version}: {why}",
        "summary": "diarios: {n}; bien: {ok}; mal: {bad}",
        "backup": "copia de {streams} diarios ({events} sucesos) y {objects} datos de la sala en {file}",
        "secret": "guárdela bien: contiene cuentas y las semillas secretas de los sorteos",
        "restored": "restaurados {streams} diarios ({events} sucesos) y {objects} datos de la sala",
        "not_restored": "{file} no se restaura: {why}",
        "not_backed_up": "no se hace la copia: {why}",
    },
    "en": {
        "unknown": "there is no stream '{stream}'; `torneo journal list` names them",
        "unreadable": "cannot read {file}: {why}",
        "unwritable": "cannot write {file}: {why}",
        "exists": "{file} exists; --force replaces it",
        "bad_file": "{file}: WRONG: {why}",
        "none": "the journal is empty",
        "kinds": {"tournament": "tournament", "case": "case", "circuit": "circuit"},
        "row": "{kind:10} {book:16} {events:>8} events",
        "exported": "{stream}: {events} events in {file}",
        "imported": "{stream}: {events} events imported",
        "not_imported": "{file} is not imported: {why}",
        "at_version": "version {version}: {why}",
        "ok": "{stream}: well: {events} events, digest {digest}",
        "bad": "{stream}: WRONG at version {version}: {why}",
        "summary": "streams: {n}; well: {ok}; wrong: {bad}",
        "backup": "backup of {streams} streams ({events} events) and {objects} data of the room in {file}",
        "secret": "keep it safe: it holds accounts and the secret seeds of the draws",
        "restored": "restored {streams} streams ({events} events) and {objects} data of the room",
        "not_restored": "{file} is not restored: {why}",
        "not_backed_up": "no backup is made: {why}",
    },
}


def findings_lines(found: Iterable[Findings], lang: Lang) -> Iterator[str]:
    """A line a stream, one for each mismatch, and the sum."""
    text = TEXT[lang]
    every = good = 0
    for one in found:
        every += 1
        good += one.sound
        report = one.report
        name = report.head.name
        if report.fault is not None:
            why = report.fault.say(lang)
            yield text["bad"].format(stream=name, version=report.fault.version, why=why)
            continue
        for mismatch in one.mismatches:
            why = say(mismatch.code, mismatch.facts, lang)
            cited = f" [{', '.join(mismatch.clauses)}]" if mismatch.clauses else ""
            yield text["bad"].format(stream=name, version=mismatch.seq, why=why + cited)
        if one.sound:
            yield text["ok"].format(stream=name, events=report.events, digest=report.digest)
    yield text["summary"].format(n=every, ok=good, bad=every - good)
