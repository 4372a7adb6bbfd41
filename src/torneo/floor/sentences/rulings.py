"""Rulings in words: every kind, action, reason, infraction, penalty and option in Spanish and English."""

from collections.abc import Callable, Mapping

from torneo.floor.ruling import Effect, Option, Ruling
from torneo.floor.sentences import betting, conduct, deck, exposed_and_dead, procedure, showdown
from torneo.floor.sentences.headlines import HEADLINES, REPORTED
from torneo.rulebook import Bilingual, Lang, labels
from torneo.writing.numbers import number

KINDS: dict[str, Bilingual] = {
    "binding": Bilingual("Vale", "It stands"),
    "held": Bilingual("Espera a que llegue su turno", "Held until the turn comes"),
    "returned": Bilingual("Las fichas se devuelven y no cuenta", "The chips go back and it does not count"),
    "void": Bilingual("No vale; vuelve a actuar", "Void; the player acts again"),
    "no_effect": Bilingual("Sin efecto", "No effect"),
    "dead_hand": Bilingual("Mano muerta", "Dead hand"),
    "misdeal": Bilingual("Misdeal: se anula el reparto", "Misdeal"),
    "redeal": Bilingual("Se vuelve a repartir", "Redeal"),
    "procedure": Bilingual("Sigue el procedimiento", "The procedure goes on"),
    "question": Bilingual("Decide el floor", "The floor decides"),
    "granted": Bilingual("Se concede", "Granted"),
    "refused": Bilingual("No procede", "Refused"),
}

ACTIONS: dict[str, Bilingual] = {
    "fold": Bilingual("retirada", "a fold"),
    "check": Bilingual("check", "a check"),
    "call": Bilingual("pago", "a call"),
    "bet": Bilingual("apuesta", "a bet"),
    "raise": Bilingual("subida", "a raise"),
    "complete": Bilingual("completar la apuesta", "a completion"),
    "bring_in": Bilingual("bring-in", "the bring-in"),
    "draw": Bilingual("descarte", "a draw"),
    "stand_pat": Bilingual("se planta", "standing pat"),
    "all_in": Bilingual("all-in", "all-in"),
}

_TO: dict[str, Bilingual] = {
    "call": Bilingual("pago, {to} en total", "a call, {to} in all"),
    "bet": Bilingual("apuesta de {to}", "a bet of {to}"),
    "raise": Bilingual("subida a {to}", "a raise to {to}"),
    "complete": Bilingual("completar a {to}", "a completion to {to}"),
}
_IS = Bilingual("Es {what}", "It is {what}")
_HELD = Bilingual("Espera su turno: {what}", "Held until the turn comes: {what}")
_AND_ALL_IN = Bilingual("{what}, all-in", "{what}, all-in")
_AMOUNT_OPEN = Bilingual("Es {what}; falta decir la cantidad", "It is {what}; the amount is still to come")
_COUNT = Bilingual("Se concede: son {amount}", "Granted: it is {amount}")
_HOLDS = Bilingual("{what}: {hand}", "{what}: {hand}")
_OFFENCE = Bilingual("Infracción: {what}", "Infraction: {what}")
_AND_OFFENCE = Bilingual("{what}; hay infracción", "{what}; there is an infraction")
_WINS = Bilingual("{what}; gana {who}", "{what}; {who} wins")
_SHARE = Bilingual("{what}; cobran {who}", "{what}; {who} are paid")
_SEAT = Bilingual("el asiento {seat}", "seat {seat}")
_AND = Bilingual(" y ", " and ")

"""Reason code -> one sentence. What follows from it is the headline's business."""

FACTS: dict[str, Bilingual] = {
    "call": Bilingual("para igualar: {0}", "to call: {0}"),
    "minimum": Bilingual("mínimo: {0}", "minimum: {0}"),
    "about": Bilingual("se le dice a ojo: unos {0}", "told by eye: about {0}"),
    "maximum": Bilingual("máximo: {0}", "maximum: {0}"),
    "most": Bilingual("tiene {0}", "has {0}"),
    "put_in": Bilingual("puso {0}", "put in {0}"),
    "short": Bilingual("faltan {0}", "{0} short"),
    "wrong": Bilingual("se puso {0}", "{0} was put in"),
    "right": Bilingual("correspondía {0}", "{0} was right"),
    "chips": Bilingual("fichas: {0}", "chips: {0}"),
    "lying": Bilingual("puestas: {0}", "put in: {0}"),
    "prior": Bilingual("delante: {0}", "in front: {0}"),
    "added": Bilingual("añadió {0}", "added {0}"),
    "said": Bilingual("dijo {0}", "said {0}"),
    "penalised_before": Bilingual("sanciones por lo mismo: {0}", "penalties for the same: {0}"),
    "times": Bilingual("veces: {0}", "times: {0}"),
    "least": Bilingual("al menos {0}", "at least {0}"),
    "at_most": Bilingual("como mucho {0}", "at most {0}"),
    "small": Bilingual("ciega pequeña: {0}", "small blind: {0}"),
    "big": Bilingual("ciega grande: {0}", "big blind: {0}"),
    "ante": Bilingual("ante: {0}", "ante: {0}"),
    "bring_in": Bilingual("bring-in: {0}", "bring-in: {0}"),
}
"""Numbers that go with a reason; other parameters are for programs."""

_SERVING = Bilingual("manos de sanción por asiento: {0}", "penalty hands by seat: {0}")

_SEAT_HAS = Bilingual("asiento {seat}: {chips}", "seat {seat}: {chips}")
_DEAD = Bilingual("muere la mano de {seats}", "the hand of {seats} is dead")
_CLOCK = Bilingual("corren {seconds} segundos", "{seconds} seconds run")
_NO_CHANGE = Bilingual("nada cambia", "nothing changes")

STREETS: dict[str, Bilingual] = {
    "preflop": Bilingual("el preflop", "the preflop"),
    "flop": Bilingual("el flop", "the flop"),
    "turn": Bilingual("el turn", "the turn"),
    "river": Bilingual("el river", "the river"),
    "third": Bilingual("la tercera calle", "third street"),
    "fourth": Bilingual("la cuarta calle", "fourth street"),
    "fifth": Bilingual("la quinta calle", "fifth street"),
    "sixth": Bilingual("la sexta calle", "sixth street"),
    "seventh": Bilingual("la séptima calle", "seventh street"),
    "predraw": Bilingual("la ronda antes del descarte", "the round before the draw"),
    "first_draw": Bilingual("el primer descarte", "the first draw"),
    "second_draw": Bilingual("el segundo descarte", "the second draw"),
    "third_draw": Bilingual("el tercer descarte", "the third draw"),
}

UNTIL: dict[str, Bilingual] = {
    **STREETS,
    "showdown": Bilingual("el showdown", "the showdown"),
    "substantial_action": Bilingual("la acción sustancial", "substantial action"),
    "next_hand": Bilingual("la mano siguiente", "the next hand"),
    "never": Bilingual("nunca", "never"),
    "next_action": Bilingual("la siguiente acción", "the next action"),
    "end_of_street": Bilingual("el final de la calle", "the end of the street"),
}


_SUBJECTS = (betting, exposed_and_dead, deck, showdown, procedure, conduct)
REASONS = {code: text for words in _SUBJECTS for code, text in words.REASONS.items()}
OPTIONS = {code: text for words in _SUBJECTS for code, text in words.OPTIONS.items()}
INFRACTIONS = {code: text for words in _SUBJECTS for code, text in words.INFRACTIONS.items()}
STEPS = {code: text for words in _SUBJECTS for code, text in words.STEPS.items()}


def street_title(code: str, lang: Lang) -> str:
    """A street as a heading: without its article."""
    text = STREETS[code].say(lang)
    for article in ("el ", "la ", "the "):
        text = text.removeprefix(article)
    return text[0].upper() + text[1:]


def step_text(code: str, lang: Lang) -> str:
    return _named(STEPS, code, lang)


def action_text(action: str, to: int | None, lang: Lang, *, all_in: bool = False) -> str:
    """``subida a 2.800``."""
    if to is not None and action in _TO:
        text = _TO[action].say(lang).format(to=number(to, lang))
    else:
        text = _named(ACTIONS, action, lang)
    return _AND_ALL_IN.say(lang).format(what=text) if all_in else text


def headline(ruling: Ruling, lang: Lang, who: Callable[[int], str] | None = None) -> str:
    """What happens, in one short line: ``Es subida a 2.800``, ``Mano muerta; gana el asiento 3``. ``who``
    names a seat."""
    what = _outcome(ruling, lang)
    if ruling.infraction is not None and ruling.kind == "no_effect":
        what = _AND_OFFENCE.say(lang).format(what=what) if _own(ruling) else _offence(ruling, lang)
    if not ruling.wins:
        return what
    *others, last = (_winner(seat, lang, who) for seat in ruling.wins)
    told = _AND.say(lang).join([", ".join(others), last]) if others else last
    return (_SHARE if others else _WINS).say(lang).format(what=what, who=told)


def _winner(seat: int, lang: Lang, who: Callable[[int], str] | None) -> str:
    """``el asiento 3``, unless ``who`` knows more of him than the seat."""
    place, named = _SEAT.say(lang).format(seat=seat), who(seat) if who is not None else ""
    return place if place.endswith(named) else named


def _outcome(ruling: Ruling, lang: Lang) -> str:
    if ruling.action is not None and ruling.kind in ("binding", "held"):
        if ruling.to is None and ruling.action in ("bet", "raise", "complete"):
            return _AMOUNT_OPEN.say(lang).format(what=action_text(ruling.action, None, lang))
        what = action_text(ruling.action, ruling.to, lang, all_in=ruling.all_in)
        return (_IS if ruling.kind == "binding" else _HELD).say(lang).format(what=what)
    if ruling.kind == "granted" and ruling.amount is not None and _own(ruling) is None:
        return _COUNT.say(lang).format(amount=number(ruling.amount, lang))
    what = (_own(ruling) or KINDS[ruling.kind]).say(lang)
    if ruling.reason == "hand_tabled" and "hand" in ruling.facts:
        hand = labels().value(str(ruling.facts["hand"]), lang)
        return _HOLDS.say(lang).format(what=what, hand=hand)
    return what


def _own(ruling: Ruling) -> Bilingual | None:
    """What the kind and the reason together come to, where the kind alone does not tell it."""
    known = HEADLINES.get(ruling.kind, {})
    return known.get(ruling.reason) or (REPORTED.get(ruling.kind) if _is_reported(ruling.reason) else None)


def _is_reported(reason: str) -> bool:
    return reason.startswith("reported_")


def _offence(ruling: Ruling, lang: Lang) -> str:
    return _OFFENCE.say(lang).format(what=infraction_text(str(ruling.infraction), lang))


def reason_text(ruling: Ruling, lang: Lang) -> str:
    """Why, in one sentence, with the numbers that matter."""
    sentence = _named(REASONS, ruling.reason, lang)
    told = [
        FACTS[name].say(lang).format(number(value, lang))
        for name, value in ruling.facts.items()
        if name in FACTS and isinstance(value, int)
    ]
    if "penalised" in ruling.facts:
        told.append(_SERVING.say(lang).format(ruling.facts["penalised"]))
    if "hand" in ruling.facts:
        told.append(labels().value(str(ruling.facts["hand"]), lang))
    return f"{sentence.removesuffix('.')} ({'; '.join(told)})." if told else sentence


def option_text(code: str, lang: Lang) -> str:
    return OPTIONS[code].say(lang) if code in OPTIONS else labels().value(code, lang)


def infraction_text(code: str, lang: Lang) -> str:
    return INFRACTIONS[code].say(lang) if code in INFRACTIONS else labels().key(code, lang)


def penalty_text(code: str, lang: Lang) -> str:
    return labels().value(code, lang)


def until_text(code: str, lang: Lang) -> str:
    return UNTIL[code].say(lang) if code in UNTIL else labels().value(code, lang)


def consequence_text(option: Option, lang: Lang) -> str:
    """What an answer would do, at the table and to the player."""
    if option.code not in conduct.PENALTIES:
        return effect_text(option.effect, lang)
    said = conduct.PENALTIES[option.code].say(lang)
    return said if option.effect == Effect() else f"{said}; {effect_text(option.effect, lang)}"


def effect_text(effect: Effect, lang: Lang) -> str:
    """What an option would do in the hand: the action, the stacks it changes, the hands it kills."""
    parts = [action_text(effect.action, effect.to, lang)] if effect.action else []
    parts += [
        _SEAT_HAS.say(lang).format(seat=seat, chips=number(chips, lang))
        for seat, chips in sorted(effect.stacks.items())
    ]
    if effect.dead:
        parts.append(_DEAD.say(lang).format(seats=", ".join(map(str, effect.dead))))
    if effect.seconds:
        parts.append(_CLOCK.say(lang).format(seconds=effect.seconds))
    return "; ".join(parts) or _NO_CHANGE.say(lang)


def _named(texts: Mapping[str, Bilingual], code: str, lang: Lang) -> str:
    return texts[code].say(lang) if code in texts else code.replace("_", " ")
