title = Tu
heading = Il tuo nome
guest = Giochi come { $name }, da ospite. Anche chiunque altro può chiamarsi così.
guestUnnamed = Giochi da ospite.
keepHelp = Se vuoi, riserva un nome. Su questo server sarà solo tuo, con le tue partite, punteggi e impostazioni, su tutti i tuoi dispositivi. Non servono né indirizzo e-mail né password: il tuo dispositivo crea una passkey e la custodisce.
name = Il nome da riservare
keep = Riserva questo nome
haveOne = Ho già un nome qui
signIn = Accedi con una passkey
signInHelp = Questo dispositivo giocherà con il tuo nome. Quello che si è giocato qui da ospite resta a quell’ospite.
byCode = Usa un codice di recupero
code = Codice di recupero
recover = Rivoglio il mio nome
kept = Il nome { $name } è tuo.
since = Tuo dal { $date }
passkeys = Le tue passkey
passkeyHelp = Un dispositivo smarrito? Togli qui la sua passkey, e scollegalo alla voce «I tuoi dispositivi» nelle impostazioni.
passkeyMade = Creata il { $date }
unknownDevice = Dispositivo sconosciuto
add = Aggiungi una passkey di questo dispositivo
remove = Togli
removeOf = Togli la passkey di { $device }
codes = Codici di recupero
codesLeft =
    { $count ->
        [0] Non ti restano codici di recupero. Creane di nuovi, così un dispositivo smarrito non ti costa il nome.
        [one] Ti resta un codice di recupero.
       *[other] Ti restano { $count } codici di recupero.
    }
newCodes = Crea nuovi codici
newCodesHelp = Se ne crei di nuovi, quelli di prima non valgono più.
codesTitle = Salva i tuoi codici di recupero
codesHelp = Se perdi i tuoi dispositivi, ognuno di questi codici ti fa entrare una volta. Si vedono solo adesso. Salvali o scrivili, e non mostrarli a nessuno.
saveFile = Salva in un file
copyCodes = Copia
codesDone = Li ho salvati
fileName = mazmorra-codici-di-recupero.txt
shownTitle = Che cosa possono vedere gli altri

shown_results = I miei risultati e punteggi
shown_games = Le mie ultime partite, con il replay
shown_fellows = Con chi gioco di più
shown_dilemmas = I miei punteggi nei dilemmi
shown_presence = Che sono a un tavolo, per chi mi segue

impossible_https = Questo indirizzo non usa https, e solo lì i browser creano passkey. Per questo da qui non si può riservare un nome.
impossible_address = Le passkey funzionano solo all’indirizzo pubblico di questo server:

unsupported = Questo browser non sa creare passkey. Anche qui vale un codice di recupero.
cancelled = La passkey non è stata completata. Non è cambiato niente; riprova quando vuoi.
known = Questo dispositivo ha già una passkey per il tuo nome.
toSettings = Impostazioni: i tuoi dispositivi, gli avvisi, la cancellazione dei dati
toName = Riserva il tuo nome, accedi
