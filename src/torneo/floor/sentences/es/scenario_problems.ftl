### What can be wrong in a scenario file

messages-no-document = el archivo no contiene ningún escenario
messages-wrong-type = debe ser { $expected }, no { $found }
messages-unknown-key = clave desconocida{ $hint }
messages-misplaced-key = esta clave no va con «{ $verb }», que admite: { $known }
messages-unknown-value = «{ $found }» no existe{ $hint }
messages-unknown-code = el código «{ $found }» no existe{ $hint }
messages-unknown-policy = la política «{ $found }» no existe{ $hint }
messages-unknown-clause = no hay cláusula «{ $found }»{ $hint }
messages-unreadable = no se puede leer «{ $found }»: { $detail }
messages-two-books = se da «book» o «house», no los dos
messages-no-act = el paso no dice qué ocurrió; se admite: { $known }
messages-two-acts = un paso es un solo hecho, y aquí hay varios: { $found }
messages-too-few-seats = hacen falta al menos dos jugadores
messages-empty-seat = en el asiento { $found } no hay nadie; están: { $known }
messages-impossible-amount = { $found } no puede ser: { $why }
messages-nothing-missing = no pueden faltar { $found }: marque con «unposted: true» el asiento que no las puso
messages-no-chips = no se dice ninguna ficha; ponga cuáles, como { "{" }1000: 2{ "}" }, o quite la clave
messages-bad-card = «{ $found }» no es una carta; se escribe As, Td, 9h, 2c
messages-duplicate-card = la carta { $found } ya está en { $where }
messages-wrong-count = { $expected ->
    [one] aquí van { $expected } carta, no { $found }
   *[other] aquí van { $expected } cartas, no { $found }
}
told_messages-no-expectations = aquí se cuenta lo que ocurrió, no lo que debe seguir
told_messages-text-too-long = { $found ->
    [one] el texto tiene { $found } letra; como mucho { $most }
   *[other] el texto tiene { $found } letras; como mucho { $most }
}
told_messages-too-much = { $most ->
    [one] hay más de { $most } dato
   *[other] hay más de { $most } datos
}
told_messages-too-deep = los datos están demasiado anidados
told_messages-impossible-setup = con esto no se puede montar la mesa
told_messages-impossible-step = esto no puede ocurrir en este momento de la mano
told_messages-not-ruled = el libro no dice nada de un hecho así en este momento
told_messages-card-already-out = la carta { $found } ya está en juego
told_messages-other-card = no puede ser { $found }: ya se sabe qué carta viene
why-below = debe ser al menos { $least }
why-small_above_big = supera la ciega grande
why-all_zero = el nivel no tiene ciega ni apuesta
why-repeated = está repetida
why-too_large = es demasiado grande
why-not_above_zero = debe ser mayor que cero
kinds-mapping = una lista de «clave: valor»
kinds-list = una lista
kinds-text = un texto
kinds-nothing = nada
kinds-whole = un número entero sin puntos ni comas
kinds-float = un número con decimales
kinds-int = un número
kinds-bool = true o false
kinds-true = true
kinds-chips = fichas como { "{" }1000: 2, 500: 1{ "}" }
kinds-stack = fichas en total, o { "{" }chips: ...{ "}" }
kinds-seat = un número de asiento
kinds-seats = una lista de asientos
kinds-cards = cartas como [As, Td]
kinds-codes = una lista de códigos
kinds-word = una palabra
meant = ; ¿quería decir «{ $value }»?
known = ; hay: { $value }
