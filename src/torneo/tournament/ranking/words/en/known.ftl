### The formulas known by name.

known-pokerstars-tlb = PokerStars tournament leader board (TLB): the top 15% score
known-dr-neau = Dr. Neau, home leagues: what was spent on rebuys and add-ons counts against
known-partypoker = PartyPoker tournament leader board: the top 20% score
known-winamax = Winamax: paid places score (all, if none are announced)
known-full-tilt = Full Tilt Poker: the first half scores
known-everest = Everest Poker: the top 30% score
known-wsop-online = WSOP online: by prize pool and relative place
known-linear = Linear: one point per player beaten and one for playing
