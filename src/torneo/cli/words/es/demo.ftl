### `torneo demo`: what it tells when it is ready.

title = { $entries ->
    [one] Torneo · demostración en vivo: { $entries } jugador, { $book }, a { $speed }× el reloj
   *[other] Torneo · demostración en vivo: { $entries } jugadores, { $book }, a { $speed }× el reloj
}
open = Abra:
accounts = Cuentas (clave { $password }):
stop = Ctrl+C la termina. Datos: { $data } (de usar y tirar; --keep los conserva).
