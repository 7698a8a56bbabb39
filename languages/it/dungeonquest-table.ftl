map = Il dungeon
minimap = Mappa piccola: mostra tutto il dungeon
minimapNear = Mappa piccola: mostra il tuo eroe da vicino
cell_unexplored = inesplorato
cell_leads = { $side }: { $way } verso { $to }.
cell_blocked = { $side }: murato dall’altra parte.
cell_hero =
    { $own ->
        [true] Tu sei qui.
       *[false] { $name } è qui.
    }
cell_fell =
    { $own ->
        [true] La tua fine è stata qui.
       *[false] La fine di { $name } è stata qui.
    }
explored =
    { $rooms ->
        [1] 1 stanza esplorata
       *[other] { $rooms } stanze esplorate
    }, { $left ->
        [1] resta 1 tessera
       *[other] restano { $left } tessere
    }
ways_open = passaggio
ways_door = porta
ways_portcullis = saracinesca
entrance = Ingresso alle catacombe: chi è qui può scendere.
chamber = Camera del Tesoro
chamberTip = Kalladra dorme sul suo oro. Ogni volta che entri peschi una carta Drago: sette su otto lo lasciano dormire, e prendi due carte Tesoro.
towerTip = Si entra e si esce da qui. Con almeno una carta Bottino puoi lasciare il dungeon.
sun = Il sole è sullo spazio { $space } di { $last }
sunPlain =
    { $rounds ->
        [1] Resta 1 giro di luce sicura
       *[other] Restano { $rounds } giri di luce sicura
    }
sunRisk =
    A ogni giro si tira un dado: con { $die ->
        [1] un 1
       *[other] un numero da 1 a { $die }
    } le torri si chiudono e chi è ancora dentro muore.
hours_morning = Mattino
hours_noon = Mezzogiorno
hours_evening = Sera
hours_dusk = Tramonto
turnOf =
    { $own ->
        [true] Tocca a te
       *[false] Tocca a { $name }
    }
sheetOf = Scheda dell’eroe: { $hero }
openSheet = Apri la scheda dell’eroe
noHero = Ancora nessun eroe
life = { $left } su { $of } di Vita
determination =
    { $count ->
        [1] 1 segnalino Determinazione: i dadi possono fare 1 in più
       *[other] { $count } segnalini Determinazione: i dadi possono fare { $count } in più
    }
runes = Rune
noRunes = Nessuna runa rimasta
kept = Carte da tenere
loot =
    { $count ->
        [0] Bottino: nessuna carta
        [1] Bottino: 1 carta
       *[other] Bottino: { $count } carte
    }
noLoot = Ancora niente Bottino. Senza Bottino non si esce.
gold = { $gold } monete d’oro
goldUnknown = oro sconosciuto
hiddenLoot = Una carta Bottino coperta
lostTurns =
    { $count ->
        [1] Perde 1 turno
       *[other] Perde { $count } turni
    }
afterDeath =
    { $gender ->
        [f] La tua eroina è morta.
       *[m] Il tuo eroe è morto.
    }
afterDeathMonsters = Giochi ancora i mostri che { $name } incontra.
afterDeathServant = Nei tuoi turni servi Kalladra e muovi i mostri.
betAsk = Chi uscirà con vita? Fai la tua scommessa.
afterDeathWatch = Guarda come se la cavano gli altri.
searched = Cercato { $count } volte su 2
mayGoDown = Da qui puoi scendere nelle catacombe.
belowFor =
    { $cards ->
        [0] Ancora nessuna carta: non hai fatto strada
        [1] 1 carta: risali 1 spazio più avanti
       *[other] { $cards } carte: risali { $cards } spazi più avanti
    }
exits = Dove puoi risalire
left = sinistra
right = destra
ahead =
    { $steps ->
        [1] 1 spazio dritto
       *[other] { $steps } spazi dritto
    }
exitsSide = A sinistra: { $left }. A destra: { $right }.
secretCard = Questa carta la conosce solo chi l’ha pescata.
needs = Prova di { $attribute }: due dadi, { $needs } o meno
chance = { $percent }%
rolled =
    { $bonus ->
        [0] { $dice } = { $total }
       *[other] { $dice } + { $bonus } = { $total }
    }
raised = Ai dadi si aggiunge { $bonus }
passed = Superata
failed = Fallita
rolling = I dadi rotolano
dice = Dadi: { $values }
woundsComing =
    { $amount ->
        [1] Stai per subire 1 ferita
       *[other] Stai per subire { $amount } ferite
    }
meets =
    { $monster ->
        [Scheletro] Uno Scheletro!
        [Stregone] Uno Stregone!
       *[other] Un { $monster }!
    }
playedBy =
    { $own ->
        [true] { $gender ->
            [f] La giochi tu
           *[m] Lo giochi tu
        }
       *[false] { $gender ->
            [f] La gioca { $name }
           *[m] Lo gioca { $name }
        }
    }
automaton =
    { $gender ->
        [f] La gioca l’automa
       *[m] Lo gioca l’automa
    }
lifeHidden = Vita sconosciuta
lifeKnown = Vita { $life }
noEscape = Qui non puoi fuggire
dragonLeft =
    { $left ->
        [1] 1 carta Drago coperta
       *[other] { $left } carte Drago coperte
    }
dragonRisk = { $percent }% che si svegli
dragonSleeps = Continua a dormire
dragonWakes = Kalladra si sveglia!
bribe =
    { $cards ->
        [0] Ancora nessuna offerta
        [1] Offri 1 carta: valore { $gold }
       *[other] Offri { $cards } carte: valore { $gold }
    }
stasis = Spostamento { $made } di { $total }
unconscious =
    { $cards ->
        [1] 1 carta Bottino ancora da perdere
       *[other] { $cards } carte Bottino ancora da perdere
    }
pickHero = Chi vuoi essere?
pickLoot = Scegli una carta Bottino
pickTile = Tre stanze: quale posi?
combat = Combattimento
round = Round { $round }
hand =
    { $count ->
        [1] { $name }: 1 carta in mano
       *[other] { $name }: { $count } carte in mano
    }
stack = Pila: { $count }
deck = Mazzo: { $count }
attack = Attacco { $total }
sealed = Carta scelta
waitsForCard = Sceglie…
cancelled = Annullata
mayCounter = Può contrattaccare
counterattack = Contrattacco
stalemate = Stallo
deathblow =
    { $cards ->
        [1] Colpo mortale: 1 carta
       *[other] Colpo mortale: { $cards } carte
    }
stalemateWhy = Attacchi uguali: tutte le carte vanno nella pila.
counterRule = Chi non è in vantaggio può contrattaccare: solo con carte che nell’angolo mostrano il tipo dell’altro attacco.
roundTo = Vince il round: { $name }
killed =
    { $monster ->
        [Scheletro] Lo Scheletro è morto
        [Stregone] Lo Stregone è morto
       *[other] Il { $monster } è morto
    }
answers_melee = Può contrattaccare attacchi da mischia
answers_ranged = Può contrattaccare attacchi a distanza
answers_magic = Può contrattaccare attacchi magici
cannotAnswer = Non serve per contrattaccare
escapeOf = Fuga { $value }
hits =
    { $count ->
        [0] Niente a segno
        [1] 1 a segno
       *[other] { $count } a segno
    }
escapes =
    { $own ->
        [true] Fuggi
       *[false] Fugge
    }
caught =
    { $own ->
        [true] Non fuggi
       *[false] Non fugge
    }: { $wounds ->
        [1] 1 ferita
       *[other] { $wounds } ferite
    }
tells_start = Cominci qui. Il tesoro è al centro del dungeon. Puoi uscire da qualsiasi torre, prima che il sole tramonti.
tells_explore = Lì non c’è stato nessuno: peschi una nuova stanza e ci entri.
tells_door = Una porta: prima peschi una carta Porta, e può restare chiusa.
tells_portcullis = Una saracinesca: prova di Forza, { $needs } o meno ({ $percent }%). Se fallisci, il turno finisce.
tells_tower = Una torre: con del Bottino puoi lasciare il dungeon; se non esci, ti muovi ancora.
tells_dragon = La Camera del Tesoro: peschi una carta Drago. Rischio che si svegli: { $percent }%; altrimenti prendi due carte Tesoro.
tells_teleport = Spendi la Runa di teletrasporto. I muri non contano; se lì c’è un mostro, non puoi fuggire.
tells_search = Peschi una carta Ricerca. È la ricerca { $count } di 2 in questa stanza.
tells_down = Lasci le stanze e a ogni turno peschi una carta Catacombe, finché trovi un’uscita.
tells_leave = Esci con vita e con { $gold } monete d’oro: sei al sicuro.
tells_leaveHidden = Esci con vita e con il tuo Bottino: sei al sicuro.
tells_escape = Tutti e due girate una carta Potere. Se il tuo valore di fuga è almeno uguale, fuggi; altrimenti subisci ferite e devi combattere.
tells_attack = Carte contro carte, finché i tuoi danni o quelli del mostro arrivano alla Vita.
tells_bridge =
    Prova di Agilità, { $needs } o meno{ $loot ->
        [0] { "" }
       *[other] , con { $loot } in più per il tuo Bottino
    } ({ $percent }%). Se cadi finisci nelle catacombe.
tells_web = Prova di Forza, { $needs } o meno ({ $percent }%). Se fallisci, la ragnatela non ti lascia.
tells_caveIn = Prova di Agilità, { $needs } o meno ({ $percent }%). Se fallisci, il turno finisce.
tells_redraw = Dovrai affrontare la prossima carta, qualunque sia.
tells_facing = Ogni carta che peschi là sotto ti porta uno spazio più avanti da questa parte.
tells_half = Potrai uscire solo dai passaggi di quella metà.
tells_stasis = Spendi la Runa di stasi: fino a tre spostamenti in questo turno.
tells_stopCounter = Il round si decide così com’è.
ask_title = Chiedimi di rune e abilità
ask_always = Sempre
ask_matters = Quando conta
ask_help = Quando conta: non per una sola ferita, non per una prova che non può fallire; la sesta carta si pesca sempre.
ask_never = Non chiedere più: { $what }
ask_neverThis = Non chiedermelo più
ask_neverList = Non si chiede a questo tavolo
dies =
    { $own ->
        [true] È la tua fine
       *[false] È la fine di { $name }
    }
diesSay = Ciò che il dungeon inghiotte non lo restituisce.
leaves =
    { $own ->
        [true] Sei fuori!
       *[false] { $name } è fuori!
    }
night = Il sole è tramontato. Le torri sono chiuse.
towersOpen = Le torri restano aperte
closesOn =
    Si chiudono con { $upTo ->
        [1] un 1
       *[other] un numero da 1 a { $upTo }
    }
counted = Si conta l’oro
nobody = Non è uscito nessuno. Vince Kalladra.
survived = Fuori con vita, ma senza una carta Tesoro: niente vittoria.
design_tiles = Tessere stanza
design_pieces = Figure, mostri, segnalini
design_dice = Dadi
design_heroes = Eroi
design_combat = Carte Combattimento
design_power = Carte Potere
design_copies = × { $count }
design_counts =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } e { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }
aim_most =
    Esci con vita e con più oro di tutti. { $turns ->
        [1] Resta 1 turno
       *[other] Restano { $turns } turni
    }.
aim_alone =
    Esci con vita e con una carta Tesoro. { $turns ->
        [1] Resta 1 turno
       *[other] Restano { $turns } turni
    }.
aim_out =
    Sei fuori con { $gold } monete d’oro. Ti batte chi ne porta fuori di più. { $turns ->
        [1] Resta 1 turno
       *[other] Restano { $turns } turni
    }.
aim_dead =
    { $feminine ->
        [true] La tua eroina è morta
       *[false] Il tuo eroe è morto
    }: non puoi più vincere. { $turns ->
        [1] Resta 1 turno
       *[other] Restano { $turns } turni
    }.
aim_monster =
    { $monster ->
        [Scheletro] Ora sei lo Scheletro
        [Stregone] Ora sei lo Stregone
       *[other] Ora sei il { $monster }
    }: uccidi { $hero }.
meanwhile_out = Sei fuori: gli altri continuano
meanwhile_dead = Il tuo eroe è morto: gli altri continuano
meanwhile_fights =
    { $monster ->
        [Scheletro] { $name } combatte contro uno Scheletro
        [Stregone] { $name } combatte contro uno Stregone
       *[other] { $name } combatte contro un { $monster }
    }
meanwhile_duels = { $name } combatte contro { $other }
meanwhile_plays =
    { $monster ->
        [Scheletro] { $name } gioca lo Scheletro
        [Stregone] { $name } gioca lo Stregone
       *[other] { $name } gioca il { $monster }
    }
meanwhile_below = { $name } è giù nelle catacombe
meanwhile_lair = { $name } è dal drago
meanwhile_card = { $name } ha pescato «{ $card }»
meanwhile_turn = { $name } è nel dungeon
ending_share =
    { $own ->
        [true] { $names } condividete la vittoria, con { $gold } a testa.
       *[false] { $names } condividono la vittoria, con { $gold } a testa.
    }
ending_alone = Esci con una carta Tesoro e in tutto { $gold }.
ending_nobody = Il dungeon si è tenuto tutti: non è uscito nessuno.
ending_youDied = Il dungeon non ti ha più lasciato andare.
ending_noTreasure = Sei fuori con vita, ma senza una carta Tesoro: in solitario non è una vittoria.
ending_out = Fuori con { $gold }
ending_lost = Senza ritorno
ending_betWon = Avevi scommesso su { $name }, e avevi ragione.
ending_betLost = Avevi scommesso su { $name }, senza fortuna.
ending_at = Luogo: { $room }, { $cell }.
ending_you = tu
token_known = { $monster }, Vita { $life }
token_unknown = { $monster }, Vita sconosciuta
fate_inside = Nel dungeon
fate_left = In salvo
fate_dead =
    { $gender ->
        [f] Morta
       *[m] Morto
    }
fate_below = Nelle catacombe
fate_stuck =
    { $gender ->
        [f] Presa nella ragnatela
       *[m] Preso nella ragnatela
    }
up = risali in { OR($cells) }
damage_known = Danni { $count } su { $life }
damage_unknown = Danni { $count }, Vita sconosciuta
deathblowWhy_all = Vinto con { LIST($types) }: colpiscono anche le carte di quel tipo nella pila.
deathblowWhy_melee = mischia
deathblowWhy_ranged = distanza
deathblowWhy_magic = magia
wouldBlow =
    { $cards ->
        [1] Colpo mortale: se vince, colpisce anche la carta { $type ->
            [melee] da mischia
            [ranged] a distanza
           *[magic] magica
        } della pila.
       *[other] Colpo mortale: se vince, colpiscono anche le { $cards } carte { $type ->
            [melee] da mischia
            [ranged] a distanza
           *[magic] magiche
        } della pila.
    }
types_melee = mischia
types_ranged = distanza
types_magic = magia
pileOf_cards = Nella pila ci sono: { LIST($types) }. Chi vince un round con una carta di uno di questi tipi infligge un colpo mortale: colpiscono anche quelle.
pileOf_type =
    { $type ->
        [melee] { $count } da mischia
        [ranged] { $count } a distanza
       *[magic] { $count } { $count ->
            [1] magica
           *[other] magiche
        }
    }
pileOf_empty = La pila è vuota. Ci vanno le carte di chi perde un round.
counterNeeds =
    { $name } può contrattaccare: con carte che nell’angolo mostrano { $type ->
        [melee] mischia
        [ranged] distanza
       *[magic] magia
    }. I loro valori si sommano.
attackOf =
    { $type ->
        [melee] Attacco da mischia di valore { $value }
        [ranged] Attacco a distanza di valore { $value }
       *[magic] Attacco magico di valore { $value }
    }
tells_side = Un dado decide di quanto: risali in { OR($cells) }.
ending_gold = { NUMBER($gold) } monete d’oro
ending_only =
    { $who ->
        [you] Sei fuori solo tu, con { $gold }.
       *[other] È fuori solo { $name }, con { $gold }.
    }
ending_most =
    { $who ->
        [you] Hai portato fuori più di tutti: { $gold }.
       *[other] { $name } ha portato fuori più di tutti: { $gold }.
    }
ending_lesserCard =
    { $who ->
        [you] Anche tu hai portato fuori { $gold }, ma la tua carta migliore vale meno.
       *[other] Anche { $name } ha portato fuori { $gold }, ma la sua carta migliore vale meno.
    }
ending_fewerCards =
    { $who ->
        [you] Anche tu hai portato fuori { $gold }, ma con meno carte Bottino.
       *[other] Anche { $name } ha portato fuori { $gold }, ma con meno carte Bottino.
    }
