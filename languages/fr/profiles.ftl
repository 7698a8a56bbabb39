nobody = Personne ne garde ce nom ici
nobodyHelp = Il s’écrit peut-être autrement, ou cette personne a demandé à être oubliée.
since = Nom gardé depuis le { $date }
you = C’est toi
yours = Mon profil
choose = Choisir ce que voient les autres
link = Lien vers ce profil
follow = Suivre
unfollow = Ne plus suivre
block = Bloquer
unblock = Débloquer
blockHelp = Vous ne vous lisez plus, et aucun de vous deux n’a de place aux tables de l’autre.
hidden = Cette personne garde ses résultats pour elle.
results = Résultats
noGames = Pas encore de partie en ligne terminée.
count =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }, { $won ->
        [0] aucune gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
rounds =
    { $won ->
        [0] aucune gagnée sur { $played }
        [one] { $won } gagnée sur { $played }
       *[other] { $won } gagnées sur { $played }
    }
rating = Cote
provisional = provisoire
ratedGames =
    { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
byPart = Par rôle ou héros
bySeat = Par place
byVariant = Par variante
seat = Place { $number }

roles_miner = Chercheur d’or
roles_saboteur = Saboteur

yes = oui
no = non
all =
    { $games ->
        [one] { $games } partie en ligne terminée.
       *[other] { $games } parties en ligne terminées.
    }
streak = Victoires de suite : { $now } en ce moment, { $best } au mieux.
daily =
    Donjons du jour : { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }, dont { $streak ->
        [one] { $streak }
       *[other] { $streak }
    } de suite.
deaths = Épitaphes
somebody = quelqu’un
latest = Dernières parties
place =
    { $place ->
        [1] 1er sur { $seats }
       *[other] { $place }e sur { $seats }
    }
replay = La revoir
fellows = Joue le plus avec
gamesTogether =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
dilemmas = Dilemmes
together = Vous deux
togetherLine =
    { $games ->
        [one] { $games } partie ensemble
       *[other] { $games } parties ensemble
    } : { $ahead } fois devant, { $behind } fois derrière.
togetherNone = Vous n’avez encore terminé aucune partie ensemble.
ratings = Cotes
ratingsHelp = Les tables classées sont pour ceux qui gardent leur nom, avec une horloge et sans bots. Tu choisis « classée » en ouvrant une table. Une cote dit la force de quelqu’un et à quel point elle est sûre (±).
rules = Comment on compte

ruleList_0 = OpenSkill, chaque jeu à part. Tout le monde commence à 1500 ± 500 ; plus il y a de parties, plus c’est sûr.
ruleList_1 = Saboteur est coté selon l’or, les autres jeux selon le rang. À rang égal, c’est une égalité.
ruleList_2 = Qui s’en va, et a un bot à sa place à la fin, partage le dernier rang.
ruleList_3 = Si une partie est arrêtée d’un commun accord, personne ne gagne ni ne perd de points, sauf que ceux qui étaient déjà partis perdent contre ceux qui sont restés. Si tout le monde s’en va, rien ne compte.
ruleList_4 = Une partie compte tant qu’au moins deux de ses joueurs se sont rencontrés dans moins de cinq parties classées ce jour-là. Après cela, on peut continuer à jouer, mais les cotes ne bougent plus.
ruleList_5 = Les saisons sont les trimestres de l’année. Les cotes passent d’une saison à l’autre ; l’ordre est celui de la cote moins deux fois l’incertitude.

game = Jeu
season = Saison

seasons_1 = Janvier à mars { $year }
seasons_2 = Avril à juin { $year }
seasons_3 = Juillet à septembre { $year }
seasons_4 = Octobre à décembre { $year }

rank = Rang
name = Nom
games = Parties
fewest =
    { $fewest ->
        [one] Liste des personnes qui ont au moins { $fewest } partie classée cette saison.
       *[other] Liste des personnes qui ont au moins { $fewest } parties classées cette saison.
    }
noLeaders = Personne n’a encore joué assez de parties classées cette saison.
yourRating = Ta cote
yourNone = Tu n’as aucune partie classée cette saison.
friends = Amis
following = Tu suis
followingNone = Tu ne suis encore personne. Suis quelqu’un depuis la liste ci-dessous ou depuis son profil.
lately = Rencontrés récemment
latelyNone = Personne avec un nom gardé ces deux derniers mois.
followers =
    { $count ->
        [1] Une personne te suit.
       *[other] { $count } personnes te suivent.
    }
playing = est à une table : { $game }
go = Y aller
invitations = Invitations
asGuest = { $name } (invité)
invitedBy = { $name } t’invite : { $game }
accept = S’y asseoir
invite = Inviter un ami
inviteOne = Inviter { $name }
invited = Invitation envoyée : { $name }
balance = Équilibre
balanceHelp = Combien de fois gagnent les rôles, les héros et les variantes : les personnes de ce serveur à côté des bots entre eux.
people = Personnes
bots = Bots
part = Rôle ou héros
variant = Variante
share = { $share } %
outOf = sur { $played }

parts_saboteur = Manches gagnées en
parts_welcome-to-the-dungeon = Donjons survécus avec
parts_dungeonquest = Parties gagnées avec
parts_dungeon-raiders = Parties gagnées avec

gamesWith = Ne compter que les parties avec
anyVariant = toute variante
botGames = Bots : { $games } parties de { $seats } aventuriers égaux avec les variantes par défaut, et moins pour chaque autre valeur. Faites par la commande « mazmorra balance ».
