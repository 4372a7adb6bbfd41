### `torneo demo`: what it tells when it is ready.

title = { $entries ->
    [one] Torneo · demonstração ao vivo: { $entries } jogador, { $book }, a { $speed }× o relógio
   *[other] Torneo · demonstração ao vivo: { $entries } jogadores, { $book }, a { $speed }× o relógio
}
open = Abra:
accounts = Contas (senha { $password }):
stop = Ctrl+C a encerra. Dados: { $data } (descartáveis; --keep os conserva).
