title = Con amici online
tableTitle = { $game }: il tavolo
name = Il tuo nome
nameHelp = Non serve altro: né account né password.
nameKept = Qui questo nome è tuo.
nameMore = Tu e il tuo nome
open = Apri un tavolo
game = Gioco
seats = Posti
whoSees = Chi lo può trovare
byLink = Solo con il link
listed = Chiunque, nella lobby
entry = Dalla lobby
entryOpen = Si siede chi vuole
entryAsk = Prima chiedete a me
spectators = Lascia guardare gli altri
rated = Con punteggio
ratedHelp = Il risultato cambia i vostri punteggi. Solo per chi ha un nome riservato, con orologio e senza bot.
ratedTable = Tavolo con punteggio
invitedBy = { $name } ti invita a un tavolo.
seeInvitation = Guarda
clock = Tempo per pensare

clocks_none = Senza limite
clocks_quick = 1 minuto a turno
clocks_slow = 1 giorno a turno

openNow = Apri il tavolo
lobby = Lobby
lobbyMore = Mostra tavoli più vecchi
lobbyEmpty = Adesso non c’è nessun tavolo aperto. Aprine uno e manda il link agli amici, allenati contro i bot, oppure aspetta: ti avvisiamo quando arriva qualcuno.
beCalled = Aspetta e fatti avvisare
practise = Allenati contro i bot

filters_title = Quali tavoli
filters_all = Tutti
filters_live = Con orologio
filters_slow = Su più giorni
filters_free = Solo con posti liberi
filters_none = Adesso non c’è nessun tavolo così.

language = Lingua del tavolo
clockNone = Senza limite di tempo
clockDays =
    { $count ->
        [one] 1 giorno a turno
       *[other] { $count } giorni a turno
    }
clockHours =
    { $count ->
        [one] 1 ora a turno
       *[other] { $count } ore a turno
    }
clockMinutes =
    { $count ->
        [one] 1 minuto a turno
       *[other] { $count } minuti a turno
    }
clockSeconds =
    { $count ->
        [one] 1 secondo a turno
       *[other] { $count } secondi a turno
    }
justNow = proprio ora
here =
    { $count ->
        [0] Al tavolo non c’è nessuno
        [one] Al tavolo c’è 1 persona
       *[other] Al tavolo ci sono { $count } persone
    }
bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bot
    }
noVariants = Con questo numero di giocatori il gioco non ha varianti.
mine = I miei tavoli
mineEmpty = Non hai un posto a nessun tavolo di questo server.
yourTurn = Tocca a te
onHoliday = in vacanza fino al { $day }
elsewhere = Tocca a te a un altro tavolo: { $game }.
elsewhereMany = Tocca a te ad altri { $count } tavoli. Il prossimo: { $game }.

status_open = Si aspettano giocatori
status_running = In corso
status_finished = Finita
status_ended = Interrotta

missing =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
full = Tutti i posti occupati
join = Unisciti
watch = Guarda
ask = Chiedi un posto
asked = Richiesta inviata. L’host deve farti entrare.
asks = { $name } chiede un posto
letIn = Fai entrare
turnDown = Non ora
go = Vai
notify = Avvisami quando tocca a me
notification = Tocca a te: { $game }
connecting = Connessione al server…
plainHttp = Questo indirizzo non usa https: da qui l’app non si può installare, il browser non può avvisarti e le passkey non funzionano. Tutto il resto sì.
offline = Nessun server risponde. Le partite su questo dispositivo funzionano lo stesso; questa pagina continua a provare.
outdated = Il server ha una versione più recente. Ricarica la pagina.
place = Posto { $number }
free = Libero
host = host
you = tu
away = assente
sit = Siediti
sitHere = Spostati qui: posto { $number }
move = Spostati qui
bot = Bot
addBot = Metti un bot al posto { $number }
addBots = Completa con bot
level = Livello del bot al posto { $number }
removeGuest = Togli { $name } dal tavolo
start = Avvia la partita
waitHost = La partita la avvia l’host.
leave = Esci
leaveGame = Fai giocare un bot per me
leaveSeat = Lascia il mio posto
invite = Invita amici
inviteHelp = Manda questo link, o fai leggere il codice a un telefono. Chi ce l’ha può sedersi.
onlyHere = Gli altri dispositivi non raggiungono questo server. Avviato con «npm start -- --lan», fa entrare tutta la tua rete.
copy = Copia il link
copied = Copiato
link = Link a questo tavolo
qr = Codice QR del link
share = Condividi
bigScreen = Mostra il tavolo su uno schermo grande

screen_scan = Inquadra per entrare
screen_scanHelp = Inquadra il codice con il telefono, scrivi un nome e siediti. La tua mano è sul telefono, il tavolo è qui.
screen_watchHelp = La partita è in corso. Con il codice puoi guardare o tornare al tuo posto.
screen_code = Codice per entrare
screen_hideCode = Riduci il codice
screen_showCode = Ingrandisci il codice
screen_leave = Torna alla mia vista
screen_waiting =
    { $count ->
        [one] Un posto è ancora libero
       *[other] { $count } posti sono ancora liberi
    }
screen_ready = Ci siete tutti. L’host avvia la partita.
screen_full = Schermo intero
screen_latest = Che cosa è appena successo
screen_type = Oppure apri { $address } e scrivi
screen_askCode = Mostra un codice di quattro lettere
screen_here = Usa questo dispositivo come schermo grande
screen_open = Apri il tavolo su questo schermo per tutti
screen_openHelp = Per un televisore: qui nessuno ha bisogno di un posto. I telefoni si siedono con un codice di quattro lettere.
screen_first = Chi si siede per primo avvia la partita.
screen_joining = Il tavolo { $code }
screen_noTable = Nessun tavolo mostra adesso questo codice. Guarda di nuovo lo schermo grande.
screen_tooMany = Da qui sono stati provati troppi codici. Aspetta mezzo minuto, o inquadra il codice quadrato.

hand_mode = Solo la mia mano
hand_board = Tabellone
hand_hand = La mia mano
hand_toBoard = Mostra il tabellone
hand_onScreen = Il tavolo è sullo schermo grande.
hand_choose = Oppure scegli sul tabellone
hand_wait = Adesso non hai niente da fare.
hand_options = Puoi

devices = Più dispositivi
carry = Porta il mio posto sul telefono
carryHelp = Inquadralo con il tuo telefono: lì sei la stessa persona. Vale una volta sola, per pochi minuti.
deal = La distribuzione
dealHelp = Prima che qualcuno si sedesse, il server ha scelto un seme e ne ha pubblicato questa impronta. Ogni browser al tavolo aggiunge byte suoi. Dopo la partita il seme viene svelato, e chiunque può verificare che ogni mescolata e ogni tiro derivano da tutto questo.
dealHelpDaily = Il server ha fissato questa distribuzione e pubblicato questa impronta del seme prima che il giorno cominciasse. È uguale per tutti, quindi i browser non aggiungono niente. Il seme viene svelato a giorno finito.
tournamentsHelp = Per una serata in tanti: più turni, tavoli estratti in base ai punti, una sola classifica.
toTournaments = Apri o trova un torneo
toTournament = Al torneo
toDaily = Risultati del giorno
dailyLate = Il giorno è finito, quindi questa partita non conta più. Puoi giocarla lo stesso.
commitment = Impronta del seme
contributions = Che cosa ha aggiunto ogni posto
seed = Seme
salt = Sale
none = niente
chat = Tavolo e chat
chatOnly = Chat
chatUnread = Tavolo e chat, { $count } da leggere
people = Al tavolo
watchers =
    { $count ->
        [one] 1 spettatore
       *[other] { $count } spettatori
    }
watching = Stai guardando.
endAgree = Per me ci fermiamo qui
endDisagree = Continuiamo
endHelp = La partita si ferma quando tutti al tavolo sono d’accordo.
endVotes = Per fermarsi qui: { $names }
stopped = La partita è stata fermata di comune accordo.
interrupted = A questo tavolo qualcosa è andato storto. Il server lo sta ripristinando.
closed = Il gestore ha chiuso questo tavolo. Quello che avete giocato resta.
banned = Il gestore di questo server non ti lascia giocare qui fino al { $until }. Le partite su questo dispositivo funzionano lo stesso.
removedLine = Rimosso dal gestore.

stop_soon =
    { $minutes ->
        [one] Il server si ferma tra 1 minuto.
       *[other] Il server si ferma tra { $minutes } minuti.
    }
stop_now = Il server sta per fermarsi.
stop_kept = I tuoi tavoli restano e poi continuano.
stop_close = Capito

report_title = Segnala al gestore
report_person = Segnala { $name }
report_line = Segnala ciò che ha detto { $name }
report_table = Segnala questo tavolo
report_help = La legge il gestore di questo server, con le righe di chat che le stanno intorno. Al tavolo non lo sa nessuno.
report_reason = Che cosa non va
report_reasons_insult = Insulti o minacce
report_reasons_name = Un nome offensivo
report_reasons_cheating = Imbrogli
report_reasons_spam = Pubblicità o sciocchezze
report_reasons_other = Altro
report_text = Che altro è bene sapere (facoltativo)
report_send = Invia la segnalazione
report_thanks = Grazie. Il gestore darà un’occhiata.

failed = Il server non ha potuto continuare questa partita. Quello che avete giocato resta.
stopAsked = Per fermarsi qui: { $names }.
replay = Rivedi la partita
record = Salva in un file
check = Verifica questa partita
back = Tutti i tavoli
left = ancora { $time }
reserve = { $time } di riserva
hurry =
    { $seconds ->
        [one] Ti resta 1 secondo.
       *[other] Ti restano { $seconds } secondi.
    }
tryAgain = Riprova
account = Tu su questo server
accountHelp = Il server ti riconosce da un segreto che ognuno dei tuoi browser conserva. Non c’è password.
yourDevices = I tuoi dispositivi
thisDevice = questo dispositivo
unknownDevice = Dispositivo sconosciuto
deviceSeen = Usato l’ultima volta il { $date }
signOut = Scollega
signOutOf = Scollega { $device }
forget = Dimenticami
forgetHelp = Il server cancella il tuo nome, i segreti di tutti i tuoi dispositivi e ciò che hai scritto nelle chat. Le partite finite restano senza il tuo nome. I bot finiscono quelle in corso. Non si può annullare.
forgetNow = Dimenticami per sempre
guestMark = ospite
anonymous = Anonimo
gone = Questo tavolo non è aperto per te
goneHelp = Forse il link è incompleto, il tavolo non c’è più, o l’host ti ha tolto dal tavolo.
noRecord = Il server non ha la registrazione di questa partita, o la partita non è ancora finita.

refused_no-seat = I posti sono cambiati: quello è occupato, o uno è ancora libero.
refused_not-allowed = Non ti è permesso.
refused_not-now = Adesso no.
refused_start = Così non si può giocare.
refused_over = Quella partita è finita. Conta il primo tentativo.
refused_rate = Troppo in fretta. Aspetta un momento.
refused_silenced = Per ora il gestore non ti lascia scrivere qui.
refused_words = Contiene una parola che qui non è permessa. Scegline un’altra.
refused_banned = Per ora il gestore non ti lascia giocare qui.
refused_too-many = Tu, o tutti insieme dal tuo indirizzo internet, ne avete già il massimo permesso. Prima finiscine o chiudine qualcuno.
refused_name-taken = Questo nome, o uno che sembra uguale, è riservato. Scegline un altro.
refused_needs-name = Può farlo solo chi ha un nome riservato. Il tuo si riserva nella pagina «Tu».
refused_passkey = Questa passkey non è stata accettata. Riprova, o usane un’altra.
refused_bad-code = Qui nessun nome va con questo codice. Controlla tutti e due.
refused_locked = Da qui sono stati provati troppi codici. Riprova tra qualche minuto; le passkey funzionano lo stesso.
refused_connection = La connessione è caduta. Riprova.
refused_other = Non ha funzionato.

programs_title = Programmi
programs_help = Con un token un tuo programma legge o agisce qui a tuo nome. Non darlo a nessun altro. Sta tra i tuoi dispositivi, dove puoi ritirarlo.
programs_name = A che cosa serve?
programs_scopes_read = Legge i miei tavoli
programs_scopes_challenge = Apre tavoli e invita
programs_scopes_play = Gioca
programs_make = Crea un token
programs_once = Il tuo token. Si vede solo adesso:
programs_token = token di un programma
programs_become = Questo account è di un programma
programs_becomeHelp = Per sempre: tutti lo vedono al tavolo, e non gioca partite con punteggio, tornei né dungeon del giorno. Fallo solo con un account creato per un programma.
programs_becomeNow = Dallo al programma
programs_isProgram = Questo account è di un programma.
programs_mark = programma
