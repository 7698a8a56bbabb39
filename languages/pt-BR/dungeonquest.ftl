name = DungeonQuest
tagline = Roube o dragão e saia antes do pôr do sol. Poucos conseguem.

scores_out = Saiu
scores_gold = Ouro
scores_best = Melhor carta
scores_loot = Cartas de Saque

died = Morreu

variants_solo_name = Por conta própria
variants_solo_sentence = Um só herói contra a masmorra: um autômato joga com os monstros e, para vencer, é preciso sair com uma carta de Tesouro.
variants_hero-versus-hero_name = Herói contra herói
variants_hero-versus-hero_sentence = Heróis podem atacar uns aos outros e lutar por uma carta de Saque.
variants_servants-of-kalladra_name = Servos de Kalladra
variants_servants-of-kalladra_sentence = Quem perdeu seu herói move os monstros em seus turnos.
variants_focused-determination_name = Determinação concentrada
variants_focused-determination_sentence = A Determinação que sobra depois de passar num teste fica para qualquer outro.
variants_death-can-wait_name = A morte pode esperar
variants_death-can-wait_sentence = Um herói que morreria perde parte do Saque e acorda de novo. O melhor jeito de jogar a primeira partida.
variants_tower-power_name = Poder da torre
variants_tower-power_sentence = Quem entra numa torre pode aparecer em qualquer outra.
variants_secrets_name = Segredos
variants_secrets_sentence = O Saque fica virado para baixo até o fim da partida.
variants_magical-power_name = Poder mágico
variants_magical-power_sentence = Cada herói começa a partida com várias runas.
variants_magical-power-runes_name = Runas por herói
variants_magical-power-runes_sentence = Quantas runas cada herói recebe com Poder mágico, enquanto as doze derem para todos.
variants_live-to-fight-another-day_name = Viver para lutar outro dia
variants_live-to-fight-another-day_sentence = Quem vence duas rodadas de combate seguidas pode escapar do monstro.
variants_no-glory-without-courage_name = Sem coragem não há glória
variants_no-glory-without-courage_sentence = Ninguém pode sair da masmorra sem uma carta de Tesouro.
variants_monstrous-treasures_name = Tesouros monstruosos
variants_monstrous-treasures_sentence = Quem mata um monstro pode achar uma carta de Tesouro.
variants_late-start_name = Início tardio
variants_late-start_sentence = O sol começa até seis espaços mais adiante.
variants_hero-selection_name = Heróis
variants_hero-selection_sentence = Como os heróis são distribuídos.
variants_hero-selection_values_random = Ao acaso
variants_hero-selection_values_choose-in-seat-order = À escolha, na ordem dos lugares
variants_rulings_name = Fuga e teleporte
variants_rulings_sentence = Como diz o manual, durante todo o turno depois de sair das catacumbas não se pode escapar de nenhum monstro, e a Runa de teleporte também substitui movimentos forçados; ou como se jogava antes.
variants_rulings_values_rulebook = Como diz o manual
variants_rulings_values_earlier = Como antes
variants_defeats_name = Depois de uma derrota
variants_defeats_sentence = Como estão escritas as regras, com A morte pode esperar um herói derrubado pela Fúria do dragão que não tem para onde recuar cai uma vez só, e quem perde um duelo e tem de ficar, ou ataca, vence e cai, enfrenta a sala no turno seguinte; ou como se jogava antes.
variants_defeats_values_as-written = Como estão as regras
variants_defeats_values_earlier = Como antes
variants_monster-controller_name = Monstros
variants_monster-controller_sentence = Quem joga com os monstros.
variants_monster-controller_values_left-seat = O jogador à esquerda
variants_monster-controller_values_automaton = O autômato do jogo solo

cardTypes_event = Evento
cardTypes_loot = Saque
cardTypes_monster = Monstro
cardTypes_threat = Ameaça
cardTypes_trap = Armadilha

cards_dungeon-skeleton = Esqueleto
    .text = Um Esqueleto bloqueia o caminho. Escolha: escapar ou atacar.
    .gender = m
cards_dungeon-sorcerer = Feiticeiro
    .text = Um Feiticeiro bloqueia o caminho. Escolha: escapar ou atacar.
    .gender = m
cards_dungeon-troll = Troll
    .text = Um Troll bloqueia o caminho. Escolha: escapar ou atacar.
    .gender = m
cards_dungeon-golem = Golem
    .text = Um Golem bloqueia o caminho. Escolha: escapar ou atacar.
    .gender = m
cards_dungeon-demon = Demônio
    .text = Um Demônio bloqueia o caminho. Escolha: escapar ou atacar.
    .gender = m
cards_dungeon-empty = Vazia
    .text = Não há nada aqui.
    .title = yes
cards_dungeon-dead-adventurer = Aventureiro morto
    .text = Você pode revistar o corpo. Se fizer isso, compre uma carta de Cadáver.
    .gender = m
cards_dungeon-crypt = Cripta
    .text = Você pode abrir a cripta. Se fizer isso, compre uma carta de Cripta.
    .gender = f
cards_dungeon-hidden-trap = Armadilha oculta
    .text = Você disparou uma armadilha. Compre uma carta de Armadilha.
    .gender = f
cards_dungeon-passage-down = Passagem para baixo
    .text = Ponha um marcador de entrada nesta sala. No seu próximo turno, você pode descer às catacumbas.
    .gender = f
cards_dungeon-cave-in = Desabamento
    .text = Guarde esta carta. No começo de cada turno, faça um teste de Agilidade. Se passar, descarte a carta e siga com o turno. Se falhar, o turno acaba.
    .gender = m
cards_dungeon-torch-goes-out = A tocha se apaga
    .text = Guarde esta carta. No começo de cada turno, faça um teste de Sorte. Se passar, descarte a carta e siga com o turno. Se falhar, o turno acaba.
    .title = yes
cards_dungeon-secret-door = Porta secreta
    .text = Você pode ir na hora para qualquer espaço adjacente, mesmo através de um muro. Se houver um monstro, não pode escapar dele.
    .gender = f
cards_dungeon-razorwings = Asas cortantes
    .text = Role um dado: você sofre esse número de ferimentos das Asas cortantes.
    .gender = f
    .plural = yes
cards_dungeon-wizards-curse = Maldição do mago
    .text = Role um dado e gire todos os Corredores. Com 1–2, um quarto de volta à esquerda; com 3–4, meia-volta; com 5–6, um quarto de volta à direita.
    .gender = f
cards_dungeon-unstable-potion = Poção instável
    .text = Você pode beber no começo do seu turno: descarte-a e role 2 dados. Com 2, você morre; com 3–4, sofre 6 ferimentos; com 5–6, sofre 3 ferimentos; com 7, nada acontece; com 8–10, cura 3 ferimentos; com 11–12, cura 6 ferimentos.
    .gender = f
cards_dungeon-bottle-imp = Diabrete na garrafa
    .text = Não vale ouro. Se você saiu da masmorra, pode rolar um dado no fim da partida. Com 1–2, perde outra carta de Saque ao acaso; com 3, nada acontece; com 4–6, compra uma carta de Tesouro.
    .gender = m
cards_dungeon-lingering-shade = Alma penada
    .text = Guarde esta carta. No começo de cada turno, role 2 dados: com 2 ou 3, você morre. Descarte-a ao descer às catacumbas ou sair da masmorra.
    .gender = f
cards_dungeon-gold-30 = Moedas de ouro
    .text = Valem 30 de ouro.
    .gender = f
    .plural = yes
cards_dungeon-gold-40 = Moedas de ouro
    .text = Valem 40 de ouro.
    .gender = f
    .plural = yes
cards_dungeon-shuffle = Embaralhar
    .text = Embaralhe o baralho com seus descartes e esta carta. Depois compre de novo.
    .title = yes
cards_dragon-sleeping = Dormindo
    .text = Kalladra ainda dorme. Compre 2 cartas de Tesouro. No próximo turno, você pode sair da Câmara do Tesouro, ou ficar e comprar outra carta de Dragão.
    .title = yes
cards_dragon-rage = Fúria do dragão
    .text = Kalladra acorda. Um de cada vez, a partir de você e em sentido horário, cada herói na Câmara do Tesouro descarta todas as suas cartas de Tesouro, rola 2 dados, sofre esse número de ferimentos e, se sobreviver, tem de recuar.
    .gender = f
    .um = a Fúria do dragão
cards_treasure-obsidian-ring = Anel de obsidiana
    .text = Vale 110 de ouro.
    .gender = m
    .um = o Anel de obsidiana
cards_treasure-golden-claws = Garras douradas
    .text = Valem 290 de ouro.
    .gender = f
    .plural = yes
    .um = as Garras douradas
cards_treasure-belt-of-strength = Cinturão da força
    .text = Vale 260 de ouro.
    .gender = m
    .um = o Cinturão da força
cards_treasure-jinn-lamp = Lâmpada do gênio
    .text = Vale 270 de ouro.
    .gender = f
    .um = a Lâmpada do gênio
cards_treasure-pearl-ring = Anel de pérola
    .text = Vale 130 de ouro.
    .gender = m
    .um = o Anel de pérola
cards_treasure-jeweled-chakra = Chakra cravejado
    .text = Vale 350 de ouro.
    .gender = m
    .um = o Chakra cravejado
cards_treasure-gold-ring = Anel de ouro
    .text = Vale 190 de ouro.
    .gender = m
    .um = o Anel de ouro
cards_treasure-quicksilver-potion = Poção de mercúrio
    .text = Vale 1500 de ouro.
    .gender = f
    .um = a Poção de mercúrio
cards_treasure-ruby-ring = Anel de rubi
    .text = Vale 140 de ouro.
    .gender = m
    .um = o Anel de rubi
cards_treasure-charmers-flute = Flauta do encantador
    .text = Vale 230 de ouro.
    .gender = f
    .um = a Flauta do encantador
cards_treasure-mirror-of-shael = Espelho de Shael
    .text = Vale 550 de ouro.
    .gender = m
    .um = o Espelho de Shael
cards_treasure-staff-of-light = Cajado da luz
    .text = Vale 700 de ouro.
    .gender = m
    .um = o Cajado da luz
cards_treasure-rune-scarab = Escaravelho rúnico
    .text = Vale 400 de ouro.
    .gender = m
    .um = o Escaravelho rúnico
cards_treasure-ebon-amulet = Amuleto de ébano
    .text = Vale 300 de ouro.
    .gender = m
    .um = o Amuleto de ébano
cards_treasure-silver-ring = Anel de prata
    .text = Vale 160 de ouro.
    .gender = m
    .um = o Anel de prata
cards_treasure-flying-carpet = Tapete voador
    .text = Vale 500 de ouro.
    .gender = m
    .um = o Tapete voador
cards_treasure-harp-of-tranquility = Harpa da tranquilidade
    .text = Vale 2000 de ouro.
    .gender = f
    .um = a Harpa da tranquilidade
cards_treasure-chalice-of-tamalir = Cálice de Tamalir
    .text = Vale 900 de ouro.
    .gender = m
    .um = o Cálice de Tamalir
cards_treasure-crystal-of-tival = Cristal de Tival
    .text = Vale 240 de ouro.
    .gender = m
    .um = o Cristal de Tival
cards_treasure-sun-spear = Lança solar
    .text = Vale 1100 de ouro.
    .gender = f
    .um = a Lança solar
cards_treasure-crystal-of-orris = Cristal de Orris
    .text = Vale 320 de ouro.
    .gender = m
    .um = o Cristal de Orris
cards_treasure-bag-of-gems = Bolsa de gemas
    .text = Vale 1200 de ouro.
    .gender = f
    .um = a Bolsa de gemas
cards_treasure-star-of-kellos = Estrela de Kellos
    .text = Vale 800 de ouro.
    .gender = f
    .um = a Estrela de Kellos
cards_treasure-giant-ruby = Rubi gigante
    .text = Vale 3000 de ouro.
    .gender = m
    .um = o Rubi gigante
cards_treasure-eyes-of-avra = Olhos de Avra
    .text = Valem 420 de ouro.
    .gender = m
    .plural = yes
    .um = os Olhos de Avra
cards_treasure-ebon-ring = Anel de ébano
    .text = Vale 80 de ouro.
    .gender = m
    .um = o Anel de ébano
cards_treasure-vestments-of-kellos = Vestes de Kellos
    .text = Valem 600 de ouro.
    .gender = f
    .plural = yes
    .um = as Vestes de Kellos
cards_treasure-arcane-ring = Anel arcano
    .text = Vale 210 de ouro.
    .gender = m
    .um = o Anel arcano
cards_treasure-lodestone = Pedra-ímã
    .text = Vale 1 de ouro.
    .gender = f
cards_treasure-artifact-eater = Devorador de artefatos
    .text = Não vale ouro. Ao pegá-lo, você perde ao acaso outra das suas cartas de Saque.
    .gender = m
    .um = o Devorador de artefatos
cards_treasure-forbidden-tome = Tomo proibido
    .text = Se você saiu da masmorra, pode rolar um dado no fim da partida. Com 1–2, perde outra carta de Saque ao acaso; com 3–6, o Tomo vale 200 de ouro por ponto do dado.
    .gender = m
    .um = o Tomo proibido
cards_trap-trapdoor = Alçapão
    .text = Guarde esta carta. No começo de cada turno, faça um teste de Agilidade. Se passar, descarte a carta e siga com o turno. Se falhar, você sofre 1 ferimento e o turno acaba.
    .gender = m
cards_trap-crossfire = Fogo cruzado
    .text = Faça um teste de Armadura. Se falhar, você sofre a diferença em ferimentos.
    .gender = m
cards_trap-cave-in = Desabamento
    .text = Guarde esta carta. No começo de cada turno, faça um teste de Agilidade. Se passar, descarte a carta e siga com o turno. Se falhar, o turno acaba.
    .gender = m
cards_trap-poisonous-snakes = Serpentes venenosas
    .text = Role um dado: você sofre esse número de ferimentos das serpentes.
    .gender = f
    .plural = yes
cards_trap-poisonous-gas = Gás venenoso
    .text = Role um dado e subtraia 3: você sofre esse número de ferimentos. Role de novo e subtraia 3: você perde esse número de turnos.
    .gender = m
    .um = o Gás venenoso
cards_trap-explosion = Explosão
    .text = Você sofre 4 ferimentos e perde seu próximo turno.
    .gender = f
cards_trap-swinging-blade = Lâmina pendular
    .text = Faça um teste de Armadura. Se falhar, você morre.
    .gender = f
cards_trap-shuffle = Embaralhar
    .text = Embaralhe o baralho com seus descartes e esta carta. Depois compre de novo.
    .title = yes
cards_door-opens = A porta se abre
    .text = Você passa pela porta e segue adiante.
    .title = yes
cards_door-jammed = Porta emperrada
    .text = Ela não se mexe, e o turno acaba. No próximo turno você pode tentar de novo ou ir por outro caminho.
    .gender = f
cards_door-spear-trap = Armadilha de lanças
    .text = Role um dado e subtraia sua Sorte: você sofre esse número de ferimentos. A porta continua fechada e o turno acaba.
    .gender = f
cards_door-shuffle = Embaralhar
    .text = Embaralhe o baralho com seus descartes e esta carta. Depois compre de novo.
    .title = yes
cards_crypt-gold-20 = Moedas de ouro
    .text = Valem 20 de ouro.
    .gender = f
    .plural = yes
cards_crypt-gold-90 = Moedas de ouro
    .text = Valem 90 de ouro.
    .gender = f
    .plural = yes
cards_crypt-gold-120 = Moedas de ouro
    .text = Valem 120 de ouro.
    .gender = f
    .plural = yes
cards_crypt-gold-250 = Moedas de ouro
    .text = Valem 250 de ouro.
    .gender = f
    .plural = yes
cards_crypt-unstable-potion = Poção instável
    .text = Você pode beber no começo do seu turno: descarte-a e role 2 dados. Com 2, você morre; com 3–4, sofre 6 ferimentos; com 5–6, sofre 3 ferimentos; com 7, nada acontece; com 8–10, cura 3 ferimentos; com 11–12, cura 6 ferimentos.
    .gender = f
cards_crypt-empty = Vazia
    .text = Não há nada aqui.
    .title = yes
cards_crypt-old-bones = Ossos antigos
    .text = Role um dado. Com 1–3, nada acontece. Com 4–6, os ossos ganham vida: você luta contra um Esqueleto e não pode escapar.
    .gender = m
    .plural = yes
cards_crypt-spear-trap = Armadilha de lanças
    .text = Role um dado e subtraia sua Armadura: você sofre esse número de ferimentos.
    .gender = f
cards_crypt-shuffle = Embaralhar
    .text = Embaralhe o baralho com seus descartes e esta carta. Depois compre de novo.
    .title = yes
cards_corpse-gold-50 = Moedas de ouro
    .text = Valem 50 de ouro.
    .gender = f
    .plural = yes
cards_corpse-gold-100 = Moedas de ouro
    .text = Valem 100 de ouro.
    .gender = f
    .plural = yes
cards_corpse-gold-200 = Moedas de ouro
    .text = Valem 200 de ouro.
    .gender = f
    .plural = yes
cards_corpse-unstable-potion = Poção instável
    .text = Você pode beber no começo do seu turno: descarte-a e role 2 dados. Com 2, você morre; com 3–4, sofre 6 ferimentos; com 5–6, sofre 3 ferimentos; com 7, nada acontece; com 8–10, cura 3 ferimentos; com 11–12, cura 6 ferimentos.
    .gender = f
cards_corpse-empty = Vazia
    .text = Não há nada aqui.
    .title = yes
cards_corpse-rope = Corda
    .text = Não vale ouro. Você pode descartá-la para passar automaticamente no teste de um Alçapão ou de um Buraco no teto.
    .gender = f
cards_corpse-old-bones = Ossos antigos
    .text = Role um dado. Com 1–3, nada acontece. Com 4–6, os ossos ganham vida: você luta contra um Esqueleto e não pode escapar.
    .gender = m
    .plural = yes
cards_corpse-scorpion = Escorpião
    .text = Role um dado: você sofre esse número de ferimentos do Escorpião.
    .gender = m
cards_corpse-shuffle = Embaralhar
    .text = Embaralhe o baralho com seus descartes e esta carta. Depois compre de novo.
    .title = yes
cards_search-secret-door = Porta secreta
    .text = Você pode ir na hora para qualquer espaço adjacente, mesmo através de um muro. Se houver um monstro, não pode escapar dele.
    .gender = f
cards_search-empty = Vazia
    .text = Não há nada aqui.
    .title = yes
cards_search-passage-down = Passagem para baixo
    .text = Ponha um marcador de entrada nesta sala. No seu próximo turno, você pode descer às catacumbas.
    .gender = f
cards_search-gold-10 = Moedas de ouro
    .text = Valem 10 de ouro.
    .gender = f
    .plural = yes
cards_search-gold-60 = Moedas de ouro
    .text = Valem 60 de ouro.
    .gender = f
    .plural = yes
cards_search-gold-70 = Moedas de ouro
    .text = Valem 70 de ouro.
    .gender = f
    .plural = yes
cards_search-gold-150 = Moedas de ouro
    .text = Valem 150 de ouro.
    .gender = f
    .plural = yes
cards_search-giant-centipede = Centopeia gigante
    .text = Role 2 dados: você sofre esse número de ferimentos da Centopeia gigante.
    .gender = f
cards_search-ferrox = Ferrox
    .text = Você sofre 2 ferimentos. Guarde esta carta. No começo de cada turno, faça um teste de Sorte. Se passar, descarte a carta. Se falhar, você sofre 1 ferimento.
    .gender = m
cards_search-unstable-potion = Poção instável
    .text = Você pode beber no começo do seu turno: descarte-a e role 2 dados. Com 2, você morre; com 3–4, sofre 6 ferimentos; com 5–6, sofre 3 ferimentos; com 7, nada acontece; com 8–10, cura 3 ferimentos; com 11–12, cura 6 ferimentos.
    .gender = f
cards_search-hidden-trap = Armadilha oculta
    .text = Você disparou uma armadilha. Compre uma carta de Armadilha.
    .gender = f
cards_search-shuffle = Embaralhar
    .text = Embaralhe o baralho com seus descartes e esta carta. Depois compre de novo.
    .title = yes
cards_rune-healing = Runa de cura
    .text = Use no começo do seu turno: você cura até 6 ferimentos.
    .gender = f
    .um = a Runa de cura
cards_rune-teleportation = Runa de teleporte
    .text = Use quando for se mover: você vai para um espaço adjacente, com ou sem muros. Se houver um monstro, não pode escapar dele.
    .gender = f
    .um = a Runa de teleporte
cards_rune-death-touch = Toque da morte
    .text = Use quando aparecer um monstro: o monstro some e não há combate.
    .gender = m
    .um = o Toque da morte
cards_rune-stasis = Runa de estase
    .text = Use quando for se mover: neste turno você pode se mover até três vezes. Enfrente cada espaço em que entrar; o que acabar com seu turno acaba também com isto.
    .gender = f
    .um = a Runa de estase
cards_rune-warning = Runa de aviso
    .text = Use depois de comprar uma carta do tipo Armadilha: você a descarta sem efeito.
    .gender = f
    .um = a Runa de aviso
cards_rune-opening = Runa de abertura
    .text = Use ao passar por uma porta, por uma grade levadiça ou pelas duas: elas se abrem sem carta e sem teste.
    .gender = f
    .um = a Runa de abertura
cards_rune-lightning = Runa de relâmpago
    .text = Use no começo de um combate: as 3 primeiras cartas do baralho de Combate vão para a pilha de dano do monstro.
    .gender = f
    .um = a Runa de relâmpago
cards_rune-protection = Runa de proteção
    .text = Use quando for sofrer ferimentos fora de combate: você evita até 6 deles, se vierem de uma única causa.
    .gender = f
    .um = a Runa de proteção
cards_rune-levitation = Runa de levitação
    .text = Use antes do teste de um Poço sem fundo, Ponte, Desabamento ou Teia de aranha: você passa automaticamente.
    .gender = f
    .um = a Runa de levitação
cards_rune-fortune = Runa da fortuna
    .text = Use depois de falhar num teste de atributo: em vez disso, você passa.
    .gender = f
    .um = a Runa da fortuna
cards_rune-sight = Runa da visão
    .text = Use ao explorar: compre 3 peças, coloque uma delas e embaralhe as outras duas de volta.
    .gender = f
    .um = a Runa da visão
cards_rune-slumber = Runa do sono
    .text = Use quando a Fúria do dragão atingir você: você fica com suas cartas de Tesouro e não sofre ferimentos, mas ainda tem de recuar.
    .gender = f
    .um = a Runa do sono
cards_catacomb-exit = Saída
    .text = Você achou uma saída. Pode deixar as catacumbas.
    .gender = f
cards_catacomb-empty = Vazia
    .text = Não há nada aqui.
    .title = yes
cards_catacomb-hole-in-the-roof = Buraco no teto
    .text = Faça um teste de Agilidade. Se passar, pode deixar as catacumbas. Se falhar, o turno acaba; no próximo turno você pode repetir o teste em vez de comprar uma carta.
    .gender = m
cards_catacomb-hidden-trap = Armadilha oculta
    .text = Você disparou uma armadilha. Compre uma carta de Armadilha.
    .gender = f
cards_catacomb-treasure-chest = Baú do tesouro
    .text = Se você saiu da masmorra, pode rolar 2 dados no fim da partida: o Baú vale a soma vezes 100 de ouro.
    .gender = m
cards_catacomb-gigantic-diamond = Diamante gigantesco
    .text = Vale 4000 de ouro.
    .gender = m
    .um = o Diamante gigantesco
cards_catacomb-torch-goes-out = A tocha se apaga
    .text = Guarde esta carta. No começo de cada turno, faça um teste de Sorte. Se passar, descarte a carta e siga com o turno. Se falhar, o turno acaba.
    .title = yes
cards_catacomb-horde-of-rats = Horda de ratos
    .text = Faça um teste de Armadura. Se falhar, você sofre a diferença em ferimentos.
    .gender = f
cards_catacomb-spiders-venom = Veneno de aranha
    .text = Guarde esta carta enquanto estiver nas catacumbas. No começo de cada turno, role um dado: com 1–2, você sofre 1 ferimento.
    .gender = m
    .um = o Veneno de aranha
cards_catacomb-razorwings = Asas cortantes
    .text = Role um dado: você sofre esse número de ferimentos das Asas cortantes.
    .gender = f
    .plural = yes
cards_catacomb-sneak-attack-skeleton = Ataque furtivo: Esqueleto
    .text = Um Esqueleto salta das sombras sobre você. Faça um teste de Sorte. Se falhar, você sofre a diferença em ferimentos. Depois tem de lutar: não pode escapar.
    .title = yes
cards_catacomb-sneak-attack-sorcerer = Ataque furtivo: Feiticeiro
    .text = Um Feiticeiro salta das sombras sobre você. Faça um teste de Sorte. Se falhar, você sofre a diferença em ferimentos. Depois tem de lutar: não pode escapar.
    .title = yes
cards_catacomb-sneak-attack-troll = Ataque furtivo: Troll
    .text = Um Troll salta das sombras sobre você. Faça um teste de Sorte. Se falhar, você sofre a diferença em ferimentos. Depois tem de lutar: não pode escapar.
    .title = yes
cards_catacomb-sneak-attack-golem = Ataque furtivo: Golem
    .text = Um Golem salta das sombras sobre você. Faça um teste de Sorte. Se falhar, você sofre a diferença em ferimentos. Depois tem de lutar: não pode escapar.
    .title = yes
cards_catacomb-sneak-attack-demon = Ataque furtivo: Demônio
    .text = Um Demônio salta das sombras sobre você. Faça um teste de Sorte. Se falhar, você sofre a diferença em ferimentos. Depois tem de lutar: não pode escapar.
    .title = yes
cards_catacomb-vampire-bite = Mordida de vampiro
    .text = Faça um teste com sua Agilidade ou sua Armadura, a que for menor. Se falhar, guarde esta carta até o fim: no começo de cada turno você sofre 1 ferimento.
    .gender = f
cards_catacomb-deep-elf = Elfo das profundezas
    .text = Você pode suborná-lo: descarte as cartas de Saque que quiser e role um dado, multiplicado por 100. Se der menos que o ouro que você oferece, pode deixar as catacumbas. Se der mais, você luta contra um Feiticeiro e não pode escapar.
    .gender = m
cards_catacomb-giant-naga = Naga gigante
    .text = Você tem de voltar. Avance como se fosse sair, mas continue nas catacumbas, olhando para o outro lado e sem cartas na sua pilha.
    .gender = f
cards_catacomb-shuffle = Embaralhar
    .text = Embaralhe o baralho com seus descartes e esta carta. Depois compre de novo.
    .title = yes

combat_combat-quick-shot = Tiro rápido
combat_combat-true-shot = Tiro certeiro
combat_combat-piercing-shot = Tiro penetrante
combat_combat-volley = Saraivada
combat_combat-slash = Talho
combat_combat-lunge = Estocada
combat_combat-deep-blow = Golpe profundo
combat_combat-heart-strike = Golpe no coração
combat_combat-agony-bolt = Raio da agonia
combat_combat-bolt = Raio
combat_combat-arcane-blast = Explosão arcana
combat_combat-inferno = Inferno
combat_power-guided-shot = Tiro guiado
    .text = Depois de revelá-la, você pode trocar esta carta por outra da sua mão. Esta é descartada.
combat_power-elven-volley = Saraivada élfica
combat_power-evasive-step = Passo esquivo
    .text = Se você perder esta rodada, sua pilha de dano recebe no máximo 1 carta.
combat_power-hunters-patience = Paciência de caçador
    .text = Na próxima rodada, some 3 ao seu valor de ataque.
combat_power-cleansing-flame = Chama purificadora
combat_power-prayer-of-kellos = Prece a Kellos
    .text = Você pode descartar 1 carta da sua pilha de dano.
combat_power-penance = Penitência
    .text = Você pode passar 1 carta da mão para a sua própria pilha de dano para somar 3 ao seu valor de ataque.
combat_power-blessed-ward = Guarda abençoada
    .text = Na próxima rodada, seu adversário não pode dar um golpe mortal em você.
combat_power-unleashed-rage = Fúria desatada
    .text = Você pode descartar da sua mão cartas de valor de ataque 1. Para cada uma, some 1 ao seu valor de ataque.
combat_power-axe-storm = Tempestade de machados
combat_power-reckless-charge = Investida temerária
    .text = Compre 1 carta de Combate.
combat_power-battle-cry = Grito de guerra
    .text = Seu adversário descarta ao acaso 1 carta da mão.
combat_power-piercing-arrow = Flecha perfurante
combat_power-tribal-cunning = Astúcia tribal
    .text = Compre 2 cartas de Combate.
combat_power-swift-strike = Golpe veloz
    .text = Nesta rodada, seu adversário não pode contra-atacar.
combat_power-sisterhood = Irmandade
    .text = Escolha 1 carta da pilha de combate e ponha-a na sua mão.
combat_power-shield-wall = Muralha de escudos
    .text = Se você perder esta rodada, sua pilha de dano recebe 1 carta a menos.
combat_power-glorious-blow = Golpe glorioso
combat_power-knights-challenge = Desafio do cavaleiro
    .text = Na próxima rodada, seu adversário tem de jogar uma carta corpo a corpo, se tiver.
combat_power-heroic-stand = Resistência heroica
    .text = Na próxima rodada, some 1 ao seu valor de ataque.
combat_power-shared-fates = Destinos partilhados
    .text = Você olha a mão do adversário e pode ficar com uma das cartas.
combat_power-firestorm = Tempestade de fogo
combat_power-brightblaze-dive = Mergulho de Chamaviva
    .text = Se você vencer esta rodada, a primeira carta do baralho de Combate também vai para a pilha de dano do adversário.
combat_power-ancestral-wrath = Ira ancestral
    .text = Se o adversário jogou uma carta à distância, some 1 ao seu valor de ataque.
combat_power-poisoned-arrow = Flecha envenenada
    .text = Escolha um tipo de ataque. Se o adversário o usar na próxima rodada, some 4 ao seu valor de ataque.
combat_power-deadly-shot = Tiro mortal
    .text = Escolha um tipo de ataque. Se você o usar na próxima rodada, some 2 ao seu valor de ataque.
combat_power-bone-splinters = Lascas de osso
    .text = Se você vencer esta rodada, a primeira carta do baralho de Combate também vai para a pilha de dano do adversário.
combat_power-grave-chill = Frio da tumba
    .text = Seu adversário descarta ao acaso 1 carta da mão.
combat_power-agony-of-remembrance = Agonia da lembrança
    .text = Na próxima rodada, se o adversário jogar uma carta de valor de ataque 3 ou mais, essa carta é anulada.
combat_power-infernal-pact = Pacto infernal
    .text = Compre 2 cartas de Combate.
combat_power-dark-bolt = Raio das trevas
    .text = Nesta rodada, seu adversário não pode contra-atacar.
combat_power-soulfire = Fogo da alma
combat_power-hammer-blow = Martelada
    .text = Na próxima rodada, some 1 ao seu valor de ataque.
combat_power-wild-swing = Golpe selvagem
    .text = Na próxima rodada, subtraia 2 do seu valor de ataque.
combat_power-crushing-grip = Aperto esmagador
    .text = Na próxima rodada, seu adversário não pode contra-atacar.
combat_power-thick-hide = Couro grosso
    .text = Se você perder esta rodada, sua pilha de dano recebe 1 carta a menos.
combat_power-natural-armor = Armadura natural
    .text = Você pode descartar até 2 cartas da sua pilha de dano.
combat_power-stone-fist = Punho de pedra
    .text = Se o adversário jogou uma carta à distância, essa carta é anulada.
combat_power-iron-skin = Pele de ferro
    .text = Se você perder esta rodada, sua pilha de dano recebe 2 cartas a menos.
combat_power-earthshaker = Terremoto
combat_power-aura-of-terror = Aura de terror
    .text = Se você vencer esta rodada, pode passar uma carta da pilha de combate para a pilha de dano do adversário.
combat_power-hellfire = Fogo infernal
combat_power-burning-whip = Chicote ardente
    .text = Se você vencer esta rodada, a primeira carta do baralho de Combate também vai para a pilha de dano do adversário.
combat_power-infernal-hunger = Fome infernal
    .text = Seu adversário descarta ao acaso 1 carta da mão.

heroes_lindel = Lindel
    .text = Depois de um teste de atributo, você pode rolar de novo um dos dois dados. Nesse caso, vale o segundo resultado.
    .gender = m
    .article = none
    .intro = Lindel
heroes_brother-gherinn = Irmão Gherinn
    .text = Uma vez por turno, antes de um teste de atributo, você pode sofrer 1 ferimento e ganhar 3 fichas de Determinação. Na Fúria do dragão, pode rolar de novo um ou os dois dados; vale o segundo resultado.
    .gender = m
    .intro = o Irmão Gherinn
heroes_krutzbeck = Krutzbeck
    .text = Você sempre tem de atacar um monstro: nunca pode escapar. Em combate, pode completar a mão até 6 cartas em vez de 5.
    .gender = m
    .article = none
    .intro = Krutzbeck
heroes_tatianna = Tatianna
    .text = Se decidir atacar quando poderia escapar, você pode revelar as 5 primeiras cartas do baralho de Combate. Os ataques à distância vão para a pilha de dano do monstro; os outros são descartados.
    .gender = f
    .article = none
    .intro = Tatianna
heroes_hugo-the-glorious = Hugo, o Glorioso
    .one = Hugo
    .text = Quando você mata um monstro em combate, pode descartar até 2 cartas da sua pilha de dano antes que virem ferimentos.
    .gender = m
    .article = none
    .intro = Hugo, o Glorioso
heroes_challara-and-brightblaze = Challara e Chamaviva
    .text = Quando você compra uma carta de Masmorra, pode descartá-la e comprar outra, que tem de enfrentar. Com 8 ferimentos ou mais, você começa os combates sem carta de Poder.
    .gender = f
    .article = none
    .one = Challara
    .intro = Challara, com Chamaviva

monsters_skeleton = Esqueleto
    .gender = m
monsters_sorcerer = Feiticeiro
    .gender = m
monsters_troll = Troll
    .gender = m
monsters_golem = Golem
    .gender = m
monsters_demon = Demônio
    .gender = m

places_tower-nw = Torre noroeste
    .gender = f
places_tower-ne = Torre nordeste
    .gender = f
places_tower-sw = Torre sudoeste
    .gender = f
places_tower-se = Torre sudeste
    .gender = f
places_treasure-chamber = Câmara do Tesouro
    .gender = f
    .um = a Câmara do Tesouro

rooms_chamber = Câmara
    .text = Compre uma carta de Masmorra.
    .gender = f
    .many = Câmaras
rooms_corridor = Corredor
    .text = Aqui você não compra carta: tem de se mover de novo na hora.
    .gender = m
    .many = Corredores
rooms_portcullis = Grade levadiça
    .text = Compre uma carta de Masmorra. Nesta sala não se pode escapar de monstros. Para passar pela grade, é preciso passar num teste de Força.
    .gender = f
    .many = Grades levadiças
rooms_catacomb-entrance = Entrada das catacumbas
    .text = Compre uma carta de Masmorra. A partir do seu próximo turno, você pode descer às catacumbas.
    .gender = f
    .many = Entradas das catacumbas
rooms_rotating-room = Sala giratória
    .text = Na primeira vez que alguém entra, a sala gira meia-volta e o turno acaba.
    .gender = f
    .many = Salas giratórias
rooms_trap = Sala com armadilha
    .text = Compre uma carta de Armadilha.
    .gender = f
    .many = Salas com armadilha
rooms_darkness = Sala da escuridão
    .text = Você tem de se mover de novo na hora: um dado decide para onde.
    .gender = f
    .many = Salas da escuridão
rooms_cave-in = Desabamento
    .text = Compre uma carta de Masmorra. A partir do seu próximo turno, você pode voltar por onde veio ou atravessar com um teste de Agilidade.
    .gender = m
    .many = Desabamentos
rooms_bridge = Ponte
    .text = Você pode ficar deste lado e voltar no próximo turno, ou atravessar com um teste de Agilidade, mais difícil a cada carta de Saque. Se cair, vai parar nas catacumbas.
    .gender = f
    .many = Pontes
rooms_spider-web = Teia de aranha
    .text = Você pode se afastar e voltar no próximo turno, ou atravessar com um teste de Força. Se falhar, a teia prende você.
    .gender = f
    .many = Teias de aranha
rooms_chasm = Abismo
    .text = Compre uma carta de Masmorra. Você só pode sair pelas passagens da metade em que está.
    .gender = m
    .many = Abismos
rooms_bottomless-pit = Poço sem fundo
    .text = Faça um teste de Sorte. Se falhar, você morre.
    .gender = m
    .many = Poços sem fundo

decks_dungeon = Baralho de Masmorra
    .gender = m
    .one = baralho de Masmorra
decks_dragon = Baralho de Dragão
    .gender = m
    .one = baralho de Dragão
decks_treasure = Baralho de Tesouro
    .gender = m
    .one = baralho de Tesouro
decks_crypt = Baralho de Cripta
    .gender = m
    .one = baralho de Cripta
decks_corpse = Baralho de Cadáver
    .gender = m
    .one = baralho de Cadáver
decks_door = Baralho de Porta
    .gender = m
    .one = baralho de Porta
decks_search = Baralho de Busca
    .gender = m
    .one = baralho de Busca
decks_catacomb = Baralho de Catacumbas
    .gender = m
    .one = baralho de Catacumbas
decks_trap-deck = Baralho de Armadilha
    .gender = m
    .one = baralho de Armadilha
decks_rune = Baralho de Runa
    .gender = m
    .one = baralho de Runa

others_strength = Força
    .gender = f
others_agility = Agilidade
    .gender = f
others_armor = Armadura
    .gender = f
others_luck = Sorte
    .gender = f
others_lowest-agility-armor = Agilidade ou Armadura
    .gender = f
others_melee = corpo a corpo
others_ranged = à distância
others_magic = mágico
others_north = Norte
    .gender = m
others_east = Leste
    .gender = m
others_south = Sul
    .gender = m
others_west = Oeste
    .gender = m
others_dragon-rage-roll = Fúria do dragão
    .gender = f
others_determination = Determinação
    .gender = f
others_sun-track = Trilha do sol
    .gender = f
others_entrance = Marcador de entrada das catacumbas
    .gender = m
others_lindel-reroll = Segunda rolagem
    .gender = f
others_gherinn-penance = Penitência
    .gender = f
others_gherinn-kellos = Graça de Kellos
    .gender = f
others_krutzbeck-hand = Sexta carta
    .gender = f
others_tatianna-first-shot = Primeiro tiro
    .gender = m
others_hugo-glory = Glória
    .gender = f
others_challara-foresight = Premonição
    .gender = f

obstacles_portcullis = grade levadiça
    .gender = f

decisions_DEC-HERO = Escolha seu herói
decisions_DEC-TOWER = Escolha a torre em que você começa
decisions_DEC-START-ORDER = Começo do seu turno: o que vem primeiro?
decisions_DEC-ACT = Sua vez: o que você faz?
decisions_DEC-MOVE-AGAIN = Você segue adiante: para onde?
decisions_DEC-LEAVE = Sair da masmorra com seu Saque?
decisions_DEC-OBSTACLE-RUNE = Abrir o caminho com a Runa de abertura?
decisions_DEC-TILE = Usar a Runa da visão?
decisions_DEC-TILE-TURN = Gire a sala nova: para onde aponta a seta?
decisions_DEC-HALF = Em que metade da sala você fica?
decisions_DEC-BRIDGE = A Ponte: atravessar ou ficar?
decisions_DEC-BRIDGE-LOOT = Jogar Saque fora para atravessar com menos peso?
decisions_DEC-WEB = A Teia de aranha: atravessar ou se afastar?
decisions_DEC-CARD-MAY = Aceitar o que a carta oferece?
decisions_DEC-SECRET = Para onde leva a porta secreta?
decisions_DEC-BRIBE = O que você oferece ao Elfo das profundezas?
decisions_DEC-CHALLARA = Ficar com esta carta de Masmorra?
decisions_DEC-PENANCE = Sofrer 1 ferimento por 3 fichas de Determinação?
decisions_DEC-REROLL-TEST = Rolar um dos dados de novo?
decisions_DEC-REROLL-RAGE = Fúria do dragão: rolar algum dado de novo?
decisions_DEC-TEST-ITEM = Gastar a Corda ou uma runa para passar no teste?
decisions_DEC-WOUND-RUNE = Usar a Runa de proteção?
decisions_DEC-TRAP-RUNE = Descartar a armadilha com a Runa de aviso?
decisions_DEC-MONSTER-RUNE = Destruir o monstro com o Toque da morte?
decisions_DEC-TOKEN = Pegue uma ficha de monstro do tabuleiro
decisions_DEC-ESCAPE = Escapar ou atacar?
decisions_DEC-TATIANNA = Atirar antes do combate?
decisions_DEC-COMBAT-RUNE = Usar a Runa de relâmpago?
decisions_DEC-HAND6 = Quantas cartas você quer na mão?
decisions_DEC-CARD = Escolha sua carta para esta rodada
decisions_DEC-POWER = Sua carta de Poder faz efeito
decisions_DEC-COUNTER = Contra-atacar?
decisions_DEC-HUGO = Glória: que dano você descarta?
decisions_DEC-RETREAT = O dragão expulsa você: para onde vai?
decisions_DEC-CAT-DIR = Para que lado você anda nas catacumbas?
decisions_DEC-CAT-HOLE = Tentar de novo o Buraco no teto?
decisions_DEC-CAT-SIDE = Virar para a esquerda ou para a direita?
decisions_DEC-END-ITEM = Fim da partida: use seus itens
decisions_DEC-HVH-LOOT = Tire uma carta de Saque de quem perdeu
decisions_DEC-HVH-FLEE = Para onde você foge?
decisions_DEC-SERVANT = Você serve a Kalladra: mova um monstro
decisions_DEC-WAIT-LOOT = Você está inconsciente: que Saque perde?
decisions_DEC-FLEE-ROUND = Você venceu a rodada: tentar escapar ou causar dano?
decisions_DEC-SLUMBER = Usar a Runa do sono?
decisions_DEC-TOWER-POWER = Aparecer em outra torre?
decisions_DEC-MONSTROUS = Procurar o tesouro do monstro?
decisions_DEC-HVH-TARGET = Quem você ataca?
decisions_DEC-SERVANT-TARGET = Quem o monstro ataca?
decisions_DEC-SERVANT-PLACE = Por onde o monstro entra?
decisions_DEC-WAIT-SPACE = Onde você acorda?
decisions_DEC-DARK = Rolar o dado no escuro ou se teleportar?

questions_DEC-CARD-MAY-loot-body = Revistar o corpo?
answers_DEC-CARD-MAY-loot-body_yes = Revistar
answers_DEC-CARD-MAY-loot-body_no = Deixar em paz
questions_DEC-CARD-MAY-open-crypt = Abrir a cripta?
answers_DEC-CARD-MAY-open-crypt_yes = Abrir
answers_DEC-CARD-MAY-open-crypt_no = Deixar fechada
questions_DEC-CARD-MAY-leave-catacombs = Sair das catacumbas?
answers_DEC-CARD-MAY-leave-catacombs_yes = Sair
answers_DEC-CARD-MAY-leave-catacombs_no = Ficar lá embaixo
questions_DEC-CARD-MAY-secret-door = Passar pela porta secreta?
answers_DEC-CARD-MAY-secret-door_yes = Passar
answers_DEC-CARD-MAY-secret-door_no = Ficar aqui
questions_DEC-CARD-MAY-bribe = Subornar o Elfo das profundezas?
answers_DEC-CARD-MAY-bribe_yes = Subornar
answers_DEC-CARD-MAY-bribe_no = Não dar nada
questions_DEC-TILE-pick = Runa da visão: que sala você coloca?
answers_DEC-OBSTACLE-RUNE_use = Usar a runa
answers_DEC-OBSTACLE-RUNE_no = Guardar
answers_DEC-TILE_use = Usar a runa
answers_DEC-TILE_no = Guardar
answers_DEC-WOUND-RUNE_use = Usar a runa
answers_DEC-WOUND-RUNE_no = Guardar
answers_DEC-TRAP-RUNE_use = Usar a runa
answers_DEC-TRAP-RUNE_no = Guardar
answers_DEC-COMBAT-RUNE_use = Usar a runa
answers_DEC-COMBAT-RUNE_no = Guardar
answers_DEC-SLUMBER_use = Usar a runa
answers_DEC-SLUMBER_no = Guardar
answers_DEC-MONSTER-RUNE_use = Destruir
answers_DEC-MONSTER-RUNE_no = Guardar a runa
answers_DEC-TEST-ITEM_use = Passar no teste
answers_DEC-TEST-ITEM_no = Não gastar nada
answers_DEC-PENANCE_use = Fazer penitência
answers_DEC-PENANCE_no = Só rolar os dados
answers_DEC-TATIANNA_use = Atirar
answers_DEC-TATIANNA_no = Não atirar
answers_DEC-REROLL-TEST_no = Deixar os dados como estão
answers_DEC-REROLL-RAGE_no = Deixar os dados como estão
answers_DEC-POWER_yes = Usar
answers_DEC-POWER_no = Não usar
answers_DEC-POWER_stop = Mais nada
answers_DEC-HUGO_stop = Mais nada
answers_DEC-COUNTER_stop = Não jogar mais cartas
answers_DEC-BRIDGE-LOOT_stop = Atravessar agora
answers_DEC-BRIBE_stop = Não oferecer mais
answers_DEC-MOVE-AGAIN_stop = Ficar aqui
answers_DEC-TOWER-POWER_no = Seguir desta torre
answers_DEC-MONSTROUS_no = Não procurar
answers_DEC-HVH-LOOT_none = Não tirar nada

options_yes = Sim
options_no = Não
options_use = Usar
options_stop = Parar
options_done = Seguir com o turno
options_search = Vasculhar a sala
options_enter-catacombs = Descer às catacumbas
options_draw-dragon = Comprar uma carta de Dragão
options_leave-dungeon = Sair da masmorra
options_retreat = Voltar por onde veio
options_cross = Atravessar
options_stasis = Usar a Runa de estase
options_leave = Sair da masmorra
options_go-on = Continuar
options_stay = Ficar deste lado
options_withdraw = Afastar-se
options_wait = Esperar
options_keep = Ficar com a carta
options_redraw = Descartar e comprar outra
options_first = Repetir o primeiro dado
options_second = Repetir o segundo dado
options_both = Repetir os dois dados
options_escape = Escapar
options_attack = Atacar
options_six = Seis cartas
options_five = Cinco cartas
options_left = Para a esquerda
options_right = Para a direita
options_test-again = Repetir o teste
options_draw = Comprar uma carta
options_lost-turn = Perder o turno
options_web = Soltar-se da Teia de aranha
options_none = Nada
options_pass = Não mover nenhum
options_add-monster = Chamar outro monstro
options_roll = Rolar o dado
options_try-to-escape = Tentar escapar
options_deal-damage = Causar o dano

pointing_move = Ir para { O($place) }
pointing_teleport = Teleportar-se para { O($place) }
pointing_to = Ir para { O($place) }
pointing_token = Pegar a ficha { DO($place) }
pointing_servant =
    Mover o monstro { DO($place) } { $compass ->
        [north] para o norte
        [east] para o leste
        [south] para o sul
       *[west] para o oeste
    }
pointing_effect = Resolver { O($thing) }
pointing_item = Usar { O($thing) }
pointing_decline = Não usar { O($thing) }
pointing_loot =
    { $verb ->
        [throw] Jogar fora { O($thing) }
        [offer] Oferecer { O($thing) }
        [lose] Perder { O($thing) }
        [take] Tirar { O($thing) }
       *[choose] Escolher { O($thing) }
    }
pointing_back = Uma carta virada para baixo { DO($deck) }
pointing_card =
    { $verb ->
        [play] Jogar { QUOTE($card) }
        [counter] Contra-atacar com { QUOTE($card) }
        [discard] Descartar { QUOTE($card) }
       *[choose] Escolher { QUOTE($card) }
    }
pointing_type =
    { $type ->
        [melee] Ataques corpo a corpo
        [ranged] Ataques à distância
       *[magic] Ataques mágicos
    }
pointing_tile = Colocar { O($room) }
pointing_face =
    { $compass ->
        [north] Para o norte
        [east] Para o leste
        [south] Para o sul
       *[west] Para o oeste
    }
pointing_half =
    { $half ->
        [arrow] A metade da seta
       *[opposite] A metade oposta à seta
    }
pointing_tower = Começar { NO($place) }
pointing_tower-power = Aparecer { NO($place) }
pointing_seat = Atacar { $name }

list_one = { UM($thing) }
list_rooms =
    { $count ->
        [2] { GENDER($thing) ->
            [f] duas { MANY($thing) }
           *[m] dois { MANY($thing) }
        }
        [3] três { MANY($thing) }
        [4] quatro { MANY($thing) }
       *[5] cinco { MANY($thing) }
    }
list_cards =
    { $count ->
        [2] duas cartas { QUOTE($thing) }
        [3] três cartas { QUOTE($thing) }
        [4] quatro cartas { QUOTE($thing) }
       *[5] cinco cartas { QUOTE($thing) }
    }
list_combat-one = { QUOTE($card) }
list_combat =
    { $count ->
        [2] duas { QUOTE($card) }
        [3] três { QUOTE($card) }
        [4] quatro { QUOTE($card) }
       *[5] cinco { QUOTE($card) }
    }
dice_one = um { $die }
dice_two = um { $first } e um { $second }, que somam { $total }
dice_sum = { $dice } = { $total } contra { $needs }
dice_sum-loot = { $dice } + { $bonus } pelo Saque = { $total } contra { $needs }
loot_the =
    { $gold ->
        [0] { O($thing) }
       *[other] { O($thing) } ({ $gold } de ouro)
    }
loot_a =
    { $gold ->
        [0] { UM($thing) }
       *[other] { UM($thing) } ({ $gold } de ouro)
    }

events_hero =
    { GENDER($hero) ->
        [f] { $who ->
            [you] Sua heroína é { INTRO($hero) }.
           *[other] A heroína de { $name } é { INTRO($hero) }.
        }
       *[m] { $who ->
            [you] Seu herói é { INTRO($hero) }.
           *[other] O herói de { $name } é { INTRO($hero) }.
        }
    }
events_first-roll =
    { $who ->
        [you] Você rola para ver quem começa e tira um { $die }.
       *[other] { $name } rola para ver quem começa e tira um { $die }.
    }
events_first-roll-again =
    { $who ->
        [you] Você rola de novo e tira um { $die }.
       *[other] { $name } rola de novo e tira um { $die }.
    }
events_first-player =
    { $who ->
        [you] Você começa.
       *[other] { $name } começa.
    }
events_rune-dealt =
    { $who ->
        [you] Você recebe { O($card) }.
       *[other] { $name } recebe { O($card) }.
    }
events_late-start = Início tardio: o dado dá { $die }, e o sol começa no espaço { $space }.
events_tower-taken =
    { $who ->
        [you] Você começa { NO($tower) }.
       *[other] { $name } começa { NO($tower) }.
    }
events_turn =
    { $who ->
        [you] É a sua vez.
       *[other] É a vez de { $name }.
    }
events_sun = O sol avança para o espaço { $space } de { $last }.
events_sunset = O dado dá { $die }: o sol se põe e as torres se fecham.
events_no-sunset =
    O dado dá { $die }: as torres continuam abertas. { $upTo ->
        [1] Só um 1 as teria fechado
        [2] Só um 1 ou um 2 as teria fechado
       *[other] Só um número de 1 a { $upTo } as teria fechado
    }.
events_turn-waits =
    { $who ->
        [you] Você espera que o caminho de volta fique livre.
       *[other] { $name } espera que o caminho de volta fique livre.
    }
events_turn-blocked =
    { $who ->
        [you] Você perde este turno: todos os caminhos estão bloqueados.
       *[other] { $name } perde este turno: todos os caminhos estão bloqueados.
    }
events_turn-cut =
    { $who ->
        [you] Você perde o resto do turno.
       *[other] { $name } perde o resto do turno.
    }
events_turn-skipped =
    { $who ->
        [you] Você perde este turno{ $left ->
            [0] .
            [1] { " " }e ainda perderá mais 1.
           *[other] { " " }e ainda perderá mais { $left }.
        }
       *[other] { $name } perde este turno{ $left ->
            [0] .
            [1] { " " }e ainda perderá mais 1.
           *[other] { " " }e ainda perderá mais { $left }.
        }
    }
events_turns-to-lose =
    { $turns ->
        [1] { $who ->
            [you] Você vai perder seu próximo turno.
           *[other] { $name } vai perder seu próximo turno.
        }
       *[other] { $who ->
            [you] Você vai perder seus próximos { $turns } turnos.
           *[other] { $name } vai perder seus próximos { $turns } turnos.
        }
    }
events_explored =
    { $who ->
        [you] Você descobre { UM($room) } em { $cell }.
       *[other] { $name } descobre { UM($room) } em { $cell }.
    }
events_tile-turned =
    { CAPITAL(O($room)) } de { $cell } { $way ->
        [right] gira um quarto de volta à direita
        [round] gira meia-volta
        [left] gira um quarto de volta à esquerda
       *[unknown] gira
    }.
events_tiles =
    { $who ->
        [you] Você olha
       *[other] { $name } olha
    } { $count ->
        [1] 1 sala
       *[other] { $count } salas
    }.
events_tiles-seen =
    { $who ->
        [you] Você olha
       *[other] { $name } olha
    } { $count ->
        [1] 1 sala
       *[other] { $count } salas
    }: { LIST($rooms) }.
events_moved =
    { $who ->
        [you] { $how ->
            [secret] Você passa pela porta secreta para { O($place) }.
            [teleport] Você se teleporta para { O($place) }.
            [tower] Você aparece { NO($place) }.
            [escape] Você volta correndo para { O($place) }.
            [retreat] Você foge do dragão para { O($place) }.
            [surface] Você sai das catacumbas { NO($place) }.
            [flee] Você foge para { O($place) }.
            [wake] Você se vê { NO($place) }.
           *[walk] Você vai para { O($place) }.
        }
       *[other] { $how ->
            [secret] { $name } passa pela porta secreta para { O($place) }.
            [teleport] { $name } se teleporta para { O($place) }.
            [tower] { $name } aparece { NO($place) }.
            [escape] { $name } volta correndo para { O($place) }.
            [retreat] { $name } foge do dragão para { O($place) }.
            [surface] { $name } sai das catacumbas { NO($place) }.
            [flee] { $name } foge para { O($place) }.
            [wake] { $name } se vê { NO($place) }.
           *[walk] { $name } vai para { O($place) }.
        }
    }
events_half =
    { $who ->
        [you] Você está
       *[other] { $name } está
    } { $half ->
        [arrow] na metade da sala de { $cell } que traz a seta
       *[opposite] na metade da sala de { $cell } oposta à seta
    }.
events_door-shut = A porta continua fechada.
events_darkness =
    { $who ->
        [you] Você tira um { $die } no escuro e segue aos tropeços.
       *[other] { $name } tira um { $die } no escuro e segue aos tropeços.
    }
events_darkness-blocked =
    { $who ->
        [you] Você tira um { $die } no escuro: por ali não há passagem.
       *[other] { $name } tira um { $die } no escuro: por ali não há passagem.
    }
stays_bridge =
    { $who ->
        [you] Você não atravessa a Ponte.
       *[other] { $name } não atravessa a Ponte.
    }
stays_bridge-crossed =
    { $who ->
        [you] Você atravessou a Ponte, e seu turno acaba: não há por onde seguir.
       *[other] { $name } atravessou a Ponte, e o turno acaba: não há por onde seguir.
    }
stays_web =
    { $who ->
        [you] Você se afasta da Teia de aranha.
       *[other] { $name } se afasta da Teia de aranha.
    }
stays_web-crossed =
    { $who ->
        [you] Você passou pela Teia de aranha, e seu turno acaba: não há por onde seguir.
       *[other] { $name } passou pela Teia de aranha, e o turno acaba: não há por onde seguir.
    }
stays_stuck =
    { $who ->
        [you] A Teia de aranha prende você.
       *[other] A Teia de aranha prende { $name }.
    }
stays_freed =
    { $who ->
        [you] Você se solta da Teia de aranha.
       *[other] { $name } se solta da Teia de aranha.
    }
stays_pit =
    { $who ->
        [you] Você passa pelo Poço sem fundo.
       *[other] { $name } passa pelo Poço sem fundo.
    }
stays_corridor =
    { $who ->
        [you] Seu turno acaba no Corredor: não há por onde seguir.
       *[other] O turno de { $name } acaba no Corredor: não há por onde seguir.
    }
stays_corridor-again =
    { $who ->
        [you] Seu turno acaba no Corredor: é a segunda vez que você entra nele neste turno.
       *[other] O turno de { $name } acaba no Corredor: é a segunda vez que entra nele neste turno.
    }
stays_tower =
    { $who ->
        [you] Seu turno acaba na torre: não há por onde seguir.
       *[other] O turno de { $name } acaba na torre: não há por onde seguir.
    }
stays_darkness =
    { $who ->
        [you] Seu turno acaba no escuro: não há por onde seguir.
       *[other] O turno de { $name } acaba no escuro: não há por onde seguir.
    }
stays_cave-in =
    { $who ->
        [you] Você fica deste lado do Desabamento.
       *[other] { $name } fica deste lado do Desabamento.
    }
stays_rotating =
    { $who ->
        [you] Você fica na Sala giratória.
       *[other] { $name } fica na Sala giratória.
    }
events_searches =
    { $who ->
        [you] Você vasculha a sala de { $cell }.
       *[other] { $name } vasculha a sala de { $cell }.
    }
events_walled-in = Não há saída { DO($place) }.
events_draws =
    { $who ->
        [you] Você compra { UM($card) } { DO($deck) }.
       *[other] { $name } compra { UM($card) } { DO($deck) }.
    }
events_draws-hidden =
    { $who ->
        [you] Você compra uma carta de Saque { DO($deck) }.
       *[other] { $name } compra uma carta de Saque { DO($deck) } sem mostrá-la.
    }
events_shuffles-card = Sai a carta “Embaralhar”: { O($deck) } é embaralhado.
events_shuffles-empty = { CAPITAL(O($deck)) } acabou: seus descartes são embaralhados.
events_shuffles-returned = { CAPITAL(O($deck)) } é embaralhado com o que voltou para ele.
events_deck-empty = { CAPITAL(O($deck)) } está vazio: não há mais o que comprar.
events_keeps =
    { $who ->
        [you] Você tem de guardar { O($card) }.
       *[other] { $name } tem de guardar { O($card) }.
    }
events_kept-gone =
    { TITLE($card) ->
        [yes] { $who ->
            [you] Você descarta { O($card) }.
           *[other] { $name } descarta { O($card) }.
        }
       *[no] { $who ->
            [you] Você se livra { DO($card) }.
           *[other] { $name } se livra { DO($card) }.
        }
    }
events_kept-gone-another =
    { TITLE($card) ->
        [yes] { $who ->
            [you] Você descarta { O($card) }, mas ainda tem outra carta igual.
           *[other] { $name } descarta { O($card) }, mas ainda tem outra carta igual.
        }
       *[no] { $who ->
            [you] Você se livra { DO($card) }, mas ainda tem outra carta igual.
           *[other] { $name } se livra { DO($card) }, mas ainda tem outra carta igual.
        }
    }
events_refuses =
    { $who ->
        [you] Você descarta { O($card) } sem enfrentar a carta.
       *[other] { $name } descarta { O($card) } sem enfrentar a carta.
    }
declined_loot-body =
    { $who ->
        [you] Você deixa o corpo em paz.
       *[other] { $name } deixa o corpo em paz.
    }
declined_open-crypt =
    { $who ->
        [you] Você deixa a cripta fechada.
       *[other] { $name } deixa a cripta fechada.
    }
declined_leave-catacombs =
    { $who ->
        [you] Você fica nas catacumbas.
       *[other] { $name } fica nas catacumbas.
    }
declined_secret-door =
    { $who ->
        [you] Você não passa pela porta secreta.
       *[other] { $name } não passa pela porta secreta.
    }
declined_bribe =
    { $who ->
        [you] Você não dá nada ao Elfo das profundezas.
       *[other] { $name } não dá nada ao Elfo das profundezas.
    }
events_gains =
    { $who ->
        [you] Você pega { $loot }: agora tem
       *[other] { $name } pega { $loot }: agora tem
    } { $held ->
        [1] 1 carta de Saque
       *[other] { $held } cartas de Saque
    }.
events_gains-hidden =
    { $who ->
        [you] Você pega uma carta de Saque: agora tem { $held }.
       *[other] { $name } pega uma carta de Saque: agora tem { $held }.
    }
events_loses =
    { $who ->
        [you] Você
       *[other] { $name }
    } { $why ->
        [random] perde ao acaso
        [bridge] joga fora
        [bribe] entrega
        [used] gasta
        [drunk] bebe
       *[other] perde
    } { $gold ->
        [0] { UM($card) }
       *[other] { UM($card) } ({ $gold } de ouro)
    }: { $held ->
        [0] não resta mais Saque
        [1] resta 1 carta de Saque
       *[other] restam { $held } cartas de Saque
    }.
events_rune =
    { $who ->
        [you] Você usa { O($card) }.
       *[other] { $name } usa { O($card) }.
    }
events_rune-stasis =
    { $who ->
        [you] Você usa { O($card) } e pode se mover até três vezes neste turno.
       *[other] { $name } usa { O($card) } e pode se mover até três vezes neste turno.
    }
events_rune-slumber =
    { $who ->
        [you] Você usa { O($card) }: não perde cartas de Tesouro nem sofre ferimentos.
       *[other] { $name } usa { O($card) }: não perde cartas de Tesouro nem sofre ferimentos.
    }
abilities_lindel-reroll =
    { $who ->
        [you] Você rola um dos dados de novo.
       *[other] { $name } rola um dos dados de novo.
    }
abilities_gherinn-penance =
    { $who ->
        [you] Você faz penitência.
       *[other] { $name } faz penitência.
    }
abilities_gherinn-kellos =
    { $who ->
        [you] Pela graça de Kellos, você rola de novo.
       *[other] Pela graça de Kellos, { $name } rola de novo.
    }
abilities_krutzbeck-hand =
    { $who ->
        [you] Você completa a mão até 6 cartas.
       *[other] { $name } completa a mão até 6 cartas.
    }
abilities_tatianna-first-shot =
    { $who ->
        [you] Você atira antes da primeira rodada.
       *[other] { $name } atira antes da primeira rodada.
    }
abilities_hugo-glory =
    { $who ->
        [you] Você se cobre de glória e pode descartar até 2 cartas da sua pilha de dano.
       *[other] { $name } se cobre de glória e pode descartar até 2 cartas da sua pilha de dano.
    }
abilities_challara-foresight =
    { $who ->
        [you] Você tem uma premonição e troca a carta.
       *[other] { $name } tem uma premonição e troca a carta.
    }
events_dies =
    { $who ->
        [you] Você morreu: { $end }.
       *[other] { $name } morreu: { $end }.
    }
epitaphs_none = aqui acaba a aventura { DO($hero) }
epitaphs_card = { O($hero) } cai por causa { DO($by) }
epitaphs_ambush = { UM($by) } acaba com { O($hero) } num ataque furtivo
epitaphs_bridge = { O($hero) } não sobrevive à queda da Ponte
epitaphs_room = { O($hero) } encontra seu fim { NO($by) }
epitaphs_combat = { O($by) } acaba com { O($hero) }
epitaphs_escape = { O($by) } alcança { O($hero) }, que tentava escapar
epitaphs_dragon = o fogo de Kalladra consome { O($hero) }
epitaphs_no-retreat = Kalladra encurrala { O($hero) }, que não tem por onde sair
epitaphs_walled-in =
    { O($hero) } fica { GENDER($hero) ->
        [f] emparedada
       *[m] emparedado
    } para sempre
epitaphs_night =
    { O($hero) } fica { GENDER($hero) ->
        [f] trancada
       *[m] trancado
    } na masmorra ao cair da noite
epitaphs_penance = a penitência é demais para { O($hero) }
epitaphs_hero = { O($hero) } cai pelas mãos { DO($by) }
events_falls-none =
    { $who ->
        [you] Você fica inconsciente. O dado dá { $die }: não há Saque para perder.
       *[other] { $name } fica inconsciente. O dado dá { $die }: não há Saque para perder.
    }
events_falls =
    { $who ->
        [you] Você fica inconsciente. O dado dá { $die }: você perde
       *[other] { $name } fica inconsciente. O dado dá { $die }: perde
    } { $cards ->
        [1] 1 carta de Saque
       *[other] { $cards } cartas de Saque
    }.
events_falls-all =
    { $who ->
        [you] Você fica inconsciente. O dado dá { $die }, mas você só tem
       *[other] { $name } fica inconsciente. O dado dá { $die }, mas { $name } só tem
    } { $cards ->
        [1] 1 carta de Saque: ela se perde
        [2] 2 cartas de Saque: as duas se perdem
       *[other] { $cards } cartas de Saque: todas se perdem
    }.
events_wakes =
    { $who ->
        [you] Você acorda
       *[other] { $name } acorda
    } { $wounds ->
        [0] sem ferimentos
        [1] e cura parte dos ferimentos: resta 1
       *[other] e cura parte dos ferimentos: restam { $wounds }
    }.
events_monster =
    { $who ->
        [you] Você encontra
       *[other] { $name } encontra
    } { $known ->
        [true] { O($monster) }
       *[false] { UM($monster) }
    }; quem joga com ele é { $whoPlays ->
        [you] você
        [nobody] o autômato
       *[other] { $player }
    }.
events_monster-life = { CAPITAL(O($fighter)) } tem { $life } de Vida.
events_monster-removed = { CAPITAL(O($monster)) } se desfaz em pó.
events_token-taken = { CAPITAL(O($monster)) } { DO($place) } atende ao chamado.
events_token-placed = { CAPITAL(O($monster)) } fica à espreita { NO($place) }.
events_dragon-wakes = Kalladra acorda!
events_dragon-cards-back =
    { $count ->
        [1] A carta de Dragão volta para o baralho.
       *[other] As { $count } cartas de Dragão voltam para o baralho.
    }
events_entrance = Em { $cell } abre-se uma passagem para as catacumbas.
events_entrance-already = Em { $cell } já há uma descida para as catacumbas.
events_entrance-impossible = Em { $cell } não cabe um marcador de entrada.
events_entrance-cave-in =
    { $who ->
        [you] Um Desabamento não recebe marcador de entrada, mas no próximo turno você pode descer às catacumbas em { $cell }.
       *[other] Um Desabamento não recebe marcador de entrada, mas no próximo turno { $name } pode descer às catacumbas em { $cell }.
    }
events_entrance-none-left =
    { $who ->
        [you] Não há mais marcadores de entrada, mas no próximo turno você pode descer às catacumbas em { $cell }.
       *[other] Não há mais marcadores de entrada, mas no próximo turno { $name } pode descer às catacumbas em { $cell }.
    }
events_goes-down =
    { $who ->
        [you] { $falls ->
            [true] Você cai nas catacumbas em { $cell }
           *[false] Você desce às catacumbas em { $cell }
        }
       *[other] { $falls ->
            [true] { $name } cai nas catacumbas em { $cell }
           *[false] { $name } desce às catacumbas em { $cell }
        }
    }; seu marcador de viagem aponta para o { $compass ->
        [north] norte
        [east] leste
        [south] sul
       *[west] oeste
    }.
events_way-out =
    { $who ->
        [you] Você tira um { $die }: seu caminho segue
       *[other] { $name } tira um { $die }: seu caminho segue
    } { $ahead ->
        [1] 1 espaço à frente
       *[other] { $ahead } espaços à frente
    } e { $die } para a { $side ->
        [left] esquerda
       *[right] direita
    }{ $cut ->
        [true] , mas o muro externo o corta antes.
       *[false] .
    }
events_turns-back =
    { $who ->
        [you] Você dá meia-volta embaixo { DO($place) }.
       *[other] { $name } dá meia-volta embaixo { DO($place) }.
    }
events_leaves =
    { $who ->
        [you] Você sai da masmorra
       *[other] { $name } sai da masmorra
    } { $loot ->
        [0] sem cartas de Saque
        [1] com 1 carta de Saque
       *[other] com { $loot } cartas de Saque
    }.
events_loot-shown =
    { $who ->
        [you] Você mostra seu Saque: { LIST($cards) }.
       *[other] { $name } mostra seu Saque: { LIST($cards) }.
    }
events_item-used =
    { $who ->
        [you] Você usa { O($card) }.
       *[other] { $name } usa { O($card) }.
    }
events_item-not-used =
    { $who ->
        [you] Você não usa { O($card) }.
       *[other] { $name } não usa { O($card) }.
    }
events_worth =
    { $who ->
        [you] { GENDER($card) ->
            [f] Sua { ONE($card) } vale { $gold } de ouro.
           *[m] Seu { ONE($card) } vale { $gold } de ouro.
        }
       *[other] { CAPITAL(O($card)) } de { $name } vale { $gold } de ouro.
    }
events_end-survivor =
    { $who ->
        [you] Você saiu com vida, mas não vence: não tem carta de Tesouro.
       *[other] { $name } saiu com vida, mas não vence: não tem carta de Tesouro.
    }
events_end =
    { $who ->
        [nobody] Kalladra vence.
        [you] Você vence { $gold ->
            [0] sem nenhum ouro
           *[other] com { $gold } de ouro
        }!
        [one] { PEOPLE($people) } vence { $gold ->
            [0] sem nenhum ouro
           *[other] com { $gold } de ouro
        }.
       *[they] { CAPITAL(PEOPLE($people)) } dividem a vitória { $gold ->
            [0] sem nenhum ouro
           *[other] com { $gold } de ouro
        }.
    }
events_end-best = Com ouro igual, a melhor carta decide: { $gold }.
events_end-loot = Com ouro e melhor carta iguais, o número de cartas de Saque decide: { $cards }.
events_taken-from-you =
    { $name } tira { $loot } de você: { $left ->
        [0] não resta mais Saque
        [1] resta 1 carta de Saque
       *[other] restam { $left } cartas de Saque
    }.
events_taken =
    { $who ->
        [you] Você tira { $loot } de { $nameFrom }: agora tem
       *[other] { $name } tira { $loot } de { $nameFrom }: agora tem
    } { $held ->
        [1] 1 carta de Saque
       *[other] { $held } cartas de Saque
    } e { $nameFrom }, { $left ->
        [0] nenhuma
       *[other] { $left }
    }.
events_hidden-loot = uma carta de Saque
events_servant-moves =
    { $who ->
        [you] Você move { O($monster) } { DO($from) } para { O($to) }.
       *[other] { $name } move { O($monster) } { DO($from) } para { O($to) }.
    }
events_servant-calls =
    { $who ->
        [you] Você chama { UM($monster) }.
       *[other] { $name } chama { UM($monster) }.
    }
events_bribe =
    O dado dá { $die }: o Elfo das profundezas pede { $price } de ouro e { $who ->
        [you] você oferece { $gold }.
       *[other] { $name } oferece { $gold }.
    }
events_rolls-again = Agora os dados mostram { $dice }.
events_rolls-fall =
    { $who ->
        [you] Você rola pela queda: { $dice }.
       *[other] { $name } rola pela queda: { $dice }.
    }
events_rolls =
    { $who ->
        [you] Você tira { $dice }.
       *[other] { $name } tira { $dice }.
    }
events_rolls-for =
    { $who ->
        [you] Você rola { PELO($card) }: { $dice }.
       *[other] { $name } rola { PELO($card) }: { $dice }.
    }
events_rolls-for-nothing =
    { $who ->
        [you] Você rola { PELO($card) }: { $dice }, e nada acontece.
       *[other] { $name } rola { PELO($card) }: { $dice }, e nada acontece.
    }
events_rolls-for-no-corridor =
    { $who ->
        [you] Você rola { PELO($card) }: { $dice }, mas não há Corredor para girar.
       *[other] { $name } rola { PELO($card) }: { $dice }, mas não há Corredor para girar.
    }
events_rolls-for-less =
    { $who ->
        [you] Você rola { PELO($card) }: { $dice } menos { $less },
       *[other] { $name } rola { PELO($card) }: { $dice } menos { $less },
    } { $of ->
        [turns] { $leaves ->
            [0] nenhum turno perdido
            [1] portanto 1 turno perdido
           *[other] portanto { $leaves } turnos perdidos
        }
       *[wounds] { $leaves ->
            [0] nenhum ferimento
            [1] portanto 1 ferimento
           *[other] portanto { $leaves } ferimentos
        }
    }.
events_rolls-for-attribute =
    { $who ->
        [you] Você rola { PELO($card) }: { $dice } menos a { $attribute } de { $less },
       *[other] { $name } rola { PELO($card) }: { $dice } menos a { $attribute } de { $less },
    } { $of ->
        [turns] { $leaves ->
            [0] nenhum turno perdido
            [1] portanto 1 turno perdido
           *[other] portanto { $leaves } turnos perdidos
        }
       *[wounds] { $leaves ->
            [0] nenhum ferimento
            [1] portanto 1 ferimento
           *[other] portanto { $leaves } ferimentos
        }
    }.
events_test-again =
    Com o dado novo, { $sum }. { $who ->
        [you] { $passed ->
            [true] Você passa no teste.
           *[false] Você falha no teste.
        }
       *[other] { $passed ->
            [true] { $name } passa no teste.
           *[false] { $name } falha no teste.
        }
    }
events_test =
    { $who ->
        [you] Você faz
       *[other] { $name } faz
    } um teste de { $attribute }{ $what ->
        [card] { " " }{ PELO($card) }
        [bridge] { " " }para atravessar a Ponte
        [spider-web] { " " }para atravessar a Teia de aranha
        [stuck] { " " }para se soltar da Teia de aranha
        [cave-in] { " " }para atravessar o Desabamento
        [portcullis] { " " }para levantar a grade levadiça
        [bottomless-pit] { " " }para passar pelo Poço sem fundo
       *[told] { "" }
    }: { $sum }. { $passed ->
        [true] Passa.
       *[false] Não passa.
    }
events_test-rune =
    { $who ->
        [you] Graças à runa, você acaba passando no teste de { $attribute }.
       *[other] Graças à runa, { $name } acaba passando no teste de { $attribute }.
    }
events_test-passed =
    { $who ->
        [you] Você passa automaticamente no teste de { $attribute }.
       *[other] { $name } passa automaticamente no teste de { $attribute }.
    }
events_determination-gone =
    { $who ->
        [you] Você descarta
       *[other] { $name } descarta
    } { $count ->
        [1] a ficha de Determinação { DO($what) }
       *[other] as { $count } fichas de Determinação { DO($what) }
    }.
events_determination-spent =
    { $who ->
        [you] Você descarta
       *[other] { $name } descarta
    } { $count ->
        [1] 1 ficha de Determinação
       *[other] { $count } fichas de Determinação
    }{ $left ->
        [0] .
        [1] : resta 1.
       *[other] : restam { $left }.
    }
events_determination =
    { $who ->
        [you] Você ganha
       *[other] { $name } ganha
    } { $count ->
        [1] 1 ficha de Determinação
       *[other] { $count } fichas de Determinação
    }: agora tem { $held }.
events_determination-for =
    { $who ->
        [you] Você ganha
       *[other] { $name } ganha
    } { $count ->
        [1] 1 ficha de Determinação
       *[other] { $count } fichas de Determinação
    } contra { O($what) }: agora tem { $held }.
events_wounds =
    { $who ->
        [you] Você sofre
       *[other] { $name } sofre
    } { $count ->
        [1] 1 ferimento
       *[other] { $count } ferimentos
    }{ $from ->
        [card] { " " }por causa { DO($card) }
        [combat] { " " }do combate
       *[told] { "" }
    }: agora tem { $wounds }, com Vida { $life }.
events_prevented =
    { $who ->
        [you] Você evita
       *[other] { $name } evita
    } { $count ->
        [1] 1 ferimento
       *[other] { $count } ferimentos
    }.
events_heals-none =
    { $who ->
        [you] Você não tem ferimentos para curar.
       *[other] { $name } não tem ferimentos para curar.
    }
events_heals =
    { $who ->
        [you] Você cura
       *[other] { $name } cura
    } { $count ->
        [1] 1 ferimento
       *[other] { $count } ferimentos
    }: { $left ->
        [0] não resta nenhum
        [1] resta 1
       *[other] restam { $left }
    }.
events_escape =
    { QUOTE($first) } (fuga { $firstValue }) contra { QUOTE($second) } (fuga { $secondValue }): { $who ->
        [you] { $escaped ->
            [true] você escapa { DO($fighter) }.
           *[false] você não consegue escapar { DO($fighter) }.
        }
       *[other] { $escaped ->
            [true] { $name } escapa { DO($fighter) }.
           *[false] { $name } não consegue escapar { DO($fighter) }.
        }
    }
events_combat =
    { $who ->
        [you] Começa seu combate contra { O($fighter) }.
       *[other] Começa o combate de { $name } contra { O($fighter) }.
    }
events_combat-between = Começa o combate entre { LIST($people) }.
events_first-shot-missed =
    { $who ->
        [you] Você revela { LIST($cards) }: nenhum tiro acerta.
       *[other] { $name } revela { LIST($cards) }: nenhum tiro acerta.
    }
events_first-shot =
    { $who ->
        [you] Você revela { LIST($cards) }:
       *[other] { $name } revela { LIST($cards) }:
    } { $count ->
        [1] acerta { LIST($hits) }
       *[other] acertam { LIST($hits) }
    }, e { O($fighter) } agora tem { $pile ->
        [1] 1 carta de dano
       *[other] { $pile } cartas de dano
    }.
events_lightning =
    O relâmpago atinge { O($fighter) } com { LIST($cards) }: agora tem { $pile ->
        [1] 1 carta de dano
       *[other] { $pile } cartas de dano
    }.
events_round = Rodada { $round } do combate.
events_hand-power =
    { $who ->
        [you] Sua carta de Poder é { QUOTE($card) }.
       *[other] A carta de Poder { DO($fighter) } é { QUOTE($card) }.
    }
events_hand =
    { $who ->
        [you] Na sua mão há { LIST($cards) }.
       *[other] Na mão { DO($fighter) } há { LIST($cards) }.
    }
events_reveal = { CAPITAL($first) }; { $second }.
reveal_card =
    { $who ->
        [you] { $place ->
            [first] você joga { QUOTE($card) }
           *[second] você joga { QUOTE($card) }
        }
       *[other] { O($fighter) } joga { QUOTE($card) }
    }
reveal_nothing =
    { $who ->
        [you] { $place ->
            [first] você não joga carta
           *[second] você não joga carta
        }
       *[other] { O($fighter) } não joga carta
    }
events_cancelled =
    { $who ->
        [you] Sua carta { QUOTE($card) } é anulada.
       *[other] A carta { QUOTE($card) } { DO($fighter) } é anulada.
    }
events_cancelled-carried =
    { $who ->
        [you] Pela carta que seu adversário jogou na rodada anterior, sua carta { QUOTE($card) } é anulada.
       *[other] Pela carta que o adversário jogou na rodada anterior, a carta { QUOTE($card) } { DO($fighter) } é anulada.
    }
events_attack =
    { $who ->
        [you] Seu ataque
       *[other] O ataque { DO($fighter) }
    } { $change ->
        [down] cai { $amount } e agora é { $total }
        [up] sobe { $amount } e agora é { $total }
       *[stays] subiria { $amount }, mas fica em 0
    }.
events_attack-carried =
    { $who ->
        [you] Pela sua carta da rodada anterior, seu ataque
       *[other] Pela carta da rodada anterior, o ataque { DO($fighter) }
    } { $change ->
        [down] cai { $amount } e agora é { $total }
        [up] sobe { $amount } e agora é { $total }
       *[stays] subiria { $amount }, mas fica em 0
    }.
events_names-type =
    { $who ->
        [you] Você escolhe
       *[other] { CAPITAL(O($fighter)) } escolhe
    } { $type ->
        [melee] os ataques corpo a corpo
        [ranged] os ataques à distância
       *[magic] os ataques mágicos
    }.
events_replaces =
    { $who ->
        [you] Você troca { QUOTE($card) } por { QUOTE($by) }.
       *[other] { CAPITAL(O($fighter)) } troca { QUOTE($card) } por { QUOTE($by) }.
    }
events_hand-discarded =
    { $who ->
        [you] Você descarta { QUOTE($card) } da mão.
       *[other] { CAPITAL(O($fighter)) } descarta { QUOTE($card) } da mão.
    }
events_hand-seen =
    { $who ->
        [you] Você olha
       *[other] { CAPITAL(O($fighter)) } olha
    } { $whose ->
        [you] a sua mão
       *[other] a mão { DO($owner) }
    }.
events_hand-seen-empty =
    { $who ->
        [you] Você olha
       *[other] { CAPITAL(O($fighter)) } olha
    } { $whose ->
        [you] a sua mão
       *[other] a mão { DO($owner) }
    }: está vazia.
events_hand-seen-cards =
    { $who ->
        [you] Você olha
       *[other] { CAPITAL(O($fighter)) } olha
    } { $whose ->
        [you] a sua mão
       *[other] a mão { DO($owner) }
    }: { LIST($cards) }.
events_hand-taken =
    { $who ->
        [you] Você pega uma carta
       *[other] { CAPITAL(O($fighter)) } pega uma carta
    } { $whose ->
        [you] da sua mão
       *[other] da mão { DO($owner) }
    }.
events_hand-taken-seen =
    { $who ->
        [you] Você pega { QUOTE($card) }
       *[other] { CAPITAL(O($fighter)) } pega { QUOTE($card) }
    } { $whose ->
        [you] da sua mão
       *[other] da mão { DO($owner) }
    }.
events_stack-taken =
    { $who ->
        [you] Você pega { QUOTE($card) } da pilha de combate.
       *[other] { CAPITAL(O($fighter)) } pega { QUOTE($card) } da pilha de combate.
    }
events_damage-removed =
    { $who ->
        [you] Você descarta { QUOTE($card) } da sua pilha de dano
       *[other] { CAPITAL(O($fighter)) } descarta { QUOTE($card) } da sua pilha de dano
    }: { $left ->
        [0] não resta nenhuma carta
        [1] resta 1 carta
       *[other] restam { $left } cartas
    }.
events_damage-none =
    { $who ->
        [you] Você não recebe dano.
       *[other] { CAPITAL(O($fighter)) } não recebe dano.
    }
events_damage =
    { $who ->
        [you] Você recebe
       *[other] { CAPITAL(O($fighter)) } recebe
    } { $count ->
        [1] 1 carta de dano
       *[other] { $count } cartas de dano
    } ({ LIST($cards) }): agora tem { $pile }.
events_damage-alike =
    { $who ->
        [you] Você recebe
       *[other] { CAPITAL(O($fighter)) } recebe
    } { $count ->
        [1] 1 carta de dano
       *[other] { $count } cartas de dano
    } ({ $count ->
        [2] as duas { QUOTE($card) }
       *[other] todas { QUOTE($card) }
    }): agora tem { $pile }.
events_counter =
    { $who ->
        [you] Você contra-ataca com { QUOTE($card) }: seu ataque agora é { $total }.
       *[other] { CAPITAL(O($fighter)) } contra-ataca com { QUOTE($card) }: seu ataque agora é { $total }.
    }
events_counter-revealed = { CAPITAL(O($monster)) } revela { LIST($cards) }, e contra-ataca com { LIST($played) }.
events_counter-failed = { CAPITAL(O($monster)) } revela { LIST($cards) }, mas não basta para um contra-ataque.
events_stalemate = Impasse: os dois ataques valem { $total }.
events_round-won =
    { $who ->
        [you] Você vence a rodada por { $own } a { $other }
       *[other] { CAPITAL(O($fighter)) } vence a rodada por { $own } a { $other }
    }{ $deathblow ->
        [0] .
        [1] , com um golpe mortal de 1 carta da pilha de combate.
       *[other] , com um golpe mortal de { $deathblow } cartas da pilha de combate.
    }
events_flees-announced =
    { $who ->
        [you] Você abre mão do dano para procurar por onde escapar: precisa vencer também a próxima rodada.
       *[other] { $name } abre mão do dano para procurar por onde escapar e precisa vencer também a próxima rodada.
    }
events_flees-failed =
    { $who ->
        [you] Você não escapa desta vez.
       *[other] { $name } não escapa desta vez.
    }
events_flees-away =
    { $who ->
        [you] Você escapa do combate.
       *[other] { $name } escapa do combate.
    }
events_killed =
    { $who ->
        [you] Você mata { O($fighter) }, que tinha { $life } de Vida.
       *[other] { $name } mata { O($fighter) }, que tinha { $life } de Vida.
    }
events_monstrous-found = O dado dá { $die }, menos que a Vida do monstro ({ $life }): ele guardava um tesouro!
events_monstrous-none = O dado dá { $die }, que não é menos que a Vida do monstro ({ $life }): ele não guardava nada.
events_duel =
    { $who ->
        [you] Você ataca { $nameElse }.
       *[other] { $whoElse ->
            [you] { $name } ataca você.
           *[other] { $name } ataca { $nameElse }.
        }
    }
events_duel-won =
    { $who ->
        [you] Você vence { $nameElse }.
       *[other] { $whoElse ->
            [you] { $name } vence você.
           *[other] { $name } vence { $nameElse }.
        }
    }
powers_effect =
    { $who ->
        [you] Sua carta { QUOTE($card) } faz efeito.
       *[other] A carta { QUOTE($card) } { DO($fighter) } faz efeito.
    }
powers_no-stack =
    { $who ->
        [you] Sua carta { QUOTE($card) } não faz efeito: a pilha de combate está vazia.
       *[other] A carta { QUOTE($card) } { DO($fighter) } não faz efeito: a pilha de combate está vazia.
    }
powers_no-damage =
    { $who ->
        [you] Sua carta { QUOTE($card) } não faz efeito: não há dano para descartar.
       *[other] A carta { QUOTE($card) } { DO($fighter) } não faz efeito: não há dano para descartar.
    }
powers_other-type =
    { $who ->
        [you] Sua carta { QUOTE($card) } não faz efeito
       *[other] A carta { QUOTE($card) } { DO($fighter) } não faz efeito
    }: { $whose ->
        [you] seu ataque não é
       *[other] o ataque { DO($opponent) } não é
    } { $type ->
        [melee] corpo a corpo
        [ranged] à distância
       *[magic] mágico
    }.
powers_adds =
    Com { QUOTE($card) }, { $who ->
        [you] você vai somar { $amount } ao seu ataque na próxima rodada.
       *[other] { O($fighter) } vai somar { $amount } ao seu ataque na próxima rodada.
    }
powers_draws =
    Com { QUOTE($card) }, { $who ->
        [you] você compra
       *[other] { O($fighter) } compra
    } { $count ->
        [1] 1 carta de Combate
       *[other] { $count } cartas de Combate
    }.
powers_discards =
    Com { QUOTE($card) }, { $who ->
        [you] você pode descartar
       *[other] { O($fighter) } pode descartar
    } { $count ->
        [1] 1 carta
       *[other] até { $count } cartas
    } da sua pilha de dano.
powers_takes-at-most =
    Com { QUOTE($card) }, { $who ->
        [you] você recebe no máximo 1 carta de dano se perder esta rodada.
       *[other] { O($fighter) } recebe no máximo 1 carta de dano se perder esta rodada.
    }
powers_takes-fewer =
    Com { QUOTE($card) }, { $who ->
        [you] você recebe
       *[other] { O($fighter) } recebe
    } { $count ->
        [1] 1 carta de dano
       *[other] { $count } cartas de dano
    } a menos se perder esta rodada.
powers_plays-another =
    Com { QUOTE($card) }, { $who ->
        [you] você pode jogar em seu lugar outra carta da mão.
       *[other] { O($fighter) } pode jogar em seu lugar outra carta da mão.
    }
powers_penance =
    Com { QUOTE($card) }, { $who ->
        [you] você pode passar 1 carta da mão para a sua pilha de dano para somar 3 ao seu ataque.
       *[other] { O($fighter) } pode passar 1 carta da mão para a sua pilha de dano para somar 3 ao seu ataque.
    }
powers_rage =
    Com { QUOTE($card) }, { $who ->
        [you] você pode descartar da mão cartas de valor 1, e cada uma soma 1 ao seu ataque.
       *[other] { O($fighter) } pode descartar da mão cartas de valor 1, e cada uma soma 1 ao seu ataque.
    }
powers_chooses =
    Com { QUOTE($card) }, { $who ->
        [you] você escolhe 1 carta da pilha de combate para a mão.
       *[other] { O($fighter) } escolhe 1 carta da pilha de combate para a mão.
    }
powers_names-other =
    Com { QUOTE($card) }, { $who ->
        [you] você vai somar 4 ao seu ataque na próxima rodada se o outro ataque for do tipo que você escolher.
       *[other] { O($fighter) } vai somar 4 ao seu ataque na próxima rodada se o outro ataque for do tipo escolhido agora.
    }
powers_names-own =
    Com { QUOTE($card) }, { $who ->
        [you] você vai somar 2 ao seu ataque na próxima rodada se ele for do tipo que você escolher.
       *[other] { O($fighter) } vai somar 2 ao seu ataque na próxima rodada se ele for do tipo escolhido agora.
    }
powers_weakens =
    Com { QUOTE($card) }, { $who ->
        [you] você vai subtrair 2 do seu ataque na próxima rodada.
       *[other] { O($fighter) } vai subtrair 2 do seu ataque na próxima rodada.
    }
powers_one-more =
    Por causa de { QUOTE($card) }, { $who ->
        [you] você recebe mais 1 carta de dano se perder esta rodada.
       *[other] { O($fighter) } recebe mais 1 carta de dano se perder esta rodada.
    }
powers_no-counter =
    Por causa de { QUOTE($card) }, { $who ->
        [you] você não pode contra-atacar nesta rodada.
       *[other] { O($fighter) } não pode contra-atacar nesta rodada.
    }
powers_no-counter-next =
    Por causa de { QUOTE($card) }, { $who ->
        [you] você não poderá contra-atacar na próxima rodada.
       *[other] { O($fighter) } não poderá contra-atacar na próxima rodada.
    }
powers_no-deathblow =
    Por causa de { QUOTE($card) }, { $who ->
        [you] você não poderá dar um golpe mortal na próxima rodada.
       *[other] { O($fighter) } não poderá dar um golpe mortal na próxima rodada.
    }
powers_must-melee =
    Por causa de { QUOTE($card) }, { $who ->
        [you] você terá de jogar uma carta corpo a corpo na próxima rodada, se tiver.
       *[other] { O($fighter) } terá de jogar uma carta corpo a corpo na próxima rodada, se tiver.
    }
powers_cancels =
    Por causa de { QUOTE($card) }, { $who ->
        [you] a carta que você jogar na próxima rodada será anulada se seu valor de ataque for 3 ou mais.
       *[other] a carta que { O($fighter) } jogar na próxima rodada será anulada se seu valor de ataque for 3 ou mais.
    }
powers_terror =
    Por causa de { QUOTE($card) }, { $who ->
        [you] se você perder esta rodada, 1 carta da pilha de combate pode ir para o seu dano.
       *[other] se { O($fighter) } perder esta rodada, 1 carta da pilha de combate pode ir para o seu dano.
    }
