### What happened, one sentence per event: ``told`` in ``torneo.room.views.telling`` fills the braces.

## structure

EventCreated = Se crea el torneo «{ $id }» con el libro { $book }
StructureChanged = Cambia la estructura: { $changes }{ $why }
PoliciesChanged = Cambian reglas de este torneo: { $changes }{ $why }
StaffNamed = { $name } es { $role }
StaffNamed-off = Nadie es ya { $role }
Published = Se publica la estructura y se abre el torneo

## clock

SessionStarted = Empieza la sesión { $session } en el nivel { $level } (mesas: { $tables })
LevelStarted = Empieza el nivel { $level } de la sesión { $session }
LevelStarted-late = Empieza el nivel { $level } de la sesión { $session }, anunciado { $late } s tarde
LevelSet = El reloj de la sesión { $session } se pone en el nivel { $level }, con { $left } por jugar{ $why }
ClockPaused = Se para el reloj de la sesión { $session } a falta de { $left }{ $why }
ClockResumed = El reloj de la sesión { $session } sigue
TimeAdded = { $seconds } s al reloj de la sesión { $session }: quedan { $left }{ $why }
WallClockJumped = El reloj del ordenador ha saltado: va { $gap } del torneo, que sigue contando igual
WallClockJumped-right = El reloj del ordenador vuelve a marcar la hora del torneo
WallClockFollowed = El torneo toma la hora del ordenador ({ $by }); niveles, descansos y sanciones conservan su tiempo
OwnClockKept = El torneo sigue con su propia hora; el ordenador va { $gap } de ella
BreakAnnounced = { $minutes ->
    [one] Se anuncia el descanso de { $minutes } minuto
   *[other] Se anuncia el descanso de { $minutes } minutos
}
BreakStarted = { $minutes ->
    [one] Empieza un descanso de { $minutes } minuto en la sesión { $session }{ $why }
   *[other] Empieza un descanso de { $minutes } minutos en la sesión { $session }{ $why }
}
BreakSkipped = La sesión { $session } se salta el descanso{ $why }
BreakEnded = Acaba el descanso de la sesión { $session }{ $why }
LastHandsDrawn = Se sortean las últimas manos del día en la mesa { $table }: { $hands }
LastHandsCalled = La sala cierra; manos que quedan por mesa: { $hands }{ $why }
LastHandCounted = Manos que le quedan hoy a la mesa { $table }: { $left }
CountSigned = Recuento firmado de { $entry }: { $points }
CountSigned-differs = Recuento firmado de { $entry }: { $points }; constaban { $known } ({ $cause })
StacksBagged = { $stacks ->
    [one] Se embolsan las fichas de { $stacks } jugador de la sesión { $session }
   *[other] Se embolsan las fichas de { $stacks } jugadores de la sesión { $session }
}
SessionFinished = Termina la sesión { $session }{ $why }
StackSetAside = El stack menor, de { $entry }, no pasa: sigue con el de { $keeps }
StacksJoined = { $points ->
    [one] La { $points } ficha de { $entry } se suman a { $into }
   *[other] Las { $points } fichas de { $entry } se suman a { $into }
}
PotCarried = { $points } para el próximo pozo pasan de la mesa { $from_table } a la { $table }

## entries

PlayerRegistered = Se da de alta a { $name }
PlayerCorrected = Se corrigen los datos de { $player }: { $changes }
PlayerBarred = { $player } no puede inscribirse{ $why }
PlayerBarred-lifted = { $player } vuelve a poder inscribirse
IdentityChecked = { $player } muestra su documento (día { $day })
Entered = { $player } se inscribe en la sesión { $session } ({ $paid } + { $fees })
Entered-reentry = { $player } vuelve a entrar en la sesión { $session } ({ $paid } + { $fees })
Qualified = { $player } tiene plaza ganada en un satélite ({ $ticket })
TicketTransferred = La plaza { $ticket } pasa a { $to }
TicketUsed = { $entry } ocupa su plaza de satélite
TicketForfeited = { $entry } no se presentó: pierde la plaza de satélite
PutOnList = { $entry } queda en la lista de espera
TakenOffList = { $entry } sale de la lista de espera
WaitingListDrawn = Se sortea el orden de la lista de espera
RegistrationCloseSet = La inscripción de la sesión { $session } cerrará en otro momento: { $moment }
RegistrationClosed = Se cierra la inscripción de la sesión { $session }{ $why }
EntryTakenOut = { $entry } sale del torneo con { $stack } ({ $cause })
EntryDisqualified = { $entry } queda sin premio: descalificación después de salir
EntryReinstated = { $entry } vuelve a tener el premio de su puesto
EntrySurrendered = { $entry } entrega sus fichas para volver a entrar
EntryCancelled = Se anula la inscripción de { $entry }: se devuelven { $refund }{ $why }
EventCancelled = Se cancela el torneo: { $how }{ $why }
LeftTable = { $entry } se ausenta con { $stack }
LeftTable-no_show = { $entry } no se ha presentado
BackAtTable = { $entry } vuelve a su asiento
RebuyTaken = Recompra de { $entry } ({ $price } + { $fee })
RebuyTaken-owed = { $entry } declara una recompra: debe { $price } + { $fee }
RebuyPaid = { $entry } paga su recompra: { $amount }
AddOnTaken = Add-on de { $entry } ({ $price } + { $fee })

## seats

TableOpened = { $seats ->
    [one] Se abre la mesa { $table }, de { $seats } asiento
   *[other] Se abre la mesa { $table }, de { $seats } asientos
}
TableClosed = Se cierra la mesa { $table } ({ $why_code })
Drawn = Sorteo: { $what }
Seated = { $entry } se sienta en la mesa { $table }, asiento { $seat }
SeatsDrawn = { $entries ->
    [one] Sorteo de asientos de { $entries } jugador de la sesión { $session }
   *[other] Sorteo de asientos de { $entries } jugadores de la sesión { $session }
}
SeatsChanged = { $entries ->
    [one] Cambian de asiento { $entries } jugador ({ $why_code })
   *[other] Cambian de asiento { $entries } jugadores ({ $why_code })
}
Moved = { $entry }: de la mesa { $from_table }-{ $from_seat } a la { $table }-{ $seat }. { $reason }
Arrived = { $entry } ya está en su nuevo asiento
SeatGivenUp = Queda libre el asiento de { $entry }
SeedCommitted = Se publica el compromiso de los sorteos de la sesión { $session }
SeedRevealed = Se revela la semilla de los sorteos de la sesión { $session }
SeatMarked = Asiento { $seat } de la mesa { $table }: { $mark }{ $why }
AccessibleMarked = Asientos accesibles de la mesa { $table }: { $seats }
KeptApart = { $player } y { $other } no se sentarán en la misma mesa{ $why }
KeptApart-lifted = { $player } y { $other } ya pueden compartir mesa
BigBlindDeclined = { $entry } no juega la segunda ciega grande seguida
DifferenceSet = { $players ->
    [one] Las mesas de la sesión { $session } pueden diferir en { $players } jugador
   *[other] Las mesas de la sesión { $session } pueden diferir en { $players } jugadores
}
LoneBigBlindSet = En la mesa { $table } el asiento { $seat } pone una ciega grande sola
TableHalted = Se detiene la mesa { $table }{ $halt }
TableReleased = La mesa { $table } sigue jugando
FinalTableFormed = { $players ->
    [one] Mesa final: la { $table }, con { $players } jugador
   *[other] Mesa final: la { $table }, con { $players } jugadores
}

## chips

ChipsIssued = { $entry } recibe { $total } ({ $cause })
ChipsRemoved = Se retiran { $total } de { $whose } ({ $cause }){ $why }
ChipsToPot = { $points } de { $entry } van al próximo pozo de la mesa { $table } ({ $cause })
ChipsShared = El stack de { $entry } se reparte en la mesa { $table } ({ $cause })
ChipsExchanged = Cambio de fichas de { $entry }: { $taken } por { $given }
ChipsHandedOver = { $points } de { $entry } pasan a { $to } ({ $cause })
ChipsRaced = Canje de las fichas de { $value } por { $to } en la mesa { $table }: ganan { $winners }
ValueRetired = Las fichas de { $value } dejan de jugar
RetiredChipsFound = { $entry } encuentra { $found } en fichas retiradas y recibe { $given }
StacksCounted = { $stacks ->
    [one] Se cuenta la mesa { $table }: { $stacks } stack{ $why }
   *[other] Se cuenta la mesa { $table }: { $stacks } stacks{ $why }
}

## hands

HandStarted = Mesa { $table }: mano { $number }, nivel { $level }
FirstCardDealt = Mesa { $table }: sale la primera carta
HandEnded = Mesa { $table }: acaba la mano { $number }
HandEnded-stacks = Mesa { $table }: acaba la mano { $number }. { $stacks }
HandCancelled = Mesa { $table }: se anula la mano { $number }{ $why }
HandCancelled-redeal = Mesa { $table }: se anula la mano { $number } y se reparte de nuevo{ $why }
Eliminated = { $entry } queda fuera (mesa { $table }, asiento { $seat })
Eliminated-by = { $entry } queda fuera (mesa { $table }, asiento { $seat }), a manos de { $by }
ChipsMoved = { $points } de { $entry } pasan a { $to }
EventEnded-nobody = Termina el torneo sin ganador
EventEnded = Termina el torneo: gana { $winner }

## prizes

PayoutsSet = { $places ->
    [one] Se publica { $places } premio: { $fund } en total{ $why }
   *[other] Se publican { $places } premios: { $fund } en total{ $why }
}
BountyCredited = La recompensa por { $entry } es de { $to }
EnvelopeOpened = Sobre por { $entry }: { $value }
DealReserveSet = En cualquier pacto se reservan { $amount } para seguir jugando
DealProposed = Pacto { $deal } propuesto ({ $kind }) sobre { $remaining }; { $reserve } para quien gane
DealVoted-agreed = Pacto { $deal }: hay acuerdo
DealVoted = Pacto { $deal }: no hay acuerdo
DealClosed = Pacto { $deal }: { $status }
PrizesSettled = { $places ->
    [one] Quedan fijados los premios de { $places } puesto ({ $by }); { $title } por jugar
   *[other] Quedan fijados los premios de { $places } puestos ({ $by }); { $title } por jugar
}
SeatTransferred = La plaza ganada por { $entry } pasa a { $to }
PrizePaid = Se pagan { $amount } a { $entry } ({ $method })
PrizeDeferred = El premio de { $entry }, { $amount }: { $kind }. Responde { $operator }

## bubble

HandForHandStarted = { $players ->
    [one] Empieza el mano por mano con { $players } jugador
   *[other] Empieza el mano por mano con { $players } jugadores
}
RoundStarted = Mano por mano: ronda { $round }, nivel { $level }
RoundTimed = Mano por mano: cada mano gasta su tiempo del reloj, que sigue en el nivel { $level }
RoundLevelFixed = La mesa { $table } acaba primero: la próxima ronda es del nivel { $level }
HandFrozen = Mesa { $table }: all-in con las cartas boca abajo hasta que acaben las demás
RunOutOpened = Mesa { $table }: se abre el all-in que esperaba
HandForHandEnded = Acaba el mano por mano ({ $cause }){ $why }
HeadsConfirmed = { $players ->
    [one] La mesa { $table } cuenta { $players } jugador
   *[other] La mesa { $table } cuenta { $players } jugadores
}
InTheMoney = { $players ->
    [one] El { $players } jugador que quedan tienen premio
   *[other] Los { $players } jugadores que quedan tienen premio
}
DeclaredSimultaneous = Se declaran simultáneas las eliminaciones de { $entries }{ $why }

## time calls

TimeCalled = Mesa { $table }: piden tiempo al asiento { $seat }
TimeStarted = Mesa { $table }: { $seconds } s para el asiento { $seat }
TimeRefused = Mesa { $table }: no se concede el tiempo al asiento { $seat }{ $why }
TimeStopped = Mesa { $table }: el asiento { $seat } actúa a tiempo
TimeExpired = Mesa { $table }: se acaba el tiempo del asiento { $seat } ({ $outcome })
TimeCardUsed = Mesa { $table }: { $entry } usa una tarjeta de tiempo (+{ $seconds } s); le quedan { $left }

## conduct

InfractionRecorded = Infracción { $number } de { $who } contra { $clause }{ $facts }
Decided = Decisión: { $matter } { $option }{ $why }
Noted = Consta: { $kind }{ $about }
Reported = Aviso de la mesa { $table }: { $kind }{ $facts }
ReportAnswered = Se atiende el aviso { $report }: { $answer }
ReviewRequested = Se pide revisar { $what } ({ $ground }){ $why }
ReviewAnswered = Revisión { $review }: { $answer }
PenaltyGiven = Sanción a { $who }: { $penalty }{ $size }{ $why }
InfractionLetPass = La infracción { $infraction } queda sin sanción{ $why }
PenaltyHandServed = { $who } cumple una mano de sanción; le quedan { $left }
SuspensionEnded = Acaba la suspensión de { $who }
PenaltyCarriedOut = Se ejecuta la sanción de { $who }
PenaltyLifted = Se levanta la sanción de { $who }{ $why }
PlaySuspected = Se sospecha de { $players }: { $kind }{ $facts }
PlayJudged = Sospecha { $suspicion }: { $finding }
HistoryBrought = Se añaden antecedentes de { $player } en otros torneos: { $count }

## calls, rulings, dealers

FloorCalled = Llamada { $call }: { $called }{ $note }
CallTaken = Alguien va a la mesa { $table } (llamada { $call })
CallClosed = Se cierra la llamada { $call } de la mesa { $table }{ $note }
RulingGiven = Resolución { $ruling } en la mesa { $table }
RulingGiven-question = Resolución { $ruling }: la mesa { $table } espera la respuesta del floor
RulingDecided = Respuesta del floor a la resolución { $ruling } de la mesa { $table }{ $why }
RulingOverruled = Se revoca la resolución { $ruling } de la mesa { $table }{ $why }
HandToldFrom = Se empieza a contar la mano { $number } de la mesa { $table }
ActTold = Mano { $number } de la mesa { $table }: { $act }
ActTakenBack = Mano { $number } de la mesa { $table }: se quita «{ $act }»
HandToldToTheEnd = La mano { $number } de la mesa { $table } se contó hasta el final
MatterSettled = Queda hecho lo que pedía la resolución { $ruling } de la mesa { $table }
DealerRelieved = { $dealer } reparte en la mesa { $table }{ $note }

## corrections

Amended = Se corrige lo ocurrido en el n.º { $seq }{ $why }
Undone = Se deshace lo ocurrido en el n.º { $seq }{ $why }

## the second person

MoneyAsked = Espera a otra persona (n.º { $number }): { $what }
MoneyConfirmed = Confirmado el n.º { $number }, que pidió { $asked_by }
MoneyRejected = Rechazado el n.º { $number }, que pidió { $asked_by }{ $why }
Amended-confirmed = Se corrige lo ocurrido en el n.º { $seq }{ $why }; lo pidió { $asked_by }

## parts of the sentences above

part-hidden = sorteo verificable: el resultado no se ve antes de hacerlo
part-short = { $players ->
    [one] : tiene { $players } jugador y la más llena { $fullest }
   *[other] : tiene { $players } jugadores y la más llena { $fullest }
}
part-nobody = nadie
part-table = la mesa { $table }
part-uncounted = las fichas sin contar de la mesa { $table }
part-locked = nadie puede ocuparlo
part-reserved = reservado para { $player }
part-free = libre
part-level = al final del nivel { $level }
part-decision = la decisión { $number }
part-penalty = la sanción { $number }
part-hands = { $n ->
    [one] { $n } mano
   *[other] { $n } manos
}
part-rounds = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
part-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
part-points = { $n } en fichas
part-seat_stack = { $seat }: { $stack }
