"""What a case says to people, in Spanish and English: refusals, matters and options, deadlines, its history.

Facts carry codes; ``say`` puts them into words, and sums of money as people read them.
"""

import re
from collections.abc import Mapping

from torneo.commission.history_words import HISTORY
from torneo.rulebook import Bilingual, Lang, labels
from torneo.tournament.words import sentences
from torneo.tournament.words.filling import Telling, filled
from torneo.writing import day_long

SENTENCES: dict[str, Bilingual] = {
    # ---- who judges
    "no_commission": Bilingual(
        "este libro no tiene comisión disciplinaria: resuelve el director con sus penalizaciones "
        "({menu:policy}); "
        "su decisión es {route:policy}",
        "this book has no disciplinary commission: the director rules with its penalties ({menu:policy}); "
        "that ruling is {route:policy}",
    ),
    "commission_incomplete": Bilingual(
        "la comisión está incompleta: hay {members} miembros distintos y deben ser {needed}",
        "the commission is incomplete: it has {members} different members and needs {needed}",
    ),
    "resolution_missing": Bilingual(
        "falta el número de la resolución que nombra a la comisión",
        "the number of the resolution that names the commission is missing",
    ),
    "not_competent": Bilingual(
        "ningún órgano del libro puede decidir este caso: {why}", "no body of the book may decide this: {why}"
    ),
    "competence.event_commission": Bilingual(
        "decide la Comisión Disciplinaria del evento", "the event's Disciplinary Commission decides"
    ),
    "competence.person": Bilingual(
        "la comisión del evento no es competente para esa persona",
        "the event's commission is not competent for that person",
    ),
    "competence.not_during_event": Bilingual(
        "no ocurrió durante el evento", "it did not happen during the event"
    ),
    "competence.not_at_venue": Bilingual("no ocurrió en la sede", "it did not happen at the venue"),
    "member_charged": Bilingual(
        "«{name}» es miembro de la comisión y no puede juzgar su propio caso",
        "'{name}' sits on the commission and cannot judge the own case",
    ),
    # ---- opening
    "case_open": Bilingual("el caso {case} ya está abierto", "case {case} is already open"),
    "no_case": Bilingual("todavía no hay ningún caso abierto", "no case has been opened yet"),
    "field_missing": Bilingual("falta el dato «{field}»", "'{field}' is missing"),
    "unknown_person_kind": Bilingual(
        "«{kind:code}» no es una clase de persona; lo son: {known:code}",
        "'{kind:code}' is not a kind of person; these are: {known:code}",
    ),
    "not_yet": Bilingual("eso todavía no ha ocurrido", "that has not happened yet"),
    "event_ends_before_start": Bilingual(
        "el final del evento es anterior a su comienzo", "the event would end before it starts"
    ),
    "ends_before_offence": Bilingual(
        "el evento no pudo acabar antes de los hechos del caso {case}",
        "the event cannot have ended before the facts of case {case}",
    ),
    "negative": Bilingual("{field}: no puede ser negativo", "{field}: cannot be negative"),
    "unknown_offset": Bilingual(
        "{offset} minutos no es una diferencia horaria posible", "{offset} minutes is no possible time offset"
    ),
    "unknown_country": Bilingual(
        "no hay calendario de días hábiles para «{country}» {region}; use el código ISO de dos letras",
        "there is no calendar of business days for '{country}' {region}; use the two-letter ISO code",
    ),
    "unknown_charge": Bilingual(
        "«{clause}» no es una cláusula del libro {book}", "'{clause}' is not a clause of the book {book}"
    ),
    "unknown_evidence": Bilingual(
        "«{kind:code}» no es una clase de prueba; lo son: {known:code}",
        "'{kind:code}' is not a kind of evidence; these are: {known:code}",
    ),
    "evidence_known": Bilingual("la prueba {ref} ya consta", "evidence {ref} is already on file"),
    "wrong_status": Bilingual(
        "el caso está «{status:code}»; esto solo se puede con el caso: {allowed:code}",
        "the case is '{status:code}'; this can only be done while it is: {allowed:code}",
    ),
    # ---- notices and defence
    "unknown_notice": Bilingual(
        "no existe el aviso «{about:code}»; hay: {known:code}",
        "there is no notice '{about:code}'; there are: {known:code}",
    ),
    "unknown_channel": Bilingual(
        "«{channel:code}» no es un medio de aviso del libro; lo son: {known:code}",
        "'{channel:code}' is not a channel of the book; these are: {known:code}",
    ),
    "notice_given": Bilingual(
        "ese aviso ya se dio ({channel:code})", "that notice was already given ({channel:code})"
    ),
    "not_the_person": Bilingual(
        "«{name}» no es la persona del caso {case}", "'{name}' is not the person of case {case}"
    ),
    "charges_not_notified": Bilingual(
        "los hechos no se han notificado todavía por todos los medios",
        "the facts have not been notified by every channel yet",
    ),
    "defence_complete": Bilingual(
        "los descargos se dieron por terminados el {at}", "the defence was declared complete at {at}"
    ),
    "defence_runs": Bilingual(
        "no se puede decidir todavía: el plazo para los descargos corre hasta el {until}",
        "it cannot be decided yet: the time for the defence runs to {until}",
    ),
    # ---- decision
    "sanction_not_lawful": Bilingual(
        "la comisión del evento no puede imponer «{outcome:code}»; puede: {options:code}",
        "the event's commission cannot impose '{outcome:code}'; it can: {options:code}",
    ),
    "transfer_without_ground": Bilingual(
        "el expediente solo sube a la federación por: {triggers:code}",
        "the file only goes up to the federation for: {triggers:code}",
    ),
    "fine_above_ceiling": Bilingual(
        "una multa de {amount:money} supera el máximo de {ceiling:money}",
        "a fine of {amount:money} is above the most, {ceiling:money}",
    ),
    "fine_amount": Bilingual(
        "la multa debe ser mayor que 0 y como máximo {ceiling:money}",
        "the fine must be more than 0 and at most {ceiling:money}",
    ),
    "amount_without_fine": Bilingual(
        "solo una multa lleva importe, y nunca negativo",
        "only a fine has an amount, and never a negative one",
    ),
    "expulsion_scope": Bilingual(
        "hay que decir de dónde es la expulsión: {options:code}",
        "say what the expulsion is from: {options:code}",
    ),
    "scope_without_expulsion": Bilingual("solo una expulsión tiene alcance", "only an expulsion has a scope"),
    "unknown_effect": Bilingual(
        "«{effect:code}» no es un efecto conocido; lo son: {known:code}",
        "'{effect:code}' is not a known effect; these are: {known:code}",
    ),
    "not_a_member": Bilingual(
        "«{name}» no es miembro de la comisión ({members})", "'{name}' is not a member ({members})"
    ),
    "vote_of_another": Bilingual(
        "«{name}» es miembro y solo vota por sí mismo, no por «{member}»",
        "'{name}' is a member and votes only for himself or herself, not for '{member}'",
    ),
    "vote_known": Bilingual(
        "ese voto de «{member}» ya consta", "that vote of '{member}' is on record already"
    ),
    "not_voted": Bilingual(
        "eso no es lo que votó la mayoría: «{outcome:code}» en esa medida tiene {votes} votos y hacen falta "
        "{needed}",
        "that is not what the majority voted for: '{outcome:code}' in that measure has {votes} votes and "
        "needs "
        "{needed}",
    ),
    "signatures_missing": Bilingual(
        "firman {signed} y hacen falta al menos {needed}", "{signed} signed and at least {needed} must"
    ),
    "principles_missing": Bilingual(
        "falta confirmar los principios: {missing:code}", "these principles are not confirmed: {missing:code}"
    ),
    # ---- after the decision
    "not_decided": Bilingual("el caso no tiene una decisión vigente", "the case has no decision that stands"),
    "nothing_to_carry_out": Bilingual("no queda nada por ejecutar", "there is nothing left to carry out"),
    "report_sent": Bilingual("el informe ya se envió a {to}", "the report already went to {to}"),
    "notice_missing": Bilingual(
        "falta notificar la decisión por este medio: {channel:code}",
        "the decision still has to be notified by this channel: {channel:code}",
    ),
    "execution_missing": Bilingual(
        "la decisión no se ha ejecutado todavía: {sanction:code}", "not carried out yet: {sanction:code}"
    ),
    "correction_missing": Bilingual(
        "se aceptó un error material y falta corregirlo", "a material error was accepted and is not corrected"
    ),
    "report_missing": Bilingual(
        "falta el informe escrito a la federación", "the written report to the federation is missing"
    ),
    "review_open": Bilingual("hay una revisión sin resolver", "a review has not been answered"),
    # ---- review inside the event
    "no_in_event_review": Bilingual(
        "dentro del torneo no hay recurso salvo por: {grounds:code}; después del evento se puede acudir a: "
        "{body:code}, en {days} días hábiles",
        "there is no appeal inside the tournament except for: {grounds:code}; after the event one may go to: "
        "{body:code}, within {days} business days",
    ),
    "review_after_event": Bilingual(
        "el evento terminó: ahora se acude a {body:code}, hasta el {last:date}",
        "the event is over: the way now is {body:code}, until {last:date}",
    ),
    "review_asked": Bilingual(
        "ya se pidió una revisión por: {ground:code}", "a review was already asked for on: {ground:code}"
    ),
    "unknown_review": Bilingual("no hay ninguna revisión {review}", "there is no review {review}"),
    "review_answered": Bilingual("la revisión {review} ya está resuelta", "review {review} is answered"),
    "nothing_corrected": Bilingual("no hay nada que corregir", "there is nothing to correct"),
    # ---- appeal
    "event_over": Bilingual("el final del evento ya consta", "the end of the event is already on record"),
    "event_runs": Bilingual("el evento no ha terminado", "the event is not over"),
    "no_appeal": Bilingual(
        "el libro no da recurso contra esta decisión", "the book gives no appeal against this decision"
    ),
    "with_federation": Bilingual(
        "el expediente ya está en: {body:code}", "the file is already with: {body:code}"
    ),
    "is_final": Bilingual("la decisión es firme", "the decision is final"),
    "nothing_to_appeal": Bilingual(
        "no hay sanción que recurrir en el caso {case}", "there is no sanction to appeal in case {case}"
    ),
    "appeal_late": Bilingual(
        "el plazo para recurrir acabó el {last:date}", "the time to appeal ended on {last:date}"
    ),
    "appeal_open": Bilingual(
        "se puede recurrir hasta el {last:date}", "an appeal may be filed until {last:date}"
    ),
    "no_appeal_filed": Bilingual("no se ha presentado ningún recurso", "no appeal has been filed"),
    "appeal_taken_up": Bilingual(
        "ya se admitió como: {scope:code}", "it was already taken up as: {scope:code}"
    ),
    "appeal_not_taken_up": Bilingual(
        "falta decir si la revisión es limitada o integral", "say first whether the review is limited or full"
    ),
    "not_with_federation": Bilingual(
        "el expediente no está en la federación", "the file is not with the federation"
    ),
    "not_lighter": Bilingual(
        "reducir es imponer una sanción del evento más leve que la recurrida",
        "to reduce is to impose an in-event sanction lighter than the one appealed against",
    ),
    # ---- final notices
    "not_final": Bilingual("la decisión todavía no es firme", "the decision is not final yet"),
    "not_a_recipient": Bilingual(
        "«{recipient:code}» no está en la lista de notificación: {known:code}",
        "'{recipient:code}' is not on the list of recipients: {known:code}",
    ),
    "must_be_told": Bilingual(
        "el libro obliga a notificar a: {recipient:code}", "the book requires: {recipient:code}"
    ),
    # ---- what is due
    "due.notice_of_charges": Bilingual(
        "notifique los hechos ahora por: {channel:code}", "notify the facts now by: {channel:code}"
    ),
    "due.execution": Bilingual(
        "ejecute ahora la decisión sobre {name}: {sanction:code}", "carry out now, on {name}: {sanction:code}"
    ),
    "due.lift": Bilingual(
        "deje sin efecto la sanción de {name}: {sanction:code}",
        "lift the sanction of {name}: {sanction:code}",
    ),
    "due.decision_notice": Bilingual(
        "notifique la decisión ahora por: {channel:code}", "notify the decision now by: {channel:code}"
    ),
    "due.report": Bilingual(
        "envíe el informe escrito a la federación antes de {until}",
        "send the written report to the federation before {until}",
    ),
    "due.close": Bilingual("todo está hecho: se puede cerrar el caso", "all is done: the case can be closed"),
    "due.final": Bilingual(
        "nadie recurrió hasta el {last:date}: la decisión es firme",
        "nobody appealed by {last:date}: it is final",
    ),
    "due.final_notice": Bilingual(
        "notifique la decisión firme a: {recipient:code} {name}",
        "notify the final decision to: {recipient:code} {name}",
    ),
    # ---- deadlines
    "deadline.notice_of_charges": Bilingual(
        "aviso de los hechos ({channel:code})", "notice of the facts ({channel:code})"
    ),
    "deadline.defence": Bilingual("descargos ({hours} h)", "defence ({hours} h)"),
    "deadline.decision": Bilingual("decisión motivada", "reasoned decision"),
    "deadline.execution": Bilingual("ejecución: {sanction:code}", "execution: {sanction:code}"),
    "deadline.decision_notice": Bilingual(
        "aviso de la decisión ({channel:code})", "notice of the decision ({channel:code})"
    ),
    "deadline.report": Bilingual(
        "informe a la federación ({hours} h desde: {from:code}; el libro no dice desde cuándo)",
        "report to the federation ({hours} h from: {from:code}; the book does not say from when)",
    ),
    "deadline.appeal": Bilingual(
        "recurso (del {first:date} al {last:date})", "appeal ({first:date} to {last:date})"
    ),
    "state.met": Bilingual("cumplido", "done"),
    "state.met_late": Bilingual("cumplido tarde", "done late"),
    "state.now": Bilingual("ahora mismo", "right now"),
    "state.running": Bilingual("en plazo", "running"),
    "state.near": Bilingual("vence pronto", "ends soon"),
    "state.overdue": Bilingual("VENCIDO", "OVERDUE"),
    # ---- matters
    "matter.case_outcome": Bilingual("¿Qué decide la comisión?", "What does the commission decide?"),
    "matter.expulsion_scope": Bilingual("¿De dónde es la expulsión?", "What is the expulsion from?"),
    "matter.review_request": Bilingual(
        "¿Se revisa la decisión dentro del evento?", "Is the decision reviewed inside the event?"
    ),
    "matter.appeal_review": Bilingual(
        "¿Hasta dónde revisa la federación el caso?", "How far does the federation review the case?"
    ),
    "matter.federation_outcome": Bilingual("¿Qué decide la federación?", "What does the federation decide?"),
    "option.no_sanction": Bilingual("no sancionar", "no sanction"),
    "option.verbal_admonition": Bilingual("amonestación verbal", "verbal admonition"),
    "option.in_event_fine": Bilingual("multa dentro del evento", "in-event fine"),
    "option.expulsion": Bilingual("expulsión", "expulsion"),
    "option.transfer_file": Bilingual(
        "pasar el expediente a la federación", "pass the file to the federation"
    ),
    "option.tournament": Bilingual("del torneo", "from the tournament"),
    "option.venue": Bilingual("del recinto", "from the venue"),
    "option.later_tournaments": Bilingual("de torneos posteriores", "from later tournaments"),
    "option.refuse": Bilingual("rechazarla (regla general)", "refuse it (general rule)"),
    "option.material_error": Bilingual("error material", "material error"),
    "option.evident_due_process_breach": Bilingual(
        "violación evidente del debido proceso", "evident breach of due process"
    ),
    "option.limited_review": Bilingual("revisión limitada", "limited review"),
    "option.full_review": Bilingual("revisión integral", "full review"),
    "option.uphold": Bilingual("confirmar", "uphold"),
    "option.reduce": Bilingual("reducir", "reduce"),
    "option.revoke": Bilingual("revocar", "revoke"),
    "option.impose": Bilingual("imponer otra sanción", "impose another sanction"),
    # ---- names
    "name.new": Bilingual("sin abrir", "not opened"),
    "name.open": Bilingual("abierto", "open"),
    "name.decided": Bilingual("decidido", "decided"),
    "name.closed": Bilingual("cerrado", "closed"),
    "name.transferred": Bilingual("en la federación", "with the federation"),
    "name.second_instance": Bilingual("en segunda instancia", "in second instance"),
    "name.final": Bilingual("firme", "final"),
    "name.event_commission": Bilingual(
        "Comisión Disciplinaria del evento", "the event's Disciplinary Commission"
    ),
    "name.federation_disciplinary_commission": Bilingual(
        "Comisión Disciplinaria de la Federación", "the Federation's Disciplinary Commission"
    ),
    "name.nobody": Bilingual("nadie", "nobody"),
    "name.none": Bilingual("ninguno", "none"),
    "name.charges": Bilingual("los hechos", "the facts"),
    "name.decision": Bilingual("la decisión", "the decision"),
    "name.verbal": Bilingual("de palabra", "verbal"),
    "name.electronic": Bilingual("electrónico", "electronic"),
    "name.player": Bilingual("jugador", "player"),
    "name.official": Bilingual("oficial", "official"),
    "name.third_party": Bilingual("tercero", "third party"),
    "name.person": Bilingual("persona sancionada", "sanctioned person"),
    "name.club": Bilingual("club", "club"),
    "name.league": Bilingual("liga", "league"),
    "name.hand": Bilingual("mano", "hand"),
    "name.infraction": Bilingual("infracción", "infraction"),
    "name.journal": Bilingual("apunte del diario", "journal entry"),
    "name.ruling": Bilingual("decisión en mesa", "ruling at the table"),
    "name.witness": Bilingual("testigo", "witness"),
    "name.document": Bilingual("documento", "document"),
    "name.recording": Bilingual("grabación", "recording"),
    "name.disqualification": Bilingual("inhabilitación para competir", "disqualification from competing"),
    "name.eligibility_sanction": Bilingual("sanción de elegibilidad", "sanction on eligibility"),
    "name.defence_given": Bilingual("presentó descargos", "a defence was given"),
    "name.defence_given_up": Bilingual("renunció a los descargos", "the defence was given up"),
    "name.defence_not_used": Bilingual("no usó el plazo", "the period was not used"),
    "name.legality": Bilingual("legalidad", "legality"),
    "name.typicity": Bilingual("tipicidad", "typicity"),
    "name.due_process": Bilingual("debido proceso", "due process"),
    "name.proportionality": Bilingual("proporcionalidad", "proportionality"),
    "name.favourability": Bilingual("favorabilidad", "favourability"),
    "name.late": Bilingual("fuera de plazo", "late"),
    **HISTORY,
}

_ISO_DATE = re.compile(r"\d{4}-\d\d-\d\d")


def name(code: str, lang: Lang) -> str:
    """A code in words: one of a case, of a matter's options, or a value of the policies."""
    for key in (f"name.{code}", f"option.{code}", code):
        if key in SENTENCES:
            return SENTENCES[key].say(lang)
    return labels().value(code, lang)


class CaseTelling(Telling):
    """Values as they are written in a case: dates and codes in words, one or several with commas between."""

    def tell(self, kind: str, value: object) -> str:
        if isinstance(value, (list, tuple)):
            value = ", ".join(map(str, value))
        return "" if value is None else super().tell(kind, value)

    def word(self, kind: str, text: str) -> str:
        if kind == "date" and _ISO_DATE.fullmatch(text):
            return day_long(text, self.lang)
        if kind == "policy":
            return ", ".join(labels().value(one, self.lang) for one in text.split(", "))
        if (kind == "code" or text in SENTENCES) and text:
            return ", ".join(name(one, self.lang) for one in text.split(", "))
        return text


def say(code: str, facts: Mapping[str, object], lang: Lang, currency: str = "") -> str:
    """The sentence of a code, filled. Codes every room shares have the tournament's sentence."""
    sentence = SENTENCES.get(code) or sentences()[code]
    telling = CaseTelling(lang, currency or str(facts.get("currency", "")).strip())
    return " ".join(filled(sentence.say(lang), facts, telling).split()).replace(" ;", ";")
