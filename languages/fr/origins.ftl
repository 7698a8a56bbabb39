
# origins_rulebook = As in the rulebook.
# origins_rulebookInPart = In the rulebook, but not in every detail.
# $from (String)
# origins_published = Not in the rulebook: taken from { $from }.
# origins_design = Not in the rulebook: our own design.
# $parts (String)
# origins_partRulebook = The rulebook gives only { $parts }.
# $parts (String)
# $isPlural (Boolean)
# $from (String)
# origins_partPublished =
#     { CAPITAL($parts) } { $isPlural ->
#         [true] come
#        *[other] comes
#     } from { $from }.
# $parts (String)
# $isPlural (Boolean)
# origins_partDesign =
#     { CAPITAL($parts) } { $isPlural ->
#         [true] are
#        *[other] is
#     } our own design.
# origins_elsewhere = other published sources
# origins_parts_ability_text = the ability
# origins_parts_ability_number = singular
# origins_parts_agility_text = Agility
# origins_parts_agility_number = singular
# origins_parts_armor_text = Armor
# origins_parts_armor_number = singular
# origins_parts_attack_text = the attack
# origins_parts_attack_number = singular
# origins_parts_chests_text = the coins in its chests
# origins_parts_chests_number = plural
# origins_parts_closingRolls_text = two of the rolls that close the towers
# origins_parts_closingRolls_number = plural
# origins_parts_count_text = the number of copies
# origins_parts_count_number = singular
# origins_parts_counter_text = the counterattack icon
# origins_parts_counter_number = singular
# origins_parts_damage_text = the damage value
# origins_parts_damage_number = singular
# origins_parts_dice_text = the die table
# origins_parts_dice_number = singular
# origins_parts_effect_text = the effect
# origins_parts_effect_number = singular
# origins_parts_englishName_text = the name
# origins_parts_englishName_number = singular
# origins_parts_equipment_text = the choice of equipment
# origins_parts_equipment_number = singular
# origins_parts_heroStrength_text = Strength
# origins_parts_heroStrength_number = singular
# origins_parts_hitPoints_text = the hit points
# origins_parts_hitPoints_number = plural
# origins_parts_life_text = Life
# origins_parts_life_number = singular
# origins_parts_luck_text = Luck
# origins_parts_luck_number = singular
# origins_parts_name_text = the name
# origins_parts_name_number = singular
# origins_parts_owner_text = its owner
# origins_parts_owner_number = singular
# origins_parts_place_text = its place on the board
# origins_parts_place_number = singular
# origins_parts_shape_text = the shape
# origins_parts_shape_number = singular
# origins_parts_spanishName_text = the name
# origins_parts_spanishName_number = singular
# origins_parts_strength_text = the strength
# origins_parts_strength_number = singular
# origins_parts_strengthWithFive_text = the strength with five players
# origins_parts_strengthWithFive_number = singular
# origins_parts_symbols_text = the symbols
# origins_parts_symbols_number = plural
# origins_parts_type_text = the type
# origins_parts_type_number = singular
# origins_parts_value_text = the value
# origins_parts_value_number = singular
# origins_parts_wounds_text = the wounds
# origins_parts_wounds_number = plural

# page_intro = The rulebooks do not print every card. This page tells where each of ours comes from.
# page_rulebook = From the rulebook
# page_published = From other sources
# page_design = Our own design
# page_table = In numbers
# page_kind = Kind
# page_all = In all
# page_whole = As in the rulebook
# page_inPart = In the rulebook, details from elsewhere
# page_elsewhere = From other sources
# page_ours = Our own design
# page_total = Together
# page_marks = At the table a ring marks what was taken from other sources in whole or in part, and a full dot what we designed. Tap it to read more; the settings hide it.
# page_each = Card by card
# $count (Number)
# page_copies =
#     { $count ->
#         [one] 1 copy
#        *[other] { $count } copies
#     }
