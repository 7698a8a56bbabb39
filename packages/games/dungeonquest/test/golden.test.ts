import { golden } from '@mazmorra/testkit';
import { dungeonquest } from '../src/index.ts';

golden(dungeonquest, new URL('golden/', import.meta.url));
