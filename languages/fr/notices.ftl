turn = À toi de jouer : { $game }
ready = La table est prête : { $game }
invited = { $from } t’invite à une partie { DE($game) }
invitedBySomebody = On t’invite à une partie { DE($game) }
test = C’est ainsi que Mazmorra te préviendra.
calendar = Mazmorra : tes tours
deadline = { $game } : on attend ta réponse
