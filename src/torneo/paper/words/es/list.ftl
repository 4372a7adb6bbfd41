### Kinds, statuses and ways to pay, as lists name them.

kind-entry = Entrada
kind-reentry = Reentrada
kind-ticket = Plaza de satélite
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
method-cash = Efectivo
method-card = Tarjeta
method-cheque = Cheque
method-transfer = Transferencia
method-account = A cuenta
