levels_random_name = Al azar
levels_random_sentence = No mira nada: decide el azar.
levels_novice_name = Novato
levels_novice_sentence = Evita los errores evidentes, pero se le escapa más de la mitad de lo que ve alguien con experiencia.
levels_apprentice_name = Aprendiz
levels_apprentice_sentence = Sigue un plan, pero se aparta de él en una de cada cuatro decisiones.
levels_adventurer_name = Aventurero
levels_adventurer_sentence = Conoce las probabilidades y observa cómo juega cada cual, pero no calcula por adelantado.
levels_master_name = Maestro
levels_master_sentence = Imagina miles de continuaciones, pero da por hecho que solo hay unos pocos tipos de oponente.

sure_only = No había otra opción.
sure_clear = Claramente lo mejor.
sure_likely = Probablemente lo mejor.
sure_close = Una decisión muy igualada.

suspicion = Probabilidad de que cada jugador sea saboteador

styles_sensible = juega con sensatez
styles_timid = va sobre seguro
styles_bold = se arriesga
styles_never-leaves = no se retira nunca
styles_plays-high = juega cartas altas
styles_plays-middle = juega cartas medias
styles_plays-low = juega cartas bajas
styles_sabotages-early = sabotearía pronto
styles_helps = ayuda a todos
styles_random = juega al azar

reasons_search = Fue lo que mejor salió en las partidas imaginadas.
reasons_dr-look = Quedan varias habitaciones a oscuras: mejor usar una antorcha y hacer planes.
reasons_dr-escape = Con este objeto se escapa del monstruo final.
reasons_dr-crystal-ball = Hay demasiado en juego en esta habitación para jugar a ciegas.
reasons_dr-key = La llave abre el cofre y ahorra una carta alta.
reasons_dr-sword = La espada lucha como un 5 y ahorra una carta alta.
reasons_dr-treasure-high = Este cofre merece una carta alta.
reasons_dr-treasure-low = Este cofre no merece una carta alta.
reasons_dr-vault = Es lo que mejor nos viene de la cámara.
reasons_dr-trap-high = La trampa le tocará a otro: que duela.
reasons_dr-trap-low = Conviene que la trampa salte con poca fuerza o, al menos, no gastar cartas altas.
reasons_dr-fight-high = No conviene ser quien menos aporta contra este monstruo.
reasons_dr-fight-low = Del monstruo se ocuparán los demás, o su ataque cuesta poco.
reasons_sb-dig = Acerca el túnel al objetivo.
reasons_sb-reach = Llega a un objetivo que puede esconder el tesoro.
reasons_sb-widen = Cuantos más túneles abiertos, más cuesta cerrarlos todos.
reasons_sb-break-suspect = Este jugador lleva tiempo cavando en nuestra contra.
reasons_sb-break-miner = Un minero honrado que no puede cavar no es un peligro.
reasons_sb-repair-self = Con una herramienta rota no se puede cavar.
reasons_sb-repair-friend = Este jugador es de los nuestros y debe seguir cavando.
reasons_sb-clear = Ese callejón sin salida estorba.
reasons_sb-bury = Hay que hundir el túnel antes de que llegue.
reasons_sb-map = Antes de cavar conviene saber dónde está el tesoro.
reasons_sb-block = Hay que cortar el paso al tesoro.
reasons_sb-pretend = De momento conviene parecer un minero honrado.
reasons_sb-waste = Conviene descartar lo que podría servir a los mineros.
reasons_sb-discard = Nada de lo que hay ayuda: se descarta la peor carta.
reasons_sb-most-gold = Conviene llevarse todo el oro posible.
reasons_dq-leave = Salir con vida y con algo en la bolsa ya está bien.
reasons_dq-hero = Es el héroe que más veces vuelve con un tesoro.
reasons_dq-tower = Todas las torres están igual de lejos del tesoro.
reasons_dq-take-best = Conviene llevarse la carta que más vale.
reasons_dq-give-least = Conviene desprenderse de lo que menos vale.
reasons_dq-richest = Este héroe es el que más lleva encima.
reasons_dq-hunt = Un Monstruo junto a un héroe vale más que uno lejano.
reasons_dq-use = Para esto se guardaba.
reasons_dq-save-it = Mejor guardarlo para algo peor.
reasons_dq-first = Antes de nada hay que resolver esto.
reasons_dq-way = Es el camino más corto hacia donde vamos.
reasons_dq-cross = Dar un rodeo llevaría más tiempo.
reasons_dq-turn-back = Dar un rodeo es más seguro que caer.
reasons_dq-reroll = Conviene repetir el peor dado.
reasons_dq-tower-power = Desde otra torre el camino al tesoro puede ser más corto.
reasons_dq-break-off = Con tantas Heridas no conviene seguir: otra ronda ganada y a escapar.
reasons_dq-fight-on = El Monstruo caerá antes.
reasons_dq-roll = Una tirada que apenas puede perjudicar.
reasons_dq-too-late = El tesoro ya queda fuera de alcance: hay que salir al menos con vida.
reasons_dq-more = Hay fuerzas y es temprano: a por más.
reasons_dq-home = Es hora de llevarse a casa lo que hay.
reasons_dq-search = Esta sala puede esconder algo, y está tranquila.
reasons_dq-to-dragon = Da tiempo a ir y volver antes de la noche: a por el tesoro.
reasons_dq-secret-door = Una puerta secreta: una sala más cerca sin perder turno.
reasons_dq-explore = Una sala que puede tener Botín, no muy lejos de una torre.
reasons_dq-dragon = Será raro que el dragón despierte esta vez.
reasons_dq-other = No hay mejor camino.
reasons_dq-fight = A este se le puede matar.
reasons_dq-flee = Mejor escapar: este combate saldría demasiado caro.
reasons_dq-strong-card = La carta más fuerte, con otras para contraatacar.
reasons_dq-counter = Solo se contraataca si con eso se gana la ronda.
reasons_dq-loot = La mitad de las veces hay Botín.
reasons_dq-no-treasure = En solitario solo cuenta el tesoro, y lo que muerde ahí dentro nos retrasaría.
reasons_dq-leave-it = Con tantas Heridas, mejor no tocarlo.
reasons_dq-no-secret-door = A saber qué hay detrás: mejor terreno conocido.
reasons_dq-redraw = Peor no puede ser: conviene robar otra carta.
reasons_dq-keep = Esta carta vale.
reasons_dq-heal = Primero, curar las Heridas.
reasons_wd-too-dangerous = La mazmorra parece demasiado peligrosa: que entre otro.
reasons_wd-open-dungeon = Una mazmorra vacía es un regalo: hay que seguir.
reasons_wd-still-safe = Todavía se puede salir con vida: hay que seguir.
reasons_wd-strip = Otro va a seguir en la puja: conviene quitarle más objetos al aventurero y pasar después.
reasons_wd-choose = Es el aventurero que mejor deja a quien empieza la ronda.
reasons_wd-add-harmless = Con el equipo que queda, este monstruo apenas hace daño.
reasons_wd-spare-tile = Es el objeto del que mejor se puede prescindir.
reasons_wd-set-trap = Otro tendrá que meterse aquí dentro.
reasons_wd-name-worst = Hay que elegir el tipo que más daño haría.
reasons_wd-polymorph-worst = Este monstruo es peor que lo que pueda salir del mazo.
reasons_wd-polymorph-repeat = Un segundo monstruo del mismo tipo echaría a perder la omnipotencia.
reasons_wd-keep-polymorph = Puede venir algo peor: mejor guardar el polimorfismo.
reasons_wd-axe-or-die = Sin el hacha, esto es el final.
reasons_wd-axe-big = El hacha no va a encontrar mejor blanco.
reasons_wd-save-axe = Este golpe se puede aguantar: mejor guardar el hacha.

remarks_wd-survive = Si entraras ahora, sobrevivirías con una probabilidad de { $chance }.
remarks_wd-odds =
    { $change ->
        [same] Tu propia probabilidad de sobrevivir sigue siendo de { $chance }.
       *[up] Tu propia probabilidad de sobrevivir pasa de { $before } a { $chance }.
    }
remarks_wd-looks = Para quien no ha visto ninguna carta, la probabilidad parece de { $chance }.
remarks_wd-last = Entonces entra { $name } y, por lo que sabes, sobrevive con una probabilidad de { $chance }.
remarks_wd-left =
    { $count ->
        [one] Queda entonces 1 jugador, que entrará.
       *[other] Quedan entonces { $count } jugadores, y uno de ellos entrará.
    }
remarks_wd-free = La mazmorra está vacía: quien entre ahora tendrá éxito.
remarks_wd-reads =
    { $count ->
        [one] A juzgar por su juego, las cartas de los demás en la mazmorra cuestan cerca de 1 punto de vida; por azar serían { $from }.
       *[other] A juzgar por su juego, las cartas de los demás en la mazmorra cuestan cerca de { $count } puntos de vida; por azar serían { $from }.
    }
remarks_wd-dragon-aside = Es probable que { $name } haya apartado el dragón ({ $chance }).
remarks_wd-dragon-added = Es probable que { $name } haya metido el dragón en la mazmorra ({ $chance }).
remarks_wd-stays = Hasta ahora { $name } ha seguido en la puja cuando otros habrían pasado.
remarks_wd-rival-wins = Con otro éxito, { $name } gana la partida.
remarks_wd-rival-out = Con otro fracaso, { $name } queda fuera de la partida.
remarks_wd-own-wins = Con otro éxito ganas la partida.
remarks_wd-own-out = Con otro fracaso quedas fuera de la partida.
remarks_wd-run = Desde aquí sobrevives a la mazmorra con una probabilidad de { $chance }.
remarks_wd-hero = Con todo el equipo y seis monstruos desconocidos, la probabilidad de sobrevivir es de { $chance }.
remarks_dr-coins =
    { $count ->
        [one] De media da 1 moneda.
       *[other] De media da { $count } monedas.
    }
remarks_dr-coins-lost =
    { $count ->
        [one] De media cuesta 1 moneda.
       *[other] De media cuesta { $count } monedas.
    }
remarks_dr-wounds =
    { $count ->
        [one] De media cuesta 1 herida.
       *[other] De media cuesta { $count } heridas.
    }
remarks_dr-heals =
    { $count ->
        [one] Cura 1 herida.
       *[other] Cura { $count } heridas.
    }
remarks_dr-nothing = De media apenas da ni cuesta nada en esta habitación.
remarks_dr-gift = Da un objeto.
remarks_dr-trap-coins =
    { $count ->
        [one] Tal como están las cosas, la trampa le toca a { $name }: de media, 1 moneda.
       *[other] Tal como están las cosas, la trampa le toca a { $name }: de media, { $count } monedas.
    }
remarks_dr-trap-wounds =
    { $count ->
        [one] Tal como están las cosas, la trampa le toca a { $name }: de media, 1 herida.
       *[other] Tal como están las cosas, la trampa le toca a { $name }: de media, { $count } heridas.
    }
remarks_dr-trap-you = Tal como están las cosas, la trampa te toca a ti.
remarks_dr-later =
    { $count ->
        [one] Sin esta carta, el resto del nivel vale aproximadamente 1 moneda menos.
       *[other] Sin esta carta, el resto del nivel vale aproximadamente { $count } monedas menos.
    }
remarks_dr-most-wounds = Eres quien más heridas tiene: tal como están las cosas, te desmayarías al final.
remarks_dr-item = Se gasta el objeto, y conservas en la mano todas tus cartas de poder.
remarks_dr-escape = El monstruo final no puede atacarte.
remarks_dr-ball = Eliges tu carta cuando las de los demás ya están a la vista.
remarks_dr-look =
    { $count ->
        [one] Muestra 1 habitación a oscuras antes de elegir.
       *[other] Muestra { $count } habitaciones a oscuras antes de elegir.
    }
remarks_sb-reaches = Llega a un objetivo que esconde el tesoro con una probabilidad de { $chance }.
remarks_sb-nearer =
    { $count ->
        [one] Por lo que sabes, acerca el tesoro 1 carta.
       *[other] Por lo que sabes, acerca el tesoro { $count } cartas.
    }
remarks_sb-farther =
    { $count ->
        [one] Por lo que sabes, alarga el camino al tesoro 1 carta.
       *[other] Por lo que sabes, alarga el camino al tesoro { $count } cartas.
    }
remarks_sb-aside = Ni acerca ni aleja el tesoro.
remarks_sb-last = Quien llega al tesoro elige primero su carta de oro.
remarks_sb-seen =
    { $change ->
        [up] Levanta sospechas: para los demás, la probabilidad de que seas saboteador pasa de { $before } a { $chance }.
       *[down] Despeja sospechas: para los demás, la probabilidad de que seas saboteador pasa de { $before } a { $chance }.
    }
remarks_sb-suspect = Por lo visto hasta ahora, la probabilidad de que { $name } sea saboteador es de { $chance }.
remarks_sb-frees = Entonces { $name } podrá volver a cavar.
remarks_sb-still-broken = Aun así, a { $name } le queda otra herramienta rota.
remarks_sb-stops = { $name } no podrá cavar hasta que alguien le repare la herramienta.
remarks_sb-stopped = De todos modos { $name } no puede cavar: sería solo una herramienta más que reparar.
remarks_sb-own-free = Entonces podrás volver a cavar.
remarks_sb-own-broken = Aun así, te queda otra herramienta rota.
remarks_sb-goal = El tesoro está ahí con una probabilidad de { $chance }.
remarks_sb-spare = Puedes prescindir de esta carta.
remarks_sb-useful = Esta carta aún podría haberte servido.
remarks_sb-gold =
    { $count ->
        [one] Vale 1 pepita.
       *[other] Vale { $count } pepitas.
    }
remarks_dq-no-victory = En solitario, salir sin una carta de Tesoro no es una victoria.
remarks_dq-leaves-with = Sales de la mazmorra con { $count } de oro.
remarks_dq-outdone = Ya está fuera { $name }, con { $count } de oro.
remarks_dq-wakes = El dragón despierta con una probabilidad de { $chance }.
remarks_dq-life =
    { $count ->
        [one] Te queda 1 punto de Vida.
       *[other] Te quedan { $count } puntos de Vida.
    }
remarks_dq-unknown = Nadie ha visto todavía esa sala.
remarks_dq-hoard =
    { $count ->
        [one] Por ahí el tesoro está aproximadamente a 1 turno, contando los riesgos.
       *[other] Por ahí el tesoro está aproximadamente a { $count } turnos, contando los riesgos.
    }
remarks_dq-tower =
    { $count ->
        [one] Por ahí la torre más cercana está aproximadamente a 1 turno, contando los riesgos.
       *[other] Por ahí la torre más cercana está aproximadamente a { $count } turnos, contando los riesgos.
    }
remarks_dq-daylight =
    { $count ->
        [one] Las torres pueden empezar a cerrarse dentro de 1 ronda.
       *[other] Las torres pueden empezar a cerrarse dentro de { $count } rondas.
    }
remarks_dq-night = Las torres pueden cerrarse en cualquier ronda.
remarks_dq-search = Una de cada cuatro búsquedas da con una puerta secreta; otras, con Botín o con problemas.
remarks_dq-fight =
    { $count ->
        [one] Un combate así cuesta de media 1 Herida.
       *[other] Un combate así cuesta de media { $count } Heridas.
    }
remarks_dq-flight = Si escapas vuelves atrás, y el Monstruo se queda en esa sala.
remarks_dq-combat =
    { $from ->
        [one] En este combate aún puedes recibir 1 Herida, y has causado { $count }.
       *[other] En este combate aún puedes recibir { $from } Heridas, y has causado { $count }.
    }
remarks_dq-monster =
    { $from ->
        [one] En este combate el Monstruo aún puede recibir 1 Herida; el héroe, { $count }.
       *[other] En este combate el Monstruo aún puede recibir { $from } Heridas; el héroe, { $count }.
    }
remarks_dq-fails = La tirada se falla con una probabilidad de { $chance }.

percent =
    { $size ->
        [little] menos del 1 %
        [most] más del 99 %
       *[plain] un { $percent } %
    }
chance =
    { $size ->
        [little] Probabilidad de ganar: menos del 1 %.
        [most] Probabilidad de ganar: más del 99 %.
       *[plain] Probabilidad de ganar: alrededor del { $percent } %.
    }
chanceBetween = Probabilidad de ganar: entre { $low } y { $high }; ha habido pocos intentos.
untried = No se ha probado.
