title = Melde dich bei mir
help = Wenn du nicht hier bist, kann Mazmorra sich bei dir melden. Alles ist aus, bis du es einschaltest.

kinds_turn = Wenn ich an einem langsamen Tisch dran bin
kinds_ready = Wenn ein Tisch für mich bereit ist
kinds_invited = Wenn ich an einen Tisch eingeladen werde

ways = Wie
device = Auf diesem Gerät
deviceHelp =
    { $count ->
        [0] Noch wird keinem deiner Geräte etwas gemeldet.
        [one] Einem deiner Geräte wird gemeldet.
       *[other] { $count } deiner Geräte wird gemeldet.
    }
deviceOn = Diesem Gerät melden
deviceOff = Diesem Gerät nichts mehr melden

trouble_insecure = Diese Adresse nutzt kein https, und dann lassen Browser keine Meldungen zu. Ein Webhook geht auch von hier.
trouble_unsupported = Dieser Browser kann keine Meldungen zeigen. Füge Mazmorra auf einem iPhone erst zum Home-Bildschirm hinzu und öffne es von dort.
trouble_denied = Du hast dieser Seite Meldungen verboten. In den Einstellungen deines Browsers kannst du sie wieder erlauben.
trouble_no-worker = Die Seite ist noch nicht so weit. Lade sie neu und versuch es noch einmal.

test = Probe schicken
tested = Geschickt. Kommt binnen einer Minute nichts an, hält etwas sie auf.
quiet = Ruhezeit
quietHelp = Dann stört dich nichts. Bist du danach noch dran, wird es dir am Morgen gemeldet.
from = Von
to = Bis
gathered = Meldungen, dass ich dran bin
atOnce = Jede sofort
atMost =
    { $hours ->
        [one] Höchstens eine pro Stunde
       *[other] Höchstens eine in { $hours } Stunden
    }
gatheredHelp = Was inzwischen beginnt, kommt in einer Meldung.
holiday = Urlaub
holidayHelp =
    { $days ->
        [0] Für dieses Jahr ist kein Tag mehr übrig.
        [one] An langsamen Tischen steht deine Uhr still, andere sehen, bis wann, und dir wird nicht gemeldet, dass du dran bist. Für dieses Jahr ist noch 1 Tag übrig.
       *[other] An langsamen Tischen steht deine Uhr still, andere sehen, bis wann, und dir wird nicht gemeldet, dass du dran bist. Für dieses Jahr sind noch { $days } Tage übrig.
    }
holidayFirst = Erster Tag
holidayLast = Letzter Tag
holidayOn = Urlaub nehmen
holidaySet = Du bist vom { $first } bis zum { $last } im Urlaub.
holidayOff = Urlaub beenden
webhook = Webhook
webhookHelp = Eine https-Adresse, die mit jeder Meldung eine kurze JSON-Nachricht bekommt, für Chatgruppen und Hausautomation. Leer für keine.
save = Sichern
saved = Gesichert.
calendar = Kalender der Fristen
calendarHelp = Eine Adresse für dein Kalenderprogramm, mit der Zeit, bis zu der du an jedem langsamen Tisch antworten musst. Wer sie hat, kann diese Zeiten lesen.
calendarOn = Adresse erzeugen
calendarNew = Neue Adresse erzeugen
calendarOff = Adresse löschen
calendarLink = Adresse deines Kalenders
calendarFile = Als Datei laden

refused_address = Diese Adresse ist nicht erlaubt: Sie muss mit https:// beginnen und im Internet liegen, nicht in einem privaten Netz.
refused_no-answer = Wir haben sie probiert, und sie hat nicht richtig geantwortet. Prüfe die Adresse; ist sie umgezogen, gib die neue an.
refused_bad-request = Diese Zeiten passen nicht zusammen.
refused_too-many = So viele Tage sind für dieses Jahr nicht mehr übrig.
refused_not-now = Es gibt noch nichts, wohin Meldungen gehen könnten.
