maze = La miniera
mazeRead =
    { $count ->
        [one] La miniera: 1 carta
       *[other] La miniera: { $count } carte
    }{ $cutOff ->
        [0] { "" }
        [one] , 1 isolata dalla partenza
       *[other] , { $cutOff } isolate dalla partenza
    }
sides_up = In alto
sides_right = A destra
sides_down = In basso
sides_left = A sinistra

cell_at = Colonna { $x }, riga { $y }
cell_empty = vuota.
cell_joins = { $side }: unita con { QUOTE($card) }.
cell_from = { $side }: una galleria da { QUOTE($card) }.
cell_nothing = { $side }: aperta, ancora niente.
cell_goal = { $side }: un obiettivo coperto.
cell_blocked = { $side }: sbarrata.
cell_cutOff = Isolata dalla partenza.
cutOff = Isolata dalla partenza: da qui non si continua finché non è ricollegata.
laidBy =
    { $own ->
        [true] L’hai posata tu.
       *[false] L’ha posata { $name }.
    }

saboteurs =
    { $most ->
        [1]
            { $least ->
                [1] 1 sabotatore
               *[other] Al massimo 1 sabotatore
            }
       *[other] { OR($possible) } sabotatori
    }
saboteursShort =
    { $most ->
        [one] sabotatore
       *[other] sabotatori
    }
saboteursTip = È avanzata una carta nano che nessuno ha visto, quindi nessuno può esserne certo.
saboteursAll = Non è avanzata nessuna carta nano: questo è il numero esatto.
deck =
    { $count ->
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $count } carte
    }
deckShort = mazzo
deckTip = Quando è vuoto nessuno pesca più: gli scarti non tornano.
discards =
    { $count ->
        [0] Nessuno scarto
        [one] Scarti: 1 carta. Guarda
       *[other] Scarti: { $count } carte. Guarda
    }
discardsShort = scarti
discardsTitle = Scarti, dall’ultimo al primo
discardsNone = In questo round non è stato scartato niente.
faceDown = Coperta
onlyYou = Questo lo sai solo tu.
goldLeft =
    { $count ->
        [one] Pila dell’oro: 1 carta
       *[other] Pila dell’oro: { $count } carte
    }
goldShort = carte oro
goldTip = Se i minatori trovano il tesoro, si dividono carte di questa pila; se no, da qui si pagano i sabotatori.
roundOf = Round { $round } di { $rounds }
roundShort = Round
roundsTitle = I round finora
roundsNone = Nessun round è ancora finito. Dopo vedrai qui chi era chi e chi ha avuto quanto.

goalHidden = Non sai che cosa c’è qui.
goalKnown =
    { $how ->
        [revealed] { $card }.
        [deduced] { $card }. Non può essere altro.
       *[looked] { $card }. Lo sai perché l’hai guardato.
    }
lookedBy =
    { $who ->
        [you] L’hai guardato tu.
        [one] L’ha guardato { PEOPLE($people) }.
        [youAll] L’avete guardato { PEOPLE($people) }.
       *[they] L’hanno guardato { PEOPLE($people) }.
    }

hintPick = Prendi una carta dalla tua mano
hintBroken = Hai un attrezzo rotto: non puoi scavare, solo giocare azioni o scartare
hintTurn = Combacia in tutti e due i versi: tocca la carta nella tua mano per girarla
hintUseless = { $card }: ora non si può giocare, solo scartare
hintPlaces =
    { $turnable ->
        [true] { $places ->
            [one] 1 posto
           *[other] { $places } posti
        }. Tocca la carta per girarla
       *[false] { $places ->
            [one] 1 posto
           *[other] { $places } posti
        }
    }
hintRockfall = Quale pezzo di galleria deve crollare?
hintMap = Quale obiettivo vuoi guardare?
hintBreak = A chi rompi l’attrezzo?
hintRepair = A chi ripari l’attrezzo?
turnable = Toccala ancora per girarla
fitsBoth = Combacia in tutti e due i versi
onlyDiscard = Ora si può solo scartare
discard = Scarta
discardTip = Per passare prendi una carta e lasciala qui, coperta. Nessuno vedrà quale era.
handArea = Il tuo ruolo e le tue carte
roleWord = Ruolo
roleLook = Guarda in segreto la tua carta nano
roleHide = Rimettila coperta

roleDeal_title = Il tuo ruolo nel round { $round } di { $rounds }
roleDeal_secret = Questa carta dice da che parte stai. Non la può vedere nessun altro.
roleDeal_turn = Girala
roleDeal_aim_miner = Sei minatore: scava una galleria dalla partenza al tesoro. Se qualcuno lo raggiunge, i minatori si dividono l’oro.
roleDeal_aim_saboteur = Sei sabotatore: fai in modo che nessuno raggiunga il tesoro, senza tradirti troppo presto. Se nessuno ci arriva, i sabotatori sono pagati.
roleDeal_understood = Coprila e gioca

begins =
    { $own ->
        [true] Cominci tu
       *[false] Comincia { $name }
    }
reaches =
    { $own ->
        [true] Raggiungi { IL($goal) }
       *[false] { $name } raggiunge { IL($goal) }
    }
treasure = Il tesoro!
stone = Solo una pietra
minersWin = I minatori vincono il round
saboteursWin = I sabotatori vincono il round
nobodyWins = Nessuno vince il round
notReached = Il tesoro resta sepolto
finished =
    { $own ->
        [true] Il tesoro l’hai raggiunto tu.
       *[false] Il tesoro l’ha raggiunto { $name }.
    }
unmasking = Giù la maschera
aside = Avanzata
treasureAt = Il tesoro era { NEL($goal) }.
goldForMiners = Oro per i minatori
chooses =
    { $own ->
        [true] Scegli tu: tieni una carta e passa le altre
       *[false] { $name } sta scegliendo
    }
next = poi
saboteursPaid = I sabotatori sono pagati
nobodyPaid = Non c’era nessun sabotatore. Nessuno riceve oro.
paid =
    { $own ->
        [true] Ricevi { $count ->
            [one] 1 pepita
           *[other] { $count } pepite
        }
       *[false] { $name } riceve { $count ->
            [one] 1 pepita
           *[other] { $count } pepite
        }
    }
goldCounted = Si conta l’oro
nuggets =
    { $count ->
        [one] 1 pepita
       *[other] { $count } pepite
    }
goldCards =
    { $count ->
        [one] 1 carta oro coperta
       *[other] { $count } carte oro coperte
    }
credit =
    ({ $count ->
        [one] 1 pepita
       *[other] { $count } pepite
    } senza carta)

handOf =
    { $count ->
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
brokenTool = { $tool }: non può scavare
toolsTitle = Attrezzi
allWhole = Funziona tutto.
deedsTitle = In questo round
goldTitle = Oro
notebook = Taccuino
accusations = Accuse
accuse = Accusa { $name }
takeTokenBack = Ritira la tua accusa
accusedBy = Segnalini d’accusa: { PEOPLE($people) }
notebookHelp = Solo per i tuoi occhi. Che cosa pensi che siano?
marksOf = La tua nota su { $name }
marked_miner = Pensi che sia minatore
marked_saboteur = Pensi che sia sabotatore
marked_unsure = Non sai che cosa pensare
markAs_miner = { $name }: minatore, penso
markAs_saboteur = { $name }: sabotatore, penso
markAs_unsure = { $name }: non lo so

deedTunnels =
    { $count ->
        [one] 1 galleria
       *[other] { $count } gallerie
    }
deedDeadEnds =
    { $count ->
        [one] 1 vicolo cieco
       *[other] { $count } vicoli ciechi
    }
deedBroke =
    { $count ->
        [one] 1 attrezzo rotto
       *[other] { $count } attrezzi rotti
    } ({ PEOPLE($people) })
deedMended =
    { $count ->
        [one] 1 attrezzo riparato
       *[other] { $count } attrezzi riparati
    } ({ PEOPLE($people) })
deedRockfalls =
    { $count ->
        [one] 1 frana
       *[other] { $count } frane
    }
deedDiscards =
    { $count ->
        [one] 1 scarto
       *[other] { $count } scarti
    }
deedNone = ancora niente

explain_digs = La galleria continua da qui.
explain_deadEnd = Un vicolo cieco: da qui non si continua, e lo toglie solo una frana.
explain_goal = { IL($goal) }
explain_reaches = Scopre { LIST($goals) }.
explain_rejoins =
    { $count ->
        [one] Ricollega 1 carta alla partenza.
       *[other] Ricollega { $count } carte alla partenza.
    }
explain_breaks =
    { $own ->
        [true] Non potrai scavare finché qualcuno non lo ripara.
       *[false] { $name } non potrà scavare finché qualcuno non lo ripara.
    }
explain_breakMore =
    { $own ->
        [true] Non puoi scavare comunque: sarà una cosa in più da riparare.
       *[false] { $name } non può scavare comunque: sarà una cosa in più da riparare.
    }
explain_mends =
    { $own ->
        [true] Dal prossimo turno puoi di nuovo scavare.
       *[false] { $name } può di nuovo scavare.
    }
explain_mendsOne =
    { $count ->
        [one] { $own ->
            [true] Hai ancora un attrezzo rotto: { LIST($tools) }.
           *[false] { $name } ha ancora un attrezzo rotto: { LIST($tools) }.
        }
       *[other] { $own ->
            [true] Hai ancora attrezzi rotti: { LIST($tools) }.
           *[false] { $name } ha ancora attrezzi rotti: { LIST($tools) }.
        }
    }
explain_fall = La carta sparisce. Nient’altro resta isolato.
explain_fallCuts =
    { $count ->
        [one] La carta sparisce e isola 1 carta dalla partenza.
       *[other] La carta sparisce e isola { $count } carte dalla partenza.
    }
explain_map = Lo vedi solo tu. Gli altri vedono quale obiettivo hai guardato.
explain_mapKnown = Sai già che cosa c’è. { $card }.
explain_discard =
    Coperta: nessuno saprà quale carta era. { $draws ->
        [true] Poi ne peschi una.
       *[false] Non c’è più niente da pescare.
    }
explain_take = Resta coperta davanti a te fino alla fine della partita.

design_paths = 44 carte percorso: la partenza, tre obiettivi e 40 da posare
design_rotations = Ogni forma com’è stampata, illuminata e girata, e isolata
design_states_plain = com’è stampata
design_states_lit = unita, girata
design_states_cut = isolata, girata
design_goalBack = Un obiettivo coperto
design_actions = 27 carte azione
design_gold = 28 carte oro
design_dwarves = 11 carte nano
design_backs = Dorsi e segnalini

aim = Chi scava cerca l’oro, chi sabota lo impedisce. Round { $round } di { $rounds }: vince chi ha più oro.
meanwhile_digging = Gli altri scavano
meanwhile_sharing = Si divide l’oro

ending_won =
    { $nuggets ->
        [0]
            { $who ->
                [you] Vinci senza nemmeno una pepita.
                [one] { PEOPLE($people) } vince senza nemmeno una pepita.
                [youAll] { CAPITAL(PEOPLE($people)) } condividete la vittoria senza nemmeno una pepita.
               *[they] { PEOPLE($people) } condividono la vittoria senza nemmeno una pepita.
            }
        [one]
            { $who ->
                [you] Vinci con 1 pepita.
                [one] { PEOPLE($people) } vince con 1 pepita.
                [youAll] { CAPITAL(PEOPLE($people)) } condividete la vittoria con 1 pepita a testa.
               *[they] { PEOPLE($people) } condividono la vittoria con 1 pepita a testa.
            }
       *[other]
            { $who ->
                [you] Vinci con { $nuggets } pepite.
                [one] { PEOPLE($people) } vince con { $nuggets } pepite.
                [youAll] { CAPITAL(PEOPLE($people)) } condividete la vittoria con { $nuggets } pepite a testa.
               *[they] { PEOPLE($people) } condividono la vittoria con { $nuggets } pepite a testa.
            }
    }
ending_reached =
    { $who ->
        [you] Nell’ultimo round hai raggiunto il tesoro.
       *[other] Nell’ultimo round { $name } ha raggiunto il tesoro.
    }
ending_decisive = La carta decisiva: { $card }.
ending_blocked =
    { $saboteurs ->
        [0] Nell’ultimo round nessuno ha raggiunto il tesoro, anche se non c’era nessun sabotatore.
        [one] Nell’ultimo round il sabotatore ha tenuto tutti lontani dal tesoro.
       *[other] Nell’ultimo round i sabotatori hanno tenuto tutti lontani dal tesoro.
    }
ending_roles_miner = minatore
ending_roles_saboteur = sabotatore

remark_because_dig-away_0 =
    { $who ->
        [you] Quella galleria si allontana dal tesoro.
       *[other] Quella galleria si allontana dal tesoro, { $name }.
    }
remark_because_dig-away_1 =
    { $who ->
        [you] Ma dove stai scavando?
       *[other] Ma dove stai scavando, { $name }?
    }
remark_because_dead-end-blocks_0 =
    { $who ->
        [you] Un vicolo cieco proprio in testa?
       *[other] Un vicolo cieco proprio in testa, { $name }?
    }
remark_because_dead-end-blocks_1 =
    { $who ->
        [you] Quel vicolo cieco non era un caso.
       *[other] Quel vicolo cieco non era un caso, { $name }.
    }
remark_because_dead-end-aside_0 =
    { $who ->
        [you] E perché posare un vicolo cieco?
       *[other] E perché posare un vicolo cieco, { $name }?
    }
remark_because_break-trusted_0 =
    { $who ->
        [you] Hai rotto l’attrezzo di chi scavava bene.
       *[other] Hai rotto l’attrezzo di chi scavava bene, { $name }.
    }
remark_because_break-trusted_1 =
    { $who ->
        [you] Perché rompi gli attrezzi di chi scava bene?
       *[other] Perché rompi gli attrezzi di chi scava bene, { $name }?
    }
remark_because_repair-suspect_0 =
    { $who ->
        [you] Ripari attrezzi per la parte sbagliata.
       *[other] Ripari attrezzi per la parte sbagliata, { $name }.
    }
remark_because_repair-self_0 =
    { $who ->
        [you] Prima pensi a te.
       *[other] Prima pensi a te, { $name }.
    }
remark_because_rockfall-tunnel_0 =
    { $who ->
        [you] Hai fatto crollare la nostra galleria!
       *[other] Hai fatto crollare la nostra galleria, { $name }!
    }
remark_because_rockfall-tunnel_1 =
    { $who ->
        [you] Quella galleria ci serviva.
       *[other] Quella galleria ci serviva, { $name }.
    }
remark_because_rockfall-aside_0 =
    { $who ->
        [you] Una frana che non aiuta nessuno?
       *[other] Una frana che non aiuta nessuno, { $name }?
    }
remark_because_discard-broken_0 =
    { $who ->
        [you] Te ne stai lì con un attrezzo rotto ad aspettare.
       *[other] Te ne stai lì con un attrezzo rotto ad aspettare, { $name }.
    }
remark_because_counter_0 =
    { $who ->
        [you] Chi punta il dito su di me ha qualcosa da nascondere.
       *[other] Chi punta il dito su di me ha qualcosa da nascondere, { $name }.
    }
remark_accuses =
    { $who ->
        [you] { $accuser } ti accusa.
       *[other] { $accuser } accusa { $name }.
    }
remark_withdraws = { $accuser } ritira l’accusa.
remark_ownAccuses = Accusi { $name }.
remark_ownWithdraws = Ritiri la tua accusa.
remark_quote = { QUOTE($said) }
