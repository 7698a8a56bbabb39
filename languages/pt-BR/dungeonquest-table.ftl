map = A masmorra
minimap = Mapa pequeno: ver a masmorra inteira
minimapNear = Mapa pequeno: ver seu herói de perto
cell_unexplored = inexplorado
cell_leads = { $side }: { $way }, { $to }.
cell_blocked = { $side }: fechado do outro lado.
cell_hero =
    { $own ->
        [true] Você está aqui.
       *[false] { $name } está aqui.
    }
cell_fell =
    { $own ->
        [true] Você morreu aqui.
       *[false] { $name } morreu aqui.
    }
explored =
    { $rooms } { $rooms ->
        [1] sala explorada
       *[other] salas exploradas
    }, { $left ->
        [1] resta 1 peça
       *[other] restam { $left } peças
    }
ways_open = passagem
ways_door = porta
ways_portcullis = grade levadiça
entrance = Entrada das catacumbas: quem está aqui pode descer.
chamber = Câmara do Tesouro
chamberTip = Kalladra dorme sobre seu ouro. Cada vez que entra, você compra uma carta de Dragão: sete das oito o deixam dormindo, e você pega duas cartas de Tesouro.
towerTip = Entrada e saída. Com pelo menos uma carta de Saque, você pode sair da masmorra por aqui.
sun = O sol está no espaço { $space } de { $last }
sunPlain =
    { $rounds ->
        [1] Resta 1 rodada de luz segura
       *[other] Restam { $rounds } rodadas de luz segura
    }
sunRisk =
    A cada rodada rola-se um dado: com { $die ->
        [1] 1
       *[other] um número de 1 a { $die }
    }, as torres se fecham e morrem todos os que ainda estão dentro.
hours_morning = Manhã
hours_noon = Meio-dia
hours_evening = Tarde
hours_dusk = Pôr do sol
turnOf =
    { $own ->
        [true] Sua vez
       *[false] Vez de { $name }
    }
sheetOf = Ficha de herói: { $hero }
openSheet = Abrir a ficha de herói
noHero = Ainda sem herói
life = { $left } de { $of } de Vida
determination =
    { $count ->
        [1] 1 ficha de Determinação: os dados podem somar 1 a mais
       *[other] { $count } fichas de Determinação: os dados podem somar { $count } a mais
    }
runes = Runas
noRunes = Não resta nenhuma runa
kept = Cartas guardadas
loot =
    { $count ->
        [0] Saque: nada
       *[other] Saque: { $count } { $count ->
            [1] carta
           *[other] cartas
        }
    }
noLoot = Sem Saque, ninguém sai.
gold = { $gold } de ouro
goldUnknown = ouro desconhecido
hiddenLoot = Uma carta de Saque virada para baixo
lostTurns =
    Perde { $count } { $count ->
        [1] turno
       *[other] turnos
    }
afterDeath =
    { $gender ->
        [f] Sua heroína morreu.
       *[OTHER] Seu herói morreu.
    }
afterDeathMonsters = Você continua jogando com os monstros que { $name } encontrar.
afterDeathServant = Nos seus turnos, você serve a Kalladra e move os monstros.
betAsk = Quem vai sair com vida? Faça sua aposta.
afterDeathWatch = Veja como os outros se saem.
searched = Vasculhada { $count } de 2 vezes
mayGoDown = Daqui dá para descer às catacumbas.
belowFor =
    { $cards ->
        [0] Nenhuma carta ainda: você não avançou
       *[other] { $cards } { $cards ->
            [1] carta
           *[other] cartas
        }: você sai { $cards } { $cards ->
            [1] espaço
           *[other] espaços
        } à frente
    }
exits = Saídas possíveis
left = esquerda
right = direita
ahead =
    { $steps } { $steps ->
        [1] espaço
       *[other] espaços
    } em frente
exitsSide = À esquerda: { $left }. À direita: { $right }.
secretCard = Só quem a comprou conhece esta carta.
needs = Teste de { $attribute }: dois dados, { $needs } ou menos
chance = { $percent }%
rolled =
    { $bonus ->
        [0] { $dice } = { $total }
       *[other] { $dice } + { $bonus } = { $total }
    }
raised = { $bonus } a mais nos dados
passed = Sucesso
failed = Falha
rolling = Os dados estão rolando
dice = Dados: { $values }
woundsComing =
    Você vai sofrer { $amount } { $amount ->
        [1] ferimento
       *[other] ferimentos
    }
meets =
    { $gender ->
        [f] Uma
       *[OTHER] Um
    } { $monster }!
playedBy =
    { $own ->
        [true] Você joga com { $gender ->
            [f] ela
           *[OTHER] ele
        }
       *[false] { $name } joga com { $gender ->
            [f] ela
           *[OTHER] ele
        }
    }
automaton =
    O autômato joga com { $gender ->
        [f] ela
       *[OTHER] ele
    }
lifeHidden = Vida desconhecida
lifeKnown = Vida { $life }
noEscape = Aqui não dá para escapar
dragonLeft =
    { $left ->
        [1] 1 carta de Dragão virada para baixo
       *[other] { $left } cartas de Dragão viradas para baixo
    }
dragonRisk = { $percent }% de chance de acordar
dragonSleeps = Ele continua dormindo
dragonWakes = Kalladra acorda!
bribe =
    { $cards ->
        [0] Nada oferecido ainda
       *[other] Você oferece { $cards } { $cards ->
            [1] carta
           *[other] cartas
        }: { $gold } de ouro
    }
stasis = Movimento { $made } de { $total }
unconscious =
    { $cards ->
        [1] Falta perder 1 carta de Saque
       *[other] Falta perder { $cards } cartas de Saque
    }
pickHero = Quem você vai ser?
pickLoot = Escolha uma carta de Saque
pickTile = Três salas: qual você coloca?
combat = Combate
round = Rodada { $round }
hand =
    { $name }: { $count } { $count ->
        [1] carta
       *[other] cartas
    } na mão
stack = Pilha: { $count }
deck = Baralho: { $count }
attack = Ataque { $total }
sealed = Carta escolhida
waitsForCard = Escolhendo…
cancelled = Anulada
mayCounter = Pode contra-atacar
counterattack = Contra-ataque
stalemate = Impasse
deathblow =
    Golpe mortal: { $cards } { $cards ->
        [1] carta
       *[other] cartas
    }
stalemateWhy = Ataques iguais: todas as cartas vão para a pilha.
counterRule = Quem não está à frente pode contra-atacar: só com cartas que mostram no canto o tipo do outro ataque.
roundTo = Vence a rodada: { $name }
killed =
    { $gender ->
        [f] A { $monster } morreu
       *[OTHER] O { $monster } morreu
    }
answers_melee = Serve para contra-atacar ataques corpo a corpo
answers_ranged = Serve para contra-atacar ataques à distância
answers_magic = Serve para contra-atacar ataques mágicos
cannotAnswer = Não serve para contra-atacar
escapeOf = Fuga { $value }
hits =
    { $count ->
        [0] Nenhum acerto
       *[other] { $count } { $count ->
            [1] acerto
           *[other] acertos
        }
    }
escapes =
    { $own ->
        [true] Você escapa
       *[false] Escapa
    }
caught =
    { $own ->
        [true] Você não escapa
       *[false] Não escapa
    }: { $wounds } { $wounds ->
        [1] ferimento
       *[other] ferimentos
    }
tells_start = Você começa aqui. O tesouro está no meio da masmorra. Dá para sair por qualquer torre, antes do pôr do sol.
tells_explore = Ninguém esteve ali: você compra uma sala nova e entra nela.
tells_door = Uma porta: antes você compra uma carta de Porta, e ela pode não se abrir.
tells_portcullis = Uma grade levadiça: teste de Força, { $needs } ou menos ({ $percent }%). Se falhar, seu turno acaba.
tells_tower = Uma torre: com Saque você pode sair da masmorra; se não sair, segue adiante.
tells_dragon = A Câmara do Tesouro: você compra uma carta de Dragão. Há { $percent }% de chance de ele acordar; se não, você pega duas cartas de Tesouro.
tells_teleport = Você gasta a Runa de teleporte. Muros não importam; se houver um monstro, não dá para escapar dele.
tells_search = Você compra uma carta de Busca. É a busca { $count } de 2 nesta sala.
tells_down = Você deixa as salas e compra uma carta de Catacumbas por turno até achar uma saída.
tells_leave = Você sai com vida e com { $gold } de ouro: está a salvo.
tells_leaveHidden = Você sai com vida e com seu Saque: está a salvo.
tells_escape = Os dois lados revelam uma carta de Poder. Se a sua fuga for igual ou maior, você escapa; se não, se fere e tem de lutar.
tells_attack = Cartas contra cartas, até que o seu dano ou o do monstro chegue à Vida.
tells_bridge =
    Teste de Agilidade, { $needs } ou menos{ $loot ->
        [0] { "" }
       *[other] , somando { $loot } pelo seu Saque
    } ({ $percent }%). Se cair, você vai parar nas catacumbas.
tells_web = Teste de Força, { $needs } ou menos ({ $percent }%). Se falhar, a teia prende você.
tells_caveIn = Teste de Agilidade, { $needs } ou menos ({ $percent }%). Se falhar, seu turno acaba.
tells_redraw = Você terá de enfrentar a próxima carta, seja qual for.
tells_facing = Cada carta que você comprar lá embaixo leva você um espaço nessa direção.
tells_half = Você só poderá sair pelas passagens dessa metade.
tells_stasis = Você gasta a Runa de estase: até três movimentos neste turno.
tells_stopCounter = A rodada se decide como está.
ask_title = Perguntar sobre runas e habilidades
ask_always = Sempre
ask_matters = Quando importa
ask_help = Quando importa: não por um único ferimento nem por um teste que não pode falhar; a sexta carta é sempre comprada.
ask_never = Não perguntar mais: { $what }
ask_neverThis = Não perguntar mais isto
ask_neverList = Não se pergunta nesta mesa
dies =
    { $own ->
        [true] Você morreu
       *[false] { $name } morreu
    }
diesSay = O que a masmorra engole ela não devolve.
leaves =
    { $own ->
        [true] Você saiu!
       *[false] { $name } saiu!
    }
night = O sol se pôs. As torres estão fechadas.
towersOpen = As torres continuam abertas
closesOn =
    Fecham com { $upTo ->
        [1] um 1
       *[other] um número de 1 a { $upTo }
    }
counted = Conta-se o ouro
nobody = Ninguém saiu. Kalladra vence.
survived = Com vida, mas sem carta de Tesouro: não é vitória.
design_tiles = Peças de sala
design_pieces = Figuras, monstros, marcadores
design_dice = Dados
design_heroes = Heróis
design_combat = Cartas de Combate
design_power = Cartas de Poder
design_copies = × { $count }
design_counts =
    { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    } e { $tiles ->
        [1] 1 peça
       *[other] { $tiles } peças
    }
aim_most =
    Saia com vida e mais ouro que todos. { $turns ->
        [1] Resta 1 turno
       *[other] Restam { $turns } turnos
    }.
aim_alone =
    Saia com vida e com uma carta de Tesouro. { $turns ->
        [1] Resta 1 turno
       *[other] Restam { $turns } turnos
    }.
aim_out =
    Você saiu com { $gold } de ouro. Quem trouxer mais vence você. { $turns ->
        [1] Resta 1 turno
       *[other] Restam { $turns } turnos
    }.
aim_dead =
    { $feminine ->
        [true] Sua heroína morreu
       *[false] Seu herói morreu
    }: você não pode mais vencer. { $turns ->
        [1] Resta 1 turno
       *[other] Restam { $turns } turnos
    }.
aim_monster =
    Agora você é { $feminine ->
        [true] a
       *[false] o
    } { $monster }. Seu alvo: { $hero }.
meanwhile_out = Você saiu: os outros continuam
meanwhile_dead = Seu herói morreu: os outros continuam
meanwhile_fights =
    { $name } luta contra { $feminine ->
        [true] uma
       *[false] um
    } { $monster }
meanwhile_duels = { $name } luta contra { $other }
meanwhile_plays =
    { $name } joga com { $feminine ->
        [true] a
       *[false] o
    } { $monster }
meanwhile_below = { $name } está nas catacumbas
meanwhile_lair = { $name } está com o dragão
meanwhile_card = { $name } comprou “{ $card }”
meanwhile_turn = { $name } está na masmorra
ending_share = { $names } dividem a vitória, com { $gold } cada um.
ending_alone = Você saiu com uma carta de Tesouro e { $gold } no total.
ending_nobody = A masmorra ficou com todos: ninguém saiu.
ending_youDied = A masmorra ficou com você.
ending_noTreasure = Você saiu com vida, mas sem carta de Tesouro: no jogo solo isso não é vitória.
ending_out = Saiu com { $gold }
ending_lost = Não saiu
ending_betWon = Você apostou em { $name } e acertou.
ending_betLost = Você apostou em { $name }, que não saiu.
ending_at = Onde: { $room }, { $cell }.
ending_you = você
token_known = { $monster }, Vida { $life }
token_unknown = { $monster }, Vida desconhecida
fate_inside = Na masmorra
fate_left = A salvo
fate_dead =
    { $gender ->
        [f] Morta
       *[m] Morto
    }
fate_below = Nas catacumbas
fate_stuck =
    { $gender ->
        [f] Presa na teia
       *[m] Preso na teia
    }
up = sai em { OR($cells) }
damage_known = Dano { $count } de { $life }
damage_unknown = Dano { $count }, Vida desconhecida
deathblowWhy_all = Vitória com { LIST($types) }: as cartas desse tipo na pilha também golpeiam.
deathblowWhy_melee = corpo a corpo
deathblowWhy_ranged = ataque à distância
deathblowWhy_magic = magia
wouldBlow =
    { $cards ->
        [1] Golpe mortal: se vencer, a carta { $type ->
            [melee] corpo a corpo
            [ranged] à distância
           *[magic] mágica
        } da pilha também golpeia.
       *[other] Golpe mortal: se vencer, as { $cards } cartas { $type ->
            [melee] corpo a corpo
            [ranged] à distância
           *[magic] mágicas
        } da pilha também golpeiam.
    }
types_melee = corpo a corpo
types_ranged = à distância
types_magic = magia
pileOf_cards = Na pilha há { LIST($types) }. Quem vence uma rodada com uma carta de um desses tipos dá um golpe mortal: essas cartas também golpeiam.
pileOf_type =
    { $type ->
        [melee] { $count } corpo a corpo
        [ranged] { $count } à distância
       *[magic] { $count } { $count ->
            [1] mágica
           *[other] mágicas
        }
    }
pileOf_empty = A pilha está vazia. Para ela vão as cartas de quem perde uma rodada.
counterNeeds =
    { $name } pode contra-atacar: com cartas que mostram no canto { $type ->
        [melee] corpo a corpo
        [ranged] ataque à distância
       *[magic] magia
    }. Os valores delas se somam.
attackOf =
    { $type ->
        [melee] Ataque corpo a corpo de valor { $value }
        [ranged] Ataque à distância de valor { $value }
       *[magic] Ataque mágico de valor { $value }
    }
tells_side = Um dado decide até onde: você sai em { OR($cells) }.
ending_gold = { NUMBER($gold, useGrouping: "auto") } de ouro
ending_only =
    { $who ->
        [you] Só você saiu, com { $gold }.
       *[other] Só { $name } saiu, com { $gold }.
    }
ending_most =
    { $who ->
        [you] Ninguém trouxe mais do que você: { $gold }.
       *[other] Ninguém trouxe mais do que { $name }: { $gold }.
    }
ending_lesserCard =
    { $who ->
        [you] Você também trouxe { $gold }, mas sua melhor carta valia menos.
       *[other] { $name } também trouxe { $gold }, mas sua melhor carta valia menos.
    }
ending_fewerCards =
    { $who ->
        [you] Você também trouxe { $gold }, mas com menos cartas de Saque.
       *[other] { $name } também trouxe { $gold }, mas com menos cartas de Saque.
    }
