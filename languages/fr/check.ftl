title = Vérifier cette partie
checking = On rejoue la partie…
unreadable = Il n’y a pas d’enregistrement lisible de cette partie.
holds =
    Tout concorde : { $moves ->
        [1] le coup a été rejoué
       *[other] les { $moves } coups ont été rejoués
    }, et chaque mélange et chaque jet sont les mêmes.
broken = Cela ne concorde pas.

steps_rules = Jouée avec ces règles
steps_commitment = La graine est celle qui avait été promise
steps_moves = Chaque coup, mélange et jet concorde
steps_outcome = La fin est celle qui a été enregistrée
steps_seal = Rien d’autre n’a été modifié

states_holds = concorde
states_fails = ne concorde pas
states_open = pas vérifié
states_none = rien n’était promis

why_unknown-game = L’enregistrement est celui d’un jeu que nous n’avons pas.
why_version = L’enregistrement a été fait avec d’autres règles que celles d’aujourd’hui.
why_start = Avec ce que dit l’enregistrement, la partie ne peut même pas commencer.
why_seed-withheld = L’enregistrement garde sa graine secrète, rien ne peut donc être rejoué.
why_commitment = La graine et le sel ne donnent pas l’empreinte montrée avant la donne.
why_refused = Coup { $move } ({ $name }) : les règles ne permettent pas à ce moment ce que dit l’enregistrement.
why_check = Coup { $move } ({ $name }) : à partir d’ici, la partie ne se déroule pas comme enregistrée. Un choix, un mélange ou un jet a été modifié jusqu’à ce coup.
why_outcome = Tous les coups concordent, mais la partie ne finit pas comme enregistrée.
why_seal = La partie elle-même concorde, mais autre chose a été modifié, par exemple un nom.

show = Montrer ce moment
deal = La donne
dealHelp = Avant la donne, une empreinte de la graine a été fixée. Chaque mélange et chaque jet découlent de la graine et de ce qu’ont ajouté les places : personne n’a donc pu les choisir.
commitment = Empreinte de la graine
contributions = Ce qu’ont ajouté les places
alone = Rien : cet appareil a distribué seul.
nothing = rien
seed = Graine
salt = Sel
simulated = Cette partie a été distribuée à partir d’une simple graine, comme les simulations. Rien n’avait été promis à son sujet.
