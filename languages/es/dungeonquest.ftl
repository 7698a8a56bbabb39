name = DungeonQuest
tagline = Roba al dragón y sal antes de que se ponga el sol. Pocos lo consiguen.

scores_out = Ha salido
scores_gold = Oro
scores_best = Mejor carta
scores_loot = Cartas de Botín
died = Ha muerto

variants_solo_name = Yendo solo
variants_solo_sentence = Un solo héroe contra la mazmorra: un autómata lleva a los Monstruos y, para ganar, hay que salir con una carta de Tesoro.
variants_hero-versus-hero_name = Héroe contra Héroe
variants_hero-versus-hero_sentence = Los héroes pueden atacarse entre sí y luchar por una carta de Botín.
variants_servants-of-kalladra_name = Sirvientes de Kalladra
variants_servants-of-kalladra_sentence = Quien ha perdido a su héroe mueve a los Monstruos en sus turnos.
variants_focused-determination_name = Determinación concentrada
variants_focused-determination_sentence = La Determinación que sobra al superar una tirada se guarda para cualquier otra.
variants_death-can-wait_name = La muerte puede esperar
variants_death-can-wait_sentence = El héroe que fuera a morir pierde parte de su Botín y recobra el sentido. Es lo mejor para la primera partida.
variants_tower-power_name = Poder de la Torre
variants_tower-power_sentence = Quien entra en una torre puede aparecer en cualquier otra.
variants_secrets_name = Secretos
variants_secrets_sentence = El Botín se guarda boca abajo hasta el final de la partida.
variants_magical-power_name = Poder mágico
variants_magical-power_sentence = Cada héroe empieza la partida con varias runas.
variants_magical-power-runes_name = Runas por héroe
variants_magical-power-runes_sentence = Cuántas runas recibe cada héroe con Poder mágico, mientras alcancen las doce que hay.
variants_live-to-fight-another-day_name = Vivir para luchar otro día
variants_live-to-fight-another-day_sentence = Quien gana dos rondas de combate seguidas puede escapar del Monstruo.
variants_no-glory-without-courage_name = No hay gloria sin valor
variants_no-glory-without-courage_sentence = Nadie puede salir de la mazmorra sin una carta de Tesoro.
variants_monstrous-treasures_name = Tesoros monstruosos
variants_monstrous-treasures_sentence = Quien mata a un Monstruo puede encontrar una carta de Tesoro.
variants_late-start_name = Comienzo tardío
variants_late-start_sentence = El sol empieza hasta seis espacios más adelante.
variants_hero-selection_name = Héroes
variants_hero-selection_sentence = Cómo se reparten los héroes.
variants_hero-selection_values_random = Al azar
variants_hero-selection_values_choose-in-seat-order = A elegir, por orden de asiento
variants_rulings_name = Escapar y teletransportarse
variants_rulings_sentence = Como dice el reglamento, durante todo el turno que sigue a la salida de las catacumbas no se puede escapar de ningún Monstruo, y la Runa de teletransporte puede sustituir también los movimientos obligados; o como se jugaba antes.
variants_rulings_values_rulebook = Como dice el reglamento
variants_rulings_values_earlier = Como antes
variants_defeats_name = Tras una derrota
variants_defeats_sentence = Según las reglas, con La muerte puede esperar el héroe derribado por la Furia del dragón que no puede retirarse cae una sola vez, y quien pierde un duelo y tiene que quedarse, o ataca, lo gana y cae, afronta la sala en su próximo turno; o como se jugaba antes.
variants_defeats_values_as-written = Según las reglas
variants_defeats_values_earlier = Como antes
variants_monster-controller_name = Monstruos
variants_monster-controller_sentence = Quién lleva a los Monstruos.
variants_monster-controller_values_left-seat = El jugador de la izquierda
variants_monster-controller_values_automaton = El autómata del juego en solitario

cardTypes_event = Evento
cardTypes_loot = Botín
cardTypes_monster = Monstruo
cardTypes_threat = Amenaza
cardTypes_trap = Trampa

cards_dungeon-skeleton = Esqueleto
    .text = Te sale al paso un Esqueleto. Elige: escapas o atacas.
    .gender = m
cards_dungeon-sorcerer = Hechicero
    .text = Te sale al paso un Hechicero. Elige: escapas o atacas.
    .gender = m
cards_dungeon-troll = Troll
    .text = Te sale al paso un Troll. Elige: escapas o atacas.
    .gender = m
cards_dungeon-golem = Gólem
    .text = Te sale al paso un Gólem. Elige: escapas o atacas.
    .gender = m
cards_dungeon-demon = Demonio
    .text = Te sale al paso un Demonio. Elige: escapas o atacas.
    .gender = m
cards_dungeon-empty = Vacía
    .text = Aquí no hay nada.
    .title = yes
cards_dungeon-dead-adventurer = Aventurero muerto
    .text = Puedes registrar el cuerpo. Si lo haces, roba una carta de Cadáver.
    .gender = m
cards_dungeon-crypt = Cripta
    .text = Puedes registrar la cripta. Si lo haces, roba una carta de Cripta.
    .gender = f
cards_dungeon-hidden-trap = Trampa oculta
    .text = Has hecho saltar una trampa. Roba una carta de Trampa.
    .gender = f
cards_dungeon-passage-down = Pasadizo descendente
    .text = Pon un indicador de entrada en esta sala. En tu próximo turno podrás bajar a las catacumbas.
    .gender = m
cards_dungeon-cave-in = Derrumbe
    .text = Conserva esta carta. Al empezar cada turno, haz una tirada de Agilidad. Si la superas, descarta la carta y sigue con tu turno. Si fallas, tu turno termina.
    .gender = m
cards_dungeon-torch-goes-out = La antorcha se apaga
    .text = Conserva esta carta. Al empezar cada turno, haz una tirada de Suerte. Si la superas, descarta la carta y sigue con tu turno. Si fallas, tu turno termina.
    .title = yes
cards_dungeon-secret-door = Puerta secreta
    .text = Puedes moverte ahora mismo a cualquier espacio contiguo, aunque haya un muro. Si allí hay un Monstruo, no puedes escapar de él.
    .gender = f
cards_dungeon-razorwings = Alacortantes
    .text = Tira un dado: ese es el número de Heridas que te hacen los Alacortantes.
    .gender = m
    .plural = yes
cards_dungeon-wizards-curse = Maldición del mago
    .text = Tira un dado y gira todos los Corredores. Con 1-2, un cuarto de vuelta a la izquierda; con 3-4, media vuelta; con 5-6, un cuarto de vuelta a la derecha.
    .gender = f
cards_dungeon-unstable-potion = Poción inestable
    .text = Puedes bebértela al empezar tu turno: descártala y tira 2 dados. Con un 2, mueres; con 3-4, sufres 6 Heridas; con 5-6, sufres 3 Heridas; con un 7, no pasa nada; con 8-10, te curas 3 Heridas; con 11-12, te curas 6 Heridas.
    .gender = f
cards_dungeon-bottle-imp = Diablillo embotellado
    .text = No vale oro. Si has salido de la mazmorra, al final de la partida puedes tirar un dado. Con 1-2, pierdes otra carta de Botín al azar; con un 3, no pasa nada; con 4-6, robas una carta de Tesoro.
    .gender = m
cards_dungeon-lingering-shade = Alma en pena
    .text = Conserva esta carta. Al empezar cada turno, tira 2 dados: con un 2 o un 3, mueres. Descártala al bajar a las catacumbas o al salir de la mazmorra.
    .gender = f
    .article = el
cards_dungeon-gold-30 = Monedas de oro
    .text = Valen 30 de oro.
    .gender = f
    .plural = yes
cards_dungeon-gold-40 = Monedas de oro
    .text = Valen 40 de oro.
    .gender = f
    .plural = yes
cards_dungeon-shuffle = Barajar
    .text = Barajas el mazo junto con sus descartes y con esta carta, y robas otra vez.
    .title = yes
cards_dragon-sleeping = Durmiendo
    .text = Kalladra sigue dormido. Roba 2 cartas de Tesoro. En tu próximo turno puedes salir de la Sala del Tesoro o quedarte y robar otra carta de Dragón.
    .title = yes
cards_dragon-rage = Furia del dragón
    .text = Kalladra despierta. Por orden, desde ti y en el sentido de las agujas del reloj, cada héroe que esté en la Sala del Tesoro descarta sus cartas de Tesoro, tira 2 dados, sufre ese número de Heridas y, si vive, tiene que retirarse.
    .gender = f
    .un = la Furia del dragón
cards_treasure-obsidian-ring = Anillo de obsidiana
    .text = Vale 110 de oro.
    .gender = m
    .un = el Anillo de obsidiana
cards_treasure-golden-claws = Garras doradas
    .text = Valen 290 de oro.
    .gender = f
    .plural = yes
    .un = las Garras doradas
cards_treasure-belt-of-strength = Cinturón de fuerza
    .text = Vale 260 de oro.
    .gender = m
    .un = el Cinturón de fuerza
cards_treasure-jinn-lamp = Lámpara de genio
    .text = Vale 270 de oro.
    .gender = f
    .un = la Lámpara de genio
cards_treasure-pearl-ring = Anillo de perla
    .text = Vale 130 de oro.
    .gender = m
    .un = el Anillo de perla
cards_treasure-jeweled-chakra = Chakra enjoyado
    .text = Vale 350 de oro.
    .gender = m
    .un = el Chakra enjoyado
cards_treasure-gold-ring = Anillo de oro
    .text = Vale 190 de oro.
    .gender = m
    .un = el Anillo de oro
cards_treasure-quicksilver-potion = Poción de mercurio
    .text = Vale 1500 de oro.
    .gender = f
    .un = la Poción de mercurio
cards_treasure-ruby-ring = Anillo de rubí
    .text = Vale 140 de oro.
    .gender = m
    .un = el Anillo de rubí
cards_treasure-charmers-flute = Flauta del encantador
    .text = Vale 230 de oro.
    .gender = f
    .un = la Flauta del encantador
cards_treasure-mirror-of-shael = Espejo de Shael
    .text = Vale 550 de oro.
    .gender = m
    .un = el Espejo de Shael
cards_treasure-staff-of-light = Bastón de luz
    .text = Vale 700 de oro.
    .gender = m
    .un = el Bastón de luz
cards_treasure-rune-scarab = Escarabajo rúnico
    .text = Vale 400 de oro.
    .gender = m
    .un = el Escarabajo rúnico
cards_treasure-ebon-amulet = Amuleto de ébano
    .text = Vale 300 de oro.
    .gender = m
    .un = el Amuleto de ébano
cards_treasure-silver-ring = Anillo de plata
    .text = Vale 160 de oro.
    .gender = m
    .un = el Anillo de plata
cards_treasure-flying-carpet = Alfombra voladora
    .text = Vale 500 de oro.
    .gender = f
    .un = la Alfombra voladora
cards_treasure-harp-of-tranquility = Arpa de la tranquilidad
    .text = Vale 2000 de oro.
    .gender = f
    .article = el
    .un = el Arpa de la tranquilidad
cards_treasure-chalice-of-tamalir = Cáliz de Tamalir
    .text = Vale 900 de oro.
    .gender = m
    .un = el Cáliz de Tamalir
cards_treasure-crystal-of-tival = Cristal de Tival
    .text = Vale 240 de oro.
    .gender = m
    .un = el Cristal de Tival
cards_treasure-sun-spear = Lanza solar
    .text = Vale 1100 de oro.
    .gender = f
    .un = la Lanza solar
cards_treasure-crystal-of-orris = Cristal de Orris
    .text = Vale 320 de oro.
    .gender = m
    .un = el Cristal de Orris
cards_treasure-bag-of-gems = Bolsa de gemas
    .text = Vale 1200 de oro.
    .gender = f
    .un = la Bolsa de gemas
cards_treasure-star-of-kellos = Estrella de Kellos
    .text = Vale 800 de oro.
    .gender = f
    .un = la Estrella de Kellos
cards_treasure-giant-ruby = Rubí gigante
    .text = Vale 3000 de oro.
    .gender = m
    .un = el Rubí gigante
cards_treasure-eyes-of-avra = Ojos de Avra
    .text = Valen 420 de oro.
    .gender = m
    .plural = yes
    .un = los Ojos de Avra
cards_treasure-ebon-ring = Anillo de ébano
    .text = Vale 80 de oro.
    .gender = m
    .un = el Anillo de ébano
cards_treasure-vestments-of-kellos = Vestiduras de Kellos
    .text = Valen 600 de oro.
    .gender = f
    .plural = yes
    .un = las Vestiduras de Kellos
cards_treasure-arcane-ring = Anillo arcano
    .text = Vale 210 de oro.
    .gender = m
    .un = el Anillo arcano
cards_treasure-lodestone = Piedra imán
    .text = Vale 1 de oro.
    .gender = f
cards_treasure-artifact-eater = Devorador de artefactos
    .text = No vale oro. Al cogerlo, pierdes al azar otra de tus cartas de Botín.
    .gender = m
    .un = el Devorador de artefactos
cards_treasure-forbidden-tome = Tomo prohibido
    .text = Si has salido de la mazmorra, al final de la partida puedes tirar un dado. Con 1-2, pierdes otra carta de Botín al azar; con 3-6, el Tomo vale 200 de oro por cada punto del dado.
    .gender = m
    .un = el Tomo prohibido
cards_trap-trapdoor = Trampilla
    .text = Conserva esta carta. Al empezar cada turno, haz una tirada de Agilidad. Si la superas, descarta la carta y sigue con tu turno. Si fallas, sufres 1 Herida y tu turno termina.
    .gender = f
cards_trap-crossfire = Trampa de proyectiles
    .text = Haz una tirada de Armadura. Si fallas, sufres la diferencia en Heridas.
    .gender = f
cards_trap-cave-in = Derrumbe
    .text = Conserva esta carta. Al empezar cada turno, haz una tirada de Agilidad. Si la superas, descarta la carta y sigue con tu turno. Si fallas, tu turno termina.
    .gender = m
cards_trap-poisonous-snakes = Serpientes venenosas
    .text = Tira un dado: ese es el número de Heridas que te hacen las serpientes.
    .gender = f
    .plural = yes
cards_trap-poisonous-gas = Gas venenoso
    .text = Tira un dado y réstale 3: sufres ese número de Heridas. Vuelve a tirar y réstale 3: pierdes ese número de turnos.
    .gender = m
    .un = el Gas venenoso
cards_trap-explosion = Explosión
    .text = Sufres 4 Heridas y pierdes tu próximo turno.
    .gender = f
cards_trap-swinging-blade = Cuchilla oscilante
    .text = Haz una tirada de Armadura. Si fallas, mueres.
    .gender = f
cards_trap-shuffle = Barajar
    .text = Barajas el mazo junto con sus descartes y con esta carta, y robas otra vez.
    .title = yes
cards_door-opens = La puerta se abre
    .text = Cruzas la puerta y sigues tu movimiento.
    .title = yes
cards_door-jammed = Puerta atascada
    .text = No hay manera de abrirla y tu turno termina. En el próximo puedes intentarlo otra vez o irte por otro lado.
    .gender = f
cards_door-spear-trap = Trampa de lanzas
    .text = Tira un dado y réstale tu Suerte: sufres ese número de Heridas. La puerta no se abre y tu turno termina.
    .gender = f
cards_door-shuffle = Barajar
    .text = Barajas el mazo junto con sus descartes y con esta carta, y robas otra vez.
    .title = yes
cards_crypt-gold-20 = Monedas de oro
    .text = Valen 20 de oro.
    .gender = f
    .plural = yes
cards_crypt-gold-90 = Monedas de oro
    .text = Valen 90 de oro.
    .gender = f
    .plural = yes
cards_crypt-gold-120 = Monedas de oro
    .text = Valen 120 de oro.
    .gender = f
    .plural = yes
cards_crypt-gold-250 = Monedas de oro
    .text = Valen 250 de oro.
    .gender = f
    .plural = yes
cards_crypt-unstable-potion = Poción inestable
    .text = Puedes bebértela al empezar tu turno: descártala y tira 2 dados. Con un 2, mueres; con 3-4, sufres 6 Heridas; con 5-6, sufres 3 Heridas; con un 7, no pasa nada; con 8-10, te curas 3 Heridas; con 11-12, te curas 6 Heridas.
    .gender = f
cards_crypt-empty = Vacía
    .text = Aquí no hay nada.
    .title = yes
cards_crypt-old-bones = Huesos antiguos
    .text = Tira un dado. Con 1-3, no pasa nada. Con 4-6, los huesos cobran vida: combates contra un Esqueleto y no puedes escapar.
    .gender = m
    .plural = yes
cards_crypt-spear-trap = Trampa de lanzas
    .text = Tira un dado y réstale tu Armadura: sufres ese número de Heridas.
    .gender = f
cards_crypt-shuffle = Barajar
    .text = Barajas el mazo junto con sus descartes y con esta carta, y robas otra vez.
    .title = yes
cards_corpse-gold-50 = Monedas de oro
    .text = Valen 50 de oro.
    .gender = f
    .plural = yes
cards_corpse-gold-100 = Monedas de oro
    .text = Valen 100 de oro.
    .gender = f
    .plural = yes
cards_corpse-gold-200 = Monedas de oro
    .text = Valen 200 de oro.
    .gender = f
    .plural = yes
cards_corpse-unstable-potion = Poción inestable
    .text = Puedes bebértela al empezar tu turno: descártala y tira 2 dados. Con un 2, mueres; con 3-4, sufres 6 Heridas; con 5-6, sufres 3 Heridas; con un 7, no pasa nada; con 8-10, te curas 3 Heridas; con 11-12, te curas 6 Heridas.
    .gender = f
cards_corpse-empty = Vacía
    .text = Aquí no hay nada.
    .title = yes
cards_corpse-rope = Cuerda
    .text = No vale oro. Puedes descartarla para superar automáticamente la tirada de una Trampilla o de un Agujero en el techo.
    .gender = f
cards_corpse-old-bones = Huesos antiguos
    .text = Tira un dado. Con 1-3, no pasa nada. Con 4-6, los huesos cobran vida: combates contra un Esqueleto y no puedes escapar.
    .gender = m
    .plural = yes
cards_corpse-scorpion = Escorpión
    .text = Tira un dado: ese es el número de Heridas que te hace el Escorpión.
    .gender = m
cards_corpse-shuffle = Barajar
    .text = Barajas el mazo junto con sus descartes y con esta carta, y robas otra vez.
    .title = yes
cards_search-secret-door = Puerta secreta
    .text = Puedes moverte ahora mismo a cualquier espacio contiguo, aunque haya un muro. Si allí hay un Monstruo, no puedes escapar de él.
    .gender = f
cards_search-empty = Vacía
    .text = Aquí no hay nada.
    .title = yes
cards_search-passage-down = Pasadizo descendente
    .text = Pon un indicador de entrada en esta sala. En tu próximo turno podrás bajar a las catacumbas.
    .gender = m
cards_search-gold-10 = Monedas de oro
    .text = Valen 10 de oro.
    .gender = f
    .plural = yes
cards_search-gold-60 = Monedas de oro
    .text = Valen 60 de oro.
    .gender = f
    .plural = yes
cards_search-gold-70 = Monedas de oro
    .text = Valen 70 de oro.
    .gender = f
    .plural = yes
cards_search-gold-150 = Monedas de oro
    .text = Valen 150 de oro.
    .gender = f
    .plural = yes
cards_search-giant-centipede = Ciempiés gigante
    .text = Tira 2 dados: ese es el número de Heridas que te hace el Ciempiés gigante.
    .gender = m
cards_search-ferrox = Férrox
    .text = Sufres 2 Heridas. Conserva esta carta. Al empezar cada turno, haz una tirada de Suerte. Si la superas, descarta la carta. Si fallas, sufres 1 Herida.
    .gender = m
cards_search-unstable-potion = Poción inestable
    .text = Puedes bebértela al empezar tu turno: descártala y tira 2 dados. Con un 2, mueres; con 3-4, sufres 6 Heridas; con 5-6, sufres 3 Heridas; con un 7, no pasa nada; con 8-10, te curas 3 Heridas; con 11-12, te curas 6 Heridas.
    .gender = f
cards_search-hidden-trap = Trampa oculta
    .text = Has hecho saltar una trampa. Roba una carta de Trampa.
    .gender = f
cards_search-shuffle = Barajar
    .text = Barajas el mazo junto con sus descartes y con esta carta, y robas otra vez.
    .title = yes
cards_rune-healing = Runa de curación
    .text = Úsala al empezar tu turno: te curas hasta 6 Heridas.
    .gender = f
    .un = la Runa de curación
cards_rune-teleportation = Runa de teletransporte
    .text = Úsala cuando vayas a moverte: te mueves a un espacio contiguo, sin que importen los muros. Si allí hay un Monstruo, no puedes escapar de él.
    .gender = f
    .un = la Runa de teletransporte
cards_rune-death-touch = Toque de la muerte
    .text = Úsalo cuando aparezca un Monstruo: el Monstruo desaparece y no hay combate.
    .gender = m
    .un = el Toque de la muerte
cards_rune-stasis = Runa de estasis
    .text = Úsala cuando vayas a moverte: este turno puedes moverte hasta tres veces. Afrontas cada espacio en el que entras, y lo que termine tu turno termina también este efecto.
    .gender = f
    .un = la Runa de estasis
cards_rune-warning = Runa de aviso
    .text = Úsala después de robar una carta de tipo Trampa: la descartas sin que tenga efecto.
    .gender = f
    .un = la Runa de aviso
cards_rune-opening = Runa de apertura
    .text = Úsala al pasar por una puerta, por un rastrillo o por los dos: se abren sin carta y sin tirada.
    .gender = f
    .un = la Runa de apertura
cards_rune-lightning = Runa de relámpago
    .text = Úsala al empezar un combate: las 3 primeras cartas del mazo de Combate van al montón de daño del Monstruo.
    .gender = f
    .un = la Runa de relámpago
cards_rune-protection = Runa de protección
    .text = Úsala cuando vayas a sufrir Heridas fuera de un combate: evitas hasta 6 de ellas, siempre que vengan de una sola causa.
    .gender = f
    .un = la Runa de protección
cards_rune-levitation = Runa de levitación
    .text = Úsala antes de la tirada de un Pozo sin fondo, un Puente, un Derrumbe o una Tela de araña: la superas automáticamente.
    .gender = f
    .un = la Runa de levitación
cards_rune-fortune = Runa de fortuna
    .text = Úsala después de fallar una tirada de atributos: en vez de fallarla, la superas.
    .gender = f
    .un = la Runa de fortuna
cards_rune-sight = Runa de visión
    .text = Úsala al explorar: coges 3 salas, colocas una y devuelves las otras dos al montón, que se mezcla.
    .gender = f
    .un = la Runa de visión
cards_rune-slumber = Runa de letargo
    .text = Úsala cuando te alcance la Furia del dragón: conservas tus cartas de Tesoro y no sufres Heridas, pero tienes que retirarte.
    .gender = f
    .un = la Runa de letargo
cards_catacomb-exit = Salida
    .text = Has encontrado una salida. Puedes dejar las catacumbas.
    .gender = f
cards_catacomb-empty = Vacía
    .text = Aquí no hay nada.
    .title = yes
cards_catacomb-hole-in-the-roof = Agujero en el techo
    .text = Haz una tirada de Agilidad. Si la superas, puedes dejar las catacumbas. Si fallas, tu turno termina; en el próximo puedes repetir la tirada en vez de robar una carta.
    .gender = m
cards_catacomb-hidden-trap = Trampa oculta
    .text = Has hecho saltar una trampa. Roba una carta de Trampa.
    .gender = f
cards_catacomb-treasure-chest = Cofre del tesoro
    .text = Si has salido de la mazmorra, al final de la partida puedes tirar 2 dados: el Cofre vale la suma multiplicada por 100.
    .gender = m
cards_catacomb-gigantic-diamond = Diamante gigantesco
    .text = Vale 4000 de oro.
    .gender = m
    .un = el Diamante gigantesco
cards_catacomb-torch-goes-out = La antorcha se apaga
    .text = Conserva esta carta. Al empezar cada turno, haz una tirada de Suerte. Si la superas, descarta la carta y sigue con tu turno. Si fallas, tu turno termina.
    .title = yes
cards_catacomb-horde-of-rats = Horda de ratas
    .text = Haz una tirada de Armadura. Si fallas, sufres la diferencia en Heridas.
    .gender = f
cards_catacomb-spiders-venom = Veneno de araña
    .text = Conserva esta carta mientras estés en las catacumbas. Al empezar cada turno, tira un dado: con 1-2, sufres 1 Herida.
    .gender = m
    .un = el Veneno de araña
cards_catacomb-razorwings = Alacortantes
    .text = Tira un dado: ese es el número de Heridas que te hacen los Alacortantes.
    .gender = m
    .plural = yes
cards_catacomb-sneak-attack-skeleton = Ataque sorpresa: Esqueleto
    .text = Un Esqueleto salta sobre ti desde las sombras. Haz una tirada de Suerte. Si fallas, sufres la diferencia en Heridas. Después tienes que combatir: no puedes escapar.
    .title = yes
cards_catacomb-sneak-attack-sorcerer = Ataque sorpresa: Hechicero
    .text = Un Hechicero salta sobre ti desde las sombras. Haz una tirada de Suerte. Si fallas, sufres la diferencia en Heridas. Después tienes que combatir: no puedes escapar.
    .title = yes
cards_catacomb-sneak-attack-troll = Ataque sorpresa: Troll
    .text = Un Troll salta sobre ti desde las sombras. Haz una tirada de Suerte. Si fallas, sufres la diferencia en Heridas. Después tienes que combatir: no puedes escapar.
    .title = yes
cards_catacomb-sneak-attack-golem = Ataque sorpresa: Gólem
    .text = Un Gólem salta sobre ti desde las sombras. Haz una tirada de Suerte. Si fallas, sufres la diferencia en Heridas. Después tienes que combatir: no puedes escapar.
    .title = yes
cards_catacomb-sneak-attack-demon = Ataque sorpresa: Demonio
    .text = Un Demonio salta sobre ti desde las sombras. Haz una tirada de Suerte. Si fallas, sufres la diferencia en Heridas. Después tienes que combatir: no puedes escapar.
    .title = yes
cards_catacomb-vampire-bite = Mordisco de vampiro
    .text = Haz una tirada con tu Agilidad o tu Armadura, la que sea menor. Si fallas, conserva esta carta hasta el final: al empezar cada turno, sufres 1 Herida.
    .gender = m
cards_catacomb-deep-elf = Elfo del abismo
    .text = Puedes sobornarlo: descarta las cartas de Botín que quieras y tira un dado, que se multiplica por 100. Si sale menos que el oro que le das, puedes dejar las catacumbas. Si sale más, combates contra un Hechicero y no puedes escapar.
    .gender = m
cards_catacomb-giant-naga = Naga gigante
    .text = Tienes que dar la vuelta. Avanza como si fueras a salir, pero sigues en las catacumbas, mirando al lado contrario y sin ninguna carta en tu montón.
    .gender = f
cards_catacomb-shuffle = Barajar
    .text = Barajas el mazo junto con sus descartes y con esta carta, y robas otra vez.
    .title = yes

combat_combat-quick-shot = Disparo rápido
combat_combat-true-shot = Disparo certero
combat_combat-piercing-shot = Disparo penetrante
combat_combat-volley = Salva
combat_combat-slash = Tajo
combat_combat-lunge = Estocada
combat_combat-deep-blow = Golpe profundo
combat_combat-heart-strike = Ataque al corazón
combat_combat-agony-bolt = Relámpago de agonía
combat_combat-bolt = Rayo
combat_combat-arcane-blast = Explosión arcana
combat_combat-inferno = Infierno
combat_power-guided-shot = Disparo guiado
    .text = Después de mostrarla, puedes cambiarla por otra carta de tu mano. Esta se descarta.
combat_power-elven-volley = Andanada élfica
combat_power-evasive-step = Paso esquivo
    .text = Si pierdes esta ronda, tu montón de daño recibe 1 carta como máximo.
combat_power-hunters-patience = Paciencia del cazador
    .text = En la siguiente ronda, suma 3 a tu valor de ataque.
combat_power-cleansing-flame = Llama purificadora
combat_power-prayer-of-kellos = Plegaria de Kellos
    .text = Puedes descartar 1 carta de tu montón de daño.
combat_power-penance = Penitencia
    .text = Puedes poner 1 carta de tu mano en tu propio montón de daño para sumar 3 a tu valor de ataque.
combat_power-blessed-ward = Guarda bendita
    .text = En la siguiente ronda, tu oponente no puede darte un golpe mortal.
combat_power-unleashed-rage = Ira desatada
    .text = Puedes descartar de tu mano cartas con valor de ataque 1. Por cada una, suma 1 a tu valor de ataque.
combat_power-axe-storm = Tormenta de hachas
combat_power-reckless-charge = Carga temeraria
    .text = Roba 1 carta de Combate.
combat_power-battle-cry = Grito de guerra
    .text = Tu oponente descarta al azar 1 carta de su mano.
combat_power-piercing-arrow = Flecha perforante
combat_power-tribal-cunning = Astucia tribal
    .text = Roba 2 cartas de Combate.
combat_power-swift-strike = Golpe veloz
    .text = En esta ronda, tu oponente no puede contraatacar.
combat_power-sisterhood = Hermandad
    .text = Elige 1 carta del montón de combate y ponla en tu mano.
combat_power-shield-wall = Muro de escudos
    .text = Si pierdes esta ronda, tu montón de daño recibe 1 carta menos.
combat_power-glorious-blow = Golpe glorioso
combat_power-knights-challenge = Desafío del caballero
    .text = En la siguiente ronda, tu oponente tiene que jugar una carta cuerpo a cuerpo, si tiene alguna.
combat_power-heroic-stand = Resistencia heroica
    .text = En la siguiente ronda, suma 1 a tu valor de ataque.
combat_power-shared-fates = Destinos compartidos
    .text = Miras la mano de tu oponente y, si quieres, te quedas con una de sus cartas.
combat_power-firestorm = Tormenta ígnea
combat_power-brightblaze-dive = Picado de Llamabrillante
    .text = Si ganas esta ronda, la primera carta del mazo de Combate va también al montón de daño de tu oponente.
combat_power-ancestral-wrath = Ira ancestral
    .text = Si tu oponente ha jugado una carta a distancia, suma 1 a tu valor de ataque.
combat_power-poisoned-arrow = Flecha envenenada
    .text = Elige un tipo de ataque. Si tu oponente lo usa en la siguiente ronda, suma 4 a tu valor de ataque.
combat_power-deadly-shot = Disparo mortal
    .text = Elige un tipo de ataque. Si tú lo usas en la siguiente ronda, suma 2 a tu valor de ataque.
combat_power-bone-splinters = Astillas de hueso
    .text = Si ganas esta ronda, la primera carta del mazo de Combate va también al montón de daño de tu oponente.
combat_power-grave-chill = Frío de la tumba
    .text = Tu oponente descarta al azar 1 carta de su mano.
combat_power-agony-of-remembrance = Agonía del recuerdo
    .text = En la siguiente ronda, si tu oponente juega una carta con valor de ataque 3 o más, esa carta queda cancelada.
combat_power-infernal-pact = Pacto infernal
    .text = Roba 2 cartas de Combate.
combat_power-dark-bolt = Saeta oscura
    .text = En esta ronda, tu oponente no puede contraatacar.
combat_power-soulfire = Fuego del alma
combat_power-hammer-blow = Martillazo
    .text = En la siguiente ronda, suma 1 a tu valor de ataque.
combat_power-wild-swing = Golpe salvaje
    .text = En la siguiente ronda, resta 2 a tu valor de ataque.
combat_power-crushing-grip = Presa aplastante
    .text = En la siguiente ronda, tu oponente no puede contraatacar.
combat_power-thick-hide = Piel gruesa
    .text = Si pierdes esta ronda, tu montón de daño recibe 1 carta menos.
combat_power-natural-armor = Armadura natural
    .text = Puedes descartar hasta 2 cartas de tu montón de daño.
combat_power-stone-fist = Puño de piedra
    .text = Si tu oponente ha jugado una carta a distancia, esa carta queda cancelada.
combat_power-iron-skin = Piel de hierro
    .text = Si pierdes esta ronda, tu montón de daño recibe 2 cartas menos.
combat_power-earthshaker = Seísmo
combat_power-aura-of-terror = Aura de terror
    .text = Si ganas esta ronda, puedes mover una carta del montón de combate al montón de daño de tu oponente.
combat_power-hellfire = Fuego infernal
combat_power-burning-whip = Látigo ardiente
    .text = Si ganas esta ronda, la primera carta del mazo de Combate va también al montón de daño de tu oponente.
combat_power-infernal-hunger = Hambre infernal
    .text = Tu oponente descarta al azar 1 carta de su mano.

heroes_lindel = Lindel
    .text = Después de una tirada de atributos, puedes volver a tirar uno de los dos dados. Si lo haces, vale el segundo resultado.
    .gender = m
    .article = none
    .intro = Lindel
heroes_brother-gherinn = Hermano Gherinn
    .text = Una vez por turno, antes de una tirada de atributos, puedes sufrir 1 Herida y ganar 3 fichas de Determinación. Después de tirar los dados de la Furia del dragón, puedes repetir uno o los dos; vale el segundo resultado.
    .gender = m
    .intro = el Hermano Gherinn
heroes_krutzbeck = Krutzbeck
    .text = Ante un Monstruo siempre tienes que atacar: nunca puedes escapar. En combate puedes completar tu mano hasta 6 cartas en vez de 5.
    .gender = m
    .article = none
    .intro = Krutzbeck
heroes_tatianna = Tatianna
    .text = Si decides atacar cuando podrías escapar, puedes mostrar las 5 primeras cartas del mazo de Combate. Las de ataque a distancia van al montón de daño del Monstruo; las demás se descartan.
    .gender = f
    .article = none
    .intro = Tatianna
heroes_hugo-the-glorious = Hugo el Glorioso
    .text = Cuando matas a un Monstruo en combate, puedes descartar hasta 2 cartas de tu montón de daño antes de que se conviertan en Heridas.
    .gender = m
    .article = none
    .intro = Hugo el Glorioso
heroes_challara-and-brightblaze = Challara y Llamabrillante
    .text = Cuando robas una carta de Mazmorra, puedes descartarla y robar otra, que tienes que afrontar. Si tienes 8 Heridas o más, empiezas los combates sin carta de Poder.
    .gender = f
    .article = none
    .one = Challara
    .intro = Challara, con Llamabrillante

monsters_skeleton = Esqueleto
    .gender = m
monsters_sorcerer = Hechicero
    .gender = m
monsters_troll = Troll
    .gender = m
monsters_golem = Gólem
    .gender = m
monsters_demon = Demonio
    .gender = m

places_tower-nw = Torre noroeste
    .gender = f
places_tower-ne = Torre noreste
    .gender = f
places_tower-sw = Torre suroeste
    .gender = f
places_tower-se = Torre sureste
    .gender = f
places_treasure-chamber = Sala del Tesoro
    .gender = f
    .un = la Sala del Tesoro

rooms_chamber = Sala de la Mazmorra
    .text = Roba una carta de Mazmorra.
    .gender = f
    .many = Salas de la Mazmorra
rooms_corridor = Corredor
    .text = Aquí no robas ninguna carta: tienes que volver a moverte enseguida.
    .gender = m
    .many = Corredores
rooms_portcullis = Rastrillo
    .text = Roba una carta de Mazmorra. En esta sala no puedes escapar de los Monstruos. Para pasar por el rastrillo tienes que superar una tirada de Fuerza.
    .gender = m
    .many = Rastrillos
rooms_catacomb-entrance = Entrada a las catacumbas
    .text = Roba una carta de Mazmorra. A partir de tu próximo turno puedes bajar a las catacumbas.
    .gender = f
    .many = Entradas a las catacumbas
rooms_rotating-room = Sala Rotatoria
    .text = La primera vez que alguien entra, la sala da media vuelta y el turno termina.
    .gender = f
    .many = Salas Rotatorias
rooms_trap = Sala con Trampa
    .text = Roba una carta de Trampa.
    .gender = f
    .many = Salas con Trampa
rooms_darkness = Sala de Oscuridad
    .text = Tienes que volver a moverte enseguida: un dado decide por dónde.
    .gender = f
    .many = Salas de Oscuridad
rooms_cave-in = Derrumbe
    .text = Roba una carta de Mazmorra. A partir de tu próximo turno puedes volver por donde viniste o cruzar con una tirada de Agilidad.
    .gender = m
    .many = Derrumbes
rooms_bridge = Puente
    .text = Puedes quedarte a este lado y volver en tu próximo turno, o cruzar con una tirada de Agilidad, más difícil por cada carta de Botín. Si te caes, acabas en las catacumbas.
    .gender = m
    .many = Puentes
rooms_spider-web = Tela de araña
    .text = Puedes retirarte y volver en tu próximo turno, o cruzar con una tirada de Fuerza. Si fallas, la tela no te suelta.
    .gender = f
    .many = Telas de araña
rooms_chasm = Abismo
    .text = Roba una carta de Mazmorra. Solo puedes salir por los pasadizos de la mitad en la que estás.
    .gender = m
    .many = Abismos
rooms_bottomless-pit = Pozo sin fondo
    .text = Haz una tirada de Suerte. Si fallas, mueres.
    .gender = m
    .many = Pozos sin fondo

decks_dungeon = Mazo de Mazmorra
    .gender = m
    .one = mazo de Mazmorra
decks_dragon = Mazo de Dragón
    .gender = m
    .one = mazo de Dragón
decks_treasure = Mazo de Tesoro
    .gender = m
    .one = mazo de Tesoro
decks_crypt = Mazo de Cripta
    .gender = m
    .one = mazo de Cripta
decks_corpse = Mazo de Cadáver
    .gender = m
    .one = mazo de Cadáver
decks_door = Mazo de Puerta
    .gender = m
    .one = mazo de Puerta
decks_search = Mazo de Búsqueda
    .gender = m
    .one = mazo de Búsqueda
decks_catacomb = Mazo de Catacumbas
    .gender = m
    .one = mazo de Catacumbas
decks_trap-deck = Mazo de Trampa
    .gender = m
    .one = mazo de Trampa
decks_rune = Mazo de Runa
    .gender = m
    .one = mazo de Runa

others_strength = Fuerza
    .gender = f
others_agility = Agilidad
    .gender = f
others_armor = Armadura
    .gender = f
others_luck = Suerte
    .gender = f
others_lowest-agility-armor = Agilidad o Armadura
    .gender = f
others_melee = cuerpo a cuerpo
others_ranged = a distancia
others_magic = mágico
others_north = Norte
    .gender = m
others_east = Este
    .gender = m
others_south = Sur
    .gender = m
others_west = Oeste
    .gender = m
others_dragon-rage-roll = Furia del dragón
    .gender = f
others_determination = Determinación
    .gender = f
others_sun-track = Medidor de sol
    .gender = m
others_entrance = Indicador de entrada a las catacumbas
    .gender = m
others_lindel-reroll = Segunda tirada
    .gender = f
others_gherinn-penance = Penitencia
    .gender = f
others_gherinn-kellos = Gracia de Kellos
    .gender = f
others_krutzbeck-hand = Sexta carta
    .gender = f
others_tatianna-first-shot = Primer disparo
    .gender = m
others_hugo-glory = Gloria
    .gender = f
others_challara-foresight = Premonición
    .gender = f

obstacles_portcullis = rastrillo

decisions_DEC-HERO = Elige a tu héroe
decisions_DEC-TOWER = Elige la torre en la que empiezas
decisions_DEC-START-ORDER = Empieza tu turno: ¿qué va primero?
decisions_DEC-ACT = Es tu turno: ¿qué haces?
decisions_DEC-MOVE-AGAIN = Sigues moviéndote: ¿adónde vas?
decisions_DEC-LEAVE = ¿Sales de la mazmorra con tu Botín?
decisions_DEC-OBSTACLE-RUNE = ¿Abres el paso con la Runa de apertura?
decisions_DEC-TILE = ¿Usas la Runa de visión?
decisions_DEC-TILE-TURN = Gira la sala nueva: ¿hacia dónde apunta su flecha?
decisions_DEC-HALF = ¿En qué mitad de la sala te colocas?
decisions_DEC-BRIDGE = El Puente: ¿cruzas o te quedas?
decisions_DEC-BRIDGE-LOOT = ¿Tiras parte de tu Botín para cruzar con menos peso?
decisions_DEC-WEB = La Tela de araña: ¿cruzas o te retiras?
decisions_DEC-CARD-MAY = ¿Aprovechas lo que ofrece la carta?
decisions_DEC-SECRET = ¿Adónde lleva la puerta secreta?
decisions_DEC-BRIBE = ¿Qué le ofreces al Elfo del abismo?
decisions_DEC-CHALLARA = ¿Te quedas con esta carta de Mazmorra?
decisions_DEC-PENANCE = ¿Sufres 1 Herida a cambio de 3 fichas de Determinación?
decisions_DEC-REROLL-TEST = ¿Repites uno de los dados?
decisions_DEC-REROLL-RAGE = Furia del dragón: ¿repites algún dado?
decisions_DEC-TEST-ITEM = ¿Gastas la Cuerda o una runa para superar la tirada?
decisions_DEC-WOUND-RUNE = ¿Usas la Runa de protección?
decisions_DEC-TRAP-RUNE = ¿Descartas la trampa con la Runa de aviso?
decisions_DEC-MONSTER-RUNE = ¿Destruyes al Monstruo con el Toque de la muerte?
decisions_DEC-TOKEN = Coge una ficha de Monstruo del tablero
decisions_DEC-ESCAPE = ¿Escapas o atacas?
decisions_DEC-TATIANNA = ¿Disparas antes de que empiece el combate?
decisions_DEC-COMBAT-RUNE = ¿Usas la Runa de relámpago?
decisions_DEC-HAND6 = ¿Cuántas cartas quieres en la mano?
decisions_DEC-CARD = Elige tu carta para esta ronda
decisions_DEC-POWER = Tu carta de Poder surte efecto
decisions_DEC-COUNTER = ¿Contraatacas?
decisions_DEC-HUGO = Gloria: ¿qué daño descartas?
decisions_DEC-RETREAT = El dragón te obliga a retirarte: ¿adónde vas?
decisions_DEC-CAT-DIR = ¿Hacia dónde caminas en las catacumbas?
decisions_DEC-CAT-HOLE = ¿Pruebas otra vez con el Agujero en el techo?
decisions_DEC-CAT-SIDE = ¿Te desvías a la izquierda o a la derecha?
decisions_DEC-END-ITEM = Final de la partida: usa tus objetos
decisions_DEC-HVH-LOOT = Quítale una carta de Botín a quien ha perdido
decisions_DEC-HVH-FLEE = ¿Adónde huyes?
decisions_DEC-SERVANT = Sirves a Kalladra: mueve a un Monstruo
decisions_DEC-WAIT-LOOT = Has quedado inconsciente: ¿qué Botín pierdes?
decisions_DEC-FLEE-ROUND = Has ganado la ronda: ¿intentas escapar o haces daño?
decisions_DEC-SLUMBER = ¿Usas la Runa de letargo?
decisions_DEC-TOWER-POWER = ¿Apareces en otra torre?
decisions_DEC-MONSTROUS = ¿Buscas el tesoro del Monstruo?
decisions_DEC-HVH-TARGET = ¿A quién atacas?
decisions_DEC-SERVANT-TARGET = ¿A quién ataca el Monstruo?
decisions_DEC-SERVANT-PLACE = ¿Por dónde entra el Monstruo?
decisions_DEC-WAIT-SPACE = ¿Dónde recobras el sentido?
decisions_DEC-DARK = ¿Tiras el dado a oscuras o te teletransportas?

questions_DEC-CARD-MAY-loot-body = ¿Registras el cuerpo?
answers_DEC-CARD-MAY-loot-body_yes = Registrarlo
answers_DEC-CARD-MAY-loot-body_no = Dejarlo en paz
questions_DEC-CARD-MAY-open-crypt = ¿Registras la cripta?
answers_DEC-CARD-MAY-open-crypt_yes = Registrarla
answers_DEC-CARD-MAY-open-crypt_no = Dejarla cerrada
questions_DEC-CARD-MAY-leave-catacombs = ¿Sales de las catacumbas?
answers_DEC-CARD-MAY-leave-catacombs_yes = Salir
answers_DEC-CARD-MAY-leave-catacombs_no = Seguir en las catacumbas
questions_DEC-CARD-MAY-secret-door = ¿Cruzas la puerta secreta?
answers_DEC-CARD-MAY-secret-door_yes = Cruzarla
answers_DEC-CARD-MAY-secret-door_no = Quedarme aquí
questions_DEC-CARD-MAY-bribe = ¿Sobornas al Elfo del abismo?
answers_DEC-CARD-MAY-bribe_yes = Sobornarlo
answers_DEC-CARD-MAY-bribe_no = No darle nada
questions_DEC-TILE-pick = Runa de visión: ¿qué sala colocas?
answers_DEC-OBSTACLE-RUNE_use = Usar la runa
answers_DEC-OBSTACLE-RUNE_no = No usarla
answers_DEC-TILE_use = Usar la runa
answers_DEC-TILE_no = No usarla
answers_DEC-WOUND-RUNE_use = Usar la runa
answers_DEC-WOUND-RUNE_no = No usarla
answers_DEC-TRAP-RUNE_use = Usar la runa
answers_DEC-TRAP-RUNE_no = No usarla
answers_DEC-COMBAT-RUNE_use = Usar la runa
answers_DEC-COMBAT-RUNE_no = No usarla
answers_DEC-SLUMBER_use = Usar la runa
answers_DEC-SLUMBER_no = No usarla
answers_DEC-MONSTER-RUNE_use = Destruirlo
answers_DEC-MONSTER-RUNE_no = No usar la runa
answers_DEC-TEST-ITEM_use = Superar la tirada
answers_DEC-TEST-ITEM_no = No gastar nada
answers_DEC-PENANCE_use = Hacer penitencia
answers_DEC-PENANCE_no = Hacer la tirada sin más
answers_DEC-TATIANNA_use = Disparar
answers_DEC-TATIANNA_no = No disparar
answers_DEC-REROLL-TEST_no = Dejar los dados como están
answers_DEC-REROLL-RAGE_no = Dejar los dados como están
answers_DEC-POWER_yes = Usarla
answers_DEC-POWER_no = No usarla
answers_DEC-POWER_stop = Nada más
answers_DEC-HUGO_stop = Nada más
answers_DEC-COUNTER_stop = No jugar más cartas
answers_DEC-BRIDGE-LOOT_stop = Cruzar ya
answers_DEC-BRIBE_stop = No ofrecer más
answers_DEC-MOVE-AGAIN_stop = Quedarme aquí
answers_DEC-TOWER-POWER_no = Seguir desde esta torre
answers_DEC-MONSTROUS_no = No buscar
answers_DEC-HVH-LOOT_none = No quitarle nada

options_yes = Sí
options_no = No
options_use = Usar
options_stop = Parar
options_done = Seguir con el turno
options_search = Registrar la sala
options_enter-catacombs = Bajar a las catacumbas
options_draw-dragon = Robar una carta de Dragón
options_leave-dungeon = Salir de la mazmorra
options_retreat = Volver por donde viniste
options_cross = Cruzar
options_stasis = Usar la Runa de estasis
options_leave = Salir de la mazmorra
options_go-on = Seguir adelante
options_stay = Quedarme a este lado
options_withdraw = Retirarme
options_wait = Esperar
options_keep = Quedarme con la carta
options_redraw = Descartarla y robar otra
options_first = Repetir el primer dado
options_second = Repetir el segundo dado
options_both = Repetir los dos dados
options_escape = Escapar
options_attack = Atacar
options_six = Seis cartas
options_five = Cinco cartas
options_left = A la izquierda
options_right = A la derecha
options_test-again = Repetir la tirada
options_draw = Robar una carta
options_lost-turn = Perder el turno
options_web = Soltarme de la Tela de araña
options_none = Nada
options_pass = No mover a ninguno
options_add-monster = Llamar a otro Monstruo
options_roll = Tirar el dado
options_try-to-escape = Intentar escapar
options_deal-damage = Hacer el daño

pointing_move = Ir a { EL($place) }
pointing_teleport = Teletransportarme a { EL($place) }
pointing_to = Ir a { EL($place) }
pointing_token = Coger la ficha de { EL($place) }
pointing_servant =
    Mover al Monstruo de { EL($place) } { $compass ->
        [north] hacia el norte
        [east] hacia el este
        [south] hacia el sur
       *[west] hacia el oeste
    }
pointing_effect = Resolver { EL($thing) }
pointing_item = Usar { EL($thing) }
pointing_decline = No usar { EL($thing) }
pointing_loot =
    { $verb ->
        [throw] Tirar { EL($thing) }
        [offer] Ofrecer { EL($thing) }
        [lose] Perder { EL($thing) }
        [take] Quitarle { EL($thing) }
       *[choose] Elegir { EL($thing) }
    }
pointing_back = Una carta boca abajo { DEL($deck) }
pointing_card =
    { $verb ->
        [play] Jugar { QUOTE($card) }
        [counter] Contraatacar con { QUOTE($card) }
        [discard] Descartar { QUOTE($card) }
       *[choose] Elegir { QUOTE($card) }
    }
pointing_type =
    { $type ->
        [melee] Ataques cuerpo a cuerpo
        [ranged] Ataques a distancia
       *[magic] Ataques mágicos
    }
pointing_tile = Colocar { EL($room) }
pointing_face =
    { $compass ->
        [north] Hacia el norte
        [east] Hacia el este
        [south] Hacia el sur
       *[west] Hacia el oeste
    }
pointing_half =
    { $half ->
        [arrow] La mitad de la flecha
       *[opposite] La mitad opuesta a la flecha
    }
pointing_tower = Empezar en { EL($place) }
pointing_tower-power = Aparecer en { EL($place) }
pointing_seat = Atacar a { $name }

list_one = { UN($thing) }
list_rooms =
    { $count ->
        [2] dos { MANY($thing) }
        [3] tres { MANY($thing) }
        [4] cuatro { MANY($thing) }
       *[5] cinco { MANY($thing) }
    }
list_cards =
    { $count ->
        [2] dos cartas de { $thing }
        [3] tres cartas de { $thing }
        [4] cuatro cartas de { $thing }
       *[5] cinco cartas de { $thing }
    }
list_combat-one = { QUOTE($card) }
list_combat =
    { $count ->
        [2] dos { QUOTE($card) }
        [3] tres { QUOTE($card) }
        [4] cuatro { QUOTE($card) }
       *[5] cinco { QUOTE($card) }
    }
dice_one = un { $die }
dice_two = un { $first } y un { $second }, que suman { $total }
dice_sum = { $dice } = { $total } contra { $needs }
dice_sum-loot = { $dice } + { $bonus } por el Botín = { $total } contra { $needs }
loot_the =
    { $gold ->
        [0] { EL($thing) }
       *[other] { EL($thing) } ({ $gold } de oro)
    }
loot_a =
    { $gold ->
        [0] { UN($thing) }
       *[other] { UN($thing) } ({ $gold } de oro)
    }

events_hero =
    { GENDER($hero) ->
        [f] { $who ->
            [you] Tu heroína es { INTRO($hero) }.
           *[other] La heroína de { $name } es { INTRO($hero) }.
        }
       *[m] { $who ->
            [you] Tu héroe es { INTRO($hero) }.
           *[other] El héroe de { $name } es { INTRO($hero) }.
        }
    }
events_first-roll =
    { $who ->
        [you] Tiras para ver quién empieza y sacas un { $die }.
       *[other] { $name } tira para ver quién empieza y saca un { $die }.
    }
events_first-roll-again =
    { $who ->
        [you] Vuelves a tirar y sacas un { $die }.
       *[other] { $name } vuelve a tirar y saca un { $die }.
    }
events_first-player =
    { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $name }.
    }
events_rune-dealt =
    { $who ->
        [you] Recibes { EL($card) }.
       *[other] { $name } recibe { EL($card) }.
    }
events_late-start = Comienzo tardío: sale un { $die } y el sol empieza en el espacio { $space }.
events_tower-taken =
    { $who ->
        [you] Empiezas en { EL($tower) }.
       *[other] { $name } empieza en { EL($tower) }.
    }
events_turn =
    { $who ->
        [you] Es tu turno.
       *[other] Es el turno de { $name }.
    }
events_sun = El sol avanza al espacio { $space } de { $last }.
events_sunset = Sale un { $die }: se pone el sol y se cierran las torres.
events_no-sunset =
    Sale un { $die }: las torres siguen abiertas. Se habrían cerrado con { $upTo ->
        [1] un 1
        [2] un 1 o un 2
       *[other] un número del 1 al { $upTo }
    }.
events_turn-waits =
    { $who ->
        [you] Esperas a que se despeje el camino de vuelta.
       *[other] { $name } espera a que se despeje el camino de vuelta.
    }
events_turn-blocked =
    { $who ->
        [you] Pierdes este turno: todos los caminos están bloqueados.
       *[other] { $name } pierde este turno: todos los caminos están bloqueados.
    }
events_turn-cut =
    { $who ->
        [you] Pierdes el resto del turno.
       *[other] { $name } pierde el resto del turno.
    }
events_turn-skipped =
    { $who ->
        [you] Pierdes este turno{ $left ->
            [0] .
            [one] { " " }y perderás 1 turno más.
           *[other] { " " }y perderás { $left } turnos más.
        }
       *[other] { $name } pierde este turno{ $left ->
            [0] .
            [one] { " " }y perderá 1 turno más.
           *[other] { " " }y perderá { $left } turnos más.
        }
    }
events_turns-to-lose =
    { $turns ->
        [one] { $who ->
            [you] Perderás tu próximo turno.
           *[other] { $name } perderá su próximo turno.
        }
       *[other] { $who ->
            [you] Perderás tus próximos { $turns } turnos.
           *[other] { $name } perderá sus próximos { $turns } turnos.
        }
    }
events_explored =
    { $who ->
        [you] Descubres { UN($room) } en { $cell }.
       *[other] { $name } descubre { UN($room) } en { $cell }.
    }
events_tile-turned =
    { CAPITAL(EL($room)) } de { $cell } { $way ->
        [right] gira un cuarto de vuelta a la derecha
        [round] da media vuelta
        [left] gira un cuarto de vuelta a la izquierda
       *[unknown] gira
    }.
events_tiles =
    { $who ->
        [you] Miras
       *[other] { $name } mira
    } { $count ->
        [one] 1 sala
       *[other] { $count } salas
    }.
events_tiles-seen =
    { $who ->
        [you] Miras
       *[other] { $name } mira
    } { $count ->
        [one] 1 sala
       *[other] { $count } salas
    }: { LIST($rooms) }.
events_moved =
    { $who ->
        [you] { $how ->
            [secret] Cruzas la puerta secreta y llegas a { EL($place) }.
            [teleport] Te teletransportas a { EL($place) }.
            [tower] Apareces en { EL($place) }.
            [escape] Vuelves corriendo a { EL($place) }.
            [retreat] Huyes del dragón a { EL($place) }.
            [surface] Sales de las catacumbas en { EL($place) }.
            [flee] Huyes a { EL($place) }.
            [wake] Te encuentras en { EL($place) }.
           *[walk] Vas a { EL($place) }.
        }
       *[other] { $how ->
            [secret] { $name } cruza la puerta secreta y llega a { EL($place) }.
            [teleport] { $name } se teletransporta a { EL($place) }.
            [tower] { $name } aparece en { EL($place) }.
            [escape] { $name } vuelve corriendo a { EL($place) }.
            [retreat] { $name } huye del dragón a { EL($place) }.
            [surface] { $name } sale de las catacumbas en { EL($place) }.
            [flee] { $name } huye a { EL($place) }.
            [wake] { $name } se encuentra en { EL($place) }.
           *[walk] { $name } va a { EL($place) }.
        }
    }
events_half =
    { $who ->
        [you] Estás en
       *[other] { $name } está en
    } { $half ->
        [arrow] la mitad de la sala de { $cell } que lleva la flecha
       *[opposite] la mitad de la sala de { $cell } opuesta a la flecha
    }.
events_door-shut = La puerta no se abre.
events_darkness =
    { $who ->
        [you] Sacas un { $die } en la oscuridad y sigues a tientas.
       *[other] { $name } saca un { $die } en la oscuridad y sigue a tientas.
    }
events_darkness-blocked =
    { $who ->
        [you] Sacas un { $die } en la oscuridad: por ahí no puedes pasar.
       *[other] { $name } saca un { $die } en la oscuridad: por ahí no puede pasar.
    }
stays_bridge =
    { $who ->
        [you] No cruzas el Puente.
       *[other] { $name } no cruza el Puente.
    }
stays_bridge-crossed =
    { $who ->
        [you] Has cruzado el Puente y tu turno termina: no hay por dónde seguir.
       *[other] { $name } ha cruzado el Puente y su turno termina: no hay por dónde seguir.
    }
stays_web =
    { $who ->
        [you] Te retiras ante la Tela de araña.
       *[other] { $name } se retira ante la Tela de araña.
    }
stays_web-crossed =
    { $who ->
        [you] Has pasado la Tela de araña y tu turno termina: no hay por dónde seguir.
       *[other] { $name } ha pasado la Tela de araña y su turno termina: no hay por dónde seguir.
    }
stays_stuck =
    { $who ->
        [you] La Tela de araña no te suelta.
       *[other] La Tela de araña no suelta a { $name }.
    }
stays_freed =
    { $who ->
        [you] Te sueltas de la Tela de araña.
       *[other] { $name } se suelta de la Tela de araña.
    }
stays_pit =
    { $who ->
        [you] Pasas el Pozo sin fondo.
       *[other] { $name } pasa el Pozo sin fondo.
    }
stays_corridor =
    { $who ->
        [you] Tu turno termina en el Corredor: no hay por dónde seguir.
       *[other] El turno de { $name } termina en el Corredor: no hay por dónde seguir.
    }
stays_corridor-again =
    { $who ->
        [you] Tu turno termina en el Corredor: es la segunda vez que entras en él este turno.
       *[other] El turno de { $name } termina en el Corredor: es la segunda vez que entra en él este turno.
    }
stays_tower =
    { $who ->
        [you] Tu turno termina en la torre: no hay por dónde seguir.
       *[other] El turno de { $name } termina en la torre: no hay por dónde seguir.
    }
stays_darkness =
    { $who ->
        [you] Tu turno termina en la oscuridad: no hay por dónde seguir.
       *[other] El turno de { $name } termina en la oscuridad: no hay por dónde seguir.
    }
stays_cave-in =
    { $who ->
        [you] Te quedas ante el Derrumbe.
       *[other] { $name } se queda ante el Derrumbe.
    }
stays_rotating =
    { $who ->
        [you] Te quedas en la Sala Rotatoria.
       *[other] { $name } se queda en la Sala Rotatoria.
    }
events_searches =
    { $who ->
        [you] Registras la sala de { $cell }.
       *[other] { $name } registra la sala de { $cell }.
    }
events_walled-in = { CAPITAL(EL($place)) } no tiene ninguna salida.
events_draws =
    { $who ->
        [you] Robas { UN($card) } { DEL($deck) }.
       *[other] { $name } roba { UN($card) } { DEL($deck) }.
    }
events_draws-hidden =
    { $who ->
        [you] Robas una carta de Botín { DEL($deck) }.
       *[other] { $name } roba una carta de Botín { DEL($deck) } sin enseñarla.
    }
events_shuffles-card = Sale la carta «Barajar»: se baraja { EL($deck) }.
events_shuffles-empty = { CAPITAL(EL($deck)) } se ha agotado: se barajan sus descartes.
events_shuffles-returned = Se baraja { EL($deck) } con lo devuelto.
events_deck-empty = { CAPITAL(EL($deck)) } se ha agotado: no queda nada que robar.
events_keeps =
    { $who ->
        [you] Tienes que conservar { EL($card) }.
       *[other] { $name } tiene que conservar { EL($card) }.
    }
events_kept-gone =
    { TITLE($card) ->
        [yes] { $who ->
            [you] Descartas { EL($card) }.
           *[other] { $name } descarta { EL($card) }.
        }
       *[no] { $who ->
            [you] Te libras { DEL($card) }.
           *[other] { $name } se libra { DEL($card) }.
        }
    }
events_kept-gone-another =
    { TITLE($card) ->
        [yes] { $who ->
            [you] Descartas { EL($card) }, pero te queda otra carta igual.
           *[other] { $name } descarta { EL($card) }, pero le queda otra carta igual.
        }
       *[no] { $who ->
            [you] Te libras { DEL($card) }, pero te queda otra carta igual.
           *[other] { $name } se libra { DEL($card) }, pero le queda otra carta igual.
        }
    }
events_refuses =
    { $who ->
        [you] Descartas { EL($card) }
       *[other] { $name } descarta { EL($card) }
    } { TITLE($card) ->
        [yes] sin afrontar la carta
       *[no] { PLURAL($card) ->
            [yes] { GENDER($card) ->
                [f] sin afrontarlas
               *[m] sin afrontarlos
            }
           *[no] { GENDER($card) ->
                [f] sin afrontarla
               *[m] sin afrontarlo
            }
        }
    }.
declined_loot-body =
    { $who ->
        [you] Dejas el cuerpo en paz.
       *[other] { $name } deja el cuerpo en paz.
    }
declined_open-crypt =
    { $who ->
        [you] Dejas la cripta cerrada.
       *[other] { $name } deja la cripta cerrada.
    }
declined_leave-catacombs =
    { $who ->
        [you] Sigues en las catacumbas.
       *[other] { $name } sigue en las catacumbas.
    }
declined_secret-door =
    { $who ->
        [you] No cruzas la puerta secreta.
       *[other] { $name } no cruza la puerta secreta.
    }
declined_bribe =
    { $who ->
        [you] No le das nada al Elfo del abismo.
       *[other] { $name } no le da nada al Elfo del abismo.
    }
events_gains =
    { $who ->
        [you] Te llevas { $loot }: ahora tienes
       *[other] { $name } se lleva { $loot }: ahora tiene
    } { $held ->
        [one] 1 carta de Botín
       *[other] { $held } cartas de Botín
    }.
events_gains-hidden =
    { $who ->
        [you] Te llevas una carta de Botín: ahora tienes { $held }.
       *[other] { $name } se lleva una carta de Botín: ahora tiene { $held }.
    }
events_loses =
    { $who ->
        [you] { $why ->
            [random] Pierdes al azar { UN($card) }
            [bridge] Te deshaces { DE_UN($card) }
            [bribe] Entregas { UN($card) }
            [used] Gastas { UN($card) }
            [drunk] Te bebes { UN($card) }
           *[other] Pierdes { UN($card) }
        }
       *[other] { $why ->
            [random] { $name } pierde al azar { UN($card) }
            [bridge] { $name } se deshace { DE_UN($card) }
            [bribe] { $name } entrega { UN($card) }
            [used] { $name } gasta { UN($card) }
            [drunk] { $name } se bebe { UN($card) }
           *[other] { $name } pierde { UN($card) }
        }
    }{ $gold ->
        [0] :
       *[other] { " " }({ $gold } de oro):
    } { $held ->
        [0] { $who ->
            [you] ya no te queda Botín
           *[other] ya no le queda Botín
        }
        [one] { $who ->
            [you] te queda 1 carta de Botín
           *[other] le queda 1 carta de Botín
        }
       *[other] { $who ->
            [you] te quedan { $held } cartas de Botín
           *[other] le quedan { $held } cartas de Botín
        }
    }.
events_rune =
    { $who ->
        [you] Usas { EL($card) }.
       *[other] { $name } usa { EL($card) }.
    }
events_rune-stasis =
    { $who ->
        [you] Usas { EL($card) }: este turno puedes moverte hasta tres veces.
       *[other] { $name } usa { EL($card) }: este turno puede moverse hasta tres veces.
    }
events_rune-slumber =
    { $who ->
        [you] Usas { EL($card) }: ni pierdes cartas de Tesoro ni sufres Heridas.
       *[other] { $name } usa { EL($card) }: ni pierde cartas de Tesoro ni sufre Heridas.
    }
abilities_lindel-reroll =
    { $who ->
        [you] Repites uno de los dados.
       *[other] { $name } repite uno de los dados.
    }
abilities_gherinn-penance =
    { $who ->
        [you] Haces penitencia.
       *[other] { $name } hace penitencia.
    }
abilities_gherinn-kellos =
    { $who ->
        [you] Por la gracia de Kellos, vuelves a tirar.
       *[other] Por la gracia de Kellos, { $name } vuelve a tirar.
    }
abilities_krutzbeck-hand =
    { $who ->
        [you] Completas tu mano hasta 6 cartas.
       *[other] { $name } completa su mano hasta 6 cartas.
    }
abilities_tatianna-first-shot =
    { $who ->
        [you] Disparas antes de la primera ronda.
       *[other] { $name } dispara antes de la primera ronda.
    }
abilities_hugo-glory =
    { $who ->
        [you] Te cubres de gloria y puedes descartar hasta 2 cartas de tu montón de daño.
       *[other] { $name } se cubre de gloria y puede descartar hasta 2 cartas de su montón de daño.
    }
abilities_challara-foresight =
    { $who ->
        [you] Tienes una premonición y cambias la carta.
       *[other] { $name } tiene una premonición y cambia la carta.
    }
events_dies =
    { $who ->
        [you] Has muerto: { $end }.
       *[other] { $name } ha muerto: { $end }.
    }
epitaphs_none = aquí acaba la aventura { DEL($hero) }
epitaphs_card = { EL($hero) } cae por culpa { DEL($by) }
epitaphs_ambush = { UN($by) } acaba por sorpresa con { EL($hero) }
epitaphs_bridge = { EL($hero) } no sobrevive a la caída desde el Puente
epitaphs_room = { EL($hero) } encuentra su final en { EL($by) }
epitaphs_combat = { EL($by) } acaba con { EL($hero) }
epitaphs_escape = { EL($by) } alcanza { AL($hero) }, que intentaba escapar
epitaphs_dragon = el fuego de Kalladra abrasa { AL($hero) }
epitaphs_no-retreat = Kalladra acorrala { AL($hero) }, que no tiene por dónde salir
epitaphs_walled-in =
    { EL($hero) } queda { GENDER($hero) ->
        [f] emparedada
       *[m] emparedado
    } para siempre
epitaphs_night =
    { EL($hero) } se queda { GENDER($hero) ->
        [f] encerrada
       *[m] encerrado
    } en la mazmorra al caer la noche
epitaphs_penance = la penitencia es demasiado dura para { EL($hero) }
epitaphs_hero = { EL($hero) } cae a manos { DEL($by) }
events_falls-none =
    { $who ->
        [you] Quedas inconsciente. Sale un { $die }: no tienes Botín que perder.
       *[other] { $name } queda inconsciente. Sale un { $die }: no tiene Botín que perder.
    }
events_falls =
    { $who ->
        [you] Quedas inconsciente. Sale un { $die }: pierdes
       *[other] { $name } queda inconsciente. Sale un { $die }: pierde
    } { $cards ->
        [one] 1 carta de Botín
       *[other] { $cards } cartas de Botín
    }.
events_falls-all =
    { $who ->
        [you] Quedas inconsciente. Sale un { $die }, pero solo tienes { $cards ->
            [1] 1 carta de Botín: la pierdes
            [2] 2 cartas de Botín: pierdes las dos
           *[other] { $cards } cartas de Botín: las pierdes todas
        }.
       *[other] { $name } queda inconsciente. Sale un { $die }, pero solo tiene { $cards ->
            [1] 1 carta de Botín: la pierde
            [2] 2 cartas de Botín: pierde las dos
           *[other] { $cards } cartas de Botín: las pierde todas
        }.
    }
events_wakes =
    { $who ->
        [you] Recobras el sentido { $wounds ->
            [0] sin Heridas
            [one] y te curas parte de tus Heridas: te queda 1
           *[other] y te curas parte de tus Heridas: te quedan { $wounds }
        }.
       *[other] { $name } recobra el sentido { $wounds ->
            [0] sin Heridas
            [one] y se cura parte de sus Heridas: le queda 1
           *[other] y se cura parte de sus Heridas: le quedan { $wounds }
        }.
    }
events_monster =
    { $who ->
        [you] Te topas con
       *[other] { $name } se topa con
    } { $known ->
        [true] { EL($monster) }
       *[false] { UN($monster) }
    }: { GENDER($monster) ->
        [f] la
       *[m] lo
    } { $whoPlays ->
        [you] llevas tú
        [nobody] lleva el autómata
       *[other] lleva { $player }
    }.
events_monster-life =
    { $life ->
        [one] { CAPITAL(EL($fighter)) } tiene 1 punto de Vida.
       *[other] { CAPITAL(EL($fighter)) } tiene { $life } puntos de Vida.
    }
events_monster-removed = { CAPITAL(EL($monster)) } se deshace en polvo.
events_token-taken = { CAPITAL(EL($monster)) } de { EL($place) } acude a la llamada.
events_token-placed = { CAPITAL(EL($monster)) } queda al acecho en { EL($place) }.
events_dragon-wakes = ¡Kalladra despierta!
events_dragon-cards-back =
    { $count ->
        [one] La carta de Dragón vuelve a su mazo.
       *[other] Las { $count } cartas de Dragón vuelven a su mazo.
    }
events_entrance = En { $cell } se abre un pasadizo que baja a las catacumbas.
events_entrance-already = En { $cell } ya había una bajada a las catacumbas.
events_entrance-impossible = En { $cell } no se puede poner ningún indicador de entrada.
events_entrance-cave-in =
    En un Derrumbe no se pone indicador de entrada, pero { $who ->
        [you] en tu próximo turno podrás bajar a las catacumbas en { $cell }.
       *[other] { $name } podrá bajar a las catacumbas en { $cell } en su próximo turno.
    }
events_entrance-none-left =
    No quedan indicadores de entrada, pero { $who ->
        [you] en tu próximo turno podrás bajar a las catacumbas en { $cell }.
       *[other] { $name } podrá bajar a las catacumbas en { $cell } en su próximo turno.
    }
events_goes-down =
    { $who ->
        [you] { $falls ->
            [true] Caes a las catacumbas en { $cell }
           *[false] Bajas a las catacumbas en { $cell }
        }; tu indicador de viaje apunta al
       *[other] { $falls ->
            [true] { $name } cae a las catacumbas en { $cell }
           *[false] { $name } baja a las catacumbas en { $cell }
        }; su indicador de viaje apunta al
    } { $compass ->
        [north] norte
        [east] este
        [south] sur
       *[west] oeste
    }.
events_way-out =
    { $who ->
        [you] Sacas un { $die }: tu camino va
       *[other] { $name } saca un { $die }: su camino va
    } { $ahead ->
        [one] 1 espacio hacia delante
       *[other] { $ahead } espacios hacia delante
    } y { $die } hacia { $side ->
        [left] la izquierda
       *[right] la derecha
    }{ $cut ->
        [true] , pero el muro exterior lo corta antes.
       *[false] .
    }
events_turns-back =
    { $who ->
        [you] Das la vuelta bajo { EL($place) }.
       *[other] { $name } da la vuelta bajo { EL($place) }.
    }
events_leaves =
    { $who ->
        [you] Sales de la mazmorra con
       *[other] { $name } sale de la mazmorra con
    } { $loot ->
        [one] 1 carta de Botín
       *[other] { $loot } cartas de Botín
    }.
events_loot-shown =
    { $who ->
        [you] Enseñas tu Botín: { LIST($cards) }.
       *[other] { $name } enseña su Botín: { LIST($cards) }.
    }
events_item-used =
    { $who ->
        [you] Usas { EL($card) }.
       *[other] { $name } usa { EL($card) }.
    }
events_item-not-used =
    { $who ->
        [you] No usas { EL($card) }.
       *[other] { $name } no usa { EL($card) }.
    }
events_worth =
    { $who ->
        [you] Tu { $card } vale { $gold } de oro.
       *[other] { CAPITAL(EL($card)) } de { $name } vale { $gold } de oro.
    }
events_end-survivor =
    { $who ->
        [you] Has salido con vida, pero no ganas: no llevas ninguna carta de Tesoro.
       *[other] { $name } ha salido con vida, pero no gana: no lleva ninguna carta de Tesoro.
    }
events_end =
    { $who ->
        [nobody] Gana Kalladra.
        [you] ¡Ganas { $gold ->
            [0] sin nada de oro
           *[other] con { $gold } de oro
        }!
        [one] { PEOPLE($people) } gana { $gold ->
            [0] sin nada de oro
           *[other] con { $gold } de oro
        }.
        [youAll] { PEOPLE($people) } compartís la victoria { $gold ->
            [0] sin nada de oro
           *[other] con { $gold } de oro
        }.
       *[they] { PEOPLE($people) } comparten la victoria { $gold ->
            [0] sin nada de oro
           *[other] con { $gold } de oro
        }.
    }
events_end-best = A igualdad de oro, decide la mejor carta: { $gold }.
events_end-loot = A igualdad de oro y de mejor carta, decide el número de cartas de Botín: { $cards }.
events_taken-from-you =
    { $name } te quita { $loot }: { $left ->
        [0] ya no te queda Botín
        [one] te queda 1 carta de Botín
       *[other] te quedan { $left } cartas de Botín
    }.
events_taken =
    { $who ->
        [you] Le quitas { $loot } a { $nameFrom }: ahora tienes
       *[other] { $name } le quita { $loot } a { $nameFrom }: ahora tiene
    } { $held ->
        [one] 1 carta de Botín
       *[other] { $held } cartas de Botín
    } y a { $nameFrom } { $left ->
        [0] no le queda ninguna
        [one] le queda 1
       *[other] le quedan { $left }
    }.
events_hidden-loot = una carta de Botín
events_servant-moves =
    { $who ->
        [you] Mueves
       *[other] { $name } mueve
    } { AL($monster) } de { EL($from) } a { EL($to) }.
events_servant-calls =
    { $who ->
        [you] Llamas a { UN($monster) }.
       *[other] { $name } llama a { UN($monster) }.
    }

events_bribe =
    Sale un { $die }: el Elfo del abismo pide { $price } de oro; { $who ->
        [you] tú le ofreces { $gold }.
       *[other] { $name } le ofrece { $gold }.
    }
events_rolls-again = Ahora los dados dan { $dice }.
events_rolls-fall =
    { $who ->
        [you] Tiras por la caída y sacas { $dice }.
       *[other] { $name } tira por la caída y saca { $dice }.
    }
events_rolls =
    { $who ->
        [you] Sacas { $dice }.
       *[other] { $name } saca { $dice }.
    }
events_rolls-for =
    { $who ->
        [you] Tiras por { EL($card) } y sacas { $dice }.
       *[other] { $name } tira por { EL($card) } y saca { $dice }.
    }
events_rolls-for-nothing =
    { $who ->
        [you] Tiras por { EL($card) } y sacas { $dice }: no pasa nada.
       *[other] { $name } tira por { EL($card) } y saca { $dice }: no pasa nada.
    }
events_rolls-for-no-corridor =
    { $who ->
        [you] Tiras por { EL($card) } y sacas { $dice }, pero no hay ningún Corredor que girar.
       *[other] { $name } tira por { EL($card) } y saca { $dice }, pero no hay ningún Corredor que girar.
    }
events_rolls-for-less =
    { $who ->
        [you] Tiras por { EL($card) } y sacas { $dice }: menos { $less },
       *[other] { $name } tira por { EL($card) } y saca { $dice }: menos { $less },
    } { $of ->
        [turns] { $leaves ->
            [0] ningún turno perdido
            [one] es 1 turno perdido
           *[other] son { $leaves } turnos perdidos
        }
       *[wounds] { $leaves ->
            [0] ninguna Herida
            [one] es 1 Herida
           *[other] son { $leaves } Heridas
        }
    }.
events_rolls-for-attribute =
    { $who ->
        [you] Tiras por { EL($card) } y sacas { $dice }: menos tu { $attribute } de { $less },
       *[other] { $name } tira por { EL($card) } y saca { $dice }: menos su { $attribute } de { $less },
    } { $of ->
        [turns] { $leaves ->
            [0] ningún turno perdido
            [one] es 1 turno perdido
           *[other] son { $leaves } turnos perdidos
        }
       *[wounds] { $leaves ->
            [0] ninguna Herida
            [one] es 1 Herida
           *[other] son { $leaves } Heridas
        }
    }.
events_test-again =
    Con el dado nuevo, { $sum }. { $who ->
        [you] { $passed ->
            [true] Superas la tirada.
           *[false] Fallas la tirada.
        }
       *[other] { $passed ->
            [true] { $name } supera la tirada.
           *[false] { $name } falla la tirada.
        }
    }
events_test =
    { $who ->
        [you] Haces
       *[other] { $name } hace
    } una tirada de { $attribute }{ $what ->
        [card] { " " }por { EL($card) }
        [bridge] { " " }para cruzar el Puente
        [spider-web] { " " }para cruzar la Tela de araña
        [stuck] { $who ->
            [you] { " " }para soltarte de la Tela de araña
           *[other] { " " }para soltarse de la Tela de araña
        }
        [cave-in] { " " }para cruzar el Derrumbe
        [portcullis] { " " }para levantar el rastrillo
        [bottomless-pit] { " " }para no caer en el Pozo sin fondo
       *[told] { "" }
    }: { $sum }. { $who ->
        [you] { $passed ->
            [true] La superas.
           *[false] Fallas.
        }
       *[other] { $passed ->
            [true] La supera.
           *[false] Falla.
        }
    }
events_test-rune =
    { $who ->
        [you] Gracias a la runa, superas la tirada de { $attribute }.
       *[other] Gracias a la runa, { $name } supera la tirada de { $attribute }.
    }
events_test-passed =
    { $who ->
        [you] Superas automáticamente la tirada de { $attribute }.
       *[other] { $name } supera automáticamente la tirada de { $attribute }.
    }
events_determination-gone =
    { $who ->
        [you] Descartas
       *[other] { $name } descarta
    } { $count ->
        [one] la ficha de Determinación { DEL($what) }
       *[other] las { $count } fichas de Determinación { DEL($what) }
    }.
events_determination-spent =
    { $who ->
        [you] Descartas
       *[other] { $name } descarta
    } { $count ->
        [one] 1 ficha de Determinación
       *[other] { $count } fichas de Determinación
    }{ $left ->
        [0] .
        [one] { $who ->
            [you] : te queda 1.
           *[other] : le queda 1.
        }
       *[other] { $who ->
            [you] : te quedan { $left }.
           *[other] : le quedan { $left }.
        }
    }
events_determination =
    { $who ->
        [you] Ganas
       *[other] { $name } gana
    } { $count ->
        [one] 1 ficha de Determinación
       *[other] { $count } fichas de Determinación
    }: { $who ->
        [you] ahora tienes { $held }.
       *[other] ahora tiene { $held }.
    }
events_determination-for =
    { $who ->
        [you] Ganas
       *[other] { $name } gana
    } { $count ->
        [one] 1 ficha de Determinación
       *[other] { $count } fichas de Determinación
    } frente { AL($what) }: { $who ->
        [you] ahora tienes { $held }.
       *[other] ahora tiene { $held }.
    }
events_wounds =
    { $who ->
        [you] Sufres
       *[other] { $name } sufre
    } { $count ->
        [one] 1 Herida
       *[other] { $count } Heridas
    }{ $from ->
        [card] { " " }por { EL($card) }
        [combat] { " " }por el daño del combate
       *[told] { "" }
    }: { $who ->
        [you] ahora tienes { $wounds } y tu Vida es { $life }.
       *[other] ahora tiene { $wounds } y su Vida es { $life }.
    }
events_prevented =
    { $who ->
        [you] Evitas
       *[other] { $name } evita
    } { $count ->
        [one] 1 Herida
       *[other] { $count } Heridas
    }.
events_heals-none =
    { $who ->
        [you] No tienes Heridas que curar.
       *[other] { $name } no tiene Heridas que curar.
    }
events_heals =
    { $who ->
        [you] Te curas
       *[other] { $name } se cura
    } { $count ->
        [one] 1 Herida
       *[other] { $count } Heridas
    }: { $left ->
        [0] { $who ->
            [you] ya no te queda ninguna
           *[other] ya no le queda ninguna
        }
        [one] { $who ->
            [you] te queda 1
           *[other] le queda 1
        }
       *[other] { $who ->
            [you] te quedan { $left }
           *[other] le quedan { $left }
        }
    }.

events_escape =
    { QUOTE($first) } (escape { $firstValue }) contra { QUOTE($second) } (escape { $secondValue }): { $who ->
        [you] { $escaped ->
            [true] escapas { DEL($fighter) }.
           *[false] no consigues escapar { DEL($fighter) }.
        }
       *[other] { $escaped ->
            [true] { $name } escapa { DEL($fighter) }.
           *[false] { $name } no consigue escapar { DEL($fighter) }.
        }
    }
events_combat =
    { $who ->
        [you] Empieza tu combate contra { EL($fighter) }.
       *[other] Empieza el combate de { $name } contra { EL($fighter) }.
    }
events_combat-between = Empieza el combate entre { LIST($people) }.
events_first-shot-missed =
    { $who ->
        [you] Muestras { LIST($cards) }: ningún disparo da en el blanco.
       *[other] { $name } muestra { LIST($cards) }: ningún disparo da en el blanco.
    }
events_first-shot =
    { $who ->
        [you] Muestras { LIST($cards) }:
       *[other] { $name } muestra { LIST($cards) }:
    } { $count ->
        [one] acierta { LIST($hits) }
       *[other] aciertan { LIST($hits) }
    }, con lo que { EL($fighter) } tiene ya { $pile ->
        [one] 1 carta de daño
       *[other] { $pile } cartas de daño
    }.
events_lightning =
    { $pile ->
        [one] El relámpago alcanza { AL($fighter) } con { LIST($cards) }: tiene ya 1 carta de daño.
       *[other] El relámpago alcanza { AL($fighter) } con { LIST($cards) }: tiene ya { $pile } cartas de daño.
    }
events_round = Ronda { $round } del combate.
events_hand-power =
    { $who ->
        [you] Tu carta de Poder es { QUOTE($card) }.
       *[other] La carta de Poder { DEL($fighter) } es { QUOTE($card) }.
    }
events_hand =
    { $who ->
        [you] En tu mano tienes { LIST($cards) }.
       *[other] { CAPITAL(EL($fighter)) } tiene en la mano { LIST($cards) }.
    }
events_reveal = { CAPITAL($first) }; { $second }.
reveal_card =
    { $who ->
        [you] { $place ->
            [first] juegas { QUOTE($card) }
           *[second] tú juegas { QUOTE($card) }
        }
       *[other] { EL($fighter) } juega { QUOTE($card) }
    }
reveal_nothing =
    { $who ->
        [you] { $place ->
            [first] no juegas ninguna carta
           *[second] tú no juegas ninguna carta
        }
       *[other] { EL($fighter) } no juega ninguna carta
    }
events_cancelled =
    { $who ->
        [you] Tu carta { QUOTE($card) } queda cancelada.
       *[other] La carta { QUOTE($card) } { DEL($fighter) } queda cancelada.
    }
events_cancelled-carried =
    { $who ->
        [you] Por la carta que tu oponente jugó en la ronda anterior, tu carta { QUOTE($card) } queda cancelada.
       *[other] Por la carta que su oponente jugó en la ronda anterior, la carta { QUOTE($card) } { DEL($fighter) } queda cancelada.
    }
events_attack =
    { $who ->
        [you] Tu ataque
       *[other] El ataque { DEL($fighter) }
    } { $change ->
        [down] baja { $amount } y se queda en { $total }
        [up] sube { $amount } y llega a { $total }
       *[stays] subiría { $amount }, pero se queda en 0
    }.
events_attack-carried =
    { $who ->
        [you] Por tu carta de la ronda anterior, tu ataque
       *[other] Por su carta de la ronda anterior, el ataque { DEL($fighter) }
    } { $change ->
        [down] baja { $amount } y se queda en { $total }
        [up] sube { $amount } y llega a { $total }
       *[stays] subiría { $amount }, pero se queda en 0
    }.
events_names-type =
    { $who ->
        [you] Nombras
       *[other] { CAPITAL(EL($fighter)) } nombra
    } { $type ->
        [melee] los ataques cuerpo a cuerpo
        [ranged] los ataques a distancia
       *[magic] los ataques mágicos
    }.
events_replaces =
    { $who ->
        [you] Cambias { QUOTE($card) } por { QUOTE($by) }.
       *[other] { CAPITAL(EL($fighter)) } cambia { QUOTE($card) } por { QUOTE($by) }.
    }
events_hand-discarded =
    { $who ->
        [you] Descartas { QUOTE($card) } de tu mano.
       *[other] { CAPITAL(EL($fighter)) } descarta { QUOTE($card) } de su mano.
    }
events_hand-seen =
    { $who ->
        [you] Miras
       *[other] { CAPITAL(EL($fighter)) } mira
    } { $whose ->
        [you] tu mano
       *[other] la mano { DEL($owner) }
    }.
events_hand-seen-empty =
    { $who ->
        [you] Miras
       *[other] { CAPITAL(EL($fighter)) } mira
    } { $whose ->
        [you] tu mano
       *[other] la mano { DEL($owner) }
    }: está vacía.
events_hand-seen-cards =
    { $who ->
        [you] Miras
       *[other] { CAPITAL(EL($fighter)) } mira
    } { $whose ->
        [you] tu mano
       *[other] la mano { DEL($owner) }
    }: { LIST($cards) }.
events_hand-taken =
    { $who ->
        [you] Te quedas con una carta de
       *[other] { CAPITAL(EL($fighter)) } se queda con una carta de
    } { $whose ->
        [you] tu mano
       *[other] la mano { DEL($owner) }
    }.
events_hand-taken-seen =
    { $who ->
        [you] Te quedas con { QUOTE($card) } de
       *[other] { CAPITAL(EL($fighter)) } se queda con { QUOTE($card) } de
    } { $whose ->
        [you] tu mano
       *[other] la mano { DEL($owner) }
    }.
events_stack-taken =
    { $who ->
        [you] Coges { QUOTE($card) } del montón de combate.
       *[other] { CAPITAL(EL($fighter)) } coge { QUOTE($card) } del montón de combate.
    }
events_damage-removed =
    { $who ->
        [you] Descartas { QUOTE($card) } de tu montón de daño
       *[other] { CAPITAL(EL($fighter)) } descarta { QUOTE($card) } de su montón de daño
    }: { $left ->
        [0] ya no queda ninguna carta
        [one] queda 1 carta
       *[other] quedan { $left } cartas
    }.
events_damage-none =
    { $who ->
        [you] No recibes daño.
       *[other] { CAPITAL(EL($fighter)) } no recibe daño.
    }
events_damage =
    { $who ->
        [you] Recibes
       *[other] { CAPITAL(EL($fighter)) } recibe
    } { $count ->
        [one] 1 carta de daño
       *[other] { $count } cartas de daño
    } ({ LIST($cards) }): { $who ->
        [you] ya tienes { $pile }.
       *[other] ya tiene { $pile }.
    }
events_damage-alike =
    { $who ->
        [you] Recibes
       *[other] { CAPITAL(EL($fighter)) } recibe
    } { $count ->
        [one] 1 carta de daño
       *[other] { $count } cartas de daño
    } (las { $count ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
       *[other] { $count }
    } { QUOTE($card) }): { $who ->
        [you] ya tienes { $pile }.
       *[other] ya tiene { $pile }.
    }
events_counter =
    { $who ->
        [you] Contraatacas con { QUOTE($card) }: tu ataque llega a { $total }.
       *[other] { CAPITAL(EL($fighter)) } contraataca con { QUOTE($card) }: su ataque llega a { $total }.
    }
events_counter-revealed = { CAPITAL(EL($monster)) } muestra { LIST($cards) }, y contraataca con { LIST($played) }.
events_counter-failed = { CAPITAL(EL($monster)) } muestra { LIST($cards) }, pero con eso no le basta para contraatacar.
events_stalemate = Punto muerto: los dos ataques valen { $total }.
events_round-won =
    { $who ->
        [you] Ganas la ronda por { $own } a { $other }
       *[other] { CAPITAL(EL($fighter)) } gana la ronda por { $own } a { $other }
    }{ $deathblow ->
        [0] .
        [one] , con un golpe mortal de 1 carta del montón de combate.
       *[other] , con un golpe mortal de { $deathblow } cartas del montón de combate.
    }
events_flees-announced =
    { $who ->
        [you] Renuncias a hacer daño para buscar por dónde escapar: tienes que ganar también la ronda siguiente.
       *[other] { $name } renuncia a hacer daño para buscar por dónde escapar y tiene que ganar también la ronda siguiente.
    }
events_flees-failed =
    { $who ->
        [you] Esta vez no consigues escapar.
       *[other] { $name } no consigue escapar esta vez.
    }
events_flees-away =
    { $who ->
        [you] Consigues escapar del combate.
       *[other] { $name } consigue escapar del combate.
    }
events_killed =
    { $who ->
        [you] Matas { AL($fighter) },
       *[other] { $name } mata { AL($fighter) },
    } { $life ->
        [one] que tenía 1 punto de Vida
       *[other] que tenía { $life } puntos de Vida
    }.
events_monstrous-found = Sale un { $die }, menos que la Vida del Monstruo ({ $life }): ¡guardaba un tesoro!
events_monstrous-none = Sale un { $die }, que no es menos que la Vida del Monstruo ({ $life }): no guardaba nada.
events_duel =
    { $who ->
        [you] Atacas a { $nameElse }.
       *[other] { $whoElse ->
            [you] { $name } te ataca.
           *[other] { $name } ataca a { $nameElse }.
        }
    }
events_duel-won =
    { $who ->
        [you] Vences a { $nameElse }.
       *[other] { $whoElse ->
            [you] { $name } te vence.
           *[other] { $name } vence a { $nameElse }.
        }
    }

powers_effect =
    { $who ->
        [you] Tu carta { QUOTE($card) } surte efecto.
       *[other] La carta { QUOTE($card) } { DEL($fighter) } surte efecto.
    }
powers_no-stack =
    { $who ->
        [you] Tu carta { QUOTE($card) } no surte efecto: el montón de combate está vacío.
       *[other] La carta { QUOTE($card) } { DEL($fighter) } no surte efecto: el montón de combate está vacío.
    }
powers_no-damage =
    { $who ->
        [you] Tu carta { QUOTE($card) } no surte efecto: no hay daño que descartar.
       *[other] La carta { QUOTE($card) } { DEL($fighter) } no surte efecto: no hay daño que descartar.
    }
powers_other-type =
    { $who ->
        [you] Tu carta { QUOTE($card) } no surte efecto
       *[other] La carta { QUOTE($card) } { DEL($fighter) } no surte efecto
    }: { $whose ->
        [you] tu ataque no es
       *[other] el ataque { DEL($opponent) } no es
    } { $type ->
        [melee] cuerpo a cuerpo
        [ranged] a distancia
       *[magic] mágico
    }.
powers_adds =
    Con { QUOTE($card) }, { $who ->
        [you] sumarás { $amount } a tu ataque en la ronda siguiente.
       *[other] { EL($fighter) } sumará { $amount } a su ataque en la ronda siguiente.
    }
powers_draws =
    Con { QUOTE($card) }, { $who ->
        [you] robas
       *[other] { EL($fighter) } roba
    } { $count ->
        [one] 1 carta de Combate
       *[other] { $count } cartas de Combate
    }.
powers_discards =
    Con { QUOTE($card) }, { $who ->
        [you] puedes descartar { $count ->
            [one] 1 carta
           *[other] hasta { $count } cartas
        } de tu montón de daño.
       *[other] { EL($fighter) } puede descartar { $count ->
            [one] 1 carta
           *[other] hasta { $count } cartas
        } de su montón de daño.
    }
powers_takes-at-most =
    Con { QUOTE($card) }, { $who ->
        [you] recibes como mucho 1 carta de daño si pierdes esta ronda.
       *[other] { EL($fighter) } recibe como mucho 1 carta de daño si pierde esta ronda.
    }
powers_takes-fewer =
    Con { QUOTE($card) }, { $who ->
        [you] recibes { $count ->
            [one] 1 carta de daño
           *[other] { $count } cartas de daño
        } menos si pierdes esta ronda.
       *[other] { EL($fighter) } recibe { $count ->
            [one] 1 carta de daño
           *[other] { $count } cartas de daño
        } menos si pierde esta ronda.
    }
powers_plays-another =
    Con { QUOTE($card) }, { $who ->
        [you] puedes jugar en su lugar otra carta de tu mano.
       *[other] { EL($fighter) } puede jugar en su lugar otra carta de su mano.
    }
powers_penance =
    Con { QUOTE($card) }, { $who ->
        [you] puedes pasar 1 carta de tu mano a tu montón de daño para sumar 3 a tu ataque.
       *[other] { EL($fighter) } puede pasar 1 carta de su mano a su montón de daño para sumar 3 a su ataque.
    }
powers_rage =
    Con { QUOTE($card) }, { $who ->
        [you] puedes descartar de tu mano cartas de valor 1, y cada una suma 1 a tu ataque.
       *[other] { EL($fighter) } puede descartar de su mano cartas de valor 1, y cada una suma 1 a su ataque.
    }
powers_chooses =
    Con { QUOTE($card) }, { $who ->
        [you] eliges 1 carta del montón de combate para tu mano.
       *[other] { EL($fighter) } elige 1 carta del montón de combate para su mano.
    }
powers_names-other =
    Con { QUOTE($card) }, { $who ->
        [you] sumarás 4 a tu ataque en la ronda siguiente si el ataque contrario es del tipo que nombres.
       *[other] { EL($fighter) } sumará 4 a su ataque en la ronda siguiente si el ataque contrario es del tipo que nombre.
    }
powers_names-own =
    Con { QUOTE($card) }, { $who ->
        [you] sumarás 2 a tu ataque en la ronda siguiente si es del tipo que nombres.
       *[other] { EL($fighter) } sumará 2 a su ataque en la ronda siguiente si es del tipo que nombre.
    }
powers_weakens =
    Con { QUOTE($card) }, { $who ->
        [you] restarás 2 a tu ataque en la ronda siguiente.
       *[other] { EL($fighter) } restará 2 a su ataque en la ronda siguiente.
    }
powers_one-more =
    Por { QUOTE($card) }, { $who ->
        [you] recibes 1 carta de daño más si pierdes esta ronda.
       *[other] { EL($fighter) } recibe 1 carta de daño más si pierde esta ronda.
    }
powers_no-counter =
    Por { QUOTE($card) }, { $who ->
        [you] no puedes contraatacar en esta ronda.
       *[other] { EL($fighter) } no puede contraatacar en esta ronda.
    }
powers_no-counter-next =
    Por { QUOTE($card) }, { $who ->
        [you] no podrás contraatacar en la ronda siguiente.
       *[other] { EL($fighter) } no podrá contraatacar en la ronda siguiente.
    }
powers_no-deathblow =
    Por { QUOTE($card) }, { $who ->
        [you] no podrás dar un golpe mortal en la ronda siguiente.
       *[other] { EL($fighter) } no podrá dar un golpe mortal en la ronda siguiente.
    }
powers_must-melee =
    Por { QUOTE($card) }, { $who ->
        [you] tendrás que jugar una carta cuerpo a cuerpo en la ronda siguiente, si tienes alguna.
       *[other] { EL($fighter) } tendrá que jugar una carta cuerpo a cuerpo en la ronda siguiente, si tiene alguna.
    }
powers_cancels =
    Por { QUOTE($card) }, { $who ->
        [you] la carta que juegues en la ronda siguiente quedará cancelada si su valor de ataque es 3 o más.
       *[other] la carta que juegue { EL($fighter) } en la ronda siguiente quedará cancelada si su valor de ataque es 3 o más.
    }
powers_terror =
    Por { QUOTE($card) }, { $who ->
        [you] si pierdes esta ronda, a tu daño se le puede añadir 1 carta del montón de combate.
       *[other] si { EL($fighter) } pierde esta ronda, a su daño se le puede añadir 1 carta del montón de combate.
    }
