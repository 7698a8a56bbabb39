export { usualAnswerMs } from './deal.ts';
export { BotFault, LineBot } from './line-bot.ts';
