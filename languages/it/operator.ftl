title = Gestore
signInHelp = Questa pagina è per chi gestisce il server. Crea un token sulla macchina del server, e incollalo qui:
token = Token
signIn = Accedi
signOut = Esci
tokenRefused = Il server non accetta questo token, o non lo accetta più. Creane uno nuovo.
notDone = Non è stato fatto. Il server dice: { $message }.
noServer = Il server non risponde. Non è cambiato niente; riprova.
parts = Parti di questa pagina

tabs_overview = Panoramica
tabs_reports = Segnalazioni
tabs_people = Persone
tabs_tables = Tavoli
tabs_sanctions = Sanzioni
tabs_words = Parole
tabs_upkeep = Manutenzione
tabs_audit = Registro

refresh = Aggiorna
well = funziona

figures_storage = Archiviazione
figures_uptime = Attivo da
figures_load = Carico della macchina
figures_memory = Memoria
figures_people = Persone
figures_connections = Connessioni
figures_tables = Tavoli
figures_bots = Coda dei bot
figures_commits = Scritture
figures_answers = Risposte
figures_lines = Righe di chat
figures_errors = Errori
figures_reports = Segnalazioni in attesa
figures_sanctions = Sanzioni in vigore

lastsMinutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
lastsHours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
lastsDays =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
loadOf =
    { $load } ({ $cores ->
        [one] 1 core
       *[other] { $cores } core
    })
peopleNow = { $present } qui · { $playing } in gioco · { $waiting } in attesa
tablesNow = { $memory } in memoria · { $open } con un posto libero
queue =
    { $waiting ->
        [0] vuota
        [one] 1 domanda in attesa
       *[other] { $waiting } domande in attesa
    }
commitsOf = { $count }, la più lenta ha richiesto { $slowest } ms
settledToo = Mostra anche quelle chiuse
noReports = Non ci sono segnalazioni.
about = Su { $name }
aboutTable = Su un tavolo
times =
    { $count ->
        [one] 1 segnalazione
       *[other] { $count } segnalazioni
    }
removed = rimossa
removeLine = Rimuovi la riga
closeTable = Chiudi il tavolo
settle = Chiudi la segnalazione
silence = Silenzia { $name }
silenceShort = Silenzia
ban = Escludi { $name }
banShort = Escludi
banAddress = Escludi { $address }
rename = Rinomina { $name }
renameShort = Rinomina
forget = Dimentica { $name } per sempre
forgetShort = Dimentica
exportPerson = Salva i suoi dati
howLong = Per quanto tempo

hours_1 = 1 ora
hours_24 = 1 giorno
hours_168 = 1 settimana
hours_720 = 1 mese
hours_8760 = 1 anno

newName = Nuovo nome
why = Perché
whyHelp = Va nel registro con il tuo nome. I giocatori non lo vedono.
findPerson = Parte di un nome, o un id
find = Cerca
nobody = Nessuno si chiama così.
since = Dal { $when }
lastSeen = ultima visita { $when }
hereNow = in linea adesso
noTables = Non ci sono tavoli.
connected =
    { $count ->
        [one] 1 connessione
       *[other] { $count } connessioni
    }
readChat = Leggi la chat
noLines = Nessuno ha detto niente.
newest = Più recenti
older = Precedenti
noSanctions = Nessuno è silenziato o escluso.
banned = non può giocare
silenced = non può scrivere
until = fino al { $when }
byWhom = da { $who }
lift = Revoca
wordsHelp = Una parola per riga; * sta per lettere qualsiasi, # comincia un commento. Maiuscole, accenti, lettere ripetute o simili e cifre al posto di lettere non fanno differenza.
list = Lista
namesOnly = Solo nomi
wordsOf =
    { $count ->
        [one] 1 parola non è permessa
       *[other] { $count } parole non sono permesse
    }
saveList = Salva la lista
defaultList = Ripristina la lista originale
announce = Annuncia un arresto
announceOff = Ritira l’annuncio
announced = È annunciato un arresto per il { $when }. Il server non si ferma da solo.
minutes = Tra quanti minuti
ownWords = Le tue parole in { $language }
retention = Per quanto si conservano le cose
retentionHelp = In giorni; vuoto significa per sempre. Lo dice anche la pagina della privacy.
saveRetention = Salva questi tempi

kept_finished = Partite finite
kept_neverStarted = Tavoli che nessuno avvia
kept_abandoned = Partite che nessuno continua
kept_chat = Chat dopo la fine
kept_people = Persone che non tornano

exports = Esporta
exportHelp = Come file JSON. I dati di una persona sono in «Persone».

exportOf_games = Partite finite
exportOf_reports = Segnalazioni
exportOf_audit = Il registro

quoted = «{ $text }»
noEntries = Non è ancora stato fatto niente.

did_table = { $who } ha letto la chat di un tavolo
did_settle = { $who } ha chiuso una segnalazione
did_silence = { $who } ha silenziato qualcuno
did_ban = { $who } ha escluso qualcuno
did_lift = { $who } ha revocato una sanzione
did_rename = { $who } ha rinominato qualcuno
did_forget = { $who } ha cancellato i dati di qualcuno
did_remove = { $who } ha rimosso righe di chat
did_close = { $who } ha chiuso un tavolo
did_announce = { $who } ha annunciato un arresto o l’ha ritirato
did_retention = { $who } ha cambiato per quanto si conservano le cose
did_words = { $who } ha cambiato una lista di parole
did_export = { $who } ha esportato dati
