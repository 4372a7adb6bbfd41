### `torneo plan calibrate` and `torneo plan check`: the planner's odds made from events of the real

made =
    { $events ->
        [one] { $events } torneo
       *[other] { $events } torneos
    }, { $hands ->
        [one] { $hands } mano
       *[other] { $hands } manos
    }: { $file }
sheet = hoja
book = libro
entries = jugadores
planner = planificador (mitad)
engine = motor (mitad de { $runs })
off = diferencia
minutes = { $n } min
own_minutes = { $sheet }, niveles de { $n } min
new = * no se calibró con esa hoja ni con esos niveles; con ninguna, estos torneos
fine = todas a menos de { $limit } %
far = alguna difiere { $limit } % o más
