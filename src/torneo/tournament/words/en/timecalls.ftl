### Sentences of time called on a player.

no_time_cards = seat { $seat } of table { $table } has no time-bank cards left
no_time_called = nobody has called time at table { $table }
time_called_already = time has already been called on seat { $seat } of table { $table }
no_more_betting = table { $table } has no more betting in this hand
caller_not_at_seat = entry { $entry } is not at its seat: time is called from there
time_on_himself = entry { $entry } cannot call time on itself
may_not_call_time = in this book '{ $role }' may not call time; these may: { $allowed }
time_length = { $seconds ->
    [one] the book does not allow { $seconds } second; usual are { $usual }
   *[other] the book does not allow { $seconds } seconds; usual are { $usual }
}
time_running = the time of seat { $seat } of table { $table } is already running
time_not_started = the time of seat { $seat } of table { $table } has not started
time_not_over = { $seconds ->
    [one] table { $table } has { $seconds } second left
   *[other] table { $table } has { $seconds } seconds left
}
time_to_start = { $seconds ->
    [one] time is called on seat { $seat } of table { $table }: { $seconds } second if the direction grants it
   *[other] time is called on seat { $seat } of table { $table }: { $seconds } seconds if the direction grants it
}
time_up = { $seconds ->
    [one] the { $seconds } second of seat { $seat } of table { $table } are over
   *[other] the { $seconds } seconds of seat { $seat } of table { $table } are over
}
event-TimeCalled = time called on seat { $seat } at table { $table }
event-TimeStarted = { $seconds ->
    [one] time runs on seat { $seat } at table { $table }: { $seconds } second
   *[other] time runs on seat { $seat } at table { $table }: { $seconds } seconds
}
event-TimeRefused = the time called on seat { $seat } at table { $table } is not granted
event-TimeStopped = { $table ->
    [one] seat { $seat } at table { $table } act in time
   *[other] seat { $seat } at table { $table } acts in time
}
event-TimeExpired = time of seat { $seat } at table { $table } is over
