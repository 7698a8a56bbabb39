title = Partie prüfen
checking = Die Partie wird nachgespielt …
unreadable = Von dieser Partie gibt es keine lesbare Aufzeichnung.
holds =
    Alles stimmt: { $moves ->
        [one] Der Schritt wurde
       *[other] Alle { $moves } Schritte wurden
    } nachgespielt, und jedes Mischen und jeder Wurf ist gleich.
broken = Sie stimmt nicht.

steps_rules = Nach diesen Regeln gespielt
steps_commitment = Der Startwert ist der versprochene
steps_moves = Jeder Schritt, jedes Mischen und jeder Wurf stimmt
steps_outcome = Das Ende ist das aufgezeichnete
steps_seal = Sonst wurde nichts verändert

states_holds = stimmt
states_fails = stimmt nicht
states_open = nicht geprüft
states_none = nichts war versprochen

why_unknown-game = Die Aufzeichnung ist von einem Spiel, das wir nicht haben.
why_version = Die Aufzeichnung entstand mit anderen Regeln als den heutigen.
why_start = Mit dem, was in der Aufzeichnung steht, kann die Partie gar nicht beginnen.
why_seed-withheld = Die Aufzeichnung behält ihren Startwert für sich, nachspielen lässt sich so nichts.
why_commitment = Startwert und Salt ergeben nicht den Fingerabdruck, der vor der Partie gezeigt wurde.
why_refused = Schritt { $move } ({ $name }): Die Regeln erlauben an dieser Stelle nicht, was in der Aufzeichnung steht.
why_check = Schritt { $move } ({ $name }): Von hier an verläuft die Partie nicht wie aufgezeichnet. Bis zu diesem Schritt wurde eine Wahl, ein Mischen oder ein Wurf verändert.
why_outcome = Alle Schritte stimmen, aber die Partie endet nicht wie aufgezeichnet.
why_seal = Die Partie selbst stimmt, aber etwas anderes wurde verändert, etwa ein Name.

show = Diesen Moment zeigen
deal = Mischen und Würfeln
dealHelp = Vor der Partie wurde ein Fingerabdruck des Startwerts festgelegt. Jedes Mischen und jeder Wurf folgt aus dem Startwert und dem, was die Plätze hinzugefügt haben, so konnte niemand sie aussuchen.
commitment = Fingerabdruck des Startwerts
contributions = Was die Plätze hinzugefügt haben
alone = Nichts: Dieses Gerät hat allein gemischt.
nothing = nichts
seed = Startwert
salt = Salt
simulated = Diese Partie entstand aus einem einfachen Startwert, wie bei Simulationen. Vorher war nichts versprochen.
