import { eventExamples } from '@mazmorra/testkit';
import { dungeonquest } from '../src/index.ts';

eventExamples(dungeonquest, new URL('golden/events.txt', import.meta.url));
