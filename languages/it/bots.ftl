levels_random_name = A caso
levels_random_sentence = Non guarda niente: decide il caso.
levels_novice_name = Novizio
levels_novice_sentence = Evita gli errori evidenti, ma gli sfugge più di metà di ciò che vede un buon giocatore.
levels_apprentice_name = Apprendista
levels_apprentice_sentence = Segue un piano, ma circa una decisione su quattro se ne discosta.
levels_adventurer_name = Avventuriero
levels_adventurer_sentence = Conosce le probabilità e osserva come giocano tutti, ma non pensa in anticipo.
levels_master_name = Maestro
levels_master_sentence = Prova migliaia di continuazioni, ma ogni avversario per lui è uno di pochi tipi di giocatore.

sure_only = Non c’era altro da fare.
sure_clear = Chiaramente la migliore.
sure_likely = Probabilmente la migliore.
sure_close = Una scelta sul filo.

suspicion = Quanto è probabile che ciascuno sia un sabotatore

styles_sensible = gioca con buon senso
styles_timid = va sul sicuro
styles_bold = rischia
styles_never-leaves = non lascia mai
styles_plays-high = gioca carte alte
styles_plays-middle = gioca carte medie
styles_plays-low = gioca carte basse
styles_sabotages-early = saboterebbe presto
styles_helps = aiuta tutti
styles_random = gioca a caso

reasons_search = È ciò che è andato meglio nelle partite immaginate.
reasons_dr-look = Davanti ci sono più stanze buie: meglio usare una torcia e fare piani.
reasons_dr-escape = Con questo oggetto si fugge dal boss.
reasons_dr-crystal-ball = In questa stanza c’è troppo in ballo per giocare alla cieca.
reasons_dr-key = Una chiave prende il forziere e risparmia una carta alta.
reasons_dr-sword = Una spada combatte come un 5 e risparmia una carta alta.
reasons_dr-treasure-high = Questo forziere vale una carta alta.
reasons_dr-treasure-low = Questo forziere non vale una carta alta.
reasons_dr-vault = La cosa più utile di questo caveau.
reasons_dr-trap-high = La trappola colpirà qualcun altro: che faccia male.
reasons_dr-trap-low = Meglio una trappola leggera, o almeno risparmiare le carte alte.
reasons_dr-fight-high = In questo scontro conviene non essere il più debole.
reasons_dr-fight-low = Al mostro pensano gli altri, o perdere costa poco.
reasons_sb-dig = Così la galleria si avvicina all’obiettivo.
reasons_sb-reach = Raggiunge un obiettivo che può nascondere il tesoro.
reasons_sb-widen = Più gallerie aperte sono più difficili da sbarrare.
reasons_sb-break-suspect = Questo giocatore sta scavando contro di noi.
reasons_sb-break-miner = Un minatore onesto che non può scavare non è un pericolo.
reasons_sb-repair-self = Con un attrezzo rotto non si scava.
reasons_sb-repair-friend = Questo giocatore è dei nostri e deve continuare a scavare.
reasons_sb-clear = Quel vicolo cieco è d’intralcio.
reasons_sb-bury = Bisogna far crollare la galleria prima che arrivi.
reasons_sb-map = Prima di scavare conviene sapere dov’è il tesoro.
reasons_sb-block = Bisogna sbarrare la strada al tesoro.
reasons_sb-pretend = Per ora conviene sembrare un minatore onesto.
reasons_sb-waste = Conviene scartare ciò che servirebbe ai minatori.
reasons_sb-discard = Niente qui aiuta: si scarta la carta peggiore.
reasons_sb-most-gold = Conviene prendere più oro possibile.
reasons_dq-leave = Fuori con vita e con qualcosa nel sacco.
reasons_dq-hero = L’eroe che più spesso torna a casa con un tesoro.
reasons_dq-tower = Tutte le torri sono ugualmente lontane dal tesoro.
reasons_dq-take-best = Conviene prendere la carta che vale di più.
reasons_dq-give-least = Conviene cedere ciò che vale di meno.
reasons_dq-richest = Questo eroe porta con sé più di tutti.
reasons_dq-hunt = Un mostro accanto a un eroe vale più di uno lontano.
reasons_dq-use = Era tenuto da parte per questo.
reasons_dq-save-it = Meglio tenerlo per qualcosa di peggio.
reasons_dq-first = Prima bisogna risolvere questo.
reasons_dq-way = È la strada più corta per dove si va.
reasons_dq-cross = Girarci intorno richiederebbe di più.
reasons_dq-turn-back = Girarci intorno è più sicuro di una caduta.
reasons_dq-reroll = Conviene ritirare il dado peggiore.
reasons_dq-tower-power = Da un’altra torre la strada per il tesoro può essere più corta.
reasons_dq-break-off = Troppe ferite per continuare: ancora un round vinto, e via.
reasons_dq-fight-on = Il mostro cadrà prima.
reasons_dq-roll = Un tiro che difficilmente fa danni.
reasons_dq-too-late = Il tesoro è fuori portata: almeno se ne esca con vita.
reasons_dq-more = Le forze ci sono ed è presto: si cerca ancora.
reasons_dq-home = È ora di portare a casa quello che c’è.
reasons_dq-search = Questa stanza può nascondere qualcosa, ed è tranquilla.
reasons_dq-to-dragon = Andata e ritorno prima di notte: avanti verso il tesoro.
reasons_dq-secret-door = Una porta segreta: una stanza più vicino, senza spendere niente.
reasons_dq-explore = Una stanza che può avere un Bottino, non troppo lontano da una torre.
reasons_dq-dragon = È difficile che il drago si svegli stavolta.
reasons_dq-other = Non c’è una strada migliore.
reasons_dq-fight = Questo si può uccidere.
reasons_dq-flee = Meglio fuggire: questo combattimento costerebbe troppo.
reasons_dq-strong-card = La carta più forte, con altre per contrattaccare.
reasons_dq-counter = Si contrattacca solo se così si vince il round.
reasons_dq-loot = Una volta su due dentro c’è un Bottino.
reasons_dq-no-treasure = In solitario conta solo il tesoro, e ciò che morde là dentro farebbe perdere tempo.
reasons_dq-leave-it = Troppe ferite per toccarlo.
reasons_dq-no-secret-door = Chissà che cosa c’è dietro: meglio il terreno conosciuto.
reasons_dq-redraw = Molto peggio non può andare: si pesca un’altra carta.
reasons_dq-keep = Questa carta va bene.
reasons_dq-heal = Prima le ferite.
reasons_wd-too-dangerous = Il dungeon pare troppo pericoloso: che entri qualcun altro.
reasons_wd-open-dungeon = Un dungeon vuoto è un regalo: si resta in gara.
reasons_wd-still-safe = Al dungeon si può ancora sopravvivere: si resta in gara.
reasons_wd-strip = Qualcun altro resterà in gara: si toglie altro equipaggiamento all’avventuriero, e poi si passa.
reasons_wd-choose = L’avventuriero che lascia meglio chi comincia.
reasons_wd-add-harmless = Con l’equipaggiamento che resta questo mostro fa poco male.
reasons_wd-spare-tile = È il pezzo d’equipaggiamento di cui si può fare più a meno.
reasons_wd-set-trap = Qualcun altro ci finirà dentro.
reasons_wd-name-worst = Conviene scegliere la specie che costerebbe di più.
reasons_wd-polymorph-worst = Questo mostro è peggio di qualsiasi cosa possa dare il mazzo.
reasons_wd-polymorph-repeat = Un secondo mostro della stessa specie rovinerebbe l’onnipotenza.
reasons_wd-keep-polymorph = Può arrivare di peggio: meglio tenere il polimorfismo.
reasons_wd-axe-or-die = Senza l’ascia è la fine.
reasons_wd-axe-big = Un bersaglio migliore per l’ascia non verrà.
reasons_wd-save-axe = Questo si può reggere: meglio tenere l’ascia.

remarks_wd-survive = Se entrassi adesso, probabilità di sopravvivere: { $chance }.
remarks_wd-odds =
    { $change ->
        [same] La tua probabilità di sopravvivere resta { $chance }.
       *[up] La tua probabilità di sopravvivere: prima { $before }, ora { $chance }.
    }
remarks_wd-looks = Per chi non ha visto nessuna carta, la probabilità pare: { $chance }.
remarks_wd-last = Allora entra { $name }. Per quel che sai, probabilità di sopravvivere: { $chance }.
remarks_wd-left =
    { $count ->
        [one] Poi resta 1 giocatore, che entra.
       *[other] Poi restano { $count } giocatori, e uno di loro entrerà.
    }
remarks_wd-free = Il dungeon è vuoto: chi entra adesso ha successo.
remarks_wd-stays = Finora { $name } resta in gara anche quando altri avrebbero passato.
remarks_wd-rival-wins = Ancora un successo e { $name } vince la partita.
remarks_wd-rival-out = Ancora un fallimento e per { $name } la partita è finita.
remarks_wd-own-wins = Ancora un successo e vinci la partita.
remarks_wd-own-out = Ancora un fallimento e per te la partita è finita.
remarks_wd-run = Da qui, probabilità di sopravvivere al dungeon: { $chance }.
remarks_wd-hero = Con tutto l’equipaggiamento e sei mostri sconosciuti nel dungeon, probabilità di sopravvivere: { $chance }.
remarks_dr-coins =
    { $count ->
        [one] In media porta 1 moneta.
       *[other] In media porta { $count } monete.
    }
remarks_dr-coins-lost =
    { $count ->
        [one] In media costa 1 moneta.
       *[other] In media costa { $count } monete.
    }
remarks_dr-wounds =
    { $count ->
        [one] In media costa 1 ferita.
       *[other] In media costa { $count } ferite.
    }
remarks_dr-heals =
    { $count ->
        [one] Cura 1 ferita.
       *[other] Cura { $count } ferite.
    }
remarks_dr-nothing = In media in questa stanza non porta e non costa quasi niente.
remarks_dr-gift = Porta un oggetto.
remarks_dr-trap-coins =
    { $count ->
        [one] Così come stanno le cose la trappola colpisce { $name }: in media 1 moneta.
       *[other] Così come stanno le cose la trappola colpisce { $name }: in media { $count } monete.
    }
remarks_dr-trap-wounds =
    { $count ->
        [one] Così come stanno le cose la trappola colpisce { $name }: in media 1 ferita.
       *[other] Così come stanno le cose la trappola colpisce { $name }: in media { $count } ferite.
    }
remarks_dr-trap-you = Così come stanno le cose la trappola colpisce te.
remarks_dr-later =
    { $count ->
        [one] Senza questa carta il resto del livello vale circa 1 moneta in meno.
       *[other] Senza questa carta il resto del livello vale circa { $count } monete in meno.
    }
remarks_dr-most-wounds = Hai più ferite di tutti: così come stanno le cose alla fine sverresti.
remarks_dr-item = Consuma l’oggetto, e tutte le tue carte potere restano in mano.
remarks_dr-escape = Il boss non può toccarti.
remarks_dr-ball = Scegli la tua carta quando quelle degli altri sono già scoperte.
remarks_dr-look =
    { $count ->
        [one] Mostra 1 stanza buia prima che tu scelga.
       *[other] Mostra { $count } stanze buie prima che tu scelga.
    }
remarks_sb-reaches = Raggiunge un obiettivo. Probabilità che ci sia il tesoro: { $chance }.
remarks_sb-nearer =
    { $count ->
        [one] Per quel che sai, avvicina il tesoro di 1 carta.
       *[other] Per quel che sai, avvicina il tesoro di { $count } carte.
    }
remarks_sb-farther =
    { $count ->
        [one] Per quel che sai, allunga di 1 carta la strada per il tesoro.
       *[other] Per quel che sai, allunga di { $count } carte la strada per il tesoro.
    }
remarks_sb-aside = Non avvicina né allontana il tesoro.
remarks_sb-last = Chi raggiunge il tesoro sceglie la prima carta oro.
remarks_sb-seen =
    { $change ->
        [up] Desta sospetti negli altri. Probabilità che tu sia sabotatore: prima { $before }, ora { $chance }.
       *[down] Allontana i sospetti degli altri. Probabilità che tu sia sabotatore: prima { $before }, ora { $chance }.
    }
remarks_sb-suspect = Per quel che si è visto, probabilità che { $name } sia sabotatore: { $chance }.
remarks_sb-frees = Poi { $name } può di nuovo scavare.
remarks_sb-still-broken = Anche così, { $name } ha ancora un altro attrezzo rotto.
remarks_sb-stops = { $name } non può scavare finché l’attrezzo non è riparato.
remarks_sb-stopped = { $name } non può scavare comunque: sarebbe solo un attrezzo in più da riparare.
remarks_sb-own-free = Poi puoi di nuovo scavare.
remarks_sb-own-broken = Anche così, hai ancora un altro attrezzo rotto.
remarks_sb-goal = Probabilità che il tesoro sia lì: { $chance }.
remarks_sb-spare = Di questa carta puoi fare a meno.
remarks_sb-useful = Questa carta poteva ancora servirti.
remarks_sb-gold =
    { $count ->
        [one] Vale 1 pepita.
       *[other] Vale { $count } pepite.
    }
remarks_dq-no-victory = In solitario, uscire senza una carta Tesoro non è una vittoria.
remarks_dq-leaves-with = Esci dal dungeon con { $count } monete d’oro.
remarks_dq-outdone = { $name } è già fuori con { $count } monete d’oro.
remarks_dq-wakes = Probabilità che il drago si svegli: { $chance }.
remarks_dq-life =
    { $count ->
        [one] Ti resta 1 punto di Vita.
       *[other] Ti restano { $count } punti di Vita.
    }
remarks_dq-unknown = Quella stanza non l’ha ancora vista nessuno.
remarks_dq-hoard =
    { $count ->
        [one] Per di là il tesoro è a circa 1 turno, contando i rischi.
       *[other] Per di là il tesoro è a circa { $count } turni, contando i rischi.
    }
remarks_dq-tower =
    { $count ->
        [one] Per di là la torre più vicina è a circa 1 turno, contando i rischi.
       *[other] Per di là la torre più vicina è a circa { $count } turni, contando i rischi.
    }
remarks_dq-daylight =
    { $count ->
        [one] Le torri possono cominciare a chiudersi tra 1 giro.
       *[other] Le torri possono cominciare a chiudersi tra { $count } giri.
    }
remarks_dq-night = Le torri possono chiudersi a ogni giro.
remarks_dq-search = Circa una ricerca su quattro trova una porta segreta, altre un Bottino o dei guai.
remarks_dq-fight =
    { $count ->
        [one] Un combattimento così costa in media 1 ferita.
       *[other] Un combattimento così costa in media { $count } ferite.
    }
remarks_dq-flight = Se fuggi torni indietro, e il mostro resta in quella stanza.
remarks_dq-combat =
    { $from ->
        [one] In questo combattimento puoi subire ancora 1 ferita, e ne hai inflitte { $count }.
       *[other] In questo combattimento puoi subire ancora { $from } ferite, e ne hai inflitte { $count }.
    }
remarks_dq-monster =
    { $from ->
        [one] In questo combattimento il mostro può subire ancora 1 ferita; l’eroe, { $count }.
       *[other] In questo combattimento il mostro può subire ancora { $from } ferite; l’eroe, { $count }.
    }
remarks_dq-fails = Probabilità di fallire la prova: { $chance }.

percent =
    { $size ->
        [little] meno dell’1%
        [most] più del 99%
       *[plain] { $percent }%
    }
chance =
    { $size ->
        [little] Probabilità di vincere: meno dell’1%.
        [most] Probabilità di vincere: più del 99%.
       *[plain] Probabilità di vincere: circa { $percent }%.
    }
chanceBetween = Probabilità di vincere: tra { $low } e { $high }; i tentativi erano pochi.
untried = Non è stata provata.
remarks_wd-reads =
    { $count ->
        [one] A giudicare da come giocano, nel dungeon le carte degli altri costano circa 1 punto vita; a caso sarebbero { $from }.
       *[other] A giudicare da come giocano, nel dungeon le carte degli altri costano circa { $count } punti vita; a caso sarebbero { $from }.
    }
remarks_wd-dragon-aside = { $name } probabilmente ha messo da parte il drago ({ $chance }).
remarks_wd-dragon-added = { $name } probabilmente ha messo il drago nel dungeon ({ $chance }).
