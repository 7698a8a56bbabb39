name = Welcome to the Dungeon
tagline = Rilancia, bluffa, togli la spada all’avventuriero… e lascia che entri qualcun altro.

scores_successes = Successi
scores_failures = Fallimenti

variants_firstTurnAdd_name = Il primo mostro va nel dungeon
variants_firstTurnAdd_sentence = Nel primo turno di ogni round il mostro pescato va messo nel dungeon.
variants_firstTurnAdd_values_off = No
variants_firstTurnAdd_values_each-player = Per ogni giocatore
variants_firstTurnAdd_values_starter-only = Solo per chi comincia
variants_firstTurnNoPass_name = Non si passa al primo turno
variants_firstTurnNoPass_sentence = Nessuno può passare nel suo primo turno di ogni round.
variants_firstAdventurer_name = Primo avventuriero
variants_firstAdventurer_sentence = Con quale avventuriero si gioca il primo round.
variants_firstAdventurer_values_warrior = Guerriero
variants_firstAdventurer_values_barbarian = Barbaro
variants_firstAdventurer_values_mage = Mago
variants_firstAdventurer_values_rogue = Ladro
variants_firstAdventurer_values_random = A caso
variants_firstAdventurer_values_starter-chooses = Lo sceglie chi comincia
variants_vorpalAxeScope_name = Ascia vorpal
variants_vorpalAxeScope_sentence = Che cosa sconfigge l’ascia vorpal.
variants_vorpalAxeScope_values_kind = Tutti i mostri di quella specie
variants_vorpalAxeScope_values_single = Solo quel mostro
variants_nextAdventurer_name = Avventurieri successivi
variants_nextAdventurer_sentence = Come si sceglie l’avventuriero degli altri round.
variants_nextAdventurer_values_chosen = Lo sceglie un giocatore
variants_nextAdventurer_values_random = A caso
variants_adventurerChooser_name = Chi sceglie dopo un’eliminazione
variants_adventurerChooser_sentence = Chi è appena stato nel dungeon sceglie il prossimo avventuriero anche se ne esce fuori dalla partita, come dice il regolamento; oppure lo sceglie chi comincia il nuovo round.
variants_adventurerChooser_values_runner = Chi è appena stato nel dungeon
variants_adventurerChooser_values_starter = Chi comincia il nuovo round
variants_keptSuccesses_name = Successi di chi è fuori
variants_keptSuccesses_sentence = Chi è fuori dalla partita conserva le carte successo vinte fino ad allora.
variants_memory_name = I tuoi mostri nel dungeon
variants_memory_sentence = Vedi quali mostri hai messo nel dungeon, oppure devi ricordarteli.
variants_memory_values_shown = In vista
variants_memory_values_hidden = A memoria

monsters_goblin = Goblin
    .one = goblin
    .text = Forza 1. Ce ne sono due.
    .tutti = tutti i goblin
    .due = due goblin
monsters_skeleton = Scheletro
    .one = scheletro
    .text = Forza 2. Ce ne sono due.
    .tutti = tutti gli scheletri
    .due = due scheletri
monsters_orc = Orco
    .one = orco
    .text = Forza 3. Ce ne sono due.
    .tutti = tutti gli orchi
    .due = due orchi
monsters_vampire = Vampiro
    .one = vampiro
    .text = Forza 4. Ce ne sono due.
    .tutti = tutti i vampiri
    .due = due vampiri
monsters_golem = Golem
    .one = golem
    .text = Forza 5. Ce ne sono due.
    .tutti = tutti i golem
    .due = due golem
monsters_lich = Lich
    .one = lich
    .text = Forza 6. Ce n’è uno solo.
    .un = il lich
    .tutti = il lich
monsters_demon = Demone
    .one = demone
    .text = Forza 7. Ce n’è uno solo.
    .un = il demone
    .tutti = il demone
monsters_dragon = Drago
    .one = drago
    .text = Forza 9. Ce n’è uno solo.
    .un = il drago
    .tutti = il drago

adventurers_warrior = Guerriero
    .one = guerriero
    .text = 3 punti vita, 11 con tutto l’equipaggiamento.
adventurers_barbarian = Barbaro
    .one = barbaro
    .text = 4 punti vita, 11 con tutto l’equipaggiamento.
adventurers_mage = Mago
    .one = mago
    .text = 2 punti vita, 11 con tutto l’equipaggiamento.
adventurers_rogue = Ladro
    .one = ladro
    .text = 3 punti vita, 11 con tutto l’equipaggiamento.

tiles_warrior-plate-armor = Armatura a piastre
    .one = armatura a piastre
    .text = +5 punti vita.
    .gender = f
tiles_warrior-knight-shield = Scudo da cavaliere
    .one = scudo da cavaliere
    .text = +3 punti vita.
tiles_warrior-vorpal-sword = Spada vorpal
    .one = spada vorpal
    .text = Scegli una specie di mostro prima di girare la prima carta. Sconfigge tutti quelli della specie.
    .gender = f
tiles_warrior-dragon-spear = Lancia del drago
    .one = lancia del drago
    .text = Sconfigge il drago.
    .gender = f
tiles_warrior-holy-grail = Sacro Graal
    .text = Sconfigge tutti i mostri di forza pari (2, 4, 6).
tiles_warrior-torch = Torcia
    .one = torcia
    .text = Sconfigge tutti i mostri di forza 3 o meno.
    .gender = f
tiles_barbarian-healing-potion = Pozione curativa
    .one = pozione curativa
    .text = Una volta per dungeon: quando resti senza punti vita, riprendi con i punti vita propri dell’avventuriero.
    .gender = f
tiles_barbarian-leather-shield = Scudo di cuoio
    .one = scudo di cuoio
    .text = +3 punti vita.
tiles_barbarian-chainmail = Cotta di maglia
    .one = cotta di maglia
    .text = +4 punti vita.
    .gender = f
tiles_barbarian-vorpal-axe = Ascia vorpal
    .one = ascia vorpal
    .text = Una volta per dungeon: quando giri un mostro puoi sconfiggere la sua specie, cioè questa carta e tutte quelle uguali che seguono.
    .gender = f
tiles_barbarian-torch = Torcia
    .one = torcia
    .text = Sconfigge tutti i mostri di forza 3 o meno.
    .gender = f
tiles_barbarian-war-hammer = Martello da guerra
    .one = martello da guerra
    .text = Sconfigge i golem.
tiles_mage-wall-of-fire = Muro di fuoco
    .one = muro di fuoco
    .text = +6 punti vita.
tiles_mage-holy-grail = Sacro Graal
    .text = Sconfigge tutti i mostri di forza pari (2, 4, 6).
tiles_mage-omnipotence = Onnipotenza
    .one = onnipotenza
    .text = Se tutti i mostri del dungeon erano di specie diverse, lo superi anche senza più punti vita.
    .gender = f
tiles_mage-bracelet-of-protection = Bracciale di protezione
    .one = bracciale di protezione
    .text = +3 punti vita.
tiles_mage-polymorph = Polimorfismo
    .one = polimorfismo
    .text = Una volta per dungeon: scambia il mostro appena girato con la prima carta del mazzo dei mostri. Non si può se il mazzo è vuoto.
tiles_mage-demonic-pact = Patto demoniaco
    .one = patto demoniaco
    .text = Sconfigge il demone e il mostro che viene subito dopo.
tiles_rogue-mithril-armor = Armatura di mithril
    .one = armatura di mithril
    .text = +5 punti vita.
    .gender = f
tiles_rogue-healing-potion = Pozione curativa
    .one = pozione curativa
    .text = Una volta per dungeon: quando resti senza punti vita, riprendi con i punti vita propri dell’avventuriero.
    .gender = f
tiles_rogue-ring-of-power = Anello del potere
    .one = anello del potere
    .text = Sconfigge tutti i mostri di forza 2 o meno e aggiunge la loro forza ai tuoi punti vita.
tiles_rogue-buckler = Brocchiere
    .one = brocchiere
    .text = +3 punti vita.
tiles_rogue-vorpal-dagger = Pugnale vorpal
    .one = pugnale vorpal
    .text = Scegli una specie di mostro prima di girare la prima carta. Sconfigge tutti quelli della specie.
tiles_rogue-invisibility-cloak = Mantello dell’invisibilità
    .one = mantello dell’invisibilità
    .text = Sconfigge tutti i mostri di forza 6 o più.

others_symbol-torch = Torcia
    .text = La torcia sconfigge questo mostro.
others_symbol-chalice = Calice
    .text = Il Sacro Graal sconfigge questo mostro.
others_symbol-hammer = Martello
    .text = Il martello da guerra sconfigge questo mostro.
others_symbol-spear = Lancia
    .text = La lancia del drago sconfigge questo mostro.
others_symbol-cloak = Mantello
    .text = Il mantello dell’invisibilità sconfigge questo mostro.
others_symbol-pact = Patto
    .text = Il patto demoniaco sconfigge questo mostro.
others_success-card = Carta successo
    .text = Una per ogni dungeon a cui sopravvivi; con la seconda vinci la partita.
others_player-aid = Carta aiuto
    .text = Lato bianco: nessun fallimento. Lato rosso: un fallimento; al prossimo la partita per te è finita.
others_monster-deck = Mazzo dei mostri
    .text = I mostri che nessuno ha ancora pescato.
others_dungeon-pile = Dungeon
    .text = I mostri che aspettano chi entra; l’ultimo arrivato esce per primo. Si possono contare, non guardare.

decisions_WD-DEC-01 = Scegli l’avventuriero del prossimo round
decisions_WD-DEC-02 = Pesca un mostro o passa
decisions_WD-DEC-03 = Il mazzo è vuoto: devi passare
decisions_WD-DEC-04 = Metti il mostro nel dungeon, oppure mettilo da parte e sacrifica un pezzo d’equipaggiamento
decisions_WD-DEC-05 = Scegli la specie di mostro che la tua lama vorpal sconfiggerà
decisions_WD-DEC-06 = Affronta questo mostro o scambialo con la prima carta del mazzo
decisions_WD-DEC-07 = Usa l’ascia vorpal o incassa il colpo

options_draw = Pesca un mostro
options_pass = Passa
options_add = Mettilo nel dungeon
options_keep = Affronta questo mostro
options_polymorph = Scambialo con il polimorfismo
options_take-damage = Incassa il colpo
options_use-axe = Usa l’ascia vorpal
options_sacrifice = Sacrifica { IL($tile) }

events_starter-drawn =
    { $who ->
        [you] Si tira a sorte: cominci tu.
       *[other] Si tira a sorte: comincia { $name }.
    }
events_adventurer-first = Il primo avventuriero è { IL($adventurer) }.
events_adventurer-chance = La sorte sceglie { IL($adventurer) } come avventuriero.
events_adventurer-choice =
    { $who ->
        [you] Scegli { IL($adventurer) } come avventuriero.
       *[other] { $name } sceglie { IL($adventurer) } come avventuriero.
    }
events_adventurer-out =
    { $who ->
        [you] Per te la partita è finita, ma scegli ancora il prossimo avventuriero: { IL($adventurer) }.
       *[other] Per { $name } la partita è finita, ma sceglie ancora il prossimo avventuriero: { IL($adventurer) }.
    }
events_round-first =
    Round { $round }: { IL($adventurer) } ha tutti e sei i pezzi d’equipaggiamento e nel mazzo { $deck ->
        [one] c’è 1 carta
       *[other] ci sono { $deck } carte
    }.
events_round-later =
    Round { $round }: { IL($adventurer) } ha tutti e sei i pezzi d’equipaggiamento e nel mazzo { $deck ->
        [one] c’è 1 carta
       *[other] ci sono { $deck } carte
    }. { $who ->
        [you] Cominci tu.
       *[other] Comincia { $name }.
    }
events_round-after =
    Round { $round }: { IL($adventurer) } ha tutti e sei i pezzi d’equipaggiamento e nel mazzo { $deck ->
        [one] c’è 1 carta
       *[other] ci sono { $deck } carte
    }. { $who ->
        [you] Cominci tu, che vieni dopo { $whoAfter ->
            [you] di te
           *[other] { $nameAfter }
        }.
       *[other] Comincia { $name }, che viene dopo { $whoAfter ->
            [you] di te
           *[other] { $nameAfter }
        }.
    }
events_draw =
    { $who ->
        [you] Peschi una carta mostro.
       *[other] { $name } pesca una carta mostro.
    }
events_draw-seen =
    { $who ->
        [you] Peschi { UN($monster) }.
       *[other] { $name } pesca { UN($monster) }.
    }
events_pass =
    { $who ->
        [you] Passi
       *[other] { $name } passa
    }: { $left ->
        [one] in gara resta 1 giocatore
       *[other] in gara restano { $left } giocatori
    }.
events_pass-forced =
    { $who ->
        [you] Il mazzo è vuoto: devi passare.
       *[other] Il mazzo è vuoto: { $name } deve passare.
    }
events_add =
    { $who ->
        [you] Metti un mostro nel dungeon
       *[other] { $name } mette un mostro nel dungeon
    }: { $pile ->
        [1] è la prima carta
       *[other] ora ci sono { $pile } carte
    }.
events_add-seen =
    { $who ->
        [you] Metti { IL($monster) } nel dungeon
       *[other] { $name } mette { IL($monster) } nel dungeon
    }: { $pile ->
        [1] è la prima carta
       *[other] ora ci sono { $pile } carte
    }.
events_sacrifice =
    { $who ->
        [you] Metti da parte un mostro e sacrifichi { IL($tile) }.
       *[other] { $name } mette da parte un mostro e sacrifica { IL($tile) }.
    }
events_sacrifice-hp =
    { $who ->
        [you] Metti da parte un mostro e sacrifichi { IL($tile) }
       *[other] { $name } mette da parte un mostro e sacrifica { IL($tile) }
    }: { $hp ->
        [one] resta 1 punto vita
       *[other] restano { $hp } punti vita
    }.
events_sacrifice-seen =
    { $who ->
        [you] Metti da parte { IL($monster) } e sacrifichi { IL($tile) }.
       *[other] { $name } mette da parte { IL($monster) } e sacrifica { IL($tile) }.
    }
events_sacrifice-seen-hp =
    { $who ->
        [you] Metti da parte { IL($monster) } e sacrifichi { IL($tile) }
       *[other] { $name } mette da parte { IL($monster) } e sacrifica { IL($tile) }
    }: { $hp ->
        [one] resta 1 punto vita
       *[other] restano { $hp } punti vita
    }.
events_enter =
    { $who ->
        [you] Entri nel dungeon con { IL($adventurer) }
       *[other] { $name } entra nel dungeon con { IL($adventurer) }
    }: { $hp ->
        [one] 1 punto vita
       *[other] { $hp } punti vita
    }, { $tiles ->
        [0] niente equipaggiamento
        [one] 1 pezzo d’equipaggiamento
       *[other] { $tiles } pezzi d’equipaggiamento
    } e { $pile ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $pile } carte
    } da girare.
events_name =
    { $who ->
        [you] { GENDER($tile) ->
            [f] La tua
           *[m] Il tuo
        } { ONE($tile) } sconfiggerà { TUTTI($monster) }.
       *[other] { CAPITAL(IL($tile)) } di { $name } sconfiggerà { TUTTI($monster) }.
    }
events_turn-up =
    Ecco { UN($monster) } (forza { $strength }): { $who ->
        [you] ce l’hai messo tu
       *[other] ce l’ha messo { $name }
    }. { $pile ->
        [0] Era l’ultima carta
        [one] Resta 1 carta
       *[other] Restano { $pile } carte
    }.
events_keep =
    { $who ->
        [you] Affronti { IL($monster) } senza usare il polimorfismo.
       *[other] { $name } affronta { IL($monster) } senza usare il polimorfismo.
    }
events_polymorph =
    { $who ->
        [you] Usi il polimorfismo: al posto { DEL($from) } arriva { UN($to) }.
       *[other] { $name } usa il polimorfismo: al posto { DEL($from) } arriva { UN($to) }.
    }
events_polymorph-same =
    { $who ->
        [you] Usi il polimorfismo: al posto { DEL($from) } arriva… un altro { ONE($from) }.
       *[other] { $name } usa il polimorfismo: al posto { DEL($from) } arriva… un altro { ONE($from) }.
    }
events_defeat = { CAPITAL(IL($tile)) } sconfigge { IL($monster) }.
events_defeat-next = { CAPITAL(IL($tile)) } sconfigge anche { IL($monster) }, che veniva subito dopo il demone.
events_defeat-healed =
    { $who ->
        [you] { CAPITAL(IL($tile)) } sconfigge { IL($monster) } e ti dà { $healed ->
            [one] 1 punto vita
           *[other] { $healed } punti vita
        }: ora ne hai { $hp }.
       *[other] { CAPITAL(IL($tile)) } sconfigge { IL($monster) } e dà { $healed ->
            [one] 1 punto vita
           *[other] { $healed } punti vita
        } a { $name }, che ora ne ha { $hp }.
    }
events_axe-saved =
    { $who ->
        [you] Affronti { IL($monster) } senza usare l’ascia vorpal.
       *[other] { $name } affronta { IL($monster) } senza usare l’ascia vorpal.
    }
events_damage =
    { $who ->
        [you] { CAPITAL(IL($monster)) } ti toglie { $lost ->
            [one] 1 punto vita
           *[other] { $lost } punti vita
        }: { $hp ->
            [0] non te ne resta nessuno
            [one] te ne resta 1
           *[other] te ne restano { $hp }
        }.
       *[other] { CAPITAL(IL($monster)) } toglie { $lost ->
            [one] 1 punto vita
           *[other] { $lost } punti vita
        } a { $name }: { $hp ->
            [0] non ne resta nessuno
            [one] ne resta 1
           *[other] ne restano { $hp }
        }.
    }
events_damage-none = { CAPITAL(IL($monster)) } ormai non può fare altro male.
events_potion =
    { $who ->
        [you] { CAPITAL(IL($tile)) } ti rimette in piedi: hai di nuovo { $hp ->
            [one] 1 punto vita
           *[other] { $hp } punti vita
        }.
       *[other] { CAPITAL(IL($tile)) } rimette in piedi { $name }, che ha di nuovo { $hp ->
            [one] 1 punto vita
           *[other] { $hp } punti vita
        }.
    }
events_death =
    { $who ->
        [you] Muori nel dungeon.
       *[other] { $name } muore nel dungeon.
    }
events_death-goes-on =
    { $who ->
        [you] Qui moriresti, ma l’onnipotenza può ancora salvarti.
       *[other] Qui { $name } morirebbe, ma resta ancora l’onnipotenza.
    }
events_omnipotence-saved = Onnipotenza: tutti i mostri erano di specie diverse. Dungeon superato!
events_omnipotence-failed = L’onnipotenza non serve: c’erano mostri della stessa specie.
events_result-success =
    { $who ->
        [you] Sopravvivi al dungeon e prendi la tua { $successes ->
            [1] prima
           *[other] seconda
        } carta successo.
       *[other] { $name } sopravvive al dungeon e prende la sua { $successes ->
            [1] prima
           *[other] seconda
        } carta successo.
    }
events_result-failure =
    { $who ->
        [you] È il tuo { $failures ->
            [1] primo
           *[other] secondo
        } fallimento.
       *[other] È il { $failures ->
            [1] primo
           *[other] secondo
        } fallimento di { $name }.
    }
events_eliminated =
    { $who ->
        [you] Per te la partita è finita.
       *[other] Per { $name } la partita è finita.
    }
events_eliminated-gave-back =
    { $who ->
        [you] Per te la partita è finita: restituisci la tua carta successo.
       *[other] Per { $name } la partita è finita: restituisce la sua carta successo.
    }
events_turn-up-aside =
    { $who ->
        [you] Sotto { IL($tile) } che hai sacrificato c’era { UN($monster) }.
       *[other] Sotto { IL($tile) } che { $name } ha sacrificato c’era { UN($monster) }.
    }
events_turn-up-left =
    Nel dungeon { $count ->
        [1] aspettava
       *[other] aspettavano
    } ancora { LIST($monsters) }.
events_left-one = { UN($monster) }
events_left-two = { DUE($monster) }
events_win-successes =
    { $who ->
        [you] Con due dungeon superati vinci la partita!
       *[other] Con due dungeon superati { $name } vince la partita!
    }
events_win-last-left =
    { $who ->
        [you] Non resta nessun altro: vinci la partita!
       *[other] Non resta nessun altro: { $name } vince la partita!
    }
