import { inEnglish, type Part, SaidError, sayerOf } from '@mazmorra/kernel';

/** What a program did wrong: sentences without a subject. */
export const botSentences = {
  'not-started': (why: string) => `could not be started (${why})`,
  'ended-with': (code: number) => `ended with code ${code}`,
  'ended-by': (signal: string) => `was ended by ${signal}`,
  'last-words': (how: Part, words: string) => `${inEnglish(how)} and said: ${words}`,
  ended: () => 'was ended',
  'no-answer-text': () => 'answered with a line that has no text `answer`',
  'no-option': (answer: string) => `answered ${answer}, which is not one of its options`,
  'no-object': (line: string) => `answered ${line}, which is no JSON object`,
  'line-too-long': () => 'answered with a line that is too long',
  'other-protocol': (theirs: string, ours: number) => `speaks protocol ${theirs}, this is protocol ${ours}`,
  late: (milliseconds: number) => `gave no answer within ${milliseconds} ms`,
  unasked: () => 'spoke without being asked',
};

export const sayFault = sayerOf(botSentences);

/** A fault for which the bot's seat loses the game. */
export class BotFault extends SaidError {
  override readonly name = 'BotFault';
}
