title = Che cosa pensa il maestro
intro = A ogni decisione il maestro sa quello che questo giocatore sapeva allora, e niente di più. Pensa solo un momento, e anche il caso fa la sua parte: prendilo come il parere di un amico che guarda da sopra la tua spalla.
seat = Decisioni di
working = Sta pensando: { $done } di { $all } decisioni
finished = Il maestro ha rivisto ogni decisione.
done =
    { $count ->
        [one] 1 decisione rivista
       *[other] { $count } decisioni riviste
    }
stopped = Fermo dopo { $done } di { $all } decisioni
failed = Il maestro non ha potuto continuare a pensare. Ricarica la pagina per riprovare.
stop = Ferma
resume = Continua a pensare
progress = Fin dove è arrivato il maestro
watch = Guarda la partita
none = Questo giocatore non ha mai avuto niente da scegliere.
only = Solo quelle che il maestro avrebbe cambiato
noneLeft = Nessuna: dove il maestro avrebbe fatto altro, la differenza è troppo piccola per giudicare.
review = La partita nel suo insieme

verdict_good = Ben giocata: con queste scelte non si è perso quasi niente.
verdict_unclear = Troppo vicino per giudicare: ciò che sono costate queste scelte non si distingue da niente.
verdict_costly = Con queste scelte si è perso qualcosa.

fromTo = Probabilità di vincere: { $start } alla prima decisione, { $end } alla fine.
cost =
    { $count ->
        [one] Abilità: rispetto a quella del maestro, l’unica scelta ha tolto { $sum } alla probabilità di vincere (tra { $low } e { $high }).
       *[other] Abilità: rispetto a quelle del maestro, { $count } scelte hanno tolto in tutto { $sum } alla probabilità di vincere (tra { $low } e { $high }).
    }
luck = Fortuna: carte, dadi e risposte degli altri l’hanno cambiata di { $change }.
swings = Dove è girata la fortuna
swing = Tra le mosse { $move } e { $next }: prima { $before }, dopo { $after }.
swingToEnd = Tra la mossa { $move } e la fine: prima { $before }, dopo { $after }.
showSwing = Guarda
costliest = I tre momenti più costosi
costliestSoon = Il maestro sta ancora rivedendo le tue decisioni.
costliestStopped = Li vedrai quando ogni decisione sarà stata rivista.
costliestNone = Nessuno che si possa dire con certezza.
practice = Decidili di nuovo
chose = La scelta è stata { QUOTE($option) }.
costOfOne = Ha tolto circa { $mean } alla probabilità di vincere (tra { $low } e { $high }).
still = Il tavolo prima della mossa { $move }
all =
    { $count ->
        [one] L’unica decisione
       *[other] Tutte le { $count } decisioni
    }
decisions = Decisione per decisione
move = Mossa { $number }
chosen = Scelta
pending = Non ancora rivista

judgement_same = Il maestro è d’accordo
judgement_close = Troppo vicino per giudicare
judgement_rather = La scelta del maestro era migliore

tally_same = su cui il maestro è d’accordo
tally_close = troppo vicine per giudicare
tally_rather = in cui la scelta del maestro era migliore

rather = Il maestro avrebbe scelto { QUOTE($option) }.
closeTo = Troppo vicino per giudicare; il maestro avrebbe scelto { QUOTE($option) }.
details = Che cosa ha pensato di ogni opzione
option = Opzione
worth = Probabilità in %
tried = Prove
ruledOut = esclusa a prima vista
best = del maestro
own = scelta
games =
    { $count ->
        [one] 1 partita immaginata
       *[other] { $count } partite immaginate
    }
others = Come pensa che giochino gli altri, da ciò che avevano fatto fino ad allora:
show = Mostra questo momento
chances = Probabilità di vincere durante la partita
chancesHelp = Come andava ogni giocatore secondo il maestro, visto dal suo stesso posto: le linee non devono fare 100 insieme.
chancesHelpQuest = Come andava ogni eroe secondo il maestro. In solitario vince solo chi esce con una carta Tesoro; in compagnia, chi esce con più oro.
table = In tabella
atMove = Mossa
end = Fine
unknown = nessuna stima
curveOf = Curva: { $line }
line = { $name } da { $first } a { $last }
suspicion = Chi era sospettato
suspicionHelp = Quanto era probabile che ciascuno degli altri fosse sabotatore, da ciò che { $name } aveva visto fino ad allora. ✔ segna chi lo era davvero.
round = Round { $number }
was = sabotatore
empty = Le prime stime stanno arrivando.
