title = Entre amis en ligne
tableTitle = { $game } : la table
name = Ton nom
nameHelp = C’est tout : ni compte, ni mot de passe.
nameKept = Ce nom est à toi ici.
nameMore = Toi et ton nom
open = Ouvrir une table
game = Jeu
seats = Places
whoSees = Qui peut la trouver
byLink = Seulement avec le lien
listed = Tout le monde, dans le salon
entry = Depuis le salon
entryOpen = Chacun peut s’asseoir
entryAsk = Me demander d’abord
spectators = Laisser d’autres regarder
rated = Classée
ratedHelp = Le résultat change vos cotes. Réservé à qui garde son nom, avec une horloge et sans bots.
ratedTable = Table classée
invitedBy = { $name } t’invite à une table.
seeInvitation = La voir
clock = Temps de réflexion

clocks_none = Sans limite
clocks_quick = 1 minute par tour
clocks_slow = 1 jour par tour

openNow = Ouvrir la table
lobby = Salon
lobbyMore = Montrer les tables plus anciennes
lobbyEmpty = Aucune table ouverte en ce moment. Ouvres-en une et envoie le lien à des amis, entraîne-toi contre des bots, ou attends : nous te préviendrons quand quelqu’un viendra.
beCalled = Attendre d’être prévenu
practise = S’entraîner contre des bots

filters_title = Quelles tables
filters_all = Toutes
filters_live = Avec une horloge
filters_slow = Sur plusieurs jours
filters_free = Seulement avec une place libre
filters_none = Aucune table de ce genre en ce moment.

language = Langue de la table
clockNone = Sans limite de temps
clockDays =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
clockHours =
    { $count ->
        [one] { $count } heure par tour
       *[other] { $count } heures par tour
    }
clockMinutes =
    { $count ->
        [one] { $count } minute par tour
       *[other] { $count } minutes par tour
    }
clockSeconds =
    { $count ->
        [one] { $count } seconde par tour
       *[other] { $count } secondes par tour
    }
justNow = à l’instant
here =
    { $count ->
        [0] Personne n’est à la table
        [one] { $count } personne est à la table
       *[other] { $count } personnes sont à la table
    }
bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
noVariants = Ce jeu n’a pas de variante à ce nombre de joueurs.
mine = Mes tables
mineEmpty = Tu n’as de place à aucune table de ce serveur.
yourTurn = À toi de jouer
onHoliday = en vacances jusqu’au { $day }
elsewhere = À toi de jouer à une autre table : { $game }.
elsewhereMany = À toi de jouer à { $count } autres tables. La prochaine : { $game }.

status_open = En attente de joueurs
status_running = En cours
status_finished = Terminée
status_ended = Arrêtée

missing =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
full = Toutes les places sont prises
join = Rejoindre
watch = Regarder
ask = Demander une place
asked = C’est demandé. L’hôte doit te laisser entrer.
asks = { $name } demande une place
letIn = Laisser entrer
turnDown = Pas maintenant
go = Y aller
notify = Me prévenir quand c’est mon tour
notification = À toi de jouer : { $game }
connecting = Connexion au serveur…
plainHttp = Cette adresse n’utilise pas https : d’ici, on ne peut ni installer l’application, ni recevoir de notifications, ni utiliser de clés d’accès. Tout le reste marche.
offline = Aucun serveur ne répond. Les parties sur cet appareil marchent toujours ; cette page continue d’essayer.
outdated = Le serveur a une version plus récente. Recharge la page.
place = Place { $number }
free = Libre
host = hôte
you = toi
away = absent
sit = S’asseoir
sitHere = Venir ici : place { $number }
move = Venir ici
bot = Bot
addBot = Mettre un bot à la place { $number }
addBots = Compléter avec des bots
level = Niveau du bot à la place { $number }
removeGuest = Retirer { $name } de la table
start = Commencer la partie
waitHost = L’hôte lance la partie.
leave = Partir
leaveGame = Laisser un bot jouer pour moi
leaveSeat = Quitter ma place
invite = Inviter des amis
inviteHelp = Envoie ce lien, ou fais lire le code par un téléphone. Qui l’a peut s’asseoir.
onlyHere = Les autres appareils ne peuvent pas atteindre ce serveur. Lancé avec « npm start -- --lan », il laisse entrer tout ton réseau.
copy = Copier le lien
copied = Copié
link = Lien vers cette table
qr = Code QR du lien
share = Partager
bigScreen = Montrer la table sur un grand écran

screen_scan = Scanne pour rejoindre
screen_scanHelp = Vise le code avec ton téléphone, tape un nom et assieds-toi. Ta main est sur ton téléphone, la table est ici.
screen_watchHelp = La partie a commencé. Utilise le code pour regarder ou pour retrouver ta place.
screen_code = Code pour rejoindre
screen_hideCode = Réduire le code
screen_showCode = Agrandir le code
screen_leave = Revenir à ma propre vue
screen_waiting =
    { $count ->
        [1] Une place est encore libre
       *[other] { $count } places sont encore libres
    }
screen_ready = Tout le monde est là. L’hôte lance la partie.
screen_full = Plein écran
screen_latest = Ce qui vient de se passer
screen_type = Ou ouvre { $address } et tape
screen_askCode = Montrer un code de quatre lettres
screen_here = Utiliser cet appareil comme grand écran
screen_open = L’ouvrir sur cet écran pour tous
screen_openHelp = Pour un téléviseur : personne n’a besoin de place ici. Les téléphones prennent place avec un code de quatre lettres.
screen_first = La première personne assise lance la partie.
screen_joining = La table { $code }
screen_noTable = Aucune table n’affiche ce code en ce moment. Regarde à nouveau le grand écran.
screen_tooMany = Trop de codes ont été essayés d’ici. Attends une demi-minute, ou scanne le code carré.

hand_mode = Ma main seulement
hand_board = Plateau
hand_hand = Ma main
hand_toBoard = Montrer le plateau
hand_onScreen = La table est sur le grand écran.
hand_choose = Ou choisis sur le plateau
hand_wait = Tu n’as rien à faire pour l’instant.
hand_options = Tu peux

devices = Plusieurs appareils
carry = Passer ma place sur mon téléphone
carryHelp = Scanne ceci avec ton propre téléphone : tu y seras la même personne. Cela marche une fois, pendant quelques minutes.
deal = La donne
dealHelp = Avant que quiconque soit assis, le serveur a choisi une graine et publié son empreinte. Chaque navigateur à la table y ajoute ses propres octets. Après la partie, la graine est révélée, et chacun peut vérifier que chaque mélange et chaque jet en découlent.
dealHelpDaily = Le serveur a fixé cette donne et publié l’empreinte de sa graine avant le début de la journée. Elle est la même pour tous, les navigateurs n’ajoutent donc rien. La graine est révélée une fois la journée finie.
tournamentsHelp = Pour une soirée en nombre : plusieurs rondes, des tables tirées selon le score, un seul tableau de résultats.
toTournaments = Ouvrir ou trouver un tournoi
toTournament = Vers le tournoi
toDaily = Résultats du jour
dailyLate = La journée est finie : cette partie ne compte plus. Tu peux quand même la jouer.
commitment = Empreinte de la graine
contributions = Ce que chaque place a ajouté
seed = Graine
salt = Sel
none = rien
chat = Table et discussion
chatOnly = Discussion
chatUnread = Table et discussion, { $count } non lus
people = À la table
watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
watching = Tu regardes.
endAgree = Accepter d’arrêter là
endDisagree = Continuer à jouer
endHelp = La partie s’arrête quand toute la table est d’accord.
endVotes = Pour arrêter là : { $names }
stopped = La partie a été arrêtée d’un commun accord.
interrupted = Il y a eu un problème à cette table. Le serveur la rétablit.
closed = L’opérateur a fermé cette table. Ce que vous avez joué est conservé.
banned = L’opérateur de ce serveur ne te laisse pas jouer ici jusqu’à cette date : { $until }. Les parties sur cet appareil marchent toujours.
removedLine = Retiré par l’opérateur.

stop_soon =
    { $minutes ->
        [one] Le serveur s’arrête dans { $minutes } minute.
       *[other] Le serveur s’arrête dans { $minutes } minutes.
    }
stop_now = Le serveur est sur le point de s’arrêter.
stop_kept = Tes tables sont conservées et reprendront ensuite.
stop_close = Compris

report_title = Signaler à l’opérateur
report_person = Signaler { $name }
report_line = Signaler ce qu’a dit { $name }
report_table = Signaler cette table
report_help = L’opérateur de ce serveur le lit, avec les lignes de discussion autour. Personne à la table n’en est averti.
report_reason = Ce qui ne va pas
report_reasons_insult = Insultes ou menaces
report_reasons_name = Un nom offensant
report_reasons_cheating = Triche
report_reasons_spam = Publicité ou n’importe quoi
report_reasons_other = Autre chose
report_text = Que faut-il savoir d’autre (facultatif)
report_send = Envoyer le signalement
report_thanks = Merci. L’opérateur va s’en occuper.

failed = Le serveur n’a pas pu continuer cette partie. Ce que vous avez joué est conservé.
stopAsked = Pour arrêter là : { $names }.
replay = La revoir
record = Enregistrer un fichier
check = Vérifier la partie
back = Toutes les tables
left = encore { $time }
reserve = { $time } en réserve
hurry =
    { $seconds ->
        [one] Il te reste { $seconds } seconde.
       *[other] Il te reste { $seconds } secondes.
    }
tryAgain = Réessayer
account = Toi sur ce serveur
accountHelp = Le serveur te reconnaît à un secret que garde chacun de tes navigateurs. Il n’y a pas de mot de passe.
yourDevices = Tes appareils
thisDevice = cet appareil
unknownDevice = Appareil inconnu
deviceSeen = Dernière utilisation le { $date }
signOut = Déconnecter
signOutOf = Déconnecter { $device }
forget = M’oublier
forgetHelp = Le serveur efface ton nom, les secrets de tous tes appareils et ce que tu as écrit dans les discussions. Les parties terminées restent, sans ton nom. Des bots finissent tes parties en cours. C’est irréversible.
forgetNow = M’oublier pour de bon
guestMark = invité
anonymous = Anonyme
gone = Cette table ne t’est pas ouverte
goneHelp = Le lien est peut-être incomplet, la table a peut-être disparu, ou l’hôte t’en a retiré.
noRecord = Le serveur n’a pas d’enregistrement de cette partie, ou elle n’est pas encore finie.

refused_no-seat = Les places ont changé : celle-ci est prise, ou il en reste une de libre.
refused_not-allowed = Tu n’en as pas le droit.
refused_not-now = Pas maintenant.
refused_start = La partie ne peut pas se jouer ainsi.
refused_over = Cette partie est finie. C’est le premier essai qui compte.
refused_rate = Trop vite. Attends un instant.
refused_silenced = L’opérateur ne te laisse pas écrire ici pour l’instant.
refused_words = Il y a là un mot qui n’est pas permis ici. Choisis-en un autre.
refused_banned = L’opérateur ne te laisse pas jouer ici pour l’instant.
refused_too-many = Toi, ou toutes les personnes à ton adresse internet, en avez déjà autant que permis. Il faut d’abord en finir ou en fermer une.
refused_name-taken = Quelqu’un garde ce nom, ou un nom qui lui ressemble trop. Choisis-en un autre.
refused_needs-name = C’est réservé à qui garde son nom. Tu peux garder le tien sur la page « Toi ».
refused_passkey = Cette clé d’accès n’a pas été acceptée. Réessaie, ou prends-en une autre.
refused_bad-code = Aucun nom d’ici ne va avec ce code. Vérifie les deux.
refused_locked = Trop de codes essayés d’ici. Réessaie dans quelques minutes ; les clés d’accès marchent toujours.
refused_connection = La connexion a été perdue. Réessaie.
refused_other = Cela n’a pas marché.

programs_title = Programmes
programs_help = Avec un jeton, un de tes programmes lit ou agit ici en ton nom. Ne le donne à personne d’autre. Il figure parmi tes appareils, où tu peux le retirer.
programs_name = À quoi sert-il ?
programs_scopes_read = Il lit mes tables
programs_scopes_challenge = Il ouvre des tables et invite
programs_scopes_play = Il joue
programs_make = Créer un jeton
programs_once = Ton jeton. Il n’est montré que maintenant :
programs_token = jeton d’un programme
programs_become = Ce compte est celui d’un programme
programs_becomeHelp = Pour de bon : tout le monde le voit à la table, et il ne joue ni parties classées, ni tournois, ni donjons du jour. Ne le fais qu’avec un compte créé pour un programme.
programs_becomeNow = Le donner au programme
programs_isProgram = Ce compte est celui d’un programme.
programs_mark = programme
