### Words of every paper.

page = Página { $page } de { $pages }
card = { $card } de { $cards }
printed = Impreso el
rules = Reglamento
table = Mesa
seat = Asiento
player = Jugador
chips = Fichas
total = Total
entry = Inscripción n.º { $entry }
session = Sesión { $session }
place = Puesto
amount = Importe
prize = Premio
document = Documento
signature = Firma
supervisor = Supervisor
direction = Dirección del torneo
nothing = No hay nada que imprimir todavía.
