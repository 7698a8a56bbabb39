title = Was der Meister meint
intro = Bei jeder Entscheidung weiß der Meister, was damals an diesem Platz bekannt war, und nicht mehr. Er überlegt nur kurz, und der Zufall spielt mit: Nimm es als Meinung eines Freundes, der dir über die Schulter sieht.
seat = Wessen Entscheidungen
working = Überlegt: { $done } von { $all } Entscheidungen
finished = Der Meister hat alle Entscheidungen durchgesehen.
done =
    { $count ->
        [one] 1 Entscheidung durchgesehen
       *[other] { $count } Entscheidungen durchgesehen
    }
stopped = Angehalten nach { $done } von { $all } Entscheidungen
failed = Der Meister konnte nicht weiterüberlegen. Lade die Seite neu, um es noch einmal zu versuchen.
stop = Anhalten
resume = Weiterüberlegen
progress = Wie weit der Meister ist
watch = Partie ansehen
none = An diesem Platz gab es nie etwas zu wählen.
only = Nur, was der Meister anders gemacht hätte
noneLeft = Keine: Wo der Meister etwas anderes getan hätte, liegt beides zu nah beieinander.
review = Die ganze Partie

verdict_good = Gut gespielt: Diese Entscheidungen haben fast nichts verschenkt.
verdict_unclear = Zu knapp: Was diese Entscheidungen kosten, ist von nichts nicht zu unterscheiden.
verdict_costly = Diese Entscheidungen haben etwas verschenkt.

fromTo = Die Gewinnchance lag bei der ersten Entscheidung bei { $start } und am Ende bei { $end }.
cost =
    { $count ->
        [one] Können: Gemessen an der des Meisters hat die einzige Entscheidung { $sum } Gewinnchance gekostet (zwischen { $low } und { $high }).
       *[other] Können: Gemessen an denen des Meisters haben { $count } Entscheidungen zusammen { $sum } Gewinnchance gekostet (zwischen { $low } und { $high }).
    }
luck = Glück: Karten, Würfel und die Antworten der anderen haben sie um { $change } verändert.
swings = Wo sich das Glück wendete
swing = Zwischen den Schritten { $move } und { $next }: vorher { $before }, danach { $after }.
swingToEnd = Zwischen Schritt { $move } und dem Ende: vorher { $before }, danach { $after }.
showSwing = Ansehen
costliest = Die drei teuersten Momente
costliestSoon = Der Meister geht deine Entscheidungen noch durch.
costliestStopped = Du siehst sie, wenn alle Entscheidungen durchgesehen sind.
costliestNone = Keiner, der sicher zu benennen wäre.
practice = Noch mal entscheiden
chose = Gewählt wurde { QUOTE($option) }.
costOfOne = Das hat etwa { $mean } Gewinnchance gekostet (zwischen { $low } und { $high }).
still = Der Tisch vor Schritt { $move }
all =
    { $count ->
        [one] Die einzige Entscheidung
       *[other] Alle { $count } Entscheidungen
    }
decisions = Entscheidung für Entscheidung
move = Schritt { $number }
chosen = Gewählt
pending = Noch nicht durchgesehen

judgement_same = Der Meister stimmt zu
judgement_close = Zu knapp
judgement_rather = Der Meister wählt besser

tally_same = der Meister stimmt zu
tally_close = zu knapp
tally_rather = der Meister wählt besser

rather = Der Meister hätte { QUOTE($option) } gewählt.
closeTo = Zu knapp; der Meister hätte { QUOTE($option) } gewählt.
details = Was er von jeder Möglichkeit hält
option = Möglichkeit
worth = Chance in %
tried = Versucht
ruledOut = auf den ersten Blick ausgeschlossen
best = vom Meister
own = gewählt
games =
    { $count ->
        [one] 1 gedachte Partie
       *[other] { $count } gedachte Partien
    }
others = Wie die anderen wohl spielen, nach dem, was sie bis dahin getan hatten:
show = Diesen Moment zeigen
chances = Gewinnchance im Lauf der Partie
chancesHelp = Wie es nach Meinung des Meisters um alle stand, jeweils vom eigenen Platz aus gesehen: Die Linien müssen zusammen nicht 100 ergeben.
chancesHelpQuest = Wie es nach Meinung des Meisters um alle Helden stand. Allein gewinnt nur, wer mit einer Schatzkarte hinauskommt; in Gesellschaft, wer das meiste Gold hinausbringt.
table = Als Tabelle
atMove = Schritt
end = Ende
unknown = keine Schätzung
curveOf = Kurve: { $line }
line = { $name } von { $first } bis { $last }
suspicion = Wer wen verdächtigte
suspicionHelp = Wie wahrscheinlich alle anderen Saboteur waren, nach dem, was { $name } bis dahin gesehen hatte. ✔ steht bei denen, die es wirklich waren.
round = Runde { $number }
was = Saboteur
empty = Die ersten Schätzungen kommen gleich.
