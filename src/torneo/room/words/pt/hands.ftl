### Words of recorded hands: the doors to them.

door = Anotar a mão…
list = Mãos anotadas
