title = Tournois
intro = Un jeu, plusieurs rondes : à chaque ronde, les tables sont tirées selon le score, et qui a le plus de points après la dernière gagne. Envoie le lien à autant de monde que tu veux, jusqu’à 64.
cup = Tournoi { DE($game) }
by = Mené par { $name }
byNobody = Plus personne ne le mène
open = Ouvrir un tournoi
openNow = Ouvrir le tournoi
game = Jeu
seats = Personnes par table
seatsHelp = Quand le compte ne tombe pas juste, certaines tables sont plus petites ou plus grandes.
rounds = Rondes
clock = Temps par décision

clocks_quick = 20 secondes
clocks_usual = 45 secondes
clocks_calm = 90 secondes

clockHelp =
    Il y a toujours une horloge, pour qu’aucune table ne retarde les autres. Chacun a aussi une réserve de { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } par partie.
start = Début

starts_hand = Quand je le dis
starts_time = À une heure fixée

startTime = Jour et heure
whoSees = Qui le trouve
byLink = Qui a le lien
listed = Tout le monde
play = Je joue aussi
mine = Mes tournois
mineEmpty = Tu ne participes encore à aucun tournoi.
others = Pour tous
othersEmpty = Aucun n’est ouvert en ce moment.
go = Y aller
people =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }

status_open = ouvert
status_running = en cours
status_over = terminé
status_cancelled = annulé

roundOf = Ronde { $round } sur { $rounds }
joined =
    { $count ->
        [one] { $count } personne participe jusqu’ici.
       *[other] { $count } personnes participent jusqu’ici.
    }
joinedNone = Personne ne participe encore.
startsAt = Début : { $time }, dans { $left }.
startsByHand = Il commence quand { $name } le dit.
startsByYou = Tu le lances quand tout le monde est là.
needs =
    Il faut à ce jeu au moins { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }.
join = Participer
leave = Quitter le tournoi
leaveSure = Partir pour de bon ?
leaveHelp = Un bot continue à ta table et tu n’es plus dans le tirage. Tu peux revenir jusqu’au tirage de la dernière ronde.
yes = Oui, partir
no = Non, rester
youIn = Tu participes.
youOut = Tu n’es plus dans le tirage : un bot avait ta place à la fin de la partie, ou tu as quitté la table.
youRemoved = Qui mène le tournoi t’en a retiré.
back = Me revoilà
startNow = Tirer la première ronde
drawNow = La tirer maintenant
stop = L’annuler
stopAfter = Finir après cette ronde
stopSure = Vraiment ?
stopYes = Oui, finir
stopNo = Non, continuer
lastNow = La ronde en cours est la dernière.
remove = Retirer { $name }
nextIn = La ronde { $round } est tirée dans { $left }.
drawing = Tirage de la ronde { $round }…
toTable = À ta table
tableWaits = Ta table est prête, et son horloge tourne.
bye = Tu sautes cette ronde : cela vaut 50 points.
waiting =
    { $count ->
        [one] { $count } table joue encore.
       *[other] { $count } tables jouent encore.
    }
won = { $name } gagne le tournoi.
overByOpener = Il a été fini avant sa dernière ronde.
overByFew = Il restait trop peu de monde pour une autre ronde : le classement compte tel quel.

cancelled_opener = Qui le menait l’a annulé.
cancelled_few = Il a été annulé : trop peu de personnes participaient à l’heure du début.
cancelled_unstarted = Il a été annulé : personne ne l’a lancé en une journée.

started = Il a commencé : plus personne ne peut s’y joindre. Tu peux regarder toutes les tables.
standings = Classement
place = Rang
name = Nom
points = Points
opponents = Adversaires
opponentsHelp = Adversaires : la somme des points de tous ceux que l’on a rencontrés ; elle départage les points égaux.
you = toi
guest = invité
anonymous = Quelqu’un
out = hors tirage
entrants = Qui participe
round = Ronde { $round }
table = Table { $table }
playing = en cours
watch = Regarder
watchOf = Regarder la table { $table }
replayOf = Voir la partie de la table { $table }
replay = Voir la partie
stopped = Arrêtée par ses joueurs : aucun point.
closed = Fermée par le serveur : 50 points à tous ceux qui y étaient.
gone = un bot avait la place
byes = Sautent la ronde
invite = Inviter du monde
inviteWatch = Pour ceux qui veulent regarder
inviteHelp = Qui ouvre le lien peut participer avant le début et regarder après.
link = Lien vers le tournoi
qr = Code QR du lien vers le tournoi
screen = Grand écran pour la salle
leaveScreen = Retour à la page
scan = Scanne pour participer
scanLate = Scanne pour regarder
rules = Les règles du tournoi

rulesLines_0 = À chaque ronde, les tables sont tirées selon le score : ceux qui ont à peu près autant de points jouent ensemble, et personne ne se rencontre deux fois si on peut l’éviter. À la première ronde, le hasard décide.
rulesLines_1 = Quand le compte ne tombe pas juste, certaines tables sont plus petites ; si le jeu ne le permet pas, certaines sont plus grandes ; et seulement s’il ne permet ni l’un ni l’autre, quelqu’un saute la ronde, en commençant par le dernier du classement. Une ronde sautée vaut 50 points.
rulesLines_2 = À une table, le premier reçoit 100 points, le dernier 0, les autres des valeurs réparties également entre les deux. Qui partage un rang partage les points.
rulesLines_3 = À points égaux décide la somme des points de tous ceux que l’on a rencontrés, puis qui était mieux classé à la même table, puis le sort.
rulesLines_4 = Un bot continue à jouer pour qui part ou laisse l’horloge s’écouler trois fois de suite. Si un bot a ta place à la fin de la partie, tu ne reçois aucun point pour cette table et tu restes hors du tirage jusqu’à ce que tu dises que tu es de retour.
rulesLines_5 = Une table que tous quittent, ou s’accordent à arrêter, ne donne aucun point.
rulesLines_6 = Personne de nouveau ne participe après le début. La ronde suivante est tirée une minute après la fin de la dernière table.

check = Vérifier le tirage
checkHelp = Le tirage et les donnes découlent d’une graine fixée à l’ouverture du tournoi, et d’octets aléatoires de tous les participants. L’empreinte de la graine est affichée ici depuis le début ; la graine est révélée à la fin.
fingerprint = Empreinte de la graine
seed = Graine
salt = Sel
download = Toutes les parties en un fichier
missing = Ce tournoi n’existe pas. Le lien est peut-être incomplet, ou le tournoi a été supprimé.
all = Tous les tournois
toTournament = Vers le tournoi

refused_not-now = Il est trop tard pour cela.
refused_not-allowed = Ce n’est pas possible dans ce tournoi.
refused_start = Il y a encore trop peu de monde.
refused_too-many = Le tournoi est complet, ou les personnes à ton adresse internet ont déjà la moitié de ses places.
refused_over = Le tournoi est terminé.
refused_no-table = Ce tournoi n’existe pas.

pastStart = Le début doit être dans l’avenir.
tooManyOpen = Tu mènes déjà trois tournois, ou les personnes à ton adresse internet en mènent dix : l’un d’eux doit d’abord finir.
