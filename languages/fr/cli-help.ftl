replay =
    mazmorra replay FICHIER|DOSSIER [--viewer PLACE|spectator|all|each] [--at N] [--lang CODE|all] [--out DOSSIER] [--json]

    Raconte une partie enregistrée pas à pas, telle qu’un lecteur l’a vue ; pour un dossier, tous ses enregistrements.
      --viewer       une place comptée à partir de 0, spectator, all pour toutes les mains visibles, ou each pour tout cela tour à tour (all)
      --at N         jusqu’à la réponse numéro N, 0 étant la mise en place (toute la partie)
      --lang CODE    la langue des phrases, all pour toutes tour à tour (celle de la machine)
      --out DOSSIER  écrit chaque récit dans son propre fichier : NOM.LECTEUR.LANGUE.txt
      --json         un objet JSON : les pas, puis la vue et ce qui est demandé au dernier d’entre eux

verify =
    mazmorra verify FICHIER [--json]

    Rejoue une partie enregistrée et dit si chaque mélange, jet et réponse était ce qui avait été promis.
    Finit par 0 si tout concorde, par 1 avec la première différence sinon, par 2 si le fichier n’est pas un enregistrement.
      --lang CODE    la langue de ce qui s’affiche (celle de la machine)
      --json         un objet JSON et rien d’autre

serve =
    mazmorra serve [--port 8080] [--host 127.0.0.1] [--lan] [--data DOSSIER | --database postgres://…] [--origin URL]…
                   { "[" }--host-name NOM]… [--trust-proxy RELAIS|RÉSEAU]… [--shared-network RÉSEAU]…
                   { "[" }--bot-pause MS] [--bot-threads N] [--log NIVEAU]

    Sert l’application et ses tables jusqu’à ce qu’on l’arrête (Ctrl-C).
      --port N          le port (8080) ; 0 en prend un de libre
      --host ADRESSE    l’adresse d’écoute (127.0.0.1 : seule cette machine peut se connecter)
      --lan             laisse entrer tout ce réseau : l’adresse et le code QR s’affichent
      --data DOSSIER    le dossier de la base SQLite (./data)
      --database URL    une base PostgreSQL à la place
      --database-password-file FICHIER
                        un fichier dont la première ligne est le mot de passe de la base ; sinon PGPASSWORD ou PGPASSFILE
      --bus postgres | nats://HÔTE:PORT
                        comment les serveurs d’une même base se disent ce qu’il y a de neuf : par la base elle-même, ou par un serveur NATS
      --bus-password-file FICHIER
                        un fichier dont la première ligne est le mot de passe du serveur NATS
      --pages DOSSIER   le dossier de la page sur la vie privée, des conditions et des mentions légales, que tu peux modifier (pages dans
                        le dossier de --data)
      --language-folder DOSSIER
                        une langue que tu traduis, dans un dossier nommé par son code : la page la propose et se recharge à chaque changement
      --origin URL      l’adresse publique, comme https://play.example : elle figure dans les liens et les codes QR. Répétée, elle nomme
                        d’autres origines dont les pages peuvent se connecter
      --host-name NOM   un autre nom sous lequel on atteint le serveur ; les demandes à des noms inconnus sont refusées (421). Répétable
      --trust-proxy X   les relais devant le serveur : combien (1), ou leurs adresses ou réseaux (10.0.0.0/8). Répétable.
                        L’adresse d’un visiteur est alors prise dans X-Forwarded-For
      --shared-network X
                        une adresse ou un réseau (192.0.2.0/24) derrière lequel il y a beaucoup de monde, comme une école : chacun y a sa
                        propre part, comme s’il venait d’une autre adresse. Répétable
      --keep-finished JOURS
                        supprimer les parties ce temps après leur fin (forever)
      --keep-unstarted JOURS
                        supprimer les tables que personne n’a commencées (1)
      --keep-abandoned JOURS
                        finir les parties en cours où personne ne répond (14) ; leurs enregistrements restent
      --keep-chat JOURS supprimer la discussion des parties finies (365)
      --keep-people JOURS
                        oublier les personnes qui ne reviennent pas (730). JOURS peut partout être « forever »
      --metrics ADRESSE servir /metrics là, comme 127.0.0.1:9100, ou avec « main » sur le port principal pour tous
      --bot-pause MS    combien de temps les bots attendent avant une réponse moyenne, pour que l’on suive (200) ; 0 pour des machines entre elles
      --bot-threads N   fils où les bots réfléchissent (la moitié des cœurs, au moins 2, au plus 4) ; les inactifs aident à chercher une décision
      --log NIVEAU      info, warn ou off : des lignes JSON sur la sortie d’erreur (warn dans un terminal, sinon info)
      --lang CODE       la langue de ce qui s’affiche (celle de la machine) ; le journal est toujours en anglais

think =
    mazmorra think --database postgres://… --bus nats://… [--threads N]

    Réfléchit pour les maîtres de tous les serveurs de cette base et de ce serveur NATS. Il voit ce que voit la place d’un bot, et ne sert personne.
    Lances-en autant que tu veux, sur n’importe quelle machine. Sans lui, chaque serveur réfléchit seul, comme lorsqu’il s’arrête.
      --database URL    la base PostgreSQL des serveurs
      --database-password-file FICHIER
                        un fichier dont la première ligne est le mot de passe de la base ; sinon PGPASSWORD ou PGPASSFILE
      --bus URL         le serveur NATS des serveurs
      --bus-password-file FICHIER
                        un fichier dont la première ligne est le mot de passe du bus
      --threads N       combien de réflexions à la fois (autant que la machine a de cœurs)
      --lang CODE       la langue de ce qui s’affiche (celle de la machine)

backup =
    mazmorra backup FICHIER [--data DOSSIER]

    Copie la base SQLite d’un serveur dans un seul fichier, même pendant que le serveur tourne. Pour PostgreSQL, utilise
    pg_dump --format=custom --file=FICHIER postgres://…, même pendant que des serveurs tournent.
      --data DOSSIER le dossier de la base (./data)
      --lang CODE    la langue de ce qui s’affiche (celle de la machine)

restore =
    mazmorra restore FICHIER [--data DOSSIER]

    Met une sauvegarde à la place de la base SQLite d’un serveur, en un seul pas. Un serveur qui tourne continue à partir d’elle.
    Pour PostgreSQL, arrête tous les serveurs et utilise pg_restore --clean --if-exists --single-transaction --dbname=postgres://… FICHIER.
      --data DOSSIER le dossier de la base (./data)
      --lang CODE    la langue de ce qui s’affiche (celle de la machine)

move =
    mazmorra move --database postgres://… [--data DOSSIER] [--json]

    Copie tout ce qu’un serveur garde dans un dossier vers une base PostgreSQL vide : tables en cours, personnes, tout. Le serveur doit être
    arrêté. Tout passe, ou rien ; le dossier reste tel quel.
      --data DOSSIER    le dossier de la base SQLite (./data)
      --database URL    la base PostgreSQL
      --database-password-file FICHIER
                        un fichier dont la première ligne est le mot de passe de la base ; sinon PGPASSWORD ou PGPASSFILE
      --lang CODE       la langue de ce qui s’affiche (celle de la machine)
      --json            un objet JSON : combien de lignes de chaque table sont passées

export =
    mazmorra export DOSSIER [--data DOSSIER | --database postgres://…] [--json]

    Écrit chaque partie terminée comme enregistrement dans un dossier, même pendant que le serveur tourne.
      --data DOSSIER    le dossier de la base SQLite (./data)
      --database URL    une base PostgreSQL à la place
      --lang CODE       la langue de ce qui s’affiche (celle de la machine)
      --json            un objet JSON : les fichiers écrits

ratings =
    mazmorra ratings [--rebuild] [--data DOSSIER | --database postgres://…] [--json]

    Recalcule toutes les cotes à partir de toutes les parties classées, dans leur ordre, et dit si
    celles qui sont conservées sont les mêmes.
      --rebuild         met les cotes calculées à la place de celles qui sont conservées ; avec SQLite,
                        le serveur doit être arrêté pour cela
      --data DOSSIER    le dossier de la base SQLite (./data)
      --database URL    une base PostgreSQL à la place
      --lang CODE       la langue de ce qui s’affiche (celle de la machine)
      --json            un objet JSON : games, people, different, wrong

simulate =
    mazmorra simulate JEU [--seats N] [--games M] [--bots LISTE] [--seed S] [--option clé=valeur]… [--out DOSSIER|FICHIER.json] [--json]

    Joue beaucoup de parties entre bots et dit comment elles se sont passées.
      --seats N            combien de places (4 là où le jeu le permet)
      --games M            combien de parties (1000)
      --bots LISTE         un bot pour chaque place, séparés par des virgules ; moins de bots alternent (random) :
                           { $levels }
      --seed S             un texte quelconque ; la même graine joue les mêmes parties (1)
      --option clé=valeur  une variante du jeu ; répétable
      --iterations N       combien de parties un maître joue dans sa tête pour une réponse (1000)
      --ms N               donner à un maître autant de millisecondes à la place ; les résultats dépendent alors de la machine
      --out DOSSIER        écrit chaque partie comme un enregistrement que lisent `replay` et `verify` : DOSSIER/1.mazmorra.json, 2, 3 …
      --out FICHIER.json   n’écrit que la dernière partie
      --lang CODE          la langue de ce qui s’affiche (celle de la machine)
      --json               un objet JSON et rien d’autre

arena =
    mazmorra arena JEU --bots A,B [--games M] [--seats N] [--seed S] [--option clé=valeur]… [--json]

    Laisse un bot A jouer parmi des bots B : chaque donne depuis chaque place. Dit la part de victoires avec un intervalle à 95 %.
      --bots A,B           deux de { $levels }, avec un style comme dans adventurer+greedy,
                           une règle fixe comme zoo:never-pass, ou un programme
                           comme « cmd:python3 bot.py » (docs/bot-protocol.md)
      --bot-time MS        combien de temps un programme peut prendre pour une réponse ({ $ms })
      --games M            combien de parties au plus, arrondi à des tours complets de places (1000)
      --until X            s’arrêter dès qu’il est clair si A prend plus ou moins de X fois sa part équitable
      --seats N            combien de places (4 là où le jeu le permet)
      --seed S             un texte quelconque ; la même graine joue les mêmes donnes (1)
      --option clé=valeur  une variante du jeu ; répétable
      --iterations N       combien de parties un maître joue dans sa tête pour une réponse (1000)
      --ms N               donner à un maître autant de millisecondes à la place ; les résultats dépendent alors de la machine
      --lang CODE          la langue de ce qui s’affiche (celle de la machine)
      --json               un objet JSON et rien d’autre

balance =
    mazmorra balance JEU [--seats N] [--games M] [--variant-games M] [--bots NIVEAU] [--seed S] [--out FICHIER] [--json]

    Joue des parties entre bots égaux et compte combien de fois gagne chaque rôle, héros et variante,
    comme le serveur compte les parties des personnes.
      --seats N            combien de places (autant que les tableaux de docs/bots.md)
      --games M            combien de parties avec les variantes par défaut (2000)
      --variant-games M    combien pour chaque autre valeur d’une variante (500)
      --bots NIVEAU        { $levels } (adventurer)
      --iterations N       combien de parties un maître joue dans sa tête pour une réponse (1000)
      --ms N               donner à un maître autant de millisecondes à la place ; les résultats dépendent alors de la machine
      --seed S             un texte quelconque ; la même graine joue les mêmes parties (balance)
      --out FICHIER        met les chiffres de ce jeu dans un fichier JSON de plusieurs jeux,
                           comme docs/bot-games.json, que montre la page d’équilibre
      --lang CODE          la langue de ce qui s’affiche (celle de la machine)
      --json               un objet JSON et rien d’autre

dilemmas =
    mazmorra dilemmas JEU [--count N] [--seed S] [--look K] [--deep K] [--first M] [--games M] [--out FICHIER]
    mazmorra dilemmas JEU --check FICHIER [--deep K] [--out FICHIER]

    Trouve des positions où le meilleur choix est clair pour une recherche profonde et pas pour un aventurier, dans des parties d’aventuriers. Les
    mêmes arguments donnent les mêmes positions.
      --count N            combien en trouver (10)
      --seed S             un texte quelconque (1)
      --look K             itérations du dernier de trois regards sur une décision ; les autres sont plus courts ({ $look })
      --deep K             itérations de chacune des trois recherches profondes qui doivent s’accorder ({ $deep })
      --first M            commencer par la partie M de la graine (0) : des morceaux faits côte à côte forment le tout
      --games M            renoncer après autant de parties (10000)
      --out FICHIER        les y écrire, en une liste JSON ; sinon ils s’affichent
      --check FICHIER      à la place : lesquels des dilemmes de FICHIER en sont encore, avec les bots d’aujourd’hui ; --out reçoit ceux-là
      --lang CODE          la langue de ce qui s’affiche (celle de la machine)

exploit =
    mazmorra exploit JEU --against NIVEAU [--seats N] [--samples K] [--games M] [--seed S] [--option clé=valeur]… [--json]

    Cherche ce qui prend le plus à un niveau : des règles fixes par une grille puis par escalade, et une règle linéaire apprise en jouant
    contre le niveau, là où le jeu a des caractéristiques pour cela. Les deux sont données avec leurs résultats sur de nouvelles donnes.
      --against NIVEAU     le niveau assis à toutes les autres places (adventurer)
      --seats N            combien de places (4 là où le jeu le permet)
      --samples K          règles de la grille à essayer avant l’escalade (24)
      --steps K            pas de l’escalade (6)
      --search-games M     parties pour chaque règle pendant la recherche (80)
      --generations K      générations de règles apprises, 0 pour aucune (8)
      --pupils K           règles apprises par génération (12)
      --games M            parties pour les gagnantes sur de nouvelles donnes (1000)
      --seed S             un texte quelconque (1)
      --option clé=valeur  une variante du jeu ; répétable
      --iterations N       combien de parties un maître joue dans sa tête pour une réponse (1000)
      --ms N               donner à un maître autant de millisecondes à la place ; les résultats dépendent alors de la machine
      --lang CODE          la langue de ce qui s’affiche (celle de la machine)
      --json               un objet JSON et rien d’autre

dataset =
    mazmorra dataset JEU --out FICHIER.jsonl.gz [--games N] [--seats N] [--bots LISTE] [--seed S] [--option clé=valeur]…

    Joue des parties entre bots et écrit chaque position où une place a décidé, telle que la place la voyait (docs/dataset.md).
      --out FICHIER.jsonl.gz
                           des lignes JSON comprimées ; sans « .gz », elles ne le sont pas
      --games N            combien de parties (100)
      --seats N            combien de places (4 là où le jeu le permet)
      --bots LISTE         un bot pour chaque place, séparés par des virgules ; moins de bots alternent (adventurer) :
                           { $levels }
      --seed S             un texte quelconque ; la même graine donne le même fichier (1)
      --option clé=valeur  une variante du jeu ; répétable
      --iterations N       combien de parties un maître joue dans sa tête pour une réponse (1000)
      --ms N               donner à un maître autant de millisecondes à la place ; les résultats dépendent alors de la machine
      --lang CODE          la langue de ce qui s’affiche (celle de la machine)

environment =
    mazmorra environment JEU [--seats N] [--option clé=valeur]…

    Laisse un programme jouer toutes les places : il lit et écrit des lignes de JSON sur l’entrée et la sortie standard (docs/environment.md).
      --seats N            combien de places (4 là où le jeu le permet)
      --option clé=valeur  une variante du jeu ; répétable
      --lang CODE          la langue de ce qui s’affiche (celle de la machine)

join =
    mazmorra join LIEN --bot "COMMANDE" [--bot-time MS] [--token JETON] [--json]

    Prend une place à une table d’un serveur pour un programme qui joue (docs/bot-protocol.md), et finit avec la partie.
      LIEN            le lien de la table avec son invitation, comme "http://127.0.0.1:8080/t/TABLE#INVITE"
      --bot COMMANDE  le programme, comme "python3 bot.py"
      --bot-time MS   combien de temps il peut prendre pour une réponse ({ $ms })
      --token JETON   joue avec le compte d’un programme (docs/api.md) et non comme nouvel invité
      --lang CODE     la langue de ce qui s’affiche (celle de la machine)
      --json          le résultat en un objet JSON et rien d’autre
    Si le programme échoue, sa place passe à un bot du serveur et le code de sortie est 1.

admin =
    mazmorra admin ACTE [MOTS]… [--data DOSSIER | --database postgres://…] [--server URL] [--as NOM] [--why TEXTE] [--json]

    Ce que peut faire l’opérateur d’un serveur en marche : la commande écrit un jeton de courte durée dans la base du serveur, puis demande au
    serveur. Tout, sauf regarder, est noté dans le journal avec --as et --why.
    { $acts }
      --data DOSSIER    le dossier du serveur (./data)
      --database URL    sa base PostgreSQL à la place
      --database-password-file FICHIER
                        un fichier dont la première ligne est le mot de passe de la base
      --server URL      l’adresse du serveur (celle qu’il a laissée dans ses données)
      --as NOM          qui tu es, pour le journal (ton nom sur cette machine)
      --why TEXTE       pourquoi tu le fais ; nécessaire pour tout ce qui change quelque chose
      --hours N         pour token, silence et ban : combien de temps cela dure (token 12, silence et ban 24)
      --minutes N       pour announce : quand le serveur s’arrête
      { $flags } TEXTE
                        pour announce : tes propres mots dans une langue
      --settled         pour reports : ceux qui sont déjà réglés
      --lang CODE       la langue de ce qui s’affiche (celle de la machine)
      --json            la réponse en un objet JSON

bench =
    mazmorra bench [--seconds N] [--json]

    Mesure sur un cœur, jeu par jeu : les parties au hasard et les réponses par seconde, la taille d’un état, le temps d’en copier un, combien de
    parties un maître joue dans sa tête, combien de fois plus sur tous les cœurs ensemble, et le retard de ses réponses. Puis les mêmes règles de Welcome to the Dungeon sur boardgame.io, dans le même passage.
      --seconds N    combien de temps mesurer chaque chose (3)
      --lang CODE    la langue de ce qui s’affiche (celle de la machine)
      --json         un objet JSON et rien d’autre

new-game =
    mazmorra new-game ID [--prefix XX]

    Crée dans ce dépôt les dossiers d’un nouveau jeu, avec les règles d’un petit jeu de cartes pour commencer, et l’enregistre : on peut y jouer
    aussitôt. docs/adding-a-game.md dit comment continuer.
      ID             comme high-card : minuscules, chiffres et traits d’union
      --prefix XX    deux majuscules pour ses identifiants de règles (tirées de l’ID)
      --lang CODE    la langue de ce qui s’affiche (celle de la machine)
