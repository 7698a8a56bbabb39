title = I tuoi errori
intro = Le decisioni più costose delle tue partite tornano finché non le prendi bene. Una partita conta quando il maestro l’ha guardata.
none = Non c’è ancora niente da esercitare. Finisci una partita contro i bot o con amici, apri la sua analisi e lascia che il maestro la guardi.
begin =
    { $count ->
        [one] Decidi una posizione
       *[other] Decidi { $count } posizioni
    }
nothingDue = Oggi non c’è niente in programma.
nextOn = Oggi non c’è niente in programma. La prossima posizione arriva il { $date }.
anyway = Esercitati lo stesso
tooOld =
    { $count ->
        [one] Una partita è stata giocata con regole precedenti e resta fuori.
       *[other] { $count } partite sono state giocate con regole precedenti e restano fuori.
    }
games = Le mie partite
kindsTitle = Che cosa paghi di più
cost =
    { $count ->
        [one] Un errore: ha tolto { $share } alla probabilità di vincere.
       *[other] { $count } errori: ognuno ha tolto in media { $share } alla probabilità di vincere.
    }
ask = Il { $date } in { $game } eri qui. Che cosa faresti adesso? Scegli al tavolo.
place = { $number } di { $of }
next = Avanti
lost = Questa partita non è più su questo dispositivo, o è stata giocata con altre regole.
sameAgain = È la stessa scelta di allora.
before = Allora avevi scelto { QUOTE($option) }.
kinds_dr-coins = Giochi carte che portano poco.
kinds_dr-wounds = Subisci ferite che un’altra carta ti avrebbe evitato.
kinds_dr-later = Spendi carte che servono di più nelle stanze dopo.
kinds_dr-items = Usi oggetti, o li tieni, nel momento sbagliato.
kinds_wd-others = Giudichi male chi alla fine dovrà entrare.
kinds_wd-odds = Giudichi male le probabilità del dungeon.
kinds_sb-way = Ti sfugge la strada migliore nella miniera.
kinds_sb-people = Giudichi male chi sta dalla tua parte, o che cosa pensano di te.
kinds_sb-cards = Scarti ciò che potevi usare.
kinds_dq-time = Giudichi male quanto è lunga la strada, o quando tornare indietro.
kinds_dq-fights = Combatti quando non dovresti, o nel modo sbagliato.
kinds_dq-risks = Corri rischi che non valgono la pena.
