### Words of a player's own page and of its link.

title = Meu torneio
my_seat = Meu lugar
table = Mesa
seat = Lugar
next_move = Seu próximo movimento
go = Vá à mesa { $table }, lugar { $seat }, com todas as suas fichas à vista.
go_from = Vem da mesa { $table }.
stay = Nenhum: fique no seu lugar. Se for movido, verá aqui.
wait_button = Recebe cartas quando o botão passar.
halted = Sua mesa está parada: aguarde a direção.
away = Consta como ausente da mesa.
final = Mesa final
status-registered = Inscrito
status-registered_more = Seu lugar aparecerá aqui assim que for sorteado.
status-alternate = Lista de espera
status-alternate_more = Sua vez: { $turn }. O lugar aparecerá aqui.
status-bagged = Fichas guardadas
status-bagged_more = Continua no torneio com { $stack }.
status-out = Eliminado
status-removed = Fora do torneio
status-surrendered = Entrada cedida
status-cancelled = Inscrição anulada
status-qualified = Classificado
status-qualified_more = Apresente-se na inscrição com seu documento.
status-forfeited = Vaga não reclamada
status-none = Ainda sem inscrição
status-none_more = Passe pela mesa de inscrição.
starts = Joga-se em { $when }
place = Colocação
tied = empatado com { $n }
won = Prêmio
winner = O torneio é seu!
paid = entregue
to_collect = Retire-o na direção com seu documento.
stack = Suas fichas
stack_note = conforme a última mão comunicada
rank = Está em
rank_value = { $rank }.º de { $of }
average = Média
prizes = Prêmios
pool = Fundo
paid_places = { $places ->
    [one] { $places } colocação paga
   *[other] { $places } colocações pagas
}
next_out = O próximo eliminado recebe { $amount }
prizes_between = os do meio, na página do torneio
no_prizes = Os prêmios são publicados quando a inscrição fecha.
penalties = Suas penalidades
hands_left = { $n ->
    [one] falta { $n } mão
   *[other] faltam { $n } mãos
}
hand_left = falta 1 mão
serving = em curso
pending = pendente
done = cumprida
lifted = retirada
event_page = Página do torneio
seats_page = Lugares
rules = Regulamento
gone_title = Este link não vale mais
gone = Pode ter sido substituído por outro. Peça um novo na mesa de inscrição: seu lugar e suas fichas não mudam.
link_title = Link privado de { $name }
link_why = Com este código o jogador vê no telefone seu lugar, suas mudanças de mesa e o relógio, sem conta.
link_once = Só é mostrado agora: imprima ou deixe que seja escaneado.
link_make = Criar link
link_again = Criar outro (o anterior deixa de valer)
link_active = Há um link em uso.
link_none = Não há nenhum link em uso.
link_revoke = Anular o link
link_revoke_ask = O jogador deixará de ver sua página com o link que tem. Anular?
link_missing = Não há nenhum jogador «{ $player }» neste torneio.
