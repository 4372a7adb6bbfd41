### Words of the dealer's tablet.

title = Dealer · mesa { $table }
tables_title = Em que mesa você distribui?
tables_about = Abra sua mesa no tablet. Ali você conduz a mão, avisa dos lugares que ficam livres, chama o floor e pergunta o que diz o regulamento.
no_tables = Ainda não há mesas abertas. Aparecerão aqui assim que a direção sortear os lugares.
players_at = jogadores: { $n }
deals = distribui { $name }
you = sua mesa
other_table = Outra mesa
hand = Mão { $n }
between = Entre mãos · segue a { $n }
final = Mesa final
small_blind = SB
big_blind = BB
seat_free = livre
seat_locked = fechado
seat_reserved = reservado
time_cards = cartões de tempo: { $n }

## the three large buttons and the drawer

next = Próxima mão
next_first = Começar a mão { $n }
next_ends = termina a { $n }
out = Lugar livre
out_sub = alguém fica sem fichas
call = Chamar o floor
call_sub = alguém vem à mesa
called = Floor avisado
what = O que aconteceu?
what_sub = palavras, fichas, cartas: o que diz o regulamento
result = Resultado da mão
change = Troca de dealer
close = Fechar

## result of the hand

result_about = Escreva o que tem agora quem ganhou ou perdeu; quem não se anota fica igual. «Resto» dá a esse lugar o que falta para fechar a conta.
had = Tinha
has = Tem
rest = Resto
beaten_by = Eliminado por
adds_up = Fecha
missing_chips = Faltam
extra_chips = Sobram
carried = Ficam para o próximo pote
hand_order = Eliminados com a mesma pilha, a melhor mão primeiro
report_next = Anotar e começar a próxima
report_only = Só anotar

## seat open

out_title = Quem fica sem fichas?
out_beaten = Quem as ganha?
out_several = Se vários as ganham, ou há mais mudanças, use «Resultado da mão».
out_do = Ao tocar em quem ganha, o outro é eliminado.
out_rebuy = Recompra: { $chips } por { $price }
out_rebuy_note = Continua no seu lugar; o pagamento fica anotado.
out_unknown = Não se sabe
out_doubt = { $name } tinha { $stack } e { $winner }, só { $less }, conforme o anotado. Sobram fichas ou as pilhas não estavam certas?
out_rest = { $name } fica com { $left }: continua em jogo
out_sure = As pilhas não estavam certas: { $name } está fora
out_rest_why = o que lhe resta após um all-in
out_changed = As pilhas mudaram enquanto isso: diga outra vez.
out_rest_told = { $name } fica com { $left }.

## calls

call_title = Para que se chama o floor?
call_seat = Por um jogador
call_nobody = Ninguém em particular
call_note_label = Nota (se for preciso)
call_note = Decisão n.º { $n }: { $what }
call_waits = espera
call_comes = vem { $who }
call_nobody_yet = ninguém atendeu ainda
call_close = Resolvido
about-ruling = Uma decisão
about-chips = Fichas
about-time = Tempo
about-behaviour = Conduta
about-player_missing = Falta um jogador
about-dealer = O dealer
about-other = Outra coisa

## a seat

is_back = Voltou
arrives = Chegou
steps_away = Ausenta-se
no_show = Não se apresentou
time_here = Tempo para este jogador ({ $seconds } s)
time_card = Usa um cartão de tempo (restam { $n })

## time

time_title = Tempo para um jogador
time_rule = O regulamento dá { $seconds } s; os últimos { $countdown } são contados em voz alta.
time_rule_plain = O regulamento dá { $seconds } s.
time_on = Tempo para o lugar { $seat }
time_waits = O floor tem que concedê-lo.
time_over = Acabou o tempo
time_up-bet = Acabou, com aposta a responder
time_up-no_bet = Acabou, sem aposta
time_up-doubt = Agiu bem no final
the_dealer = o dealer
time_demanded = Pediu-se que aja
cancel_hand = Anular a mão (misdeal)
more = Mais

## notices

mark-penalty = penalidade · mãos: { $n }
mark-suspended = suspensão
mark-missing = sem cartas · mãos: { $n }
notice-closed = Esta mesa está fechada.
notice-halted = Mesa parada: { $why }
halted-short = tem muitos jogadores a menos que as outras
halted-stopped = a direção ou o floor a parou
notice-on_break = Intervalo: nenhuma mão começa.
notice-paused = O relógio está parado.
notice-day_over = O dia acabou: nenhuma mão começa.
notice-break_soon = O intervalo está perto.
notice-push_waits = Sem troca de dealer até depois da mudança.
notice-wash_deck = Vai-se jogar: lave e confira o baralho.
notice-wash_waits = Vai-se jogar: o baralho é lavado quando houver mais jogadores na mesa.
notice-last_hands = Mãos que restam hoje nesta mesa: { $n }.
notice-carried = { $chips } ficam para o próximo pote.
notice-hand_for_hand = Mão por mão, rodada { $n }: ao terminar, anote o resultado e espere.
notice-wait_others = Mão terminada. Espere: ainda em jogo, mesa { $playing }.
notice-wait_signal = Mão terminada. Espere o sinal.
notice-deal_now = Sinal dado: distribua a rodada { $n }.
notice-frozen = All-in em espera: cartas viradas para baixo até que as outras mesas terminem.
notice-open_now = As outras mesas terminaram: abra o all-in.
notice-running_out = All-in aberto: complete as cartas e anote o resultado.
notice-time_over = Acabou o tempo do lugar { $seat }: { $outcome }.

## change of dealer

change_title = Troca de dealer na mesa { $table }
change_know = O que quem chega precisa saber
change_from = Distribui agora { $name }
change_note = Nota de quem sai
change_name = Quem chega
change_do = Assumir a mesa
note_left = Nota:
hand_over-playing = Joga-se a mão { $n }.
hand_over-between = Entre mãos; a próxima é a { $n }.
hand_over-change_deck = Com a troca muda-se o baralho.
hand_over-button = Botão no lugar { $seat }, big blind no { $big }.
hand_over-serving = Lugar { $who }: mãos de penalidade a cumprir: { $n }.
hand_over-suspended = Lugar { $who }: suspensão.
hand_over-missing = Lugar { $who }: mãos sem cartas que restam: { $n }.
hand_over-absent = Ausentes: { $who }.
hand_over-coming = A caminho: { $who }.
hand_over-waiting = Esperam que o botão passe: { $who }.
hand_over-time_called = Pediu-se tempo para o lugar { $who }.
hand_over-time_cards = Cartões de tempo por lugar: { $cards }.
hand_over-frozen = All-in à espera das outras mesas.
hand_over-running_out = O all-in está aberto: faltam as cartas e o resultado.
hand_over-hand_for_hand = Joga-se mão por mão: espera-se o sinal.
hand_over-halted = A mesa está parada.
hand_over-carried = { $chips } ficam para o próximo pote.
hand_over-calls = Chamadas ao floor sem fechar: { $n }.
hand_over-rulings = Decisões que esperam o floor: { $n }.
hand_over-last_hands = Mãos que restam hoje: { $n }.
hand_over-clock-level_soon = O nível muda em { $left }.
hand_over-clock-break_soon = O intervalo está perto.
hand_over-clock-push_waits = Sem troca de dealer até depois da mudança.
hand_over-clock-wash_deck = É preciso lavar e conferir o baralho.
hand_over-clock-wash_waits = O baralho é lavado quando houver mais jogadores na mesa.
hand_over-clock-on_break = É o intervalo: restam { $left }.
hand_over-clock-paused = O relógio está parado.
hand_over-clock-day_over = O dia acabou.

## rulings

rulings = Decisões desta mesa
waits_floor = espera o floor
set_aside = anulada
taken_back = retirada
withdrawn = Decisão retirada: o fato não ocorreu.
floor_decided = Decidiu { $who }: { $option }
why = Motivo: { $why }
overruled = A direção deixou sem efeito esta decisão: { $why }
call_for_this = Chamar o floor por isto
time_end = Se não agir a tempo: { $what }.
time_ends = Se não agir a tempo: diante de uma aposta, { $bet }; sem aposta, { $free }.
wait_here = Deixe a mão como está. A resposta aparecerá aqui.
go_on = Seguir
offline = Sem conexão. Os atos da mão e «Próxima mão» esperam neste tablet e são enviados sozinhos; os outros botões voltam com a conexão.
next_waits = Joga-se a mão { $n }; a sala saberá quando a conexão voltar.
next_told = Botão, blinds e pilhas da tela são da última mão que a sala conhece; o que acontecer se conta quando voltar.
hand_ended = Mão { $n } terminada.
undo_next = Desfazer o começo da { $n }
next_undone = Desfeito: a mão não começou.
next_moved_on = A mesa já não está nessa mão, ou já se contou algo dela: nada se desfaz.
hand_started = Mão { $n } em jogo.
player_out = { $name } está fora.
player_rebuys = { $name } recompra e continua.
