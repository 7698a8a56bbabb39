round = Ronda { $round }
bidding = Puja
inside =
    { $own ->
        [true] Estás dentro
       *[false] { $name } está dentro
    }
equipment = Equipo
hp = { $hp } PV
hpNow = { $hp } de { $start } PV
deck =
    Mazo de monstruos: { $count } { $count ->
        [one] carta
       *[other] cartas
    }
deckEmpty = El mazo está vacío
pile =
    Mazmorra: { $count } { $count ->
        [one] carta
       *[other] cartas
    }
waiting =
    { $count ->
        [0]
            { $left ->
                [true] Ya no queda nadie dentro
               *[false] Todavía no hay nadie dentro
            }
       *[other]
            { $known ->
                [0]
                    { $count ->
                        [one] Dentro espera 1 monstruo
                       *[other] Dentro esperan { $count } monstruos
                    }
               *[other]
                    { $count ->
                        [one] Dentro espera 1: conoces { $known }
                       *[other] Dentro esperan { $count }: conoces { $known }
                    }
            }
    }
pileCard_known = { $place }.ª carta: { $monster } (de { $owner })
pileCard_unknown = { $place }.ª carta: desconocida (de { $owner })
onlyYou = Solo lo sabes tú
ownKnown = Lo que sabes de la mazmorra
ownKnownNone =
    { $memory ->
        [true] Se juega de memoria: lo que metas en ella no se te vuelve a mostrar.
       *[false] Aún nada: aquí verás lo que metas en ella.
    }
drawnByYou = Tu carta: { $monster }. Nadie más la ve.
drawnBy = { $name } mira una carta

again = Otra vez para confirmar

does_hp =
    Suma { $amount } { $amount ->
        [one] punto
       *[other] puntos
    } de vida.
does_kind = Derrota a cualquier { ONE($monster) }.
does_only = Derrota { AL($monster) }.
does_next = Derrota { AL($monster) } y a quien salga después.
does_even = Derrota a los monstruos de fuerza 2, 4 y 6.
does_upTo = Derrota a los monstruos de fuerza { $strength } o menos.
does_heal = Derrota a los de fuerza { $strength } o menos y te cura otro tanto.
does_from = Derrota a los monstruos de fuerza { $strength } o más.
does_named = Derrota al tipo que elijas al entrar.
does_turned = Una vez: derrota a un monstruo y a su tipo.
does_turnedOne = Una vez: derrota a un monstruo.
does_revive = Una vez: si mueres, vuelves con { $hp } PV.
does_exchange = Una vez: cambia un monstruo por el primero del mazo.
does_different = Si mueres y no se repitió ningún tipo, sobrevives.

axeSingle = Una vez por mazmorra: al descubrir un monstruo puedes derrotarlo, pero solo a él.
tileSpent = Ya no se puede usar
tileGone =
    { $own ->
        [true] Sacrificio tuyo
       *[false] Sacrificio de { $name }
    }
under = Debajo: { $monster }
underUnknown = Debajo: un monstruo que no has visto
beatsIt = lo derrota

kinds = Quién puede estar esperando
kindsAsk = ¿Qué tipo de monstruo derrotará tu arma?
kind = { $name }, fuerza { $strength }, ocultos: { $unseen } de { $copies }
unseen =
    { $unseen ->
        [0] Sabes dónde están todos.
        [one] En esta ronda sigue oculto 1 de { $copies }.
       *[other] En esta ronda siguen ocultos { $unseen } de { $copies }.
    }
beatenBy = Ahora mismo lo derrota: { $tile }
costs = Ahora mismo costaría { $hp } PV
costsShort = quita { $hp } PV
hidden = sin ver
seen = visto

trail = Lo que ha salido
step = { $monster }: { $what }
stepBeaten = lo derrota: { $tile }
stepDamage =
    { $hp ->
        [0] quita { $lost } PV y no queda ninguno
        [one] quita { $lost } PV y queda 1
       *[other] quita { $lost } PV y quedan { $hp }
    }
stepPotion = quita { $lost } PV y la poción deja { $hp }
stepExchanged = cambiado con el polimorfismo
lastCard = El último…
stillInside =
    { $count ->
        [one] Queda 1 detrás
       *[other] Quedan { $count } detrás
    }
fromDeck = salió del mazo
putBy = carta de { $name }
pactPending = El pacto se lleva al siguiente
axed = Hacha: { $monster }
dead = Muerto
deadGoesOn = Sin PV: solo queda la omnipotencia
goesIn =
    { $own ->
        [true] Entras tú
       *[false] Entra { $name }
    }
asks = { $name } elige un tipo
turning = Una carta se está dando la vuelta
defeated = Derrotado
lost = −{ $hp }
revived = De nuevo en pie
success = Superada
failure = Fracaso
saved = Todos distintos: a salvo
notSaved = Había monstruos repetidos
resultOf =
    { $success ->
        [true]
            { $own ->
                [true]
                    { $hp ->
                        [0] Sales con vida, sin nada que perder.
                       *[other] Sales con vida, con { $hp } PV.
                    }
               *[false]
                    { $hp ->
                        [0] { $name } sale con vida, sin nada que perder.
                       *[other] { $name } sale con vida, con { $hp } PV.
                    }
            }
       *[false]
            { $own ->
                [true] La mazmorra ha podido contigo.
               *[false] La mazmorra ha podido con { $name }.
            }
    }
rest = Lo que nadie se encontró
underOf = { $tile }: debajo, { $monster }
wins =
    { $own ->
        [true] Ganas la partida
       *[false] { $name } gana la partida
    }
whoNext =
    { $own ->
        [true] ¿Quién va ahora?
       *[false] { $name } elige al siguiente
    }
lastRun =
    { $own ->
        [true]
            { $success ->
                [true] Entraste con { EL($hero) } y sobreviviste
               *[false] Entraste con { EL($hero) } y fracasaste
            }
       *[false]
            { $success ->
                [true] { $name } entró con { EL($hero) } y sobrevivió
               *[false] { $name } entró con { EL($hero) } y fracasó
            }
    }
lastRunTitle = La última mazmorra

passed = ha pasado
out = fuera
running = dentro
bids = en la puja
starts = Empieza esta ronda
successes =
    { $count ->
        [one] 1 éxito de 2
       *[other] { $count } éxitos de 2
    }
failures =
    { $count ->
        [one] 1 fracaso de 2
       *[other] { $count } fracasos de 2
    }
aidWhite = Cara blanca: aún puede permitirse un fracaso.
aidRed = Cara roja: el próximo fracaso será el último.
aidOut = Dos fracasos: fuera de la partida.
aside = Apartado en esta ronda
asideNone = No ha apartado nada.
added = Metido en esta mazmorra
addedNone = Ninguna carta en la mazmorra.
runs = Mazmorras hasta ahora
runsNone = Aún no ha pisado una mazmorra.
runLine =
    { $hero }: { $success ->
        [true] éxito
       *[false] fracaso
    }, { $pile } { $pile ->
        [one] carta
       *[other] cartas
    }, { $tiles } de 6 objetos
roundLine = Ronda { $round }
supply =
    { $count ->
        [one] Queda 1 carta de éxito
       *[other] Quedan { $count } cartas de éxito
    }

explain_draw =
    Solo tú ves la carta ({ $deck ->
        [one] queda 1
       *[other] quedan { $deck }
    }). Después la metes en la mazmorra, o la apartas y sacrificas un objeto.
explain_drawForced = Regla de la casa: en el primer turno nadie puede pasar.
explain_pass =
    Quedas fuera de esta ronda, y a salvo. { $left ->
        [one] Sigue 1 jugador
       *[other] Siguen { $left } jugadores
    } en la puja.
explain_passLast =
    Quedas fuera; { $name } entra enseguida: { $count ->
        [one] le espera 1 carta
       *[other] le esperan { $count } cartas
    }.
explain_passForced = El mazo está vacío: no hay otra opción.
explain_add =
    { CAPITAL(EL($monster)) } va encima de la pila: { $count } { $count ->
        [one] carta
       *[other] cartas
    }, y esta saldrá la primera.
explain_addBeaten = Tal como están las cosas, lo derrota: { $tile }.
explain_addHurts = Tal como están las cosas, cuesta { $hp } PV.
explain_sacrifice = { CAPITAL(EL($monster)) } y este objeto quedan fuera de esta ronda.
explain_sacrificeHp = Puntos de vida: { $before } → { $after }.
explain_sacrificeOpen = Tipos de monstruo a los que ya nada derrotaría: { $monsters }.
explain_sacrificeCovered = Todo lo que derrota lo derrota también otro objeto.
explain_name =
    Derrotas a todo { ONE($monster) } que salga. { $unseen ->
        [0] Ya sabes dónde están todos.
        [one] De momento sigue oculto 1 de { $copies }.
       *[other] De momento siguen ocultos { $unseen } de { $copies }.
    }
explain_nameBeaten = Ya lo derrota: { $tile }.
explain_keepBeaten = Lo derrota: { $tile }.
explain_hurts = Cuesta { $lost } PV: { $before } → { $after }.
explain_kills = Ahí mueres.
explain_potionSaves = Después la poción te deja con { $hp } PV.
explain_alreadyDead = Los PV ya no cuentan: solo puede salvarte la omnipotencia.
explain_polymorph =
    Descartas { EL($monster) } y te enfrentas a la primera carta del mazo ({ $deck ->
        [one] queda 1
       *[other] quedan { $deck }
    }). Una sola vez.
explain_axe =
    { $kind ->
        [true] { CAPITAL(EL($monster)) } cae, y con él todos los de su tipo que salgan después. El hacha se gasta.
       *[false] { CAPITAL(EL($monster)) } cae, y nadie más. El hacha se gasta.
    }
explain_choose = { $hp } PV con todo el equipo: { $tiles }.

design_monsters = Monstruos
design_heroes = Aventureros
design_tiles = Equipo
design_tokens = Fichas y símbolos
design_moments = Mazo y mazmorra

aim_rule = Entra quien no pase. Con 2 éxitos ganas; con 2 fracasos, fuera.
aim_own =
    Tú: { $successes } { $successes ->
        [one] éxito
       *[other] éxitos
    } y { $failures } { $failures ->
        [one] fracaso
       *[other] fracasos
    }.

meanwhile_inside = { $name } está en la mazmorra
meanwhile_bidding = Los demás pujan
meanwhile_passed = Has pasado: los demás siguen pujando

ending_survived =
    { $who ->
        [you] Has salido con vida de la mazmorra dos veces: la partida es tuya.
       *[other] { $name } ha salido con vida de la mazmorra dos veces y gana la partida.
    }
ending_lastLeft =
    { $who ->
        [you] Los demás han fracasado dos veces: solo quedas tú.
       *[other] Los demás han fracasado dos veces: solo queda { $name }.
    }
ending_runs =
    { $successes } { $successes ->
        [one] éxito
       *[other] éxitos
    } · { $failures } { $failures ->
        [one] fracaso
       *[other] fracasos
    }
ending_out = Fuera tras dos fracasos
