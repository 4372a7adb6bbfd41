"""What the planner says, in Spanish and English: at the command line, in pictures and on its page."""

from torneo.rulebook import Bilingual, Lang

WORDS: dict[str, Bilingual] = {
    "title": Bilingual("Previsión", "Forecast"),
    "runs": Bilingual("{runs} torneos simulados · semilla {seed}", "{runs} simulated events · seed {seed}"),
    "entries": Bilingual("{entries} jugadores", "{entries} players"),
    "low": Bilingual("5 %", "5%"),
    "quarter": Bilingual("25 %", "25%"),
    "middle": Bilingual("mitad", "half"),
    "three_quarters": Bilingual("75 %", "75%"),
    "high": Bilingual("95 %", "95%"),
    "of_runs": Bilingual(
        "De cada cien torneos, tantos están en esa cifra o por debajo.",
        "Of a hundred events, so many are at that figure or below.",
    ),
    "end": Bilingual("Fin del torneo", "End of the event"),
    "end_session": Bilingual("Fin de «{name}»", "End of “{name}”"),
    "hours": Bilingual("Tiempo de juego", "Time of play"),
    "levels": Bilingual("Último nivel", "Last level"),
    "final_table": Bilingual("Mesa final", "Final table"),
    "bubble": Bilingual("En premios", "In the money"),
    "heads_up": Bilingual("Cara a cara", "Heads-up"),
    "left": Bilingual("Jugadores al cerrar «{name}»", "Players at the end of “{name}”"),
    "sold": Bilingual("Entradas vendidas", "Entries sold"),
    "rebuys": Bilingual("Recompras", "Rebuys"),
    "addons": Bilingual("Add-ons", "Add-ons"),
    "paid": Bilingual("Puestos pagados", "Places paid"),
    "hands": Bilingual("Manos", "Hands"),
    "peak_tables": Bilingual("Mesas a la vez", "Tables at once"),
    "peak_dealers": Bilingual("Crupieres a la vez", "Dealers at once"),
    "collected": Bilingual("Recaudado para premios", "Collected for prizes"),
    "overlay": Bilingual("Falta para el garantizado", "Short of the guarantee"),
    "overlay_risk": Bilingual(
        "El garantizado de {guarantee} no se cubre en {risk} de los torneos; faltan {mean} de media.",
        "The guarantee of {guarantee} is not met in {risk} of the events; {mean} short on average.",
    ),
    "no_overlay": Bilingual(
        "El garantizado de {guarantee} se cubre en todos los torneos simulados.",
        "The guarantee of {guarantee} is met in every simulated event.",
    ),
    "by_time": Bilingual("Por horas · {name}", "By time · {name}"),
    "time": Bilingual("hora", "time"),
    "level": Bilingual("nivel", "level"),
    "players": Bilingual("jugadores", "players"),
    "tables": Bilingual("mesas", "tables"),
    "dealers": Bilingual("crupieres", "dealers"),
    "depth": Bilingual("promedio en CG", "average in BB"),
    "playing": Bilingual("aún se juega", "still playing"),
    "chips": Bilingual("Fichas que hacen falta", "Chips needed"),
    "value": Bilingual("valor", "value"),
    "chips_start": Bilingual("se entregan", "handed out"),
    "chips_most": Bilingual("a la vez, tras los cambios", "at once, after colour-ups"),
    "chips_gone": Bilingual("sobra tras el nivel", "gone after level"),
    "chips_sure": Bilingual("Bastan en 95 de cada cien torneos.", "Enough in 95 of a hundred events."),
    "until": Bilingual(
        "Termina antes de las {until} en {share} de los torneos.",
        "It ends by {until} in {share} of the events.",
    ),
    "until_lasting": Bilingual(
        "Termina en {until} o menos en {share} de los torneos.",
        "It ends within {until} in {share} of the events.",
    ),
    "unfinished": Bilingual(
        "En {share} de los torneos nadie ha ganado al acabar la última sesión de la hoja.",
        "In {share} of the events nobody has won when the sheet's last session ends.",
    ),
    "beyond": Bilingual(
        "En {share} de los torneos la hoja se queda corta; se han supuesto {levels} niveles más.",
        "In {share} of the events the sheet is too short; {levels} more levels were assumed.",
    ),
    "compare": Bilingual("Comparación", "Comparison"),
    "as_it_is": Bilingual("como está", "as it is"),
    "changed": Bilingual("con el cambio", "changed"),
    "difference": Bilingual("diferencia", "difference"),
    "suggest": Bilingual(
        "Para terminar a tiempo en {sure} de los torneos, un solo cambio de estos:",
        "To end in time in {sure} of the events, any one of these:",
    ),
    "suggest_none": Bilingual(
        "Ningún cambio de minutos, fichas o niveles lo consigue sin avisos en la hoja.",
        "No change of minutes, chips or levels gets there without warnings in the sheet.",
    ),
    "suggest.minutes": Bilingual(
        "niveles de {after} minutos en vez de {before}", "levels of {after} minutes instead of {before}"
    ),
    "suggest.stack": Bilingual(
        "{after} fichas iniciales en vez de {before}", "a starting stack of {after} instead of {before}"
    ),
    "suggest.levels": Bilingual("{after} niveles en vez de {before}", "{after} levels instead of {before}"),
    "suggest_result": Bilingual(
        "{share} a tiempo, la mitad antes de {middle}", "{share} in time, half by {middle}"
    ),
    "pictures": Bilingual("Gráficos en {folder}", "Pictures in {folder}"),
    "picture.players": Bilingual("Jugadores por hora", "Players by time"),
    "picture.players_about": Bilingual(
        "Jugadores que quedan según pasa el tiempo", "Players left as time goes by"
    ),
    "picture.tables": Bilingual("Mesas por hora", "Tables by time"),
    "picture.tables_about": Bilingual("Mesas abiertas según pasa el tiempo", "Tables open as time goes by"),
    "picture.depth": Bilingual("Promedio en ciegas grandes", "Average stack in big blinds"),
    "picture.depth_about": Bilingual(
        "Promedio de fichas en ciegas grandes según pasa el tiempo",
        "Average stack in big blinds as time goes by",
    ),
    "picture.ends": Bilingual("Cuándo termina", "When it ends"),
    "picture.ends_about": Bilingual(
        "Reparto de la hora de fin; la mitad, antes de {middle}",
        "Spread of the end; half of them by {middle}",
    ),
    "picture.until": Bilingual("hora pedida", "wanted end"),
    # ---- what cannot be done
    "error.out_of_range": Bilingual(
        "{name}: de {low} a {high}, y se dio {given}", "{name}: from {low} to {high}, is {given}"
    ),
    "error.no_levels": Bilingual("la hoja no tiene niveles", "the sheet has no levels"),
    "error.no_stack": Bilingual(
        "la hoja no dice con cuántas fichas se empieza", "the sheet has no starting stack"
    ),
    "error.no_minutes": Bilingual(
        "la hoja no dice cuánto dura cada nivel", "the sheet does not say how long levels last"
    ),
    "error.what_if_unknown": Bilingual(
        "no se entiende «{given}»; ejemplos: late+1, minutes+5, stack+50%, entries=600, pace+10%",
        "{given!r} is not understood; try late+1, minutes+5, stack+50%, entries=600, pace+10%",
    ),
    "error.what_if_nothing_left": Bilingual("«{given}» no deja nada", "{given!r} leaves nothing"),
    "error.what_if_no_close": Bilingual(
        "la hoja no dice cuándo se cierra la inscripción", "the sheet does not say when registration closes"
    ),
    "error.nobody_plays": Bilingual("no queda nadie jugando", "nobody is playing"),
    "name.entries": Bilingual("jugadores", "players"),
    "name.spread": Bilingual("incertidumbre", "spread"),
    "name.late": Bilingual("tardíos", "late"),
    "name.buys_again": Bilingual("recompras", "buying again"),
    "name.takes_addon": Bilingual("add-ons", "add-ons"),
    "name.deals": Bilingual("acuerdos", "deals"),
    "name.pace": Bilingual("ritmo", "pace"),
    "name.tables": Bilingual("mesas", "tables"),
    "name.relief": Bilingual("relevos", "relief"),
    "name.sure": Bilingual("seguridad", "certainty"),
}


def say(key: str, lang: Lang) -> str:
    return WORDS[key].say(lang)


def why(reason: str, facts: dict[str, object], lang: Lang) -> str:
    """What is wrong with a plan, for people."""
    told = dict(facts)
    if "name" in told and f"name.{told['name']}" in WORDS:
        told["name"] = say(f"name.{told['name']}", lang)
    for name in ("low", "high", "given"):
        if isinstance(told.get(name), float):
            told[name] = f"{told[name]:g}"
    return say(f"error.{reason}", lang).format_map(told)
