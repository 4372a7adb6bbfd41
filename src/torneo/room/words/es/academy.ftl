### La academia: ejercicios, exámenes, certificados.

title = Academia
about = Aprenda el reglamento en la mesa: una jugada, una pregunta, y la respuesta con su cláusula. Responde el mismo motor que decide en la sala, y cada respuesta equivocada lleva el nombre del error que es.
book = Reglamento
role_label = Papel
show = Ver
role-dealer = Crupier
role-dealer_about = apuestas, reparto, showdown
role-floor = Floor
role-floor_about = todo lo de la mesa, sanciones y asientos
role-director = Dirección
role-director_about = el reglamento entero
role-player = Jugador
role-player_about = apostar, mostrar y comportarse
kept_account = Su avance se guarda con su cuenta.
kept_browser = Sin cuenta: su avance se guarda en este navegador.
progress = Su avance
answered = { $count ->
    [one] respuesta
   *[other] respuestas
}
right_share = acertadas
streak = { $count ->
    [one] día seguido
   *[other] días seguidos
}
begun = temas empezados
due = { $count ->
    [one] tipo de pregunta para repasar
   *[other] tipos de pregunta para repasar
}
begin = Empezar
go_on = Seguir
weak = flojo
exercise = Ejercicio
waiting = Preparando la pregunta…
needs_script = Los ejercicios necesitan JavaScript.
too_many = { $seconds ->
    [one] Demasiadas preguntas seguidas. Espere { $seconds } segundo.
   *[other] Demasiadas preguntas seguidas. Espere { $seconds } segundos.
}
nothing = No hay preguntas de este tema en este reglamento.
right = Correcto
wrong = No es correcto
unanswered = Sin responder
this_is_right = la correcta
yours = la suya
next = Siguiente
others = Qué dicen los otros reglamentos
