title = Du
heading = Dein Name
guest = Du spielst als { $name }, zu Gast. Auch andere können sich so nennen.
guestUnnamed = Du spielst als Gast.
keepHelp = Wenn du magst, behalte einen Namen. Er gehört dann auf diesem Server nur dir, mit deinen Partien, Wertungen und Einstellungen, auf all deinen Geräten. Du brauchst weder E-Mail noch Passwort: Dein Gerät legt einen Passkey an und bewahrt ihn auf.
name = Der Name, den du behalten willst
keep = Diesen Namen behalten
haveOne = Ich habe hier schon einen Namen
signIn = Mit Passkey anmelden
signInHelp = Dieses Gerät spielt dann unter deinem Namen. Was hier als Gast gespielt wurde, bleibt bei diesem Gast.
byCode = Code zur Wiederherstellung nutzen
code = Code zur Wiederherstellung
recover = Namen zurückholen
kept = Der Name { $name } gehört dir.
since = Deiner seit { $date }
passkeys = Deine Passkeys
passkeyHelp = Gerät verloren? Entferne hier seinen Passkey und melde es in den Einstellungen unter „Deine Geräte“ ab.
passkeyMade = Angelegt am { $date }
unknownDevice = Unbekanntes Gerät
add = Passkey dieses Geräts hinzufügen
remove = Entfernen
removeOf = Passkey von { $device } entfernen
codes = Codes zur Wiederherstellung
codesLeft =
    { $count ->
        [0] Du hast keine Codes mehr. Erzeuge neue, damit dich ein verlorenes Gerät nicht den Namen kostet.
        [one] Du hast noch einen Code.
       *[other] Du hast noch { $count } Codes.
    }
newCodes = Neue Codes erzeugen
newCodesHelp = Wenn du neue erzeugst, gelten die alten nicht mehr.
codesTitle = Sichere deine Codes
codesHelp = Wenn du deine Geräte verlierst, lässt dich jeder dieser Codes einmal herein. Sie werden nur jetzt gezeigt. Sichere sie oder schreib sie auf und zeig sie niemandem.
saveFile = Als Datei sichern
copyCodes = Kopieren
codesDone = Ich habe sie gesichert
fileName = mazmorra-codes-zur-wiederherstellung.txt
shownTitle = Was andere sehen dürfen

shown_results = Meine Ergebnisse und Wertungen
shown_games = Meine letzten Partien mit Wiederholung
shown_fellows = Mit wem ich am meisten spiele
shown_dilemmas = Meine Wertung in den Dilemmas
shown_presence = Dass ich an einem Tisch sitze, für alle, die mir folgen

impossible_https = Diese Adresse nutzt kein https, und nur damit legen Browser Passkeys an. Deshalb lässt sich von hier aus kein Name behalten.
impossible_address = Passkeys funktionieren nur unter der öffentlichen Adresse dieses Servers:

unsupported = Dieser Browser kann keine Passkeys anlegen. Ein Code zur Wiederherstellung geht auch hier.
cancelled = Der Passkey wurde nicht abgeschlossen. Nichts hat sich geändert; versuch es, wann du magst.
known = Dieses Gerät hat schon einen Passkey für deinen Namen.
toSettings = Einstellungen: deine Geräte, Hinweise, deine Daten löschen
toName = Namen behalten oder anmelden
