### Words of corrections: what was wrong, said of each kind of act. ``Command.field`` where one says more than the kind of its value, ``Command.never`` where "this never happened" has words of its own.

title = ¿Qué está mal?
result_title = Lo que cambia
other = Otra cosa era distinta
recorded = Así se anotó. Cambie lo que esté mal.
show = Ver lo que cambia
person_at = { $name } (asiento { $seat })
stack_of = El stack de { $name } era
all_of_them = Verlas todas ({ $count })
reason-form = Se corrige: { $what }

## by the kind of value

kind-entry = La persona era
kind-player = La persona era
kind-table = La mesa era
kind-seat = El asiento era
kind-session = La sesión era
never = Esto nunca ocurrió

## acts that go wrong most

ReportElimination-seat = Quien salió fue
ReportElimination-beaten_by = Ganó sus fichas
ReportElimination-also_out = Quedaron fuera también
ReportElimination-never = Nadie salió
ReportHand-out = Quien salió fue
ReportHand-nobody = Nadie salió
ReportHand-never = Esta mano no terminó así: queda en juego
StartHand-never = Esta mano nunca empezó
EnterPlayer-player = La compra era de
EnterPlayer-never = Esta venta nunca ocurrió
ReEnter-player = La reentrada era de
ReEnter-never = Esta reentrada nunca ocurrió
Rebuy-entry = La recompra era de
Rebuy-never = Esta recompra nunca ocurrió
TakeAddOn-entry = El add-on era de
TakeAddOn-never = Este add-on nunca ocurrió
BreakTable-table = La mesa que se cerró fue la
BreakTable-never = La mesa nunca se cerró
MovePlayer-entry = Quien cambió de sitio fue
MovePlayer-table = Fue a la mesa
MovePlayer-never = Nadie cambió de sitio
ConfirmArrival-entry = Quien llegó fue
ConfirmArrival-never = Nadie llegó
ConfirmArrivals-table = La mesa a la que llegaron era
ConfirmArrivals-never = Nadie llegó
RecordInfraction-player = La falta fue de
RecordInfraction-never = No hubo falta
GivePenalty-never = La sanción nunca se dio

## what later acts do

gone = Estos actos posteriores ya no encajan y se retiran con la corrección:
accept_gone = Corregir y retirar estos actos ({ $count })
played = Sus stacks se calcularon, no se contaron: recalcularlos
counted = Los stacks posteriores se contaron: dejarlos

## consequences, by what they are about

about-places = Puestos
about-prizes = Premios
about-money = Dinero
about-chips = Fichas
about-seats = Sitios y mesas
about-people = Inscripciones
about-clock = Reloj
about-conduct = Disciplina
about-rest = Además
