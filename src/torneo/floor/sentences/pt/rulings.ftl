### Rulings in words: kinds, actions, numbers, streets.

## Kinds

kind-binding = Vale
kind-held = Espera que chegue sua vez
kind-returned = As fichas são devolvidas e não conta
kind-void = Não vale; age de novo
kind-no_effect = Sem efeito
kind-dead_hand = Mão morta
kind-misdeal = Misdeal: anula-se a distribuição
kind-redeal = Distribui-se de novo
kind-procedure = Segue o procedimento
kind-question = Decide o floor
kind-granted = Concede-se
kind-refused = Não procede

## Actions

action-fold = fold
action-check = check
action-call = call
action-bet = aposta
action-raise = aumento
action-complete = completar a aposta
action-bring_in = bring-in
action-draw = descarte
action-stand_pat = mantém as cartas
action-all_in = all-in

## Actions with their amount

to-call = call, { $to } no total
to-bet = aposta de { $to }
to-raise = aumento para { $to }
to-complete = completar para { $to }

## Numbers that go with a reason

fact-call = para pagar: { $value }
fact-minimum = mínimo: { $value }
fact-about = diz-se a olho: uns { $value }
fact-maximum = máximo: { $value }
fact-most = tem { $value }
fact-put_in = pôs { $value }
fact-short = faltam { $value }
fact-wrong = pôs-se { $value }
fact-right = o certo era { $value }
fact-chips = fichas: { $value }
fact-lying = postas: { $value }
fact-prior = à frente: { $value }
fact-added = acrescentou { $value }
fact-said = disse { $value }
fact-penalised_before = penalidades pelo mesmo: { $value }
fact-times = vezes: { $value }
fact-least = pelo menos { $value }
fact-at_most = no máximo { $value }
fact-small = small blind: { $value }
fact-big = big blind: { $value }
fact-ante = ante: { $value }
fact-bring_in = bring-in: { $value }

## Streets

street-preflop = o pré-flop
street-flop = o flop
street-turn = o turn
street-river = o river
street-third = a terceira rua
street-fourth = a quarta rua
street-fifth = a quinta rua
street-sixth = a sexta rua
street-seventh = a sétima rua
street-predraw = a rodada antes do descarte
street-first_draw = o primeiro descarte
street-second_draw = o segundo descarte
street-third_draw = o terceiro descarte

## Until when something can be corrected

until-showdown = o showdown
until-substantial_action = a ação substancial
until-next_hand = a próxima mão
until-never = nunca
until-next_action = a próxima ação
until-end_of_street = o fim da rua

## Around them

is = É { $what }
held = Espera sua vez: { $what }
and_all_in = { $what }, all-in
amount_open = É { $what }; falta dizer o valor
count = Concede-se: são { $amount }
holds = { $what }: { $hand }
offence = Infração: { $what }
and_offence = { $what }; há infração
wins = { $what }; ganha { $who }
share = { $what }; recebem { $who }
seat = o lugar { $seat }
and = { " " }e{ " " }
serving = mãos de penalidade por lugar: { $value }
seat_has = lugar { $seat }: { $chips }
dead = morre a mão de { $seats }
clock = { $seconds ->
    [one] corre { $seconds } segundo
   *[other] correm { $seconds } segundos
}
no_change = nada muda
