title = Jouer avec du monde maintenant
intro = Choisis à quoi tu veux jouer. Dès qu’assez de personnes veulent la même chose, une table s’ouvre et chacun y a sa place.
games = À quoi veux-tu jouer ?
botsAfter = Si personne ne vient

botTimes_0 = Continuer d’attendre
botTimes_30 = Des bots après 30 secondes
botTimes_120 = Des bots après 2 minutes
botTimes_600 = Des bots après 10 minutes

start = Attendre du monde
change = Changer ce que j’attends
stop = Ne plus attendre
waitingFor = Tu attends du monde pour jouer à { $games }.
waitingForAny = Tu attends du monde, peu importe le jeu.
notify = Me prévenir quand ma table est prête
waitingSince = Tu attends depuis { $time }.
botsIn = Des bots prennent les places libres dans { $time }.
noBots = Tu ne veux jouer qu’avec des personnes.
noNumbers = Personne n’attend ni ne joue en ce moment.
numbers =
    { $waiting ->
        [one] { $waiting } personne attend
       *[other] { $waiting } personnes attendent
    }, { $playing ->
        [one] { $playing } joue
       *[other] { $playing } jouent
    }.
waits =
    { $count ->
        [one] { $count } attend
       *[other] { $count } attendent
    }
alone = Personne d’autre n’attend en ce moment.
aloneHelp = Nous te préviendrons quand quelqu’un viendra. Laisse cette page ouverte, ou demande des notifications dans les réglages : tu peux alors la fermer et garder ton tour pendant une heure. En attendant, tu peux t’entraîner ou inviter des amis.
practise = S’entraîner contre des bots en attendant
practiseHelp = Tu gardes ton tour. Quand ta table sera prête, nous te le dirons là-bas.
invite = Inviter des amis à une table
lobby = Voir les tables ouvertes
chooseOne = Choisis au moins un jeu.
pill = En attente de joueurs
toWaiting = Voir
called = Ta table est prête : { $game }
calledHelp = Viens d’ici { $time }, sinon tu perds ta place.
go = À la table
decline = Pas maintenant
missed = Ta table était prête, et personne ne t’y a vu. Attends à nouveau quand tu veux.
gathering = La partie commence quand tout le monde est là, au plus tard dans { $time }.
tooFew = Trop peu de personnes sont venues. Tu gardes ton tour et tu attends à nouveau.
