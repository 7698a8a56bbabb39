origins_rulebook = Wie im Regelheft.
origins_rulebookInPart = Im Regelheft, aber nicht mit allen Einzelheiten.
origins_published = Nicht im Regelheft: übernommen aus { $from }.
origins_design = Nicht im Regelheft: unser eigener Entwurf.
origins_partRulebook = Im Regelheft steht nur: { $parts }.
origins_partPublished =
    { CAPITAL($parts) } { $isPlural ->
        [true] stammen
       *[other] stammt
    } aus { $from }.
origins_partDesign =
    { CAPITAL($parts) } { $isPlural ->
        [true] sind
       *[other] ist
    } unser eigener Entwurf.
origins_elsewhere = anderen veröffentlichten Quellen
origins_parts_ability_text = die Fähigkeit
origins_parts_ability_number = singular
origins_parts_agility_text = die Gewandtheit
origins_parts_agility_number = singular
origins_parts_armor_text = die Rüstung
origins_parts_armor_number = singular
origins_parts_attack_text = der Angriff
origins_parts_attack_number = singular
origins_parts_chests_text = die Münzen in den Truhen
origins_parts_chests_number = plural
origins_parts_closingRolls_text = zwei der Würfe am Ende der Sonnenleiste
origins_parts_closingRolls_number = plural
origins_parts_count_text = die Anzahl
origins_parts_count_number = singular
origins_parts_counter_text = das Zeichen zum Kontern
origins_parts_counter_number = singular
origins_parts_damage_text = der Schaden
origins_parts_damage_number = singular
origins_parts_dice_text = die Würfeltabelle
origins_parts_dice_number = singular
origins_parts_effect_text = die Wirkung
origins_parts_effect_number = singular
origins_parts_englishName_text = der Name
origins_parts_englishName_number = singular
origins_parts_equipment_text = die Auswahl der Ausrüstung
origins_parts_equipment_number = singular
origins_parts_heroStrength_text = die Stärke
origins_parts_heroStrength_number = singular
origins_parts_hitPoints_text = die Lebenspunkte
origins_parts_hitPoints_number = plural
origins_parts_life_text = das Leben
origins_parts_life_number = singular
origins_parts_luck_text = das Glück
origins_parts_luck_number = singular
origins_parts_name_text = der Name
origins_parts_name_number = singular
origins_parts_owner_text = die Zugehörigkeit
origins_parts_owner_number = singular
origins_parts_place_text = der Ort auf dem Plan
origins_parts_place_number = singular
origins_parts_shape_text = die Form
origins_parts_shape_number = singular
origins_parts_spanishName_text = der Name
origins_parts_spanishName_number = singular
origins_parts_strength_text = die Stärke
origins_parts_strength_number = singular
origins_parts_strengthWithFive_text = die Stärke zu fünft
origins_parts_strengthWithFive_number = singular
origins_parts_symbols_text = die Symbole
origins_parts_symbols_number = plural
origins_parts_type_text = die Art
origins_parts_type_number = singular
origins_parts_value_text = der Wert
origins_parts_value_number = singular
origins_parts_wounds_text = die Wunden
origins_parts_wounds_number = plural

page_intro = In den Regelheften ist nicht jede Karte abgedruckt. Diese Seite sagt, woher jede der unseren stammt.
page_rulebook = Aus dem Regelheft
page_published = Aus anderen Quellen
page_design = Eigener Entwurf
page_table = In Zahlen
page_kind = Art
page_all = Insgesamt
page_whole = Wie im Regelheft
page_inPart = Im Regelheft, Einzelheiten von anderswo
page_elsewhere = Aus anderen Quellen
page_ours = Eigener Entwurf
page_total = Zusammen
page_marks = Am Tisch kennzeichnet ein Ring, was ganz oder teilweise aus anderen Quellen stammt, ein voller Punkt, was wir entworfen haben. Tipp darauf, um mehr zu lesen; in den Einstellungen lässt es sich ausblenden.
page_each = Karte für Karte
page_copies =
    { $count ->
        [one] 1-mal vorhanden
       *[other] { $count }-mal vorhanden
    }
