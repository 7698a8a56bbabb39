levelOf = Ebene { $level } von { $levels }
roomOf = Raum { $room } von { $rooms }
row = Die Räume dieser Ebene
history = Der bisherige Weg
torchOne = Jederzeit, während jemand eine Karte wählt: Sieh dir einen dunklen Raum dieser Ebene an. Gegen das Wolfsrudel darfst du sie als Karte spielen: Du entkommst.
darkRoom = Dunkler Raum
darkBoss = Das Bossmonster, verdeckt
place_passed = vorbei
place_current = hier ist die Gruppe
place_open = offen
place_dark = dunkel
place_peeked = nur du hast ihn gesehen
onlyYou = Das weißt nur du
door = Raum { $position }: { $room }, { $place }
darkTip = Niemand weiß, was hinter dieser Tür ist, bis die Gruppe hineingeht. Wer eine Fackel benutzt, sieht es früher.
bossTip = Hier wartet das Bossmonster. Welches, siehst du beim Betreten oder vorher mit einer Fackel.
kind_treasure = Schatz
kind_monster = Monster
kind_vault = Lagerraum
kind_trap = Falle
kind_boss = Bossmonster
highestCard = höchste Karte
toHighest =
    { $coins ->
        [1] Münze
       *[other] Münzen
    } für die höchste Karte
secondCard = zweithöchste
coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
wounds =
    { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
unit_coins =
    { $count ->
        [1] Münze
       *[other] Münzen
    }
unit_wounds =
    { $count ->
        [1] Wunde
       *[other] Wunden
    }
minusCoins =
    verliert { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
strength = Stärke { $strength } bei { $players } Spielern
sum = Summe
of = von
sumOf = Summe { $sum } von nötigen { $strength }
undefeatable = Nicht zu besiegen
lost = Nicht mehr zu besiegen
beaten = So gut wie besiegt
eliminates = scheidet aus
attacks_lowest = Greift die niedrigste Karte an
attacks_highest = Greift die höchste Karte an
escapesWith = { $item }: entkommen
countsAs = { $card } zählt als { $value }
otherwise =
    Reicht es nicht, bekommt die { $highest ->
        [true] höchste
       *[false] niedrigste
    } Karte:
attackOn =
    Die { $highest ->
        [true] höchste
       *[false] niedrigste
    } Karte bekommt:
ties = Bei Gleichstand wird geteilt.
vaultAsk = Was deine Karte dir bringt
trapAsk = Je nach höchster Karte
trapHits_most-coins = Meiste Münzen: verliert
trapHits_least-wounds = Wenigste Wunden: bekommt
nothing = nichts
step = { $value }: { $what }
pile = { $item }: { $count } im Vorrat
supply = Vorrat an Gegenständen
potion =
    Trank: heilt { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }
cards = Karten in diesem Raum
slot_choosing = { $name } wählt
slot_waiting = { $name } hat noch nicht gespielt
slot_locked = { $name } hat eine Karte gewählt
slot_lockedOwn = Deine Karte: { $card }
slot_open = { $name }: { $card }
slot_out = { $name } ist ausgeschieden
lockedCount =
    { $locked ->
        [1] 1 von { $players } hat gewählt
       *[other] { $locked } von { $players } haben gewählt
    }
again = spielt noch eine Karte
escape = entkommt
hasMap = Hat die Landkarte: spielt zuerst
used = Auf dieser Ebene gespielt: { $values }
usedNone = Alle fünf Stärkekarten auf der Hand
looked = Hat auf dieser Ebene ins Dunkle gesehen
mark_map = Landkarte
mark_looked = hat nachgesehen
mark_stone = Stein
mark_collapsing = bräche zusammen
mark_collapsed = zusammengebrochen
collapsing = Hat die meisten Wunden: bräche jetzt zusammen
collapsed = Zusammengebrochen
eliminated = Versteinert
hand = Deine Karten
handSize =
    { $cards ->
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
usedTitle = Auf dieser Ebene gespielt
heldTitle = Auf der Hand
notHere = In diesem Raum nicht spielbar.
times = { $count }×
banner_level = Ebene { $level }
banner_defeated = { $sum } von { $strength }: besiegt
banner_notEnough = { $sum } von { $strength }: nicht genug
banner_cannot = Unbesiegbar
banner_attack = Es greift an
banner_allEscaped = Alle sind entkommen
banner_chest =
    +{ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
banner_shared =
    Geteilt: jeweils +{ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
banner_tooMany = Zu viele für eine Truhe
banner_chestLeft = Alle gleich: Die Truhe bleibt zu
banner_spared = Höchste Karte: { $highest }. Nichts geschieht
banner_trap = Höchste Karte: { $highest }
banner_again = Noch eine Karte
banner_peek = Im Fackelschein
banner_escaped = Entkommen
banner_pileEmpty = Zu wenige da: Niemand bekommt einen
banner_map = Die Landkarte wandert
banner_collapsed = Zusammengebrochen
banner_nobodyCollapsed = Niemand bricht zusammen
banner_eliminated = Versteinert
banner_won = Mit dem Schatz nach Hause
banner_everyoneLost = Niemand kommt heraus
explain_look =
    Nur du siehst { $count ->
        [1] Raum
       *[other] die Räume
    } { $positions }. Eine Karte spielst du trotzdem.
explain_again = Sind die Karten aufgedeckt, siehst du sie alle und spielst noch eine.
explain_againInTurn = Haben alle gespielt, spielst du in Kenntnis ihrer Karten noch eine.
explain_escape = Du entkommst: Du wirst nicht angegriffen, trägst aber nichts zur Summe bei.
explain_treasureOne =
    { $coins ->
        [1] Ist sie die höchste, bekommst du 1 Münze; bei Gleichstand bekommt sie niemand.
       *[other] Ist sie die höchste, bekommst du { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }; bei Gleichstand wird geteilt.
    }
explain_treasureTwo =
    Die höchste bekommt { $first ->
        [one] 1 Münze
       *[other] { $first } Münzen
    }, die zweithöchste { $second }; bei Gleichstand wird geteilt.
explain_best = Die höchste ist bisher eine { $value }.
explain_enough = Das macht { $sum } von { $strength }: genug, um das Monster zu besiegen.
explain_missing =
    Das macht { $sum } von { $strength }: { $others ->
        [one] Die Karte, die noch kommt, muss mindestens { $missing } wert sein
       *[other] Die anderen { $others } Karten müssen zusammen { $missing } ergeben
    }, sonst greift das Monster die niedrigste an.
explain_beyond =
    Das macht { $sum } von { $strength }: Selbst { $others ->
        [one] eine 5 würde
       *[other] { $others } Fünfen würden
    } nicht reichen, und das Monster greift die niedrigste an.
explain_notEnough = { $sum } von { $strength }: nicht genug, und das Monster greift die niedrigste an.
explain_cannotLow = Nicht zu besiegen: greift die niedrigste Karte an.
explain_cannotHigh = Nicht zu besiegen: greift die höchste Karte an.
explain_pile =
    { $count ->
        [0] Aber der Vorrat ist leer.
       *[other] Im Vorrat { $count ->
            [one] ist noch 1
           *[other] sind noch { $count }
        }; wollen mehr Leute einen, bekommt ihn niemand.
    }
explain_trapNothing = Ist die { $value } die höchste Karte, geschieht nichts.
explain_trapCoins =
    Ist die { $value } die höchste Karte, verliert, wer die meisten Münzen hat, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
explain_trapWounds =
    Ist die { $value } die höchste Karte, bekommt, wer die wenigsten Wunden hat, { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }.
design_rooms = Räume
design_bosses = Bossmonster
design_hand = Stärkekarten und Gegenstände
design_characters = Figuren
design_levels = Ebenenkarten
design_tokens = Marker, Landkarte und Rückseiten
design_doors = Türen der Reihe
design_scenes = Szenen
aim_nobody = Die meisten Münzen gewinnen. Jetzt bräche niemand zusammen.
aim_you = Die meisten Münzen gewinnen. Jetzt brächst du zusammen.
aim_one = Die meisten Münzen gewinnen. Jetzt bräche { $name } zusammen.
aim_youToo = Die meisten Münzen gewinnen. Jetzt brächt ihr zusammen: du und { $other }.
aim_many =
    { $own ->
        [true] Die meisten Münzen gewinnen. Jetzt { $count ->
            [one] bräche 1 Person
           *[other] brächen { $count }
        } zusammen, auch du.
       *[false] Die meisten Münzen gewinnen. Jetzt { $count ->
            [one] bräche 1 Person
           *[other] brächen { $count }
        } zusammen.
    }
meanwhile = Die anderen wählen eine Karte
ending_coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
ending_wounds =
    { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
ending_allStone = Medusa hat alle versteinert: Niemand gewinnt.
ending_fateFainted = { $coins } · zusammengebrochen mit { $wounds }
ending_fateStone = Von Medusa versteinert
giftWord_coins =
    { $count ->
        [1] Münze
       *[other] Münzen
    }
giftWord_potion = Trank
explain_gift-coins =
    { $coins ->
        [one] Du bekommst 1 Münze.
       *[other] Du bekommst { $coins } Münzen.
    }
explain_gift-potion =
    { $wounds ->
        [one] Du bekommst einen Trank, der 1 Wunde heilt.
       *[other] Du bekommst einen Trank, der { $wounds } Wunden heilt.
    }
explain_gift-item =
    { $item ->
        [torch] Du bekommst eine Fackel.
        [crystal-ball] Du bekommst eine Kristallkugel.
        [key] Du bekommst einen Schlüssel.
       *[sword] Du bekommst ein Schwert.
    }
explain_hits =
    { $who ->
        [you] Im Moment träfe es dich.
       *[other] Im Moment träfe es { TO_PEOPLE($people) }.
    }
ending_won =
    { $who ->
        [you] Du gewinnst mit { $coins }.
        [one] { PEOPLE($people) } gewinnt mit { $coins }.
        [youAll] { CAPITAL(PEOPLE($people)) } teilt euch den Sieg, jeweils mit { $coins } und gleich vielen Wunden.
       *[they] { PEOPLE($people) } teilen sich den Sieg, jeweils mit { $coins } und gleich vielen Wunden.
    }
ending_fainted =
    { $who ->
        [you] Du hattest { $coins }, bist aber mit { $wounds } zusammengebrochen.
       *[other] { $name } hatte { $coins }, ist aber mit { $wounds } zusammengebrochen.
    }
ending_sameCoins =
    { $who ->
        [you] Du hattest auch { $coins }, aber mehr Wunden ({ $wounds }).
       *[other] { $name } hatte auch { $coins }, aber mehr Wunden ({ $wounds }).
    }
