title = Jetzt mit Leuten spielen
intro = Wähle, was du spielen möchtest. Sobald genug Leute dasselbe wollen, öffnet sich ein Tisch, und ihr habt alle einen Platz.
games = Was möchtest du spielen?
botsAfter = Wenn niemand kommt

botTimes_0 = Weiter warten
botTimes_30 = Bots nach 30 Sekunden
botTimes_120 = Bots nach 2 Minuten
botTimes_600 = Bots nach 10 Minuten

start = Auf Leute warten
change = Ändern, worauf ich warte
stop = Nicht mehr warten
waitingFor = Du wartest auf Leute für { $games }.
waitingForAny = Du wartest auf Leute, egal für welches Spiel.
notify = Sag mir, wenn mein Tisch bereit ist
waitingSince = Du wartest seit { $time }.
botsIn = In { $time } übernehmen Bots die freien Plätze.
noBots = Du willst nur mit Leuten spielen.
noNumbers = Gerade wartet oder spielt niemand.
numbers =
    { $waiting ->
        [one] 1 Person wartet
       *[other] { $waiting } Personen warten
    }, { $playing ->
        [one] 1 spielt
       *[other] { $playing } spielen
    }.
waits =
    { $count ->
        [one] 1 wartet
       *[other] { $count } warten
    }
alone = Gerade wartet sonst niemand.
aloneHelp = Wir sagen dir, wenn jemand kommt. Lass diese Seite offen, oder schalte in den Einstellungen Meldungen ein: Dann darfst du sie schließen und behältst eine Stunde lang deinen Platz. Inzwischen kannst du üben oder Freunde einladen.
practise = Inzwischen gegen Bots üben
practiseHelp = Du behältst deinen Platz. Ist dein Tisch bereit, sagen wir es dir dort.
invite = Freunde an einen Tisch einladen
lobby = Offene Tische ansehen
chooseOne = Wähle mindestens ein Spiel.
pill = Warten auf Leute
toWaiting = Zeigen
called = Dein Tisch ist bereit: { $game }
calledHelp = Komm innerhalb von { $time }, sonst verlierst du deinen Platz.
go = An den Tisch
decline = Jetzt nicht
missed = Dein Tisch war bereit, und du bist nicht gekommen. Warte gern noch einmal.
gathering = Die Partie beginnt, wenn alle da sind, spätestens in { $time }.
tooFew = Es sind zu wenige gekommen. Du behältst deinen Platz und wartest weiter.
