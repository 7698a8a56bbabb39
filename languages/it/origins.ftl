origins_rulebook = Come nel regolamento.
origins_rulebookInPart = Nel regolamento, ma non in ogni dettaglio.
origins_published = Non è nel regolamento: preso da { $from }.
origins_design = Non è nel regolamento: l’abbiamo ideato noi.
origins_partRulebook = Il regolamento dà solo { $parts }.
origins_partPublished =
    { $isPlural ->
        [true] Da { $from } vengono { $parts }.
       *[other] Da { $from } viene { $parts }.
    }
origins_partDesign =
    { $isPlural ->
        [true] L’abbiamo deciso noi: { $parts }.
       *[other] L’abbiamo deciso noi: { $parts }.
    }
origins_elsewhere = altre fonti pubblicate
origins_parts_ability_text = l’abilità
origins_parts_ability_number = singular
origins_parts_agility_text = l’Agilità
origins_parts_agility_number = singular
origins_parts_armor_text = l’Armatura
origins_parts_armor_number = singular
origins_parts_attack_text = l’attacco
origins_parts_attack_number = singular
origins_parts_chests_text = le monete nei forzieri
origins_parts_chests_number = plural
origins_parts_closingRolls_text = due dei tiri che chiudono le torri
origins_parts_closingRolls_number = plural
origins_parts_count_text = il numero di copie
origins_parts_count_number = singular
origins_parts_counter_text = il simbolo del contrattacco
origins_parts_counter_number = singular
origins_parts_damage_text = il valore dei danni
origins_parts_damage_number = singular
origins_parts_dice_text = la tabella del dado
origins_parts_dice_number = singular
origins_parts_effect_text = l’effetto
origins_parts_effect_number = singular
origins_parts_englishName_text = il nome
origins_parts_englishName_number = singular
origins_parts_equipment_text = la scelta dell’equipaggiamento
origins_parts_equipment_number = singular
origins_parts_heroStrength_text = la Forza
origins_parts_heroStrength_number = singular
origins_parts_hitPoints_text = i punti vita
origins_parts_hitPoints_number = plural
origins_parts_life_text = la Vita
origins_parts_life_number = singular
origins_parts_luck_text = la Fortuna
origins_parts_luck_number = singular
origins_parts_name_text = il nome
origins_parts_name_number = singular
origins_parts_owner_text = a chi appartiene
origins_parts_owner_number = singular
origins_parts_place_text = il suo posto sul tabellone
origins_parts_place_number = singular
origins_parts_shape_text = la forma
origins_parts_shape_number = singular
origins_parts_spanishName_text = il nome
origins_parts_spanishName_number = singular
origins_parts_strength_text = la forza
origins_parts_strength_number = singular
origins_parts_strengthWithFive_text = la forza con cinque giocatori
origins_parts_strengthWithFive_number = singular
origins_parts_symbols_text = i simboli
origins_parts_symbols_number = plural
origins_parts_type_text = il tipo
origins_parts_type_number = singular
origins_parts_value_text = il valore
origins_parts_value_number = singular
origins_parts_wounds_text = le ferite
origins_parts_wounds_number = plural

page_intro = I regolamenti non riportano ogni carta. Questa pagina dice da dove viene ognuna delle nostre.
page_rulebook = Dal regolamento
page_published = Da altre fonti
page_design = Idea nostra
page_table = In cifre
page_kind = Tipo
page_all = In tutto
page_whole = Come nel regolamento
page_inPart = Nel regolamento, dettagli da altrove
page_elsewhere = Da altre fonti
page_ours = Idea nostra
page_total = Insieme
page_marks = Al tavolo un anello segna ciò che viene del tutto o in parte da altre fonti, e un punto pieno ciò che abbiamo ideato noi. Toccalo per saperne di più; le impostazioni lo nascondono.
page_each = Carta per carta
page_copies =
    { $count ->
        [one] 1 copia
       *[other] { $count } copie
    }
