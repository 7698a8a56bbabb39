name = DungeonQuest
tagline = Bestiehl den Drachen und sei draußen, bevor die Sonne untergeht. Das schaffen wenige.

scores_out = Herausgekommen
scores_gold = Gold
scores_best = Beste Karte
scores_loot = Beutekarten
died = Gestorben

variants_solo_name = Allein hinein
variants_solo_sentence = Ein einziger Held gegen den Dungeon: Ein Automat spielt die Monster, und zum Sieg gehört eine Schatzkarte, die du hinausbringst.
variants_hero-versus-hero_name = Held gegen Held
variants_hero-versus-hero_sentence = Helden dürfen einander angreifen und um eine Beutekarte kämpfen.
variants_servants-of-kalladra_name = Diener Kalladras
variants_servants-of-kalladra_sentence = Wessen Held tot ist, bewegt im eigenen Zug die Monster.
variants_focused-determination_name = Gebündelte Entschlossenheit
variants_focused-determination_sentence = Entschlossenheit, die nach einer bestandenen Probe übrig ist, bleibt für jede spätere Probe.
variants_death-can-wait_name = Der Tod kann warten
variants_death-can-wait_sentence = Wer sterben würde, verliert etwas Beute und wacht wieder auf. So spielt man am besten die erste Partie.
variants_tower-power_name = Macht der Türme
variants_tower-power_sentence = Wer einen Turm betritt, darf in einem beliebigen anderen erscheinen.
variants_secrets_name = Geheimnisse
variants_secrets_sentence = Beute liegt bis zum Ende der Partie verdeckt.
variants_magical-power_name = Magische Macht
variants_magical-power_sentence = Alle Helden beginnen mit mehreren Runen.
variants_magical-power-runes_name = Runen pro Held
variants_magical-power-runes_sentence = Wie viele Runen alle mit Magischer Macht bekommen, soweit die zwölf reichen.
variants_live-to-fight-another-day_name = Ein andermal weiterkämpfen
variants_live-to-fight-another-day_sentence = Wer zwei Kampfrunden nacheinander gewinnt, darf dem Monster entkommen.
variants_no-glory-without-courage_name = Kein Ruhm ohne Mut
variants_no-glory-without-courage_sentence = Ohne Schatzkarte darf niemand den Dungeon verlassen.
variants_monstrous-treasures_name = Schätze der Monster
variants_monstrous-treasures_sentence = Wer ein Monster tötet, findet vielleicht eine Schatzkarte.
variants_late-start_name = Später Beginn
variants_late-start_sentence = Die Sonne beginnt bis zu sechs Felder weiter.
variants_hero-selection_name = Helden
variants_hero-selection_sentence = Wie die Helden vergeben werden.
variants_hero-selection_values_random = Zufällig
variants_hero-selection_values_choose-in-seat-order = Gewählt, nach Plätzen
variants_rulings_name = Entkommen und Teleport
variants_rulings_sentence = Wie im Regelheft: Im ganzen Zug nach den Katakomben kannst du keinem Monster entkommen, und die Teleportrune ersetzt auch erzwungene Schritte; oder wie früher gespielt.
variants_rulings_values_rulebook = Wie im Regelheft
variants_rulings_values_earlier = Wie früher
variants_defeats_name = Nach einer Niederlage
variants_defeats_sentence = Wie die Regeln lauten: Mit „Der Tod kann warten“ fällt nur einmal, wen der Drachenzorn ohne Rückzugsweg trifft, und wer ein Duell verliert und bleiben muss, oder es angreifend gewinnt und fällt, stellt sich dem Raum im nächsten Zug; oder wie früher gespielt.
variants_defeats_values_as-written = Wie die Regeln lauten
variants_defeats_values_earlier = Wie früher
variants_monster-controller_name = Monster
variants_monster-controller_sentence = Wer die Monster spielt.
variants_monster-controller_values_left-seat = Wer links sitzt
variants_monster-controller_values_automaton = Der Automat der Soloregeln

cardTypes_event = Ereignis
cardTypes_loot = Beute
cardTypes_monster = Monster
cardTypes_threat = Bedrohung
cardTypes_trap = Falle

cards_dungeon-skeleton = Skelett
    .text = Ein Skelett stellt sich dir in den Weg. Wähle: entkommen oder angreifen.
    .gender = n
cards_dungeon-sorcerer = Zauberer
    .text = Ein Zauberer stellt sich dir in den Weg. Wähle: entkommen oder angreifen.
cards_dungeon-troll = Troll
    .text = Ein Troll stellt sich dir in den Weg. Wähle: entkommen oder angreifen.
cards_dungeon-golem = Golem
    .text = Ein Golem stellt sich dir in den Weg. Wähle: entkommen oder angreifen.
cards_dungeon-demon = Dämon
    .text = Ein Dämon stellt sich dir in den Weg. Wähle: entkommen oder angreifen.
cards_dungeon-empty = Leer
    .text = Hier ist nichts.
    .title = yes
cards_dungeon-dead-adventurer = Toter Abenteurer
    .one = Tot~ Abenteurer
    .text = Du darfst die Leiche plündern. Wenn du es tust, zieh eine Leichenkarte.
cards_dungeon-crypt = Gruft
    .text = Du darfst die Gruft öffnen. Wenn du es tust, zieh eine Gruftkarte.
    .gender = f
cards_dungeon-hidden-trap = Versteckte Falle
    .one = Versteckt~ Falle
    .text = Du hast eine Falle ausgelöst. Zieh eine Fallenkarte.
    .gender = f
cards_dungeon-passage-down = Gang nach unten
    .one = Gang nach unten
    .text = Leg einen Eingangsmarker auf diesen Raum. In deinem nächsten Zug darfst du in die Katakomben hinuntergehen.
cards_dungeon-cave-in = Einsturz
    .text = Behalte diese Karte. Mach zu Beginn jedes Zuges eine Gewandtheitsprobe. Bestehst du, wirf die Karte ab und mach mit deinem Zug weiter. Misslingt sie, endet dein Zug.
cards_dungeon-torch-goes-out = Fackel erlischt
    .text = Behalte diese Karte. Mach zu Beginn jedes Zuges eine Glücksprobe. Bestehst du, wirf die Karte ab und mach mit deinem Zug weiter. Misslingt sie, endet dein Zug.
    .title = yes
cards_dungeon-secret-door = Geheimtür
    .text = Du darfst sofort auf ein beliebiges angrenzendes Feld gehen, auch durch eine Wand. Ist dort ein Monster, kannst du ihm nicht entkommen.
    .gender = f
cards_dungeon-razorwings = Klingenschwingen
    .text = Wirf einen Würfel: So viele Wunden erleidest du durch die Klingenschwingen.
    .plural = yes
cards_dungeon-wizards-curse = Fluch des Hexers
    .text = Wirf einen Würfel und drehe jeden Gang: bei 1–2 eine Vierteldrehung nach links, bei 3–4 eine halbe Drehung, bei 5–6 eine Vierteldrehung nach rechts.
cards_dungeon-unstable-potion = Tückischer Trank
    .one = Tückisch~ Trank
    .text = Du darfst ihn zu Beginn deines Zuges trinken: Wirf ihn ab und würfle mit 2 Würfeln. Bei 2 stirbst du, bei 3–4 erleidest du 6 Wunden, bei 5–6 erleidest du 3 Wunden, bei 7 geschieht nichts, bei 8–10 heilst du 3 Wunden, bei 11–12 heilst du 6 Wunden.
cards_dungeon-bottle-imp = Flaschenteufel
    .text = Kein Gold wert. Bist du aus dem Dungeon herausgekommen, darfst du am Ende der Partie würfeln. Bei 1–2 verlierst du zufällig eine andere Beutekarte, bei 3 geschieht nichts, bei 4–6 ziehst du eine Schatzkarte.
cards_dungeon-lingering-shade = Ruheloser Schatten
    .one = Ruhelos~ Schatten
    .text = Behalte diese Karte. Würfle zu Beginn jedes Zuges mit 2 Würfeln: Bei 2 oder 3 stirbst du. Wirf sie ab, wenn du in die Katakomben hinuntergehst oder den Dungeon verlässt.
cards_dungeon-gold-30 = Goldmünzen
    .text = 30 Gold wert.
    .plural = yes
cards_dungeon-gold-40 = Goldmünzen
    .text = 40 Gold wert.
    .plural = yes
cards_dungeon-shuffle = Mischen
    .text = Misch den Stapel mit seinen abgeworfenen Karten und dieser. Dann zieh noch einmal.
    .title = yes
cards_dragon-sleeping = Er schläft
    .text = Kalladra schläft noch. Zieh 2 Schatzkarten. In deinem nächsten Zug darfst du die Schatzkammer verlassen oder bleiben und noch eine Drachenkarte ziehen.
    .title = yes
cards_dragon-rage = Drachenzorn
    .text = Kalladra erwacht. Alle in der Schatzkammer, bei dir beginnend und im Uhrzeigersinn, werfen alle ihre Schatzkarten ab, würfeln mit 2 Würfeln, erleiden so viele Wunden und müssen sich, wenn sie noch leben, zurückziehen.
    .title = yes
cards_treasure-obsidian-ring = Obsidianring
    .text = 110 Gold wert.
    .article = der
cards_treasure-golden-claws = Goldene Krallen
    .one = Golden~ Krallen
    .text = 290 Gold wert.
    .plural = yes
    .article = der
cards_treasure-belt-of-strength = Gürtel der Stärke
    .text = 260 Gold wert.
    .article = der
cards_treasure-jinn-lamp = Dschinnlampe
    .text = 270 Gold wert.
    .gender = f
    .article = der
cards_treasure-pearl-ring = Perlenring
    .text = 130 Gold wert.
    .article = der
cards_treasure-jeweled-chakra = Juwelenchakra
    .text = 350 Gold wert.
    .gender = n
    .article = der
cards_treasure-gold-ring = Goldring
    .text = 190 Gold wert.
    .article = der
cards_treasure-quicksilver-potion = Quecksilbertrank
    .text = 1500 Gold wert.
    .article = der
cards_treasure-ruby-ring = Rubinring
    .text = 140 Gold wert.
    .article = der
cards_treasure-charmers-flute = Flöte des Beschwörers
    .text = 230 Gold wert.
    .gender = f
    .article = der
cards_treasure-mirror-of-shael = Spiegel von Shael
    .text = 550 Gold wert.
    .article = der
cards_treasure-staff-of-light = Stab des Lichts
    .text = 700 Gold wert.
    .article = der
cards_treasure-rune-scarab = Runenskarabäus
    .text = 400 Gold wert.
    .article = der
cards_treasure-ebon-amulet = Ebenholzamulett
    .text = 300 Gold wert.
    .gender = n
    .article = der
cards_treasure-silver-ring = Silberring
    .text = 160 Gold wert.
    .article = der
cards_treasure-flying-carpet = Fliegender Teppich
    .one = Fliegend~ Teppich
    .text = 500 Gold wert.
    .article = der
cards_treasure-harp-of-tranquility = Harfe der Ruhe
    .text = 2000 Gold wert.
    .gender = f
    .article = der
cards_treasure-chalice-of-tamalir = Kelch von Tamalir
    .text = 900 Gold wert.
    .article = der
cards_treasure-crystal-of-tival = Kristall von Tival
    .text = 240 Gold wert.
    .article = der
cards_treasure-sun-spear = Sonnenspeer
    .text = 1100 Gold wert.
    .article = der
cards_treasure-crystal-of-orris = Kristall von Orris
    .text = 320 Gold wert.
    .article = der
cards_treasure-bag-of-gems = Beutel voller Edelsteine
    .text = 1200 Gold wert.
    .article = der
cards_treasure-star-of-kellos = Stern von Kellos
    .text = 800 Gold wert.
    .article = der
cards_treasure-giant-ruby = Riesenrubin
    .text = 3000 Gold wert.
    .article = der
cards_treasure-eyes-of-avra = Augen von Avra
    .text = 420 Gold wert.
    .plural = yes
    .article = der
cards_treasure-ebon-ring = Ebenholzring
    .text = 80 Gold wert.
    .article = der
cards_treasure-vestments-of-kellos = Gewänder von Kellos
    .text = 600 Gold wert.
    .plural = yes
    .article = der
cards_treasure-arcane-ring = Arkaner Ring
    .one = Arkan~ Ring
    .text = 210 Gold wert.
    .article = der
cards_treasure-lodestone = Magnetstein
    .text = 1 Gold wert.
cards_treasure-artifact-eater = Artefaktfresser
    .text = Kein Gold wert. Wenn du ihn nimmst, verlierst du zufällig eine andere deiner Beutekarten.
    .article = der
cards_treasure-forbidden-tome = Verbotener Foliant
    .one = Verboten~ Foliant
    .weak = Verboten~ Folianten
    .text = Bist du aus dem Dungeon herausgekommen, darfst du am Ende der Partie würfeln. Bei 1–2 verlierst du zufällig eine andere Beutekarte, bei 3–6 ist der Foliant den Wurf mal 200 Gold wert.
    .article = der
cards_trap-trapdoor = Falltür
    .text = Behalte diese Karte. Mach zu Beginn jedes Zuges eine Gewandtheitsprobe. Bestehst du, wirf die Karte ab und mach mit deinem Zug weiter. Misslingt sie, erleidest du 1 Wunde, und dein Zug endet.
    .gender = f
cards_trap-crossfire = Kreuzfeuerfalle
    .text = Mach eine Rüstungsprobe. Misslingt sie, erleidest du die Differenz als Wunden.
    .gender = f
cards_trap-cave-in = Einsturz
    .text = Behalte diese Karte. Mach zu Beginn jedes Zuges eine Gewandtheitsprobe. Bestehst du, wirf die Karte ab und mach mit deinem Zug weiter. Misslingt sie, endet dein Zug.
cards_trap-poisonous-snakes = Giftschlangen
    .text = Wirf einen Würfel: So viele Wunden erleidest du durch die Giftschlangen.
    .plural = yes
cards_trap-poisonous-gas = Giftgas
    .text = Wirf einen Würfel und zieh 3 ab: So viele Wunden erleidest du. Wirf noch einmal und zieh 3 ab: So viele Züge setzt du aus.
    .gender = n
    .ein = Giftgas
    .einen = Giftgas
    .einem = Giftgas
cards_trap-explosion = Explosion
    .text = Du erleidest 4 Wunden und setzt deinen nächsten Zug aus.
    .gender = f
cards_trap-swinging-blade = Pendelklinge
    .text = Mach eine Rüstungsprobe. Misslingt sie, stirbst du.
    .gender = f
cards_trap-shuffle = Mischen
    .text = Misch den Stapel mit seinen abgeworfenen Karten und dieser. Dann zieh noch einmal.
    .title = yes
cards_door-opens = Die Tür geht auf
    .text = Du gehst durch die Tür und weiter.
    .title = yes
cards_door-jammed = Die Tür klemmt
    .text = Sie rührt sich nicht, und dein Zug endet. Im nächsten Zug darfst du es noch einmal versuchen oder einen anderen Weg nehmen.
    .title = yes
cards_door-spear-trap = Speerfalle
    .text = Wirf einen Würfel und zieh dein Glück ab: So viele Wunden erleidest du. Die Tür bleibt zu, und dein Zug endet.
    .gender = f
cards_door-shuffle = Mischen
    .text = Misch den Stapel mit seinen abgeworfenen Karten und dieser. Dann zieh noch einmal.
    .title = yes
cards_crypt-gold-20 = Goldmünzen
    .text = 20 Gold wert.
    .plural = yes
cards_crypt-gold-90 = Goldmünzen
    .text = 90 Gold wert.
    .plural = yes
cards_crypt-gold-120 = Goldmünzen
    .text = 120 Gold wert.
    .plural = yes
cards_crypt-gold-250 = Goldmünzen
    .text = 250 Gold wert.
    .plural = yes
cards_crypt-unstable-potion = Tückischer Trank
    .one = Tückisch~ Trank
    .text = Du darfst ihn zu Beginn deines Zuges trinken: Wirf ihn ab und würfle mit 2 Würfeln. Bei 2 stirbst du, bei 3–4 erleidest du 6 Wunden, bei 5–6 erleidest du 3 Wunden, bei 7 geschieht nichts, bei 8–10 heilst du 3 Wunden, bei 11–12 heilst du 6 Wunden.
cards_crypt-empty = Leer
    .text = Hier ist nichts.
    .title = yes
cards_crypt-old-bones = Alte Knochen
    .one = Alt~ Knochen
    .text = Wirf einen Würfel. Bei 1–3 geschieht nichts. Bei 4–6 werden die Knochen lebendig: Du kämpfst gegen ein Skelett und kannst nicht entkommen.
    .plural = yes
cards_crypt-spear-trap = Speerfalle
    .text = Wirf einen Würfel und zieh deine Rüstung ab: So viele Wunden erleidest du.
    .gender = f
cards_crypt-shuffle = Mischen
    .text = Misch den Stapel mit seinen abgeworfenen Karten und dieser. Dann zieh noch einmal.
    .title = yes
cards_corpse-gold-50 = Goldmünzen
    .text = 50 Gold wert.
    .plural = yes
cards_corpse-gold-100 = Goldmünzen
    .text = 100 Gold wert.
    .plural = yes
cards_corpse-gold-200 = Goldmünzen
    .text = 200 Gold wert.
    .plural = yes
cards_corpse-unstable-potion = Tückischer Trank
    .one = Tückisch~ Trank
    .text = Du darfst ihn zu Beginn deines Zuges trinken: Wirf ihn ab und würfle mit 2 Würfeln. Bei 2 stirbst du, bei 3–4 erleidest du 6 Wunden, bei 5–6 erleidest du 3 Wunden, bei 7 geschieht nichts, bei 8–10 heilst du 3 Wunden, bei 11–12 heilst du 6 Wunden.
cards_corpse-empty = Leer
    .text = Hier ist nichts.
    .title = yes
cards_corpse-rope = Seil
    .text = Kein Gold wert. Du darfst es abwerfen, um die Probe einer Falltür oder eines Lochs in der Decke automatisch zu bestehen.
    .gender = n
cards_corpse-old-bones = Alte Knochen
    .one = Alt~ Knochen
    .text = Wirf einen Würfel. Bei 1–3 geschieht nichts. Bei 4–6 werden die Knochen lebendig: Du kämpfst gegen ein Skelett und kannst nicht entkommen.
    .plural = yes
cards_corpse-scorpion = Skorpion
    .text = Wirf einen Würfel: So viele Wunden erleidest du durch den Skorpion.
cards_corpse-shuffle = Mischen
    .text = Misch den Stapel mit seinen abgeworfenen Karten und dieser. Dann zieh noch einmal.
    .title = yes
cards_search-secret-door = Geheimtür
    .text = Du darfst sofort auf ein beliebiges angrenzendes Feld gehen, auch durch eine Wand. Ist dort ein Monster, kannst du ihm nicht entkommen.
    .gender = f
cards_search-empty = Leer
    .text = Hier ist nichts.
    .title = yes
cards_search-passage-down = Gang nach unten
    .one = Gang nach unten
    .text = Leg einen Eingangsmarker auf diesen Raum. In deinem nächsten Zug darfst du in die Katakomben hinuntergehen.
cards_search-gold-10 = Goldmünzen
    .text = 10 Gold wert.
    .plural = yes
cards_search-gold-60 = Goldmünzen
    .text = 60 Gold wert.
    .plural = yes
cards_search-gold-70 = Goldmünzen
    .text = 70 Gold wert.
    .plural = yes
cards_search-gold-150 = Goldmünzen
    .text = 150 Gold wert.
    .plural = yes
cards_search-giant-centipede = Riesentausendfüßer
    .text = Wirf 2 Würfel: So viele Wunden erleidest du durch den Riesentausendfüßer.
cards_search-ferrox = Ferrox
    .text = Du erleidest 2 Wunden. Behalte diese Karte. Mach zu Beginn jedes Zuges eine Glücksprobe. Bestehst du, wirf die Karte ab. Misslingt sie, erleidest du 1 Wunde.
cards_search-unstable-potion = Tückischer Trank
    .one = Tückisch~ Trank
    .text = Du darfst ihn zu Beginn deines Zuges trinken: Wirf ihn ab und würfle mit 2 Würfeln. Bei 2 stirbst du, bei 3–4 erleidest du 6 Wunden, bei 5–6 erleidest du 3 Wunden, bei 7 geschieht nichts, bei 8–10 heilst du 3 Wunden, bei 11–12 heilst du 6 Wunden.
cards_search-hidden-trap = Versteckte Falle
    .one = Versteckt~ Falle
    .text = Du hast eine Falle ausgelöst. Zieh eine Fallenkarte.
    .gender = f
cards_search-shuffle = Mischen
    .text = Misch den Stapel mit seinen abgeworfenen Karten und dieser. Dann zieh noch einmal.
    .title = yes
cards_rune-healing = Heilrune
    .text = Benutz sie zu Beginn deines Zuges: Du heilst bis zu 6 Wunden.
    .gender = f
    .article = der
cards_rune-teleportation = Teleportrune
    .text = Benutz sie, bevor du weitergehst: Du kommst auf ein angrenzendes Feld, mit oder ohne Wand dazwischen. Ist dort ein Monster, kannst du ihm nicht entkommen.
    .gender = f
    .article = der
cards_rune-death-touch = Todesrune
    .text = Benutz sie, wenn ein Monster erscheint: Das Monster ist weg, und es gibt keinen Kampf.
    .gender = f
    .article = der
cards_rune-stasis = Stasisrune
    .text = Benutz sie, bevor du weitergehst: In diesem Zug darfst du bis zu drei Schritte machen. Du stellst dich jedem Feld, das du betrittst, und was deinen Zug beendet, beendet auch dies.
    .gender = f
    .article = der
cards_rune-warning = Warnrune
    .text = Benutz sie, nachdem du eine Karte der Art Falle gezogen hast: Du wirfst sie ohne Wirkung ab.
    .gender = f
    .article = der
cards_rune-opening = Öffnungsrune
    .text = Benutz sie an einer Tür, einem Fallgitter oder beidem: Sie öffnen sich ohne Karte und ohne Probe.
    .gender = f
    .article = der
cards_rune-lightning = Blitzrune
    .text = Benutz sie zu Beginn eines Kampfes: Die obersten 3 Kampfkarten kommen auf den Schadensstapel des Monsters.
    .gender = f
    .article = der
cards_rune-protection = Schutzrune
    .text = Benutz sie, bevor du außerhalb eines Kampfes Wunden erleidest: Du verhinderst bis zu 6, wenn sie dieselbe Ursache haben.
    .gender = f
    .article = der
cards_rune-levitation = Schweberune
    .text = Benutz sie vor der Probe bei Bodenloser Grube, Brücke, Einsturz oder Spinnennetz: Du bestehst automatisch.
    .gender = f
    .article = der
cards_rune-fortune = Glücksrune
    .text = Benutz sie, nachdem dir eine Attributsprobe misslungen ist: Du bestehst sie stattdessen.
    .gender = f
    .article = der
cards_rune-sight = Sichtrune
    .text = Benutz sie beim Erforschen: Zieh 3 Räume, leg einen davon und misch die anderen zwei zurück.
    .gender = f
    .article = der
cards_rune-slumber = Schlafrune
    .text = Benutz sie, wenn dich der Drachenzorn trifft: Du behältst deine Schatzkarten und erleidest keine Wunden, musst dich aber zurückziehen.
    .gender = f
    .article = der
cards_catacomb-exit = Ausgang
    .text = Du hast einen Weg hinaus gefunden. Du darfst die Katakomben verlassen.
cards_catacomb-empty = Leer
    .text = Hier ist nichts.
    .title = yes
cards_catacomb-hole-in-the-roof = Loch in der Decke
    .text = Mach eine Gewandtheitsprobe. Bestehst du, darfst du die Katakomben verlassen. Misslingt sie, endet dein Zug; im nächsten darfst du sie wiederholen, statt eine Karte zu ziehen.
    .gender = n
cards_catacomb-hidden-trap = Versteckte Falle
    .one = Versteckt~ Falle
    .text = Du hast eine Falle ausgelöst. Zieh eine Fallenkarte.
    .gender = f
cards_catacomb-treasure-chest = Schatztruhe
    .text = Bist du aus dem Dungeon herausgekommen, darfst du am Ende der Partie 2 Würfel werfen: Die Truhe ist die Summe mal 100 Gold wert.
    .gender = f
cards_catacomb-gigantic-diamond = Riesendiamant
    .weak = Riesendiamanten
    .text = 4000 Gold wert.
    .article = der
cards_catacomb-torch-goes-out = Fackel erlischt
    .text = Behalte diese Karte. Mach zu Beginn jedes Zuges eine Glücksprobe. Bestehst du, wirf die Karte ab und mach mit deinem Zug weiter. Misslingt sie, endet dein Zug.
    .title = yes
cards_catacomb-horde-of-rats = Rattenhorde
    .text = Mach eine Rüstungsprobe. Misslingt sie, erleidest du die Differenz als Wunden.
    .gender = f
cards_catacomb-spiders-venom = Spinnengift
    .text = Behalte diese Karte, solange du in den Katakomben bist. Würfle zu Beginn jedes Zuges: Bei 1–2 erleidest du 1 Wunde.
    .gender = n
    .ein = Spinnengift
    .einen = Spinnengift
    .einem = Spinnengift
cards_catacomb-razorwings = Klingenschwingen
    .text = Wirf einen Würfel: So viele Wunden erleidest du durch die Klingenschwingen.
    .plural = yes
cards_catacomb-sneak-attack-skeleton = Hinterhalt: Skelett
    .text = Ein Skelett springt dich aus dem Schatten an. Mach eine Glücksprobe. Misslingt sie, erleidest du die Differenz als Wunden. Dann musst du kämpfen: Du kannst nicht entkommen.
    .title = yes
cards_catacomb-sneak-attack-sorcerer = Hinterhalt: Zauberer
    .text = Ein Zauberer springt dich aus dem Schatten an. Mach eine Glücksprobe. Misslingt sie, erleidest du die Differenz als Wunden. Dann musst du kämpfen: Du kannst nicht entkommen.
    .title = yes
cards_catacomb-sneak-attack-troll = Hinterhalt: Troll
    .text = Ein Troll springt dich aus dem Schatten an. Mach eine Glücksprobe. Misslingt sie, erleidest du die Differenz als Wunden. Dann musst du kämpfen: Du kannst nicht entkommen.
    .title = yes
cards_catacomb-sneak-attack-golem = Hinterhalt: Golem
    .text = Ein Golem springt dich aus dem Schatten an. Mach eine Glücksprobe. Misslingt sie, erleidest du die Differenz als Wunden. Dann musst du kämpfen: Du kannst nicht entkommen.
    .title = yes
cards_catacomb-sneak-attack-demon = Hinterhalt: Dämon
    .text = Ein Dämon springt dich aus dem Schatten an. Mach eine Glücksprobe. Misslingt sie, erleidest du die Differenz als Wunden. Dann musst du kämpfen: Du kannst nicht entkommen.
    .title = yes
cards_catacomb-vampire-bite = Vampirbiss
    .text = Mach eine Probe auf Gewandtheit oder Rüstung, je nachdem, was niedriger ist. Misslingt sie, behalte diese Karte bis zum Schluss: Zu Beginn jedes Zuges erleidest du 1 Wunde.
cards_catacomb-deep-elf = Tiefenelf
    .weak = Tiefenelfen
    .text = Du darfst ihn bestechen: Wirf beliebige deiner Beutekarten ab und würfle, mal 100. Ist das weniger als das Gold, das du ihm gibst, darfst du die Katakomben verlassen. Ist es mehr, kämpfst du gegen einen Zauberer und kannst nicht entkommen.
cards_catacomb-giant-naga = Riesennaga
    .text = Du musst umkehren. Du ziehst weiter, als würdest du hinausgehen, bleibst aber in den Katakomben, mit dem Gesicht in die andere Richtung und ohne Karten in deinem Stapel.
    .gender = f
cards_catacomb-shuffle = Mischen
    .text = Misch den Stapel mit seinen abgeworfenen Karten und dieser. Dann zieh noch einmal.
    .title = yes

combat_combat-quick-shot = Schneller Schuss
combat_combat-true-shot = Sicherer Schuss
combat_combat-piercing-shot = Durchschuss
combat_combat-volley = Salve
combat_combat-slash = Hieb
combat_combat-lunge = Ausfall
combat_combat-deep-blow = Tiefer Hieb
combat_combat-heart-strike = Herzstich
combat_combat-agony-bolt = Qualblitz
combat_combat-bolt = Blitzschlag
combat_combat-arcane-blast = Arkane Wucht
combat_combat-inferno = Inferno
combat_power-guided-shot = Gelenkter Schuss
    .text = Nach dem Aufdecken darfst du diese Karte gegen eine andere aus deiner Hand tauschen. Diese wird abgeworfen.
combat_power-elven-volley = Elfensalve
combat_power-evasive-step = Ausweichschritt
    .text = Verlierst du diese Runde, kommt höchstens 1 Karte auf deinen Schadensstapel.
combat_power-hunters-patience = Geduld des Jägers
    .text = Nächste Runde kommen 3 zu deinem Angriffswert dazu.
combat_power-cleansing-flame = Reinigende Flamme
combat_power-prayer-of-kellos = Gebet an Kellos
    .text = Du darfst 1 Karte aus deinem Schadensstapel abwerfen.
combat_power-penance = Buße
    .text = Du darfst 1 Karte aus deiner Hand auf deinen eigenen Schadensstapel legen, damit 3 zu deinem Angriffswert dazukommen.
combat_power-blessed-ward = Gesegneter Schutz
    .text = Nächste Runde kann dir die Gegenseite keinen Todesstoß versetzen.
combat_power-unleashed-rage = Entfesselte Wut
    .text = Du darfst Karten mit Angriffswert 1 aus deiner Hand abwerfen. Für jede kommt 1 zu deinem Angriffswert dazu.
combat_power-axe-storm = Axtsturm
combat_power-reckless-charge = Blinder Sturmlauf
    .text = Zieh 1 Kampfkarte.
combat_power-battle-cry = Schlachtruf
    .text = Die Gegenseite wirft zufällig 1 Karte aus der Hand ab.
combat_power-piercing-arrow = Bohrender Pfeil
combat_power-tribal-cunning = List des Stammes
    .text = Zieh 2 Kampfkarten.
combat_power-swift-strike = Flinker Stich
    .text = In dieser Runde kann die Gegenseite nicht kontern.
combat_power-sisterhood = Schwesternschaft
    .text = Wähle 1 Karte aus dem Kampfstapel und nimm sie auf die Hand.
combat_power-shield-wall = Schildwall
    .text = Verlierst du diese Runde, kommt 1 Karte weniger auf deinen Schadensstapel.
combat_power-glorious-blow = Ruhmreicher Hieb
combat_power-knights-challenge = Herausforderung des Ritters
    .text = Nächste Runde muss die Gegenseite eine Nahkampfkarte spielen, wenn sie eine hat.
combat_power-heroic-stand = Heldenmut
    .text = Nächste Runde kommt 1 zu deinem Angriffswert dazu.
combat_power-shared-fates = Geteiltes Schicksal
    .text = Du siehst dir die Hand der Gegenseite an und darfst eine der Karten nehmen.
combat_power-firestorm = Feuersturm
combat_power-brightblaze-dive = Sturzflug von Brightblaze
    .text = Gewinnst du diese Runde, kommt auch die oberste Kampfkarte auf den Schadensstapel der Gegenseite.
combat_power-ancestral-wrath = Zorn der Ahnen
    .text = Hat die Gegenseite eine Fernkampfkarte gespielt, kommt 1 zu deinem Angriffswert dazu.
combat_power-poisoned-arrow = Giftpfeil
    .text = Wähle eine Angriffsart. Nutzt die Gegenseite sie nächste Runde, kommen 4 zu deinem Angriffswert dazu.
combat_power-deadly-shot = Tödlicher Schuss
    .text = Wähle eine Angriffsart. Nutzt du sie nächste Runde, kommen 2 zu deinem Angriffswert dazu.
combat_power-bone-splinters = Knochensplitter
    .text = Gewinnst du diese Runde, kommt auch die oberste Kampfkarte auf den Schadensstapel der Gegenseite.
combat_power-grave-chill = Grabeskälte
    .text = Die Gegenseite wirft zufällig 1 Karte aus der Hand ab.
combat_power-agony-of-remembrance = Qual der Erinnerung
    .text = Spielt die Gegenseite nächste Runde eine Karte mit Angriffswert 3 oder mehr, wird diese aufgehoben.
combat_power-infernal-pact = Höllenpakt
    .text = Zieh 2 Kampfkarten.
combat_power-dark-bolt = Dunkler Blitz
    .text = In dieser Runde kann die Gegenseite nicht kontern.
combat_power-soulfire = Seelenfeuer
combat_power-hammer-blow = Hammerschlag
    .text = Nächste Runde kommt 1 zu deinem Angriffswert dazu.
combat_power-wild-swing = Wilder Schwung
    .text = Nächste Runde werden 2 von deinem Angriffswert abgezogen.
combat_power-crushing-grip = Zermalmender Griff
    .text = Nächste Runde kann die Gegenseite nicht kontern.
combat_power-thick-hide = Dickes Fell
    .text = Verlierst du diese Runde, kommt 1 Karte weniger auf deinen Schadensstapel.
combat_power-natural-armor = Natürlicher Panzer
    .text = Du darfst bis zu 2 Karten aus deinem Schadensstapel abwerfen.
combat_power-stone-fist = Steinfaust
    .text = Hat die Gegenseite eine Fernkampfkarte gespielt, wird diese aufgehoben.
combat_power-iron-skin = Eisenhaut
    .text = Verlierst du diese Runde, kommen 2 Karten weniger auf deinen Schadensstapel.
combat_power-earthshaker = Erderschütterer
combat_power-aura-of-terror = Aura des Grauens
    .text = Gewinnst du diese Runde, darfst du eine Karte vom Kampfstapel auf den Schadensstapel der Gegenseite legen.
combat_power-hellfire = Höllenfeuer
combat_power-burning-whip = Brennende Peitsche
    .text = Gewinnst du diese Runde, kommt auch die oberste Kampfkarte auf den Schadensstapel der Gegenseite.
combat_power-infernal-hunger = Höllischer Hunger
    .text = Die Gegenseite wirft zufällig 1 Karte aus der Hand ab.

heroes_lindel = Lindel
    .gender = m
    .text = Nach einer Attributsprobe darfst du einen der zwei Würfel noch einmal werfen. Dann gilt das zweite Ergebnis.
    .intro = Lindel
heroes_brother-gherinn = Bruder Gherinn
    .gender = m
    .text = Einmal pro Zug: Erleide vor einer Attributsprobe 1 Wunde für 3 Entschlossenheitsmarker. Beim Drachenzorn darfst du einen oder beide Würfel neu werfen; das zweite Ergebnis gilt.
    .intro = Bruder Gherinn
heroes_krutzbeck = Krutzbeck
    .gender = m
    .text = Monster musst du immer angreifen: Du kannst nie entkommen. Im Kampf darfst du deine Hand auf 6 statt 5 Karten auffüllen.
    .intro = Krutzbeck
heroes_tatianna = Tatianna
    .gender = f
    .text = Greifst du an, wo du entkommen könntest, darfst du die obersten 5 Kampfkarten aufdecken. Fernkampf kommt auf den Schadensstapel des Monsters, der Rest fällt weg.
    .intro = Tatianna
heroes_hugo-the-glorious = Hugo der Ruhmreiche
    .gender = m
    .text = Tötest du im Kampf ein Monster, darfst du bis zu 2 Karten aus deinem Schadensstapel abwerfen, bevor sie zu Wunden werden.
    .one = Hugo
    .intro = Hugo der Ruhmreiche
heroes_challara-and-brightblaze = Challara und Brightblaze
    .gender = f
    .text = Ziehst du eine Dungeonkarte, darfst du sie abwerfen und eine andere ziehen, der du dich stellen musst. Mit 8 Wunden oder mehr beginnst du Kämpfe ohne Machtkarte.
    .one = Challara
    .intro = Challara, mit Brightblaze

monsters_skeleton = Skelett
    .gender = n
monsters_sorcerer = Zauberer
monsters_troll = Troll
monsters_golem = Golem
monsters_demon = Dämon

places_tower-nw = Nordwestturm
    .article = der
places_tower-ne = Nordostturm
    .article = der
places_tower-sw = Südwestturm
    .article = der
places_tower-se = Südostturm
    .article = der
places_treasure-chamber = Schatzkammer
    .gender = f
    .article = der

rooms_chamber = Kammer
    .text = Zieh eine Dungeonkarte.
    .gender = f
    .many = Kammern
rooms_corridor = Gang
    .text = Hier ziehst du keine Karte: Du musst sofort weitergehen.
    .many = Gänge
rooms_portcullis = Fallgitter
    .text = Zieh eine Dungeonkarte. In diesem Raum kannst du Monstern nicht entkommen. Am Fallgitter kommst du nur mit einer Stärkeprobe vorbei.
    .gender = n
    .many = Fallgitter
rooms_catacomb-entrance = Katakombeneingang
    .text = Zieh eine Dungeonkarte. Ab deinem nächsten Zug darfst du in die Katakomben hinuntergehen.
    .many = Katakombeneingänge
rooms_rotating-room = Drehraum
    .text = Beim ersten Betreten dreht sich der Raum um eine halbe Drehung, und der Zug endet.
    .many = Drehräume
rooms_trap = Fallenkammer
    .text = Zieh eine Fallenkarte.
    .gender = f
    .many = Fallenkammern
rooms_darkness = Kammer der Dunkelheit
    .text = Du musst sofort weitergehen: Ein Würfel entscheidet, wohin.
    .gender = f
    .many = Kammern der Dunkelheit
rooms_cave-in = Einsturz
    .text = Zieh eine Dungeonkarte. Ab deinem nächsten Zug darfst du zurück, wie du gekommen bist, oder mit einer Gewandtheitsprobe hinüber.
    .many = Einstürze
rooms_bridge = Brücke
    .text = Du darfst auf dieser Seite bleiben und nächsten Zug zurückgehen, oder mit einer Gewandtheitsprobe hinüber, die mit jeder Beutekarte schwerer wird. Fällst du, landest du in den Katakomben.
    .gender = f
    .many = Brücken
rooms_spider-web = Spinnennetz
    .text = Du darfst zurückweichen und nächsten Zug zurückgehen, oder mit einer Stärkeprobe hindurch. Misslingt sie, hält das Netz dich fest.
    .gender = n
    .many = Spinnennetze
rooms_chasm = Schlucht
    .text = Zieh eine Dungeonkarte. Hinaus kannst du nur durch die Durchgänge der Hälfte, auf der du stehst.
    .gender = f
    .many = Schluchten
rooms_bottomless-pit = Bodenlose Grube
    .one = Bodenlos~ Grube
    .text = Mach eine Glücksprobe. Misslingt sie, stirbst du.
    .gender = f
    .many = Bodenlose Gruben

decks_dungeon = Dungeonstapel
decks_dragon = Drachenstapel
decks_treasure = Schatzstapel
decks_crypt = Gruftstapel
decks_corpse = Leichenstapel
decks_door = Türstapel
decks_search = Suchstapel
decks_catacomb = Katakombenstapel
decks_trap-deck = Fallenstapel
decks_rune = Runenstapel

others_strength = Stärke
    .gender = f
others_agility = Gewandtheit
    .gender = f
    .probe = Gewandtheitsprobe
others_armor = Rüstung
    .gender = f
    .probe = Rüstungsprobe
others_luck = Glück
    .gender = n
    .probe = Glücksprobe
others_lowest-agility-armor = Gewandtheit oder Rüstung
    .gender = f
    .probe = Gewandtheits- oder Rüstungsprobe
others_melee = Nahkampf
others_ranged = Fernkampf
others_magic = Magie
    .gender = f
others_north = Norden
others_east = Osten
others_south = Süden
others_west = Westen
others_dragon-rage-roll = Drachenzorn
others_determination = Entschlossenheit
    .gender = f
others_sun-track = Sonnenleiste
    .gender = f
others_entrance = Eingangsmarker
others_lindel-reroll = Zweiter Wurf
others_gherinn-penance = Buße
    .gender = f
others_gherinn-kellos = Gnade von Kellos
    .gender = f
others_krutzbeck-hand = Sechste Karte
others_tatianna-first-shot = Erster Schuss
others_hugo-glory = Ruhm
others_challara-foresight = Vorahnung
    .gender = f

obstacles_portcullis = Fallgitter
    .gender = n

decisions_DEC-HERO = Wähle deinen Helden
decisions_DEC-TOWER = Wähle den Turm, in dem du beginnst
decisions_DEC-START-ORDER = Beginn deines Zuges: Was kommt zuerst?
decisions_DEC-ACT = Du bist dran: Was tust du?
decisions_DEC-MOVE-AGAIN = Du gehst weiter: wohin?
decisions_DEC-LEAVE = Den Dungeon mit deiner Beute verlassen?
decisions_DEC-OBSTACLE-RUNE = Den Weg mit der Öffnungsrune öffnen?
decisions_DEC-TILE = Die Sichtrune benutzen?
decisions_DEC-TILE-TURN = Dreh den neuen Raum: Wohin zeigt sein Pfeil?
decisions_DEC-HALF = Auf welcher Hälfte des Raums stehst du?
decisions_DEC-BRIDGE = Die Brücke: hinüber oder bleiben?
decisions_DEC-BRIDGE-LOOT = Beute wegwerfen, um leichter hinüberzukommen?
decisions_DEC-WEB = Das Spinnennetz: hindurch oder zurückweichen?
decisions_DEC-CARD-MAY = Nehmen, was die Karte anbietet?
decisions_DEC-SECRET = Wohin führt die Geheimtür?
decisions_DEC-BRIBE = Was bietest du dem Tiefenelfen?
decisions_DEC-CHALLARA = Diese Dungeonkarte behalten?
decisions_DEC-PENANCE = 1 Wunde für 3 Entschlossenheitsmarker erleiden?
decisions_DEC-REROLL-TEST = Einen der Würfel noch einmal werfen?
decisions_DEC-REROLL-RAGE = Drachenzorn: Würfel noch einmal werfen?
decisions_DEC-TEST-ITEM = Das Seil oder eine Rune ausgeben, um zu bestehen?
decisions_DEC-WOUND-RUNE = Die Schutzrune benutzen?
decisions_DEC-TRAP-RUNE = Die Falle mit der Warnrune abwerfen?
decisions_DEC-MONSTER-RUNE = Das Monster mit der Todesrune vernichten?
decisions_DEC-TOKEN = Nimm einen Monstermarker vom Plan
decisions_DEC-ESCAPE = Entkommen oder angreifen?
decisions_DEC-TATIANNA = Vor dem Kampf schießen?
decisions_DEC-COMBAT-RUNE = Die Blitzrune benutzen?
decisions_DEC-HAND6 = Wie viele Karten willst du auf der Hand?
decisions_DEC-CARD = Wähle deine Karte für diese Runde
decisions_DEC-POWER = Deine Machtkarte wirkt
decisions_DEC-COUNTER = Kontern?
decisions_DEC-HUGO = Ruhm: Welchen Schaden wirfst du ab?
decisions_DEC-RETREAT = Der Drache vertreibt dich: Wohin gehst du?
decisions_DEC-CAT-DIR = In welche Richtung gehst du in den Katakomben?
decisions_DEC-CAT-HOLE = Das Loch in der Decke noch einmal versuchen?
decisions_DEC-CAT-SIDE = Nach links oder nach rechts abbiegen?
decisions_DEC-END-ITEM = Ende der Partie: Benutz deine Gegenstände
decisions_DEC-HVH-LOOT = Nimm der unterlegenen Seite eine Beutekarte
decisions_DEC-HVH-FLEE = Wohin fliehst du?
decisions_DEC-SERVANT = Du dienst Kalladra: Beweg ein Monster
decisions_DEC-WAIT-LOOT = Du bist bewusstlos: Welche Beute verlierst du?
decisions_DEC-FLEE-ROUND = Runde gewonnen: entkommen oder Schaden austeilen?
decisions_DEC-SLUMBER = Die Schlafrune benutzen?
decisions_DEC-TOWER-POWER = In einem anderen Turm erscheinen?
decisions_DEC-MONSTROUS = Nach dem Schatz des Monsters suchen?
decisions_DEC-HVH-TARGET = Wen greifst du an?
decisions_DEC-SERVANT-TARGET = Wen greift das Monster an?
decisions_DEC-SERVANT-PLACE = Wo erscheint das Monster?
decisions_DEC-WAIT-SPACE = Wo wachst du auf?
decisions_DEC-DARK = Im Dunkeln würfeln oder teleportieren?

questions_DEC-CARD-MAY-loot-body = Die Leiche plündern?
answers_DEC-CARD-MAY-loot-body_yes = Plündern
answers_DEC-CARD-MAY-loot-body_no = Liegen lassen
questions_DEC-CARD-MAY-open-crypt = Die Gruft öffnen?
answers_DEC-CARD-MAY-open-crypt_yes = Öffnen
answers_DEC-CARD-MAY-open-crypt_no = Zu lassen
questions_DEC-CARD-MAY-leave-catacombs = Die Katakomben verlassen?
answers_DEC-CARD-MAY-leave-catacombs_yes = Verlassen
answers_DEC-CARD-MAY-leave-catacombs_no = Unten bleiben
questions_DEC-CARD-MAY-secret-door = Durch die Geheimtür gehen?
answers_DEC-CARD-MAY-secret-door_yes = Hindurchgehen
answers_DEC-CARD-MAY-secret-door_no = Hierbleiben
questions_DEC-CARD-MAY-bribe = Den Tiefenelfen bestechen?
answers_DEC-CARD-MAY-bribe_yes = Bestechen
answers_DEC-CARD-MAY-bribe_no = Nichts geben
questions_DEC-TILE-pick = Sichtrune: Welchen Raum legst du?
answers_DEC-OBSTACLE-RUNE_use = Rune benutzen
answers_DEC-OBSTACLE-RUNE_no = Aufheben
answers_DEC-TILE_use = Rune benutzen
answers_DEC-TILE_no = Aufheben
answers_DEC-WOUND-RUNE_use = Rune benutzen
answers_DEC-WOUND-RUNE_no = Aufheben
answers_DEC-TRAP-RUNE_use = Rune benutzen
answers_DEC-TRAP-RUNE_no = Aufheben
answers_DEC-COMBAT-RUNE_use = Rune benutzen
answers_DEC-COMBAT-RUNE_no = Aufheben
answers_DEC-SLUMBER_use = Rune benutzen
answers_DEC-SLUMBER_no = Aufheben
answers_DEC-MONSTER-RUNE_use = Vernichten
answers_DEC-MONSTER-RUNE_no = Rune aufheben
answers_DEC-TEST-ITEM_use = Probe bestehen
answers_DEC-TEST-ITEM_no = Nichts ausgeben
answers_DEC-PENANCE_use = Buße tun
answers_DEC-PENANCE_no = Einfach würfeln
answers_DEC-TATIANNA_use = Schießen
answers_DEC-TATIANNA_no = Nicht schießen
answers_DEC-REROLL-TEST_no = Würfel so lassen
answers_DEC-REROLL-RAGE_no = Würfel so lassen
answers_DEC-POWER_yes = Nutzen
answers_DEC-POWER_no = Nicht nutzen
answers_DEC-POWER_stop = Nichts mehr
answers_DEC-HUGO_stop = Nichts mehr
answers_DEC-COUNTER_stop = Keine Karte mehr
answers_DEC-BRIDGE-LOOT_stop = Jetzt hinüber
answers_DEC-BRIBE_stop = Nicht mehr bieten
answers_DEC-MOVE-AGAIN_stop = Hierbleiben
answers_DEC-TOWER-POWER_no = Von diesem Turm weiter
answers_DEC-MONSTROUS_no = Nicht suchen
answers_DEC-HVH-LOOT_none = Nichts nehmen

options_yes = Ja
options_no = Nein
options_use = Benutzen
options_stop = Aufhören
options_done = Weiter mit dem Zug
options_search = Raum durchsuchen
options_enter-catacombs = In die Katakomben hinuntergehen
options_draw-dragon = Drachenkarte ziehen
options_leave-dungeon = Dungeon verlassen
options_retreat = Zurück, wie du gekommen bist
options_cross = Hinüber
options_stasis = Stasisrune benutzen
options_leave = Dungeon verlassen
options_go-on = Weitergehen
options_stay = Auf dieser Seite bleiben
options_withdraw = Zurückweichen
options_wait = Warten
options_keep = Karte behalten
options_redraw = Abwerfen und neu ziehen
options_first = Ersten Würfel neu werfen
options_second = Zweiten Würfel neu werfen
options_both = Beide Würfel neu werfen
options_escape = Entkommen
options_attack = Angreifen
options_six = Sechs Karten
options_five = Fünf Karten
options_left = Nach links
options_right = Nach rechts
options_test-again = Noch eine Probe
options_draw = Karte ziehen
options_lost-turn = Zug aussetzen
options_web = Vom Spinnennetz losreißen
options_none = Nichts
options_pass = Keins bewegen
options_add-monster = Noch ein Monster rufen
options_roll = Würfeln
options_try-to-escape = Zu entkommen versuchen
options_deal-damage = Schaden austeilen

pointing_move = { CAPITAL(INS($place)) } gehen
pointing_teleport = { CAPITAL(INS($place)) } teleportieren
pointing_to = { CAPITAL(INS($place)) } gehen
pointing_token = Marker { IM($place) } nehmen
pointing_servant =
    Monster { IM($place) } { $compass ->
        [north] nach Norden
        [east] nach Osten
        [south] nach Süden
       *[west] nach Westen
    } bewegen
pointing_effect = { CAPITAL(DEN($thing)) } abhandeln
pointing_item = { CAPITAL(DEN($thing)) } benutzen
pointing_decline = { CAPITAL(DEN($thing)) } nicht benutzen
pointing_loot =
    { $verb ->
        [throw] { CAPITAL(DEN($thing)) } wegwerfen
        [offer] { CAPITAL(DEN($thing)) } anbieten
        [lose] { CAPITAL(DEN($thing)) } verlieren
        [take] { CAPITAL(DEN($thing)) } nehmen
       *[choose] { CAPITAL(DEN($thing)) } wählen
    }
pointing_back = Verdeckte Karte { VOM($deck) }
pointing_card =
    { $verb ->
        [play] { QUOTE($card) } spielen
        [counter] Mit { QUOTE($card) } kontern
        [discard] { QUOTE($card) } abwerfen
       *[choose] { QUOTE($card) } wählen
    }
pointing_type =
    { $type ->
        [melee] Nahkampf
        [ranged] Fernkampf
       *[magic] Magie
    }
pointing_tile = { CAPITAL(DEN($room)) } legen
pointing_face =
    { $compass ->
        [north] Nach Norden
        [east] Nach Osten
        [south] Nach Süden
       *[west] Nach Westen
    }
pointing_half =
    { $half ->
        [arrow] Die Hälfte mit dem Pfeil
       *[opposite] Die Hälfte gegenüber dem Pfeil
    }
pointing_tower = { CAPITAL(IM($place)) } beginnen
pointing_tower-power = { CAPITAL(IM($place)) } erscheinen
pointing_seat = { $name } angreifen

list_one = { EINEN($thing) }
list_rooms =
    { $count ->
        [2] zwei { MANY($thing) }
        [3] drei { MANY($thing) }
        [4] vier { MANY($thing) }
       *[5] fünf { MANY($thing) }
    }
list_cards =
    { $count ->
        [2] zweimal { QUOTE($thing) }
        [3] dreimal { QUOTE($thing) }
        [4] viermal { QUOTE($thing) }
       *[5] fünfmal { QUOTE($thing) }
    }
list_combat-one = { QUOTE($card) }
list_combat =
    { $count ->
        [2] zweimal { QUOTE($card) }
        [3] dreimal { QUOTE($card) }
        [4] viermal { QUOTE($card) }
       *[5] fünfmal { QUOTE($card) }
    }
dice_one = eine { $die }
dice_two = eine { $first } und eine { $second }, zusammen { $total }
dice_sum = { $dice } = { $total } gegen { $needs }
dice_sum-loot = { $dice } + { $bonus } für die Beute = { $total } gegen { $needs }
loot_the =
    { $gold ->
        [0] { DEN($thing) }
       *[other] { DEN($thing) } ({ $gold } Gold)
    }
loot_a =
    { $gold ->
        [0] { EINEN($thing) }
       *[other] { EINEN($thing) } ({ $gold } Gold)
    }

events_hero =
    { $who ->
        [you] { GENDER($hero) ->
            [f] Deine Heldin ist { INTRO($hero) }.
           *[m] Dein Held ist { INTRO($hero) }.
        }
       *[other] { GENDER($hero) ->
            [f] Die Heldin von { $name } ist { INTRO($hero) }.
           *[m] Der Held von { $name } ist { INTRO($hero) }.
        }
    }
events_first-roll =
    { $who ->
        [you] Du würfelst, wer beginnt: eine { $die }.
       *[other] { $name } würfelt, wer beginnt: eine { $die }.
    }
events_first-roll-again =
    { $who ->
        [you] Du würfelst noch einmal: eine { $die }.
       *[other] { $name } würfelt noch einmal: eine { $die }.
    }
events_first-player =
    { $who ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
events_rune-dealt =
    { $who ->
        [you] Du bekommst { DEN($card) }.
       *[other] { $name } bekommt { DEN($card) }.
    }
events_late-start = Später Beginn: Der Wurf ist eine { $die }, die Sonne beginnt also auf Feld { $space }.
events_tower-taken =
    { $who ->
        [you] Du beginnst { IM($tower) }.
       *[other] { $name } beginnt { IM($tower) }.
    }
events_turn =
    { $who ->
        [you] Du bist dran.
       *[other] { $name } ist dran.
    }
events_sun = Die Sonne rückt auf Feld { $space } von { $last }.
events_sunset = Der Wurf ist eine { $die }: Die Sonne geht unter, und die Türme schließen sich.
events_no-sunset =
    Der Wurf ist eine { $die }: Die Türme bleiben offen. Geschlossen hätte sie { $upTo ->
        [1] nur eine 1
        [2] nur eine 1 oder 2
       *[other] alles von 1 bis { $upTo }
    }.
events_turn-waits =
    { $who ->
        [you] Du wartest, bis der Rückweg frei ist.
       *[other] { $name } wartet, bis der Rückweg frei ist.
    }
events_turn-blocked =
    { $who ->
        [you] Du setzt diesen Zug aus: Jeder Weg ist versperrt.
       *[other] { $name } setzt diesen Zug aus: Jeder Weg ist versperrt.
    }
events_turn-cut =
    { $who ->
        [you] Du verlierst den Rest des Zuges.
       *[other] { $name } verliert den Rest des Zuges.
    }
events_turn-skipped =
    { $left ->
        [0] { $who ->
            [you] Du setzt diesen Zug aus.
           *[other] { $name } setzt diesen Zug aus.
        }
       *[other] { $who ->
            [you] Du setzt diesen Zug und noch { $left } aus.
           *[other] { $name } setzt diesen Zug und noch { $left } aus.
        }
    }
events_turns-to-lose =
    { $turns ->
        [one] { $who ->
            [you] Du musst deinen nächsten Zug aussetzen.
           *[other] { $name } muss den nächsten Zug aussetzen.
        }
       *[other] { $who ->
            [you] Du musst deine nächsten { $turns } Züge aussetzen.
           *[other] { $name } muss die nächsten { $turns } Züge aussetzen.
        }
    }
events_explored =
    { $who ->
        [you] Du entdeckst { EINEN($room) } auf { $cell }.
       *[other] { $name } entdeckt { EINEN($room) } auf { $cell }.
    }
events_tile-turned =
    { CAPITAL(DER($room)) } auf { $cell } dreht sich{ $way ->
        [right] { " " }um eine Vierteldrehung nach rechts
        [round] { " " }um eine halbe Drehung
        [left] { " " }um eine Vierteldrehung nach links
       *[unknown] { "" }
    }.
events_tiles =
    { $count ->
        [one] { $who ->
            [you] Du siehst dir 1 Raum an.
           *[other] { $name } sieht sich 1 Raum an.
        }
       *[other] { $who ->
            [you] Du siehst dir { $count } Räume an.
           *[other] { $name } sieht sich { $count } Räume an.
        }
    }
events_tiles-seen =
    { $count ->
        [one] { $who ->
            [you] Du siehst dir 1 Raum an: { LIST($rooms) }.
           *[other] { $name } sieht sich 1 Raum an: { LIST($rooms) }.
        }
       *[other] { $who ->
            [you] Du siehst dir { $count } Räume an: { LIST($rooms) }.
           *[other] { $name } sieht sich { $count } Räume an: { LIST($rooms) }.
        }
    }
events_moved =
    { $who ->
        [you] { $how ->
            [secret] Du gehst durch die Geheimtür { INS($place) }.
            [teleport] Du teleportierst dich { INS($place) }.
            [tower] Du erscheinst { IM($place) }.
            [escape] Du rennst zurück { INS($place) }.
            [retreat] Du fliehst vor dem Drachen { INS($place) }.
            [surface] Du kommst { IM($place) } aus den Katakomben hoch.
            [flee] Du fliehst { INS($place) }.
            [wake] Du findest dich { IM($place) } wieder.
           *[walk] Du gehst { INS($place) }.
        }
       *[other] { $how ->
            [secret] { $name } geht durch die Geheimtür { INS($place) }.
            [teleport] { $name } teleportiert sich { INS($place) }.
            [tower] { $name } erscheint { IM($place) }.
            [escape] { $name } rennt zurück { INS($place) }.
            [retreat] { $name } flieht vor dem Drachen { INS($place) }.
            [surface] { $name } kommt { IM($place) } aus den Katakomben hoch.
            [flee] { $name } flieht { INS($place) }.
            [wake] { $name } findet sich { IM($place) } wieder.
           *[walk] { $name } geht { INS($place) }.
        }
    }
events_half =
    { $half ->
        [arrow] { $who ->
            [you] Du stehst auf { $cell } auf der Hälfte mit dem Pfeil.
           *[other] { $name } steht auf { $cell } auf der Hälfte mit dem Pfeil.
        }
       *[opposite] { $who ->
            [you] Du stehst auf { $cell } auf der Hälfte gegenüber dem Pfeil.
           *[other] { $name } steht auf { $cell } auf der Hälfte gegenüber dem Pfeil.
        }
    }
events_door-shut = Die Tür bleibt zu.
events_darkness =
    { $who ->
        [you] Du würfelst im Dunkeln eine { $die } und stolperst weiter.
       *[other] { $name } würfelt im Dunkeln eine { $die } und stolpert weiter.
    }
events_darkness-blocked =
    { $who ->
        [you] Du würfelst im Dunkeln eine { $die }: Dort geht es nicht weiter.
       *[other] { $name } würfelt im Dunkeln eine { $die }: Dort geht es nicht weiter.
    }
stays_bridge =
    { $who ->
        [you] Du gehst nicht über die Brücke.
       *[other] { $name } geht nicht über die Brücke.
    }
stays_bridge-crossed =
    { $who ->
        [you] Du bist über die Brücke, und dein Zug endet: Weiter geht es nicht.
       *[other] { $name } ist über die Brücke, und der Zug endet: Weiter geht es nicht.
    }
stays_web =
    { $who ->
        [you] Du weichst vor dem Spinnennetz zurück.
       *[other] { $name } weicht vor dem Spinnennetz zurück.
    }
stays_web-crossed =
    { $who ->
        [you] Du bist durch das Spinnennetz, und dein Zug endet: Weiter geht es nicht.
       *[other] { $name } ist durch das Spinnennetz, und der Zug endet: Weiter geht es nicht.
    }
stays_stuck =
    { $who ->
        [you] Das Spinnennetz hält dich fest.
       *[other] Das Spinnennetz hält { $name } fest.
    }
stays_freed =
    { $who ->
        [you] Du reißt dich vom Spinnennetz los.
       *[other] { $name } reißt sich vom Spinnennetz los.
    }
stays_pit =
    { $who ->
        [you] Du kommst an der Bodenlosen Grube vorbei.
       *[other] { $name } kommt an der Bodenlosen Grube vorbei.
    }
stays_corridor =
    { $who ->
        [you] Dein Zug endet im Gang: Weiter geht es nicht.
       *[other] Für { $name } endet der Zug im Gang: Weiter geht es nicht.
    }
stays_corridor-again =
    { $who ->
        [you] Dein Zug endet im Gang: Du hast ihn in diesem Zug zweimal betreten.
       *[other] Für { $name } endet der Zug im Gang, zum zweiten Mal in diesem Zug betreten.
    }
stays_tower =
    { $who ->
        [you] Dein Zug endet im Turm: Weiter geht es nicht.
       *[other] Für { $name } endet der Zug im Turm: Weiter geht es nicht.
    }
stays_darkness =
    { $who ->
        [you] Dein Zug endet im Dunkeln: Weiter geht es nicht.
       *[other] Für { $name } endet der Zug im Dunkeln: Weiter geht es nicht.
    }
stays_cave-in =
    { $who ->
        [you] Du bleibst hinter dem Geröll.
       *[other] { $name } bleibt hinter dem Geröll.
    }
stays_rotating =
    { $who ->
        [you] Du bleibst im Drehraum.
       *[other] { $name } bleibt im Drehraum.
    }
events_searches =
    { $who ->
        [you] Du durchsuchst den Raum auf { $cell }.
       *[other] { $name } durchsucht den Raum auf { $cell }.
    }
events_walled-in = { CAPITAL(AUS($place)) } führt kein Weg hinaus.
events_draws =
    { $who ->
        [you] Du ziehst { EINEN($card) } { VOM($deck) }.
       *[other] { $name } zieht { EINEN($card) } { VOM($deck) }.
    }
events_draws-hidden =
    { $who ->
        [you] Du ziehst eine Beutekarte { VOM($deck) }.
       *[other] { $name } zieht eine Beutekarte { VOM($deck) }, ohne sie zu zeigen.
    }
events_shuffles-card = „Mischen“ ist gezogen: { CAPITAL(DER($deck)) } wird gemischt.
events_shuffles-empty = { CAPITAL(DER($deck)) } ist aufgebraucht: Die abgeworfenen Karten werden gemischt.
events_shuffles-returned = { CAPITAL(DER($deck)) } wird mit den zurückgelegten Karten gemischt.
events_deck-empty = { CAPITAL(DER($deck)) } ist leer: Zu ziehen gibt es nichts mehr.
events_keeps =
    { $who ->
        [you] Du musst { DEN($card) } behalten.
       *[other] { $name } muss { DEN($card) } behalten.
    }
events_kept-gone =
    { TITLE($card) ->
        [yes] { $who ->
            [you] Du wirfst { DEN($card) } ab.
           *[other] { $name } wirft { DEN($card) } ab.
        }
       *[no] { $who ->
            [you] Du bist { DEN($card) } los.
           *[other] { $name } ist { DEN($card) } los.
        }
    }
events_kept-gone-another =
    { TITLE($card) ->
        [yes] { $who ->
            [you] Du wirfst { DEN($card) } ab, hast die Karte aber noch einmal.
           *[other] { $name } wirft { DEN($card) } ab, hat die Karte aber noch einmal.
        }
       *[no] { $who ->
            [you] Du bist { DEN($card) } los, hast die Karte aber noch einmal.
           *[other] { $name } ist { DEN($card) } los, hat die Karte aber noch einmal.
        }
    }
events_refuses =
    { $who ->
        [you] Du wirfst { DEN($card) } ohne Wirkung ab.
       *[other] { $name } wirft { DEN($card) } ohne Wirkung ab.
    }
declined_loot-body =
    { $who ->
        [you] Du lässt die Leiche in Ruhe.
       *[other] { $name } lässt die Leiche in Ruhe.
    }
declined_open-crypt =
    { $who ->
        [you] Du lässt die Gruft zu.
       *[other] { $name } lässt die Gruft zu.
    }
declined_leave-catacombs =
    { $who ->
        [you] Du bleibst in den Katakomben.
       *[other] { $name } bleibt in den Katakomben.
    }
declined_secret-door =
    { $who ->
        [you] Du gehst nicht durch die Geheimtür.
       *[other] { $name } geht nicht durch die Geheimtür.
    }
declined_bribe =
    { $who ->
        [you] Du gibst dem Tiefenelfen nichts.
       *[other] { $name } gibt dem Tiefenelfen nichts.
    }
events_gains =
    { $who ->
        [you] Du nimmst { $loot } und hast jetzt
       *[other] { $name } nimmt { $loot } und hat jetzt
    } { $held ->
        [one] 1 Beutekarte
       *[other] { $held } Beutekarten
    }.
events_gains-hidden =
    { $who ->
        [you] Du nimmst eine Beutekarte und hast jetzt { $held }.
       *[other] { $name } nimmt eine Beutekarte und hat jetzt { $held }.
    }
events_loses =
    { $who ->
        [you] { $why ->
            [bridge] Du wirfst
            [bribe] Du übergibst
            [used] Du verbrauchst
            [drunk] Du trinkst
           *[other] Du verlierst
        }
       *[other] { $why ->
            [bridge] { $name } wirft
            [bribe] { $name } übergibt
            [used] { $name } verbraucht
            [drunk] { $name } trinkt
           *[other] { $name } verliert
        }
    } { $why ->
        [random] zufällig{ " " }
       *[other] { "" }
    }{ $gold ->
        [0] { EINEN($card) }
       *[other] { EINEN($card) } ({ $gold } Gold)
    }{ $why ->
        [bridge] { " " }weg
       *[other] { "" }
    }: { $held ->
        [0] keine Beute mehr
        [one] noch 1 Beutekarte
       *[other] noch { $held } Beutekarten
    }.
events_rune =
    { $who ->
        [you] Du benutzt { DEN($card) }.
       *[other] { $name } benutzt { DEN($card) }.
    }
events_rune-stasis =
    { $who ->
        [you] Du benutzt { DEN($card) } und darfst in diesem Zug bis zu drei Schritte machen.
       *[other] { $name } benutzt { DEN($card) } und darf in diesem Zug bis zu drei Schritte machen.
    }
events_rune-slumber =
    { $who ->
        [you] Du benutzt { DEN($card) }, verlierst keine Schatzkarten und erleidest keine Wunden.
       *[other] { $name } benutzt { DEN($card) }, verliert keine Schatzkarten und erleidet keine Wunden.
    }
abilities_lindel-reroll =
    { $who ->
        [you] Du wirfst einen der Würfel noch einmal.
       *[other] { $name } wirft einen der Würfel noch einmal.
    }
abilities_gherinn-penance =
    { $who ->
        [you] Du tust Buße.
       *[other] { $name } tut Buße.
    }
abilities_gherinn-kellos =
    { $who ->
        [you] Durch die Gnade von Kellos würfelst du noch einmal.
       *[other] Durch die Gnade von Kellos würfelt { $name } noch einmal.
    }
abilities_krutzbeck-hand =
    { $who ->
        [you] Du füllst deine Hand auf 6 Karten auf.
       *[other] { $name } füllt die Hand auf 6 Karten auf.
    }
abilities_tatianna-first-shot =
    { $who ->
        [you] Du schießt vor der ersten Runde.
       *[other] { $name } schießt vor der ersten Runde.
    }
abilities_hugo-glory =
    { $who ->
        [you] Ruhm bedeckt dich: Du darfst bis zu 2 Karten aus deinem Schadensstapel abwerfen.
       *[other] Ruhm für { $name }: Bis zu 2 Karten des Schadensstapels dürfen abgeworfen werden.
    }
abilities_challara-foresight =
    { $who ->
        [you] Du hast eine Vorahnung und tauschst die Karte.
       *[other] { $name } hat eine Vorahnung und tauscht die Karte.
    }
events_dies =
    { $who ->
        [you] Du bist tot: { $end }.
       *[other] { $name } ist tot: { $end }.
    }
epitaphs_none = { ONE($hero) } kommt hier ans Ende der Reise
epitaphs_card = { ONE($hero) } stirbt durch { DEN($by) }
epitaphs_ambush = { ONE($hero) } fällt im Hinterhalt: getötet von { EINEM($by) }
epitaphs_bridge = { ONE($hero) } überlebt den Sturz von der Brücke nicht
epitaphs_room = { ONE($hero) } findet { IM($by) } den Tod
epitaphs_combat = { ONE($hero) } wird { VOM($by) } erschlagen
epitaphs_escape = { ONE($hero) } wird auf der Flucht { VOM($by) } erschlagen
epitaphs_dragon = { ONE($hero) } verbrennt in Kalladras Feuer
epitaphs_no-retreat = { ONE($hero) } kann vor Kalladra nirgendwohin fliehen
epitaphs_walled-in = { ONE($hero) } ist für immer eingemauert
epitaphs_night = { ONE($hero) } bleibt bei Einbruch der Nacht eingeschlossen
epitaphs_penance = { ONE($hero) } zerbricht an der Buße
epitaphs_hero = { ONE($hero) } wird von { ONE($by) } erschlagen
events_falls-none =
    { $who ->
        [you] Du wirst bewusstlos. Der Wurf ist eine { $die }: Du hast keine Beute zu verlieren.
       *[other] { $name } wird bewusstlos. Der Wurf ist eine { $die }: Beute ist keine zu verlieren.
    }
events_falls =
    { $who ->
        [you] Du wirst bewusstlos. Der Wurf ist eine { $die }: Du verlierst { $cards ->
            [one] 1 Beutekarte
           *[other] { $cards } Beutekarten
        }.
       *[other] { $name } wird bewusstlos. Der Wurf ist eine { $die }: { $cards ->
            [one] 1 Beutekarte geht
           *[other] { $cards } Beutekarten gehen
        } verloren.
    }
events_falls-all =
    { $who ->
        [you] Du wirst bewusstlos. Der Wurf ist eine { $die }, aber du hast nur { $cards ->
            [1] 1 Beutekarte: Du verlierst sie
            [2] 2 Beutekarten: Du verlierst beide
           *[other] { $cards } Beutekarten: Du verlierst sie alle
        }.
       *[other] { $name } wird bewusstlos. Der Wurf ist eine { $die }, aber { $name } hat nur { $cards ->
            [1] 1 Beutekarte: Sie geht verloren
            [2] 2 Beutekarten: Beide gehen verloren
           *[other] { $cards } Beutekarten: Alle gehen verloren
        }.
    }
events_wakes =
    { $wounds ->
        [0] { $who ->
            [you] Du wachst ohne Wunden auf.
           *[other] { $name } wacht ohne Wunden auf.
        }
       *[other] { $who ->
            [you] Du wachst auf und heilst einen Teil deiner Wunden: noch { $wounds }.
           *[other] { $name } wacht auf und heilt einen Teil der Wunden: noch { $wounds }.
        }
    }
events_monster =
    { $who ->
        [you] Du begegnest
       *[other] { $name } begegnet
    } { $known ->
        [true] { DEM($monster) }
       *[false] { EINEM($monster) }
    }, gespielt { $whoPlays ->
        [you] von dir
        [nobody] vom Automaten
       *[other] von { $player }
    }.
events_monster-life = { CAPITAL(DER($fighter)) } hat ein Leben von { $life }.
events_monster-removed = { CAPITAL(DER($monster)) } zerfällt zu Staub.
events_token-taken = { CAPITAL(DER($monster)) } { IM($place) } folgt dem Ruf.
events_token-placed = { CAPITAL(DER($monster)) } lauert { IM($place) }.
events_dragon-wakes = Kalladra erwacht!
events_dragon-cards-back =
    { $count ->
        [one] Die Drachenkarte kommt in ihren Stapel zurück.
       *[other] Die { $count } Drachenkarten kommen in ihren Stapel zurück.
    }
events_entrance = Auf { $cell } öffnet sich ein Gang in die Katakomben.
events_entrance-already = Auf { $cell } gibt es schon einen Weg in die Katakomben.
events_entrance-impossible = Auf { $cell } kann kein Eingangsmarker liegen.
events_entrance-cave-in =
    { $who ->
        [you] Ein Einsturz bekommt keinen Eingangsmarker, aber im nächsten Zug darfst du auf { $cell } in die Katakomben hinuntergehen.
       *[other] Ein Einsturz bekommt keinen Eingangsmarker, aber im nächsten Zug darf { $name } auf { $cell } in die Katakomben hinuntergehen.
    }
events_entrance-none-left =
    { $who ->
        [you] Es gibt keine Eingangsmarker mehr, aber im nächsten Zug darfst du auf { $cell } in die Katakomben hinuntergehen.
       *[other] Es gibt keine Eingangsmarker mehr, aber im nächsten Zug darf { $name } auf { $cell } in die Katakomben hinuntergehen.
    }
events_goes-down =
    { $who ->
        [you] { $falls ->
            [true] Du fällst auf { $cell } in die Katakomben
           *[false] Du gehst auf { $cell } in die Katakomben hinunter
        }; dein Wegmarker zeigt
       *[other] { $falls ->
            [true] { $name } fällt auf { $cell } in die Katakomben
           *[false] { $name } geht auf { $cell } in die Katakomben hinunter
        }; der Wegmarker zeigt
    } { $compass ->
        [north] nach Norden
        [east] nach Osten
        [south] nach Süden
       *[west] nach Westen
    }.
events_way-out =
    { $who ->
        [you] Du würfelst eine { $die }: Dein Weg führt
       *[other] { $name } würfelt eine { $die }: Der Weg führt
    } { $ahead ->
        [one] 1 Feld
       *[other] { $ahead } Felder
    } geradeaus und { $die } nach { $side ->
        [left] links
       *[right] rechts
    }{ $cut ->
        [true] , aber die Außenmauer hält ihn auf.
       *[false] .
    }
events_turns-back =
    { $who ->
        [you] Du kehrst unter { DEM($place) } um.
       *[other] { $name } kehrt unter { DEM($place) } um.
    }
events_leaves =
    { $loot ->
        [one] { $who ->
            [you] Du verlässt den Dungeon mit 1 Beutekarte.
           *[other] { $name } verlässt den Dungeon mit 1 Beutekarte.
        }
       *[other] { $who ->
            [you] Du verlässt den Dungeon mit { $loot } Beutekarten.
           *[other] { $name } verlässt den Dungeon mit { $loot } Beutekarten.
        }
    }
events_loot-shown =
    { $who ->
        [you] Du zeigst deine Beute: { LIST($cards) }.
       *[other] { $name } zeigt die Beute: { LIST($cards) }.
    }
events_item-used =
    { $who ->
        [you] Du benutzt { DEN($card) }.
       *[other] { $name } benutzt { DEN($card) }.
    }
events_item-not-used =
    { $who ->
        [you] Du benutzt { DEN($card) } nicht.
       *[other] { $name } benutzt { DEN($card) } nicht.
    }
events_worth =
    { $who ->
        [you] { CAPITAL(DEIN($card)) } ist { $gold } Gold wert.
       *[other] { CAPITAL(DER($card)) } von { $name } ist { $gold } Gold wert.
    }
events_end-survivor =
    { $who ->
        [you] Du bist lebend herausgekommen, gewinnst aber nicht: Du hast keine Schatzkarte.
       *[other] { $name } ist lebend herausgekommen, gewinnt ohne Schatzkarte aber nicht.
    }
events_end =
    { $who ->
        [nobody] Kalladra gewinnt.
        [you] Du gewinnst { $gold ->
            [0] ohne Gold
           *[other] mit { $gold } Gold
        }!
        [one] { PEOPLE($people) } gewinnt { $gold ->
            [0] ohne Gold
           *[other] mit { $gold } Gold
        }.
        [youAll] { CAPITAL(PEOPLE($people)) } teilt euch den Sieg { $gold ->
            [0] ohne Gold
           *[other] mit { $gold } Gold
        }.
       *[they] { PEOPLE($people) } teilen sich den Sieg { $gold ->
            [0] ohne Gold
           *[other] mit { $gold } Gold
        }.
    }
events_end-best = Bei gleich viel Gold entscheidet die beste Karte: { $gold }.
events_end-loot = Bei gleich viel Gold und gleich guter bester Karte entscheidet die Zahl der Beutekarten: { $cards }.
events_taken-from-you =
    { $name } nimmt dir { $loot }: { $left ->
        [0] keine Beute mehr
        [one] noch 1 Beutekarte
       *[other] noch { $left } Beutekarten
    }.
events_taken =
    { $who ->
        [you] Du nimmst { $loot } von { $nameFrom }: Jetzt hast du
       *[other] { $name } nimmt { $loot } von { $nameFrom }: Jetzt hat { $name }
    } { $held ->
        [one] 1 Beutekarte
       *[other] { $held } Beutekarten
    } und { $nameFrom } { $left ->
        [0] keine
       *[other] { $left }
    }.
events_hidden-loot = eine Beutekarte
events_servant-moves =
    { $who ->
        [you] Du bewegst { DEN($monster) } { VOM($from) } { INS($to) }.
       *[other] { $name } bewegt { DEN($monster) } { VOM($from) } { INS($to) }.
    }
events_servant-calls =
    { $who ->
        [you] Du rufst { EINEN($monster) }.
       *[other] { $name } ruft { EINEN($monster) }.
    }

events_bribe =
    { $who ->
        [you] Der Wurf ist eine { $die }: Der Tiefenelf verlangt { $price } Gold, und du bietest { $gold }.
       *[other] Der Wurf ist eine { $die }: Der Tiefenelf verlangt { $price } Gold, und { $name } bietet { $gold }.
    }
events_rolls-again = Die Würfel zeigen jetzt { $dice }.
events_rolls-fall =
    { $who ->
        [you] Du würfelst für den Sturz: { $dice }.
       *[other] { $name } würfelt für den Sturz: { $dice }.
    }
events_rolls =
    { $who ->
        [you] Du würfelst { $dice }.
       *[other] { $name } würfelt { $dice }.
    }
events_rolls-for =
    { $who ->
        [you] Du würfelst für { DEN($card) }: { $dice }.
       *[other] { $name } würfelt für { DEN($card) }: { $dice }.
    }
events_rolls-for-nothing =
    { $who ->
        [you] Du würfelst für { DEN($card) }: { $dice }, und nichts geschieht.
       *[other] { $name } würfelt für { DEN($card) }: { $dice }, und nichts geschieht.
    }
events_rolls-for-no-corridor =
    { $who ->
        [you] Du würfelst für { DEN($card) }: { $dice }, aber es gibt keinen Gang zu drehen.
       *[other] { $name } würfelt für { DEN($card) }: { $dice }, aber es gibt keinen Gang zu drehen.
    }
events_rolls-for-less =
    { $who ->
        [you] Du würfelst für { DEN($card) }: { $dice } minus { $less }, also
       *[other] { $name } würfelt für { DEN($card) }: { $dice } minus { $less }, also
    } { $of ->
        [turns] { $leaves ->
            [0] kein verlorener Zug
            [one] 1 verlorener Zug
           *[other] { $leaves } verlorene Züge
        }
       *[wounds] { $leaves ->
            [0] keine Wunden
            [one] 1 Wunde
           *[other] { $leaves } Wunden
        }
    }.
events_rolls-for-attribute =
    { $who ->
        [you] Du würfelst für { DEN($card) }: { $dice } minus { $less } ({ $attribute }), also
       *[other] { $name } würfelt für { DEN($card) }: { $dice } minus { $less } ({ $attribute }), also
    } { $of ->
        [turns] { $leaves ->
            [0] kein verlorener Zug
            [one] 1 verlorener Zug
           *[other] { $leaves } verlorene Züge
        }
       *[wounds] { $leaves ->
            [0] keine Wunden
            [one] 1 Wunde
           *[other] { $leaves } Wunden
        }
    }.
events_test-again =
    { $who ->
        [you] Mit dem neuen Würfel { $sum }: { $passed ->
            [true] Du bestehst die Probe
           *[false] Die Probe misslingt dir
        }.
       *[other] Mit dem neuen Würfel { $sum }: { $passed ->
            [true] { $name } besteht die Probe
           *[false] Die Probe misslingt { $name }
        }.
    }
events_test =
    { $who ->
        [you] Du machst
       *[other] { $name } macht
    } eine { PROBE($attribute) }{ $what ->
        [card] { " " }gegen { DEN($card) }
        [bridge] { " " }an der Brücke
        [spider-web] { " " }am Spinnennetz
        [stuck] { " " }im Spinnennetz
        [cave-in] { " " }am Einsturz
        [portcullis] { " " }am Fallgitter
        [bottomless-pit] { " " }an der Bodenlosen Grube
       *[told] { "" }
    }: { $sum }, { $passed ->
        [true] bestanden
       *[false] misslungen
    }.
events_test-rune =
    { $who ->
        [you] Dank der Rune bestehst du die { PROBE($attribute) } doch noch.
       *[other] Dank der Rune besteht { $name } die { PROBE($attribute) } doch noch.
    }
events_test-passed =
    { $who ->
        [you] Du bestehst die { PROBE($attribute) } automatisch.
       *[other] { $name } besteht die { PROBE($attribute) } automatisch.
    }
events_determination-gone =
    { $who ->
        [you] Du wirfst
       *[other] { $name } wirft
    } { $count ->
        [one] den Entschlossenheitsmarker für { DEN($what) }
       *[other] die { $count } Entschlossenheitsmarker für { DEN($what) }
    } ab.
events_determination-spent =
    { $who ->
        [you] Du wirfst
       *[other] { $name } wirft
    } { $count ->
        [one] 1 Entschlossenheitsmarker
       *[other] { $count } Entschlossenheitsmarker
    } ab{ $left ->
        [0] .
       *[other] : noch { $left }.
    }
events_determination =
    { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } { $count ->
        [one] 1 Entschlossenheitsmarker
       *[other] { $count } Entschlossenheitsmarker
    }: jetzt { $held }.
events_determination-for =
    { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } { $count ->
        [one] 1 Entschlossenheitsmarker
       *[other] { $count } Entschlossenheitsmarker
    } für { DEN($what) }: jetzt { $held }.
events_wounds =
    { $who ->
        [you] Du erleidest
       *[other] { $name } erleidet
    } { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }{ $from ->
        [card] { " " }durch { DEN($card) }
        [combat] { " " }aus dem Kampf
       *[told] { "" }
    }: jetzt { $wounds } bei einem Leben von { $life }.
events_prevented =
    { $who ->
        [you] Du verhinderst
       *[other] { $name } verhindert
    } { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }.
events_heals-none =
    { $who ->
        [you] Du hast keine Wunden zu heilen.
       *[other] { $name } hat keine Wunden zu heilen.
    }
events_heals =
    { $who ->
        [you] Du heilst
       *[other] { $name } heilt
    } { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }: { $left ->
        [0] keine mehr übrig
       *[other] noch { $left }
    }.

events_escape =
    { QUOTE($first) } (Flucht { $firstValue }) gegen { QUOTE($second) } (Flucht { $secondValue }): { $who ->
        [you] { $escaped ->
            [true] Du entkommst { DEM($fighter) }.
           *[false] Du entkommst { DEM($fighter) } nicht.
        }
       *[other] { $escaped ->
            [true] { $name } entkommt { DEM($fighter) }.
           *[false] { $name } entkommt { DEM($fighter) } nicht.
        }
    }
events_combat =
    { $who ->
        [you] Dein Kampf gegen { DEN($fighter) } beginnt.
       *[other] Der Kampf von { $name } gegen { DEN($fighter) } beginnt.
    }
events_combat-between = Der Kampf zwischen { LIST($people) } beginnt.
events_first-shot-missed =
    { $who ->
        [you] Du deckst { LIST($cards) } auf: kein einziger Treffer.
       *[other] { $name } deckt { LIST($cards) } auf: kein einziger Treffer.
    }
events_first-shot =
    { $who ->
        [you] Du deckst { LIST($cards) } auf
       *[other] { $name } deckt { LIST($cards) } auf
    }: { CAPITAL(LIST($hits)) } { $count ->
        [one] trifft
       *[other] treffen
    }, und { DER($fighter) } hat jetzt { $pile ->
        [one] 1 Schadenskarte
       *[other] { $pile } Schadenskarten
    }.
events_lightning =
    { $pile ->
        [one] Der Blitz trifft { DEN($fighter) } mit { LIST($cards) }: jetzt 1 Schadenskarte.
       *[other] Der Blitz trifft { DEN($fighter) } mit { LIST($cards) }: jetzt { $pile } Schadenskarten.
    }
events_round = Runde { $round } des Kampfes.
events_hand-power =
    { $who ->
        [you] Deine Machtkarte ist { QUOTE($card) }.
       *[other] Die Machtkarte { DES($fighter) } ist { QUOTE($card) }.
    }
events_hand =
    { $who ->
        [you] Du hast { LIST($cards) } auf der Hand.
       *[other] { CAPITAL(DER($fighter)) } hat { LIST($cards) } auf der Hand.
    }
events_reveal = { CAPITAL($first) }; { $second }.
reveal_card =
    { $who ->
        [you] du spielst { QUOTE($card) }
       *[other] { DER($fighter) } spielt { QUOTE($card) }
    }
reveal_nothing =
    { $who ->
        [you] du spielst keine Karte
       *[other] { DER($fighter) } spielt keine Karte
    }
events_cancelled =
    { $who ->
        [you] Deine Karte { QUOTE($card) } wird aufgehoben.
       *[other] Die Karte { QUOTE($card) } { DES($fighter) } wird aufgehoben.
    }
events_cancelled-carried =
    { $who ->
        [you] Wegen der letzten Karte der Gegenseite wird deine Karte { QUOTE($card) } aufgehoben.
       *[other] Wegen der letzten Karte der Gegenseite wird die Karte { QUOTE($card) } { DES($fighter) } aufgehoben.
    }
events_attack =
    { $who ->
        [you] Dein Angriff
       *[other] Der Angriff { DES($fighter) }
    } { $change ->
        [down] sinkt um { $amount } auf { $total }
        [up] steigt um { $amount } auf { $total }
       *[stays] würde um { $amount } steigen, bleibt aber bei 0
    }.
events_attack-carried =
    { $who ->
        [you] Durch deine letzte Karte { $change ->
            [down] sinkt dein Angriff um { $amount } auf { $total }
            [up] steigt dein Angriff um { $amount } auf { $total }
           *[stays] würde dein Angriff um { $amount } steigen, bleibt aber bei 0
        }.
       *[other] Durch die vorige Karte { $change ->
            [down] sinkt der Angriff { DES($fighter) } um { $amount } auf { $total }
            [up] steigt der Angriff { DES($fighter) } um { $amount } auf { $total }
           *[stays] würde der Angriff { DES($fighter) } um { $amount } steigen, bleibt aber bei 0
        }.
    }
events_names-type =
    { $who ->
        [you] Du nennst
       *[other] { CAPITAL(DER($fighter)) } nennt
    } { $type ->
        [melee] Nahkampf
        [ranged] Fernkampf
       *[magic] Magie
    }.
events_replaces =
    { $who ->
        [you] Du tauschst { QUOTE($card) } gegen { QUOTE($by) }.
       *[other] { CAPITAL(DER($fighter)) } tauscht { QUOTE($card) } gegen { QUOTE($by) }.
    }
events_hand-discarded =
    { $who ->
        [you] Du wirfst { QUOTE($card) } aus deiner Hand ab.
       *[other] { CAPITAL(DER($fighter)) } wirft { QUOTE($card) } aus der Hand ab.
    }
events_hand-seen =
    { $who ->
        [you] Du siehst dir
       *[other] { CAPITAL(DER($fighter)) } sieht sich
    } { $whose ->
        [you] deine Hand
       *[other] die Hand { DES($owner) }
    } an.
events_hand-seen-empty =
    { $who ->
        [you] Du siehst dir
       *[other] { CAPITAL(DER($fighter)) } sieht sich
    } { $whose ->
        [you] deine Hand
       *[other] die Hand { DES($owner) }
    } an: Sie ist leer.
events_hand-seen-cards =
    { $who ->
        [you] Du siehst dir
       *[other] { CAPITAL(DER($fighter)) } sieht sich
    } { $whose ->
        [you] deine Hand
       *[other] die Hand { DES($owner) }
    } an: { LIST($cards) }.
events_hand-taken =
    { $who ->
        [you] Du nimmst eine Karte aus
       *[other] { CAPITAL(DER($fighter)) } nimmt eine Karte aus
    } { $whose ->
        [you] deiner Hand
       *[other] der Hand { DES($owner) }
    }.
events_hand-taken-seen =
    { $who ->
        [you] Du nimmst { QUOTE($card) } aus
       *[other] { CAPITAL(DER($fighter)) } nimmt { QUOTE($card) } aus
    } { $whose ->
        [you] deiner Hand
       *[other] der Hand { DES($owner) }
    }.
events_stack-taken =
    { $who ->
        [you] Du nimmst { QUOTE($card) } vom Kampfstapel.
       *[other] { CAPITAL(DER($fighter)) } nimmt { QUOTE($card) } vom Kampfstapel.
    }
events_damage-removed =
    { $who ->
        [you] Du wirfst { QUOTE($card) } aus deinem Schadensstapel ab
       *[other] { CAPITAL(DER($fighter)) } wirft { QUOTE($card) } aus dem Schadensstapel ab
    }: { $left ->
        [0] keine Karte mehr
        [one] noch 1 Karte
       *[other] noch { $left } Karten
    }.
events_damage-none =
    { $who ->
        [you] Du nimmst keinen Schaden.
       *[other] { CAPITAL(DER($fighter)) } nimmt keinen Schaden.
    }
events_damage =
    { $who ->
        [you] Du nimmst
       *[other] { CAPITAL(DER($fighter)) } nimmt
    } { $count ->
        [one] 1 Schadenskarte
       *[other] { $count } Schadenskarten
    } ({ LIST($cards) }): jetzt { $pile }.
events_damage-alike =
    { $who ->
        [you] Du nimmst
       *[other] { CAPITAL(DER($fighter)) } nimmt
    } { $count ->
        [one] 1 Schadenskarte
       *[other] { $count } Schadenskarten
    } ({ $count ->
        [2] beide { QUOTE($card) }
       *[other] alle { QUOTE($card) }
    }): jetzt { $pile }.
events_counter =
    { $who ->
        [you] Du konterst mit { QUOTE($card) }: Dein Angriff ist jetzt { $total }.
       *[other] { CAPITAL(DER($fighter)) } kontert mit { QUOTE($card) }: Angriff jetzt { $total }.
    }
events_counter-revealed = { CAPITAL(DER($monster)) } deckt { LIST($cards) } auf und kontert mit { LIST($played) }.
events_counter-failed = { CAPITAL(DER($monster)) } deckt { LIST($cards) } auf, aber zum Kontern reicht es nicht.
events_stalemate = Patt: Beide Angriffe sind { $total } wert.
events_round-won =
    { $who ->
        [you] Du gewinnst die Runde { $own } zu { $other }
       *[other] { CAPITAL(DER($fighter)) } gewinnt die Runde { $own } zu { $other }
    }{ $deathblow ->
        [0] .
        [one] , mit einem Todesstoß aus 1 Karte des Kampfstapels.
       *[other] , mit einem Todesstoß aus { $deathblow } Karten des Kampfstapels.
    }
events_flees-announced =
    { $who ->
        [you] Du verzichtest auf den Schaden und suchst einen Ausweg: Auch die nächste Runde musst du gewinnen.
       *[other] { $name } verzichtet auf den Schaden, sucht einen Ausweg und muss auch die nächste Runde gewinnen.
    }
events_flees-failed =
    { $who ->
        [you] Diesmal entkommst du nicht.
       *[other] Diesmal entkommt { $name } nicht.
    }
events_flees-away =
    { $who ->
        [you] Du entkommst aus dem Kampf.
       *[other] { $name } entkommt aus dem Kampf.
    }
events_killed =
    { $who ->
        [you] Du tötest { DEN($fighter) }: Das Leben war { $life }.
       *[other] { $name } tötet { DEN($fighter) }: Das Leben war { $life }.
    }
events_monstrous-found = Der Wurf ist eine { $die }, unter dem Leben des Monsters von { $life }: Es hat einen Schatz bewacht!
events_monstrous-none = Der Wurf ist eine { $die }, nicht unter dem Leben des Monsters von { $life }: Es hat nichts bewacht.
events_duel =
    { $who ->
        [you] Du greifst { $nameElse } an.
       *[other] { $whoElse ->
            [you] { $name } greift dich an.
           *[other] { $name } greift { $nameElse } an.
        }
    }
events_duel-won =
    { $who ->
        [you] Du besiegst { $nameElse }.
       *[other] { $whoElse ->
            [you] { $name } besiegt dich.
           *[other] { $name } besiegt { $nameElse }.
        }
    }

powers_effect =
    { $who ->
        [you] Deine Karte { QUOTE($card) } wirkt.
       *[other] Die Karte { QUOTE($card) } { DES($fighter) } wirkt.
    }
powers_no-stack =
    { $who ->
        [you] Deine Karte { QUOTE($card) } wirkt nicht: Der Kampfstapel ist leer.
       *[other] Die Karte { QUOTE($card) } { DES($fighter) } wirkt nicht: Der Kampfstapel ist leer.
    }
powers_no-damage =
    { $who ->
        [you] Deine Karte { QUOTE($card) } wirkt nicht: Es gibt keinen Schaden abzuwerfen.
       *[other] Die Karte { QUOTE($card) } { DES($fighter) } wirkt nicht: Es gibt keinen Schaden abzuwerfen.
    }
powers_other-type =
    { $who ->
        [you] Deine Karte { QUOTE($card) } wirkt nicht
       *[other] Die Karte { QUOTE($card) } { DES($fighter) } wirkt nicht
    }: { $whose ->
        [you] Dein Angriff ist
       *[other] Der Angriff { DES($opponent) } ist
    } { $type ->
        [melee] kein Nahkampf
        [ranged] kein Fernkampf
       *[magic] keine Magie
    }.
powers_adds =
    Mit { QUOTE($card) } { $who ->
        [you] kommen nächste Runde { $amount } zu deinem Angriff dazu
       *[other] kommen nächste Runde { $amount } zum Angriff { DES($fighter) } dazu
    }.
powers_draws =
    Mit { QUOTE($card) } { $who ->
        [you] ziehst du
       *[other] zieht { DER($fighter) }
    } { $count ->
        [one] 1 Kampfkarte
       *[other] { $count } Kampfkarten
    }.
powers_discards =
    Mit { QUOTE($card) } { $who ->
        [you] darfst du { $count ->
            [one] 1 Karte
           *[other] bis zu { $count } Karten
        } aus deinem Schadensstapel abwerfen.
       *[other] darf { DER($fighter) } { $count ->
            [one] 1 Karte
           *[other] bis zu { $count } Karten
        } aus dem Schadensstapel abwerfen.
    }
powers_takes-at-most =
    Mit { QUOTE($card) } { $who ->
        [you] nimmst du höchstens 1 Schadenskarte, wenn du diese Runde verlierst.
       *[other] nimmt { DER($fighter) } bei einer Niederlage in dieser Runde höchstens 1 Schadenskarte.
    }
powers_takes-fewer =
    Mit { QUOTE($card) } { $who ->
        [you] nimmst du { $count ->
            [one] 1 Schadenskarte
           *[other] { $count } Schadenskarten
        } weniger, wenn du diese Runde verlierst.
       *[other] nimmt { DER($fighter) } bei einer Niederlage in dieser Runde { $count ->
            [one] 1 Schadenskarte
           *[other] { $count } Schadenskarten
        } weniger.
    }
powers_plays-another =
    Mit { QUOTE($card) } { $who ->
        [you] darfst du stattdessen eine andere Karte aus deiner Hand spielen.
       *[other] darf { DER($fighter) } stattdessen eine andere Handkarte spielen.
    }
powers_penance =
    Mit { QUOTE($card) } { $who ->
        [you] darfst du 1 Karte aus deiner Hand auf deinen Schadensstapel legen; dafür kommen 3 zu deinem Angriff dazu.
       *[other] darf { DER($fighter) } 1 Handkarte auf den eigenen Schadensstapel legen; dafür kommen 3 zum Angriff dazu.
    }
powers_rage =
    Mit { QUOTE($card) } { $who ->
        [you] darfst du Karten mit Wert 1 aus deiner Hand abwerfen; für jede kommt 1 zu deinem Angriff dazu.
       *[other] darf { DER($fighter) } Handkarten mit Wert 1 abwerfen; für jede kommt 1 zum Angriff dazu.
    }
powers_chooses =
    Mit { QUOTE($card) } { $who ->
        [you] nimmst du 1 Karte deiner Wahl vom Kampfstapel auf die Hand.
       *[other] nimmt { DER($fighter) } 1 gewählte Karte vom Kampfstapel auf die Hand.
    }
powers_names-other =
    Mit { QUOTE($card) } { $who ->
        [you] kommen nächste Runde 4 zu deinem Angriff dazu, wenn der andere Angriff von der Art ist, die du nennst.
       *[other] kommen nächste Runde 4 zum Angriff { DES($fighter) } dazu, wenn der andere Angriff von der jetzt genannten Art ist.
    }
powers_names-own =
    Mit { QUOTE($card) } { $who ->
        [you] kommen nächste Runde 2 zu deinem Angriff dazu, wenn er von der Art ist, die du nennst.
       *[other] kommen nächste Runde 2 zum Angriff { DES($fighter) } dazu, wenn er von der jetzt genannten Art ist.
    }
powers_weakens =
    Mit { QUOTE($card) } { $who ->
        [you] werden nächste Runde 2 von deinem Angriff abgezogen.
       *[other] werden nächste Runde 2 vom Angriff { DES($fighter) } abgezogen.
    }
powers_one-more =
    Wegen { QUOTE($card) } { $who ->
        [you] nimmst du 1 Schadenskarte mehr, wenn du diese Runde verlierst.
       *[other] nimmt { DER($fighter) } bei einer Niederlage in dieser Runde 1 Schadenskarte mehr.
    }
powers_no-counter =
    Wegen { QUOTE($card) } { $who ->
        [you] kannst du in dieser Runde nicht kontern.
       *[other] kann { DER($fighter) } in dieser Runde nicht kontern.
    }
powers_no-counter-next =
    Wegen { QUOTE($card) } { $who ->
        [you] kannst du in der nächsten Runde nicht kontern.
       *[other] kann { DER($fighter) } in der nächsten Runde nicht kontern.
    }
powers_no-deathblow =
    Wegen { QUOTE($card) } { $who ->
        [you] kannst du in der nächsten Runde keinen Todesstoß landen.
       *[other] kann { DER($fighter) } in der nächsten Runde keinen Todesstoß landen.
    }
powers_must-melee =
    Wegen { QUOTE($card) } { $who ->
        [you] musst du nächste Runde eine Nahkampfkarte spielen, wenn du kannst.
       *[other] muss { DER($fighter) } nächste Runde, wenn möglich, eine Nahkampfkarte spielen.
    }
powers_cancels =
    Wegen { QUOTE($card) } { $who ->
        [you] wird deine Karte der nächsten Runde aufgehoben, wenn ihr Angriffswert 3 oder mehr ist.
       *[other] wird die Karte { DES($fighter) } in der nächsten Runde aufgehoben, wenn ihr Angriffswert 3 oder mehr ist.
    }
powers_terror =
    Wegen { QUOTE($card) } { $who ->
        [you] kann, wenn du diese Runde verlierst, 1 Karte des Kampfstapels zu deinem Schaden kommen.
       *[other] kann bei einer Niederlage in dieser Runde 1 Karte des Kampfstapels zum Schaden { DES($fighter) } kommen.
    }
