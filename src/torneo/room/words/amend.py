"""Words of corrections: what was wrong, said of each kind of act. ``Command.field`` where one says more than
the kind of its value, ``Command.never`` where "this never happened" has words of its own."""

from torneo.rulebook import Bilingual as B

_PERSON = B("La persona era", "The person was")
_OUT = B("Quien salió fue", "Who went out was")
_NOBODY = B("Nadie salió", "Nobody went out")

WORDS: dict[str, B] = {
    "title": B("¿Qué está mal?", "What is wrong?"),
    "result_title": B("Lo que cambia", "What changes"),
    "other": B("Otra cosa era distinta", "Something else was different"),
    "recorded": B(
        "Así se anotó. Cambie lo que esté mal.", "This is what was recorded. Change what is wrong."
    ),
    "show": B("Ver lo que cambia", "See what changes"),
    "person_at": B("{name} (asiento {seat})", "{name} (seat {seat})"),
    "stack_of": B("El stack de {name} era", "The stack of {name} was"),
    "all_of_them": B("Verlas todas ({count})", "See all of them ({count})"),
    "reason.form": B("Se corrige: {what}", "Corrected: {what}"),
    # ---- by the kind of value
    "kind.entry": _PERSON,
    "kind.player": _PERSON,
    "kind.table": B("La mesa era", "The table was"),
    "kind.seat": B("El asiento era", "The seat was"),
    "kind.session": B("La sesión era", "The session was"),
    "never": B("Esto nunca ocurrió", "This never happened"),
    # ---- acts that go wrong most
    "ReportElimination.seat": _OUT,
    "ReportElimination.beaten_by": B("Ganó sus fichas", "The chips were won by"),
    "ReportElimination.also_out": B("Quedaron fuera también", "Also out"),
    "ReportElimination.never": _NOBODY,
    "ReportHand.out": _OUT,
    "ReportHand.nobody": _NOBODY,
    "ReportHand.never": B("Esta mano no terminó así: queda en juego", "This hand did not end: still in play"),
    "StartHand.never": B("Esta mano nunca empezó", "This hand never began"),
    "EnterPlayer.player": B("La compra era de", "The entry was of"),
    "EnterPlayer.never": B("Esta venta nunca ocurrió", "This sale never happened"),
    "ReEnter.player": B("La reentrada era de", "The re-entry was of"),
    "ReEnter.never": B("Esta reentrada nunca ocurrió", "This re-entry never happened"),
    "Rebuy.entry": B("La recompra era de", "The rebuy was of"),
    "Rebuy.never": B("Esta recompra nunca ocurrió", "This rebuy never happened"),
    "TakeAddOn.entry": B("El add-on era de", "The add-on was of"),
    "TakeAddOn.never": B("Este add-on nunca ocurrió", "This add-on never happened"),
    "BreakTable.table": B("La mesa que se cerró fue la", "The table that broke was"),
    "BreakTable.never": B("La mesa nunca se cerró", "The table never broke"),
    "MovePlayer.entry": B("Quien cambió de sitio fue", "Who moved was"),
    "MovePlayer.table": B("Fue a la mesa", "The new table was"),
    "MovePlayer.never": B("Nadie cambió de sitio", "Nobody moved"),
    "ConfirmArrival.entry": B("Quien llegó fue", "Who arrived was"),
    "ConfirmArrival.never": B("Nadie llegó", "Nobody arrived"),
    "ConfirmArrivals.table": B("La mesa a la que llegaron era", "The table they came to was"),
    "ConfirmArrivals.never": B("Nadie llegó", "Nobody arrived"),
    "RecordInfraction.player": B("La falta fue de", "The infraction was by"),
    "RecordInfraction.never": B("No hubo falta", "There was no infraction"),
    "GivePenalty.never": B("La sanción nunca se dio", "The penalty was never given"),
    # ---- what later acts do
    "gone": B(
        "Estos actos posteriores ya no encajan y se retiran con la corrección:",
        "These later acts no longer fit and are taken back with the correction:",
    ),
    "accept_gone": B("Corregir y retirar estos actos ({count})", "Correct, and take back these acts ({count})"),
    "played": B(
        "Sus stacks se calcularon, no se contaron: recalcularlos",
        "Their stacks were worked out, not counted: work them out again",
    ),
    "counted": B("Los stacks posteriores se contaron: dejarlos", "The later stacks were counted: leave them"),
    # ---- consequences, by what they are about
    "about.places": B("Puestos", "Places"),
    "about.prizes": B("Premios", "Prizes"),
    "about.money": B("Dinero", "Money"),
    "about.chips": B("Fichas", "Chips"),
    "about.seats": B("Sitios y mesas", "Seats and tables"),
    "about.people": B("Inscripciones", "Entries"),
    "about.clock": B("Reloj", "Clock"),
    "about.conduct": B("Disciplina", "Conduct"),
    "about.rest": B("Además", "Also"),
}  # fmt: skip
