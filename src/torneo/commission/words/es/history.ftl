### A sentence for each event of a case.

event-CommissionAppointed = se nombra a la comisión: { $members } (resolución { $resolution })
event-CaseOpened = se abre el caso { $id } a { $name } ({ CODE($kind) }): { $facts }; decide: { CODE($body) }
event-EvidenceAdded = prueba: { CODE($kind) } { $ref } { $note } { $given_by }
event-NoticeGiven = aviso de { CODE($about) }: { CODE($channels) }
event-DefenceFiled = descargos: «{ $text }»
event-SanctionProposed = se propone: { CODE($sanction) } ({ $why })
event-VoteCast = { $member } vota: { CODE($option) } { MONEY($amount) } { CODE($scope) } { $why }
event-CaseDecided = se decide: { CODE($outcome) } { MONEY($amount) } { CODE($scope) }; motivos: { $reasons }; audiencia: { CODE($hearing) }; firman: { $signed }
event-ExecutionOrdered = se ordena ejecutar: { CODE($sanction) } { MONEY($amount) } { CODE($scope) }
event-ExecutionLifted = queda sin efecto: { CODE($sanction) } { MONEY($amount) } { CODE($scope) }
event-ExecutionDone = ejecutado { $note }
event-ReportSent = informe enviado a { $to } { $reference }
event-CaseClosed = se cierra el caso
event-ReviewAsked = se pide revisión por { CODE($ground) }: { $why }
event-ReviewAnswered = revisión { $review }: { CODE($option) } ({ $why })
event-RulingAnnulled = se anula la decisión y el caso vuelve al aviso de los hechos: { $why }
event-DecisionCorrected = se corrige un error material: { $why }
event-EventEnded = termina el evento; se puede recurrir del { DATE($first) } al { DATE($last) }
event-AppealFiled = recurso ante { CODE($body) }: { $why }
event-AppealTakenUp = segunda instancia: { CODE($scope) } ({ $why })
event-FederationDecided = la federación decide (resolución { $resolution }): { CODE($outcome) } { CODE($sanction) } { MONEY($amount) } { CODE($scope) }; { $reasons }
event-BecameFinal = la decisión queda firme; se notifica a: { CODE($recipients) }
event-FinalNoticeGiven = decisión firme notificada a: { CODE($recipient) } { $not_applicable }
