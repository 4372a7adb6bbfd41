### Sentences of acts of money that wait for a second person.

word-waiting = lo que espera a otra persona
money_waits = ya espera a otra persona: lo pidió { TYPED($by) } (n.º { $number })
nothing_waits = nada espera a otra persona con el número { $number }
money_settled = el n.º { $number } ya no espera: lo decidió { TYPED($by) }
same_person = lo pidió { TYPED($by) }: tiene que confirmarlo otra persona
money_to_confirm = lo pide { TYPED($by) }; la hoja quiere que otra persona lo confirme
