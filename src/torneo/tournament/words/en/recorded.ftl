### Sentences of hands recorded act by act.

hand_begun = hand { $hand } of table { $table } is already being recorded
hand_recorded = the record of hand { $hand } of table { $table } is complete
recorded_from_the_deal = a hand is recorded from the deal on, not from a later street
verify-act = the book does not rule on this act as recorded
verify-end_of_hand = the stacks at the end of the hand do not come out
verify-engine_failed = the program fails to rule on this act: { $error }
verify-impossible_act = it cannot be like this: { $problem }
