origins_rulebook = Comme dans le livret de règles.
origins_rulebookInPart = Dans le livret de règles, mais pas dans tous les détails.
origins_published = Pas dans le livret de règles : cela vient d’ailleurs ({ $from }).
origins_design = Pas dans le livret de règles : de notre invention.
origins_partRulebook = Le livret de règles ne donne que ceci : { $parts }.
origins_partPublished =
    { CAPITAL($parts) } { $isPlural ->
        [true] viennent
       *[other] vient
    } d’ailleurs : { $from }.
origins_partDesign =
    { CAPITAL($parts) } { $isPlural ->
        [true] sont
       *[other] est
    } de notre invention.
origins_elsewhere = d’autres publications
origins_parts_ability_text = la capacité
origins_parts_ability_number = singular
origins_parts_agility_text = l’Agilité
origins_parts_agility_number = singular
origins_parts_armor_text = l’Armure
origins_parts_armor_number = singular
origins_parts_attack_text = l’attaque
origins_parts_attack_number = singular
origins_parts_chests_text = les pièces de ses coffres
origins_parts_chests_number = plural
origins_parts_closingRolls_text = deux des jets qui ferment les tours
origins_parts_closingRolls_number = plural
origins_parts_count_text = le nombre d’exemplaires
origins_parts_count_number = singular
origins_parts_counter_text = l’icône de contre-attaque
origins_parts_counter_number = singular
origins_parts_damage_text = la valeur de dégâts
origins_parts_damage_number = singular
origins_parts_dice_text = la table du dé
origins_parts_dice_number = singular
origins_parts_effect_text = l’effet
origins_parts_effect_number = singular
origins_parts_englishName_text = le nom
origins_parts_englishName_number = singular
origins_parts_equipment_text = le choix de l’équipement
origins_parts_equipment_number = singular
origins_parts_heroStrength_text = la Force
origins_parts_heroStrength_number = singular
origins_parts_hitPoints_text = les points de vie
origins_parts_hitPoints_number = plural
origins_parts_life_text = la Vie
origins_parts_life_number = singular
origins_parts_luck_text = la Chance
origins_parts_luck_number = singular
origins_parts_name_text = le nom
origins_parts_name_number = singular
origins_parts_owner_text = son propriétaire
origins_parts_owner_number = singular
origins_parts_place_text = sa place sur le plateau
origins_parts_place_number = singular
origins_parts_shape_text = la forme
origins_parts_shape_number = singular
origins_parts_spanishName_text = le nom
origins_parts_spanishName_number = singular
origins_parts_strength_text = la force
origins_parts_strength_number = singular
origins_parts_strengthWithFive_text = la force à cinq joueurs
origins_parts_strengthWithFive_number = singular
origins_parts_symbols_text = les symboles
origins_parts_symbols_number = plural
origins_parts_type_text = le type
origins_parts_type_number = singular
origins_parts_value_text = la valeur
origins_parts_value_number = singular
origins_parts_wounds_text = les blessures
origins_parts_wounds_number = plural

page_intro = Les livrets de règles n’impriment pas toutes les cartes. Cette page dit d’où vient chacune des nôtres.
page_rulebook = Du livret de règles
page_published = D’autres sources
page_design = De notre invention
page_table = En chiffres
page_kind = Sorte
page_all = En tout
page_whole = Comme dans le livret
page_inPart = Dans le livret, détails d’ailleurs
page_elsewhere = D’autres sources
page_ours = De notre invention
page_total = Ensemble
page_marks = À la table, un anneau marque ce qui vient en tout ou en partie d’autres sources, et un point plein ce que nous avons inventé. Appuie dessus pour en lire plus ; les réglages le masquent.
page_each = Carte par carte
page_copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
