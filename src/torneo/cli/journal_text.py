"""What ``torneo journal`` says, in both languages."""

from collections.abc import Iterable, Iterator
from typing import Any

from torneo.journal.checking import Findings
from torneo.journal.fault import Fault
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
        "not_exported": "{stream} no se exporta: versión {version}: {why}; lo anterior, con --until {before}",
        "room": "la sala",
        "bad": "{stream}: MAL en la versión {version}: {why}",
        "wrong": "{stream}: MAL: {why}",
        "summary": "diarios: {n}; bien: {ok}; mal: {bad}",
        "backup": "copia de {streams} diarios ({events} sucesos) y {objects} datos de la sala en {file}",
        "secret": "guárdela bien: contiene cuentas y las semillas secretas de los sorteos",
        "restored": "restaurados {streams} diarios ({events} sucesos) y {objects} datos de la sala",
        "not_restored": "{file} no se restaura: {why}",
        "unsound_kept": "AVISO: {what}. La copia lo lleva tal como está y al restaurar se quedará fuera",
        "unsound_room": "AVISO: {what}",
        "left_out": "se queda fuera «{name}»: {why}",
        "not_wanted": "no se ha pedido",
        "later": "lo que se queda fuera sigue en la copia: unzip -p {file} streams/{name}.jsonl",
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
        "not_exported": "{stream} is not exported: version {version}: {why}; the part before it: "
        "--until {before}",
        "room": "the room",
        "bad": "{stream}: WRONG at version {version}: {why}",
        "wrong": "{stream}: WRONG: {why}",
        "summary": "streams: {n}; well: {ok}; wrong: {bad}",
        "backup": "backup of {streams} streams ({events} events) and {objects} data of the room in {file}",
        "secret": "keep it safe: it holds accounts and the secret seeds of the draws",
        "restored": "restored {streams} streams ({events} events) and {objects} data of the room",
        "not_restored": "{file} is not restored: {why}",
        "unsound_kept": "WARNING: {what}. The backup holds it as it is; a restore will leave it out",
        "unsound_room": "WARNING: {what}",
        "left_out": "'{name}' is left out: {why}",
        "not_wanted": "not asked for",
        "later": "what is left out is still in the backup: unzip -p {file} streams/{name}.jsonl",
    },
}


def fault_line(name: str, fault: Fault, lang: Lang) -> str:
    """What is wrong with a stream, or (no name) with the room's journal as such, and where."""
    text = TEXT[lang]
    wrong: str = text["bad" if fault.version else "wrong"]
    return wrong.format(stream=name or text["room"], version=fault.version, why=fault.say(lang))


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
            yield fault_line(name, report.fault, lang)
            continue
        for mismatch in one.mismatches:
            why = say(mismatch.code, mismatch.facts, lang)
            cited = f" [{', '.join(mismatch.clauses)}]" if mismatch.clauses else ""
            yield text["bad"].format(stream=name, version=mismatch.seq, why=why + cited)
        if one.sound:
            yield text["ok"].format(stream=name, events=report.events, digest=report.digest)
    yield text["summary"].format(n=every, ok=good, bad=every - good)
