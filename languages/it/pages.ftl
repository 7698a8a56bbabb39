locale = it_IT
site = Mazmorra
home = Giochi da tavolo nei dungeon: in solitario, su uno schermo oppure online. Gratis, senza account, senza pubblicità.
play = Gioca a { $game }
learn = Impara { $game }
learnLine = Brevi lezioni che si giocano: le regole di { $game } con i tuoi tempi.
rules = Le regole di { $game }
rulesLine = Come si gioca a { $game }, con figure e tutti i chiarimenti.
online = Con amici online
onlineLine = Apri un tavolo, manda il link e gioca. Non serve un account.
quick = Gioca subito con altri
quickLine = Scegli un gioco e aspetta: appena abbastanza persone vogliono lo stesso, si apre un tavolo.
daily = Dungeon del giorno
dailyLine = Ogni giorno una distribuzione per ogni gioco, uguale per tutti: un tentativo e una classifica.
tournaments = Tornei
tournament = Torneo di { $game }
tournamentBy = { $inviter } ti invita a un torneo di { $game }
tournamentLine = Più turni, tavoli estratti in base ai punti, una classifica. Apri il link, scrivi un nome e partecipa.
invitation = Un tavolo di { $game }
invitationBy = { $host } ti invita a giocare a { $game }
invitationLine =
    { $free ->
        [0] Un tavolo da { $seats }. Apri il link per guardare o per tornare al tuo posto.
        [one] Un tavolo da { $seats }, con 1 posto libero. Apri il link, scrivi un nome e siediti.
       *[other] Un tavolo da { $seats }, con { $free } posti liberi. Apri il link, scrivi un nome e siediti.
    }
replay = Una partita di { $game }
replayLine = Guarda la partita di { LIST($names) }, mossa per mossa.
profileLine = Che cosa ha giocato qui { $name }, e com’è andata.

ratings_title = { $game }: punteggi
ratings_line = Chi gioca meglio a { $game } in questa stagione, e quanto è sicuro.
balance_title = { $game }: equilibrio
balance_line = Quanto spesso vincono i ruoli, gli eroi e le varianti di { $game }: persone accanto a bot.
dilemmas_title = { $game }: dilemmi
dilemmas_line = Ogni giorno una posizione di { $game } e una decisione: troveresti la migliore?

legal_privacy_title = Privacy
legal_privacy_description = Che cosa questo server conserva di te, e per quanto tempo.
legal_terms_title = Condizioni d’uso
legal_terms_description = Le regole di questo server, e che cosa succede a chi le viola.
legal_imprint_title = Note legali
legal_imprint_description = Chi gestisce questo server, e come contattarlo.
legal_forever = senza limite

missing = Qui non c’è niente
missingLine = Forse il link è incompleto, o ciò a cui portava non c’è più.

embedPicture = La posizione
embedPrevious = Una mossa indietro
embedNext = Una mossa avanti
embedPlay = Riproduci
embedPause = Pausa
embedPlace = Mosse da { $at } a { $to } di { $length }
embedOpen = Guarda la partita in Mazmorra
embedGone = Questa partita qui non si può mostrare: è ancora in corso, è stata cancellata o non è mai esistita.
