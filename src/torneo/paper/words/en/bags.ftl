### Words of bags.

title = Bag tags
card = Bagged chips
came_from = Table { $table } · Seat { $seat }
next = Back on { $when }
points = Points
player_signs = Player's signature
supervisor_signs = Supervisor's signature
