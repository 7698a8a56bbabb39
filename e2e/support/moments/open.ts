import type { Page } from '@playwright/test';
import { wordsOf } from '../../../packages/languages/src/node.ts';
import { shell } from '../../../packages/languages/src/subjects/shell.ts';
import { botName } from '../../../packages/protocol/src/bot-names.ts';
import { openMoment, stopAt } from '../moment.ts';
import { TablePage } from '../table-page.ts';
import type { Language } from '../test.ts';
import { type LookedAt, seek } from './moment.ts';

const wordsIn = wordsOf(shell);

/** Ten names of 24 letters, the most that the set-up takes; some can be broken between words, some cannot. */
const longNames = [
  'Maximiliana Hohenstaufen',
  'Bartolomé de Villafranca',
  'Wolfeschlegelsteinhausen',
  'Guillermina Montemayores',
  'Constantinopolitanissima',
  'Archibald Featherstonehw',
  'María de los Desamparado',
  'Sir Bartholomew Wimbledn',
  'Esperanza Etxeberriagara',
  'Hubert Blaine Wolfeschle',
];

/** Opens the table at this moment, as whoever is asked would see it, and stops it there. */
export async function openAt(page: Page, one: LookedAt, language: Language, touch: boolean): Promise<void> {
  const moment = seek(one);
  const reveal = typeof one.show === 'object';
  const seat = one.own ?? (reveal ? moment.seat : (moment.asked[0] ?? 0));
  const short = Array.from({ length: moment.seats }, (_, place) =>
    place === seat ? wordsIn(language).setup.nameless : botName(place),
  );
  await openMoment(page, moment, {
    people: [seat],
    after: !reveal,
    names: one.longNames ? longNames : short,
    othersThink: one.othersThink ?? false,
  });
  if (one.show === 'role') return turnRole(page);
  const table = new TablePage(page, touch ? 'touch' : 'mouse');
  if (typeof one.show === 'object') await stopAt(table, moment, one.show.sign);
  else if (one.show === 'end') await page.waitForSelector('dialog.end[open]');
  else if ((await table.next()) === 'asked') await one.first?.(table);
}

/** Turns the role up and leaves it lying there. */
async function turnRole(page: Page): Promise<void> {
  await page.locator('[data-intro="turn"] button').click();
  await page.waitForSelector('[data-intro="close"] button');
}
