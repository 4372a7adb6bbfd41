"""Sentences of this section."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    # ---- infractions
    "unknown_clause": Bilingual(
        "«{clause}» no es una cláusula del libro {book}", "'{clause}' is not a clause of the book {book}"
    ),
    "unknown_offence": Bilingual(
        "no existe la falta «{offence}»; hay: {known}", "there is no offence '{offence}'; there are: {known}"
    ),
    "no_such_hand": Bilingual(
        "no se ha jugado ninguna mano {hand}: la última es la {last}",
        "no hand {hand} has been played: the last is {last}",
    ),
    "in_the_future": Bilingual(
        "no se puede anotar algo que todavía no ha ocurrido",
        "something that has not happened yet cannot be recorded",
    ),
    "not_bound": Bilingual(
        "este libro no obliga a esa persona; obliga a: {known_es}",
        "this book does not bind that person; it binds: {known_en}",
    ),
    "person_missing": Bilingual(
        "hay que decir de quién se trata: jugador, inscripción, mesa y asiento, o el nombre de la persona",
        "say who it is: a player, an entry, a table and seat, or the person's name",
    ),
    "not_his_entry": Bilingual(
        "la inscripción {entry} no es del jugador «{player}»", "entry {entry} is not of the player '{player}'"
    ),
    "no_live_hand": Bilingual(
        "no hay infracción de {clause}: el jugador no tenía una mano viva",
        "{clause} is not broken: the player held no live hand",
    ),
    "away_from_table": Bilingual(
        "no hay infracción de {clause}: el jugador se había apartado de la mesa",
        "{clause} is not broken: the player had stepped away from the table",
    ),
    "only_calls_are_barred": Bilingual(
        "{clause} prohíbe hablar por teléfono en la mesa, no otro uso del aparato",
        "{clause} bars talking on the phone at the table, not other use of it",
    ),
    "language_permitted": Bilingual(
        "ese idioma está permitido en la mesa; se permiten: {permitted_es}",
        "that language may be spoken at the table; permitted: {permitted_en}",
    ),
    "not_serving": Bilingual(
        "el jugador «{player}» no está cumpliendo ninguna penalización",
        "the player '{player}' is not serving a penalty",
    ),
    "unknown_infraction": Bilingual(
        "no hay ninguna infracción {infraction}", "there is no infraction {infraction}"
    ),
    "infraction_answered": Bilingual(
        "la infracción {infraction} ya está resuelta", "infraction {infraction} has already been answered"
    ),
    "warning.outside_venue": Bilingual(
        "ocurrió fuera de la sede oficial: el libro rige en las sedes designadas para el evento",
        "it happened outside the official venue: the book applies in the venues designated for the event",
    ),
    "warning.must_stay_away": Bilingual(
        "el jugador cumple una penalización y debe permanecer lejos de la mesa hasta terminarla",
        "the player is serving a penalty and must stay away from the table until it is over",
    ),
    "named_twice": Bilingual(
        "el jugador «{player}» está nombrado dos veces", "the player '{player}' is named twice"
    ),
    "unknown_act": Bilingual(
        "la cláusula no habla de «{act}»; habla de: {known}",
        "the clause does not speak of '{act}'; it speaks of: {known}",
    ),
    "nothing_to_break": Bilingual(
        "{clause} no impone ningún deber: no hay infracción que anotar",
        "{clause} lays down no duty: there is no infraction to record",
    ),
    "fault.out_of_turn": Bilingual("actuar fuera de turno", "acting out of turn"),
    "fault.fold_out_of_turn": Bilingual("retirarse fuera de turno", "folding out of turn"),
    "fault.false_hand": Bilingual("anunciar una mano que no se tiene", "announcing a hand not held"),
    "fault.exposed_cards": Bilingual("enseñar cartas con acción pendiente", "exposing cards mid-hand"),
    "fault.excessive_time": Bilingual("tardar demasiado en actuar", "taking too long to act"),
    "fault.one_player_to_a_hand": Bilingual("jugar una mano entre varios", "more than one player to a hand"),
    "fault.revealed_muck": Bilingual("descubrir cartas del descarte", "revealing cards in the muck"),
    "fault.false_statement": Bilingual("decir algo falso que influye en otro", "misleading statements"),
    "fault.soft_play": Bilingual("juego blando", "soft play"),
    "fault.directing_action": Bilingual("dirigir la acción de otro", "directing another's action"),
    "fault.splashing": Bilingual("tirar las fichas dentro del bote", "splashing the pot"),
    "fault.thrown_cards": Bilingual("arrojar o dañar las cartas", "throwing or damaging cards"),
    "fault.disruptive": Bilingual("conducta abusiva o que altera", "abusive or disruptive behaviour"),
    "fault.offensive_material": Bilingual("ropa o material ofensivo", "offensive clothing or material"),
    "fault.hidden_identity": Bilingual("ocultar la identidad", "hiding one's identity"),
    "fault.weapon": Bilingual("llevar armas", "carrying weapons"),
    "fault.touching": Bilingual("tocar cartas o fichas ajenas", "touching others' cards or chips"),
    "fault.assault": Bilingual("agredir de palabra o de obra", "physical or verbal assault"),
    "fault.intoxication": Bilingual("signos de embriaguez", "signs of intoxication"),
    "fault.hygiene": Bilingual("higiene que molesta a la mesa", "hygiene that disturbs the table"),
    "fault.trick": Bilingual("ardides para sacar ventaja", "tricks for an advantage"),
    "fault.chatter": Bilingual("hablar en exceso", "talking excessively"),
    "fault.other": Bilingual("otra conducta", "other conduct"),
    # ---- on the table
    "thing_missing": Bilingual("hay que decir qué hay sobre la mesa", "say what lies on the table"),
    "object_allowed": Bilingual(
        "el libro no prohíbe «{thing}» sobre la mesa: no hay infracción",
        "the book does not forbid '{thing}' on the table: no infraction",
    ),
    # ---- fair play
    "unknown_suspicion": Bilingual(
        "«{kind}» no es una sospecha conocida; lo son: {known}",
        "'{kind}' is not a known suspicion; these are: {known}",
    ),
    "players_needed": Bilingual(
        "hacen falta al menos {least} jugadores y se ha nombrado a {told}",
        "at least {least} players are needed and {told} are named",
    ),
    "unknown_hand": Bilingual(
        "en la mesa {table} no se ha jugado la mano {hand}; van {played}",
        "hand {hand} has not been played at table {table}; {played} have",
    ),
    "facts_missing": Bilingual(
        "hay que decir qué se ha visto o en qué manos", "say what was seen, or in which hands"
    ),
    "cards_unreadable": Bilingual(
        "no se entienden las cartas «{cards}»; se escriben como AhQh",
        "the cards '{cards}' cannot be read; write AhQh",
    ),
    "not_a_river_hand": Bilingual(
        "hacen falta las cartas de la mano y las cinco de la mesa de un juego con mesa",
        "it takes the hand's cards and all five of the board, in a game with a board",
    ),
    "not_the_nuts": Bilingual(
        "{cards} no es la mejor mano posible con {board}", "{cards} is not the best possible hand on {board}"
    ),
    "unknown_suspicion_number": Bilingual(
        "no hay ninguna sospecha {suspicion}", "there is no suspicion {suspicion}"
    ),
    "suspicion_judged": Bilingual(
        "la sospecha {suspicion} ya está resuelta", "suspicion {suspicion} has been judged"
    ),
    "no_entry": Bilingual(
        "«{player}» no tiene ninguna inscripción en este evento", "'{player}' has no entry in this event"
    ),
    "suspected_soft_play": Bilingual(
        "posible juego blando de {players}: {facts}", "possible soft play by {players}: {facts}"
    ),
    "suspected_chip_dumping": Bilingual(
        "posible paso de fichas entre {players}: {facts}", "possible chip dumping between {players}: {facts}"
    ),
    "suspected_collusion": Bilingual(
        "posible juego en equipo de {players}: {facts}", "possible collusion of {players}: {facts}"
    ),
    "suspected_checked_nuts": Bilingual(
        "{players} pasó con la mejor mano posible en el river: {facts}",
        "{players} checked the best possible hand on the river: {facts}",
    ),
    "matter.fair_play": Bilingual(
        "¿Qué se ha encontrado? Según lo que se encuentre, el libro ofrece la penalización.",
        "What was found? The book offers the penalty for the finding.",
    ),
    "option.no_violation": Bilingual("no hubo infracción", "no violation"),
    "option.soft_play": Bilingual("juego blando", "soft play"),
    "option.collusion": Bilingual("juego en equipo o paso de fichas", "collusion or chip dumping"),
    "matter.hygiene": Bilingual(
        "¿Molesta a la mesa la higiene del jugador?", "Does the player's hygiene disturb the table?"
    ),
    "option.no_disturbance": Bilingual("no se aprecia molestia", "no disturbance found"),
    "option.ask_to_remedy": Bilingual("pedirle que lo remedie", "ask the player to remedy it"),
    "option.sanction": Bilingual("sancionar por negarse a remediarlo", "sanction the refusal to remedy it"),
    # ---- other events
    "nothing_on_record": Bilingual(
        "no hay nada nuevo de otros eventos sobre «{player}»",
        "there is nothing new from other events about '{player}'",
    ),
    # ---- penalties
    "cannot_be_blinded_out": Bilingual(
        "quien cumple una penalización no puede quedar eliminado por ciegas y antes: asiento {seat}",
        "who serves a penalty cannot be eliminated by blinds and antes: seat {seat}",
    ),
    "penalty_due": Bilingual(
        "el libro obliga a penalizar esta falta; se puede elegir: {options_es}",
        "the book requires a penalty for this offence; the choice is: {options_en}",
    ),
    "penalty_not_offered": Bilingual(
        "el libro no permite aquí «{penalty_es}»; permite: {options_es}",
        "the book does not allow '{penalty_en}' here; it allows: {options_en}",
    ),
    "penalty_size": Bilingual(
        "{size} no es una medida posible de «{penalty_es}»; se permite: {options_es}",
        "{size} is not a possible size of '{penalty_en}'; allowed: {options_en}",
    ),
    "no_table_to_count": Bilingual(
        "no se puede contar la ronda: el jugador no estaba en ninguna mesa; imponga manos perdidas",
        "the round cannot be counted: the player was at no table; give missed hands instead",
    ),
    "unknown_penalty": Bilingual("no hay ninguna penalización {penalty}", "there is no penalty {penalty}"),
    "suspension_runs": Bilingual(
        "la suspensión {penalty} todavía no ha terminado", "suspension {penalty} is not over yet"
    ),
    "nothing_to_carry_out": Bilingual(
        "en la penalización {penalty} no queda nada por ejecutar",
        "there is nothing left to carry out in penalty {penalty}",
    ),
    "penalty_awaited": Bilingual(
        "la infracción {infraction} de {person} debe penalizarse; se puede elegir: {options_es}",
        "infraction {infraction} by {person} has to be penalised; the choice is: {options_en}",
    ),
    "disqualification_waits": Bilingual(
        "ha terminado la mano: {person} queda fuera por descalificación",
        "the hand is over: {person} goes out, disqualified",
    ),
    "suspension_over": Bilingual(
        "ha terminado la suspensión de {person}: puede volver a la mesa",
        "the suspension of {person} is over: back to the table",
    ),
    # ---- rulings
    "no_options": Bilingual(
        "faltan las opciones que deja abiertas {clause}", "the options that {clause} leaves open are missing"
    ),
    "not_a_reading": Bilingual(
        "«{reading}» no puede ser el sentido del gesto aquí; puede serlo: {options}",
        "'{reading}' cannot be what the gesture means here; these can: {options}",
    ),
    "nothing_to_draw": Bilingual(
        "para un sorteo hacen falta al menos dos resultados posibles, separados por comas",
        "a draw needs at least two possible outcomes, separated by commas",
    ),
    "unknown_source": Bilingual(
        "«{source}» no es una fuente; lo son: {known}", "'{source}' is not a source; these are: {known}"
    ),
    "no_source": Bilingual(
        "falta lo que dice cada fuente ({known})", "what each source says is missing ({known})"
    ),
    "matter.technical_ruling": Bilingual(
        "¿Se aplica la regla técnica o, en circunstancias inusuales, se aparta en este caso?",
        "Does the technical rule apply or, in unusual circumstances, is it set aside in this case?",
    ),
    "option.apply_technical": Bilingual("aplicar la regla técnica", "apply the technical rule"),
    "option.set_aside": Bilingual(
        "apartarla en este caso, con el motivo", "set it aside in this case, with the reason"
    ),
    "matter.table_ruling": Bilingual(
        "¿Cuál de las opciones de la cláusula se aplica?", "Which of the clause's options applies?"
    ),
    "matter.unclear_gesture": Bilingual(
        "¿Qué significó el gesto? Lo decidido obliga aunque el jugador quisiera decir otra cosa.",
        "What did the gesture mean? The decision binds even if the player meant something else.",
    ),
    "option.fold": Bilingual("se retira", "fold"),
    "option.call": Bilingual("iguala", "call"),
    "option.raise": Bilingual("sube", "raise"),
    "option.check": Bilingual("pasa", "check"),
    "option.bet": Bilingual("apuesta", "bet"),
    "matter.uncovered_error": Bilingual(
        "Ninguna regla cubre este error: ¿cómo se resuelve?",
        "No rule covers this error: how is it settled?",
    ),
    "option.rule_one": Bilingual(
        "decidir por el interés del juego y la equidad",
        "decide by the interest of the game and fairness",
    ),
    "option.random_draw": Bilingual("decidir por sorteo registrado", "decide by a recorded random draw"),
    "matter.irregular_card_claim": Bilingual(
        "¿Puede el jugador reclamar por la carta irregular que tenía?",
        "May the player claim anything from the irregular card in the hand?",
    ),
    "option.no_claim": Bilingual("no puede reclamar", "no claim"),
    "option.claim_stands": Bilingual("la reclamación se admite", "the claim stands"),
    "matter.sources_disagree": Bilingual(
        "Las fuentes no coinciden: ¿cuál prevalece?", "The sources disagree: which prevails?"
    ),
    "option.official_regulation": Bilingual("la normativa oficial", "the official regulation"),
    "option.house_rules": Bilingual("las reglas de la casa", "the house rules"),
    "option.book": Bilingual("el libro", "the book"),
    # ---- devices and appearance
    "matter.other_device": Bilingual(
        "¿Se permite este aparato, grabación o comunicación en la mesa?",
        "Is this device, recording or communication allowed at the table?",
    ),
    "option.allow": Bilingual("permitir", "allow"),
    "option.forbid": Bilingual("prohibir", "forbid"),
    "option.record_infraction": Bilingual("anotar una infracción", "record an infraction"),
    "matter.appearance": Bilingual(
        "¿Puede el jugador seguir con esa prenda u objeto que oculta su identidad?",
        "May the player keep on what hides the face or the identity?",
    ),
    "option.require_removal": Bilingual("exigir que se lo quite", "require it to be taken off"),
    "matter.unreadable_stack": Bilingual(
        "No se puede calcular a simple vista lo que tiene un jugador: ¿qué se hace?",
        "A player's stack cannot be sized up at a glance: what is done?",
    ),
    "option.restack": Bilingual("que ordene sus fichas en pilas", "have the chips restacked"),
    "option.exchange_chips": Bilingual("cambiarle fichas por mayores", "colour the stack up"),
    "option.penalise": Bilingual("penalizar", "penalise"),
    # ---- reviews
    "ruling_final": Bilingual(
        "la decisión es definitiva: el libro no admite otra revisión dentro del evento",
        "the decision is final: the book admits no further review inside the event",
    ),
    "no_review_ground": Bilingual(
        "dentro del evento solo se revisa por estos motivos: {grounds_es}; después puede acudirse a la "
        "comisión de la federación",
        "inside the event a review rests on these grounds only: {grounds_en}; after it, the federation's "
        "commission may be asked",
    ),
    "review_already_asked": Bilingual(
        "esa revisión ya se ha pedido por el mismo motivo",
        "that review has already been asked for on the same ground",
    ),
    "review_of_what": Bilingual(
        "hay que decir qué se revisa: una decisión o una penalización",
        "say what is to be reviewed: one decision or one penalty",
    ),
    "unknown_decision": Bilingual("no hay ninguna decisión {decision}", "there is no decision {decision}"),
    "unknown_review": Bilingual("no hay ninguna revisión {review}", "there is no review {review}"),
    "review_answered": Bilingual(
        "la revisión {review} ya está resuelta", "review {review} has already been answered"
    ),
    "matter.review": Bilingual(
        "¿Se mantiene la penalización o se levanta por el motivo alegado?",
        "Does the penalty stand, or is it lifted on the ground given?",
    ),
    "option.uphold": Bilingual("mantenerla", "uphold it"),
    "option.lift": Bilingual("levantarla", "lift it"),
    # ---- told to the staff
    "unknown_report_kind": Bilingual(
        "«{kind}» no es una clase de aviso; lo son: {known}",
        "'{kind}' is not a kind of report; these are: {known}",
    ),
    "report_incomplete": Bilingual(
        "el aviso debe decir a quién se refiere y qué pasó",
        "the report must say whom it is about and what happened",
    ),
    "unknown_report": Bilingual("no hay ningún aviso {report}", "there is no report {report}"),
    "report_answered": Bilingual("el aviso {report} ya está atendido", "report {report} has been seen to"),
    "report_conduct": Bilingual(
        "aviso de {reporter} en la mesa {table} sobre {accused}: {facts}",
        "report by {reporter} at table {table} about {accused}: {facts}",
    ),
    "report_mistake": Bilingual(
        "mesa {table}: {reporter} dice que no son {said} sino {should}; el crupier debe comprobarlo",
        "table {table}: {reporter} says it is not {said} but {should}; the dealer is to check it again",
    ),
    "report_time": Bilingual(
        "mesa {table}: {reporter} pide tiempo; lo decide el director",
        "table {table}: {reporter} asks for the clock; the director decides",
    ),
    "receipt.rules_displayed": Bilingual(
        "El reglamento está expuesto en la sala: jugar supone conocerlo y aceptarlo por completo, sin firma "
        "previa.",
        "The rules are displayed in the room: playing means knowing and accepting all of them; no signature "
        "is asked for.",
    ),
    # ---- announcements
    "unknown_announcement": Bilingual(
        "«{kind}» no es un anuncio conocido; lo son: {known}",
        "'{kind}' is not a known announcement; these are: {known}",
    ),
    "nothing_announced": Bilingual(
        "no hay ningún anuncio en las pantallas", "there is no announcement on the screens"
    ),
    "no_languages": Bilingual(
        "la hoja de estructura no dice qué idiomas se aceptan",
        "the structure sheet does not say which languages are accepted",
    ),
    "not_announced": Bilingual(
        "el libro exige anunciar los idiomas aceptados antes de empezar",
        "the book wants the accepted languages announced before play",
    ),
    "items_policy_not_announced": Bilingual(
        "exponga en la sala qué se puede traer a la zona de juego",
        "display in the room what may be brought into the tournament area",
    ),
    "timely_play_not_announced": Bilingual(
        "anuncie a los jugadores que se espera que jueguen sin demoras",
        "announce to the players that timely play is expected",
    ),
}  # fmt: skip
