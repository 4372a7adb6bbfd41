"""The rest of the events in a few words."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "event.EventCreated": Bilingual("creación del torneo «{id}»", "creation of the event '{id}'"),
    "event.StructureChanged": Bilingual("cambio de la estructura", "change of the structure"),
    "event.PoliciesChanged": Bilingual("cambio de las reglas del torneo", "change of the event's rules"),
    "event.StaffNamed": Bilingual("nombramiento de «{name}»", "appointment of '{name}'"),
    "event.Published": Bilingual("publicación de la estructura", "publication of the structure"),
    "event.Decided": Bilingual("decisión de la dirección", "decision of the direction"),
    "event.Noted": Bilingual("nota para el registro", "note for the record"),
    "event.Reported": Bilingual("aviso de la mesa {table}", "report from table {table}"),
    "event.ReportAnswered": Bilingual("respuesta al aviso {report}", "answer to report {report}"),
    "event.ReviewRequested": Bilingual("petición de revisión", "request for a review"),
    "event.ReviewAnswered": Bilingual("respuesta a la revisión {review}", "answer to review {review}"),
    "event.SeatGivenUp": Bilingual(
        "la inscripción {entry} deja su asiento", "entry {entry} gives up the seat"
    ),
    "event.ClockPaused": Bilingual(
        "pausa del reloj de la sesión {session}", "clock of session {session} paused"
    ),
    "event.ClockResumed": Bilingual(
        "el reloj de la sesión {session} sigue", "clock of session {session} goes on"
    ),
    "event.TimeAdded": Bilingual(
        "tiempo añadido al reloj de la sesión {session}", "time added to the clock of session {session}"
    ),
    "event.WallClockJumped": Bilingual("salto del reloj del ordenador", "jump of the computer's clock"),
    "event.WallClockFollowed": Bilingual(
        "el torneo toma la hora del ordenador", "the event takes the computer's time"
    ),
    "event.OwnClockKept": Bilingual("el torneo sigue con su propia hora", "the event keeps its own time"),
    "event.BreakAnnounced": Bilingual(
        "anuncio del descanso de la sesión {session}", "break of session {session} announced"
    ),
    "event.BreakStarted": Bilingual(
        "comienzo del descanso de la sesión {session}", "start of the break of session {session}"
    ),
    "event.BreakSkipped": Bilingual(
        "descanso de la sesión {session} que no se hace", "break of session {session} skipped"
    ),
    "event.BreakEnded": Bilingual(
        "fin del descanso de la sesión {session}", "end of the break of session {session}"
    ),
    "event.LastHandsCalled": Bilingual(
        "últimas manos de la sesión {session}", "last hands of session {session}"
    ),
    "event.LastHandCounted": Bilingual(
        "cuenta de las últimas manos de la mesa {table}", "count of the last hands of table {table}"
    ),
    "event.StackSetAside": Bilingual(
        "fichas apartadas de la inscripción {entry}", "stack of entry {entry} set aside"
    ),
    "event.StacksJoined": Bilingual(
        "fichas de la inscripción {entry} unidas a las de la {into}",
        "stack of entry {entry} joined to entry {into}",
    ),
    "event.PotCarried": Bilingual(
        "fichas de la mesa {from_table:table} para el próximo bote de la mesa {table}",
        "chips of table {from_table:table} for the next pot of table {table}",
    ),
    "event.SeedCommitted": Bilingual(
        "compromiso de la semilla de la sesión {session}", "commitment to the seed of session {session}"
    ),
    "event.SeedRevealed": Bilingual(
        "semilla de la sesión {session} publicada", "seed of session {session} published"
    ),
    "event.SeatMarked": Bilingual(
        "marca del asiento {seat} de la mesa {table}", "mark on seat {seat} of table {table}"
    ),
    "event.AccessibleMarked": Bilingual(
        "asientos accesibles de la mesa {table}", "accessible seats of table {table}"
    ),
    "event.KeptApart": Bilingual(
        "separación de «{player}» y «{other:player}»", "'{player}' and '{other:player}' kept apart"
    ),
    "event.BigBlindDeclined": Bilingual(
        "la inscripción {entry} no juega la ciega grande", "entry {entry} sits out the big blind"
    ),
    "event.ChipsToPot": Bilingual(
        "fichas de la inscripción {entry} para el bote de la mesa {table}",
        "chips of entry {entry} for the pot of table {table}",
    ),
    "event.ChipsShared": Bilingual(
        "reparto de las fichas de la inscripción {entry}", "chips of entry {entry} shared out"
    ),
    "event.ChipsExchanged": Bilingual(
        "cambio de fichas de la inscripción {entry}", "exchange of chips of entry {entry}"
    ),
    "event.ChipsHandedOver": Bilingual(
        "fichas de la inscripción {entry} entregadas a la {to}", "chips of entry {entry} given to entry {to}"
    ),
    "event.ValueRetired": Bilingual("retirada de las fichas de {value}", "the {value} chips retired"),
    "event.RetiredChipsFound": Bilingual(
        "fichas retiradas que aparecen (inscripción {entry})", "retired chips found (entry {entry})"
    ),
    "event.InfractionLetPass": Bilingual(
        "infracción {infraction} sin sanción", "infraction {infraction} let pass"
    ),
    "event.PenaltyHandServed": Bilingual(
        "mano cumplida de la sanción {penalty}", "hand of penalty {penalty} served"
    ),
    "event.SuspensionEnded": Bilingual(
        "fin de la suspensión de la sanción {penalty}", "end of the suspension of penalty {penalty}"
    ),
    "event.PenaltyCarriedOut": Bilingual(
        "ejecución de la sanción {penalty}", "penalty {penalty} carried out"
    ),
    "event.PenaltyLifted": Bilingual("levantamiento de la sanción {penalty}", "penalty {penalty} lifted"),
    "event.EntryDisqualified": Bilingual(
        "la inscripción {entry} se queda sin premio", "entry {entry} loses the prize"
    ),
    "event.EntryReinstated": Bilingual(
        "la inscripción {entry} recupera el premio", "entry {entry} has the prize again"
    ),
    "event.LeftTable": Bilingual("ausencia de la inscripción {entry}", "absence of entry {entry}"),
    "event.BackAtTable": Bilingual("regreso de la inscripción {entry}", "return of entry {entry}"),
    "event.PlayerRegistered": Bilingual("registro de «{name}»", "registration of '{name}'"),
    "event.PlayerCorrected": Bilingual(
        "corrección de los datos de «{player}»", "correction of the data of '{player}'"
    ),
    "event.PlayerBarred": Bilingual(
        "veto a «{player}», o su levantamiento", "bar on '{player}', or its lifting"
    ),
    "event.IdentityChecked": Bilingual(
        "documento de «{player}» comprobado", "document of '{player}' checked"
    ),
    "event.Qualified": Bilingual("plaza de satélite de «{player}»", "satellite seat of '{player}'"),
    "event.TicketTransferred": Bilingual(
        "traspaso de la plaza «{ticket}»", "transfer of the seat '{ticket}'"
    ),
    "event.TicketUsed": Bilingual(
        "la inscripción {entry} ocupa su plaza de satélite", "entry {entry} takes up the satellite seat"
    ),
    "event.TicketForfeited": Bilingual(
        "plaza de satélite perdida (inscripción {entry})", "satellite seat lost (entry {entry})"
    ),
    "event.PutOnList": Bilingual(
        "la inscripción {entry} entra en la lista de espera", "entry {entry} goes on the waiting list"
    ),
    "event.TakenOffList": Bilingual(
        "la inscripción {entry} sale de la lista de espera", "entry {entry} leaves the waiting list"
    ),
    "event.WaitingListDrawn": Bilingual(
        "sorteo de la lista de espera de la sesión {session}", "draw of the waiting list of session {session}"
    ),
    "event.RegistrationCloseSet": Bilingual(
        "nuevo cierre de inscripción de la sesión {session}", "new close of registration of session {session}"
    ),
    "event.RegistrationClosed": Bilingual(
        "cierre de inscripción de la sesión {session}", "close of registration of session {session}"
    ),
    "event.EntrySurrendered": Bilingual(
        "la inscripción {entry} entrega sus fichas", "entry {entry} gives up the chips"
    ),
    "event.EntryCancelled": Bilingual(
        "anulación de la entrada de la inscripción {entry}", "the buy-in of entry {entry} cancelled"
    ),
    "event.EventCancelled": Bilingual("cancelación del torneo", "the event cancelled"),
    "event.RebuyPaid": Bilingual(
        "pago de la recompra de la inscripción {entry}", "payment of the rebuy of entry {entry}"
    ),
    "event.PayoutsSet": Bilingual("publicación de los premios", "publication of the prizes"),
    "event.BountyCredited": Bilingual("recompensa por la inscripción {entry}", "bounty of entry {entry}"),
    "event.EnvelopeOpened": Bilingual("sobre de la inscripción {entry}", "envelope of entry {entry}"),
    "event.DealReserveSet": Bilingual("reserva para el campeón", "reserve for the champion"),
    "event.DealProposed": Bilingual("propuesta del acuerdo {deal}", "proposal of deal {deal}"),
    "event.DealVoted": Bilingual("votación del acuerdo {deal}", "vote on deal {deal}"),
    "event.DealClosed": Bilingual("acuerdo {deal} sin ejecutar", "deal {deal} not carried out"),
    "event.PrizesSettled": Bilingual("reparto de los premios pendientes", "settlement of the prizes left"),
    "event.SeatTransferred": Bilingual(
        "traspaso de la plaza ganada por la inscripción {entry}", "transfer of the seat won by entry {entry}"
    ),
    "event.MoneyAsked": Bilingual(
        "acto de dinero que espera a otra persona (n.º {number})",
        "act of money that waits for another person (no. {number})",
    ),
    "event.MoneyConfirmed": Bilingual(
        "confirmación del acto de dinero n.º {number}", "confirmation of act of money no. {number}"
    ),
    "event.MoneyRejected": Bilingual(
        "rechazo del acto de dinero n.º {number}", "rejection of act of money no. {number}"
    ),
    "event.PrizePaid": Bilingual(
        "pago del premio de la inscripción {entry}", "payment of the prize of entry {entry}"
    ),
    "event.PrizeDeferred": Bilingual(
        "entrega aplazada o en otra forma del premio de la inscripción {entry}",
        "prize of entry {entry} deferred or given in another form",
    ),
    "event.DifferenceSet": Bilingual(
        "diferencia de jugadores entre mesas de la sesión {session}",
        "difference of players between tables of session {session}",
    ),
    "event.LoneBigBlindSet": Bilingual(
        "ciega grande única del asiento {seat} de la mesa {table}",
        "single big blind of seat {seat} at table {table}",
    ),
    "event.TableHalted": Bilingual("mesa {table} parada", "table {table} halted"),
    "event.TableReleased": Bilingual("la mesa {table} vuelve a jugar", "table {table} plays on"),
    "event.TimeCardUsed": Bilingual(
        "tarjeta de tiempo de la inscripción {entry}", "time card of entry {entry}"
    ),
    "event.PlaySuspected": Bilingual("sospecha de juego no limpio", "suspicion of unfair play"),
    "event.PlayJudged": Bilingual(
        "resolución de la sospecha {suspicion}", "finding on suspicion {suspicion}"
    ),
    "event.HistoryBrought": Bilingual(
        "historial de «{player}» en otros torneos", "record of '{player}' in other events"
    ),
    "event.Amended": Bilingual("corrección del acto {seq}", "correction of act {seq}"),
    "event.Undone": Bilingual("anulación del acto {seq}", "act {seq} taken back"),
}
