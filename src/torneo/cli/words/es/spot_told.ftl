### A spot as lines of text: the book, the game, the level, who sits there with how much, whose turn

button = Botón: asiento { $button }.
from = Empieza en { $street }, con { $pot } en el bote
posted = { $who } puso su ciega con { $chips }.
