name = Welcome to the Dungeon
tagline = Arrisque, blefe, tire a espada do aventureiro… e deixe outro entrar.

scores_successes = Sucessos
scores_failures = Fracassos

variants_firstTurnAdd_name = Primeiro monstro na masmorra
variants_firstTurnAdd_sentence = No primeiro turno de cada rodada, o monstro comprado tem de ir para a masmorra.
variants_firstTurnAdd_values_off = Não
variants_firstTurnAdd_values_each-player = Para todos os jogadores
variants_firstTurnAdd_values_starter-only = Só para quem começa
variants_firstTurnNoPass_name = Sem passar no primeiro turno
variants_firstTurnNoPass_sentence = Ninguém pode passar em seu primeiro turno da rodada.
variants_firstAdventurer_name = Primeiro aventureiro
variants_firstAdventurer_sentence = Com qual aventureiro se joga a primeira rodada.
variants_firstAdventurer_values_warrior = Guerreiro
variants_firstAdventurer_values_barbarian = Bárbaro
variants_firstAdventurer_values_mage = Mago
variants_firstAdventurer_values_rogue = Ladrão
variants_firstAdventurer_values_random = Ao acaso
variants_firstAdventurer_values_starter-chooses = Quem começa escolhe
variants_vorpalAxeScope_name = Machado vorpal
variants_vorpalAxeScope_sentence = O que o machado vorpal derrota.
variants_vorpalAxeScope_values_kind = Todos os monstros desse tipo
variants_vorpalAxeScope_values_single = Só esse monstro
variants_nextAdventurer_name = Próximos aventureiros
variants_nextAdventurer_sentence = Como se escolhe o aventureiro das outras rodadas.
variants_nextAdventurer_values_chosen = Um jogador escolhe
variants_nextAdventurer_values_random = Ao acaso
variants_adventurerChooser_name = Quem escolhe depois de uma eliminação
variants_adventurerChooser_sentence = Quem acabou de voltar da masmorra escolhe o próximo aventureiro, mesmo que tenha saído da partida, como diz o manual; ou então quem começa a nova rodada.
variants_adventurerChooser_values_runner = Quem acabou de estar lá dentro
variants_adventurerChooser_values_starter = Quem começa a nova rodada
variants_keptSuccesses_name = Sucessos de quem sai da partida
variants_keptSuccesses_sentence = Quem sai da partida fica com as cartas de sucesso que tinha ganhado.
variants_memory_name = Seus monstros na masmorra
variants_memory_sentence = A mesa mostra que monstros você colocou na masmorra, ou você tem de lembrar.
variants_memory_values_shown = À vista
variants_memory_values_hidden = De memória

monsters_goblin = Goblin
    .one = goblin
    .text = Força 1. Há dois.
    .todos = os goblins
    .dois = dois goblins
monsters_skeleton = Esqueleto
    .one = esqueleto
    .text = Força 2. Há dois.
    .todos = os esqueletos
    .dois = dois esqueletos
monsters_orc = Orc
    .one = orc
    .text = Força 3. Há dois.
    .todos = os orcs
    .dois = dois orcs
monsters_vampire = Vampiro
    .one = vampiro
    .text = Força 4. Há dois.
    .todos = os vampiros
    .dois = dois vampiros
monsters_golem = Golem
    .one = golem
    .text = Força 5. Há dois.
    .todos = os golems
    .dois = dois golems
monsters_lich = Lich
    .one = lich
    .text = Força 6. Só há um.
    .um = o lich
    .todos = o lich
monsters_demon = Demônio
    .one = demônio
    .text = Força 7. Só há um.
    .um = o demônio
    .todos = o demônio
monsters_dragon = Dragão
    .one = dragão
    .text = Força 9. Só há um.
    .um = o dragão
    .todos = o dragão

adventurers_warrior = Guerreiro
    .one = guerreiro
    .text = 3 pontos de vida, 11 com todo o equipamento.
adventurers_barbarian = Bárbaro
    .one = bárbaro
    .text = 4 pontos de vida, 11 com todo o equipamento.
adventurers_mage = Mago
    .one = mago
    .text = 2 pontos de vida, 11 com todo o equipamento.
adventurers_rogue = Ladrão
    .one = ladrão
    .text = 3 pontos de vida, 11 com todo o equipamento.

tiles_warrior-plate-armor = Armadura de placas
    .one = armadura de placas
    .text = +5 pontos de vida.
    .gender = f
tiles_warrior-knight-shield = Escudo de cavaleiro
    .one = escudo de cavaleiro
    .text = +3 pontos de vida.
tiles_warrior-vorpal-sword = Espada vorpal
    .one = espada vorpal
    .text = Escolha um tipo de monstro antes de revelar a primeira carta. Derrota todos os monstros desse tipo.
    .gender = f
tiles_warrior-dragon-spear = Lança de dragão
    .one = lança de dragão
    .text = Derrota o dragão.
    .gender = f
tiles_warrior-holy-grail = Cálice sagrado
    .one = cálice sagrado
    .text = Derrota todos os monstros de força par (2, 4, 6).
tiles_warrior-torch = Tocha
    .one = tocha
    .text = Derrota todos os monstros de força 3 ou menos.
    .gender = f
tiles_barbarian-healing-potion = Poção de cura
    .one = poção de cura
    .text = Uma vez por masmorra: quando seus pontos de vida acabam, você continua com os do próprio aventureiro.
    .gender = f
tiles_barbarian-leather-shield = Escudo de couro
    .one = escudo de couro
    .text = +3 pontos de vida.
tiles_barbarian-chainmail = Cota de malha
    .one = cota de malha
    .text = +4 pontos de vida.
    .gender = f
tiles_barbarian-vorpal-axe = Machado vorpal
    .one = machado vorpal
    .text = Uma vez por masmorra: quando um monstro é revelado, você pode derrotar o tipo dele: essa carta e todas as iguais que vierem depois.
tiles_barbarian-torch = Tocha
    .one = tocha
    .text = Derrota todos os monstros de força 3 ou menos.
    .gender = f
tiles_barbarian-war-hammer = Martelo de guerra
    .one = martelo de guerra
    .text = Derrota os golems.
tiles_mage-wall-of-fire = Muralha de fogo
    .one = muralha de fogo
    .text = +6 pontos de vida.
    .gender = f
tiles_mage-holy-grail = Cálice sagrado
    .one = cálice sagrado
    .text = Derrota todos os monstros de força par (2, 4, 6).
tiles_mage-omnipotence = Onipotência
    .one = onipotência
    .text = Se todos os monstros da masmorra eram de tipos diferentes, você sobrevive a ela mesmo sem pontos de vida.
    .gender = f
tiles_mage-bracelet-of-protection = Bracelete de proteção
    .one = bracelete de proteção
    .text = +3 pontos de vida.
tiles_mage-polymorph = Metamorfose
    .one = metamorfose
    .text = Uma vez por masmorra: troque o monstro que acabou de ser revelado pela primeira carta do baralho de monstros. Com o baralho vazio, não dá.
    .gender = f
tiles_mage-demonic-pact = Pacto demoníaco
    .one = pacto demoníaco
    .text = Derrota o demônio e o monstro que vier logo depois dele.
tiles_rogue-mithril-armor = Armadura de mithril
    .one = armadura de mithril
    .text = +5 pontos de vida.
    .gender = f
tiles_rogue-healing-potion = Poção de cura
    .one = poção de cura
    .text = Uma vez por masmorra: quando seus pontos de vida acabam, você continua com os do próprio aventureiro.
    .gender = f
tiles_rogue-ring-of-power = Anel de poder
    .one = anel de poder
    .text = Derrota todos os monstros de força 2 ou menos e soma a força deles aos seus pontos de vida.
tiles_rogue-buckler = Broquel
    .one = broquel
    .text = +3 pontos de vida.
tiles_rogue-vorpal-dagger = Adaga vorpal
    .one = adaga vorpal
    .text = Escolha um tipo de monstro antes de revelar a primeira carta. Derrota todos os monstros desse tipo.
    .gender = f
tiles_rogue-invisibility-cloak = Manto da invisibilidade
    .one = manto da invisibilidade
    .text = Derrota todos os monstros de força 6 ou mais.

others_symbol-torch = Tocha
    .text = Uma tocha derrota este monstro.
others_symbol-chalice = Cálice
    .text = O cálice sagrado derrota este monstro.
others_symbol-hammer = Martelo
    .text = O martelo de guerra derrota este monstro.
others_symbol-spear = Lança
    .text = A lança de dragão derrota este monstro.
others_symbol-cloak = Manto
    .text = O manto da invisibilidade derrota este monstro.
others_symbol-pact = Pacto
    .text = O pacto demoníaco derrota este monstro.
others_success-card = Carta de sucesso
    .text = Uma por masmorra a que você sobrevive; a segunda vence a partida.
others_player-aid = Carta de ajuda
    .text = Lado branco: nenhum fracasso. Lado vermelho: um fracasso; o próximo tira você da partida.
others_monster-deck = Baralho de monstros
    .text = Os monstros que ninguém comprou ainda.
others_dungeon-pile = Masmorra
    .text = Os monstros que esperam por quem entrar; o último a chegar sai primeiro. Qualquer um pode contá-los, ninguém pode olhar.

decisions_WD-DEC-01 = Escolha o aventureiro da próxima rodada
decisions_WD-DEC-02 = Compre um monstro ou passe
decisions_WD-DEC-03 = O baralho está vazio: você tem de passar
decisions_WD-DEC-04 = Coloque o monstro na masmorra, ou deixe-o de lado e sacrifique um equipamento
decisions_WD-DEC-05 = Escolha o tipo de monstro que sua arma vorpal vai derrotar
decisions_WD-DEC-06 = Enfrente este monstro ou troque-o pela primeira carta do baralho
decisions_WD-DEC-07 = Use o machado vorpal ou aguente o dano

options_draw = Comprar um monstro
options_pass = Passar
options_add = Colocar na masmorra
options_keep = Enfrentar este monstro
options_polymorph = Usar a metamorfose
options_take-damage = Aguentar o dano
options_use-axe = Usar o machado vorpal
options_sacrifice = Sacrificar { O($tile) }

events_starter-drawn =
    { $who ->
        [you] Por sorteio, você começa.
       *[other] Por sorteio, { $name } começa.
    }
events_adventurer-first = O primeiro aventureiro é { O($adventurer) }.
events_adventurer-chance = O acaso escolhe { O($adventurer) } como aventureiro.
events_adventurer-choice =
    { $who ->
        [you] Você escolhe { O($adventurer) } como aventureiro.
       *[other] { $name } escolhe { O($adventurer) } como aventureiro.
    }
events_adventurer-out =
    { $who ->
        [you] Mesmo fora da partida, você ainda escolhe o próximo aventureiro: { O($adventurer) }.
       *[other] Mesmo fora da partida, { $name } ainda escolhe o próximo aventureiro: { O($adventurer) }.
    }
events_round-first =
    Rodada { $round }: { O($adventurer) } tem seus seis equipamentos e o baralho tem { $deck ->
        [1] 1 carta
       *[other] { $deck } cartas
    }.
events_round-later =
    Rodada { $round }: { O($adventurer) } tem seus seis equipamentos e o baralho tem { $deck ->
        [1] 1 carta
       *[other] { $deck } cartas
    }. { $who ->
        [you] Você começa.
       *[other] { $name } começa.
    }
events_round-after =
    Rodada { $round }: { O($adventurer) } tem seus seis equipamentos e o baralho tem { $deck ->
        [1] 1 carta
       *[other] { $deck } cartas
    }. { $who ->
        [you] Você começa, porque vem depois de { $whoAfter ->
            [you] você
           *[other] { $nameAfter }
        }.
       *[other] { $name } começa, porque vem depois de { $whoAfter ->
            [you] você
           *[other] { $nameAfter }
        }.
    }
events_draw =
    { $who ->
        [you] Você compra uma carta de monstro.
       *[other] { $name } compra uma carta de monstro.
    }
events_draw-seen =
    { $who ->
        [you] Você compra { UM($monster) }.
       *[other] { $name } compra { UM($monster) }.
    }
events_pass =
    { $who ->
        [you] Você passa
       *[other] { $name } passa
    }: { $left ->
        [1] só resta 1 jogador na disputa
       *[other] restam { $left } jogadores na disputa
    }.
events_pass-forced =
    { $who ->
        [you] O baralho está vazio: você tem de passar.
       *[other] O baralho está vazio: { $name } tem de passar.
    }
events_add =
    { $who ->
        [you] Você coloca um monstro na masmorra
       *[other] { $name } coloca um monstro na masmorra
    }: { $pile ->
        [1] é a primeira carta
       *[other] agora são { $pile } cartas
    }.
events_add-seen =
    { $who ->
        [you] Você coloca { O($monster) } na masmorra
       *[other] { $name } coloca { O($monster) } na masmorra
    }: { $pile ->
        [1] é a primeira carta
       *[other] agora são { $pile } cartas
    }.
events_sacrifice =
    { $who ->
        [you] Você deixa um monstro de lado e sacrifica { O($tile) }.
       *[other] { $name } deixa um monstro de lado e sacrifica { O($tile) }.
    }
events_sacrifice-hp =
    { $who ->
        [you] Você deixa um monstro de lado e sacrifica { O($tile) }
       *[other] { $name } deixa um monstro de lado e sacrifica { O($tile) }
    }: { $hp ->
        [1] resta 1 ponto de vida
       *[other] restam { $hp } pontos de vida
    }.
events_sacrifice-seen =
    { $who ->
        [you] Você deixa { O($monster) } de lado e sacrifica { O($tile) }.
       *[other] { $name } deixa { O($monster) } de lado e sacrifica { O($tile) }.
    }
events_sacrifice-seen-hp =
    { $who ->
        [you] Você deixa { O($monster) } de lado e sacrifica { O($tile) }
       *[other] { $name } deixa { O($monster) } de lado e sacrifica { O($tile) }
    }: { $hp ->
        [1] resta 1 ponto de vida
       *[other] restam { $hp } pontos de vida
    }.
events_enter =
    { $who ->
        [you] Você entra na masmorra com { O($adventurer) }
       *[other] { $name } entra na masmorra com { O($adventurer) }
    }: { $hp ->
        [1] 1 ponto de vida
       *[other] { $hp } pontos de vida
    }, { $tiles ->
        [0] nenhum equipamento
        [1] 1 equipamento
       *[other] { $tiles } equipamentos
    } e { $pile ->
        [0] nenhuma carta
        [1] 1 carta
       *[other] { $pile } cartas
    } para revelar.
events_name =
    { $who ->
        [you] { GENDER($tile) ->
            [f] Sua { ONE($tile) } vai derrotar { TODOS($monster) }.
           *[m] Seu { ONE($tile) } vai derrotar { TODOS($monster) }.
        }
       *[other] { CAPITAL(O($tile)) } de { $name } vai derrotar { TODOS($monster) }.
    }
events_turn-up =
    Aparece { UM($monster) } (força { $strength }), que { $who ->
        [you] você colocou ali
       *[other] { $name } colocou ali
    }. { $pile ->
        [0] Era a última carta
        [1] Resta 1 carta
       *[other] Restam { $pile } cartas
    }.
events_keep =
    { $who ->
        [you] Você enfrenta { O($monster) } sem usar a metamorfose.
       *[other] { $name } enfrenta { O($monster) } sem usar a metamorfose.
    }
events_polymorph =
    { $who ->
        [you] Com a metamorfose, você troca { O($from) } { POR_UM($to) }.
       *[other] Com a metamorfose, { $name } troca { O($from) } { POR_UM($to) }.
    }
events_polymorph-same =
    { $who ->
        [you] Com a metamorfose, você troca { O($from) } por… outro { ONE($from) }.
       *[other] Com a metamorfose, { $name } troca { O($from) } por… outro { ONE($from) }.
    }
events_defeat = { CAPITAL(O($tile)) } derrota { O($monster) }.
events_defeat-next = { CAPITAL(O($tile)) } também derrota { O($monster) }, que veio logo depois do demônio.
events_defeat-healed =
    { CAPITAL(O($tile)) } derrota { O($monster) } e dá { $healed ->
        [1] 1 ponto
       *[other] { $healed } pontos
    } de vida a { $who ->
        [you] você
       *[other] { $name }
    }: agora { $hp ->
        [1] é 1
       *[other] são { $hp }
    }.
events_axe-saved =
    { $who ->
        [you] Você enfrenta { O($monster) } sem usar o machado vorpal.
       *[other] { $name } enfrenta { O($monster) } sem usar o machado vorpal.
    }
events_damage =
    { CAPITAL(O($monster)) } tira { $who ->
        [you] { $lost } dos seus pontos de vida
       *[other] { $lost ->
            [1] 1 ponto de vida de { $name }
           *[other] { $lost } pontos de vida de { $name }
        }
    }: { $hp ->
        [0] não resta nenhum
        [1] resta 1
       *[other] restam { $hp }
    }.
events_damage-none = { CAPITAL(O($monster)) } não pode fazer mais mal.
events_potion =
    { $who ->
        [you] { CAPITAL(O($tile)) } traz você de volta com
       *[other] { CAPITAL(O($tile)) } traz { $name } de volta com
    } { $hp ->
        [1] 1 ponto de vida
       *[other] { $hp } pontos de vida
    }.
events_death =
    { $who ->
        [you] Você morre na masmorra.
       *[other] { $name } morre na masmorra.
    }
events_death-goes-on =
    { $who ->
        [you] Você morreria aqui, mas a onipotência ainda pode salvar você.
       *[other] { $name } morreria aqui, mas a onipotência ainda pode ajudar.
    }
events_omnipotence-saved = Onipotência: todos os monstros eram de tipos diferentes. A masmorra foi vencida!
events_omnipotence-failed = A onipotência não ajuda: havia monstros do mesmo tipo.
events_result-success =
    { $who ->
        [you] Você sobrevive à masmorra e pega sua { $successes ->
            [1] primeira
           *[other] segunda
        } carta de sucesso.
       *[other] { $name } sobrevive à masmorra e pega sua { $successes ->
            [1] primeira
           *[other] segunda
        } carta de sucesso.
    }
events_result-failure =
    { $who ->
        [you] É o seu { $failures ->
            [1] primeiro
           *[other] segundo
        } fracasso.
       *[other] É o { $failures ->
            [1] primeiro
           *[other] segundo
        } fracasso de { $name }.
    }
events_eliminated =
    { $who ->
        [you] Você está fora da partida.
       *[other] { $name } está fora da partida.
    }
events_eliminated-gave-back =
    { $who ->
        [you] Você está fora da partida e devolve sua carta de sucesso.
       *[other] { $name } está fora da partida e devolve sua carta de sucesso.
    }
events_turn-up-aside =
    { $who ->
        [you] Embaixo { DO($tile) }, que você sacrificou, estava { UM($monster) }.
       *[other] Embaixo { DO($tile) }, que { $name } sacrificou, estava { UM($monster) }.
    }
events_turn-up-left =
    Na masmorra { $count ->
        [1] ainda esperava
       *[other] ainda esperavam
    } { LIST($monsters) }.
events_left-one = { UM($monster) }
events_left-two = { DOIS($monster) }
events_win-successes =
    { $who ->
        [you] Você sobreviveu a duas masmorras e vence a partida!
       *[other] { $name } sobreviveu a duas masmorras e vence a partida!
    }
events_win-last-left =
    { $who ->
        [you] Não resta mais ninguém: você vence a partida!
       *[other] Não resta mais ninguém: { $name } vence a partida!
    }
