"""Sentences of time called on a player."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "no_time_cards": Bilingual(
        "al asiento {seat} de la mesa {table} no le quedan tarjetas de tiempo",
        "seat {seat} of table {table} has no time-bank cards left",
    ),
    "no_time_called": Bilingual(
        "en la mesa {table} nadie ha pedido tiempo", "nobody has called time at table {table}"
    ),
    "time_called_already": Bilingual(
        "en la mesa {table} ya se ha pedido tiempo al asiento {seat}",
        "time has already been called on seat {seat} of table {table}",
    ),
    "no_more_betting": Bilingual(
        "en la mesa {table} ya no quedan apuestas en esta mano",
        "table {table} has no more betting in this hand",
    ),
    "caller_not_at_seat": Bilingual(
        "la inscripción {entry} no está en su asiento: desde allí se pide tiempo",
        "entry {entry} is not at its seat: time is called from there",
    ),
    "time_on_himself": Bilingual(
        "la inscripción {entry} no puede pedirse tiempo",
        "entry {entry} cannot call time on itself",
    ),
    "may_not_call_time": Bilingual(
        "en este libro no puede pedir tiempo «{role}»; pueden: {allowed}",
        "in this book '{role}' may not call time; these may: {allowed}",
    ),
    "time_length": Bilingual(
        "{seconds} segundos no es un tiempo que permita el libro; lo normal son {usual}",
        "the book does not allow {seconds} seconds; usual are {usual}",
    ),
    "time_running": Bilingual(
        "el tiempo del asiento {seat} de la mesa {table} ya corre",
        "the time of seat {seat} of table {table} is already running",
    ),
    "time_not_started": Bilingual(
        "el tiempo del asiento {seat} de la mesa {table} no ha empezado",
        "the time of seat {seat} of table {table} has not started",
    ),
    "time_not_over": Bilingual(
        "en la mesa {table} quedan {seconds} segundos", "table {table} has {seconds} seconds left"
    ),
    "time_to_start": Bilingual(
        "piden tiempo al asiento {seat} de la mesa {table}: {seconds} segundos si la dirección lo concede",
        "time is called on seat {seat} of table {table}: {seconds} seconds if the direction grants it",
    ),
    "time_up": Bilingual(
        "se acabaron los {seconds} segundos del asiento {seat} de la mesa {table}",
        "the {seconds} seconds of seat {seat} of table {table} are over",
    ),
    # ---- what happened
    "event.TimeCalled": Bilingual(
        "piden tiempo al asiento {seat} de la mesa {table}", "time called on seat {seat} at table {table}"
    ),
    "event.TimeStarted": Bilingual(
        "corre el tiempo del asiento {seat} de la mesa {table}: {seconds} segundos",
        "time runs on seat {seat} at table {table}: {seconds} seconds",
    ),
    "event.TimeRefused": Bilingual(
        "no se concede el tiempo pedido al asiento {seat} de la mesa {table}",
        "the time called on seat {seat} at table {table} is not granted",
    ),
    "event.TimeStopped": Bilingual(
        "el asiento {seat} de la mesa {table} actúa a tiempo", "seat {seat} at table {table} acts in time"
    ),
    "event.TimeExpired": Bilingual(
        "se acaba el tiempo del asiento {seat} de la mesa {table}",
        "time of seat {seat} at table {table} is over",
    ),
}
