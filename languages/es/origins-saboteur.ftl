rulebook = El reglamento indica cuántas cartas de recorrido, de acción, de oro y de enano hay en total, qué hace cada carta de acción y cuántos mineros y saboteadores participan.
published = No muestra todas las cartas de recorrido. Sus formas y cuántas hay de cada una proceden de seis programas públicos, que coinciden hasta la última carta. Las cantidades de cada carta de acción proceden de cuatro de esos programas, y las de las cartas de oro de 1, 2 y 3 pepitas, de tres.
design = Las cartas de recorrido no llevan nombre: los nuestros dicen lo que hay dibujado en ellas. No hay nada más en las cartas que sea nuestro.

groups_fixed = Inicio y objetivos
groups_paths = Cartas de recorrido
groups_actions = Cartas de acción
groups_gold = Cartas de oro
groups_dwarfs = Cartas de enano

from_programs = programas públicos que coinciden entre sí
