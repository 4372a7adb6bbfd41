### Words of calendar.

day = { $event } · Día { $day }
flight = { $event } · Salida { $name }
break = { $event } · Descanso
opens = { $event } · Abre la inscripción
closes = { $event } · Cierra la inscripción
levels = Niveles { $first } a { $last }
from_level = Desde el nivel { $first }
after_level = Tras el nivel { $level }
about = Hora prevista si el reloj no se detiene.
