### Headings of lists.

entry = Inscripción
name = Nombre
document = Documento
born = Nacimiento
country = País
club = Club
contact = Contacto
needs = Necesidades
kind = Tipo
session = Sesión
status = Estado
table = Mesa
seat = Asiento
stack = Fichas
rebuys = Recompras
addons = Add-ons
paid = A premios
fees = Comisión
refunded = Devuelto
bullet = Entrada del jugador
currency = Moneda
method = Pago
at = Hora
place = Puesto
prize = Premio
entries = Inscripciones
