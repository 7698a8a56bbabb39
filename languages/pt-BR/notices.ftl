turn = É a sua vez: { $game }
turns =
    { $count ->
        [1] 1 mesa espera você: { LIST($games) }
       *[other] { $count } mesas esperam você: { LIST($games) }
    }
ready = A mesa está pronta: { $game }
invited = { $from } convida você para uma partida de { $game }
invitedBySomebody = Convidaram você para uma partida de { $game }
test = É assim que o Mazmorra vai avisar você.
calendar = Mazmorra: suas vezes de jogar
deadline = { $game }: responda até esta hora
