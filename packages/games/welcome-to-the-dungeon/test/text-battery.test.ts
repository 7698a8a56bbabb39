import { textBattery } from '@mazmorra/testkit';
import { welcomeToTheDungeon } from '../src/index.ts';
import { text } from '../src/text/index.ts';

textBattery(welcomeToTheDungeon, text, { maxAnswers: 600, lines: 250, proper: ['Omnipotence', 'Polymorph'] });
