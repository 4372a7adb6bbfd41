### Rulings in words: kinds, actions, numbers, streets.

## Kinds

kind-binding = It stands
kind-held = Held until the turn comes
kind-returned = The chips go back and it does not count
kind-void = Void; the player acts again
kind-no_effect = No effect
kind-dead_hand = Dead hand
kind-misdeal = Misdeal
kind-redeal = Redeal
kind-procedure = The procedure goes on
kind-question = The floor decides
kind-granted = Granted
kind-refused = Refused

## Actions

action-fold = a fold
action-check = a check
action-call = a call
action-bet = a bet
action-raise = a raise
action-complete = a completion
action-bring_in = the bring-in
action-draw = a draw
action-stand_pat = standing pat
action-all_in = all-in

## Actions with their amount

to-call = a call, { $to } in all
to-bet = a bet of { $to }
to-raise = a raise to { $to }
to-complete = a completion to { $to }

## Numbers that go with a reason

fact-call = to call: { $value }
fact-minimum = minimum: { $value }
fact-about = told by eye: about { $value }
fact-maximum = maximum: { $value }
fact-most = has { $value }
fact-put_in = put in { $value }
fact-short = { $value } short
fact-wrong = { $value } was put in
fact-right = { $value } was right
fact-chips = chips: { $value }
fact-lying = put in: { $value }
fact-prior = in front: { $value }
fact-added = added { $value }
fact-said = said { $value }
fact-penalised_before = penalties for the same: { $value }
fact-times = times: { $value }
fact-least = at least { $value }
fact-at_most = at most { $value }
fact-small = small blind: { $value }
fact-big = big blind: { $value }
fact-ante = ante: { $value }
fact-bring_in = bring-in: { $value }

## Streets

street-preflop = the preflop
street-flop = the flop
street-turn = the turn
street-river = the river
street-third = third street
street-fourth = fourth street
street-fifth = fifth street
street-sixth = sixth street
street-seventh = seventh street
street-predraw = the round before the draw
street-first_draw = the first draw
street-second_draw = the second draw
street-third_draw = the third draw

## Until when something can be corrected

until-showdown = the showdown
until-substantial_action = substantial action
until-next_hand = the next hand
until-never = never
until-next_action = the next action
until-end_of_street = the end of the street

## Around them

is = It is { $what }
held = Held until the turn comes: { $what }
and_all_in = { $what }, all-in
amount_open = It is { $what }; the amount is still to come
count = Granted: it is { $amount }
holds = { $what }: { $hand }
offence = Infraction: { $what }
and_offence = { $what }; there is an infraction
wins = { $what }; { $who } wins
share = { $what }; { $who } are paid
seat = seat { $seat }
and = { " " }and{ " " }
serving = penalty hands by seat: { $value }
seat_has = seat { $seat }: { $chips }
dead = dead hand: seat { $seats }
clock = { $seconds ->
    [one] { $seconds } second runs
   *[other] { $seconds } seconds run
}
no_change = nothing changes
