name = Saboteur
tagline = Cherche de l’or avec des nains à qui tu ne peux pas te fier.

scores_nuggets = Pépites
scores_goldCards = Cartes Or

variants_goldDraft_name = L’or des chercheurs d’or
variants_goldDraft_sentence = Combien de cartes Or se partagent les chercheurs d’or qui gagnent.
variants_goldDraft_values_per-miner = Une par chercheur d’or
variants_goldDraft_values_per-player = Autant que de joueurs, en tournant entre chercheurs d’or
variants_roundEnd_name = Fin d’une manche
variants_roundEnd_sentence = Quand finit une manche où personne n’atteint le trésor.
variants_roundEnd_values_no-playable = Quand personne n’a de carte jouable
variants_roundEnd_values_hands-empty = Quand personne n’a plus de cartes
variants_nextStarter_name = Qui commence la manche suivante
variants_nextStarter_sentence = Le joueur à gauche de qui a joué la dernière carte Chemin, ou la dernière carte quelle qu’elle soit.
variants_nextStarter_values_last-path = Après la dernière carte Chemin
variants_nextStarter_values_last-card = Après la dernière carte, quelle qu’elle soit
variants_allSaboteurs_name = Tous les saboteurs en jeu
variants_allSaboteurs_sentence = Il ne reste pas de carte Nain : tout le monde sait combien il y a de saboteurs.
variants_rounds_name = Manches
variants_rounds_sentence = Combien de manches on joue.
variants_rounds_values_1 = Une
variants_rounds_values_2 = Deux
variants_rounds_values_3 = Trois
variants_firstPlayer_name = Premier joueur
variants_firstPlayer_sentence = Qui commence la première manche.
variants_firstPlayer_values_random = Tiré au sort
variants_firstPlayer_values_host-picks = Choisi par l’hôte
variants_firstSeat_name = Place qui commence
variants_firstSeat_sentence = La place qui commence si l’hôte la choisit, comptée autour de la table.
variants_firstSeat_values_0 = Place 1
variants_firstSeat_values_1 = Place 2
variants_firstSeat_values_2 = Place 3
variants_firstSeat_values_3 = Place 4
variants_firstSeat_values_4 = Place 5
variants_firstSeat_values_5 = Place 6
variants_firstSeat_values_6 = Place 7
variants_firstSeat_values_7 = Place 8
variants_firstSeat_values_8 = Place 9
variants_firstSeat_values_9 = Place 10

cards_start = Départ (échelle)
    .text = Toute galerie doit y être reliée.
cards_goal-treasure = Arrivée : trésor
    .text = Si une galerie l’atteint, les chercheurs d’or gagnent la manche.
cards_goal-stone-ne = Arrivée : pierre, courbe haut-droite / bas-gauche
    .text = Pas de trésor ici. Une fois révélée, ce n’est qu’une courbe de plus dans la mine.
cards_goal-stone-nw = Arrivée : pierre, courbe haut-gauche / bas-droite
    .text = Pas de trésor ici. Une fois révélée, ce n’est qu’une courbe de plus dans la mine.
cards_path-straight-ns = Ligne droite verticale
    .text = Une galerie ouverte en haut et en bas ; toutes ses ouvertures se rejoignent.
cards_path-straight-ew = Ligne droite horizontale
    .text = Une galerie ouverte à droite et à gauche ; toutes ses ouvertures se rejoignent.
cards_path-cross = Croisement
    .text = Une galerie ouverte en haut, à droite, en bas et à gauche ; toutes ses ouvertures se rejoignent.
cards_path-tee-nes = T vertical
    .text = Une galerie ouverte en haut, à droite et en bas ; toutes ses ouvertures se rejoignent.
cards_path-tee-new = T horizontal
    .text = Une galerie ouverte en haut, à droite et à gauche ; toutes ses ouvertures se rejoignent.
cards_path-curve-ne = Courbe haut-droite / bas-gauche
    .text = Une galerie ouverte en haut et à droite ; toutes ses ouvertures se rejoignent.
cards_path-curve-nw = Courbe haut-gauche / bas-droite
    .text = Une galerie ouverte en haut et à gauche ; toutes ses ouvertures se rejoignent.
cards_dead-n = Cul-de-sac, un côté vertical
    .text = Ouvert en haut, mais bouché au milieu : rien ne continue d’ici.
cards_dead-e = Cul-de-sac, un côté horizontal
    .text = Ouvert à droite, mais bouché au milieu : rien ne continue d’ici.
cards_dead-ns = Cul-de-sac, ligne droite verticale
    .text = Ouvert en haut et en bas, mais bouché au milieu : rien ne continue d’ici.
cards_dead-ew = Cul-de-sac, ligne droite horizontale
    .text = Ouvert à droite et à gauche, mais bouché au milieu : rien ne continue d’ici.
cards_dead-ne = Cul-de-sac, courbe haut-droite
    .text = Ouvert en haut et à droite, mais bouché au milieu : rien ne continue d’ici.
cards_dead-nw = Cul-de-sac, courbe haut-gauche
    .text = Ouvert en haut et à gauche, mais bouché au milieu : rien ne continue d’ici.
cards_dead-nes = Cul-de-sac, T vertical
    .text = Ouvert en haut, à droite et en bas, mais bouché au milieu : rien ne continue d’ici.
cards_dead-new = Cul-de-sac, T horizontal
    .text = Ouvert en haut, à droite et à gauche, mais bouché au milieu : rien ne continue d’ici.
cards_dead-nesw = Cul-de-sac, croisement
    .text = Ouvert en haut, à droite, en bas et à gauche, mais bouché au milieu : rien ne continue d’ici.
cards_break-pickaxe = Pioche cassée
    .text = Se pose devant n’importe quel joueur. Tant que sa pioche est cassée, ce joueur ne peut pas poser de carte Chemin.
cards_break-lantern = Lanterne cassée
    .text = Se pose devant n’importe quel joueur. Tant que sa lanterne est cassée, ce joueur ne peut pas poser de carte Chemin.
cards_break-cart = Chariot cassé
    .text = Se pose devant n’importe quel joueur. Tant que son chariot est cassé, ce joueur ne peut pas poser de carte Chemin.
cards_repair-pickaxe = Réparation : pioche
    .text = Répare la pioche cassée de n’importe quel joueur.
cards_repair-lantern = Réparation : lanterne
    .text = Répare la lanterne cassée de n’importe quel joueur.
cards_repair-cart = Réparation : chariot
    .text = Répare le chariot cassé de n’importe quel joueur.
cards_repair-pickaxe-lantern = Réparation : pioche ou lanterne
    .text = Répare la pioche ou la lanterne cassée de n’importe quel joueur, jamais les deux.
cards_repair-pickaxe-cart = Réparation : pioche ou chariot
    .text = Répare la pioche ou le chariot cassé de n’importe quel joueur, jamais les deux.
cards_repair-lantern-cart = Réparation : lanterne ou chariot
    .text = Répare la lanterne ou le chariot cassé de n’importe quel joueur, jamais les deux.
cards_rockfall = Éboulement
    .text = Retire une carte Chemin de la mine, mais jamais le départ ni une arrivée.
cards_map = Plan
    .text = Tu regardes en secret une arrivée face cachée.

cards_gold-1 = Carte Or, 1 pépite
cards_gold-2 = Carte Or, 2 pépites
cards_gold-3 = Carte Or, 3 pépites

roles_miner = Chercheur d’or
    .text = Veut une galerie du départ jusqu’au trésor.
roles_saboteur = Saboteur
    .text = Veut que les cartes s’épuisent avant que le trésor soit atteint.

tools_pickaxe = pioche
    .gender = f
tools_lantern = lanterne
    .gender = f
tools_cart = chariot

goals_top = Arrivée du haut
    .one = arrivée du haut
    .gender = f
goals_middle = Arrivée du milieu
    .one = arrivée du milieu
    .gender = f
goals_bottom = Arrivée du bas
    .one = arrivée du bas
    .gender = f

decisions_SB-DEC-01 = Joue une carte ou défausses-en une
decisions_SB-DEC-02 = Tu n’as plus de cartes : passe
decisions_SB-DEC-03 = Garde une carte Or et passe le reste

options_path = { $card } : { $where }
options_path-turned = { $card }, retournée : { $where }
where_beside =
    { $side ->
        [right] { $columns ->
            [one] { $columns } colonne à droite de l’échelle
           *[other] { $columns } colonnes à droite de l’échelle
        }
       *[left] { $columns ->
            [one] { $columns } colonne à gauche de l’échelle
           *[other] { $columns } colonnes à gauche de l’échelle
        }
    }
where_above =
    { $way ->
        [down] { $rows ->
            [one] { $rows } rangée sous l’échelle
           *[other] { $rows } rangées sous l’échelle
        }
       *[up] { $rows ->
            [one] { $rows } rangée au-dessus de l’échelle
           *[other] { $rows } rangées au-dessus de l’échelle
        }
    }
where_both =
    { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    } { $side ->
        [right] à droite
       *[left] à gauche
    } de l’échelle, { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    } { $way ->
        [down] plus bas
       *[up] plus haut
    }
options_break =
    { $who ->
        [you] Casser { TON($tool) }
       *[other] Casser { LE($tool) } { DE($name) }
    }
options_repair =
    { $who ->
        [you] Réparer { TON($tool) }
       *[other] Réparer { LE($tool) } { DE($name) }
    }
options_repair-with =
    { $who ->
        [you] Réparer { TON($tool) } (avec { QUOTE($card) })
       *[other] Réparer { LE($tool) } { DE($name) } (avec { QUOTE($card) })
    }
options_rockfall = Retirer la carte placée { $where }
options_map = Regarder { LE($goal) }
options_discard-any = Défausser une carte
options_discard = Défausser { QUOTE($card) }
options_take =
    { $nuggets ->
        [one] Garder la carte de { $nuggets } pépite
       *[other] Garder la carte de { $nuggets } pépites
    }
options_pass = Passer

events_round-started =
    { $rounds ->
        [1] La seule manche
       *[other] Manche { $round } sur { $rounds }
    } : { $who ->
        [you] tu commences
       *[other] { $name } commence
    }. { $saboteurs }
events_round-after-path =
    Manche { $round } sur { $rounds } : { $who ->
        [you] tu commences, car { $whoAfter ->
            [you] tu as posé la dernière carte Chemin
           *[other] { $nameAfter }, à ta droite, a posé la dernière carte Chemin
        }
       *[other] { $name }{ $whoAfter ->
            [you] , à ta gauche, commence, car tu as posé la dernière carte Chemin
           *[other] { " " }commence, car { $nameAfter }, à sa droite, a posé la dernière carte Chemin
        }
    }. { $saboteurs }
events_round-after-no-path =
    Manche { $round } sur { $rounds } : { $who ->
        [you] tu commences, car { $whoAfter ->
            [you] tu avais commencé la manche d’avant, où aucune carte Chemin n’a été posée
           *[other] { $nameAfter }, à ta droite, avait commencé la manche d’avant, où aucune carte Chemin n’a été posée
        }
       *[other] { $name }{ $whoAfter ->
            [you] , à ta gauche, commence, car tu avais commencé la manche d’avant, où aucune carte Chemin n’a été posée
           *[other] { " " }commence, car { $nameAfter }, à sa droite, avait commencé la manche d’avant, où aucune carte Chemin n’a été posée
        }
    }. { $saboteurs }
events_round-after-card =
    Manche { $round } sur { $rounds } : { $who ->
        [you] tu commences, car { $whoAfter ->
            [you] tu as joué le dernier tour
           *[other] { $nameAfter }, à ta droite, a joué le dernier tour
        }
       *[other] { $name }{ $whoAfter ->
            [you] , à ta gauche, commence, car tu as joué le dernier tour
           *[other] { " " }commence, car { $nameAfter }, à sa droite, a joué le dernier tour
        }
    }. { $saboteurs }
events_saboteurs =
    { $count ->
        [one] Il y a { $count } saboteur.
       *[other] Il y a { $count } saboteurs.
    }
events_saboteurs-at-most-one = Il y a au plus 1 saboteur.
events_saboteurs-or = Il y a { OR($counts) } saboteurs.
events_dealt =
    { $who ->
        [you] Cette manche, ton rôle est { $role ->
            [saboteur] saboteur
           *[miner] chercheur d’or
        }.
       *[other] Cette manche, le rôle { DE($name) } est { $role ->
            [saboteur] saboteur
           *[miner] chercheur d’or
        }.
    }
events_path-played =
    { $who ->
        [you] Tu poses { $deadEnd ->
            [true] un cul-de-sac
           *[false] une galerie
        }.
       *[other] { $name } pose { $deadEnd ->
            [true] un cul-de-sac
           *[false] une galerie
        }.
    }
events_rejoined =
    { $count ->
        [one] { $count } carte est de nouveau reliée au départ.
       *[other] { $count } cartes sont de nouveau reliées au départ.
    }
events_goal-treasure =
    { $who ->
        [you] Tu atteins { LE($goal) } : le trésor !
       *[other] { $name } atteint { LE($goal) } : le trésor !
    }
events_goal-stone =
    { $who ->
        [you] Tu atteins { LE($goal) } : une pierre.
       *[other] { $name } atteint { LE($goal) } : une pierre.
    }
events_broken-own =
    { $who ->
        [you] Tu casses { TON($tool) }.
       *[other] { $name } casse { SON($tool) }.
    }
events_broken =
    { $who ->
        [you] Tu casses { LE($tool) } { DE($nameElse) }.
       *[other] { $whoElse ->
            [you] { $name } casse { TON($tool) }.
           *[other] { $name } casse { LE($tool) } { DE($nameElse) }.
        }
    }
events_repaired-own =
    { $who ->
        [you] Tu répares { TON($tool) } et peux creuser à nouveau.
       *[other] { $name } répare { SON($tool) } et peut creuser à nouveau.
    }
events_repaired-own-still =
    { $who ->
        [you] Tu répares { TON($tool) }, mais il te reste un outil cassé.
       *[other] { $name } répare { SON($tool) }, mais garde un outil cassé.
    }
events_repaired =
    { $who ->
        [you] Tu répares { LE($tool) } { DE($nameElse) }. { $nameElse } peut creuser à nouveau.
       *[other] { $whoElse ->
            [you] { $name } répare { TON($tool) }. Tu peux creuser à nouveau.
           *[other] { $name } répare { LE($tool) } { DE($nameElse) }. { $nameElse } peut creuser à nouveau.
        }
    }
events_repaired-still =
    { $who ->
        [you] Tu répares { LE($tool) } { DE($nameElse) }, à qui il reste un outil cassé.
       *[other] { $whoElse ->
            [you] { $name } répare { TON($tool) }. Il te reste un outil cassé.
           *[other] { $name } répare { LE($tool) } { DE($nameElse) }, à qui il reste un outil cassé.
        }
    }
events_rockfall =
    { $who ->
        [you] Ton éboulement emporte { $deadEnd ->
            [true] un cul-de-sac
           *[false] une galerie
        }.
       *[other] Un éboulement { DE($name) } emporte { $deadEnd ->
            [true] un cul-de-sac
           *[false] une galerie
        }.
    }
events_rockfall-cutting =
    { $who ->
        [you] Ton éboulement emporte { $deadEnd ->
            [true] un cul-de-sac
           *[false] une galerie
        } et isole { $lost ->
            [one] { $lost } carte
           *[other] { $lost } cartes
        }.
       *[other] Un éboulement { DE($name) } emporte { $deadEnd ->
            [true] un cul-de-sac
           *[false] une galerie
        } et isole { $lost ->
            [one] { $lost } carte
           *[other] { $lost } cartes
        }.
    }
events_map =
    { $who ->
        [you] Tu regardes { LE($goal) }.
       *[other] { $name } regarde { LE($goal) }.
    }
events_map-seen =
    { $who ->
        [you] Tu regardes { LE($goal) } : c’est { $found ->
            [treasure] le trésor
           *[stone] une pierre
        }.
       *[other] { $name } regarde { LE($goal) } : c’est { $found ->
            [treasure] le trésor
           *[stone] une pierre
        }.
    }
events_discarded =
    { $who ->
        [you] Tu défausses une carte face cachée.
       *[other] { $name } défausse une carte face cachée.
    }
events_discarded-seen =
    { $who ->
        [you] Tu défausses { QUOTE($card) } face cachée.
       *[other] { $name } défausse { QUOTE($card) } face cachée.
    }
events_passed =
    { $who ->
        [you] Tu passes : tu n’as plus de cartes.
       *[other] { $name } passe, faute de cartes.
    }
events_drew-last =
    { $who ->
        [you] Tu pioches la dernière carte du paquet.
       *[other] { $name } pioche la dernière carte du paquet.
    }
events_drew =
    { $who ->
        [you] Tu pioches { QUOTE($card) }.
       *[other] { $name } pioche { QUOTE($card) }.
    }
events_drew-last-seen =
    { $who ->
        [you] Tu pioches { QUOTE($card) }, la dernière carte du paquet.
       *[other] { $name } pioche { QUOTE($card) }, la dernière carte du paquet.
    }
events_won =
    { $turns ->
        [one] Les chercheurs d’or gagnent la manche après { $turns } tour.
       *[other] Les chercheurs d’or gagnent la manche après { $turns } tours.
    }
events_lost =
    { $turns ->
        [one] Il ne reste aucune carte jouable et le trésor n’a pas été atteint : les chercheurs d’or perdent la manche après { $turns } tour.
       *[other] Il ne reste aucune carte jouable et le trésor n’a pas été atteint : les chercheurs d’or perdent la manche après { $turns } tours.
    }
events_miners-were =
    { $count ->
        [0] Chercheurs d’or : aucun.
        [1] Chercheur d’or : { PEOPLE($people) }.
       *[other] Chercheurs d’or : { PEOPLE($people) }.
    }
events_saboteurs-were =
    { $count ->
        [0] Saboteurs : aucun.
        [1] Saboteur : { PEOPLE($people) }.
       *[other] Saboteurs : { PEOPLE($people) }.
    }
events_others-were = Tous les autres sont chercheurs d’or.
events_aside =
    { $role ->
        [saboteur] La carte mise de côté était un saboteur.
       *[miner] La carte mise de côté était un chercheur d’or.
    }
events_treasure-was = Le trésor était à { LE($goal) }.
events_draft =
    { $cards ->
        [1] Il y a 1 carte Or pour les chercheurs d’or ; { $who ->
            [you] tu choisis
           *[other] { $name } choisit
        }.
       *[other] Il y a { $cards } cartes Or pour les chercheurs d’or ; { $who ->
            [you] tu choisis en premier
           *[other] { $name } choisit en premier
        }.
    }
events_draft-without-you =
    { $cards ->
        [one] Il y a { $cards } carte Or pour les chercheurs d’or
       *[other] Il y a { $cards } cartes Or pour les chercheurs d’or
    }. Tu as atteint le trésor, mais un saboteur n’en reçoit pas : c’est le premier chercheur d’or à ta droite, { $name }, qui choisit en premier.
events_draft-without =
    { $cards ->
        [one] Il y a { $cards } carte Or pour les chercheurs d’or
       *[other] Il y a { $cards } cartes Or pour les chercheurs d’or
    }. { $saboteur } a atteint le trésor, mais un saboteur n’en reçoit pas : { $who ->
        [you] premier chercheur d’or à sa droite, tu choisis en premier
       *[other] c’est le premier chercheur d’or à sa droite, { $name }, qui choisit en premier
    }.
events_packet =
    { $who ->
        [you] Tu regardes
       *[other] { $name } regarde
    } { $cards ->
        [one] { $cards } carte Or
       *[other] { $cards } cartes Or
    }.
events_packet-alike =
    { $who ->
        [you] Tu regardes
       *[other] { $name } regarde
    } { $cards ->
        [one] { $cards } carte Or
       *[other] { $cards } cartes Or
    } de { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }{ $cards ->
        [one] { "" }
       *[other] { " " }chacune
    }.
events_packet-different =
    { $who ->
        [you] Tu regardes
       *[other] { $name } regarde
    } { $cards } cartes Or : { LIST($kinds) } pépites.
events_kind-different = { $nuggets }
events_packet-mixed =
    { $who ->
        [you] Tu regardes
       *[other] { $name } regarde
    } { $cards } cartes Or : { LIST($kinds) }.
events_kind-first =
    { $count ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[9] neuf
    } de { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }
events_kind-later =
    { $count ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[9] neuf
    } de { $nuggets }
events_taken =
    { $who ->
        [you] Tu gardes une carte Or.
       *[other] { $name } garde une carte Or.
    } { $left ->
        [0] C’était la dernière.
        [one] Il reste { $left } carte.
       *[other] Il reste { $left } cartes.
    }
events_taken-seen =
    { $who ->
        [you] Tu gardes une carte Or
       *[other] { $name } garde une carte Or
    } de { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }. { $left ->
        [0] C’était la dernière.
        [one] Il reste { $left } carte.
       *[other] Il reste { $left } cartes.
    }
events_paid-card =
    { $who ->
        [you] Tu reçois une carte Or
       *[other] { $name } reçoit une carte Or
    } de { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }.
events_paid-cards =
    { $who ->
        [you] Tu reçois
       *[other] { $name } reçoit
    } { $cards } cartes Or, en tout { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }.
events_paid-cards-seen =
    { $who ->
        [you] Tu reçois
       *[other] { $name } reçoit
    } { $cards } cartes Or, en tout { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    } ({ $sum }).
events_paid-credit =
    { $who ->
        [you] Tu reçois
       *[other] { $name } reçoit
    } { $nuggets ->
        [one] { $nuggets } pépite sans carte
       *[other] { $nuggets } pépites sans carte
    }.
events_paid-both =
    { $who ->
        [you] Tu reçois
       *[other] { $name } reçoit
    } { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    } : { $held } sur { $cards ->
        [one] { $cards } carte Or
       *[other] { $cards } cartes Or
    } et { $credit } sans carte.
events_paid-both-seen =
    { $who ->
        [you] Tu reçois
       *[other] { $name } reçoit
    } { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    } : { $held } sur { $cards ->
        [one] { $cards } carte Or
       *[other] { $cards } cartes Or
    } ({ $sum }) et { $credit } sans carte.
events_nobody-paid = Il n’y avait pas de saboteur : personne ne reçoit d’or.
events_victory =
    { $who ->
        [you] Tu gagnes la partie { $nuggets ->
            [0] sans une seule pépite
            [one] avec { $nuggets } pépite
           *[other] avec { $nuggets } pépites
        } !
        [one] { PEOPLE($people) } gagne la partie { $nuggets ->
            [0] sans une seule pépite
            [one] avec { $nuggets } pépite
           *[other] avec { $nuggets } pépites
        } !
        [youAll] { PEOPLE($people) } partagez la victoire { $nuggets ->
            [0] sans une seule pépite
            [one] avec { $nuggets } pépite chacun
           *[other] avec { $nuggets } pépites chacun
        } !
       *[they] { PEOPLE($people) } partagent la victoire { $nuggets ->
            [0] sans une seule pépite
            [one] avec { $nuggets } pépite chacun
           *[other] avec { $nuggets } pépites chacun
        } !
    }
events_next-none = Personne d’autre n’en a.
events_next-tied =
    { $others ->
        [one] Tu viens ensuite avec { $nuggets }, à égalité avec { $others } autre.
       *[other] Tu viens ensuite avec { $nuggets }, à égalité avec { $others } autres.
    }
events_next-many =
    { $players ->
        [one] { $players } joueur vient ensuite avec { $nuggets }.
       *[other] { $players } joueurs viennent ensuite avec { $nuggets } chacun.
    }
events_next =
    { $who ->
        [you] Tu viens ensuite avec { $nuggets }.
        [one] { PEOPLE($people) } vient ensuite avec { $nuggets }.
        [youAll] { PEOPLE($people) } venez ensuite avec { $nuggets } chacun.
       *[they] { PEOPLE($people) } viennent ensuite avec { $nuggets } chacun.
    }
