
origins_rulebook = Tal como está en el reglamento.
origins_rulebookInPart = Está en el reglamento, pero no con todos sus detalles.
origins_published = No está en el reglamento: procede de { $from }.
origins_design = No está en el reglamento: es un diseño nuestro.
origins_partRulebook = El reglamento solo da { $parts }.
origins_partPublished =
    { CAPITAL($parts) } { $isPlural ->
        [true] proceden
       *[other] procede
    } de { $from }.
origins_partDesign =
    { $isPlural ->
        [true] { CAPITAL($parts) } son diseño nuestro.
       *[other] { CAPITAL($parts) } es diseño nuestro.
    }
origins_elsewhere = otras fuentes publicadas
origins_parts_ability_text = la capacidad especial
origins_parts_ability_number = singular
origins_parts_agility_text = la Agilidad
origins_parts_agility_number = singular
origins_parts_armor_text = la Armadura
origins_parts_armor_number = singular
origins_parts_attack_text = el ataque
origins_parts_attack_number = singular
origins_parts_chests_text = las monedas de los cofres
origins_parts_chests_number = plural
origins_parts_closingRolls_text = dos de los números que cierran las torres
origins_parts_closingRolls_number = plural
origins_parts_count_text = el número de copias
origins_parts_count_number = singular
origins_parts_counter_text = el icono de contraataque
origins_parts_counter_number = singular
origins_parts_damage_text = el valor de daño
origins_parts_damage_number = singular
origins_parts_dice_text = la tabla del dado
origins_parts_dice_number = singular
origins_parts_effect_text = el efecto
origins_parts_effect_number = singular
origins_parts_englishName_text = el nombre
origins_parts_englishName_number = singular
origins_parts_equipment_text = la elección del equipo
origins_parts_equipment_number = singular
origins_parts_heroStrength_text = la Fuerza
origins_parts_heroStrength_number = singular
origins_parts_hitPoints_text = los puntos de vida
origins_parts_hitPoints_number = plural
origins_parts_life_text = la Vida
origins_parts_life_number = singular
origins_parts_luck_text = la Suerte
origins_parts_luck_number = singular
origins_parts_name_text = el nombre
origins_parts_name_number = singular
origins_parts_owner_text = su propietario
origins_parts_owner_number = singular
origins_parts_place_text = su lugar en el tablero
origins_parts_place_number = singular
origins_parts_shape_text = la forma
origins_parts_shape_number = singular
origins_parts_spanishName_text = el nombre
origins_parts_spanishName_number = singular
origins_parts_strength_text = la fuerza
origins_parts_strength_number = singular
origins_parts_strengthWithFive_text = la fuerza con cinco jugadores
origins_parts_strengthWithFive_number = singular
origins_parts_symbols_text = los símbolos
origins_parts_symbols_number = plural
origins_parts_type_text = el tipo
origins_parts_type_number = singular
origins_parts_value_text = el valor
origins_parts_value_number = singular
origins_parts_wounds_text = las heridas
origins_parts_wounds_number = plural

page_intro = Los reglamentos no muestran todas las cartas. Esta página cuenta de dónde sale cada una de las nuestras.
page_rulebook = Del reglamento
page_published = De otras fuentes
page_design = Diseño nuestro
page_table = En números
page_kind = Tipo
page_all = En total
page_whole = Como en el reglamento
page_inPart = En el reglamento, con detalles de otras partes
page_elsewhere = De otras fuentes
page_ours = Diseño nuestro
page_total = Suma
page_marks = En la mesa, un anillo marca lo que procede total o parcialmente de otras fuentes, y un punto lleno, lo que hemos diseñado. Tócalo para leer más; en los ajustes se puede ocultar.
page_each = Carta por carta
page_copies =
    { $count ->
        [one] 1 copia
       *[other] { $count } copias
    }
