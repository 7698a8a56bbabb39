levels_random_name = Zufall
levels_random_sentence = Sieht nichts an: Der Zufall entscheidet.
levels_novice_name = Neuling
levels_novice_sentence = Vermeidet grobe Fehler, übersieht aber mehr als die Hälfte dessen, was gutes Spiel ausmacht.
levels_apprentice_name = Lehrling
levels_apprentice_sentence = Folgt einem Plan, weicht aber bei etwa jeder vierten Entscheidung davon ab.
levels_adventurer_name = Abenteurer
levels_adventurer_sentence = Kennt die Chancen und achtet darauf, wie alle spielen, denkt aber nicht voraus.
levels_master_name = Meister
levels_master_sentence = Spielt Tausende Fortsetzungen durch, hält aber alle am Tisch für eine von wenigen Sorten.

sure_only = Es gab nichts anderes zu tun.
sure_clear = Eindeutig das Beste.
sure_likely = Wahrscheinlich das Beste.
sure_close = Knapp.

suspicion = Wie wahrscheinlich jemand Saboteur ist

styles_sensible = spielt vernünftig
styles_timid = geht auf Nummer sicher
styles_bold = wagt viel
styles_never-leaves = steigt nie aus
styles_plays-high = spielt hohe Karten
styles_plays-middle = spielt mittlere Karten
styles_plays-low = spielt niedrige Karten
styles_sabotages-early = würde früh sabotieren
styles_helps = hilft allen
styles_random = spielt aufs Geratewohl

reasons_search = In den gedachten Partien schnitt es am besten ab.
reasons_dr-look = Vor uns liegen mehrere dunkle Räume: besser eine Fackel nehmen und planen.
reasons_dr-escape = Mit diesem Gegenstand entkommen wir dem Bossmonster.
reasons_dr-crystal-ball = An diesem Raum hängt zu viel, um blind zu spielen.
reasons_dr-key = Ein Schlüssel holt die Truhe und spart eine hohe Karte.
reasons_dr-sword = Ein Schwert kämpft wie eine 5 und spart eine hohe Karte.
reasons_dr-treasure-high = Diese Truhe ist eine hohe Karte wert.
reasons_dr-treasure-low = Diese Truhe ist keine hohe Karte wert.
reasons_dr-vault = Das Nützlichste in diesem Lagerraum.
reasons_dr-trap-high = Die Falle trifft jemand anderen: Da soll sie wehtun.
reasons_dr-trap-low = Die Falle mild halten oder wenigstens die hohen Karten sparen.
reasons_dr-fight-high = In diesem Kampf nicht am schwächsten sein.
reasons_dr-fight-low = Den Kampf gewinnen die anderen, oder eine Niederlage kostet wenig.
reasons_sb-dig = Das bringt den Tunnel näher ans Ziel.
reasons_sb-reach = Das erreicht ein Ziel, unter dem der Schatz liegen kann.
reasons_sb-widen = Mehr offene Tunnel sind schwerer zu versperren.
reasons_sb-break-suspect = Hier gräbt jemand gegen uns.
reasons_sb-break-miner = Ein ehrlicher Goldsucher, der nicht graben kann, ist keine Gefahr.
reasons_sb-repair-self = Mit kaputtem Werkzeug gräbt niemand.
reasons_sb-repair-friend = Hier ist jemand auf unserer Seite und soll weitergraben.
reasons_sb-clear = Diese Sackgasse ist im Weg.
reasons_sb-bury = Den Tunnel zum Einsturz bringen, bevor er ankommt.
reasons_sb-map = Erst wissen, wo der Schatz ist, dann graben.
reasons_sb-block = Den Weg zum Schatz versperren.
reasons_sb-pretend = Vorerst den ehrlichen Goldsucher spielen.
reasons_sb-waste = Abwerfen, was die Goldsucher brauchen könnten.
reasons_sb-discard = Hier hilft nichts: die schlechteste Karte abwerfen.
reasons_sb-most-gold = Das meiste Gold nehmen.
reasons_dq-leave = Lebend hinaus, und etwas im Beutel.
reasons_dq-hero = Wer am öftesten mit Schätzen heimkehrt.
reasons_dq-tower = Jeder Turm ist gleich weit vom Hort.
reasons_dq-take-best = Die wertvollste Karte nehmen.
reasons_dq-give-least = Das Wertloseste hergeben.
reasons_dq-richest = Hier ist am meisten zu holen.
reasons_dq-hunt = Ein Monster nahe bei den Helden ist mehr wert als ein fernes.
reasons_dq-use = Dafür wurde es aufgehoben.
reasons_dq-save-it = Für Schlimmeres aufheben.
reasons_dq-first = Darum müssen wir uns zuerst kümmern.
reasons_dq-way = Der kürzeste Weg zum Ziel.
reasons_dq-cross = Außen herum würde es länger dauern.
reasons_dq-turn-back = Außen herum ist sicherer als ein Sturz.
reasons_dq-reroll = Den schlechteren Würfel noch einmal werfen.
reasons_dq-tower-power = Von einem anderen Turm ist es vielleicht näher zum Hort.
reasons_dq-break-off = Zu schwer verletzt, um weiterzukämpfen: noch eine Runde gewinnen, und weg.
reasons_dq-fight-on = Das Monster fällt zuerst.
reasons_dq-roll = Ein Wurf, der kaum schaden kann.
reasons_dq-too-late = Der Hort ist nicht mehr zu schaffen: wenigstens lebend hinaus.
reasons_dq-more = Stark und früh genug, um nach mehr zu suchen.
reasons_dq-home = Zeit, heimzutragen, was da ist.
reasons_dq-search = Dieser Raum kann etwas verbergen, und es ist ruhig.
reasons_dq-to-dragon = Hin und zurück vor der Nacht: weiter zum Hort.
reasons_dq-secret-door = Eine Geheimtür: umsonst einen Raum näher.
reasons_dq-explore = Ein Raum, in dem Beute liegen kann, nicht zu weit von einem Turm.
reasons_dq-dragon = Diesmal wacht der Drache wohl nicht auf.
reasons_dq-other = Etwas Besseres gibt es nicht.
reasons_dq-fight = Dieses Monster ist zu schaffen.
reasons_dq-flee = Besser entkommen: Dieser Kampf würde zu viel kosten.
reasons_dq-strong-card = Die stärkste Karte, mit weiteren zum Kontern.
reasons_dq-counter = Nur kontern, wo es die Runde gewinnt.
reasons_dq-loot = In jedem zweiten Fall ist Beute darin.
reasons_dq-no-treasure = Allein zählt nur der Hort, und was dort beißt, hielte uns auf.
reasons_dq-leave-it = Zu schwer verletzt, um das anzufassen.
reasons_dq-no-secret-door = Wer weiß, was dahinter ist: auf bekanntem Boden bleiben.
reasons_dq-redraw = Viel schlimmer kann es kaum kommen: eine andere Karte ziehen.
reasons_dq-keep = Diese Karte ist gut genug.
reasons_dq-heal = Erst heilen.
reasons_wd-too-dangerous = Der Dungeon sieht zu gefährlich aus: andere hineinlassen.
reasons_wd-open-dungeon = Ein leerer Dungeon ist ein Geschenk: dabeibleiben.
reasons_wd-still-safe = Noch ist der Dungeon zu überleben: dabeibleiben.
reasons_wd-strip = Jemand anderes bleibt dabei: dem Abenteurer weiter die Ausrüstung nehmen, dann passen.
reasons_wd-choose = Der Abenteurer, der beim Beginnen am besten dastehen lässt.
reasons_wd-add-harmless = Mit der Ausrüstung, die noch da ist, richtet dieses Monster wenig an.
reasons_wd-spare-tile = Dieser Gegenstand ist am ehesten zu entbehren.
reasons_wd-set-trap = Da muss jemand anderes hinein.
reasons_wd-name-worst = Die Art nennen, die am meisten kosten würde.
reasons_wd-polymorph-worst = Dieses Monster ist schlimmer als alles, was der Stapel bringen kann.
reasons_wd-polymorph-repeat = Ein zweites Monster derselben Art würde die Allmacht zunichtemachen.
reasons_wd-keep-polymorph = Schlimmeres kann kommen: die Verwandlung lieber aufheben.
reasons_wd-axe-or-die = Ohne die Axt ist es vorbei.
reasons_wd-axe-big = Ein ebenso gutes Ziel für die Axt wie jedes andere.
reasons_wd-save-axe = Das halten wir aus: die Axt aufheben.

remarks_wd-survive = Wenn du jetzt hineingingst, würdest du mit einer Wahrscheinlichkeit von { $chance } überleben.
remarks_wd-odds =
    { $change ->
        [same] Deine eigene Überlebenschance bleibt bei { $chance }.
       *[up] Deine eigene Überlebenschance geht von { $before } auf { $chance }.
    }
remarks_wd-looks = Wer keine der Karten gesehen hat, schätzt die Chance auf { $chance }.
remarks_wd-last = { $name } geht dann hinein und überlebt, soweit du weißt, mit einer Wahrscheinlichkeit von { $chance }.
remarks_wd-left =
    { $count ->
        [one] Dann ist noch 1 Person übrig und geht hinein.
       *[other] Dann sind noch { $count } Personen übrig, und eine davon geht hinein.
    }
remarks_wd-free = Der Dungeon ist leer: Wer jetzt hineingeht, hat Erfolg.
remarks_wd-reads =
    { $count ->
        [one] Nach ihrer Spielweise kosten die Karten der anderen im Dungeon etwa 1 LP; nach dem Zufall wären es { $from }.
       *[other] Nach ihrer Spielweise kosten die Karten der anderen im Dungeon etwa { $count } LP; nach dem Zufall wären es { $from }.
    }
remarks_wd-dragon-aside = { $name } hat den Drachen wahrscheinlich beiseitegelegt ({ $chance }).
remarks_wd-dragon-added = { $name } hat den Drachen wahrscheinlich in den Dungeon gelegt ({ $chance }).
remarks_wd-stays = Bisher ist { $name } dabeigeblieben, wo andere gepasst hätten.
remarks_wd-rival-wins = Noch ein Erfolg, und { $name } gewinnt die Partie.
remarks_wd-rival-out = Noch ein Fehlschlag, und { $name } scheidet aus.
remarks_wd-own-wins = Noch ein Erfolg, und du gewinnst die Partie.
remarks_wd-own-out = Noch ein Fehlschlag, und du scheidest aus.
remarks_wd-run = Von hier aus überlebst du den Dungeon mit einer Wahrscheinlichkeit von { $chance }.
remarks_wd-hero = Mit der ganzen Ausrüstung und sechs unbekannten Monstern im Dungeon liegt die Überlebenschance bei { $chance }.
remarks_dr-coins =
    { $count ->
        [one] Im Schnitt bringt es 1 Münze.
       *[other] Im Schnitt bringt es { $count } Münzen.
    }
remarks_dr-coins-lost =
    { $count ->
        [one] Im Schnitt kostet es 1 Münze.
       *[other] Im Schnitt kostet es { $count } Münzen.
    }
remarks_dr-wounds =
    { $count ->
        [one] Im Schnitt kostet es 1 Wunde.
       *[other] Im Schnitt kostet es { $count } Wunden.
    }
remarks_dr-heals =
    { $count ->
        [one] Es heilt 1 Wunde.
       *[other] Es heilt { $count } Wunden.
    }
remarks_dr-nothing = Im Schnitt bringt und kostet es in diesem Raum fast nichts.
remarks_dr-gift = Es bringt einen Gegenstand.
remarks_dr-trap-coins =
    { $count ->
        [one] So, wie es steht, trifft die Falle { $name } und kostet im Schnitt 1 Münze.
       *[other] So, wie es steht, trifft die Falle { $name } und kostet im Schnitt { $count } Münzen.
    }
remarks_dr-trap-wounds =
    { $count ->
        [one] So, wie es steht, trifft die Falle { $name } und kostet im Schnitt 1 Wunde.
       *[other] So, wie es steht, trifft die Falle { $name } und kostet im Schnitt { $count } Wunden.
    }
remarks_dr-trap-you = So, wie es steht, trifft die Falle dich.
remarks_dr-later =
    { $count ->
        [one] Ohne diese Karte ist der Rest der Ebene etwa 1 Münze weniger wert.
       *[other] Ohne diese Karte ist der Rest der Ebene etwa { $count } Münzen weniger wert.
    }
remarks_dr-most-wounds = Du hast die meisten Wunden: So, wie es steht, brichst du am Ende zusammen.
remarks_dr-item = Der Gegenstand ist dann weg, und alle Stärkekarten bleiben auf deiner Hand.
remarks_dr-escape = Das Bossmonster kann dir nichts tun.
remarks_dr-ball = Du wählst deine Karte erst, wenn die anderen offen liegen.
remarks_dr-look =
    { $count ->
        [one] Du siehst 1 dunklen Raum, bevor du wählst.
       *[other] Du siehst { $count } dunkle Räume, bevor du wählst.
    }
remarks_sb-reaches = Es erreicht ein Ziel, unter dem mit einer Wahrscheinlichkeit von { $chance } der Schatz liegt.
remarks_sb-nearer =
    { $count ->
        [one] Soweit du weißt, kommt der Schatz damit 1 Karte näher.
       *[other] Soweit du weißt, kommt der Schatz damit { $count } Karten näher.
    }
remarks_sb-farther =
    { $count ->
        [one] Soweit du weißt, wird der Weg zum Schatz damit 1 Karte länger.
       *[other] Soweit du weißt, wird der Weg zum Schatz damit { $count } Karten länger.
    }
remarks_sb-aside = Der Schatz kommt damit weder näher noch rückt er weg.
remarks_sb-last = Wer den Schatz erreicht, wählt die erste Goldkarte.
remarks_sb-seen =
    { $change ->
        [up] Du wirkst damit verdächtiger: Für die anderen steigt die Wahrscheinlichkeit, dass du Saboteur bist, von { $before } auf { $chance }.
       *[down] Du wirkst damit weniger verdächtig: Für die anderen sinkt die Wahrscheinlichkeit, dass du Saboteur bist, von { $before } auf { $chance }.
    }
remarks_sb-suspect = Nach allem, was bisher geschah, ist { $name } mit einer Wahrscheinlichkeit von { $chance } Saboteur.
remarks_sb-frees = { $name } kann dann wieder graben.
remarks_sb-still-broken = Trotzdem hat { $name } dann noch ein kaputtes Werkzeug.
remarks_sb-stops = { $name } kann nicht graben, bis das Werkzeug repariert ist.
remarks_sb-stopped = { $name } kann ohnehin nicht graben: Es wäre nur ein Werkzeug mehr zu reparieren.
remarks_sb-own-free = Du kannst dann wieder graben.
remarks_sb-own-broken = Trotzdem hast du dann noch ein kaputtes Werkzeug.
remarks_sb-goal = Der Schatz liegt dort mit einer Wahrscheinlichkeit von { $chance }.
remarks_sb-spare = Diese Karte kannst du entbehren.
remarks_sb-useful = Diese Karte hätte dir noch nützen können.
remarks_sb-gold =
    { $count ->
        [one] Sie ist 1 Goldstück wert.
       *[other] Sie ist { $count } Goldstücke wert.
    }
remarks_dq-no-victory = Allein ist es kein Sieg, ohne Schatzkarte hinauszukommen.
remarks_dq-leaves-with = Du verlässt den Dungeon mit { $count } Gold.
remarks_dq-outdone = { $name } ist schon mit { $count } Gold draußen.
remarks_dq-wakes = Der Drache wacht mit einer Wahrscheinlichkeit von { $chance } auf.
remarks_dq-life =
    { $count ->
        [one] Noch 1 Wunde, und du bist tot.
       *[other] Noch { $count } Wunden, und du bist tot.
    }
remarks_dq-unknown = Diesen Raum hat noch niemand gesehen.
remarks_dq-hoard =
    { $count ->
        [one] Auf diesem Weg ist der Hort etwa 1 Zug entfernt, die Gefahren mitgezählt.
       *[other] Auf diesem Weg ist der Hort etwa { $count } Züge entfernt, die Gefahren mitgezählt.
    }
remarks_dq-tower =
    { $count ->
        [one] Auf diesem Weg ist der nächste Turm etwa 1 Zug entfernt, die Gefahren mitgezählt.
       *[other] Auf diesem Weg ist der nächste Turm etwa { $count } Züge entfernt, die Gefahren mitgezählt.
    }
remarks_dq-daylight =
    { $count ->
        [one] In 1 Runde können sich die ersten Türme schließen.
       *[other] In { $count } Runden können sich die ersten Türme schließen.
    }
remarks_dq-night = Die Türme können sich in jeder Runde schließen.
remarks_dq-search = Etwa jede vierte Suche findet eine Geheimtür, manche eine Beutekarte oder Ärger.
remarks_dq-fight =
    { $count ->
        [one] Ein solcher Kampf kostet im Schnitt etwa 1 Wunde.
       *[other] Ein solcher Kampf kostet im Schnitt etwa { $count } Wunden.
    }
remarks_dq-flight = Wer entkommt, muss zurück, und das Monster bleibt in diesem Raum.
remarks_dq-combat =
    { $from ->
        [one] In diesem Kampf hältst du noch 1 Wunde aus, und ausgeteilt hast du { $count }.
       *[other] In diesem Kampf hältst du noch { $from } Wunden aus, und ausgeteilt hast du { $count }.
    }
remarks_dq-monster =
    { $from ->
        [one] In diesem Kampf hält das Monster noch 1 Wunde aus, dein Gegner noch { $count }.
       *[other] In diesem Kampf hält das Monster noch { $from } Wunden aus, dein Gegner noch { $count }.
    }
remarks_dq-fails = Die Probe misslingt mit einer Wahrscheinlichkeit von { $chance }.

percent =
    { $size ->
        [little] weniger als 1 %
        [most] mehr als 99 %
       *[plain] { $percent } %
    }
chance =
    { $size ->
        [little] Gewinnchance: weniger als 1 %.
        [most] Gewinnchance: mehr als 99 %.
       *[plain] Gewinnchance: etwa { $percent } %.
    }
chanceBetween = Gewinnchance: irgendwo zwischen { $low } und { $high }; es gab nur wenige Versuche.
untried = Das wurde nicht versucht.
