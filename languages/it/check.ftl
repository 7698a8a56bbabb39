title = Verifica questa partita
checking = La partita si rigioca…
unreadable = Di questa partita non c’è una registrazione leggibile.
holds =
    Tutto corrisponde: { $moves ->
        [one] la mossa è stata rigiocata
       *[other] tutte le { $moves } mosse sono state rigiocate
    }, e ogni mescolata e ogni tiro sono uguali.
broken = Non corrisponde.

steps_rules = Giocata con queste regole
steps_commitment = Il seme è quello promesso
steps_moves = Ogni mossa, mescolata e tiro corrisponde
steps_outcome = La fine è quella registrata
steps_seal = Nient’altro è stato cambiato

states_holds = corrisponde
states_fails = non corrisponde
states_open = non verificato
states_none = non era stato promesso niente

why_unknown-game = La registrazione è di un gioco che non abbiamo.
why_version = La registrazione è stata fatta con regole diverse da quelle di oggi.
why_start = Con ciò che dice la registrazione, la partita non può nemmeno cominciare.
why_seed-withheld = La registrazione tiene per sé il suo seme, quindi niente si può rigiocare.
why_commitment = Seme e sale non danno l’impronta mostrata prima della distribuzione.
why_refused = Mossa { $move } ({ $name }): a questo punto le regole non permettono ciò che dice la registrazione.
why_check = Mossa { $move } ({ $name }): da qui la partita non va come è registrata. Una scelta, una mescolata o un tiro fino a questa mossa è stato cambiato.
why_outcome = Tutte le mosse corrispondono, ma la partita non finisce come è registrata.
why_seal = La partita corrisponde, ma è stato cambiato altro, per esempio un nome.

show = Mostrami quel momento
deal = La distribuzione
dealHelp = Prima della distribuzione è stata fissata un’impronta del seme. Ogni mescolata e ogni tiro derivano dal seme e da ciò che i posti hanno aggiunto, quindi nessuno poteva sceglierli.
commitment = Impronta del seme
contributions = Che cosa hanno aggiunto i posti
alone = Niente: ha distribuito questo dispositivo da solo.
nothing = niente
seed = Seme
salt = Sale
simulated = Questa partita è stata distribuita da un seme semplice, come le simulazioni. Prima non era stato promesso niente.
