import { textsOf } from '@mazmorra/languages/node';
import { textBattery } from '@mazmorra/testkit';
import { welcomeToTheDungeon } from '../src/index.ts';
import { text } from '../src/text/arguments.ts';

textBattery(welcomeToTheDungeon, textsOf(text), {
  maxAnswers: 600,
  lines: 250,
  proper: ['Omnipotence', 'Polymorph'],
});
