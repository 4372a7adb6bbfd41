### What is to be done, step by step.

## Betting

announce_string_bet = The dealer says aloud that the string bet is refused
dealer_or_floor_counts = The dealer or the floor counts

## Exposed and dead hands

show_to_the_table = show those cards to the whole table
penalty_after_this_hand = the hand is played out; the penalty starts with the next
turn_all_cards_down = turn all the cards face down
push_cards_forward = push them forward
give_cards_back = give the cards back to the player
chips_to_inventory = return the chips to the inventory
chips_to_owner = return the chips to their owner
disqualified = the player is disqualified

## The deck

gather_cards = gather all cards
return_chips = give the chips back to their owners
shuffle_and_cut = shuffle and cut
deal_again = deal the same hand again
stop_the_hand = stop the hand
change_the_deck = change the deck
finish_the_deal = finish the deal
replace_exposed_card = replace the exposed card
exposed_card_is_the_burn = use it as the burn
exposed_card_is_the_upcard = leave it as the upcard
next_card_face_down = deal the next card face down
card_is_scrap = discard the card as scrap
next_card_replaces_it = the next card replaces it
cards_back_to_deck = cards back to the deck
hand_goes_on = the hand goes on
extra_card_is_the_burn = the extra card is the burn
hand_is_dead = the hand is dead
cards_to_the_muck = all its cards to the muck
chips_stay = its chips stay in the pot
one_burn_per_street = burn one card a street
give_the_missing_card = give the missing card
call_the_floor = call the floor
mix_four_cards_face_down = mix the four face down
floor_draws_one = the floor draws one at random
drawn_card_is_next_burn = it is the next burn
other_three_are_the_flop = the other three are the flop
four_cards_stay = the four cards stay
no_turn_betting = no turn betting
burn_for_the_turn = burn one for the turn
go_on_to_the_river = go on to the river
burn_one_card = burn one card
burn_again_before_the_flop = burn again before the flop
cards_stand = the cards stand
one_burn_next_street = burn one on the next street
deal_the_street_again = deal the street again
first_card_is_the_burn = the first card is the burn
mix_cards_face_down = mix the cards face down
drawn_card_is_the_burn = the one drawn is the burn
next_card_completes_the_street = the next card completes it
set_card_aside = set the card aside
finish_betting_round = finish the betting round
next_card_is_the_turn = the next card is the turn
card_back_before_the_river = put it back before the river
deal_without_burn = deal without a burn
burns_into_the_stub = take the burns into the stub
burn_stays = the burn stays
card_stands = the card stands
complete_the_round_unseen = complete the round unseen
set_cards_aside = set the cards aside
deal_the_street = deal the street
cards_back_before_last_street = put them back before the last street
shuffle_face_down = shuffle face down
cut_the_deck = cut
restore_the_order = restore the original order
rebuild_the_stub = rebuild the stub
mix_everything = mix stub, discards and burns

## Showdown

dealer_announces_hand = The dealer announces the hand
dealer_asks_for_all_cards = The dealer asks for all the cards
call_director = Call the director
keep_cards_apart = Keep the cards apart
tabled_hand_stays_in_play = The tabled hand stays in play
turn_all_hands_up = All hands face up
wait_for_other_tables = Wait for the other tables
show_in_order = Show in order
award_side_pots = Award the side pots
award_main_pot = Award the main pot
read_hands_again = Read the hands again
count_pot_again = Count the pot again
award_put_right = Put the award right

## Procedure

bring_bets_in = Bring the bets in
leave_bets_out = Leave the bets in front until the round ends
count_down = Count down aloud
ask_for_action = Ask the player to act now
call_floor = Call the floor
report_to_floor = Report it to the floor with time, table and names
correct_blinds = Correct the blinds
shuffle = Shuffle
cut = Cut
draw_for_button = Draw for the button
button_between = Button to the seat between
button_to_its_seat = Button to the seat it belongs to
then_two_places = Two places on with the next hand
announce_hand_values = Read and announce each hand
losing_cards = Take in the losing cards
pot = Push the pot
winning_cards_and_board = Take in the winning cards and the board
blinds = Tell the blinds
penalties = Tell the penalties being served
deck_not_counted = Note that the deck was not counted
announce_amount = Announce the amount
all_in_button = Put the all-in button out
count_deck = Count the deck
stack_shares_in_sight = Stack the shares of the pot in sight

## Conduct

penalty_due = a penalty must be given
