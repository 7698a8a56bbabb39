rulebook = Il regolamento della terza edizione (2010) dà la dimensione di ogni mazzo, mostra o descrive una parte delle carte incontro, delle carte Combattimento e delle carte Potere, nomina le stanze, e dice le abilità di tutti gli eroi tranne Hugo. Qualche attributo sta nei suoi esempi e nelle figure.
published = Dove tace seguiamo l’edizione riveduta del 2014, i cui mazzi hanno le stesse dimensioni, e l’edizione del 1985, di cui si conoscono tessere e trappole. Questo non prova niente per il 2010: di 23 carte stampate nel regolamento e nell’edizione del 2014, undici sono diverse. Lama oscillante, Ombra inquieta, Gas velenoso, Esplosione, Serpenti velenosi, Morso di vampiro, Naga gigante, Veleno di ragno, Diavoletto in bottiglia, Ferrox, Divoratore di artefatti e Tomo proibito nella scatola sono probabilmente diversi.
design = Quasi tutte le carte Potere sono nostre, perché ogni eroe e ogni tipo di mostro ne ha bisogno di quattro e il regolamento ne mostra poche. Nostre sono anche alcune carte Combattimento e il numero di ognuna, i mostri del mazzo Dungeon, gli agguati tranne quello del Demone, quattro rune, le tabelle del dado delle Camere delle tenebre e l’abilità di Hugo. Metà delle tessere è stata aggiunta per arrivare a 117: altre edizioni hanno le loro forme, ma non in questo numero. Dove il regolamento lascia solo dedurre qualcosa, come il tipo d’attacco di una carta, contiamo la nostra lettura come ideata da noi.

groups_dungeon = Carte Dungeon
groups_dragon = Carte Drago
groups_treasure = Carte Tesoro
groups_trap = Carte Trappola
groups_door = Carte Porta
groups_crypt = Carte Cripta
groups_corpse = Carte Cadavere
groups_search = Carte Ricerca
groups_catacomb = Carte Catacombe
groups_rune = Carte runa
groups_combat = Carte Combattimento
groups_power = Carte Potere
groups_heroes = Eroi
groups_monsters = Segnalini mostro
groups_markers = Segnalini e Determinazione
groups_board = Tabellone
groups_tiles = Tessere stanza

from_of2014 = un’altra edizione, del 2014
from_of1985 = un’altra edizione, del 1985
from_review = una recensione dell’edizione del 2010
from_program = un programma pubblico
