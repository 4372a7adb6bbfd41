### Words of recorded hands: recording one, the list and the replay, the overlay of a stream.

## recording

title = Record the hand · table { $table }
door = Record the hand…
hand = Hand { $n }
coming = Hand { $n } begins at the table with the first act told.
known = Cards that are known…
nobody = There is no hand to record at this table: two players are needed.
what = What happened?
close = Close
back = Take back the last act
so_far = On record
last = Last:
leave = Back to the table
waits = The hand waits for the floor.
asked = The floor has the question; meanwhile the hand goes on.
decide = Decide
why = Reason (goes on record)
result = Result of hand { $n }
result_ask = This will change in the event:
before = before
after = after
change = change
out = no chips left
carried = { $n } stay for the next pot.
end = Finish and give the result…
end_do = Yes, give the result
end_given = Result given: the table is ready for the next hand.
next = Record the next hand
export = Export PHH
see = See the replay
offline = No connection: go on recording. What you tap stays on this tablet and is sent by itself later.

## in the script

js-call = Call { $n }
js-bet = Bet…
js-raise = Raise to…
js-complete = Complete to { $n }
js-fixed_bet = Bet { $n }
js-fixed_raise = Raise to { $n }
js-all_in = All-in { $n }
js-min = Min { $n }
js-pot = Pot { $n }
js-half = ½ pot { $n }
js-between = From { $least } to { $most }
js-draw = Draws { $n }
js-street = { $street }: choose the cards
js-street_no_cards = Deal: { $street }
js-open_all_in = Open the all-in
js-untold = Tell the board cards left untold ({ $n })
js-choose_untold = Board cards left untold, from the left: { $n }
js-street_unknown = Deal, cards not seen
js-shows = Shows the hand…
js-shows_known = Shows the hand
js-mucks = Mucks
js-to_act = To act
js-hole_of = Cards of { $who }
js-cards_of = { $n ->
    [one] { $who }: choose { $n } card
   *[other] { $who }: choose { $n } cards
}
js-choose = { $n ->
    [one] { $street }: choose { $n } card
   *[other] { $street }: choose { $n } cards
}
js-choose_up = { $street }: one card per player, in this order: { $who }
js-open_card = Open card…
js-open_of = Seat { $who }: the open card
js-open_cards = Open cards
js-open_cards_about = The open card of every player is needed: it says who brings in.
js-known_cards = Hole cards that are known
js-known_about = Only if the table knows them (cameras, card readers). They appear on the stream, never on the public page unless somebody shows them.
js-known = Cards…
js-wins = Who wins the pot of { $n }?
js-wins_main = Who wins the main pot, { $n }?
js-wins_side = Who wins side pot { $pot }, { $n }?
js-pay = Award and end the hand
js-over = The hand is over.
js-offline = No connection to the room: this was not done. Try again when it is back.

## the list and the replay

list = Recorded hands
list_about = Hands recorded act by act at the tables. Each can be replayed step by step; hole cards are seen only if they were shown.
none = There are no hands to see yet. They are recorded on the dealer tablet with “Record the hand”.
shown-live = They can be seen while they are played.
shown-after = They can be seen when the hand is over.
shown-delayed = { $n ->
    [one] They can be seen { $n } minute later.
   *[other] They can be seen { $n } minutes later.
}
column-hand = Hand
column-board = Board
column-pot = Pot
column-winner = Winner
playing = being played
incomplete = incomplete record
replay_title = Table { $table } · hand { $n }
step = Step { $n } of { $last }
step_start = At the start
prev = Previous
forth = Next
play = Play
to_end = To the end
all_hands = All hands
with = { " " }with { $hand }
takes = { $who } wins { $n }
takes_main = { $who } wins { $n } of the main pot
takes_side = { $who } wins { $n } of side pot { $pot }
half-high = high
half-low = low
no_replay = This hand can no longer be replayed.
not_yet = This hand cannot be seen yet.
cards_hidden = In the public file, cards nobody showed are written as ??.

## settings and the overlay

settings = Who sees the hands, and when
settings_public = The public page
public-live = While it is played, act by act
public-after = When the hand is over
public-delayed = With a delay
minutes = minutes of delay
never_cards = Hole cards that nobody shows never appear on the public page.
settings_overlay = The stream (OBS)
overlay_about = A transparent 1920×1080 page with names, stacks, cards, pot and equity. It shows hole cards: the link is secret, and whoever streams live has to delay the picture too.
seconds = seconds of delay
save = Save
saved = Saved.
make_link = Make a link for table { $n }
revoke_link = Revoke the link of table { $n }
link_once = Copy it now: it is not shown again. Earlier links of the table no longer work.
link_active = link active
look_overlay = Look
overlay_title = Stream · table { $table }
pot = Pot
all_in = All-in
folded = Folded
drew = Draws { $n }
won = wins { $n }
