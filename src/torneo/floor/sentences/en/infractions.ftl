### What a player did wrong.

## Betting

skipped_in_silence = letting oneself be skipped in silence
premature_action = acting before the amount is known
splashing = splashing the pot
unclear_raise = an unclear bet or raise
overbetting_for_change = overbetting to get change

## Exposed and dead hands

no_disclosure = talking about cards or the play
collusion = collusion by talk
unprotected_hand = unprotected cards
undeclared_fold = a fold not announced

## The deck

silent_about_cards = not announcing missing cards

## Showdown

deliberate_miscall = announcing a false hand on purpose
unread_hand_given_in = giving in an unread hand
refusing_to_table = refusing to table the hand
slow_to_show = being slow to show
asking_to_see_needlessly = asking to see a hand with nobody left in the pot

## Procedure

stalling = stalling
soft_play = soft play
checking_nuts = checking the nuts
looking_at_dead_hand = looking at a hand dead for absence
hidden_time_bank = hiding time bank cards
chip_dumping = chip dumping

## Conduct

leaving_in_hand_for_hand = leaving the table during hand-for-hand
back_before_time = back at the table with a penalty still to serve
