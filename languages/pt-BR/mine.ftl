title = Minhas partidas
none = Ainda não há nada aqui. Jogue uma partida e ela ficará guardada neste aparelho.
all = Todos os jogos
pick = Jogo
under = Na mesa
finished = Terminadas
opened = Assistidas
openedHelp = De links e arquivos de outras pessoas. Para saber como acabam, veja o replay.
won = vitória
place = { $place }º lugar
shared = vitória dividida
nobody = ninguém venceu
practice = treino
withHints = com dicas
hinted =
    { $count ->
        [1] 1 delas com dicas
       *[other] { $count } delas com dicas
    }
online = online
resume = Continuar
watch = Ver
analysis = Análise
more = Mostrar mais { $count }
statistics = Como você tem se saído
statisticsNone = Seus números aparecem aqui depois da primeira partida terminada. Treinos e partidas de outras pessoas não contam.
played =
    { $count ->
        [1] 1 partida
       *[other] { $count } partidas
    }
wonOf =
    { $won ->
        [1] 1 vitória em { $played }
       *[other] { $won } vitórias em { $played }
    }
share = vitórias
bySeats = Por lugares
seats =
    { $count ->
        [1] 1 lugar
       *[other] { $count } lugares
    }
byOpponents = Por adversários

opponents_mixed = Bots de vários níveis
opponents_people = Outras pessoas
opponents_alone = Solo

byRole = Por papel, em rodadas

roles_miner = Minerador
roles_saboteur = Sabotador

survived =
    Você saiu com vida em { $count } de { $played ->
        [1] 1 partida
       *[other] { $played } partidas
    }
mostGold = Seu maior saque: { $gold } de ouro
together =
    { $count ->
        [1] 1 partida com várias pessoas nesta tela
       *[other] { $count } partidas com várias pessoas nesta tela
    }
epitaphs = Aqui jazem
epitaphsHelp = Seus heróis que não saíram da masmorra, do último ao primeiro.
keep = Leve tudo com você
keepHelp = Um arquivo com todas as partidas deste aparelho, seus ajustes e seu caderno. Aberto em outro aparelho, ele acrescenta o que falta ali. Os lugares em mesas online ficam com este navegador.
export = Salvar tudo
import = Abrir um arquivo
imported =
    { $count ->
        [1] Pronto: 1 partida adicionada; ajustes e caderno recuperados.
       *[other] Pronto: { $count } partidas adicionadas; ajustes e caderno recuperados.
    }
importedRecord = Pronto: a partida do arquivo foi adicionada.
broken = Não dá para ler este arquivo: não é do Mazmorra ou falta uma parte. Nada mudou.
failed = Este navegador não conseguiu guardar as partidas. Nada mudou.

moments = Meus melhores momentos
momentOf = jogadas { $from } a { $to }
momentRemove = Remover
