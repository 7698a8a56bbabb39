rulebook = O manual da terceira edição (2010) dá o tamanho de cada baralho, mostra ou descreve parte das cartas de encontro, das cartas de Combate e das cartas de Poder, nomeia as salas e conta as habilidades de todos os heróis, menos Hugo. Alguns atributos aparecem nos exemplos e nas imagens.
published = Onde ele se cala, seguimos a edição revista de 2014, cujos baralhos têm o mesmo tamanho, e a edição de 1985, cujas peças e armadilhas são conhecidas. Isso não prova nada sobre 2010: das 23 cartas impressas no manual e na edição de 2014, onze diferem. Lâmina pendular, Alma penada, Gás venenoso, Explosão, Serpentes venenosas, Mordida de vampiro, Naga gigante, Veneno de aranha, Diabrete na garrafa, Ferrox, Devorador de artefatos e Tomo proibido provavelmente são diferentes na caixa.
design = A maioria das cartas de Poder é nossa, porque cada herói e cada tipo de monstro precisa de quatro e o manual mostra poucas. Também são nossas algumas das cartas de Combate e a quantidade de cada uma, os monstros do baralho de Masmorra, os Ataques furtivos menos o do Demônio, quatro runas, as tabelas de dados das Salas da escuridão e a habilidade de Hugo. Metade das peças foi acrescentada para chegar a 117: outras edições têm suas formas, mas não nesse número. Onde o manual só permite deduzir algo, como o tipo de ataque de uma carta, contamos nossa leitura como criação.

groups_dungeon = Cartas de Masmorra
groups_dragon = Cartas de Dragão
groups_treasure = Cartas de Tesouro
groups_trap = Cartas de Armadilha
groups_door = Cartas de Porta
groups_crypt = Cartas de Cripta
groups_corpse = Cartas de Cadáver
groups_search = Cartas de Busca
groups_catacomb = Cartas de Catacumbas
groups_rune = Cartas de Runa
groups_combat = Cartas de Combate
groups_power = Cartas de Poder
groups_heroes = Heróis
groups_monsters = Fichas de monstro
groups_markers = Marcadores e fichas de Determinação
groups_board = Tabuleiro
groups_tiles = Peças de sala

from_of2014 = a edição de 2014
from_of1985 = a edição de 1985
from_review = uma resenha da edição de 2010
from_program = um programa público
