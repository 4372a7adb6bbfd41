"""Words about an event this program cannot read."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "title": B("«{stream}» no se puede leer", "'{stream}' cannot be read"),
    "calm": B(
        "Los demás torneos de la sala siguen con normalidad. De este no se ha perdido nada de lo guardado.",
        "The other events of the room go on as usual. Nothing of what was stored of this one is lost.",
    ),
    "where": B("Versión {version} del diario: {why}.", "Version {version} of its journal: {why}."),
    "why": B("Motivo: {why}.", "Reason: {why}."),
    "ask": B(
        "este ordenador no lo puede mostrar ahora; pregunte a la organización",
        "this computer cannot show it now; ask the organisers",
    ),
    "asked": B(
        "Este ordenador no puede mostrarlo ahora. Pregunte a la organización.",
        "This computer cannot show it now. Please ask the organisers.",
    ),
    "do": B("Qué hacer", "What to do"),
    "do.update": B(
        "Lo escribió un Torneo más nuevo: actualice este programa y vuelva a abrir la sala.",
        "A newer Torneo wrote it: update this program and open the room again.",
    ),
    "do.verify": B(
        "En este ordenador, «torneo journal verify {stream}» dice qué está mal y desde dónde.",
        "On this computer, `torneo journal verify {stream}` says what is wrong and from where on.",
    ),
    "do.keep": B(
        "Guarde lo que hay: «torneo backup copia.torneo» lleva también este diario, tal como está.",
        "Keep what there is: `torneo backup copy.torneo` holds this journal too, as it is.",
    ),
    "do.restore": B(
        "Si hay una copia anterior, sáquelo de ella: «unzip -p copia.torneo streams/{stream}.jsonl | torneo "
        "journal import - --as {stream}-2».",
        "If there is an earlier backup, take it from there: `unzip -p copy.torneo streams/{stream}.jsonl | "
        "torneo journal import - --as {stream}-2`.",
    ),
    "do.part": B(
        "Lo anterior está sano: «torneo journal export {stream} {stream}.jsonl --until {before}» y «torneo "
        "journal import {stream}.jsonl --as {stream}-2» siguen desde ahí.",
        "What is before it is sound: `torneo journal export {stream} {stream}.jsonl --until {before}` and "
        "`torneo journal import {stream}.jsonl --as {stream}-2` go on from there.",
    ),
    "brief": B("«{stream}» no se puede leer: {why}", "'{stream}' cannot be read: {why}"),
    "others": B("no se puede leer:", "cannot be read:"),
    "at": B("versión {version}: {why}", "version {version}: {why}"),
}
