import { golden } from '@mazmorra/testkit';
import { dungeonRaiders } from '../src/index.ts';

golden(dungeonRaiders, new URL('golden/', import.meta.url));
