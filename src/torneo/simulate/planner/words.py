"""What the planner says, in Spanish and English: at the command line, in pictures and on its page."""

from torneo.rulebook import Bilingual as B
from torneo.rulebook import Lang

WORDS: dict[str, B] = {
    "title": B("Previsión", "Forecast"),
    "runs": B("{runs} torneos simulados · semilla {seed}", "{runs} simulated events · seed {seed}"),
    "entries": B("{entries} jugadores", "{entries} players"),
    "low": B("5 %", "5%"),
    "quarter": B("25 %", "25%"),
    "middle": B("mitad", "half"),
    "three_quarters": B("75 %", "75%"),
    "high": B("95 %", "95%"),
    "of_runs": B("De cada cien torneos, tantos están en esa cifra o por debajo.",
                 "Of a hundred events, so many are at that figure or below."),
    "end": B("Fin del torneo", "End of the event"),
    "end_session": B("Fin de «{name}»", "End of “{name}”"),
    "hours": B("Tiempo de juego", "Time of play"),
    "levels": B("Último nivel", "Last level"),
    "final_table": B("Mesa final", "Final table"),
    "bubble": B("En premios", "In the money"),
    "heads_up": B("Cara a cara", "Heads-up"),
    "left": B("Jugadores al cerrar «{name}»", "Players at the end of “{name}”"),
    "sold": B("Entradas vendidas", "Entries sold"),
    "rebuys": B("Recompras", "Rebuys"),
    "addons": B("Add-ons", "Add-ons"),
    "paid": B("Puestos pagados", "Places paid"),
    "hands": B("Manos", "Hands"),
    "peak_tables": B("Mesas a la vez", "Tables at once"),
    "peak_dealers": B("Crupieres a la vez", "Dealers at once"),
    "collected": B("Recaudado para premios", "Collected for prizes"),
    "overlay": B("Falta para el garantizado", "Short of the guarantee"),
    "overlay_risk": B("El garantizado de {guarantee} no se cubre en {risk} de los torneos; faltan {mean} de media.",
                      "The guarantee of {guarantee} is not met in {risk} of the events; {mean} short on average."),
    "no_overlay": B("El garantizado de {guarantee} se cubre en todos los torneos simulados.",
                    "The guarantee of {guarantee} is met in every simulated event."),
    "by_time": B("Por horas · {name}", "By time · {name}"),
    "time": B("hora", "time"),
    "level": B("nivel", "level"),
    "players": B("jugadores", "players"),
    "tables": B("mesas", "tables"),
    "dealers": B("crupieres", "dealers"),
    "depth": B("promedio en CG", "average in BB"),
    "playing": B("aún se juega", "still playing"),
    "chips": B("Fichas que hacen falta", "Chips needed"),
    "value": B("valor", "value"),
    "chips_start": B("se entregan", "handed out"),
    "chips_most": B("a la vez, tras los cambios", "at once, after colour-ups"),
    "chips_gone": B("sobra tras el nivel", "gone after level"),
    "chips_sure": B("Bastan en 95 de cada cien torneos.", "Enough in 95 of a hundred events."),
    "until": B("Termina antes de las {until} en {share} de los torneos.",
               "It ends by {until} in {share} of the events."),
    "until_lasting": B("Termina en {until} o menos en {share} de los torneos.",
                       "It ends within {until} in {share} of the events."),
    "unfinished": B("En {share} de los torneos nadie ha ganado al acabar la última sesión de la hoja.",
                    "In {share} of the events nobody has won when the sheet's last session ends."),
    "beyond": B("En {share} de los torneos la hoja se queda corta; se han supuesto {levels} niveles más.",
                "In {share} of the events the sheet is too short; {levels} more levels were assumed."),
    "compare": B("Comparación", "Comparison"),
    "as_it_is": B("como está", "as it is"),
    "changed": B("con el cambio", "changed"),
    "difference": B("diferencia", "difference"),
    "suggest": B("Para terminar a tiempo en {sure} de los torneos, un solo cambio de estos:",
                 "To end in time in {sure} of the events, any one of these:"),
    "suggest_none": B("Ningún cambio de minutos, fichas o niveles lo consigue sin avisos en la hoja.",
                      "No change of minutes, chips or levels gets there without warnings in the sheet."),
    "suggest.minutes": B("niveles de {after} minutos en vez de {before}", "levels of {after} minutes instead of {before}"),
    "suggest.stack": B("{after} fichas iniciales en vez de {before}", "a starting stack of {after} instead of {before}"),
    "suggest.levels": B("{after} niveles en vez de {before}", "{after} levels instead of {before}"),
    "suggest_result": B("{share} a tiempo, la mitad antes de {middle}", "{share} in time, half by {middle}"),
    "pictures": B("Gráficos en {folder}", "Pictures in {folder}"),
    "picture.players": B("Jugadores por hora", "Players by time"),
    "picture.players_about": B("Jugadores que quedan según pasa el tiempo", "Players left as time goes by"),
    "picture.tables": B("Mesas por hora", "Tables by time"),
    "picture.tables_about": B("Mesas abiertas según pasa el tiempo", "Tables open as time goes by"),
    "picture.depth": B("Promedio en ciegas grandes", "Average stack in big blinds"),
    "picture.depth_about": B("Promedio de fichas en ciegas grandes según pasa el tiempo",
                             "Average stack in big blinds as time goes by"),
    "picture.ends": B("Cuándo termina", "When it ends"),
    "picture.ends_about": B("Reparto de la hora de fin; la mitad, antes de {middle}",
                            "Spread of the end; half of them by {middle}"),
    "picture.until": B("hora pedida", "wanted end"),
    # ---- what cannot be done
    "error.out_of_range": B("{name}: de {low} a {high}, y se dio {given}", "{name}: from {low} to {high}, is {given}"),
    "error.no_levels": B("la hoja no tiene niveles", "the sheet has no levels"),
    "error.no_stack": B("la hoja no dice con cuántas fichas se empieza", "the sheet has no starting stack"),
    "error.no_minutes": B("la hoja no dice cuánto dura cada nivel", "the sheet does not say how long levels last"),
    "error.what_if_unknown": B("no se entiende «{given}»; ejemplos: late+1, minutes+5, stack+50%, entries=600, seats=8, pace+10%",
                               "{given!r} is not understood; for example late+1, minutes+5, stack+50%, entries=600, seats=8, pace+10%"),
    "error.what_if_nothing_left": B("«{given}» no deja nada", "{given!r} leaves nothing"),
    "error.what_if_no_close": B("la hoja no dice cuándo se cierra la inscripción", "the sheet does not say when registration closes"),
    "error.nobody_plays": B("no queda nadie jugando", "nobody is playing"),
    "name.entries": B("jugadores", "players"),
    "name.spread": B("incertidumbre", "spread"),
    "name.late": B("tardíos", "late"),
    "name.buys_again": B("recompras", "buying again"),
    "name.takes_addon": B("add-ons", "add-ons"),
    "name.deals": B("acuerdos", "deals"),
    "name.pace": B("ritmo", "pace"),
    "name.tables": B("mesas", "tables"),
    "name.relief": B("relevos", "relief"),
    "name.sure": B("seguridad", "certainty"),
}  # fmt: skip


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
