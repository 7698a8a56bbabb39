title = Dungeon del giorno
intro = Ogni giorno una distribuzione per ogni gioco, uguale per tutti: le stesse carte, gli stessi dadi e gli stessi bot. Hai un solo tentativo, senza suggerimenti.
offline = Il dungeon del giorno lo distribuisce il server, quindi senza rete non si può giocare. Le partite e i dilemmi su questo dispositivo sì.
ends = Il giorno finisce tra { $time }, a mezzanotte UTC secondo l’orologio del server.
past = Questo giorno è finito: i risultati sono definitivi, e ogni partita si può guardare.
previous = Il giorno prima
next = Il giorno dopo
today = Oggi
empty = In questo giorno non c’era nessun dungeon del giorno.
streak =
    { $days ->
        [one] 1 giorno di fila
       *[other] { $days } giorni di fila
    }
noStreak = Finisci una partita oggi per cominciare una serie.
star = Gioco del giorno
alone = Tu contro il dungeon: di chi è l’eroe che esce con più oro?
bots =
    { $count ->
        [one] Contro 1 bot di livello Maestro.
       *[other] Contro { $count } bot di livello Maestro.
    }
play = Gioca
playOf = Gioca la distribuzione di oggi: { $game }
goOn = Continua
late = La tua partita non era finita quando è finito il giorno, quindi non conta.
unplayed = Questa non l’hai giocata.
won = Vittoria
lost = Posizione { $place } al tavolo
out = Fuori con un tesoro
died = Niente tesoro
rank =
    { $people ->
        [one] L’unico risultato finora
       *[other] Numero { $rank } su { $people } risultati
    }

points_coins =
    { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
points_gold =
    { $count ->
        [one] 1 moneta d’oro
       *[other] { $count } monete d’oro
    }
points_nuggets =
    { $count ->
        [one] 1 pepita
       *[other] { $count } pepite
    }
points_successes =
    { $count ->
        [one] 1 successo
       *[other] { $count } successi
    }
points_points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }

results = Risultati
noResults = Nessuno ha ancora finito questo gioco.
histogram = Fin dove si è arrivati
people =
    { $count ->
        [one] 1 persona
       *[other] { $count } persone
    }
position = Posizione
name = Nome
score = Risultato
you = tu
watch = Guarda
watchOf = Guarda la partita di { $name }
share = Condividi
shareText = Testo da condividere
copied = Copiato
shareTitle = Mazmorra, dungeon del giorno { $day }: { $game }
deal = La distribuzione
dealHelp = Il server ha fissato questa distribuzione prima di poter sapere chi l’avrebbe giocata, e ha pubblicato un’impronta del seme. I browser non aggiungono niente, così tutti hanno la stessa. Il seme viene svelato a giorno finito; fino ad allora non ci sono registrazione, verifica né analisi.
fingerprint = Impronta del seme
made = Fissata il
seed = Seme
salt = Sale
tomorrow = Impronte delle distribuzioni di domani
home = Inizio
