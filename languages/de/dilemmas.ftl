title = Dilemma
today = Dilemma des Tages
ask = { $game }: Was würdest du tun? Wähle am Tisch.
right = Richtig: Das ist die beste Wahl.
wrong = Die beste Wahl ist { QUOTE($best) }.
adventurer = Ein Abenteurer würde { QUOTE($tempting) } wählen.
leftOut = Die Suche hat deine Wahl, { QUOTE($chosen) }, auf den ersten Blick ausgeschlossen.
yours = deine Wahl
best = beste
values = Was jede Wahl wert ist
others =
    { $count ->
        [one] Eine weitere Möglichkeit
       *[other] { $count } weitere Möglichkeiten
    }
next = Nächstes Dilemma
none = Für dieses Spiel gibt es noch keine Dilemmas.
all = Du hast alle { $of } Dilemmas dieses Spiels beantwortet, { $right } davon richtig.
again = Von vorn
score = { $right } von { $of } richtig
strength = Spielstärke { $points }
old = Dieses Dilemma wurde für andere Regeln gemacht und wird nicht gezeigt. Lade die Seite neu, um neue zu bekommen.
home = Start
