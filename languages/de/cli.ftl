allowed =
    { $count ->
        [0] erlaubt ist keines
        [one] erlaubt ist { LIST($words) }
       *[other] erlaubt sind { LIST($words) }
    }

placeholders_GAME = SPIEL
placeholders_FILE = DATEI
placeholders_FOLDER = ORDNER
placeholders_LINK = LINK
placeholders_ID = ID
placeholders_PERSON = PERSON
placeholders_PERSON-OR-ADDRESS = PERSON oder ADRESSE
placeholders_TABLE = TISCH
placeholders_LINE = ZEILE
placeholders_REPORT = MELDUNG
placeholders_SANCTION = SPERRE
placeholders_NAME = NAME
placeholders_LIST = LISTE
placeholders_WHAT = WAS
placeholders_LANGUAGE = SPRACHE
overview =
    Mazmorra: der offene Tisch für Brettspiele im Dungeon.

    { $lines }

    SPIEL ist { $games }. `mazmorra BEFEHL --help` sagt mehr;
    ein Wert in Klammern ist dort die Vorgabe. Mit --lang CODE spricht ein Befehl eine andere Sprache: { $languages }.
progress = { $done } von { $of }
secondsLeft = noch { $seconds } s

refusals_unknownCommand = unbekannter Befehl { $name }: { $names }
refusals_needsSources = { $name } arbeitet auf dem Quelltext, den diese Ausgabe nicht enthält: ruf es in einer Kopie des Repositorys auf
refusals_unexpected = unerwartet: { $word }
refusals_missing = { $placeholder } fehlt
refusals_unknownFlag = unbekannter Schalter { $flag }: { $flags }
refusals_takesNoValue = { $flag } nimmt keinen Wert: { $flags }
refusals_needsValue = { $flag } braucht einen Wert, wie in { $flag }=WERT: { $flags }
refusals_wrongFlags = diese Schalter sind nicht lesbar: { $flags }
refusals_wrongNumber = { $flag } { $text }: erlaubt ist eine ganze Zahl von { $min } bis { $max }
refusals_onlyNumber = { $flag } { $text }: erlaubt ist nur { $only }
refusals_wrongWord = { $flag } { $text }: { $words }
refusals_exclusive = { $one } und { $other } schließen einander aus: nenne nur eins
refusals_needs = { $flag } braucht { $other }
refusals_about = { $what }: { $wrong }
refusals_out = --out: { $wrong }
refusals_noFile = die Datei { $file } gibt es nicht
refusals_unreadable = { $file } ist nicht lesbar: { $why }
refusals_unknownGame = unbekanntes Spiel { $id }: { $ids }
refusals_unknownOption =
    { $count ->
        [0] unbekannte Option { $key }: { $game } hat keine
       *[other] unbekannte Option { $key }: { $game } hat { LIST($options, between: ", ") }
    }
refusals_optionValue = Option { $option } kann nicht { $text } sein: { $values }
refusals_unknownBot = unbekannter Bot { $name }: { $levels }
refusals_unknownRule = unbekannter Bot { $name }: { $game } hat { OR($rules) }, oder Einstellungen wie zoo:schlüssel=wert,schlüssel=wert mit { OR($settings) }
refusals_unknownStyle = unbekannter Stil in { $name }: { $game } hat { OR($styles) }
refusals_tooManyBots =
    { $bots } { $bots ->
        [one] Bot
       *[other] Bots
    } für { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }: nenne höchstens { $seats }
refusals_wrongDatabase = --database { $text }: erlaubt ist postgres://user@host/name
refusals_noFolder = den Ordner { $folder } gibt es nicht: nenne ihn mit --data

replay_oneTelling = --json erzählt eine Aufzeichnung aus einer Sicht in einer Sprache
replay_oldVersion = { $file } ist von Version { $version } der Regeln: erzählen lässt es sich, aber nicht als JSON
replay_noRecord = in { $folder } ist keine Aufzeichnung ({ $pattern })
replay_damaged = { $file } ist eine beschädigte Aufzeichnung: { $damage }
replay_unknownGame = { $file } ist von einem Spiel, das wir nicht kennen: { $game }
replay_seats =
    { $last ->
        [0] Platz 0
       *[other] ein Platz von 0 bis { $last }
    }
replay_unplayable = die Aufzeichnung lässt sich nicht spielen: { $why }; `mazmorra verify` sagt mehr
replay_illegal = Antwort { $answer } ist nicht erlaubt: { $why }

story_start = Aufbau
story_told = { $what }: { $told }
story_over = Die Partie ist zu Ende.
story_unplayed = Sie wurde nach Version { $version } der Regeln gespielt, die dieses Programm nicht spielt. Das sagt die Aufzeichnung von sich selbst.
story_toDecide = Zu entscheiden: { $names }
story_youChoose = Du wählst { QUOTE($what) }.
story_chooses = { $name } wählt { QUOTE($what) }.
story_seat = Platz { $number }
story_own = { $name } (du)
verify_broken = Die Aufzeichnung hält nicht: { $why }.
verify_differences_unknown-game = sie ist von einem Spiel, das wir nicht kennen, { $game }
verify_differences_version = gespielt wurde nach Version { $recorded } der Regeln; dieses Programm hat Version { $known }
verify_differences_start = die Partie lässt sich nicht wie aufgezeichnet aufbauen: { $why }
verify_differences_seed-withheld = der Startwert ist noch nicht bekannt, vor dem Ende der Partie lässt sich also nichts prüfen
verify_differences_commitment = festgelegt war { $recorded }, aber Startwert und Salt ergeben { $computed }
verify_differences_refused = Antwort { $answer } ist nicht erlaubt: { $why }
verify_differences_check = Antwort { $answer } führt woandershin: die Aufzeichnung sagt Prüfwert { $recorded }, die Partie ergibt { $computed }
verify_differences_outcome = das Ende ist ein anderes: die Aufzeichnung sagt { $recorded }, die Partie ergibt { $computed }
verify_notOver = dass sie nicht zu Ende ist
verify_isOver = { $outcome }
verify_differences_seal = die Partie läuft wie aufgezeichnet, aber das Siegel über der ganzen Datei ist gebrochen: etwas anderes darin wurde verändert
verify_holds =
    { $answers ->
        [0] Die Aufzeichnung hält: { $game }, noch wurde nichts geantwortet.
        [one]
            { $over ->
                [true] Die Aufzeichnung hält: { $game }, die einzige Antwort führt wieder zum selben Ende.
               *[false] Die Aufzeichnung hält: { $game }, die einzige Antwort führt wieder bis dorthin, wo Schluss war.
            }
       *[other]
            { $over ->
                [true] Die Aufzeichnung hält: { $game }, alle { $answers } Antworten führen wieder zum selben Ende.
               *[false] Die Aufzeichnung hält: { $game }, alle { $answers } Antworten führen wieder bis dorthin, wo Schluss war.
            }
    }
verify_committed = Mischen und Würfeln sind die, die vor Beginn festgelegt waren.
verify_uncommitted = Gespielt wurde mit einem Startwert, der in der Datei steht; festgelegt war vorher nichts.

serve_open = Mazmorra ist offen: { $address }
serve_qr = Die Adresse als QR-Code, für Handys in diesem Netz.
serve_also = auch { $address }
serve_notBuilt = Die Seite ist nicht gebaut, nur Programme können sich verbinden: `npm start` baut sie.
serve_howToStop = Strg-C hält ihn an; jeder Tisch geht weiter, wenn er wieder startet.
serve_busAlone = --bus braucht --database: SQLite gehört einem einzigen Server, der mit niemandem zu reden hat
serve_wrongDays = { $flag } { $text }: erlaubt sind eine Zahl von Tagen und forever
serve_wrongOrigin = --origin { $text }: erlaubt ist eine Adresse ohne Pfad, wie https://play.example
serve_wrongMetrics = --metrics { $text }: erlaubt sind Adresse und Port, wie 127.0.0.1:9100, und main
serve_wrongHostName = --host-name { $text }: erlaubt ist ein Name oder eine Adresse ohne Port, wie play.example
serve_wrongProxy = --trust-proxy { $text }: { $why }
serve_wrongNetwork = --shared-network { $text }: { $why }
serve_noLanguageFolder = den Ordner { $folder } gibt es nicht: `mazmorra language CODE --new` legt einen an
serve_metricsInUse = Port { $port } ist belegt: nenne mit --metrics einen anderen
serve_portInUse = Port { $port } ist belegt: nenne mit --port einen anderen, oder 0 für irgendeinen freien
serve_cannotListen = auf { $host } Port { $port } lässt sich nicht lauschen ({ $code })
serve_noBus = der Bus lässt sich nicht öffnen: { $why }
serve_noData = die Daten lassen sich nicht öffnen: { $why }
think_missingBus = --bus fehlt: Gedanken gehen über NATS, wie nats://127.0.0.1:4222
think_open =
    Es wird mit { $threads } { $threads ->
        [one] Thread
       *[other] Threads
    } gedacht. Strg-C beendet es.
backup_postgres = PostgreSQL hat dafür ein Programm: { $command }
backup_done =
    { NUMBER($tables) } { $tables ->
        [one] Tisch
       *[other] Tische
    } nach { $file } kopiert
restore_postgres = PostgreSQL hat dafür ein Programm, zu benutzen, wenn alle Server angehalten sind: { $command }
restore_done =
    { NUMBER($tables) } { $tables ->
        [one] Tisch aus { $file } ist
       *[other] Tische aus { $file } sind
    } jetzt in { $folder }
move_missingDatabase = --database fehlt: nenne die Datenbank, wie postgres://user@host/name
move_title = Von { $folder } nach { $database }:
move_next = Starte Server jetzt mit --database { $database }, und keinen auf { $folder }: Der Ordner ist, wie er war, und deine Sicherung.
move_pages = Datenschutz, Nutzungsregeln und Impressum sind Dateien: nenne sie mit --pages { $folder }.
export_done =
    { NUMBER($games) } { $games ->
        [one] beendete Partie
       *[other] beendete Partien
    } nach { $folder } geschrieben
ratings_counts =
    { NUMBER($games) } { $games ->
        [one] gewertete Partie
       *[other] gewertete Partien
    }, Wertungen von { NUMBER($people) } { $people ->
        [one] Person
       *[other] Personen
    }, { $different } anders gespeichert
ratings_written = Die gespeicherten Wertungen sind jetzt die berechneten.
ratings_wrong = die Tabelle { $table } sagt etwas anderes, als gewertet wurde

simulate_title =
    { $game }, { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }, { NUMBER($games) } { $games ->
        [one] Partie
       *[other] Partien
    }, Startwert { $seed }
simulate_options = Optionen: { $chosen }
simulate_heading_0 = Platz
simulate_heading_1 = Bot
simulate_heading_2 = Siege
simulate_shared = geteilte Siege
simulate_unwon = Partien ohne Sieg
simulate_answersPerGame = Antworten je Partie
simulate_answersPerSecond = Antworten je Sekunde
simulate_range = { $mean } ({ $least } bis { $most })
arena_missingBots = --bots fehlt: nenne zwei verschiedene Bots, wie in --bots master,adventurer ({ $levels })
arena_wrongBots = --bots { $text }: nenne zwei verschiedene Bots, wie in --bots master,adventurer ({ $levels })
arena_wrongUntil = --until { $text }: eine Zahl über 0 und höchstens 10, wie in --until 0.9
arena_title =
    { $game }, { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }, { NUMBER($games) } { $games ->
        [one] Partie
       *[other] Partien
    }, Startwert { $seed } ({ $seconds } s)
arena_sides = einmal { $one } unter lauter { $others }, jede Verteilung von jedem Platz aus
arena_heading_0 = Bot
arena_heading_1 = Siege je Platz
arena_heading_2 = 95-%-Intervall
arena_heading_3 = fairer Anteil
arena_survival_0 = Überleben
arena_survival_1 = Gold
arena_roles_0 = Runden als Goldsucher
arena_roles_1 = als Saboteur
arena_interval = { $low } bis { $high }
arena_faults = durch einen Fehler des Programms verlorene Partien:
balance_title =
    { $game }, { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }, { NUMBER($games) } { $games ->
        [one] Partie
       *[other] Partien
    }, { $bots }, Startwert { $seed }
balance_variant =
    { $variant }, { NUMBER($games) } { $games ->
        [one] Partie
       *[other] Partien
    }
balance_heading_0 = { "" }
balance_heading_1 = gespielt
balance_heading_2 = gewonnen
balance_anySeat = beliebig
dilemmas_found =
    { NUMBER($dilemmas) } { $dilemmas ->
        [one] Dilemma
       *[other] Dilemmas
    } aus { NUMBER($games) } { $games ->
        [one] Partie
       *[other] Partien
    } in { $file }
dilemmas_held = noch Dilemmas: { $held } von { $of }
dilemmas_faults_position = die heutigen Regeln kommen nicht zu dieser Stellung
dilemmas_faults_seen = ein Abenteurer wählt die beste Möglichkeit
dilemmas_faults_unclear = eine tiefe Suche zieht diese Möglichkeit nicht klar vor
dilemmas_notAList = { $file } ist keine Liste von Dilemmas, wie --out sie schreibt
exploit_best =
    { $game }, { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }: die beste von { NUMBER($tried) } { $tried ->
        [one] festen Regel
       *[other] festen Regeln
    } gegen { $against } ist
exploit_learned =
    Die lineare Regel, gelernt von { NUMBER($tried) } { $tried ->
        [one] Schüler
       *[other] Schülern
    }, ist
exploit_taken =
    In { NUMBER($games) } { $games ->
        [one] frischen Partie
       *[other] frischen Partien
    } holt sie { $share } ({ $low } bis { $high }),
exploit_fair = das { $times }-Fache ihres fairen Anteils von { $fair } ({ $low } bis { $high }).
dataset_missingOut = --out fehlt: nenne eine Datei, wie in --out positions.jsonl.gz
dataset_written =
    { NUMBER($positions) } { $positions ->
        [one] Stellung
       *[other] Stellungen
    } aus { NUMBER($games) } { $games ->
        [one] Partie
       *[other] Partien
    } in { $file }
join_missingBot = --bot fehlt: nenne ein Programm, wie in --bot { $example }
join_wrongLink = { $text }: erlaubt ist der Link zu einem Tisch, wie http://127.0.0.1:8080/t/TABLE#INVITE
join_seated = An Platz { $seat }; die Partie beginnt, wenn der Host sie startet.
join_place = Platz { $seat } kam auf Rang { $place } von { $of }.
join_failed = { $bot } { $why }; ein Bot des Servers spielt an dieser Stelle weiter
join_notOpen = der Tisch steht uns nicht offen: { $why }
join_closed = der Tisch wurde vor dem Ende der Partie geschlossen
join_noSeat = der Tisch hat keinen freien Platz

bench_heading_0 = Spiel
bench_heading_1 = Plätze
bench_heading_2 = Antworten/s
bench_heading_3 = Durchläufe/s
bench_heading_4 = Bytes je Stand
bench_heading_5 = Kopie µs
bench_heading_6 = Suchschritte/s
bench_heading_7 = auf allen Kernen
bench_heading_8 = zu spät ms, Mittel / schlimmstens
bench_shared =
    { $times }-fach mit { $threads } { $threads ->
        [one] Thread
       *[other] Threads
    }
bench_peerTitle =
    { $game }, { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }, dieselben Regeln
bench_peerHeading_0 = { "" }
bench_peerHeading_1 = wir
bench_peerHeading_2 = boardgame.io
bench_peerHeading_3 = Verhältnis
bench_answers = Antworten/s
bench_iterations = Suchschritte/s
bench_times = { $ratio }-fach
bench_notInstalled = womit verglichen wird, ließ sich nicht installieren; der Grund steht oben
newGame_registered = Eingetragen in packages/catalogue/src/facts.ts und parts.ts. Spiel es:
newGame_wrongId = ID { $id }: kleine Buchstaben, Ziffern und Bindestriche, wie in { $example }
newGame_taken = ein Spiel { $id } gibt es schon
newGame_wrongPrefix = --prefix { $prefix }: zwei große Buchstaben, wie in HC
newGame_prefixTaken = die Regeln von { $game } beginnen mit { $prefix }: wähle mit --prefix andere Buchstaben
newGame_fileTaken = { $path } ist schon da
