title = O que o mestre acha
intro = Em cada decisão, o mestre sabe o que este jogador sabia naquela hora, e nada mais. Pensa só um instante, e o acaso tem sua parte: tome como a opinião de um amigo que olha por cima do seu ombro.
seat = Decisões de quem
working = Pensando: { $done } de { $all } decisões
finished = O mestre reviu todas as decisões.
done =
    { $count ->
        [1] 1 decisão revista
       *[other] { $count } decisões revistas
    }
stopped = Parou depois de { $done } de { $all } decisões
failed = O mestre não conseguiu continuar pensando. Recarregue a página para tentar de novo.
stop = Parar
resume = Continuar pensando
progress = Até onde o mestre chegou
watch = Ver a partida
none = Este jogador nunca teve o que escolher.
only = Só as que o mestre teria mudado
noneLeft = Nenhuma: onde o mestre teria feito outra coisa, a diferença é pequena demais para julgar.
review = A partida como um todo
verdict_good = Bem jogado: estas escolhas não desperdiçaram quase nada.
verdict_unclear = Apertado demais para julgar: o que estas escolhas custaram não se distingue de nada.
verdict_costly = Estas escolhas desperdiçaram alguma coisa.
fromTo = A chance de vencer era de { $start } na primeira decisão e de { $end } no fim.
cost =
    { $count ->
        [1] Habilidade: comparada com a do mestre, a única escolha custou { $sum } da chance de vencer (entre { $low } e { $high }).
       *[other] Habilidade: comparadas com as do mestre, { $count } escolhas custaram ao todo { $sum } da chance de vencer (entre { $low } e { $high }).
    }
luck = Sorte: cartas, dados e as respostas dos outros a mudaram em { $change }.
swings = Onde a sorte virou
swing = Entre as jogadas { $move } e { $next }: { $before } antes, { $after } depois.
swingToEnd = Entre a jogada { $move } e o fim: { $before } antes, { $after } depois.
showSwing = Ver
costliest = Os três momentos mais caros
costliestSoon = O mestre ainda está revendo suas decisões.
costliestStopped = Você os verá quando todas as decisões tiverem sido revistas.
costliestNone = Nenhum que se possa apontar com certeza.
practice = Decidir de novo
chose = A escolha foi { QUOTE($option) }.
costOfOne = Custou cerca de { $mean } da chance de vencer (entre { $low } e { $high }).
still = A mesa antes da jogada { $move }
all =
    { $count ->
        [1] A única decisão
       *[other] Todas as { $count } decisões
    }
decisions = Decisão por decisão
move = Jogada { $number }
chosen = Escolhida
pending = Ainda não revista
judgement_same = O mestre concorda
judgement_close = Apertado demais para julgar
judgement_rather = A escolha do mestre era melhor
tally_same = em que o mestre concorda
tally_close = apertadas demais para julgar
tally_rather = em que a escolha do mestre era melhor
rather = O mestre teria escolhido { QUOTE($option) }.
closeTo = Apertado demais para julgar; o mestre teria escolhido { QUOTE($option) }.
details = O que ele achou de cada opção
option = Opção
worth = Chance em %
tried = Testes
ruledOut = descartada à primeira vista
best = a do mestre
own = escolhida
games =
    { $count ->
        [1] 1 partida imaginada
       *[other] { $count } partidas imaginadas
    }
others = Como ele acha que os outros jogam, pelo que tinham feito até ali:
show = Mostrar este momento
chances = Chance de vencer ao longo da partida
chancesHelp = Como cada jogador ia na opinião do mestre, visto do próprio lugar dele: as linhas não precisam somar 100.
chancesHelpQuest = Como cada herói ia na opinião do mestre. No jogo solo, só vence quem sai com uma carta de Tesouro; em grupo, quem sai com mais ouro.
table = Em tabela
atMove = Jogada
end = Fim
unknown = sem estimativa
curveOf = Curva: { $line }
line = { $name } de { $first } a { $last }
suspicion = De quem suspeitavam
suspicionHelp = A chance de cada um dos outros ser sabotador, pelo que { $name } tinha visto até ali. ✔ marca quem era mesmo.
round = Rodada { $number }
was = sabotador
empty = As primeiras estimativas estão a caminho.
