name = Dungeon Raiders
tagline = Llévate las monedas, esquiva las heridas y que no seas tú quien se desmaye

scores_coins = Monedas
scores_wounds = Heridas
scores_collapsed = Se desmayó
scores_eliminated = Se volvió de piedra

variants_tactical_name = Variante táctica
variants_tactical_sentence = Las cartas se juegan a la vista y por turnos; la carta más alta empieza la siguiente habitación.
variants_bossStrength_name = Monstruos finales con cinco jugadores
variants_bossStrength_sentence = Con cinco jugadores, el Recaudador, Medusa, la Esfinge y la Manada de lobos tienen fuerza 18, como los monstruos de su talla, o 16, como dice otra fuente.
variants_bossStrength_values_16 = Fuerza 16
variants_bossStrength_values_18 = Fuerza 18
variants_startingGear_name = Comienzo de la partida
variants_startingGear_sentence = Cada cual empieza con las monedas, las heridas y los objetos de su personaje, como dice el reglamento inglés, o solo con los objetos, como dice el español.
variants_startingGear_values_coins-and-wounds = Monedas, heridas y objetos
variants_startingGear_values_items-only = Solo objetos
variants_torchShows_name = Antorcha
variants_torchShows_sentence = Una antorcha muestra todas las habitaciones a oscuras del nivel, como dicen las reglas, o solo una, como puede leerse en la carta.
variants_torchShows_values_all = Todas las habitaciones
variants_torchShows_values_one = Una habitación
variants_tacticalTie_name = Empates por el mapa
variants_tacticalTie_sentence = En la variante táctica, un empate da el mapa al siguiente jugador empatado en sentido horario, o al más cercano al jugador inicial, que puede conservarlo.
variants_tacticalTie_values_next-clockwise = El siguiente en sentido horario
variants_tacticalTie_values_nearest = El más cercano al jugador inicial

cards_power-1 = Poder 1
    .text = Vale 1. Vuelve a tu mano al acabar el nivel.
    .un = un 1
    .chosen = el 1
cards_power-2 = Poder 2
    .text = Vale 2. Vuelve a tu mano al acabar el nivel.
    .un = un 2
    .chosen = el 2
cards_power-3 = Poder 3
    .text = Vale 3. Vuelve a tu mano al acabar el nivel.
    .un = un 3
    .chosen = el 3
cards_power-4 = Poder 4
    .text = Vale 4. Vuelve a tu mano al acabar el nivel.
    .un = un 4
    .chosen = el 4
cards_power-5 = Poder 5
    .text = Vale 5. Vuelve a tu mano al acabar el nivel.
    .un = un 5
    .chosen = el 5
cards_torch = Antorcha
    .one = antorcha
    .text = En cualquier momento en que alguien esté eligiendo carta: mira todas las habitaciones boca abajo de este nivel. Contra la Manada de lobos puedes jugarla como carta: escapas.
    .gender = f
    .many = antorchas
    .chosen = una antorcha
cards_crystal-ball = Bola de cristal
    .one = bola de cristal
    .text = Juégala como tu carta: cuando se revelan todas, juegas otra conociéndolas. Contra el Nigromante, en cambio, escapas.
    .gender = f
    .many = bolas de cristal
    .chosen = una bola de cristal
cards_key = Llave
    .one = llave
    .text = Solo en habitaciones con tesoro: vale 5. Contra el Megadragón: escapas.
    .gender = f
    .many = llaves
    .chosen = una llave
cards_sword = Espada
    .one = espada
    .text = Solo contra monstruos y monstruos finales: vale 5 (contra el Gólem, 1).
    .gender = f
    .many = espadas
    .chosen = una espada

characters_explorer = Exploradora
    .text = Empieza con 3 monedas, 2 heridas y una antorcha.
    .gender = f
characters_knight = Caballero
    .text = Empieza con 1 moneda, 1 herida y una espada.
characters_thief = Ladrona
    .text = Empieza con 2 monedas, 2 heridas y una llave.
    .gender = f
characters_warrior = Guerrero
    .text = Empieza con 2 monedas y sin heridas.
characters_wizard = Hechicero
    .text = Empieza con 1 moneda, 1 herida y dos bolas de cristal.

levels_level-1 = Carta de nivel 1
    .text = En este nivel las habitaciones 2, 4 y 5 están boca abajo.
levels_level-2 = Carta de nivel 2
    .text = En este nivel las habitaciones 2, 3 y 5 están boca abajo.
levels_level-3 = Carta de nivel 3
    .text = En este nivel la habitación 5 está boca abajo.
levels_level-4 = Carta de nivel 4
    .text = En este nivel las habitaciones 3 y 4 están boca abajo.
levels_level-5 = Carta de nivel 5
    .text = En este nivel las habitaciones 3, 4 y 5 están boca abajo.
levels_level-6 = Carta de nivel 6
    .text = En este nivel las habitaciones 3 y 5 están boca abajo.
levels_level-7 = Carta de nivel 7
    .text = En este nivel las habitaciones 2, 3 y 4 están boca abajo.

rooms_snake = Serpiente
    .text = Fuerza 8 / 10 / 13 con 3 / 4 / 5 jugadores. Si las cartas no la alcanzan, quien ha jugado la más baja recibe 3 heridas.
    .many = Serpientes
    .gender = f
rooms_zombie = Zombi
    .text = Fuerza 11 / 14 / 18 con 3 / 4 / 5 jugadores. Si las cartas no la alcanzan, quien ha jugado la más baja recibe 1 herida.
    .many = Zombis
rooms_goblin = Goblin
    .text = Fuerza 11 / 14 / 18 con 3 / 4 / 5 jugadores. Si las cartas no la alcanzan, quien ha jugado la más baja recibe 2 heridas.
    .many = Goblins
rooms_skeleton = Esqueleto
    .text = Fuerza 11 / 14 / 18 con 3 / 4 / 5 jugadores. Si las cartas no la alcanzan, quien ha jugado la más baja recibe 3 heridas.
    .many = Esqueletos
rooms_the-thing = La cosa
    .text = Fuerza 14 / 18 / 23 con 3 / 4 / 5 jugadores. Si las cartas no la alcanzan, quien ha jugado la más baja recibe 1 herida.
    .gender = f
    .el = la Cosa
    .al = a la Cosa
    .un = la Cosa
rooms_troll = Troll
    .text = Fuerza 14 / 18 / 23 con 3 / 4 / 5 jugadores. Si las cartas no la alcanzan, quien ha jugado la más baja recibe 2 heridas.
    .many = Trolls
rooms_dragon = Dragón
    .text = Fuerza 14 / 18 / 23 con 3 / 4 / 5 jugadores. Si las cartas no la alcanzan, quien ha jugado la más baja recibe 3 heridas.
    .many = Dragones
rooms_treasure-1 = Tesoro (1)
    .text = La carta más alta gana 1 moneda; en caso de empate, nadie se la lleva.
    .one = tesoro de 1 moneda
    .many = tesoros de 1 moneda
rooms_treasure-2 = Tesoro (2)
    .text = La carta más alta gana 2 monedas; en caso de empate se reparten.
    .one = tesoro de 2 monedas
    .many = tesoros de 2 monedas
rooms_treasure-3 = Tesoro (3)
    .text = La carta más alta gana 3 monedas; en caso de empate se reparten.
    .one = tesoro de 3 monedas
    .many = tesoros de 3 monedas
rooms_treasure-4 = Tesoro (4)
    .text = La carta más alta gana 4 monedas; en caso de empate se reparten.
    .one = tesoro de 4 monedas
    .many = tesoros de 4 monedas
rooms_treasure-2-1 = Tesoro (2 + 1)
    .text = La carta más alta gana 2 monedas y la segunda más alta, 1 moneda; en caso de empate se reparten.
    .one = tesoro con un cofre de 2 monedas y otro de 1
    .many = tesoros con un cofre de 2 monedas y otro de 1
rooms_treasure-3-2 = Tesoro (3 + 2)
    .text = La carta más alta gana 3 monedas y la segunda más alta, 2 monedas; en caso de empate se reparten.
    .one = tesoro con cofres de 3 y 2 monedas
    .many = tesoros con cofres de 3 y 2 monedas
rooms_treasure-4-2 = Tesoro (4 + 2)
    .text = La carta más alta gana 4 monedas y la segunda más alta, 2 monedas; en caso de empate se reparten.
    .one = tesoro con cofres de 4 y 2 monedas
    .many = tesoros con cofres de 4 y 2 monedas
rooms_vault-items = Cámara (objetos)
    .text = Recibes según tu carta: con un 1, una antorcha; con un 2, una bola de cristal; con un 3, una llave; con un 4, una espada; con un 5, una poción que cura 1 herida.
    .one = cámara con objetos
    .many = cámaras con objetos
    .gender = f
rooms_vault-riches = Cámara (riquezas)
    .text = Recibes según tu carta: con un 1, 1 moneda; con un 2, 2 monedas; con un 3, una poción que cura 1 herida; con un 4, 3 monedas; con un 5, una poción que cura 2 heridas.
    .one = cámara con riquezas
    .many = cámaras con riquezas
    .gender = f
rooms_lava-trap = Caldero de lava
    .text = Carta más alta 5 / 4 / 3: los más ricos pierden 3 / 2 / 1 monedas.
    .many = Calderos de lava
rooms_magnet-trap = Atrapamonedas
    .text = Carta más alta 5 / 4 / 3 / 2: los más ricos pierden 2 / 2 / 1 / 1 monedas.
    .many = Atrapamonedas
rooms_spike-trap = Trampa de pinchos
    .text = Carta más alta 5 / 4 / 3: los que tienen menos heridas reciben 2 / 2 / 1 heridas.
    .many = Trampas de pinchos
    .gender = f
rooms_boulder-trap = Roca gigante
    .text = Carta más alta 5 / 4 / 3 / 2: los que tienen menos heridas reciben 2 / 1 / 1 / 1 heridas.
    .many = Rocas gigantes
    .gender = f
rooms_tax-collector = Recaudador
    .text = Los atacados pierden 3 monedas.
    .un = el Recaudador
rooms_medusa = Medusa
    .text = Los atacados quedan eliminados. Si todos son atacados, pierden todos.
    .gender = f
    .article = none
rooms_vampire = Vampiro
    .text = Los atacados reciben 1 herida y pierden 2 monedas.
    .un = el Vampiro
rooms_sphinx = Esfinge
    .text = Los atacados reciben 2 heridas. Derrotada o no, quien juega la carta más alta gana 2 monedas; nadie las gana si todas son iguales y la Esfinge sobrevive.
    .gender = f
    .un = la Esfinge
rooms_minotaur = Minotauro
    .text = Los atacados reciben 1 herida. Derrotado o no, quien juega la carta más alta gana 1 moneda; nadie la gana si todas son iguales y el Minotauro sobrevive.
    .un = el Minotauro
rooms_wolf-pack = Manada de lobos
    .text = Los atacados reciben 2 heridas. Juega una antorcha como carta para escapar.
    .gender = f
    .un = la Manada de lobos
rooms_necromancer = Nigromante
    .text = Los atacados reciben 2 heridas. Juega una bola de cristal como carta para escapar.
    .un = el Nigromante
rooms_mega-dragon = Megadragón
    .text = No se puede derrotar. Los atacados reciben 3 heridas. Juega una llave como carta para escapar.
    .un = el Megadragón
rooms_golem = Gólem
    .text = No se puede derrotar. Los atacados reciben 2 heridas. Las cartas de poder 5 y las espadas valen 1.
    .un = el Gólem
rooms_mummy = Momia
    .text = No se puede derrotar. Ataca a la carta más alta: 2 heridas.
    .gender = f
    .un = la Momia

others_coin-1 = Moneda (1)
others_coin-5 = Moneda (5)
others_wound-1 = Herida (1)
others_wound-5 = Herida (5)
others_map = Mapa
    .text = Quien lo tiene juega primero. Solo en la variante táctica.
others_treasure = Habitación con tesoro
others_monster = Habitación con monstruo
others_vault = Cámara
others_trap = Trampa
others_boss = Monstruo final
others_room-card = Carta de habitación
others_level-card = Carta de nivel
others_power-card = Carta de poder
others_item-card = Carta de objeto
others_character-card = Carta de personaje
others_boss-card = Carta de monstruo final
others_map-card = Carta de mapa
others_level = Nivel
others_level-row = Fila de nivel
others_coin = Moneda
others_wound = Herida
others_chest = Cofre
others_potion = Poción
others_strength = Fuerza
others_supply = Reserva
others_start-player = Jugador inicial
others_face-up = Boca arriba
others_face-down = Boca abajo (a oscuras)
others_collapse = Desmayarse
others_eliminated = Eliminado
others_escape = Escapar
others_shared-victory = Victoria compartida
others_room = Habitación
others_room-pile = Mazo de habitaciones
others_level-pile = Mazo de niveles
others_item-supply = Reserva de objetos
others_hand = Mano
others_defeat = Derrotar
others_attack = Atacar
others_tie = Empate
others_final-scoring = Recuento final
others_tactical-variant = Variante táctica

decisions_DR-DEC-PLAY = Elige una carta para esta habitación
decisions_DR-DEC-CRYSTAL = Las cartas ya están a la vista: juega otra
decisions_DR-DEC-TORCH = Puedes usar una antorcha
decisions_DR-DEC-TACT = Te toca: juega una carta

options_play = Jugar { CHOSEN($card) }
options_torch = Usar una antorcha y mirar las habitaciones a oscuras
options_torch-room = Usar una antorcha y mirar la habitación { $position }

outfit_all =
    { $count ->
        [0] sin monedas ni heridas
       *[other] { $lacks ->
            [both] con { LIST($has, between: ", ") } y sin monedas ni heridas
            [coins] con { LIST($has, between: ", ") } y sin monedas
            [wounds] con { LIST($has, between: ", ") } y sin heridas
           *[none] con { LIST($has) }
        }
    }
outfit_coins =
    { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
outfit_wounds =
    { $count ->
        [one] 1 herida
       *[other] { $count } heridas
    }
outfit_item = { UN($item) }
outfit_two = dos bolas de cristal
gift_coins =
    { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
gift_potion =
    { $wounds ->
        [one] una poción que cura 1 herida
       *[other] una poción que cura { $wounds } heridas
    }
gift_item = { UN($item) }
row_one = { ONE($room) }
row_some =
    { $count ->
        [2] dos { MANY($room) }
        [3] tres { MANY($room) }
        [4] cuatro { MANY($room) }
        [5] cinco { MANY($room) }
       *[6] seis { MANY($room) }
    }
row_dark =
    { $count ->
        [1] habitación a oscuras
        [2] dos habitaciones a oscuras
        [3] tres habitaciones a oscuras
        [4] cuatro habitaciones a oscuras
        [5] cinco habitaciones a oscuras
       *[6] seis habitaciones a oscuras
    }
row_boss = monstruo final boca abajo

events_character =
    { $who ->
        [you] Eres { EL($character) } y empiezas { $outfit }.
       *[other] { $name } es { EL($character) } y empieza { $outfit }.
    }
events_map-dealt =
    { $who ->
        [you] Coges el mapa: juegas primero.
       *[other] { $name } coge el mapa: juega primero.
    }
events_level-built = Nivel { $level }: { LIST($rooms, between: ", ") }.
events_room = Habitación { $position }: { ONE($room) }.
events_room-turned-up = Se descubre la habitación { $position }: { ONE($room) }.
events_level-ended = Fin del nivel { $level }: cada cual recupera sus cartas de poder.
events_level-ended-last = Fin del nivel { $level }: llega el recuento final.
events_committed =
    { $who ->
        [you] Ya has elegido carta.
       *[other] { $name } ya ha elegido carta.
    }
events_committed-seen =
    { $who ->
        [you] Eliges { UN($card) }.
       *[other] { $name } elige { UN($card) }.
    }
events_revealed-one =
    { $who ->
        [you] Se descubre tu carta: { UN($card) }.
       *[other] Se descubre la carta de { $name }: { UN($card) }.
    }
events_revealed = Se descubren las cartas: { LIST($cards, between: "; ") }.
events_revealed-card =
    { $who ->
        [you] tú, { UN($card) }
       *[other] { $name }, { UN($card) }
    }
events_played =
    { $who ->
        [you] Juegas { UN($card) }.
       *[other] { $name } juega { UN($card) }.
    }
events_torch =
    { $who ->
        [you] Usas una antorcha y miras
       *[other] { $name } usa una antorcha y mira
    } { $count ->
        [one] la habitación { LIST($positions) }
       *[other] las habitaciones { LIST($positions) }
    }.
events_torch-seen-one =
    { $who ->
        [you] Usas una antorcha y ves
       *[other] { $name } usa una antorcha y ve
    } lo que hay en la habitación { $position }: { UN($room) }.
events_torch-seen =
    { $who ->
        [you] Usas una antorcha y ves
       *[other] { $name } usa una antorcha y ve
    } lo que hay: { LIST($rooms, between: "; ") }.
events_torch-first = en la habitación { $position }, { UN($room) }
events_torch-next = en la { $position }, { UN($room) }
events_further-card =
    { $who ->
        [you] Te toca jugar otra carta.
        [one] { CAPITAL(TO_PEOPLE($people)) } le toca jugar otra carta.
        [youAll] { CAPITAL(TO_PEOPLE($people)) } os toca jugar otra carta.
       *[they] { CAPITAL(TO_PEOPLE($people)) } les toca jugar otra carta.
    }
events_returned =
    { $count ->
        [1] La { ONE($item) } vuelve a la reserva.
        [2] Las dos { MANY($item) } vuelven a la reserva.
        [3] Las tres { MANY($item) } vuelven a la reserva.
        [4] Las cuatro { MANY($item) } vuelven a la reserva.
        [5] Las cinco { MANY($item) } vuelven a la reserva.
       *[6] Las seis { MANY($item) } vuelven a la reserva.
    }
events_chest =
    { $who ->
        [you] Te llevas
       *[other] { $name } se lleva
    } { $coins ->
        [one] el cofre de 1 moneda
       *[other] el cofre de { $coins } monedas
    } con una carta que vale { $value }.
events_chest-small =
    { $who ->
        [youAll] { PEOPLE($people) } empatáis
       *[they] { PEOPLE($people) } empatan
    } a { $value }: { $coins ->
        [one] el cofre de 1 moneda
       *[other] el cofre de { $coins } monedas
    } no da para repartir y nadie se lo lleva.
events_chest-shared =
    { $who ->
        [youAll] { PEOPLE($people) } empatáis a { $value } y os repartís
       *[they] { PEOPLE($people) } empatan a { $value } y se reparten
    } { $coins ->
        [one] el cofre de 1 moneda
       *[other] el cofre de { $coins } monedas
    }: { $each } por cabeza.
events_chest-shared-lost =
    { $who ->
        [youAll] { PEOPLE($people) } empatáis a { $value } y os repartís
       *[they] { PEOPLE($people) } empatan a { $value } y se reparten
    } { $coins ->
        [one] el cofre de 1 moneda
       *[other] el cofre de { $coins } monedas
    }: { $each } por cabeza; { $lost ->
        [one] sobra 1 y se pierde
       *[other] sobran { $lost } y se pierden
    }.
events_chest-left =
    { $coins ->
        [one] Todas las cartas valen lo mismo, así que no hay segunda más alta: nadie se lleva el cofre de 1 moneda.
       *[other] Todas las cartas valen lo mismo, así que no hay segunda más alta: nadie se lleva el cofre de { $coins } monedas.
    }
events_escaped =
    { $who ->
        [you] Escapas gracias a tu { ONE($item) }.
       *[other] { $name } escapa gracias a su { ONE($item) }.
    }
events_fought-golem = No hay quien derrote al Gólem, y contra él un 5 o una espada valen 1.
events_fought-never = No hay quien derrote { AL($room) }.
events_fought-nobody = Nadie se enfrenta { AL($room) }.
events_fought-won =
    Las cartas suman { $total } contra una fuerza de { $strength }: { EL($room) } { GENDER($room) ->
        [f] cae derrotada
       *[m] cae derrotado
    }.
events_fought-lost = Las cartas suman { $total } contra una fuerza de { $strength }: no basta.
events_attacked-all = { CAPITAL(EL($room)) } ataca a todo el grupo: todas las cartas valen { $value }.
events_attacked-rest =
    { $who ->
        [you] { CAPITAL(EL($room)) } te ataca: eres la única persona que no ha escapado.
        [one] { CAPITAL(EL($room)) } ataca { TO_PEOPLE($people) }, la única persona que no ha escapado.
        [youAll] { CAPITAL(EL($room)) } os ataca { TO_PEOPLE($people) }, que no habéis escapado y empatáis a { $value }.
       *[they] { CAPITAL(EL($room)) } ataca { TO_PEOPLE($people) }, que no han escapado y empatan a { $value }.
    }
events_attacked-lowest =
    { $who ->
        [you] { CAPITAL(EL($room)) } te ataca: tienes la carta más baja (vale { $value }).
        [one] { CAPITAL(EL($room)) } ataca { TO_PEOPLE($people) }, que tiene la carta más baja (vale { $value }).
        [youAll] { CAPITAL(EL($room)) } os ataca { TO_PEOPLE($people) }: tenéis las cartas más bajas (valen { $value }).
       *[they] { CAPITAL(EL($room)) } ataca { TO_PEOPLE($people) }, que tienen las cartas más bajas (valen { $value }).
    }
events_attacked-highest =
    { $who ->
        [you] { CAPITAL(EL($room)) } te ataca: tienes la carta más alta (vale { $value }).
        [one] { CAPITAL(EL($room)) } ataca { TO_PEOPLE($people) }, que tiene la carta más alta (vale { $value }).
        [youAll] { CAPITAL(EL($room)) } os ataca { TO_PEOPLE($people) }: tenéis las cartas más altas (valen { $value }).
       *[they] { CAPITAL(EL($room)) } ataca { TO_PEOPLE($people) }, que tienen las cartas más altas (valen { $value }).
    }
events_attacked-nobody = Todos han escapado: nadie recibe el ataque.
events_eliminated =
    { $who ->
        [you] Medusa te convierte en piedra: quedas fuera de la partida.
       *[other] Medusa convierte en piedra a { $name }, que queda fuera de la partida.
    }
events_reward-all =
    { $each ->
        [one] Todas las cartas valen { $value }: { EL($room) } deja 1 moneda a cada cual.
       *[other] Todas las cartas valen { $value }: { EL($room) } deja { $each } monedas a cada cual.
    }
events_reward =
    { $who ->
        [you] Tienes la carta más alta (vale { $value }): { EL($room) } te deja
        [one] { PEOPLE($people) } tiene la carta más alta (vale { $value }): { EL($room) } le deja
        [youAll] { PEOPLE($people) } tenéis las cartas más altas (valen { $value }): { EL($room) } os deja
       *[they] { PEOPLE($people) } tienen las cartas más altas (valen { $value }): { EL($room) } les deja
    } { $each ->
        [one] 1 moneda
       *[other] { $each } monedas
    }{ $who ->
        [you] .
        [one] .
       *[other] { " " }por cabeza.
    }
events_reward-withheld = { CAPITAL(EL($room)) } sigue en pie y todas las cartas valen lo mismo: no deja monedas.
events_gift-of-coins =
    { $who ->
        [you] Con tu { $value } vas a por las monedas.
       *[other] Con su { $value }, { $name } va a por las monedas.
    }
events_gift =
    { $who ->
        [you] Con tu { $value } recibes { $gift }.
       *[other] Con su { $value }, { $name } recibe { $gift }.
    }
events_pile-too-small =
    { $who ->
        [you] Te tocaba { UN($item) }
        [one] { CAPITAL(TO_PEOPLE($people)) } le tocaba { UN($item) }
        [youAll] { CAPITAL(TO_PEOPLE($people)) } os tocaba { UN($item) } por cabeza
       *[they] { CAPITAL(TO_PEOPLE($people)) } les tocaba { UN($item) } por cabeza
    }, pero { $pile ->
        [0] en la reserva no queda ninguna
        [one] en la reserva solo queda 1: nadie se la lleva
       *[other] en la reserva solo quedan { $pile }: nadie se lleva ninguna
    }.
events_trap-nothing = La carta más alta es un { $highest }: no pasa nada.
events_trap-no-coins = La carta más alta es un { $highest }, pero nadie tiene monedas que perder.
events_trap-all-coins = La carta más alta es un { $highest }: la trampa alcanza a todo el grupo, porque hay empate a monedas.
events_trap-all-wounds = La carta más alta es un { $highest }: la trampa alcanza a todo el grupo, porque hay empate a heridas.
events_trap-coins =
    La carta más alta es un { $highest }: la trampa { $who ->
        [you] te alcanza por ser tú quien más monedas tiene
        [one] alcanza { TO_PEOPLE($people) }, que es quien más monedas tiene
        [youAll] os alcanza { TO_PEOPLE($people) }, que sois quienes más monedas tenéis
       *[they] alcanza { TO_PEOPLE($people) }, que son quienes más monedas tienen
    }.
events_trap-wounds =
    La carta más alta es un { $highest }: la trampa { $who ->
        [you] te alcanza por ser tú quien menos heridas tiene
        [one] alcanza { TO_PEOPLE($people) }, que es quien menos heridas tiene
        [youAll] os alcanza { TO_PEOPLE($people) }, que sois quienes menos heridas tenéis
       *[they] alcanza { TO_PEOPLE($people) }, que son quienes menos heridas tienen
    }.
events_coins-lost =
    { $who ->
        [you] Pierdes
       *[other] { $name } pierde
    } { $lost ->
        [one] 1 moneda
       *[other] { $lost } monedas
    }: { $who ->
        [you] { $left ->
            [0] no te queda ninguna
            [one] te queda 1
           *[other] te quedan { $left }
        }
       *[other] { $left ->
            [0] no le queda ninguna
            [one] le queda 1
           *[other] le quedan { $left }
        }
    }.
events_coins-none =
    { $who ->
        [you] No tienes monedas que perder.
       *[other] { $name } no tiene monedas que perder.
    }
events_coins-same =
    { $who ->
        [you] Ya tienes
       *[other] { $name } ya tiene
    } { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }.
events_coins-same-wasted =
    { $who ->
        [you] Ya tienes
       *[other] { $name } ya tiene
    } { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }, el máximo; { $lost ->
        [one] 1 moneda se pierde
       *[other] { $lost } monedas se pierden
    }.
events_coins-gained =
    { $who ->
        [you] Ganas
       *[other] { $name } gana
    } { $gained ->
        [one] 1 moneda
       *[other] { $gained } monedas
    }: { $who ->
        [you] ahora tienes { $coins }
       *[other] ahora tiene { $coins }
    }.
events_coins-gained-wasted =
    { $who ->
        [you] Ganas
       *[other] { $name } gana
    } { $gained ->
        [one] 1 moneda
       *[other] { $gained } monedas
    }: { $who ->
        [you] ahora tienes { $coins }
       *[other] ahora tiene { $coins }
    }, el máximo; { $lost ->
        [one] 1 moneda se pierde
       *[other] { $lost } monedas se pierden
    }.
events_wounds-taken =
    { $who ->
        [you] Recibes
       *[other] { $name } recibe
    } { $taken ->
        [one] 1 herida
       *[other] { $taken } heridas
    }: { $who ->
        [you] ahora tienes { $wounds }
       *[other] ahora tiene { $wounds }
    }.
events_wounds-none =
    { $who ->
        [you] No tienes heridas que curar.
       *[other] { $name } no tiene heridas que curar.
    }
events_wounds-healed =
    { $who ->
        [you] Te curas
       *[other] { $name } se cura
    } { $healed ->
        [one] 1 herida
       *[other] { $healed } heridas
    }: { $who ->
        [you] { $left ->
            [0] no te queda ninguna
            [one] te queda 1
           *[other] te quedan { $left }
        }
       *[other] { $left ->
            [0] no le queda ninguna
            [one] le queda 1
           *[other] le quedan { $left }
        }
    }.
events_map-tied-kept =
    Las cartas más altas empatan a { $value }: { $who ->
        [you] ya tienes el mapa y lo conservas.
       *[other] { $name } ya tiene el mapa y lo conserva.
    }
events_map-tied =
    Las cartas más altas empatan a { $value }: en sentido horario desde { $whoBefore ->
        [you] ti
       *[other] { $nameBefore }
    }, { $who ->
        [you] vas antes y coges el mapa.
       *[other] { $name } va antes y coge el mapa.
    }
events_map-kept =
    { $who ->
        [you] Conservas el mapa por tener la carta más alta (vale { $value }).
       *[other] { $name } conserva el mapa por tener la carta más alta (vale { $value }).
    }
events_map-passed =
    { $who ->
        [you] Coges el mapa por tener la carta más alta (vale { $value }).
       *[other] { $name } coge el mapa por tener la carta más alta (vale { $value }).
    }
events_collapsed =
    { $who ->
        [you] Te desmayas por tener el mayor número de heridas ({ $wounds }): no puedes ganar.
        [one] { PEOPLE($people) } se desmaya por tener el mayor número de heridas ({ $wounds }): no puede ganar.
        [youAll] { PEOPLE($people) } os desmayáis por tener el mayor número de heridas ({ $wounds } cada cual): no podéis ganar.
       *[they] { PEOPLE($people) } se desmayan por tener el mayor número de heridas ({ $wounds } cada cual): no pueden ganar.
    }
events_standing-equal = Nadie se desmaya: todos los que siguen en la partida tienen las mismas heridas.
events_standing-tie-of-three = Nadie se desmaya: dos jugadores empatan con el mayor número de heridas y, en una partida de tres, eso los salva.
events_standing-alone = Nadie se desmaya: solo queda un jugador.
events_standing-untold = Nadie se desmaya.
events_won =
    { $who ->
        [you] ¡Ganas la partida con
        [one] ¡{ PEOPLE($people) } gana la partida con
        [youAll] ¡{ PEOPLE($people) } compartís la victoria con
       *[they] ¡{ PEOPLE($people) } comparten la victoria con
    } { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }{ $who ->
        [you] !
        [one] !
       *[other] { " " }cada cual!
    }
events_won-by-wounds =
    { $who ->
        [you] ¡Ganas la partida con
        [one] ¡{ PEOPLE($people) } gana la partida con
        [youAll] ¡{ PEOPLE($people) } compartís la victoria con
       *[they] ¡{ PEOPLE($people) } comparten la victoria con
    } { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } y { $wounds ->
        [0] ninguna herida
        [one] 1 herida
       *[other] { $wounds } heridas
    }{ $who ->
        [you] !
        [one] !
       *[other] { " " }cada cual!
    }
events_beaten =
    { $who ->
        [you] Empatas a monedas, pero tienes más heridas.
        [one] { PEOPLE($people) } empata a monedas, pero tiene más heridas.
        [youAll] { PEOPLE($people) } empatáis a monedas, pero tenéis más heridas.
       *[they] { PEOPLE($people) } empatan a monedas, pero tienen más heridas.
    }
events_everyone-lost = Medusa ha acabado con todo el grupo: no gana nadie.
