"""What happened, one sentence per event: ``told`` in ``torneo.room.views.telling`` fills the braces.

``{why}`` is the reason somebody gave, in quotation marks after a dash, or nothing at all.
"""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    # ---- structure
    "EventCreated": B(
        "Se crea el torneo «{id}» con el libro {book}", "The event '{id}' is created under {book}"
    ),
    "StructureChanged": B("Cambia la estructura: {changes}{why}", "The structure changes: {changes}{why}"),
    "PoliciesChanged": B(
        "Cambian reglas de este torneo: {changes}{why}", "Rules of this event change: {changes}{why}"
    ),
    "StaffNamed": B("{name} es {role}", "{name} is {role}"),
    "StaffNamed.off": B("Nadie es ya {role}", "Nobody is {role} any more"),
    "Published": B(
        "Se publica la estructura y se abre el torneo", "The structure is published and the event opens"
    ),
    # ---- clock
    "SessionStarted": B(
        "Empieza la sesión {session} en el nivel {level} (mesas: {tables})",
        "Session {session} begins at level {level} (tables: {tables})",
    ),
    "LevelStarted": B(
        "Empieza el nivel {level} de la sesión {session}", "Level {level} of session {session} begins"
    ),
    "LevelStarted.late": B(
        "Empieza el nivel {level} de la sesión {session}, anunciado {late} s tarde",
        "Level {level} of session {session} begins, announced {late} s late",
    ),
    "LevelSet": B(
        "El reloj de la sesión {session} se pone en el nivel {level}, con {left} por jugar{why}",
        "The clock of session {session} is put on level {level}, with {left} to play{why}",
    ),
    "ClockPaused": B(
        "Se para el reloj de la sesión {session} a falta de {left}{why}",
        "The clock of session {session} stops with {left} left{why}",
    ),
    "ClockResumed": B("El reloj de la sesión {session} sigue", "The clock of session {session} goes on"),
    "TimeAdded": B(
        "{seconds} s al reloj de la sesión {session}: quedan {left}{why}",
        "{seconds} s to the clock of session {session}: {left} left{why}",
    ),
    "WallClockJumped": B(
        "El reloj del ordenador ha saltado: va {gap} del torneo, que sigue contando igual",
        "The computer's clock has jumped: it is {gap} the event, which goes on counting as before",
    ),
    "WallClockJumped.right": B(
        "El reloj del ordenador vuelve a marcar la hora del torneo",
        "The computer's clock agrees with the event again",
    ),
    "WallClockFollowed": B(
        "El torneo toma la hora del ordenador ({by}); niveles, descansos y sanciones conservan su tiempo",
        "The event takes the computer's time ({by}); levels, breaks and penalties keep theirs",
    ),
    "OwnClockKept": B(
        "El torneo sigue con su propia hora; el ordenador va {gap} de ella",
        "The event keeps its own time; the computer is {gap} it",
    ),
    "BreakAnnounced": B(
        "Se anuncia el descanso de {minutes} minutos", "The break of {minutes} minutes is announced"
    ),
    "BreakStarted": B(
        "Empieza un descanso de {minutes} minutos en la sesión {session}{why}",
        "A break of {minutes} minutes begins in session {session}{why}",
    ),
    "BreakSkipped": B(
        "La sesión {session} se salta el descanso{why}", "Session {session} skips the break{why}"
    ),
    "BreakEnded": B(
        "Acaba el descanso de la sesión {session}{why}", "The break of session {session} ends{why}"
    ),
    "LastHandsDrawn": B(
        "Se sortean las últimas manos del día en la mesa {table}: {hands}",
        "The last hands of the day are drawn at table {table}: {hands}",
    ),
    "LastHandsCalled": B(
        "La sala cierra; manos que quedan por mesa: {hands}{why}",
        "The room closes; hands left at each table: {hands}{why}",
    ),
    "LastHandCounted": B(
        "Manos que le quedan hoy a la mesa {table}: {left}", "Hands left today at table {table}: {left}"
    ),
    "CountSigned": B("Recuento firmado de {entry}: {points}", "Signed count of {entry}: {points}"),
    "CountSigned.differs": B(
        "Recuento firmado de {entry}: {points}; constaban {known} ({cause})",
        "Signed count of {entry}: {points}; {known} were on record ({cause})",
    ),
    "StacksBagged": B(
        "Se embolsan las fichas de {stacks} jugadores de la sesión {session}",
        "The chips of {stacks} players of session {session} are bagged",
    ),
    "SessionFinished": B("Termina la sesión {session}{why}", "Session {session} is over{why}"),
    "StackSetAside": B(
        "El stack menor, de {entry}, no pasa: sigue con el de {keeps}",
        "The smaller stack, {entry}'s, does not go on: {keeps}'s does",
    ),
    "StacksJoined": B(
        "Las {points} fichas de {entry} se suman a {into}", "The {points} chips of {entry} go to {into}"
    ),
    "PotCarried": B(
        "{points} para el próximo pozo pasan de la mesa {from_table} a la {table}",
        "{points} for the next pot go from table {from_table} to table {table}",
    ),
    # ---- entries
    "PlayerRegistered": B("Se da de alta a {name}", "{name} is registered"),
    "PlayerCorrected": B(
        "Se corrigen los datos de {player}: {changes}", "The details of {player} are corrected: {changes}"
    ),
    "PlayerBarred": B("{player} no puede inscribirse{why}", "{player} may not enter{why}"),
    "PlayerBarred.lifted": B("{player} vuelve a poder inscribirse", "{player} may enter again"),
    "IdentityChecked": B(
        "{player} muestra su documento (día {day})", "{player} shows the document (day {day})"
    ),
    "Entered": B(
        "{player} se inscribe en la sesión {session} ({paid} + {fees})",
        "{player} enters session {session} ({paid} + {fees})",
    ),
    "Entered.reentry": B(
        "{player} vuelve a entrar en la sesión {session} ({paid} + {fees})",
        "{player} re-enters session {session} ({paid} + {fees})",
    ),
    "Qualified": B(
        "{player} tiene plaza ganada en un satélite ({ticket})",
        "{player} has won a seat in a satellite ({ticket})",
    ),
    "TicketTransferred": B("La plaza {ticket} pasa a {to}", "Seat {ticket} passes to {to}"),
    "TicketUsed": B("{entry} ocupa su plaza de satélite", "{entry} takes up the satellite seat"),
    "TicketForfeited": B(
        "{entry} no se presentó: pierde la plaza de satélite",
        "{entry} did not come: the satellite seat is lost",
    ),
    "PutOnList": B("{entry} queda en la lista de espera", "{entry} goes on the waiting list"),
    "TakenOffList": B("{entry} sale de la lista de espera", "{entry} leaves the waiting list"),
    "WaitingListDrawn": B(
        "Se sortea el orden de la lista de espera", "The order of the waiting list is drawn"
    ),
    "RegistrationCloseSet": B(
        "La inscripción de la sesión {session} cerrará en otro momento: {moment}",
        "Registration of session {session} closes at another moment: {moment}",
    ),
    "RegistrationClosed": B(
        "Se cierra la inscripción de la sesión {session}{why}",
        "Registration of session {session} closes{why}",
    ),
    "EntryTakenOut": B(
        "{entry} sale del torneo con {stack} ({cause})", "{entry} leaves the event with {stack} ({cause})"
    ),
    "EntryDisqualified": B(
        "{entry} queda sin premio: descalificación después de salir",
        "{entry} gets no prize: disqualified after going out",
    ),
    "EntryReinstated": B(
        "{entry} vuelve a tener el premio de su puesto", "{entry} has the prize of the place again"
    ),
    "EntrySurrendered": B(
        "{entry} entrega sus fichas para volver a entrar", "{entry} gives up the chips to enter again"
    ),
    "EntryCancelled": B(
        "Se anula la inscripción de {entry}: se devuelven {refund}{why}",
        "The entry of {entry} is cancelled: {refund} returned{why}",
    ),
    "EventCancelled": B("Se cancela el torneo: {how}{why}", "The event is cancelled: {how}{why}"),
    "LeftTable": B("{entry} se ausenta con {stack}", "{entry} is away with {stack}"),
    "LeftTable.no_show": B("{entry} no se ha presentado", "{entry} has not come"),
    "BackAtTable": B("{entry} vuelve a su asiento", "{entry} is back in the seat"),
    "RebuyTaken": B("Recompra de {entry} ({price} + {fee})", "Rebuy of {entry} ({price} + {fee})"),
    "RebuyTaken.owed": B(
        "{entry} declara una recompra: debe {price} + {fee}", "{entry} declares a rebuy: {price} + {fee} owed"
    ),
    "RebuyPaid": B("{entry} paga su recompra: {amount}", "{entry} pays for the rebuy: {amount}"),
    "AddOnTaken": B("Add-on de {entry} ({price} + {fee})", "Add-on of {entry} ({price} + {fee})"),
    # ---- seats
    "TableOpened": B(
        "Se abre la mesa {table}, de {seats} asientos", "Table {table} opens, with {seats} seats"
    ),
    "TableClosed": B("Se cierra la mesa {table} ({why_code})", "Table {table} closes ({why_code})"),
    "Drawn": B("Sorteo: {what}", "Draw: {what}"),
    "Seated": B(
        "{entry} se sienta en la mesa {table}, asiento {seat}", "{entry} sits at table {table}, seat {seat}"
    ),
    "SeatsDrawn": B(
        "Sorteo de asientos de {entries} jugadores de la sesión {session}",
        "Seat draw of {entries} players of session {session}",
    ),
    "SeatsChanged": B(
        "Cambian de asiento {entries} jugadores ({why_code})", "{entries} players change seats ({why_code})"
    ),
    "Moved": B(
        "{entry}: de la mesa {from_table}-{from_seat} a la {table}-{seat}. {reason}",
        "{entry}: from table {from_table}-{from_seat} to {table}-{seat}. {reason}",
    ),
    "Arrived": B("{entry} ya está en su nuevo asiento", "{entry} has taken the new seat"),
    "SeatGivenUp": B("Queda libre el asiento de {entry}", "The seat of {entry} falls empty"),
    "SeedCommitted": B(
        "Se publica el compromiso de los sorteos de la sesión {session}",
        "The commitment of the draws of session {session} is published",
    ),
    "SeedRevealed": B(
        "Se revela la semilla de los sorteos de la sesión {session}",
        "The seed of the draws of session {session} is revealed",
    ),
    "SeatMarked": B(
        "Asiento {seat} de la mesa {table}: {mark}{why}", "Seat {seat} of table {table}: {mark}{why}"
    ),
    "AccessibleMarked": B(
        "Asientos accesibles de la mesa {table}: {seats}", "Accessible seats of table {table}: {seats}"
    ),
    "KeptApart": B(
        "{player} y {other} no se sentarán en la misma mesa{why}",
        "{player} and {other} will not share a table{why}",
    ),
    "KeptApart.lifted": B(
        "{player} y {other} ya pueden compartir mesa", "{player} and {other} may share a table again"
    ),
    "BigBlindDeclined": B(
        "{entry} no juega la segunda ciega grande seguida", "{entry} sits out the second big blind running"
    ),
    "DifferenceSet": B(
        "Las mesas de la sesión {session} pueden diferir en {players} jugadores",
        "Tables of session {session} may differ by {players} players",
    ),
    "LoneBigBlindSet": B(
        "En la mesa {table} el asiento {seat} pone una ciega grande sola",
        "At table {table}, seat {seat} posts a lone big blind",
    ),
    "TableHalted": B("Se detiene la mesa {table}{halt}", "Table {table} is halted{halt}"),
    "TableReleased": B("La mesa {table} sigue jugando", "Table {table} plays on"),
    "FinalTableFormed": B(
        "Mesa final: la {table}, con {players} jugadores",
        "Final table: number {table}, with {players} players",
    ),
    # ---- chips
    "ChipsIssued": B("{entry} recibe {total} ({cause})", "{entry} receives {total} ({cause})"),
    "ChipsRemoved": B(
        "Se retiran {total} de {whose} ({cause}){why}", "{total} are removed from {whose} ({cause}){why}"
    ),
    "ChipsToPot": B(
        "{points} de {entry} van al próximo pozo de la mesa {table} ({cause})",
        "{points} of {entry} go to the next pot of table {table} ({cause})",
    ),
    "ChipsShared": B(
        "El stack de {entry} se reparte en la mesa {table} ({cause})",
        "The stack of {entry} is shared out at table {table} ({cause})",
    ),
    "ChipsExchanged": B(
        "Cambio de fichas de {entry}: {taken} por {given}", "{entry} changes chips: {taken} for {given}"
    ),
    "ChipsHandedOver": B(
        "{points} de {entry} pasan a {to} ({cause})", "{points} of {entry} go to {to} ({cause})"
    ),
    "ChipsRaced": B(
        "Canje de las fichas de {value} por {to} en la mesa {table}: ganan {winners}",
        "Race of the {value} chips for {to} at table {table}: won by {winners}",
    ),
    "ValueRetired": B("Las fichas de {value} dejan de jugar", "The {value} chips leave play"),
    "RetiredChipsFound": B(
        "{entry} encuentra {found} en fichas retiradas y recibe {given}",
        "{entry} finds {found} in retired chips and is given {given}",
    ),
    "StacksCounted": B(
        "Se cuenta la mesa {table}: {stacks} stacks{why}", "Table {table} is counted: {stacks} stacks{why}"
    ),
    # ---- hands
    "HandStarted": B(
        "Mesa {table}: mano {number}, nivel {level}", "Table {table}: hand {number}, level {level}"
    ),
    "FirstCardDealt": B("Mesa {table}: sale la primera carta", "Table {table}: the first card is out"),
    "HandEnded": B("Mesa {table}: acaba la mano {number}", "Table {table}: hand {number} is over"),
    "HandEnded.stacks": B(
        "Mesa {table}: acaba la mano {number}. {stacks}", "Table {table}: hand {number} is over. {stacks}"
    ),
    "HandCancelled": B(
        "Mesa {table}: se anula la mano {number}{why}", "Table {table}: hand {number} is cancelled{why}"
    ),
    "HandCancelled.redeal": B(
        "Mesa {table}: se anula la mano {number} y se reparte de nuevo{why}",
        "Table {table}: hand {number} is void and dealt again{why}",
    ),
    "Eliminated": B(
        "{entry} queda fuera (mesa {table}, asiento {seat})", "{entry} is out (table {table}, seat {seat})"
    ),
    "Eliminated.by": B(
        "{entry} queda fuera (mesa {table}, asiento {seat}), a manos de {by}",
        "{entry} is out (table {table}, seat {seat}), beaten by {by}",
    ),
    "ChipsMoved": B("{points} de {entry} pasan a {to}", "{points} of {entry} go to {to}"),
    "EventEnded.nobody": B("Termina el torneo sin ganador", "The event is over without a winner"),
    "EventEnded": B("Termina el torneo: gana {winner}", "The event is over: {winner} wins"),
    # ---- prizes
    "PayoutsSet": B(
        "Se publican {places} premios: {fund} en total{why}",
        "{places} prizes are published: {fund} in all{why}",
    ),
    "BountyCredited": B("La recompensa por {entry} es de {to}", "The bounty of {entry} goes to {to}"),
    "EnvelopeOpened": B("Sobre por {entry}: {value}", "Envelope for {entry}: {value}"),
    "DealReserveSet": B(
        "En cualquier pacto se reservan {amount} para seguir jugando",
        "In any deal {amount} is kept to play on for",
    ),
    "DealProposed": B(
        "Pacto {deal} propuesto ({kind}) sobre {remaining}; {reserve} para quien gane",
        "Deal {deal} is proposed ({kind}) on {remaining}; {reserve} for the winner",
    ),
    "DealVoted.agreed": B("Pacto {deal}: hay acuerdo", "Deal {deal}: agreed"),
    "DealVoted": B("Pacto {deal}: no hay acuerdo", "Deal {deal}: not agreed"),
    "DealClosed": B("Pacto {deal}: {status}", "Deal {deal}: {status}"),
    "PrizesSettled": B(
        "Quedan fijados los premios de {places} puestos ({by}); {title} por jugar",
        "The prizes of {places} places are settled ({by}); {title} to play for",
    ),
    "SeatTransferred": B("La plaza ganada por {entry} pasa a {to}", "The seat won by {entry} passes to {to}"),
    "PrizePaid": B("Se pagan {amount} a {entry} ({method})", "{amount} paid to {entry} ({method})"),
    "PrizeDeferred": B(
        "El premio de {entry}, {amount}: {kind}. Responde {operator}",
        "The prize of {entry}, {amount}: {kind}. {operator} answers for it",
    ),
    # ---- bubble
    "HandForHandStarted": B(
        "Empieza el mano por mano con {players} jugadores", "Hand-for-hand begins with {players} players"
    ),
    "RoundStarted": B(
        "Mano por mano: ronda {round}, nivel {level}", "Hand-for-hand: round {round}, level {level}"
    ),
    "RoundTimed": B(
        "Mano por mano: cada mano gasta su tiempo del reloj, que sigue en el nivel {level}",
        "Hand-for-hand: each hand takes its time off the clock, which is at level {level}",
    ),
    "RoundLevelFixed": B(
        "La mesa {table} acaba primero: la próxima ronda es del nivel {level}",
        "Table {table} finishes first: the next round is at level {level}",
    ),
    "HandFrozen": B(
        "Mesa {table}: all-in con las cartas boca abajo hasta que acaben las demás",
        "Table {table}: all-in, cards face down until the others finish",
    ),
    "RunOutOpened": B(
        "Mesa {table}: se abre el all-in que esperaba", "Table {table}: the waiting all-in is opened"
    ),
    "HandForHandEnded": B("Acaba el mano por mano ({cause}){why}", "Hand-for-hand ends ({cause}){why}"),
    "HeadsConfirmed": B(
        "La mesa {table} cuenta {players} jugadores", "Table {table} counts {players} players"
    ),
    "InTheMoney": B(
        "Los {players} jugadores que quedan tienen premio", "The {players} players left are all paid"
    ),
    "DeclaredSimultaneous": B(
        "Se declaran simultáneas las eliminaciones de {entries}{why}",
        "The eliminations of {entries} are declared simultaneous{why}",
    ),
    # ---- time calls
    "TimeCalled": B(
        "Mesa {table}: piden tiempo al asiento {seat}", "Table {table}: time is called on seat {seat}"
    ),
    "TimeStarted": B(
        "Mesa {table}: {seconds} s para el asiento {seat}", "Table {table}: {seconds} s for seat {seat}"
    ),
    "TimeRefused": B(
        "Mesa {table}: no se concede el tiempo al asiento {seat}{why}",
        "Table {table}: time on seat {seat} is not granted{why}",
    ),
    "TimeStopped": B(
        "Mesa {table}: el asiento {seat} actúa a tiempo", "Table {table}: seat {seat} acts in time"
    ),
    "TimeExpired": B(
        "Mesa {table}: se acaba el tiempo del asiento {seat} ({outcome})",
        "Table {table}: seat {seat} runs out of time ({outcome})",
    ),
    "TimeCardUsed": B(
        "Mesa {table}: {entry} usa una tarjeta de tiempo (+{seconds} s); le quedan {left}",
        "Table {table}: {entry} uses a time card (+{seconds} s); {left} left",
    ),
    # ---- conduct
    "InfractionRecorded": B(
        "Infracción {number} de {who} contra {clause}{facts}",
        "Infraction {number} by {who} against {clause}{facts}",
    ),
    "Decided": B("Decisión: {matter} {option}{why}", "Decision: {matter} {option}{why}"),
    "Noted": B("Consta: {kind}{about}", "On record: {kind}{about}"),
    "Reported": B("Aviso de la mesa {table}: {kind}{facts}", "Report from table {table}: {kind}{facts}"),
    "ReportAnswered": B("Se atiende el aviso {report}: {answer}", "Report {report} is seen to: {answer}"),
    "ReviewRequested": B(
        "Se pide revisar {what} ({ground}){why}", "A review of {what} is asked for ({ground}){why}"
    ),
    "ReviewAnswered": B("Revisión {review}: {answer}", "Review {review}: {answer}"),
    "PenaltyGiven": B("Sanción a {who}: {penalty}{size}{why}", "Penalty for {who}: {penalty}{size}{why}"),
    "InfractionLetPass": B(
        "La infracción {infraction} queda sin sanción{why}", "Infraction {infraction} is let pass{why}"
    ),
    "PenaltyHandServed": B(
        "{who} cumple una mano de sanción; le quedan {left}",
        "{who} serves a hand of the penalty; {left} left",
    ),
    "SuspensionEnded": B("Acaba la suspensión de {who}", "The suspension of {who} ends"),
    "PenaltyCarriedOut": B("Se ejecuta la sanción de {who}", "The penalty of {who} is carried out"),
    "PenaltyLifted": B("Se levanta la sanción de {who}{why}", "The penalty of {who} is lifted{why}"),
    "PlaySuspected": B("Se sospecha de {players}: {kind}{facts}", "{players} are suspected of {kind}{facts}"),
    "PlayJudged": B("Sospecha {suspicion}: {finding}", "Suspicion {suspicion}: {finding}"),
    "HistoryBrought": B(
        "Se añaden antecedentes de {player} en otros torneos: {count}",
        "Earlier records of {player} are added: {count}",
    ),
    # ---- calls, rulings, dealers
    "FloorCalled": B("Llamada {call}: {called}{note}", "Call {call}: {called}{note}"),
    "CallTaken": B(
        "Alguien va a la mesa {table} (llamada {call})",
        "Somebody is on the way to table {table} (call {call})",
    ),
    "CallClosed": B(
        "Se cierra la llamada {call} de la mesa {table}{note}", "Call {call} of table {table} is closed{note}"
    ),
    "RulingGiven": B("Resolución {ruling} en la mesa {table}", "Ruling {ruling} at table {table}"),
    "RulingGiven.question": B(
        "Resolución {ruling}: la mesa {table} espera la respuesta del floor",
        "Ruling {ruling}: table {table} waits for the floor's answer",
    ),
    "RulingDecided": B(
        "Respuesta del floor a la resolución {ruling} de la mesa {table}{why}",
        "The floor's answer to ruling {ruling} of table {table}{why}",
    ),
    "RulingOverruled": B(
        "Se revoca la resolución {ruling} de la mesa {table}{why}",
        "Ruling {ruling} of table {table} is overruled{why}",
    ),
    "HandToldFrom": B(
        "Se empieza a contar la mano {number} de la mesa {table}",
        "Hand {number} of table {table} begins to be told",
    ),
    "ActTold": B("Mano {number} de la mesa {table}: {act}", "Hand {number} of table {table}: {act}"),
    "ActTakenBack": B(
        "Mano {number} de la mesa {table}: se quita «{act}»",
        "Hand {number} of table {table}: ‘{act}’ is taken back",
    ),
    "HandToldToTheEnd": B(
        "La mano {number} de la mesa {table} se contó hasta el final",
        "Hand {number} of table {table} was told to its end",
    ),
    "MatterSettled": B(
        "Queda hecho lo que pedía la resolución {ruling} de la mesa {table}",
        "What ruling {ruling} of table {table} asked for is done",
    ),
    "DealerRelieved": B("{dealer} reparte en la mesa {table}{note}", "{dealer} deals at table {table}{note}"),
    # ---- corrections
    "Amended": B(
        "Se corrige lo ocurrido en el n.º {seq}{why}", "What happened at no. {seq} is corrected{why}"
    ),
    "Undone": B("Se deshace lo ocurrido en el n.º {seq}{why}", "What happened at no. {seq} is undone{why}"),
    # ---- the second person
    "MoneyAsked": B(
        "Espera a otra persona (n.º {number}): {what}", "Waits for another person (no. {number}): {what}"
    ),
    "MoneyConfirmed": B(
        "Confirmado el n.º {number}, que pidió {asked_by}",
        "No. {number}, asked for by {asked_by}, is confirmed",
    ),
    "MoneyRejected": B(
        "Rechazado el n.º {number}, que pidió {asked_by}{why}",
        "No. {number}, asked for by {asked_by}, is rejected{why}",
    ),
    "Amended.confirmed": B(
        "Se corrige lo ocurrido en el n.º {seq}{why}; lo pidió {asked_by}",
        "What happened at no. {seq} is corrected{why}; {asked_by} asked for it",
    ),
    # ---- parts of the sentences above
    "part.hidden": B(
        "sorteo verificable: el resultado no se ve antes de hacerlo",
        "verifiable draw: the result is not seen before it is made",
    ),
    "part.short": B(
        ": tiene {players} jugadores y la más llena {fullest}",
        ": it has {players} players and the fullest {fullest}",
    ),
    "part.nobody": B("nadie", "nobody"),
    "part.table": B("la mesa {table}", "table {table}"),
    "part.uncounted": B("las fichas sin contar de la mesa {table}", "the uncounted chips of table {table}"),
    "part.locked": B("nadie puede ocuparlo", "nobody may be given it"),
    "part.reserved": B("reservado para {player}", "kept for {player}"),
    "part.free": B("libre", "free"),
    "part.level": B("al final del nivel {level}", "at the end of level {level}"),
    "part.decision": B("la decisión {number}", "decision {number}"),
    "part.penalty": B("la sanción {number}", "penalty {number}"),
    "part.hands": B("{n} manos", "{n} hands"),
    "part.rounds": B("{n} rondas", "{n} rounds"),
    "part.minutes": B("{n} minutos", "{n} minutes"),
    "part.points": B("{n} en fichas", "{n} in chips"),
    "part.seat_stack": B("{seat}: {stack}", "{seat}: {stack}"),
}
