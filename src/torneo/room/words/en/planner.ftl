### Words of the planner's page and of equity on demand; what a forecast says itself is in the planner.

nav = Forecast
title = Forecast
about = The event, played hundreds of times by its sheet and its book: when it ends and what it needs.
about_live = From how it stands now: players, stacks, clock and registration.
entries = Players expected
spread = Uncertainty, in %
again = Calculate again
stop = Stop
busy = Calculating: { $percent }%
stopped = Stopped. Calculate again whenever you like.
failed = The calculation failed; the event was not touched. Try again.
plain = Without the fast version: fewer simulated events, a wider margin.
over = This event is over: there is nothing to foresee.
nobody = Say how many players you expect and calculate.
ends = Expected end
ends_in = Expected length
between = half of the time between { $low } and { $high }
made = { $runs } simulated events
refreshed = It renews itself every level.
what_if = What if…?
no_change = no change
if-late-plus-1 = registration one level longer
if-minutes-plus-5 = levels 5 minutes longer
if-minutes-5 = levels 5 minutes shorter
if-stack-plus-50-percent = half as many chips again
if-entries-plus-20-percent = 20% more players
if-pace-plus-10-percent = hands 10% slower
closed = registration is closed
begun = the event has begun
compared = Compared: { $change }
as_it_is = As it is
changed = Changed
overlay = Risk of missing the guarantee
distributions = In figures
pictures = In pictures

## equity

equity-title = Equity
equity-about = What share of the pot each hand wins on average. Cards such as AhKh; in hold'em ranges too: AKs, 77+, random.
equity-game = Game
equity-hand = Hand { $n }
equity-board = Board
equity-dead = Dead cards
equity-go = Calculate
equity-share = Equity
equity-wins = Wins all
equity-parts = Wins part
equity-error = Error (19 in 20)
equity-all_deals = { $n ->
    [one] { $n } deal: all there are.
   *[other] { $n } deals: all there are.
}
equity-random_deals = { $n } random deals.
equity-plain = The fast version is not ready; this time with fewer deals.
equity-busy = Somebody else's question is being worked out: press again in a few seconds.
equity-empty = Give at least two hands.
equity-too_few = At least two hands are needed.
equity-unknown_game = There is no game “{ $game }”.
equity-unreadable = “{ $text }” is not understood: a card is rank and suit, such as Ah, Td or 7c.
equity-no_board = This game has no board.
equity-board_size = A board has three, four or five cards, and there are { $count }.
equity-hand_size = { $wanted ->
    [one] “{ $hand }”: a hand of this game has { $wanted } card, and there are { $count }.
   *[other] “{ $hand }”: a hand of this game has { $wanted } cards, and there are { $count }.
}
equity-no_ranges = “{ $hand }”: ranges are for hold'em.
equity-twice = More than once: { $cards }.
equity-cannot = Those hands cannot come together, or there are not enough cards for all.
