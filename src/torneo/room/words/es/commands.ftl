### What each command is called on a button or a card. ``.of``: with its table, player or session.

## structure

CreateEvent = Crear el torneo
ChangeStructure = Cambiar la estructura
ChangePolicies = Cambiar reglas de este torneo
AppointStaff = Nombrar personal
PublishEvent = Publicar y abrir el torneo

## clock

StartSession = Empezar la sesión
StartSession-of = Empezar la sesión { $session }
AnnounceLevel = Siguiente nivel
AnnounceLevel-of = Siguiente nivel · sesión { $session }
AnnounceBreak = Anunciar el descanso
StartBreak = Empezar el descanso
EndBreak = Acabar el descanso
PauseClock = Parar el reloj
ResumeClock = Seguir con el reloj
AddTime = Añadir o quitar tiempo
SetLevel = Poner otro nivel
SetLevel-of = Poner el nivel { $level }
NoteWallClock = Anotar el reloj del ordenador
FollowWallClock = Tomar la hora del ordenador
KeepOwnClock = Seguir con la hora del torneo
DrawLastHands = Sortear las últimas manos
CallLastHands = Anunciar las últimas manos: la sala cierra
SignCount = Firmar recuentos
SignCount-of = Firmar el recuento de { $who }
FinishSession = Terminar la sesión
FinishSession-of = Terminar la sesión { $session }
MergeSessions = Sortear asientos de los que siguen
MergeSessions-of = Sortear asientos de los que siguen en la sesión { $into }

## entries

RegisterPlayer = Dar de alta a un jugador
CorrectPlayer = Corregir datos de un jugador
EnterPlayer = Inscribir
EnterPlayer-of = Inscribir a { $player }
ReEnter = Reentrada
Rebuy = Recompra
Rebuy-of = Cobrar la recompra de { $who }
DeclareRebuy = Declarar una recompra
TakeAddOn = Add-on
CloseRegistration = Cerrar la inscripción
CloseRegistration-of = Cerrar la inscripción de la sesión { $session }
SetRegistrationClose = Mover el cierre de la inscripción
SeatAlternates = Sentar a los que esperan
CancelEntry = Anular una inscripción
BarPlayer = Vetar a un jugador
CheckIdentity = Pedir documentos
CheckIdentity-of = Ver el documento de { $player }
IssueSeatCard = Entregar la tarjeta de asiento
LeaveTable = El jugador se ausenta
ReturnToTable = El jugador vuelve
RemoveAbsent = Retirar a un ausente
RemoveAbsent-of = Retirar por ausencia a { $who }
ReportNoShow = No se ha presentado
NoteContact = Anotar un intento de contacto
GrantTicket = Dar una plaza de satélite
TransferTicket = Pasar una plaza de satélite
CancelEvent = Cancelar el torneo

## seats

CommitSeed = Publicar el compromiso de los sorteos
RevealSeed = Revelar la semilla de los sorteos
OpenTable = Abrir mesas
OpenTable-of = { $until ->
    [0] Abrir la mesa { $table }
   *[other] Abrir las mesas { $table } a { $until }
}
DrawSeats = Sortear los asientos
MovePlayer = Mover a un jugador
MovePlayer-of = Mover a { $who } a la mesa { $table }
BreakTable = Cerrar una mesa
BreakTable-of = Cerrar la mesa { $table }
ConfirmArrivals = Confirmar las llegadas a una mesa
ConfirmArrivals-of = Confirmar las llegadas a la mesa { $table }
ConfirmArrival = Confirmar llegadas
ConfirmArrival-of = Confirmar la llegada de { $who }
LockSeat = Bloquear un asiento
UnlockSeat = Liberar un asiento
ReserveSeat = Reservar un asiento
RecordSeat = Anotar dónde se sienta
CorrectSeat = Devolver a su asiento
RedrawSeats = Sortear de nuevo los asientos
MarkAccessible = Marcar asientos accesibles
KeepApart = Separar a dos jugadores
SwapTables = Cambio entre dos jugadores
DeclineBigBlind = No jugar la segunda ciega grande
BalanceTables = Equilibrar las mesas
HaltTable = Detener una mesa
HaltTable-of = Detener la mesa { $table }
ReleaseTable = Dejar seguir una mesa
ReleaseTable-of = Dejar seguir la mesa { $table }
FormFinalTable = Formar la mesa final

## chips

RaceChips = Canje de fichas
RaceChips-of = Canje de las fichas de { $value }
ColourUp = Cambiar a fichas mayores
ColourUp-of = Cambiar las fichas de { $value } de { $who }
ExchangeChips = Cambiar fichas de un jugador
RetireChips = Retirar un valor del juego
RetireChips-of = Retirar las fichas de { $value }
RecordFoundChips = Fichas encontradas
RemoveChips = Retirar fichas
RecordCounts = Recuento de una mesa
RecordCounts-of = Recuento de la mesa { $table }
ReconcileChips = Cuadrar todas las fichas

## hands

StartHand = Empezar una mano
DealFirstCard = Sale la primera carta
ReportHand = Resultado de la mano
ReportHand-of = Resultado de la mano de la mesa { $table }
CancelHand = Anular la mano
ReportElimination = Jugador eliminado
ReportElimination-of = Eliminado: mesa { $table }, asiento { $seat }
EndEvent = Terminar el torneo

## prizes

SetPayouts = Publicar los premios
CreditBounty = Asignar una recompensa
OpenEnvelope = Abrir un sobre
OpenEnvelope-of = Abrir el sobre de { $who }
SetDealReserve = Reserva en caso de pacto
ProposeDeal = Proponer un pacto
VoteDeal = Votación del pacto
EndByDeal = Terminar por el pacto
EndByClosingTime = Terminar: la sala cierra
EndSatellite = Terminar el satélite
TransferSeat = Pasar la plaza ganada
PayPrize = Entregar un premio
PayPrize-of = Entregar el premio de { $who }
DeferPrize = Aplazar un premio
DeferPrize-of = Aplazar el premio de { $who }

## bubble

StartHandForHand = Empezar el mano por mano
NextRound = Señal para la siguiente ronda
EndHandForHand = Acabar el mano por mano
BeginShuffle = La mesa empieza a barajar
FreezeHand = Congelar un all-in
RunOut = Abrir un all-in congelado
RunOut-of = Abrir el all-in de la mesa { $table }
ConfirmHeads = Confirmar jugadores por mesa
ConfirmHeads-of = { $players ->
    [one] La mesa { $table } tiene { $players } jugador
   *[other] La mesa { $table } tiene { $players } jugadores
}
DeclareSimultaneous = Declarar eliminaciones simultáneas

## time calls

CallTime = Pedir tiempo
StartTime = Conceder el tiempo
StartTime-of = Tiempo pedido en la mesa { $table }
RefuseTime = No conceder el tiempo
StopTime = Ha actuado a tiempo
ExpireTime = El tiempo se ha acabado
ExpireTime-of = Se acabó el tiempo en la mesa { $table }
UseTimeCard = Usar una tarjeta de tiempo

## conduct

Announce = Anunciar
Announce-of = Anunciar: { $kind }
EndAnnouncements = Quitar los anuncios
AnswerReport = Atender un aviso
AnswerReport-of = Atender el aviso { $report }
BringHistory = Añadir antecedentes
CarryOutPenalty = Ejecutar una sanción
CarryOutPenalty-of = Ejecutar la sanción { $penalty }
CountHandsServed = Contar manos cumplidas
Decide = Decidir
GivePenalty = Responder a una infracción
GivePenalty-of = Responder a la infracción { $infraction }: { $penalty }
RecordArrival = Anotar una llegada
RecordInfraction = Anotar una infracción
ReportObject = Objeto en la mesa
ReportRiver = Pasar con la mejor mano
ReportToFloor = Aviso al floor
RequestReview = Pedir una revisión
SuspectPlay = Anotar una sospecha

## calls, rulings, dealers

CallFloor = Llamar al floor
TakeCall = Voy a la mesa
TakeCall-of = Atender la llamada { $call }
CloseCall = Cerrar la llamada
CloseCall-of = Cerrar la llamada { $call }
GiveRuling = Anotar una resolución
DecideRuling = Responder a la mesa
DecideRuling-of = Responder a la resolución { $ruling }
OverruleRuling = Revocar una resolución

## the hand as it is told

TellAct = Contar lo ocurrido
TakeBackAct = Deshacer lo último
TellSpot = Contar desde aquí
EndAsTold = Terminar la mano
SettleMatter = Dar por hecho lo pendiente
SettleMatter-of = Responder a la infracción de la resolución { $ruling }
RelieveDealer = Cambiar de crupier

## corrections

Amend = Corregir
Amend-of = Corregir lo ocurrido en el n.º { $seq }
ConfirmMoney = Confirmar un acto de dinero
RejectMoney = Rechazar un acto de dinero
Undo = Deshacer
