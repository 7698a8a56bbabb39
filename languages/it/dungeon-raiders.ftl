name = Dungeon Raiders
tagline = Arraffa le monete, schiva le ferite e fai in modo che a svenire sia qualcun altro

scores_coins = Monete
scores_wounds = Ferite
scores_collapsed = Sviene
scores_eliminated = Di pietra

variants_tactical_name = Variante tattica
variants_tactical_sentence = Le carte si giocano scoperte e a turno; la carta più alta comincia la stanza dopo.
variants_bossStrength_name = Boss con cinque giocatori
variants_bossStrength_sentence = Con cinque giocatori l’Esattore, Medusa, la Sfinge e il Branco di lupi hanno forza 18, come i mostri della loro taglia, oppure 16, come dice un’altra fonte.
variants_bossStrength_values_16 = Forza 16
variants_bossStrength_values_18 = Forza 18
variants_startingGear_name = Inizio della partita
variants_startingGear_sentence = Tutti cominciano con le monete, le ferite e gli oggetti del loro personaggio, come dice il regolamento inglese, oppure solo con gli oggetti, come dice quello spagnolo.
variants_startingGear_values_coins-and-wounds = Monete, ferite e oggetti
variants_startingGear_values_items-only = Solo oggetti
variants_torchShows_name = Torcia
variants_torchShows_sentence = Una torcia mostra tutte le stanze buie del livello, come dicono le regole, oppure una sola, come si può leggere sulla carta spagnola.
variants_torchShows_values_all = Tutte le stanze buie
variants_torchShows_values_one = Una stanza buia
variants_tacticalTie_name = Parità per la mappa
variants_tacticalTie_sentence = Nella variante tattica, in caso di parità la mappa va al prossimo giocatore a pari merito in senso orario, oppure al più vicino al primo giocatore, che può anche tenerla.
variants_tacticalTie_values_next-clockwise = Il prossimo in senso orario
variants_tacticalTie_values_nearest = Il più vicino al primo giocatore

cards_power-1 = Potere 1
    .text = Vale 1. Torna nella tua mano alla fine del livello.
    .un = un 1
    .chosen = l’1
cards_power-2 = Potere 2
    .text = Vale 2. Torna nella tua mano alla fine del livello.
    .un = un 2
    .chosen = il 2
cards_power-3 = Potere 3
    .text = Vale 3. Torna nella tua mano alla fine del livello.
    .un = un 3
    .chosen = il 3
cards_power-4 = Potere 4
    .text = Vale 4. Torna nella tua mano alla fine del livello.
    .un = un 4
    .chosen = il 4
cards_power-5 = Potere 5
    .text = Vale 5. Torna nella tua mano alla fine del livello.
    .un = un 5
    .chosen = il 5
cards_torch = Torcia
    .one = torcia
    .text = In ogni momento in cui qualcuno sta scegliendo una carta: guarda tutte le stanze coperte di questo livello. Contro il Branco di lupi puoi giocarla come carta: fuggi.
    .gender = f
    .many = torce
    .chosen = una torcia
cards_crystal-ball = Sfera di cristallo
    .one = sfera di cristallo
    .text = Giocala come carta: quando tutte sono scoperte ne giochi un’altra, conoscendole. Contro il Negromante, invece, fuggi.
    .gender = f
    .many = sfere di cristallo
    .chosen = una sfera di cristallo
cards_key = Chiave
    .one = chiave
    .text = Solo nelle stanze del tesoro: vale 5. Contro il Mega Drago: fuggi.
    .gender = f
    .many = chiavi
    .chosen = una chiave
cards_sword = Spada
    .one = spada
    .text = Solo contro mostri e boss: vale 5 (contro il Golem, 1).
    .gender = f
    .many = spade
    .chosen = una spada

characters_explorer = Esploratore
    .text = Comincia con 3 monete, 2 ferite e una torcia.
characters_knight = Cavaliere
    .text = Comincia con 1 moneta, 1 ferita e una spada.
characters_thief = Ladro
    .text = Comincia con 2 monete, 2 ferite e una chiave.
characters_warrior = Guerriero
    .text = Comincia con 2 monete e senza ferite.
characters_wizard = Mago
    .text = Comincia con 1 moneta, 1 ferita e due sfere di cristallo.

levels_level-1 = Carta livello 1
    .text = In questo livello le stanze 2, 4 e 5 sono coperte.
levels_level-2 = Carta livello 2
    .text = In questo livello le stanze 2, 3 e 5 sono coperte.
levels_level-3 = Carta livello 3
    .text = In questo livello la stanza 5 è coperta.
levels_level-4 = Carta livello 4
    .text = In questo livello le stanze 3 e 4 sono coperte.
levels_level-5 = Carta livello 5
    .text = In questo livello le stanze 3, 4 e 5 sono coperte.
levels_level-6 = Carta livello 6
    .text = In questo livello le stanze 3 e 5 sono coperte.
levels_level-7 = Carta livello 7
    .text = In questo livello le stanze 2, 3 e 4 sono coperte.

rooms_snake = Serpente
    .text = Forza 8 / 10 / 13 con 3 / 4 / 5 giocatori. Se le carte non ci arrivano, chi ha giocato la più bassa subisce 3 ferite.
    .many = Serpenti
rooms_zombie = Zombi
    .text = Forza 11 / 14 / 18 con 3 / 4 / 5 giocatori. Se le carte non ci arrivano, chi ha giocato la più bassa subisce 1 ferita.
    .many = Zombi
rooms_goblin = Goblin
    .text = Forza 11 / 14 / 18 con 3 / 4 / 5 giocatori. Se le carte non ci arrivano, chi ha giocato la più bassa subisce 2 ferite.
    .many = Goblin
rooms_skeleton = Scheletro
    .text = Forza 11 / 14 / 18 con 3 / 4 / 5 giocatori. Se le carte non ci arrivano, chi ha giocato la più bassa subisce 3 ferite.
    .many = Scheletri
rooms_the-thing = La Cosa
    .text = Forza 14 / 18 / 23 con 3 / 4 / 5 giocatori. Se le carte non ci arrivano, chi ha giocato la più bassa subisce 1 ferita.
    .gender = f
    .il = la Cosa
    .un = la Cosa
rooms_troll = Troll
    .text = Forza 14 / 18 / 23 con 3 / 4 / 5 giocatori. Se le carte non ci arrivano, chi ha giocato la più bassa subisce 2 ferite.
    .many = Troll
rooms_dragon = Drago
    .text = Forza 14 / 18 / 23 con 3 / 4 / 5 giocatori. Se le carte non ci arrivano, chi ha giocato la più bassa subisce 3 ferite.
    .many = Draghi
rooms_treasure-1 = Tesoro (1)
    .text = La carta più alta guadagna 1 moneta; in caso di parità nessuno la prende.
    .one = tesoro da 1 moneta
    .many = tesori da 1 moneta
rooms_treasure-2 = Tesoro (2)
    .text = La carta più alta guadagna 2 monete; in caso di parità si dividono.
    .one = tesoro da 2 monete
    .many = tesori da 2 monete
rooms_treasure-3 = Tesoro (3)
    .text = La carta più alta guadagna 3 monete; in caso di parità si dividono.
    .one = tesoro da 3 monete
    .many = tesori da 3 monete
rooms_treasure-4 = Tesoro (4)
    .text = La carta più alta guadagna 4 monete; in caso di parità si dividono.
    .one = tesoro da 4 monete
    .many = tesori da 4 monete
rooms_treasure-2-1 = Tesoro (2 + 1)
    .text = La carta più alta guadagna 2 monete, la seconda 1 moneta; in caso di parità si dividono.
    .one = tesoro con un forziere da 2 monete e uno da 1
    .many = tesori con un forziere da 2 monete e uno da 1
rooms_treasure-3-2 = Tesoro (3 + 2)
    .text = La carta più alta guadagna 3 monete, la seconda 2 monete; in caso di parità si dividono.
    .one = tesoro con forzieri da 3 e 2 monete
    .many = tesori con forzieri da 3 e 2 monete
rooms_treasure-4-2 = Tesoro (4 + 2)
    .text = La carta più alta guadagna 4 monete, la seconda 2 monete; in caso di parità si dividono.
    .one = tesoro con forzieri da 4 e 2 monete
    .many = tesori con forzieri da 4 e 2 monete
rooms_vault-items = Caveau (oggetti)
    .text = Ricevi secondo la tua carta: con un 1, una torcia; con un 2, una sfera di cristallo; con un 3, una chiave; con un 4, una spada; con un 5, una pozione che cura 1 ferita.
    .one = caveau di oggetti
    .many = caveau di oggetti
rooms_vault-riches = Caveau (ricchezze)
    .text = Ricevi secondo la tua carta: con un 1, 1 moneta; con un 2, 2 monete; con un 3, una pozione che cura 1 ferita; con un 4, 3 monete; con un 5, una pozione che cura 2 ferite.
    .one = caveau di ricchezze
    .many = caveau di ricchezze
rooms_lava-trap = Trappola di lava
    .text = Carta più alta 5 / 4 / 3: i più ricchi perdono 3 / 2 / 1 monete.
    .many = Trappole di lava
    .gender = f
rooms_magnet-trap = Trappola magnetica
    .text = Carta più alta 5 / 4 / 3 / 2: i più ricchi perdono 2 / 2 / 1 / 1 monete.
    .many = Trappole magnetiche
    .gender = f
rooms_spike-trap = Trappola a spuntoni
    .text = Carta più alta 5 / 4 / 3: chi ha meno ferite ne subisce 2 / 2 / 1.
    .many = Trappole a spuntoni
    .gender = f
rooms_boulder-trap = Trappola del macigno
    .text = Carta più alta 5 / 4 / 3 / 2: chi ha meno ferite ne subisce 2 / 1 / 1 / 1.
    .many = Trappole del macigno
    .gender = f
rooms_tax-collector = Esattore
    .text = Chi è sotto attacco perde 3 monete.
    .un = l’Esattore
rooms_medusa = Medusa
    .text = Chi è sotto attacco esce dalla partita. Se attacca tutti, perdono tutti.
    .gender = f
    .article = none
rooms_vampire = Vampiro
    .text = Chi è sotto attacco subisce 1 ferita e perde 2 monete.
    .un = il Vampiro
rooms_sphinx = Sfinge
    .text = Chi è sotto attacco subisce 2 ferite. Sconfitta o no, la carta più alta guadagna 2 monete; nessuno le guadagna se le carte sono tutte uguali e la Sfinge sopravvive.
    .gender = f
    .un = la Sfinge
rooms_minotaur = Minotauro
    .text = Chi è sotto attacco subisce 1 ferita. Sconfitto o no, la carta più alta guadagna 1 moneta; nessuno la guadagna se le carte sono tutte uguali e il Minotauro sopravvive.
    .un = il Minotauro
rooms_wolf-pack = Branco di lupi
    .text = Chi è sotto attacco subisce 2 ferite. Gioca una torcia come carta per fuggire.
    .un = il Branco di lupi
rooms_necromancer = Negromante
    .text = Chi è sotto attacco subisce 2 ferite. Gioca una sfera di cristallo come carta per fuggire.
    .un = il Negromante
rooms_mega-dragon = Mega Drago
    .text = Non si può sconfiggere. Chi è sotto attacco subisce 3 ferite. Gioca una chiave come carta per fuggire.
    .un = il Mega Drago
rooms_golem = Golem
    .text = Non si può sconfiggere. Chi è sotto attacco subisce 2 ferite. Le carte potere 5 e le spade valgono 1.
    .un = il Golem
rooms_mummy = Mummia
    .text = Non si può sconfiggere. Attacca la carta più alta: 2 ferite.
    .gender = f
    .un = la Mummia

others_coin-1 = Moneta (1)
others_coin-5 = Moneta (5)
others_wound-1 = Ferita (1)
others_wound-5 = Ferita (5)
others_map = Mappa
    .text = Chi ce l’ha gioca per primo. Solo nella variante tattica.
others_treasure = Stanza del tesoro
others_monster = Stanza del mostro
others_vault = Caveau
others_trap = Trappola
others_boss = Boss
others_room-card = Carta stanza
others_level-card = Carta livello
others_power-card = Carta potere
others_item-card = Carta oggetto
others_character-card = Carta personaggio
others_boss-card = Carta boss
others_map-card = Carta mappa
others_level = Livello
others_level-row = Fila del livello
others_coin = Moneta
others_wound = Ferita
others_chest = Forziere
others_potion = Pozione
others_strength = Forza
others_supply = Riserva
others_start-player = Primo giocatore
others_face-up = Scoperta
others_face-down = Coperta (buia)
others_collapse = Svenire
others_eliminated = Fuori dalla partita
others_escape = Fuggire
others_shared-victory = Vittoria condivisa
others_room = Stanza
others_room-pile = Mazzo delle stanze
others_level-pile = Mazzo dei livelli
others_item-supply = Riserva degli oggetti
others_hand = Mano
others_defeat = Sconfiggere
others_attack = Attaccare
others_tie = Parità
others_final-scoring = Conteggio finale
others_tactical-variant = Variante tattica

decisions_DR-DEC-PLAY = Scegli una carta per questa stanza
decisions_DR-DEC-CRYSTAL = Le carte sono scoperte: giocane un’altra
decisions_DR-DEC-TORCH = Puoi usare una torcia
decisions_DR-DEC-TACT = Tocca a te: gioca una carta

options_play = Gioca { CHOSEN($card) }
options_torch = Usa una torcia e guarda le stanze buie
options_torch-room = Usa una torcia e guarda la stanza { $position }

outfit_all =
    { $count ->
        [0] senza monete né ferite
       *[other] { $lacks ->
            [both] con { LIST($has, between: ", ") } e senza monete né ferite
            [coins] con { LIST($has, between: ", ") } e senza monete
            [wounds] con { LIST($has, between: ", ") } e senza ferite
           *[none] con { LIST($has) }
        }
    }
outfit_coins =
    { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
outfit_wounds =
    { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }
outfit_item = { UN($item) }
outfit_two = due sfere di cristallo
gift_coins =
    { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
gift_potion =
    { $wounds ->
        [one] una pozione che cura 1 ferita
       *[other] una pozione che cura { $wounds } ferite
    }
gift_item = { UN($item) }
row_one = { ONE($room) }
row_some =
    { $count ->
        [2] due { MANY($room) }
        [3] tre { MANY($room) }
        [4] quattro { MANY($room) }
        [5] cinque { MANY($room) }
       *[6] sei { MANY($room) }
    }
row_dark =
    { $count ->
        [1] stanza buia
        [2] due stanze buie
        [3] tre stanze buie
        [4] quattro stanze buie
        [5] cinque stanze buie
       *[6] sei stanze buie
    }
row_boss = boss coperto

events_character =
    { $who ->
        [you] Giochi con { IL($character) } e cominci { $outfit }.
       *[other] { $name } gioca con { IL($character) } e comincia { $outfit }.
    }
events_map-dealt =
    { $who ->
        [you] Prendi la mappa: cominci tu.
       *[other] { $name } prende la mappa e comincia.
    }
events_level-built = Livello { $level }: { LIST($rooms, between: ", ") }.
events_room = Stanza { $position }: { ONE($room) }.
events_room-turned-up = Si scopre la stanza { $position }: { ONE($room) }.
events_level-ended = Fine del livello { $level }: tutti riprendono le loro carte potere.
events_level-ended-last = Fine del livello { $level }: è il momento del conteggio finale.
events_committed =
    { $who ->
        [you] Hai scelto una carta.
       *[other] { $name } ha scelto una carta.
    }
events_committed-seen =
    { $who ->
        [you] Scegli { UN($card) }.
       *[other] { $name } sceglie { UN($card) }.
    }
events_revealed-one =
    { $who ->
        [you] Si scopre la tua carta: { UN($card) }.
       *[other] Si scopre la carta di { $name }: { UN($card) }.
    }
events_revealed = Si scoprono le carte: { LIST($cards, between: "; ") }.
events_revealed-card =
    { $who ->
        [you] tu, { UN($card) }
       *[other] { $name }, { UN($card) }
    }
events_played =
    { $who ->
        [you] Giochi { UN($card) }.
       *[other] { $name } gioca { UN($card) }.
    }
events_torch =
    { $who ->
        [you] Usi una torcia e guardi
       *[other] { $name } usa una torcia e guarda
    } { $count ->
        [one] la stanza { LIST($positions) }
       *[other] le stanze { LIST($positions) }
    }.
events_torch-seen-one =
    { $who ->
        [you] Usi una torcia e nella stanza { $position } vedi { UN($room) }.
       *[other] { $name } usa una torcia e nella stanza { $position } vede { UN($room) }.
    }
events_torch-seen =
    { $who ->
        [you] Usi una torcia e vedi
       *[other] { $name } usa una torcia e vede
    } che cosa c’è: { LIST($rooms, between: "; ") }.
events_torch-first = nella stanza { $position }, { UN($room) }
events_torch-next = nella { $position }, { UN($room) }
events_further-card =
    { $who ->
        [you] Devi giocare un’altra carta.
        [one] { PEOPLE($people) } deve giocare un’altra carta.
        [youAll] { CAPITAL(PEOPLE($people)) } dovete giocare un’altra carta.
       *[they] { PEOPLE($people) } devono giocare un’altra carta.
    }
events_returned =
    { $count ->
        [1] { CAPITAL(IL($item)) } torna nella riserva.
        [2] Le due { MANY($item) } tornano nella riserva.
        [3] Le tre { MANY($item) } tornano nella riserva.
        [4] Le quattro { MANY($item) } tornano nella riserva.
        [5] Le cinque { MANY($item) } tornano nella riserva.
       *[6] Le sei { MANY($item) } tornano nella riserva.
    }
events_chest =
    { $who ->
        [you] Prendi
       *[other] { $name } prende
    } { $coins ->
        [one] il forziere da 1 moneta
       *[other] il forziere da { $coins } monete
    } con una carta che vale { $value }.
events_chest-small =
    { $who ->
        [youAll] { CAPITAL(PEOPLE($people)) } siete alla pari
       *[they] { PEOPLE($people) } sono alla pari
    } con { $value }: { $coins ->
        [one] il forziere da 1 moneta
       *[other] il forziere da { $coins } monete
    } non basta per tutti e nessuno lo prende.
events_chest-shared =
    { $who ->
        [youAll] { CAPITAL(PEOPLE($people)) } siete alla pari con { $value } e vi dividete
       *[they] { PEOPLE($people) } sono alla pari con { $value } e si dividono
    } { $coins ->
        [one] il forziere da 1 moneta
       *[other] il forziere da { $coins } monete
    }: { $each } a testa.
events_chest-shared-lost =
    { $who ->
        [youAll] { CAPITAL(PEOPLE($people)) } siete alla pari con { $value } e vi dividete
       *[they] { PEOPLE($people) } sono alla pari con { $value } e si dividono
    } { $coins ->
        [one] il forziere da 1 moneta
       *[other] il forziere da { $coins } monete
    }: { $each } a testa; { $lost ->
        [one] 1 avanza e va persa
       *[other] { $lost } avanzano e vanno perse
    }.
events_chest-left =
    { $coins ->
        [one] Tutte le carte valgono lo stesso, quindi non c’è una seconda: nessuno prende il forziere da 1 moneta.
       *[other] Tutte le carte valgono lo stesso, quindi non c’è una seconda: nessuno prende il forziere da { $coins } monete.
    }
events_escaped =
    { $who ->
        [you] Fuggi grazie alla tua { ONE($item) }.
       *[other] { $name } fugge grazie alla sua { ONE($item) }.
    }
events_fought-golem = Il Golem non si può sconfiggere, e contro di lui un 5 o una spada valgono 1.
events_fought-never = { CAPITAL(IL($room)) } non si può sconfiggere.
events_fought-nobody = Nessuno affronta { IL($room) }.
events_fought-won =
    Le carte fanno { $total } contro una forza di { $strength }: { IL($room) } è { GENDER($room) ->
        [f] sconfitta
       *[m] sconfitto
    }.
events_fought-lost = Le carte fanno { $total } contro una forza di { $strength }: non basta.
events_attacked-all = { CAPITAL(IL($room)) } attacca tutti: tutte le carte valgono { $value }.
events_attacked-rest =
    { $who ->
        [you] { CAPITAL(IL($room)) } ti attacca: solo tu non fuggi.
        [one] { CAPITAL(IL($room)) } attacca { TO_PEOPLE($people) }: tutti gli altri fuggono.
        [youAll] { CAPITAL(IL($room)) } attacca { TO_PEOPLE($people) }, che non fuggite e siete alla pari con { $value }.
       *[they] { CAPITAL(IL($room)) } attacca { TO_PEOPLE($people) }, che non fuggono e sono alla pari con { $value }.
    }
events_attacked-lowest =
    { $who ->
        [you] { CAPITAL(IL($room)) } ti attacca: hai la carta più bassa (vale { $value }).
        [one] { CAPITAL(IL($room)) } attacca { TO_PEOPLE($people) }, che ha la carta più bassa (vale { $value }).
        [youAll] { CAPITAL(IL($room)) } attacca { TO_PEOPLE($people) }: avete le carte più basse (valgono { $value }).
       *[they] { CAPITAL(IL($room)) } attacca { TO_PEOPLE($people) }, che hanno le carte più basse (valgono { $value }).
    }
events_attacked-highest =
    { $who ->
        [you] { CAPITAL(IL($room)) } ti attacca: hai la carta più alta (vale { $value }).
        [one] { CAPITAL(IL($room)) } attacca { TO_PEOPLE($people) }, che ha la carta più alta (vale { $value }).
        [youAll] { CAPITAL(IL($room)) } attacca { TO_PEOPLE($people) }: avete le carte più alte (valgono { $value }).
       *[they] { CAPITAL(IL($room)) } attacca { TO_PEOPLE($people) }, che hanno le carte più alte (valgono { $value }).
    }
events_attacked-nobody = Tutti fuggono: nessuno è sotto attacco.
events_eliminated =
    { $who ->
        [you] Medusa ti pietrifica: per te la partita è finita.
       *[other] Medusa pietrifica { $name }: per { $name } la partita è finita.
    }
events_reward-all =
    { $each ->
        [one] Tutte le carte valgono { $value }: { IL($room) } dà a tutti 1 moneta.
       *[other] Tutte le carte valgono { $value }: { IL($room) } dà a tutti { $each } monete.
    }
events_reward =
    { $who ->
        [you] Hai la carta più alta (vale { $value }) e
        [one] { PEOPLE($people) } ha la carta più alta (vale { $value }) e
        [youAll] { CAPITAL(PEOPLE($people)) } avete le carte più alte (valgono { $value }) e
       *[they] { PEOPLE($people) } hanno le carte più alte (valgono { $value }) e
    } { $who ->
        [you] ricevi
        [one] riceve
        [youAll] ricevete
       *[they] ricevono
    } { $each ->
        [one] 1 moneta
       *[other] { $each } monete
    } { $who ->
        [you] { DAL($room) }.
        [one] { DAL($room) }.
       *[other] a testa { DAL($room) }.
    }
events_reward-withheld = { CAPITAL(IL($room)) } è ancora in piedi e tutte le carte valgono lo stesso: non lascia monete.
events_gift-of-coins =
    { $who ->
        [you] Con il tuo { $value } punti alle monete.
       *[other] Con un { $value }, { $name } punta alle monete.
    }
events_gift =
    { $who ->
        [you] Con il tuo { $value } ricevi { $gift }.
       *[other] Con un { $value }, { $name } riceve { $gift }.
    }
events_pile-too-small =
    { $who ->
        [you] Ti spetterebbe { UN($item) }
        [one] A { PEOPLE($people) } spetterebbe { UN($item) }
        [youAll] A { TO_PEOPLE($people) } spetterebbe { UN($item) } a testa
       *[they] A { PEOPLE($people) } spetterebbe { UN($item) } a testa
    }, ma { $pile ->
        [0] nella riserva non ne restano
        [one] nella riserva ne resta 1 sola: nessuno la prende
       *[other] nella riserva ne restano solo { $pile }: nessuno le prende
    }.
events_trap-nothing = La carta più alta è un { $highest }: non succede niente.
events_trap-no-coins = La carta più alta è un { $highest }, ma nessuno ha monete da perdere.
events_trap-all-coins = La carta più alta è un { $highest }: la trappola colpisce tutti, perché tutti hanno le stesse monete.
events_trap-all-wounds = La carta più alta è un { $highest }: la trappola colpisce tutti, perché tutti hanno le stesse ferite.
events_trap-coins =
    La carta più alta è un { $highest }: la trappola { $who ->
        [you] colpisce te, che hai più monete di tutti
        [one] colpisce { TO_PEOPLE($people) }, che ha più monete di tutti
        [youAll] colpisce { TO_PEOPLE($people) }, che avete più monete di tutti
       *[they] colpisce { TO_PEOPLE($people) }, che hanno più monete di tutti
    }.
events_trap-wounds =
    La carta più alta è un { $highest }: la trappola { $who ->
        [you] colpisce te, che hai meno ferite di tutti
        [one] colpisce { TO_PEOPLE($people) }, che ha meno ferite di tutti
        [youAll] colpisce { TO_PEOPLE($people) }, che avete meno ferite di tutti
       *[they] colpisce { TO_PEOPLE($people) }, che hanno meno ferite di tutti
    }.
events_coins-lost =
    { $who ->
        [you] Perdi
       *[other] { $name } perde
    } { $lost ->
        [one] 1 moneta
       *[other] { $lost } monete
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
events_coins-none =
    { $who ->
        [you] Non hai monete da perdere.
       *[other] { $name } non ha monete da perdere.
    }
events_coins-same =
    { $who ->
        [you] Hai già
       *[other] { $name } ha già
    } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
events_coins-same-wasted =
    { $who ->
        [you] Hai già
       *[other] { $name } ha già
    } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, il massimo; { $lost ->
        [one] 1 moneta va persa
       *[other] { $lost } monete vanno perse
    }.
events_coins-gained =
    { $who ->
        [you] Guadagni
       *[other] { $name } guadagna
    } { $gained ->
        [one] 1 moneta
       *[other] { $gained } monete
    }: { $who ->
        [you] ora ne hai { $coins }
       *[other] ora ne ha { $coins }
    }.
events_coins-gained-wasted =
    { $who ->
        [you] Guadagni
       *[other] { $name } guadagna
    } { $gained ->
        [one] 1 moneta
       *[other] { $gained } monete
    }: { $who ->
        [you] ora ne hai { $coins }
       *[other] ora ne ha { $coins }
    }, il massimo; { $lost ->
        [one] 1 moneta va persa
       *[other] { $lost } monete vanno perse
    }.
events_wounds-taken =
    { $who ->
        [you] Subisci
       *[other] { $name } subisce
    } { $taken ->
        [one] 1 ferita
       *[other] { $taken } ferite
    }: { $who ->
        [you] ora ne hai { $wounds }
       *[other] ora ne ha { $wounds }
    }.
events_wounds-none =
    { $who ->
        [you] Non hai ferite da curare.
       *[other] { $name } non ha ferite da curare.
    }
events_wounds-healed =
    { $who ->
        [you] Curi
       *[other] { $name } cura
    } { $healed ->
        [one] 1 ferita
       *[other] { $healed } ferite
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
events_map-tied-kept =
    Le carte più alte sono alla pari con { $value }: { $who ->
        [you] hai già la mappa e la tieni.
       *[other] { $name } ha già la mappa e la tiene.
    }
events_map-tied =
    Le carte più alte sono alla pari con { $value }: in senso orario da { $whoBefore ->
        [you] te
       *[other] { $nameBefore }
    }, { $who ->
        [you] vieni prima tu e prendi la mappa.
       *[other] viene prima { $name }, che prende la mappa.
    }
events_map-kept =
    { $who ->
        [you] Tieni la mappa grazie alla carta più alta (vale { $value }).
       *[other] { $name } tiene la mappa grazie alla carta più alta (vale { $value }).
    }
events_map-passed =
    { $who ->
        [you] Prendi la mappa grazie alla carta più alta (vale { $value }).
       *[other] { $name } prende la mappa grazie alla carta più alta (vale { $value }).
    }
events_collapsed =
    { $who ->
        [you] Hai più ferite di tutti ({ $wounds }): svieni e non puoi vincere.
        [one] { PEOPLE($people) } ha più ferite di tutti ({ $wounds }): sviene e non può vincere.
        [youAll] { CAPITAL(PEOPLE($people)) } avete più ferite di tutti ({ $wounds } a testa): svenite e non potete vincere.
       *[they] { PEOPLE($people) } hanno più ferite di tutti ({ $wounds } a testa): svengono e non possono vincere.
    }
events_standing-equal = Nessuno sviene: tutti i giocatori ancora in partita hanno le stesse ferite.
events_standing-tie-of-three = Nessuno sviene: due giocatori hanno lo stesso numero massimo di ferite, e in una partita a tre questo li salva.
events_standing-alone = Nessuno sviene: resta un solo giocatore.
events_standing-untold = Nessuno sviene.
events_won =
    { $who ->
        [you] Vinci la partita con
        [one] { PEOPLE($people) } vince la partita con
        [youAll] { CAPITAL(PEOPLE($people)) } condividete la vittoria con
       *[they] { PEOPLE($people) } condividono la vittoria con
    } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }{ $who ->
        [you] !
        [one] !
       *[other] { " " }a testa!
    }
events_won-by-wounds =
    { $who ->
        [you] Vinci la partita con
        [one] { PEOPLE($people) } vince la partita con
        [youAll] { CAPITAL(PEOPLE($people)) } condividete la vittoria con
       *[they] { PEOPLE($people) } condividono la vittoria con
    } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } e { $wounds ->
        [0] nessuna ferita
        [one] 1 ferita
       *[other] { $wounds } ferite
    }{ $who ->
        [you] !
        [one] !
       *[other] { " " }a testa!
    }
events_beaten =
    { $who ->
        [you] Hai le stesse monete, ma più ferite.
        [one] { PEOPLE($people) } ha le stesse monete, ma più ferite.
        [youAll] { CAPITAL(PEOPLE($people)) } avete le stesse monete, ma più ferite.
       *[they] { PEOPLE($people) } hanno le stesse monete, ma più ferite.
    }
events_everyone-lost = Medusa ha pietrificato tutto il gruppo: non vince nessuno.
