### What a player did wrong.

skipped_in_silence = deixar-se pular sem dizer nada
premature_action = agir antes de se conhecer o valor
splashing = jogar fichas no pote
unclear_raise = apostar ou aumentar de forma pouco clara
overbetting_for_change = apostar a mais para pedir troco
no_disclosure = falar de cartas ou da jogada
collusion = conluio por palavras
unprotected_hand = cartas sem proteção
undeclared_fold = fold sem anunciar
silent_about_cards = não avisar que faltam cartas
deliberate_miscall = anunciar de propósito uma mão falsa
unread_hand_given_in = entregar uma mão sem ler
refusing_to_table = negar-se a mostrar a mão
slow_to_show = demorar a mostrar a mão
asking_to_see_needlessly = pedir para ver uma mão sem mais ninguém no pote
stalling = atrasar o jogo
soft_play = jogo mole
checking_nuts = dar check com a melhor mão possível
looking_at_dead_hand = olhar uma mão morta por ausência
hidden_time_bank = esconder os cartões de tempo
chip_dumping = ceder fichas a outro jogador
leaving_in_hand_for_hand = levantar-se da mesa no mão por mão
back_before_time = voltar à mesa sem cumprir a penalidade
