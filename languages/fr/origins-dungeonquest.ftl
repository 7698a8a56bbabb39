rulebook = Le livret de la troisième édition (2010) donne la taille de chaque paquet, montre ou décrit une partie des cartes de rencontre, de combat et de puissance, nomme les salles, et dit les capacités de tous les héros sauf Hugo. Quelques caractéristiques figurent dans ses exemples et ses images.
published = Là où il se tait, nous suivons l’édition révisée de 2014, dont les paquets ont les mêmes tailles, et l’édition de 1985, dont les tuiles et les pièges sont connus. Cela ne prouve rien pour 2010 : de 23 cartes imprimées dans le livret et dans l’édition de 2014, onze diffèrent. Lame oscillante, Ombre errante, Gaz toxique, Explosion, Serpents venimeux, Morsure de vampire, Naga géant, Venin d’araignée, Diablotin en bouteille, Ferrox, Dévoreur d’artefacts et Tome interdit sont sans doute différents dans la boîte.
design = La plupart des cartes de puissance sont de nous, car il en faut quatre à chaque héros et à chaque type de monstre et le livret en montre peu. De nous aussi : certaines des cartes de combat et le nombre de chacune, les monstres du paquet Donjon, les Attaques sournoises autres que celle du Démon, quatre runes, les tables de dé des Chambres ténébreuses et la capacité de Hugo. La moitié des tuiles ont été ajoutées pour arriver à 117 : d’autres éditions ont leurs formes, mais pas en ce nombre. Là où le livret laisse seulement deviner quelque chose, comme le type d’attaque d’une carte, nous comptons notre lecture comme une invention. Les noms français que nous n’avons pas pu retrouver sont de nous.

groups_dungeon = Cartes Donjon
groups_dragon = Cartes Dragon
groups_treasure = Cartes Trésor
groups_trap = Cartes Piège
groups_door = Cartes Porte
groups_crypt = Cartes Crypte
groups_corpse = Cartes Cadavre
groups_search = Cartes Fouille
groups_catacomb = Cartes Catacombes
groups_rune = Cartes Rune
groups_combat = Cartes de combat
groups_power = Cartes de puissance
groups_heroes = Héros
groups_monsters = Jetons de monstre
groups_markers = Marqueurs et jetons de détermination
groups_board = Plateau
groups_tiles = Tuiles de salle

from_of2014 = l’édition de 2014
from_of1985 = l’édition de 1985
from_review = une critique de l’édition de 2010
from_program = un programme public
