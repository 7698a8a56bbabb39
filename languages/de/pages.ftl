locale = de_DE
site = Mazmorra
home = Brettspiele im Dungeon: allein, an einem Bildschirm oder online. Kostenlos, ohne Konto, ohne Werbung.
play = { $game } spielen
learn = { $game } lernen
learnLine = Kurze Lektionen zum Mitspielen: die Regeln von { $game } in deinem Tempo.
rules = Die Regeln von { $game }
rulesLine = Wie { $game } gespielt wird, mit Bildern und allen Klärungen.
online = Mit Freunden online
onlineLine = Tisch eröffnen, Link verschicken, spielen. Ein Konto braucht ihr nicht.
quick = Jetzt mit Leuten spielen
quickLine = Wähle ein Spiel und warte: Sobald genug Leute dasselbe wollen, öffnet sich ein Tisch.
daily = Tagesdungeon
dailyLine = Jeden Tag eine Partie in jedem Spiel, für alle dieselbe: ein Versuch, eine Tabelle.
tournaments = Turniere
tournament = Turnier: { $game }
tournamentBy = { $inviter } lädt dich zu einem Turnier ein: { $game }
tournamentLine = Mehrere Runden, nach Punkten ausgeloste Tische, eine Tabelle. Öffne den Link, tipp einen Namen ein und mach mit.
invitation = Ein Tisch für { $game }
invitationBy = { $host } lädt dich ein: { $game }
invitationLine =
    { $free ->
        [0] Ein Tisch für { $seats }. Öffne den Link, um zuzusehen oder an deinen Platz zurückzukehren.
        [one] Ein Tisch für { $seats }, mit 1 freien Platz. Öffne den Link, tipp einen Namen ein und setz dich.
       *[other] Ein Tisch für { $seats }, mit { $free } freien Plätzen. Öffne den Link, tipp einen Namen ein und setz dich.
    }
replay = Eine Partie { $game }
replayLine = Sieh dir die Partie von { LIST($names) } Schritt für Schritt an.
profileLine = Was { $name } hier gespielt hat, und wie es lief.

ratings_title = { $game }: Wertungen
ratings_line = Wer { $game } in dieser Saison am besten spielt, und wie sicher das ist.
balance_title = { $game }: Ausgewogenheit
balance_line = Wie oft die Rollen, Helden und Varianten von { $game } gewinnen: Personen neben Bots.
dilemmas_title = { $game }: Dilemmas
dilemmas_line = Jeden Tag eine Stellung aus { $game }, eine Entscheidung: Würdest du die beste finden?

legal_privacy_title = Datenschutz
legal_privacy_description = Was dieser Server über dich speichert, und wie lange.
legal_terms_title = Nutzungsregeln
legal_terms_description = Die Regeln dieses Servers, und was geschieht, wenn jemand sie bricht.
legal_imprint_title = Impressum
legal_imprint_description = Wer diesen Server betreibt, und wie man ihn erreicht.
legal_forever = ohne Frist

missing = Hier ist nichts
missingLine = Vielleicht ist der Link unvollständig, oder wohin er führte, gibt es nicht mehr.

embedPicture = Die Stellung
embedPrevious = Ein Schritt zurück
embedNext = Ein Schritt vor
embedPlay = Abspielen
embedPause = Anhalten
embedPlace = Schritte { $at } bis { $to } von { $length }
embedOpen = Partie in Mazmorra ansehen
embedGone = Diese Partie lässt sich hier nicht zeigen: Sie läuft noch, wurde gelöscht oder hat nie existiert.
