map = La mazmorra
minimap = Mapa pequeño: ver toda la mazmorra
minimapNear = Mapa pequeño: ver de cerca a tu personaje
cell_unexplored = sin explorar
cell_leads = { $side }: { $way }, { $to }.
cell_blocked = { $side }: tapiado al otro lado.
cell_hero =
    { $own ->
        [true] Estás aquí.
       *[false] { $name } está aquí.
    }
cell_fell =
    { $own ->
        [true] Moriste aquí.
       *[false] { $name } murió aquí.
    }
explored =
    { $rooms } { $rooms ->
        [1] sala explorada
       *[other] salas exploradas
    }, { $left ->
        [1] queda 1 por descubrir
       *[other] quedan { $left } por descubrir
    }
ways_open = pasadizo
ways_door = puerta
ways_portcullis = rastrillo
entrance = Entrada a las catacumbas: quien esté aquí puede bajar.
chamber = Sala del Tesoro
chamberTip = Kalladra duerme sobre su oro. Cada vez que entras robas una carta de Dragón: siete de las ocho lo dejan dormir, y te llevas dos cartas de Tesoro.
towerTip = Entrada y salida. Con al menos una carta de Botín puedes salir aquí de la mazmorra.
sun = El sol está en el espacio { $space } de { $last }
sunPlain =
    { $rounds ->
        [1] Queda 1 ronda de luz segura
       *[other] Quedan { $rounds } rondas de luz segura
    }
sunRisk =
    En cada ronda se tira un dado: con { $die ->
        [1] un 1
       *[other] un número del 1 al { $die }
    } se cierran las torres y mueren todos los que sigan dentro.
hours_morning = Mañana
hours_noon = Mediodía
hours_evening = Tarde
hours_dusk = Ocaso
turnOf =
    { $own ->
        [true] Tu turno
       *[false] Turno de { $name }
    }
sheetOf = Hoja de héroe: { $hero }
openSheet = Abrir la hoja de héroe
noHero = Aún sin personaje
life = { $left } de { $of } puntos de Vida
determination =
    { $count ->
        [1] 1 ficha de Determinación: los dados pueden sumar 1 más
       *[other] { $count } fichas de Determinación: los dados pueden sumar { $count } más
    }
runes = Runas
noRunes = No queda ninguna runa
kept = Cartas que se conservan
loot =
    { $count ->
        [0] Botín: ninguna carta
       *[other] Botín: { $count } { $count ->
            [1] carta
           *[other] cartas
        }
    }
noLoot = Aún no hay Botín. Sin Botín no se puede salir.
gold = { $gold } de oro
goldUnknown = oro desconocido
hiddenLoot = Una carta de Botín boca abajo
lostTurns =
    Pierde { $count } { $count ->
        [1] turno
       *[other] turnos
    }
afterDeath =
    { $gender ->
        [f] Tu heroína ha muerto.
       *[OTHER] Tu héroe ha muerto.
    }
afterDeathMonsters = Sigues llevando a los Monstruos que se encuentre { $name }.
afterDeathServant = En tus turnos sirves a Kalladra y mueves a los Monstruos.
betAsk = ¿Quién saldrá con vida? Haz tu apuesta.
afterDeathWatch = Mira cómo les va a los demás.
searched = Registrada { $count } de 2 veces
mayGoDown = Desde aquí se puede bajar a las catacumbas.
belowFor =
    { $cards ->
        [0] Ninguna carta todavía: aún no has avanzado
       *[other] { $cards } { $cards ->
            [1] carta
           *[other] cartas
        }: avanzarás { $cards } { $cards ->
            [1] espacio
           *[other] espacios
        }
    }
exits = Salidas posibles
left = izquierda
right = derecha
ahead =
    { $steps } { $steps ->
        [1] espacio
       *[other] espacios
    } de frente
exitsSide = A la izquierda: { $left }. A la derecha: { $right }.
secretCard = Solo quien la ha robado sabe qué carta es.
needs = Tirada de { $attribute }: dos dados, { $needs } o menos
chance = { $percent } %
rolled =
    { $bonus ->
        [0] { $dice } = { $total }
       *[other] { $dice } + { $bonus } = { $total }
    }
raised = Los dados suman { $bonus } más
passed = Superada
failed = Fallada
rolling = Los dados están rodando
dice = Dados: { $values }
woundsComing =
    Vas a sufrir { $amount } { $amount ->
        [1] Herida
       *[other] Heridas
    }
meets =
    ¡{ $gender ->
        [f] Una
       *[OTHER] Un
    } { $monster }!
playedBy =
    { $own ->
        [true] { $gender ->
            [f] La llevas tú
           *[OTHER] Lo llevas tú
        }
       *[false] { $gender ->
            [f] La lleva
           *[OTHER] Lo lleva
        } { $name }
    }
automaton =
    { $gender ->
        [f] La lleva el autómata
       *[OTHER] Lo lleva el autómata
    }
lifeHidden = Vida desconocida
lifeKnown = Vida { $life }
noEscape = Aquí no puedes escapar
dragonLeft =
    { $left ->
        [1] 1 carta de Dragón boca abajo
       *[other] { $left } cartas de Dragón boca abajo
    }
dragonRisk = { $percent } % de que despierte
dragonSleeps = Sigue dormido
dragonWakes = ¡Kalladra despierta!
bribe =
    { $cards ->
        [0] Aún no le has ofrecido nada
       *[other] Le ofreces { $cards } { $cards ->
            [1] carta
           *[other] cartas
        }: { $gold } de oro
    }
stasis = Movimiento { $made } de { $total }
unconscious =
    { $cards ->
        [1] Te falta por perder 1 carta de Botín
       *[other] Te faltan por perder { $cards } cartas de Botín
    }
pickHero = ¿Quién vas a ser?
pickLoot = Elige una carta de Botín
pickTile = Tres salas: ¿cuál colocas?
combat = Combate
round = Ronda { $round }
hand =
    { $name }: { $count } { $count ->
        [1] carta
       *[other] cartas
    } en la mano
stack = Montón: { $count }
deck = Mazo: { $count }
attack = Ataque { $total }
sealed = Carta elegida
waitsForCard = Eligiendo…
cancelled = Cancelada
mayCounter = Puede contraatacar
counterattack = Contraataque
stalemate = Punto muerto
deathblow =
    Golpe mortal: { $cards } { $cards ->
        [1] carta
       *[other] cartas
    }
stalemateWhy = Ataques iguales: todas las cartas van al montón.
counterRule = Quien no va por delante puede contraatacar: solo con cartas que en la esquina tienen el tipo del ataque contrario.
roundTo = Gana la ronda: { $name }
killed =
    { $gender ->
        [f] La
       *[OTHER] El
    } { $monster } ha muerto
answers_melee = Sirve para contraatacar ataques cuerpo a cuerpo
answers_ranged = Sirve para contraatacar ataques a distancia
answers_magic = Sirve para contraatacar ataques mágicos
cannotAnswer = No sirve para contraatacar
escapeOf = Escape { $value }
hits =
    { $count ->
        [0] Ningún acierto
       *[other] { $count } { $count ->
            [1] acierto
           *[other] aciertos
        }
    }
escapes =
    { $own ->
        [true] Escapas
       *[false] Escapa
    }
caught =
    { $own ->
        [true] No escapas
       *[false] No escapa
    }: { $wounds } { $wounds ->
        [1] Herida
       *[other] Heridas
    }
tells_start = Empiezas aquí. El tesoro está en el centro de la mazmorra. Puedes salir por cualquier torre, antes de que se ponga el sol.
tells_explore = Ahí no ha estado nadie: robas una sala nueva y entras en ella.
tells_door = Una puerta: antes robas una carta de Puerta, y puede que no se abra.
tells_portcullis = Un rastrillo: tirada de Fuerza, { $needs } o menos ({ $percent } %). Si fallas, tu turno termina.
tells_tower = Una torre: con Botín puedes salir de la mazmorra; si no sales, sigues moviéndote.
tells_dragon = La Sala del Tesoro: robas una carta de Dragón. Hay un { $percent } % de que despierte; si no, te llevas dos cartas de Tesoro.
tells_teleport = Gastas la Runa de teletransporte. Los muros no importan; si allí hay un Monstruo, no puedes escapar de él.
tells_search = Robas una carta de Búsqueda. Es la vez { $count } de 2 que registras esta sala.
tells_down = Dejas las salas y en cada turno robas una carta de Catacumbas, hasta dar con una salida.
tells_leave = Sales con vida y con { $gold } de oro: ya estás a salvo.
tells_leaveHidden = Sales con vida y con tu Botín: ya estás a salvo.
tells_escape = Cada uno muestra una carta de Poder. Si tu valor de escape iguala o supera el suyo, escapas; si no, te hiere y tienes que combatir.
tells_attack = Cartas contra cartas, hasta que tu daño o el suyo llegue a la Vida.
tells_bridge =
    Tirada de Agilidad, { $needs } o menos{ $loot ->
        [0] { "" }
       *[other] , sumando { $loot } por tu Botín
    } ({ $percent } %). Si te caes, acabas en las catacumbas.
tells_web = Tirada de Fuerza, { $needs } o menos ({ $percent } %). Si fallas, la tela no te suelta.
tells_caveIn = Tirada de Agilidad, { $needs } o menos ({ $percent } %). Si fallas, tu turno termina.
tells_redraw = Tendrás que afrontar la carta siguiente, sea la que sea.
tells_facing = Cada carta que robes abajo te hace avanzar un espacio en esa dirección.
tells_half = Solo podrás salir por los pasadizos de esa mitad.
tells_stasis = Gastas la Runa de estasis: este turno te mueves hasta tres veces.
tells_stopCounter = La ronda se resuelve tal como está.
ask_title = Preguntarme por runas y capacidades
ask_always = Siempre
ask_matters = Cuando importa
ask_help = Cuando importa: no se pregunta por una sola Herida ni por una tirada que no puede fallar, y la sexta carta se roba siempre.
ask_never = No preguntar más: { $what }
ask_neverThis = No me lo preguntes más
ask_neverList = No se pregunta en esta mesa
dies =
    { $own ->
        [true] Has muerto
       *[false] { $name } ha muerto
    }
diesSay = Lo que la mazmorra se traga no lo devuelve.
leaves =
    { $own ->
        [true] ¡Has salido!
       *[false] ¡{ $name } ha salido!
    }
night = Se ha puesto el sol. Las torres están cerradas.
towersOpen = Las torres siguen abiertas
closesOn =
    Se cierran con { $upTo ->
        [1] un 1
       *[other] un número del 1 al { $upTo }
    }
counted = Se cuenta el oro
nobody = No ha salido nadie. Gana Kalladra.
survived = Con vida, pero sin carta de Tesoro: no es una victoria.
design_tiles = Salas
design_pieces = Figuras, Monstruos, indicadores
design_dice = Dados
design_heroes = Héroes
design_combat = Cartas de Combate
design_power = Cartas de Poder
design_copies = × { $count }
design_counts =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } y { $tiles ->
        [one] 1 sala
       *[other] { $tiles } salas
    }
aim_most =
    Sal con vida y con más oro que nadie. { $turns ->
        [1] Queda 1 turno
       *[other] Quedan { $turns } turnos
    }.
aim_alone =
    Sal con vida y con una carta de Tesoro. { $turns ->
        [1] Queda 1 turno
       *[other] Quedan { $turns } turnos
    }.
aim_out =
    Has salido con { $gold } de oro. Te gana quien saque más. { $turns ->
        [1] Queda 1 turno
       *[other] Quedan { $turns } turnos
    }.
aim_dead =
    { $feminine ->
        [true] Tu heroína ha muerto
       *[false] Tu héroe ha muerto
    }: ya no puedes ganar. { $turns ->
        [1] Queda 1 turno
       *[other] Quedan { $turns } turnos
    }.
aim_monster =
    Ahora eres { $feminine ->
        [true] la
       *[false] el
    } { $monster }. Tu presa: { $hero }.
meanwhile_out = Has salido: los demás siguen dentro
meanwhile_dead = Tu personaje ha muerto: los demás siguen
meanwhile_fights =
    { $name } lucha con { $feminine ->
        [true] una
       *[false] un
    } { $monster }
meanwhile_duels = { $name } lucha con { $other }
meanwhile_plays =
    { $name } lleva { $feminine ->
        [true] la
       *[false] el
    } { $monster }
meanwhile_below = { $name } va por las catacumbas
meanwhile_lair = { $name } está con el dragón
meanwhile_card = { $name } ha robado «{ $card }»
meanwhile_turn = { $name } recorre la mazmorra
ending_share =
    { $own ->
        [true] { $names } compartís la victoria, con { $gold } por cabeza.
       *[false] { $names } comparten la victoria, con { $gold } por cabeza.
    }
ending_alone = Has salido con una carta de Tesoro y { $gold } en total.
ending_nobody = La mazmorra se los ha tragado a todos: no ha salido nadie.
ending_youDied = La mazmorra no te ha dejado salir.
ending_noTreasure = Has salido con vida, pero sin una carta de Tesoro: en solitario eso no es ganar.
ending_out = Ha salido con { $gold }
ending_lost = No ha salido
ending_betWon = Apostaste por { $name } y acertaste.
ending_betLost = Apostaste por { $name }, que no ha salido.
ending_at = Lugar: { $room }, { $cell }.
ending_you = tú
token_known = { $monster }, Vida { $life }
token_unknown = { $monster }, Vida desconocida
fate_inside = En la mazmorra
fate_left = A salvo
fate_dead =
    { $gender ->
        [f] Muerta
       *[m] Muerto
    }
fate_below = En las catacumbas
fate_stuck =
    { $gender ->
        [f] Atrapada en la tela
       *[m] Atrapado en la tela
    }
up = subes en { OR($cells) }
damage_known = Daño { $count } de { $life }
damage_unknown = Daño { $count }, Vida desconocida
deathblowWhy_all = Se ha ganado con { LIST($types) }: las cartas de ese tipo que hay en el montón golpean también.
deathblowWhy_melee = cuerpo a cuerpo
deathblowWhy_ranged = ataque a distancia
deathblowWhy_magic = magia
wouldBlow =
    { $cards ->
        [1] Golpe mortal: si gana, golpea también la carta { $type ->
            [melee] cuerpo a cuerpo
            [ranged] a distancia
           *[magic] mágica
        } del montón.
       *[other] Golpe mortal: si gana, golpean también las { $cards } cartas { $type ->
            [melee] cuerpo a cuerpo
            [ranged] a distancia
           *[magic] mágicas
        } del montón.
    }
types_melee = cuerpo a cuerpo
types_ranged = a distancia
types_magic = magia
pileOf_cards = En el montón hay { LIST($types) }. Quien gana una ronda con una carta de uno de esos tipos da un golpe mortal: esas cartas golpean también.
pileOf_type =
    { $type ->
        [melee] { $count } cuerpo a cuerpo
        [ranged] { $count } a distancia
       *[magic] { $count } { $count ->
            [1] mágica
           *[other] mágicas
        }
    }
pileOf_empty = El montón está vacío. A él van las cartas de quien pierde una ronda.
counterNeeds =
    { $name } puede contraatacar: con cartas que en la esquina tienen el símbolo de { $type ->
        [melee] cuerpo a cuerpo
        [ranged] ataque a distancia
       *[magic] magia
    }. Sus valores se suman.
attackOf =
    { $type ->
        [melee] Ataque cuerpo a cuerpo de valor { $value }
        [ranged] Ataque a distancia de valor { $value }
       *[magic] Ataque mágico de valor { $value }
    }
tells_side = Un dado dice hasta dónde: sales en { OR($cells) }.
ending_gold = { NUMBER($gold) } de oro
ending_only =
    { $who ->
        [you] Solo has salido tú, con { $gold }.
       *[other] Solo ha salido { $name }, con { $gold }.
    }
ending_most =
    { $who ->
        [you] Nadie ha sacado más que tú: { $gold }.
       *[other] Nadie ha sacado más que { $name }: { $gold }.
    }
ending_lesserCard =
    { $who ->
        [you] Tú también has sacado { $gold }, pero tu mejor carta valía menos.
       *[other] { $name } también ha sacado { $gold }, pero su mejor carta valía menos.
    }
ending_fewerCards =
    { $who ->
        [you] Tú también has sacado { $gold }, pero con menos cartas de Botín.
       *[other] { $name } también ha sacado { $gold }, pero con menos cartas de Botín.
    }
