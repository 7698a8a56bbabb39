round = Rodada { $round }
bidding = Disputa
inside =
    { $own ->
        [true] Você está lá dentro
       *[false] { $name } está lá dentro
    }
equipment = Equipamento
hp = { $hp } PV
hpNow = { $hp } de { $start } PV
deck =
    Baralho de monstros: { $count } { $count ->
        [1] carta
       *[other] cartas
    }
deckEmpty = O baralho está vazio
pile =
    Masmorra: { $count } { $count ->
        [1] carta
       *[other] cartas
    }
waiting =
    { $count ->
        [0]
            { $left ->
                [true] Não resta ninguém lá dentro
               *[false] Ainda não há ninguém lá dentro
            }
       *[other]
            { $known ->
                [0]
                    { $count ->
                        [1] 1 monstro lá dentro
                       *[other] { $count } monstros lá dentro
                    }
               *[other]
                    { $count ->
                        [1] 1 lá dentro: você conhece { $known }
                       *[other] { $count } lá dentro: você conhece { $known }
                    }
            }
    }
pileCard_known = { $place }ª carta: { $monster } (de { $owner })
pileCard_unknown = { $place }ª carta: desconhecida (de { $owner })
onlyYou = Só você sabe
ownKnown = O que você sabe da masmorra
ownKnownNone =
    { $memory ->
        [true] Joga-se de memória: o que você coloca não é mostrado de novo.
       *[false] Nada ainda: você verá aqui o que colocar.
    }
drawnByYou = Sua carta: { $monster }. Ninguém mais a vê.
drawnBy = { $name } olha uma carta

again = De novo para confirmar

does_hp =
    Dá { $amount } { $amount ->
        [1] ponto
       *[other] pontos
    } de vida.
does_kind = Derrota qualquer { ONE($monster) }.
does_only = Derrota { O($monster) }.
does_next = Derrota { O($monster) } e quem vier em seguida.
does_even = Derrota monstros de força 2, 4 e 6.
does_upTo = Derrota monstros de força { $strength } ou menos.
does_heal = Derrota força { $strength } ou menos e cura você nesse tanto.
does_from = Derrota monstros de força { $strength } ou mais.
does_named = Derrota o tipo que você escolher ao entrar.
does_turned = Uma vez: derrota um monstro e seu tipo.
does_turnedOne = Uma vez: derrota um monstro.
does_revive = Uma vez: se morrer, volta com { $hp } PV.
does_exchange = Uma vez: troca um monstro pelo primeiro do baralho.
does_different = Se morrer e nenhum tipo se repetir, sobrevive.

axeSingle = Uma vez por masmorra: quando um monstro é revelado, você pode derrotá-lo, e só a ele.
tileSpent = Já usado
tileGone =
    { $own ->
        [true] Sacrifício seu
       *[false] Sacrifício de { $name }
    }
under = Embaixo: { $monster }
underUnknown = Embaixo: um monstro que você não viu
beatsIt = derrota

kinds = Quem pode estar esperando
kindsAsk = Que tipo de monstro sua arma vai derrotar?
kind = { $name }, força { $strength }, ocultos: { $unseen } de { $copies }
unseen =
    { $unseen ->
        [0] Você sabe onde estão todos.
        [1] Nesta rodada, 1 de { $copies } continua oculto.
       *[other] Nesta rodada, { $unseen } de { $copies } continuam ocultos.
    }
beatenBy = Agora seria vencido por: { $tile }
costs = Agora custaria { $hp } PV
costsShort = tira { $hp } PV
hidden = oculto
seen = visto

trail = Encontrados até agora
step = { $monster }: { $what }
stepBeaten = vencido por: { $tile }
stepDamage =
    tira { $lost } PV, { $hp ->
        [0] não resta nenhum
        [1] resta 1
       *[other] restam { $hp }
    }
stepPotion = tira { $lost } PV, a poção devolve { $hp }
stepExchanged = trocado pela metamorfose
lastCard = O último…
stillInside =
    { $count ->
        [1] Mais 1 atrás
       *[other] Mais { $count } atrás
    }
fromDeck = do baralho
putBy = carta de { $name }
pactPending = O pacto leva o próximo
axed = Machado: { $monster }
dead = Morte
deadGoesOn = Sem PV: só a onipotência pode ajudar
goesIn =
    { $own ->
        [true] Você entra
       *[false] { $name } entra
    }
asks = { $name } escolhe um tipo
turning = Uma carta está sendo revelada
defeated = Derrotado
lost = −{ $hp }
revived = De pé outra vez
success = Sucesso
failure = Fracasso
saved = Todos diferentes: a salvo
notSaved = Um tipo se repetiu
resultOf =
    { $success ->
        [true]
            { $own ->
                [true]
                    { $hp ->
                        [0] Você sai com vida, sem mais nada a perder.
                       *[other] Você sai com vida, com { $hp } PV.
                    }
               *[false]
                    { $hp ->
                        [0] { $name } sai com vida, sem mais nada a perder.
                       *[other] { $name } sai com vida, com { $hp } PV.
                    }
            }
       *[false]
            { $own ->
                [true] A masmorra foi demais para você.
               *[false] A masmorra foi demais para { $name }.
            }
    }
rest = O que ninguém encontrou
underOf = Embaixo { DO($tile) }: { $monster }
wins =
    { $own ->
        [true] Você vence a partida
       *[false] { $name } vence a partida
    }
whoNext =
    { $own ->
        [true] Quem vai agora?
       *[false] { $name } escolhe quem vai agora
    }
lastRun =
    { $own ->
        [true]
            { $success ->
                [true] Você entrou com { O($hero) } e sobreviveu
               *[false] Você entrou com { O($hero) } e fracassou
            }
       *[false]
            { $success ->
                [true] { $name } entrou com { O($hero) } e sobreviveu
               *[false] { $name } entrou com { O($hero) } e fracassou
            }
    }
lastRunTitle = A última masmorra

passed = passou
out = fora
running = lá dentro
bids = na disputa
starts = Começa esta rodada
successes =
    { $count ->
        [1] 1 sucesso de 2
       *[other] { $count } sucessos de 2
    }
failures =
    { $count ->
        [1] 1 fracasso de 2
       *[other] { $count } fracassos de 2
    }
aidWhite = Lado branco: ainda pode ter um fracasso.
aidRed = Lado vermelho: o próximo fracasso é o último.
aidOut = Dois fracassos: fora da partida.
aside = Deixados de lado nesta rodada
asideNone = Nada deixado de lado.
added = Colocados nesta masmorra
addedNone = Nenhuma carta na masmorra.
runs = Masmorras até agora
runsNone = Ainda não esteve numa masmorra.
runLine =
    { $hero }: { $success ->
        [true] sucesso
       *[false] fracasso
    }, { $pile } { $pile ->
        [1] carta
       *[other] cartas
    }, { $tiles } de 6 equipamentos
roundLine = Rodada { $round }
supply =
    { $count ->
        [1] Resta 1 carta de sucesso
       *[other] Restam { $count } cartas de sucesso
    }

explain_draw =
    Só você vê a carta ({ $deck ->
        [1] resta 1
       *[other] restam { $deck }
    }). Depois ela vai para a masmorra, ou você a deixa de lado e sacrifica um equipamento.
explain_drawForced = Regra da casa: no primeiro turno, ninguém pode passar.
explain_pass =
    Você está fora desta rodada, e a salvo. { $left ->
        [1] 1 jogador continua
       *[other] { $left } jogadores continuam
    } na disputa.
explain_passLast =
    Você está fora, e { $name } tem de entrar na hora: { $count ->
        [1] 1 carta espera
       *[other] { $count } cartas esperam
    } lá.
explain_passForced = O baralho está vazio: não há outra opção.
explain_add =
    { CAPITAL(O($monster)) } vai para cima da pilha: { $count } { $count ->
        [1] carta
       *[other] cartas
    }, e esta sai primeiro.
explain_addBeaten = Como está, seria vencido por: { $tile }.
explain_addHurts = Como está, custa { $hp } PV.
explain_sacrifice = { CAPITAL(O($monster)) } e este equipamento saem desta rodada.
explain_sacrificeHp = PV: { $before } → { $after }.
explain_sacrificeOpen = Tipos de monstro que nada mais derrotaria: { $monsters }.
explain_sacrificeCovered = Tudo o que ele derrota, outro equipamento também derrota.
explain_name =
    Você derrota todo { ONE($monster) } que aparecer. { $unseen ->
        [0] Você sabe onde estão todos.
        [1] Por enquanto, 1 de { $copies } continua oculto.
       *[other] Por enquanto, { $unseen } de { $copies } continuam ocultos.
    }
explain_nameBeaten = Já seria vencido por: { $tile }.
explain_keepBeaten = É vencido por: { $tile }.
explain_hurts = Custa { $lost } PV: { $before } → { $after }.
explain_kills = Você morre ali.
explain_potionSaves = Depois a poção traz você de volta com { $hp } PV.
explain_alreadyDead = Os PV não importam mais: só a onipotência pode salvar você.
explain_polymorph =
    Você descarta { O($monster) } e enfrenta a primeira carta do baralho ({ $deck ->
        [1] resta 1
       *[other] restam { $deck }
    }). Uma vez só.
explain_axe =
    { $kind ->
        [true] { CAPITAL(O($monster)) } cai, e com ele todos do mesmo tipo que vierem depois. O machado se gasta.
       *[false] { CAPITAL(O($monster)) } cai, e nenhum outro. O machado se gasta.
    }
explain_choose = { $hp } PV com todo o equipamento: { $tiles }.

design_monsters = Monstros
design_heroes = Aventureiros
design_tiles = Equipamento
design_tokens = Fichas e símbolos
design_moments = Baralho e masmorra

aim_rule = Entra quem não passar. 2 sucessos vencem; 2 fracassos: fora.
aim_own =
    Você: { $successes } { $successes ->
        [1] sucesso
       *[other] sucessos
    }, { $failures } { $failures ->
        [1] fracasso
       *[other] fracassos
    }.

meanwhile_inside = { $name } está na masmorra
meanwhile_bidding = Os outros estão na disputa
meanwhile_passed = Você passou: os outros seguem na disputa

ending_survived =
    { $who ->
        [you] Você saiu com vida de duas masmorras: a partida é sua.
       *[other] { $name } saiu com vida de duas masmorras e vence a partida.
    }
ending_lastLeft =
    { $who ->
        [you] Todos os outros fracassaram duas vezes: só resta você.
       *[other] Todos os outros fracassaram duas vezes: só resta { $name }.
    }
ending_runs =
    { $successes } { $successes ->
        [1] sucesso
       *[other] sucessos
    } · { $failures } { $failures ->
        [1] fracasso
       *[other] fracassos
    }
ending_out = Fora depois de dois fracassos
