"""What can be wrong in a scenario file."""

from torneo.cards import card_sign, parse_card
from torneo.rulebook import Bilingual, Lang, Problem
from torneo.rulebook.problem import MESSAGES as RULEBOOK_MESSAGES
from torneo.rulebook.yaml_words import yaml_why

MESSAGES: dict[str, Bilingual] = {
    "no-document": Bilingual("el archivo no contiene ningún escenario", "the file holds no scenario"),
    "wrong-type": Bilingual("debe ser {expected}, no {found}", "must be {expected}, not {found}"),
    "unknown-key": Bilingual("clave desconocida{hint}", "unknown key{hint}"),
    "misplaced-key": Bilingual(
        "esta clave no va con «{verb}», que admite: {known}",
        "this key does not go with '{verb}', which takes: {known}",
    ),
    "unknown-value": Bilingual("«{found}» no existe{hint}", "there is no '{found}'{hint}"),
    "unknown-code": Bilingual("el código «{found}» no existe{hint}", "there is no code '{found}'{hint}"),
    "unknown-policy": Bilingual(
        "la política «{found}» no existe{hint}", "there is no policy '{found}'{hint}"
    ),
    "unknown-clause": Bilingual("no hay cláusula «{found}»{hint}", "there is no clause '{found}'{hint}"),
    "unreadable": Bilingual("no se puede leer «{found}»: {detail}", "'{found}' cannot be read: {detail}"),
    "two-books": Bilingual("se da «book» o «house», no los dos", "give 'book' or 'house', not both"),
    "no-act": Bilingual(
        "el paso no dice qué ocurrió; se admite: {known}",
        "the step says nothing that happened; known: {known}",
    ),
    "two-acts": Bilingual(
        "un paso es un solo hecho, y aquí hay varios: {found}",
        "a step is one act, and here are several: {found}",
    ),
    "too-few-seats": Bilingual("hacen falta al menos dos jugadores", "at least two players are needed"),
    "empty-seat": Bilingual(
        "en el asiento {found} no hay nadie; están: {known}",
        "nobody sits in seat {found}; there are: {known}",
    ),
    "impossible-amount": Bilingual("{found} no puede ser: {why}", "{found} cannot be: {why}"),
    "nothing-missing": Bilingual(
        "no pueden faltar {found}: marque con «unposted: true» el asiento que no las puso",
        "{found} cannot be missing: mark the seat that did not post them with 'unposted: true'",
    ),
    "no-chips": Bilingual(
        "no se dice ninguna ficha; ponga cuáles, como {{1000: 2}}, o quite la clave",
        "no chip is named; say which, such as {{1000: 2}}, or leave the key out",
    ),
    "bad-card": Bilingual(
        "«{found}» no es una carta; se escribe As, Td, 9h, 2c",
        "'{found}' is no card; cards are written As, Td, 9h, 2c",
    ),
    "duplicate-card": Bilingual(
        "la carta {found} ya está en {where}", "the card {found} is already in {where}"
    ),
    "wrong-count": Bilingual(
        "aquí van {expected} cartas, no {found}", "{expected} cards belong here, not {found}"
    ),
}
"""Codes of this room; the rest (types, missing keys, policy values) are those of the rulebook loader."""

TOLD_MESSAGES: dict[str, Bilingual] = {
    "no-expectations": Bilingual(
        "aquí se cuenta lo que ocurrió, no lo que debe seguir",
        "here is told what happened, not what must follow",
    ),
    "text-too-long": Bilingual(
        "el texto tiene {found} letras; como mucho {most}", "the text has {found} letters; at most {most}"
    ),
    "too-much": Bilingual("hay más de {most} datos", "there are more than {most} values"),
    "too-deep": Bilingual("los datos están demasiado anidados", "the data is nested too deeply"),
    "impossible-setup": Bilingual(
        "con esto no se puede montar la mesa", "the table cannot be set up with this"
    ),
    "impossible-step": Bilingual(
        "esto no puede ocurrir en este momento de la mano", "this cannot happen at this point of the hand"
    ),
    "not-ruled": Bilingual(
        "el libro no dice nada de un hecho así en este momento",
        "the book has nothing to say about such an act at this point",
    ),
    "card-already-out": Bilingual("la carta {found} ya está en juego", "the card {found} is already in play"),
    "other-card": Bilingual(
        "no puede ser {found}: ya se sabe qué carta viene",
        "it cannot be {found}: the card to come is already known",
    ),
}
"""What else can be wrong with a hand told step by step, and cannot with a file."""

WHY: dict[str, Bilingual] = {
    "below": Bilingual("debe ser al menos {least}", "it must be at least {least}"),
    "small_above_big": Bilingual("supera la ciega grande", "it is above the big blind"),
    "all_zero": Bilingual("el nivel no tiene ciega ni apuesta", "the level has neither a blind nor a bet"),
    "repeated": Bilingual("está repetida", "it is given twice"),
    "too_large": Bilingual("es demasiado grande", "it is too large"),
    "not_above_zero": Bilingual("debe ser mayor que cero", "it must be above zero"),
}

KINDS: dict[str, Bilingual] = {
    "mapping": Bilingual("una lista de «clave: valor»", "a mapping 'key: value'"),
    "list": Bilingual("una lista", "a list"),
    "text": Bilingual("un texto", "a text"),
    "nothing": Bilingual("nada", "nothing"),
    "whole": Bilingual("un número entero sin puntos ni comas", "a whole number without dots or commas"),
    "float": Bilingual("un número con decimales", "a number with decimals"),
    "int": Bilingual("un número", "a number"),
    "bool": Bilingual("true o false", "true or false"),
    "true": Bilingual("true", "true"),
    "chips": Bilingual("fichas como {1000: 2, 500: 1}", "chips such as {1000: 2, 500: 1}"),
    "stack": Bilingual("fichas en total, o {chips: ...}", "chips in all, or {chips: ...}"),
    "seat": Bilingual("un número de asiento", "a seat number"),
    "seats": Bilingual("una lista de asientos", "a list of seats"),
    "cards": Bilingual("cartas como [As, Td]", "cards such as [As, Td]"),
    "codes": Bilingual("una lista de códigos", "a list of codes"),
    "word": Bilingual("una palabra", "a word"),
}
"""What a value should be, or is."""

_OF_A_CARD = ("card-already-out", "other-card", "duplicate-card")
_MEANT = Bilingual("; ¿quería decir «{0}»?", "; did you mean '{0}'?")
_KNOWN = Bilingual("; hay: {0}", "; there are: {0}")


class ScenarioProblem(Problem, frozen=True):
    """One fault at its place; ``params`` may hold ``meant``, the word probably intended, and ``why``."""

    def message(self, lang: Lang = "es") -> str:
        known = MESSAGES.get(self.code) or TOLD_MESSAGES.get(self.code) or RULEBOOK_MESSAGES[self.code]
        text = known.say(lang)
        words = {**self.params, "hint": ""}
        if "detail" in words:
            words["detail"] = yaml_why(words["detail"], lang)
        for name, hint in (("meant", _MEANT), ("known", _KNOWN)):
            if name in self.params and not words["hint"]:
                words["hint"] = hint.say(lang).format(self.params[name])
        for name in ("expected", "found") if self.code == "wrong-type" else ():
            if words[name] in KINDS:
                words[name] = KINDS[words[name]].say(lang)
        if self.code in _OF_A_CARD:
            words["found"] = card_sign(parse_card(words["found"]))
        if "why" in words:
            words["why"] = WHY[words["why"]].say(lang).format_map(self.params)
        return text.format_map(words)
