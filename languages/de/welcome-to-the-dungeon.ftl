name = Willkommen im Dungeon
tagline = Biete, bluffe, nimm dem Abenteurer das Schwert weg … und lass andere hineingehen.

scores_successes = Erfolge
scores_failures = Fehlschläge

variants_firstTurnAdd_name = Erstes Monster in den Dungeon
variants_firstTurnAdd_sentence = Im ersten Zug jeder Runde muss ein gezogenes Monster in den Dungeon.
variants_firstTurnAdd_values_off = Aus
variants_firstTurnAdd_values_each-player = Für alle
variants_firstTurnAdd_values_starter-only = Nur für den Startspieler
variants_firstTurnNoPass_name = Kein Passen im ersten Zug
variants_firstTurnNoPass_sentence = Im eigenen ersten Zug einer Runde darf niemand passen.
variants_firstAdventurer_name = Erster Abenteurer
variants_firstAdventurer_sentence = Welcher Abenteurer in der ersten Runde gespielt wird.
variants_firstAdventurer_values_warrior = Krieger
variants_firstAdventurer_values_barbarian = Barbar
variants_firstAdventurer_values_mage = Magier
variants_firstAdventurer_values_rogue = Schurke
variants_firstAdventurer_values_random = Zufällig
variants_firstAdventurer_values_starter-chooses = Wer beginnt, wählt
variants_vorpalAxeScope_name = Vorpalaxt
variants_vorpalAxeScope_sentence = Was die Vorpalaxt besiegt.
variants_vorpalAxeScope_values_kind = Jedes Monster dieser Art
variants_vorpalAxeScope_values_single = Nur dieses Monster
variants_nextAdventurer_name = Spätere Abenteurer
variants_nextAdventurer_sentence = Wie der Abenteurer jeder späteren Runde bestimmt wird.
variants_nextAdventurer_values_chosen = Jemand wählt ihn
variants_nextAdventurer_values_random = Zufällig
variants_adventurerChooser_name = Wer nach einem Ausscheiden wählt
variants_adventurerChooser_sentence = Wer gerade im Dungeon war, wählt den nächsten Abenteurer, selbst nach dem Ausscheiden, wie es im Regelheft steht; oder wer die neue Runde beginnt.
variants_adventurerChooser_values_runner = Wer gerade drinnen war
variants_adventurerChooser_values_starter = Wer die neue Runde beginnt
variants_keptSuccesses_name = Erfolge Ausgeschiedener
variants_keptSuccesses_sentence = Wer ausscheidet, behält die bis dahin gewonnenen Erfolgskarten.
variants_memory_name = Deine Monster im Dungeon
variants_memory_sentence = Dir wird gezeigt, welche Monster du in den Dungeon gelegt hast, oder du musst sie dir merken.
variants_memory_values_shown = Gezeigt
variants_memory_values_hidden = Aus dem Gedächtnis

monsters_goblin = Goblin
    .text = Stärke 1. Es gibt zwei.
    .alle = alle Goblins
    .zwei = zwei Goblins
monsters_skeleton = Skelett
    .gender = n
    .text = Stärke 2. Es gibt zwei.
    .alle = alle Skelette
    .zwei = zwei Skelette
monsters_orc = Ork
    .text = Stärke 3. Es gibt zwei.
    .alle = alle Orks
    .zwei = zwei Orks
monsters_vampire = Vampir
    .text = Stärke 4. Es gibt zwei.
    .alle = alle Vampire
    .zwei = zwei Vampire
monsters_golem = Golem
    .text = Stärke 5. Es gibt zwei.
    .alle = alle Golems
    .zwei = zwei Golems
monsters_lich = Lich
    .text = Stärke 6. Es gibt nur einen.
    .article = der
    .alle = den Lich
monsters_demon = Dämon
    .text = Stärke 7. Es gibt nur einen.
    .article = der
    .alle = den Dämon
monsters_dragon = Drache
    .weak = Drachen
    .text = Stärke 9. Es gibt nur einen.
    .article = der
    .alle = den Drachen

adventurers_warrior = Krieger
    .text = 3 LP, 11 mit der ganzen Ausrüstung.
adventurers_barbarian = Barbar
    .weak = Barbaren
    .text = 4 LP, 11 mit der ganzen Ausrüstung.
adventurers_mage = Magier
    .text = 2 LP, 11 mit der ganzen Ausrüstung.
adventurers_rogue = Schurke
    .weak = Schurken
    .text = 3 LP, 11 mit der ganzen Ausrüstung.

tiles_warrior-plate-armor = Plattenpanzer
    .text = +5 Lebenspunkte.
tiles_warrior-knight-shield = Ritterschild
    .text = +3 Lebenspunkte.
tiles_warrior-vorpal-sword = Vorpalschwert
    .gender = n
    .text = Nenne eine Art von Monster, bevor die erste Karte aufgedeckt wird. Besiegt jedes Monster dieser Art.
tiles_warrior-dragon-spear = Drachenspeer
    .text = Besiegt den Drachen.
tiles_warrior-holy-grail = Heiliger Gral
    .one = Heilig~ Gral
    .text = Besiegt jedes Monster mit gerader Stärke (2, 4, 6).
tiles_warrior-torch = Fackel
    .gender = f
    .text = Besiegt jedes Monster mit Stärke 3 oder weniger.
tiles_barbarian-healing-potion = Heiltrank
    .text = Einmal pro Dungeon: Hast du keine LP mehr, geht es mit den eigenen LP des Abenteurers weiter.
tiles_barbarian-leather-shield = Lederschild
    .text = +3 Lebenspunkte.
tiles_barbarian-chainmail = Kettenhemd
    .gender = n
    .text = +4 Lebenspunkte.
tiles_barbarian-vorpal-axe = Vorpalaxt
    .gender = f
    .text = Einmal pro Dungeon: Wird ein Monster aufgedeckt, darfst du seine Art besiegen, also diese Karte und jede spätere wie sie.
tiles_barbarian-torch = Fackel
    .gender = f
    .text = Besiegt jedes Monster mit Stärke 3 oder weniger.
tiles_barbarian-war-hammer = Kriegshammer
    .text = Besiegt die Golems.
tiles_mage-wall-of-fire = Feuerwand
    .gender = f
    .text = +6 Lebenspunkte.
tiles_mage-holy-grail = Heiliger Gral
    .one = Heilig~ Gral
    .text = Besiegt jedes Monster mit gerader Stärke (2, 4, 6).
tiles_mage-omnipotence = Allmacht
    .gender = f
    .text = Waren alle Monster im Dungeon von verschiedener Art, überlebst du ihn sogar ohne LP.
tiles_mage-bracelet-of-protection = Schutzarmreif
    .text = +3 Lebenspunkte.
tiles_mage-polymorph = Verwandlung
    .gender = f
    .text = Einmal pro Dungeon: Tausch das gerade aufgedeckte Monster gegen die oberste Karte des Monsterstapels. Geht nicht, wenn der Stapel leer ist.
tiles_mage-demonic-pact = Dämonenpakt
    .text = Besiegt den Dämon und das Monster, das direkt danach kommt.
tiles_rogue-mithril-armor = Mithrilpanzer
    .text = +5 Lebenspunkte.
tiles_rogue-healing-potion = Heiltrank
    .text = Einmal pro Dungeon: Hast du keine LP mehr, geht es mit den eigenen LP des Abenteurers weiter.
tiles_rogue-ring-of-power = Ring der Macht
    .text = Besiegt jedes Monster mit Stärke 2 oder weniger und zählt seine Stärke zu deinen LP dazu.
tiles_rogue-buckler = Faustschild
    .text = +3 Lebenspunkte.
tiles_rogue-vorpal-dagger = Vorpaldolch
    .text = Nenne eine Art von Monster, bevor die erste Karte aufgedeckt wird. Besiegt jedes Monster dieser Art.
tiles_rogue-invisibility-cloak = Tarnumhang
    .text = Besiegt jedes Monster mit Stärke 6 oder mehr.

others_symbol-torch = Fackel
    .text = Eine Fackel besiegt dieses Monster.
others_symbol-chalice = Kelch
    .text = Der Heilige Gral besiegt dieses Monster.
others_symbol-hammer = Hammer
    .text = Der Kriegshammer besiegt dieses Monster.
others_symbol-spear = Speer
    .text = Der Drachenspeer besiegt dieses Monster.
others_symbol-cloak = Umhang
    .text = Der Tarnumhang besiegt dieses Monster.
others_symbol-pact = Pakt
    .text = Der Dämonenpakt besiegt dieses Monster.
others_success-card = Erfolgskarte
    .text = Eine für jeden überlebten Dungeon; die zweite gewinnt die Partie.
others_player-aid = Übersichtskarte
    .text = Weiße Seite: noch kein Fehlschlag. Rote Seite: ein Fehlschlag; beim nächsten scheidest du aus.
others_monster-deck = Monsterstapel
    .text = Die Monster, die noch niemand gezogen hat.
others_dungeon-pile = Dungeon
    .text = Die Monster, die drinnen warten; das zuletzt gelegte kommt zuerst. Zählen darf man sie, ansehen nicht.

decisions_WD-DEC-01 = Wähle den Abenteurer für die nächste Runde
decisions_WD-DEC-02 = Zieh ein Monster oder passe
decisions_WD-DEC-03 = Der Stapel ist leer: Du musst passen
decisions_WD-DEC-04 = Leg das Monster in den Dungeon, oder leg es beiseite und opfere einen Gegenstand
decisions_WD-DEC-05 = Nenne die Art von Monster, die deine Vorpalklinge besiegt
decisions_WD-DEC-06 = Stell dich diesem Monster, oder tausch es gegen die oberste Karte des Stapels
decisions_WD-DEC-07 = Benutz die Vorpalaxt, oder nimm den Schaden hin

options_draw = Monster ziehen
options_pass = Passen
options_add = In den Dungeon damit
options_keep = Sich dem Monster stellen
options_polymorph = Verwandeln
options_take-damage = Schaden hinnehmen
options_use-axe = Vorpalaxt benutzen
options_sacrifice = { CAPITAL(DEN($tile)) } opfern

events_starter-drawn =
    { $who ->
        [you] Das Los entscheidet: Du beginnst.
       *[other] Das Los entscheidet: { $name } beginnt.
    }
events_adventurer-first = Der erste Abenteurer ist { DER($adventurer) }.
events_adventurer-chance = Der Zufall bestimmt { DEN($adventurer) } zum Abenteurer.
events_adventurer-choice =
    { $who ->
        [you] Du wählst { DEN($adventurer) } als Abenteurer.
       *[other] { $name } wählt { DEN($adventurer) } als Abenteurer.
    }
events_adventurer-out =
    { $who ->
        [you] Obwohl du ausgeschieden bist, wählst du noch den nächsten Abenteurer: { DEN($adventurer) }.
       *[other] Obwohl ausgeschieden, wählt { $name } noch den nächsten Abenteurer: { DEN($adventurer) }.
    }
events_round-first =
    Runde { $round }: { CAPITAL(DER($adventurer)) } hat alle sechs Gegenstände, und der Stapel hat { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    }.
events_round-later =
    Runde { $round }: { CAPITAL(DER($adventurer)) } hat alle sechs Gegenstände, und der Stapel hat { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    }. { $who ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
events_round-after =
    Runde { $round }: { CAPITAL(DER($adventurer)) } hat alle sechs Gegenstände, und der Stapel hat { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    }. { $who ->
        [you] Du beginnst: Nach { $whoAfter ->
            [you] dir
           *[other] { $nameAfter }
        } bist du an der Reihe.
       *[other] { $name } beginnt, nach { $whoAfter ->
            [you] dir
           *[other] { $nameAfter }
        } an der Reihe.
    }
events_draw =
    { $who ->
        [you] Du ziehst eine Monsterkarte.
       *[other] { $name } zieht eine Monsterkarte.
    }
events_draw-seen =
    { $who ->
        [you] Du ziehst { EINEN($monster) }.
       *[other] { $name } zieht { EINEN($monster) }.
    }
events_pass =
    { $who ->
        [you] Du passt: { $left ->
            [one] Nur noch 1 Person bietet.
           *[other] Noch { $left } Personen bieten.
        }
       *[other] { $name } passt: { $left ->
            [one] Nur noch 1 Person bietet.
           *[other] Noch { $left } Personen bieten.
        }
    }
events_pass-forced =
    { $who ->
        [you] Der Stapel ist leer: Du musst passen.
       *[other] Der Stapel ist leer: { $name } muss passen.
    }
events_add =
    { $who ->
        [you] Du legst ein Monster in den Dungeon
       *[other] { $name } legt ein Monster in den Dungeon
    }: { $pile ->
        [1] die erste Karte dort.
       *[other] Jetzt liegen dort { $pile } Karten.
    }
events_add-seen =
    { $who ->
        [you] Du legst { DEN($monster) } in den Dungeon
       *[other] { $name } legt { DEN($monster) } in den Dungeon
    }: { $pile ->
        [1] die erste Karte dort.
       *[other] Jetzt liegen dort { $pile } Karten.
    }
events_sacrifice =
    { $who ->
        [you] Du legst ein Monster beiseite und opferst { DEN($tile) }.
       *[other] { $name } legt ein Monster beiseite und opfert { DEN($tile) }.
    }
events_sacrifice-hp =
    { $who ->
        [you] Du legst ein Monster beiseite und opferst { DEN($tile) }: noch { $hp } LP.
       *[other] { $name } legt ein Monster beiseite und opfert { DEN($tile) }: noch { $hp } LP.
    }
events_sacrifice-seen =
    { $who ->
        [you] Du legst { DEN($monster) } beiseite und opferst { DEN($tile) }.
       *[other] { $name } legt { DEN($monster) } beiseite und opfert { DEN($tile) }.
    }
events_sacrifice-seen-hp =
    { $who ->
        [you] Du legst { DEN($monster) } beiseite und opferst { DEN($tile) }: noch { $hp } LP.
       *[other] { $name } legt { DEN($monster) } beiseite und opfert { DEN($tile) }: noch { $hp } LP.
    }
events_enter =
    { $who ->
        [you] Du gehst mit { DEM($adventurer) } in den Dungeon
       *[other] { $name } geht mit { DEM($adventurer) } in den Dungeon
    }: { $hp } LP, { $tiles ->
        [0] kein Gegenstand
        [one] 1 Gegenstand
       *[other] { $tiles } Gegenstände
    } und { $pile ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $pile } Karten
    } zum Aufdecken.
events_name =
    { $who ->
        [you] Dein { ONE($tile) } besiegt in diesem Dungeon { ALLE($monster) }.
       *[other] { CAPITAL(DER($tile)) } von { $name } besiegt in diesem Dungeon { ALLE($monster) }.
    }
events_turn-up =
    { $who ->
        [you] { CAPITAL(EIN($monster)) } (Stärke { $strength }) taucht auf, von dir hineingelegt.
       *[other] { CAPITAL(EIN($monster)) } (Stärke { $strength }) taucht auf, hineingelegt von { $name }.
    } { $pile ->
        [0] Es war die letzte Karte.
        [one] Noch 1 Karte.
       *[other] Noch { $pile } Karten.
    }
events_keep =
    { $who ->
        [you] Du stellst dich { DEM($monster) } und hebst die Verwandlung auf.
       *[other] { $name } stellt sich { DEM($monster) } und hebt die Verwandlung auf.
    }
events_polymorph =
    { $who ->
        [you] Du verwandelst { DEN($from) } in { EINEN($to) }.
       *[other] { $name } verwandelt { DEN($from) } in { EINEN($to) }.
    }
events_polymorph-same =
    { $who ->
        [you] Du verwandelst { DEN($from) } in … { GENDER($from) ->
            [n] noch eins: wieder { EIN($from) }
           *[m] noch einen: wieder { EIN($from) }
        }.
       *[other] { $name } verwandelt { DEN($from) } in … { GENDER($from) ->
            [n] noch eins: wieder { EIN($from) }
           *[m] noch einen: wieder { EIN($from) }
        }.
    }
events_defeat = { CAPITAL(DER($tile)) } besiegt { DEN($monster) }.
events_defeat-next = { CAPITAL(DER($tile)) } besiegt auch { DEN($monster) }, direkt nach dem Dämon.
events_defeat-healed =
    { $who ->
        [you] { CAPITAL(DER($tile)) } besiegt { DEN($monster) } und gibt dir { $healed } LP: jetzt { $hp }.
       *[other] { CAPITAL(DER($tile)) } besiegt { DEN($monster) } und gibt { $name } { $healed } LP: jetzt { $hp }.
    }
events_axe-saved =
    { $who ->
        [you] Du stellst dich { DEM($monster) } und hebst die Vorpalaxt auf.
       *[other] { $name } stellt sich { DEM($monster) } und hebt die Vorpalaxt auf.
    }
events_damage =
    { $who ->
        [you] { CAPITAL(DER($monster)) } kostet dich { $lost } LP
       *[other] { CAPITAL(DER($monster)) } kostet { $name } { $lost } LP
    }: { $hp ->
        [0] keiner mehr übrig.
       *[other] noch { $hp }.
    }
events_damage-none = { CAPITAL(DER($monster)) } kann keinen Schaden mehr anrichten.
events_potion =
    { $who ->
        [you] { CAPITAL(DER($tile)) } bringt dich auf { $hp } LP zurück.
       *[other] { CAPITAL(DER($tile)) } bringt { $name } auf { $hp } LP zurück.
    }
events_death =
    { $who ->
        [you] Du stirbst im Dungeon.
       *[other] { $name } stirbt im Dungeon.
    }
events_death-goes-on =
    { $who ->
        [you] Hier würdest du sterben, aber vielleicht rettet dich die Allmacht.
       *[other] Hier würde { $name } sterben, aber vielleicht hilft die Allmacht.
    }
events_omnipotence-saved = Allmacht: Alle Monster waren von verschiedener Art. Der Dungeon ist bezwungen!
events_omnipotence-failed = Die Allmacht hilft nicht: Einige Monster waren von derselben Art.
events_result-success =
    { $who ->
        [you] Du überlebst den Dungeon und nimmst deine { $successes ->
            [1] erste
           *[other] zweite
        } Erfolgskarte.
       *[other] { $name } überlebt den Dungeon und nimmt die { $successes ->
            [1] erste
           *[other] zweite
        } Erfolgskarte.
    }
events_result-failure =
    { $who ->
        [you] Das ist dein { $failures ->
            [1] erster
           *[other] zweiter
        } Fehlschlag.
       *[other] Für { $name } ist das der { $failures ->
            [1] erste
           *[other] zweite
        } Fehlschlag.
    }
events_eliminated =
    { $who ->
        [you] Du scheidest aus.
       *[other] { $name } scheidet aus.
    }
events_eliminated-gave-back =
    { $who ->
        [you] Du scheidest aus und gibst deine Erfolgskarte zurück.
       *[other] { $name } scheidet aus und gibt die Erfolgskarte zurück.
    }
events_turn-up-aside =
    { $who ->
        [you] Unter { DEM($tile) }, von dir geopfert, lag { EIN($monster) }.
       *[other] Unter { DEM($tile) }, geopfert von { $name }, lag { EIN($monster) }.
    }
events_turn-up-left =
    { CAPITAL(LIST($monsters)) } { $count ->
        [1] wartete noch im Dungeon
       *[other] warteten noch im Dungeon
    }.
events_left-one = { EIN($monster) }
events_left-two = { ZWEI($monster) }
events_win-successes =
    { $who ->
        [you] Du hast zwei Dungeons überlebt und gewinnst die Partie!
       *[other] { $name } hat zwei Dungeons überlebt und gewinnt die Partie!
    }
events_win-last-left =
    { $who ->
        [you] Sonst ist niemand mehr übrig: Du gewinnst die Partie!
       *[other] Sonst ist niemand mehr übrig: { $name } gewinnt die Partie!
    }
