maze = A mina
mazeRead =
    { $cutOff ->
        [0] A mina: { $count } { $count ->
            [1] carta
           *[other] cartas
        }
       *[other] A mina: { $count } { $count ->
            [1] carta
           *[other] cartas
        }, { $cutOff } sem caminho até o início
    }
sides_up = Em cima
sides_right = À direita
sides_down = Embaixo
sides_left = À esquerda

cell_at = Coluna { $x }, linha { $y }
cell_empty = vazia.
cell_joins = { $side }: ligada a { QUOTE($card) }.
cell_from = { $side }: um túnel que vem de { QUOTE($card) }.
cell_nothing = { $side }: aberta, ainda sem nada.
cell_goal = { $side }: um objetivo virado para baixo.
cell_blocked = { $side }: fechada do outro lado.
cell_cutOff = Isolada do início.
cutOff = Isolada do início: enquanto não for ligada de novo, nada pode seguir dela.
laidBy =
    { $own ->
        [true] Foi você quem a colocou.
       *[false] Foi { $name } quem a colocou.
    }

saboteurs =
    { $most ->
        [1]
            { $least ->
                [1] 1 sabotador
               *[other] No máximo 1 sabotador
            }
       *[other] { OR($possible) } sabotadores
    }
saboteursShort =
    { $most ->
        [1] sabotador
       *[other] sabotadores
    }
saboteursTip = Sobrou uma carta de anão que ninguém viu, então ninguém pode ter certeza.
saboteursAll = Não sobrou nenhuma carta de anão: este é o número exato.
deck =
    Pilha de compra: { $count } { $count ->
        [1] carta
       *[other] cartas
    }
deckShort = pilha
deckTip = Quando ela acaba, ninguém compra mais: os descartes não voltam.
discards =
    { $count ->
        [0] Sem descartes
        [1] Descartes: 1 carta. Ver
       *[other] Descartes: { $count } cartas. Ver
    }
discardsShort = descartes
discardsTitle = Descartes, do último ao primeiro
discardsNone = Nada foi descartado nesta rodada.
faceDown = Virada para baixo
onlyYou = Só você sabe disto.
goldLeft =
    Pilha de ouro: { $count } { $count ->
        [1] carta
       *[other] cartas
    }
goldShort = cartas de ouro
goldTip = Se os mineradores acham o tesouro, dividem cartas daqui; se não, os sabotadores recebem daqui.
roundOf = Rodada { $round } de { $rounds }
roundShort = Rodada
roundsTitle = As rodadas até agora
roundsNone = Nenhuma rodada acabou ainda. Depois você verá aqui quem era quem e quanto cada um recebeu.

goalHidden = Você não sabe o que há aqui.
goalKnown =
    { $how ->
        [revealed] { $card }.
        [deduced] { $card }. Não pode ser outra coisa.
       *[looked] { $card }. Você sabe porque olhou.
    }
lookedBy =
    { $who ->
        [you] Você olhou.
        [one] Quem olhou: { PEOPLE($people) }.
       *[they] Quem olhou: { PEOPLE($people) }.
    }

hintPick = Escolha uma carta da sua mão
hintBroken = Você tem uma ferramenta quebrada: não pode cavar, só jogar ações ou descartar
hintTurn = Encaixa dos dois jeitos: toque na carta da mão para girá-la
hintUseless = { $card }: agora não dá para jogar, só descartar
hintPlaces =
    { $turnable ->
        [true] { $places } { $places ->
            [1] lugar
           *[other] lugares
        }. Toque na carta para girá-la
       *[false] { $places } { $places ->
            [1] lugar
           *[other] lugares
        }
    }
hintRockfall = Que pedaço de túnel vem abaixo?
hintMap = Que objetivo você quer olhar?
hintBreak = De quem é a ferramenta que você quebra?
hintRepair = De quem é a ferramenta que você conserta?
turnable = Toque de novo para girá-la
fitsBoth = Encaixa dos dois jeitos
onlyDiscard = Agora só dá para descartar
discard = Descartar
discardTip = Para descartar, escolha uma carta e deixe-a aqui, virada para baixo. Ninguém verá qual era.
handArea = Seu papel e suas cartas
roleWord = Papel
roleLook = Olhar em segredo sua carta de anão
roleHide = Virá-la para baixo

roleDeal_title = Seu papel na rodada { $round } de { $rounds }
roleDeal_secret = Esta carta diz de que lado você está. Ninguém mais pode vê-la.
roleDeal_turn = Revelar
roleDeal_aim_miner = Seu papel é de minerador: cave um túnel do início até o tesouro. Se alguém chegar lá, os mineradores dividem o ouro.
roleDeal_aim_saboteur = Seu papel é de sabotador: não deixe ninguém chegar ao tesouro, e não se entregue cedo demais. Se ninguém chegar, os sabotadores recebem.
roleDeal_understood = Virar para baixo e jogar

begins =
    { $own ->
        [true] Você começa
       *[false] { $name } começa
    }
reaches =
    { $own ->
        [true] Você chega { AO($goal) }
       *[false] { $name } chega { AO($goal) }
    }
treasure = O tesouro!
stone = Só pedra
minersWin = Os mineradores vencem a rodada
saboteursWin = Os sabotadores vencem a rodada
nobodyWins = Ninguém vence a rodada
notReached = O tesouro continua enterrado
finished =
    { $own ->
        [true] Você abriu a passagem.
       *[false] { $name } abriu a passagem.
    }
unmasking = Caem as máscaras
aside = A que sobrou
treasureAt = O tesouro estava { NO($goal) }.
goldForMiners = Ouro para os mineradores
chooses =
    { $own ->
        [true] Você escolhe: fique com uma carta e passe o resto
       *[false] { $name } está escolhendo
    }
next = depois
saboteursPaid = Os sabotadores recebem
nobodyPaid = Não havia nenhum sabotador. Ninguém recebe ouro.
paid =
    { $own ->
        [true] Você recebe
       *[false] { $name } recebe
    } { $count } { $count ->
        [1] pepita
       *[other] pepitas
    }
goldCounted = Conta-se o ouro
nuggets =
    { $count } { $count ->
        [1] pepita
       *[other] pepitas
    }
goldCards =
    { $count } { $count ->
        [1] carta de ouro virada para baixo
       *[other] cartas de ouro viradas para baixo
    }
credit =
    ({ $count } { $count ->
        [1] pepita
       *[other] pepitas
    } sem carta)

handOf =
    { $count } { $count ->
        [1] carta
       *[other] cartas
    } na mão
brokenTool = { $tool }: não pode cavar
toolsTitle = Ferramentas
allWhole = Tudo funcionando.
deedsTitle = Nesta rodada
goldTitle = Ouro
notebook = Caderno
accusations = Acusações
accuse = Acusar { $name }
takeTokenBack = Retirar sua acusação
accusedBy = Fichas de acusação: { PEOPLE($people) }
notebookHelp = Só você vê. O que acha que cada um é?
marksOf = Sua nota sobre { $name }
marked_miner = Você acha que é minerador
marked_saboteur = Você acha que é sabotador
marked_unsure = Você não tem certeza
markAs_miner = { $name }: minerador, acho
markAs_saboteur = { $name }: sabotador, acho
markAs_unsure = { $name }: não tenho certeza

deedTunnels =
    { $count } { $count ->
        [1] túnel
       *[other] túneis
    }
deedDeadEnds =
    { $count } { $count ->
        [1] beco sem saída
       *[other] becos sem saída
    }
deedBroke =
    { $count } { $count ->
        [1] ferramenta quebrada
       *[other] ferramentas quebradas
    } ({ PEOPLE($people) })
deedMended =
    { $count } { $count ->
        [1] ferramenta consertada
       *[other] ferramentas consertadas
    } ({ PEOPLE($people) })
deedRockfalls =
    { $count } { $count ->
        [1] desmoronamento
       *[other] desmoronamentos
    }
deedDiscards =
    { $count } { $count ->
        [1] descarte
       *[other] descartes
    }
deedNone = nada ainda

explain_digs = O túnel segue daqui.
explain_deadEnd = Um beco sem saída: nada pode seguir daqui, e só um desmoronamento o tira.
explain_goal = { O($goal) }
explain_reaches = Revela { LIST($goals) }.
explain_rejoins =
    Liga { $count } { $count ->
        [1] carta
       *[other] cartas
    } de novo ao início.
explain_breaks =
    { $own ->
        [true] Você não poderá cavar até alguém consertar a ferramenta.
       *[false] { $name } não poderá cavar até alguém consertar a ferramenta.
    }
explain_breakMore =
    { $own ->
        [true] Você já não pode cavar: será mais uma coisa para consertar.
       *[false] { $name } já não pode cavar: será mais uma coisa para consertar.
    }
explain_mends =
    { $own ->
        [true] Você pode cavar de novo a partir do seu próximo turno.
       *[false] { $name } pode cavar de novo.
    }
explain_mendsOne =
    { $own ->
        [true] Você ainda terá algo quebrado: { LIST($tools) }.
       *[false] { $name } ainda terá algo quebrado: { LIST($tools) }.
    }
explain_fall = A carta sai. Nada mais fica isolado.
explain_fallCuts =
    A carta sai e deixa { $count } { $count ->
        [1] carta isolada
       *[other] cartas isoladas
    } do início.
explain_map = Só você vê. Os outros veem qual objetivo você olhou.
explain_mapKnown = Você já sabe o que há ali. { $card }.
explain_discard =
    Virada para baixo: ninguém saberá que carta era. { $draws ->
        [true] Depois você compra outra.
       *[false] Não há mais o que comprar.
    }
explain_take = Fica virada para baixo na sua frente até o fim da partida.

design_paths = 44 cartas de caminho: o início, três objetivos e 40 para colocar
design_rotations = Cada forma como impressa, iluminada e girada, e isolada
design_states_plain = como impressa
design_states_lit = ligada, girada
design_states_cut = isolada, girada
design_goalBack = Um objetivo virado para baixo
design_actions = 27 cartas de ação
design_gold = 28 cartas de ouro
design_dwarves = 11 cartas de anão
design_backs = Versos e fichas

aim = Mineradores cavam, sabotadores impedem. Rodada { $round } de { $rounds }: vence quem tiver mais ouro.
meanwhile_digging = Os outros estão cavando
meanwhile_sharing = O ouro está sendo dividido

ending_won =
    { $nuggets ->
        [0]
            { $who ->
                [you] Você vence sem uma única pepita.
                [one] { PEOPLE($people) } vence sem uma única pepita.
               *[they] { CAPITAL(PEOPLE($people)) } dividem a vitória sem uma única pepita.
            }
        [1]
            { $who ->
                [you] Você vence com 1 pepita.
                [one] { PEOPLE($people) } vence com 1 pepita.
               *[they] { CAPITAL(PEOPLE($people)) } dividem a vitória, com 1 pepita cada um.
            }
       *[other]
            { $who ->
                [you] Você vence com { $nuggets } pepitas.
                [one] { PEOPLE($people) } vence com { $nuggets } pepitas.
               *[they] { CAPITAL(PEOPLE($people)) } dividem a vitória, com { $nuggets } pepitas cada um.
            }
    }
ending_reached =
    { $who ->
        [you] Na última rodada, você chegou ao tesouro.
       *[other] Na última rodada, { $name } chegou ao tesouro.
    }
ending_decisive = A carta decisiva: { $card }.
ending_blocked =
    { $saboteurs ->
        [0] Na última rodada ninguém chegou ao tesouro, embora não houvesse sabotador.
        [1] Na última rodada, o sabotador não deixou ninguém chegar ao tesouro.
       *[other] Na última rodada, os sabotadores não deixaram ninguém chegar ao tesouro.
    }
ending_roles_miner = minerador
ending_roles_saboteur = sabotador

remark_because_dig-away_0 =
    { $who ->
        [you] Esse túnel foge do tesouro.
       *[other] Esse túnel foge do tesouro, { $name }.
    }
remark_because_dig-away_1 =
    { $who ->
        [you] Para onde você está cavando?
       *[other] Para onde você está cavando, { $name }?
    }
remark_because_dead-end-blocks_0 =
    { $who ->
        [you] Um beco sem saída bem na frente?
       *[other] Um beco sem saída bem na frente, { $name }?
    }
remark_because_dead-end-blocks_1 =
    { $who ->
        [you] Esse beco sem saída não foi por acaso.
       *[other] Esse beco sem saída não foi por acaso, { $name }.
    }
remark_because_dead-end-aside_0 =
    { $who ->
        [you] E para que colocar um beco sem saída?
       *[other] E para que colocar um beco sem saída, { $name }?
    }
remark_because_break-trusted_0 =
    { $who ->
        [you] Você quebrou a ferramenta de quem cavava bem.
       *[other] Você quebrou a ferramenta de quem cavava bem, { $name }.
    }
remark_because_break-trusted_1 =
    { $who ->
        [you] Por que quebrar a ferramenta de quem cava bem?
       *[other] Por que quebrar a ferramenta de quem cava bem, { $name }?
    }
remark_because_repair-suspect_0 =
    { $who ->
        [you] Você está consertando para o lado errado.
       *[other] Você está consertando para o lado errado, { $name }.
    }
remark_because_repair-self_0 =
    { $who ->
        [you] Primeiro você, depois os outros.
       *[other] Primeiro você, depois os outros, { $name }.
    }
remark_because_rockfall-tunnel_0 =
    { $who ->
        [you] Você derrubou o nosso túnel!
       *[other] Você derrubou o nosso túnel, { $name }!
    }
remark_because_rockfall-tunnel_1 =
    { $who ->
        [you] Precisávamos daquele túnel.
       *[other] Precisávamos daquele túnel, { $name }.
    }
remark_because_rockfall-aside_0 =
    { $who ->
        [you] Um desmoronamento que não ajuda ninguém?
       *[other] Um desmoronamento que não ajuda ninguém, { $name }?
    }
remark_because_discard-broken_0 =
    { $who ->
        [you] Com a ferramenta quebrada, você só fica esperando.
       *[other] Com a ferramenta quebrada, você só fica esperando, { $name }.
    }
remark_because_counter_0 =
    { $who ->
        [you] Quem aponta para mim tem algo a esconder.
       *[other] Quem aponta para mim tem algo a esconder, { $name }.
    }
remark_accuses =
    { $who ->
        [you] { $accuser } acusa você.
       *[other] { $accuser } acusa { $name }.
    }
remark_withdraws = { $accuser } retira a acusação.
remark_ownAccuses = Você acusa { $name }.
remark_ownWithdraws = Você retira sua acusação.
remark_quote = { QUOTE($said) }
