said_no-record = il file non è una registrazione di Mazmorra
said_record-format = la registrazione è del formato { $format }, qui si conosce il formato 1
said_unreadable-record = la registrazione non si può leggere: { $why }
said_the-record = la registrazione
said_a-contribution = un contributo
said_log-step = il passo { $step } della cronaca
said_log-step-number = il numero del passo { $step } della cronaca
said_not-object = { $what } non è un oggetto
said_not-string = { $what } non è un testo
said_not-whole = { $what } non è un numero intero
said_not-texts = { $what } non è un elenco di testi
said_not-seats = { $what } non è un elenco di posti
said_not-list = { $what } non è un elenco
said_not-hexadecimal = { $what } non è esadecimale
said_no-plain-value = l’opzione { $option } non ha un valore semplice
said_unknown-algorithm = random non nomina nessun algoritmo conosciuto (chacha20, sfc32)
said_no-answer = la risposta { $number } non è fatta di un posto, un’opzione e una verifica

said_over = la partita è finita
said_not-asked = al posto { $seat } adesso non si chiede niente
said_stale = la risposta è per la decisione { $given }, questa è la decisione { $current }
said_unknown-option = l’opzione { $option } non esiste
said_not-allowed = { $option } adesso non è permesso ({ $rule })
said_no-take-back = l’ultima risposta non si può annullare

said_wrong-seats =
    { $given ->
        [one] { $given } posto: sono permessi da { $min } a { $max }
       *[other] { $given } posti: sono permessi da { $min } a { $max }
    }
said_unknown-variant = opzione sconosciuta { $given }: { $known }
said_variant-value = l’opzione { $variant } non può valere { $given }: { $values }
said_variant-seats = l’opzione { $variant } va da { $min } a { $max } posti, non con { $seats }
said_variant-only =
    { $only ->
        [one] l’opzione { $variant } va solo con 1 posto, non con { $seats }
       *[other] l’opzione { $variant } va solo con { $only } posti, non con { $seats }
    }

said_not-started = non si è potuto avviare ({ $why })
said_ended-with = è finito con il codice { $code }
said_ended-by = è stato chiuso da { $signal }
said_last-words = { $how } e ha detto: { $words }
said_ended = si è fermato
said_no-answer-text = ha risposto con una riga senza il testo `answer`
said_no-option = ha risposto { $answer }, che non è tra le sue opzioni
said_no-object = ha risposto { $line }, che non è un oggetto JSON
said_line-too-long = ha risposto con una riga troppo lunga
said_other-protocol = parla il protocollo { $theirs }, qui si parla il { $ours }
said_late = non ha risposto entro { $milliseconds } ms
said_unasked = ha parlato senza che gli si chiedesse niente

said_no-data = in { $folder } non ci sono dati
said_newer-schema = i dati sono dello schema { $found }, questo programma conosce il { $known }: usa il programma più recente
said_no-data-named = in { $folder } non ci sono dati: indica la cartella del server con --data
said_earlier-data = i dati in { $folder } sono di una versione precedente: avvia prima il loro server con questa
said_no-backup = il file non si può usare come copia di sicurezza: { $why }
said_no-such-file = il file non esiste
said_damaged-file = il file è danneggiato
said_folder-in-use = un altro server usa la cartella { $folder }: fermalo, o indica un’altra cartella con --data
said_disk-full = il disco con la cartella { $folder } è pieno: fai spazio, o indica un’altra cartella con --data
said_file-in-place = la cartella { $folder } non si può creare, perché al suo posto c’è un file: toglilo, o indica un’altra cartella con --data
said_not-writable = la cartella { $folder } non si può creare o scrivere ({ $why }): permetti a questo utente di scriverci, o indica un’altra cartella con --data
said_not-usable = la cartella { $folder } non si può usare ({ $why }): permetti a questo utente di scriverci, o indica un’altra cartella con --data
said_not-empty = la base di dati non è vuota (ci sono righe in { $table }): indicane una vuota
said_no-password-file = il file della password { $file } non si può leggere: indicane un altro
said_database-late = la base di dati non ha risposto in tempo
said_storage-closed = l’archivio è chiuso
said_clock-ahead = l’orologio di questa macchina è { $minutes } minuti avanti rispetto a quello della base di dati: regolali con un server dell’ora (NTP), poi riavvia
said_clock-behind = l’orologio di questa macchina è { $minutes } minuti indietro rispetto a quello della base di dati: regolali con un server dell’ora (NTP), poi riavvia
said_wrong-bus = --bus { $given }: sono permessi postgres e un indirizzo come nats://127.0.0.1:4222
said_no-listening = non ci si può mettere in ascolto della base di dati ({ $why }): guarda il suo registro
said_wrong-bus-user = il server NATS { $host } vuole un altro utente o un’altra password: indicali come nats://UTENTE@{ $host } e --bus-password-file
said_no-bus = non c’è nessun server NATS all’indirizzo { $host } ({ $why }): avviane uno lì, o indicane un altro con --bus
said_too-many-hops = ci si può fidare al massimo di { $most } passaggi
said_wrong-proxy = sono permessi un numero di passaggi, un indirizzo, o una rete come 10.0.0.0/8
said_wrong-network = sono permessi un indirizzo, o una rete come 10.0.0.0/8

system_ENOENT = { $path } non esiste
system_ENOTDIR = il percorso { $path } passa per un file, che non è una cartella
system_EISDIR = { $path } è una cartella
system_EEXIST = { $path } c’è già
system_EACCES = manca il permesso di usare { $path }
system_EPERM = manca il permesso di usare { $path }
system_EROFS = { $path } è su un disco di sola lettura

heard_a-folder = è una cartella
heard_no-room = sul disco non c’è spazio
heard_not-json-from = non è JSON valido dalla posizione { $position } in poi
heard_json-ends = il JSON finisce troppo presto
heard_not-json = non è JSON valido
heard_no-program = il programma { $program } non esiste
heard_may-not-run = manca il permesso di eseguire { $program }
heard_no-database = non è una base di dati
heard_nobody-listens = nessuno è in ascolto all’indirizzo { $address }
heard_not-found = { $host } non si trova

heard_no-person = questa persona non esiste
heard_most-sanctions = possono essere in vigore al massimo { $most } sanzioni
heard_no-sanction = nessuna sanzione così è in vigore
heard_no-lines = queste righe non esistono
heard_no-table = questo tavolo non esiste
heard_field = { $field } manca o non è permesso
heard_lacks-field = all’azione manca un campo
heard_rate = troppe richieste: aspetta un po’
heard_token = serve il token stampato da `mazmorra admin token`; i vecchi non valgono più
heard_not-saved = non si è potuto salvare, quindi non è successo; riprova
heard_broke = sul server si è rotto qualcosa
heard_not-for-you = per te questo tavolo non esiste
heard_gone = questo tavolo non c’è più
heard_no-spectators = questo tavolo non ammette spettatori
heard_no-game = questo server non ha il gioco
heard_no-seat = a questo tavolo non c’è un posto per te
heard_started = la partita è cominciata
heard_rated = questo tavolo è con punteggio: si siede solo chi ha un nome riservato
heard_host-decides = chi si siede qui lo decide l’host: chiedi un posto
heard_seat-taken = questo posto non è libero
heard_not-here = per ora il gestore non ti lascia giocare qui
heard_name = questo nome qui non è permesso: scegline un altro
heard_connect-again = riconnettiti tra un momento
