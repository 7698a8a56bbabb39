rulebook = Le livret imprime les huit monstres avec leurs forces, les points de vie du barbare et de la voleuse, et ce que fait la moitié de l’équipement.
published = Une transcription des cartes imprimées, des programmes publics et des critiques donnent le nombre de cartes de chaque monstre, leurs symboles, les points de vie du guerrier et du mage, à qui est quel équipement, et les autres effets. Là où plusieurs disent la même chose, ils concordent.
design = Aucun nombre n’est de nous. Les noms français de la plupart des objets sont de nous, car nous n’avons pas pu retrouver ceux de la boîte.

groups_monsters = Monstres
groups_adventurers = Aventuriers
groups_equipment = Équipement
groups_others = Cartes de réussite et aides de jeu

from_transcript = une transcription des cartes imprimées
from_programs = programmes publics
from_reviews = critiques
