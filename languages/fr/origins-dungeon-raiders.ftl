rulebook = Les livrets de règles impriment le nombre de cartes de chaque sorte, les quatre pièges, les cartes d’objet, les cartes de puissance et ce que chaque boss a de particulier. Deux exemples montrent aussi un Dragon à quatre joueurs et le Trésor à 4 et 2 pièces.
published = Les autres nombres viennent de deux programmes publics de cette édition et d’images de l’impression de 2013 : la force et les blessures des monstres, les pièces des coffres, ce que chaque valeur rapporte dans une chambre forte, les sept cartes de niveau, ce avec quoi commence chaque personnage, et la plupart des nombres des boss. Là où ces sources diffèrent, nous suivons les totaux du livret.
design = À cinq joueurs, le Percepteur, Méduse et le Sphinx ont une force de 18 : tous les autres monstres à qui il faut 11 à trois joueurs et 14 à quatre ont 18 à cinq, tout comme la Meute de loups de 2013. Une table peut choisir 16 à la place. Aucune source ne donne les blessures du Golem et de la Momie dans cette édition ; avec 2 blessures, ils changent le gagnant de parties simulées à peu près aussi souvent que les autres boss. Les noms français sont tous les nôtres.

groups_rooms = Cartes de salle
groups_bosses = Boss
groups_characters = Personnages
groups_levels = Cartes de niveau
groups_power = Cartes de puissance
groups_items = Objets
groups_map = Plan

from_programs = programmes publics de cette édition
from_pictures = images de l’impression de 2013
