awayWaits = La partida espera a { $name }, que no está.
slowWaits = La partida lleva un rato esperando a { $name }.
handOver = Que un bot juegue por { $name }
keep = Seguir esperando
handVotes =
    { $count ->
        [one] { $names } dejaría jugar a un bot.
       *[other] { $names } dejarían jugar a un bot.
    }
handed = Llevabas un rato sin contestar, así que un bot juega por ti.
covered = Un bot juega por ti.
returned = Mientras no estabas, un bot ha jugado por ti. Tu asiento vuelve a ser tuyo.
takeBack = Volver a jugar yo
understood = De acuerdo

again_ask = Otra con la misma gente
again_yes = Sí, otra
again_no = No, gracias
again_begin = Empezar con quienes quieren
again_go = A la siguiente partida
again_wants =
    { $count ->
        [one] { $names } quiere echar otra. ¿Y tú?
       *[other] { $names } quieren echar otra. ¿Y tú?
    }
again_waiting = Falta la respuesta de { $names }.
again_said =
    { $count ->
        [one] { $names } juega otra.
       *[other] { $names } juegan otra.
    }
again_begun = Los demás ya están en la siguiente partida.
