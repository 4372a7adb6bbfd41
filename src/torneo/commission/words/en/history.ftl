### A sentence for each event of a case.

event-CommissionAppointed = the commission is appointed: { $members } (resolution { $resolution })
event-CaseOpened = case { $id } is opened against { $name } ({ CODE($kind) }): { $facts }; decided by: { CODE($body) }
event-EvidenceAdded = evidence: { CODE($kind) } { $ref } { $note } { $given_by }
event-NoticeGiven = notice of { CODE($about) }: { CODE($channels) }
event-DefenceFiled = defence: '{ $text }'
event-SanctionProposed = proposed sanction: { CODE($sanction) } ({ $why })
event-VoteCast = { $member ->
    [one] { $member } vote: { CODE($option) } { MONEY($amount) } { CODE($scope) } { $why }
   *[other] { $member } votes: { CODE($option) } { MONEY($amount) } { CODE($scope) } { $why }
}
event-CaseDecided = decided: { CODE($outcome) } { MONEY($amount) } { CODE($scope) }; reasons: { $reasons }; hearing: { CODE($hearing) }; signed: { $signed }
event-ExecutionOrdered = to be carried out at once: { CODE($sanction) } { MONEY($amount) } { CODE($scope) }
event-ExecutionLifted = to be lifted: { CODE($sanction) } { MONEY($amount) } { CODE($scope) }
event-ExecutionDone = carried out { $note }
event-ReportSent = report sent to { $to } { $reference }
event-CaseClosed = the case is closed
event-ReviewAsked = review asked for, { CODE($ground) }: { $why }
event-ReviewAnswered = review { $review }: { CODE($option) } ({ $why })
event-RulingAnnulled = the decision is annulled and the case goes back to the notice of the facts: { $why }
event-DecisionCorrected = a material error is corrected: { $why }
event-EventEnded = the event is over; an appeal may be filed from { DATE($first) } to { DATE($last) }
event-AppealFiled = appeal to { CODE($body) }: { $why }
event-AppealTakenUp = second instance: { CODE($scope) } ({ $why })
event-FederationDecided = the federation decides (resolution { $resolution }): { CODE($outcome) } { CODE($sanction) } { MONEY($amount) } { CODE($scope) }; { $reasons }
event-BecameFinal = the decision is final; to be told: { CODE($recipients) }
event-FinalNoticeGiven = final decision notified to: { CODE($recipient) } { $not_applicable }
