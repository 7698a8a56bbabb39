awayWaits = Die Partie wartet auf { $name }: gerade nicht da.
slowWaits = Die Partie wartet schon eine Weile auf { $name }.
handOver = Bot für { $name } spielen lassen
keep = Weiter warten
handVotes =
    { $count ->
        [one] { $names } ist dafür, dass ein Bot spielt.
       *[other] { $names } sind dafür, dass ein Bot spielt.
    }
handed = Du hattest eine Weile nicht geantwortet, deshalb spielt ein Bot für dich.
covered = Ein Bot spielt für dich.
returned = Während du weg warst, hat ein Bot für dich gespielt. Du hast deinen Platz wieder.
takeBack = Wieder selbst spielen
understood = In Ordnung

again_ask = Noch mal mit denselben Leuten spielen
again_yes = Ja, noch mal
again_no = Nein, danke
again_begin = Mit allen beginnen, die Ja gesagt haben
again_go = Zur nächsten Partie
again_wants =
    { $count ->
        [one] { $names } will noch mal spielen. Du auch?
       *[other] { $names } wollen noch mal spielen. Du auch?
    }
again_waiting = Es fehlt noch die Antwort von { $names }.
again_said =
    { $count ->
        [one] { $names } spielt noch mal.
       *[other] { $names } spielen noch mal.
    }
again_begun = Die anderen spielen schon die nächste Partie.
