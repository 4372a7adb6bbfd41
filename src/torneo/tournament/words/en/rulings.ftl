### Sentences of calls to the floor, rulings and dealers.

floor_called-ruling = table { $table } asks for a ruling
floor_called-chips = table { $table } asks for the floor about chips
floor_called-time = table { $table } asks for the floor about time
floor_called-behaviour = table { $table } asks for the floor about conduct
floor_called-dealer = table { $table } asks for the floor about the dealer
floor_called-player_missing = table { $table } asks for the floor: a player is missing
floor_called-other = table { $table } calls the floor
floor_coming = { $who } is on the way to table { $table }
floor_called_already = table { $table } has already called about the same and is waiting (call { $call })
unknown_call = there is no call { $call }
call_closed = call { $call } of table { $table } is already closed
call_taken_already = { $who } has already taken call { $call } of table { $table }
other_table = call { $call } is of table { $table }, not of table { PLAYER($other) }
cannot_be_told = it cannot be like this: { $problem }
setup_policies = the rules are those of the event: a ruling cannot bring its own
nothing_told = nothing was told of what happened at table { $table }
too_many_steps = { $steps ->
    [one] { $steps } act is too many for one ruling; { $most } are possible
   *[other] { $steps } acts are too many for one ruling; { $most } are possible
}
unknown_ruling = there is no ruling { $ruling }
ruling_not_open = ruling { $ruling } is not waiting for an answer
decision_refused = the book does not admit that answer to ruling { $ruling }
ruling_overruled = ruling { $ruling } has already been overruled
ruling_to_decide = table { $table } waits for the floor's answer (ruling { $ruling })
hand_went_past = the hand has gone past that question (ruling { $ruling })
another_question_first = ruling { RULING($first) }, asked later, is answered before ruling { $ruling }
dealer_missing = the name of who deals at table { $table } is missing
dealer_there = { $dealer } is already dealing at table { $table }
push_waits = { $left } left: the push waits until after the change of level or the break, unless the floor says so
footing-call = call { $id } was of table { $was_table }; corrected, it is of table { $now_table }, or of another moment
footing-ruling = ruling { $id } was of table { $was_table }; corrected, it is of table { $now_table }, or of another moment
word-call = call
word-ruling = ruling
word-calls = the calls to the floor
word-rulings = the register of rulings
word-dealers = who deals where
event-FloorCalled = table { $table } calls the floor
event-CallTaken = call { $call } of table { $table } is taken
event-CallClosed = call { $call } of table { $table } is closed
event-RulingGiven = ruling { $ruling } at table { $table }
event-RulingDecided = the floor answers ruling { $ruling } of table { $table }
event-RulingOverruled = ruling { $ruling } of table { $table } is overruled
event-DealerRelieved = { $dealer ->
    [one] { $dealer } deal at table { $table }
   *[other] { $dealer } deals at table { $table }
}
