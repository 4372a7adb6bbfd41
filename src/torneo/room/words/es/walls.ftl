### Words for whoever sends too much, too slowly, or comes when there is no room.

too_large = Lo enviado es demasiado grande para esta página: como mucho { $most } KB. No se ha guardado nada.
too_slow = { $seconds ->
    [one] Lo enviado no ha llegado entero en { $seconds } segundo. No se ha guardado nada: inténtelo otra vez.
   *[other] Lo enviado no ha llegado entero en { $seconds } segundos. No se ha guardado nada: inténtelo otra vez.
}
busy = La sala no puede atender a nadie más en este momento. Espere unos segundos e inténtelo otra vez.
head_too_long = La dirección o las cabeceras son demasiado largas: como mucho { $most } KB.
nothing_to_watch = Aquí no hay nada que se pueda ver en directo, o no le corresponde.
too_many_watchers = Hay demasiadas páginas en directo abiertas desde aquí: cierre alguna.
