import { isLong } from '../../packages/testkit/src/long.ts';
import { sideways, violations } from '../support/accessible.ts';
import { type AnyTable, byDay, byNight, momentOf, openMoment } from '../support/moment.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, test } from '../support/test.ts';

/** Is the only one who is asked offered an option that begins so? */
const offers =
  (beginning: string) =>
  (_: unknown, { decisions, game }: AnyTable): boolean =>
    decisions.length === 1 &&
    decisions.some(({ options }) => options.some((option) => game.nameOf(option).startsWith(beginning)));

/** Where a house rule or a ruling brings a question of its own: what is asked, and the words on one of its options. */
const questions = [
  {
    name: 'a torch that shows one room',
    wanted: { game: 'dungeon-raiders', seats: 3, variants: { torchShows: 'one' }, found: offers('torch:') },
    option: 'torch:',
    words: { en: /^Use a torch and look at room \d$/, es: /^Usar una antorcha y mirar la habitación \d$/ },
  },
  {
    name: 'the Teleportation Rune in the dark',
    wanted: {
      game: 'dungeonquest',
      seats: 2,
      like: ['move:'],
      found: (step: unknown, table: AnyTable) =>
        table.decisions.some(({ kind }) => kind === 'DEC-DARK') && offers('teleport:')(step, table),
    },
    option: 'roll',
    words: { en: /^Roll the die$/, es: /^Tirar el dado$/ },
  },
] as const;

for (const [number, { name, wanted, option, words }] of questions.entries()) {
  // The short run asks each in one language.
  for (const how of isLong ? [byNight, byDay] : [number === 0 ? byNight : byDay]) {
    test(`${name} is asked with buttons that say it, ${how.language}`, async ({ stage }) => {
      const { page, picture } = await stage.visit(how);
      const moment = momentOf(wanted);
      await openMoment(page, moment, { people: moment.asked, after: true });
      const table = new TablePage(page);
      if ((await table.next()) === 'curtain') await table.liftCurtain();
      const button = page.locator(`[data-option^="${option}"]`).first();
      await expect(button).toHaveText(words[how.language]);
      await picture(`ruling ${name}`);
      expect(await violations(page, true)).toEqual([]);
      await expect.poll(() => sideways(page)).toBe(0);
    });
  }
}
