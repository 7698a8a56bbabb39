title = Meine Partien
none = Noch nichts da. Spiel eine Partie, sie wird auf diesem Gerät aufbewahrt.
all = Alle Spiele
pick = Welches Spiel
under = Auf dem Tisch
finished = Beendet
opened = Angesehen
openedHelp = Aus Links und Dateien anderer. Sieh dir die Wiederholung an, um zu erfahren, wie sie ausgehen.
won = gewonnen
place = Rang { $place }
shared = Sieg geteilt
nobody = niemand hat gewonnen
practice = Übung
withHints = mit Tipps
hinted =
    { $count ->
        [one] 1 davon mit Tipps
       *[other] { $count } davon mit Tipps
    }
online = online
resume = Fortsetzen
watch = Ansehen
analysis = Analyse
more = { $count } weitere zeigen
statistics = Wie es bisher lief
statisticsNone = Deine Zahlen erscheinen hier nach der ersten beendeten Partie. Übungen und Partien anderer zählen nicht.
played =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
wonOf = { $won } von { $played } gewonnen
share = gewonnen
bySeats = Nach Plätzen
seats =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }
byOpponents = Nach Gegnern

opponents_mixed = Bots mehrerer Stufen
opponents_people = Andere Personen
opponents_alone = Allein

byRole = Nach Rolle, in Runden

roles_miner = Goldsucher
roles_saboteur = Saboteur

survived =
    In { $count } von { $played ->
        [one] 1 Partie
       *[other] { $played } Partien
    } lebend herausgekommen
mostGold = Deine beste Beute: { $gold } Gold
together =
    { $count ->
        [one] 1 Partie zu mehreren an diesem Bildschirm
       *[other] { $count } Partien zu mehreren an diesem Bildschirm
    }
epitaphs = Hier ruhen sie
epitaphsHelp = Deine Helden, die nicht aus dem Dungeon herauskamen, die letzten zuerst.
keep = Alles mitnehmen
keepHelp = Eine Datei mit allen Partien dieses Geräts, deinen Einstellungen und deinem Notizbuch. Auf einem anderen Gerät geöffnet, ergänzt sie, was dort fehlt. Plätze an Online-Tischen bleiben bei diesem Browser.
export = Alles sichern
import = Datei öffnen
imported =
    { $count ->
        [one] Fertig: 1 Partie hinzugefügt; Einstellungen und Notizbuch wiederhergestellt.
       *[other] Fertig: { $count } Partien hinzugefügt; Einstellungen und Notizbuch wiederhergestellt.
    }
importedRecord = Fertig: Die Partie in der Datei wurde hinzugefügt.
broken = Diese Datei lässt sich nicht lesen: Sie stammt nicht von Mazmorra, oder ein Teil fehlt. Nichts wurde geändert.
failed = Dieser Browser konnte die Partien nicht aufbewahren. Nichts wurde geändert.

moments = Meine schönsten Momente
momentOf = Schritte { $from } bis { $to }
momentRemove = Entfernen
