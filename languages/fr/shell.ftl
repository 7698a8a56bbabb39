app_name = Mazmorra
app_tagline = Tous les donjons, une seule table
app_skip = Aller au contenu
app_home = Accueil
app_close = Fermer
app_loading = On allume les torches
app_slow = C’est plus long que prévu. Ta partie ne risque rien : recharge la page pour continuer.
app_cancel = Annuler
app_remove = Supprimer
app_yes = Oui
app_no = Non
app_language = Langue
app_awaited = { $name } n’est pas encore chargé. Ce sera pris en compte dès que le réseau reviendra.
app_notFound = Il n’y a rien ici-bas
app_notFoundHelp = Ce couloir finit sur un mur. Retourne à l’entrée et choisis un autre chemin.
app_broke = Quelque chose s’est cassé
app_brokeHelp = Ta partie ne risque rien. Recharge la page pour reprendre à la dernière décision.
app_reload = Recharger

legal_title = À propos de ce serveur
legal_privacy = Vie privée
legal_terms = Conditions d’utilisation
legal_imprint = Mentions légales
legal_missing = Impossible d’afficher cette page pour l’instant : aucun serveur ne répond.

update_ready = Une nouvelle version est prête.
update_take = L’utiliser
update_later = Plus tard

players = { $min }–{ $max } joueurs

home_title = Choisis un jeu
home_playNow = Jouer
home_oneScreen = Sur un écran
home_online = En ligne
home_lobby = Tables en ligne
home_withPeople = Jouer avec du monde
home_daily = Donjon du jour
home_tournaments = Tournois
home_nobody = Il n’y a encore personne. Attends ici : nous te préviendrons dès que quelqu’un viendra.
home_playing =
    { $count ->
        [one] { $count } personne joue
       *[other] { $count } personnes jouent
    }
home_waiting =
    { $count ->
        [one] { $count } personne attend
       *[other] { $count } personnes attendent
    }
home_openTables =
    { $count ->
        [one] { $count } table ouverte
       *[other] { $count } tables ouvertes
    }
home_mine = Mes parties
home_rules = Règles
home_learn = Apprendre
home_dilemmas = Dilemmes
home_practice = Mes erreurs
home_settings = Réglages
home_credits = Crédits
home_bots = Bots
home_botLevel = Niveau
home_botCount =
    { $count ->
        [0] Aucun : en solo
       *[other] { $count }
    }
home_learnFirst = Apprendre en cinq minutes
home_learnOn = Reprendre la leçon
home_houseRules = Places et règles maison
home_keepName = Garder mon nom
home_code = Code d’un grand écran
home_codeJoin = Rejoindre
home_codeWrong = Un code a quatre lettres, par exemple KRTW.
home_otherwise = Si personne ne vient d’ici deux minutes, des bots prennent les places libres.
home_yourTurn = À toi de jouer : { $game }
home_turns =
    { $count ->
        [one] { $count } table t’attend
       *[other] { $count } tables t’attendent
    }
home_resumeGame = Reprendre { $game }
home_under = Sur la table
home_finished = Terminées
home_resume = Reprendre
home_watch = Revoir
home_openFile = Ouvrir une partie enregistrée
home_badFile = Ce fichier n’est pas une partie de Mazmorra, ou il est incomplet.
home_removeAsk = Supprimer cette partie ? Elle sera perdue pour de bon.
home_answers =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }

setup_title = { $game } : qui joue ?
setup_seats = Places
setup_seat = Place { $number }
setup_name = Nom
setup_who = Qui s’assied ici
setup_person = Personne
setup_bot = Bot
setup_nameless = Âme errante
setup_add = Ajouter une place
setup_drop = Retirer cette place
setup_variants = Règles maison
setup_onlyAt =
    { $seats ->
        [one] Seulement avec { $seats } place
       *[other] Seulement avec { $seats } places
    }
setup_onlyFor = Seulement de { $min } à { $max } places
setup_start = Distribuer les cartes
setup_starting = On distribue
setup_personNote = Plusieurs personnes jouent : un rideau tombe entre les tours, pour que personne ne voie les cartes des autres.
setup_botsOnly = Seuls des bots jouent : tu regardes.
setup_failed = La table n’a pas pu être ouverte.

levels_random_name = Hasard
levels_random_help = Fait n’importe quoi de permis, sans regarder.
levels_novice_name = Novice
levels_novice_help = Évite les grosses bourdes, mais passe à côté de plus de la moitié du reste.
levels_apprentice_name = Apprenti
levels_apprentice_help = Joue comme qui connaît les règles et a un plan : une décision sur quatre s’égare.
levels_adventurer_name = Aventurier
levels_adventurer_help = Connaît les probabilités et observe le jeu de chacun, mais ne voit pas plus loin que son propre coup.
levels_master_name = Maître
levels_master_help = Imagine des milliers de suites, mais se laisse surprendre par un jeu inhabituel.

styles_label = Place { $seat } : style
styles_none = Sans style
styles_any = Un style au hasard
styles_anyHelp = Tu le découvriras à la table.
styles_known_cautious_name = Prudent
styles_known_cautious_help = Rebrousse chemin tôt et laisse les risques aux autres, même les bons.
styles_known_greedy_name = Avide
styles_known_greedy_help = Veut tout pour lui et le paie en blessures.
styles_known_hothead_name = Fougueux
styles_known_hothead_help = Frappe à la première occasion et ne refuse jamais un combat.
styles_known_liar_name = Menteur
styles_known_liar_help = Fait semblant jusqu’au bout : avec lui, rien n’est ce qu’il paraît.
styles_at = { $level } · { $style }

table_understood = Compris
table_turnOf = Au tour { DE($name) }
table_yourTurn = À toi
table_memoryOnly = Ce navigateur ne garde rien ici, comme en fenêtre privée : la partie dure tant que cette page reste ouverte.
table_memoryUnderstood = Compris
table_yourTurnTo = À toi. { $question }
table_happening = Voyons voir…
table_before = Avant de jouer
table_soundAsk = Jouer avec le son ?
table_soundYes = Avec le son
table_soundNo = Sans
table_waitingFor = On attend { PEOPLE($who) }
table_thinking = réfléchit
table_over = La partie est finie
table_players = Joueurs
table_hand = Ta main
table_track = Où en est la partie
table_happened = Ce qui vient de se passer
table_log = Journal
table_menu = Menu
table_rules = Règles
table_repeat = Montrer encore
table_more = et { $count } de plus
table_skip = Sauter
table_skipOn = Aller à mon tour
table_takeBack = Annuler
table_leave = Quitter la table
table_you = toi
table_away = absent
table_covered = un bot joue
table_bot = bot
table_person = personne
table_guest = invité
table_lost_missing = Cette table n’est pas sur cet appareil.
table_lost_version = Cette table a été jouée avec d’anciennes règles et ne peut pas être reprise. Son enregistrement est conservé.
table_lost_broken = Cette table n’a pas pu être remise en place.
table_connection_here = Sur cet appareil
table_connection_connecting = Connexion
table_connection_online = Connecté
table_connection_offline = Pas de connexion. Nouvel essai en cours.
table_fullLog = Tout ce qui s’est passé
table_emptyLog = Il ne s’est encore rien passé.
table_why = Pourquoi ?
table_setup = Mise en place
table_move = Coup { $number }
table_whatYouSee = Ce que tu vois
table_unknown = inconnu
table_nothing = rien
table_list = Tous les choix en liste

plane_nearer = Plus près
plane_farther = Plus loin
plane_all = Tout voir

choice_hint = Indice
choice_hintThinking = Le maître réfléchit…
choice_hintSays = Le maître choisirait { QUOTE($option) }.
choice_label = Ton choix
choice_optional = Si tu veux
choice_confirm = Confirmer
choice_other = Changer
choice_refused = Ce n’est pas possible maintenant.
choice_stale = Trop tard : la partie a continué. Regarde à nouveau et choisis.
choice_options =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
choice_keys = Choisis avec les touches 1 à 9, confirme avec Entrée, annule avec Échap.
choice_tapAgain = Un second appui confirme aussi.
choice_onTable = Choisis sur la table ou dans la liste.

recap_title = Depuis ton dernier tour
recap_close = Compris
recap_again = Montrer encore

curtain_title = { $name }, à toi de jouer
curtain_help = Prends l’appareil. Les autres regardent ailleurs.
curtain_ready = C’est moi, { $name }

end_title = Fin de la partie
end_won = Victoire { DE($name) }
end_youWon = Tu gagnes
end_shared = { $names } partagent la victoire
end_confirmAsk = Tu connais la maison. Jouer sans confirmer chaque choix ?
end_confirmOff = Sans confirmer
end_confirmKeep = Toujours confirmer
end_youShare = Tu partages la victoire avec { $names }
end_youDied = Tu ne reviens pas du donjon
end_dead = Au tombeau
end_nobody = Personne ne gagne
end_place = Rang
end_player = Joueur
end_chart = Le fil de la partie
end_chartNote = Graphique : { $rows }
end_again = Rejouer
end_analysis = L’avis du maître
end_check = Vérifier la partie
end_watch = La revoir
end_decisive = Voir le tournant
end_home = Tous les jeux
end_look = Voir la table
end_results = Résultats
end_save = Enregistrer un fichier

clip_title = Montrer ce moment
clip_length = Quelle longueur
clip_moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
clip_picture = Les coups en image animée
clip_link = Copier le lien vers ces coups
clip_embed = Copier le code pour ta propre page
clip_copied = Copié.
clip_ready = Copie ceci :
clip_svg = Enregistrer en image animée (SVG)
clip_video = Enregistrer en vidéo
clip_making = La vidéo se prépare ; il lui faut le temps des coups.
clip_made = La vidéo est enregistrée.
clip_failed = Ce navigateur n’a pas pu faire la vidéo. L’image animée peut toujours être enregistrée.
clip_keep = Garder parmi mes plus beaux moments
clip_kept = Gardé. C’est sous Mes parties.

replay_title = Relecture
replay_first = Au début
replay_previous = Un coup en arrière
replay_next = Un coup en avant
replay_last = À la fin
replay_play = Lecture
replay_pause = Pause
replay_position = Coup { $at } sur { $of }
replay_eyes = Vu par
replay_all = Toutes les cartes visibles
replay_public = Spectateur
replay_continue = Jouer à partir d’ici
replay_continueHelp = Tu prends cette place, des bots prennent les autres. L’enregistrement ne change pas.
replay_more = Plus sur cette partie
replay_save = Enregistrer un fichier
replay_link = Copier le lien
replay_copied = Le lien est copié.
replay_linkReady = Copie ce lien :
replay_badLink = Ce lien est incomplet : impossible de lire la partie qu’il contient.
replay_linkMoment = Copier le lien vers ce moment
replay_linkMomentHelp = Qui l’ouvre voit la partie à partir de ce moment, par les mêmes yeux.
replay_linkHelp = Qui l’ouvre voit cette partie depuis le début.
replay_broken = Les règles refusent le coup { $move } : l’enregistrement a été modifié. On peut le regarder jusque-là.

about_title = { $game } : à propos de ces cartes
about_link = À propos de ces cartes

rulebook_tips = Conseils
rulebook_tryIt = Essayer : { $title }
rulebook_learn = Apprendre en jouant
rulebook_title = { $game } : les règles
rulebook_contents = Sommaire
rulebook_none = Les règles de ce jeu sont encore en cours d’écriture.
rulebook_covers = Règles traitées ici
rulebook_notFound = Aucun paragraphe ne traite encore cette règle.
rulebook_pick = Règles

settings_title = Réglages
settings_language = Langue
settings_theme = Lumière
settings_themes_night = Aux torches
settings_themes_day = Plein jour
settings_themes_auto = Comme mon appareil
settings_speed = Vitesse des coups des autres
settings_speeds_0 = Immédiate
settings_speeds_1 = Lente
settings_speeds_2 = Normale
settings_speeds_3 = Rapide
settings_sound = Sons
settings_volume = Volume
settings_music = Musique du lieu
settings_musicHelp = Discrète, et jamais deux fois la même. Elle joue tant que tu es à une table.
settings_vibration = Vibrer quand c’est mon tour
settings_confirm = Confirmer avant d’agir
settings_talk = Paroles de table
settings_talkHelp = Dans Saboteur, les bots disent qui ils soupçonnent, et chacun peut poser un jeton d’accusation.
settings_confirmHelp = Tu choisis, tu vois ce qui se passerait, puis tu confirmes. Sans cela, un appui suffit.
settings_textSize = Taille du texte
settings_textSizes_usual = Normale
settings_textSizes_large = Grande
settings_textSizes_largest = Très grande
settings_contrast = Contraste élevé
settings_motion = Moins de mouvement
settings_motionHelp = Les choses apparaissent en fondu au lieu de bouger. Toujours actif si ton appareil le demande.
settings_shortcuts = Raccourcis clavier à la table
settings_single = Jouer sans demander quand il n’y a qu’un choix
settings_tips = Expliquer les choses à leur première apparition
settings_tipsHelp = Tous les conseils se relisent à la fin de chaque livret de règles.
settings_recap = Résumé avant mon tour
settings_originMarks = Signaler ce que le livret n’imprime pas
settings_originMarksHelp = Un petit point sur les cartes, les tuiles et les héros qui viennent d’ailleurs ou de nous.
settings_yourName = Ton nom

credits_title = Crédits
credits_intro = Mazmorra est un logiciel libre. Les règles des jeux sont racontées avec nos propres mots ; les jeux eux-mêmes appartiennent à leurs auteurs et à leurs éditeurs, avec qui nous n’avons aucun lien. Si l’un d’eux te plaît, achète la boîte.
credits_games = Les jeux
credits_designedBy = créé par { $name }
credits_icons = Icônes
credits_iconsText = Icônes de Lorc, Delapouite et des autres auteurs de game-icons.net, sous licence Creative Commons Attribution 3.0, recolorées et composées par nous.
credits_fonts = Polices
credits_fontsText = Cinzel de Natanael Gama, Alegreya de Juan Pablo del Peral (Huerta Tipográfica) et les chiffres de Lora d’Olga Karpushina et d’Alexei Vanyashin (Cyreal), toutes sous licence SIL Open Font License 1.1.
credits_sound = Sons
credits_soundText = Faits par nous avec ZzFX de Frank Force (licence MIT).
credits_software = Logiciels
credits_softwareText = Preact, Vite, wouter, zustand et Comlink, chacun sous sa propre licence libre. Notre code est sous licence MIT.

design_title = Toutes les pièces
design_intro = Chaque carte, jeton et élément tel qu’il est dessiné, pour relecture.
design_colours = Couleurs
design_type = Caractères
design_badges = Insignes
design_crests = Places
design_cards = Cartes et dos
design_buttons = Boutons
design_sounds = Sons
design_listen = Écouter : { $name }
design_icons = Images
