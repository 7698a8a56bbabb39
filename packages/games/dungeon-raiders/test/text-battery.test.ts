import { textsOf } from '@mazmorra/languages/node';
import { textBattery } from '@mazmorra/testkit';
import { dungeonRaiders } from '../src/index.ts';
import { text as told } from '../src/text/arguments.ts';

const text = textsOf(told);

textBattery(dungeonRaiders, text, { maxAnswers: 300, lines: 300 });
