app_name = Mazmorra
app_tagline = Tutti i dungeon, un solo tavolo
app_skip = Vai al contenuto
app_home = Inizio
app_close = Chiudi
app_loading = Si accendono le torce
app_slow = Ci vuole più del previsto. La tua partita è al sicuro: ricarica la pagina per continuare.
app_cancel = Annulla
app_remove = Togli
app_yes = Sì
app_no = No
app_language = Lingua
app_awaited = { $name }: questa lingua non è ancora caricata. La useremo appena c’è rete.
app_notFound = Quaggiù non c’è niente
app_notFoundHelp = Questo corridoio finisce contro un muro. Torna all’ingresso e prova un’altra strada.
app_broke = Si è rotto qualcosa
app_brokeHelp = La tua partita è al sicuro. Ricarica la pagina per riprendere dall’ultima decisione.
app_reload = Ricarica

legal_title = Questo server
legal_privacy = Privacy
legal_terms = Condizioni d’uso
legal_imprint = Note legali
legal_missing = Questa pagina ora non si può mostrare: nessun server risponde.

update_ready = C’è una nuova versione.
update_take = Usala subito
update_later = Più tardi

players = { $min }–{ $max } giocatori

home_title = Scegli un gioco
home_playNow = Gioca subito
home_oneScreen = Su uno schermo
home_online = Online
home_lobby = Tavoli online
home_withPeople = Gioca subito con altri
home_daily = Dungeon del giorno
home_tournaments = Tornei
home_nobody = Non c’è ancora nessuno. Aspetta: ti avvisiamo quando arriva qualcuno.
home_playing =
    { $count ->
        [one] 1 persona sta giocando
       *[other] { $count } persone stanno giocando
    }
home_waiting =
    { $count ->
        [one] 1 persona aspetta
       *[other] { $count } persone aspettano
    }
home_openTables =
    { $count ->
        [one] 1 tavolo aperto
       *[other] { $count } tavoli aperti
    }
home_mine = Le mie partite
home_rules = Regole
home_learn = Impara
home_dilemmas = Dilemmi
home_practice = I miei errori
home_settings = Impostazioni
home_credits = Crediti
home_bots = Bot
home_botLevel = Livello
home_botCount =
    { $count ->
        [0] Nessuno: in solitario
       *[other] { $count }
    }
home_learnFirst = Impara in cinque minuti
home_learnOn = Continua la lezione
home_houseRules = Posti e regole della casa
home_keepName = Riserva il mio nome
home_code = Codice sullo schermo
home_codeJoin = Entra
home_codeWrong = Un codice ha quattro lettere, per esempio KRTW.
home_otherwise = Se in due minuti non arriva nessuno, i bot prendono i posti liberi.
home_yourTurn = Tocca a te: { $game }
home_turns =
    { $count ->
        [one] 1 tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
home_resumeGame = Riprendi { $game }
home_under = Sul tavolo
home_finished = Finite
home_resume = Riprendi
home_watch = Rivedi
home_openFile = Apri una partita salvata
home_badFile = Questo file non è una partita di Mazmorra, o è incompleto.
home_removeAsk = Cancellare questa partita? Non si potrà recuperare.
home_answers =
    { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }

setup_title = { $game }: chi gioca?
setup_seats = Posti
setup_seat = Posto { $number }
setup_name = Nome
setup_who = Chi siede qui
setup_person = Persona
setup_bot = Bot
setup_nameless = Viandante
setup_add = Aggiungi un posto
setup_drop = Togli questo posto
setup_variants = Regole della casa
setup_onlyAt =
    { $seats ->
        [one] Solo con 1 posto
       *[other] Solo con { $seats } posti
    }
setup_onlyFor = Solo da { $min } a { $max } posti
setup_start = Distribuisci le carte
setup_starting = Si distribuisce
setup_personNote = Giocate in più persone: tra un turno e l’altro cala un sipario, così nessuno vede le carte degli altri.
setup_botsOnly = Giocano solo bot: tu guardi.
setup_failed = Non è stato possibile aprire il tavolo.

levels_random_name = A caso
levels_random_help = Fa una cosa qualsiasi tra quelle permesse, senza guardare.
levels_novice_name = Novizio
levels_novice_help = Evita gli errori evidenti, ma più di metà del resto gli sfugge.
levels_apprentice_name = Apprendista
levels_apprentice_help = Gioca come chi conosce le regole e ha un piano: una decisione su quattro va storta.
levels_adventurer_name = Avventuriero
levels_adventurer_help = Conosce le probabilità e osserva come giocano tutti, ma non guarda oltre la propria mossa.
levels_master_name = Maestro
levels_master_help = Immagina migliaia di continuazioni, ma resta sorpreso da chi gioca in modo insolito.

styles_label = Posto { $seat }: stile
styles_none = Nessuno stile proprio
styles_any = Uno stile qualsiasi, a caso
styles_anyHelp = Lo scoprirai al tavolo.
styles_known_cautious_name = Prudente
styles_known_cautious_help = Torna indietro presto e lascia i rischi agli altri, anche quelli buoni.
styles_known_greedy_name = Avido
styles_known_greedy_help = Vuole tutto per sé e lo paga a suon di ferite.
styles_known_hothead_name = Testa calda
styles_known_hothead_help = Colpisce alla prima occasione e non si tira mai indietro.
styles_known_liar_name = Bugiardo
styles_known_liar_help = Finge fino all’ultimo: con lui niente è come sembra.
styles_at = { $level } · { $style }

table_understood = Capito
table_turnOf = Tocca a { $name }
table_yourTurn = Tocca a te
table_memoryOnly = Questo browser qui non conserva niente, come in una finestra privata: la partita dura finché la pagina resta aperta.
table_memoryUnderstood = Capito
table_yourTurnTo = Tocca a te. { $question }
table_happening = Vediamo…
table_before = Prima di giocare
table_soundAsk = Giocare con l’audio?
table_soundYes = Con l’audio
table_soundNo = Senza
table_waitingFor = In attesa di { TO_PEOPLE($who) }
table_thinking = sta pensando
table_over = La partita è finita
table_players = Giocatori
table_hand = La tua mano
table_track = Come va la partita
table_happened = Che cosa è appena successo
table_log = Cronaca
table_menu = Menu
table_rules = Regole
table_repeat = Rivedi
table_more =
    { $count ->
        [one] e un’altra cosa
       *[other] e altre { $count } cose
    }
table_skip = Salta
table_skipOn = Vai al mio turno
table_takeBack = Annulla mossa
table_leave = Lascia il tavolo
table_you = tu
table_away = assente
table_covered = gioca un bot
table_bot = bot
table_person = persona
table_guest = ospite
table_lost_missing = Questo tavolo non è su questo dispositivo.
table_lost_version = Questo tavolo è stato giocato con regole più vecchie e non si può riprendere. La registrazione resta.
table_lost_broken = Non è stato possibile ricostruire questo tavolo.
table_connection_here = Su questo dispositivo
table_connection_connecting = Connessione in corso
table_connection_online = In linea
table_connection_offline = Connessione assente. Nuovo tentativo.
table_fullLog = Tutto quello che è successo
table_emptyLog = Non è ancora successo niente.
table_why = Perché?
table_setup = Preparazione
table_move = Mossa { $number }
table_whatYouSee = Che cosa puoi vedere
table_unknown = sconosciuto
table_nothing = niente
table_list = Tutte le opzioni in elenco

plane_nearer = Più vicino
plane_farther = Più lontano
plane_all = Vedi tutto

choice_hint = Suggerimento
choice_hintThinking = Il maestro sta pensando…
choice_hintSays = Il maestro sceglierebbe { QUOTE($option) }.
choice_label = La tua scelta
choice_optional = Se vuoi
choice_confirm = Conferma
choice_other = Scegli di nuovo
choice_refused = Adesso non si può fare.
choice_stale = Troppo tardi: la partita è andata avanti. Guarda di nuovo e scegli.
choice_options =
    { $count ->
        [one] 1 opzione
       *[other] { $count } opzioni
    }
choice_keys = Scegli con i tasti da 1 a 9, conferma con Invio, annulla con Esc.
choice_tapAgain = Si conferma anche toccandola una seconda volta.
choice_onTable = Scegli sul tavolo o dall’elenco.

recap_title = Dal tuo ultimo turno
recap_close = Capito
recap_again = Fammelo rivedere

curtain_title = { $name }, tocca a te
curtain_help = Prendi il dispositivo. Tutti gli altri guardano altrove.
curtain_ready = Sono { $name }

end_title = Fine
end_won = Vince { $name }
end_youWon = Hai vinto
end_shared = { $names } condividono la vittoria
end_confirmAsk = Ormai te la cavi. Giocare senza confermare ogni scelta?
end_confirmOff = Senza conferma
end_confirmKeep = Continua a confermare
end_youShare = Condividi la vittoria con { $names }
end_youDied = Non hai fatto ritorno
end_dead = Non torna
end_nobody = Non vince nessuno
end_place = Posizione
end_player = Giocatore
end_chart = Com’è andata
end_chartNote = Grafico: { $rows }
end_again = Gioca ancora
end_analysis = Che cosa pensa il maestro
end_check = Verifica questa partita
end_watch = Rivedi la partita
end_decisive = Vedi come si è decisa
end_home = Tutti i giochi
end_look = Guarda il tavolo
end_results = Risultati
end_save = Salva in un file
clip_title = Mostra questo momento
clip_length = Quanto ne mostri
clip_moves =
    { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }
clip_picture = Le mosse come immagine animata
clip_link = Copia il link a queste mosse
clip_embed = Copia il codice per una tua pagina
clip_copied = Copiato.
clip_ready = Copia questo:
clip_svg = Salva come immagine animata (SVG)
clip_video = Salva come video
clip_making = Il video è in lavorazione; dura quanto le mosse.
clip_made = Il video è salvato.
clip_failed = Questo browser non ha potuto fare il video. L’immagine animata si può comunque salvare.
clip_keep = Tieni tra i miei momenti migliori
clip_kept = Fatto. Lo trovi in «Le mie partite».

replay_title = Replay
replay_first = All’inizio
replay_previous = Una mossa indietro
replay_next = Una mossa avanti
replay_last = Alla fine
replay_play = Riproduci
replay_pause = Pausa
replay_position = Mossa { $at } di { $of }
replay_eyes = Guarda come
replay_all = Tutto scoperto
replay_public = Spettatore
replay_continue = Continua a giocare da qui
replay_continueHelp = Tu prendi questo posto, i bot gli altri. La registrazione non cambia.
replay_more = Altro su questa partita
replay_save = Salva in un file
replay_link = Copia il link
replay_copied = Il link è copiato.
replay_linkReady = Copia questo link:
replay_badLink = Questo link è incompleto: la partita che contiene non si può leggere.
replay_linkMoment = Copia il link a questo momento
replay_linkMomentHelp = Chi lo apre vede la partita da questo momento in poi, con gli stessi occhi.
replay_linkHelp = Chi lo apre vede questa partita dall’inizio.
replay_broken = Le regole rifiutano la mossa { $move }: la registrazione è stata alterata. Si può guardare fino a lì.

about_title = { $game }: su queste carte
about_link = Su queste carte

rulebook_tips = Consigli
rulebook_tryIt = Prova: { $title }
rulebook_learn = Impara giocando
rulebook_title = { $game }: le regole
rulebook_contents = Indice
rulebook_none = Il regolamento di questo gioco è ancora in lavorazione.
rulebook_covers = Regole spiegate qui
rulebook_notFound = Nessun paragrafo parla ancora di questa regola.
rulebook_pick = Regole

settings_title = Impostazioni
settings_language = Lingua
settings_theme = Luce
settings_themes_night = Di torcia
settings_themes_day = Del giorno
settings_themes_auto = Come il mio dispositivo
settings_speed = Velocità delle mosse altrui
settings_speeds_0 = Subito
settings_speeds_1 = Lenta
settings_speeds_2 = Normale
settings_speeds_3 = Rapida
settings_sound = Suoni
settings_volume = Volume
settings_music = Musica del luogo
settings_musicHelp = Sommessa e mai uguale. Suona mentre sei a un tavolo.
settings_vibration = Vibra quando tocca a me
settings_confirm = Conferma prima di agire
settings_talk = Chiacchiere al tavolo
settings_talkHelp = In Saboteur i bot dicono di chi sospettano, e chiunque può posare un segnalino d’accusa.
settings_confirmHelp = Scegli, vedi che cosa succederebbe e poi confermi. Se è spento, basta un tocco.
settings_textSize = Dimensione del testo
settings_textSizes_usual = Normale
settings_textSizes_large = Grande
settings_textSizes_largest = Molto grande
settings_contrast = Contrasto alto
settings_motion = Meno movimento
settings_motionHelp = Le cose sfumano invece di muoversi. Sempre attivo se il tuo dispositivo lo chiede.
settings_shortcuts = Scorciatoie da tastiera al tavolo
settings_single = Gioca in automatico quando c’è una sola opzione
settings_tips = Spiega le cose quando compaiono la prima volta
settings_tipsHelp = Tutti i consigli si possono rileggere in fondo a ogni regolamento.
settings_recap = Riepilogo prima del mio turno
settings_originMarks = Segna ciò che non sta nel regolamento
settings_originMarksHelp = Un puntino su carte, tessere ed eroi che vengono da altre fonti o da noi.
settings_yourName = Il tuo nome

credits_title = Crediti
credits_intro = Mazmorra è software libero. Le regole dei giochi sono raccontate con parole nostre; i giochi appartengono ai loro autori ed editori, con i quali non abbiamo legami. Se uno ti piace, compra la scatola.
credits_games = I giochi
credits_designedBy = ideato da { $name }
credits_icons = Icone
credits_iconsText = Icone di Lorc, Delapouite e degli altri autori di game-icons.net, con licenza Creative Commons Attribuzione 3.0, ricolorate e composte da noi.
credits_fonts = Caratteri
credits_fontsText = Cinzel di Natanael Gama, Alegreya di Juan Pablo del Peral (Huerta Tipográfica) e le cifre di Lora di Olga Karpushina e Alexei Vanyashin (Cyreal), tutti con licenza SIL Open Font License 1.1.
credits_sound = Suoni
credits_soundText = Fatti da noi con ZzFX di Frank Force (licenza MIT).
credits_software = Software
credits_softwareText = Preact, Vite, wouter, zustand e Comlink, ciascuno con la propria licenza libera. Il nostro codice ha la licenza MIT.

design_title = Tutti i pezzi
design_intro = Ogni carta, segnalino e pezzo così com’è disegnato, per controllarli.
design_colours = Colori
design_type = Carattere
design_badges = Distintivi
design_crests = Posti
design_cards = Carte e dorsi
design_buttons = Pulsanti
design_sounds = Suoni
design_listen = Ascolta: { $name }
design_icons = Figure
