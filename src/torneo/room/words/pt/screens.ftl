### Words of the screens on the wall: the clock and the seats.

clock_title = Relógio
seats_title = Lugares
blinds = Blinds
bets = Apostas
bring_in = Bring-in
ante-big_blind = Ante (big blind)
ante-each_player = Ante (cada jogador)
no_ante = sem ante
ante_short = ante { $ante }
level = Nível { $level }
day = Dia { $session }
time_left = Tempo restante
next_level = Próximo nível
then = Depois
last_of_day = Último nível do dia
next_break = Intervalo
break_after_this = ao terminar este nível
break_after = após o nível { $level }
break_at = { $players ->
    [one] com { $players } jogador
   *[other] com { $players } jogadores
}
break_in = em
minutes = { $minutes } min
mode-break = Intervalo
mode-paused = Relógio parado
mode-before = Começa em
mode-before_late = Antes de começar
mode-waiting = A mudança é anunciada
mode-over = Fim do jogo por hoje
soon = Começa em breve
over_more = Obrigado a todos. Os lugares do próximo dia serão publicados aqui.
starts_at = Começa em { $when }
back_at = Volta-se com o nível { $level }
draft = Este torneio está sendo preparado.
cancelled = Este torneio foi cancelado.
finished = Torneio encerrado
champion = Vence o torneio
players = Jogadores
entered = Inscritos
of_entries = { $entries ->
    [one] { $entries } inscrição no total
   *[other] { $entries } inscrições no total
}
tables = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}
table_one = 1 mesa
average = Média
big_blinds = { $blinds } BB
starting = Fichas iniciais
prizes = Prêmios
prizes_so_far = Prêmios (até agora)
places = { $places ->
    [one] { $places } colocação
   *[other] { $places } colocações
}
seats_won = { $places ->
    [one] { $places } vaga
   *[other] { $places } vagas
}
first_prize = 1.º { $amount }
guaranteed = garantidos { $amount }
registration_until = Inscrição até
reentries_until = Reentradas até
end_of_level = fim do nível { $level }
about_hour = por volta das { $hour }
minutes_in = { $minutes } min de jogo
open = aberta
to_money = Para os prêmios
to_money_more = eliminados faltam
to_money_one = eliminado falta
time_of_day = Hora
since_start = Desde o começo
next_out = Próximo eliminado
hand_for_hand = Mão por mão · rodada { $round }
last_hands = Últimas mãos: restam { $hands }
break_announced = Intervalo de { $minutes } min ao terminar o nível
in_the_money = Todos os que restam estão nos prêmios
halted = Mesa parada: { $tables }
table_breaks = A mesa { $tables } fecha: procure seu lugar na tela de lugares
tables_break = Fecham as mesas { $tables }: procurem seu lugar na tela de lugares
walks_more = e mais { $more } mudam de lugar
walks = { $name } → mesa { $table }, lugar { $seat }
announce-languages_announced = Idiomas nas mesas: { $languages }
announce-rules_displayed = O regulamento está à vista de todos
announce-items_policy = À vista está o que se pode trazer à área de jogo
announce-timely_play = Pede-se jogar sem demora
announce-prepare_decks = Dealers: preparem os baralhos
announce-chip_exchange = Troca de fichas: siga seu dealer
announce-colour_up = Retiram-se as fichas pequenas
announce-chip_race = Sorteio de fichas: permaneça no seu lugar
announce-level = Mudança de nível
announce-break = Um intervalo se aproxima
announce-registration_close = A inscrição fecha em breve
announce-last_hands = Últimas mãos
announce-redraw = Novo sorteio de lugares
announce-structure = A folha de estrutura mudou
announce-prizes = Prêmios publicados
announce-hand_for_hand = Mão por mão
announce-other = Aviso da direção
spoken-level = Nível { $level }.
spoken-blinds = Blinds, { $small } e { $big }.
spoken-ante = Ante, { $ante }.
spoken-break = { $minutes ->
    [one] Intervalo de { $minutes } minuto.
   *[other] Intervalo de { $minutes } minutos.
}
spoken-paused = O relógio está parado.
spoken-five = Faltam cinco minutos.
spoken-back_five = O jogo recomeça em cinco minutos.
spoken-minute = Falta um minuto.
spoken-back = O jogo recomeça em um minuto.
spoken-test = Som ativado.
sound_on = Ativar o som
sound_off = Desativar o som
sound_locked = Toque a tela ou aperte uma tecla para ouvir o som
set = Ajustes desta tela
set_why = Ficam neste navegador: cada tela tem os seus, também sem conexão.
set-sound = Som
set-tones = Tons
set-voice = Voz
set-voice_lang = A voz fala
set-lang-own = o idioma da tela
set-lang-es = espanhol
set-lang-en = inglês
set-lang-both = espanhol e inglês
set-no_voice = Este navegador não tem voz para: { $langs }. Soarão os tons.
set-when = Soa com
set-level = Nível novo
set-break = Intervalo, e relógio parado
set-five = Últimos cinco minutos
set-minute = Último minuto
set-news = Avisos da sala
set-every = Segundos por página de uma lista
set-try = Testar
set-layout = Esta tela mostra
layout-reloj = Relógio
layout-premios = Relógio e prêmios
layout-asientos = Lugares por nome
layout-mesas = Mesas
layout-imagenes = Imagens
layout_for-reloj = Contagem regressiva, blinds, o que vem e quantos restam. Para ver de longe.
layout_for-premios = O relógio e, ao lado, a lista de prêmios, por páginas, com quem já recebe.
layout_for-asientos = Todos por ordem de nome, por páginas, e acima quem muda de lugar. Para a entrada.
layout_for-mesas = Cada mesa com seus jogadores, lugar por lugar, por páginas.
layout_for-imagenes = As imagens dos patrocinadores, grandes, com o relógio acima.
screens_title = Telas
screens_lead = Abra em cada televisor a que quiser: digite o endereço, leia o código ou toque aqui. Cada tela fica como está mesmo que a conexão caia.
for_phones = Para telefones
open_it = Abrir
in_lang = em { $lang }
dress = Logotipo, texto e imagens
dress_why = Saem ao pé de todas as telas, em menos de meio minuto. PNG, JPEG ou WebP, até { $mb } MB cada uma.
everywhere = Em todos os torneios da sala
text_here = Texto deste torneio
text_room = Texto da sala, se o torneio não tem o seu
text_in = Em { $lang }
logo = Logotipo
add_logo = Pôr o logotipo
sponsor = Imagem
sponsors = Imagens
add_picture = Adicionar a imagem
remove_picture = Tirar
remove_ask = Tirar a imagem «{ $name }» das telas?
of_room = toda a sala
file = Arquivo
save_text = Salvar o texto
picture-missing = Escolha primeiro um arquivo.
picture-kind = Não é uma imagem PNG, JPEG ou WebP: salve-a em um desses formatos. SVG não é aceito.
picture-damaged = A imagem está incompleta ou danificada: salve-a e envie-a outra vez.
picture-too_big = O arquivo ocupa mais de { $most } MB: salve-o menor.
picture-too_wide = { $height ->
    [one] A imagem mede { $width } × { $height } ponto: no máximo { $most } de lado e 24 milhões no total.
   *[other] A imagem mede { $width } × { $height } pontos: no máximo { $most } de lado e 24 milhões no total.
}
picture-too_many = { $most ->
    [one] Já há { $most } imagem: tire uma antes de adicionar outra.
   *[other] Já há { $most } imagens: tire uma antes de adicionar outra.
}
no_pictures = Ainda não há imagens. A direção as põe em «Telas».
to_screens = Outras telas
prize_list = Prêmios
no_prizes_yet = Os prêmios são publicados quando a inscrição fecha.
no_prizes_here = Este torneio não dá prêmios em dinheiro.
pool_so_far = Até agora
pool = Total
next_place = próximo eliminado
still_to_win = A ganhar
won_already = Já ganhos
changing = Mudam de lugar
table_title = Mesa { $table }
table_final = mesa final
table_halted = parada
no_tables = Ainda não há mesas abertas. Aparecerão aqui assim que se abrirem.
page_mark = %from–%to de %all
full = Tela cheia
controls = Controles da tela
offline_plan = Sem conexão: conforme o plano
to_clock = Relógio
to_public = Página do torneio
latest = Últimas mudanças
no_moves = Ninguém mudou de lugar na última meia hora.
from = De
to = Para
broken = Mesa { $table } fechada
broken_players = { $players ->
    [one] { $players } jogador muda de mesa
   *[other] { $players } jogadores mudam de mesa
}
on_the_way = a caminho
arrived = no seu lugar
everybody = Todos os lugares
find = Buscar por nome ou mesa
found = { $n } de { $all }
no_seats = Os lugares ainda não foram sorteados. Aparecerão aqui assim que forem.
more_moves = e mais { $more } abaixo
