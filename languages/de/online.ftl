title = Mit Freunden online
tableTitle = { $game }: der Tisch
name = Dein Name
nameHelp = Das ist alles: kein Konto, kein Passwort.
nameKept = Dieser Name gehört hier dir.
nameMore = Du und dein Name
open = Tisch eröffnen
game = Spiel
seats = Plätze
whoSees = Wer ihn findet
byLink = Nur mit dem Link
listed = Alle, in der Lobby
entry = Aus der Lobby
entryOpen = Alle dürfen sich setzen
entryAsk = Erst fragen
spectators = Andere zusehen lassen
rated = Gewertet
ratedHelp = Das Ergebnis ändert eure Wertungen. Nur für alle, die ihren Namen behalten, mit Uhr und ohne Bots.
ratedTable = Gewerteter Tisch
invitedBy = { $name } lädt dich an einen Tisch ein.
seeInvitation = Ansehen
clock = Bedenkzeit

clocks_none = Unbegrenzt
clocks_quick = 1 Minute pro Zug
clocks_slow = 1 Tag pro Zug

openNow = Tisch eröffnen
lobby = Lobby
lobbyMore = Ältere Tische zeigen
lobbyEmpty = Gerade ist kein Tisch offen. Eröffne einen und schick den Link an Freunde, übe gegen Bots, oder warte, bis jemand kommt.
beCalled = Warten und gerufen werden
practise = Gegen Bots üben

filters_title = Welche Tische
filters_all = Alle
filters_live = Mit Uhr
filters_slow = Über mehrere Tage
filters_free = Nur mit freiem Platz
filters_none = So einen Tisch gibt es gerade nicht.

language = Sprache am Tisch
clockNone = Ohne Zeitlimit
clockDays =
    { $count ->
        [one] 1 Tag pro Zug
       *[other] { $count } Tage pro Zug
    }
clockHours =
    { $count ->
        [one] 1 Stunde pro Zug
       *[other] { $count } Stunden pro Zug
    }
clockMinutes =
    { $count ->
        [one] 1 Minute pro Zug
       *[other] { $count } Minuten pro Zug
    }
clockSeconds =
    { $count ->
        [one] 1 Sekunde pro Zug
       *[other] { $count } Sekunden pro Zug
    }
justNow = gerade eben
here =
    { $count ->
        [0] Niemand ist am Tisch
        [one] 1 Person ist am Tisch
       *[other] { $count } Personen sind am Tisch
    }
bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
noVariants = Für diese Spielerzahl gibt es keine Varianten.
mine = Meine Tische
mineEmpty = Du hast an keinem Tisch dieses Servers einen Platz.
yourTurn = Du bist dran
onHoliday = im Urlaub bis { $day }
elsewhereMany = An { $count } anderen Tischen bist du dran. Der nächste: { $game }.
elsewhere = An einem anderen Tisch bist du dran: { $game }.

status_open = Wartet auf Spieler
status_running = Läuft
status_finished = Beendet
status_ended = Abgebrochen

missing =
    { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
full = Alle Plätze besetzt
join = Mitspielen
watch = Zusehen
ask = Um einen Platz bitten
asked = Du hast angefragt. Der Host muss dich hereinlassen.
asks = { $name } bittet um einen Platz
letIn = Hereinlassen
turnDown = Jetzt nicht
go = Hin
notify = Sag mir, wenn ich dran bin
notification = Du bist dran: { $game }
connecting = Verbindung zum Server …
plainHttp = Diese Adresse nutzt kein https: Von hier aus lässt sich die App nicht installieren, der Browser kann dir nichts melden, und Passkeys gehen nicht. Alles andere geht.
offline = Kein Server antwortet. Partien auf diesem Gerät gehen weiter; diese Seite versucht es immer wieder.
outdated = Der Server hat eine neuere Version. Lade die Seite neu.
place = Platz { $number }
free = Frei
host = Host
you = du
away = weg
sit = Hinsetzen
sitHere = Hierher wechseln: Platz { $number }
move = Hierher wechseln
bot = Bot
addBot = Bot auf Platz { $number } setzen
addBots = Mit Bots auffüllen
level = Stufe des Bots auf Platz { $number }
removeGuest = { $name } vom Tisch entfernen
start = Partie starten
waitHost = Der Host startet die Partie.
leave = Verlassen
leaveGame = Bot für mich spielen lassen
leaveSeat = Meinen Platz verlassen
invite = Freunde einladen
inviteHelp = Schick diesen Link, oder lass ein Handy den Code lesen. Wer ihn hat, kann sich setzen.
onlyHere = Andere Geräte erreichen diesen Server nicht. Mit „npm start -- --lan“ gestartet, lässt er dein ganzes Netzwerk herein.
copy = Link kopieren
copied = Kopiert
link = Link zu diesem Tisch
qr = QR-Code des Links
share = Teilen
bigScreen = Tisch auf großem Bildschirm

screen_scan = Scannen und mitspielen
screen_scanHelp = Richte dein Handy auf den Code, tipp einen Namen ein und setz dich. Deine Hand ist auf dem Handy, der Tisch ist hier.
screen_watchHelp = Die Partie läuft. Nutze den Code, um zuzusehen oder an deinen Platz zurückzukehren.
screen_code = Code zum Mitspielen
screen_hideCode = Code verkleinern
screen_showCode = Code vergrößern
screen_leave = Zurück zu meiner Ansicht
screen_waiting =
    { $count ->
        [one] Noch ein Platz ist frei
       *[other] Noch { $count } Plätze sind frei
    }
screen_ready = Alle sind da. Der Host startet die Partie.
screen_full = Vollbild
screen_latest = Was gerade geschah
screen_type = Oder öffne { $address } und tipp ein
screen_askCode = Code aus vier Buchstaben zeigen
screen_here = Dieses Gerät als großen Bildschirm nutzen
screen_open = Für alle auf diesem Bildschirm eröffnen
screen_openHelp = Für einen Fernseher: Hier braucht niemand einen Platz. Handys setzen sich mit einem Code aus vier Buchstaben.
screen_first = Wer sich als Erstes setzt, startet die Partie.
screen_joining = Der Tisch { $code }
screen_noTable = Diesen Code zeigt gerade kein Tisch. Sieh noch einmal auf den großen Bildschirm.
screen_tooMany = Von hier wurden zu viele Codes probiert. Warte eine halbe Minute, oder scanne den quadratischen Code.

hand_mode = Nur meine Hand
hand_board = Tisch
hand_hand = Meine Hand
hand_toBoard = Tisch zeigen
hand_onScreen = Der Tisch ist auf dem großen Bildschirm.
hand_choose = Oder wähle auf dem Tisch
hand_wait = Du hast gerade nichts zu tun.
hand_options = Du kannst

devices = Mehrere Geräte
carry = Meinen Platz aufs Handy holen
carryHelp = Scanne das mit deinem eigenen Handy: Dort bist du dieselbe Person. Es geht einmal, ein paar Minuten lang.
deal = Mischen und Würfeln
dealHelp = Bevor sich jemand setzte, hat der Server einen Startwert gewählt und diesen Fingerabdruck davon veröffentlicht. Jeder Browser am Tisch fügt eigene Bytes hinzu. Nach der Partie wird der Startwert aufgedeckt, und alle können prüfen, dass jedes Mischen und jeder Wurf daraus folgt.
dealHelpDaily = Der Server hat diese Partie festgelegt und den Fingerabdruck ihres Startwerts veröffentlicht, bevor der Tag begann. Sie ist für alle dieselbe, deshalb fügen Browser nichts hinzu. Der Startwert wird aufgedeckt, wenn der Tag vorbei ist.
tournamentsHelp = Für einen Abend mit vielen: mehrere Runden, nach Punkten ausgeloste Tische, eine Tabelle.
toTournaments = Turnier eröffnen oder finden
toTournament = Zum Turnier
toDaily = Ergebnisse des Tages
dailyLate = Der Tag ist vorbei, diese Partie zählt nicht mehr. Spielen kannst du sie trotzdem.
commitment = Fingerabdruck des Startwerts
contributions = Was jeder Platz hinzugefügt hat
seed = Startwert
salt = Salt
none = nichts
chat = Tisch und Chat
chatOnly = Chat
chatUnread = Tisch und Chat, { $count } ungelesen
people = Am Tisch
watchers =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
watching = Du siehst zu.
endAgree = Abbruch zustimmen
endDisagree = Weiterspielen
endHelp = Die Partie endet, wenn alle am Tisch zustimmen.
endVotes = Für einen Abbruch: { $names }
stopped = Die Partie wurde einvernehmlich abgebrochen.
interrupted = An diesem Tisch ist etwas schiefgegangen. Der Server stellt ihn wieder her.
closed = Der Betreiber hat diesen Tisch geschlossen. Was ihr gespielt habt, bleibt erhalten.
banned = Der Betreiber dieses Servers lässt dich bis { $until } hier nicht spielen. Partien auf diesem Gerät gehen weiter.
removedLine = Vom Betreiber entfernt.

stop_soon =
    { $minutes ->
        [one] Der Server hält in 1 Minute an.
       *[other] Der Server hält in { $minutes } Minuten an.
    }
stop_now = Der Server hält gleich an.
stop_kept = Deine Tische bleiben erhalten und gehen danach weiter.
stop_close = Verstanden

report_title = Dem Betreiber melden
report_person = { $name } melden
report_line = Melden, was { $name } gesagt hat
report_table = Diesen Tisch melden
report_help = Der Betreiber dieses Servers liest es zusammen mit dem Chat darum herum. Am Tisch erfährt es niemand.
report_reason = Was nicht stimmt
report_reasons_insult = Beleidigung oder Drohung
report_reasons_name = Anstößiger Name
report_reasons_cheating = Schummeln
report_reasons_spam = Werbung oder Unsinn
report_reasons_other = Etwas anderes
report_text = Was noch wichtig ist (freiwillig)
report_send = Meldung senden
report_thanks = Danke. Der Betreiber sieht es sich an.

failed = Der Server konnte diese Partie nicht fortsetzen. Was ihr gespielt habt, bleibt erhalten.
stopAsked = Für einen Abbruch: { $names }.
replay = Noch mal ansehen
record = Als Datei sichern
check = Partie prüfen
back = Alle Tische
left = noch { $time }
reserve = { $time } in Reserve
hurry =
    { $seconds ->
        [one] Du hast noch 1 Sekunde.
       *[other] Du hast noch { $seconds } Sekunden.
    }
tryAgain = Noch mal versuchen
account = Du auf diesem Server
accountHelp = Der Server kennt dich an einem Geheimnis, das jeder deiner Browser verwahrt. Ein Passwort gibt es nicht.
yourDevices = Deine Geräte
thisDevice = dieses Gerät
unknownDevice = Unbekanntes Gerät
deviceSeen = Zuletzt genutzt am { $date }
signOut = Abmelden
signOutOf = { $device } abmelden
forget = Vergiss mich
forgetHelp = Der Server löscht deinen Namen, die Geheimnisse all deiner Geräte und was du in Chats geschrieben hast. Beendete Partien bleiben ohne deinen Namen. Laufende Partien spielen Bots zu Ende. Das lässt sich nicht rückgängig machen.
forgetNow = Endgültig vergessen
guestMark = Gast
anonymous = Anonym
gone = Dieser Tisch steht dir nicht offen
goneHelp = Vielleicht ist der Link unvollständig, der Tisch nicht mehr da, oder der Host hat dich entfernt.
noRecord = Der Server hat keine Aufzeichnung dieser Partie, oder sie ist noch nicht zu Ende.

refused_no-seat = Die Plätze haben sich geändert: Dieser ist besetzt, oder einer ist noch frei.
refused_not-allowed = Das darfst du nicht.
refused_not-now = Jetzt gerade nicht.
refused_start = So lässt sich die Partie nicht spielen.
refused_over = Diese Partie ist vorbei. Der erste Versuch zählt.
refused_rate = Zu schnell. Warte einen Augenblick.
refused_silenced = Der Betreiber lässt dich hier vorerst nicht schreiben.
refused_words = Das enthält ein Wort, das hier nicht erlaubt ist. Wähle ein anderes.
refused_banned = Der Betreiber lässt dich hier vorerst nicht spielen.
refused_too-many = Du, oder alle an deinem Internetanschluss zusammen, habt so viele davon wie erlaubt. Beende oder schließ zuerst eins davon.
refused_name-taken = Diesen Namen behält schon jemand, oder einen, der genauso aussieht. Wähle einen anderen.
refused_needs-name = Das geht nur, wenn du deinen Namen behältst. Das kannst du auf der Seite „Du“.
refused_passkey = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder nimm einen anderen.
refused_bad-code = Zu diesem Code gehört hier kein Name. Prüfe beides.
refused_locked = Von hier wurden zu viele Codes probiert. Versuch es in ein paar Minuten wieder; Passkeys gehen weiterhin.
refused_connection = Die Verbindung ging verloren. Versuch es noch einmal.
refused_other = Das hat nicht geklappt.

programs_title = Programme
programs_help = Mit einem Token liest oder handelt hier ein Programm von dir in deinem Namen. Gib es niemandem sonst. Es steht bei deinen Geräten; dort kannst du es zurückziehen.
programs_name = Wofür ist es?
programs_scopes_read = Es liest meine Tische
programs_scopes_challenge = Es öffnet Tische und lädt ein
programs_scopes_play = Es spielt
programs_make = Token erzeugen
programs_once = Dein Token. Es wird nur jetzt gezeigt:
programs_token = Token eines Programms
programs_become = Dieses Konto gehört einem Programm
programs_becomeHelp = Für immer: Alle am Tisch sehen es, und es spielt keine gewerteten Partien, keine Turniere und keine Tagespartien. Tu das nur mit einem Konto, das du für ein Programm angelegt hast.
programs_becomeNow = Dem Programm geben
programs_isProgram = Dieses Konto gehört einem Programm.
programs_mark = Programm
