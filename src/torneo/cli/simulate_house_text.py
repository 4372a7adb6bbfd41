"""What the house did in a simulated event, for people: penalties, deals, prizes handed over, cases."""

from collections import Counter
from collections.abc import Callable, Iterator

from torneo.commission.words import name
from torneo.rulebook import Lang, labels
from torneo.simulate.runner import Outcome

_TEXT = {
    "es": {
        "infractions": "Infracciones",
        "answered": "{n}: {penalties} con sanción, {passed} sin ella",
        "served": "{n} manos perdidas por sanción",
        "deals": "Acuerdos",
        "deal": "{kind} entre {n}: {status}",
        "reserve": ", {amount} para el campeón",
        "paid": "Entregado",
        "handed": "{amount} en {n} pagos, {deferred} aplazados",
        "cases": "Expedientes",
        "case": "{id} {person} ({clause}): {outcome}, {status}",
        "icm": "por ICM", "chip_chop": "por fichas", "even": "a partes iguales", "custom": "a medida",
        "proposed": "propuesto", "agreed": "acordado", "applied": "aplicado", "refused": "no autorizado",
        "not_unanimous": "sin unanimidad", "private": "queda entre ellos", "withdrawn": "retirado",
        "other_penalty": "otra sanción",
    },
    "en": {
        "infractions": "Infractions",
        "answered": "{n}: {penalties} with a penalty, {passed} without",
        "served": "{n} hands missed on penalties",
        "deals": "Deals",
        "deal": "{kind} among {n}: {status}",
        "reserve": ", {amount} for the champion",
        "paid": "Handed over",
        "handed": "{amount} in {n} payments, {deferred} put off",
        "cases": "Cases",
        "case": "{id} {person} ({clause}): {outcome}, {status}",
        "icm": "by ICM", "chip_chop": "by chips", "even": "in equal parts", "custom": "custom",
        "proposed": "proposed", "agreed": "agreed", "applied": "carried out", "refused": "not authorised",
        "not_unanimous": "not unanimous", "private": "left to the players", "withdrawn": "withdrawn",
        "other_penalty": "another penalty",
    },
}  # fmt: skip


def house_rows(outcome: Outcome, lang: Lang, money: Callable[[int], str]) -> Iterator[tuple[str, str]]:
    """(heading, what there is to tell), only of what happened."""
    text, state = _TEXT[lang], outcome.state
    yield from _conduct(outcome, lang)
    for deal in state.prizes.deals:
        told = text["deal"].format(kind=text[deal.kind], n=len(deal.shares), status=text[deal.status])
        kept = deal.reserve if deal.status == "applied" else 0
        yield text["deals"], told + (text["reserve"].format(amount=money(kept)) if kept else "")
    handed = [one for one in state.prizes.deliveries if one.kind != "deferred"]
    if handed:
        amount = money(sum(one.amount for one in handed))
        deferred = len(state.prizes.deliveries) - len(handed)
        yield text["paid"], text["handed"].format(amount=amount, n=len(handed), deferred=deferred)
    for file in outcome.cases:
        case = file.case
        ruling = case.ruling
        fine = f" ({money(ruling.amount)})" if ruling is not None and ruling.amount else ""
        yield text["cases"], text["case"].format(
            id=case.id, person=case.person.name, clause=", ".join(case.charges),
            status=name(case.status, lang),
            outcome=name(ruling.outcome, lang) + fine if ruling is not None else "-",
        )  # fmt: skip


def _conduct(outcome: Outcome, lang: Lang) -> Iterator[tuple[str, str]]:
    text, state = _TEXT[lang], outcome.state
    if not state.infractions:
        return
    passed = sum(one.answer < 0 for one in state.infractions)
    penalised = sum(one.answer > 0 for one in state.infractions)
    yield (
        text["infractions"],
        text["answered"].format(n=len(state.infractions), penalties=penalised, passed=passed),
    )
    given = Counter(one.penalty for one in state.conduct.penalties)
    for code, count in given.most_common():
        yield "", f"{count} x {text.get(code) or labels().value(code, lang)}"
    served = sum(one.hands - one.left for one in state.conduct.penalties)
    if served:
        yield "", text["served"].format(n=served)
