title = Le mie partite
none = Qui non c’è ancora niente. Gioca una partita, e resterà su questo dispositivo.
all = Tutti i giochi
pick = Quale gioco
under = Sul tavolo
finished = Finite
opened = Guardate
openedHelp = Da link e file di altri. Guarda il replay per sapere come vanno a finire.
won = vinta
place = posizione { $place }
shared = vittoria condivisa
nobody = nessun vincitore
practice = esercizio
withHints = con suggerimenti
hinted =
    { $count ->
        [one] 1 con suggerimenti
       *[other] { $count } con suggerimenti
    }
online = online
resume = Riprendi
watch = Guarda
analysis = Analisi
more = Mostrane altre { $count }
statistics = Come te la sei cavata
statisticsNone = Le tue cifre compaiono qui dopo la prima partita finita. Esercizi e partite di altri non contano.
played =
    { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
wonOf = { $won } vinte su { $played }
share = vinte
bySeats = Per posti
seats =
    { $count ->
        [one] 1 posto
       *[other] { $count } posti
    }
byOpponents = Per avversari

opponents_mixed = Bot di vari livelli
opponents_people = Altre persone
opponents_alone = In solitario

byRole = Per ruolo, in round

roles_miner = Minatore
roles_saboteur = Sabotatore

survived =
    Fuori con vita in { $count } su { $played ->
        [one] 1 partita
       *[other] { $played } partite
    }
mostGold = Il tuo miglior bottino: { $gold } monete d’oro
together =
    { $count ->
        [one] 1 partita in più persone su questo schermo
       *[other] { $count } partite in più persone su questo schermo
    }
epitaphs = Qui giacciono
epitaphsHelp = I tuoi eroi che non sono usciti dal dungeon, dal più recente.
keep = Porta tutto con te
keepHelp = Un file con tutte le partite di questo dispositivo, le tue impostazioni e il tuo taccuino. Aperto su un altro dispositivo, aggiunge ciò che lì manca. I posti ai tavoli online restano a questo browser.
export = Salva tutto
import = Apri un file
imported =
    { $count ->
        [one] Fatto: 1 partita aggiunta; impostazioni e taccuino ripristinati.
       *[other] Fatto: { $count } partite aggiunte; impostazioni e taccuino ripristinati.
    }
importedRecord = Fatto: la partita del file è stata aggiunta.
broken = Questo file non si può leggere: non viene da Mazmorra, o ne manca una parte. Non è cambiato niente.
failed = Questo browser non ha potuto conservare le partite. Non è cambiato niente.

moments = I miei momenti migliori
momentOf = mosse da { $from } a { $to }
momentRemove = Togli
