"""What is said of registration, purchases, prizes and the fit of a sheet with its book."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "sheet.closes_before_opening": Bilingual(
        "la inscripción cierra ({closes}) antes de abrir ({opens})",
        "registration closes ({closes}) before it opens ({opens})",
    ),
    "sheet.closes_twice": Bilingual(
        "el cierre de la inscripción se da de varias formas ({ways}): basta una",
        "the closing of registration is given in several ways ({ways}): one is enough",
    ),
    "sheet.never_closes": Bilingual(
        "no se dice cuándo cierra la inscripción", "it is not said when registration closes"
    ),
    "sheet.closes_past_levels": Bilingual(
        "la inscripción cierra en el nivel {level}; debe ser uno del 1 al {last}",
        "registration closes with level {level}; it must be one from 1 to {last}",
    ),
    "sheet.closing_break_short": Bilingual(
        "tras el nivel de cierre ({level}) hay un descanso de {minutes} minutos y el libro cierra {before} "
        "minutos antes de reanudar: no fija el momento. Se cerrará al acabar el nivel, salvo que la "
        "dirección fije otro",
        "a break of {minutes} minutes follows the closing level ({level}) and the book closes {before} "
        "minutes before play resumes: it does not settle the moment. Registration will close with the level "
        "unless management fixes another",
    ),
    "sheet.minimum_above_capacity": Bilingual(
        "el mínimo de inscritos ({minimum}) supera al aforo ({capacity})",
        "the minimum of entries ({minimum}) is above the capacity ({capacity})",
    ),
    "sheet.fee_above_price": Bilingual(
        "la comisión ({fee:money}) supera a la entrada ({price:money})",
        "the fee ({fee:money}) is above the entry price ({price:money})",
    ),
    "sheet.reentry_of_none": Bilingual(
        "hay condiciones de reentrada, pero el límite es 0", "there are re-entry terms, but the limit is 0"
    ),
    "sheet.reentry_per_flight": Bilingual(
        "las reentradas por salida ({per_flight}) superan al total ({limit})",
        "re-entries per flight ({per_flight}) are above the total ({limit})",
    ),
    "sheet.reentry_after_closing": Bilingual(
        "las reentradas llegan al nivel {level}, pero la inscripción cierra en el {closes}",
        "re-entries last until level {level}, but registration closes with level {closes}",
    ),
    "sheet.until_no_level": Bilingual(
        "no existe el nivel {level}; el último es el {last}",
        "there is no level {level}; the last one is {last}",
    ),
    "sheet.reentry_not_in_book": Bilingual(
        "el libro no ofrece reentradas", "the book does not offer re-entries"
    ),
    "sheet.surrender_not_in_book": Bilingual(
        "en el libro solo se vuelve a entrar tras quedar eliminado, no entregando las fichas",
        "under the book one enters again only after elimination, not by giving up chips",
    ),
    "sheet.rebuy_and_reentry": Bilingual(
        "hay recompras y reentradas a la vez", "there are rebuys and re-entries at the same time"
    ),
    "sheet.rebuy_of_none": Bilingual(
        "hay condiciones de recompra, pero el límite es 0", "there are rebuy terms, but the limit is 0"
    ),
    "sheet.rebuy_without_end": Bilingual(
        "no se dice hasta qué nivel hay recompras", "it is not said until which level there are rebuys"
    ),
    "sheet.bought_nothing": Bilingual(
        "no se dice cuántas fichas se compran", "it is not said how many chips are bought"
    ),
    "sheet.addon_of_none": Bilingual(
        "hay condiciones de add-on, pero el límite es 0", "there are add-on terms, but the limit is 0"
    ),
    "sheet.addon_without_moment": Bilingual(
        "no se dice tras qué nivel se hace el add-on", "it is not said after which level the add-on is taken"
    ),
    "sheet.addon_before_rebuys_end": Bilingual(
        "el add-on tras el nivel {addon} llega antes de acabar las recompras (nivel {rebuys})",
        "the add-on after level {addon} comes before rebuys end (level {rebuys})",
    ),
    "sheet.early_addon_better": Bilingual(
        "el add-on anticipado da más fichas ({early}) que el normal ({usual})",
        "the early add-on gives more chips ({early}) than the usual one ({usual})",
    ),
    "sheet.rounding": Bilingual(
        "el redondeo debe ser 1 o más, no {found}", "rounding must be 1 or more, not {found}"
    ),
    "sheet.places_percent": Bilingual(
        "se premia al {found} %; el libro pide entre el {least} y el {most} %",
        "{found}% of the field is paid; the book wants {least} to {most}%",
    ),
    "sheet.places_twice": Bilingual(
        "los puestos premiados se dan por número y por porcentaje: basta uno",
        "paid places are given by number and by percentage: one is enough",
    ),
    "sheet.payout_table_empty": Bilingual("falta la tabla de premios", "the table of prizes is missing"),
    "sheet.payout_entries": Bilingual(
        "«{found}» inscripciones no es posible", "'{found}' entries is not possible"
    ),
    "sheet.payout_sum": Bilingual(
        "los premios hasta {entries} inscripciones suman {found} diezmilésimas; deben sumar {expected}",
        "the prizes up to {entries} entries add up to {found} ten-thousandths; they must make {expected}",
    ),
    "sheet.payout_rises": Bilingual(
        "hasta {entries} inscripciones, un puesto cobra más que el anterior",
        "up to {entries} entries, a place is paid more than the one above it",
    ),
    "sheet.payout_too_many": Bilingual(
        "hasta {entries} inscripciones se premian {places} puestos: más que jugadores",
        "up to {entries} entries, {places} places are paid: more than players",
    ),
    "sheet.bounty_of_none": Bilingual(
        "hay importes de recompensa, pero el tipo es none", "there are bounty amounts, but the kind is none"
    ),
    "sheet.bounty_envelopes": Bilingual(
        "faltan los sobres de recompensas", "the bounty envelopes are missing"
    ),
    "sheet.envelope": Bilingual(
        "sobres imposibles: {count} de {value:money}", "impossible envelopes: {count} of {value:money}"
    ),
    "sheet.bounty_amount": Bilingual(
        "la recompensa debe ser mayor que 0, no {found}", "the bounty must be above 0, not {found}"
    ),
    "sheet.bounty_above_price": Bilingual(
        "la recompensa ({amount:money}) supera a la entrada ({price:money})",
        "the bounty ({amount:money}) is above the entry price ({price:money})",
    ),
    "sheet.bounty_chips_differ": Bilingual(
        "las fichas de recompensa no deben tener el tamaño de las de apostar",
        "bounty chips must not be of the size of the chips used to bet",
    ),
    "sheet.time_cards_differ": Bilingual(
        "las fichas o tarjetas de tiempo no deben tener el tamaño de las fichas de apostar",
        "time tokens or cards must not be of the size of the chips used to bet",
    ),
    "sheet.satellite_target": Bilingual(
        "el satélite no dice a qué torneo da plazas",
        "the satellite does not say which event it gives seats for",
    ),
    "sheet.satellite_seat": Bilingual(
        "falta el valor de cada plaza del satélite (ahora {found})",
        "the value of a satellite seat is missing (now {found})",
    ),
    "sheet.guarantee_without_price": Bilingual(
        "se garantizan {guarantee:money}, pero la entrada no tiene precio",
        "{guarantee:money} is guaranteed, but the entry has no price",
    ),
    "sheet.required": Bilingual(
        "el libro lo exige antes de abrir el torneo: {es}",
        "the book wants it before the event is opened: {en}",
    ),
    "sheet.no_name": Bilingual("el torneo no tiene nombre", "the event has no name"),
    "sheet.currency": Bilingual(
        "la moneda «{found}» debe ser un código de tres letras, como EUR",
        "the currency '{found}' must be a code of three letters, such as EUR",
    ),
    "sheet.country": Bilingual(
        "el país «{found}» debe ser un código de dos letras, como ES",
        "the country '{found}' must be a code of two letters, such as ES",
    ),
    "sheet.heads_up_order": Bilingual(
        "«{found}» no es un orden de mano a mano; hay: {known}",
        "'{found}' is no heads-up order; there are: {known}",
    ),
    "sheet.table_order": Bilingual(
        "el orden de mesas repite una mesa o nombra una imposible",
        "the order of tables repeats a table or names an impossible one",
    ),
    "sheet.language_code": Bilingual(
        "«{found}» no es un código de idioma de dos letras, como es",
        "'{found}' is not a language code of two letters, such as en",
    ),
    "sheet.language_not_in_book": Bilingual(
        "el libro no admite «{found}» en las mesas; admite: {allowed}",
        "the book does not allow '{found}' at the tables; it allows: {allowed}",
    ),
    "sheet.book_not_in_force": Bilingual(
        "el torneo empieza el {date} y el libro rige desde el {since}",
        "the event starts on {date} and the book is in force since {since}",
    ),
    "sheet.venue_not_official": Bilingual(
        "el libro rige en las sedes oficiales designadas y «{venue}» no lo es",
        "the book applies in designated official venues and '{venue}' is not one",
    ),
    "sheet.differs_from_book": Bilingual(
        "la hoja dice {found} y el libro {book}: debe anunciarse antes de empezar",
        "the sheet says {found} and the book {book}: it has to be announced before the start",
    ),
    "sheet.level_differs_from_book": Bilingual(
        "en el nivel {level} la hoja dice {small}/{big} con ante {ante} y el libro {book_small}/{book_big} "
        "con ante {book_ante} (niveles que también difieren: {more}): debe anunciarse antes de empezar",
        "at level {level} the sheet says {small}/{big} with ante {ante} and the book {book_small}/{book_big} "
        "with ante {book_ante} (levels that differ too: {more}): it has to be announced before the start",
    ),
}
