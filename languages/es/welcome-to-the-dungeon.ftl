name = Bienvenido a la mazmorra
tagline = Puja, engaña, quítale la espada al aventurero… y que le toque entrar a otro.

scores_successes = Éxitos
scores_failures = Fracasos

variants_firstTurnAdd_name = El primer monstruo, a la mazmorra
variants_firstTurnAdd_sentence = En el primer turno de cada ronda hay que meter en la mazmorra el monstruo robado.
variants_firstTurnAdd_values_off = No
variants_firstTurnAdd_values_each-player = Para cada jugador
variants_firstTurnAdd_values_starter-only = Solo para quien empieza
variants_firstTurnNoPass_name = Sin pasar en el primer turno
variants_firstTurnNoPass_sentence = Nadie puede pasar en su primer turno de cada ronda.
variants_firstAdventurer_name = Primer aventurero
variants_firstAdventurer_sentence = Qué aventurero se juega en la primera ronda.
variants_firstAdventurer_values_warrior = Guerrero
variants_firstAdventurer_values_barbarian = Bárbaro
variants_firstAdventurer_values_mage = Mago
variants_firstAdventurer_values_rogue = Pícaro
variants_firstAdventurer_values_random = Al azar
variants_firstAdventurer_values_starter-chooses = Lo elige quien empieza
variants_vorpalAxeScope_name = Hacha vorpalina
variants_vorpalAxeScope_sentence = A qué derrota el hacha vorpalina.
variants_vorpalAxeScope_values_kind = A todos los monstruos de ese tipo
variants_vorpalAxeScope_values_single = Solo a ese monstruo
variants_nextAdventurer_name = Aventureros siguientes
variants_nextAdventurer_sentence = Cómo se elige el aventurero de las demás rondas.
variants_nextAdventurer_values_chosen = Lo elige un jugador
variants_nextAdventurer_values_random = Al azar
variants_adventurerChooser_name = Quién elige tras una eliminación
variants_adventurerChooser_sentence = Quien acaba de recorrer la mazmorra elige al siguiente aventurero aunque haya quedado eliminado, como dice el reglamento, o lo elige quien empieza la nueva ronda.
variants_adventurerChooser_values_runner = Quien ha estado en la mazmorra
variants_adventurerChooser_values_starter = Quien empieza la nueva ronda
variants_keptSuccesses_name = Éxitos de quien queda eliminado
variants_keptSuccesses_sentence = Quien queda eliminado conserva las cartas de éxito que había ganado.
variants_memory_name = Tus monstruos de la mazmorra
variants_memory_sentence = Se te muestra qué monstruos has metido en la mazmorra, o tienes que recordarlos.
variants_memory_values_shown = A la vista
variants_memory_values_hidden = De memoria

monsters_goblin = Trasgo
    .one = trasgo
    .text = Fuerza 1. Hay dos.
    .todos = a los trasgos
    .dos = dos trasgos
monsters_skeleton = Esqueleto
    .one = esqueleto
    .text = Fuerza 2. Hay dos.
    .todos = a los esqueletos
    .dos = dos esqueletos
monsters_orc = Orco
    .one = orco
    .text = Fuerza 3. Hay dos.
    .todos = a los orcos
    .dos = dos orcos
monsters_vampire = Vampiro
    .one = vampiro
    .text = Fuerza 4. Hay dos.
    .todos = a los vampiros
    .dos = dos vampiros
monsters_golem = Gólem
    .one = gólem
    .text = Fuerza 5. Hay dos.
    .todos = a los gólems
    .dos = dos gólems
monsters_lich = Liche
    .one = liche
    .text = Fuerza 6. Solo hay uno.
    .un = el liche
    .todos = al liche
monsters_demon = Demonio
    .one = demonio
    .text = Fuerza 7. Solo hay uno.
    .un = el demonio
    .todos = al demonio
monsters_dragon = Dragón
    .one = dragón
    .text = Fuerza 9. Solo hay uno.
    .un = el dragón
    .todos = al dragón

adventurers_warrior = Guerrero
    .one = guerrero
    .text = 3 PV, 11 con todo el equipo.
adventurers_barbarian = Bárbaro
    .one = bárbaro
    .text = 4 PV, 11 con todo el equipo.
adventurers_mage = Mago
    .one = mago
    .text = 2 PV, 11 con todo el equipo.
adventurers_rogue = Pícaro
    .one = pícaro
    .text = 3 PV, 11 con todo el equipo.

tiles_warrior-plate-armor = Armadura de placas
    .one = armadura de placas
    .text = +5 puntos de vida.
    .gender = f
tiles_warrior-knight-shield = Escudo de caballero
    .one = escudo de caballero
    .text = +3 puntos de vida.
tiles_warrior-vorpal-sword = Espada vorpalina
    .one = espada vorpalina
    .text = Elige un tipo de monstruo antes de descubrir la primera carta. Derrota a todos los de ese tipo.
    .gender = f
tiles_warrior-dragon-spear = Lanza de dragón
    .one = lanza de dragón
    .text = Derrota al dragón.
    .gender = f
tiles_warrior-holy-grail = Cáliz sagrado
    .one = cáliz sagrado
    .text = Derrota a todos los monstruos de fuerza par (2, 4, 6).
tiles_warrior-torch = Antorcha
    .one = antorcha
    .text = Derrota a todos los monstruos de fuerza 3 o menos.
    .gender = f
tiles_barbarian-healing-potion = Poción de curación
    .one = poción de curación
    .text = Una vez por mazmorra: cuando te quedas sin PV, recuperas los PV propios del aventurero y sigues adelante.
    .gender = f
tiles_barbarian-leather-shield = Escudo de cuero
    .one = escudo de cuero
    .text = +3 puntos de vida.
tiles_barbarian-chainmail = Cota de malla
    .one = cota de malla
    .text = +4 puntos de vida.
    .gender = f
tiles_barbarian-vorpal-axe = Hacha vorpalina
    .one = hacha vorpalina
    .text = Una vez por mazmorra: al descubrir un monstruo puedes derrotar a su tipo, es decir, esa carta y las iguales que salgan después.
    .gender = f
    .article = el
tiles_barbarian-torch = Antorcha
    .one = antorcha
    .text = Derrota a todos los monstruos de fuerza 3 o menos.
    .gender = f
tiles_barbarian-war-hammer = Martillo de guerra
    .one = martillo de guerra
    .text = Derrota a los gólems.
tiles_mage-wall-of-fire = Muro de fuego
    .one = muro de fuego
    .text = +6 puntos de vida.
tiles_mage-holy-grail = Cáliz sagrado
    .one = cáliz sagrado
    .text = Derrota a todos los monstruos de fuerza par (2, 4, 6).
tiles_mage-omnipotence = Omnipotencia
    .one = omnipotencia
    .text = Si todos los monstruos de la mazmorra eran de tipos distintos, la superas aunque no te queden PV.
    .gender = f
tiles_mage-bracelet-of-protection = Brazalete de protección
    .one = brazalete de protección
    .text = +3 puntos de vida.
tiles_mage-polymorph = Polimorfismo
    .one = polimorfismo
    .text = Una vez por mazmorra: cambia el monstruo que acabas de descubrir por la primera carta del mazo de monstruos. No se puede si el mazo está vacío.
tiles_mage-demonic-pact = Pacto demoníaco
    .one = pacto demoníaco
    .text = Derrota al demonio y al monstruo que salga justo después.
tiles_rogue-mithril-armor = Armadura de mithril
    .one = armadura de mithril
    .text = +5 puntos de vida.
    .gender = f
tiles_rogue-healing-potion = Poción de curación
    .one = poción de curación
    .text = Una vez por mazmorra: cuando te quedas sin PV, recuperas los PV propios del aventurero y sigues adelante.
    .gender = f
tiles_rogue-ring-of-power = Anillo de poder
    .one = anillo de poder
    .text = Derrota a todos los monstruos de fuerza 2 o menos y suma su fuerza a tus PV.
tiles_rogue-buckler = Broquel
    .one = broquel
    .text = +3 puntos de vida.
tiles_rogue-vorpal-dagger = Daga vorpalina
    .one = daga vorpalina
    .text = Elige un tipo de monstruo antes de descubrir la primera carta. Derrota a todos los de ese tipo.
    .gender = f
tiles_rogue-invisibility-cloak = Capa de invisibilidad
    .one = capa de invisibilidad
    .text = Derrota a todos los monstruos de fuerza 6 o más.
    .gender = f

others_symbol-torch = Antorcha
    .text = Una antorcha derrota a este monstruo.
others_symbol-chalice = Cáliz
    .text = El cáliz sagrado derrota a este monstruo.
others_symbol-hammer = Martillo
    .text = El martillo de guerra derrota a este monstruo.
others_symbol-spear = Lanza
    .text = La lanza de dragón derrota a este monstruo.
others_symbol-cloak = Capa
    .text = La capa de invisibilidad derrota a este monstruo.
others_symbol-pact = Pacto
    .text = El pacto demoníaco derrota a este monstruo.
others_success-card = Carta de éxito
    .text = Una por cada mazmorra a la que sobrevives; con la segunda ganas la partida.
others_player-aid = Carta de ayuda
    .text = Cara blanca: ningún fracaso. Cara roja: un fracaso; con el siguiente quedas fuera de la partida.
others_monster-deck = Mazo de monstruos
    .text = Los monstruos que nadie ha robado todavía.
others_dungeon-pile = Mazmorra
    .text = Los monstruos que esperan a quien entre; el último en llegar sale primero. Se pueden contar, pero no mirar.

decisions_WD-DEC-01 = Elige al aventurero de la próxima ronda
decisions_WD-DEC-02 = Roba un monstruo o pasa
decisions_WD-DEC-03 = El mazo está vacío: tienes que pasar
decisions_WD-DEC-04 = Mete al monstruo en la mazmorra, o apártalo y sacrifica un objeto
decisions_WD-DEC-05 = Elige el tipo de monstruo que derrotará tu arma vorpalina
decisions_WD-DEC-06 = Enfréntate a este monstruo o cámbialo por la primera carta del mazo
decisions_WD-DEC-07 = Usa el hacha vorpalina o encaja el daño

options_draw = Robar un monstruo
options_pass = Pasar
options_add = Meterlo en la mazmorra
options_keep = Enfrentarse a este monstruo
options_polymorph = Cambiarlo con el polimorfismo
options_take-damage = Encajar el daño
options_use-axe = Usar el hacha vorpalina
options_sacrifice = Sacrificar { EL($tile) }

events_starter-drawn =
    { $who ->
        [you] Se echa a suertes: empiezas tú.
       *[other] Se echa a suertes: empieza { $name }.
    }
events_adventurer-first = El primer aventurero es { EL($adventurer) }.
events_adventurer-chance = El azar elige { AL($adventurer) } como aventurero.
events_adventurer-choice =
    { $who ->
        [you] Eliges { AL($adventurer) } como aventurero.
       *[other] { $name } elige { AL($adventurer) } como aventurero.
    }
events_adventurer-out =
    { $who ->
        [you] Aunque quedas fuera, aún eliges al siguiente aventurero: { EL($adventurer) }.
       *[other] Aunque queda fuera, { $name } aún elige al siguiente aventurero: { EL($adventurer) }.
    }
events_round-first =
    Ronda { $round }: { EL($adventurer) } lleva sus seis objetos y el mazo tiene { $deck ->
        [one] 1 carta
       *[other] { $deck } cartas
    }.
events_round-later =
    Ronda { $round }: { EL($adventurer) } lleva sus seis objetos y el mazo tiene { $deck ->
        [one] 1 carta
       *[other] { $deck } cartas
    }. { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $name }.
    }
events_round-after =
    Ronda { $round }: { EL($adventurer) } lleva sus seis objetos y el mazo tiene { $deck ->
        [one] 1 carta
       *[other] { $deck } cartas
    }. { $who ->
        [you] Empiezas tú, que vas después de { $whoAfter ->
            [you] ti
           *[other] { $nameAfter }
        }.
       *[other] Empieza { $name }, que va después de { $whoAfter ->
            [you] ti
           *[other] { $nameAfter }
        }.
    }
events_draw =
    { $who ->
        [you] Robas una carta de monstruo.
       *[other] { $name } roba una carta de monstruo.
    }
events_draw-seen =
    { $who ->
        [you] Robas { UN($monster) }.
       *[other] { $name } roba { UN($monster) }.
    }
events_pass =
    { $who ->
        [you] Pasas
       *[other] { $name } pasa
    }: { $left ->
        [one] solo queda 1 jugador en la puja
       *[other] quedan { $left } jugadores en la puja
    }.
events_pass-forced =
    { $who ->
        [you] El mazo está vacío: tienes que pasar.
       *[other] El mazo está vacío: { $name } tiene que pasar.
    }
events_add =
    { $who ->
        [you] Metes un monstruo en la mazmorra
       *[other] { $name } mete un monstruo en la mazmorra
    }: { $pile ->
        [1] es la primera carta
       *[other] ya hay { $pile } cartas
    }.
events_add-seen =
    { $who ->
        [you] Metes { AL($monster) } en la mazmorra
       *[other] { $name } mete { AL($monster) } en la mazmorra
    }: { $pile ->
        [1] es la primera carta
       *[other] ya hay { $pile } cartas
    }.
events_sacrifice =
    { $who ->
        [you] Apartas un monstruo y sacrificas { EL($tile) }.
       *[other] { $name } aparta un monstruo y sacrifica { EL($tile) }.
    }
events_sacrifice-hp =
    { $who ->
        [you] Apartas un monstruo y sacrificas { EL($tile) }: quedan { $hp } PV.
       *[other] { $name } aparta un monstruo y sacrifica { EL($tile) }: quedan { $hp } PV.
    }
events_sacrifice-seen =
    { $who ->
        [you] Apartas { AL($monster) } y sacrificas { EL($tile) }.
       *[other] { $name } aparta { AL($monster) } y sacrifica { EL($tile) }.
    }
events_sacrifice-seen-hp =
    { $who ->
        [you] Apartas { AL($monster) } y sacrificas { EL($tile) }: quedan { $hp } PV.
       *[other] { $name } aparta { AL($monster) } y sacrifica { EL($tile) }: quedan { $hp } PV.
    }
events_enter =
    { $who ->
        [you] Entras en la mazmorra con { EL($adventurer) }
       *[other] { $name } entra en la mazmorra con { EL($adventurer) }
    }: { $hp } PV, { $tiles ->
        [0] ningún objeto
        [one] 1 objeto
       *[other] { $tiles } objetos
    } y { $pile ->
        [0] ni una carta
        [one] 1 carta
       *[other] { $pile } cartas
    } por descubrir.
events_name =
    { $who ->
        [you] Tu { ONE($tile) } derrotará { TODOS($monster) }.
       *[other] { CAPITAL(EL($tile)) } de { $name } derrotará { TODOS($monster) }.
    }
events_turn-up =
    Aparece { UN($monster) } (fuerza { $strength }), que { $who ->
        [you] metiste tú
       *[other] metió { $name }
    }. { $pile ->
        [0] Era la última carta
        [one] Queda 1 carta
       *[other] Quedan { $pile } cartas
    }.
events_keep =
    { $who ->
        [you] Ante { EL($monster) } te guardas el polimorfismo.
       *[other] Ante { EL($monster) }, { $name } se guarda el polimorfismo.
    }
events_polymorph =
    { $who ->
        [you] Usas el polimorfismo y cambias { EL($from) } por { UN($to) }.
       *[other] { $name } usa el polimorfismo y cambia { EL($from) } por { UN($to) }.
    }
events_polymorph-same =
    { $who ->
        [you] Usas el polimorfismo y cambias { EL($from) } por… otro { ONE($from) }.
       *[other] { $name } usa el polimorfismo y cambia { EL($from) } por… otro { ONE($from) }.
    }
events_defeat = { CAPITAL(EL($tile)) } derrota { AL($monster) }.
events_defeat-next = { CAPITAL(EL($tile)) } derrota también { AL($monster) }, que venía justo detrás del demonio.
events_defeat-healed =
    { $who ->
        [you] { CAPITAL(EL($tile)) } derrota { AL($monster) } y te da { $healed } PV: ahora tienes { $hp }.
       *[other] { CAPITAL(EL($tile)) } derrota { AL($monster) } y le da { $healed } PV a { $name }: ahora tiene { $hp }.
    }
events_axe-saved =
    { $who ->
        [you] Ante { EL($monster) } te guardas el hacha vorpalina.
       *[other] Ante { EL($monster) }, { $name } se guarda el hacha vorpalina.
    }
events_damage =
    { $who ->
        [you] { CAPITAL(EL($monster)) } te quita { $lost } PV: { $hp ->
            [0] ya no te queda ninguno
            [one] te queda 1
           *[other] te quedan { $hp }
        }.
       *[other] { CAPITAL(EL($monster)) } le quita { $lost } PV a { $name }: { $hp ->
            [0] ya no le queda ninguno
            [one] le queda 1
           *[other] le quedan { $hp }
        }.
    }
events_damage-none = { CAPITAL(EL($monster)) } ya no puede hacer más daño.
events_potion =
    { $who ->
        [you] { CAPITAL(EL($tile)) } te devuelve las fuerzas: vuelves a tener { $hp } PV.
       *[other] { CAPITAL(EL($tile)) } le devuelve las fuerzas a { $name }: vuelve a tener { $hp } PV.
    }
events_death =
    { $who ->
        [you] Mueres en la mazmorra.
       *[other] { $name } muere en la mazmorra.
    }
events_death-goes-on =
    { $who ->
        [you] Morirías aquí, pero aún puede salvarte la omnipotencia.
       *[other] { $name } moriría aquí, pero aún le queda la omnipotencia.
    }
events_omnipotence-saved = Omnipotencia: todos los monstruos eran de tipos distintos. ¡Mazmorra superada!
events_omnipotence-failed = La omnipotencia no sirve: había monstruos del mismo tipo.
events_result-success =
    { $who ->
        [you] Sobrevives a la mazmorra y coges tu { $successes ->
            [1] primera
           *[other] segunda
        } carta de éxito.
       *[other] { $name } sobrevive a la mazmorra y coge su { $successes ->
            [1] primera
           *[other] segunda
        } carta de éxito.
    }
events_result-failure =
    { $who ->
        [you] Es tu { $failures ->
            [1] primer
           *[other] segundo
        } fracaso.
       *[other] Es el { $failures ->
            [1] primer
           *[other] segundo
        } fracaso de { $name }.
    }
events_eliminated =
    { $who ->
        [you] Quedas fuera de la partida.
       *[other] { $name } queda fuera de la partida.
    }
events_eliminated-gave-back =
    { $who ->
        [you] Quedas fuera de la partida y devuelves tu carta de éxito.
       *[other] { $name } queda fuera de la partida y devuelve su carta de éxito.
    }
events_turn-up-aside =
    { $who ->
        [you] Bajo { EL($tile) }, que sacrificaste tú, se escondía { UN($monster) }.
       *[other] Bajo { EL($tile) }, que sacrificó { $name }, se escondía { UN($monster) }.
    }
events_turn-up-left =
    En la mazmorra { $count ->
        [1] aún esperaba
       *[other] aún esperaban
    } { LIST($monsters) }.
events_left-one = { UN($monster) }
events_left-two = { DOS($monster) }
events_win-successes =
    { $who ->
        [you] Has sobrevivido a dos mazmorras: ¡ganas la partida!
       *[other] { $name } ha sobrevivido a dos mazmorras: ¡gana la partida!
    }
events_win-last-left =
    { $who ->
        [you] No queda nadie más: ¡ganas la partida!
       *[other] No queda nadie más: ¡{ $name } gana la partida!
    }
