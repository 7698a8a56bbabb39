map = Der Dungeon
minimap = Kleine Karte: den ganzen Dungeon zeigen
minimapNear = Kleine Karte: deinen Helden aus der Nähe zeigen
cell_unexplored = unerforscht
cell_leads = { $side }: { $way } nach { $to }.
cell_blocked = { $side }: auf der anderen Seite zugemauert.
cell_hero =
    { $own ->
        [true] Du bist hier.
       *[false] { $name } ist hier.
    }
cell_fell =
    { $own ->
        [true] Hier bist du gestorben.
       *[false] Hier ist { $name } gestorben.
    }
explored =
    { $rooms } { $rooms ->
        [1] Raum
       *[other] Räume
    } erforscht, noch { $left } { $left ->
        [1] Plättchen
       *[other] Plättchen
    }
ways_open = Durchgang
ways_door = Tür
ways_portcullis = Fallgitter
entrance = Eingang zu den Katakomben: Wer hier steht, darf hinuntergehen.
chamber = Schatzkammer
chamberTip = Kalladra schläft auf seinem Gold. Bei jedem Betreten ziehst du eine Drachenkarte: Bei sieben der acht schläft er weiter, und du nimmst zwei Schatzkarten.
towerTip = Der Weg hinein und hinaus. Mit mindestens einer Beutekarte darfst du hier den Dungeon verlassen.
sun = Die Sonne steht auf Feld { $space } von { $last }
sunPlain =
    Noch { $rounds } { $rounds ->
        [1] Runde
       *[other] Runden
    } sicheres Tageslicht
sunRisk =
    In jeder Runde wird gewürfelt: Bei { $die ->
        [1] einer 1
       *[other] 1 bis { $die }
    } schließen sich die Türme, und alle, die noch drinnen sind, sterben.
hours_morning = Morgen
hours_noon = Mittag
hours_evening = Abend
hours_dusk = Sonnenuntergang
turnOf =
    { $own ->
        [true] Du bist dran
       *[false] { $name } ist dran
    }
sheetOf = Heldenbogen: { $hero }
openSheet = Heldenbogen öffnen
noHero = Noch kein Held
life = Leben: { $left } von { $of }
determination =
    { $count } { $count ->
        [1] Entschlossenheitsmarker
       *[other] Entschlossenheitsmarker
    }: Die Würfel dürfen { $count } mehr ergeben
runes = Runen
noRunes = Keine Rune mehr
kept = Behaltene Karten
loot =
    { $count ->
        [0] Beute: keine Karten
       *[other] Beute: { $count } { $count ->
            [1] Karte
           *[other] Karten
        }
    }
noLoot = Noch keine Beute. Ohne Beute kommt niemand hinaus.
gold = { $gold } Gold
goldUnknown = Gold unbekannt
hiddenLoot = Eine verdeckte Beutekarte
lostTurns =
    Setzt { $count } { $count ->
        [1] Zug
       *[other] Züge
    } aus
afterDeath =
    { $gender ->
        [f] Deine Heldin ist tot.
       *[m] Dein Held ist tot.
    }
afterDeathMonsters = Die Monster, denen { $name } begegnet, spielst weiter du.
afterDeathServant = In deinen Zügen dienst du Kalladra und bewegst die Monster.
betAsk = Wer kommt lebend heraus? Gib deinen Tipp ab.
afterDeathWatch = Sieh zu, wie es den anderen ergeht.
searched = { $count } von 2 Mal durchsucht
mayGoDown = Von hier kannst du in die Katakomben hinuntergehen.
belowFor =
    { $cards ->
        [0] Noch keine Karten: Du bist noch nicht weitergekommen
       *[other] { $cards } { $cards ->
            [1] Karte
           *[other] Karten
        }: Du kommst { $cards } { $cards ->
            [1] Feld
           *[other] Felder
        } weiter vorn hoch
    }
exits = Mögliche Wege nach oben
left = links
right = rechts
ahead =
    { $steps } { $steps ->
        [1] Feld
       *[other] Felder
    } geradeaus
exitsSide = Links: { $left }. Rechts: { $right }.
secretCard = Diese Karte kennt nur, wer sie gezogen hat.
needs = Probe auf { $attribute }: zwei Würfel, höchstens { $needs }
chance = { $percent } %
rolled =
    { $bonus ->
        [0] { $dice } = { $total }
       *[other] { $dice } + { $bonus } = { $total }
    }
raised = Zu den Würfeln kommen { $bonus } dazu
passed = Bestanden
failed = Misslungen
rolling = Die Würfel rollen
dice = Würfel: { $values }
woundsComing =
    Dir { $amount ->
        [1] droht 1 Wunde
       *[other] drohen { $amount } Wunden
    }
meets = { $monster }!
playedBy =
    { $own ->
        [true] Du spielst das Monster
       *[false] Gespielt von { $name }
    }
automaton = Gespielt vom Automaten
lifeHidden = Leben unbekannt
lifeKnown = Leben { $life }
noEscape = Hier kannst du nicht entkommen
dragonLeft =
    { $left } { $left ->
        [1] verdeckte Drachenkarte
       *[other] verdeckte Drachenkarten
    }
dragonRisk = { $percent } % Gefahr, dass er aufwacht
dragonSleeps = Er schläft weiter
dragonWakes = Kalladra erwacht!
bribe =
    { $cards ->
        [0] Noch nichts geboten
       *[other] Du bietest { $cards } { $cards ->
            [1] Karte
           *[other] Karten
        }: { $gold } Gold
    }
stasis = Schritt { $made } von { $total }
unconscious =
    Noch { $cards } { $cards ->
        [1] Beutekarte
       *[other] Beutekarten
    } zu verlieren
pickHero = Wer wirst du sein?
pickLoot = Wähle eine Beutekarte
pickTile = Drei Räume: Welchen legst du?
combat = Kampf
round = Runde { $round }
hand =
    { $name }: { $count } { $count ->
        [1] Karte
       *[other] Karten
    } auf der Hand
stack = Stapel: { $count }
deck = Karten: { $count }
attack = Angriff { $total }
sealed = Karte gewählt
waitsForCard = Wählt …
cancelled = Aufgehoben
mayCounter = Darf kontern
counterattack = Gegenangriff
stalemate = Patt
deathblow =
    Todesstoß: { $cards } { $cards ->
        [1] Karte
       *[other] Karten
    }
stalemateWhy = Gleiche Angriffe: Alle Karten kommen auf den Stapel.
counterRule = Wer nicht vorn liegt, darf kontern: nur mit Karten, deren Ecke die Art des anderen Angriffs zeigt.
roundTo = Runde für { $name }
killed = { $monster }: tot
answers_melee = Kann Nahkampf kontern
answers_ranged = Kann Fernkampf kontern
answers_magic = Kann Magie kontern
cannotAnswer = Zum Kontern nicht zu gebrauchen
escapeOf = Flucht { $value }
hits =
    { $count ->
        [0] Keine Treffer
       *[other] { $count } Treffer
    }
escapes =
    { $own ->
        [true] Du entkommst
       *[false] Entkommen
    }
caught =
    { $own ->
        [true] Du entkommst nicht
       *[false] Nicht entkommen
    }: { $wounds } { $wounds ->
        [1] Wunde
       *[other] Wunden
    }
tells_start = Hier beginnst du. Der Schatz liegt in der Mitte des Dungeons. Hinaus darfst du durch jeden Turm, bevor die Sonne untergeht.
tells_explore = Dort war noch niemand: Du ziehst einen neuen Raum und betrittst ihn.
tells_door = Eine Tür: Erst ziehst du eine Türkarte, vielleicht bleibt sie zu.
tells_portcullis = Ein Fallgitter: Stärkeprobe, höchstens { $needs } ({ $percent } %). Misslingt sie, endet dein Zug.
tells_tower = Ein Turm: Mit Beute darfst du den Dungeon verlassen; wenn nicht, gehst du weiter.
tells_dragon = Die Schatzkammer: Du ziehst eine Drachenkarte. Mit { $percent } % wacht er auf; sonst nimmst du zwei Schatzkarten.
tells_teleport = Du gibst die Teleportrune aus. Wände zählen nicht; ist dort ein Monster, kannst du ihm nicht entkommen.
tells_search = Du ziehst eine Suchkarte. Das ist Suche { $count } von 2 in diesem Raum.
tells_down = Du verlässt die Räume und ziehst in jedem Zug eine Katakombenkarte, bis du hinausfindest.
tells_leave = Du kommst lebend hinaus, mit { $gold } Gold, und bist in Sicherheit.
tells_leaveHidden = Du kommst lebend mit deiner Beute hinaus und bist in Sicherheit.
tells_escape = Beide Seiten decken eine Machtkarte auf. Ist dein Fluchtwert mindestens so hoch, entkommst du; sonst wirst du verwundet und musst kämpfen.
tells_attack = Karten gegen Karten, bis dein Schaden oder der des Monsters das Leben erreicht.
tells_bridge =
    Gewandtheitsprobe, höchstens { $needs }{ $loot ->
        [0] { "" }
       *[other] , und { $loot } dazu für deine Beute
    } ({ $percent } %). Fällst du, landest du in den Katakomben.
tells_web = Stärkeprobe, höchstens { $needs } ({ $percent } %). Misslingt sie, hält das Netz dich fest.
tells_caveIn = Gewandtheitsprobe, höchstens { $needs } ({ $percent } %). Misslingt sie, endet dein Zug.
tells_redraw = Der nächsten Karte musst du dich stellen, was sie auch ist.
tells_facing = Jede Karte, die du unten ziehst, bringt dich ein Feld weiter in diese Richtung.
tells_half = Du kannst nur durch die Durchgänge dieser Hälfte wieder hinaus.
tells_stasis = Du gibst die Stasisrune aus: bis zu drei Schritte in diesem Zug.
tells_stopCounter = Die Runde wird abgerechnet, wie sie steht.
ask_title = Nach Runen und Fähigkeiten fragen
ask_always = Immer
ask_matters = Wenn es darauf ankommt
ask_help = Wenn es darauf ankommt: nicht bei einer einzelnen Wunde, nicht bei einer Probe, die nicht misslingen kann; die sechste Karte wird immer gezogen.
ask_never = Nicht mehr fragen: { $what }
ask_neverThis = Danach nicht mehr fragen
ask_neverList = An diesem Tisch nicht gefragt
dies =
    { $own ->
        [true] Du bist tot
       *[false] { $name } ist tot
    }
diesSay = Was der Dungeon verschlingt, gibt er nicht wieder her.
leaves =
    { $own ->
        [true] Du bist draußen!
       *[false] { $name } ist draußen!
    }
night = Die Sonne ist untergegangen. Die Türme sind zu.
towersOpen = Die Türme bleiben offen
closesOn =
    Sie schließen sich bei { $upTo ->
        [1] einer 1
       *[other] 1 bis { $upTo }
    }
counted = Das Gold wird gezählt
nobody = Niemand kam heraus. Kalladra gewinnt.
survived = Lebend heraus, aber ohne Schatzkarte: kein Sieg.
design_tiles = Raumplättchen
design_pieces = Figuren, Monster, Marker
design_dice = Würfel
design_heroes = Helden
design_combat = Kampfkarten
design_power = Machtkarten
design_copies = × { $count }
design_counts =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } und { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
aim_most =
    Komm mit dem meisten Gold lebend hinaus. { $turns ->
        [1] Noch 1 Zug
       *[other] Noch { $turns } Züge
    }.
aim_alone =
    Komm mit einer Schatzkarte lebend hinaus. { $turns ->
        [1] Noch 1 Zug
       *[other] Noch { $turns } Züge
    }.
aim_out =
    Du bist mit { $gold } Gold draußen. Wer mehr hinausbringt, schlägt dich. { $turns ->
        [1] Noch 1 Zug
       *[other] Noch { $turns } Züge
    }.
aim_dead =
    { $feminine ->
        [true] Deine Heldin ist tot
       *[false] Dein Held ist tot
    }: Gewinnen kannst du nicht mehr. { $turns ->
        [1] Noch 1 Zug
       *[other] Noch { $turns } Züge
    }.
aim_monster = Du spielst jetzt das Monster, { $monster }: Töte { $hero }.
meanwhile_out = Du bist draußen: Die anderen spielen weiter
meanwhile_dead = Du bist tot: Die anderen spielen weiter
meanwhile_fights = { $name } kämpft gegen ein Monster: { $monster }
meanwhile_duels = { $name } kämpft gegen { $other }
meanwhile_plays = { $name } spielt das Monster: { $monster }
meanwhile_below = { $name } ist unten in den Katakomben
meanwhile_lair = { $name } ist beim Drachen
meanwhile_card = { $name } hat „{ $card }“ gezogen
meanwhile_turn = { $name } ist im Dungeon
ending_share =
    { $own ->
        [true] Ihr teilt euch den Sieg mit jeweils { $gold }: { $names }.
       *[false] { $names } teilen sich den Sieg mit jeweils { $gold }.
    }
ending_alone = Du bist mit einer Schatzkarte und insgesamt { $gold } herausgekommen.
ending_nobody = Der Dungeon hat alle behalten: Niemand kam heraus.
ending_youDied = Der Dungeon hat dich behalten.
ending_noTreasure = Du bist lebend herausgekommen, aber ohne Schatzkarte: Allein ist das kein Sieg.
ending_out = Mit { $gold } heraus
ending_lost = Nicht herausgekommen
ending_betWon = Du hast auf { $name } getippt und recht behalten.
ending_betLost = Du hast auf { $name } getippt: nicht herausgekommen.
ending_at = Ort: { $room }, { $cell }.
ending_you = du
token_known = { $monster }, Leben { $life }
token_unknown = { $monster }, Leben unbekannt
fate_inside = Im Dungeon
fate_left = In Sicherheit
fate_dead = Tot
fate_below = In den Katakomben
fate_stuck = Hängt im Netz
up = hoch auf { OR($cells) }
damage_known = Schaden { $count } von { $life }
damage_unknown = Schaden { $count }, Leben unbekannt
deathblowWhy_all = Gewonnen mit { LIST($types) }: Die Karten dieser Art im Stapel treffen mit.
deathblowWhy_melee = Nahkampf
deathblowWhy_ranged = Fernkampf
deathblowWhy_magic = Magie
wouldBlow =
    { $cards ->
        [1] Todesstoß: Gewinnt sie, trifft die { $type ->
            [melee] Nahkampfkarte
            [ranged] Fernkampfkarte
           *[magic] Magiekarte
        } im Stapel mit.
       *[other] Todesstoß: Gewinnt sie, treffen die { $cards } { $type ->
            [melee] Nahkampfkarten
            [ranged] Fernkampfkarten
           *[magic] Magiekarten
        } im Stapel mit.
    }
types_melee = Nahkampf
types_ranged = Fernkampf
types_magic = Magie
pileOf_cards = Im Stapel liegen { LIST($types) }. Wer eine Runde mit einer Karte solcher Art gewinnt, landet einen Todesstoß: Diese Karten treffen mit.
pileOf_type =
    { $type ->
        [melee] { $count }-mal Nahkampf
        [ranged] { $count }-mal Fernkampf
       *[magic] { $count }-mal Magie
    }
pileOf_empty = Der Stapel ist leer. Dorthin kommen die Karten, die eine Runde verlieren.
counterNeeds =
    { $name } darf kontern: mit Karten, deren Ecke { $type ->
        [melee] Nahkampf
        [ranged] Fernkampf
       *[magic] Magie
    } zeigt. Ihre Werte kommen dazu.
attackOf =
    { $type ->
        [melee] Nahkampf mit Wert { $value }
        [ranged] Fernkampf mit Wert { $value }
       *[magic] Magie mit Wert { $value }
    }
tells_side = Ein Würfel entscheidet, wie weit: Du kommst hoch auf { OR($cells) }.
ending_gold = { NUMBER($gold) } Gold
ending_only =
    { $who ->
        [you] Nur du bist herausgekommen, mit { $gold }.
       *[other] Nur { $name } ist herausgekommen, mit { $gold }.
    }
ending_most =
    { $who ->
        [you] Du hast das meiste herausgebracht: { $gold }.
       *[other] { $name } hat das meiste herausgebracht: { $gold }.
    }
ending_lesserCard =
    { $who ->
        [you] Du hast auch { $gold } herausgebracht, aber deine beste Karte ist weniger wert.
       *[other] { $name } hat auch { $gold } herausgebracht, aber mit einer weniger wertvollen besten Karte.
    }
ending_fewerCards =
    { $who ->
        [you] Du hast auch { $gold } herausgebracht, aber weniger Beutekarten.
       *[other] { $name } hat auch { $gold } herausgebracht, aber weniger Beutekarten.
    }
