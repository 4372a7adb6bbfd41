### What the floor may answer.

## Betting

override = set the rule aside for fairness
other_ruling = another fair ruling
start_clock = start the clock
full_call = a full call
forfeit_and_fold = forfeit the chips and fold
chips_returned_all_options = take the chips back and act again
minimum_raise = a minimum raise
part_of_bet = they are part of the bet
not_part_of_bet = they are not part of the bet
to_winner = they go to the winner
removed = they leave the game
binding = it is binding
not_binding = it is not binding
call_any_amount = calls whatever the amount
words = the words count
chips = the chips count
first_motion_only = the first motion only
all_motions = all the motions
no_effect = no effect
bet_those_chips = a bet of those chips
all_chips_bet = a bet of all the chips
read_by_the_cases = read by the usual cases
reasonable_time = there was reasonable time
no_reasonable_time = there was no reasonable time
check_stands = the check stands
action_back = the action goes back to the player
fold = fold
check = check
call = call
bet = bet
raise = raise
all_in = all-in

## Exposed and dead hands

penalty = give a penalty

## The deck

misdeal = declare a misdeal
hand_continues = the hand goes on
void_bets_returned = hand void, bets returned

## Showdown

enforce_order = enforce the order of showing
wait = wait for the players to show
must_show = the hand must be shown
retrieve_hand = retrieve the hand
grant = grant
refuse = refuse

## Procedure

within_reach = within reach of the chair
out_of_reach = out of reach of the chair
no_penalty = no penalty
not_intentional = not intentional: no penalty
no_violation = no violation
no_measure = no measure
adjust_button = adjust the button
normal_movement = normal movement
more_time = give more time
dead_hand = dead hand
