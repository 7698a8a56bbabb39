allowed =
    { $count ->
        [0] non è permesso niente
        [one] è permesso { LIST($words) }
       *[other] sono permessi { LIST($words) }
    }

placeholders_GAME = GIOCO
placeholders_FILE = FILE
placeholders_FOLDER = CARTELLA
placeholders_LINK = LINK
placeholders_ID = ID
placeholders_PERSON = PERSONA
placeholders_PERSON-OR-ADDRESS = PERSONA o INDIRIZZO
placeholders_TABLE = TAVOLO
placeholders_LINE = RIGA
placeholders_REPORT = SEGNALAZIONE
placeholders_SANCTION = SANZIONE
placeholders_NAME = NOME
placeholders_LIST = LISTA
placeholders_WHAT = COSA
placeholders_LANGUAGE = LINGUA
overview =
    Mazmorra: il tavolo aperto per giochi da tavolo nei dungeon.

    { $lines }

    GIOCO è { $games }. `mazmorra COMANDO --help` dice di più;
    lì un valore tra parentesi è quello predefinito. Con --lang CODICE un comando parla un’altra lingua: { $languages }.
progress = { $done } di { $of }
secondsLeft = ancora { $seconds } s

refusals_unknownCommand = comando sconosciuto { $name }: { $names }
refusals_needsSources = { $name } lavora sui sorgenti, che questa versione non contiene: eseguilo in una copia del repository
refusals_unexpected = { $word } è di troppo
refusals_missing = manca { $placeholder }
refusals_unknownFlag = opzione sconosciuta { $flag }: { $flags }
refusals_takesNoValue = { $flag } non prende un valore: { $flags }
refusals_needsValue = { $flag } vuole un valore, come in { $flag }=VALORE: { $flags }
refusals_wrongFlags = queste opzioni non si possono leggere: { $flags }
refusals_wrongNumber = { $flag } { $text }: è permesso un numero intero da { $min } a { $max }
refusals_onlyNumber = { $flag } { $text }: è permesso solo { $only }
refusals_wrongWord = { $flag } { $text }: { $words }
refusals_exclusive = { $one } e { $other } si escludono: indicane uno
refusals_needs = { $flag } richiede { $other }
refusals_about = { $what }: { $wrong }
refusals_out = --out: { $wrong }
refusals_noFile = il file { $file } non esiste
refusals_unreadable = { $file } non si può leggere: { $why }
refusals_unknownGame = gioco sconosciuto { $id }: { $ids }
refusals_unknownOption =
    { $count ->
        [0] variante sconosciuta { $key }: { $game } non ne ha
       *[other] variante sconosciuta { $key }: { $game } ha { LIST($options, between: ", ") }
    }
refusals_optionValue = la variante { $option } non può valere { $text }: { $values }
refusals_unknownBot = bot sconosciuto { $name }: { $levels }
refusals_unknownRule = bot sconosciuto { $name }: { $game } ha { OR($rules) }, o impostazioni come zoo:chiave=valore,chiave=valore con { OR($settings) }
refusals_unknownStyle = stile sconosciuto in { $name }: { $game } ha { OR($styles) }
refusals_tooManyBots =
    { $bots } bot per { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }: indicane al massimo { $seats }
refusals_wrongDatabase = --database { $text }: è permesso postgres://utente@host/nome
refusals_noFolder = la cartella { $folder } non esiste: indicala con --data

replay_oneTelling = --json racconta una sola registrazione, da un solo punto di vista e in una sola lingua
replay_oldVersion = { $file } è della versione { $version } delle regole: si può raccontare, ma non in JSON
replay_noRecord = in { $folder } non c’è nessuna registrazione ({ $pattern })
replay_damaged = { $file } è una registrazione danneggiata: { $damage }
replay_unknownGame = { $file } è di un gioco sconosciuto: { $game }
replay_seats =
    { $last ->
        [0] il posto 0
       *[other] un posto da 0 a { $last }
    }
replay_unplayable = la registrazione non si può giocare: { $why }; `mazmorra verify` dice di più
replay_illegal = la risposta { $answer } non è regolare: { $why }

story_start = Preparazione
story_told = { $what }: { $told }
story_over = La partita è finita.
story_unplayed = È stata giocata con la versione { $version } delle regole, che questo programma non gioca. Ecco che cosa la registrazione racconta da sé.
story_toDecide = Da decidere: { $names }
story_youChoose = Scegli { QUOTE($what) }.
story_chooses = { $name } sceglie { QUOTE($what) }.
story_seat = Posto { $number }
story_own = { $name } (tu)
verify_broken = La registrazione non torna: { $why }.
verify_differences_unknown-game = è di un gioco sconosciuto, { $game }
verify_differences_version = è stata giocata con la versione { $recorded } delle regole; questo programma ha la versione { $known }
verify_differences_start = la partita non si può preparare come è registrata: { $why }
verify_differences_seed-withheld = il seme non è ancora svelato, quindi niente si può verificare prima della fine della partita
verify_differences_commitment = l’impronta era { $recorded }, ma seme e sale danno { $computed }
verify_differences_refused = la risposta { $answer } non è regolare: { $why }
verify_differences_check = la risposta { $answer } porta altrove: la registrazione dice { $recorded }, la partita dà { $computed }
verify_differences_outcome = la fine è diversa: per la registrazione la partita { $recorded }; rigiocata { $computed }
verify_notOver = non è finita
verify_isOver = finisce con { $outcome }
verify_differences_seal = la partita si rigioca come è registrata, ma il sigillo su tutto il file è rotto: è stato cambiato altro
verify_holds =
    { $answers ->
        [0] La registrazione torna: { $game }, ancora nessuna risposta.
        [one]
            { $over ->
                [true] La registrazione torna: { $game }, la sua unica risposta si rigioca e la fine è la stessa.
               *[false] La registrazione torna: { $game }, la sua unica risposta si rigioca fin dove si era rimasti.
            }
       *[other]
            { $over ->
                [true] La registrazione torna: { $game }, tutte le { $answers } risposte si rigiocano e la fine è la stessa.
               *[false] La registrazione torna: { $game }, tutte le { $answers } risposte si rigiocano fin dove si era rimasti.
            }
    }
verify_committed = La distribuzione è quella promessa prima dell’inizio.
verify_uncommitted = È stata giocata con un seme che sta nel file; non era stato promesso niente.

serve_open = Mazmorra è aperta: { $address }
serve_qr = L’indirizzo come codice QR, per i telefoni di questa rete.
serve_also = anche { $address }
serve_notBuilt = La pagina non è costruita, quindi possono connettersi solo programmi: `npm start` la costruisce.
serve_howToStop = Ctrl-C lo ferma; ogni tavolo continua quando si riavvia.
serve_busAlone = --bus richiede --database: SQLite è di un solo server, che non ha con chi parlare
serve_wrongDays = { $flag } { $text }: sono permessi un numero di giorni e forever
serve_wrongOrigin = --origin { $text }: è permesso un indirizzo senza percorso, come https://play.example
serve_wrongMetrics = --metrics { $text }: sono permessi un indirizzo con la sua porta, come 127.0.0.1:9100, e main
serve_wrongHostName = --host-name { $text }: è permesso un nome o un indirizzo senza porta, come play.example
serve_wrongProxy = --trust-proxy { $text }: { $why }
serve_wrongNetwork = --shared-network { $text }: { $why }
serve_noLanguageFolder = la cartella { $folder } non esiste: `mazmorra language CODICE --new` ne crea una
serve_metricsInUse = la porta { $port } è occupata: indicane un’altra con --metrics
serve_portInUse = la porta { $port } è occupata: indicane un’altra con --port, o 0 per una libera qualsiasi
serve_cannotListen = non ci si può mettere in ascolto su { $host }, porta { $port } ({ $code })
serve_noBus = il bus non si può aprire: { $why }
serve_noData = i dati non si possono aprire: { $why }
think_missingBus = manca --bus: i pensieri passano per NATS, per esempio nats://127.0.0.1:4222
think_open = Si pensa con { $threads } thread. Ctrl-C per finire.
backup_postgres = PostgreSQL ha un programma apposta: { $command }
backup_done =
    { $tables ->
        [one] { NUMBER($tables) } tavolo copiato in { $file }
       *[other] { NUMBER($tables) } tavoli copiati in { $file }
    }
restore_postgres = PostgreSQL ha un programma apposta, da usare con tutti i server fermi: { $command }
restore_done =
    { $tables ->
        [one] { NUMBER($tables) } tavolo di { $file } è ora in { $folder }
       *[other] { NUMBER($tables) } tavoli di { $file } sono ora in { $folder }
    }
move_missingDatabase = manca --database: indica la base di dati, come postgres://utente@host/nome
move_title = Da { $folder } a { $database }:
move_next = Ora avvia i server con --database { $database }, e nessuno su { $folder }: è com’era, ed è la tua copia di sicurezza.
move_pages = Privacy, condizioni d’uso e note legali sono file: indicali con --pages { $folder }.
export_done =
    { $games ->
        [one] { NUMBER($games) } partita finita scritta in { $folder }
       *[other] { NUMBER($games) } partite finite scritte in { $folder }
    }
ratings_counts =
    { $games ->
        [one] { NUMBER($games) } partita con punteggio
       *[other] { NUMBER($games) } partite con punteggio
    }, punteggi di { $people ->
        [one] { NUMBER($people) } persona
       *[other] { NUMBER($people) } persone
    }, { $different } conservati diversamente
ratings_written = I punteggi conservati sono ora quelli calcolati.
ratings_wrong = il tavolo { $table } dice altro da ciò che è stato valutato

simulate_title =
    { $game }, { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $games ->
        [one] { NUMBER($games) } partita
       *[other] { NUMBER($games) } partite
    }, seme { $seed }
simulate_options = varianti: { $chosen }
simulate_heading_0 = posto
simulate_heading_1 = bot
simulate_heading_2 = vittorie
simulate_shared = vittorie condivise
simulate_unwon = partite senza vincitori
simulate_answersPerGame = risposte per partita
simulate_answersPerSecond = risposte al secondo
simulate_range = { $mean } (da { $least } a { $most })
arena_missingBots = manca --bots: indica due bot diversi, come in --bots master,adventurer ({ $levels })
arena_wrongBots = --bots { $text }: indica due bot diversi, come in --bots master,adventurer ({ $levels })
arena_wrongUntil = --until { $text }: un numero maggiore di 0 e al massimo 10, come in --until 0.9
arena_title =
    { $game }, { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $games ->
        [one] { NUMBER($games) } partita
       *[other] { NUMBER($games) } partite
    }, seme { $seed } ({ $seconds } s)
arena_sides = un bot { $one } tra bot { $others }, ogni distribuzione da ogni posto
arena_heading_0 = bot
arena_heading_1 = vittorie per posto
arena_heading_2 = intervallo al 95%
arena_heading_3 = quota equa
arena_survival_0 = sopravvivenza
arena_survival_1 = oro
arena_roles_0 = round da minatore
arena_roles_1 = da sabotatore
arena_interval = da { $low } a { $high }
arena_faults = partite perse per un errore del programma:
balance_title =
    { $game }, { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $games ->
        [one] { NUMBER($games) } partita
       *[other] { NUMBER($games) } partite
    }, { $bots }, seme { $seed }
balance_variant =
    { $variant }, { $games ->
        [one] { NUMBER($games) } partita
       *[other] { NUMBER($games) } partite
    }
balance_heading_0 = { "" }
balance_heading_1 = giocate
balance_heading_2 = vinte
balance_anySeat = tutti
dilemmas_found =
    { $dilemmas ->
        [one] { NUMBER($dilemmas) } dilemma
       *[other] { NUMBER($dilemmas) } dilemmi
    } da { $games ->
        [one] { NUMBER($games) } partita
       *[other] { NUMBER($games) } partite
    } in { $file }
dilemmas_held = ancora dilemmi: { $held } su { $of }
dilemmas_faults_position = le regole di oggi non arrivano a questa posizione
dilemmas_faults_seen = un adventurer sceglie l’opzione migliore
dilemmas_faults_unclear = una ricerca profonda non preferisce chiaramente questa opzione
dilemmas_notAList = { $file } non è un elenco di dilemmi come quelli che scrive --out
exploit_best =
    { $game }, { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }: contro bot { $against } la migliore di { $tried ->
        [one] { NUMBER($tried) } regola fissa
       *[other] { NUMBER($tried) } regole fisse
    } è
exploit_learned =
    { $tried ->
        [one] La regola lineare imparata da { NUMBER($tried) } allievo è
       *[other] La regola lineare imparata da { NUMBER($tried) } allievi è
    }
exploit_taken =
    { $games ->
        [one] In { NUMBER($games) } partita nuova
       *[other] In { NUMBER($games) } partite nuove
    } prende { $share } (da { $low } a { $high }),
exploit_fair = { $times } volte la sua quota equa di { $fair } (da { $low } a { $high }).
dataset_missingOut = manca --out: indica un file, come in --out posizioni.jsonl.gz
dataset_written =
    { $positions ->
        [one] { NUMBER($positions) } posizione
       *[other] { NUMBER($positions) } posizioni
    } di { $games ->
        [one] { NUMBER($games) } partita
       *[other] { NUMBER($games) } partite
    } in { $file }
join_missingBot = manca --bot: indica un programma, come in --bot { $example }
join_wrongLink = { $text }: è permesso il link a un tavolo, come http://127.0.0.1:8080/t/TAVOLO#INVITO
join_seated = Al posto { $seat }; la partita comincia quando l’host la avvia.
join_place = Il posto { $seat } è arrivato in posizione { $place } di { $of }.
join_failed = { $bot } { $why }; al suo posto continua un bot del server
join_notOpen = il tavolo non è aperto per noi: { $why }
join_closed = il tavolo è stato chiuso prima della fine della partita
join_noSeat = al tavolo non c’è nessun posto libero

bench_heading_0 = gioco
bench_heading_1 = posti
bench_heading_2 = risposte/s
bench_heading_3 = partite/s
bench_heading_4 = byte di stato
bench_heading_5 = copia, µs
bench_heading_6 = iterazioni di ricerca/s
bench_heading_7 = su tutti i core
bench_heading_8 = ritardo in ms, medio / peggiore
bench_shared = { $times } volte su { $threads } thread
bench_peerTitle =
    { $game }, { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, le stesse regole
bench_peerHeading_0 = { "" }
bench_peerHeading_1 = Mazmorra
bench_peerHeading_2 = boardgame.io
bench_peerHeading_3 = rapporto
bench_answers = risposte/s
bench_iterations = iterazioni di ricerca/s
bench_times = { $ratio } volte
bench_notInstalled = ciò con cui si confronta la misura non si è potuto installare; il motivo è qui sopra
newGame_registered = Registrato in packages/catalogue/src/facts.ts e parts.ts. Per giocarlo:
newGame_wrongId = ID { $id }: usa minuscole, cifre e trattini, come in { $example }
newGame_taken = c’è già un gioco { $id }
newGame_wrongPrefix = --prefix { $prefix }: due maiuscole, come in HC
newGame_prefixTaken = gli id delle regole di { $game } cominciano con { $prefix }: scegli altre lettere con --prefix
newGame_fileTaken = { $path } c’è già
