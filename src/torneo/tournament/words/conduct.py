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
    # ---- penalties
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
    "no_languages": Bilingual(
        "la hoja de estructura no dice qué idiomas se aceptan",
        "the structure sheet does not say which languages are accepted",
    ),
    "not_announced": Bilingual(
        "el libro exige anunciar los idiomas aceptados antes de empezar",
        "the book wants the accepted languages announced before play",
    ),
}  # fmt: skip
