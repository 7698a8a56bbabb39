title = Tornei
intro = Un gioco, più turni: in ogni turno i tavoli si estraggono in base ai punti, e vince chi dopo l’ultimo ha più punti. Manda il link a quante persone vuoi, fino a 64.
cup = Torneo di { $game }
by = Lo guida { $name }
byNobody = Non lo guida più nessuno
open = Apri un torneo
openNow = Apri il torneo
game = Gioco
seats = Persone a un tavolo
seatsHelp = Se il numero non si divide, qualche tavolo è più piccolo o più grande.
rounds = Turni
clock = Tempo per ogni decisione

clocks_quick = 20 secondi
clocks_usual = 45 secondi
clocks_calm = 90 secondi

clockHelp =
    C’è sempre un orologio, così nessun tavolo fa aspettare gli altri. Inoltre per ogni partita tutti hanno una riserva di { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }.
start = Inizio

starts_hand = Quando lo dico io
starts_time = A un’ora precisa

startTime = Giorno e ora
whoSees = Chi lo trova
byLink = Chi ha il link
listed = Tutti
play = Gioco anch’io
mine = I miei tornei
mineEmpty = Non partecipi ancora a nessuno.
others = Per tutti
othersEmpty = Adesso non ce n’è nessuno aperto.
go = Vai lì
people =
    { $count ->
        [one] 1 persona
       *[other] { $count } persone
    }

status_open = iscrizioni aperte
status_running = in corso
status_over = finito
status_cancelled = disdetto

roundOf = Turno { $round } di { $rounds }
joined =
    { $count ->
        [one] Finora partecipa 1 persona.
       *[other] Finora partecipano { $count } persone.
    }
joinedNone = Non partecipa ancora nessuno.
startsAt = Comincia il { $time }, tra { $left }.
startsByHand = Comincia quando lo dice { $name }.
startsByYou = Lo avvii tu quando ci sono tutti.
needs =
    { $count ->
        [one] Per questo gioco serve almeno 1 persona.
       *[other] Per questo gioco servono almeno { $count } persone.
    }
join = Partecipa
leave = Lascia il torneo
leaveSure = Lasciare davvero?
leaveHelp = Al tuo tavolo continua un bot, e non entri più nelle estrazioni. Puoi tornare finché l’ultimo turno non è estratto.
yes = Sì, lascia
no = No, resta
youIn = Partecipi.
youOut = Sei fuori dalle estrazioni: alla fine della partita al tuo posto c’era un bot, o avevi lasciato il tavolo.
youRemoved = Chi guida il torneo ti ha tolto dalla lista.
back = Ci sono di nuovo
startNow = Estrai il primo turno
drawNow = Estrai adesso
stop = Disdici
stopAfter = Finisci dopo questo turno
stopSure = Davvero?
stopYes = Sì, finisci
stopNo = No, continua
lastNow = Il turno in corso è l’ultimo.
remove = Togli { $name }
nextIn = Il turno { $round } si estrae tra { $left }.
drawing = Si estrae il turno { $round }…
toTable = Al tuo tavolo
tableWaits = Il tuo tavolo è pronto, e il suo orologio va.
bye = In questo turno riposi: vale 50 punti.
waiting =
    { $count ->
        [one] 1 tavolo sta ancora giocando.
       *[other] { $count } tavoli stanno ancora giocando.
    }
won = { $name } vince il torneo.
overByOpener = È stato chiuso prima dell’ultimo turno.
overByFew = Per un altro turno erano rimasti in troppo pochi: vale la classifica com’è.

cancelled_opener = Chi lo guidava l’ha disdetto.
cancelled_few = È stato disdetto: all’ora d’inizio partecipavano in troppo pochi.
cancelled_unstarted = È stato disdetto: in un giorno nessuno l’ha avviato.

started = È cominciato, quindi non può entrare più nessuno. Puoi guardare ogni tavolo.
standings = Classifica
place = Posizione
name = Nome
points = Punti
opponents = Avversari
opponentsHelp = Avversari: la somma dei punti di tutti quelli incontrati; decide a parità di punti.
you = tu
guest = ospite
anonymous = Qualcuno
out = fuori
entrants = Chi partecipa
round = Turno { $round }
table = Tavolo { $table }
playing = in gioco
watch = Guarda
watchOf = Guarda il tavolo { $table }
replayOf = Rivedi la partita del tavolo { $table }
replay = Rivedi la partita
stopped = Fermata dai giocatori: niente punti.
closed = Chiusa dal server: 50 punti per chi c’era.
gone = al posto c’era un bot
byes = Riposo
invite = Invita persone
inviteWatch = Per chi vuole guardare
inviteHelp = Chi apre il link può partecipare prima dell’inizio e guardare dopo.
link = Link al torneo
qr = Codice QR del link al torneo
screen = Schermo grande per la sala
leaveScreen = Torna alla pagina
scan = Inquadra per partecipare
scanLate = Inquadra per guardare
rules = Le regole del torneo

rulesLines_0 = I tavoli si estraggono a ogni turno in base ai punti: gioca insieme chi ha più o meno gli stessi punti, e nessuno si incontra due volte se si può evitare. Nel primo turno decide il caso.
rulesLines_1 = Se il numero di persone non si divide, qualche tavolo è più piccolo; se il gioco non lo permette, qualcuno è più grande; e solo se non permette né l’uno né l’altro qualcuno riposa, a cominciare dall’ultimo in classifica. Un riposo vale 50 punti.
rulesLines_2 = A un tavolo il primo riceve 100 punti, l’ultimo 0, gli altri valori a distanza uguale tra questi. Chi condivide una posizione condivide i punti.
rulesLines_3 = A parità di punti decide la somma dei punti di tutti quelli incontrati, poi chi era davanti allo stesso tavolo, poi la sorte.
rulesLines_4 = Per chi se ne va o lascia scadere il tempo tre volte di fila continua un bot. Se alla fine della partita al tuo posto c’è un bot, per quel tavolo non ricevi punti e resti fuori dalle estrazioni finché non dici che ci sei di nuovo.
rulesLines_5 = Un tavolo che tutti lasciano o fermano d’accordo non dà punti.
rulesLines_6 = Dopo l’inizio non entra nessuno. Il turno successivo si estrae un minuto dopo la fine dell’ultimo tavolo.

check = Verifica l’estrazione
checkHelp = L’estrazione e le distribuzioni derivano da un seme fissato all’apertura del torneo e da byte casuali di tutti i partecipanti. L’impronta del seme era qui dall’inizio; il seme viene svelato alla fine.
fingerprint = Impronta del seme
seed = Seme
salt = Sale
download = Tutte le partite in un file
missing = Questo torneo non esiste. Forse il link è incompleto, o è stato cancellato.
all = Tutti i tornei
toTournament = Al torneo

refused_not-now = È troppo tardi.
refused_not-allowed = In questo torneo non puoi farlo.
refused_start = Siete ancora in troppo pochi.
refused_too-many = Il torneo è pieno, o dal tuo indirizzo internet c’è già la metà dei suoi posti.
refused_over = Il torneo è finito.
refused_no-table = Questo torneo non esiste.

pastStart = L’inizio dev’essere più tardi di adesso.
tooManyOpen = Guidi già tre tornei, o dal tuo indirizzo internet se ne guidano dieci: prima ne deve finire uno.
