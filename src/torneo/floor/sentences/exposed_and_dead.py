"""Words for hands given up, killed or exposed, and what players show or say."""

from torneo.rulebook import Bilingual

REASONS: dict[str, Bilingual] = {
    "chips_carried": Bilingual(
        "Así se llevan las fichas de quien cambia de mesa.", "How the chips of a moved player are carried."
    ),
    "exposed_stays_live": Bilingual(
        "Mostró cartas con acción pendiente: la mano sigue viva.",
        "Cards were exposed with action pending: the hand stays live.",
    ),
    "exposed_dead": Bilingual(
        "Mostró cartas a quien sigue en la mano: su mano queda fuera y lo puesto se pierde.",
        "Cards were shown to somebody still in the hand: the hand is dead and what it put in stays.",
    ),
    "exposed_without_action": Bilingual(
        "Ya no hay acción pendiente: mostrarlas no cambia nada.",
        "No action is pending: showing them changes nothing.",
    ),
    "exposing_warned": Bilingual(
        "A quien muestra cartas se le advierte; si insiste, puede ser eliminado.",
        "A player who shows cards is warned; going on may mean elimination.",
    ),
    "one_player_to_a_hand": Bilingual("Un jugador por mano.", "One player to a hand."),
    "shown_at_once": Bilingual(
        "Las vio quien aún puede apostar: las ve ahora toda la mesa.",
        "Somebody who can still bet saw them: the whole table sees them now.",
    ),
    "shown_after_round": Bilingual(
        "Las vio quien ya cerró su acción en esta ronda: se enseñan a todos al terminar la ronda.",
        "Somebody done with this round saw them: everyone sees them when the round ends.",
    ),
    "shown_after_hand": Bilingual(
        "Las vio quien ya no puede apostar en la mano: se enseñan a todos al terminar la mano.",
        "Somebody who can no longer bet in the hand saw them: everyone sees them when the hand ends.",
    ),
    "shown_when_over": Bilingual(
        "Lo que se enseña a uno después de la mano puede verlo toda la mesa.",
        "What one player is shown after the hand, the whole table may see.",
    ),
    "penalty_after_hand": Bilingual(
        "La penalización por mostrar cartas empieza al terminar la mano.",
        "A penalty for exposed cards starts when the hand is over.",
    ),
    "penalty_given": Bilingual("Penalización impuesta.", "A penalty is given."),
    "penalty_rounds": Bilingual(
        "Una ronda es una mano por cada jugador de la mesa, él incluido.",
        "A round is one hand for each player at the table, the offender included.",
    ),
    "fold_shown": Bilingual(
        "Al retirarse, las cartas se entregan boca abajo.", "Folded cards are given in face down."
    ),
    "fold_high": Bilingual(
        "Al retirarse, las cartas se empujan a ras de mesa, no por el aire.",
        "Folded cards are pushed along the table, not through the air.",
    ),
    "fold_thrown": Bilingual(
        "Arrojar las cartas al retirarse es una incorrección.", "Throwing the cards when folding is improper."
    ),
    "fold_unannounced": Bilingual(
        "Se retiró sin decirlo; la retirada vale.", "A fold without a word; it stands."
    ),
    "folded_by_contact": Bilingual(
        "Las cartas boca abajo llegaron adonde la mano queda retirada.",
        "The face-down cards came to where a hand is folded.",
    ),
    "hand_retrieval": Bilingual(
        "¿Se puede recuperar la mano entregada?", "Can the hand given up be retrieved?"
    ),
    "hand_retrieval_misled": Bilingual(
        "La entregó engañado: se hace un esfuerzo mayor por recuperarla.",
        "It was given up on false information: an extra effort is made.",
    ),
    "fold_ruling_final": Bilingual(
        "Lo decidido sobre una mano retirada no tiene recurso.", "The ruling on a folded hand is final."
    ),
    "hand_killed": Bilingual(
        "La mano se perdió por error: lo igualado se queda en el bote.",
        "The hand was lost by mistake: what was called stays in the pot.",
    ),
    "uncalled_returned": Bilingual("Lo que nadie igualó se devuelve.", "What nobody called goes back."),
    "protect_your_hand": Bilingual("Cada uno protege sus cartas.", "Players protect their own cards."),
    "unprotected_hand_offence": Bilingual(
        "Dejó sus cartas sin proteger.", "The cards were left unprotected."
    ),
    "killed_identifiable": Bilingual(
        "¿Se identifican con certeza las cartas que se llevó el crupier?",
        "Can the cards the dealer took be told for certain?",
    ),
    "stud_upcards": Bilingual(
        "En stud, levantar las cartas descubiertas ante una apuesta mata la mano.",
        "In stud, picking up the upcards facing a bet kills the hand.",
    ),
    "stud_fold": Bilingual(
        "En stud se retira uno volviendo todas las cartas y empujándolas boca abajo.",
        "A stud fold turns all cards down and pushes them forward.",
    ),
    "talk_of_cards": Bilingual(
        "No se habla de las cartas de una mano en juego, viva o retirada.",
        "The cards of a hand in play, live or folded, are not discussed.",
    ),
    "talk_of_play": Bilingual(
        "No se aconseja ni se critica la jugada.", "Nobody advises on or criticises the play."
    ),
    "talk_of_unseen_hand": Bilingual(
        "No se dice qué lleva una mano que no está abierta.", "A hand not tabled is not read out."
    ),
    "talk_of_own_hand": Bilingual(
        "No se comenta la propia mano con nadie.", "A player discusses the own hand with nobody."
    ),
    "talk_of_decision": Bilingual("La mano la decide un solo jugador.", "One player alone decides a hand."),
    "talk_is_collusion": Bilingual("Hablar así es colusión.", "Such talk counts as collusion."),
    "lost_chips": Bilingual("Fichas perdidas que aparecen.", "Lost chips that turn up."),
    "chips_out_of_sight": Bilingual(
        "Las fichas apartadas de la vista se pierden y salen del torneo.",
        "Chips taken out of sight are forfeited and leave the event.",
    ),
    "out_of_sight_penalty": Bilingual(
        "Por esconder fichas se puede acabar descalificado.", "Hiding chips can mean disqualification."
    ),
    "out_of_sight_other_penalty": Bilingual(
        "También cabe otra penalización.", "Another penalty is open too."
    ),
    "chips_of_the_expelled": Bilingual(
        "Qué se hace con las fichas del descalificado lo dice el reglamento.",
        "The book says where a disqualified player's chips go.",
    ),
}
OPTIONS: dict[str, Bilingual] = {
    "penalty": Bilingual("imponer una penalización", "give a penalty"),
}
INFRACTIONS: dict[str, Bilingual] = {
    "no_disclosure": Bilingual("hablar de cartas o de la jugada", "talking about cards or the play"),
    "collusion": Bilingual("colusión de palabra", "collusion by talk"),
    "unprotected_hand": Bilingual("cartas sin proteger", "unprotected cards"),
    "undeclared_fold": Bilingual("retirada sin anunciar", "a fold not announced"),
}
STEPS: dict[str, Bilingual] = {
    "show_to_the_table": Bilingual(
        "enseñar esas cartas a toda la mesa", "show those cards to the whole table"
    ),
    "penalty_after_this_hand": Bilingual(
        "la mano se termina; la penalización empieza con la siguiente",
        "the hand is played out; the penalty starts with the next",
    ),
    "turn_all_cards_down": Bilingual("volver boca abajo todas las cartas", "turn all the cards face down"),
    "push_cards_forward": Bilingual("empujarlas hacia el crupier", "push them forward"),
    "give_cards_back": Bilingual("devolver las cartas al jugador", "give the cards back to the player"),
    "chips_to_inventory": Bilingual("devolver las fichas al inventario", "return the chips to the inventory"),
    "chips_to_owner": Bilingual("devolver las fichas a su dueño", "return the chips to their owner"),
    "disqualified": Bilingual("queda descalificado", "the player is disqualified"),
}
