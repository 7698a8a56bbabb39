import { battery } from '@mazmorra/testkit';
import { dungeonRaiders } from '../src/index.ts';

// 25 rooms take 125 cards with five seats; crystal balls and torches add some more.
battery(dungeonRaiders, { games: 6, maxAnswers: 250 });
