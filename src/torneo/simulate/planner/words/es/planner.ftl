### What the planner says: at the command line, in pictures and on its page.

title = Previsión
runs = { $runs ->
    [one] { $runs } torneo simulado · semilla { $seed }
   *[other] { $runs } torneos simulados · semilla { $seed }
}
entries = { $entries ->
    [one] { $entries } jugador
   *[other] { $entries } jugadores
}
low = 5 %
quarter = 25 %
middle = mitad
three_quarters = 75 %
high = 95 %
of_runs = De cada cien torneos, tantos están en esa cifra o por debajo.
end = Fin del torneo
end_session = Fin de «{ $name }»
hours = Tiempo de juego
levels = Último nivel
final_table = Mesa final
bubble = En premios
heads_up = Cara a cara
left = Jugadores al cerrar «{ $name }»
sold = Entradas vendidas
rebuys = Recompras
addons = Add-ons
paid = Puestos pagados
hands = Manos
peak_tables = Mesas a la vez
peak_dealers = Crupieres a la vez
collected = Recaudado para premios
overlay = Falta para el garantizado
overlay_risk = El garantizado de { $guarantee } no se cubre en { $risk } de los torneos; faltan { $mean } de media.
no_overlay = El garantizado de { $guarantee } se cubre en todos los torneos simulados.
by_time = Por horas · { $name }
time = hora
level = nivel
players = jugadores
tables = mesas
dealers = crupieres
depth = promedio en CG
playing = aún se juega
chips = Fichas que hacen falta
value = valor
chips_start = se entregan
chips_most = a la vez, tras los cambios
chips_gone = sobra tras el nivel
chips_sure = Bastan en 95 de cada cien torneos.
until = Termina antes de las { $until } en { $share } de los torneos.
until_lasting = Termina en { $until } o menos en { $share } de los torneos.
unfinished = En { $share } de los torneos nadie ha ganado al acabar la última sesión de la hoja.
beyond = { $levels ->
    [one] En { $share } de los torneos la hoja se queda corta; se han supuesto { $levels } nivel más.
   *[other] En { $share } de los torneos la hoja se queda corta; se han supuesto { $levels } niveles más.
}
compare = Comparación
as_it_is = como está
changed = con el cambio
difference = diferencia
suggest = Para terminar a tiempo en { $sure } de los torneos, un solo cambio de estos:
suggest_none = Ningún cambio de minutos, fichas o niveles lo consigue sin avisos en la hoja.
suggest-minutes = { $after ->
    [one] niveles de { $after } minuto en vez de { $before }
   *[other] niveles de { $after } minutos en vez de { $before }
}
suggest-stack = { $after ->
    [one] { $after } ficha iniciales en vez de { $before }
   *[other] { $after } fichas iniciales en vez de { $before }
}
suggest-levels = { $after ->
    [one] { $after } nivel en vez de { $before }
   *[other] { $after } niveles en vez de { $before }
}
suggest_result = { $share } a tiempo, la mitad antes de { $middle }
pictures = Gráficos en { $folder }
picture-players = Jugadores por hora
picture-players_about = Jugadores que quedan según pasa el tiempo
picture-tables = Mesas por hora
picture-tables_about = Mesas abiertas según pasa el tiempo
picture-depth = Promedio en ciegas grandes
picture-depth_about = Promedio de fichas en ciegas grandes según pasa el tiempo
picture-ends = Cuándo termina
picture-ends_about = Reparto de la hora de fin; la mitad, antes de { $middle }
picture-until = hora pedida
error-out_of_range = { $name }: de { $low } a { $high }, y se dio { $given }
error-no_levels = la hoja no tiene niveles
error-no_stack = la hoja no dice con cuántas fichas se empieza
error-no_minutes = la hoja no dice cuánto dura cada nivel
error-what_if_unknown = no se entiende «{ $given }»; ejemplos: late+1, minutes+5, stack+50%, entries=600, pace+10%
error-what_if_nothing_left = «{ $given }» no deja nada
error-what_if_no_close = la hoja no dice cuándo se cierra la inscripción
error-nobody_plays = no queda nadie jugando
name-entries = jugadores
name-spread = incertidumbre
name-late = tardíos
name-buys_again = recompras
name-takes_addon = add-ons
name-deals = acuerdos
name-pace = ritmo
name-tables = mesas
name-relief = relevos
name-sure = seguridad
