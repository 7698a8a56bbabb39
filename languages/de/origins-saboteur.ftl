rulebook = Im Regelheft steht, wie viele Wege-, Aktions-, Gold- und Zwergenkarten es insgesamt gibt, was jede Aktionskarte tut, und wie viele Goldsucher und Saboteure mitspielen.
published = Nicht jede Wegekarte ist darin zu sehen. Ihre Formen und Anzahlen stammen aus sechs öffentlichen Programmen, die bis auf die letzte Karte übereinstimmen. Die Anzahlen der Aktionskarten stammen aus vier solchen Programmen, die der Goldkarten mit 1, 2 und 3 Goldstücken aus dreien.
design = Wegekarten haben keine gedruckten Namen: Unsere sagen, was darauf zu sehen ist. Sonst ist an den Karten nichts von uns.

groups_fixed = Start und Ziele
groups_paths = Wegekarten
groups_actions = Aktionskarten
groups_gold = Goldkarten
groups_dwarfs = Zwergenkarten

from_programs = öffentlichen Programmen, die miteinander übereinstimmen
