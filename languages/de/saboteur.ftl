name = Saboteur
tagline = Grab nach Gold mit Zwergen, denen du nicht trauen kannst.

scores_nuggets = Goldstücke
scores_goldCards = Goldkarten

variants_goldDraft_name = Gold für die Goldsucher
variants_goldDraft_sentence = Wie viele Goldkarten die siegreichen Goldsucher verteilen.
variants_goldDraft_values_per-miner = Eine pro Goldsucher
variants_goldDraft_values_per-player = So viele wie Spieler, reihum unter den Goldsuchern
variants_roundEnd_name = Ende einer Runde
variants_roundEnd_sentence = Wann eine Runde endet, in der niemand den Schatz erreicht.
variants_roundEnd_values_no-playable = Wenn niemand eine spielbare Karte hat
variants_roundEnd_values_hands-empty = Wenn niemand mehr Karten hat
variants_nextStarter_name = Wer die nächste Runde beginnt
variants_nextStarter_sentence = Wer links von der Person sitzt, die die letzte Wegekarte oder überhaupt die letzte Karte gespielt hat.
variants_nextStarter_values_last-path = Nach der letzten Wegekarte
variants_nextStarter_values_last-card = Nach der letzten Karte überhaupt
variants_allSaboteurs_name = Alle Saboteure im Spiel
variants_allSaboteurs_sentence = Keine Zwergenkarte bleibt übrig: Alle wissen, wie viele Saboteure es gibt.
variants_rounds_name = Runden
variants_rounds_sentence = Wie viele Runden gespielt werden.
variants_rounds_values_1 = Eine
variants_rounds_values_2 = Zwei
variants_rounds_values_3 = Drei
variants_firstPlayer_name = Startspieler
variants_firstPlayer_sentence = Wer die erste Runde beginnt.
variants_firstPlayer_values_random = Wird ausgelost
variants_firstPlayer_values_host-picks = Wählt der Host
variants_firstSeat_name = Platz, der beginnt
variants_firstSeat_sentence = Der Platz, der beginnt, wenn der Host ihn wählt, um den Tisch gezählt.
variants_firstSeat_values_0 = Platz 1
variants_firstSeat_values_1 = Platz 2
variants_firstSeat_values_2 = Platz 3
variants_firstSeat_values_3 = Platz 4
variants_firstSeat_values_4 = Platz 5
variants_firstSeat_values_5 = Platz 6
variants_firstSeat_values_6 = Platz 7
variants_firstSeat_values_7 = Platz 8
variants_firstSeat_values_8 = Platz 9
variants_firstSeat_values_9 = Platz 10

cards_start = Startkarte (Leiter)
    .text = Jeder Tunnel muss mit ihr verbunden sein.
cards_goal-treasure = Ziel: Schatz
    .text = Erreicht ihn ein Tunnel, gewinnen die Goldsucher die Runde.
cards_goal-stone-ne = Ziel: Stein, Kurve oben rechts / unten links
    .text = Hier ist kein Schatz. Aufgedeckt ist er nur eine weitere Kurve der Mine.
cards_goal-stone-nw = Ziel: Stein, Kurve oben links / unten rechts
    .text = Hier ist kein Schatz. Aufgedeckt ist er nur eine weitere Kurve der Mine.
cards_path-straight-ns = Gerade, senkrecht
    .text = Ein Tunnel, offen nach oben und unten; alle Öffnungen sind verbunden.
cards_path-straight-ew = Gerade, waagerecht
    .text = Ein Tunnel, offen nach rechts und links; alle Öffnungen sind verbunden.
cards_path-cross = Kreuzung
    .text = Ein Tunnel, offen nach oben, rechts, unten und links; alle Öffnungen sind verbunden.
cards_path-tee-nes = T, senkrecht
    .text = Ein Tunnel, offen nach oben, rechts und unten; alle Öffnungen sind verbunden.
cards_path-tee-new = T, waagerecht
    .text = Ein Tunnel, offen nach oben, rechts und links; alle Öffnungen sind verbunden.
cards_path-curve-ne = Kurve oben rechts / unten links
    .text = Ein Tunnel, offen nach oben und rechts; alle Öffnungen sind verbunden.
cards_path-curve-nw = Kurve oben links / unten rechts
    .text = Ein Tunnel, offen nach oben und links; alle Öffnungen sind verbunden.
cards_dead-n = Sackgasse, eine Seite senkrecht
    .text = Offen nach oben, aber in der Mitte verschüttet: Von hier geht nichts weiter.
cards_dead-e = Sackgasse, eine Seite waagerecht
    .text = Offen nach rechts, aber in der Mitte verschüttet: Von hier geht nichts weiter.
cards_dead-ns = Sackgasse, Gerade senkrecht
    .text = Offen nach oben und unten, aber in der Mitte verschüttet: Von hier geht nichts weiter.
cards_dead-ew = Sackgasse, Gerade waagerecht
    .text = Offen nach rechts und links, aber in der Mitte verschüttet: Von hier geht nichts weiter.
cards_dead-ne = Sackgasse, Kurve oben rechts
    .text = Offen nach oben und rechts, aber in der Mitte verschüttet: Von hier geht nichts weiter.
cards_dead-nw = Sackgasse, Kurve oben links
    .text = Offen nach oben und links, aber in der Mitte verschüttet: Von hier geht nichts weiter.
cards_dead-nes = Sackgasse, T senkrecht
    .text = Offen nach oben, rechts und unten, aber in der Mitte verschüttet: Von hier geht nichts weiter.
cards_dead-new = Sackgasse, T waagerecht
    .text = Offen nach oben, rechts und links, aber in der Mitte verschüttet: Von hier geht nichts weiter.
cards_dead-nesw = Sackgasse, Kreuzung
    .text = Offen nach oben, rechts, unten und links, aber in der Mitte verschüttet: Von hier geht nichts weiter.
cards_break-pickaxe = Kaputte Spitzhacke
    .text = Kommt vor jemanden am Tisch. Solange die Spitzhacke kaputt ist, kann diese Person keine Wegekarten legen.
cards_break-lantern = Kaputte Laterne
    .text = Kommt vor jemanden am Tisch. Solange die Laterne kaputt ist, kann diese Person keine Wegekarten legen.
cards_break-cart = Kaputte Lore
    .text = Kommt vor jemanden am Tisch. Solange die Lore kaputt ist, kann diese Person keine Wegekarten legen.
cards_repair-pickaxe = Reparatur: Spitzhacke
    .text = Repariert eine kaputte Spitzhacke, deine oder die von anderen.
cards_repair-lantern = Reparatur: Laterne
    .text = Repariert eine kaputte Laterne, deine oder die von anderen.
cards_repair-cart = Reparatur: Lore
    .text = Repariert eine kaputte Lore, deine oder die von anderen.
cards_repair-pickaxe-lantern = Reparatur: Spitzhacke oder Laterne
    .text = Repariert eine kaputte Spitzhacke oder eine kaputte Laterne, aber nie beides.
cards_repair-pickaxe-cart = Reparatur: Spitzhacke oder Lore
    .text = Repariert eine kaputte Spitzhacke oder eine kaputte Lore, aber nie beides.
cards_repair-lantern-cart = Reparatur: Laterne oder Lore
    .text = Repariert eine kaputte Laterne oder eine kaputte Lore, aber nie beides.
cards_rockfall = Steinschlag
    .text = Nimmt eine Wegekarte aus der Mine, aber nie den Start oder ein Ziel.
cards_map = Schatzkarte
    .text = Du siehst dir heimlich ein verdecktes Ziel an.

cards_gold-1 = Goldkarte, 1 Goldstück
cards_gold-2 = Goldkarte, 2 Goldstücke
cards_gold-3 = Goldkarte, 3 Goldstücke

roles_miner = Goldsucher
    .text = Will einen Tunnel vom Start zum Schatz.
roles_saboteur = Saboteur
    .text = Will, dass die Karten ausgehen, bevor der Schatz erreicht ist.

tools_pickaxe = Spitzhacke
tools_lantern = Laterne
tools_cart = Lore

goals_top = Oberes Ziel
    .one = ober~ Ziel
    .gender = n
goals_middle = Mittleres Ziel
    .one = mittler~ Ziel
    .gender = n
goals_bottom = Unteres Ziel
    .one = unter~ Ziel
    .gender = n

decisions_SB-DEC-01 = Spiel eine Karte oder wirf eine ab
decisions_SB-DEC-02 = Du hast keine Karten mehr: Passe
decisions_SB-DEC-03 = Behalte eine Goldkarte und gib den Rest weiter

options_path = { $card }: { $where }
options_path-turned = { $card }, umgedreht: { $where }
where_beside =
    { $side ->
        [right] { $columns ->
            [one] 1 Spalte rechts der Leiter
           *[other] { $columns } Spalten rechts der Leiter
        }
       *[left] { $columns ->
            [one] 1 Spalte links der Leiter
           *[other] { $columns } Spalten links der Leiter
        }
    }
where_above =
    { $way ->
        [down] { $rows ->
            [one] 1 Reihe unter der Leiter
           *[other] { $rows } Reihen unter der Leiter
        }
       *[up] { $rows ->
            [one] 1 Reihe über der Leiter
           *[other] { $rows } Reihen über der Leiter
        }
    }
where_both =
    { $columns ->
        [one] 1 Spalte
       *[other] { $columns } Spalten
    } { $side ->
        [right] rechts
       *[left] links
    } der Leiter, { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    } { $way ->
        [down] tiefer
       *[up] höher
    }
options_break =
    { $who ->
        [you] Deine { $tool } kaputtmachen
       *[other] { $tool } von { $name } kaputtmachen
    }
options_repair =
    { $who ->
        [you] Deine { $tool } reparieren
       *[other] { $tool } von { $name } reparieren
    }
options_repair-with =
    { $who ->
        [you] Deine { $tool } reparieren (mit { QUOTE($card) })
       *[other] { $tool } von { $name } reparieren (mit { QUOTE($card) })
    }
options_rockfall = Karte wegnehmen: { $where }
options_map = { CAPITAL(DEN($goal)) } ansehen
options_discard-any = Karte abwerfen
options_discard = { QUOTE($card) } abwerfen
options_take =
    { $nuggets ->
        [one] Karte mit 1 Goldstück behalten
       *[other] Karte mit { $nuggets } Goldstücken behalten
    }
options_pass = Passen

events_round-started =
    { $rounds ->
        [1] Die einzige Runde
       *[other] Runde { $round } von { $rounds }
    }: { $who ->
        [you] Du beginnst
       *[other] { $name } beginnt
    }. { $saboteurs }
events_round-after-path =
    Runde { $round } von { $rounds }: { $whoAfter ->
        [you] Die letzte Wegekarte hast du gelegt, links von dir
       *[other] Die letzte Wegekarte hat { $nameAfter } gelegt, links daneben
    } { $who ->
        [you] sitzt du und beginnst
       *[other] sitzt { $name } und beginnt
    }. { $saboteurs }
events_round-after-no-path =
    Runde { $round } von { $rounds }: { $whoAfter ->
        [you] Die Runde davor, ohne eine einzige Wegekarte, hast du begonnen, links von dir
       *[other] Die Runde davor, ohne eine einzige Wegekarte, hat { $nameAfter } begonnen, links daneben
    } { $who ->
        [you] sitzt du und beginnst
       *[other] sitzt { $name } und beginnt
    }. { $saboteurs }
events_round-after-card =
    Runde { $round } von { $rounds }: { $whoAfter ->
        [you] Den letzten Zug hattest du, links von dir
       *[other] Den letzten Zug hatte { $nameAfter }, links daneben
    } { $who ->
        [you] sitzt du und beginnst
       *[other] sitzt { $name } und beginnt
    }. { $saboteurs }
events_saboteurs =
    { $count ->
        [one] Es gibt 1 Saboteur.
       *[other] Es gibt { $count } Saboteure.
    }
events_saboteurs-at-most-one = Es gibt höchstens 1 Saboteur.
events_saboteurs-or = Es gibt { OR($counts) } Saboteure.
events_dealt =
    { $who ->
        [you] Du bist in dieser Runde { $role ->
            [saboteur] Saboteur
           *[miner] Goldsucher
        }.
       *[other] { $name } ist in dieser Runde { $role ->
            [saboteur] Saboteur
           *[miner] Goldsucher
        }.
    }
events_path-played =
    { $who ->
        [you] Du legst { $deadEnd ->
            [true] eine Sackgasse
           *[false] einen Tunnel
        }.
       *[other] { $name } legt { $deadEnd ->
            [true] eine Sackgasse
           *[false] einen Tunnel
        }.
    }
events_rejoined =
    { $count ->
        [one] 1 Karte ist wieder mit dem Start verbunden.
       *[other] { $count } Karten sind wieder mit dem Start verbunden.
    }
events_goal-treasure =
    { $who ->
        [you] Du erreichst { DEN($goal) }: der Schatz!
       *[other] { $name } erreicht { DEN($goal) }: der Schatz!
    }
events_goal-stone =
    { $who ->
        [you] Du erreichst { DEN($goal) }: ein Stein.
       *[other] { $name } erreicht { DEN($goal) }: ein Stein.
    }
events_broken-own =
    { $who ->
        [you] Du machst deine eigene { $tool } kaputt.
       *[other] { $name } macht die eigene { $tool } kaputt.
    }
events_broken =
    { $who ->
        [you] Du machst die { $tool } von { $nameElse } kaputt.
       *[other] { $whoElse ->
            [you] { $name } macht deine { $tool } kaputt.
           *[other] { $name } macht die { $tool } von { $nameElse } kaputt.
        }
    }
events_repaired-own =
    { $who ->
        [you] Du reparierst deine { $tool } und kannst wieder graben.
       *[other] { $name } repariert die eigene { $tool } und kann wieder graben.
    }
events_repaired-own-still =
    { $who ->
        [you] Du reparierst deine { $tool }, aber etwas anderes ist noch kaputt.
       *[other] { $name } repariert die eigene { $tool }, hat aber noch etwas Kaputtes.
    }
events_repaired =
    { $who ->
        [you] Du reparierst die { $tool } von { $nameElse }. { $nameElse } kann wieder graben.
       *[other] { $whoElse ->
            [you] { $name } repariert deine { $tool }. Du kannst wieder graben.
           *[other] { $name } repariert die { $tool } von { $nameElse }. { $nameElse } kann wieder graben.
        }
    }
events_repaired-still =
    { $who ->
        [you] Du reparierst die { $tool } von { $nameElse }. { $nameElse } hat noch etwas Kaputtes.
       *[other] { $whoElse ->
            [you] { $name } repariert deine { $tool }. Du hast noch etwas Kaputtes.
           *[other] { $name } repariert die { $tool } von { $nameElse }. { $nameElse } hat noch etwas Kaputtes.
        }
    }
events_rockfall =
    { $who ->
        [you] Du nimmst mit einem Steinschlag { $deadEnd ->
            [true] eine Sackgasse
           *[false] einen Tunnel
        } weg.
       *[other] { $name } nimmt mit einem Steinschlag { $deadEnd ->
            [true] eine Sackgasse
           *[false] einen Tunnel
        } weg.
    }
events_rockfall-cutting =
    { $who ->
        [you] Du nimmst mit einem Steinschlag { $deadEnd ->
            [true] eine Sackgasse
           *[false] einen Tunnel
        } weg und schneidest { $lost ->
            [one] 1 Karte
           *[other] { $lost } Karten
        } ab.
       *[other] { $name } nimmt mit einem Steinschlag { $deadEnd ->
            [true] eine Sackgasse
           *[false] einen Tunnel
        } weg und schneidet { $lost ->
            [one] 1 Karte
           *[other] { $lost } Karten
        } ab.
    }
events_map =
    { $who ->
        [you] Du siehst dir { DEN($goal) } an.
       *[other] { $name } sieht sich { DEN($goal) } an.
    }
events_map-seen =
    { $who ->
        [you] Du siehst dir { DEN($goal) } an: { $found ->
            [treasure] der Schatz
           *[stone] ein Stein
        }.
       *[other] { $name } sieht sich { DEN($goal) } an: { $found ->
            [treasure] der Schatz
           *[stone] ein Stein
        }.
    }
events_discarded =
    { $who ->
        [you] Du wirfst verdeckt eine Karte ab.
       *[other] { $name } wirft verdeckt eine Karte ab.
    }
events_discarded-seen =
    { $who ->
        [you] Du wirfst verdeckt { QUOTE($card) } ab.
       *[other] { $name } wirft verdeckt { QUOTE($card) } ab.
    }
events_passed =
    { $who ->
        [you] Du passt: Du hast keine Karten mehr.
       *[other] { $name } hat keine Karten mehr und passt.
    }
events_drew-last =
    { $who ->
        [you] Du ziehst die letzte Karte des Stapels.
       *[other] { $name } zieht die letzte Karte des Stapels.
    }
events_drew =
    { $who ->
        [you] Du ziehst { QUOTE($card) }.
       *[other] { $name } zieht { QUOTE($card) }.
    }
events_drew-last-seen =
    { $who ->
        [you] Du ziehst { QUOTE($card) }, die letzte Karte des Stapels.
       *[other] { $name } zieht { QUOTE($card) }, die letzte Karte des Stapels.
    }
events_won =
    { $turns ->
        [one] Die Goldsucher gewinnen die Runde nach 1 Zug.
       *[other] Die Goldsucher gewinnen die Runde nach { $turns } Zügen.
    }
events_lost =
    { $turns ->
        [one] Niemand hat mehr eine spielbare Karte, und der Schatz ist nicht erreicht: Die Goldsucher verlieren die Runde nach 1 Zug.
       *[other] Niemand hat mehr eine spielbare Karte, und der Schatz ist nicht erreicht: Die Goldsucher verlieren die Runde nach { $turns } Zügen.
    }
events_miners-were =
    { $count ->
        [0] Goldsucher: niemand.
       *[other] Goldsucher: { PEOPLE($people) }.
    }
events_saboteurs-were =
    { $count ->
        [0] Saboteure: niemand.
        [one] Saboteur: { PEOPLE($people) }.
       *[other] Saboteure: { PEOPLE($people) }.
    }
events_others-were = Alle anderen sind Goldsucher.
events_aside =
    { $role ->
        [saboteur] Die übrige Karte war ein Saboteur.
       *[miner] Die übrige Karte war ein Goldsucher.
    }
events_treasure-was = Der Schatz war { DER($goal) }.
events_draft =
    { $cards ->
        [1] Es gibt 1 Goldkarte für die Goldsucher; { $who ->
            [you] du wählst
           *[other] { $name } wählt
        }.
       *[other] Es gibt { $cards } Goldkarten für die Goldsucher; { $who ->
            [you] du wählst zuerst
           *[other] { $name } wählt zuerst
        }.
    }
events_draft-without-you =
    { $cards ->
        [one] Es gibt 1 Goldkarte für die Goldsucher
       *[other] Es gibt { $cards } Goldkarten für die Goldsucher
    }. Du hast den Schatz erreicht, bist aber Saboteur und bekommst keine: { $name }, der erste Goldsucher rechts von dir, wählt zuerst.
events_draft-without =
    { $cards ->
        [one] Es gibt 1 Goldkarte für die Goldsucher
       *[other] Es gibt { $cards } Goldkarten für die Goldsucher
    }. { $saboteur } hat den Schatz erreicht, ist aber Saboteur und bekommt keine: { $who ->
        [you] Du bist der erste Goldsucher rechts von { $saboteur } und wählst zuerst
       *[other] { $name }, der erste Goldsucher rechts von { $saboteur }, wählt zuerst
    }.
events_packet =
    { $who ->
        [you] Du siehst dir
       *[other] { $name } sieht sich
    } { $cards ->
        [one] 1 Goldkarte
       *[other] { $cards } Goldkarten
    } an.
events_packet-alike =
    { $who ->
        [you] Du siehst dir
       *[other] { $name } sieht sich
    } { $cards ->
        [one] 1 Goldkarte an: { $nuggets ->
            [one] 1 Goldstück
           *[other] { $nuggets } Goldstücke
        }
       *[other] { $cards } Goldkarten an: jeweils { $nuggets ->
            [one] 1 Goldstück
           *[other] { $nuggets } Goldstücke
        }
    }.
events_packet-different =
    { $who ->
        [you] Du siehst dir
       *[other] { $name } sieht sich
    } { $cards } Goldkarten an: { LIST($kinds) } Goldstücke.
events_kind-different = { $nuggets }
events_packet-mixed =
    { $who ->
        [you] Du siehst dir
       *[other] { $name } sieht sich
    } { $cards } Goldkarten an: { LIST($kinds) }.
events_kind-first =
    { $count ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
       *[9] neun
    } mit { $nuggets ->
        [one] 1 Goldstück
       *[other] { $nuggets } Goldstücken
    }
events_kind-later =
    { $count ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
       *[9] neun
    } mit { $nuggets }
events_taken =
    { $who ->
        [you] Du behältst eine Goldkarte.
       *[other] { $name } behält eine Goldkarte.
    } { $left ->
        [0] Es war die letzte.
        [one] 1 Karte ist noch da.
       *[other] { $left } Karten sind noch da.
    }
events_taken-seen =
    { $who ->
        [you] Du behältst eine Goldkarte
       *[other] { $name } behält eine Goldkarte
    } mit { $nuggets ->
        [one] 1 Goldstück
       *[other] { $nuggets } Goldstücken
    }. { $left ->
        [0] Es war die letzte.
        [one] 1 Karte ist noch da.
       *[other] { $left } Karten sind noch da.
    }
events_paid-card =
    { $who ->
        [you] Du bekommst eine Goldkarte mit
       *[other] { $name } bekommt eine Goldkarte mit
    } { $nuggets ->
        [one] 1 Goldstück
       *[other] { $nuggets } Goldstücken
    }.
events_paid-cards =
    { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } { $cards } Goldkarten mit zusammen { $nuggets ->
        [one] 1 Goldstück
       *[other] { $nuggets } Goldstücken
    }.
events_paid-cards-seen =
    { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } { $cards } Goldkarten mit zusammen { $nuggets ->
        [one] 1 Goldstück
       *[other] { $nuggets } Goldstücken
    } ({ $sum }).
events_paid-credit =
    { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } { $nuggets ->
        [one] 1 Goldstück ohne Karte
       *[other] { $nuggets } Goldstücke ohne Karte
    }.
events_paid-both =
    { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } { $nuggets ->
        [one] 1 Goldstück
       *[other] { $nuggets } Goldstücke
    }: { $held } auf { $cards ->
        [one] 1 Goldkarte
       *[other] { $cards } Goldkarten
    } und { $credit } ohne Karte.
events_paid-both-seen =
    { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } { $nuggets ->
        [one] 1 Goldstück
       *[other] { $nuggets } Goldstücke
    }: { $held } auf { $cards ->
        [one] 1 Goldkarte
       *[other] { $cards } Goldkarten
    } ({ $sum }) und { $credit } ohne Karte.
events_nobody-paid = Es gab keinen Saboteur: Niemand bekommt Gold.
events_victory =
    { $who ->
        [you] Du gewinnst die Partie { $nuggets ->
            [0] ohne ein einziges Goldstück
            [one] mit 1 Goldstück
           *[other] mit { $nuggets } Goldstücken
        }!
        [one] { PEOPLE($people) } gewinnt die Partie { $nuggets ->
            [0] ohne ein einziges Goldstück
            [one] mit 1 Goldstück
           *[other] mit { $nuggets } Goldstücken
        }!
        [youAll] { CAPITAL(PEOPLE($people)) } teilt euch den Sieg { $nuggets ->
            [0] ohne ein einziges Goldstück
            [one] mit jeweils 1 Goldstück
           *[other] mit jeweils { $nuggets } Goldstücken
        }!
       *[they] { PEOPLE($people) } teilen sich den Sieg { $nuggets ->
            [0] ohne ein einziges Goldstück
            [one] mit jeweils 1 Goldstück
           *[other] mit jeweils { $nuggets } Goldstücken
        }!
    }
events_next-none = Sonst hat niemand Gold.
events_next-tied =
    { $others ->
        [one] Du folgst mit { $nuggets }, gleichauf mit einer anderen Person.
       *[other] Du folgst mit { $nuggets }, gleichauf mit { $others } anderen.
    }
events_next-many =
    { $players ->
        [one] 1 Person folgt mit { $nuggets }.
       *[other] { $players } Personen folgen mit jeweils { $nuggets }.
    }
events_next =
    { $who ->
        [you] Du folgst mit { $nuggets }.
        [one] { PEOPLE($people) } folgt mit { $nuggets }.
        [youAll] { CAPITAL(PEOPLE($people)) } folgt mit jeweils { $nuggets }.
       *[they] { PEOPLE($people) } folgen mit jeweils { $nuggets }.
    }
