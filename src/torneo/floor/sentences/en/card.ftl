### A ruling as a card.

seat = seat { $seat }
returned = Goes back: { $what }
options = The floor chooses between:
infraction = Infraction: { $what }
penalties = Possible penalties: { $what }
seconds = { $what ->
    [one] Time: { $what } second
   *[other] Time: { $what } seconds
}
must_show = Has to show the hand: { $what }
until = Can be corrected until: { $what }
without = without '{ $what }'
