nobody = Qui questo nome non è di nessuno
nobodyHelp = Forse si scrive in un altro modo, o quella persona ha chiesto di essere dimenticata.
since = Nome riservato dal { $date }
you = Sei tu
yours = Il mio profilo
choose = Scegli che cosa vedono gli altri
link = Link a questo profilo
follow = Segui
unfollow = Non seguire più
block = Blocca
unblock = Sblocca
blockHelp = Non vi leggete più a vicenda, e nessuno dei due può avere un posto ai tavoli dell’altro.
hidden = Questa persona tiene per sé i suoi risultati.
results = Risultati
noGames = Ancora nessuna partita finita online.
count =
    { $played ->
        [one] 1 partita
       *[other] { $played } partite
    }, { $won ->
        [one] 1 vinta
       *[other] { $won } vinte
    }
rounds = { $won } vinti su { $played }
rating = Punteggio
provisional = provvisorio
ratedGames =
    { $games ->
        [one] 1 partita con punteggio
       *[other] { $games } partite con punteggio
    }
byPart = Per ruolo o eroe
bySeat = Per posto
byVariant = Per variante
seat = Posto { $number }

roles_miner = Minatore
roles_saboteur = Sabotatore

yes = sì
no = no
all =
    { $games ->
        [one] 1 partita finita online.
       *[other] { $games } partite finite online.
    }
streak = Vittorie di fila: { $now } adesso, { $best } al massimo.
daily =
    Dungeon del giorno: { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }, di fila { $streak ->
        [one] 1 giorno
       *[other] { $streak } giorni
    }.
deaths = Epitaffi
somebody = qualcuno
latest = Ultime partite
place = Posizione { $place } di { $seats }
replay = Rivedi la partita
fellows = Gioca di più con
gamesTogether =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
dilemmas = Dilemmi
together = Voi due
togetherLine =
    { $games ->
        [one] 1 partita insieme
       *[other] { $games } partite insieme
    }: davanti { $ahead ->
        [one] 1 volta
       *[other] { $ahead } volte
    }, dietro { $behind ->
        [one] 1 volta
       *[other] { $behind } volte
    }.
togetherNone = Non avete ancora finito una partita insieme.
ratings = Punteggi
ratingsHelp = I tavoli con punteggio sono per chi ha un nome riservato, con orologio e senza bot. Scegli «con punteggio» quando apri un tavolo. Un punteggio dice quanto è forte qualcuno e quanto è sicuro (±).
rules = Come si conta

ruleList_0 = OpenSkill, ogni gioco per sé. Tutti cominciano da 1500 ± 500; più partite, più sicurezza.
ruleList_1 = Saboteur si valuta in oro, gli altri giochi per posizione. Posizioni uguali sono un pareggio.
ruleList_2 = Chi se ne va, e alla fine ha un bot al suo posto, condivide l’ultima posizione.
ruleList_3 = Se una partita si ferma di comune accordo nessuno guadagna o perde, ma chi se n’era andato prima perde contro chi è rimasto. Se se ne vanno tutti, non conta niente.
ruleList_4 = Una partita conta finché almeno due delle sue persone quel giorno si sono incontrate in meno di cinque partite con punteggio. Poi potete giocare ancora, ma i punteggi restano.
ruleList_5 = Le stagioni sono i trimestri dell’anno. I punteggi continuano di stagione in stagione; l’ordine è per punteggio meno due volte l’incertezza.

game = Gioco
season = Stagione

seasons_1 = Gennaio–marzo { $year }
seasons_2 = Aprile–giugno { $year }
seasons_3 = Luglio–settembre { $year }
seasons_4 = Ottobre–dicembre { $year }

rank = Posizione
name = Nome
games = Partite
fewest =
    { $fewest ->
        [one] In elenco c’è chi ha almeno 1 partita con punteggio in questa stagione.
       *[other] In elenco c’è chi ha almeno { $fewest } partite con punteggio in questa stagione.
    }
noLeaders = In questa stagione nessuno ha giocato abbastanza partite con punteggio.
yourRating = Il tuo punteggio
yourNone = In questa stagione non hai partite con punteggio.
friends = Amici
following = Segui
followingNone = Non segui ancora nessuno. Segui qualcuno dall’elenco qui sotto, o dal suo profilo.
lately = Di recente hai giocato con
latelyNone = Nessuno con un nome riservato negli ultimi due mesi.
followers =
    { $count ->
        [one] Ti segue una persona.
       *[other] Ti seguono { $count } persone.
    }
playing = è a un tavolo: { $game }
go = Vai lì
invitations = Inviti
asGuest = { $name } (ospite)
invitedBy = { $name } ti invita: { $game }
accept = Siediti lì
invite = Invita un amico
inviteOne = Invita { $name }
invited = Invito mandato: { $name }
balance = Equilibrio
balanceHelp = Quanto spesso vincono ruoli, eroi e varianti: le persone di questo server accanto ai bot tra loro.
people = Persone
bots = Bot
part = Ruolo o eroe
variant = Variante
share = { $share }%
outOf = su { $played }

parts_saboteur = Round vinti da
parts_welcome-to-the-dungeon = Sopravvivenze con
parts_dungeonquest = Partite vinte con
parts_dungeon-raiders = Partite vinte con

gamesWith = Conta solo le partite con
anyVariant = varianti qualsiasi
botGames = Bot: { $games } partite di { $seats } avventurieri uguali con le varianti come sono di base, e meno per ogni altro valore. Fatte dal comando «mazmorra balance».
