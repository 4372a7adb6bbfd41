"""Words for whoever sends too much, too slowly, or comes when there is no room."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "too_large": B(
        "Lo enviado es demasiado grande para esta página: como mucho {most} KB. No se ha guardado nada.",
        "What was sent is too large for this page: at most {most} KB. Nothing was stored.",
    ),
    "too_slow": B(
        "Lo enviado no ha llegado entero en {seconds} segundos. No se ha guardado nada: inténtelo otra vez.",
        "What was sent did not arrive whole within {seconds} seconds. Nothing was stored: please try again.",
    ),
    "busy": B(
        "La sala no puede atender a nadie más en este momento. Espere unos segundos e inténtelo otra vez.",
        "The room cannot serve anybody else right now. Wait a few seconds and try again.",
    ),
    "head_too_long": B(
        "La dirección o las cabeceras son demasiado largas: como mucho {most} KB.",
        "The address or its headers are too long: at most {most} KB.",
    ),
    "nothing_to_watch": B(
        "Aquí no hay nada que se pueda ver en directo, o no le corresponde.",
        "There is nothing here to watch live, or it is not for you.",
    ),
    "too_many_watchers": B(
        "Hay demasiadas páginas en directo abiertas desde aquí: cierre alguna.",
        "Too many live pages are open from here: close some.",
    ),
}
