"""Nouns that texts count, of several and of one: what a text must not say of one."""

from torneo.writing import Lang

_ES = """
aciertos:acierto actos:acto apuestas:apuesta asientos:asiento avisos:aviso años:año bolsas:bolsa
bytes:byte cambios:cambio caracteres:carácter centésimas:centésima ciegas:ciega cartas:carta casos:caso
cláusulas:cláusula
comprobantes:comprobante copias:copia cuentas:cuenta códigos:código diezmilésimas:diezmilésima
días:día ejemplos:ejemplo entradas:entrada errores:error fichas:ficha filas:fila hechos:hecho
horas:hora imágenes:imagen inscripciones:inscripción inscritos:inscrito jugadores:jugador
letras:letra lugares:lugar
escenarios:escenario infracciones:infracción movimientos:movimiento pagos:pago victorias:victoria datos:dato
manos:mano mesas:mesa miembros:miembro minutos:minuto niveles:nivel notas:nota partes:parte
participantes:participante personas:persona plazas:plaza políticas:política preguntas:pregunta premios:premio
puestos:puesto puntos:punto páginas:página recibos:recibo recompras:recompra recuentos:recuento
reentradas:reentrada repartos:reparto rondas:ronda segundos:segundo sesiones:sesión sorteos:sorteo
stacks:stack sucesos:suceso suplentes:suplente tarjetas:tarjeta torneos:torneo traslados:traslado
valores:valor veces:vez votos:voto
"""
_EN = """
acts:act alternates:alternate bags:bag bytes:byte cards:card cases:case changes:change
characters:character chips:chip clauses:clause codes:code copies:copy counts:count days:day
deals:deal draws:draw entrants:entrant entries:entry errors:error events:event examples:example
hands:hand hours:hour hundredths:hundredth letters:letter levels:level minutes:minute moves:move notes:note
pages:page
parts:part people:person pictures:picture places:place players:player points:point
policies:policy prizes:prize questions:question
rebuys:rebuy receipts:receipt rounds:round rows:row seats:seat seconds:second sessions:session
infringements:infringement motions:motion scenarios:scenario payments:payment infractions:infraction
stacks:stack tables:table times:time values:value votes:vote warnings:warning
"""
_PT = """
cartas:carta colocações:colocação fichas:ficha imagens:imagem inscrições:inscrição jogadores:jogador
lugares:lugar mãos:mão mesas:mesa minutos:minuto movimentos:movimento pontos:ponto rodadas:rodada
segundos:segundo vagas:vaga
"""


def _table(pairs: str) -> dict[str, str]:
    return dict(one.split(":") for one in pairs.split())


#: Noun of several -> of one, by language.
NOUNS: dict[Lang, dict[str, str]] = {"es": _table(_ES), "en": _table(_EN), "pt": _table(_PT)}
