levelOf = Nivel { $level } de { $levels }
roomOf = Habitación { $room } de { $rooms }
row = Las habitaciones de este nivel
history = El camino hasta aquí
torchOne = En cualquier momento en que alguien esté eligiendo carta: mira una habitación a oscuras de este nivel. Contra la Manada de lobos puedes jugarla como carta: escapas.
darkRoom = A oscuras
darkBoss = El monstruo final, boca abajo
place_passed = ya superada
place_current = aquí está el grupo
place_open = a la vista
place_dark = a oscuras
place_peeked = solo tú la has visto
onlyYou = Solo lo sabes tú
door = Habitación { $position }: { $room }, { $place }
darkTip = Nadie sabe qué hay tras esta puerta hasta que el grupo entra. Quien usa una antorcha lo ve antes.
bossTip = Aquí espera el monstruo final. Se sabe cuál es al entrar, o antes, con una antorcha.
kind_treasure = Tesoro
kind_monster = Monstruo
kind_vault = Cámara
kind_trap = Trampa
kind_boss = Monstruo final
highestCard = carta más alta
toHighest =
    { $coins ->
        [1] moneda
       *[other] monedas
    } a la carta más alta
secondCard = segunda más alta
coins =
    { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
wounds =
    { $count ->
        [one] 1 herida
       *[other] { $count } heridas
    }
unit_coins =
    { $count ->
        [1] moneda
       *[other] monedas
    }
unit_wounds =
    { $count ->
        [1] herida
       *[other] heridas
    }
minusCoins =
    pierde { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
strength = Fuerza { $strength } con { $players } jugadores
sum = Suma
of = de
sumOf = Suma { $sum } de los { $strength } que hacen falta
undefeatable = No se puede derrotar
lost = Ya no se puede derrotar
beaten = Ya basta para derrotar al monstruo
eliminates = queda fuera de la partida
attacks_lowest = Ataca a la carta más baja
attacks_highest = Ataca a la carta más alta
escapesWith = { $item }: escapas
countsAs = { $card } vale { $value }
otherwise =
    Si no basta, a la carta más { $highest ->
        [true] alta
       *[false] baja
    }:
attackOn =
    A la carta más { $highest ->
        [true] alta
       *[false] baja
    }:
ties = En caso de empate, se reparte.
vaultAsk = Lo que te da tu carta
trapAsk = Según la carta más alta de todas
trapHits_most-coins = Pierde monedas quien más tiene
trapHits_least-wounds = Recibe heridas quien menos tiene
nothing = nada
step = { $value }: { $what }
pile = { $item }: { $count } en la reserva
supply = Reserva de objetos
potion =
    poción: cura { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }
cards = Cartas en esta habitación
slot_choosing = { $name } está eligiendo
slot_waiting = { $name } aún no ha jugado
slot_locked = { $name } ya ha elegido carta
slot_lockedOwn = Tu carta: { $card }
slot_open = { $name }: { $card }
slot_out = { $name } está fuera
lockedCount =
    { $locked ->
        [1] Ha elegido 1 de { $players }
       *[other] Han elegido { $locked } de { $players }
    }
again = juega otra
escape = escapa
hasMap = Tiene el mapa: juega primero
used = Ya jugadas en este nivel: { $values }
usedNone = Tiene en la mano las cinco cartas de poder
looked = Ha mirado a la luz de una antorcha en este nivel
mark_map = el mapa
mark_looked = ha mirado
mark_stone = de piedra
mark_collapsing = se desmayaría
mark_collapsed = se desmayó
collapsing = Es quien más heridas tiene: ahora mismo se desmayaría
collapsed = Se ha desmayado
eliminated = Se ha vuelto de piedra
hand = Tus cartas
handSize =
    { $cards ->
        [one] 1 carta en la mano
       *[other] { $cards } cartas en la mano
    }
usedTitle = Ya jugadas en este nivel
heldTitle = En la mano
notHere = No se puede jugar en esta habitación.
times = { $count }×
banner_level = Nivel { $level }
banner_defeated = { $sum } de { $strength }: derrotado
banner_notEnough = { $sum } de { $strength }: no basta
banner_cannot = Invencible
banner_attack = Ataca a
banner_allEscaped = Todos han escapado
banner_chest =
    +{ $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }
banner_shared =
    A repartir: +{ $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } por cabeza
banner_tooMany = Demasiados para un cofre
banner_chestLeft = Todas iguales: el cofre se queda cerrado
banner_spared = Carta más alta: { $highest }. No pasa nada
banner_trap = Carta más alta: { $highest }
banner_again = Otra carta
banner_peek = A la luz de la antorcha
banner_escaped = Ha escapado
banner_pileEmpty = No quedan bastantes: nadie se lleva ninguna
banner_map = El mapa cambia de manos
banner_collapsed = Desmayo
banner_nobodyCollapsed = Nadie se desmaya
banner_eliminated = De piedra
banner_won = A casa con el botín
banner_everyoneLost = No ha salido nadie
explain_look =
    Solo tú verás { $count ->
        [1] la habitación
       *[other] las habitaciones
    } { $positions }. Aún tendrás que jugar una carta.
explain_again = Cuando se descubran las cartas, las verás todas y jugarás otra.
explain_againInTurn = Cuando todos hayan jugado, juegas otra carta conociendo las suyas.
explain_escape = Escapas: no te ataca, pero tampoco sumas.
explain_treasureOne =
    { $coins ->
        [1] Si es la más alta, ganas 1 moneda; en caso de empate, nadie se la lleva.
       *[other] Si es la más alta, ganas { $coins ->
            [one] 1 moneda
           *[other] { $coins } monedas
        }; en caso de empate se reparten.
    }
explain_treasureTwo =
    La más alta gana { $first ->
        [one] 1 moneda
       *[other] { $first } monedas
    } y la segunda, { $second }; en caso de empate se reparten.
explain_best = De momento la más alta es un { $value }.
explain_enough = Con tu carta ya van { $sum } de { $strength }: basta para derrotar al monstruo.
explain_missing =
    Con tu carta van { $sum } de { $strength }: { $others ->
        [one] la carta que falta debe valer { $missing } o más
       *[other] las otras { $others } cartas deben sumar { $missing }
    }; si no, el monstruo ataca a la más baja.
explain_beyond =
    Con tu carta van { $sum } de { $strength }: { $others ->
        [one] ni con un 5 bastaría
       *[other] ni con { $others } cincos bastaría
    }, y el monstruo ataca a la más baja.
explain_notEnough = { $sum } de { $strength }: no basta, y el monstruo ataca a la más baja.
explain_cannotLow = No se puede derrotar: ataca a la carta más baja.
explain_cannotHigh = No se puede derrotar: ataca a la carta más alta.
explain_pile =
    { $count ->
        [0] Pero en la reserva no queda ninguna.
       *[other] En la reserva { $count ->
            [one] queda 1
           *[other] quedan { $count }
        }; si la pide más gente de la cuenta, nadie se la lleva.
    }
explain_trapNothing = Si el { $value } es la carta más alta, no pasa nada.
explain_trapCoins =
    Si el { $value } es la carta más alta, quien más monedas tiene pierde { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }.
explain_trapWounds =
    Si el { $value } es la carta más alta, quien menos heridas tiene recibe { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }.
design_rooms = Habitaciones
design_bosses = Monstruos finales
design_hand = Cartas de poder y objetos
design_characters = Personajes
design_levels = Cartas de nivel
design_tokens = Fichas, mapa y dorsos
design_doors = Puertas de la fila
design_scenes = Escenas
aim_nobody = Gana quien más monedas tenga. Ahora no se desmayaría nadie.
aim_you = Gana quien más monedas tenga. Ahora te desmayarías tú.
aim_one = Gana quien más monedas tenga. Se desmayaría { $name }.
aim_youToo = Gana quien más monedas tenga. Os desmayaríais { $other } y tú.
aim_many =
    { $own ->
        [true] Gana quien más monedas tenga. Os desmayaríais { $count ->
            [one] 1 jugador
           *[other] { $count } jugadores
        }, tú también.
       *[false] Gana quien más monedas tenga. { $count ->
            [one] Se desmayaría 1 jugador
           *[other] Se desmayarían { $count } jugadores
        }.
    }
meanwhile = Los demás eligen carta
ending_coins =
    { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
ending_wounds =
    { $count ->
        [one] 1 herida
       *[other] { $count } heridas
    }
ending_allStone = Medusa ha convertido en piedra a todo el grupo: no gana nadie.
ending_fateFainted = { $coins } · desmayo con { $wounds }
ending_fateStone = De piedra, por obra de Medusa
giftWord_coins =
    { $count ->
        [1] moneda
       *[other] monedas
    }
giftWord_potion = poción
explain_gift-coins =
    { $coins ->
        [one] Ganas 1 moneda.
       *[other] Ganas { $coins } monedas.
    }
explain_gift-potion =
    { $wounds ->
        [one] Recibes una poción que cura 1 herida.
       *[other] Recibes una poción que cura { $wounds } heridas.
    }
explain_gift-item =
    { $item ->
        [torch] Recibes una antorcha.
        [crystal-ball] Recibes una bola de cristal.
        [key] Recibes una llave.
       *[sword] Recibes una espada.
    }
explain_hits =
    { $who ->
        [you] Ahora mismo te tocaría a ti.
        [one] Ahora mismo le tocaría { TO_PEOPLE($people) }.
        [youAll] Ahora mismo os tocaría { TO_PEOPLE($people) }.
       *[they] Ahora mismo les tocaría { TO_PEOPLE($people) }.
    }
ending_won =
    { $who ->
        [you] Ganas con { $coins }.
        [one] { PEOPLE($people) } gana con { $coins }.
        [youAll] { CAPITAL(PEOPLE($people)) } compartís la victoria, con { $coins } por cabeza y las mismas heridas.
       *[they] { PEOPLE($people) } comparten la victoria, con { $coins } por cabeza y las mismas heridas.
    }
ending_fainted =
    { $who ->
        [you] Tú tenías { $coins }, pero te has desmayado con { $wounds }.
       *[other] { $name } tenía { $coins }, pero se ha desmayado con { $wounds }.
    }
ending_sameCoins =
    { $who ->
        [you] Tú también tenías { $coins }, pero más heridas ({ $wounds }).
       *[other] { $name } también tenía { $coins }, pero más heridas ({ $wounds }).
    }
