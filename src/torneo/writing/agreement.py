"""One of something: a sentence written for several agrees with a count of one.

    agreed("Quedan {players} jugadores", {"players": 1}, "es")   # "Queda {players} jugador"

The texts of the house are written in the plural. Where a gap that holds 1 stands before a noun of the list,
the noun, the words that go on with it and the word before the gap are those of one.
"""

import re
from collections.abc import Mapping

from torneo.writing.lang import Lang

_ES = """
aciertos:acierto actos:acto apuestas:apuesta asientos:asiento avisos:aviso años:año bolsas:bolsa
bytes:byte cambios:cambio caracteres:carácter ciegas:ciega cartas:carta casos:caso cláusulas:cláusula
comprobantes:comprobante copias:copia cuentas:cuenta códigos:código diezmilésimas:diezmilésima
días:día ejemplos:ejemplo entradas:entrada errores:error fichas:ficha filas:fila hechos:hecho
horas:hora imágenes:imagen inscripciones:inscripción inscritos:inscrito jugadores:jugador
letras:letra lugares:lugar
manos:mano mesas:mesa miembros:miembro minutos:minuto niveles:nivel notas:nota partes:parte
participantes:participante personas:persona plazas:plaza políticas:política premios:premio
puestos:puesto puntos:punto páginas:página recibos:recibo recompras:recompra recuentos:recuento
reentradas:reentrada repartos:reparto rondas:ronda segundos:segundo sesiones:sesión sorteos:sorteo
stacks:stack sucesos:suceso suplentes:suplente tarjetas:tarjeta torneos:torneo traslados:traslado
veces:vez votos:voto
"""
_EN = """
acts:act alternates:alternate bags:bag bytes:byte cards:card cases:case changes:change
characters:character chips:chip clauses:clause codes:code copies:copy counts:count days:day
deals:deal draws:draw entrants:entrant entries:entry errors:error events:event examples:example
hands:hand hours:hour letters:letter levels:level minutes:minute moves:move notes:note pages:page
parts:part people:person pictures:picture places:place players:player points:point
policies:policy prizes:prize
rebuys:rebuy receipts:receipt rounds:round rows:row seats:seat seconds:second sessions:session
stacks:stack tables:table times:time votes:vote warnings:warning
"""
#: What goes on with a noun of several, as it does with one.
_ES_AFTER = """
abiertas:abierta cambian:cambia cobran:cobra distintas:distinta distintos:distinto
entregados:entregado esperan:espera grabados:grabado grandes:grande importados:importado libres:libre más:más
nuevas:nueva nuevos:nuevo pendientes:pendiente quedan:queda salen:sale sentados:sentado
simulados:simulado tienen:tiene vendidas:vendida
"""
_EN_AFTER = "are:is come:comes differ:differs have:has were:was"
#: What stands before the count of several.
_ES_BEFORE = """
caben:cabe constan:consta entran:entra esperan:espera faltan:falta hacen:hace juegan:juega las:la
los:el pagan:paga publican:publica quedan:queda quitan:quita son:es suman:suma valen:vale
últimas:última
"""


def _table(pairs: str) -> dict[str, str]:
    return dict(one.split(":") for one in pairs.split())


#: Noun of several -> of one, by language.
NOUNS: dict[Lang, dict[str, str]] = {"es": _table(_ES), "en": _table(_EN)}
_AFTER: dict[Lang, dict[str, str]] = {"es": _table(_ES_AFTER), "en": _table(_EN_AFTER)}
_BEFORE: dict[Lang, dict[str, str]] = {"es": _table(_ES_BEFORE), "en": {}}
_COUNTED = re.compile(r"(?:\b(\w+) )?\{(\w+)(:\w+)?\} (\w+)(?: (\w+)\b)?")


def agreed(sentence: str, facts: Mapping[str, object], lang: Lang) -> str:
    """The sentence, gaps still open, with what goes with a count of one in the singular."""
    ones = {name for name, value in facts.items() if value == "1" or (value == 1 and value is not True)}
    return _COUNTED.sub(lambda found: _of_one(found, ones, lang), sentence) if ones else sentence


def _of_one(found: re.Match[str], ones: set[str], lang: Lang) -> str:
    before, gap, kind, noun, after = found.groups()
    if gap not in ones or noun not in NOUNS[lang]:
        return found[0]
    words = [
        _like(before, _BEFORE[lang]) if before else "",
        f"{{{gap}{kind or ''}}}",
        NOUNS[lang][noun],
        _AFTER[lang].get(after, after) if after else "",
    ]
    return " ".join(word for word in words if word)


def _like(word: str, table: dict[str, str]) -> str:
    """The word of one, as the other was written at the head of a sentence."""
    one = table.get(word.lower(), word)
    return one[:1].upper() + one[1:] if word[:1].isupper() else one
