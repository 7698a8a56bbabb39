maze = Die Mine
mazeRead =
    { $cutOff ->
        [0] Die Mine: { $count } { $count ->
            [one] Karte
           *[other] Karten
        }
       *[other] Die Mine: { $count } { $count ->
            [one] Karte
           *[other] Karten
        }, davon { $cutOff } vom Start abgeschnitten
    }
sides_up = Oben
sides_right = Rechts
sides_down = Unten
sides_left = Links

cell_at = Spalte { $x }, Reihe { $y }
cell_empty = leer.
cell_joins = { $side }: verbunden mit { QUOTE($card) }.
cell_from = { $side }: ein Tunnel von { QUOTE($card) }.
cell_nothing = { $side }: offen, dort liegt noch nichts.
cell_goal = { $side }: ein verdecktes Ziel.
cell_blocked = { $side }: verschlossen.
cell_cutOff = Vom Start abgeschnitten.
cutOff = Vom Start abgeschnitten: Hier geht nichts weiter, bis es wieder verbunden ist.
laidBy =
    { $own ->
        [true] Von dir gelegt.
       *[false] Gelegt von { $name }.
    }

saboteurs =
    { $most ->
        [1]
            { $least ->
                [1] 1 Saboteur
               *[other] Höchstens 1 Saboteur
            }
       *[other] { OR($possible) } Saboteure
    }
saboteursShort =
    { $most ->
        [one] Saboteur
       *[other] Saboteure
    }
saboteursTip = Eine Zwergenkarte ist übrig, und niemand hat sie gesehen: Ganz sicher kann niemand sein.
saboteursAll = Keine Zwergenkarte ist übrig: Diese Zahl stimmt genau.
deck =
    Nachziehstapel: { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
deckShort = Stapel
deckTip = Ist er leer, zieht niemand mehr: Abgeworfenes kommt nicht zurück.
discards =
    { $count ->
        [0] Nichts abgeworfen
        [one] Ablage: 1 Karte. Durchsehen
       *[other] Ablage: { $count } Karten. Durchsehen
    }
discardsShort = Ablage
discardsTitle = Ablage, die letzte zuerst
discardsNone = In dieser Runde wurde noch nichts abgeworfen.
faceDown = Verdeckt
onlyYou = Das weißt nur du.
goldLeft =
    Goldstapel: { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
goldShort = Goldkarten
goldTip = Finden die Goldsucher den Schatz, verteilen sie Karten von hier; wenn nicht, werden von hier die Saboteure bezahlt.
roundOf = Runde { $round } von { $rounds }
roundShort = Runde
roundsTitle = Die bisherigen Runden
roundsNone = Noch ist keine Runde zu Ende. Danach steht hier, wer was war und wie viel bekam.

goalHidden = Du weißt nicht, was hier ist.
goalKnown =
    { $how ->
        [revealed] { $card }.
        [deduced] { $card }. Etwas anderes kann es nicht sein.
       *[looked] { $card }. Du weißt es, weil du nachgesehen hast.
    }
lookedBy = Angesehen: { PEOPLE($people) }.

hintPick = Wähle eine Karte aus deiner Hand
hintBroken = Dein Werkzeug ist kaputt: Du kannst nicht graben, nur Aktionen spielen oder abwerfen
hintTurn = Sie passt beidseitig: Tipp die Karte in deiner Hand an, um sie zu drehen
hintUseless = { $card }: jetzt nicht spielbar, nur abwerfen
hintPlaces =
    { $turnable ->
        [true] { $places } { $places ->
            [one] Stelle
           *[other] Stellen
        }. Tipp die Karte an, um sie zu drehen
       *[false] { $places } { $places ->
            [one] Stelle
           *[other] Stellen
        }
    }
hintRockfall = Welches Stück Tunnel soll einstürzen?
hintMap = Welches Ziel willst du dir ansehen?
hintBreak = Wessen Werkzeug machst du kaputt?
hintRepair = Wessen Werkzeug reparierst du?
turnable = Tipp sie noch einmal an, um sie zu drehen
fitsBoth = Sie passt beidseitig
onlyDiscard = Jetzt nur abzuwerfen
discard = Abwerfen
discardTip = Wähle zum Passen eine Karte und leg sie hier verdeckt ab. Niemand sieht, welche es war.
handArea = Deine Rolle und deine Karten
roleWord = Rolle
roleLook = Sieh dir heimlich deine Zwergenkarte an
roleHide = Verdecken

roleDeal_title = Deine Rolle in Runde { $round } von { $rounds }
roleDeal_secret = Diese Karte sagt, auf welcher Seite du bist. Sonst darf sie niemand sehen.
roleDeal_turn = Aufdecken
roleDeal_aim_miner = Du bist Goldsucher: Grab einen Tunnel vom Start zum Schatz. Erreicht ihn jemand, teilen sich die Goldsucher das Gold.
roleDeal_aim_saboteur = Du bist Saboteur: Sorg dafür, dass niemand den Schatz erreicht, ohne dich zu früh zu verraten. Kommt niemand hin, werden die Saboteure bezahlt.
roleDeal_understood = Verdecken und spielen

begins =
    { $own ->
        [true] Du beginnst
       *[false] { $name } beginnt
    }
reaches =
    { $own ->
        [true] Du erreichst { DEN($goal) }
       *[false] { $name } erreicht { DEN($goal) }
    }
treasure = Der Schatz!
stone = Nur ein Stein
minersWin = Die Goldsucher gewinnen die Runde
saboteursWin = Die Saboteure gewinnen die Runde
nobodyWins = Niemand gewinnt die Runde
notReached = Der Schatz bleibt vergraben
finished =
    { $own ->
        [true] Du hast den Durchbruch geschafft.
       *[false] { $name } hat den Durchbruch geschafft.
    }
unmasking = Masken ab
aside = Übrig
treasureAt = Der Schatz war { DER($goal) }.
goldForMiners = Gold für die Goldsucher
chooses =
    { $own ->
        [true] Du wählst: Behalte eine Karte und gib den Rest weiter
       *[false] { $name } wählt
    }
next = dann
saboteursPaid = Die Saboteure werden bezahlt
nobodyPaid = Es gab gar keinen Saboteur. Niemand bekommt Gold.
paid =
    { $own ->
        [true] Du bekommst { $count } { $count ->
            [one] Goldstück
           *[other] Goldstücke
        }
       *[false] { $name } bekommt { $count } { $count ->
            [one] Goldstück
           *[other] Goldstücke
        }
    }
goldCounted = Das Gold wird gezählt
nuggets =
    { $count } { $count ->
        [one] Goldstück
       *[other] Goldstücke
    }
goldCards =
    { $count } { $count ->
        [one] Goldkarte, verdeckt
       *[other] Goldkarten, verdeckt
    }
credit =
    ({ $count } { $count ->
        [one] Goldstück
       *[other] Goldstücke
    } ohne Karte)

handOf =
    { $count } { $count ->
        [one] Karte
       *[other] Karten
    } auf der Hand
brokenTool = { $tool }: kann nicht graben
toolsTitle = Werkzeug
allWhole = Alles heil.
deedsTitle = Diese Runde
goldTitle = Gold
notebook = Notizbuch
accusations = Beschuldigungen
accuse = { $name } beschuldigen
takeTokenBack = Beschuldigung zurückziehen
accusedBy = Beschuldigt von: { PEOPLE($people) }
notebookHelp = Nur für deine Augen. Was glaubst du?
marksOf = Deine Notiz zu { $name }
marked_miner = Du tippst auf Goldsucher
marked_saboteur = Du tippst auf Saboteur
marked_unsure = Du bist dir nicht sicher
markAs_miner = { $name }: Goldsucher, glaube ich
markAs_saboteur = { $name }: Saboteur, glaube ich
markAs_unsure = { $name }: Ich bin mir nicht sicher

deedTunnels =
    { $count } { $count ->
        [one] Tunnel
       *[other] Tunnel
    }
deedDeadEnds =
    { $count } { $count ->
        [one] Sackgasse
       *[other] Sackgassen
    }
deedBroke =
    { $count } { $count ->
        [one] Werkzeug kaputtgemacht
       *[other] Werkzeuge kaputtgemacht
    } ({ PEOPLE($people) })
deedMended =
    { $count } { $count ->
        [one] Werkzeug repariert
       *[other] Werkzeuge repariert
    } ({ PEOPLE($people) })
deedRockfalls =
    { $count } { $count ->
        [one] Steinschlag
       *[other] Steinschläge
    }
deedDiscards = { $count } abgeworfen
deedNone = noch nichts

explain_digs = Von hier geht der Tunnel weiter.
explain_deadEnd = Eine Sackgasse: Von hier geht nichts weiter, und nur ein Steinschlag nimmt sie weg.
explain_goal = { DEN($goal) }
explain_reaches = Sie deckt { LIST($goals) } auf.
explain_rejoins =
    Sie verbindet { $count } { $count ->
        [one] Karte
       *[other] Karten
    } wieder mit dem Start.
explain_breaks =
    { $own ->
        [true] Du kannst nicht graben, bis es jemand repariert.
       *[false] { $name } kann nicht graben, bis es jemand repariert.
    }
explain_breakMore =
    { $own ->
        [true] Du kannst ohnehin nicht graben: Es ist nur eins mehr zu reparieren.
       *[false] { $name } kann ohnehin nicht graben: Es ist nur eins mehr zu reparieren.
    }
explain_mends =
    { $own ->
        [true] Ab deinem nächsten Zug kannst du wieder graben.
       *[false] { $name } kann wieder graben.
    }
explain_mendsOne =
    { $own ->
        [true] Bei dir ist dann noch etwas kaputt: { LIST($tools) }.
       *[false] Bei { $name } ist dann noch etwas kaputt: { LIST($tools) }.
    }
explain_fall = Die Karte kommt weg. Sonst wird nichts abgeschnitten.
explain_fallCuts =
    Die Karte kommt weg, und { $count } { $count ->
        [one] Karte wird
       *[other] Karten werden
    } vom Start abgeschnitten.
explain_map = Nur du siehst es. Die anderen sehen, welches Ziel du angesehen hast.
explain_mapKnown = Was dort ist, weißt du schon. { $card }.
explain_discard =
    Verdeckt: Niemand erfährt, welche Karte es war. { $draws ->
        [true] Dann ziehst du nach.
       *[false] Nachzuziehen gibt es nichts mehr.
    }
explain_take = Sie bleibt bis zum Ende der Partie verdeckt vor dir.

design_paths = 44 Wegekarten: der Start, drei Ziele und 40 zum Legen
design_rotations = Jede Form wie gedruckt, verbunden und gedreht, und abgeschnitten
design_states_plain = wie gedruckt
design_states_lit = verbunden, gedreht
design_states_cut = abgeschnitten, gedreht
design_goalBack = Ein Ziel, verdeckt
design_actions = 27 Aktionskarten
design_gold = 28 Goldkarten
design_dwarves = 11 Zwergenkarten
design_backs = Rückseiten und Marker

aim = Goldsucher graben, Saboteure verhindern es. Runde { $round } von { $rounds }: Das meiste Gold gewinnt.
meanwhile_digging = Die anderen graben
meanwhile_sharing = Das Gold wird verteilt

ending_won =
    { $nuggets ->
        [0]
            { $who ->
                [you] Du gewinnst ohne ein einziges Goldstück.
                [one] { PEOPLE($people) } gewinnt ohne ein einziges Goldstück.
                [youAll] { CAPITAL(PEOPLE($people)) } teilt euch den Sieg ohne ein einziges Goldstück.
               *[they] { PEOPLE($people) } teilen sich den Sieg ohne ein einziges Goldstück.
            }
        [one]
            { $who ->
                [you] Du gewinnst mit 1 Goldstück.
                [one] { PEOPLE($people) } gewinnt mit 1 Goldstück.
                [youAll] { CAPITAL(PEOPLE($people)) } teilt euch den Sieg mit jeweils 1 Goldstück.
               *[they] { PEOPLE($people) } teilen sich den Sieg mit jeweils 1 Goldstück.
            }
       *[other]
            { $who ->
                [you] Du gewinnst mit { $nuggets } Goldstücken.
                [one] { PEOPLE($people) } gewinnt mit { $nuggets } Goldstücken.
                [youAll] { CAPITAL(PEOPLE($people)) } teilt euch den Sieg mit jeweils { $nuggets } Goldstücken.
               *[they] { PEOPLE($people) } teilen sich den Sieg mit jeweils { $nuggets } Goldstücken.
            }
    }
ending_reached =
    { $who ->
        [you] In der letzten Runde hast du den Schatz erreicht.
       *[other] In der letzten Runde hat { $name } den Schatz erreicht.
    }
ending_decisive = Die entscheidende Karte: { $card }.
ending_blocked =
    { $saboteurs ->
        [0] In der letzten Runde hat niemand den Schatz erreicht, obwohl es keinen Saboteur gab.
        [one] In der letzten Runde hat der Saboteur alle vom Schatz ferngehalten.
       *[other] In der letzten Runde haben die Saboteure alle vom Schatz ferngehalten.
    }
ending_roles_miner = Goldsucher
ending_roles_saboteur = Saboteur

remark_because_dig-away_0 =
    { $who ->
        [you] Dieser Tunnel führt vom Schatz weg.
       *[other] Dieser Tunnel führt vom Schatz weg, { $name }.
    }
remark_because_dig-away_1 =
    { $who ->
        [you] Wohin gräbst du denn?
       *[other] Wohin gräbst du denn, { $name }?
    }
remark_because_dead-end-blocks_0 =
    { $who ->
        [you] Eine Sackgasse ganz vorn?
       *[other] Eine Sackgasse ganz vorn, { $name }?
    }
remark_because_dead-end-blocks_1 =
    { $who ->
        [you] Diese Sackgasse war kein Versehen.
       *[other] Diese Sackgasse war kein Versehen, { $name }.
    }
remark_because_dead-end-aside_0 =
    { $who ->
        [you] Wozu überhaupt eine Sackgasse?
       *[other] Wozu überhaupt eine Sackgasse, { $name }?
    }
remark_because_break-trusted_0 =
    { $who ->
        [you] Da hat jemand gut gegraben, und du machst das Werkzeug kaputt.
       *[other] Da hat jemand gut gegraben, und du machst das Werkzeug kaputt, { $name }.
    }
remark_because_break-trusted_1 =
    { $who ->
        [you] Wozu Werkzeug kaputtmachen, mit dem gut gegraben wird?
       *[other] Wozu Werkzeug kaputtmachen, mit dem gut gegraben wird, { $name }?
    }
remark_because_repair-suspect_0 =
    { $who ->
        [you] Du reparierst Werkzeug für die falsche Seite.
       *[other] Du reparierst Werkzeug für die falsche Seite, { $name }.
    }
remark_because_repair-self_0 =
    { $who ->
        [you] Du denkst zuerst an dich.
       *[other] Du denkst zuerst an dich, { $name }.
    }
remark_because_rockfall-tunnel_0 =
    { $who ->
        [you] Du hast unseren Tunnel zum Einsturz gebracht!
       *[other] Du hast unseren Tunnel zum Einsturz gebracht, { $name }!
    }
remark_because_rockfall-tunnel_1 =
    { $who ->
        [you] Diesen Tunnel haben wir gebraucht.
       *[other] Diesen Tunnel haben wir gebraucht, { $name }.
    }
remark_because_rockfall-aside_0 =
    { $who ->
        [you] Ein Steinschlag, der niemandem hilft?
       *[other] Ein Steinschlag, der niemandem hilft, { $name }?
    }
remark_because_discard-broken_0 =
    { $who ->
        [you] Du sitzt nur mit kaputtem Werkzeug da und wartest.
       *[other] Du sitzt nur mit kaputtem Werkzeug da und wartest, { $name }.
    }
remark_because_counter_0 =
    { $who ->
        [you] Wer auf mich zeigt, hat etwas zu verbergen.
       *[other] Wer auf mich zeigt, hat etwas zu verbergen, { $name }.
    }
remark_accuses =
    { $who ->
        [you] { $accuser } beschuldigt dich.
       *[other] { $accuser } beschuldigt { $name }.
    }
remark_withdraws = { $accuser } zieht die Beschuldigung zurück.
remark_ownAccuses = Du beschuldigst { $name }.
remark_ownWithdraws = Du ziehst deine Beschuldigung zurück.
remark_quote = { QUOTE($said) }
