export { BotFault, botSentences, sayFault } from './faults.ts';
export { LineBot, usualAnswerMs } from './line-bot.ts';
