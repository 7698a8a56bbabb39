name = Dungeon Raiders
tagline = Schnapp dir die Münzen, weich den Wunden aus, und brich bloß nicht zusammen

scores_coins = Münzen
scores_wounds = Wunden
scores_collapsed = Zusammengebrochen
scores_eliminated = Versteinert

variants_tactical_name = Taktische Variante
variants_tactical_sentence = Karten werden offen und reihum gespielt; die höchste beginnt im nächsten Raum.
variants_bossStrength_name = Bossmonster zu fünft
variants_bossStrength_sentence = Zu fünft haben Steuereintreiber, Medusa, Sphinx und Wolfsrudel Stärke 18, wie Monster ihrer Größe, oder 16, wie eine andere Quelle sagt.
variants_bossStrength_values_16 = Stärke 16
variants_bossStrength_values_18 = Stärke 18
variants_startingGear_name = Beginn der Partie
variants_startingGear_sentence = Alle beginnen mit Münzen, Wunden und Gegenständen ihrer Figur, wie es im englischen Regelheft steht, oder nur mit den Gegenständen, wie im spanischen.
variants_startingGear_values_coins-and-wounds = Münzen, Wunden, Gegenstände
variants_startingGear_values_items-only = Nur Gegenstände
variants_torchShows_name = Fackel
variants_torchShows_sentence = Eine Fackel zeigt alle dunklen Räume der Ebene, wie es die Regeln sagen, oder einen davon, wie man die spanische Karte lesen kann.
variants_torchShows_values_all = Alle dunklen Räume
variants_torchShows_values_one = Einen dunklen Raum
variants_tacticalTie_name = Gleichstand um die Landkarte
variants_tacticalTie_sentence = In der taktischen Variante geht die Landkarte bei Gleichstand im Uhrzeigersinn an die nächste gleiche Karte, oder an die, die dem Startspieler am nächsten ist; der darf sie dann behalten.
variants_tacticalTie_values_next-clockwise = Im Uhrzeigersinn
variants_tacticalTie_values_nearest = Am nächsten zum Startspieler

cards_power-1 = Stärke 1
    .text = Zählt 1. Nach der Ebene bekommst du sie zurück.
    .ein = eine 1
    .einen = eine 1
    .spiel = die 1
cards_power-2 = Stärke 2
    .text = Zählt 2. Nach der Ebene bekommst du sie zurück.
    .ein = eine 2
    .einen = eine 2
    .spiel = die 2
cards_power-3 = Stärke 3
    .text = Zählt 3. Nach der Ebene bekommst du sie zurück.
    .ein = eine 3
    .einen = eine 3
    .spiel = die 3
cards_power-4 = Stärke 4
    .text = Zählt 4. Nach der Ebene bekommst du sie zurück.
    .ein = eine 4
    .einen = eine 4
    .spiel = die 4
cards_power-5 = Stärke 5
    .text = Zählt 5. Nach der Ebene bekommst du sie zurück.
    .ein = eine 5
    .einen = eine 5
    .spiel = die 5
cards_torch = Fackel
    .text = Jederzeit, während jemand eine Karte wählt: Sieh dir alle verdeckten Räume dieser Ebene an. Gegen das Wolfsrudel darfst du sie als Karte spielen: Du entkommst.
    .gender = f
    .many = Fackeln
    .spiel = eine Fackel
cards_crystal-ball = Kristallkugel
    .text = Spiel sie als deine Karte: Sind alle Karten aufgedeckt, spielst du in Kenntnis der anderen noch eine. Gegen den Nekromanten entkommst du stattdessen.
    .gender = f
    .many = Kristallkugeln
    .spiel = eine Kristallkugel
cards_key = Schlüssel
    .text = Nur in Schatzkammern: zählt als 5. Gegen den Megadrachen: Du entkommst.
    .many = Schlüssel
    .spiel = einen Schlüssel
cards_sword = Schwert
    .text = Nur gegen Monster und Bossmonster: zählt als 5 (gegen den Golem als 1).
    .gender = n
    .many = Schwerter
    .spiel = ein Schwert

characters_explorer = Abenteurer
    .text = Beginnt mit 3 Münzen, 2 Wunden und einer Fackel.
characters_knight = Ritter
    .text = Beginnt mit 1 Münze, 1 Wunde und einem Schwert.
characters_thief = Dieb
    .text = Beginnt mit 2 Münzen, 2 Wunden und einem Schlüssel.
characters_warrior = Krieger
    .text = Beginnt mit 2 Münzen und ohne Wunden.
characters_wizard = Zauberer
    .text = Beginnt mit 1 Münze, 1 Wunde und zwei Kristallkugeln.

levels_level-1 = Ebenenkarte 1
    .text = Auf dieser Ebene liegen die Räume 2, 4 und 5 verdeckt.
levels_level-2 = Ebenenkarte 2
    .text = Auf dieser Ebene liegen die Räume 2, 3 und 5 verdeckt.
levels_level-3 = Ebenenkarte 3
    .text = Auf dieser Ebene liegt Raum 5 verdeckt.
levels_level-4 = Ebenenkarte 4
    .text = Auf dieser Ebene liegen die Räume 3 und 4 verdeckt.
levels_level-5 = Ebenenkarte 5
    .text = Auf dieser Ebene liegen die Räume 3, 4 und 5 verdeckt.
levels_level-6 = Ebenenkarte 6
    .text = Auf dieser Ebene liegen die Räume 3 und 5 verdeckt.
levels_level-7 = Ebenenkarte 7
    .text = Auf dieser Ebene liegen die Räume 2, 3 und 4 verdeckt.

rooms_snake = Schlange
    .text = Stärke 8 / 10 / 13 zu dritt / viert / fünft. Erreichen die Karten sie nicht, bekommt die niedrigste Karte 3 Wunden.
    .gender = f
    .many = Schlangen
rooms_zombie = Zombie
    .text = Stärke 11 / 14 / 18 zu dritt / viert / fünft. Erreichen die Karten sie nicht, bekommt die niedrigste Karte 1 Wunde.
    .many = Zombies
rooms_goblin = Goblin
    .text = Stärke 11 / 14 / 18 zu dritt / viert / fünft. Erreichen die Karten sie nicht, bekommt die niedrigste Karte 2 Wunden.
    .many = Goblins
rooms_skeleton = Skelett
    .text = Stärke 11 / 14 / 18 zu dritt / viert / fünft. Erreichen die Karten sie nicht, bekommt die niedrigste Karte 3 Wunden.
    .gender = n
    .many = Skelette
rooms_the-thing = Das Ding
    .text = Stärke 14 / 18 / 23 zu dritt / viert / fünft. Erreichen die Karten sie nicht, bekommt die niedrigste Karte 1 Wunde.
    .gender = n
    .many = Dinger
    .der = das Ding
    .ein = das Ding
    .den = das Ding
    .einen = das Ding
    .dem = dem Ding
    .vom = vom Ding
rooms_troll = Troll
    .text = Stärke 14 / 18 / 23 zu dritt / viert / fünft. Erreichen die Karten sie nicht, bekommt die niedrigste Karte 2 Wunden.
    .many = Trolle
rooms_dragon = Drache
    .text = Stärke 14 / 18 / 23 zu dritt / viert / fünft. Erreichen die Karten sie nicht, bekommt die niedrigste Karte 3 Wunden.
    .weak = Drachen
    .many = Drachen
rooms_treasure-1 = Schatz (1)
    .text = Die höchste Karte bekommt 1 Münze; bei Gleichstand bekommt sie niemand.
    .one = Schatz mit 1 Münze
    .many = Schätze mit 1 Münze
rooms_treasure-2 = Schatz (2)
    .text = Die höchste Karte bekommt 2 Münzen; bei Gleichstand wird geteilt.
    .one = Schatz mit 2 Münzen
    .many = Schätze mit 2 Münzen
rooms_treasure-3 = Schatz (3)
    .text = Die höchste Karte bekommt 3 Münzen; bei Gleichstand wird geteilt.
    .one = Schatz mit 3 Münzen
    .many = Schätze mit 3 Münzen
rooms_treasure-4 = Schatz (4)
    .text = Die höchste Karte bekommt 4 Münzen; bei Gleichstand wird geteilt.
    .one = Schatz mit 4 Münzen
    .many = Schätze mit 4 Münzen
rooms_treasure-2-1 = Schatz (2 + 1)
    .text = Die höchste Karte bekommt 2 Münzen, die zweithöchste 1 Münze; bei Gleichstand wird geteilt.
    .one = Schatz mit Truhen zu 2 und 1 Münze
    .many = Schätze mit Truhen zu 2 und 1 Münze
rooms_treasure-3-2 = Schatz (3 + 2)
    .text = Die höchste Karte bekommt 3 Münzen, die zweithöchste 2 Münzen; bei Gleichstand wird geteilt.
    .one = Schatz mit Truhen zu 3 und 2 Münzen
    .many = Schätze mit Truhen zu 3 und 2 Münzen
rooms_treasure-4-2 = Schatz (4 + 2)
    .text = Die höchste Karte bekommt 4 Münzen, die zweithöchste 2 Münzen; bei Gleichstand wird geteilt.
    .one = Schatz mit Truhen zu 4 und 2 Münzen
    .many = Schätze mit Truhen zu 4 und 2 Münzen
rooms_vault-items = Lagerraum (Gegenstände)
    .text = Was du bekommst, hängt von deiner Karte ab: für eine 1 eine Fackel, für eine 2 eine Kristallkugel, für eine 3 einen Schlüssel, für eine 4 ein Schwert, für eine 5 einen Trank, der 1 Wunde heilt.
    .one = Lagerraum mit Gegenständen
    .many = Lagerräume mit Gegenständen
rooms_vault-riches = Lagerraum (Reichtümer)
    .text = Was du bekommst, hängt von deiner Karte ab: für eine 1 eine Münze, für eine 2 zwei Münzen, für eine 3 einen Trank, der 1 Wunde heilt, für eine 4 drei Münzen, für eine 5 einen Trank, der 2 Wunden heilt.
    .one = Lagerraum mit Reichtümern
    .many = Lagerräume mit Reichtümern
rooms_lava-trap = Lavafalle
    .text = Höchste Karte 5 / 4 / 3: Die Reichsten verlieren 3 / 2 / 1 Münzen.
    .gender = f
    .many = Lavafallen
rooms_magnet-trap = Magnetfalle
    .text = Höchste Karte 5 / 4 / 3 / 2: Die Reichsten verlieren 2 / 2 / 1 / 1 Münzen.
    .gender = f
    .many = Magnetfallen
rooms_spike-trap = Stachelfalle
    .text = Höchste Karte 5 / 4 / 3: Wer die wenigsten Wunden hat, bekommt 2 / 2 / 1 Wunden.
    .gender = f
    .many = Stachelfallen
rooms_boulder-trap = Felsfalle
    .text = Höchste Karte 5 / 4 / 3 / 2: Wer die wenigsten Wunden hat, bekommt 2 / 1 / 1 / 1 Wunden.
    .gender = f
    .many = Felsfallen
rooms_tax-collector = Steuereintreiber
    .text = Wer angegriffen wird, verliert 3 Münzen.
    .article = der
rooms_medusa = Medusa
    .text = Wer angegriffen wird, scheidet aus. Werden alle angegriffen, verlieren alle.
    .gender = f
    .article = none
rooms_vampire = Vampir
    .text = Wer angegriffen wird, bekommt 1 Wunde und verliert 2 Münzen.
    .article = der
rooms_sphinx = Sphinx
    .text = Wer angegriffen wird, bekommt 2 Wunden. Besiegt oder nicht: Die höchste Karte verdient 2 Münzen; niemand verdient sie, wenn alle Karten gleich sind und die Sphinx überlebt.
    .gender = f
    .article = der
rooms_minotaur = Minotaurus
    .text = Wer angegriffen wird, bekommt 1 Wunde. Besiegt oder nicht: Die höchste Karte verdient 1 Münze; niemand verdient sie, wenn alle Karten gleich sind und der Minotaurus überlebt.
    .article = der
rooms_wolf-pack = Wolfsrudel
    .text = Wer angegriffen wird, bekommt 2 Wunden. Spiel eine Fackel als Karte, um zu entkommen.
    .gender = n
    .article = der
rooms_necromancer = Nekromant
    .text = Wer angegriffen wird, bekommt 2 Wunden. Spiel eine Kristallkugel als Karte, um zu entkommen.
    .weak = Nekromanten
    .article = der
rooms_mega-dragon = Megadrache
    .text = Nicht zu besiegen. Wer angegriffen wird, bekommt 3 Wunden. Spiel einen Schlüssel als Karte, um zu entkommen.
    .weak = Megadrachen
    .article = der
rooms_golem = Golem
    .text = Nicht zu besiegen. Wer angegriffen wird, bekommt 2 Wunden. Karten mit Stärke 5 und Schwerter zählen als 1.
    .article = der
rooms_mummy = Mumie
    .text = Nicht zu besiegen. Greift die höchste Karte an: 2 Wunden.
    .gender = f
    .article = der

others_coin-1 = Münze (1)
others_coin-5 = Münze (5)
others_wound-1 = Wunde (1)
others_wound-5 = Wunde (5)
others_map = Landkarte
    .text = Wer sie hat, spielt zuerst. Nur in der taktischen Variante.
others_treasure = Schatzkammer
others_monster = Raum mit Monster
others_vault = Lagerraum
others_trap = Falle
others_boss = Bossmonster
others_room-card = Raumkarte
others_level-card = Ebenenkarte
others_power-card = Stärkekarte
others_item-card = Gegenstandskarte
others_character-card = Figurenkarte
others_boss-card = Bossmonsterkarte
others_map-card = Landkarte
others_level = Ebene
others_level-row = Reihe der Ebene
others_coin = Münze
others_wound = Wunde
others_chest = Truhe
others_potion = Trank
others_strength = Stärke
others_supply = Vorrat
others_start-player = Startspieler
others_face-up = Offen
others_face-down = Verdeckt (dunkel)
others_collapse = Zusammenbrechen
others_eliminated = Ausgeschieden
others_escape = Entkommen
others_shared-victory = Geteilter Sieg
others_room = Raum
others_room-pile = Raumstapel
others_level-pile = Ebenenstapel
others_item-supply = Vorrat an Gegenständen
others_hand = Hand
others_defeat = Niederlage
others_attack = Angriff
others_tie = Gleichstand
others_final-scoring = Schlusswertung
others_tactical-variant = Taktische Variante

decisions_DR-DEC-PLAY = Wähle eine Karte für diesen Raum
decisions_DR-DEC-CRYSTAL = Die Karten liegen offen: Spiel noch eine
decisions_DR-DEC-TORCH = Du darfst eine Fackel benutzen
decisions_DR-DEC-TACT = Du bist dran: Spiel eine Karte

options_play = { CAPITAL(SPIEL($card)) } spielen
options_torch = Mit einer Fackel die dunklen Räume ansehen
options_torch-room = Mit einer Fackel Raum { $position } ansehen

outfit_all =
    { $count ->
        [0] ohne Münzen und Wunden
       *[other] { $lacks ->
            [both] mit { LIST($has) }, ohne Münzen und Wunden
            [coins] mit { LIST($has) }, ohne Münzen
            [wounds] mit { LIST($has) }, ohne Wunden
           *[none] mit { LIST($has) }
        }
    }
outfit_coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
outfit_wounds =
    { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
outfit_item = { EINEM($item) }
outfit_two = zwei Kristallkugeln
gift_coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
gift_potion =
    { $wounds ->
        [one] einen Trank, der 1 Wunde heilt
       *[other] einen Trank, der { $wounds } Wunden heilt
    }
gift_item = { EINEN($item) }
row_one = { ONE($room) }
row_some =
    { $count ->
        [2] zwei { MANY($room) }
        [3] drei { MANY($room) }
        [4] vier { MANY($room) }
        [5] fünf { MANY($room) }
       *[6] sechs { MANY($room) }
    }
row_dark =
    { $count ->
        [1] dunkler Raum
        [2] zwei dunkle Räume
        [3] drei dunkle Räume
        [4] vier dunkle Räume
        [5] fünf dunkle Räume
       *[6] sechs dunkle Räume
    }
row_boss = verdecktes Bossmonster

events_character =
    { $who ->
        [you] Du bist { DER($character) } und beginnst { $outfit }.
       *[other] { $name } ist { DER($character) } und beginnt { $outfit }.
    }
events_map-dealt =
    { $who ->
        [you] Du nimmst die Landkarte: Du spielst zuerst.
       *[other] { $name } nimmt die Landkarte und spielt zuerst.
    }
events_level-built = Ebene { $level }: { LIST($rooms, between: ", ") }.
events_room = Raum { $position }: { ONE($room) }.
events_room-turned-up = Raum { $position } wird aufgedeckt: { ONE($room) }.
events_level-ended = Ebene { $level } ist geschafft: Alle nehmen ihre Stärkekarten zurück.
events_level-ended-last = Ebene { $level } ist geschafft: Zeit für die Schlusswertung.
events_committed =
    { $who ->
        [you] Du hast eine Karte gewählt.
       *[other] { $name } hat eine Karte gewählt.
    }
events_committed-seen =
    { $who ->
        [you] Du wählst { EINEN($card) }.
       *[other] { $name } wählt { EINEN($card) }.
    }
events_revealed-one =
    { $who ->
        [you] Deine Karte wird aufgedeckt: { EIN($card) }.
       *[other] Die Karte von { $name } wird aufgedeckt: { EIN($card) }.
    }
events_revealed = Die Karten werden aufgedeckt: { LIST($cards, between: "; ") }.
events_revealed-card =
    { $who ->
        [you] du { EINEN($card) }
       *[other] { $name } { EINEN($card) }
    }
events_played =
    { $who ->
        [you] Du spielst { EINEN($card) }.
       *[other] { $name } spielt { EINEN($card) }.
    }
events_torch =
    { $who ->
        [you] Du benutzt eine Fackel und siehst dir
       *[other] { $name } benutzt eine Fackel und sieht sich
    } { $count ->
        [one] Raum { LIST($positions) }
       *[other] die Räume { LIST($positions) }
    } an.
events_torch-seen-one =
    { $who ->
        [you] Du benutzt eine Fackel und siehst { EINEN($room) } in Raum { $position }.
       *[other] { $name } benutzt eine Fackel und sieht { EINEN($room) } in Raum { $position }.
    }
events_torch-seen =
    { $who ->
        [you] Du benutzt eine Fackel und siehst { LIST($rooms) }.
       *[other] { $name } benutzt eine Fackel und sieht { LIST($rooms) }.
    }
events_torch-first = { EINEN($room) } in Raum { $position }
events_torch-next = { EINEN($room) } in Raum { $position }
events_further-card =
    { $who ->
        [you] Du musst noch eine Karte spielen.
        [one] { PEOPLE($people) } muss noch eine Karte spielen.
        [youAll] { CAPITAL(PEOPLE($people)) } müsst noch eine Karte spielen.
       *[they] { PEOPLE($people) } müssen noch eine Karte spielen.
    }
events_returned =
    { $count ->
        [1] { CAPITAL(DER($item)) } kommt in den Vorrat zurück.
        [2] Die zwei { MANY($item) } kommen in den Vorrat zurück.
        [3] Die drei { MANY($item) } kommen in den Vorrat zurück.
        [4] Die vier { MANY($item) } kommen in den Vorrat zurück.
        [5] Die fünf { MANY($item) } kommen in den Vorrat zurück.
       *[6] Die sechs { MANY($item) } kommen in den Vorrat zurück.
    }
events_chest =
    { $who ->
        [you] Du nimmst die Truhe mit { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } für den Kartenwert { $value }.
       *[other] { $name } nimmt die Truhe mit { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } für den Kartenwert { $value }.
    }
events_chest-small =
    { $who ->
        [youAll] { CAPITAL(PEOPLE($people)) } liegt
       *[they] { PEOPLE($people) } liegen
    } mit { $value } gleichauf: Die Truhe mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } lässt sich nicht teilen, niemand bekommt sie.
events_chest-shared =
    { $who ->
        [youAll] { CAPITAL(PEOPLE($people)) } liegt mit { $value } gleichauf und teilt euch
       *[they] { PEOPLE($people) } liegen mit { $value } gleichauf und teilen sich
    } die Truhe mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }: jeweils { $each }.
events_chest-shared-lost =
    { $who ->
        [youAll] { CAPITAL(PEOPLE($people)) } liegt mit { $value } gleichauf und teilt euch
       *[they] { PEOPLE($people) } liegen mit { $value } gleichauf und teilen sich
    } die Truhe mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }: jeweils { $each }; { $lost ->
        [one] 1 bleibt übrig und ist verloren
       *[other] { $lost } bleiben übrig und sind verloren
    }.
events_chest-left =
    { $coins ->
        [one] Alle Karten haben denselben Wert, keine ist die zweithöchste: Niemand bekommt die Truhe mit 1 Münze.
       *[other] Alle Karten haben denselben Wert, keine ist die zweithöchste: Niemand bekommt die Truhe mit { $coins } Münzen.
    }
events_escaped =
    { $who ->
        [you] Du entkommst mit { EINEM($item) }.
       *[other] { $name } entkommt mit { EINEM($item) }.
    }
events_fought-golem = Der Golem ist nicht zu besiegen, und gegen ihn ist eine 5 oder ein Schwert nur 1 wert.
events_fought-never = { CAPITAL(DER($room)) } ist nicht zu besiegen.
events_fought-nobody = Niemand stellt sich { DEM($room) }.
events_fought-won = Die Karten ergeben { $total } gegen Stärke { $strength }: { CAPITAL(DER($room)) } ist besiegt.
events_fought-lost = Die Karten ergeben { $total } gegen Stärke { $strength }: nicht genug.
events_attacked-all = { CAPITAL(DER($room)) } greift alle an: Alle Karten sind { $value } wert.
events_attacked-rest =
    { $who ->
        [you] { CAPITAL(DER($room)) } greift dich an: Nur du bist nicht entkommen.
        [one] { CAPITAL(DER($room)) } greift { PEOPLE($people) } an: Alle anderen sind entkommen.
        [youAll] { CAPITAL(DER($room)) } greift { TO_PEOPLE($people) } an: Ihr seid nicht entkommen und liegt mit { $value } gleichauf.
       *[they] { CAPITAL(DER($room)) } greift { PEOPLE($people) } an: Sie sind nicht entkommen und liegen mit { $value } gleichauf.
    }
events_attacked-lowest =
    { $who ->
        [you] { CAPITAL(DER($room)) } greift dich an: Du hast die niedrigste Karte (Wert { $value }).
        [one] { CAPITAL(DER($room)) } greift { PEOPLE($people) } an: die niedrigste Karte (Wert { $value }).
        [youAll] { CAPITAL(DER($room)) } greift { TO_PEOPLE($people) } an: Ihr habt die niedrigsten Karten (jeweils Wert { $value }).
       *[they] { CAPITAL(DER($room)) } greift { PEOPLE($people) } an: Sie haben die niedrigsten Karten (jeweils Wert { $value }).
    }
events_attacked-highest =
    { $who ->
        [you] { CAPITAL(DER($room)) } greift dich an: Du hast die höchste Karte (Wert { $value }).
        [one] { CAPITAL(DER($room)) } greift { PEOPLE($people) } an: die höchste Karte (Wert { $value }).
        [youAll] { CAPITAL(DER($room)) } greift { TO_PEOPLE($people) } an: Ihr habt die höchsten Karten (jeweils Wert { $value }).
       *[they] { CAPITAL(DER($room)) } greift { PEOPLE($people) } an: Sie haben die höchsten Karten (jeweils Wert { $value }).
    }
events_attacked-nobody = Alle sind entkommen: Niemand wird angegriffen.
events_eliminated =
    { $who ->
        [you] Du wirst zu Stein und scheidest aus.
       *[other] { $name } wird zu Stein und scheidet aus.
    }
events_reward-all =
    { $each ->
        [one] Alle Karten sind { $value } wert: Alle bekommen 1 Münze { VOM($room) }.
       *[other] Alle Karten sind { $value } wert: Alle bekommen { $each } Münzen { VOM($room) }.
    }
events_reward =
    { $who ->
        [you] Du hast die höchste Karte (Wert { $value }) und bekommst
        [one] { PEOPLE($people) } hat die höchste Karte (Wert { $value }) und bekommt
        [youAll] { CAPITAL(PEOPLE($people)) } habt die höchsten Karten (jeweils Wert { $value }) und bekommt jeweils
       *[they] { PEOPLE($people) } haben die höchsten Karten (jeweils Wert { $value }) und bekommen jeweils
    } { $each ->
        [one] 1 Münze
       *[other] { $each } Münzen
    } { VOM($room) }.
events_reward-withheld = { CAPITAL(DER($room)) } steht noch, und alle Karten haben denselben Wert: Münzen gibt es keine.
events_gift-of-coins =
    { $who ->
        [you] Mit deiner { $value } holst du dir Münzen.
       *[other] Mit einer { $value } holt sich { $name } Münzen.
    }
events_gift =
    { $who ->
        [you] Du bekommst für deine { $value } { $gift }.
       *[other] { $name } bekommt für eine { $value } { $gift }.
    }
events_pile-too-small =
    { $who ->
        [you] Du solltest { EINEN($item) } bekommen
        [one] { PEOPLE($people) } sollte { EINEN($item) } bekommen
        [youAll] { CAPITAL(PEOPLE($people)) } solltet jeweils { EINEN($item) } bekommen
       *[they] { PEOPLE($people) } sollten jeweils { EINEN($item) } bekommen
    }, aber { $pile ->
        [0] der Vorrat ist leer
        [one] im Vorrat ist nur noch 1, deshalb bekommt niemand etwas
       *[other] im Vorrat sind nur noch { $pile }, deshalb bekommt niemand etwas
    }.
events_trap-nothing = Die höchste Karte ist eine { $highest }: Nichts geschieht.
events_trap-no-coins = Die höchste Karte ist eine { $highest }, aber niemand hat Münzen zu verlieren.
events_trap-all-coins = Die höchste Karte ist eine { $highest }: Die Falle trifft alle, denn alle haben gleich viele Münzen.
events_trap-all-wounds = Die höchste Karte ist eine { $highest }: Die Falle trifft alle, denn alle haben gleich viele Wunden.
events_trap-coins =
    Die höchste Karte ist eine { $highest }. Die Falle trifft { $who ->
        [you] dich, denn du hast die meisten Münzen
        [one] { PEOPLE($people) }: Niemand hat mehr Münzen
        [youAll] { TO_PEOPLE($people) }, denn niemand hat mehr Münzen
       *[they] { PEOPLE($people) }: Niemand hat mehr Münzen
    }.
events_trap-wounds =
    Die höchste Karte ist eine { $highest }. Die Falle trifft { $who ->
        [you] dich, denn du hast die wenigsten Wunden
        [one] { PEOPLE($people) }: Niemand hat weniger Wunden
        [youAll] { TO_PEOPLE($people) }, denn niemand hat weniger Wunden
       *[they] { PEOPLE($people) }: Niemand hat weniger Wunden
    }.
events_coins-lost =
    { $who ->
        [you] Du verlierst { $lost ->
            [one] 1 Münze
           *[other] { $lost } Münzen
        }: { $left ->
            [0] keine mehr übrig
           *[other] noch { $left }
        }.
       *[other] { $name } verliert { $lost ->
            [one] 1 Münze
           *[other] { $lost } Münzen
        }: { $left ->
            [0] keine mehr übrig
           *[other] noch { $left }
        }.
    }
events_coins-none =
    { $who ->
        [you] Du hast keine Münzen zu verlieren.
       *[other] { $name } hat keine Münzen zu verlieren.
    }
events_coins-same =
    { $who ->
        [you] Du hast schon { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
       *[other] { $name } hat schon { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
    }
events_coins-same-wasted =
    { $who ->
        [you] Du hast schon { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
       *[other] { $name } hat schon { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
    }, mehr geht nicht; { $lost ->
        [one] 1 Münze verfällt
       *[other] { $lost } Münzen verfallen
    }.
events_coins-gained =
    { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } { $gained ->
        [one] 1 Münze
       *[other] { $gained } Münzen
    }: jetzt { $coins }.
events_coins-gained-wasted =
    { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } { $gained ->
        [one] 1 Münze
       *[other] { $gained } Münzen
    }: jetzt { $coins }, mehr geht nicht; { $lost ->
        [one] 1 Münze verfällt
       *[other] { $lost } Münzen verfallen
    }.
events_wounds-taken =
    { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } { $taken ->
        [one] 1 Wunde
       *[other] { $taken } Wunden
    }: jetzt { $wounds }.
events_wounds-none =
    { $who ->
        [you] Du hast keine Wunden zu heilen.
       *[other] { $name } hat keine Wunden zu heilen.
    }
events_wounds-healed =
    { $who ->
        [you] Du heilst
       *[other] { $name } heilt
    } { $healed ->
        [one] 1 Wunde
       *[other] { $healed } Wunden
    }: { $left ->
        [0] keine mehr übrig
       *[other] noch { $left }
    }.
events_map-tied-kept =
    Die höchsten Karten liegen mit { $value } gleichauf: { $who ->
        [you] Du hast die Landkarte schon und behältst sie.
       *[other] { $name } hat die Landkarte schon und behält sie.
    }
events_map-tied =
    Die höchsten Karten liegen mit { $value } gleichauf: Im Uhrzeigersinn nach { $whoBefore ->
        [you] dir
       *[other] { $nameBefore }
    } { $who ->
        [you] kommst zuerst du und nimmst die Landkarte.
       *[other] kommt zuerst { $name } und nimmt die Landkarte.
    }
events_map-kept =
    { $who ->
        [you] Du behältst die Landkarte für die höchste Karte (Wert { $value }).
       *[other] { $name } behält die Landkarte für die höchste Karte (Wert { $value }).
    }
events_map-passed =
    { $who ->
        [you] Du nimmst die Landkarte für die höchste Karte (Wert { $value }).
       *[other] { $name } nimmt die Landkarte für die höchste Karte (Wert { $value }).
    }
events_collapsed =
    { $who ->
        [you] Du brichst mit den meisten Wunden ({ $wounds }) zusammen und kannst nicht gewinnen.
        [one] { PEOPLE($people) } bricht mit den meisten Wunden ({ $wounds }) zusammen und kann nicht gewinnen.
        [youAll] { CAPITAL(PEOPLE($people)) } brecht mit den meisten Wunden (jeweils { $wounds }) zusammen und könnt nicht gewinnen.
       *[they] { PEOPLE($people) } brechen mit den meisten Wunden (jeweils { $wounds }) zusammen und können nicht gewinnen.
    }
events_standing-equal = Niemand bricht zusammen: Alle, die noch dabei sind, haben gleich viele Wunden.
events_standing-tie-of-three = Niemand bricht zusammen: Zwei haben gleich viele und die meisten Wunden, und zu dritt rettet sie das.
events_standing-alone = Niemand bricht zusammen: Nur eine Person ist noch dabei.
events_standing-untold = Niemand bricht zusammen.
events_won =
    { $who ->
        [you] Du gewinnst die Partie mit
        [one] { PEOPLE($people) } gewinnt die Partie mit
        [youAll] { CAPITAL(PEOPLE($people)) } teilt euch den Sieg mit jeweils
       *[they] { PEOPLE($people) } teilen sich den Sieg mit jeweils
    } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }!
events_won-by-wounds =
    { $who ->
        [you] Du gewinnst die Partie mit
        [one] { PEOPLE($people) } gewinnt die Partie mit
        [youAll] { CAPITAL(PEOPLE($people)) } teilt euch den Sieg mit jeweils
       *[they] { PEOPLE($people) } teilen sich den Sieg mit jeweils
    } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } und { $wounds ->
        [0] ohne Wunden
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }!
events_beaten =
    { $who ->
        [you] Du hast ebenso viele Münzen, aber mehr Wunden.
        [one] { PEOPLE($people) } hat ebenso viele Münzen, aber mehr Wunden.
        [youAll] { CAPITAL(PEOPLE($people)) } habt ebenso viele Münzen, aber mehr Wunden.
       *[they] { PEOPLE($people) } haben ebenso viele Münzen, aber mehr Wunden.
    }
events_everyone-lost = Medusa hat die ganze Gruppe versteinert: Niemand gewinnt.
