### Letters: notice of the facts, notice of the decision, report, final notice.

title-charges = Notice of the facts
title-decision = Notice of the decision
title-report = Official report of the case
title-final = Notice of a final decision
row-case = Case
row-event = Event
row-book = Rulebook
row-person = Person
row-club = Club and league
row-occurred = Date of the facts
row-body = Body
row-commission = Commission
commission = { $members } (resolution { $resolution })
opened = You are informed that case { $case } has been opened about these facts: { $facts }.
facts = Facts: { $facts }.
charges = Clauses said to be broken: { $list }.
broken = Clauses broken: { $list }.
not_covered = The book does not cover this conduct; these apply: { $norms }.
evidence = Evidence on file: { $list }.
no_evidence = There is no evidence on file yet.
defence = { $hours ->
    [one] You may give your defence, by word of mouth or in writing, up to { $hours } hour after being notified by every channel ({ $channels }).
   *[other] You may give your defence, by word of mouth or in writing, up to { $hours } hours after being notified by every channel ({ $channels }).
}
defence_until = The time ends on { $until }.
defence_waits = Nothing will be decided before that time ends, unless you say that you have nothing to add.
sanctions = The commission may impose: { $list }.
fine_most = { $sanction }, at most { $ceiling }
no_review = There is no appeal against the decision inside the tournament, except for: { $grounds }.
appeal_days = Once the event is over you may appeal, within the next { $days } business days, to: { $body }.
appeal_window = You may appeal from { $first } to { $last }, both included, to: { $body }.
decided = On { $at } the commission decided: { $outcome }.
decided_late = The decision was taken after the book's time limit.
hearing = Hearing: { $hearing }.
defence_said = Defence ({ $at }): '{ $text }'.
reasons = Reasons: { $reasons }.
unanimous = Unanimously by { $members }.
voted = { $votes ->
    [one] { $votes } vote in favour out of { $members }.
   *[other] { $votes } votes in favour out of { $members }.
}
dissent = { $member } voted: { $outcome }. { $why }
principles = Principles confirmed: { $list }.
affects = Effects: { $list }.
execution = It is carried out at once.
executed = Carried out on { $at }: { $sanction }.
lifted = Lifted on { $at }: { $sanction }.
corrected = Material error corrected: { $why }.
nothing_appealable = No sanction is imposed; the case is filed away.
transferred = The file goes to: { $body }.
report_head = { $hours ->
    [one] Report that the commission sends to the federation within { $hours } hour of the decision.
   *[other] Report that the commission sends to the federation within { $hours } hours of the decision.
}
chronology = Chronology
notified = Notified ({ $about }, { $channel }): { $at }.
final = The decision in case { $case } about { $name } is final since { $at }.
final_stands = What stands: { $outcome }.
final_nothing = No sanction stands.
federation = Resolution { $resolution } ({ $body }): { $outcome }. Reasons: { $reasons }.
registry = Sent for the national register of sport.
to-federation = Federation
