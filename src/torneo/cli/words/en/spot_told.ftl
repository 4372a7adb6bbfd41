### A spot as lines of text: the book, the game, the level, who sits there with how much, whose turn

button = Button: seat { $button }.
from = It begins on { $street }, with { $pot } in the pot
posted = { $who } posted with { $chips }.
