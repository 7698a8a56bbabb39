export { usualAnswerMs } from './deal.ts';
export { BotFault, botSentences, sayFault } from './faults.ts';
export { LineBot } from './line-bot.ts';
