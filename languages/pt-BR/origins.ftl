origins_rulebook = Como no manual.
origins_rulebookInPart = Está no manual, mas não em todos os detalhes.
origins_published = Não está no manual: segundo { $from }.
origins_design = Não está no manual: criação nossa.
origins_partRulebook = O manual só dá { $parts }.
origins_partPublished =
    { CAPITAL($parts) } { $isPlural ->
        [true] vêm
       *[other] vem
    } de fora: segundo { $from }.
origins_partDesign =
    { CAPITAL($parts) } { $isPlural ->
        [true] são
       *[other] é
    } criação nossa.
origins_elsewhere = outras fontes publicadas
origins_parts_ability_text = a habilidade
origins_parts_ability_number = singular
origins_parts_agility_text = a Agilidade
origins_parts_agility_number = singular
origins_parts_armor_text = a Armadura
origins_parts_armor_number = singular
origins_parts_attack_text = o ataque
origins_parts_attack_number = singular
origins_parts_chests_text = as moedas dos baús
origins_parts_chests_number = plural
origins_parts_closingRolls_text = duas das rolagens que fecham as torres
origins_parts_closingRolls_number = plural
origins_parts_count_text = o número de cópias
origins_parts_count_number = singular
origins_parts_counter_text = o ícone de contra-ataque
origins_parts_counter_number = singular
origins_parts_damage_text = o valor de dano
origins_parts_damage_number = singular
origins_parts_dice_text = a tabela de dados
origins_parts_dice_number = singular
origins_parts_effect_text = o efeito
origins_parts_effect_number = singular
origins_parts_englishName_text = o nome
origins_parts_englishName_number = singular
origins_parts_equipment_text = a escolha do equipamento
origins_parts_equipment_number = singular
origins_parts_heroStrength_text = a Força
origins_parts_heroStrength_number = singular
origins_parts_hitPoints_text = os pontos de vida
origins_parts_hitPoints_number = plural
origins_parts_life_text = a Vida
origins_parts_life_number = singular
origins_parts_luck_text = a Sorte
origins_parts_luck_number = singular
origins_parts_name_text = o nome
origins_parts_name_number = singular
origins_parts_owner_text = a quem pertence
origins_parts_owner_number = singular
origins_parts_place_text = o lugar no tabuleiro
origins_parts_place_number = singular
origins_parts_shape_text = a forma
origins_parts_shape_number = singular
origins_parts_spanishName_text = o nome
origins_parts_spanishName_number = singular
origins_parts_strength_text = a força
origins_parts_strength_number = singular
origins_parts_strengthWithFive_text = a força com cinco jogadores
origins_parts_strengthWithFive_number = singular
origins_parts_symbols_text = os símbolos
origins_parts_symbols_number = plural
origins_parts_type_text = o tipo
origins_parts_type_number = singular
origins_parts_value_text = o valor
origins_parts_value_number = singular
origins_parts_wounds_text = os ferimentos
origins_parts_wounds_number = plural

page_intro = Os manuais não trazem todas as cartas. Esta página conta de onde vem cada uma das nossas.
page_rulebook = Do manual
page_published = De outras fontes
page_design = Criação nossa
page_table = Em números
page_kind = Tipo
page_all = Ao todo
page_whole = Como no manual
page_inPart = No manual, detalhes de outras fontes
page_elsewhere = De outras fontes
page_ours = Criação nossa
page_total = Total
page_marks = Na mesa, um anel marca o que vem de outras fontes no todo ou em parte, e um ponto cheio, o que nós criamos. Toque nele para ler mais; os ajustes o escondem.
page_each = Carta por carta
page_copies =
    { $count ->
        [1] 1 cópia
       *[other] { $count } cópias
    }
