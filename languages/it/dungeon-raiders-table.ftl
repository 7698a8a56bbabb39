levelOf = Livello { $level } di { $levels }
roomOf = Stanza { $room } di { $rooms }
row = Le stanze di questo livello
history = La strada fin qui
torchOne = In ogni momento in cui qualcuno sta scegliendo una carta: guarda una stanza buia di questo livello. Contro il Branco di lupi puoi giocarla come carta: fuggi.
darkRoom = Stanza buia
darkBoss = Il boss, coperto
place_passed = superata
place_current = qui c’è il gruppo
place_open = scoperta
place_dark = buia
place_peeked = l’hai vista solo tu
onlyYou = Lo sai solo tu
door = Stanza { $position }: { $room }, { $place }
darkTip = Nessuno sa che cosa c’è dietro questa porta finché il gruppo non entra. Chi usa una torcia lo vede prima.
bossTip = Qui aspetta il boss. Si scopre quale entrando, o prima con una torcia.
kind_treasure = Tesoro
kind_monster = Mostro
kind_vault = Caveau
kind_trap = Trappola
kind_boss = Boss
highestCard = carta più alta
toHighest =
    { $coins ->
        [1] moneta
       *[other] monete
    } alla carta più alta
secondCard = la seconda
coins =
    { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
wounds =
    { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }
unit_coins =
    { $count ->
        [1] moneta
       *[other] monete
    }
unit_wounds =
    { $count ->
        [1] ferita
       *[other] ferite
    }
minusCoins =
    perde { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
strength = Forza { $strength } con { $players } giocatori
sum = Somma
of = di
sumOf = Somma { $sum } su { $strength }
undefeatable = Non si può sconfiggere
lost = Non si può più sconfiggere
beaten = Basta già per sconfiggere il mostro
eliminates = fuori dalla partita
attacks_lowest = Attacca la carta più bassa
attacks_highest = Attacca la carta più alta
escapesWith = { $item }: fuggi
countsAs = { $card } vale { $value }
otherwise =
    Se non basta, alla carta più { $highest ->
        [true] alta
       *[false] bassa
    }:
attackOn =
    Alla carta più { $highest ->
        [true] alta
       *[false] bassa
    }:
ties = In caso di parità si divide.
vaultAsk = Che cosa ti dà la tua carta
trapAsk = Secondo la carta più alta di tutte
trapHits_most-coins = Perde monete chi ne ha di più
trapHits_least-wounds = Subisce ferite chi ne ha di meno
nothing = niente
step = { $value }: { $what }
pile = { $item }: { $count } nella riserva
supply = Riserva degli oggetti
potion =
    pozione: cura { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
    }
cards = Carte in questa stanza
slot_choosing = { $name } sta scegliendo
slot_waiting = { $name } non ha ancora giocato
slot_locked = { $name } ha scelto una carta
slot_lockedOwn = La tua carta: { $card }
slot_open = { $name }: { $card }
slot_out = { $name } è fuori
lockedCount =
    { $locked ->
        [1] Ha scelto 1 su { $players }
       *[other] Hanno scelto { $locked } su { $players }
    }
again = ne gioca un’altra
escape = fugge
hasMap = Ha la mappa: gioca per primo
used = Giocate in questo livello: { $values }
usedNone = Tutte e cinque le carte potere in mano
looked = Ha guardato nel buio in questo livello
mark_map = la mappa
mark_looked = ha guardato
mark_stone = di pietra
mark_collapsing = sverrebbe
mark_collapsed = a terra
collapsing = Ha più ferite di tutti: ora sverrebbe
collapsed = A terra: troppe ferite
eliminated = Di pietra
hand = Le tue carte
handSize =
    { $cards ->
        [one] 1 carta in mano
       *[other] { $cards } carte in mano
    }
usedTitle = Giocate in questo livello
heldTitle = In mano
notHere = Non si può giocare in questa stanza.
times = { $count }×
banner_level = Livello { $level }
banner_defeated = { $sum } su { $strength }: basta
banner_notEnough = { $sum } su { $strength }: non basta
banner_cannot = Invincibile
banner_attack = Attacco
banner_allEscaped = Tutti in fuga
banner_chest =
    +{ $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
banner_shared =
    Si divide: +{ $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } a testa
banner_tooMany = In troppi per un forziere
banner_chestLeft = Tutte uguali: il forziere resta chiuso
banner_spared = Carta più alta: { $highest }. Non succede niente
banner_trap = Carta più alta: { $highest }
banner_again = Un’altra carta
banner_peek = Alla luce della torcia
banner_escaped = In fuga
banner_pileEmpty = Non bastano: nessuno ne prende
banner_map = La mappa cambia mano
banner_collapsed = A terra
banner_nobodyCollapsed = Nessuno sviene
banner_eliminated = Di pietra
banner_won = A casa con il bottino
banner_everyoneLost = Non esce nessuno
explain_look =
    Solo tu vedrai { $count ->
        [1] la stanza
       *[other] le stanze
    } { $positions }. Devi comunque giocare una carta.
explain_again = Quando si scoprono le carte le vedi tutte e ne giochi un’altra.
explain_againInTurn = Quando tutti hanno giocato, giochi un’altra carta conoscendo le loro.
explain_escape = Fuggi: non subisci l’attacco, ma non aggiungi nulla alla somma.
explain_treasureOne =
    { $coins ->
        [1] Se è la più alta guadagni 1 moneta; in caso di parità nessuno la prende.
       *[other] Se è la più alta guadagni { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }; in caso di parità si dividono.
    }
explain_treasureTwo =
    La più alta guadagna { $first ->
        [one] 1 moneta
       *[other] { $first } monete
    }, la seconda { $second }; in caso di parità si dividono.
explain_best = Per ora la più alta è un { $value }.
explain_enough = Così fa { $sum } su { $strength }: basta per sconfiggere il mostro.
explain_missing =
    Così fa { $sum } su { $strength }: { $others ->
        [one] la carta che manca deve valere { $missing } o più
       *[other] le altre { $others } carte devono sommare { $missing }
    }, altrimenti il mostro attacca la più bassa.
explain_beyond =
    Così fa { $sum } su { $strength }: { $others ->
        [one] nemmeno un 5 basterebbe
       *[other] nemmeno { $others } cinque basterebbero
    }, e il mostro attacca la più bassa.
explain_notEnough = { $sum } su { $strength }: non basta, e il mostro attacca la più bassa.
explain_cannotLow = Non si può sconfiggere: attacca la carta più bassa.
explain_cannotHigh = Non si può sconfiggere: attacca la carta più alta.
explain_pile =
    { $count ->
        [0] Ma nella riserva non ne restano.
       *[other] Nella riserva { $count ->
            [one] ne resta 1
           *[other] ne restano { $count }
        }; se la vogliono in troppi, nessuno la prende.
    }
explain_trapNothing = Se il { $value } è la carta più alta, non succede niente.
explain_trapCoins =
    Se il { $value } è la carta più alta, chi ha più monete ne perde { $coins ->
        [one] 1
       *[other] { $coins }
    }.
explain_trapWounds =
    Se il { $value } è la carta più alta, chi ha meno ferite ne subisce { $wounds ->
        [one] 1
       *[other] { $wounds }
    }.
design_rooms = Stanze
design_bosses = Boss
design_hand = Carte potere e oggetti
design_characters = Personaggi
design_levels = Carte livello
design_tokens = Segnalini, mappa e dorsi
design_doors = Porte della fila
design_scenes = Scene
aim_nobody = Vince chi ha più monete. Ora non sverrebbe nessuno.
aim_you = Vince chi ha più monete. Ora sverresti tu.
aim_one = Vince chi ha più monete. Ora sverrebbe { $name }.
aim_youToo = Vince chi ha più monete. Ora sverreste tu e { $other }.
aim_many =
    { $own ->
        [true] Vince chi ha più monete. Ora { $count ->
            [one] sverrebbe 1 giocatore
           *[other] sverrebbero { $count } giocatori
        }, e tu fra loro.
       *[false] Vince chi ha più monete. Ora { $count ->
            [one] sverrebbe 1 giocatore
           *[other] sverrebbero { $count } giocatori
        }.
    }
meanwhile = Gli altri scelgono una carta
ending_coins =
    { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
ending_wounds =
    { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }
ending_allStone = Medusa ha pietrificato tutti: non vince nessuno.
ending_fateFainted = { $coins } · a terra con { $wounds }
ending_fateStone = Di pietra per opera di Medusa
giftWord_coins =
    { $count ->
        [1] moneta
       *[other] monete
    }
giftWord_potion = pozione
explain_gift-coins =
    { $coins ->
        [one] Guadagni 1 moneta.
       *[other] Guadagni { $coins } monete.
    }
explain_gift-potion =
    { $wounds ->
        [one] Ricevi una pozione che cura 1 ferita.
       *[other] Ricevi una pozione che cura { $wounds } ferite.
    }
explain_gift-item =
    { $item ->
        [torch] Ricevi una torcia.
        [crystal-ball] Ricevi una sfera di cristallo.
        [key] Ricevi una chiave.
       *[sword] Ricevi una spada.
    }
explain_hits =
    { $who ->
        [you] Ora toccherebbe a te.
        [one] Ora toccherebbe a { TO_PEOPLE($people) }.
        [youAll] Ora toccherebbe a { TO_PEOPLE($people) }.
       *[they] Ora toccherebbe a { TO_PEOPLE($people) }.
    }
ending_won =
    { $who ->
        [you] Vinci con { $coins }.
        [one] { PEOPLE($people) } vince con { $coins }.
        [youAll] { CAPITAL(PEOPLE($people)) } condividete la vittoria, con { $coins } a testa e le stesse ferite.
       *[they] { PEOPLE($people) } condividono la vittoria, con { $coins } a testa e le stesse ferite.
    }
ending_fainted =
    { $who ->
        [you] Avevi { $coins }, ma sei a terra con { $wounds }.
       *[other] { $name } aveva { $coins }, ma è a terra con { $wounds }.
    }
ending_sameCoins =
    { $who ->
        [you] Anche tu avevi { $coins }, ma più ferite ({ $wounds }).
       *[other] Anche { $name } aveva { $coins }, ma più ferite ({ $wounds }).
    }
