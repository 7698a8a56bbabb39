title = Eigene Fehler
intro = Die teuersten Entscheidungen deiner Partien kommen wieder, bis du sie gut triffst. Eine Partie zählt, sobald der Meister sie angesehen hat.
none = Noch gibt es nichts zu üben. Spiel eine Partie gegen Bots oder mit Freunden zu Ende, öffne ihre Analyse und lass den Meister sie ansehen.
begin =
    { $count ->
        [one] Eine Stellung entscheiden
       *[other] { $count } Stellungen entscheiden
    }
nothingDue = Heute steht nichts an.
nextOn = Heute steht nichts an. Die nächste Stellung kommt am { $date }.
anyway = Trotzdem üben
tooOld =
    { $count ->
        [one] Eine Partie wurde nach früheren Regeln gespielt und bleibt außen vor.
       *[other] { $count } Partien wurden nach früheren Regeln gespielt und bleiben außen vor.
    }
games = Meine Partien
kindsTitle = Was dich am meisten kostet
cost =
    { $count ->
        [one] Ein Fehler, der { $share } Gewinnchance gekostet hat.
       *[other] { $count } Fehler, die im Schnitt je { $share } Gewinnchance gekostet haben.
    }
ask = Hier warst du am { $date } in { $game }. Was würdest du jetzt tun? Wähle am Tisch.
place = { $number } von { $of }
next = Weiter
lost = Diese Partie ist nicht mehr auf diesem Gerät, oder sie wurde nach anderen Regeln gespielt.
sameAgain = Das hast du damals auch gewählt.
before = Damals hast du { QUOTE($option) } gewählt.
kinds_dr-coins = Du spielst Karten, die wenig bringen.
kinds_dr-wounds = Du bekommst Wunden, die dir eine andere Karte erspart hätte.
kinds_dr-later = Du gibst Karten aus, die spätere Räume nötiger haben.
kinds_dr-items = Du nutzt Gegenstände im falschen Moment oder hebst sie zu lange auf.
kinds_wd-others = Du schätzt falsch ein, wer übrig bleibt und hineinmuss.
kinds_wd-odds = Du schätzt die Chancen im Dungeon falsch ein.
kinds_sb-way = Du übersiehst den besseren Weg durch die Mine.
kinds_sb-people = Du schätzt falsch ein, wer auf deiner Seite ist oder wie du auf andere wirkst.
kinds_sb-cards = Du wirfst ab, was du hättest brauchen können.
kinds_dq-time = Du schätzt falsch ein, wie weit der Weg ist oder wann es Zeit zum Umkehren ist.
kinds_dq-fights = Du kämpfst, wenn du es nicht solltest, oder auf die falsche Art.
kinds_dq-risks = Du gehst Wagnisse ein, die sich nicht lohnen.
