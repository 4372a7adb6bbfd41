"""Sentences of prizes, deals and satellites. Amounts in minor units."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    # ---- payouts
    "no_prize_fund": Bilingual(
        "no hay premios que repartir: {prizes:money} en el fondo, {players} participantes",
        "there are no prizes to share: {prizes:money} in the fund, {players} players",
    ),
    "more_places_than_players": Bilingual(
        "no se pueden pagar {places} puestos a {players} participantes",
        "{places} places cannot be paid to {players} players",
    ),
    "better_place_pays_less": Bilingual(
        "el puesto {place} cobraría {amount:money}, más que el anterior ({above:money})",
        "place {place} would get {amount:money}, more than the one above ({above:money})",
    ),
    "payouts_do_not_add_up": Bilingual(
        "los premios suman {told:money} y el fondo es de {expected:money}: diferencia {difference:money}",
        "the prizes add up to {told:money} and the fund is {expected:money}: difference {difference:money}",
    ),
    "below_minimum_cash": Bilingual(
        "el último premio ({amount:money}) es menor que el premio mínimo ({minimum:money})",
        "the last prize ({amount:money}) is below the minimum cash ({minimum:money})",
    ),
    "minimum_above_fund": Bilingual(
        "el premio mínimo ({minimum:money}) es mayor que todo el fondo de premios ({prizes:money})",
        "the minimum prize ({minimum:money}) is more than the whole prize fund ({prizes:money})",
    ),
    "rounding_above_fund": Bilingual(
        "no se puede redondear a {rounding:money}: el fondo de premios es de {prizes:money}",
        "prizes cannot be rounded to {rounding:money}: the prize fund is {prizes:money}",
    ),
    "reserve_above_prizes": Bilingual(
        "no se pueden reservar {reserve:money}: solo quedan {remaining:money} en premios",
        "{reserve:money} cannot be kept back: only {remaining:money} is left in prizes",
    ),
    "minimum_cash_too_high": Bilingual(
        "con {prizes:money} no se puede pagar un mínimo de {minimum:money} a {places} puestos; como mucho "
        "a {most}",
        "{prizes:money} cannot pay a minimum of {minimum:money} to {places} places; to {most} at most",
    ),
    "places_outside_range": Bilingual(
        "se pagan {places} puestos de {entries} inscripciones; el libro paga de {least} a {most}",
        "{places} places of {entries} entries are paid; the book pays {least} to {most}",
    ),
    "fewer_places": Bilingual(
        "el premio mínimo solo alcanza para {places} puestos, no para {wanted}",
        "the minimum cash is enough for {places} places only, not for {wanted}",
    ),
    "payouts_to_publish": Bilingual(
        "la inscripción ha cerrado: hay que publicar los premios",
        "registration has closed: the payouts are to be published",
    ),
    "payouts_out_of_date": Bilingual(
        "los premios publicados reparten {published:money} y ya hay {fund:money}: hay que volver a "
        "publicarlos",
        "the published payouts share {published:money} and the fund is now {fund:money}: they have to be "
        "published again",
    ),
    "payouts_not_set": Bilingual(
        "todavía no se han publicado los premios", "the payouts have not been published yet"
    ),
    "prizes_settled": Bilingual(
        "los premios que quedaban ya están repartidos ({by})", "the prizes left are already settled ({by})"
    ),
    "already_delivered": Bilingual(
        "a la inscripción {entry} ya se le han entregado {delivered:money}; no puede quedarse en "
        "{amount:money}",
        "entry {entry} has already been given {delivered:money}; it cannot end up with {amount:money}",
    ),
    # ---- bounties
    "no_bounties": Bilingual("este torneo no tiene recompensas", "this event has no bounties"),
    "bounty_to_nobody": Bilingual(
        "falta decir quién cobra la recompensa de la inscripción {entry}",
        "say who gets the bounty of entry {entry}",
    ),
    "bounty_to_himself": Bilingual(
        "la inscripción {entry} no puede cobrar aquí, o está dos veces",
        "entry {entry} cannot be paid here, or is named twice",
    ),
    "eliminator_unknown": Bilingual(
        "no consta quién eliminó a la inscripción {entry}", "nobody said who eliminated entry {entry}"
    ),
    "envelope_opened": Bilingual(
        "el sobre de la inscripción {entry} ya está abierto", "the envelope of entry {entry} is already open"
    ),
    "envelope_to_open": Bilingual(
        "hay que sortear el sobre de la inscripción {entry}; quedan {left}",
        "the envelope of entry {entry} is to be drawn; {left} are left",
    ),
    "no_envelope": Bilingual(
        "a la inscripción {entry} no le corresponde sobre; quedan {left}",
        "there is no envelope for entry {entry}; {left} are left",
    ),
    "no_envelopes_here": Bilingual(
        "este torneo no tiene recompensas en sobre", "this event has no mystery bounties"
    ),
    "envelopes_above_fund": Bilingual(
        "los sobres suman {envelopes:money} y solo hay {total:money} de premios",
        "the envelopes add up to {envelopes:money} and there is only {total:money} of prizes",
    ),
    # ---- deals
    "unknown_deal_kind": Bilingual(
        "no existe el acuerdo «{kind}»; hay: {known}", "there is no deal '{kind}'; there are: {known}"
    ),
    "deals_not_allowed": Bilingual(
        "la hoja del torneo no admite acuerdos", "the event's sheet does not allow deals"
    ),
    "deal_on_seats": Bilingual(
        "se juegan {seats} plazas de satélite, que no se reparten",
        "{seats} satellite seats are played for, and they cannot be shared out",
    ),
    "stacks_not_counted": Bilingual(
        "en la mesa {table} hay {points} puntos sin asignar: hay que contar los stacks",
        "{points} points of table {table} are in no known stack: the stacks have to be counted",
    ),
    "deal_needs_two": Bilingual(
        "para un acuerdo hacen falta dos jugadores con fichas; quedan {players}",
        "a deal takes two players with chips; {players} are left",
    ),
    "deal_before_final_table": Bilingual(
        "solo se puede acordar en la mesa final: quedan {players} jugadores en {tables} mesas",
        "deals are for the final table only: {players} players are left at {tables} tables",
    ),
    "deal_before_money": Bilingual(
        "todos tienen que estar en premios: quedan {players} jugadores y se pagan {places} puestos",
        "everybody must be in the money: {players} players are left and {places} places are paid",
    ),
    "nothing_left_to_share": Bilingual("no quedan premios por repartir", "no prizes are left to share"),
    "only_the_reserve_left": Bilingual(
        "solo queda lo reservado para el campeón ({reserve:money}): se juega, no se reparte",
        "only what is reserved for the champion is left ({reserve:money}): it is played for, not shared",
    ),
    "deal_leaves_out": Bilingual(
        "el acuerdo deja fuera a: {entries}; tienen que estar los {players} jugadores en juego",
        "the deal leaves out: {entries}; all {players} players still in must be part of it",
    ),
    "deal_with_others": Bilingual(
        "no siguen en juego: {entries}", "these are not in play any more: {entries}"
    ),
    "amounts_only_custom": Bilingual(
        "un acuerdo «{kind}» se calcula; las cantidades son para «custom»",
        "a '{kind}' deal is computed; amounts are for 'custom'",
    ),
    "deal_does_not_add_up": Bilingual(
        "se reparten {shared:money} y se reservan {reserve:money}, pero quedan {remaining:money} de premios",
        "{shared:money} is shared and {reserve:money} kept back, but {remaining:money} of prizes is left",
    ),
    "reserve_too_small": Bilingual(
        "se dejan {reserve:money} para el campeón; tienen que ser entre {least:money} y {remaining:money}",
        "{reserve:money} is left for the champion; it must be from {least:money} to {remaining:money}",
    ),
    "reserve_not_set": Bilingual(
        "la organización tiene que fijar antes cuánto se deja para el campeón (quedan {remaining:money})",
        "the organiser must first set what is left for the champion ({remaining:money} remains)",
    ),
    "no_deal_open": Bilingual("no hay ningún acuerdo pendiente de esto", "no deal is waiting for this"),
    "votes_missing": Bilingual(
        "faltan votos: {entries}; votan los {players} jugadores en juego",
        "votes are missing: {entries}; all {players} players still in vote",
    ),
    "deal_overtaken": Bilingual(
        "desde que se propuso el acuerdo {deal} se ha jugado, y ya no son los mismos jugadores, fichas o "
        "premios: hay que proponerlo de nuevo",
        "play has gone on since deal {deal} was proposed, and players, stacks or prizes are no longer the "
        "same: it has to be proposed again",
    ),
    "title_to_play_for": Bilingual(
        "quedan {title:money} para el campeón: hay que seguir jugando",
        "{title:money} is left for the champion: play goes on",
    ),
    "matter.deal": Bilingual("acuerdo de premios entre los finalistas", "deal among the finalists"),
    "option.approve_deal": Bilingual("se aprueba el acuerdo", "the deal is approved"),
    "option.refuse_deal": Bilingual("no se aprueba el acuerdo", "the deal is not approved"),
    "option.allow_deal": Bilingual("se permite el acuerdo", "the deal is allowed"),
    "option.prohibit_for_coercion": Bilingual(
        "se prohíbe el acuerdo por coacción", "the deal is prohibited for coercion"
    ),
    "option.pay_agreed_amounts": Bilingual(
        "se pagan las cantidades acordadas", "the agreed amounts are paid"
    ),
    "option.leave_to_players": Bilingual(
        "el acuerdo queda entre los jugadores; se paga por puestos",
        "the deal is left to the players; prizes are paid by place",
    ),
    # ---- endings
    "no_closing_rule": Bilingual(
        "el libro no reparte los premios por hora de cierre",
        "the book does not share out prizes at closing time",
    ),
    "closing_hands_to_play": Bilingual(
        "antes se anuncian y se juegan las últimas {hands} manos",
        "the last {hands} hands are announced and played first",
    ),
    "closing_time_reached": Bilingual(
        "se han jugado las últimas manos antes del cierre: los premios se reparten por ICM entre {players}",
        "the last hands before closing are played: the prizes are shared by ICM among {players}",
    ),
    "no_seats_to_win": Bilingual("no se juegan plazas de satélite", "no satellite seats are played for"),
    "more_players_than_seats": Bilingual(
        "quedan {players} jugadores para {seats} plazas: se sigue jugando",
        "{players} players are left for {seats} seats: play goes on",
    ),
    "deal_agreed": Bilingual(
        "los {players} jugadores han acordado el pacto {deal}: falta la decisión de la dirección, y hasta "
        "entonces no se reparte otra mano",
        "the {players} players have agreed on deal {deal}: the director has still to decide, and no hand is "
        "dealt until then",
    ),
    "all_shared": Bilingual(
        "el pacto {deal} lo reparte todo: no queda nada por jugar",
        "deal {deal} shares everything out: nothing is left to play for",
    ),
    "deal_first": Bilingual(
        "el pacto {deal} está acordado y espera a la dirección: decídalo en Premios (aprobarlo o no) antes "
        "de repartir otra mano",
        "deal {deal} is agreed and waits for the director: decide it (approved or not) under Prizes before "
        "another hand is dealt",
    ),
    "seats_won": Bilingual(
        "quedan tantos jugadores como plazas ({seats}): el satélite ha terminado",
        "as many players are left as there are seats ({seats}): the satellite is over",
    ),
    "no_seat_won": Bilingual(
        "la inscripción {entry} no ha ganado ninguna plaza", "entry {entry} has won no seat"
    ),
    # ---- delivery
    "no_prize": Bilingual("la inscripción {entry} no tiene premio", "entry {entry} has no prize"),
    "disqualification_first": Bilingual(
        "{person} está descalificado y falta hacerlo efectivo (sanción {penalty}): no se le entrega nada",
        "{person} is disqualified and that is still to be carried out (penalty {penalty}): nothing is handed "
        "over",
    ),
    "note.prize_stands": Bilingual(
        "«{player}» queda descalificado, pero ya se le entregaron {amount:money} de su premio "
        "(inscripción {entry}): el premio y los puestos se quedan como están",
        "'{player}' is disqualified, but {amount:money} of the prize (entry {entry}) had been handed over: "
        "the "
        "prize and the places stay as they are",
    ),
    "note.prize_not_restored": Bilingual(
        "se levanta la descalificación de «{player}», pero no recupera el premio: ya se entregaron "
        "{amount:money} "
        "a la inscripción {entry}, que había subido de puesto",
        "the disqualification of '{player}' is lifted, but the prize does not come back: {amount:money} "
        "had been "
        "handed over to entry {entry}, which had moved up",
    ),
    "prize_delivered": Bilingual(
        "el premio de la inscripción {entry} ya está entregado ({delivered:money})",
        "the prize of entry {entry} has been delivered ({delivered:money})",
    ),
    "method_missing": Bilingual(
        "falta el medio de pago; en la inscripción se usó: {registered}",
        "the payment method is missing; at registration it was: {registered}",
    ),
    "document_missing": Bilingual(
        "falta el documento de quien cobra la inscripción {entry}",
        "the document of who collects for entry {entry} is missing",
    ),
    "document_of_another": Bilingual(
        "el documento no es el de «{player}»: el premio de la inscripción {entry} es personal",
        "the document is not that of '{player}': the prize of entry {entry} is personal",
    ),
    "signature_missing": Bilingual(
        "falta la firma de quien cobra la inscripción {entry}",
        "the signature of who collects for entry {entry} is missing",
    ),
    "deferral_not_in_book": Bilingual(
        "el libro no prevé aplazar la entrega ni cambiar su forma: el premio {entry} se paga entero",
        "the book does not foresee a later delivery or another form: prize {entry} is paid in full",
    ),
    "unknown_delivery": Bilingual(
        "no existe la entrega «{kind}»; hay: {known}", "there is no delivery '{kind}'; there are: {known}"
    ),
    "detail_missing": Bilingual(
        "falta decir en qué forma se entrega el premio {entry}", "say in which form prize {entry} is given"
    ),
    "operator_missing": Bilingual(
        "falta el nombre del operador que responde del premio {entry}",
        "the name of the operator who answers for prize {entry} is missing",
    ),
}
