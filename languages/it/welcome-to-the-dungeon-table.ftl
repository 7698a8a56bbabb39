round = Round { $round }
bidding = Gara
inside =
    { $own ->
        [true] Sei nel dungeon
       *[false] { $name } è nel dungeon
    }
equipment = Equipaggiamento
hp =
    { $hp ->
        [one] 1 punto vita
       *[other] { $hp } punti vita
    }
hpNow =
    { $start ->
        [one] { $hp } su 1 punto vita
       *[other] { $hp } su { $start } punti vita
    }
deck =
    { $count ->
        [one] Mazzo dei mostri: 1 carta
       *[other] Mazzo dei mostri: { $count } carte
    }
deckEmpty = Il mazzo è vuoto
pile =
    { $count ->
        [one] Dungeon: 1 carta
       *[other] Dungeon: { $count } carte
    }
waiting =
    { $count ->
        [0]
            { $left ->
                [true] Dentro non resta nessuno
               *[false] Dentro non c’è ancora nessuno
            }
       *[other]
            { $known ->
                [0]
                    { $count ->
                        [one] Dentro aspetta 1 mostro
                       *[other] Dentro aspettano { $count } mostri
                    }
               *[other]
                    { $count ->
                        [one] Dentro ne aspetta 1: ne conosci { $known }
                       *[other] Dentro ne aspettano { $count }: ne conosci { $known }
                    }
            }
    }
pileCard_known = Carta { $place }: { $monster } (di { $owner })
pileCard_unknown = Carta { $place }: sconosciuta (di { $owner })
onlyYou = Lo sai solo tu
ownKnown = Che cosa sai del dungeon
ownKnownNone =
    { $memory ->
        [true] Si gioca a memoria: quello che metti dentro non si mostra più.
       *[false] Ancora niente: qui vedrai quello che metti dentro.
    }
drawnByYou = La tua carta: { $monster }. Non la vede nessun altro.
drawnBy = { $name } guarda una carta

again = Ancora una volta per confermare

does_hp =
    { $amount ->
        [one] Aggiunge 1 punto vita.
       *[other] Aggiunge { $amount } punti vita.
    }
does_kind = Sconfigge ogni { ONE($monster) }.
does_only = Sconfigge { IL($monster) }.
does_next = Sconfigge { IL($monster) } e chi viene subito dopo.
does_even = Sconfigge i mostri di forza 2, 4 e 6.
does_upTo = Sconfigge i mostri di forza { $strength } o meno.
does_heal = Sconfigge chi ha forza { $strength } o meno e ti cura di altrettanto.
does_from = Sconfigge i mostri di forza { $strength } o più.
does_named = Sconfigge la specie che scegli all’ingresso.
does_turned = Una volta: sconfigge un mostro e tutta la sua specie.
does_turnedOne = Una volta: sconfigge un mostro.
does_revive =
    { $hp ->
        [one] Una volta: se muori, riprendi con 1 punto vita.
       *[other] Una volta: se muori, riprendi con { $hp } punti vita.
    }
does_exchange = Una volta: scambia un mostro con il primo del mazzo.
does_different = Se muori e nessuna specie si è ripetuta, sopravvivi.

axeSingle = Una volta per dungeon: quando giri un mostro puoi sconfiggerlo, ma solo lui.
tileSpent = Già usato
tileGone =
    { $own ->
        [true] Sacrificio tuo
       *[false] Sacrificio di { $name }
    }
under = Sotto: { $monster }
underUnknown = Sotto: un mostro che non hai visto
beatsIt = lo sconfigge

kinds = Chi può aspettare
kindsAsk = Quale specie sconfiggerà la tua lama?
kind = { $name }, forza { $strength }, nascosti: { $unseen } su { $copies }
unseen =
    { $unseen ->
        [0] Sai dove sono tutti.
        [one] In questo round ne resta nascosto 1 su { $copies }.
       *[other] In questo round ne restano nascosti { $unseen } su { $copies }.
    }
beatenBy = Adesso lo sconfigge: { $tile }
costs =
    { $hp ->
        [one] Adesso costerebbe 1 punto vita
       *[other] Adesso costerebbe { $hp } punti vita
    }
costsShort =
    { $hp ->
        [one] costa 1 punto vita
       *[other] costa { $hp } punti vita
    }
hidden = nascosto
seen = visto

trail = Incontrati finora
step = { $monster }: { $what }
stepBeaten = lo sconfigge: { $tile }
stepDamage =
    { $lost ->
        [one] costa 1 punto vita
       *[other] costa { $lost } punti vita
    }, { $hp ->
        [0] non ne resta nessuno
        [one] ne resta 1
       *[other] ne restano { $hp }
    }
stepPotion =
    { $lost ->
        [one] costa 1 punto vita
       *[other] costa { $lost } punti vita
    }, la pozione ne ridà { $hp }
stepExchanged = scambiato con il polimorfismo
lastCard = L’ultimo…
stillInside =
    { $count ->
        [one] Dietro ne resta 1
       *[other] Dietro ne restano { $count }
    }
fromDeck = dal mazzo
putBy = messo da { $name }
pactPending = Il patto prende il prossimo
axed = Ascia: { $monster }
dead = La fine
deadGoesOn = Niente più punti vita: solo l’onnipotenza può aiutare
goesIn =
    { $own ->
        [true] Entri tu
       *[false] Entra { $name }
    }
asks = { $name } sceglie una specie
turning = Si gira una carta
defeated = Sconfitto
lost = −{ $hp }
revived = Di nuovo in piedi
success = Superato
failure = Fallito
saved = Tutti diversi: in salvo
notSaved = Una specie si è ripetuta
resultOf =
    { $success ->
        [true]
            { $own ->
                [true]
                    { $hp ->
                        [0] Esci con vita, senza più niente da perdere.
                        [one] Esci con vita, con 1 punto vita.
                       *[other] Esci con vita, con { $hp } punti vita.
                    }
               *[false]
                    { $hp ->
                        [0] { $name } esce con vita, senza più niente da perdere.
                        [one] { $name } esce con vita, con 1 punto vita.
                       *[other] { $name } esce con vita, con { $hp } punti vita.
                    }
            }
       *[false]
            { $own ->
                [true] Il dungeon era troppo per te.
               *[false] Il dungeon era troppo per { $name }.
            }
    }
rest = Chi non si è incontrato
underOf = Sotto { IL($tile) }: { $monster }
wins =
    { $own ->
        [true] Vinci la partita
       *[false] { $name } vince la partita
    }
whoNext =
    { $own ->
        [true] A chi tocca?
       *[false] { $name } sceglie il prossimo
    }
lastRun =
    { $own ->
        [true]
            { $success ->
                [true] Dentro con { IL($hero) }: il successo è tuo
               *[false] Dentro con { IL($hero) }: il fallimento è tuo
            }
       *[false]
            { $success ->
                [true] Dentro con { IL($hero) }: un successo di { $name }
               *[false] Dentro con { IL($hero) }: un fallimento di { $name }
            }
    }
lastRunTitle = L’ultimo dungeon

passed = ha passato
out = fuori
running = nel dungeon
bids = in gara
starts = Comincia questo round
successes =
    { $count ->
        [one] 1 successo su 2
       *[other] { $count } successi su 2
    }
failures =
    { $count ->
        [one] 1 fallimento su 2
       *[other] { $count } fallimenti su 2
    }
aidWhite = Lato bianco: può ancora permettersi un fallimento.
aidRed = Lato rosso: il prossimo fallimento è l’ultimo.
aidOut = Due fallimenti: fuori dalla partita.
aside = Messi da parte in questo round
asideNone = Niente messo da parte.
added = Messi in questo dungeon
addedNone = Nessuna carta nel dungeon.
runs = Dungeon finora
runsNone = Mai ancora in un dungeon.
runLine =
    { $hero }: { $success ->
        [true] successo
       *[false] fallimento
    }, { $pile ->
        [one] 1 carta
       *[other] { $pile } carte
    }, { $tiles } pezzi d’equipaggiamento su 6
roundLine = Round { $round }
supply =
    { $count ->
        [one] Resta 1 carta successo
       *[other] Restano { $count } carte successo
    }

explain_draw =
    La carta la vedi solo tu ({ $deck ->
        [one] ne resta 1
       *[other] ne restano { $deck }
    }). Poi va nel dungeon, o da parte con un pezzo d’equipaggiamento.
explain_drawForced = Regola della casa: al primo turno nessuno può passare.
explain_pass =
    Sei fuori da questo round, e al sicuro. { $left ->
        [one] In gara resta 1 giocatore
       *[other] In gara restano { $left } giocatori
    }.
explain_passLast =
    Sei fuori, e { $name } deve entrare subito: { $count ->
        [one] dentro aspetta 1 carta
       *[other] dentro aspettano { $count } carte
    }.
explain_passForced = Il mazzo è vuoto: non c’è altra scelta.
explain_add =
    { CAPITAL(IL($monster)) } va in cima alla pila: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }, e questa esce per prima.
explain_addBeaten = Così come stanno le cose lo sconfigge: { $tile }.
explain_addHurts =
    { $hp ->
        [one] Così come stanno le cose costa 1 punto vita.
       *[other] Così come stanno le cose costa { $hp } punti vita.
    }
explain_sacrifice = { CAPITAL(IL($monster)) } e questo pezzo d’equipaggiamento sono fuori per questo round.
explain_sacrificeHp = Punti vita: { $before } → { $after }.
explain_sacrificeOpen = Specie di mostro che più niente sconfiggerebbe: { $monsters }.
explain_sacrificeCovered = Tutto ciò che sconfigge lo sconfigge anche un altro pezzo.
explain_name =
    Sconfiggi ogni { ONE($monster) } che si gira. { $unseen ->
        [0] Sai dove sono tutti.
        [one] Per ora ne resta nascosto 1 su { $copies }.
       *[other] Per ora ne restano nascosti { $unseen } su { $copies }.
    }
explain_nameBeaten = Lo sconfigge già: { $tile }.
explain_keepBeaten = Lo sconfigge: { $tile }.
explain_hurts =
    { $lost ->
        [one] Costa 1 punto vita
       *[other] Costa { $lost } punti vita
    }: { $before } → { $after }.
explain_kills = Lì muori.
explain_potionSaves =
    { $hp ->
        [one] Poi la pozione ti riporta a 1 punto vita.
       *[other] Poi la pozione ti riporta a { $hp } punti vita.
    }
explain_alreadyDead = I punti vita non contano più: può salvarti solo l’onnipotenza.
explain_polymorph =
    Scarti { IL($monster) } e affronti al suo posto la prima carta del mazzo ({ $deck ->
        [one] ne resta 1
       *[other] ne restano { $deck }
    }). Una volta sola.
explain_axe =
    { $kind ->
        [true] { CAPITAL(IL($monster)) } è sconfitto, e con lui ogni altro della sua specie. L’ascia si consuma.
       *[false] { CAPITAL(IL($monster)) } è sconfitto, e nessun altro. L’ascia si consuma.
    }
explain_choose =
    { $hp ->
        [one] 1 punto vita
       *[other] { $hp } punti vita
    } con tutto l’equipaggiamento: { $tiles }.

design_monsters = Mostri
design_heroes = Avventurieri
design_tiles = Equipaggiamento
design_tokens = Segnalini e simboli
design_moments = Mazzo e dungeon

aim_rule = Entra chi non passa. Con 2 successi vinci; con 2 fallimenti sei fuori.
aim_own =
    Tu: { $successes ->
        [one] 1 successo
       *[other] { $successes } successi
    }, { $failures ->
        [one] 1 fallimento
       *[other] { $failures } fallimenti
    }.

meanwhile_inside = { $name } è nel dungeon
meanwhile_bidding = Gli altri sono in gara
meanwhile_passed = Hai passato: la gara continua

ending_survived =
    { $who ->
        [you] Due dungeon superati: la partita è tua.
       *[other] Due dungeon superati: la partita è di { $name }.
    }
ending_lastLeft =
    { $who ->
        [you] Tutti gli altri hanno fallito due volte: resti solo tu.
       *[other] Tutti gli altri hanno fallito due volte: resta solo { $name }.
    }
ending_runs =
    { $successes ->
        [one] 1 successo
       *[other] { $successes } successi
    } · { $failures ->
        [one] 1 fallimento
       *[other] { $failures } fallimenti
    }
ending_out = Fuori dopo due fallimenti
