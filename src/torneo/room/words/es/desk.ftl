### Words of the registration desk, its lists and its imports.

title = Inscripción
search = Nombre, iniciales o documento
search_hint = Unas letras e Intro inscriben a quien sale; si puede ser más de uno, a nadie. Flechas para elegir, Alt+N para un jugador nuevo, Alt+D para el documento; fuera de la caja, ? muestra las teclas.
session = Sesión
closed = cerrada
method = Pago
method-cash = Efectivo
method-card = Tarjeta
method-cheque = Cheque
method-transfer = Transferencia
method-account = A cuenta
head-entry = Inscripción
head-name = Nombre
head-document = Documento
head-born = Nacimiento
head-country = País
head-club = Club
head-contact = Contacto
head-needs = Necesidades
head-kind = Tipo
head-session = Sesión
head-status = Estado
head-table = Mesa
head-seat = Asiento
head-stack = Fichas
head-rebuys = Recompras
head-addons = Add-ons
head-paid = A premios
head-fees = Comisión
head-refunded = Devuelto
head-bullet = Entrada del jugador
head-currency = Moneda
head-method = Pago
head-at = Hora
head-place = Puesto
head-prize = Premio
head-entries = Inscripciones
print_sale = Imprimir al vender
print_sale_about = Al vender se imprime la tarjeta de asiento con el recibo; antes del sorteo, el recibo. Se recuerda en este navegador.
id_seen = Documento visto
more = { $count } más: siga escribiendo
unsure = Puede ser más de uno: elija con ↓ o con un clic. Intro no vende a nadie.
nobody = Nadie con «{ $q }»
new_named = Nuevo jugador: { $q }
elsewhere = de otro torneo de la sala
open_card = Ficha
offer-enter = Inscribir
offer-again = Reentrada
offer-ticket = Entra con su plaza
offer-first = Registrar e inscribir
offer-waits = a la lista de espera
at = Mesa { $table }, asiento { $seat }
status-registered = Inscrito, espera el sorteo
status-alternate = En lista de espera
status-seated = En juego
status-bagged = Fichas guardadas
status-out = Eliminado
status-removed = Retirado
status-surrendered = Entregó las fichas
status-cancelled = Anulada
status-qualified = Plaza ganada, sin presentarse
status-forfeited = Plaza perdida
kind-entry = Entrada
kind-reentry = Reentrada
kind-ticket = Plaza de satélite
phase-draft = El torneo todavía no está publicado
phase-published = El torneo todavía no ha empezado
phase-running = El torneo ya ha empezado
phase-ended = El torneo ha terminado
phase-cancelled = El torneo está cancelado

## what a sale gave

done = Inscrito
table = Mesa
seat = Asiento
number = n.º { $entry }
waits_draw = El asiento sale en el sorteo
waits_list = { $place }.º en la lista de espera
seat_card = Tarjeta de asiento
receipt = Recibo
undo = Deshacer
undo_ask = ¿Anular la inscripción de { $name } y devolver { $amount }?
see_document = Documento visto
document_failed = No lo muestra o no coincide
document_seen = Documento comprobado
private_link = Enlace y QR
terms = Condiciones que acepta
print = Imprimir
back = Volver a inscripción
issue = Dar la tarjeta con su QR
link_why = Su página: asiento, reloj y premios
paid = Pagado
stack = Fichas

## a person's card

person = Ficha de jugador
entries_of = Inscripciones
no_entries = Todavía sin inscripciones.
purchases = Compras y anulaciones
act-rebuy = Recompra
act-pay_rebuy = Pagar la recompra anunciada
act-declare = Recompra anunciada, sin pagar
act-addon = Add-on
act-early_addon = Add-on adelantado
act-surrender = Entregar las fichas y reentrar
act-cancel = Anular y devolver
ask-surrender = Las fichas salen del juego y se cobra { $amount }. ¿Seguir?
ask-cancel = Se anula la inscripción y se devuelve { $amount }. ¿Seguir?
identity = Identidad
identity_unseen = Documento sin comprobar
document_shown = Documento que muestra
ticket = Plaza de satélite
ticket_held = Tiene la plaza { $ticket }
ticket_number = Número de la plaza
ticket_from = Satélite
ticket_grant = Anotar plaza ganada
ticket_to = Ceder a
ticket_transfer = Ceder
correct = Corregir datos
save = Guardar
barred = No puede inscribirse: { $why }
owes = debe { $amount }
returned = devuelto { $amount }
rebuys = { $n ->
    [one] { $n } recompra
   *[other] { $n } recompras
}
addons = { $n } add-ons
registered_only = Registrado, pero sin inscribir:
registered = Registrado.

## a new person

new = Nuevo jugador
name = Nombre y apellidos
document = Documento
born = Nacimiento
country = País
club = Club
contact = Contacto
needs = Necesidades especiales
register_enter = Registrar e inscribir
register = Solo registrar

## the side

window = ¿Quién puede entrar?
open = Abierta
shut = Cerrada
draft = El torneo es un borrador: publíquelo en Preparación para abrir la inscripción.
over = El torneo ha terminado.
until-level = hasta el final del nivel { $level }
until-level_hour = hasta el final del nivel { $level }, hacia las { $hour }
until-hour = hasta las { $hour }
until-minutes = hasta { $minutes } min después de empezar
left = cierra en
free = { $free ->
    [one] { $free } asiento libre
   *[other] { $free } asientos libres
}
inside = { $n } dentro
not_drawn = sin sortear todavía
no_limit = sin límite
buy-reentry = Reentradas: { $limit }
buy-reentry_level = Reentradas: { $limit }, hasta el final del nivel { $level }
buy-rebuy = Recompras: { $limit }, a { $price }
buy-rebuy_level = Recompras: { $limit }, a { $price }, hasta el final del nivel { $level }
buy-addon = Add-on: { $price }
buy-addon_level = Add-on: { $price }, al acabar el nivel { $level }
counts = { $entries ->
    [one] { $inside } dentro, de { $entries } inscripción · entrada: { $price }
   *[other] { $inside } dentro, de { $entries } inscripciones · entrada: { $price }
}
alternates = Lista de espera
nobody_waits = Nadie espera.
seat_them = Dar los asientos libres
no_seats = No hay asientos libres: entran cuando quede uno o se abra otra mesa.
newest = Últimas ventas
none_yet = Todavía no hay inscripciones: busque a un jugador o escriba uno nuevo.
owed = Recompras por cobrar
unseen = { $n } en juego con el documento sin comprobar
close = Cerrar la inscripción de la sesión { $session }
close_ask = ¿Cerrar la inscripción de la sesión { $session }? Nadie más podrá entrar.
lists = Listas
import = Importar jugadores
export-players = Jugadores
export-entries = Inscripciones
export-results = Resultados
download = Descargar
keys = Teclas
key-search = buscar
key-enter = inscribir a quien está marcado
key-arrows = elegir otro
key-new = jugador nuevo
key-document = marcar «documento visto»
key-escape = borrar la búsqueda
close_dialog = Cerrar

## imports

import-title = Importar jugadores
import-why = Un archivo CSV o XLSX con una fila por jugador y los nombres de las columnas en la primera. Antes de guardar nada se muestra qué filas valen y cuáles no.
import-columns = Columnas que se entienden: nombre (o nombre y apellidos), documento, fecha de nacimiento, país, club, contacto, necesidades; también en inglés.
import-limits = { $rows ->
    [one] Hasta { $mb } MB y { $rows } fila.
   *[other] Hasta { $mb } MB y { $rows } filas.
}
import-file = Archivo CSV o XLSX
import-read = Leer el archivo
import-missing = Elija un archivo.
import-too_big = El archivo pasa de { $most } MB. Divídalo en varios.
import-too_many_rows = { $most ->
    [one] El archivo pasa de { $most } fila. Divídalo en varios.
   *[other] El archivo pasa de { $most } filas. Divídalo en varios.
}
import-nothing = El archivo está vacío.
import-not_a_table = «{ $file }» no se puede leer como tabla: guárdelo como CSV o XLSX.
import-report = { $good ->
    [one] { $good } fila nueva · { $same } ya registradas · { $bad } con errores
   *[other] { $good } filas nuevas · { $same } ya registradas · { $bad } con errores
}
import-bad = Filas con errores
import-bad_why = Estas filas no se importan. Corríjalas en el archivo y vuelva a leerlo: las que ya estén registradas no se repiten.
import-good = Filas que se importan
import-row = Fila
import-column = Columna
import-found = Pone
import-wrong = Qué falla y qué valdría
import-ignored = Columnas que no se usan: { $columns }
import-accept = { $n ->
    [one] Importar { $n } jugador
   *[other] Importar { $n } jugadores
}
import-none_good = No hay ninguna fila que importar.
import-progress = { $done } de { $all }
import-stop = Parar aquí
import-done = { $n ->
    [one] { $n } jugador importado.
   *[other] { $n } jugadores importados.
}
import-stopped = Parado: { $n } de { $all } importados. Lo importado queda guardado.
import-refused = Sin importar
import-gone = Esta importación ya no está: lea el archivo otra vez.
import-again = Leer otro archivo
import-more = y { $n } más
fault-no_name_column = no hay ninguna columna con el nombre: la primera fila debe decir «nombre» o «name»
fault-name_missing = falta el nombre
fault-name_without_letters = no es un nombre: debe llevar letras
fault-too_long = { $most ->
    [one] es demasiado largo: { $most } carácter como mucho
   *[other] es demasiado largo: { $most } caracteres como mucho
}
fault-document_empty = no lleva letras ni cifras: escriba el número del documento
fault-date_unreadable = no es una fecha: escriba 1990-12-31 o { $example }
fault-date_refused = { $why }
fault-country_unknown = no es un país: escriba su nombre o dos letras, como ES o CO
fault-document_of_other = es el documento de { $other }, ya registrado: revise el nombre o el documento
fault-document_twice = está también en la fila { $first }: cada documento, una vez
fault-name_known = ya hay un jugador con ese nombre: añada el documento para distinguirlos
fault-name_twice = está también en la fila { $first }: añada el documento para distinguirlos
