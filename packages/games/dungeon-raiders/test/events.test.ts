import { eventExamples } from '@mazmorra/testkit';
import { dungeonRaiders } from '../src/index.ts';

eventExamples(dungeonRaiders, new URL('golden/events.txt', import.meta.url));
