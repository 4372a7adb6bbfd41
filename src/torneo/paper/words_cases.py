"""Words of the notices and the report of a disciplinary case."""

from torneo.rulebook import Bilingual as B

_SHARED: dict[str, B] = {
    "case": B("Expediente {case}", "Case {case}"),
    "person": B("Persona", "Person"),
    "kind": B("Calidad", "Standing"),
    "club": B("Club", "Club"),
    "league": B("Liga", "League"),
    "body": B("Órgano que decide", "Deciding body"),
    "members": B("Miembros de la comisión", "Members of the commission"),
    "resolution": B("Resolución que la nombra", "Resolution naming them"),
    "opened": B("Expediente abierto", "Case opened"),
    "occurred": B("Hechos ocurridos", "Facts occurred"),
    "facts": B("Hechos", "Facts"),
    "charges": B("Normas que se señalan", "Rules referred to"),
    "evidence": B("Pruebas", "Evidence"),
    "outcome": B("Decisión", "Decision"),
    "sanction": B("Sanción", "Sanction"),
    "amount": B("Importe", "Amount"),
    "scope": B("Alcance", "Scope"),
    "reasons": B("Motivos", "Reasons"),
    "principles": B("Principios comprobados", "Principles checked"),
    "hearing": B("Audiencia", "Hearing"),
    "signed_by": B("Firmaron", "Signed by"),
    "appeal": B("Recurso", "Appeal"),
    "window": B("del {first} al {last}", "from {first} to {last}"),
    "signs": B("Por la comisión", "For the commission"),
}

WORDS: dict[str, B] = {
    "case_notice.title.charges": B("Notificación de los hechos", "Notice of the facts"),
    "case_notice.title.decision": B("Notificación de la decisión", "Notice of the decision"),
    "case_notice.title.final": B("Notificación de decisión firme", "Notice of the final decision"),
    "case_notice.text.charges": B(
        "Se le comunica que se ha abierto un expediente disciplinario por los hechos que siguen.",
        "You are told that a disciplinary case has been opened on the facts below.",
    ),
    "case_notice.text.decision": B(
        "Se le comunica la decisión tomada en el expediente.", "You are told the decision taken in the case."
    ),
    "case_notice.text.final": B(
        "Se le comunica que la decisión del expediente ha quedado firme.",
        "You are told that the decision of the case has become final.",
    ),
    "case_notice.defence": B("Descargos", "Defence"),
    "case_notice.defence_until": B(
        "Puede presentar descargos y pruebas hasta el {until}.",
        "You may file your defence and evidence until {until}.",
    ),
    "case_notice.defence_hours": B(
        "Tiene {hours} horas para presentar descargos y pruebas desde que reciba esta notificación por todos "
        "los medios.",
        "You have {hours} hours to file your defence and evidence from the moment this notice has reached you "
        "by every channel.",
    ),
    "case_notice.channels": B("Medios de notificación", "Channels of notice"),
    "case_notice.given": B("Notificado", "Notified"),
    "case_notice.pending": B("pendiente", "still to be given"),
    "case_notice.recipient": B("Recibí: nombre, fecha, hora y firma", "Received: name, date, time and signature"),
    **{f"case_notice.{key}": text for key, text in _SHARED.items()},
    "case_report.title": B("Informe del expediente", "Case report"),
    "case_report.status": B("Estado", "Status"),
    "case_report.to": B("Dirigido a", "Addressed to"),
    "case_report.notices": B("Notificaciones", "Notices"),
    "case_report.defences": B("Descargos", "Defence"),
    "case_report.no_defence": B("No constan descargos.", "No defence is on file."),
    "case_report.proposals": B("Propuestas de sanción", "Proposed sanctions"),
    "case_report.rulings": B("Decisiones", "Decisions"),
    "case_report.annulled": B("anulada", "annulled"),
    "case_report.late": B("fuera de plazo", "late"),
    "case_report.executions": B("Ejecución", "Execution"),
    "case_report.done": B("ejecutado el {when}", "carried out on {when}"),
    "case_report.not_done": B("pendiente", "to be done"),
    "case_report.lifts": B("queda sin efecto", "lifted"),
    "case_report.reports": B("Informes enviados", "Reports sent"),
    "case_report.reviews": B("Revisiones", "Reviews"),
    "case_report.deadlines": B("Plazos", "Deadlines"),
    "case_report.history": B("Actuaciones", "Record of the case"),
    "case_report.by": B("por {who}", "by {who}"),
    "case_report.confidential": B(
        "Documento reservado: contiene datos personales.", "Confidential: contains personal data."
    ),
    **{f"case_report.{key}": text for key, text in _SHARED.items()},
}  # fmt: skip
