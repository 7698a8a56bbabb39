title = Turniere
intro = Ein Spiel, mehrere Runden: In jeder Runde werden Tische nach Punkten ausgelost, und wer nach der letzten die meisten Punkte hat, gewinnt. Schick den Link an so viele Leute, wie du willst, bis zu 64.
cup = Turnier: { $game }
by = Leitung: { $name }
byNobody = Niemand leitet es mehr
open = Turnier eröffnen
openNow = Turnier eröffnen
game = Spiel
seats = Personen pro Tisch
seatsHelp = Wo die Zahl nicht aufgeht, sind manche Tische kleiner oder größer.
rounds = Runden
clock = Zeit je Entscheidung

clocks_quick = 20 Sekunden
clocks_usual = 45 Sekunden
clocks_calm = 90 Sekunden

clockHelp =
    Eine Uhr läuft immer, damit kein Tisch die anderen aufhält. Dazu haben alle pro Partie eine Reserve von { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }.
start = Beginn

starts_hand = Wenn ich es sage
starts_time = Zu einer Uhrzeit

startTime = Tag und Uhrzeit
whoSees = Wer es findet
byLink = Wer den Link hat
listed = Alle
play = Ich spiele mit
mine = Meine Turniere
mineEmpty = Noch nimmst du an keinem teil.
others = Für alle
othersEmpty = Gerade ist keines offen.
go = Hin
people =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }

status_open = Anmeldung offen
status_running = läuft
status_over = beendet
status_cancelled = abgesagt

roundOf = Runde { $round } von { $rounds }
joined =
    { $count ->
        [one] Bisher ist 1 Person dabei.
       *[other] Bisher sind { $count } Personen dabei.
    }
joinedNone = Noch ist niemand dabei.
startsAt = Beginn am { $time }, in { $left }.
startsByHand = Es beginnt, wenn { $name } es sagt.
startsByYou = Du startest es, wenn alle da sind.
needs =
    Dieses Spiel braucht mindestens { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }.
join = Teilnehmen
leave = Turnier verlassen
leaveSure = Endgültig gehen?
leaveHelp = An deinem Tisch spielt ein Bot weiter, und du wirst nicht mehr ausgelost. Bis zur Auslosung der letzten Runde kannst du zurückkommen.
yes = Ja, gehen
no = Nein, bleiben
youIn = Du nimmst teil.
youOut = Du wirst nicht ausgelost: Als die Partie endete, saß ein Bot auf deinem Platz, oder du bist gegangen.
youRemoved = Die Turnierleitung hat dich herausgenommen.
back = Ich bin wieder da
startNow = Erste Runde auslosen
drawNow = Jetzt auslosen
stop = Absagen
stopAfter = Nach dieser Runde beenden
stopSure = Wirklich?
stopYes = Ja, beenden
stopNo = Nein, weiter
lastNow = Die laufende Runde ist die letzte.
remove = { $name } herausnehmen
nextIn = Runde { $round } wird in { $left } ausgelost.
drawing = Runde { $round } wird ausgelost …
toTable = An deinen Tisch
tableWaits = Dein Tisch ist bereit, und die Uhr läuft.
bye = Du hast in dieser Runde ein Freilos: Es ist 50 Punkte wert.
waiting =
    { $count ->
        [one] 1 Tisch spielt noch.
       *[other] { $count } Tische spielen noch.
    }
won = { $name } hat das Turnier gewonnen.
overByOpener = Es wurde vor der letzten Runde beendet.
overByFew = Für eine weitere Runde waren zu wenige übrig: Die Tabelle gilt, wie sie steht.

cancelled_opener = Die Turnierleitung hat es abgesagt.
cancelled_few = Es wurde abgesagt: Bis zum Beginn waren zu wenige dabei.
cancelled_unstarted = Es wurde abgesagt: Einen Tag lang hat es niemand gestartet.

started = Es hat begonnen, einsteigen geht nicht mehr. Zusehen kannst du an jedem Tisch.
standings = Tabelle
place = Rang
name = Name
points = Punkte
opponents = Gegner
opponentsHelp = Gegner: die Summe der Punkte aller, gegen die gespielt wurde; sie entscheidet bei gleicher Punktzahl.
you = du
guest = Gast
anonymous = Jemand
out = nicht ausgelost
entrants = Wer teilnimmt
round = Runde { $round }
table = Tisch { $table }
playing = läuft
watch = Zusehen
watchOf = An Tisch { $table } zusehen
replayOf = Partie von Tisch { $table } ansehen
replay = Partie ansehen
stopped = Von den Spielern abgebrochen: keine Punkte.
closed = Vom Server geschlossen: 50 Punkte für alle, die da waren.
gone = ein Bot saß auf dem Platz
byes = Freilos
invite = Leute einladen
inviteWatch = Für alle, die zusehen wollen
inviteHelp = Wer den Link öffnet, kann vor dem Beginn teilnehmen und danach zusehen.
link = Link zum Turnier
qr = QR-Code des Links zum Turnier
screen = Großer Bildschirm für den Raum
leaveScreen = Zurück zur Seite
scan = Scannen und teilnehmen
scanLate = Scannen und zusehen
rules = Die Regeln des Turniers

rulesLines_0 = In jeder Runde werden Tische nach Punkten ausgelost: Wer etwa gleich viele Punkte hat, spielt gegeneinander, und niemand trifft sich zweimal, wo es sich vermeiden lässt. In der ersten Runde entscheidet der Zufall.
rulesLines_1 = Wo die Zahl nicht aufgeht, sind manche Tische kleiner; wo das Spiel das nicht zulässt, sind manche größer; und nur wo beides nicht geht, gibt es ein Freilos, vom Ende der Tabelle an. Ein Freilos ist 50 Punkte wert.
rulesLines_2 = Der erste Rang an einem Tisch bekommt 100 Punkte, der letzte 0, die anderen liegen in gleichen Abständen dazwischen. Wer sich einen Rang teilt, teilt sich die Punkte.
rulesLines_3 = Bei gleicher Punktzahl entscheidet die Summe der Punkte aller, gegen die du gespielt hast, dann der bessere Rang am selben Tisch, dann das Los.
rulesLines_4 = Für alle, die gehen oder dreimal nacheinander die Uhr ablaufen lassen, spielt ein Bot weiter. Sitzt am Ende der Partie ein Bot auf deinem Platz, bekommst du für diesen Tisch keine Punkte und wirst nicht ausgelost, bis du sagst, dass du wieder da bist.
rulesLines_5 = Ein Tisch, den alle verlassen oder gemeinsam abbrechen, gibt keine Punkte.
rulesLines_6 = Nach dem Beginn steigt niemand mehr ein. Die nächste Runde wird eine Minute nach dem Ende des letzten Tisches ausgelost.

check = Auslosung prüfen
checkHelp = Auslosung, Mischen und Würfeln folgen aus einem Startwert, der bei der Eröffnung des Turniers festgelegt wurde, und aus zufälligen Bytes aller, die teilnehmen. Der Fingerabdruck des Startwerts stand von Anfang an hier; der Startwert wird am Ende aufgedeckt.
fingerprint = Fingerabdruck des Startwerts
seed = Startwert
salt = Salt
download = Alle Partien als eine Datei
missing = So ein Turnier gibt es nicht. Vielleicht ist der Link unvollständig, oder es wurde gelöscht.
all = Alle Turniere
toTournament = Zum Turnier

refused_not-now = Dafür ist es zu spät.
refused_not-allowed = Das kannst du in diesem Turnier nicht tun.
refused_start = Es sind noch zu wenige.
refused_too-many = Das Turnier ist voll, oder dein Internetanschluss belegt schon die Hälfte der Plätze.
refused_over = Das Turnier ist vorbei.
refused_no-table = So ein Turnier gibt es nicht.

pastStart = Der Beginn muss in der Zukunft liegen.
tooManyOpen = Du leitest schon drei Turniere, oder an deinem Internetanschluss werden zehn geleitet: Erst muss eins enden.
