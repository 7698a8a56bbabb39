turn = À toi de jouer : { $game }
turns =
    { $count ->
        [one] À toi de jouer à { $count } table : { LIST($games) }
       *[other] À toi de jouer à { $count } tables : { LIST($games) }
    }
ready = La table est prête : { $game }
invited = { $from } t’invite à une partie { DE($game) }
invitedBySomebody = On t’invite à une partie { DE($game) }
test = C’est ainsi que Mazmorra te préviendra.
calendar = Mazmorra : tes tours
deadline = { $game } : on attend ta réponse
