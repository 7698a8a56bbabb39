turn = Tocca a te: { $game }
turns =
    { $count ->
        [one] 1 tavolo ti aspetta: { LIST($games) }
       *[other] { $count } tavoli ti aspettano: { LIST($games) }
    }
ready = Il tavolo è pronto: { $game }
invited = { $from } ti invita a una partita di { $game }
invitedBySomebody = Hai un invito a una partita di { $game }
test = Così ti avviserà Mazmorra.
calendar = Mazmorra: i tuoi turni
deadline = { $game }: scade la tua risposta
