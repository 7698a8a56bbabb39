name = DungeonQuest
tagline = Deruba il drago ed esci prima che tramonti il sole. Pochi ci riescono.

scores_out = Fuori
scores_gold = Oro
scores_best = Carta migliore
scores_loot = Carte Bottino
died = Non torna

variants_solo_name = Da solo
variants_solo_sentence = Un solo eroe contro il dungeon: un automa gioca i mostri, e per vincere devi uscire con una carta Tesoro.
variants_hero-versus-hero_name = Eroe contro eroe
variants_hero-versus-hero_sentence = Gli eroi possono attaccarsi e battersi per una carta Bottino.
variants_servants-of-kalladra_name = Servi di Kalladra
variants_servants-of-kalladra_sentence = Chi ha perso il proprio eroe muove i mostri nei suoi turni.
variants_focused-determination_name = Determinazione concentrata
variants_focused-determination_sentence = La Determinazione che avanza da una prova superata resta per qualsiasi prova futura.
variants_death-can-wait_name = La morte può aspettare
variants_death-can-wait_sentence = Un eroe che morirebbe perde un po’ di Bottino e riprende i sensi. Il modo migliore per una prima partita.
variants_tower-power_name = Potere delle torri
variants_tower-power_sentence = Un eroe che entra in una torre può comparire in un’altra qualsiasi.
variants_secrets_name = Segreti
variants_secrets_sentence = Il Bottino resta coperto fino alla fine della partita.
variants_magical-power_name = Potere magico
variants_magical-power_sentence = Ogni eroe comincia la partita con più rune.
variants_magical-power-runes_name = Rune per eroe
variants_magical-power-runes_sentence = Quante rune riceve ogni eroe con Potere magico, finché bastano le dodici.
variants_live-to-fight-another-day_name = Vivere per combattere ancora
variants_live-to-fight-another-day_sentence = Un eroe che vince due round di combattimento di fila può fuggire dal mostro.
variants_no-glory-without-courage_name = Niente gloria senza coraggio
variants_no-glory-without-courage_sentence = Nessuno può lasciare il dungeon senza una carta Tesoro.
variants_monstrous-treasures_name = Tesori mostruosi
variants_monstrous-treasures_sentence = Un eroe che uccide un mostro può trovare una carta Tesoro.
variants_late-start_name = Partenza tardiva
variants_late-start_sentence = Il sole parte fino a sei spazi più avanti.
variants_hero-selection_name = Eroi
variants_hero-selection_sentence = Come si assegnano gli eroi.
variants_hero-selection_values_random = A caso
variants_hero-selection_values_choose-in-seat-order = A scelta, in ordine di posto
variants_rulings_name = Fuga e teletrasporto
variants_rulings_sentence = Come dice il regolamento, per tutto il turno dopo l’uscita dalle catacombe non si può fuggire da nessun mostro, e la Runa di teletrasporto può sostituire anche gli spostamenti obbligati; oppure come si giocava prima.
variants_rulings_values_rulebook = Come dice il regolamento
variants_rulings_values_earlier = Come prima
variants_defeats_name = Dopo una sconfitta
variants_defeats_sentence = Secondo le regole, con La morte può aspettare un eroe abbattuto dalla Furia del drago che non può ritirarsi cade una volta sola, e chi perde un duello e deve restare, o attacca, vince e cade, affronta la stanza nel turno dopo; oppure come si giocava prima.
variants_defeats_values_as-written = Secondo le regole
variants_defeats_values_earlier = Come prima
variants_monster-controller_name = Mostri
variants_monster-controller_sentence = Chi gioca i mostri.
variants_monster-controller_values_left-seat = Il giocatore a sinistra
variants_monster-controller_values_automaton = L’automa delle regole in solitario

cardTypes_event = Evento
cardTypes_loot = Bottino
cardTypes_monster = Mostro
cardTypes_threat = Minaccia
cardTypes_trap = Trappola

cards_dungeon-skeleton = Scheletro
    .text = Uno Scheletro ti sbarra la strada. Scegli: fuggi o attacchi.
cards_dungeon-sorcerer = Stregone
    .text = Uno Stregone ti sbarra la strada. Scegli: fuggi o attacchi.
cards_dungeon-troll = Troll
    .text = Un Troll ti sbarra la strada. Scegli: fuggi o attacchi.
cards_dungeon-golem = Golem
    .text = Un Golem ti sbarra la strada. Scegli: fuggi o attacchi.
cards_dungeon-demon = Demone
    .text = Un Demone ti sbarra la strada. Scegli: fuggi o attacchi.
cards_dungeon-empty = Vuoto
    .text = Qui non c’è niente.
    .title = yes
cards_dungeon-dead-adventurer = Avventuriero morto
    .text = Puoi frugare il corpo. Se lo fai, pesca una carta Cadavere.
cards_dungeon-crypt = Cripta
    .text = Puoi aprire la cripta. Se lo fai, pesca una carta Cripta.
    .gender = f
cards_dungeon-hidden-trap = Trappola nascosta
    .text = Hai fatto scattare una trappola. Pesca una carta Trappola.
    .gender = f
cards_dungeon-passage-down = Discesa
    .text = Metti un segnalino ingresso in questa stanza. Nel prossimo turno puoi scendere nelle catacombe.
    .gender = f
cards_dungeon-cave-in = Crollo
    .text = Tieni questa carta. All’inizio di ogni turno fai una prova di Agilità. Se la superi, scarta la carta e continua il turno. Se fallisci, il turno finisce.
cards_dungeon-torch-goes-out = La torcia si spegne
    .text = Tieni questa carta. All’inizio di ogni turno fai una prova di Fortuna. Se la superi, scarta la carta e continua il turno. Se fallisci, il turno finisce.
    .title = yes
cards_dungeon-secret-door = Porta segreta
    .text = Puoi spostarti subito in qualsiasi spazio adiacente, anche attraverso un muro. Se lì c’è un mostro, non puoi fuggire.
    .gender = f
cards_dungeon-razorwings = Alitaglienti
    .text = Tira un dado: gli Alitaglienti ti infliggono altrettante ferite.
    .plural = yes
cards_dungeon-wizards-curse = Maledizione del mago
    .text = Tira un dado e gira tutti i Corridoi. Con 1–2, un quarto di giro a sinistra; con 3–4, mezzo giro; con 5–6, un quarto di giro a destra.
    .gender = f
cards_dungeon-unstable-potion = Pozione instabile
    .text = Puoi berla all’inizio del tuo turno: scartala e tira 2 dadi. Con 2, muori; con 3–4, subisci 6 ferite; con 5–6, subisci 3 ferite; con 7 non succede niente; con 8–10, curi 3 ferite; con 11–12, curi 6 ferite.
    .gender = f
cards_dungeon-bottle-imp = Diavoletto in bottiglia
    .text = Non vale oro. Se esci dal dungeon, a fine partita puoi tirare un dado. Con 1–2, perdi a caso un’altra carta Bottino; con 3 non succede niente; con 4–6, peschi una carta Tesoro.
cards_dungeon-lingering-shade = Ombra inquieta
    .text = Tieni questa carta. All’inizio di ogni turno tira 2 dadi: con 2 o 3, muori. Scartala quando scendi nelle catacombe o lasci il dungeon.
    .gender = f
cards_dungeon-gold-30 = Monete d’oro
    .text = Valgono 30.
    .gender = f
    .plural = yes
cards_dungeon-gold-40 = Monete d’oro
    .text = Valgono 40.
    .gender = f
    .plural = yes
cards_dungeon-shuffle = Mescola
    .text = Mescola il mazzo con i suoi scarti e con questa carta. Poi pesca di nuovo.
    .title = yes
cards_dragon-sleeping = Dorme
    .text = Kalladra dorme ancora. Pesca 2 carte Tesoro. Nel prossimo turno puoi lasciare la Camera del Tesoro, o restare e pescare un’altra carta Drago.
    .title = yes
cards_dragon-rage = Furia del drago
    .text = Kalladra si sveglia. A turno, a cominciare da te e in senso orario, ogni eroe nella Camera del Tesoro scarta tutte le sue carte Tesoro, tira 2 dadi, subisce altrettante ferite e, se è ancora in vita, deve ritirarsi.
    .gender = f
    .un = la Furia del drago
cards_treasure-obsidian-ring = Anello di ossidiana
    .text = Vale 110.
    .un = l’Anello di ossidiana
cards_treasure-golden-claws = Artigli dorati
    .text = Valgono 290.
    .plural = yes
    .un = gli Artigli dorati
cards_treasure-belt-of-strength = Cintura della forza
    .text = Vale 260.
    .gender = f
    .un = la Cintura della forza
cards_treasure-jinn-lamp = Lampada del genio
    .text = Vale 270.
    .gender = f
    .un = la Lampada del genio
cards_treasure-pearl-ring = Anello di perla
    .text = Vale 130.
    .un = l’Anello di perla
cards_treasure-jeweled-chakra = Chakra ingioiellato
    .text = Vale 350.
    .un = il Chakra ingioiellato
cards_treasure-gold-ring = Anello d’oro
    .text = Vale 190.
    .un = l’Anello d’oro
cards_treasure-quicksilver-potion = Pozione di mercurio
    .text = Vale 1500.
    .gender = f
    .un = la Pozione di mercurio
cards_treasure-ruby-ring = Anello di rubino
    .text = Vale 140.
    .un = l’Anello di rubino
cards_treasure-charmers-flute = Flauto dell’incantatore
    .text = Vale 230.
    .un = il Flauto dell’incantatore
cards_treasure-mirror-of-shael = Specchio di Shael
    .text = Vale 550.
    .un = lo Specchio di Shael
cards_treasure-staff-of-light = Bastone di luce
    .text = Vale 700.
    .un = il Bastone di luce
cards_treasure-rune-scarab = Scarabeo runico
    .text = Vale 400.
    .un = lo Scarabeo runico
cards_treasure-ebon-amulet = Amuleto d’ebano
    .text = Vale 300.
    .un = l’Amuleto d’ebano
cards_treasure-silver-ring = Anello d’argento
    .text = Vale 160.
    .un = l’Anello d’argento
cards_treasure-flying-carpet = Tappeto volante
    .text = Vale 500.
    .un = il Tappeto volante
cards_treasure-harp-of-tranquility = Arpa della quiete
    .text = Vale 2000.
    .gender = f
    .un = l’Arpa della quiete
cards_treasure-chalice-of-tamalir = Calice di Tamalir
    .text = Vale 900.
    .un = il Calice di Tamalir
cards_treasure-crystal-of-tival = Cristallo di Tival
    .text = Vale 240.
    .un = il Cristallo di Tival
cards_treasure-sun-spear = Lancia solare
    .text = Vale 1100.
    .gender = f
    .un = la Lancia solare
cards_treasure-crystal-of-orris = Cristallo di Orris
    .text = Vale 320.
    .un = il Cristallo di Orris
cards_treasure-bag-of-gems = Sacca di gemme
    .text = Vale 1200.
    .gender = f
    .un = la Sacca di gemme
cards_treasure-star-of-kellos = Stella di Kellos
    .text = Vale 800.
    .gender = f
    .un = la Stella di Kellos
cards_treasure-giant-ruby = Rubino gigante
    .text = Vale 3000.
    .un = il Rubino gigante
cards_treasure-eyes-of-avra = Occhi di Avra
    .text = Valgono 420.
    .plural = yes
    .un = gli Occhi di Avra
cards_treasure-ebon-ring = Anello d’ebano
    .text = Vale 80.
    .un = l’Anello d’ebano
cards_treasure-vestments-of-kellos = Paramenti di Kellos
    .text = Valgono 600.
    .plural = yes
    .un = i Paramenti di Kellos
cards_treasure-arcane-ring = Anello arcano
    .text = Vale 210.
    .un = l’Anello arcano
cards_treasure-lodestone = Magnetite
    .text = Vale 1.
    .gender = f
cards_treasure-artifact-eater = Divoratore di artefatti
    .text = Non vale oro. Quando lo prendi, perdi a caso un’altra delle tue carte Bottino.
    .un = il Divoratore di artefatti
cards_treasure-forbidden-tome = Tomo proibito
    .text = Se esci dal dungeon, a fine partita puoi tirare un dado. Con 1–2, perdi a caso un’altra carta Bottino; con 3–6, il Tomo vale il tiro per 200.
    .un = il Tomo proibito
cards_trap-trapdoor = Botola
    .text = Tieni questa carta. All’inizio di ogni turno fai una prova di Agilità. Se la superi, scarta la carta e continua il turno. Se fallisci, subisci 1 ferita e il turno finisce.
    .gender = f
cards_trap-crossfire = Tiro incrociato
    .text = Fai una prova di Armatura. Se fallisci, subisci la differenza in ferite.
cards_trap-cave-in = Crollo
    .text = Tieni questa carta. All’inizio di ogni turno fai una prova di Agilità. Se la superi, scarta la carta e continua il turno. Se fallisci, il turno finisce.
cards_trap-poisonous-snakes = Serpenti velenosi
    .text = Tira un dado: i serpenti ti infliggono altrettante ferite.
    .plural = yes
cards_trap-poisonous-gas = Gas velenoso
    .text = Tira un dado e sottrai 3: subisci altrettante ferite. Tira ancora e sottrai 3: perdi altrettanti turni.
    .un = del Gas velenoso
cards_trap-explosion = Esplosione
    .text = Subisci 4 ferite e perdi il prossimo turno.
    .gender = f
cards_trap-swinging-blade = Lama oscillante
    .text = Fai una prova di Armatura. Se fallisci, muori.
    .gender = f
cards_trap-shuffle = Mescola
    .text = Mescola il mazzo con i suoi scarti e con questa carta. Poi pesca di nuovo.
    .title = yes
cards_door-opens = La porta si apre
    .text = Passi dalla porta e vai avanti.
    .title = yes
cards_door-jammed = Porta incastrata
    .text = Non si muove, e il turno finisce. Nel prossimo turno puoi riprovare o andare da un’altra parte.
    .title = yes
cards_door-spear-trap = Trappola a lance
    .text = Tira un dado e sottrai la tua Fortuna: subisci altrettante ferite. La porta resta chiusa e il turno finisce.
    .gender = f
cards_door-shuffle = Mescola
    .text = Mescola il mazzo con i suoi scarti e con questa carta. Poi pesca di nuovo.
    .title = yes
cards_crypt-gold-20 = Monete d’oro
    .text = Valgono 20.
    .gender = f
    .plural = yes
cards_crypt-gold-90 = Monete d’oro
    .text = Valgono 90.
    .gender = f
    .plural = yes
cards_crypt-gold-120 = Monete d’oro
    .text = Valgono 120.
    .gender = f
    .plural = yes
cards_crypt-gold-250 = Monete d’oro
    .text = Valgono 250.
    .gender = f
    .plural = yes
cards_crypt-unstable-potion = Pozione instabile
    .text = Puoi berla all’inizio del tuo turno: scartala e tira 2 dadi. Con 2, muori; con 3–4, subisci 6 ferite; con 5–6, subisci 3 ferite; con 7 non succede niente; con 8–10, curi 3 ferite; con 11–12, curi 6 ferite.
    .gender = f
cards_crypt-empty = Vuoto
    .text = Qui non c’è niente.
    .title = yes
cards_crypt-old-bones = Vecchie ossa
    .text = Tira un dado. Con 1–3 non succede niente. Con 4–6 le ossa si animano: combatti contro uno Scheletro e non puoi fuggire.
    .gender = f
    .plural = yes
cards_crypt-spear-trap = Trappola a lance
    .text = Tira un dado e sottrai la tua Armatura: subisci altrettante ferite.
    .gender = f
cards_crypt-shuffle = Mescola
    .text = Mescola il mazzo con i suoi scarti e con questa carta. Poi pesca di nuovo.
    .title = yes
cards_corpse-gold-50 = Monete d’oro
    .text = Valgono 50.
    .gender = f
    .plural = yes
cards_corpse-gold-100 = Monete d’oro
    .text = Valgono 100.
    .gender = f
    .plural = yes
cards_corpse-gold-200 = Monete d’oro
    .text = Valgono 200.
    .gender = f
    .plural = yes
cards_corpse-unstable-potion = Pozione instabile
    .text = Puoi berla all’inizio del tuo turno: scartala e tira 2 dadi. Con 2, muori; con 3–4, subisci 6 ferite; con 5–6, subisci 3 ferite; con 7 non succede niente; con 8–10, curi 3 ferite; con 11–12, curi 6 ferite.
    .gender = f
cards_corpse-empty = Vuoto
    .text = Qui non c’è niente.
    .title = yes
cards_corpse-rope = Corda
    .text = Non vale oro. Puoi scartarla per superare senza tirare la prova di una Botola o di un Buco nel soffitto.
    .gender = f
cards_corpse-old-bones = Vecchie ossa
    .text = Tira un dado. Con 1–3 non succede niente. Con 4–6 le ossa si animano: combatti contro uno Scheletro e non puoi fuggire.
    .gender = f
    .plural = yes
cards_corpse-scorpion = Scorpione
    .text = Tira un dado: lo Scorpione ti infligge altrettante ferite.
cards_corpse-shuffle = Mescola
    .text = Mescola il mazzo con i suoi scarti e con questa carta. Poi pesca di nuovo.
    .title = yes
cards_search-secret-door = Porta segreta
    .text = Puoi spostarti subito in qualsiasi spazio adiacente, anche attraverso un muro. Se lì c’è un mostro, non puoi fuggire.
    .gender = f
cards_search-empty = Vuoto
    .text = Qui non c’è niente.
    .title = yes
cards_search-passage-down = Discesa
    .text = Metti un segnalino ingresso in questa stanza. Nel prossimo turno puoi scendere nelle catacombe.
    .gender = f
cards_search-gold-10 = Monete d’oro
    .text = Valgono 10.
    .gender = f
    .plural = yes
cards_search-gold-60 = Monete d’oro
    .text = Valgono 60.
    .gender = f
    .plural = yes
cards_search-gold-70 = Monete d’oro
    .text = Valgono 70.
    .gender = f
    .plural = yes
cards_search-gold-150 = Monete d’oro
    .text = Valgono 150.
    .gender = f
    .plural = yes
cards_search-giant-centipede = Millepiedi gigante
    .text = Tira 2 dadi: il Millepiedi gigante ti infligge altrettante ferite.
cards_search-ferrox = Ferrox
    .text = Subisci 2 ferite. Tieni questa carta. All’inizio di ogni turno fai una prova di Fortuna. Se la superi, scarta la carta. Se fallisci, subisci 1 ferita.
cards_search-unstable-potion = Pozione instabile
    .text = Puoi berla all’inizio del tuo turno: scartala e tira 2 dadi. Con 2, muori; con 3–4, subisci 6 ferite; con 5–6, subisci 3 ferite; con 7 non succede niente; con 8–10, curi 3 ferite; con 11–12, curi 6 ferite.
    .gender = f
cards_search-hidden-trap = Trappola nascosta
    .text = Hai fatto scattare una trappola. Pesca una carta Trappola.
    .gender = f
cards_search-shuffle = Mescola
    .text = Mescola il mazzo con i suoi scarti e con questa carta. Poi pesca di nuovo.
    .title = yes
cards_rune-healing = Runa di guarigione
    .text = Usala all’inizio del tuo turno: curi fino a 6 ferite.
    .gender = f
    .un = la Runa di guarigione
cards_rune-teleportation = Runa di teletrasporto
    .text = Usala quando stai per muoverti: vai in uno spazio adiacente, con o senza muri. Se lì c’è un mostro, non puoi fuggire.
    .gender = f
    .un = la Runa di teletrasporto
cards_rune-death-touch = Tocco di morte
    .text = Usalo quando compare un mostro: il mostro sparisce e non c’è combattimento.
    .un = il Tocco di morte
cards_rune-stasis = Runa di stasi
    .text = Usala quando stai per muoverti: in questo turno puoi muoverti fino a tre volte. Affronti ogni spazio in cui entri, e ciò che fa finire il turno fa finire anche questo.
    .gender = f
    .un = la Runa di stasi
cards_rune-warning = Runa di allerta
    .text = Usala dopo aver pescato una carta di tipo Trappola: la scarti senza effetto.
    .gender = f
    .un = la Runa di allerta
cards_rune-opening = Runa di apertura
    .text = Usala quando passi da una porta, da una saracinesca o da tutte e due: si aprono senza carta e senza prova.
    .gender = f
    .un = la Runa di apertura
cards_rune-lightning = Runa del fulmine
    .text = Usala all’inizio di un combattimento: le prime 3 carte del mazzo Combattimento vanno nella pila dei danni del mostro.
    .gender = f
    .un = la Runa del fulmine
cards_rune-protection = Runa di protezione
    .text = Usala quando stai per subire ferite fuori dal combattimento: ne eviti fino a 6, se hanno una sola causa.
    .gender = f
    .un = la Runa di protezione
cards_rune-levitation = Runa di levitazione
    .text = Usala prima della prova di un Pozzo senza fondo, di un Ponte, di un Crollo o di una Ragnatela: la superi senza tirare.
    .gender = f
    .un = la Runa di levitazione
cards_rune-fortune = Runa di fortuna
    .text = Usala dopo aver fallito una prova di attributo: la prova è superata.
    .gender = f
    .un = la Runa di fortuna
cards_rune-sight = Runa di visione
    .text = Usala quando esplori: pesca 3 tessere, posane una e rimescola le altre due.
    .gender = f
    .un = la Runa di visione
cards_rune-slumber = Runa del sonno
    .text = Usala quando ti colpisce la Furia del drago: tieni le tue carte Tesoro e non subisci ferite, ma devi comunque ritirarti.
    .gender = f
    .un = la Runa del sonno
cards_catacomb-exit = Uscita
    .text = Hai trovato una via d’uscita. Puoi lasciare le catacombe.
    .gender = f
cards_catacomb-empty = Vuoto
    .text = Qui non c’è niente.
    .title = yes
cards_catacomb-hole-in-the-roof = Buco nel soffitto
    .text = Fai una prova di Agilità. Se la superi, puoi lasciare le catacombe. Se fallisci, il turno finisce; nel prossimo puoi ripetere la prova invece di pescare una carta.
cards_catacomb-hidden-trap = Trappola nascosta
    .text = Hai fatto scattare una trappola. Pesca una carta Trappola.
    .gender = f
cards_catacomb-treasure-chest = Forziere del tesoro
    .text = Se esci dal dungeon, a fine partita puoi tirare 2 dadi: il Forziere vale la somma per 100.
cards_catacomb-gigantic-diamond = Diamante colossale
    .text = Vale 4000.
    .un = il Diamante colossale
cards_catacomb-torch-goes-out = La torcia si spegne
    .text = Tieni questa carta. All’inizio di ogni turno fai una prova di Fortuna. Se la superi, scarta la carta e continua il turno. Se fallisci, il turno finisce.
    .title = yes
cards_catacomb-horde-of-rats = Orda di ratti
    .text = Fai una prova di Armatura. Se fallisci, subisci la differenza in ferite.
    .gender = f
cards_catacomb-spiders-venom = Veleno di ragno
    .text = Tieni questa carta finché sei nelle catacombe. All’inizio di ogni turno tira un dado: con 1–2, subisci 1 ferita.
    .un = del Veleno di ragno
cards_catacomb-razorwings = Alitaglienti
    .text = Tira un dado: gli Alitaglienti ti infliggono altrettante ferite.
    .plural = yes
cards_catacomb-sneak-attack-skeleton = Agguato: Scheletro
    .text = Uno Scheletro ti salta addosso dall’ombra. Fai una prova di Fortuna. Se fallisci, subisci la differenza in ferite. Poi devi combattere: non puoi fuggire.
    .title = yes
cards_catacomb-sneak-attack-sorcerer = Agguato: Stregone
    .text = Uno Stregone ti salta addosso dall’ombra. Fai una prova di Fortuna. Se fallisci, subisci la differenza in ferite. Poi devi combattere: non puoi fuggire.
    .title = yes
cards_catacomb-sneak-attack-troll = Agguato: Troll
    .text = Un Troll ti salta addosso dall’ombra. Fai una prova di Fortuna. Se fallisci, subisci la differenza in ferite. Poi devi combattere: non puoi fuggire.
    .title = yes
cards_catacomb-sneak-attack-golem = Agguato: Golem
    .text = Un Golem ti salta addosso dall’ombra. Fai una prova di Fortuna. Se fallisci, subisci la differenza in ferite. Poi devi combattere: non puoi fuggire.
    .title = yes
cards_catacomb-sneak-attack-demon = Agguato: Demone
    .text = Un Demone ti salta addosso dall’ombra. Fai una prova di Fortuna. Se fallisci, subisci la differenza in ferite. Poi devi combattere: non puoi fuggire.
    .title = yes
cards_catacomb-vampire-bite = Morso di vampiro
    .text = Fai una prova con la tua Agilità o la tua Armatura, la più bassa delle due. Se fallisci, tieni questa carta fino alla fine: all’inizio di ogni turno subisci 1 ferita.
cards_catacomb-deep-elf = Elfo delle profondità
    .text = Puoi corromperlo: scarta le carte Bottino che vuoi e tira un dado, moltiplicato per 100. Se esce meno dell’oro che gli dai, puoi lasciare le catacombe. Se esce di più, combatti contro uno Stregone e non puoi fuggire.
cards_catacomb-giant-naga = Naga gigante
    .text = Devi tornare indietro. Avanza come se uscissi, ma resti nelle catacombe, dalla parte opposta e senza carte nella tua pila.
    .gender = f
cards_catacomb-shuffle = Mescola
    .text = Mescola il mazzo con i suoi scarti e con questa carta. Poi pesca di nuovo.
    .title = yes

combat_combat-quick-shot = Tiro rapido
combat_combat-true-shot = Tiro preciso
combat_combat-piercing-shot = Tiro affilato
combat_combat-volley = Raffica
combat_combat-slash = Fendente
combat_combat-lunge = Affondo
combat_combat-deep-blow = Colpo profondo
combat_combat-heart-strike = Colpo al cuore
combat_combat-agony-bolt = Saetta d’agonia
combat_combat-bolt = Saetta
combat_combat-arcane-blast = Esplosione arcana
combat_combat-inferno = Inferno
combat_power-guided-shot = Tiro guidato
    .text = Dopo averla scoperta puoi scambiare questa carta con un’altra della tua mano. Questa si scarta.
combat_power-elven-volley = Raffica elfica
combat_power-evasive-step = Passo elusivo
    .text = Se perdi questo round, la tua pila dei danni riceve al massimo 1 carta.
combat_power-hunters-patience = Pazienza del cacciatore
    .text = Nel prossimo round aggiungi 3 al tuo valore d’attacco.
combat_power-cleansing-flame = Fiamma purificatrice
combat_power-prayer-of-kellos = Preghiera di Kellos
    .text = Puoi scartare 1 carta dalla tua pila dei danni.
combat_power-penance = Penitenza
    .text = Puoi mettere 1 carta della tua mano nella tua stessa pila dei danni per aggiungere 3 al tuo valore d’attacco.
combat_power-blessed-ward = Protezione benedetta
    .text = Nel prossimo round l’avversario non può infliggerti un colpo mortale.
combat_power-unleashed-rage = Ira scatenata
    .text = Puoi scartare dalla tua mano carte con valore d’attacco 1. Per ognuna aggiungi 1 al tuo valore d’attacco.
combat_power-axe-storm = Tempesta di asce
combat_power-reckless-charge = Carica avventata
    .text = Pesca 1 carta Combattimento.
combat_power-battle-cry = Grido di battaglia
    .text = L’avversario scarta a caso 1 carta della sua mano.
combat_power-piercing-arrow = Freccia perforante
combat_power-tribal-cunning = Astuzia tribale
    .text = Pesca 2 carte Combattimento.
combat_power-swift-strike = Colpo fulmineo
    .text = In questo round l’avversario non può contrattaccare.
combat_power-sisterhood = Sorellanza
    .text = Scegli 1 carta dalla pila di combattimento e prendila in mano.
combat_power-shield-wall = Muro di scudi
    .text = Se perdi questo round, la tua pila dei danni riceve 1 carta in meno.
combat_power-glorious-blow = Colpo glorioso
combat_power-knights-challenge = Sfida del cavaliere
    .text = Nel prossimo round l’avversario deve giocare una carta da mischia, se ne ha una.
combat_power-heroic-stand = Resistenza eroica
    .text = Nel prossimo round aggiungi 1 al tuo valore d’attacco.
combat_power-shared-fates = Destini condivisi
    .text = Guardi la mano dell’avversario e puoi prendere una delle sue carte.
combat_power-firestorm = Tempesta di fuoco
combat_power-brightblaze-dive = Picchiata di Fiammaviva
    .text = Se vinci questo round, anche la prima carta del mazzo Combattimento va nella pila dei danni dell’avversario.
combat_power-ancestral-wrath = Ira ancestrale
    .text = Se l’avversario ha giocato una carta a distanza, aggiungi 1 al tuo valore d’attacco.
combat_power-poisoned-arrow = Freccia avvelenata
    .text = Scegli un tipo d’attacco. Se l’avversario lo usa nel prossimo round, aggiungi 4 al tuo valore d’attacco.
combat_power-deadly-shot = Tiro letale
    .text = Scegli un tipo d’attacco. Se lo usi tu nel prossimo round, aggiungi 2 al tuo valore d’attacco.
combat_power-bone-splinters = Schegge d’osso
    .text = Se vinci questo round, anche la prima carta del mazzo Combattimento va nella pila dei danni dell’avversario.
combat_power-grave-chill = Gelo della tomba
    .text = L’avversario scarta a caso 1 carta della sua mano.
combat_power-agony-of-remembrance = Agonia del ricordo
    .text = Nel prossimo round, se l’avversario gioca una carta con valore d’attacco 3 o più, quella carta è annullata.
combat_power-infernal-pact = Patto infernale
    .text = Pesca 2 carte Combattimento.
combat_power-dark-bolt = Saetta oscura
    .text = In questo round l’avversario non può contrattaccare.
combat_power-soulfire = Fuoco dell’anima
combat_power-hammer-blow = Martellata
    .text = Nel prossimo round aggiungi 1 al tuo valore d’attacco.
combat_power-wild-swing = Colpo selvaggio
    .text = Nel prossimo round sottrai 2 al tuo valore d’attacco.
combat_power-crushing-grip = Presa stritolante
    .text = Nel prossimo round l’avversario non può contrattaccare.
combat_power-thick-hide = Pelle spessa
    .text = Se perdi questo round, la tua pila dei danni riceve 1 carta in meno.
combat_power-natural-armor = Corazza naturale
    .text = Puoi scartare fino a 2 carte dalla tua pila dei danni.
combat_power-stone-fist = Pugno di pietra
    .text = Se l’avversario ha giocato una carta a distanza, quella carta è annullata.
combat_power-iron-skin = Pelle di ferro
    .text = Se perdi questo round, la tua pila dei danni riceve 2 carte in meno.
combat_power-earthshaker = Terremoto
combat_power-aura-of-terror = Aura di terrore
    .text = Se vinci questo round, puoi spostare una carta dalla pila di combattimento alla pila dei danni dell’avversario.
combat_power-hellfire = Fuoco infernale
combat_power-burning-whip = Frusta ardente
    .text = Se vinci questo round, anche la prima carta del mazzo Combattimento va nella pila dei danni dell’avversario.
combat_power-infernal-hunger = Fame infernale
    .text = L’avversario scarta a caso 1 carta della sua mano.

heroes_lindel = Lindel
    .text = Dopo una prova di attributo puoi rilanciare uno dei due dadi. Se lo fai, vale il secondo risultato.
    .gender = m
    .article = none
    .intro = Lindel
heroes_brother-gherinn = Fratello Gherinn
    .text = Una volta per turno, prima di una prova di attributo, puoi subire 1 ferita per guadagnare 3 segnalini Determinazione. Dopo aver tirato i dadi per la Furia del drago puoi rilanciarne uno o tutti e due; vale il secondo risultato.
    .gender = m
    .article = none
    .intro = Fratello Gherinn
heroes_krutzbeck = Krutzbeck
    .text = Devi sempre attaccare un mostro: non puoi mai fuggire. In combattimento puoi completare la mano fino a 6 carte invece di 5.
    .gender = m
    .article = none
    .intro = Krutzbeck
heroes_tatianna = Tatianna
    .text = Se scegli di attaccare quando potresti fuggire, puoi scoprire le prime 5 carte del mazzo Combattimento. Gli attacchi a distanza vanno nella pila dei danni del mostro; gli altri si scartano.
    .gender = f
    .article = none
    .intro = Tatianna
heroes_hugo-the-glorious = Hugo il Glorioso
    .text = Quando uccidi un mostro in combattimento, puoi scartare fino a 2 carte dalla tua pila dei danni prima che diventino ferite.
    .gender = m
    .article = none
    .intro = Hugo il Glorioso
heroes_challara-and-brightblaze = Challara e Fiammaviva
    .text = Quando peschi una carta Dungeon, puoi scartarla e pescarne un’altra, che devi affrontare. Con 8 ferite o più cominci i combattimenti senza carta Potere.
    .gender = f
    .article = none
    .one = Challara
    .intro = Challara, con Fiammaviva

monsters_skeleton = Scheletro
monsters_sorcerer = Stregone
monsters_troll = Troll
monsters_golem = Golem
monsters_demon = Demone

places_tower-nw = Torre nord-ovest
    .gender = f
places_tower-ne = Torre nord-est
    .gender = f
places_tower-sw = Torre sud-ovest
    .gender = f
places_tower-se = Torre sud-est
    .gender = f
places_treasure-chamber = Camera del Tesoro
    .gender = f

rooms_chamber = Camera
    .text = Pesca una carta Dungeon.
    .gender = f
    .many = Camere
rooms_corridor = Corridoio
    .text = Qui non peschi nessuna carta: devi muoverti subito di nuovo.
    .many = Corridoi
rooms_portcullis = Saracinesca
    .text = Pesca una carta Dungeon. In questa stanza non puoi fuggire dai mostri. Per passare dalla saracinesca devi superare una prova di Forza.
    .gender = f
    .many = Saracinesche
rooms_catacomb-entrance = Ingresso alle catacombe
    .text = Pesca una carta Dungeon. Dal prossimo turno puoi scendere nelle catacombe.
    .many = Ingressi alle catacombe
rooms_rotating-room = Stanza rotante
    .text = La prima volta che qualcuno entra, la stanza fa mezzo giro e il turno finisce.
    .gender = f
    .many = Stanze rotanti
rooms_trap = Camera con trappola
    .text = Pesca una carta Trappola.
    .gender = f
    .many = Camere con trappola
rooms_darkness = Camera delle tenebre
    .text = Devi muoverti subito di nuovo: un dado decide da che parte.
    .gender = f
    .many = Camere delle tenebre
rooms_cave-in = Crollo
    .text = Pesca una carta Dungeon. Dal prossimo turno puoi tornare per la strada da cui arrivi, o attraversare con una prova di Agilità.
    .many = Crolli
rooms_bridge = Ponte
    .text = Puoi restare da questa parte e tornare indietro nel prossimo turno, o attraversare con una prova di Agilità, più difficile per ogni carta Bottino. Se cadi finisci nelle catacombe.
    .many = Ponti
rooms_spider-web = Ragnatela
    .text = Puoi ritirarti e tornare indietro nel prossimo turno, o attraversare con una prova di Forza. Se fallisci, la ragnatela non ti lascia.
    .gender = f
    .many = Ragnatele
rooms_chasm = Crepaccio
    .text = Pesca una carta Dungeon. Puoi uscire solo dai passaggi della metà in cui sei.
    .many = Crepacci
rooms_bottomless-pit = Pozzo senza fondo
    .text = Fai una prova di Fortuna. Se fallisci, muori.
    .many = Pozzi senza fondo

decks_dungeon = Mazzo Dungeon
    .one = mazzo Dungeon
decks_dragon = Mazzo Drago
    .one = mazzo Drago
decks_treasure = Mazzo Tesoro
    .one = mazzo Tesoro
decks_crypt = Mazzo Cripta
    .one = mazzo Cripta
decks_corpse = Mazzo Cadavere
    .one = mazzo Cadavere
decks_door = Mazzo Porta
    .one = mazzo Porta
decks_search = Mazzo Ricerca
    .one = mazzo Ricerca
decks_catacomb = Mazzo Catacombe
    .one = mazzo Catacombe
decks_trap-deck = Mazzo Trappola
    .one = mazzo Trappola
decks_rune = Mazzo Rune
    .one = mazzo Rune

others_strength = Forza
    .gender = f
others_agility = Agilità
    .gender = f
others_armor = Armatura
    .gender = f
others_luck = Fortuna
    .gender = f
others_lowest-agility-armor = Agilità o Armatura
    .gender = f
others_melee = mischia
others_ranged = distanza
others_magic = magia
others_north = Nord
others_east = Est
others_south = Sud
others_west = Ovest
others_dragon-rage-roll = Furia del drago
    .gender = f
others_determination = Determinazione
    .gender = f
others_sun-track = Percorso del sole
others_entrance = Segnalino ingresso
others_lindel-reroll = Secondo lancio
others_gherinn-penance = Penitenza
    .gender = f
others_gherinn-kellos = Grazia di Kellos
    .gender = f
others_krutzbeck-hand = Sesta carta
    .gender = f
others_tatianna-first-shot = Prime frecce
others_hugo-glory = Gloria
    .gender = f
others_challara-foresight = Premonizione
    .gender = f

obstacles_portcullis = saracinesca
    .gender = f

decisions_DEC-HERO = Scegli il tuo eroe
decisions_DEC-TOWER = Scegli la torre da cui cominci
decisions_DEC-START-ORDER = Inizio del turno: che cosa viene prima?
decisions_DEC-ACT = Tocca a te: che cosa fai?
decisions_DEC-MOVE-AGAIN = Vai avanti: da che parte?
decisions_DEC-LEAVE = Lasci il dungeon con il tuo Bottino?
decisions_DEC-OBSTACLE-RUNE = Apri la strada con la Runa di apertura?
decisions_DEC-TILE = Usi la Runa di visione?
decisions_DEC-TILE-TURN = Gira la nuova stanza: dove punta la sua freccia?
decisions_DEC-HALF = In quale metà della stanza sei?
decisions_DEC-BRIDGE = Il Ponte: attraversi o resti?
decisions_DEC-BRIDGE-LOOT = Butti via del Bottino per attraversare meglio?
decisions_DEC-WEB = La Ragnatela: attraversi o ti ritiri?
decisions_DEC-CARD-MAY = Accetti ciò che offre la carta?
decisions_DEC-SECRET = Dove porta la porta segreta?
decisions_DEC-BRIBE = Che cosa offri all’Elfo delle profondità?
decisions_DEC-CHALLARA = Tieni questa carta Dungeon?
decisions_DEC-PENANCE = Subisci 1 ferita per 3 segnalini Determinazione?
decisions_DEC-REROLL-TEST = Rilanci uno dei dadi?
decisions_DEC-REROLL-RAGE = Furia del drago: rilanci qualche dado?
decisions_DEC-TEST-ITEM = Spendi la Corda o una runa per superare la prova?
decisions_DEC-WOUND-RUNE = Usi la Runa di protezione?
decisions_DEC-TRAP-RUNE = Scarti la trappola con la Runa di allerta?
decisions_DEC-MONSTER-RUNE = Distruggi il mostro con il Tocco di morte?
decisions_DEC-TOKEN = Prendi un segnalino mostro dal tabellone
decisions_DEC-ESCAPE = Fuggi o attacchi?
decisions_DEC-TATIANNA = Scocchi le frecce prima del combattimento?
decisions_DEC-COMBAT-RUNE = Usi la Runa del fulmine?
decisions_DEC-HAND6 = Quante carte vuoi in mano?
decisions_DEC-CARD = Scegli la tua carta per questo round
decisions_DEC-POWER = La tua carta Potere ha effetto
decisions_DEC-COUNTER = Contrattacchi?
decisions_DEC-HUGO = Gloria: quali danni scarti?
decisions_DEC-RETREAT = Il drago ti scaccia: dove vai?
decisions_DEC-CAT-DIR = Da che parte cammini nelle catacombe?
decisions_DEC-CAT-HOLE = Riprovi con il Buco nel soffitto?
decisions_DEC-CAT-SIDE = Giri a sinistra o a destra?
decisions_DEC-END-ITEM = Fine della partita: usa i tuoi oggetti
decisions_DEC-HVH-LOOT = Prendi una carta Bottino a chi ha perso
decisions_DEC-HVH-FLEE = Dove fuggi?
decisions_DEC-SERVANT = Servi Kalladra: muovi un mostro
decisions_DEC-WAIT-LOOT = Perdi i sensi: quale Bottino perdi?
decisions_DEC-FLEE-ROUND = Il round è tuo: provi a fuggire o infliggi i danni?
decisions_DEC-SLUMBER = Usi la Runa del sonno?
decisions_DEC-TOWER-POWER = Compari in un’altra torre?
decisions_DEC-MONSTROUS = Cerchi il tesoro del mostro?
decisions_DEC-HVH-TARGET = Chi attacchi?
decisions_DEC-SERVANT-TARGET = Chi attacca il mostro?
decisions_DEC-SERVANT-PLACE = Da dove entra il mostro?
decisions_DEC-WAIT-SPACE = Dove riprendi i sensi?
decisions_DEC-DARK = Tiri il dado nelle tenebre, o ti teletrasporti?

questions_DEC-CARD-MAY-loot-body = Frughi il corpo?
answers_DEC-CARD-MAY-loot-body_yes = Frugalo
answers_DEC-CARD-MAY-loot-body_no = Lascialo stare
questions_DEC-CARD-MAY-open-crypt = Apri la cripta?
answers_DEC-CARD-MAY-open-crypt_yes = Aprila
answers_DEC-CARD-MAY-open-crypt_no = Lasciala chiusa
questions_DEC-CARD-MAY-leave-catacombs = Lasci le catacombe?
answers_DEC-CARD-MAY-leave-catacombs_yes = Risali
answers_DEC-CARD-MAY-leave-catacombs_no = Resta giù
questions_DEC-CARD-MAY-secret-door = Passi dalla porta segreta?
answers_DEC-CARD-MAY-secret-door_yes = Passa
answers_DEC-CARD-MAY-secret-door_no = Resta qui
questions_DEC-CARD-MAY-bribe = Corrompi l’Elfo delle profondità?
answers_DEC-CARD-MAY-bribe_yes = Corrompilo
answers_DEC-CARD-MAY-bribe_no = Non dargli niente
questions_DEC-TILE-pick = Runa di visione: quale stanza posi?
answers_DEC-OBSTACLE-RUNE_use = Usa la runa
answers_DEC-OBSTACLE-RUNE_no = Tienila
answers_DEC-TILE_use = Usa la runa
answers_DEC-TILE_no = Tienila
answers_DEC-WOUND-RUNE_use = Usa la runa
answers_DEC-WOUND-RUNE_no = Tienila
answers_DEC-TRAP-RUNE_use = Usa la runa
answers_DEC-TRAP-RUNE_no = Tienila
answers_DEC-COMBAT-RUNE_use = Usa la runa
answers_DEC-COMBAT-RUNE_no = Tienila
answers_DEC-SLUMBER_use = Usa la runa
answers_DEC-SLUMBER_no = Tienila
answers_DEC-MONSTER-RUNE_use = Distruggilo
answers_DEC-MONSTER-RUNE_no = Tieni la runa
answers_DEC-TEST-ITEM_use = Supera la prova
answers_DEC-TEST-ITEM_no = Non spendere niente
answers_DEC-PENANCE_use = Fai penitenza
answers_DEC-PENANCE_no = Tira e basta
answers_DEC-TATIANNA_use = Scocca
answers_DEC-TATIANNA_no = Non scoccare
answers_DEC-REROLL-TEST_no = Lascia i dadi come sono
answers_DEC-REROLL-RAGE_no = Lascia i dadi come sono
answers_DEC-POWER_yes = Usala
answers_DEC-POWER_no = Non usarla
answers_DEC-POWER_stop = Nient’altro
answers_DEC-HUGO_stop = Nient’altro
answers_DEC-COUNTER_stop = Non giocare altre carte
answers_DEC-BRIDGE-LOOT_stop = Attraversa ora
answers_DEC-BRIBE_stop = Non offrire altro
answers_DEC-MOVE-AGAIN_stop = Resta qui
answers_DEC-TOWER-POWER_no = Continua da questa torre
answers_DEC-MONSTROUS_no = Non cercare
answers_DEC-HVH-LOOT_none = Non prendere niente

options_yes = Sì
options_no = No
options_use = Usa
options_stop = Basta
options_done = Continua il turno
options_search = Cerca nella stanza
options_enter-catacombs = Scendi nelle catacombe
options_draw-dragon = Pesca una carta Drago
options_leave-dungeon = Lascia il dungeon
options_retreat = Torna da dove arrivi
options_cross = Attraversa
options_stasis = Usa la Runa di stasi
options_leave = Lascia il dungeon
options_go-on = Continua
options_stay = Resta da questa parte
options_withdraw = Ritirati
options_wait = Aspetta
options_keep = Tieni la carta
options_redraw = Scartala e pescane un’altra
options_first = Rilancia il primo dado
options_second = Rilancia il secondo dado
options_both = Rilancia tutti e due i dadi
options_escape = Fuggi
options_attack = Attacca
options_six = Sei carte
options_five = Cinque carte
options_left = A sinistra
options_right = A destra
options_test-again = Ripeti la prova
options_draw = Pesca una carta
options_lost-turn = Perdi il turno
options_web = Liberati dalla Ragnatela
options_none = Niente
options_pass = Non muoverne nessuno
options_add-monster = Chiama un altro mostro
options_roll = Tira il dado
options_try-to-escape = Prova a fuggire
options_deal-damage = Infliggi i danni

pointing_move = Vai { NEL($place) }
pointing_teleport = Teletrasportati { NEL($place) }
pointing_to = Vai { NEL($place) }
pointing_token = Prendi il segnalino { NEL($place) }
pointing_servant =
    Muovi il mostro { NEL($place) } { $compass ->
        [north] verso nord
        [east] verso est
        [south] verso sud
       *[west] verso ovest
    }
pointing_effect = Risolvi { IL($thing) }
pointing_item = Usa { IL($thing) }
pointing_decline = Non usare { IL($thing) }
pointing_loot =
    { $verb ->
        [throw] Butta via { IL($thing) }
        [offer] Offri { IL($thing) }
        [lose] Perdi { IL($thing) }
        [take] Prendi { IL($thing) }
       *[choose] Scegli { IL($thing) }
    }
pointing_back = Una carta coperta { DEL($deck) }
pointing_card =
    { $verb ->
        [play] Gioca { QUOTE($card) }
        [counter] Contrattacca con { QUOTE($card) }
        [discard] Scarta { QUOTE($card) }
       *[choose] Scegli { QUOTE($card) }
    }
pointing_type =
    { $type ->
        [melee] Attacchi da mischia
        [ranged] Attacchi a distanza
       *[magic] Attacchi magici
    }
pointing_tile = Posa { IL($room) }
pointing_face =
    { $compass ->
        [north] A nord
        [east] A est
        [south] A sud
       *[west] A ovest
    }
pointing_half =
    { $half ->
        [arrow] La metà con la freccia
       *[opposite] La metà opposta alla freccia
    }
pointing_tower = Comincia { NEL($place) }
pointing_tower-power = Compari { NEL($place) }
pointing_seat = Attacca { $name }

list_one = { UN($thing) }
list_rooms =
    { $count ->
        [2] due { MANY($thing) }
        [3] tre { MANY($thing) }
        [4] quattro { MANY($thing) }
       *[5] cinque { MANY($thing) }
    }
list_cards =
    { $count ->
        [2] due carte { QUOTE($thing) }
        [3] tre carte { QUOTE($thing) }
        [4] quattro carte { QUOTE($thing) }
       *[5] cinque carte { QUOTE($thing) }
    }
list_combat-one = { QUOTE($card) }
list_combat =
    { $count ->
        [2] due { QUOTE($card) }
        [3] tre { QUOTE($card) }
        [4] quattro { QUOTE($card) }
       *[5] cinque { QUOTE($card) }
    }
dice_one = un { $die }
dice_two = un { $first } e un { $second }, in tutto { $total }
dice_sum = { $dice } = { $total } contro { $needs }
dice_sum-loot = { $dice } + { $bonus } per il Bottino = { $total } contro { $needs }
loot_the =
    { $gold ->
        [0] { IL($thing) }
       *[other] { IL($thing) } (valore { $gold })
    }
loot_a =
    { $gold ->
        [0] { UN($thing) }
       *[other] { UN($thing) } (valore { $gold })
    }

events_hero =
    { GENDER($hero) ->
        [f] { $who ->
            [you] La tua eroina è { INTRO($hero) }.
           *[other] L’eroina di { $name } è { INTRO($hero) }.
        }
       *[m] { $who ->
            [you] Il tuo eroe è { INTRO($hero) }.
           *[other] L’eroe di { $name } è { INTRO($hero) }.
        }
    }
events_first-roll =
    { $who ->
        [you] Tiri per vedere chi comincia: un { $die }.
       *[other] { $name } tira per vedere chi comincia: un { $die }.
    }
events_first-roll-again =
    { $who ->
        [you] Tiri di nuovo: un { $die }.
       *[other] { $name } tira di nuovo: un { $die }.
    }
events_first-player =
    { $who ->
        [you] Cominci tu.
       *[other] Comincia { $name }.
    }
events_rune-dealt =
    { $who ->
        [you] Ricevi { IL($card) }.
       *[other] { $name } riceve { IL($card) }.
    }
events_late-start = Partenza tardiva: esce un { $die }, quindi il sole parte dallo spazio { $space }.
events_tower-taken =
    { $who ->
        [you] Cominci { NEL($tower) }.
       *[other] { $name } comincia { NEL($tower) }.
    }
events_turn =
    { $who ->
        [you] Tocca a te.
       *[other] Tocca a { $name }.
    }
events_sun = Il sole avanza allo spazio { $space } di { $last }.
events_sunset = Esce un { $die }: il sole tramonta e le torri si chiudono.
events_no-sunset =
    Esce un { $die }: le torri restano aperte. Si sarebbero chiuse { $upTo ->
        [1] solo con un 1
        [2] solo con un 1 o un 2
       *[other] con un numero da 1 a { $upTo }
    }.
events_turn-waits =
    { $who ->
        [you] Aspetti che la via del ritorno sia libera.
       *[other] { $name } aspetta che la via del ritorno sia libera.
    }
events_turn-blocked =
    { $who ->
        [you] Perdi questo turno: ogni via è bloccata.
       *[other] { $name } perde questo turno: ogni via è bloccata.
    }
events_turn-cut =
    { $who ->
        [you] Perdi il resto del turno.
       *[other] { $name } perde il resto del turno.
    }
events_turn-skipped =
    { $left ->
        [0] { $who ->
            [you] Perdi questo turno.
           *[other] { $name } perde questo turno.
        }
        [one] { $who ->
            [you] Perdi questo turno e perderai anche il prossimo.
           *[other] { $name } perde questo turno e perderà anche il prossimo.
        }
       *[other] { $who ->
            [you] Perdi questo turno e perderai anche i prossimi { $left }.
           *[other] { $name } perde questo turno e perderà anche i prossimi { $left }.
        }
    }
events_turns-to-lose =
    { $turns ->
        [one] { $who ->
            [you] Perderai il tuo prossimo turno.
           *[other] { $name } perderà il suo prossimo turno.
        }
       *[other] { $who ->
            [you] Perderai i tuoi prossimi { $turns } turni.
           *[other] { $name } perderà i suoi prossimi { $turns } turni.
        }
    }
events_explored =
    { $who ->
        [you] In { $cell } scopri { UN($room) }.
       *[other] In { $cell } { $name } scopre { UN($room) }.
    }
events_tile-turned =
    { CAPITAL(IL($room)) } in { $cell } { $way ->
        [right] fa un quarto di giro a destra
        [round] fa mezzo giro
        [left] fa un quarto di giro a sinistra
       *[unknown] gira
    }.
events_tiles =
    { $who ->
        [you] Guardi
       *[other] { $name } guarda
    } { $count ->
        [one] 1 stanza
       *[other] { $count } stanze
    }.
events_tiles-seen =
    { $who ->
        [you] Guardi
       *[other] { $name } guarda
    } { $count ->
        [one] 1 stanza
       *[other] { $count } stanze
    }: { LIST($rooms) }.
events_moved =
    { $who ->
        [you] { $how ->
            [secret] Passi dalla porta segreta e arrivi { NEL($place) }.
            [teleport] Ti teletrasporti { NEL($place) }.
            [tower] Compari { NEL($place) }.
            [escape] Torni di corsa { NEL($place) }.
            [retreat] Ti ritiri dal drago { NEL($place) }.
            [surface] Risali dalle catacombe { NEL($place) }.
            [flee] Fuggi { NEL($place) }.
            [wake] Ti ritrovi { NEL($place) }.
           *[walk] Vai { NEL($place) }.
        }
       *[other] { $how ->
            [secret] { $name } passa dalla porta segreta e arriva { NEL($place) }.
            [teleport] { $name } si teletrasporta { NEL($place) }.
            [tower] { $name } compare { NEL($place) }.
            [escape] { $name } torna di corsa { NEL($place) }.
            [retreat] { $name } si ritira dal drago { NEL($place) }.
            [surface] { $name } risale dalle catacombe { NEL($place) }.
            [flee] { $name } fugge { NEL($place) }.
            [wake] { $name } si ritrova { NEL($place) }.
           *[walk] { $name } va { NEL($place) }.
        }
    }
events_half =
    { $who ->
        [you] Sei
       *[other] { $name } è
    } nella metà della stanza in { $cell } { $half ->
        [arrow] che porta la freccia
       *[opposite] opposta alla freccia
    }.
events_door-shut = La porta resta chiusa.
events_darkness =
    { $who ->
        [you] Nelle tenebre tiri un { $die } e vai avanti a tentoni.
       *[other] Nelle tenebre { $name } tira un { $die } e va avanti a tentoni.
    }
events_darkness-blocked =
    { $who ->
        [you] Nelle tenebre tiri un { $die }: di là non si passa.
       *[other] Nelle tenebre { $name } tira un { $die }: di là non si passa.
    }
stays_bridge =
    { $who ->
        [you] Non attraversi il Ponte.
       *[other] { $name } non attraversa il Ponte.
    }
stays_bridge-crossed =
    { $who ->
        [you] Sei oltre il Ponte e il tuo turno finisce: non si può andare avanti.
       *[other] { $name } è oltre il Ponte e il suo turno finisce: non si può andare avanti.
    }
stays_web =
    { $who ->
        [you] Ti ritiri davanti alla Ragnatela.
       *[other] { $name } si ritira davanti alla Ragnatela.
    }
stays_web-crossed =
    { $who ->
        [you] Sei oltre la Ragnatela e il tuo turno finisce: non si può andare avanti.
       *[other] { $name } è oltre la Ragnatela e il suo turno finisce: non si può andare avanti.
    }
stays_stuck =
    { $who ->
        [you] La Ragnatela non ti lascia.
       *[other] La Ragnatela non lascia { $name }.
    }
stays_freed =
    { $who ->
        [you] Ti liberi dalla Ragnatela.
       *[other] { $name } si libera dalla Ragnatela.
    }
stays_pit =
    { $who ->
        [you] Superi il Pozzo senza fondo.
       *[other] { $name } supera il Pozzo senza fondo.
    }
stays_corridor =
    { $who ->
        [you] Il tuo turno finisce nel Corridoio: non si può andare avanti.
       *[other] Il turno di { $name } finisce nel Corridoio: non si può andare avanti.
    }
stays_corridor-again =
    { $who ->
        [you] Il tuo turno finisce nel Corridoio: è la seconda volta che ci entri in questo turno.
       *[other] Il turno di { $name } finisce nel Corridoio: è la seconda volta che ci entra in questo turno.
    }
stays_tower =
    { $who ->
        [you] Il tuo turno finisce nella torre: non si può andare avanti.
       *[other] Il turno di { $name } finisce nella torre: non si può andare avanti.
    }
stays_darkness =
    { $who ->
        [you] Il tuo turno finisce nelle tenebre: non si può andare avanti.
       *[other] Il turno di { $name } finisce nelle tenebre: non si può andare avanti.
    }
stays_cave-in =
    { $who ->
        [you] Resti davanti alle macerie.
       *[other] { $name } resta davanti alle macerie.
    }
stays_rotating =
    { $who ->
        [you] Resti nella Stanza rotante.
       *[other] { $name } resta nella Stanza rotante.
    }
events_searches =
    { $who ->
        [you] Cerchi nella stanza in { $cell }.
       *[other] { $name } cerca nella stanza in { $cell }.
    }
events_walled-in = { CAPITAL(IL($place)) } non ha nessuna uscita.
events_draws =
    { $who ->
        [you] Peschi { UN($card) } { DAL($deck) }.
       *[other] { $name } pesca { UN($card) } { DAL($deck) }.
    }
events_draws-hidden =
    { $who ->
        [you] Peschi una carta Bottino { DAL($deck) }.
       *[other] { $name } pesca una carta Bottino { DAL($deck) } senza mostrarla.
    }
events_shuffles-card = Esce «Mescola»: si mescola { IL($deck) }.
events_shuffles-empty = { CAPITAL(IL($deck)) } è finito: si mescolano i suoi scarti.
events_shuffles-returned = Si mescola { IL($deck) } con ciò che vi è tornato.
events_deck-empty = { CAPITAL(IL($deck)) } è vuoto: non c’è più niente da pescare.
events_keeps =
    { $who ->
        [you] Devi tenere { IL($card) }.
       *[other] { $name } deve tenere { IL($card) }.
    }
events_kept-gone =
    { TITLE($card) ->
        [yes] { $who ->
            [you] Scarti { IL($card) }.
           *[other] { $name } scarta { IL($card) }.
        }
       *[no] { $who ->
            [you] Ti liberi { DEL($card) }.
           *[other] { $name } si libera { DEL($card) }.
        }
    }
events_kept-gone-another =
    { TITLE($card) ->
        [yes] { $who ->
            [you] Scarti { IL($card) }, ma hai ancora un’altra carta uguale.
           *[other] { $name } scarta { IL($card) }, ma ha ancora un’altra carta uguale.
        }
       *[no] { $who ->
            [you] Ti liberi { DEL($card) }, ma hai ancora un’altra carta uguale.
           *[other] { $name } si libera { DEL($card) }, ma ha ancora un’altra carta uguale.
        }
    }
events_refuses =
    { $who ->
        [you] Scarti { IL($card) }
       *[other] { $name } scarta { IL($card) }
    } { TITLE($card) ->
        [yes] senza affrontare la carta
       *[no] { PLURAL($card) ->
            [yes] { GENDER($card) ->
                [f] senza affrontarle
               *[m] senza affrontarli
            }
           *[no] { GENDER($card) ->
                [f] senza affrontarla
               *[m] senza affrontarlo
            }
        }
    }.
declined_loot-body =
    { $who ->
        [you] Lasci stare il corpo.
       *[other] { $name } lascia stare il corpo.
    }
declined_open-crypt =
    { $who ->
        [you] Lasci chiusa la cripta.
       *[other] { $name } lascia chiusa la cripta.
    }
declined_leave-catacombs =
    { $who ->
        [you] Resti nelle catacombe.
       *[other] { $name } resta nelle catacombe.
    }
declined_secret-door =
    { $who ->
        [you] Non passi dalla porta segreta.
       *[other] { $name } non passa dalla porta segreta.
    }
declined_bribe =
    { $who ->
        [you] Non dai niente all’Elfo delle profondità.
       *[other] { $name } non dà niente all’Elfo delle profondità.
    }
events_gains =
    { $who ->
        [you] Prendi { $loot }: ora hai
       *[other] { $name } prende { $loot }: ora ha
    } { $held ->
        [one] 1 carta Bottino
       *[other] { $held } carte Bottino
    }.
events_gains-hidden =
    { $who ->
        [you] Prendi una carta Bottino: ora ne hai { $held }.
       *[other] { $name } prende una carta Bottino: ora ne ha { $held }.
    }
events_loses =
    { $who ->
        [you] { $why ->
            [random] Perdi a caso { UN($card) }
            [bridge] Butti via { UN($card) }
            [bribe] Consegni { UN($card) }
            [used] Spendi { UN($card) }
            [drunk] Bevi { UN($card) }
           *[other] Perdi { UN($card) }
        }
       *[other] { $why ->
            [random] { $name } perde a caso { UN($card) }
            [bridge] { $name } butta via { UN($card) }
            [bribe] { $name } consegna { UN($card) }
            [used] { $name } spende { UN($card) }
            [drunk] { $name } beve { UN($card) }
           *[other] { $name } perde { UN($card) }
        }
    }{ $gold ->
        [0] :
       *[other] { " " }(valore { $gold }):
    } { $held ->
        [0] { $who ->
            [you] non ti resta Bottino
           *[other] non resta Bottino
        }
        [one] { $who ->
            [you] ti resta 1 carta Bottino
           *[other] resta 1 carta Bottino
        }
       *[other] { $who ->
            [you] ti restano { $held } carte Bottino
           *[other] restano { $held } carte Bottino
        }
    }.
events_rune =
    { $who ->
        [you] Usi { IL($card) }.
       *[other] { $name } usa { IL($card) }.
    }
events_rune-stasis =
    { $who ->
        [you] Usi { IL($card) }: in questo turno puoi muoverti fino a tre volte.
       *[other] { $name } usa { IL($card) }: in questo turno può muoversi fino a tre volte.
    }
events_rune-slumber =
    { $who ->
        [you] Usi { IL($card) }: non perdi carte Tesoro e non subisci ferite.
       *[other] { $name } usa { IL($card) }: non perde carte Tesoro e non subisce ferite.
    }
abilities_lindel-reroll =
    { $who ->
        [you] Rilanci uno dei dadi.
       *[other] { $name } rilancia uno dei dadi.
    }
abilities_gherinn-penance =
    { $who ->
        [you] Fai penitenza.
       *[other] { $name } fa penitenza.
    }
abilities_gherinn-kellos =
    { $who ->
        [you] Per grazia di Kellos tiri di nuovo.
       *[other] Per grazia di Kellos { $name } tira di nuovo.
    }
abilities_krutzbeck-hand =
    { $who ->
        [you] Completi la mano fino a 6 carte.
       *[other] { $name } completa la mano fino a 6 carte.
    }
abilities_tatianna-first-shot =
    { $who ->
        [you] Scocchi le frecce prima del primo round.
       *[other] { $name } scocca le frecce prima del primo round.
    }
abilities_hugo-glory =
    { $who ->
        [you] Ti copri di gloria e puoi scartare fino a 2 carte dalla tua pila dei danni.
       *[other] { $name } si copre di gloria e può scartare fino a 2 carte dalla sua pila dei danni.
    }
abilities_challara-foresight =
    { $who ->
        [you] Hai una premonizione e cambi la carta.
       *[other] { $name } ha una premonizione e cambia la carta.
    }
events_dies =
    { $who ->
        [you] È la fine per te: { $end }.
       *[other] È la fine per { $name }: { $end }.
    }
epitaphs_none = qui finisce l’avventura { DEL($hero) }
epitaphs_card = { IL($by) } { PLURAL($by) ->
        [yes] uccidono
       *[no] uccide
    } { IL($hero) }
epitaphs_ambush = { UN($by) } uccide { IL($hero) } in un agguato
epitaphs_bridge = { IL($hero) } non sopravvive alla caduta dal Ponte
epitaphs_room = { IL($hero) } trova la morte { NEL($by) }
epitaphs_combat = { IL($by) } abbatte { IL($hero) }
epitaphs_escape = { IL($by) } abbatte { IL($hero) } durante la fuga
epitaphs_dragon = { IL($hero) } brucia nel fuoco di Kalladra
epitaphs_no-retreat = Kalladra sorprende { IL($hero) } senza via d’uscita
epitaphs_walled-in =
    { IL($hero) } resta { GENDER($hero) ->
        [f] murata viva
       *[m] murato vivo
    } per sempre
epitaphs_night =
    { IL($hero) } resta { GENDER($hero) ->
        [f] chiusa
       *[m] chiuso
    } dentro quando cala la notte
epitaphs_penance = la penitenza è troppo per { IL($hero) }
epitaphs_hero = { IL($by) } abbatte { IL($hero) }
events_falls-none =
    { $who ->
        [you] Perdi i sensi. Esce un { $die }: non hai Bottino da perdere.
       *[other] { $name } perde i sensi. Esce un { $die }: non ha Bottino da perdere.
    }
events_falls =
    { $who ->
        [you] Perdi i sensi. Esce un { $die }: perdi
       *[other] { $name } perde i sensi. Esce un { $die }: perde
    } { $cards ->
        [one] 1 carta Bottino
       *[other] { $cards } carte Bottino
    }.
events_falls-all =
    { $who ->
        [you] Perdi i sensi. Esce un { $die }, ma hai solo { $cards ->
            [1] 1 carta Bottino: la perdi
            [2] 2 carte Bottino: le perdi tutte e due
           *[other] { $cards } carte Bottino: le perdi tutte
        }.
       *[other] { $name } perde i sensi. Esce un { $die }, ma ha solo { $cards ->
            [1] 1 carta Bottino: la perde
            [2] 2 carte Bottino: le perde tutte e due
           *[other] { $cards } carte Bottino: le perde tutte
        }.
    }
events_wakes =
    { $who ->
        [you] Riprendi i sensi { $wounds ->
            [0] senza ferite
            [one] e curi parte delle ferite: te ne resta 1
           *[other] e curi parte delle ferite: te ne restano { $wounds }
        }.
       *[other] { $name } riprende i sensi { $wounds ->
            [0] senza ferite
            [one] e cura parte delle ferite: ne resta 1
           *[other] e cura parte delle ferite: ne restano { $wounds }
        }.
    }
events_monster =
    { $who ->
        [you] Incontri
       *[other] { $name } incontra
    } { $known ->
        [true] { IL($monster) }
       *[false] { UN($monster) }
    }: { $whoPlays ->
        [you] lo giochi tu
        [nobody] lo gioca l’automa
       *[other] lo gioca { $player }
    }.
events_monster-life = { CAPITAL(IL($fighter)) } ha una Vita di { $life }.
events_monster-removed = { CAPITAL(IL($monster)) } va in polvere.
events_token-taken = { CAPITAL(IL($monster)) } { NEL($place) } risponde al richiamo.
events_token-placed = { CAPITAL(IL($monster)) } resta in agguato { NEL($place) }.
events_dragon-wakes = Kalladra si sveglia!
events_dragon-cards-back =
    { $count ->
        [one] La carta Drago torna nel suo mazzo.
       *[other] Le { $count } carte Drago tornano nel loro mazzo.
    }
events_entrance = In { $cell } si apre un passaggio verso le catacombe.
events_entrance-already = In { $cell } c’è già una discesa nelle catacombe.
events_entrance-impossible = In { $cell } non si può mettere un segnalino ingresso.
events_entrance-cave-in =
    { $who ->
        [you] Un Crollo non riceve segnalini ingresso, ma nel prossimo turno puoi scendere nelle catacombe in { $cell }.
       *[other] Un Crollo non riceve segnalini ingresso, ma nel prossimo turno { $name } può scendere nelle catacombe in { $cell }.
    }
events_entrance-none-left =
    { $who ->
        [you] I segnalini ingresso sono finiti, ma nel prossimo turno puoi scendere nelle catacombe in { $cell }.
       *[other] I segnalini ingresso sono finiti, ma nel prossimo turno { $name } può scendere nelle catacombe in { $cell }.
    }
events_goes-down =
    { $who ->
        [you] { $falls ->
            [true] In { $cell } cadi nelle catacombe
           *[false] In { $cell } scendi nelle catacombe
        }; il tuo segnalino viaggio punta
       *[other] { $falls ->
            [true] In { $cell } { $name } cade nelle catacombe
           *[false] In { $cell } { $name } scende nelle catacombe
        }; il suo segnalino viaggio punta
    } { $compass ->
        [north] a nord
        [east] a est
        [south] a sud
       *[west] a ovest
    }.
events_way-out =
    { $who ->
        [you] Tiri un { $die }: la tua strada va
       *[other] { $name } tira un { $die }: la sua strada va
    } { $ahead ->
        [one] 1 spazio avanti
       *[other] { $ahead } spazi avanti
    } e { $die } a { $side ->
        [left] sinistra
       *[right] destra
    }{ $cut ->
        [true] , ma il muro esterno la interrompe.
       *[false] .
    }
events_turns-back =
    { $who ->
        [you] Torni indietro sotto { IL($place) }.
       *[other] { $name } torna indietro sotto { IL($place) }.
    }
events_leaves =
    { $who ->
        [you] Lasci il dungeon con
       *[other] { $name } lascia il dungeon con
    } { $loot ->
        [one] 1 carta Bottino
       *[other] { $loot } carte Bottino
    }.
events_loot-shown =
    { $who ->
        [you] Mostri il tuo Bottino: { LIST($cards) }.
       *[other] { $name } mostra il suo Bottino: { LIST($cards) }.
    }
events_item-used =
    { $who ->
        [you] Usi { IL($card) }.
       *[other] { $name } usa { IL($card) }.
    }
events_item-not-used =
    { $who ->
        [you] Non usi { IL($card) }.
       *[other] { $name } non usa { IL($card) }.
    }
events_worth =
    { $who ->
        [you] { GENDER($card) ->
            [f] La tua { $card } vale { $gold }.
           *[m] Il tuo { $card } vale { $gold }.
        }
       *[other] { CAPITAL(IL($card)) } di { $name } vale { $gold }.
    }
events_end-survivor =
    { $who ->
        [you] Sei fuori con vita, ma non vinci: non hai una carta Tesoro.
       *[other] { $name } è fuori con vita, ma non vince: non ha una carta Tesoro.
    }
events_end =
    { $who ->
        [nobody] Vince Kalladra.
        [you] Vinci { $gold ->
            [0] senza una moneta d’oro
            [one] con 1 moneta d’oro
           *[other] con { $gold } monete d’oro
        }!
        [one] { PEOPLE($people) } vince { $gold ->
            [0] senza una moneta d’oro
            [one] con 1 moneta d’oro
           *[other] con { $gold } monete d’oro
        }.
        [youAll] { CAPITAL(PEOPLE($people)) } condividete la vittoria { $gold ->
            [0] senza una moneta d’oro
            [one] con 1 moneta d’oro
           *[other] con { $gold } monete d’oro
        }.
       *[they] { PEOPLE($people) } condividono la vittoria { $gold ->
            [0] senza una moneta d’oro
            [one] con 1 moneta d’oro
           *[other] con { $gold } monete d’oro
        }.
    }
events_end-best = A parità di oro decide la carta migliore: { $gold }.
events_end-loot = A parità di oro e di carta migliore decide il numero di carte Bottino: { $cards }.
events_taken-from-you =
    { $name } ti prende { $loot }: { $left ->
        [0] non ti resta Bottino
        [one] ti resta 1 carta Bottino
       *[other] ti restano { $left } carte Bottino
    }.
events_taken =
    { $who ->
        [you] Prendi { $loot } a { $nameFrom }: ora hai
       *[other] { $name } prende { $loot } a { $nameFrom }: ora { $name } ha
    } { $held ->
        [one] 1 carta Bottino
       *[other] { $held } carte Bottino
    } e { $nameFrom } { $left ->
        [0] non ne ha più
       *[other] ne ha { $left }
    }.
events_hidden-loot = una carta Bottino
events_servant-moves =
    { $who ->
        [you] Muovi { IL($monster) }: { DAL($from) } va { NEL($to) }.
       *[other] { $name } muove { IL($monster) }: { DAL($from) } va { NEL($to) }.
    }
events_servant-calls =
    { $who ->
        [you] Chiami { UN($monster) }.
       *[other] { $name } chiama { UN($monster) }.
    }

events_bribe =
    Esce un { $die }: l’Elfo delle profondità chiede { $price } e { $who ->
        [you] tu offri { $gold }.
       *[other] { $name } offre { $gold }.
    }
events_rolls-again = I dadi ora mostrano { $dice }.
events_rolls-fall =
    { $who ->
        [you] Tiri per la caduta: { $dice }.
       *[other] { $name } tira per la caduta: { $dice }.
    }
events_rolls =
    { $who ->
        [you] Tiri { $dice }.
       *[other] { $name } tira { $dice }.
    }
events_rolls-for =
    { $who ->
        [you] Tiri per { IL($card) }: { $dice }.
       *[other] { $name } tira per { IL($card) }: { $dice }.
    }
events_rolls-for-nothing =
    { $who ->
        [you] Tiri per { IL($card) }: { $dice }, e non succede niente.
       *[other] { $name } tira per { IL($card) }: { $dice }, e non succede niente.
    }
events_rolls-for-no-corridor =
    { $who ->
        [you] Tiri per { IL($card) }: { $dice }, ma non c’è nessun Corridoio da girare.
       *[other] { $name } tira per { IL($card) }: { $dice }, ma non c’è nessun Corridoio da girare.
    }
events_rolls-for-less =
    { $who ->
        [you] Tiri per { IL($card) }: { $dice } meno { $less }, quindi
       *[other] { $name } tira per { IL($card) }: { $dice } meno { $less }, quindi
    } { $of ->
        [turns] { $leaves ->
            [0] nessun turno perso
            [one] 1 turno perso
           *[other] { $leaves } turni persi
        }
       *[wounds] { $leaves ->
            [0] nessuna ferita
            [one] 1 ferita
           *[other] { $leaves } ferite
        }
    }.
events_rolls-for-attribute =
    { $who ->
        [you] Tiri per { IL($card) }: { $dice } meno la tua { $attribute } di { $less }, quindi
       *[other] { $name } tira per { IL($card) }: { $dice } meno la sua { $attribute } di { $less }, quindi
    } { $of ->
        [turns] { $leaves ->
            [0] nessun turno perso
            [one] 1 turno perso
           *[other] { $leaves } turni persi
        }
       *[wounds] { $leaves ->
            [0] nessuna ferita
            [one] 1 ferita
           *[other] { $leaves } ferite
        }
    }.
events_test-again =
    Con il nuovo dado, { $sum }. { $who ->
        [you] { $passed ->
            [true] Superi la prova.
           *[false] Fallisci la prova.
        }
       *[other] { $passed ->
            [true] { $name } supera la prova.
           *[false] { $name } fallisce la prova.
        }
    }
events_test =
    { $who ->
        [you] Fai una prova di { $attribute }
       *[other] { $name } fa una prova di { $attribute }
    }{ $what ->
        [card] { " " }per { IL($card) }
        [bridge] { " " }per attraversare il Ponte
        [spider-web] { " " }per attraversare la Ragnatela
        [stuck] { " " }{ $who ->
            [you] per liberarti dalla Ragnatela
           *[other] per liberarsi dalla Ragnatela
        }
        [cave-in] { " " }per attraversare il Crollo
        [portcullis] { " " }per alzare la saracinesca
        [bottomless-pit] { " " }per superare il Pozzo senza fondo
       *[told] { "" }
    }: { $sum }, prova { $passed ->
        [true] superata
       *[false] fallita
    }.
events_test-rune =
    { $who ->
        [you] Grazie alla runa superi lo stesso la prova di { $attribute }.
       *[other] Grazie alla runa { $name } supera lo stesso la prova di { $attribute }.
    }
events_test-passed =
    { $who ->
        [you] Superi senza tirare la prova di { $attribute }.
       *[other] { $name } supera senza tirare la prova di { $attribute }.
    }
events_determination-gone =
    { $who ->
        [you] Scarti
       *[other] { $name } scarta
    } { $count ->
        [one] il segnalino Determinazione per { IL($what) }
       *[other] i { $count } segnalini Determinazione per { IL($what) }
    }.
events_determination-spent =
    { $who ->
        [you] Scarti
       *[other] { $name } scarta
    } { $count ->
        [one] 1 segnalino Determinazione
       *[other] { $count } segnalini Determinazione
    }{ $left ->
        [0] .
       *[other] { $who ->
            [you] : te ne { $left ->
                [one] resta 1
               *[other] restano { $left }
            }.
           *[other] : ne { $left ->
                [one] resta 1
               *[other] restano { $left }
            }.
        }
    }
events_determination =
    { $who ->
        [you] Guadagni
       *[other] { $name } guadagna
    } { $count ->
        [one] 1 segnalino Determinazione
       *[other] { $count } segnalini Determinazione
    } { $who ->
        [you] e ora ne hai { $held }.
       *[other] e ora ne ha { $held }.
    }
events_determination-for =
    { $who ->
        [you] Guadagni
       *[other] { $name } guadagna
    } { $count ->
        [one] 1 segnalino Determinazione
       *[other] { $count } segnalini Determinazione
    } per { IL($what) } { $who ->
        [you] e ora ne hai { $held }.
       *[other] e ora ne ha { $held }.
    }
events_wounds =
    { $who ->
        [you] Subisci
       *[other] { $name } subisce
    } { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }{ $from ->
        [card] { " " }per { IL($card) }
        [combat] { " " }nel combattimento
       *[told] { "" }
    } { $who ->
        [you] e ora ne hai
       *[other] e ora ne ha
    } { $wounds } su { $life } di Vita.
events_prevented =
    { $who ->
        [you] Eviti
       *[other] { $name } evita
    } { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }.
events_heals-none =
    { $who ->
        [you] Non hai ferite da curare.
       *[other] { $name } non ha ferite da curare.
    }
events_heals =
    { $who ->
        [you] Curi
       *[other] { $name } cura
    } { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }: { $who ->
        [you] { $left ->
            [0] non te ne restano
            [one] te ne resta 1
           *[other] te ne restano { $left }
        }
       *[other] { $left ->
            [0] non ne restano
            [one] ne resta 1
           *[other] ne restano { $left }
        }
    }.

events_escape =
    { QUOTE($first) } (fuga { $firstValue }) contro { QUOTE($second) } (fuga { $secondValue }): { $who ->
        [you] { $escaped ->
            [true] fuggi { DAL($fighter) }.
           *[false] non riesci a fuggire { DAL($fighter) }.
        }
       *[other] { $escaped ->
            [true] { $name } fugge { DAL($fighter) }.
           *[false] { $name } non riesce a fuggire { DAL($fighter) }.
        }
    }
events_combat =
    { $who ->
        [you] Comincia il tuo combattimento contro { IL($fighter) }.
       *[other] Comincia il combattimento di { $name } contro { IL($fighter) }.
    }
events_combat-between = Comincia il combattimento tra { LIST($people) }.
events_first-shot-missed =
    { $who ->
        [you] Scopri { LIST($cards) }: nemmeno una freccia a segno.
       *[other] { $name } scopre { LIST($cards) }: nemmeno una freccia a segno.
    }
events_first-shot =
    { $who ->
        [you] Scopri { LIST($cards) }: { LIST($hits) }
       *[other] { $name } scopre { LIST($cards) }: { LIST($hits) }
    } { $count ->
        [one] va a segno
       *[other] vanno a segno
    }, e { IL($fighter) } ha ora { $pile ->
        [one] 1 carta danno
       *[other] { $pile } carte danno
    }.
events_lightning =
    { $pile ->
        [one] Il fulmine colpisce { IL($fighter) } con { LIST($cards) }: ora ha 1 carta danno.
       *[other] Il fulmine colpisce { IL($fighter) } con { LIST($cards) }: ora ha { $pile } carte danno.
    }
events_round = Round { $round } del combattimento.
events_hand-power =
    { $who ->
        [you] La tua carta Potere è { QUOTE($card) }.
       *[other] La carta Potere { DEL($fighter) } è { QUOTE($card) }.
    }
events_hand =
    { $who ->
        [you] In mano hai { LIST($cards) }.
       *[other] { CAPITAL(IL($fighter)) } ha in mano { LIST($cards) }.
    }
events_reveal = { CAPITAL($first) }; { $second }.
reveal_card =
    { $place ->
        [first] { $who ->
            [you] giochi { QUOTE($card) }
           *[other] { IL($fighter) } gioca { QUOTE($card) }
        }
       *[second] { $who ->
            [you] tu giochi { QUOTE($card) }
           *[other] { IL($fighter) } gioca { QUOTE($card) }
        }
    }
reveal_nothing =
    { $place ->
        [first] { $who ->
            [you] non giochi nessuna carta
           *[other] { IL($fighter) } non gioca nessuna carta
        }
       *[second] { $who ->
            [you] tu non giochi nessuna carta
           *[other] { IL($fighter) } non gioca nessuna carta
        }
    }
events_cancelled =
    { $who ->
        [you] La tua carta { QUOTE($card) } è annullata.
       *[other] La carta { QUOTE($card) } { DEL($fighter) } è annullata.
    }
events_cancelled-carried =
    { $who ->
        [you] Per effetto della carta che l’avversario ha giocato nel round precedente, la tua carta { QUOTE($card) } è annullata.
       *[other] Per effetto della carta giocata dall’avversario nel round precedente, la carta { QUOTE($card) } { DEL($fighter) } è annullata.
    }
events_attack =
    { $who ->
        [you] Il tuo attacco
       *[other] L’attacco { DEL($fighter) }
    } { $change ->
        [down] scende di { $amount } e ora è { $total }
        [up] sale di { $amount } e ora è { $total }
       *[stays] salirebbe di { $amount }, ma resta a 0
    }.
events_attack-carried =
    { $who ->
        [you] Per effetto della tua carta del round precedente, il tuo attacco
       *[other] Per effetto della sua carta del round precedente, l’attacco { DEL($fighter) }
    } { $change ->
        [down] scende di { $amount } e ora è { $total }
        [up] sale di { $amount } e ora è { $total }
       *[stays] salirebbe di { $amount }, ma resta a 0
    }.
events_names-type =
    { $who ->
        [you] Nomini
       *[other] { CAPITAL(IL($fighter)) } nomina
    } { $type ->
        [melee] gli attacchi da mischia
        [ranged] gli attacchi a distanza
       *[magic] gli attacchi magici
    }.
events_replaces =
    { $who ->
        [you] Scambi { QUOTE($card) } con { QUOTE($by) }.
       *[other] { CAPITAL(IL($fighter)) } scambia { QUOTE($card) } con { QUOTE($by) }.
    }
events_hand-discarded =
    { $who ->
        [you] Scarti { QUOTE($card) } dalla tua mano.
       *[other] { CAPITAL(IL($fighter)) } scarta { QUOTE($card) } dalla sua mano.
    }
events_hand-seen =
    { $who ->
        [you] Guardi
       *[other] { CAPITAL(IL($fighter)) } guarda
    } { $whose ->
        [you] la tua mano
       *[other] la mano { DEL($owner) }
    }.
events_hand-seen-empty =
    { $who ->
        [you] Guardi
       *[other] { CAPITAL(IL($fighter)) } guarda
    } { $whose ->
        [you] la tua mano
       *[other] la mano { DEL($owner) }
    }: è vuota.
events_hand-seen-cards =
    { $who ->
        [you] Guardi
       *[other] { CAPITAL(IL($fighter)) } guarda
    } { $whose ->
        [you] la tua mano
       *[other] la mano { DEL($owner) }
    }: { LIST($cards) }.
events_hand-taken =
    { $who ->
        [you] Prendi una carta
       *[other] { CAPITAL(IL($fighter)) } prende una carta
    } { $whose ->
        [you] dalla tua mano
       *[other] dalla mano { DEL($owner) }
    }.
events_hand-taken-seen =
    { $who ->
        [you] Prendi { QUOTE($card) }
       *[other] { CAPITAL(IL($fighter)) } prende { QUOTE($card) }
    } { $whose ->
        [you] dalla tua mano
       *[other] dalla mano { DEL($owner) }
    }.
events_stack-taken =
    { $who ->
        [you] Prendi { QUOTE($card) } dalla pila di combattimento.
       *[other] { CAPITAL(IL($fighter)) } prende { QUOTE($card) } dalla pila di combattimento.
    }
events_damage-removed =
    { $who ->
        [you] Scarti { QUOTE($card) } dalla tua pila dei danni
       *[other] { CAPITAL(IL($fighter)) } scarta { QUOTE($card) } dalla sua pila dei danni
    }: { $left ->
        [0] non restano carte
        [one] resta 1 carta
       *[other] restano { $left } carte
    }.
events_damage-none =
    { $who ->
        [you] Non ricevi danni.
       *[other] { CAPITAL(IL($fighter)) } non riceve danni.
    }
events_damage =
    { $who ->
        [you] Ricevi
       *[other] { CAPITAL(IL($fighter)) } riceve
    } { $count ->
        [one] 1 carta danno
       *[other] { $count } carte danno
    } ({ LIST($cards) }) { $who ->
        [you] e ora ne hai { $pile }.
       *[other] e ora ne ha { $pile }.
    }
events_damage-alike =
    { $who ->
        [you] Ricevi
       *[other] { CAPITAL(IL($fighter)) } riceve
    } { $count ->
        [one] 1 carta danno
       *[other] { $count } carte danno
    } ({ $count ->
        [2] tutte e due { QUOTE($card) }
       *[other] tutte { QUOTE($card) }
    }) { $who ->
        [you] e ora ne hai { $pile }.
       *[other] e ora ne ha { $pile }.
    }
events_counter =
    { $who ->
        [you] Contrattacchi con { QUOTE($card) }: il tuo attacco ora è { $total }.
       *[other] { CAPITAL(IL($fighter)) } contrattacca con { QUOTE($card) }: il suo attacco ora è { $total }.
    }
events_counter-revealed = { CAPITAL(IL($monster)) } scopre { LIST($cards) }, e contrattacca con { LIST($played) }.
events_counter-failed = { CAPITAL(IL($monster)) } scopre { LIST($cards) }, ma non basta per un contrattacco.
events_stalemate = Stallo: tutti e due gli attacchi valgono { $total }.
events_round-won =
    { $who ->
        [you] Vinci il round { $own } a { $other }
       *[other] { CAPITAL(IL($fighter)) } vince il round { $own } a { $other }
    }{ $deathblow ->
        [0] .
        [one] , con un colpo mortale di 1 carta dalla pila di combattimento.
       *[other] , con un colpo mortale di { $deathblow } carte dalla pila di combattimento.
    }
events_flees-announced =
    { $who ->
        [you] Rinunci ai danni per cercare una via di fuga: devi vincere anche il prossimo round.
       *[other] { $name } rinuncia ai danni per cercare una via di fuga: deve vincere anche il prossimo round.
    }
events_flees-failed =
    { $who ->
        [you] Stavolta non fuggi.
       *[other] Stavolta { $name } non fugge.
    }
events_flees-away =
    { $who ->
        [you] Fuggi dal combattimento.
       *[other] { $name } fugge dal combattimento.
    }
events_killed =
    { $who ->
        [you] Uccidi { IL($fighter) }: la sua Vita era { $life }.
       *[other] { $name } uccide { IL($fighter) }: la sua Vita era { $life }.
    }
events_monstrous-found = Esce un { $die }, sotto la Vita del mostro, { $life }: custodiva un tesoro!
events_monstrous-none = Esce un { $die }, non sotto la Vita del mostro, { $life }: non custodiva niente.
events_duel =
    { $who ->
        [you] Attacchi { $nameElse }.
       *[other] { $whoElse ->
            [you] { $name } ti attacca.
           *[other] { $name } attacca { $nameElse }.
        }
    }
events_duel-won =
    { $who ->
        [you] Batti { $nameElse }.
       *[other] { $whoElse ->
            [you] { $name } ti batte.
           *[other] { $name } batte { $nameElse }.
        }
    }

powers_effect =
    { $who ->
        [you] La tua carta { QUOTE($card) } ha effetto.
       *[other] La carta { QUOTE($card) } { DEL($fighter) } ha effetto.
    }
powers_no-stack =
    { $who ->
        [you] La tua carta { QUOTE($card) } non ha effetto: la pila di combattimento è vuota.
       *[other] La carta { QUOTE($card) } { DEL($fighter) } non ha effetto: la pila di combattimento è vuota.
    }
powers_no-damage =
    { $who ->
        [you] La tua carta { QUOTE($card) } non ha effetto: non ci sono danni da scartare.
       *[other] La carta { QUOTE($card) } { DEL($fighter) } non ha effetto: non ci sono danni da scartare.
    }
powers_other-type =
    { $who ->
        [you] La tua carta { QUOTE($card) } non ha effetto
       *[other] La carta { QUOTE($card) } { DEL($fighter) } non ha effetto
    }: { $whose ->
        [you] il tuo attacco non è
       *[other] l’attacco { DEL($opponent) } non è
    } { $type ->
        [melee] da mischia
        [ranged] a distanza
       *[magic] magico
    }.
powers_adds =
    { $who ->
        [you] Con { QUOTE($card) } nel prossimo round aggiungi { $amount } al tuo attacco.
       *[other] Con { QUOTE($card) } { IL($fighter) } nel prossimo round aggiunge { $amount } al suo attacco.
    }
powers_draws =
    { $who ->
        [you] Con { QUOTE($card) } peschi
       *[other] Con { QUOTE($card) } { IL($fighter) } pesca
    } { $count ->
        [one] 1 carta Combattimento
       *[other] { $count } carte Combattimento
    }.
powers_discards =
    { $who ->
        [you] Con { QUOTE($card) } puoi scartare { $count ->
            [one] 1 carta
           *[other] fino a { $count } carte
        } dalla tua pila dei danni.
       *[other] Con { QUOTE($card) } { IL($fighter) } può scartare { $count ->
            [one] 1 carta
           *[other] fino a { $count } carte
        } dalla sua pila dei danni.
    }
powers_takes-at-most =
    { $who ->
        [you] Con { QUOTE($card) }, se perdi questo round ricevi al massimo 1 carta danno.
       *[other] Con { QUOTE($card) }, se perde questo round { IL($fighter) } riceve al massimo 1 carta danno.
    }
powers_takes-fewer =
    { $who ->
        [you] Con { QUOTE($card) }, se perdi questo round ricevi { $count ->
            [one] 1 carta danno
           *[other] { $count } carte danno
        } in meno.
       *[other] Con { QUOTE($card) }, se perde questo round { IL($fighter) } riceve { $count ->
            [one] 1 carta danno
           *[other] { $count } carte danno
        } in meno.
    }
powers_plays-another =
    { $who ->
        [you] Con { QUOTE($card) } puoi giocare al suo posto un’altra carta della tua mano.
       *[other] Con { QUOTE($card) } { IL($fighter) } può giocare al suo posto un’altra carta della sua mano.
    }
powers_penance =
    { $who ->
        [you] Con { QUOTE($card) } puoi spostare 1 carta dalla tua mano alla tua pila dei danni per aggiungere 3 al tuo attacco.
       *[other] Con { QUOTE($card) } { IL($fighter) } può spostare 1 carta dalla sua mano alla sua pila dei danni per aggiungere 3 al suo attacco.
    }
powers_rage =
    { $who ->
        [you] Con { QUOTE($card) } puoi scartare dalla tua mano carte di valore 1: ognuna aggiunge 1 al tuo attacco.
       *[other] Con { QUOTE($card) } { IL($fighter) } può scartare dalla sua mano carte di valore 1: ognuna aggiunge 1 al suo attacco.
    }
powers_chooses =
    { $who ->
        [you] Con { QUOTE($card) } scegli 1 carta dalla pila di combattimento e la prendi in mano.
       *[other] Con { QUOTE($card) } { IL($fighter) } sceglie 1 carta dalla pila di combattimento e la prende in mano.
    }
powers_names-other =
    { $who ->
        [you] Con { QUOTE($card) } nel prossimo round aggiungi 4 al tuo attacco se quello avversario è del tipo che nomini.
       *[other] Con { QUOTE($card) } { IL($fighter) } nel prossimo round aggiunge 4 al suo attacco se quello avversario è del tipo che nomina.
    }
powers_names-own =
    { $who ->
        [you] Con { QUOTE($card) } nel prossimo round aggiungi 2 al tuo attacco se è del tipo che nomini.
       *[other] Con { QUOTE($card) } { IL($fighter) } nel prossimo round aggiunge 2 al suo attacco se è del tipo che nomina.
    }
powers_weakens =
    { $who ->
        [you] Con { QUOTE($card) } nel prossimo round togli 2 al tuo attacco.
       *[other] Con { QUOTE($card) } { IL($fighter) } nel prossimo round toglie 2 al suo attacco.
    }
powers_one-more =
    { $who ->
        [you] Per effetto di { QUOTE($card) }, se perdi questo round ricevi 1 carta danno in più.
       *[other] Per effetto di { QUOTE($card) }, se perde questo round { IL($fighter) } riceve 1 carta danno in più.
    }
powers_no-counter =
    { $who ->
        [you] Per effetto di { QUOTE($card) } in questo round non puoi contrattaccare.
       *[other] Per effetto di { QUOTE($card) } in questo round { IL($fighter) } non può contrattaccare.
    }
powers_no-counter-next =
    { $who ->
        [you] Per effetto di { QUOTE($card) } nel prossimo round non puoi contrattaccare.
       *[other] Per effetto di { QUOTE($card) } nel prossimo round { IL($fighter) } non può contrattaccare.
    }
powers_no-deathblow =
    { $who ->
        [you] Per effetto di { QUOTE($card) } nel prossimo round non puoi infliggere un colpo mortale.
       *[other] Per effetto di { QUOTE($card) } nel prossimo round { IL($fighter) } non può infliggere un colpo mortale.
    }
powers_must-melee =
    { $who ->
        [you] Per effetto di { QUOTE($card) } nel prossimo round devi giocare una carta da mischia, se puoi.
       *[other] Per effetto di { QUOTE($card) } nel prossimo round { IL($fighter) } deve giocare una carta da mischia, se può.
    }
powers_cancels =
    { $who ->
        [you] Per effetto di { QUOTE($card) } la carta che giochi nel prossimo round è annullata se il suo valore d’attacco è 3 o più.
       *[other] Per effetto di { QUOTE($card) } la carta che { IL($fighter) } gioca nel prossimo round è annullata se il suo valore d’attacco è 3 o più.
    }
powers_terror =
    { $who ->
        [you] Per effetto di { QUOTE($card) }, se perdi questo round 1 carta della pila di combattimento può aggiungersi ai tuoi danni.
       *[other] Per effetto di { QUOTE($card) }, se perde questo round { IL($fighter) } può ricevere 1 carta danno dalla pila di combattimento.
    }
