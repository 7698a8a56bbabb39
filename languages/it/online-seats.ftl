awayWaits = La partita aspetta { $name }, assente.
slowWaits = La partita aspetta { $name } da un po’.
handOver = Fai giocare un bot per { $name }
keep = Continua ad aspettare
handVotes =
    { $count ->
        [one] { $names } farebbe giocare un bot.
       *[other] { $names } farebbero giocare un bot.
    }
handed = Non rispondevi da un po’: ora un bot gioca per te.
covered = Un bot gioca per te.
returned = Mentre non c’eri un bot ha giocato per te. Il posto è di nuovo tuo.
takeBack = Torno a giocare io
understood = Va bene

again_ask = Gioca ancora con le stesse persone
again_yes = Sì, ancora una
again_no = No, grazie
again_begin = Comincia con chi ha detto sì
again_go = Alla prossima partita
again_wants =
    { $count ->
        [one] { $names } vuole giocare ancora. E tu?
       *[other] { $names } vogliono giocare ancora. E tu?
    }
again_waiting = Si aspetta la risposta di { $names }.
again_said =
    { $count ->
        [one] { $names } gioca ancora.
       *[other] { $names } giocano ancora.
    }
again_begun = Gli altri sono passati alla prossima partita.
