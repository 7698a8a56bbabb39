round = Runde { $round }
bidding = Bieten
inside =
    { $own ->
        [true] Du bist drinnen
       *[false] { $name } ist drinnen
    }
equipment = Ausrüstung
hp = { $hp } LP
hpNow = { $hp } von { $start } LP
deck =
    Monsterstapel: { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
deckEmpty = Der Stapel ist leer
pile =
    Dungeon: { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
waiting =
    { $count ->
        [0]
            { $left ->
                [true] Drinnen ist niemand mehr
               *[false] Drinnen ist noch niemand
            }
       *[other]
            { $known ->
                [0]
                    { $count ->
                        [one] 1 Monster wartet drinnen
                       *[other] { $count } Monster warten drinnen
                    }
               *[other]
                    { $count ->
                        [one] 1 wartet drinnen: Du kennst { $known }
                       *[other] { $count } warten drinnen: Du kennst { $known }
                    }
            }
    }
pileCard_known = Karte { $place }: { $monster } (von { $owner })
pileCard_unknown = Karte { $place }: unbekannt (von { $owner })
onlyYou = Das weißt nur du
ownKnown = Was du über den Dungeon weißt
ownKnownNone =
    { $memory ->
        [true] Du spielst aus dem Gedächtnis: Was du hineingelegt hast, wird nicht mehr gezeigt.
       *[false] Noch nichts: Hier siehst du, was du hineingelegt hast.
    }
drawnByYou = Deine Karte: { $monster }. Sonst sieht sie niemand.
drawnBy = { $name } sieht sich eine Karte an

again = Noch einmal zum Bestätigen

does_hp = Bringt { $amount } LP.
does_kind = Besiegt { ALLE($monster) }.
does_only = Besiegt { DEN($monster) }.
does_next = Besiegt { DEN($monster) } und was danach kommt.
does_even = Besiegt Monster mit Stärke 2, 4 und 6.
does_upTo = Besiegt Monster mit Stärke { $strength } oder weniger.
does_heal = Besiegt Stärke { $strength } oder weniger und heilt dich um so viel.
does_from = Besiegt Monster mit Stärke { $strength } oder mehr.
does_named = Besiegt die Art, die du am Eingang nennst.
does_turned = Einmal: besiegt eine ganze Art von Monster.
does_turnedOne = Einmal: besiegt ein Monster.
does_revive = Einmal: Stirbst du, geht es mit { $hp } LP weiter.
does_exchange = Einmal: tauscht ein Monster gegen die oberste Karte.
does_different = Stirbst du und keine Art kam doppelt, überlebst du.

axeSingle = Einmal pro Dungeon: Wird ein Monster aufgedeckt, darfst du es besiegen, nur dieses.
tileSpent = Verbraucht
tileGone =
    { $own ->
        [true] Von dir geopfert
       *[false] Geopfert von { $name }
    }
under = Darunter: { $monster }
underUnknown = Darunter: ein Monster, das du nicht gesehen hast
beatsIt = besiegt es

kinds = Wer dort warten kann
kindsAsk = Welche Art besiegt deine Klinge?
kind = { $name }, Stärke { $strength }, verborgen: { $unseen } von { $copies }
unseen =
    { $unseen ->
        [0] Du weißt, wo alle sind.
        [one] In dieser Runde ist noch 1 von { $copies } verborgen.
       *[other] In dieser Runde sind noch { $unseen } von { $copies } verborgen.
    }
beatenBy = Im Moment zu besiegen mit: { $tile }
costs = Würde im Moment { $hp } LP kosten
costsShort = kostet { $hp } LP
hidden = verborgen
seen = gesehen

trail = Bisher getroffen
step = { $monster }: { $what }
stepBeaten = besiegt ({ $tile })
stepDamage =
    kostet { $lost } LP, { $hp ->
        [0] keiner mehr übrig
       *[other] noch { $hp }
    }
stepPotion = kostet { $lost } LP, der Trank bringt { $hp } zurück
stepExchanged = verwandelt
lastCard = Die letzte …
stillInside = dahinter noch { $count }
fromDeck = vom Stapel
putBy = von { $name } hineingelegt
pactPending = Der Pakt holt das nächste
axed = Axt: { $monster }
dead = Tot
deadGoesOn = Keine LP mehr: Nur die Allmacht kann helfen
goesIn =
    { $own ->
        [true] Du gehst hinein
       *[false] { $name } geht hinein
    }
asks = { $name } nennt eine Art
turning = Eine Karte wird aufgedeckt
defeated = Besiegt
lost = −{ $hp }
revived = Wieder auf den Beinen
success = Überlebt
failure = Gescheitert
saved = Alle verschieden: gerettet
notSaved = Eine Art kam doppelt
resultOf =
    { $success ->
        [true]
            { $own ->
                [true]
                    { $hp ->
                        [0] Du kommst lebend heraus, ohne einen einzigen LP.
                       *[other] Du kommst lebend heraus, mit { $hp } LP.
                    }
               *[false]
                    { $hp ->
                        [0] { $name } kommt lebend heraus, ohne einen einzigen LP.
                       *[other] { $name } kommt lebend heraus, mit { $hp } LP.
                    }
            }
       *[false]
            { $own ->
                [true] Der Dungeon war zu viel für dich.
               *[false] Der Dungeon war zu viel für { $name }.
            }
    }
rest = Was niemand getroffen hat
underOf = Unter { DEM($tile) }: { $monster }
wins =
    { $own ->
        [true] Du gewinnst die Partie
       *[false] { $name } gewinnt die Partie
    }
whoNext =
    { $own ->
        [true] Wer geht als Nächstes?
       *[false] { $name } wählt, wer als Nächstes geht
    }
lastRun =
    { $own ->
        [true]
            { $success ->
                [true] Du warst mit { DEM($hero) } drinnen und hast überlebt
               *[false] Du warst mit { DEM($hero) } drinnen und bist gescheitert
            }
       *[false]
            { $success ->
                [true] { $name } war mit { DEM($hero) } drinnen und hat überlebt
               *[false] { $name } war mit { DEM($hero) } drinnen und ist gescheitert
            }
    }
lastRunTitle = Der letzte Dungeon

passed = gepasst
out = draußen
running = drinnen
bids = bietet
starts = Beginnt diese Runde
successes =
    { $count ->
        [one] 1 von 2 Erfolgen
       *[other] { $count } von 2 Erfolgen
    }
failures =
    { $count ->
        [one] 1 von 2 Fehlschlägen
       *[other] { $count } von 2 Fehlschlägen
    }
aidWhite = Weiße Seite: Ein Fehlschlag ist noch drin.
aidRed = Rote Seite: Der nächste Fehlschlag ist der letzte.
aidOut = Zwei Fehlschläge: ausgeschieden.
aside = In dieser Runde beiseitegelegt
asideNone = Nichts beiseitegelegt.
added = In diesen Dungeon gelegt
addedNone = Keine Karte im Dungeon.
runs = Bisherige Dungeons
runsNone = War noch in keinem Dungeon.
runLine =
    { $hero }: { $success ->
        [true] überlebt
       *[false] gescheitert
    }, { $pile } { $pile ->
        [one] Karte
       *[other] Karten
    }, { $tiles } von 6 Gegenständen
roundLine = Runde { $round }
supply =
    { $count ->
        [one] Noch 1 Erfolgskarte
       *[other] Noch { $count } Erfolgskarten
    }

explain_draw =
    Nur du siehst die Karte (noch { $deck } { $deck ->
        [one] Karte
       *[other] Karten
    }). Dann kommt sie in den Dungeon, oder du legst sie beiseite und opferst einen Gegenstand.
explain_drawForced = Hausregel: Im ersten Zug darf niemand passen.
explain_pass =
    Du bist aus dieser Runde und in Sicherheit. { $left ->
        [one] 1 Person bietet
       *[other] { $left } Personen bieten
    } weiter.
explain_passLast =
    Du bist draußen, und { $name } muss sofort hinein: { $count ->
        [one] 1 Karte wartet
       *[other] { $count } Karten warten
    } dort.
explain_passForced = Der Stapel ist leer, eine andere Wahl gibt es nicht.
explain_add =
    { CAPITAL(DER($monster)) } kommt oben auf den Dungeonstapel: { $count } { $count ->
        [one] Karte
       *[other] Karten
    }, und diese kommt zuerst heraus.
explain_addBeaten = So, wie es steht, ist es zu besiegen mit: { $tile }.
explain_addHurts = So, wie es steht, kostet es { $hp } LP.
explain_sacrifice = { CAPITAL(DER($monster)) } und dieser Gegenstand sind in dieser Runde aus dem Spiel.
explain_sacrificeHp = Lebenspunkte: { $before } → { $after }.
explain_sacrificeOpen = Arten, die dann nichts mehr besiegt: { $monsters }.
explain_sacrificeCovered = Alles, was er besiegt, besiegt auch ein anderer Gegenstand.
explain_name =
    Damit besiegst du in diesem Dungeon { ALLE($monster) }. { $unseen ->
        [0] Du weißt, wo alle sind.
        [one] Bisher ist noch 1 von { $copies } verborgen.
       *[other] Bisher sind noch { $unseen } von { $copies } verborgen.
    }
explain_nameBeaten = Auch schon zu besiegen mit: { $tile }.
explain_keepBeaten = Zu besiegen mit: { $tile }.
explain_hurts = Das kostet { $lost } LP: { $before } → { $after }.
explain_kills = Dort stirbst du.
explain_potionSaves = Der Trank bringt dich dann auf { $hp } LP zurück.
explain_alreadyDead = LP zählen nicht mehr: Nur die Allmacht kann dich retten.
explain_polymorph =
    Du wirfst { DEN($monster) } ab und stellst dich stattdessen der obersten Karte des Stapels (noch { $deck } { $deck ->
        [one] Karte
       *[other] Karten
    }). Nur einmal.
explain_axe =
    { $kind ->
        [true] { CAPITAL(DER($monster)) } ist besiegt, und jede spätere Karte dieser Art. Die Axt ist verbraucht.
       *[false] { CAPITAL(DER($monster)) } ist besiegt, sonst nichts. Die Axt ist verbraucht.
    }
explain_choose = { $hp } LP mit der ganzen Ausrüstung: { $tiles }.

design_monsters = Monster
design_heroes = Abenteurer
design_tiles = Ausrüstung
design_tokens = Marker und Zeichen
design_moments = Stapel und Dungeon

aim_rule = Wer nie passt, geht hinein. 2 Erfolge gewinnen; 2 Fehlschläge: draußen.
aim_own =
    Du: { $successes } { $successes ->
        [one] Erfolg
       *[other] Erfolge
    }, { $failures } { $failures ->
        [one] Fehlschlag
       *[other] Fehlschläge
    }.

meanwhile_inside = { $name } ist im Dungeon
meanwhile_bidding = Die anderen bieten
meanwhile_passed = Du hast gepasst: Die anderen bieten weiter

ending_survived =
    { $who ->
        [you] Du bist zweimal lebend aus dem Dungeon gekommen, und das gewinnt die Partie.
       *[other] { $name } ist zweimal lebend aus dem Dungeon gekommen, und das gewinnt die Partie.
    }
ending_lastLeft =
    { $who ->
        [you] Alle anderen sind zweimal gescheitert: Nur du bist übrig.
       *[other] Alle anderen sind zweimal gescheitert: Nur { $name } ist übrig.
    }
ending_runs =
    { $successes } { $successes ->
        [one] Erfolg
       *[other] Erfolge
    } · { $failures } { $failures ->
        [one] Fehlschlag
       *[other] Fehlschläge
    }
ending_out = Nach zwei Fehlschlägen ausgeschieden
