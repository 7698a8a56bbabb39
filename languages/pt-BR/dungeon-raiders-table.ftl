levelOf = Nível { $level } de { $levels }
roomOf = Sala { $room } de { $rooms }
row = As salas deste nível
history = O caminho até aqui
torchOne = A qualquer momento em que alguém esteja escolhendo uma carta: olhe uma sala escura deste nível. Contra a Alcateia, pode ser a sua carta jogada: você escapa.
darkRoom = Sala escura
darkBoss = O chefe, virado para baixo
place_passed = já passou
place_current = o grupo está aqui
place_open = aberta
place_dark = escura
place_peeked = só você viu
onlyYou = Só você sabe
door = Sala { $position }: { $room }, { $place }
darkTip = Ninguém sabe o que há atrás desta porta até o grupo entrar. Quem usa uma tocha vê antes.
bossTip = O chefe espera aqui. Você vê qual é ao entrar, ou antes, com uma tocha.
kind_treasure = Tesouro
kind_monster = Monstro
kind_vault = Abóbada
kind_trap = Armadilha
kind_boss = Chefe
highestCard = carta mais alta
toHighest =
    { $coins ->
        [1] moeda
       *[other] moedas
    } para a carta mais alta
secondCard = segunda mais alta
coins =
    { $count ->
        [1] 1 moeda
       *[other] { $count } moedas
    }
wounds =
    { $count ->
        [1] 1 ferimento
       *[other] { $count } ferimentos
    }
unit_coins =
    { $count ->
        [1] moeda
       *[other] moedas
    }
unit_wounds =
    { $count ->
        [1] ferimento
       *[other] ferimentos
    }
minusCoins =
    perde { $count ->
        [1] 1 moeda
       *[other] { $count } moedas
    }
strength = Força { $strength } com { $players } jogadores
sum = Soma
of = de
sumOf = Soma { $sum } dos { $strength } necessários
undefeatable = Invencível
lost = Não dá mais para derrotar
beaten = Já basta para a derrota
eliminates = fora da partida
attacks_lowest = Ataca a carta mais baixa
attacks_highest = Ataca a carta mais alta
escapesWith = { $item }: escapa
countsAs = { $card } vale { $value }
otherwise =
    Se não bastar, a carta mais { $highest ->
        [true] alta
       *[false] baixa
    } recebe:
attackOn =
    A carta mais { $highest ->
        [true] alta
       *[false] baixa
    } recebe:
ties = Quem empata divide.
vaultAsk = O que sua carta traz
trapAsk = Pela carta mais alta de todas
trapHits_most-coins = Quem tem mais moedas perde
trapHits_least-wounds = Quem tem menos ferimentos recebe
nothing = nada
step = { $value }: { $what }
pile = { $item }: { $count } na reserva
supply = Reserva de itens
potion =
    poção: cura { $wounds ->
        [1] 1 ferimento
       *[other] { $wounds } ferimentos
    }
cards = Cartas nesta sala
slot_choosing = { $name } está escolhendo
slot_waiting = { $name } ainda não jogou
slot_locked = { $name } já escolheu uma carta
slot_lockedOwn = Sua carta: { $card }
slot_open = { $name }: { $card }
slot_out = { $name } está fora
lockedCount =
    { $locked ->
        [1] 1 de { $players } já escolheu
       *[other] { $locked } de { $players } já escolheram
    }
again = joga outra
escape = escapa
hasMap = Tem o mapa: joga primeiro
used = Já jogadas neste nível: { $values }
usedNone = As cinco cartas de poder na mão
looked = Olhou no escuro neste nível
mark_map = o mapa
mark_looked = olhou
mark_stone = pedra
mark_collapsing = desmaiaria
mark_collapsed = desmaiou
collapsing = Tem mais ferimentos que todos: desmaiaria agora
collapsed = Desmaiou
eliminated = Virou pedra
hand = Suas cartas
handSize =
    { $cards ->
        [1] 1 carta na mão
       *[other] { $cards } cartas na mão
    }
usedTitle = Já jogadas neste nível
heldTitle = Na mão
notHere = Não dá para jogar nesta sala.
times = { $count }×
banner_level = Nível { $level }
banner_defeated = { $sum } de { $strength }: vitória
banner_notEnough = { $sum } de { $strength }: não basta
banner_cannot = Invencível
banner_attack = Ataque
banner_allEscaped = Todos escaparam
banner_chest =
    +{ $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    }
banner_shared =
    Dividido: +{ $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    } para cada um
banner_tooMany = Gente demais para um baú
banner_chestLeft = Todas iguais: o baú fica fechado
banner_spared = Carta mais alta: { $highest }. Nada acontece
banner_trap = Carta mais alta: { $highest }
banner_again = Outra carta
banner_peek = À luz da tocha
banner_escaped = Escapou
banner_pileEmpty = Não há o bastante: ninguém recebe
banner_map = O mapa muda de mãos
banner_collapsed = Desmaio
banner_nobodyCollapsed = Ninguém desmaia
banner_eliminated = Virou pedra
banner_won = Para casa com o tesouro
banner_everyoneLost = Ninguém saiu
explain_look =
    Só você verá { $count ->
        [1] a sala
       *[other] as salas
    } { $positions }. Depois ainda precisa jogar uma carta.
explain_again = Quando as cartas forem reveladas, você vê todas e joga outra.
explain_againInTurn = Quando todos tiverem jogado, você joga outra carta, conhecendo as deles.
explain_escape = Você escapa: não é alvo do ataque, mas não soma nada.
explain_treasureOne =
    { $coins ->
        [1] Se for a mais alta, você ganha 1 moeda; em caso de empate, ninguém leva.
       *[other] Se for a mais alta, você ganha { $coins ->
            [1] 1 moeda
           *[other] { $coins } moedas
        }; quem empata divide.
    }
explain_treasureTwo =
    A mais alta ganha { $first ->
        [1] 1 moeda
       *[other] { $first } moedas
    } e a segunda, { $second }; quem empata divide.
explain_best = Por enquanto, a mais alta é um { $value }.
explain_enough = Com isso são { $sum } de { $strength }: basta para derrotar o monstro.
explain_missing =
    Com isso são { $sum } de { $strength }: { $others ->
        [1] a carta que falta precisa valer { $missing } ou mais
       *[other] as outras { $others } cartas precisam somar { $missing }
    }, senão o monstro ataca a mais baixa.
explain_beyond =
    Com isso são { $sum } de { $strength }: { $others ->
        [1] nem um 5 bastaria
       *[other] nem { $others } cartas 5 bastariam
    }, e o monstro ataca a mais baixa.
explain_notEnough = { $sum } de { $strength }: não basta, e o monstro ataca a mais baixa.
explain_cannotLow = Não dá para derrotar: ataca a carta mais baixa.
explain_cannotHigh = Não dá para derrotar: ataca a carta mais alta.
explain_pile =
    { $count ->
        [0] Mas não há mais nenhuma na reserva.
       *[other] Na reserva { $count ->
            [1] há 1
           *[other] há { $count }
        }; se mais jogadores quiserem, ninguém recebe.
    }
explain_trapNothing = Se o { $value } for a carta mais alta, nada acontece.
explain_trapCoins =
    Se o { $value } for a carta mais alta, quem tem mais moedas perde { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    }.
explain_trapWounds =
    Se o { $value } for a carta mais alta, quem tem menos ferimentos recebe { $wounds ->
        [1] 1 ferimento
       *[other] { $wounds } ferimentos
    }.
design_rooms = Salas
design_bosses = Chefes
design_hand = Cartas de poder e itens
design_characters = Personagens
design_levels = Cartas de nível
design_tokens = Fichas, mapa e versos
design_doors = Portas da fileira
design_scenes = Cenas
aim_nobody = Vence quem tiver mais moedas. Ninguém desmaiaria agora.
aim_you = Vence quem tiver mais moedas. Você desmaiaria agora.
aim_one = Vence quem tiver mais moedas. { $name } desmaiaria.
aim_youToo = Vence quem tiver mais moedas. { $other } e você desmaiariam.
aim_many =
    { $own ->
        [true] Vence quem tiver mais moedas. { $count ->
            [1] 1 jogador desmaiaria
           *[other] { $count } jogadores desmaiariam
        }, você também.
       *[false] Vence quem tiver mais moedas. { $count ->
            [1] 1 jogador desmaiaria
           *[other] { $count } jogadores desmaiariam
        }.
    }
meanwhile = Os outros estão escolhendo uma carta
ending_coins =
    { $count ->
        [1] 1 moeda
       *[other] { $count } moedas
    }
ending_wounds =
    { $count ->
        [1] 1 ferimento
       *[other] { $count } ferimentos
    }
ending_allStone = A Medusa transformou todos em pedra: ninguém vence.
ending_fateFainted = { $coins } · desmaio com { $wounds }
ending_fateStone = Virou pedra por causa da Medusa
giftWord_coins =
    { $count ->
        [1] moeda
       *[other] moedas
    }
giftWord_potion = poção
explain_gift-coins =
    { $coins ->
        [1] Você ganha 1 moeda.
       *[other] Você ganha { $coins } moedas.
    }
explain_gift-potion =
    { $wounds ->
        [1] Você recebe uma poção que cura 1 ferimento.
       *[other] Você recebe uma poção que cura { $wounds } ferimentos.
    }
explain_gift-item =
    { $item ->
        [torch] Você recebe uma tocha.
        [crystal-ball] Você recebe uma bola de cristal.
        [key] Você recebe uma chave.
       *[sword] Você recebe uma espada.
    }
explain_hits =
    { $who ->
        [you] Agora seria você.
        [one] Agora seria { PEOPLE($people) }.
       *[they] Agora seriam { PEOPLE($people) }.
    }
ending_won =
    { $who ->
        [you] Você vence com { $coins }.
        [one] { PEOPLE($people) } vence com { $coins }.
       *[they] { CAPITAL(PEOPLE($people)) } dividem a vitória, com { $coins } cada um e os mesmos ferimentos.
    }
ending_fainted =
    { $who ->
        [you] Você tinha { $coins }, mas desmaiou com { $wounds }.
       *[other] { $name } tinha { $coins }, mas desmaiou com { $wounds }.
    }
ending_sameCoins =
    { $who ->
        [you] Você também tinha { $coins }, porém mais ferimentos ({ $wounds }).
       *[other] { $name } também tinha { $coins }, porém mais ferimentos ({ $wounds }).
    }
