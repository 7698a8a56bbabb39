said_no-record = die Datei ist keine Aufzeichnung von Mazmorra
said_record-format = die Aufzeichnung hat Format { $format }, wir kennen Format 1
said_unreadable-record = die Aufzeichnung ist nicht lesbar: { $why }
said_the-record = die Aufzeichnung
said_a-contribution = ein Beitrag
said_log-step = Eintrag { $step } des Protokolls
said_log-step-number = die Nummer von Eintrag { $step } des Protokolls
said_not-object = { $what } ist kein Objekt
said_not-string = { $what } ist kein Text
said_not-whole = { $what } ist keine ganze Zahl
said_not-texts = { $what } ist keine Liste von Texten
said_not-seats = { $what } ist keine Liste von Plätzen
said_not-list = { $what } ist keine Liste
said_not-hexadecimal = { $what } ist nicht hexadezimal
said_no-plain-value = Option { $option } hat keinen einfachen Wert
said_unknown-algorithm = random nennt kein Verfahren, das wir kennen (chacha20, sfc32)
said_no-answer = Antwort { $number } ist nicht Platz, Option und Prüfwert

said_over = die Partie ist zu Ende
said_not-asked = Platz { $seat } wird gerade nichts gefragt
said_stale = die Antwort gilt Entscheidung { $given }, das ist Entscheidung { $current }
said_unknown-option = eine Möglichkeit { $option } gibt es nicht
said_not-allowed = { $option } ist jetzt nicht erlaubt ({ $rule })
said_no-take-back = die letzte Antwort lässt sich nicht zurücknehmen

said_wrong-seats =
    { $given } { $given ->
        [one] Platz
       *[other] Plätze
    }: erlaubt sind { $min } bis { $max }
said_unknown-variant = unbekannte Option { $given }: { $known }
said_variant-value = Option { $variant } kann nicht { $given } sein: { $values }
said_variant-seats = Option { $variant } ist für { $min } bis { $max } Plätze, nicht { $seats }
said_variant-only =
    { $only ->
        [one] Option { $variant } ist für 1 Platz, nicht { $seats }
       *[other] Option { $variant } ist für { $only } Plätze, nicht { $seats }
    }

said_not-started = ließ sich nicht starten ({ $why })
said_ended-with = endete mit Code { $code }
said_ended-by = wurde durch { $signal } beendet
said_last-words = { $how } und sagte: { $words }
said_ended = wurde beendet
said_no-answer-text = antwortete mit einer Zeile ohne Text `answer`
said_no-option = antwortete { $answer }, was keine seiner Möglichkeiten ist
said_no-object = antwortete { $line }, was kein JSON-Objekt ist
said_line-too-long = antwortete mit einer zu langen Zeile
said_other-protocol = spricht Protokoll { $theirs }, das ist Protokoll { $ours }
said_late = gab binnen { $milliseconds } ms keine Antwort
said_unasked = sprach ungefragt

said_no-data = in { $folder } sind keine Daten
said_newer-schema = die Daten haben Schema { $found }, dieses Programm kennt { $known }: nimm das neuere Programm
said_no-data-named = in { $folder } sind keine Daten: nenne den Ordner des Servers mit --data
said_earlier-data = die Daten in { $folder } sind von einer früheren Version: starte erst ihren Server mit dieser
said_no-backup = die Datei taugt nicht als Sicherung: { $why }
said_no-such-file = diese Datei gibt es nicht
said_damaged-file = die Datei ist beschädigt
said_folder-in-use = ein anderer Server benutzt den Ordner { $folder }: halte ihn an, oder nenne mit --data einen anderen Ordner
said_disk-full = die Platte mit dem Ordner { $folder } ist voll: schaff Platz, oder nenne mit --data einen anderen Ordner
said_file-in-place = der Ordner { $folder } lässt sich nicht anlegen, weil dort eine Datei ist: entferne sie, oder nenne mit --data einen anderen Ordner
said_not-writable = der Ordner { $folder } lässt sich nicht anlegen oder beschreiben ({ $why }): erlaube diesem Benutzer, dort zu schreiben, oder nenne mit --data einen anderen Ordner
said_not-usable = der Ordner { $folder } lässt sich nicht benutzen ({ $why }): erlaube diesem Benutzer, dort zu schreiben, oder nenne mit --data einen anderen Ordner
said_not-empty = die Datenbank ist nicht leer (in { $table } stehen Zeilen): nenne eine leere
said_no-password-file = die Passwortdatei { $file } ist nicht lesbar: nenne eine andere
said_database-late = die Datenbank hat nicht rechtzeitig geantwortet
said_storage-closed = der Speicher ist geschlossen
said_clock-ahead = die Uhr dieses Rechners geht gegenüber der Datenbank { $minutes } Minuten vor: stell beide nach einem Zeitserver (NTP), dann starte neu
said_clock-behind = die Uhr dieses Rechners geht gegenüber der Datenbank { $minutes } Minuten nach: stell beide nach einem Zeitserver (NTP), dann starte neu
said_wrong-bus = --bus { $given }: erlaubt sind postgres und eine Adresse wie nats://127.0.0.1:4222
said_no-listening = der Datenbank lässt sich nicht zuhören ({ $why }): sieh in ihr Protokoll
said_wrong-bus-user = der NATS-Server auf { $host } verlangt einen anderen Benutzer oder ein anderes Passwort: nenne sie als nats://USER@{ $host } und mit --bus-password-file
said_no-bus = auf { $host } ist kein NATS-Server ({ $why }): starte dort einen, oder nenne mit --bus einen anderen
said_too-many-hops = höchstens { $most } Zwischenstationen sind vertrauenswürdig
said_wrong-proxy = erlaubt sind eine Zahl von Zwischenstationen, eine Adresse oder ein Netz wie 10.0.0.0/8
said_wrong-network = erlaubt sind eine Adresse oder ein Netz wie 10.0.0.0/8

system_ENOENT = { $path } gibt es nicht
system_ENOTDIR = der Pfad { $path } führt durch eine Datei, die kein Ordner ist
system_EISDIR = { $path } ist ein Ordner
system_EEXIST = { $path } ist schon da
system_EACCES = { $path } zu benutzen ist nicht erlaubt
system_EPERM = { $path } zu benutzen ist nicht erlaubt
system_EROFS = { $path } liegt auf einer Platte, die sich nur lesen lässt

heard_a-folder = es ist ein Ordner
heard_no-room = auf der Platte ist kein Platz
heard_not-json-from = ab Stelle { $position } ist es kein gültiges JSON
heard_json-ends = das JSON endet zu früh
heard_not-json = es ist kein gültiges JSON
heard_no-program = ein Programm { $program } gibt es nicht
heard_may-not-run = { $program } auszuführen ist nicht erlaubt
heard_no-database = es ist keine Datenbank
heard_nobody-listens = auf { $address } antwortet niemand
heard_not-found = { $host } wurde nicht gefunden

heard_no-person = diese Person gibt es nicht
heard_most-sanctions = höchstens { $most } Sperren können zugleich gelten
heard_no-sanction = eine solche Sperre gilt nicht
heard_no-lines = diese Zeilen gibt es nicht
heard_no-table = diesen Tisch gibt es nicht
heard_field = { $field } fehlt oder ist nicht erlaubt
heard_lacks-field = der Handlung fehlt ein Feld
heard_rate = zu viele Anfragen: warte ein wenig
heard_token = das braucht das Token, das `mazmorra admin token` druckt; alte gelten nicht mehr
heard_not-saved = das ließ sich nicht sichern, es ist also nicht geschehen; versuch es noch einmal
heard_broke = auf dem Server ist etwas schiefgegangen
heard_not-for-you = diesen Tisch gibt es für dich nicht
heard_gone = diesen Tisch gibt es nicht mehr
heard_no-spectators = dieser Tisch erlaubt kein Zusehen
heard_no-game = dieser Server hat das Spiel nicht
heard_no-seat = an diesem Tisch bekommst du keinen Platz
heard_started = die Partie hat begonnen
heard_rated = dieser Tisch ist gewertet: nur wer einen Namen behält, setzt sich hier
heard_host-decides = wer sich hier setzt, entscheidet der Host: bitte um einen Platz
heard_seat-taken = dieser Platz ist nicht frei
heard_not-here = der Betreiber lässt dich hier vorerst nicht spielen
heard_name = dieser Name ist hier nicht erlaubt: wähle einen anderen
heard_connect-again = verbinde dich gleich noch einmal
