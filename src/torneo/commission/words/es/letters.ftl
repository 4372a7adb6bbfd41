### Letters: notice of the facts, notice of the decision, report, final notice.

title-charges = Notificación de los hechos
title-decision = Notificación de la decisión
title-report = Informe oficial del caso
title-final = Notificación de decisión firme
row-case = Caso
row-event = Evento
row-book = Reglamento
row-person = Persona
row-club = Club y liga
row-occurred = Fecha de los hechos
row-body = Órgano
row-commission = Comisión
commission = { $members } (resolución { $resolution })
opened = Se le comunica que se ha abierto el caso { $case } por estos hechos: { $facts }.
facts = Hechos: { $facts }.
charges = Cláusulas que se habrían infringido: { $list }.
broken = Cláusulas infringidas: { $list }.
not_covered = El reglamento no prevé esta conducta; se acude a: { $norms }.
evidence = Pruebas en el expediente: { $list }.
no_evidence = El expediente no tiene pruebas todavía.
defence = { $hours ->
    [one] Puede presentar descargos, de palabra o por escrito, hasta { $hours } hora después de ser notificado por todos los medios ({ $channels }).
   *[other] Puede presentar descargos, de palabra o por escrito, hasta { $hours } horas después de ser notificado por todos los medios ({ $channels }).
}
defence_until = El plazo termina el { $until }.
defence_waits = No se decidirá antes de que termine ese plazo, salvo que diga que no tiene nada que añadir.
sanctions = La comisión puede imponer: { $list }.
fine_most = { $sanction }, como máximo { $ceiling }
no_review = Dentro del torneo no cabe recurso contra la decisión, salvo por: { $grounds }.
appeal_days = { $days ->
    [one] Terminado el evento puede recurrir, en el { $days } día hábiles siguientes, ante: { $body }.
   *[other] Terminado el evento puede recurrir, en los { $days } días hábiles siguientes, ante: { $body }.
}
appeal_window = Puede recurrir del { $first } al { $last }, ambos inclusive, ante: { $body }.
decided = El { $at } la comisión decidió: { $outcome }.
decided_late = La decisión se tomó fuera del plazo del libro.
hearing = Audiencia: { $hearing }.
defence_said = Descargos ({ $at }): «{ $text }».
reasons = Motivos: { $reasons }.
unanimous = Por unanimidad de { $members }.
voted = { $votes ->
    [one] { $votes } voto a favor de { $members }.
   *[other] { $votes } votos a favor de { $members }.
}
dissent = { $member } votó: { $outcome }. { $why }
principles = Principios confirmados: { $list }.
affects = Efectos: { $list }.
execution = Se ejecuta de inmediato.
executed = Ejecutado el { $at }: { $sanction }.
lifted = Quedó sin efecto el { $at }: { $sanction }.
corrected = Error material corregido: { $why }.
nothing_appealable = No se impone sanción; el caso se archiva.
transferred = El expediente pasa a: { $body }.
report_head = { $hours ->
    [one] Informe que la comisión envía a la federación dentro de la { $hours } hora siguientes a la decisión.
   *[other] Informe que la comisión envía a la federación dentro de las { $hours } horas siguientes a la decisión.
}
chronology = Cronología
notified = Notificado ({ $about }, { $channel }): { $at }.
final = Se comunica que la decisión del caso { $case } sobre { $name } es firme desde el { $at }.
final_stands = Queda en firme: { $outcome }.
final_nothing = No queda en firme ninguna sanción.
federation = Resolución { $resolution } ({ $body }): { $outcome }. Motivos: { $reasons }.
registry = Se remite para el Registro Único Deportivo.
to-federation = Federación
