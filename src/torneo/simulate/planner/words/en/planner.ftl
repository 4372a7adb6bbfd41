### What the planner says: at the command line, in pictures and on its page.

title = Forecast
runs = { $runs } simulated events · seed { $seed }
entries = { $entries ->
    [one] { $entries } player
   *[other] { $entries } players
}
low = 5%
quarter = 25%
middle = half
three_quarters = 75%
high = 95%
of_runs = Of a hundred events, so many are at that figure or below.
end = End of the event
end_session = End of “{ $name }”
hours = Time of play
levels = Last level
final_table = Final table
bubble = In the money
heads_up = Heads-up
left = Players at the end of “{ $name }”
sold = Entries sold
rebuys = Rebuys
addons = Add-ons
paid = Places paid
hands = Hands
peak_tables = Tables at once
peak_dealers = Dealers at once
collected = Collected for prizes
overlay = Short of the guarantee
overlay_risk = The guarantee of { $guarantee } is not met in { $risk } of the events; { $mean } short on average.
no_overlay = The guarantee of { $guarantee } is met in every simulated event.
by_time = By time · { $name }
time = time
level = level
players = players
tables = tables
dealers = dealers
depth = average in BB
playing = still playing
chips = Chips needed
value = value
chips_start = handed out
chips_most = at once, after colour-ups
chips_gone = gone after level
chips_sure = Enough in 95 of a hundred events.
until = It ends by { $until } in { $share } of the events.
until_lasting = It ends within { $until } in { $share } of the events.
unfinished = In { $share } of the events nobody has won when the sheet's last session ends.
beyond = In { $share } of the events the sheet is too short; { $levels } more levels were assumed.
compare = Comparison
as_it_is = as it is
changed = changed
difference = difference
suggest = To end in time in { $sure } of the events, any one of these:
suggest_none = No change of minutes, chips or levels gets there without warnings in the sheet.
suggest-minutes = { $after ->
    [one] levels of { $after } minute instead of { $before }
   *[other] levels of { $after } minutes instead of { $before }
}
suggest-stack = a starting stack of { $after } instead of { $before }
suggest-levels = { $after ->
    [one] { $after } level instead of { $before }
   *[other] { $after } levels instead of { $before }
}
suggest_result = { $share } in time, half by { $middle }
pictures = Pictures in { $folder }
picture-players = Players by time
picture-players_about = Players left as time goes by
picture-tables = Tables by time
picture-tables_about = Tables open as time goes by
picture-depth = Average stack in big blinds
picture-depth_about = Average stack in big blinds as time goes by
picture-ends = When it ends
picture-ends_about = Spread of the end; half of them by { $middle }
picture-until = wanted end
error-out_of_range = { $name }: from { $low } to { $high }, is { $given }
error-no_levels = the sheet has no levels
error-no_stack = the sheet has no starting stack
error-no_minutes = the sheet does not say how long levels last
error-what_if_unknown = { $given } is not understood; try late+1, minutes+5, stack+50%, entries=600, pace+10%
error-what_if_nothing_left = { $given } leaves nothing
error-what_if_no_close = the sheet does not say when registration closes
error-nobody_plays = nobody is playing
name-entries = players
name-spread = spread
name-late = late
name-buys_again = buying again
name-takes_addon = add-ons
name-deals = deals
name-pace = pace
name-tables = tables
name-relief = relief
name-sure = certainty
