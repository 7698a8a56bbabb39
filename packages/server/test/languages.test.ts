import { LANGUAGES, type Language, type Names } from '@mazmorra/kernel';
import { textsOf, wordsOf } from '@mazmorra/languages/node';
import { onlineChat } from '@mazmorra/languages/online-chat';
import { saboteur } from '@mazmorra/saboteur';
import { text } from '@mazmorra/saboteur/text';
import { expect, test } from 'vitest';
import { onDatabases } from './places.ts';
import type { Tab } from './tab.ts';
import { answerFirst, isAsked, startWith, withServer } from './test-server.ts';

const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'];
/** The language that each of them reads. */
const READS: readonly Language[] = LANGUAGES.slice(0, PEOPLE.length);
const texts = textsOf(text);
const chatIn = wordsOf(onlineChat);

const namesFor = (own: number): Names => ({ seat: (seat) => PEOPLE[seat] ?? '?', own });

/** The lines of the log for what the server told somebody of an answer. */
const linesOf = (tab: Tab, reader: number, number: number): string[] =>
  tab.messages.flatMap((message) => {
    if (!('n' in message) || !('e' in message) || message.n !== number) return [];
    const language = READS[reader] ?? 'en';
    return message.e.flatMap(
      ([rule, event]) => texts[language].event({ rule, event } as never, namesFor(reader)) ?? [],
    );
  });

onDatabases('five people at one table', (places) => {
  test('each reads the table and the phrases in their own language, from the same messages', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const { tabs } = await startWith(port, PEOPLE, { game: 'saboteur' });
        const actor = await Promise.any(
          tabs.map((tab, seat) => tab.until(() => isAsked(tab) && { tab, seat })),
        );
        const number = await answerFirst(actor.tab);
        for (const tab of tabs) await tab.until(() => (tab.play()?.n ?? 0) >= number);
        const told = tabs.map((tab, reader) => linesOf(tab, reader, number).join(' '));
        // Everybody has a line of their own, and nobody but who acted is spoken to.
        expect(new Set(told).size).toBe(PEOPLE.length);
        expect(told.filter((line) => line.includes(PEOPLE[actor.seat] ?? ''))).toHaveLength(
          PEOPLE.length - 1,
        );

        await tabs[0]?.ask('say', { c: 1, phrase: 'thanks' });
        const phrases = await Promise.all(
          tabs.map((tab) =>
            tab.until(
              () => tab.messages.flatMap((one) => ('chat' in one && 'c' in one ? [one.chat.phrase] : []))[0],
            ),
          ),
        );
        expect(phrases).toEqual(PEOPLE.map(() => 'thanks'));
        const said = READS.map((language, reader) => chatIn(language).said[phrases[reader] ?? 'hello']);
        expect(new Set(said).size).toBe(PEOPLE.length);
      },
      { games: [saboteur] },
    ));
});
