### Words of counts.

title = Count sheet
sheet = Table { $table }
sum = Table total
expected = On record: { $points }
player_signs = Player's signature
supervisor_signs = Supervisor's signature
counted_by = Counted by
checked_by = Checked by
signed_rule = Player and supervisor sign for the points that go on to the next stage.
piles = Equal chips are counted in piles of { $chips }.
rule = All chips are counted when the stage ends and must agree with those issued.
