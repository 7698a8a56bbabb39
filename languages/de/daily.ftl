title = Tagesdungeon
intro = Jeden Tag eine Partie in jedem Spiel, für alle dieselbe: dieselben Karten, dieselben Würfel und dieselben Bots. Du hast einen Versuch, ohne Tipps.
offline = Der Tagesdungeon kommt vom Server, ohne Netz lässt er sich nicht spielen. Partien und Dilemmas auf diesem Gerät schon.
ends = Der Tag endet in { $time }, um Mitternacht UTC nach der Uhr des Servers.
past = Dieser Tag ist vorbei: Die Ergebnisse stehen fest, und jede Partie lässt sich ansehen.
previous = Der Tag davor
next = Der Tag danach
today = Heute
empty = An diesem Tag gab es keinen Tagesdungeon.
streak =
    { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
noStreak = Beende heute eine Partie, um eine Serie zu beginnen.
star = Spiel des Tages
alone = Du gegen den Dungeon: Wer kommt mit dem meisten Gold heraus?
bots =
    { $count ->
        [one] Gegen 1 Bot auf Stufe Meister.
       *[other] Gegen { $count } Bots auf Stufe Meister.
    }
play = Spielen
playOf = Heutige Partie spielen: { $game }
goOn = Weiter
late = Deine Partie war nicht zu Ende, als der Tag es war, deshalb zählt sie nicht.
unplayed = Diese hast du nicht gespielt.
won = Sieg
lost = Rang { $place } am Tisch
out = Lebend mit Schatz heraus
died = Nicht mit Schatz herausgekommen
rank =
    { $people ->
        [one] Bisher das einzige Ergebnis
       *[other] Rang { $rank } von { $people } Ergebnissen
    }

points_coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
points_gold = { $count } Gold
points_nuggets =
    { $count ->
        [one] 1 Goldstück
       *[other] { $count } Goldstücke
    }
points_successes =
    { $count ->
        [one] 1 Erfolg
       *[other] { $count } Erfolge
    }
points_points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }

results = Ergebnisse
noResults = Diese Partie hat noch niemand beendet.
histogram = Wie weit alle gekommen sind
people =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
position = Rang
name = Name
score = Punkte
you = du
watch = Ansehen
watchOf = Die Partie von { $name } ansehen
share = Teilen
shareText = Text zum Teilen
copied = Kopiert
shareTitle = Mazmorra, Tagesdungeon vom { $day }: { $game }
deal = Mischen und Würfeln
dealHelp = Der Server hat diese Partie festgelegt, bevor er wissen konnte, wer sie spielt, und einen Fingerabdruck des Startwerts veröffentlicht. Browser fügen nichts hinzu, damit alle dieselbe haben. Der Startwert wird aufgedeckt, wenn der Tag vorbei ist; bis dahin gibt es keine Aufzeichnung, keine Prüfung und keine Analyse.
fingerprint = Fingerabdruck des Startwerts
made = Festgelegt am
seed = Startwert
salt = Salt
tomorrow = Fingerabdrücke für morgen
home = Start
