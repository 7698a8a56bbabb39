name = Saboteur
tagline = Scava in cerca d’oro con nani di cui non puoi fidarti.

scores_nuggets = Pepite
scores_goldCards = Carte oro

variants_goldDraft_name = Oro per i minatori
variants_goldDraft_sentence = Quante carte oro si dividono i minatori che vincono.
variants_goldDraft_values_per-miner = Una per minatore
variants_goldDraft_values_per-player = Tante quanti sono i giocatori, a giro tra i minatori
variants_roundEnd_name = Fine del round
variants_roundEnd_sentence = Quando finisce un round in cui nessuno raggiunge il tesoro.
variants_roundEnd_values_no-playable = Quando nessuno ha più carte che si possano giocare
variants_roundEnd_values_hands-empty = Quando nessuno ha più carte
variants_nextStarter_name = Chi comincia il round dopo
variants_nextStarter_sentence = Il giocatore a sinistra di chi ha giocato l’ultima carta percorso, oppure l’ultima carta di qualsiasi tipo.
variants_nextStarter_values_last-path = Dopo l’ultima carta percorso
variants_nextStarter_values_last-card = Dopo l’ultima carta di qualsiasi tipo
variants_allSaboteurs_name = Tutti i sabotatori in gioco
variants_allSaboteurs_sentence = Non avanza nessuna carta nano: tutti sanno quanti sono i sabotatori.
variants_rounds_name = Round
variants_rounds_sentence = Quanti round si giocano.
variants_rounds_values_1 = Uno
variants_rounds_values_2 = Due
variants_rounds_values_3 = Tre
variants_firstPlayer_name = Primo giocatore
variants_firstPlayer_sentence = Chi comincia il primo round.
variants_firstPlayer_values_random = A sorte
variants_firstPlayer_values_host-picks = Lo sceglie chi ospita
variants_firstSeat_name = Posto che comincia
variants_firstSeat_sentence = Il posto che comincia se lo sceglie chi ospita, contando intorno al tavolo.
variants_firstSeat_values_0 = Posto 1
variants_firstSeat_values_1 = Posto 2
variants_firstSeat_values_2 = Posto 3
variants_firstSeat_values_3 = Posto 4
variants_firstSeat_values_4 = Posto 5
variants_firstSeat_values_5 = Posto 6
variants_firstSeat_values_6 = Posto 7
variants_firstSeat_values_7 = Posto 8
variants_firstSeat_values_8 = Posto 9
variants_firstSeat_values_9 = Posto 10

cards_start = Carta partenza (scala)
    .text = Ogni galleria dev’essere collegata a lei.
    .gender = f
cards_goal-treasure = Obiettivo: tesoro
    .text = Se una galleria lo raggiunge, i minatori vincono il round.
cards_goal-stone-ne = Obiettivo: pietra, curva in alto a destra / in basso a sinistra
    .text = Qui non c’è nessun tesoro. Una volta girata, è una curva della miniera come le altre.
cards_goal-stone-nw = Obiettivo: pietra, curva in alto a sinistra / in basso a destra
    .text = Qui non c’è nessun tesoro. Una volta girata, è una curva della miniera come le altre.
cards_path-straight-ns = Rettilineo verticale
    .text = Una galleria aperta in alto e in basso; tutte le uscite comunicano.
cards_path-straight-ew = Rettilineo orizzontale
    .text = Una galleria aperta a destra e a sinistra; tutte le uscite comunicano.
cards_path-cross = Incrocio
    .text = Una galleria aperta in alto, a destra, in basso e a sinistra; tutte le uscite comunicano.
cards_path-tee-nes = T verticale
    .text = Una galleria aperta in alto, a destra e in basso; tutte le uscite comunicano.
    .gender = f
cards_path-tee-new = T orizzontale
    .text = Una galleria aperta in alto, a destra e a sinistra; tutte le uscite comunicano.
    .gender = f
cards_path-curve-ne = Curva in alto a destra / in basso a sinistra
    .text = Una galleria aperta in alto e a destra; tutte le uscite comunicano.
    .gender = f
cards_path-curve-nw = Curva in alto a sinistra / in basso a destra
    .text = Una galleria aperta in alto e a sinistra; tutte le uscite comunicano.
    .gender = f
cards_dead-n = Vicolo cieco, un lato verticale
    .text = Aperto in alto, ma sbarrato al centro: da qui non si passa.
cards_dead-e = Vicolo cieco, un lato orizzontale
    .text = Aperto a destra, ma sbarrato al centro: da qui non si passa.
cards_dead-ns = Vicolo cieco, rettilineo verticale
    .text = Aperto in alto e in basso, ma sbarrato al centro: da qui non si passa.
cards_dead-ew = Vicolo cieco, rettilineo orizzontale
    .text = Aperto a destra e a sinistra, ma sbarrato al centro: da qui non si passa.
cards_dead-ne = Vicolo cieco, curva in alto a destra
    .text = Aperto in alto e a destra, ma sbarrato al centro: da qui non si passa.
cards_dead-nw = Vicolo cieco, curva in alto a sinistra
    .text = Aperto in alto e a sinistra, ma sbarrato al centro: da qui non si passa.
cards_dead-nes = Vicolo cieco, T verticale
    .text = Aperto in alto, a destra e in basso, ma sbarrato al centro: da qui non si passa.
cards_dead-new = Vicolo cieco, T orizzontale
    .text = Aperto in alto, a destra e a sinistra, ma sbarrato al centro: da qui non si passa.
cards_dead-nesw = Vicolo cieco, incrocio
    .text = Aperto in alto, a destra, in basso e a sinistra, ma sbarrato al centro: da qui non si passa.
cards_break-pickaxe = Piccone rotto
    .text = Si mette davanti a un giocatore qualsiasi. Finché ha il piccone rotto non può posare carte percorso.
cards_break-lantern = Lampada rotta
    .text = Si mette davanti a un giocatore qualsiasi. Finché ha la lampada rotta non può posare carte percorso.
    .gender = f
cards_break-cart = Carrello rotto
    .text = Si mette davanti a un giocatore qualsiasi. Finché ha il carrello rotto non può posare carte percorso.
cards_repair-pickaxe = Ripara piccone
    .text = Ripara il piccone rotto di un giocatore qualsiasi.
cards_repair-lantern = Ripara lampada
    .text = Ripara la lampada rotta di un giocatore qualsiasi.
cards_repair-cart = Ripara carrello
    .text = Ripara il carrello rotto di un giocatore qualsiasi.
cards_repair-pickaxe-lantern = Ripara piccone o lampada
    .text = Ripara il piccone rotto o la lampada rotta di un giocatore qualsiasi, mai tutti e due.
cards_repair-pickaxe-cart = Ripara piccone o carrello
    .text = Ripara il piccone rotto o il carrello rotto di un giocatore qualsiasi, mai tutti e due.
cards_repair-lantern-cart = Ripara lampada o carrello
    .text = Ripara la lampada rotta o il carrello rotto di un giocatore qualsiasi, mai tutti e due.
cards_rockfall = Frana
    .text = Toglie una carta percorso dalla miniera, mai però la partenza o un obiettivo.
    .gender = f
cards_map = Mappa
    .text = Guardi in segreto un obiettivo coperto.
    .gender = f

cards_gold-1 = Carta oro, 1 pepita
cards_gold-2 = Carta oro, 2 pepite
cards_gold-3 = Carta oro, 3 pepite

roles_miner = Cercatore d’oro
    .text = Vuole una galleria dalla partenza fino al tesoro.
roles_saboteur = Sabotatore
    .text = Vuole che le carte finiscano prima che qualcuno raggiunga il tesoro.

tools_pickaxe = piccone
tools_lantern = lampada
    .gender = f
tools_cart = carrello

goals_top = Obiettivo in alto
    .one = obiettivo in alto
goals_middle = Obiettivo al centro
    .one = obiettivo al centro
goals_bottom = Obiettivo in basso
    .one = obiettivo in basso

decisions_SB-DEC-01 = Gioca una carta o scartane una
decisions_SB-DEC-02 = Non hai più carte: passa
decisions_SB-DEC-03 = Tieni una carta oro e passa le altre

options_path = { $card }: { $where }
options_path-turned =
    { GENDER($card) ->
        [f] { $card }, girata: { $where }
       *[m] { $card }, girato: { $where }
    }
where_beside =
    { $columns ->
        [one] 1 colonna
       *[other] { $columns } colonne
    } { $side ->
        [right] a destra
       *[left] a sinistra
    } della scala
where_above =
    { $rows ->
        [one] 1 riga
       *[other] { $rows } righe
    } { $way ->
        [down] sotto
       *[up] sopra
    } la scala
where_both =
    { $columns ->
        [one] 1 colonna
       *[other] { $columns } colonne
    } { $side ->
        [right] a destra
       *[left] a sinistra
    } della scala, { $rows ->
        [one] 1 riga
       *[other] { $rows } righe
    } più { $way ->
        [down] in basso
       *[up] in alto
    }
options_break =
    { $who ->
        [you] Rompi { GENDER($tool) ->
            [f] la tua stessa { $tool }
           *[m] il tuo stesso { $tool }
        }
       *[other] Rompi { IL($tool) } di { $name }
    }
options_repair =
    { $who ->
        [you] Ripara { GENDER($tool) ->
            [f] la tua { $tool }
           *[m] il tuo { $tool }
        }
       *[other] Ripara { IL($tool) } di { $name }
    }
options_repair-with =
    { $who ->
        [you] Ripara { GENDER($tool) ->
            [f] la tua { $tool }
           *[m] il tuo { $tool }
        } (con { QUOTE($card) })
       *[other] Ripara { IL($tool) } di { $name } (con { QUOTE($card) })
    }
options_rockfall = Togli la carta { $where }
options_map = Guarda { IL($goal) }
options_discard-any = Scarta una carta
options_discard = Scarta { QUOTE($card) }
options_take =
    { $nuggets ->
        [one] Tieni la carta da 1 pepita
       *[other] Tieni la carta da { $nuggets } pepite
    }
options_pass = Passa

events_round-started =
    { $rounds ->
        [1] Round unico
       *[other] Round { $round } di { $rounds }
    }: { $who ->
        [you] cominci tu
       *[other] comincia { $name }
    }. { $saboteurs }
events_round-after-path =
    Round { $round } di { $rounds }: { $who ->
        [you] cominci tu, che vieni dopo
       *[other] comincia { $name }, che viene dopo
    } { $whoAfter ->
        [you] di te: l’ultima carta percorso era tua
       *[other] { $nameAfter }: era sua l’ultima carta percorso
    }. { $saboteurs }
events_round-after-no-path =
    Round { $round } di { $rounds }: { $who ->
        [you] cominci tu, che vieni dopo
       *[other] comincia { $name }, che viene dopo
    } { $whoAfter ->
        [you] di te: nel round precedente avevi cominciato tu, e nessuno ha posato carte percorso
       *[other] { $nameAfter }: nel round precedente aveva cominciato { $nameAfter }, e nessuno ha posato carte percorso
    }. { $saboteurs }
events_round-after-card =
    Round { $round } di { $rounds }: { $who ->
        [you] cominci tu, che vieni dopo
       *[other] comincia { $name }, che viene dopo
    } { $whoAfter ->
        [you] di te: l’ultimo turno era tuo
       *[other] { $nameAfter }: era suo l’ultimo turno
    }. { $saboteurs }
events_saboteurs =
    { $count ->
        [one] C’è 1 sabotatore.
       *[other] Ci sono { $count } sabotatori.
    }
events_saboteurs-at-most-one = C’è al massimo 1 sabotatore.
events_saboteurs-or = I sabotatori sono { OR($counts) }.
events_dealt =
    { $who ->
        [you] In questo round il tuo ruolo è { $role ->
            [saboteur] sabotatore
           *[miner] minatore
        }.
       *[other] In questo round il ruolo di { $name } è { $role ->
            [saboteur] sabotatore
           *[miner] minatore
        }.
    }
events_path-played =
    { $who ->
        [you] Posi
       *[other] { $name } posa
    } { $deadEnd ->
        [true] un vicolo cieco
       *[false] una galleria
    }.
events_rejoined =
    { $count ->
        [one] 1 carta isolata è di nuovo collegata alla partenza.
       *[other] { $count } carte isolate sono di nuovo collegate alla partenza.
    }
events_goal-treasure =
    { $who ->
        [you] Raggiungi { IL($goal) }: il tesoro!
       *[other] { $name } raggiunge { IL($goal) }: il tesoro!
    }
events_goal-stone =
    { $who ->
        [you] Raggiungi { IL($goal) }: una pietra.
       *[other] { $name } raggiunge { IL($goal) }: una pietra.
    }
events_broken-own =
    { $who ->
        [you] Rompi { GENDER($tool) ->
            [f] la tua stessa { $tool }
           *[m] il tuo stesso { $tool }
        }.
       *[other] { $name } rompe { GENDER($tool) ->
            [f] la propria { $tool }
           *[m] il proprio { $tool }
        }.
    }
events_broken =
    { $who ->
        [you] Rompi { IL($tool) } di { $nameElse }.
       *[other] { $whoElse ->
            [you] { $name } ti rompe { IL($tool) }.
           *[other] { $name } rompe { IL($tool) } di { $nameElse }.
        }
    }
events_repaired-own =
    { $who ->
        [you] Ti ripari { IL($tool) } e puoi di nuovo scavare.
       *[other] { $name } si ripara { IL($tool) } e può di nuovo scavare.
    }
events_repaired-own-still =
    { $who ->
        [you] Ti ripari { IL($tool) }, ma hai ancora qualcosa di rotto.
       *[other] { $name } si ripara { IL($tool) }, ma ha ancora qualcosa di rotto.
    }
events_repaired =
    { $who ->
        [you] Ripari { IL($tool) } di { $nameElse }, che può di nuovo scavare.
       *[other] { $whoElse ->
            [you] { $name } ti ripara { IL($tool) }. Puoi di nuovo scavare.
           *[other] { $name } ripara { IL($tool) } di { $nameElse }, che può di nuovo scavare.
        }
    }
events_repaired-still =
    { $who ->
        [you] Ripari { IL($tool) } di { $nameElse }, che ha ancora qualcosa di rotto.
       *[other] { $whoElse ->
            [you] { $name } ti ripara { IL($tool) }. Hai ancora qualcosa di rotto.
           *[other] { $name } ripara { IL($tool) } di { $nameElse }, che ha ancora qualcosa di rotto.
        }
    }
events_rockfall =
    { $who ->
        [you] Con una frana togli
       *[other] Con una frana { $name } toglie
    } { $deadEnd ->
        [true] un vicolo cieco
       *[false] una galleria
    }.
events_rockfall-cutting =
    { $who ->
        [you] Con una frana togli
       *[other] Con una frana { $name } toglie
    } { $deadEnd ->
        [true] un vicolo cieco
       *[false] una galleria
    } e { $who ->
        [you] isoli
       *[other] isola
    } { $lost ->
        [one] 1 carta
       *[other] { $lost } carte
    }.
events_map =
    { $who ->
        [you] Guardi { IL($goal) }.
       *[other] { $name } guarda { IL($goal) }.
    }
events_map-seen =
    { $who ->
        [you] Guardi { IL($goal) }
       *[other] { $name } guarda { IL($goal) }
    }: è { $found ->
        [treasure] il tesoro
       *[stone] una pietra
    }.
events_discarded =
    { $who ->
        [you] Scarti una carta coperta.
       *[other] { $name } scarta una carta coperta.
    }
events_discarded-seen =
    { $who ->
        [you] Scarti { QUOTE($card) }, coperta.
       *[other] { $name } scarta { QUOTE($card) }, coperta.
    }
events_passed =
    { $who ->
        [you] Passi: non hai più carte.
       *[other] { $name } passa: non ha più carte.
    }
events_drew-last =
    { $who ->
        [you] Peschi l’ultima carta del mazzo.
       *[other] { $name } pesca l’ultima carta del mazzo.
    }
events_drew =
    { $who ->
        [you] Peschi { QUOTE($card) }.
       *[other] { $name } pesca { QUOTE($card) }.
    }
events_drew-last-seen =
    { $who ->
        [you] Peschi { QUOTE($card) }, l’ultima carta del mazzo.
       *[other] { $name } pesca { QUOTE($card) }, l’ultima carta del mazzo.
    }
events_won =
    { $turns ->
        [one] I minatori vincono il round dopo 1 turno.
       *[other] I minatori vincono il round dopo { $turns } turni.
    }
events_lost =
    { $turns ->
        [one] Non c’è più nessuna carta da giocare e il tesoro non è stato raggiunto: i minatori perdono il round dopo 1 turno.
       *[other] Non c’è più nessuna carta da giocare e il tesoro non è stato raggiunto: i minatori perdono il round dopo { $turns } turni.
    }
events_miners-were =
    { $count ->
        [0] Minatori: nessuno.
       *[other] Minatori: { PEOPLE($people) }.
    }
events_saboteurs-were =
    { $count ->
        [0] Sabotatori: nessuno.
        [one] Sabotatore: { PEOPLE($people) }.
       *[other] Sabotatori: { PEOPLE($people) }.
    }
events_others-were = Tutti gli altri sono minatori.
events_aside =
    { $role ->
        [saboteur] La carta messa da parte era un sabotatore.
       *[miner] La carta messa da parte era un minatore.
    }
events_treasure-was = Il tesoro era { NEL($goal) }.
events_draft =
    { $cards ->
        [1] C’è 1 carta oro per i minatori; { $who ->
            [you] scegli tu
           *[other] sceglie { $name }
        }.
       *[other] Ci sono { $cards } carte oro per i minatori; { $who ->
            [you] cominci tu a scegliere
           *[other] comincia a scegliere { $name }
        }.
    }
events_draft-without-you =
    { $cards ->
        [one] C’è 1 carta oro per i minatori
       *[other] Ci sono { $cards } carte oro per i minatori
    }. Il tesoro l’hai raggiunto tu, ma la tua carta è un sabotatore e non hai diritto all’oro: il primo minatore alla tua destra è { $name }, che comincia a scegliere.
events_draft-without =
    { $cards ->
        [one] C’è 1 carta oro per i minatori
       *[other] Ci sono { $cards } carte oro per i minatori
    }. { $saboteur } ha raggiunto il tesoro, ma la sua carta è un sabotatore e non ha diritto all’oro: { $who ->
        [you] il primo minatore alla sua destra, che comincia a scegliere, sei tu
       *[other] il primo minatore alla sua destra, che comincia a scegliere, è { $name }
    }.
events_packet =
    { $who ->
        [you] Guardi
       *[other] { $name } guarda
    } { $cards ->
        [one] 1 carta oro
       *[other] { $cards } carte oro
    }.
events_packet-alike =
    { $who ->
        [you] Guardi
       *[other] { $name } guarda
    } { $cards ->
        [1] 1 carta oro da
        [2] 2 carte oro, tutte e due da
       *[other] { $cards } carte oro, tutte da
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepite
    }.
events_packet-different =
    { $who ->
        [you] Guardi
       *[other] { $name } guarda
    } { $cards } carte oro: { LIST($kinds) }.
events_kind-different =
    { $nuggets ->
        [one] una da 1 pepita
       *[other] una da { $nuggets } pepite
    }
events_packet-mixed =
    { $who ->
        [you] Guardi
       *[other] { $name } guarda
    } { $cards } carte oro: { LIST($kinds) }.
events_kind-first =
    { $count ->
        [1] una
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
       *[9] nove
    } da { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepite
    }
events_kind-later =
    { $count ->
        [1] una
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
       *[9] nove
    } da { $nuggets }
events_taken =
    { $who ->
        [you] Tieni una carta oro.
       *[other] { $name } tiene una carta oro.
    } { $left ->
        [0] Era l’ultima.
        [one] Resta 1 carta.
       *[other] Restano { $left } carte.
    }
events_taken-seen =
    { $who ->
        [you] Tieni una carta oro da
       *[other] { $name } tiene una carta oro da
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepite
    }. { $left ->
        [0] Era l’ultima.
        [one] Resta 1 carta.
       *[other] Restano { $left } carte.
    }
events_paid-card =
    { $who ->
        [you] Ricevi una carta oro da
       *[other] { $name } riceve una carta oro da
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepite
    }.
events_paid-cards =
    { $who ->
        [you] Ricevi
       *[other] { $name } riceve
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepite
    } in { $cards } carte oro.
events_paid-cards-seen =
    { $who ->
        [you] Ricevi
       *[other] { $name } riceve
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepite
    } in { $cards } carte oro ({ $sum }).
events_paid-credit =
    { $who ->
        [you] Ricevi
       *[other] { $name } riceve
    } { $nuggets ->
        [one] 1 pepita senza carta
       *[other] { $nuggets } pepite senza carta
    }.
events_paid-both =
    { $who ->
        [you] Ricevi
       *[other] { $name } riceve
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepite
    }: { $held } in { $cards ->
        [one] 1 carta oro
       *[other] { $cards } carte oro
    } e { $credit } senza carta.
events_paid-both-seen =
    { $who ->
        [you] Ricevi
       *[other] { $name } riceve
    } { $nuggets ->
        [one] 1 pepita
       *[other] { $nuggets } pepite
    }: { $held } in { $cards ->
        [one] 1 carta oro
       *[other] { $cards } carte oro
    } ({ $sum }) e { $credit } senza carta.
events_nobody-paid = Non c’era nessun sabotatore: nessuno riceve oro.
events_victory =
    { $who ->
        [you] Vinci la partita { $nuggets ->
            [0] senza nemmeno una pepita
            [one] con 1 pepita
           *[other] con { $nuggets } pepite
        }!
        [one] { PEOPLE($people) } vince la partita { $nuggets ->
            [0] senza nemmeno una pepita
            [one] con 1 pepita
           *[other] con { $nuggets } pepite
        }!
        [youAll] { CAPITAL(PEOPLE($people)) } condividete la vittoria { $nuggets ->
            [0] senza nemmeno una pepita
            [one] con 1 pepita a testa
           *[other] con { $nuggets } pepite a testa
        }!
       *[they] { PEOPLE($people) } condividono la vittoria { $nuggets ->
            [0] senza nemmeno una pepita
            [one] con 1 pepita a testa
           *[other] con { $nuggets } pepite a testa
        }!
    }
events_next-none = Nessun altro ne ha.
events_next-tied =
    { $others ->
        [one] Poi vieni tu con { $nuggets }, alla pari con un altro.
       *[other] Poi vieni tu con { $nuggets }, alla pari con altri { $others }.
    }
events_next-many =
    { $players ->
        [one] Poi viene 1 giocatore con { $nuggets }.
       *[other] Poi vengono { $players } giocatori con { $nuggets } a testa.
    }
events_next =
    { $who ->
        [you] Poi vieni tu, con { $nuggets }.
        [one] Poi viene { PEOPLE($people) }, con { $nuggets }.
        [youAll] Poi venite { PEOPLE($people) }, con { $nuggets } a testa.
       *[they] Poi vengono { PEOPLE($people) }, con { $nuggets } a testa.
    }
