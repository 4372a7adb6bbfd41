"""The sentences of letters: notice of the facts, notice of the decision, report, final notice."""

from torneo.rulebook import Bilingual

LETTERS: dict[str, Bilingual] = {
    "title.charges": Bilingual("Notificación de los hechos", "Notice of the facts"),
    "title.decision": Bilingual("Notificación de la decisión", "Notice of the decision"),
    "title.report": Bilingual("Informe oficial del caso", "Official report of the case"),
    "title.final": Bilingual("Notificación de decisión firme", "Notice of a final decision"),
    # ---- the head
    "row.case": Bilingual("Caso", "Case"),
    "row.event": Bilingual("Evento", "Event"),
    "row.book": Bilingual("Reglamento", "Rulebook"),
    "row.person": Bilingual("Persona", "Person"),
    "row.club": Bilingual("Club y liga", "Club and league"),
    "row.occurred": Bilingual("Fecha de los hechos", "Date of the facts"),
    "row.body": Bilingual("Órgano", "Body"),
    "row.commission": Bilingual("Comisión", "Commission"),
    "commission": Bilingual("{members} (resolución {resolution})", "{members} (resolution {resolution})"),
    # ---- facts
    "opened": Bilingual(
        "Se le comunica que se ha abierto el caso {case} por estos hechos: {facts}.",
        "You are informed that case {case} has been opened about these facts: {facts}.",
    ),
    "facts": Bilingual("Hechos: {facts}.", "Facts: {facts}."),
    "charges": Bilingual(
        "Cláusulas que se habrían infringido: {list}.", "Clauses said to be broken: {list}."
    ),
    "broken": Bilingual("Cláusulas infringidas: {list}.", "Clauses broken: {list}."),
    "not_covered": Bilingual(
        "El reglamento no prevé esta conducta; se acude a: {norms}.",
        "The book does not cover this conduct; these apply: {norms}.",
    ),
    "evidence": Bilingual("Pruebas en el expediente: {list}.", "Evidence on file: {list}."),
    "no_evidence": Bilingual("El expediente no tiene pruebas todavía.", "There is no evidence on file yet."),
    # ---- rights
    "defence": Bilingual(
        "Puede presentar descargos, de palabra o por escrito, hasta {hours} horas después de ser notificado "
        "por todos los medios ({channels}).",
        "You may give your defence, by word of mouth or in writing, up to {hours} hours after being notified "
        "by every channel ({channels}).",
    ),
    "defence_until": Bilingual("El plazo termina el {until}.", "The time ends on {until}."),
    "defence_waits": Bilingual(
        "No se decidirá antes de que termine ese plazo, salvo que diga que no tiene nada que añadir.",
        "Nothing will be decided before that time ends, unless you say that you have nothing to add.",
    ),
    "sanctions": Bilingual("La comisión puede imponer: {list}.", "The commission may impose: {list}."),
    "fine_most": Bilingual("{sanction}, como máximo {ceiling}", "{sanction}, at most {ceiling}"),
    "no_review": Bilingual(
        "Dentro del torneo no cabe recurso contra la decisión, salvo por: {grounds}.",
        "There is no appeal against the decision inside the tournament, except for: {grounds}.",
    ),
    "appeal_days": Bilingual(
        "Terminado el evento puede recurrir, en los {days} días hábiles siguientes, ante: {body}.",
        "Once the event is over you may appeal, within the next {days} business days, to: {body}.",
    ),
    "appeal_window": Bilingual(
        "Puede recurrir del {first} al {last}, ambos inclusive, ante: {body}.",
        "You may appeal from {first} to {last}, both included, to: {body}.",
    ),
    # ---- decision
    "decided": Bilingual(
        "El {at} la comisión decidió: {outcome}.", "On {at} the commission decided: {outcome}."
    ),
    "decided_late": Bilingual(
        "La decisión se tomó fuera del plazo del libro.",
        "The decision was taken after the book's time limit.",
    ),
    "hearing": Bilingual("Audiencia: {hearing}.", "Hearing: {hearing}."),
    "defence_said": Bilingual("Descargos ({at}): «{text}».", "Defence ({at}): '{text}'."),
    "reasons": Bilingual("Motivos: {reasons}.", "Reasons: {reasons}."),
    "unanimous": Bilingual("Por unanimidad de {members}.", "Unanimously by {members}."),
    "voted": Bilingual("{votes} votos a favor de {members}.", "{votes} votes in favour out of {members}."),
    "dissent": Bilingual("{member} votó: {outcome}. {why}", "{member} voted: {outcome}. {why}"),
    "principles": Bilingual("Principios confirmados: {list}.", "Principles confirmed: {list}."),
    "affects": Bilingual("Efectos: {list}.", "Effects: {list}."),
    "execution": Bilingual("Se ejecuta de inmediato.", "It is carried out at once."),
    "executed": Bilingual("Ejecutado el {at}: {sanction}.", "Carried out on {at}: {sanction}."),
    "lifted": Bilingual("Quedó sin efecto el {at}: {sanction}.", "Lifted on {at}: {sanction}."),
    "corrected": Bilingual("Error material corregido: {why}.", "Material error corrected: {why}."),
    "nothing_appealable": Bilingual(
        "No se impone sanción; el caso se archiva.", "No sanction is imposed; the case is filed away."
    ),
    "transferred": Bilingual("El expediente pasa a: {body}.", "The file goes to: {body}."),
    # ---- report
    "report_head": Bilingual(
        "Informe que la comisión envía a la federación dentro de las {hours} horas siguientes a la decisión.",
        "Report that the commission sends to the federation within {hours} hours of the decision.",
    ),
    "chronology": Bilingual("Cronología", "Chronology"),
    "notified": Bilingual("Notificado ({about}, {channel}): {at}.", "Notified ({about}, {channel}): {at}."),
    # ---- final
    "final": Bilingual(
        "Se comunica que la decisión del caso {case} sobre {name} es firme desde el {at}.",
        "The decision in case {case} about {name} is final since {at}.",
    ),
    "final_stands": Bilingual("Queda en firme: {outcome}.", "What stands: {outcome}."),
    "final_nothing": Bilingual("No queda en firme ninguna sanción.", "No sanction stands."),
    "federation": Bilingual(
        "Resolución {resolution} ({body}): {outcome}. Motivos: {reasons}.",
        "Resolution {resolution} ({body}): {outcome}. Reasons: {reasons}.",
    ),
    "registry": Bilingual(
        "Se remite para el Registro Único Deportivo.", "Sent for the national register of sport."
    ),
    "to.federation": Bilingual("Federación", "Federation"),
}
