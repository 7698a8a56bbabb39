awayWaits = A partida está esperando { $name }, que saiu.
slowWaits = A partida está esperando { $name } há algum tempo.
handOver = Deixar um bot jogar por { $name }
keep = Continuar esperando
handVotes =
    { $count ->
        [1] { $names } deixaria um bot jogar.
       *[other] { $names } deixariam um bot jogar.
    }
handed = Você ficou um tempo sem responder, então um bot joga por você.
covered = Um bot joga por você.
returned = Enquanto você estava fora, um bot jogou por você. O lugar é seu de novo.
takeBack = Voltar a jogar
understood = Certo

again_ask = Mais uma com as mesmas pessoas
again_yes = Sim, mais uma
again_no = Não, valeu
again_begin = Começar com quem disse sim
again_go = Para a próxima partida
again_wants =
    { $count ->
        [1] { $names } quer jogar de novo. E você?
       *[other] { $names } querem jogar de novo. E você?
    }
again_waiting = Falta a resposta de { $names }.
again_said =
    { $count ->
        [1] { $names } joga de novo.
       *[other] { $names } jogam de novo.
    }
again_begun = Os outros já estão na próxima partida.
