maze = La mina
mazeRead =
    { $cutOff ->
        [0] La mina: { $count } { $count ->
            [one] carta
           *[other] cartas
        }
       *[other] La mina: { $count } { $count ->
            [one] carta
           *[other] cartas
        }, { $cutOff } sin camino hasta el inicio
    }
sides_up = Arriba
sides_right = Derecha
sides_down = Abajo
sides_left = Izquierda

cell_at = Columna { $x }, fila { $y }
cell_empty = vacía.
cell_joins = { $side }: unida con { QUOTE($card) }.
cell_from = { $side }: un túnel desde { QUOTE($card) }.
cell_nothing = { $side }: abierta, aún sin nada.
cell_goal = { $side }: un objetivo boca abajo.
cell_blocked = { $side }: cerrada al otro lado.
cell_cutOff = Aislada del inicio.
cutOff = Aislada del inicio: mientras no vuelva a unirse, no se puede seguir desde ella.
laidBy =
    { $own ->
        [true] La has colocado tú.
       *[false] La ha colocado { $name }.
    }

saboteurs =
    { $most ->
        [1]
            { $least ->
                [1] 1 saboteador
               *[other] Como mucho 1 saboteador
            }
       *[other] { OR($possible) } saboteadores
    }
saboteursShort =
    { $most ->
        [one] saboteador
       *[other] saboteadores
    }
saboteursTip = Ha sobrado una carta de enano que nadie ha visto, así que nadie puede estar seguro.
saboteursAll = No ha sobrado ninguna carta de enano: este es el número exacto.
deck =
    Mazo: { $count } { $count ->
        [one] carta
       *[other] cartas
    }
deckShort = mazo
deckTip = Cuando se agota, ya no se roba más: los descartes no vuelven.
discards =
    { $count ->
        [0] No hay descartes
        [one] Descartes: 1 carta. Mirarlos
       *[other] Descartes: { $count } cartas. Mirarlos
    }
discardsShort = descartes
discardsTitle = Descartes, del último al primero
discardsNone = En esta ronda aún no se ha descartado nada.
faceDown = Boca abajo
onlyYou = Esto solo lo sabes tú.
goldLeft =
    Montón de oro: { $count } { $count ->
        [one] carta
       *[other] cartas
    }
goldShort = cartas de oro
goldTip = Si los mineros encuentran el tesoro, se reparten cartas de aquí; si no, de aquí cobran los saboteadores.
roundOf = Ronda { $round } de { $rounds }
roundShort = Ronda
roundsTitle = Las rondas jugadas
roundsNone = Aún no ha terminado ninguna ronda. Después verás aquí quién era quién y cuánto se ha llevado cada uno.

goalHidden = No sabes qué hay aquí.
goalKnown =
    { $how ->
        [revealed] { $card }.
        [deduced] { $card }. No puede ser otra cosa.
       *[looked] { $card }. Lo sabes porque lo has mirado.
    }
lookedBy =
    { $who ->
        [you] Lo has mirado tú.
        [one] Lo ha mirado { PEOPLE($people) }.
        [youAll] Lo habéis mirado { PEOPLE($people) }.
       *[they] Lo han mirado { PEOPLE($people) }.
    }

hintPick = Elige una carta de tu mano
hintBroken = Tienes una herramienta rota: no puedes cavar, solo jugar acciones o descartar
hintTurn = Cabe de las dos maneras: toca la carta de tu mano para girarla
hintUseless = { $card }: ahora no la puedes jugar, solo descartar
hintPlaces =
    { $turnable ->
        [true] { $places } { $places ->
            [one] sitio
           *[other] sitios
        }. Toca la carta para girarla
       *[false] { $places } { $places ->
            [one] sitio
           *[other] sitios
        }
    }
hintRockfall = ¿Qué trozo de túnel se viene abajo?
hintMap = ¿Qué objetivo quieres mirar?
hintBreak = ¿A quién le rompes la herramienta?
hintRepair = ¿A quién le reparas la herramienta?
turnable = Tócala otra vez para girarla
fitsBoth = Cabe de las dos maneras
onlyDiscard = Ahora solo la puedes descartar
discard = Descartar
discardTip = Para pasar, elige una carta y déjala aquí, boca abajo. Nadie verá cuál era.
handArea = Tu papel y tus cartas
roleWord = Papel
roleLook = Mirar en secreto tu carta de enano
roleHide = Ponerla boca abajo

roleDeal_title = Tu papel en la ronda { $round } de { $rounds }
roleDeal_secret = Esta carta dice de qué lado estás. No la puede ver nadie más.
roleDeal_turn = Darle la vuelta
roleDeal_aim_miner = Eres minero: cava un túnel desde el inicio hasta el tesoro. Si alguien llega, los mineros se reparten el oro.
roleDeal_aim_saboteur = Eres saboteador: que nadie llegue al tesoro, y que no se te note demasiado pronto. Si nadie llega, cobran los saboteadores.
roleDeal_understood = Taparla y jugar

begins =
    { $own ->
        [true] Empiezas tú
       *[false] Empieza { $name }
    }
reaches =
    { $own ->
        [true] Llegas { AL($goal) }
       *[false] { $name } llega { AL($goal) }
    }
treasure = ¡El tesoro!
stone = Solo piedra
minersWin = Los mineros ganan la ronda
saboteursWin = Los saboteadores ganan la ronda
nobodyWins = Nadie gana la ronda
notReached = El tesoro sigue enterrado
finished =
    { $own ->
        [true] Has abierto el paso tú.
       *[false] Ha abierto el paso { $name }.
    }
unmasking = Fuera máscaras
aside = La que ha sobrado
treasureAt = El tesoro estaba en { EL($goal) }.
goldForMiners = Oro para los mineros
chooses =
    { $own ->
        [true] Eliges tú: quédate con una carta y pasa las demás
       *[false] Está eligiendo { $name }
    }
next = después
saboteursPaid = Los saboteadores cobran
nobodyPaid = No había ningún saboteador. Nadie se lleva oro.
paid =
    { $own ->
        [true] Te llevas { $count } { $count ->
            [one] pepita
           *[other] pepitas
        }
       *[false] { $name } se lleva { $count } { $count ->
            [one] pepita
           *[other] pepitas
        }
    }
goldCounted = Se cuenta el oro
nuggets =
    { $count } { $count ->
        [one] pepita
       *[other] pepitas
    }
goldCards =
    { $count } { $count ->
        [one] carta de oro boca abajo
       *[other] cartas de oro boca abajo
    }
credit =
    ({ $count } { $count ->
        [one] pepita
       *[other] pepitas
    } sin carta)

handOf =
    { $count } { $count ->
        [one] carta
       *[other] cartas
    } en la mano
brokenTool = { $tool }: no puede cavar
toolsTitle = Herramientas
allWhole = Todo en buen estado.
deedsTitle = En esta ronda
goldTitle = Oro
notebook = Cuaderno
accusations = Acusaciones
accuse = Acusar a { $name }
takeTokenBack = Retirar tu acusación
accusedBy = Fichas de acusación: { PEOPLE($people) }
notebookHelp = Solo lo ves tú. ¿Qué crees que es cada uno?
marksOf = Tu nota sobre { $name }
marked_miner = Crees que es minero
marked_saboteur = Crees que es saboteador
marked_unsure = No lo tienes claro
markAs_miner = { $name }: minero, creo
markAs_saboteur = { $name }: saboteador, creo
markAs_unsure = { $name }: no lo tengo claro

deedTunnels =
    { $count } { $count ->
        [one] túnel
       *[other] túneles
    }
deedDeadEnds =
    { $count } { $count ->
        [one] callejón
       *[other] callejones
    }
deedBroke =
    { $count } { $count ->
        [one] herramienta rota
       *[other] herramientas rotas
    } ({ PEOPLE($people) })
deedMended =
    { $count } { $count ->
        [one] herramienta reparada
       *[other] herramientas reparadas
    } ({ PEOPLE($people) })
deedRockfalls =
    { $count } { $count ->
        [one] desprendimiento
       *[other] desprendimientos
    }
deedDiscards =
    { $count } { $count ->
        [one] descarte
       *[other] descartes
    }
deedNone = nada todavía

explain_digs = El túnel sigue desde aquí.
explain_deadEnd = Un callejón sin salida: de aquí no se pasa, y solo un desprendimiento lo quita.
explain_goal = { EL($goal) }
explain_reaches = Descubre { LIST($goals) }.
explain_rejoins =
    Vuelve a unir { $count } { $count ->
        [one] carta
       *[other] cartas
    } con el inicio.
explain_breaks =
    { $own ->
        [true] No podrás cavar hasta que alguien repare la herramienta.
       *[false] { $name } no podrá cavar hasta que alguien repare la herramienta.
    }
explain_breakMore =
    { $own ->
        [true] De todos modos no puedes cavar: será una cosa más que reparar.
       *[false] De todos modos { $name } no puede cavar: será una cosa más que reparar.
    }
explain_mends =
    { $own ->
        [true] Podrás cavar a partir de tu próximo turno.
       *[false] { $name } podrá volver a cavar.
    }
explain_mendsOne =
    { $own ->
        [true]
            { $count ->
                [one] Aún tendrás otra cosa rota: { LIST($tools) }.
               *[other] Aún tendrás otras dos cosas rotas: { LIST($tools) }.
            }
       *[false]
            { $count ->
                [one] { $name } aún tendrá otra cosa rota: { LIST($tools) }.
               *[other] { $name } aún tendrá otras dos cosas rotas: { LIST($tools) }.
            }
    }
explain_fall = La carta desaparece. Nada más queda aislado.
explain_fallCuts =
    La carta desaparece y deja { $count } { $count ->
        [one] carta aislada
       *[other] cartas aisladas
    } del inicio.
explain_map = Solo lo ves tú. Los demás ven qué objetivo has mirado.
explain_mapKnown = Ya sabes lo que hay ahí. { $card }.
explain_discard =
    Boca abajo: nadie sabrá qué carta era. { $draws ->
        [true] Después robas otra.
       *[false] Ya no queda nada que robar.
    }
explain_take = Se queda boca abajo delante de ti hasta el final de la partida.

design_paths = 44 cartas de recorrido: el inicio, tres objetivos y 40 para colocar
design_rotations = Cada forma como viene, iluminada y girada, y aislada
design_states_plain = como viene
design_states_lit = unida, girada
design_states_cut = aislada, girada
design_goalBack = Un objetivo boca abajo
design_actions = 27 cartas de acción
design_gold = 28 cartas de oro
design_dwarves = 11 cartas de enano
design_backs = Dorsos y fichas

aim = Mineros, al oro; saboteadores, a impedirlo. Ronda { $round } de { $rounds }: gana quien más oro tenga.
meanwhile_digging = Los demás están cavando
meanwhile_sharing = Se está repartiendo el oro

ending_won =
    { $nuggets ->
        [0]
            { $who ->
                [you] Ganas sin ninguna pepita.
                [one] { PEOPLE($people) } gana sin ninguna pepita.
                [youAll] { CAPITAL(PEOPLE($people)) } compartís la victoria sin ninguna pepita.
               *[they] { PEOPLE($people) } comparten la victoria sin ninguna pepita.
            }
        [one]
            { $who ->
                [you] Ganas con 1 pepita.
                [one] { PEOPLE($people) } gana con 1 pepita.
                [youAll] { CAPITAL(PEOPLE($people)) } compartís la victoria, con 1 pepita por cabeza.
               *[they] { PEOPLE($people) } comparten la victoria, con 1 pepita por cabeza.
            }
       *[other]
            { $who ->
                [you] Ganas con { $nuggets } pepitas.
                [one] { PEOPLE($people) } gana con { $nuggets } pepitas.
                [youAll] { CAPITAL(PEOPLE($people)) } compartís la victoria, con { $nuggets } pepitas por cabeza.
               *[they] { PEOPLE($people) } comparten la victoria, con { $nuggets } pepitas por cabeza.
            }
    }
ending_reached =
    { $who ->
        [you] En la última ronda tú llegaste al tesoro.
       *[other] En la última ronda { $name } llegó al tesoro.
    }
ending_decisive = La carta decisiva: { $card }.
ending_blocked =
    { $saboteurs ->
        [0] En la última ronda nadie llegó al tesoro, aunque no había ningún saboteador.
        [one] En la última ronda el saboteador no dejó que nadie llegara al tesoro.
       *[other] En la última ronda los saboteadores no dejaron que nadie llegara al tesoro.
    }
ending_roles_miner = minero
ending_roles_saboteur = saboteador

remark_because_dig-away_0 =
    { $who ->
        [you] Ese túnel se aleja del tesoro.
       *[other] Ese túnel se aleja del tesoro, { $name }.
    }
remark_because_dig-away_1 =
    { $who ->
        [you] ¿Hacia dónde cavas?
       *[other] ¿Hacia dónde cavas, { $name }?
    }
remark_because_dead-end-blocks_0 =
    { $who ->
        [you] ¿Un callejón sin salida en primera línea?
       *[other] ¿Un callejón sin salida en primera línea, { $name }?
    }
remark_because_dead-end-blocks_1 =
    { $who ->
        [you] Ese callejón no ha sido casualidad.
       *[other] Ese callejón no ha sido casualidad, { $name }.
    }
remark_because_dead-end-aside_0 =
    { $who ->
        [you] ¿Y para qué poner un callejón?
       *[other] ¿Y para qué poner un callejón, { $name }?
    }
remark_because_break-trusted_0 =
    { $who ->
        [you] Le has roto la herramienta a quien cavaba bien.
       *[other] Le has roto la herramienta a quien cavaba bien, { $name }.
    }
remark_because_break-trusted_1 =
    { $who ->
        [you] ¿Por qué le rompes la herramienta a quien cava bien?
       *[other] ¿Por qué le rompes la herramienta a quien cava bien, { $name }?
    }
remark_because_repair-suspect_0 =
    { $who ->
        [you] Reparas para el bando equivocado.
       *[other] Reparas para el bando equivocado, { $name }.
    }
remark_because_repair-self_0 =
    { $who ->
        [you] Primero tú, y después los demás.
       *[other] Primero tú, y después los demás, { $name }.
    }
remark_because_rockfall-tunnel_0 =
    { $who ->
        [you] ¡Nos has hundido el túnel!
       *[other] ¡Nos has hundido el túnel, { $name }!
    }
remark_because_rockfall-tunnel_1 =
    { $who ->
        [you] Ese túnel nos hacía falta.
       *[other] Ese túnel nos hacía falta, { $name }.
    }
remark_because_rockfall-aside_0 =
    { $who ->
        [you] ¿Un desprendimiento que no ayuda a nadie?
       *[other] ¿Un desprendimiento que no ayuda a nadie, { $name }?
    }
remark_because_discard-broken_0 =
    { $who ->
        [you] Tienes la herramienta rota y te quedas esperando.
       *[other] Tienes la herramienta rota y te quedas esperando, { $name }.
    }
remark_because_counter_0 =
    { $who ->
        [you] Quien me señala tiene algo que esconder.
       *[other] Quien me señala tiene algo que esconder, { $name }.
    }
remark_accuses =
    { $who ->
        [you] { $accuser } te acusa.
       *[other] { $accuser } acusa a { $name }.
    }
remark_withdraws = { $accuser } retira su acusación.
remark_ownAccuses = Acusas a { $name }.
remark_ownWithdraws = Retiras tu acusación.
remark_quote = { QUOTE($said) }
