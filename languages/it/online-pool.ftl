title = Gioca subito con altri
intro = Scegli a che cosa ti piacerebbe giocare. Appena abbastanza persone vogliono lo stesso, si apre un tavolo con un posto per ciascuno.
games = A che cosa vuoi giocare?
botsAfter = Se non arriva nessuno

botTimes_0 = Continua ad aspettare
botTimes_30 = Bot dopo 30 secondi
botTimes_120 = Bot dopo 2 minuti
botTimes_600 = Bot dopo 10 minuti

start = Aspetta altri
change = Cambia che cosa aspetto
stop = Smetti di aspettare
waitingFor = Aspetti altri per giocare a { $games }.
waitingForAny = Aspetti altri, per qualsiasi gioco.
notify = Avvisami quando il tavolo è pronto
waitingSince = Aspetti da { $time }.
botsIn = I bot prendono i posti vuoti tra { $time }.
noBots = Vuoi giocare solo con persone.
noNumbers = Adesso nessuno aspetta o gioca.
numbers =
    { $waiting ->
        [one] 1 persona aspetta
       *[other] { $waiting } persone aspettano
    }, { $playing ->
        [one] 1 gioca
       *[other] { $playing } giocano
    }.
waits =
    { $count ->
        [one] 1 aspetta
       *[other] { $count } aspettano
    }
alone = Adesso non aspetta nessun altro.
aloneHelp = Ti avvisiamo quando arriva qualcuno. Lascia aperta questa pagina, o attiva gli avvisi nelle impostazioni: così puoi chiuderla e conservare il posto per un’ora. Intanto puoi allenarti o invitare amici.
practise = Intanto allenati contro i bot
practiseHelp = Conservi il posto. Quando il tavolo è pronto, ti avvisiamo lì.
invite = Invita amici a un tavolo
lobby = Guarda i tavoli aperti
chooseOne = Scegli almeno un gioco.
pill = In attesa di altri
toWaiting = Mostra
called = Il tuo tavolo è pronto: { $game }
calledHelp = Vieni entro { $time }, o perdi il posto.
go = Al tavolo
decline = Non ora
missed = Il tuo tavolo era pronto, e non c’eri. Torna ad aspettare quando vuoi.
gathering = La partita comincia quando ci sono tutti, al più tardi tra { $time }.
tooFew = Sono arrivati in pochi. Conservi il posto e torni ad aspettare.
