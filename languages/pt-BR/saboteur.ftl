name = Saboteur
tagline = Cave em busca de ouro com anões em quem não dá para confiar.

scores_nuggets = Pepitas
scores_goldCards = Cartas de ouro

variants_goldDraft_name = Ouro para os mineradores
variants_goldDraft_sentence = Quantas cartas de ouro os mineradores dividem quando vencem.
variants_goldDraft_values_per-miner = Uma por minerador
variants_goldDraft_values_per-player = Uma por jogador, em volta dos mineradores
variants_roundEnd_name = Fim da rodada
variants_roundEnd_sentence = Quando acaba uma rodada em que ninguém chega ao tesouro.
variants_roundEnd_values_no-playable = Quando ninguém tem carta que possa jogar
variants_roundEnd_values_hands-empty = Quando ninguém tem mais cartas
variants_nextStarter_name = Quem começa a próxima rodada
variants_nextStarter_sentence = O jogador à esquerda de quem jogou a última carta de caminho, ou a última carta de qualquer tipo.
variants_nextStarter_values_last-path = Depois da última carta de caminho
variants_nextStarter_values_last-card = Depois da última carta de qualquer tipo
variants_allSaboteurs_name = Todos os sabotadores em jogo
variants_allSaboteurs_sentence = Não sobra nenhuma carta de anão: todos sabem quantos sabotadores há.
variants_rounds_name = Rodadas
variants_rounds_sentence = Quantas rodadas são jogadas.
variants_rounds_values_1 = Uma
variants_rounds_values_2 = Duas
variants_rounds_values_3 = Três
variants_firstPlayer_name = Primeiro jogador
variants_firstPlayer_sentence = Quem começa a primeira rodada.
variants_firstPlayer_values_random = Por sorteio
variants_firstPlayer_values_host-picks = Escolha do anfitrião
variants_firstSeat_name = Lugar que começa
variants_firstSeat_sentence = O lugar que começa se o anfitrião escolher, contando em volta da mesa.
variants_firstSeat_values_0 = Lugar 1
variants_firstSeat_values_1 = Lugar 2
variants_firstSeat_values_2 = Lugar 3
variants_firstSeat_values_3 = Lugar 4
variants_firstSeat_values_4 = Lugar 5
variants_firstSeat_values_5 = Lugar 6
variants_firstSeat_values_6 = Lugar 7
variants_firstSeat_values_7 = Lugar 8
variants_firstSeat_values_8 = Lugar 9
variants_firstSeat_values_9 = Lugar 10

cards_start = Carta inicial (escada)
    .text = Todo túnel precisa estar ligado a ela.
    .gender = f
cards_goal-treasure = Objetivo: tesouro
    .text = Se um túnel chegar a ele, os mineradores vencem a rodada.
cards_goal-stone-ne = Objetivo: pedra, curva de cima à direita / de baixo à esquerda
    .text = Aqui não há tesouro. Depois de revelada, é só mais uma curva da mina.
cards_goal-stone-nw = Objetivo: pedra, curva de cima à esquerda / de baixo à direita
    .text = Aqui não há tesouro. Depois de revelada, é só mais uma curva da mina.
cards_path-straight-ns = Reta vertical
    .text = Um túnel aberto em cima e embaixo; todas as saídas se encontram.
    .gender = f
cards_path-straight-ew = Reta horizontal
    .text = Um túnel aberto à direita e à esquerda; todas as saídas se encontram.
    .gender = f
cards_path-cross = Cruzamento
    .text = Um túnel aberto em cima, à direita, embaixo e à esquerda; todas as saídas se encontram.
cards_path-tee-nes = T vertical
    .text = Um túnel aberto em cima, à direita e embaixo; todas as saídas se encontram.
cards_path-tee-new = T horizontal
    .text = Um túnel aberto em cima, à direita e à esquerda; todas as saídas se encontram.
cards_path-curve-ne = Curva de cima à direita / de baixo à esquerda
    .text = Um túnel aberto em cima e à direita; todas as saídas se encontram.
    .gender = f
cards_path-curve-nw = Curva de cima à esquerda / de baixo à direita
    .text = Um túnel aberto em cima e à esquerda; todas as saídas se encontram.
    .gender = f
cards_dead-n = Beco vertical de um lado
    .text = Aberto em cima, mas fechado no meio: daqui nada segue.
cards_dead-e = Beco horizontal de um lado
    .text = Aberto à direita, mas fechado no meio: daqui nada segue.
cards_dead-ns = Beco em reta vertical
    .text = Aberto em cima e embaixo, mas fechado no meio: daqui nada segue.
cards_dead-ew = Beco em reta horizontal
    .text = Aberto à direita e à esquerda, mas fechado no meio: daqui nada segue.
cards_dead-ne = Beco em curva de cima à direita
    .text = Aberto em cima e à direita, mas fechado no meio: daqui nada segue.
cards_dead-nw = Beco em curva de cima à esquerda
    .text = Aberto em cima e à esquerda, mas fechado no meio: daqui nada segue.
cards_dead-nes = Beco em T vertical
    .text = Aberto em cima, à direita e embaixo, mas fechado no meio: daqui nada segue.
cards_dead-new = Beco em T horizontal
    .text = Aberto em cima, à direita e à esquerda, mas fechado no meio: daqui nada segue.
cards_dead-nesw = Beco em cruzamento
    .text = Aberto em cima, à direita, embaixo e à esquerda, mas fechado no meio: daqui nada segue.
cards_break-pickaxe = Picareta quebrada
    .text = Vai para a frente de qualquer jogador. Enquanto a picareta estiver quebrada, ele não pode colocar cartas de caminho.
    .gender = f
cards_break-lantern = Lanterna quebrada
    .text = Vai para a frente de qualquer jogador. Enquanto a lanterna estiver quebrada, ele não pode colocar cartas de caminho.
    .gender = f
cards_break-cart = Carrinho quebrado
    .text = Vai para a frente de qualquer jogador. Enquanto o carrinho estiver quebrado, ele não pode colocar cartas de caminho.
cards_repair-pickaxe = Consertar picareta
    .text = Conserta a picareta quebrada de qualquer jogador.
cards_repair-lantern = Consertar lanterna
    .text = Conserta a lanterna quebrada de qualquer jogador.
cards_repair-cart = Consertar carrinho
    .text = Conserta o carrinho quebrado de qualquer jogador.
cards_repair-pickaxe-lantern = Consertar picareta ou lanterna
    .text = Conserta a picareta ou a lanterna quebrada de qualquer jogador, mas nunca as duas.
cards_repair-pickaxe-cart = Consertar picareta ou carrinho
    .text = Conserta a picareta ou o carrinho quebrado de qualquer jogador, mas nunca os dois.
cards_repair-lantern-cart = Consertar lanterna ou carrinho
    .text = Conserta a lanterna ou o carrinho quebrado de qualquer jogador, mas nunca os dois.
cards_rockfall = Desmoronamento
    .text = Tira uma carta de caminho da mina, mas nunca o início nem um objetivo.
cards_map = Mapa
    .text = Você olha em segredo um objetivo virado para baixo.

cards_gold-1 = Carta de ouro, 1 pepita
    .gender = f
cards_gold-2 = Carta de ouro, 2 pepitas
    .gender = f
cards_gold-3 = Carta de ouro, 3 pepitas
    .gender = f

roles_miner = Minerador
    .text = Quer um túnel do início até o tesouro.
roles_saboteur = Sabotador
    .text = Quer que as cartas acabem antes que alguém chegue ao tesouro.

tools_pickaxe = picareta
    .gender = f
tools_lantern = lanterna
    .gender = f
tools_cart = carrinho

goals_top = Objetivo de cima
    .one = objetivo de cima
goals_middle = Objetivo do meio
    .one = objetivo do meio
goals_bottom = Objetivo de baixo
    .one = objetivo de baixo

decisions_SB-DEC-01 = Jogue uma carta ou descarte uma
decisions_SB-DEC-02 = Suas cartas acabaram: passe
decisions_SB-DEC-03 = Fique com uma carta de ouro e passe o resto

options_path = { $card }: { $where }
options_path-turned =
    { GENDER($card) ->
        [f] { $card }, girada: { $where }
       *[m] { $card }, girado: { $where }
    }
where_beside =
    { $columns ->
        [1] 1 coluna
       *[other] { $columns } colunas
    } { $side ->
        [right] à direita
       *[left] à esquerda
    } da escada
where_above =
    { $rows ->
        [1] 1 linha
       *[other] { $rows } linhas
    } { $way ->
        [down] abaixo
       *[up] acima
    } da escada
where_both =
    { $columns ->
        [1] 1 coluna
       *[other] { $columns } colunas
    } { $side ->
        [right] à direita
       *[left] à esquerda
    } da escada, { $rows ->
        [1] 1 linha
       *[other] { $rows } linhas
    } { $way ->
        [down] abaixo
       *[up] acima
    }
options_break =
    { $who ->
        [you] { GENDER($tool) ->
            [f] Quebrar minha própria { $tool }
           *[m] Quebrar meu próprio { $tool }
        }
       *[other] Quebrar { O($tool) } de { $name }
    }
options_repair =
    { $who ->
        [you] { GENDER($tool) ->
            [f] Consertar minha própria { $tool }
           *[m] Consertar meu próprio { $tool }
        }
       *[other] Consertar { O($tool) } de { $name }
    }
options_repair-with =
    { $who ->
        [you] { GENDER($tool) ->
            [f] Consertar minha própria { $tool } (com { QUOTE($card) })
           *[m] Consertar meu próprio { $tool } (com { QUOTE($card) })
        }
       *[other] Consertar { O($tool) } de { $name } (com { QUOTE($card) })
    }
options_rockfall = Tirar a carta que está { $where }
options_map = Olhar { O($goal) }
options_discard-any = Descartar uma carta
options_discard = Descartar { QUOTE($card) }
options_take =
    { $nuggets ->
        [1] Ficar com a carta de 1 pepita
       *[other] Ficar com a carta de { $nuggets } pepitas
    }
options_pass = Passar

events_round-started =
    { $rounds ->
        [1] Rodada única
       *[other] Rodada { $round } de { $rounds }
    }: { $who ->
        [you] você começa
       *[other] { $name } começa
    }. { $saboteurs }
events_round-after-path =
    Rodada { $round } de { $rounds }: { $who ->
        [you] você começa
       *[other] { $name } começa
    }, porque vem depois de { $whoAfter ->
        [you] você, que colocou a última carta de caminho
       *[other] { $nameAfter }, que colocou a última carta de caminho
    }. { $saboteurs }
events_round-after-no-path =
    Rodada { $round } de { $rounds }: { $who ->
        [you] você começa
       *[other] { $name } começa
    }, porque vem depois de { $whoAfter ->
        [you] você, que começou a rodada anterior, em que ninguém colocou cartas de caminho
       *[other] { $nameAfter }, que começou a rodada anterior, em que ninguém colocou cartas de caminho
    }. { $saboteurs }
events_round-after-card =
    Rodada { $round } de { $rounds }: { $who ->
        [you] você começa
       *[other] { $name } começa
    }, porque vem depois de { $whoAfter ->
        [you] você, que teve o último turno
       *[other] { $nameAfter }, que teve o último turno
    }. { $saboteurs }
events_saboteurs =
    { $count ->
        [1] Há 1 sabotador.
       *[other] Há { $count } sabotadores.
    }
events_saboteurs-at-most-one = Há no máximo 1 sabotador.
events_saboteurs-or = Há { OR($counts) } sabotadores.
events_dealt =
    { $who ->
        [you] Nesta rodada, seu papel é de { $role ->
            [saboteur] sabotador
           *[miner] minerador
        }.
       *[other] Nesta rodada, o papel de { $name } é de { $role ->
            [saboteur] sabotador
           *[miner] minerador
        }.
    }
events_path-played =
    { $who ->
        [you] Você coloca
       *[other] { $name } coloca
    } { $deadEnd ->
        [true] um beco sem saída
       *[false] um túnel
    }.
events_rejoined =
    { $count ->
        [1] 1 carta volta a se ligar ao início.
       *[other] { $count } cartas voltam a se ligar ao início.
    }
events_goal-treasure =
    { $who ->
        [you] Você chega { AO($goal) }: o tesouro!
       *[other] { $name } chega { AO($goal) }: o tesouro!
    }
events_goal-stone =
    { $who ->
        [you] Você chega { AO($goal) }: uma pedra.
       *[other] { $name } chega { AO($goal) }: uma pedra.
    }
events_broken-own =
    { $who ->
        [you] { GENDER($tool) ->
            [f] Você quebra sua própria { $tool }.
           *[m] Você quebra seu próprio { $tool }.
        }
       *[other] { GENDER($tool) ->
            [f] { $name } quebra sua própria { $tool }.
           *[m] { $name } quebra seu próprio { $tool }.
        }
    }
events_broken =
    { $who ->
        [you] Você quebra { O($tool) } de { $nameElse }.
       *[other] { $whoElse ->
            [you] { GENDER($tool) ->
                [f] { $name } quebra a sua { $tool }.
               *[m] { $name } quebra o seu { $tool }.
            }
           *[other] { $name } quebra { O($tool) } de { $nameElse }.
        }
    }
events_repaired-own =
    { $who ->
        [you] { GENDER($tool) ->
            [f] Você conserta sua própria { $tool } e pode cavar de novo.
           *[m] Você conserta seu próprio { $tool } e pode cavar de novo.
        }
       *[other] { GENDER($tool) ->
            [f] { $name } conserta sua própria { $tool } e pode cavar de novo.
           *[m] { $name } conserta seu próprio { $tool } e pode cavar de novo.
        }
    }
events_repaired-own-still =
    { $who ->
        [you] { GENDER($tool) ->
            [f] Você conserta sua própria { $tool }, mas ainda tem algo quebrado.
           *[m] Você conserta seu próprio { $tool }, mas ainda tem algo quebrado.
        }
       *[other] { GENDER($tool) ->
            [f] { $name } conserta sua própria { $tool }, mas ainda tem algo quebrado.
           *[m] { $name } conserta seu próprio { $tool }, mas ainda tem algo quebrado.
        }
    }
events_repaired =
    { $who ->
        [you] Você conserta { O($tool) } de { $nameElse }, que pode cavar de novo.
       *[other] { $whoElse ->
            [you] { GENDER($tool) ->
                [f] { $name } conserta a sua { $tool }. Você pode cavar de novo.
               *[m] { $name } conserta o seu { $tool }. Você pode cavar de novo.
            }
           *[other] { $name } conserta { O($tool) } de { $nameElse }, que pode cavar de novo.
        }
    }
events_repaired-still =
    { $who ->
        [you] Você conserta { O($tool) } de { $nameElse }, que ainda tem algo quebrado.
       *[other] { $whoElse ->
            [you] { GENDER($tool) ->
                [f] { $name } conserta a sua { $tool }. Você ainda tem algo quebrado.
               *[m] { $name } conserta o seu { $tool }. Você ainda tem algo quebrado.
            }
           *[other] { $name } conserta { O($tool) } de { $nameElse }, que ainda tem algo quebrado.
        }
    }
events_rockfall =
    { $who ->
        [you] Você tira
       *[other] { $name } tira
    } { $deadEnd ->
        [true] um beco sem saída
       *[false] um túnel
    } com um desmoronamento.
events_rockfall-cutting =
    { $who ->
        [you] Você tira
       *[other] { $name } tira
    } { $deadEnd ->
        [true] um beco sem saída
       *[false] um túnel
    } com um desmoronamento e isola { $lost ->
        [1] 1 carta
       *[other] { $lost } cartas
    }.
events_map =
    { $who ->
        [you] Você olha { O($goal) }.
       *[other] { $name } olha { O($goal) }.
    }
events_map-seen =
    { $who ->
        [you] Você olha { O($goal) }
       *[other] { $name } olha { O($goal) }
    }: é { $found ->
        [treasure] o tesouro
       *[stone] uma pedra
    }.
events_discarded =
    { $who ->
        [you] Você descarta uma carta virada para baixo.
       *[other] { $name } descarta uma carta virada para baixo.
    }
events_discarded-seen =
    { $who ->
        [you] Você descarta { QUOTE($card) }, virada para baixo.
       *[other] { $name } descarta { QUOTE($card) }, virada para baixo.
    }
events_passed =
    { $who ->
        [you] Você passa: suas cartas acabaram.
       *[other] { $name } passa: suas cartas acabaram.
    }
events_drew-last =
    { $who ->
        [you] Você compra a última carta da pilha.
       *[other] { $name } compra a última carta da pilha.
    }
events_drew =
    { $who ->
        [you] Você compra { QUOTE($card) }.
       *[other] { $name } compra { QUOTE($card) }.
    }
events_drew-last-seen =
    { $who ->
        [you] Você compra { QUOTE($card) }, a última carta da pilha.
       *[other] { $name } compra { QUOTE($card) }, a última carta da pilha.
    }
events_won =
    { $turns ->
        [1] Os mineradores vencem a rodada depois de 1 turno.
       *[other] Os mineradores vencem a rodada depois de { $turns } turnos.
    }
events_lost =
    { $turns ->
        [1] Não há mais carta que se possa jogar e ninguém chegou ao tesouro: os mineradores perdem a rodada depois de 1 turno.
       *[other] Não há mais carta que se possa jogar e ninguém chegou ao tesouro: os mineradores perdem a rodada depois de { $turns } turnos.
    }
events_miners-were =
    { $count ->
        [0] Mineradores: nenhum.
        [1] Minerador: { PEOPLE($people) }.
       *[other] Mineradores: { PEOPLE($people) }.
    }
events_saboteurs-were =
    { $count ->
        [0] Sabotadores: nenhum.
        [1] Sabotador: { PEOPLE($people) }.
       *[other] Sabotadores: { PEOPLE($people) }.
    }
events_others-were = Todos os outros são mineradores.
events_aside =
    { $role ->
        [saboteur] A carta deixada de lado era de sabotador.
       *[miner] A carta deixada de lado era de minerador.
    }
events_treasure-was = O tesouro estava { NO($goal) }.
events_draft =
    { $cards ->
        [1] Há 1 carta de ouro para os mineradores; { $who ->
            [you] você escolhe
           *[other] { $name } escolhe
        }.
       *[other] Há { $cards } cartas de ouro para os mineradores; { $who ->
            [you] você escolhe primeiro
           *[other] { $name } escolhe primeiro
        }.
    }
events_draft-without-you =
    { $cards ->
        [1] Há 1 carta de ouro para os mineradores
       *[other] Há { $cards } cartas de ouro para os mineradores
    }. Você chegou ao tesouro, mas com carta de sabotador não recebe nenhuma: o primeiro minerador à sua direita, { $name }, escolhe primeiro.
events_draft-without =
    { $cards ->
        [1] Há 1 carta de ouro para os mineradores
       *[other] Há { $cards } cartas de ouro para os mineradores
    }. { $saboteur } chegou ao tesouro, mas com carta de sabotador não recebe nenhuma: o primeiro minerador à direita de { $saboteur } { $who ->
        [you] é você, que escolhe primeiro
       *[other] é { $name }, que escolhe primeiro
    }.
events_packet =
    { $who ->
        [you] Você olha
       *[other] { $name } olha
    } { $cards ->
        [1] 1 carta de ouro
       *[other] { $cards } cartas de ouro
    }.
events_packet-alike =
    { $who ->
        [you] Você olha
       *[other] { $name } olha
    } { $cards ->
        [1] 1 carta de ouro, de
        [2] 2 cartas de ouro, as duas de
       *[other] { $cards } cartas de ouro, todas de
    } { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    }.
events_packet-different =
    { $who ->
        [you] Você olha
       *[other] { $name } olha
    } { $cards } cartas de ouro: { LIST($kinds) }.
events_kind-different =
    { $nuggets ->
        [1] uma de 1 pepita
       *[other] uma de { $nuggets } pepitas
    }
events_packet-mixed =
    { $who ->
        [you] Você olha
       *[other] { $name } olha
    } { $cards } cartas de ouro: { LIST($kinds) }.
events_kind-first =
    { $count ->
        [1] uma
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
       *[9] nove
    } de { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    }
events_kind-later =
    { $count ->
        [1] uma
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
       *[9] nove
    } de { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    }
events_taken =
    { $who ->
        [you] Você fica com uma carta de ouro.
       *[other] { $name } fica com uma carta de ouro.
    } { $left ->
        [0] Era a última.
        [1] Resta 1 carta.
       *[other] Restam { $left } cartas.
    }
events_taken-seen =
    { $who ->
        [you] Você fica com uma carta
       *[other] { $name } fica com uma carta
    } de { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    }. { $left ->
        [0] Era a última.
        [1] Resta 1 carta.
       *[other] Restam { $left } cartas.
    }
events_paid-card =
    { $who ->
        [you] Você recebe uma carta de
       *[other] { $name } recebe uma carta de
    } { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    }.
events_paid-cards =
    { $who ->
        [you] Você recebe
       *[other] { $name } recebe
    } { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    } em { $cards } cartas.
events_paid-cards-seen =
    { $who ->
        [you] Você recebe
       *[other] { $name } recebe
    } { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    } em { $cards } cartas ({ $sum }).
events_paid-credit =
    { $who ->
        [you] Você recebe
       *[other] { $name } recebe
    } { $nuggets ->
        [1] 1 pepita sem carta
       *[other] { $nuggets } pepitas sem carta
    }.
events_paid-both =
    { $who ->
        [you] Você recebe
       *[other] { $name } recebe
    } { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    }: { $held } em { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    } e { $credit } sem carta.
events_paid-both-seen =
    { $who ->
        [you] Você recebe
       *[other] { $name } recebe
    } { $nuggets ->
        [1] 1 pepita
       *[other] { $nuggets } pepitas
    }: { $held } em { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    } ({ $sum }) e { $credit } sem carta.
events_nobody-paid = Não havia nenhum sabotador: ninguém recebe ouro.
events_victory =
    { $who ->
        [you] Você vence a partida { $nuggets ->
            [0] sem uma única pepita
            [1] com 1 pepita
           *[other] com { $nuggets } pepitas
        }!
        [one] { PEOPLE($people) } vence a partida { $nuggets ->
            [0] sem uma única pepita
            [1] com 1 pepita
           *[other] com { $nuggets } pepitas
        }!
       *[they] { CAPITAL(PEOPLE($people)) } dividem a vitória { $nuggets ->
            [0] sem uma única pepita
            [1] com 1 pepita cada um
           *[other] com { $nuggets } pepitas cada um
        }!
    }
events_next-none = Ninguém mais tem nenhuma.
events_next-tied =
    { $others ->
        [1] Depois vem você, com { $nuggets }, em empate com mais um jogador.
       *[other] Depois vem você, com { $nuggets }, em empate com mais { $others } jogadores.
    }
events_next-many =
    { $players ->
        [1] Depois vem 1 jogador com { $nuggets }.
       *[other] Depois vêm { $players } jogadores com { $nuggets } cada um.
    }
events_next =
    { $who ->
        [you] Depois vem você, com { $nuggets }.
        [one] Depois vem { PEOPLE($people) }, com { $nuggets }.
       *[they] Depois vêm { PEOPLE($people) }, com { $nuggets } cada um.
    }
