replay =
    mazmorra replay FILE|CARTELLA [--viewer POSTO|spectator|all|each] [--at N] [--lang CODICE|all] [--out CARTELLA] [--json]

    Racconta passo per passo una partita registrata, come la vedeva chi guardava; da una cartella, tutte le registrazioni che contiene.
      --viewer       un posto contato da 0, spectator, all per tutte le mani scoperte, o each per tutti questi a turno (all)
      --at N         fino alla risposta numero N, 0 è la preparazione (tutta la partita)
      --lang CODICE  la lingua delle frasi, all per tutte a turno (quella della macchina)
      --out CARTELLA scrive ogni racconto in un file suo: NOME.VISTA.LINGUA.txt
      --json         un oggetto JSON: i passi, e la vista e che cosa si chiede nell’ultimo

verify =
    mazmorra verify FILE [--json]

    Rigioca una partita registrata e dice se ogni mescolata, tiro e risposta era quello promesso.
    Esce con 0 se torna, con 1 e la prima differenza altrimenti, con 2 se il file non è una registrazione.
      --lang CODICE  la lingua di ciò che si stampa (quella della macchina)
      --json         un oggetto JSON e nient’altro

serve =
    mazmorra serve [--port 8080] [--host 127.0.0.1] [--lan] [--data CARTELLA | --database postgres://…] [--origin URL]…
                   { "[" }--host-name NOME]… [--trust-proxy PASSAGGI|RETE]… [--shared-network RETE]…
                   { "[" }--bot-pause MS] [--bot-threads N] [--log LIVELLO]

    Serve l’app e i suoi tavoli finché non gli si dice di fermarsi (Ctrl-C).
      --port N          la porta (8080); 0 ne prende una libera qualsiasi
      --host INDIRIZZO  l’indirizzo su cui ascoltare (127.0.0.1: si connette solo questa macchina)
      --lan             fa entrare tutti in questa rete: stampa indirizzo e codice QR
      --data CARTELLA   la cartella della base di dati SQLite (./data)
      --database URL    invece, una base di dati PostgreSQL
      --database-password-file FILE
                        un file con la password della base di dati nella prima riga; altrimenti PGPASSWORD o PGPASSFILE
      --bus postgres | nats://HOST:PORTA
                        come i server su una stessa base di dati si dicono le novità: con la base di dati stessa, o con un server NATS
      --bus-password-file FILE
                        un file con la password del server NATS nella prima riga
      --pages CARTELLA  la cartella di privacy, condizioni d’uso e note legali, che puoi modificare (pages nella cartella di --data)
      --language-folder CARTELLA
                        una lingua che traduci, in una cartella chiamata con il suo codice: la pagina la offre e si ricarica a ogni modifica
      --origin URL      l’indirizzo pubblico, come https://play.example: sta nei link e nei codici QR. Ripetuto, indica altre
                        origini le cui pagine possono connettersi
      --host-name NOME  un altro nome con cui si raggiunge il server; le richieste per nomi sconosciuti si rifiutano (421). Ripetibile
      --trust-proxy X   proxy davanti al server: quanti (1), o i loro indirizzi o reti (10.0.0.0/8). Ripetibile.
                        L’indirizzo di chi visita si prende allora da X-Forwarded-For
      --shared-network X
                        un indirizzo o una rete (192.0.2.0/24) dietro cui sono in molti, come una scuola: ognuno ha una quota
                        sua, come se venisse da un indirizzo diverso. Ripetibile
      --keep-finished GIORNI
                        cancella le partite tanto tempo dopo la fine (forever)
      --keep-unstarted GIORNI
                        cancella i tavoli che nessuno ha avviato (1)
      --keep-abandoned GIORNI
                        chiude le partite in corso in cui nessuno risponde (14); le registrazioni restano
      --keep-chat GIORNI
                        cancella la chat delle partite finite (365)
      --keep-people GIORNI
                        dimentica chi non torna (730). GIORNI può essere "forever" dappertutto
      --metrics INDIRIZZO
                        serve /metrics lì, per esempio 127.0.0.1:9100, o con "main" sulla porta principale per tutti
      --bot-pause MS    quanto aspettano i bot prima di una risposta media, così si riesce a seguire (200); 0 per macchine tra loro
      --bot-threads N   thread in cui pensano i bot (metà dei core, almeno 2, al massimo 4); quelli liberi aiutano a cercare una decisione
      --log LIVELLO     info, warn o off: righe JSON sull’uscita degli errori (warn in un terminale, altrimenti info)
      --lang CODICE     la lingua di ciò che si stampa (quella della macchina); il registro è sempre in inglese

think =
    mazmorra think --database postgres://… --bus nats://… [--threads N]

    Pensa per i maestri di tutti i server su questa base di dati e questo server NATS. Vede ciò che vede il posto di un bot, e non serve nessuno.
    Avviane quanti vuoi, su qualsiasi macchina. Senza nessuno ogni server pensa da sé, e così fa quando uno si ferma.
      --database URL    la base di dati PostgreSQL dei server
      --database-password-file FILE
                        un file con la password della base di dati nella prima riga; altrimenti PGPASSWORD o PGPASSFILE
      --bus URL         il server NATS dei server
      --bus-password-file FILE
                        un file con la password del bus nella prima riga
      --threads N       quanti pensieri alla volta (quanti sono i core della macchina)
      --lang CODICE     la lingua di ciò che si stampa (quella della macchina)

backup =
    mazmorra backup FILE [--data CARTELLA]

    Copia in un file la base di dati SQLite di un server, anche mentre il server è in funzione. Per PostgreSQL usa
    pg_dump --format=custom --file=FILE postgres://…, anche con i server in funzione.
      --data CARTELLA la cartella della base di dati (./data)
      --lang CODICE   la lingua di ciò che si stampa (quella della macchina)

restore =
    mazmorra restore FILE [--data CARTELLA]

    Mette una copia di sicurezza al posto della base di dati SQLite di un server, in un passo solo. Un server in funzione continua da lì.
    Per PostgreSQL ferma tutti i server e usa pg_restore --clean --if-exists --single-transaction --dbname=postgres://… FILE.
      --data CARTELLA la cartella della base di dati (./data)
      --lang CODICE   la lingua di ciò che si stampa (quella della macchina)

move =
    mazmorra move --database postgres://… [--data CARTELLA] [--json]

    Copia tutto ciò che un server tiene in una cartella in una base di dati PostgreSQL vuota: tavoli in corso, persone, tutto. Il server dev’essere
    fermo. O passa tutto, o niente; la cartella resta com’è.
      --data CARTELLA   la cartella della base di dati SQLite (./data)
      --database URL    la base di dati PostgreSQL
      --database-password-file FILE
                        un file con la password della base di dati nella prima riga; altrimenti PGPASSWORD o PGPASSFILE
      --lang CODICE     la lingua di ciò che si stampa (quella della macchina)
      --json            un oggetto JSON: quante righe di ogni tabella sono passate

export =
    mazmorra export CARTELLA [--data CARTELLA | --database postgres://…] [--json]

    Scrive ogni partita finita come registrazione in una cartella, anche mentre il server è in funzione.
      --data CARTELLA   la cartella della base di dati SQLite (./data)
      --database URL    invece, una base di dati PostgreSQL
      --lang CODICE     la lingua di ciò che si stampa (quella della macchina)
      --json            un oggetto JSON: i file scritti

ratings =
    mazmorra ratings [--rebuild] [--data CARTELLA | --database postgres://…] [--json]

    Ricalcola ogni punteggio da tutte le partite con punteggio, nel loro ordine, e dice se
    quelli conservati sono gli stessi.
      --rebuild         mette i punteggi calcolati al posto di quelli conservati; con SQLite
                        il server dev’essere fermo
      --data CARTELLA   la cartella della base di dati SQLite (./data)
      --database URL    invece, una base di dati PostgreSQL
      --lang CODICE     la lingua di ciò che si stampa (quella della macchina)
      --json            un oggetto JSON: partite, persone, diversi, sbagliati

simulate =
    mazmorra simulate GIOCO [--seats N] [--games M] [--bots LISTA] [--seed S] [--option chiave=valore]… [--out CARTELLA|FILE.json] [--json]

    Gioca molte partite tra bot e dice com’è andata.
      --seats N            quanti posti (4 dove il gioco lo permette)
      --games M            quante partite (1000)
      --bots LISTA         un bot per ogni posto, separati da virgole; se sono meno fanno a turno (random):
                           { $levels }
      --seed S             un testo qualsiasi; lo stesso seme gioca le stesse partite (1)
      --option chiave=valore
                           una variante del gioco; si può ripetere
      --iterations N       quante partite gioca a mente un maestro per una risposta (1000)
      --ms N               dà invece al maestro tanti millisecondi; i risultati allora dipendono dalla macchina
      --out CARTELLA       scrive ogni partita come registrazione che `replay` e `verify` leggono: CARTELLA/1.mazmorra.json, 2, 3 …
      --out FILE.json      scrive solo l’ultima partita
      --lang CODICE        la lingua di ciò che si stampa (quella della macchina)
      --json               un oggetto JSON e nient’altro

arena =
    mazmorra arena GIOCO --bots A,B [--games M] [--seats N] [--seed S] [--option chiave=valore]… [--json]

    Fa giocare un bot A tra bot B: ogni distribuzione da ogni posto. Dice la quota di vittorie con un intervallo al 95%.
      --bots A,B           due tra { $levels }, con uno stile come in adventurer+greedy,
                           una regola fissa come zoo:never-pass, o un programma
                           come "cmd:python3 bot.py" (docs/bot-protocol.md)
      --bot-time MS        quanto tempo può prendersi un programma per una risposta ({ $ms })
      --games M            quante partite al massimo, arrotondate a giri interi di posti (1000)
      --until X            si ferma appena è chiaro se A prende più o meno di X volte la sua quota equa
      --seats N            quanti posti (4 dove il gioco lo permette)
      --seed S             un testo qualsiasi; lo stesso seme dà le stesse distribuzioni (1)
      --option chiave=valore
                           una variante del gioco; si può ripetere
      --iterations N       quante partite gioca a mente un maestro per una risposta (1000)
      --ms N               dà invece al maestro tanti millisecondi; i risultati allora dipendono dalla macchina
      --lang CODICE        la lingua di ciò che si stampa (quella della macchina)
      --json               un oggetto JSON e nient’altro

balance =
    mazmorra balance GIOCO [--seats N] [--games M] [--variant-games M] [--bots LIVELLO] [--seed S] [--out FILE] [--json]

    Gioca partite tra bot uguali e conta quanto spesso vincono ogni ruolo, eroe e variante,
    come il server conta le partite delle persone.
      --seats N            quanti posti (come le tabelle di docs/bots.md)
      --games M            quante partite con le varianti come sono di base (2000)
      --variant-games M    quante per ogni altro valore di una variante (500)
      --bots LIVELLO       { $levels } (adventurer)
      --iterations N       quante partite gioca a mente un maestro per una risposta (1000)
      --ms N               dà invece al maestro tanti millisecondi; i risultati allora dipendono dalla macchina
      --seed S             un testo qualsiasi; lo stesso seme gioca le stesse partite (balance)
      --out FILE           mette le cifre di questo gioco in un file JSON di più giochi,
                           come docs/bot-games.json, mostrato dalla pagina dell’equilibrio
      --lang CODICE        la lingua di ciò che si stampa (quella della macchina)
      --json               un oggetto JSON e nient’altro

dilemmas =
    mazmorra dilemmas GIOCO [--count N] [--seed S] [--look K] [--deep K] [--first M] [--games M] [--out FILE]
    mazmorra dilemmas GIOCO --check FILE [--deep K] [--out FILE]

    Trova posizioni in cui la scelta migliore è chiara a una ricerca profonda e non a un avventuriero, in partite di avventurieri. Gli stessi
    argomenti danno le stesse posizioni.
      --count N            quante trovarne (10)
      --seed S             un testo qualsiasi (1)
      --look K             iterazioni dell’ultimo di tre sguardi a una decisione; gli altri sono più brevi ({ $look })
      --deep K             iterazioni di ognuna delle tre ricerche profonde che devono concordare ({ $deep })
      --first M            comincia dalla partita M del seme (0): le parti fatte in parallelo sono il tutto
      --games M            rinuncia dopo tante partite (10000)
      --out FILE           le scrive lì, in un elenco JSON; altrimenti si stampano
      --check FILE         invece: quali dei dilemmi in FILE lo sono ancora, con i bot di oggi; --out riceve quelli
      --lang CODICE        la lingua di ciò che si stampa (quella della macchina)

exploit =
    mazmorra exploit GIOCO --against LIVELLO [--seats N] [--samples K] [--games M] [--seed S] [--option chiave=valore]… [--json]

    Cerca ciò che prende di più a un livello: regole fisse con una griglia e poi salendo la collina, e una regola lineare imparata giocando
    contro il livello, dove il gioco ha di che impararla. Di tutte e due dice i risultati su distribuzioni nuove.
      --against LIVELLO    il livello che siede a tutti gli altri posti (adventurer)
      --seats N            quanti posti (4 dove il gioco lo permette)
      --samples K          regole della griglia da provare prima di salire (24)
      --steps K            passi in salita (6)
      --search-games M     partite per ogni regola durante la ricerca (80)
      --generations K      generazioni di regole imparate, 0 per nessuna (8)
      --pupils K           regole imparate in una generazione (12)
      --games M            partite per le migliori su distribuzioni nuove (1000)
      --seed S             un testo qualsiasi (1)
      --option chiave=valore
                           una variante del gioco; si può ripetere
      --iterations N       quante partite gioca a mente un maestro per una risposta (1000)
      --ms N               dà invece al maestro tanti millisecondi; i risultati allora dipendono dalla macchina
      --lang CODICE        la lingua di ciò che si stampa (quella della macchina)
      --json               un oggetto JSON e nient’altro

dataset =
    mazmorra dataset GIOCO --out FILE.jsonl.gz [--games N] [--seats N] [--bots LISTA] [--seed S] [--option chiave=valore]…

    Gioca partite tra bot e scrive ogni posizione in cui un posto ha deciso, come la vedeva quel posto (docs/dataset.md).
      --out FILE.jsonl.gz  righe JSON compresse; senza ".gz" non sono compresse
      --games N            quante partite (100)
      --seats N            quanti posti (4 dove il gioco lo permette)
      --bots LISTA         un bot per ogni posto, separati da virgole; se sono meno fanno a turno (adventurer):
                           { $levels }
      --seed S             un testo qualsiasi; lo stesso seme dà lo stesso file (1)
      --option chiave=valore
                           una variante del gioco; si può ripetere
      --iterations N       quante partite gioca a mente un maestro per una risposta (1000)
      --ms N               dà invece al maestro tanti millisecondi; i risultati allora dipendono dalla macchina
      --lang CODICE        la lingua di ciò che si stampa (quella della macchina)

environment =
    mazmorra environment GIOCO [--seats N] [--option chiave=valore]…

    Fa giocare tutti i posti a un programma: legge e scrive righe di JSON sull’entrata e sull’uscita standard (docs/environment.md).
      --seats N            quanti posti (4 dove il gioco lo permette)
      --option chiave=valore
                           una variante del gioco; si può ripetere
      --lang CODICE        la lingua di ciò che si stampa (quella della macchina)

join =
    mazmorra join LINK --bot "COMANDO" [--bot-time MS] [--token TOKEN] [--json]

    Prende un posto a un tavolo di un server per un programma che gioca (docs/bot-protocol.md), e finisce con la partita.
      LINK            il link al tavolo con il suo invito, come "http://127.0.0.1:8080/t/TAVOLO#INVITO"
      --bot COMANDO   il programma, come "python3 bot.py"
      --bot-time MS   quanto tempo può prendersi per una risposta ({ $ms })
      --token TOKEN   gioca con l’account di un programma (docs/api.md) e non come nuovo ospite
      --lang CODICE   la lingua di ciò che si stampa (quella della macchina)
      --json          l’esito come un oggetto JSON e nient’altro
    Se il programma sbaglia, il suo posto passa a un bot del server e il codice d’uscita è 1.

admin =
    mazmorra admin AZIONE [PAROLE]… [--data CARTELLA | --database postgres://…] [--server URL] [--as NOME] [--why TESTO] [--json]

    Che cosa può fare il gestore di un server in funzione: il comando scrive un token di breve durata nella base di dati del server e poi
    chiede al server. Tutto tranne il guardare resta nel registro con --as e --why.
    { $acts }
      --data CARTELLA   la cartella del server (./data)
      --database URL    invece, la sua base di dati PostgreSQL
      --database-password-file FILE
                        un file con la password della base di dati nella prima riga
      --server URL      l’indirizzo del server (quello che ha lasciato nei suoi dati)
      --as NOME         chi sei, per il registro (il tuo nome su questa macchina)
      --why TESTO       perché lo fai; serve per tutto ciò che cambia qualcosa
      --hours N         per token, silence e ban: quanto dura (token 12, silence e ban 24)
      --minutes N       per announce: tra quanto si ferma il server
      { $flags } TESTO
                        per announce: le tue parole in una lingua
      --settled         per reports: quelle già chiuse
      --lang CODICE     la lingua di ciò che si stampa (quella della macchina)
      --json            la risposta come un oggetto JSON

bench =
    mazmorra bench [--seconds N] [--json]

    Misura su un core, gioco per gioco: partite a caso e risposte al secondo, la dimensione di uno stato, il tempo per copiarlo, quante partite un
    maestro gioca a mente, quante volte di più su tutti i core insieme, e quanto tardano le sue risposte. Poi le stesse regole di Welcome to the Dungeon in boardgame.io, nella stessa misura.
      --seconds N    per quanto misurare ogni cosa (3)
      --lang CODICE  la lingua di ciò che si stampa (quella della macchina)
      --json         un oggetto JSON e nient’altro

new-game =
    mazmorra new-game ID [--prefix XX]

    Crea in questo repository le cartelle di un nuovo gioco, con le regole di un piccolo gioco di carte per cominciare, e lo registra: si può
    giocare subito. docs/adding-a-game.md dice come si continua.
      ID             per esempio carta-alta: minuscole, cifre e trattini
      --prefix XX    due maiuscole per gli id delle sue regole (dall’id)
      --lang CODICE  la lingua di ciò che si stampa (quella della macchina)
