import { textBattery } from '@mazmorra/testkit';
import { dungeonRaiders } from '../src/index.ts';
import { text } from '../src/text/index.ts';

textBattery(dungeonRaiders, text, { maxAnswers: 300, lines: 300 });
