"""A sentence for each event of a case."""

from torneo.rulebook import Bilingual

HISTORY: dict[str, Bilingual] = {
    "event.CommissionAppointed": Bilingual(
        "se nombra a la comisión: {members} (resolución {resolution})",
        "the commission is appointed: {members} (resolution {resolution})",
    ),
    "event.CaseOpened": Bilingual(
        "se abre el caso {id} a {name} ({kind}): {facts}; decide: {body}",
        "case {id} is opened against {name} ({kind}): {facts}; decided by: {body}",
    ),
    "event.EvidenceAdded": Bilingual(
        "prueba: {kind} {ref} {note} {given_by}", "evidence: {kind} {ref} {note} {given_by}"
    ),
    "event.NoticeGiven": Bilingual("aviso de {about}: {channels}", "notice of {about}: {channels}"),
    "event.DefenceFiled": Bilingual("descargos: «{text}»", "defence: '{text}'"),
    "event.SanctionProposed": Bilingual(
        "se propone: {sanction} ({why})", "proposed sanction: {sanction} ({why})"
    ),
    "event.VoteCast": Bilingual(
        "{member} vota: {option} {amount} {scope} {why}", "{member} votes: {option} {amount} {scope} {why}"
    ),
    "event.CaseDecided": Bilingual(
        "se decide: {outcome} {amount} {scope}; motivos: {reasons}; audiencia: {hearing}; firman: {signed}",
        "decided: {outcome} {amount} {scope}; reasons: {reasons}; hearing: {hearing}; signed: {signed}",
    ),
    "event.ExecutionOrdered": Bilingual(
        "se ordena ejecutar: {sanction} {amount} {scope}",
        "to be carried out at once: {sanction} {amount} {scope}",
    ),
    "event.ExecutionLifted": Bilingual(
        "queda sin efecto: {sanction} {amount} {scope}", "to be lifted: {sanction} {amount} {scope}"
    ),
    "event.ExecutionDone": Bilingual("ejecutado {note}", "carried out {note}"),
    "event.ReportSent": Bilingual("informe enviado a {to} {reference}", "report sent to {to} {reference}"),
    "event.CaseClosed": Bilingual("se cierra el caso", "the case is closed"),
    "event.ReviewAsked": Bilingual(
        "se pide revisión por {ground}: {why}", "review asked for, {ground}: {why}"
    ),
    "event.ReviewAnswered": Bilingual(
        "revisión {review}: {option} ({why})", "review {review}: {option} ({why})"
    ),
    "event.RulingAnnulled": Bilingual(
        "se anula la decisión y el caso vuelve al aviso de los hechos: {why}",
        "the decision is annulled and the case goes back to the notice of the facts: {why}",
    ),
    "event.DecisionCorrected": Bilingual(
        "se corrige un error material: {why}", "a material error is corrected: {why}"
    ),
    "event.EventEnded": Bilingual(
        "termina el evento; se puede recurrir del {first} al {last}",
        "the event is over; an appeal may be filed from {first} to {last}",
    ),
    "event.AppealFiled": Bilingual("recurso ante {body}: {why}", "appeal to {body}: {why}"),
    "event.AppealTakenUp": Bilingual(
        "segunda instancia: {scope} ({why})", "second instance: {scope} ({why})"
    ),
    "event.FederationDecided": Bilingual(
        "la federación decide (resolución {resolution}): {outcome} {sanction} {amount} {scope}; {reasons}",
        "the federation decides (resolution {resolution}): {outcome} {sanction} {amount} {scope}; {reasons}",
    ),
    "event.BecameFinal": Bilingual(
        "la decisión queda firme; se notifica a: {recipients}",
        "the decision is final; to be told: {recipients}",
    ),
    "event.FinalNoticeGiven": Bilingual(
        "decisión firme notificada a: {recipient} {not_applicable}",
        "final decision notified to: {recipient} {not_applicable}",
    ),
}
