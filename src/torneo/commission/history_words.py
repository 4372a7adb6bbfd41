"""A sentence for each event of a case."""

from torneo.rulebook import Bilingual

HISTORY: dict[str, Bilingual] = {
    "event.CommissionAppointed": Bilingual(
        "se nombra a la comisión: {members} (resolución {resolution})",
        "the commission is appointed: {members} (resolution {resolution})",
    ),
    "event.CaseOpened": Bilingual(
        "se abre el caso {id} a {name} ({kind:code}): {facts}; decide: {body:code}",
        "case {id} is opened against {name} ({kind:code}): {facts}; decided by: {body:code}",
    ),
    "event.EvidenceAdded": Bilingual(
        "prueba: {kind:code} {ref} {note} {given_by}", "evidence: {kind:code} {ref} {note} {given_by}"
    ),
    "event.NoticeGiven": Bilingual(
        "aviso de {about:code}: {channels:code}", "notice of {about:code}: {channels:code}"
    ),
    "event.DefenceFiled": Bilingual("descargos: «{text}»", "defence: '{text}'"),
    "event.SanctionProposed": Bilingual(
        "se propone: {sanction:code} ({why})", "proposed sanction: {sanction:code} ({why})"
    ),
    "event.VoteCast": Bilingual(
        "{member} vota: {option:code} {amount:money} {scope:code} {why}",
        "{member} votes: {option:code} {amount:money} {scope:code} {why}",
    ),
    "event.CaseDecided": Bilingual(
        "se decide: {outcome:code} {amount:money} {scope:code}; motivos: {reasons}; audiencia: "
        "{hearing:code}; firman: {signed}",
        "decided: {outcome:code} {amount:money} {scope:code}; reasons: {reasons}; hearing: {hearing:code}; "
        "signed: {signed}",
    ),
    "event.ExecutionOrdered": Bilingual(
        "se ordena ejecutar: {sanction:code} {amount:money} {scope:code}",
        "to be carried out at once: {sanction:code} {amount:money} {scope:code}",
    ),
    "event.ExecutionLifted": Bilingual(
        "queda sin efecto: {sanction:code} {amount:money} {scope:code}",
        "to be lifted: {sanction:code} {amount:money} {scope:code}",
    ),
    "event.ExecutionDone": Bilingual("ejecutado {note}", "carried out {note}"),
    "event.ReportSent": Bilingual("informe enviado a {to} {reference}", "report sent to {to} {reference}"),
    "event.CaseClosed": Bilingual("se cierra el caso", "the case is closed"),
    "event.ReviewAsked": Bilingual(
        "se pide revisión por {ground:code}: {why}", "review asked for, {ground:code}: {why}"
    ),
    "event.ReviewAnswered": Bilingual(
        "revisión {review}: {option:code} ({why})", "review {review}: {option:code} ({why})"
    ),
    "event.RulingAnnulled": Bilingual(
        "se anula la decisión y el caso vuelve al aviso de los hechos: {why}",
        "the decision is annulled and the case goes back to the notice of the facts: {why}",
    ),
    "event.DecisionCorrected": Bilingual(
        "se corrige un error material: {why}", "a material error is corrected: {why}"
    ),
    "event.EventEnded": Bilingual(
        "termina el evento; se puede recurrir del {first:date} al {last:date}",
        "the event is over; an appeal may be filed from {first:date} to {last:date}",
    ),
    "event.AppealFiled": Bilingual("recurso ante {body:code}: {why}", "appeal to {body:code}: {why}"),
    "event.AppealTakenUp": Bilingual(
        "segunda instancia: {scope:code} ({why})", "second instance: {scope:code} ({why})"
    ),
    "event.FederationDecided": Bilingual(
        "la federación decide (resolución {resolution}): {outcome:code} {sanction:code} {amount:money} "
        "{scope:code}; {reasons}",
        "the federation decides (resolution {resolution}): {outcome:code} {sanction:code} {amount:money} "
        "{scope:code}; {reasons}",
    ),
    "event.BecameFinal": Bilingual(
        "la decisión queda firme; se notifica a: {recipients:code}",
        "the decision is final; to be told: {recipients:code}",
    ),
    "event.FinalNoticeGiven": Bilingual(
        "decisión firme notificada a: {recipient:code} {not_applicable}",
        "final decision notified to: {recipient:code} {not_applicable}",
    ),
}
