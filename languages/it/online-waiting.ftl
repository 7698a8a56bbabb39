change = Cambia il tavolo
changeNow = Cambia
changed = L’host ha cambiato il tavolo: { $game }.
newTerms = L’host ha cambiato l’orologio, o se la partita vale per il punteggio. Adesso si gioca così:
rated = Con punteggio: il risultato cambia il punteggio di chi gioca.
unrated = Senza punteggio: il risultato non cambia il punteggio di nessuno.
agreeHelp = La partita comincia solo quando tutti quelli seduti qui hanno detto sì o sono usciti.
agree = Va bene, resto
notAgreed = non ha ancora detto sì
waitAgreed = Puoi cominciare quando avranno detto sì alla modifica: { $names }.
tooFew = Qui siedono più persone. Prima qualcuno dovrebbe uscire.
about = A che cosa giocherai
invitedBy = { $name } ti invita a giocare a { $game }.
learn = Impara in pochi minuti
rules = Leggi le regole
guests =
    { $count ->
        [one] 1 ospite non si è ancora seduto
       *[other] { $count } ospiti non si sono ancora seduti
    }
carryLink = Link per il tuo telefono

code_used = Questo codice è già stato usato
code_old = Questo codice non vale più
code_usedHelp = Un codice porta il tuo posto su un dispositivo, una volta sola. Se l’hai usato tu, il posto è su quel dispositivo. Altrimenti crea un nuovo codice dove hai il posto.
code_oldHelp = Un codice vale dieci minuti. Creane uno nuovo sul dispositivo dove hai il posto.
code_goOn = Continua senza

startHelp = Puoi cominciare quando vuoi: i bot prendono i posti liberi.
startRated = Un tavolo con punteggio comincia quando ogni posto ha una persona.
startAsk = Cominciare adesso?
startAskHelp =
    { $free ->
        [one] Un posto è libero. Lo prende un bot, e nessun altro può sedersi.
       *[other] { $free } posti sono liberi. Li prendono i bot, e nessun altro può sedersi.
    }
startWithBots =
    { $free ->
        [one] Comincia con un bot
       *[other] Comincia con { $free } bot
    }
keepWaiting = Continua ad aspettare
