rulebook = El reglamento de la tercera edición (2010) da el tamaño de cada mazo, muestra o describe parte de las cartas de encuentro, de Combate y de Poder, nombra las salas y explica las capacidades de todos los héroes menos Hugo. Algunos atributos aparecen en sus ejemplos y dibujos.
published = Donde no dice nada, seguimos la edición revisada de 2014, cuyos mazos tienen el mismo tamaño, y la edición de 1985, de la que se conocen las salas y las trampas. Eso no demuestra nada sobre 2010: de 23 cartas que están impresas en el reglamento y en la edición de 2014, once son distintas. La Cuchilla oscilante, el Alma en pena, el Gas venenoso, la Explosión, las Serpientes venenosas, el Mordisco de vampiro, la Naga gigante, el Veneno de araña, el Diablillo embotellado, el Férrox, el Devorador de artefactos y el Tomo prohibido probablemente sean distintos en la caja.
design = La mayoría de las cartas de Poder son nuestras, porque cada héroe y cada tipo de Monstruo necesita cuatro y el reglamento muestra pocas. También son nuestras algunas cartas de Combate y el número de copias de todas ellas, los Monstruos del mazo de Mazmorra, los Ataques sorpresa menos el del Demonio, cuatro runas, las tablas del dado de las Salas de Oscuridad y la capacidad de Hugo. La mitad de las salas se añadieron para llegar a 117: otras ediciones tienen esas formas, pero no en esa cantidad. Cuando el reglamento solo permite deducir algo, como el tipo de ataque de una carta, contamos nuestra lectura como diseño.

groups_dungeon = Cartas de Mazmorra
groups_dragon = Cartas de Dragón
groups_treasure = Cartas de Tesoro
groups_trap = Cartas de Trampa
groups_door = Cartas de Puerta
groups_crypt = Cartas de Cripta
groups_corpse = Cartas de Cadáver
groups_search = Cartas de Búsqueda
groups_catacomb = Cartas de Catacumbas
groups_rune = Cartas de Runa
groups_combat = Cartas de Combate
groups_power = Cartas de Poder
groups_heroes = Héroes
groups_monsters = Fichas de Monstruo
groups_markers = Indicadores y fichas de Determinación
groups_board = Tablero
groups_tiles = Salas

from_of2014 = la edición de 2014
from_of1985 = la edición de 1985
from_review = una reseña de la edición de 2010
from_program = un programa público
