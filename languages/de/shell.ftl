app_name = Mazmorra
app_tagline = Alle Dungeons an einem Tisch
app_skip = Zum Inhalt springen
app_home = Start
app_close = Schließen
app_loading = Die Fackeln werden entzündet
app_slow = Das dauert länger als gedacht. Deine Partie ist sicher: Lade die Seite neu, um weiterzuspielen.
app_cancel = Abbrechen
app_remove = Entfernen
app_yes = Ja
app_no = Nein
app_language = Sprache
app_awaited = { $name } ist noch nicht geladen. Das geschieht, sobald du wieder im Netz bist.
app_notFound = Hier unten ist nichts
app_notFoundHelp = Dieser Gang endet vor einer Mauer. Geh zum Eingang zurück und nimm einen anderen Weg.
app_broke = Etwas ist schiefgegangen
app_brokeHelp = Deine Partie ist sicher. Lade die Seite neu, und es geht bei der letzten Entscheidung weiter.
app_reload = Neu laden

legal_title = Über diesen Server
legal_privacy = Datenschutz
legal_terms = Nutzungsregeln
legal_imprint = Impressum
legal_missing = Diese Seite kann gerade nicht gezeigt werden: Kein Server antwortet.

update_ready = Eine neue Version ist da.
update_take = Jetzt nutzen
update_later = Später

players = { $min }–{ $max } Spieler

home_title = Wähle ein Spiel
home_playNow = Spielen
home_oneScreen = An einem Bildschirm
home_online = Online
home_lobby = Tische online
home_withPeople = Jetzt mit Leuten spielen
home_daily = Tagesdungeon
home_tournaments = Turniere
home_nobody = Noch ist niemand da. Warte, und wir sagen dir, wenn jemand kommt.
home_playing =
    { $count ->
        [one] 1 Person spielt
       *[other] { $count } Personen spielen
    }
home_waiting =
    { $count ->
        [one] 1 Person wartet
       *[other] { $count } Personen warten
    }
home_openTables =
    { $count ->
        [one] 1 offener Tisch
       *[other] { $count } offene Tische
    }
home_mine = Meine Partien
home_rules = Regeln
home_learn = Lernen
home_dilemmas = Dilemmas
home_practice = Eigene Fehler
home_settings = Einstellungen
home_credits = Mitwirkende
home_bots = Bots
home_botLevel = Stufe
home_botCount =
    { $count ->
        [0] Keine: allein
       *[other] { $count }
    }
home_learnFirst = In fünf Minuten gelernt
home_learnOn = Weiter mit der Lektion
home_houseRules = Plätze und Hausregeln
home_keepName = Namen behalten
home_code = Code vom großen Bildschirm
home_codeJoin = Mitspielen
home_codeWrong = Ein Code hat vier Buchstaben, zum Beispiel KRTW.
home_otherwise = Kommt zwei Minuten lang niemand, übernehmen Bots die freien Plätze.
home_yourTurn = Du bist dran: { $game }
home_turns =
    { $count ->
        [one] 1 Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
home_resumeGame = { $game } fortsetzen
home_under = Auf dem Tisch
home_finished = Beendet
home_resume = Fortsetzen
home_watch = Noch mal ansehen
home_openFile = Gespeicherte Partie öffnen
home_badFile = Diese Datei ist keine Partie von Mazmorra, oder sie ist unvollständig.
home_removeAsk = Diese Partie löschen? Sie lässt sich nicht wiederherstellen.
home_answers =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }

setup_title = { $game }: Wer spielt?
setup_seats = Plätze
setup_seat = Platz { $number }
setup_name = Name
setup_who = Wer sitzt hier
setup_person = Person
setup_bot = Bot
setup_nameless = Irrlicht
setup_add = Platz hinzufügen
setup_drop = Diesen Platz entfernen
setup_variants = Hausregeln
setup_onlyAt =
    { $seats ->
        [one] Nur mit 1 Platz
       *[other] Nur mit { $seats } Plätzen
    }
setup_onlyFor = Nur mit { $min } bis { $max } Plätzen
setup_start = Los geht’s
setup_starting = Es wird ausgeteilt
setup_personNote = Es spielen mehrere Personen: Zwischen den Zügen fällt ein Vorhang, damit niemand fremde Karten sieht.
setup_botsOnly = Es spielen nur Bots: Du siehst zu.
setup_failed = Der Tisch konnte nicht eröffnet werden.

levels_random_name = Zufall
levels_random_help = Tut irgendetwas Erlaubtes, ohne hinzusehen.
levels_novice_name = Neuling
levels_novice_help = Vermeidet grobe Fehler, verpasst aber mehr als die Hälfte von allem anderen.
levels_apprentice_name = Lehrling
levels_apprentice_help = Spielt wie jemand, der die Regeln kennt und einen Plan hat: Jede vierte Entscheidung geht daneben.
levels_adventurer_name = Abenteurer
levels_adventurer_help = Kennt die Chancen und achtet darauf, wie alle spielen, blickt aber nicht über den eigenen Zug hinaus.
levels_master_name = Meister
levels_master_help = Stellt sich Tausende Fortsetzungen vor, lässt sich aber von ungewöhnlicher Spielweise überraschen.

styles_label = Platz { $seat }: Stil
styles_none = Kein eigener Stil
styles_any = Irgendein Stil, per Zufall
styles_anyHelp = Am Tisch wirst du es merken.
styles_known_cautious_name = Vorsichtig
styles_known_cautious_help = Kehrt früh um und überlässt Wagnisse den anderen, auch die guten.
styles_known_greedy_name = Gierig
styles_known_greedy_help = Will alles für sich und bezahlt dafür mit Wunden.
styles_known_hothead_name = Hitzkopf
styles_known_hothead_help = Schlägt bei der ersten Gelegenheit zu und geht keinem Kampf aus dem Weg.
styles_known_liar_name = Lügner
styles_known_liar_help = Verstellt sich bis zuletzt: Hier ist nichts so, wie es aussieht.
styles_at = { $level } · { $style }

table_understood = Verstanden
table_turnOf = { $name } ist dran
table_yourTurn = Du bist dran
table_memoryOnly = Dieser Browser merkt sich hier nichts, wie in einem privaten Fenster: Die Partie bleibt nur, solange diese Seite offen ist.
table_memoryUnderstood = Verstanden
table_yourTurnTo = Du bist dran. { $question }
table_happening = Mal sehen …
table_before = Bevor du spielst
table_soundAsk = Mit Ton spielen?
table_soundYes = Mit Ton
table_soundNo = Ohne
table_waitingFor = Warten auf { TO_PEOPLE($who) }
table_thinking = überlegt
table_over = Die Partie ist zu Ende
table_players = Spieler
table_hand = Deine Hand
table_track = Wie die Partie steht
table_happened = Was gerade geschah
table_log = Protokoll
table_menu = Menü
table_rules = Regeln
table_repeat = Noch mal zeigen
table_more = und { $count } mehr
table_skip = Überspringen
table_skipOn = Weiter bis zu meinem Zug
table_takeBack = Rückgängig
table_leave = Tisch verlassen
table_you = du
table_away = weg
table_covered = ein Bot spielt
table_bot = Bot
table_person = Person
table_guest = Gast
table_lost_missing = Dieser Tisch ist nicht auf diesem Gerät.
table_lost_version = An diesem Tisch wurde nach älteren Regeln gespielt, er lässt sich nicht fortsetzen. Seine Aufzeichnung bleibt erhalten.
table_lost_broken = Dieser Tisch ließ sich nicht wieder aufbauen.
table_connection_here = Auf diesem Gerät
table_connection_connecting = Verbindung wird aufgebaut
table_connection_online = Verbunden
table_connection_offline = Keine Verbindung. Neuer Versuch.
table_fullLog = Alles, was geschehen ist
table_emptyLog = Noch ist nichts geschehen.
table_why = Warum?
table_setup = Aufbau
table_move = Schritt { $number }
table_whatYouSee = Was du siehst
table_unknown = unbekannt
table_nothing = nichts
table_list = Alle Möglichkeiten als Liste

plane_nearer = Näher
plane_farther = Weiter weg
plane_all = Alles zeigen

choice_hint = Tipp
choice_hintThinking = Der Meister überlegt …
choice_hintSays = Der Meister würde { QUOTE($option) } wählen.
choice_label = Deine Wahl
choice_optional = Wenn du magst
choice_confirm = Bestätigen
choice_other = Neu wählen
choice_refused = Das geht jetzt nicht.
choice_stale = Zu spät: Die Partie ist schon weiter. Sieh noch einmal hin und wähle.
choice_options =
    { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
choice_keys = Wähle mit den Tasten 1 bis 9, bestätige mit der Eingabetaste, brich mit Esc ab.
choice_tapAgain = Ein zweites Tippen darauf bestätigt ebenfalls.
choice_onTable = Wähle auf dem Tisch oder aus der Liste.

recap_title = Seit deinem letzten Zug
recap_close = Verstanden
recap_again = Noch mal zeigen

curtain_title = { $name }, du bist dran
curtain_help = Nimm das Gerät. Alle anderen sehen weg.
curtain_ready = Ich bin { $name }

end_title = Ende
end_won = { $name } gewinnt
end_youWon = Du gewinnst
end_shared = { $names } teilen sich den Sieg
end_confirmAsk = Du kennst dich jetzt aus. Spielen, ohne jede Wahl zu bestätigen?
end_confirmOff = Ohne Bestätigen
end_confirmKeep = Weiter bestätigen
end_youShare = Du teilst dir den Sieg mit { $names }
end_youDied = Du bist nicht zurückgekehrt
end_dead = Tot
end_nobody = Niemand gewinnt
end_place = Rang
end_player = Spieler
end_chart = Wie es lief
end_chartNote = Kurve: { $rows }
end_again = Noch mal spielen
end_analysis = Was der Meister meint
end_check = Partie prüfen
end_watch = Noch mal ansehen
end_decisive = Wie es sich entschied
end_home = Alle Spiele
end_look = Tisch ansehen
end_results = Ergebnis
end_save = Als Datei sichern

replay_title = Wiederholung
replay_first = An den Anfang
replay_previous = Ein Schritt zurück
replay_next = Ein Schritt vor
replay_last = Ans Ende
replay_play = Abspielen
replay_pause = Anhalten
replay_position = Schritt { $at } von { $of }
replay_eyes = Sicht von
replay_all = Alle Karten offen
replay_public = Zuschauer
replay_continue = Von hier aus spielen
replay_continueHelp = Du übernimmst diesen Platz, Bots die anderen. Die Aufzeichnung ändert sich nicht.
replay_more = Mehr zu dieser Partie
replay_save = Als Datei sichern
replay_link = Link kopieren
replay_copied = Der Link ist kopiert.
replay_linkReady = Kopiere diesen Link:
replay_badLink = Dieser Link ist unvollständig: Die Partie darin lässt sich nicht lesen.
replay_linkMoment = Link hierher kopieren
replay_linkMomentHelp = Wer ihn öffnet, sieht die Partie ab diesem Moment, mit denselben Augen.
replay_linkHelp = Wer ihn öffnet, sieht diese Partie von Anfang an.
replay_broken = Die Regeln lehnen Schritt { $move } ab: Die Aufzeichnung wurde verändert. Bis dahin kann man zusehen.

clip_title = Diesen Moment zeigen
clip_length = Wie viel davon
clip_moves =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
clip_picture = Die Schritte als bewegtes Bild
clip_link = Link zu diesen Schritten kopieren
clip_embed = Code für eine eigene Seite kopieren
clip_copied = Kopiert.
clip_ready = Kopiere das:
clip_svg = Als bewegtes Bild sichern (SVG)
clip_video = Als Video sichern
clip_making = Das Video entsteht; das dauert so lange wie die Schritte.
clip_made = Das Video ist gesichert.
clip_failed = Dieser Browser konnte das Video nicht machen. Das bewegte Bild lässt sich trotzdem sichern.
clip_keep = Zu meinen schönsten Momenten
clip_kept = Behalten. Du findest es unter Meine Partien.

about_title = { $game }: über diese Karten
about_link = Über diese Karten

rulebook_tips = Tipps
rulebook_tryIt = Ausprobieren: { $title }
rulebook_learn = Beim Spielen lernen
rulebook_title = { $game }: die Regeln
rulebook_contents = Inhalt
rulebook_none = Das Regelheft dieses Spiels wird noch geschrieben.
rulebook_covers = Regeln, um die es hier geht
rulebook_notFound = Zu dieser Regel gibt es noch keinen Absatz.
rulebook_pick = Regeln

settings_title = Einstellungen
settings_language = Sprache
settings_theme = Licht
settings_themes_night = Fackelschein
settings_themes_day = Tageslicht
settings_themes_auto = Wie mein Gerät
settings_speed = Tempo der Züge anderer
settings_speeds_0 = Sofort
settings_speeds_1 = Langsam
settings_speeds_2 = Normal
settings_speeds_3 = Schnell
settings_sound = Geräusche
settings_volume = Lautstärke
settings_music = Musik des Ortes
settings_musicHelp = Leise und nie zweimal gleich. Sie spielt, solange du an einem Tisch sitzt.
settings_vibration = Vibrieren, wenn ich dran bin
settings_confirm = Vor dem Handeln bestätigen
settings_talk = Tischgespräch
settings_talkHelp = In Saboteur sagen Bots, wen sie verdächtigen, und alle dürfen jemanden mit einem Marker beschuldigen.
settings_confirmHelp = Erst wählen, dann sehen, was geschähe, dann bestätigen. Ist das aus, genügt ein Tippen.
settings_textSize = Schriftgröße
settings_textSizes_usual = Normal
settings_textSizes_large = Groß
settings_textSizes_largest = Sehr groß
settings_contrast = Hoher Kontrast
settings_motion = Weniger Bewegung
settings_motionHelp = Alles blendet über, statt sich zu bewegen. Immer an, wenn dein Gerät darum bittet.
settings_shortcuts = Tastenkürzel am Tisch
settings_single = Von selbst spielen, wenn es nur eine Möglichkeit gibt
settings_tips = Neues beim ersten Mal erklären
settings_tipsHelp = Alle Tipps stehen auch am Ende jedes Regelhefts.
settings_recap = Rückblick vor meinem Zug
settings_originMarks = Kennzeichnen, was nicht im Regelheft steht
settings_originMarksHelp = Ein kleiner Punkt auf Karten, Räumen und Helden, die aus anderen Quellen oder von uns stammen.
settings_yourName = Dein Name

credits_title = Mitwirkende
credits_intro = Mazmorra ist freie Software. Die Regeln der Spiele stehen hier in unseren eigenen Worten; die Spiele selbst gehören ihren Autoren und Verlagen, mit denen wir nicht verbunden sind. Wenn dir eines gefällt, kauf die Schachtel.
credits_games = Die Spiele
credits_designedBy = von { $name }
credits_icons = Symbole
credits_iconsText = Symbole von Lorc, Delapouite und den anderen Urhebern von game-icons.net, genutzt unter der Lizenz Creative Commons Namensnennung 3.0, von uns umgefärbt und zusammengesetzt.
credits_fonts = Schriften
credits_fontsText = Cinzel von Natanael Gama, Alegreya von Juan Pablo del Peral (Huerta Tipográfica) und die Ziffern der Lora von Olga Karpushina und Alexei Vanyashin (Cyreal), alle unter der SIL Open Font License 1.1.
credits_sound = Geräusche
credits_soundText = Von uns gemacht mit ZzFX von Frank Force (MIT-Lizenz).
credits_software = Software
credits_softwareText = Preact, Vite, wouter, zustand und Comlink, jeweils unter ihrer freien Lizenz. Unser eigener Code steht unter der MIT-Lizenz.

design_title = Alle Teile
design_intro = Jede Karte, jeder Marker und jedes Teil, wie es gezeichnet wird, zum Durchsehen.
design_colours = Farben
design_type = Schrift
design_badges = Abzeichen
design_crests = Plätze
design_cards = Karten und Rückseiten
design_buttons = Knöpfe
design_sounds = Geräusche
design_listen = Anhören: { $name }
design_icons = Bilder
