name = Saboteur
tagline = Cava en busca de oro con enanos de los que no te puedes fiar.

scores_nuggets = Pepitas
scores_goldCards = Cartas de oro

variants_goldDraft_name = Oro para los mineros
variants_goldDraft_sentence = Cuántas cartas de oro se reparten los mineros que ganan.
variants_goldDraft_values_per-miner = Una por minero
variants_goldDraft_values_per-player = Tantas como jugadores, dando vueltas entre los mineros
variants_roundEnd_name = Final de la ronda
variants_roundEnd_sentence = Cuándo termina una ronda en la que nadie llega al tesoro.
variants_roundEnd_values_no-playable = Cuando nadie tiene una carta que pueda jugar
variants_roundEnd_values_hands-empty = Cuando a nadie le quedan cartas
variants_nextStarter_name = Quién empieza la ronda siguiente
variants_nextStarter_sentence = El jugador a la izquierda de quien jugó la última carta de recorrido, o la última carta de cualquier tipo.
variants_nextStarter_values_last-path = Tras la última carta de recorrido
variants_nextStarter_values_last-card = Tras la última carta de cualquier tipo
variants_allSaboteurs_name = Todos los saboteadores en juego
variants_allSaboteurs_sentence = No sobra ninguna carta de enano: todos saben cuántos saboteadores hay.
variants_rounds_name = Rondas
variants_rounds_sentence = Cuántas rondas se juegan.
variants_rounds_values_1 = Una
variants_rounds_values_2 = Dos
variants_rounds_values_3 = Tres
variants_firstPlayer_name = Primer jugador
variants_firstPlayer_sentence = Quién empieza la primera ronda.
variants_firstPlayer_values_random = Por sorteo
variants_firstPlayer_values_host-picks = Lo elige el anfitrión
variants_firstSeat_name = Asiento que empieza
variants_firstSeat_sentence = El asiento que empieza si lo elige el anfitrión, contando alrededor de la mesa.
variants_firstSeat_values_0 = Asiento 1
variants_firstSeat_values_1 = Asiento 2
variants_firstSeat_values_2 = Asiento 3
variants_firstSeat_values_3 = Asiento 4
variants_firstSeat_values_4 = Asiento 5
variants_firstSeat_values_5 = Asiento 6
variants_firstSeat_values_6 = Asiento 7
variants_firstSeat_values_7 = Asiento 8
variants_firstSeat_values_8 = Asiento 9
variants_firstSeat_values_9 = Asiento 10

cards_start = Carta de Inicio (escalera)
    .text = Todo túnel tiene que estar unido a ella.
cards_goal-treasure = Objetivo: Tesoro
    .text = Si un túnel llega hasta él, los mineros ganan la ronda.
cards_goal-stone-ne = Objetivo: piedra, curva arriba-derecha / abajo-izquierda
    .text = Aquí no hay tesoro. Una vez descubierta, es una curva más de la mina.
cards_goal-stone-nw = Objetivo: piedra, curva arriba-izquierda / abajo-derecha
    .text = Aquí no hay tesoro. Una vez descubierta, es una curva más de la mina.
cards_path-straight-ns = Recto vertical
    .text = Un túnel abierto por arriba y por abajo; todas sus salidas se comunican.
cards_path-straight-ew = Recto horizontal
    .text = Un túnel abierto por la derecha y por la izquierda; todas sus salidas se comunican.
cards_path-cross = Cruce
    .text = Un túnel abierto por arriba, por la derecha, por abajo y por la izquierda; todas sus salidas se comunican.
cards_path-tee-nes = T vertical
    .text = Un túnel abierto por arriba, por la derecha y por abajo; todas sus salidas se comunican.
    .gender = f
cards_path-tee-new = T horizontal
    .text = Un túnel abierto por arriba, por la derecha y por la izquierda; todas sus salidas se comunican.
    .gender = f
cards_path-curve-ne = Curva arriba-derecha / abajo-izquierda
    .text = Un túnel abierto por arriba y por la derecha; todas sus salidas se comunican.
    .gender = f
cards_path-curve-nw = Curva arriba-izquierda / abajo-derecha
    .text = Un túnel abierto por arriba y por la izquierda; todas sus salidas se comunican.
    .gender = f
cards_dead-n = Callejón vertical de un lado
    .text = Abierto por arriba, pero cegado en el centro: de aquí no se pasa.
cards_dead-e = Callejón horizontal de un lado
    .text = Abierto por la derecha, pero cegado en el centro: de aquí no se pasa.
cards_dead-ns = Callejón recto vertical
    .text = Abierto por arriba y por abajo, pero cegado en el centro: de aquí no se pasa.
cards_dead-ew = Callejón recto horizontal
    .text = Abierto por la derecha y por la izquierda, pero cegado en el centro: de aquí no se pasa.
cards_dead-ne = Callejón en curva arriba-derecha
    .text = Abierto por arriba y por la derecha, pero cegado en el centro: de aquí no se pasa.
cards_dead-nw = Callejón en curva arriba-izquierda
    .text = Abierto por arriba y por la izquierda, pero cegado en el centro: de aquí no se pasa.
cards_dead-nes = Callejón en T vertical
    .text = Abierto por arriba, por la derecha y por abajo, pero cegado en el centro: de aquí no se pasa.
cards_dead-new = Callejón en T horizontal
    .text = Abierto por arriba, por la derecha y por la izquierda, pero cegado en el centro: de aquí no se pasa.
cards_dead-nesw = Callejón en cruce
    .text = Abierto por arriba, por la derecha, por abajo y por la izquierda, pero cegado en el centro: de aquí no se pasa.
cards_break-pickaxe = Pico roto
    .text = Se pone delante de cualquier jugador. Mientras tenga el pico roto, no puede colocar cartas de recorrido.
cards_break-lantern = Linterna rota
    .text = Se pone delante de cualquier jugador. Mientras tenga la linterna rota, no puede colocar cartas de recorrido.
cards_break-cart = Carrito roto
    .text = Se pone delante de cualquier jugador. Mientras tenga el carrito roto, no puede colocar cartas de recorrido.
cards_repair-pickaxe = Reparar pico
    .text = Repara el pico roto de cualquier jugador.
cards_repair-lantern = Reparar linterna
    .text = Repara la linterna rota de cualquier jugador.
cards_repair-cart = Reparar carrito
    .text = Repara el carrito roto de cualquier jugador.
cards_repair-pickaxe-lantern = Reparar pico o linterna
    .text = Repara el pico roto o la linterna rota de cualquier jugador, pero nunca las dos cosas.
cards_repair-pickaxe-cart = Reparar pico o carrito
    .text = Repara el pico roto o el carrito roto de cualquier jugador, pero nunca las dos cosas.
cards_repair-lantern-cart = Reparar linterna o carrito
    .text = Repara la linterna rota o el carrito roto de cualquier jugador, pero nunca las dos cosas.
cards_rockfall = Desprendimiento de rocas
    .text = Quita una carta de recorrido de la mina, pero nunca la de inicio ni un objetivo.
cards_map = Mapa
    .text = Miras en secreto un objetivo que esté boca abajo.

cards_gold-1 = Carta de 1 Pepita de Oro
cards_gold-2 = Carta de 2 Pepitas de Oro
cards_gold-3 = Carta de 3 Pepitas de Oro

roles_miner = Minero de Oro
    .text = Quiere un túnel desde el inicio hasta el tesoro.
roles_saboteur = Saboteador
    .text = Quiere que se acaben las cartas antes de que alguien llegue al tesoro.

tools_pickaxe = pico
tools_lantern = linterna
    .gender = f
tools_cart = carrito

goals_top = Objetivo de arriba
    .one = objetivo de arriba
goals_middle = Objetivo del medio
    .one = objetivo del medio
goals_bottom = Objetivo de abajo
    .one = objetivo de abajo

decisions_SB-DEC-01 = Juega una carta o descarta una
decisions_SB-DEC-02 = No te quedan cartas: pasa
decisions_SB-DEC-03 = Quédate con una carta de oro y pasa las demás

options_path = { $card }: { $where }
options_path-turned =
    { GENDER($card) ->
        [f] { $card }, girada: { $where }
       *[m] { $card }, girado: { $where }
    }
where_beside =
    { $columns ->
        [one] 1 columna
       *[other] { $columns } columnas
    } { $side ->
        [right] a la derecha
       *[left] a la izquierda
    } de la escalera
where_above =
    { $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    } { $way ->
        [down] más abajo
       *[up] más arriba
    } que la escalera
where_both =
    { $columns ->
        [one] 1 columna
       *[other] { $columns } columnas
    } { $side ->
        [right] a la derecha
       *[left] a la izquierda
    } de la escalera y { $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    } { $way ->
        [down] más abajo
       *[up] más arriba
    }
options_break =
    { $who ->
        [you] { GENDER($tool) ->
            [f] Romper mi propia { $tool }
           *[m] Romper mi propio { $tool }
        }
       *[other] Romper { EL($tool) } de { $name }
    }
options_repair =
    { $who ->
        [you] { GENDER($tool) ->
            [f] Reparar mi propia { $tool }
           *[m] Reparar mi propio { $tool }
        }
       *[other] Reparar { EL($tool) } de { $name }
    }
options_repair-with =
    { $who ->
        [you] { GENDER($tool) ->
            [f] Reparar mi propia { $tool } (con { QUOTE($card) })
           *[m] Reparar mi propio { $tool } (con { QUOTE($card) })
        }
       *[other] Reparar { EL($tool) } de { $name } (con { QUOTE($card) })
    }
options_rockfall = Quitar la carta que está { $where }
options_map = Mirar { EL($goal) }
options_discard-any = Descartar una carta
options_discard = Descartar { QUOTE($card) }
options_take =
    { $nuggets ->
        [one] Quedarme con la carta de 1 pepita
       *[other] Quedarme con la carta de { $nuggets } pepitas
    }
options_pass = Pasar

events_round-started =
    { $rounds ->
        [1] Ronda única
       *[other] Ronda { $round } de { $rounds }
    }: { $who ->
        [you] empiezas tú
       *[other] empieza { $name }
    }. { $saboteurs }
events_round-after-path =
    Ronda { $round } de { $rounds }: { $who ->
        [you] empiezas tú, porque vas después de
       *[other] empieza { $name }, porque va después de
    } { $whoAfter ->
        [you] ti, que colocaste la última carta de recorrido
       *[other] { $nameAfter }, que colocó la última carta de recorrido
    }. { $saboteurs }
events_round-after-no-path =
    Ronda { $round } de { $rounds }: { $who ->
        [you] empiezas tú, porque vas después de
       *[other] empieza { $name }, porque va después de
    } { $whoAfter ->
        [you] ti, que empezaste la ronda anterior, en la que nadie colocó cartas de recorrido
       *[other] { $nameAfter }, que empezó la ronda anterior, en la que nadie colocó cartas de recorrido
    }. { $saboteurs }
events_round-after-card =
    Ronda { $round } de { $rounds }: { $who ->
        [you] empiezas tú, porque vas después de
       *[other] empieza { $name }, porque va después de
    } { $whoAfter ->
        [you] ti, que tuviste el último turno
       *[other] { $nameAfter }, que tuvo el último turno
    }. { $saboteurs }
events_saboteurs =
    { $count ->
        [one] Hay 1 saboteador.
       *[other] Hay { $count } saboteadores.
    }
events_saboteurs-at-most-one = Hay como mucho 1 saboteador.
events_saboteurs-or = Hay { OR($counts) } saboteadores.
events_dealt =
    { $who ->
        [you] En esta ronda eres { $role ->
            [saboteur] saboteador
           *[miner] minero
        }.
       *[other] En esta ronda la carta de { $name } es de { $role ->
            [saboteur] saboteador
           *[miner] minero
        }.
    }
events_path-played =
    { $who ->
        [you] Colocas
       *[other] { $name } coloca
    } { $deadEnd ->
        [true] un callejón
       *[false] un túnel
    }.
events_rejoined =
    { $count ->
        [one] Vuelve a unirse a la escalera 1 carta aislada.
       *[other] Vuelven a unirse a la escalera { $count } cartas aisladas.
    }
events_goal-treasure =
    { $who ->
        [you] Llegas { AL($goal) }: ¡el tesoro!
       *[other] { $name } llega { AL($goal) }: ¡el tesoro!
    }
events_goal-stone =
    { $who ->
        [you] Llegas { AL($goal) }: una piedra.
       *[other] { $name } llega { AL($goal) }: una piedra.
    }
events_broken-own =
    { $who ->
        [you] { GENDER($tool) ->
            [f] Rompes tu propia { $tool }.
           *[m] Rompes tu propio { $tool }.
        }
       *[other] { GENDER($tool) ->
            [f] { $name } rompe su propia { $tool }.
           *[m] { $name } rompe su propio { $tool }.
        }
    }
events_broken =
    { $who ->
        [you] Le rompes { EL($tool) } a { $nameElse }.
       *[other] { $whoElse ->
            [you] { $name } te rompe { EL($tool) }.
           *[other] { $name } le rompe { EL($tool) } a { $nameElse }.
        }
    }
events_repaired-own =
    { $who ->
        [you] Te reparas { EL($tool) } y ya puedes volver a cavar.
       *[other] { $name } se repara { EL($tool) } y ya puede volver a cavar.
    }
events_repaired-own-still =
    { $who ->
        [you] Te reparas { EL($tool) }, pero aún te queda algo roto.
       *[other] { $name } se repara { EL($tool) }, pero aún le queda algo roto.
    }
events_repaired =
    { $who ->
        [you] Le reparas { EL($tool) } a { $nameElse }, que ya puede volver a cavar.
       *[other] { $whoElse ->
            [you] { $name } te repara { EL($tool) }. Ya puedes volver a cavar.
           *[other] { $name } le repara { EL($tool) } a { $nameElse }, que ya puede volver a cavar.
        }
    }
events_repaired-still =
    { $who ->
        [you] Le reparas { EL($tool) } a { $nameElse }, que aún tiene algo roto.
       *[other] { $whoElse ->
            [you] { $name } te repara { EL($tool) }. Aún te queda algo roto.
           *[other] { $name } le repara { EL($tool) } a { $nameElse }, que aún tiene algo roto.
        }
    }
events_rockfall =
    { $who ->
        [you] Quitas
       *[other] { $name } quita
    } { $deadEnd ->
        [true] un callejón
       *[false] un túnel
    } con un desprendimiento.
events_rockfall-cutting =
    { $who ->
        [you] Quitas
       *[other] { $name } quita
    } { $deadEnd ->
        [true] un callejón
       *[false] un túnel
    } con un desprendimiento y { $who ->
        [you] aíslas
       *[other] aísla
    } { $lost ->
        [one] 1 carta
       *[other] { $lost } cartas
    }.
events_map =
    { $who ->
        [you] Miras { EL($goal) }.
       *[other] { $name } mira { EL($goal) }.
    }
events_map-seen =
    { $who ->
        [you] Miras { EL($goal) }
       *[other] { $name } mira { EL($goal) }
    }: es { $found ->
        [treasure] el tesoro
       *[stone] una piedra
    }.
events_discarded =
    { $who ->
        [you] Descartas una carta boca abajo.
       *[other] { $name } descarta una carta boca abajo.
    }
events_discarded-seen =
    { $who ->
        [you] Descartas { QUOTE($card) } boca abajo.
       *[other] { $name } descarta { QUOTE($card) } boca abajo.
    }
events_passed =
    { $who ->
        [you] Pasas: no te quedan cartas.
       *[other] { $name } pasa: no le quedan cartas.
    }
events_drew-last =
    { $who ->
        [you] Robas la última carta del mazo.
       *[other] { $name } roba la última carta del mazo.
    }
events_drew =
    { $who ->
        [you] Robas { QUOTE($card) }.
       *[other] { $name } roba { QUOTE($card) }.
    }
events_drew-last-seen =
    { $who ->
        [you] Robas { QUOTE($card) }, la última carta del mazo.
       *[other] { $name } roba { QUOTE($card) }, la última carta del mazo.
    }
events_won =
    { $turns ->
        [one] Los mineros ganan la ronda tras 1 turno.
       *[other] Los mineros ganan la ronda tras { $turns } turnos.
    }
events_lost =
    { $turns ->
        [one] Ya no queda carta que jugar y nadie ha llegado al tesoro: los mineros pierden la ronda tras 1 turno.
       *[other] Ya no queda carta que jugar y nadie ha llegado al tesoro: los mineros pierden la ronda tras { $turns } turnos.
    }
events_miners-were =
    { $count ->
        [0] Mineros: ninguno.
       *[other] Mineros: { PEOPLE($people) }.
    }
events_saboteurs-were =
    { $count ->
        [0] Saboteadores: ninguno.
        [one] Saboteador: { PEOPLE($people) }.
       *[other] Saboteadores: { PEOPLE($people) }.
    }
events_others-were = Los demás son mineros.
events_aside =
    { $role ->
        [saboteur] La carta apartada era de saboteador.
       *[miner] La carta apartada era de minero.
    }
events_treasure-was = El tesoro estaba en { EL($goal) }.
events_draft =
    { $cards ->
        [1] Hay 1 carta de oro para los mineros; { $who ->
            [you] eliges tú
           *[other] elige { $name }
        }.
       *[other] Hay { $cards } cartas de oro para los mineros; primero { $who ->
            [you] eliges tú
           *[other] elige { $name }
        }.
    }
events_draft-without-you =
    { $cards ->
        [one] Hay 1 carta de oro para los mineros
       *[other] Hay { $cards } cartas de oro para los mineros
    }. Has llegado al tesoro, pero tu carta es de saboteador y no te toca oro: el primer minero a tu derecha es { $name }, que elige primero.
events_draft-without =
    { $cards ->
        [one] Hay 1 carta de oro para los mineros
       *[other] Hay { $cards } cartas de oro para los mineros
    }. { $saboteur } ha llegado al tesoro, pero su carta es de saboteador y no le toca oro: el primer minero a su derecha { $who ->
        [you] eres tú, así que eliges primero
       *[other] es { $name }, que elige primero
    }.
events_packet =
    { $who ->
        [you] Miras
       *[other] { $name } mira
    } { $cards ->
        [one] 1 carta de oro
       *[other] { $cards } cartas de oro
    }.
events_packet-alike =
    { $who ->
        [you] Miras
       *[other] { $name } mira
    } { $cards ->
        [1] 1 carta de oro, de
        [2] 2 cartas de oro, las dos de
       *[other] { $cards } cartas de oro, todas de
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepitas
    }.
events_packet-different =
    { $who ->
        [you] Miras
       *[other] { $name } mira
    } { $cards } cartas de oro: { LIST($kinds) }.
events_kind-different =
    { $nuggets ->
        [one] una de 1 pepita
       *[other] una de { $nuggets } pepitas
    }
events_packet-mixed =
    { $who ->
        [you] Miras
       *[other] { $name } mira
    } { $cards } cartas de oro: { LIST($kinds) }.
events_kind-first =
    { $count ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
       *[9] nueve
    } de { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepitas
    }
events_kind-later =
    { $count ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
       *[9] nueve
    } de { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepitas
    }
events_taken =
    { $who ->
        [you] Te quedas con una carta de oro.
       *[other] { $name } se queda con una carta de oro.
    } { $left ->
        [0] Era la última.
        [one] Queda 1 carta.
       *[other] Quedan { $left } cartas.
    }
events_taken-seen =
    { $who ->
        [you] Te quedas con una carta
       *[other] { $name } se queda con una carta
    } de { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepitas
    }. { $left ->
        [0] Era la última.
        [one] Queda 1 carta.
       *[other] Quedan { $left } cartas.
    }
events_paid-card =
    { $who ->
        [you] Recibes una carta de
       *[other] { $name } recibe una carta de
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepitas
    }.
events_paid-cards =
    { $who ->
        [you] Recibes
       *[other] { $name } recibe
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepitas
    } en { $cards } cartas.
events_paid-cards-seen =
    { $who ->
        [you] Recibes
       *[other] { $name } recibe
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepitas
    } en { $cards } cartas ({ $sum }).
events_paid-credit =
    { $who ->
        [you] Recibes
       *[other] { $name } recibe
    } { $nuggets ->
        [one] 1 pepita sin carta
       *[other] { $nuggets } pepitas sin carta
    }.
events_paid-both =
    { $who ->
        [you] Recibes
       *[other] { $name } recibe
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepitas
    }: { $held } en { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } y { $credit } sin carta.
events_paid-both-seen =
    { $who ->
        [you] Recibes
       *[other] { $name } recibe
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepitas
    }: { $held } en { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } ({ $sum }) y { $credit } sin carta.
events_nobody-paid = No había ningún saboteador: nadie recibe oro.
events_victory =
    { $who ->
        [you] ¡Ganas la partida { $nuggets ->
            [0] sin ninguna pepita
            [one] con 1 pepita
           *[other] con { $nuggets } pepitas
        }!
        [one] ¡{ PEOPLE($people) } gana la partida { $nuggets ->
            [0] sin ninguna pepita
            [one] con 1 pepita
           *[other] con { $nuggets } pepitas
        }!
        [youAll] ¡{ CAPITAL(PEOPLE($people)) } compartís la victoria { $nuggets ->
            [0] sin ninguna pepita
            [one] con 1 pepita por cabeza
           *[other] con { $nuggets } pepitas por cabeza
        }!
       *[they] ¡{ PEOPLE($people) } comparten la victoria { $nuggets ->
            [0] sin ninguna pepita
            [one] con 1 pepita por cabeza
           *[other] con { $nuggets } pepitas por cabeza
        }!
    }
events_next-none = Nadie más tiene ninguna.
events_next-tied =
    { $others ->
        [one] Después vas tú con { $nuggets }, en empate con otro jugador.
       *[other] Después vas tú con { $nuggets }, en empate con otros { $others } jugadores.
    }
events_next-many =
    { $players ->
        [one] Después va 1 jugador con { $nuggets }.
       *[other] Después van { $players } jugadores con { $nuggets } por cabeza.
    }
events_next =
    { $who ->
        [you] Después vas tú, con { $nuggets }.
        [one] Después va { PEOPLE($people) }, con { $nuggets }.
        [youAll] Después vais { PEOPLE($people) }, con { $nuggets } por cabeza.
       *[they] Después van { PEOPLE($people) }, con { $nuggets } por cabeza.
    }
