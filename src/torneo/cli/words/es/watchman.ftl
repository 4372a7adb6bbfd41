### `torneo serve` watches over the process that serves: one that ends or hangs is replaced. The listening

killed = la ha terminado la señal { $n }
ended = ha terminado con el código { $n }
hung = no daba señales de vida desde hacía { $n } s
again = el proceso de la sala se ha parado ({ $why }); otro toma su lugar. Lo confirmado está guardado.
given_up = el proceso de la sala se para una y otra vez ({ $why }): no se intenta más. Mire lo que dice arriba y «torneo serve --check»; lo confirmado está guardado.
