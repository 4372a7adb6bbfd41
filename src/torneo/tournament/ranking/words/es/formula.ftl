### What is wrong with a formula. $at is the character it was found at, counted from 1.

formula-too_long = { $length ->
    [one] tiene { $length } carácter; caben { $limit }
   *[other] tiene { $length } caracteres; caben { $limit }
}
formula-too_deep = { $limit ->
    [one] carácter { $at }: más de { $limit } nivel de paréntesis o potencias
   *[other] carácter { $at }: más de { $limit } niveles de paréntesis o potencias
}
formula-too_many_parts = { $limit ->
    [one] carácter { $at }: la fórmula tiene más de { $limit } parte
   *[other] carácter { $at }: la fórmula tiene más de { $limit } partes
}
formula-character = carácter { $at }: «{ $found }» no se entiende
formula-long_number = carácter { $at }: el número es demasiado largo
formula-chained = carácter { $at }: dos comparaciones seguidas; se unen con «and»
formula-unknown_name = carácter { $at }: no existe la variable «{ $name }»; ¿quizá { $known }?
formula-unknown_function = carácter { $at }: no existe la función «{ $name }»; ¿quizá { $known }?
formula-how_many = { $wanted ->
    [one] carácter { $at }: «{ $name }» lleva { $wanted } valor y tiene { $found }
   *[other] carácter { $at }: «{ $name }» lleva { $wanted } valores y tiene { $found }
}
formula-not_closed = carácter { $at }: este paréntesis no se cierra
formula-ends_early = carácter { $at }: la fórmula acaba y falta algo
formula-comma = carácter { $at }: aquí no va una coma; los decimales se escriben con punto
formula-unexpected = carácter { $at }: «{ $found }» no va aquí
formula-decimals = carácter { $at }: se redondea a 0 a 10 decimales, no a { $found }
formula-too_large = carácter { $at }: el número es demasiado grande
formula-division_by_zero = carácter { $at }: división por cero
formula-root_of_negative = carácter { $at }: raíz de un número negativo
formula-log_of_nothing = carácter { $at }: el logaritmo solo existe para números mayores que cero
formula-power_of_negative = carácter { $at }: un número negativo no tiene potencias con decimales
