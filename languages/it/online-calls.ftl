title = Avvisami
help = Quando non sei qui, Mazmorra può avvisarti. È tutto spento finché non lo accendi.

kinds_turn = Quando tocca a me a un tavolo lento
kinds_ready = Quando un tavolo è pronto per me
kinds_invited = Quando mi invitano a un tavolo

ways = Come
device = Su questo dispositivo
deviceHelp =
    { $count ->
        [0] Nessuno dei tuoi dispositivi riceve ancora avvisi.
        [one] Uno dei tuoi dispositivi riceve avvisi.
       *[other] { $count } dei tuoi dispositivi ricevono avvisi.
    }
deviceOn = Avvisa questo dispositivo
deviceOff = Non avvisare più questo dispositivo

trouble_insecure = Questo indirizzo non usa https, e allora i browser non lasciano che una pagina ti avvisi. Un webhook funziona anche da qui.
trouble_unsupported = Questo browser non può mostrare avvisi. Su un iPhone, aggiungi prima Mazmorra alla schermata Home e aprilo da lì.
trouble_denied = Hai vietato a questo sito di avvisarti. Puoi permetterlo di nuovo nelle impostazioni del browser.
trouble_no-worker = La pagina non è ancora pronta. Ricaricala e riprova.

test = Mandami una prova
tested = Inviata. Se entro un minuto non arriva niente, qualcosa la blocca.
quiet = Ore di silenzio
quietHelp = In quelle ore niente ti disturba. Se poi tocca ancora a te, l’avviso arriva al mattino.
from = Da
to = A
gathered = Messaggi sul mio turno
atOnce = Ognuno subito
atMost =
    { $hours ->
        [one] Al massimo uno all’ora
       *[other] Al massimo uno ogni { $hours } ore
    }
gatheredHelp = Quello che comincia nel frattempo arriva in un solo messaggio.
holiday = Vacanze
holidayHelp =
    { $days ->
        [0] Quest’anno non restano giorni.
        [one] Ai tavoli lenti il tuo orologio si ferma, gli altri vedono fino a quando, e il tuo turno non ti viene segnalato. Quest’anno resta 1 giorno.
       *[other] Ai tavoli lenti il tuo orologio si ferma, gli altri vedono fino a quando, e il tuo turno non ti viene segnalato. Quest’anno restano { $days } giorni.
    }
holidayFirst = Primo giorno
holidayLast = Ultimo giorno
holidayOn = Vai in vacanza
holidaySet = Vacanza dal { $first } al { $last }.
holidayOff = Finisci la vacanza
webhook = Webhook
webhookHelp = Un indirizzo https che riceve un breve messaggio JSON a ogni avviso, per gruppi di chat e domotica. Vuoto se non serve.
save = Salva
saved = Salvato.
calendar = Calendario delle scadenze
calendarHelp = Un indirizzo per il tuo calendario, con l’ora entro cui devi rispondere a ogni tavolo lento. Chi ce l’ha può leggere queste ore.
calendarOn = Crea un indirizzo
calendarNew = Crea un nuovo indirizzo
calendarOff = Cancella l’indirizzo
calendarLink = Indirizzo del tuo calendario
calendarFile = Scarica come file

refused_address = Questo indirizzo non è permesso: deve cominciare con https:// e stare su internet, non in una rete privata.
refused_no-answer = L’abbiamo provato, e non ha risposto come dovrebbe. Controlla l’indirizzo; se è cambiato, dai quello nuovo.
refused_bad-request = Queste ore non vanno insieme.
refused_too-many = Quest’anno non restano tanti giorni.
refused_not-now = Non c’è ancora dove mandare avvisi.
