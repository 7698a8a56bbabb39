import files from 'languages:origins-saboteur';
import { originsSaboteur } from '@mazmorra/languages/origins-saboteur';
import { components } from '@mazmorra/saboteur/origins';
import { wordsOf } from '../../i18n/loaded.ts';
import type { About } from '../../origins/about.ts';

export const about: About = {
  components,
  sources: {
    ENG: 'programs',
    NL: 'programs',
    GS: 'programs',
    SE: 'programs',
    TAG: 'programs',
    MG: 'programs',
    CM: 'programs',
  },
  wordsIn: wordsOf(originsSaboteur, files),
};
