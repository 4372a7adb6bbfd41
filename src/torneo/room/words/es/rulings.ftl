### Words of the rulings desk and of the register of rulings.

## one ruling

ruling = Resolución { $number }
at_table = Mesa { $table }
hand = mano { $hand }
seat = asiento { $seat }
given_by = Anotada por { $name } a las { $time }
lawful = Lo que el reglamento deja elegir
other_action = Qué es entonces
other_to = Hasta (fichas)
why = Motivo (queda escrito)
why_hint = qué se vio y quién lo vio
reason-dealer = Lo confirma el crupier.
reason-players = Lo confirman los jugadores de la mesa.
reason-camera = Se ve en la grabación.
reason-fair = Por el interés del juego y la equidad.
decide = Dar la respuesta
not_yours = La respuesta la da el floor o la dirección. Llame al floor.
decided = Respuesta: { $answer }
decided_by = { $name }, { $time }
because = Motivo: { $why }
set_aside = Para esta mano se dejó a un lado, en bien del juego:
was_overruled = Revocada por { $name } a las { $time }
was_withdrawn = Retirada por { $name } a las { $time }: el hecho no ocurrió.
went_past = La mano siguió sin respuesta: ya nadie tiene que darla.
overrule = Revocar esta resolución
overrule_more = Queda en el registro, marcada y con su motivo. Lo jugado no cambia solo.
spot = La jugada
step = Paso { $n } de { $last }
step_start = Antes del primer hecho
prev = Atrás
next = Siguiente
no_replay = Con las reglas que el torneo tiene ahora esta jugada ya no se puede repetir.
others = La misma jugada en los otros reglamentos
same = igual
differs = distinto
other_way = ahí la mano ya va de otra manera
alike = La misma jugada se resolvió de otra manera
open_page = Abrir en su página

## the register

register = Registro de resoluciones
register_for = Todo lo que se resolvió, decidió o sancionó en el torneo, con su cláusula, quién y por qué.
empty = Todavía no se ha resuelto nada. Aquí queda cada resolución de una mesa, cada decisión y cada sanción, en cuanto se da. Empiece por la mesa de arbitraje o la tableta de un crupier.
filter = Mesa, jugador, cláusula, hora, quién…
filter_label = Filtrar
all = Todo
nothing_fits = Nada en el registro tiene esas palabras.
file = resoluciones
download = Descargar
hints = La misma jugada, resuelta de distinta manera
hints_more = No siempre es un error: mire qué las distingue antes de que lo pregunte un jugador.
kind-ruling = resolución
kind-decision = decisión
kind-penalty = sanción
kinds-ruling = Resoluciones
kinds-decision = Decisiones
kinds-penalty = Sanciones
status-ruled = por el reglamento
status-open = sin responder
status-asked = pregunta
status-decided = decidida
status-overruled = revocada
status-withdrawn = retirada: el hecho no ocurrió
status-lapsed = la mano siguió sin respuesta
status-pending = por cumplir
status-serving = en curso
status-done = cumplida
status-lifted = levantada
penalty_waits = La infracción de { $who } espera su sanción
choose_penalty = Elegir la sanción…
let_pass = La infracción de { $who } queda anotada, sin sanción
one-hands = 1 mano
one-rounds = 1 ronda
one-minutes = 1 minuto
column-number = N.º
column-kind = Tipo
column-time = Hora
column-table = Mesa
column-hand = Mano
column-seat = Asiento
column-player = Jugador
column-what = Resultado
column-reason = Razón
column-answer = Respuesta
column-why = Motivo
column-clauses = Cláusulas
column-by = Quién
column-role = Función
column-status = Estado

## the desk

desk = Mesa de arbitraje
desk_for = Cuente la jugada y lo que pasó; el reglamento responde con su cláusula.
book = Reglamento
change = Cambiar
table = Mesa
any_spot = Una jugada cualquiera
current = Mesa { $table }, mano { $hand }
between = Mesa { $table }
save = Anotar en el registro
saved = Anotada: resolución { $number }
not_saved = Sin torneo no se anota nada: sirve para consultar y aprender.
tell = ¿Qué dice el reglamento?
tried = consulta
try_answers = Si el floor respondiera:
too_large = { $most ->
    [one] La jugada pasa de { $most } byte.
   *[other] La jugada pasa de { $most } bytes.
}
nothing_told = Toque el asiento y lo que pasó. La resolución aparece aquí.
