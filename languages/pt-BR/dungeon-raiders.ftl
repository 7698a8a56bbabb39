name = Dungeon Raiders
tagline = Pegue as moedas, fuja dos ferimentos e não seja você quem desmaia

scores_coins = Moedas
scores_wounds = Ferimentos
scores_collapsed = Desmaiou
scores_eliminated = Virou pedra

variants_tactical_name = Variante tática
variants_tactical_sentence = As cartas são jogadas abertas e por turnos; a carta mais alta começa a sala seguinte.
variants_bossStrength_name = Chefes com cinco jogadores
variants_bossStrength_sentence = Com cinco jogadores, o Cobrador de impostos, a Medusa, a Esfinge e a Alcateia têm força 18, como os monstros do tamanho deles, ou 16, como diz outra fonte.
variants_bossStrength_values_16 = Força 16
variants_bossStrength_values_18 = Força 18
variants_startingGear_name = Começo da partida
variants_startingGear_sentence = Cada um começa com as moedas, os ferimentos e os itens do personagem, como diz o manual inglês, ou só com os itens, como diz o espanhol.
variants_startingGear_values_coins-and-wounds = Moedas, ferimentos e itens
variants_startingGear_values_items-only = Só itens
variants_torchShows_name = Tocha
variants_torchShows_sentence = Uma tocha mostra todas as salas escuras do nível, como dizem as regras, ou uma delas, como se pode ler na carta espanhola.
variants_torchShows_values_all = Todas as salas escuras
variants_torchShows_values_one = Uma sala escura
variants_tacticalTie_name = Empates pelo mapa
variants_tacticalTie_sentence = Na variante tática, um empate dá o mapa ao próximo jogador empatado em sentido horário, ou ao mais próximo do jogador inicial, que então pode continuar com ele.
variants_tacticalTie_values_next-clockwise = O próximo em sentido horário
variants_tacticalTie_values_nearest = O mais próximo do jogador inicial

cards_power-1 = Poder 1
    .text = Vale 1. Volta para a sua mão no fim do nível.
    .um = um 1
    .chosen = o 1
cards_power-2 = Poder 2
    .text = Vale 2. Volta para a sua mão no fim do nível.
    .um = um 2
    .chosen = o 2
cards_power-3 = Poder 3
    .text = Vale 3. Volta para a sua mão no fim do nível.
    .um = um 3
    .chosen = o 3
cards_power-4 = Poder 4
    .text = Vale 4. Volta para a sua mão no fim do nível.
    .um = um 4
    .chosen = o 4
cards_power-5 = Poder 5
    .text = Vale 5. Volta para a sua mão no fim do nível.
    .um = um 5
    .chosen = o 5
cards_torch = Tocha
    .one = tocha
    .text = A qualquer momento em que alguém esteja escolhendo uma carta: olhe todas as salas viradas para baixo deste nível. Contra a Alcateia, pode ser a sua carta jogada: você escapa.
    .gender = f
    .many = tochas
    .chosen = uma tocha
cards_crystal-ball = Bola de cristal
    .one = bola de cristal
    .text = Jogue como sua carta: quando todas forem reveladas, você joga outra, já sabendo. Contra o Necromante, em vez disso, você escapa.
    .gender = f
    .many = bolas de cristal
    .chosen = uma bola de cristal
cards_key = Chave
    .one = chave
    .text = Só em salas de tesouro: vale 5. Contra o Megadragão: você escapa.
    .gender = f
    .many = chaves
    .chosen = uma chave
cards_sword = Espada
    .one = espada
    .text = Só contra monstros e chefes: vale 5 (1 contra o Golem).
    .gender = f
    .many = espadas
    .chosen = uma espada

characters_explorer = Exploradora
    .text = Começa com 3 moedas, 2 ferimentos e uma tocha.
    .gender = f
characters_knight = Cavaleiro
    .text = Começa com 1 moeda, 1 ferimento e uma espada.
characters_thief = Ladra
    .text = Começa com 2 moedas, 2 ferimentos e uma chave.
    .gender = f
characters_warrior = Guerreiro
    .text = Começa com 2 moedas e sem ferimentos.
characters_wizard = Mago
    .text = Começa com 1 moeda, 1 ferimento e duas bolas de cristal.

levels_level-1 = Carta de nível 1
    .text = Neste nível, as salas 2, 4 e 5 ficam viradas para baixo.
levels_level-2 = Carta de nível 2
    .text = Neste nível, as salas 2, 3 e 5 ficam viradas para baixo.
levels_level-3 = Carta de nível 3
    .text = Neste nível, a sala 5 fica virada para baixo.
levels_level-4 = Carta de nível 4
    .text = Neste nível, as salas 3 e 4 ficam viradas para baixo.
levels_level-5 = Carta de nível 5
    .text = Neste nível, as salas 3, 4 e 5 ficam viradas para baixo.
levels_level-6 = Carta de nível 6
    .text = Neste nível, as salas 3 e 5 ficam viradas para baixo.
levels_level-7 = Carta de nível 7
    .text = Neste nível, as salas 2, 3 e 4 ficam viradas para baixo.

rooms_snake = Serpente
    .text = Força 8 / 10 / 13 com 3 / 4 / 5 jogadores. Se as cartas não a alcançam, quem jogou a mais baixa recebe 3 ferimentos.
    .many = Serpentes
    .gender = f
rooms_zombie = Zumbi
    .text = Força 11 / 14 / 18 com 3 / 4 / 5 jogadores. Se as cartas não a alcançam, quem jogou a mais baixa recebe 1 ferimento.
    .many = Zumbis
rooms_goblin = Goblin
    .text = Força 11 / 14 / 18 com 3 / 4 / 5 jogadores. Se as cartas não a alcançam, quem jogou a mais baixa recebe 2 ferimentos.
    .many = Goblins
rooms_skeleton = Esqueleto
    .text = Força 11 / 14 / 18 com 3 / 4 / 5 jogadores. Se as cartas não a alcançam, quem jogou a mais baixa recebe 3 ferimentos.
    .many = Esqueletos
rooms_the-thing = A coisa
    .text = Força 14 / 18 / 23 com 3 / 4 / 5 jogadores. Se as cartas não a alcançam, quem jogou a mais baixa recebe 1 ferimento.
    .gender = f
    .o = a Coisa
    .um = a Coisa
    .many = Coisas
rooms_troll = Troll
    .text = Força 14 / 18 / 23 com 3 / 4 / 5 jogadores. Se as cartas não a alcançam, quem jogou a mais baixa recebe 2 ferimentos.
    .many = Trolls
rooms_dragon = Dragão
    .text = Força 14 / 18 / 23 com 3 / 4 / 5 jogadores. Se as cartas não a alcançam, quem jogou a mais baixa recebe 3 ferimentos.
    .many = Dragões
rooms_treasure-1 = Tesouro (1)
    .text = A carta mais alta ganha 1 moeda; em caso de empate, ninguém leva.
    .one = tesouro de 1 moeda
    .many = tesouros de 1 moeda
rooms_treasure-2 = Tesouro (2)
    .text = A carta mais alta ganha 2 moedas; quem empata divide.
    .one = tesouro de 2 moedas
    .many = tesouros de 2 moedas
rooms_treasure-3 = Tesouro (3)
    .text = A carta mais alta ganha 3 moedas; quem empata divide.
    .one = tesouro de 3 moedas
    .many = tesouros de 3 moedas
rooms_treasure-4 = Tesouro (4)
    .text = A carta mais alta ganha 4 moedas; quem empata divide.
    .one = tesouro de 4 moedas
    .many = tesouros de 4 moedas
rooms_treasure-2-1 = Tesouro (2 + 1)
    .text = A carta mais alta ganha 2 moedas e a segunda mais alta, 1 moeda; quem empata divide.
    .one = tesouro com um baú de 2 moedas e outro de 1
    .many = tesouros com um baú de 2 moedas e outro de 1
rooms_treasure-3-2 = Tesouro (3 + 2)
    .text = A carta mais alta ganha 3 moedas e a segunda mais alta, 2 moedas; quem empata divide.
    .one = tesouro com baús de 3 e 2 moedas
    .many = tesouros com baús de 3 e 2 moedas
rooms_treasure-4-2 = Tesouro (4 + 2)
    .text = A carta mais alta ganha 4 moedas e a segunda mais alta, 2 moedas; quem empata divide.
    .one = tesouro com baús de 4 e 2 moedas
    .many = tesouros com baús de 4 e 2 moedas
rooms_vault-items = Abóbada (itens)
    .text = O que você recebe depende da sua carta: com 1, uma tocha; com 2, uma bola de cristal; com 3, uma chave; com 4, uma espada; com 5, uma poção que cura 1 ferimento.
    .one = abóbada de itens
    .many = abóbadas de itens
    .gender = f
rooms_vault-riches = Abóbada (riquezas)
    .text = O que você recebe depende da sua carta: com 1, 1 moeda; com 2, 2 moedas; com 3, uma poção que cura 1 ferimento; com 4, 3 moedas; com 5, uma poção que cura 2 ferimentos.
    .one = abóbada de riquezas
    .many = abóbadas de riquezas
    .gender = f
rooms_lava-trap = Armadilha de lava
    .text = Carta mais alta 5 / 4 / 3: os mais ricos perdem 3 / 2 / 1 moedas.
    .many = Armadilhas de lava
    .gender = f
rooms_magnet-trap = Armadilha magnética
    .text = Carta mais alta 5 / 4 / 3 / 2: os mais ricos perdem 2 / 2 / 1 / 1 moedas.
    .many = Armadilhas magnéticas
    .gender = f
rooms_spike-trap = Armadilha de espinhos
    .text = Carta mais alta 5 / 4 / 3: quem tem menos ferimentos recebe 2 / 2 / 1 ferimentos.
    .many = Armadilhas de espinhos
    .gender = f
rooms_boulder-trap = Pedra rolante
    .text = Carta mais alta 5 / 4 / 3 / 2: quem tem menos ferimentos recebe 2 / 1 / 1 / 1 ferimentos.
    .many = Pedras rolantes
    .gender = f
rooms_tax-collector = Cobrador de impostos
    .text = Quem é atacado perde 3 moedas.
    .um = o Cobrador de impostos
rooms_medusa = Medusa
    .text = Quem é atacado fica fora da partida. Se todos são atacados, todos perdem.
    .gender = f
    .um = a Medusa
rooms_vampire = Vampiro
    .text = Quem é atacado recebe 1 ferimento e perde 2 moedas.
    .um = o Vampiro
rooms_sphinx = Esfinge
    .text = Quem é atacado recebe 2 ferimentos. Derrotada ou não, a carta mais alta ganha 2 moedas; ninguém as ganha se todas as cartas são iguais e a Esfinge sobrevive.
    .gender = f
    .um = a Esfinge
rooms_minotaur = Minotauro
    .text = Quem é atacado recebe 1 ferimento. Derrotado ou não, a carta mais alta ganha 1 moeda; ninguém a ganha se todas as cartas são iguais e o Minotauro sobrevive.
    .um = o Minotauro
rooms_wolf-pack = Alcateia
    .text = Quem é atacado recebe 2 ferimentos. Jogue uma tocha como sua carta para escapar.
    .gender = f
    .um = a Alcateia
rooms_necromancer = Necromante
    .text = Quem é atacado recebe 2 ferimentos. Jogue uma bola de cristal como sua carta para escapar.
    .um = o Necromante
rooms_mega-dragon = Megadragão
    .text = Não pode ser derrotado. Quem é atacado recebe 3 ferimentos. Jogue uma chave como sua carta para escapar.
    .um = o Megadragão
rooms_golem = Golem
    .text = Não pode ser derrotado. Quem é atacado recebe 2 ferimentos. Cartas de poder 5 e espadas valem 1.
    .um = o Golem
rooms_mummy = Múmia
    .text = Não pode ser derrotada. Ataca a carta mais alta: 2 ferimentos.
    .gender = f
    .um = a Múmia

others_coin-1 = Moeda (1)
others_coin-5 = Moeda (5)
others_wound-1 = Ferimento (1)
others_wound-5 = Ferimento (5)
others_map = Mapa
    .text = Quem o tem joga primeiro. Só na variante tática.
others_treasure = Sala de tesouro
others_monster = Sala de monstro
others_vault = Abóbada
others_trap = Armadilha
others_boss = Chefe
others_room-card = Carta de sala
others_level-card = Carta de nível
others_power-card = Carta de poder
others_item-card = Carta de item
others_character-card = Carta de personagem
others_boss-card = Carta de chefe
others_map-card = Carta de mapa
others_level = Nível
others_level-row = Fileira do nível
others_coin = Moeda
others_wound = Ferimento
others_chest = Baú
others_potion = Poção
others_strength = Força
others_supply = Reserva
others_start-player = Jogador inicial
others_face-up = Virada para cima
others_face-down = Virada para baixo (escura)
others_collapse = Desmaiar
others_eliminated = Fora da partida
others_escape = Escapar
others_shared-victory = Vitória dividida
others_room = Sala
others_room-pile = Pilha de salas
others_level-pile = Pilha de níveis
others_item-supply = Reserva de itens
others_hand = Mão
others_defeat = Derrotar
others_attack = Atacar
others_tie = Empate
others_final-scoring = Contagem final
others_tactical-variant = Variante tática

decisions_DR-DEC-PLAY = Escolha uma carta para esta sala
decisions_DR-DEC-CRYSTAL = As cartas estão abertas: jogue outra
decisions_DR-DEC-TORCH = Você pode usar uma tocha
decisions_DR-DEC-TACT = Sua vez: jogue uma carta

options_play = Jogar { CHOSEN($card) }
options_torch = Usar uma tocha e olhar as salas escuras
options_torch-room = Usar uma tocha e olhar a sala { $position }

outfit_all =
    { $count ->
        [0] sem moedas nem ferimentos
       *[other] { $lacks ->
            [both] com { LIST($has, between: ", ") } e sem moedas nem ferimentos
            [coins] com { LIST($has, between: ", ") } e sem moedas
            [wounds] com { LIST($has, between: ", ") } e sem ferimentos
           *[none] com { LIST($has) }
        }
    }
outfit_coins =
    { $count ->
        [1] 1 moeda
       *[other] { $count } moedas
    }
outfit_wounds =
    { $count ->
        [1] 1 ferimento
       *[other] { $count } ferimentos
    }
outfit_item = { UM($item) }
outfit_two = duas bolas de cristal
gift_coins =
    { $count ->
        [1] 1 moeda
       *[other] { $count } moedas
    }
gift_potion =
    { $wounds ->
        [1] uma poção que cura 1 ferimento
       *[other] uma poção que cura { $wounds } ferimentos
    }
gift_item = { UM($item) }
row_one = { ONE($room) }
row_some =
    { $count ->
        [2] { GENDER($room) ->
            [f] duas { MANY($room) }
           *[m] dois { MANY($room) }
        }
        [3] três { MANY($room) }
        [4] quatro { MANY($room) }
        [5] cinco { MANY($room) }
       *[6] seis { MANY($room) }
    }
row_dark =
    { $count ->
        [1] sala escura
        [2] duas salas escuras
        [3] três salas escuras
        [4] quatro salas escuras
        [5] cinco salas escuras
       *[6] seis salas escuras
    }
row_boss = chefe virado para baixo

events_character =
    { $who ->
        [you] Você é { O($character) } e começa { $outfit }.
       *[other] { $name } é { O($character) } e começa { $outfit }.
    }
events_map-dealt =
    { $who ->
        [you] Você pega o mapa: joga primeiro.
       *[other] { $name } pega o mapa e joga primeiro.
    }
events_level-built = Nível { $level }: { LIST($rooms, between: ", ") }.
events_room = Sala { $position }: { ONE($room) }.
events_room-turned-up = A sala { $position } é revelada: { ONE($room) }.
events_level-ended = Fim do nível { $level }: todos recuperam suas cartas de poder.
events_level-ended-last = Fim do nível { $level }: é hora da contagem final.
events_committed =
    { $who ->
        [you] Você já escolheu uma carta.
       *[other] { $name } já escolheu uma carta.
    }
events_committed-seen =
    { $who ->
        [you] Você escolhe { UM($card) }.
       *[other] { $name } escolhe { UM($card) }.
    }
events_revealed-one =
    { $who ->
        [you] Sua carta é revelada: { UM($card) }.
       *[other] A carta de { $name } é revelada: { UM($card) }.
    }
events_revealed = As cartas são reveladas: { LIST($cards, between: "; ") }.
events_revealed-card =
    { $who ->
        [you] você, { UM($card) }
       *[other] { $name }, { UM($card) }
    }
events_played =
    { $who ->
        [you] Você joga { UM($card) }.
       *[other] { $name } joga { UM($card) }.
    }
events_torch =
    { $who ->
        [you] Você usa uma tocha e olha
       *[other] { $name } usa uma tocha e olha
    } { $count ->
        [1] a sala { LIST($positions) }
       *[other] as salas { LIST($positions) }
    }.
events_torch-seen-one =
    { $who ->
        [you] Você usa uma tocha e vê { UM($room) } na sala { $position }.
       *[other] { $name } usa uma tocha e vê { UM($room) } na sala { $position }.
    }
events_torch-seen =
    { $who ->
        [you] Você usa uma tocha e vê o que há: { LIST($rooms, between: "; ") }.
       *[other] { $name } usa uma tocha e vê o que há: { LIST($rooms, between: "; ") }.
    }
events_torch-first = na sala { $position }, { UM($room) }
events_torch-next = na { $position }, { UM($room) }
events_further-card =
    { $who ->
        [you] Você precisa jogar outra carta.
        [one] { PEOPLE($people) } precisa jogar outra carta.
       *[they] { CAPITAL(PEOPLE($people)) } precisam jogar outra carta.
    }
events_returned =
    { $count ->
        [1] A { ONE($item) } volta para a reserva.
        [2] As duas { MANY($item) } voltam para a reserva.
        [3] As três { MANY($item) } voltam para a reserva.
        [4] As quatro { MANY($item) } voltam para a reserva.
        [5] As cinco { MANY($item) } voltam para a reserva.
       *[6] As seis { MANY($item) } voltam para a reserva.
    }
events_chest =
    { $who ->
        [you] Você leva
       *[other] { $name } leva
    } { $coins ->
        [1] o baú de 1 moeda
       *[other] o baú de { $coins } moedas
    } com uma carta que vale { $value }.
events_chest-small =
    { CAPITAL(PEOPLE($people)) } { $who ->
       *[they] empatam com { $value }
    }: { $coins ->
        [1] o baú de 1 moeda
       *[other] o baú de { $coins } moedas
    } não dá para dividir, então ninguém leva.
events_chest-shared =
    { CAPITAL(PEOPLE($people)) } { $who ->
       *[they] empatam com { $value } e dividem
    } { $coins ->
        [1] o baú de 1 moeda
       *[other] o baú de { $coins } moedas
    }: { $each } para cada um.
events_chest-shared-lost =
    { CAPITAL(PEOPLE($people)) } { $who ->
       *[they] empatam com { $value } e dividem
    } { $coins ->
        [1] o baú de 1 moeda
       *[other] o baú de { $coins } moedas
    }: { $each } para cada um; { $lost ->
        [1] sobra 1, que se perde
       *[other] sobram { $lost }, que se perdem
    }.
events_chest-left =
    { $coins ->
        [1] Todas as cartas valem o mesmo, então não há segunda mais alta: ninguém leva o baú de 1 moeda.
       *[other] Todas as cartas valem o mesmo, então não há segunda mais alta: ninguém leva o baú de { $coins } moedas.
    }
events_escaped =
    { $who ->
        [you] Você escapa graças à sua { ONE($item) }.
       *[other] { $name } escapa graças a { UM($item) }.
    }
events_fought-golem = O Golem não pode ser derrotado, e contra ele um 5 ou uma espada valem 1.
events_fought-never =
    { GENDER($room) ->
        [f] { CAPITAL(O($room)) } não pode ser derrotada.
       *[m] { CAPITAL(O($room)) } não pode ser derrotado.
    }
events_fought-nobody = Ninguém enfrenta { O($room) }.
events_fought-won =
    As cartas somam { $total } contra uma força de { $strength }: { O($room) } é { GENDER($room) ->
        [f] derrotada
       *[m] derrotado
    }.
events_fought-lost = As cartas somam { $total } contra uma força de { $strength }: não basta.
events_attacked-all = { CAPITAL(O($room)) } ataca todo o grupo: todas as cartas valem { $value }.
events_attacked-rest =
    { $who ->
        [you] { CAPITAL(O($room)) } ataca você: todos os outros escaparam.
        [one] { CAPITAL(O($room)) } ataca { PEOPLE($people) }: todos os outros escaparam.
       *[they] { CAPITAL(O($room)) } ataca { PEOPLE($people) }, que não escaparam e empatam com { $value }.
    }
events_attacked-lowest =
    { $who ->
        [you] { CAPITAL(O($room)) } ataca você, que tem a carta mais baixa (vale { $value }).
        [one] { CAPITAL(O($room)) } ataca { PEOPLE($people) }, que tem a carta mais baixa (vale { $value }).
       *[they] { CAPITAL(O($room)) } ataca { PEOPLE($people) }, que têm as cartas mais baixas (valem { $value }).
    }
events_attacked-highest =
    { $who ->
        [you] { CAPITAL(O($room)) } ataca você, que tem a carta mais alta (vale { $value }).
        [one] { CAPITAL(O($room)) } ataca { PEOPLE($people) }, que tem a carta mais alta (vale { $value }).
       *[they] { CAPITAL(O($room)) } ataca { PEOPLE($people) }, que têm as cartas mais altas (valem { $value }).
    }
events_attacked-nobody = Todos escaparam: ninguém é atacado.
events_eliminated =
    { $who ->
        [you] Você vira pedra e está fora da partida.
       *[other] { $name } vira pedra e está fora da partida.
    }
events_reward-all =
    { $each ->
        [1] Todas as cartas valem { $value }: { O($room) } deixa 1 moeda para cada um.
       *[other] Todas as cartas valem { $value }: { O($room) } deixa { $each } moedas para cada um.
    }
events_reward =
    { $who ->
        [you] Você tem a carta mais alta (vale { $value }) e ganha
        [one] { PEOPLE($people) } tem a carta mais alta (vale { $value }) e ganha
       *[they] { CAPITAL(PEOPLE($people)) } têm as cartas mais altas (valem { $value }) e ganham, cada um,
    } { $each ->
        [1] 1 moeda
       *[other] { $each } moedas
    } { DO($room) }.
events_reward-withheld = { CAPITAL(O($room)) } continua de pé e todas as cartas valem o mesmo: não deixa moedas.
events_gift-of-coins =
    { $who ->
        [you] Com seu { $value }, você vai atrás das moedas.
       *[other] Com um { $value }, { $name } vai atrás das moedas.
    }
events_gift =
    { $who ->
        [you] Com seu { $value }, você recebe { $gift }.
       *[other] Com um { $value }, { $name } recebe { $gift }.
    }
events_pile-too-small =
    { $who ->
        [you] Você devia receber { UM($item) }
        [one] { PEOPLE($people) } devia receber { UM($item) }
       *[they] { CAPITAL(PEOPLE($people)) } deviam receber { UM($item) } cada um
    }, mas { $pile ->
        [0] não há mais nenhuma na reserva
        [1] só resta 1 na reserva, então ninguém recebe
       *[other] só restam { $pile } na reserva, então ninguém recebe
    }.
events_trap-nothing = A carta mais alta é um { $highest }: nada acontece.
events_trap-no-coins = A carta mais alta é um { $highest }, mas ninguém tem moedas para perder.
events_trap-all-coins = A carta mais alta é um { $highest }: a armadilha atinge todos, porque todos têm o mesmo número de moedas.
events_trap-all-wounds = A carta mais alta é um { $highest }: a armadilha atinge todos, porque todos têm o mesmo número de ferimentos.
events_trap-coins =
    A carta mais alta é um { $highest }: a armadilha atinge { $who ->
        [you] você, que tem mais moedas
        [one] { PEOPLE($people) }, que tem mais moedas
       *[they] { PEOPLE($people) }, que têm mais moedas
    }.
events_trap-wounds =
    A carta mais alta é um { $highest }: a armadilha atinge { $who ->
        [you] você, que tem menos ferimentos
        [one] { PEOPLE($people) }, que tem menos ferimentos
       *[they] { PEOPLE($people) }, que têm menos ferimentos
    }.
events_coins-lost =
    { $who ->
        [you] Você perde
       *[other] { $name } perde
    } { $lost ->
        [1] 1 moeda
       *[other] { $lost } moedas
    }: { $left ->
        [0] não resta nenhuma
        [1] resta 1
       *[other] restam { $left }
    }.
events_coins-none =
    { $who ->
        [you] Você não tem moedas para perder.
       *[other] { $name } não tem moedas para perder.
    }
events_coins-same =
    { $who ->
        [you] Você já tem
       *[other] { $name } já tem
    } { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    }.
events_coins-same-wasted =
    { $who ->
        [you] Você já tem
       *[other] { $name } já tem
    } { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    }, o máximo permitido; { $lost ->
        [1] 1 moeda se perde
       *[other] { $lost } moedas se perdem
    }.
events_coins-gained =
    { $who ->
        [you] Você ganha
       *[other] { $name } ganha
    } { $gained ->
        [1] 1 moeda
       *[other] { $gained } moedas
    }: agora tem { $coins }.
events_coins-gained-wasted =
    { $who ->
        [you] Você ganha
       *[other] { $name } ganha
    } { $gained ->
        [1] 1 moeda
       *[other] { $gained } moedas
    }: agora tem { $coins }, o máximo permitido; { $lost ->
        [1] 1 moeda se perde
       *[other] { $lost } moedas se perdem
    }.
events_wounds-taken =
    { $who ->
        [you] Você recebe
       *[other] { $name } recebe
    } { $taken ->
        [1] 1 ferimento
       *[other] { $taken } ferimentos
    }: agora tem { $wounds }.
events_wounds-none =
    { $who ->
        [you] Você não tem ferimentos para curar.
       *[other] { $name } não tem ferimentos para curar.
    }
events_wounds-healed =
    { $who ->
        [you] Você cura
       *[other] { $name } cura
    } { $healed ->
        [1] 1 ferimento
       *[other] { $healed } ferimentos
    }: { $left ->
        [0] não resta nenhum
        [1] resta 1
       *[other] restam { $left }
    }.
events_map-tied-kept =
    As cartas mais altas empatam com { $value }: { $who ->
        [you] você já tem o mapa e fica com ele.
       *[other] { $name } já tem o mapa e fica com ele.
    }
events_map-tied =
    As cartas mais altas empatam com { $value }: em sentido horário a partir de { $whoBefore ->
        [you] você
       *[other] { $nameBefore }
    }, { $who ->
        [you] você vem primeiro e pega o mapa.
       *[other] { $name } vem primeiro e pega o mapa.
    }
events_map-kept =
    { $who ->
        [you] Você fica com o mapa pela carta mais alta (vale { $value }).
       *[other] { $name } fica com o mapa pela carta mais alta (vale { $value }).
    }
events_map-passed =
    { $who ->
        [you] Você pega o mapa pela carta mais alta (vale { $value }).
       *[other] { $name } pega o mapa pela carta mais alta (vale { $value }).
    }
events_collapsed =
    { $who ->
        [you] Você desmaia com o maior número de ferimentos ({ $wounds }) e não pode vencer.
        [one] { PEOPLE($people) } desmaia com o maior número de ferimentos ({ $wounds }) e não pode vencer.
       *[they] { CAPITAL(PEOPLE($people)) } desmaiam com o maior número de ferimentos ({ $wounds } cada um) e não podem vencer.
    }
events_standing-equal = Ninguém desmaia: todos os que continuam na partida têm o mesmo número de ferimentos.
events_standing-tie-of-three = Ninguém desmaia: dois jogadores empatam com o maior número de ferimentos e, numa partida de três, isso os salva.
events_standing-alone = Ninguém desmaia: só resta um jogador.
events_standing-untold = Ninguém desmaia.
events_won =
    { $who ->
        [you] Você vence a partida com
        [one] { PEOPLE($people) } vence a partida com
       *[they] { CAPITAL(PEOPLE($people)) } dividem a vitória com
    } { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    }{ $who ->
        [you] !
        [one] !
       *[other] { " " }cada um!
    }
events_won-by-wounds =
    { $who ->
        [you] Você vence a partida com
        [one] { PEOPLE($people) } vence a partida com
       *[they] { CAPITAL(PEOPLE($people)) } dividem a vitória com
    } { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    } e { $wounds ->
        [0] nenhum ferimento
        [1] 1 ferimento
       *[other] { $wounds } ferimentos
    }{ $who ->
        [you] !
        [one] !
       *[other] { " " }cada um!
    }
events_beaten =
    { $who ->
        [you] Você tem o mesmo número de moedas, porém mais ferimentos.
        [one] { PEOPLE($people) } tem o mesmo número de moedas, porém mais ferimentos.
       *[they] { CAPITAL(PEOPLE($people)) } têm o mesmo número de moedas, porém mais ferimentos.
    }
events_everyone-lost = A Medusa transformou o grupo inteiro em pedra: ninguém vence.
