### `torneo icm`: what stacks are worth in prizes

stack = Stack
value = Valor
share = En dinero
chances = Probabilidad de cada puesto, en %
bubble = Factor de burbuja de cada stack (fila) contra cada otro: lo que cuesta perder por lo que da ganar
total = Total
