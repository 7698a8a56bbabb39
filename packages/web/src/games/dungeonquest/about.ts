import files from 'languages:origins-dungeonquest';
import { components } from '@mazmorra/dungeonquest/origins';
import { originsDungeonquest } from '@mazmorra/languages/origins-dungeonquest';
import { wordsOf } from '../../i18n/loaded.ts';
import type { About } from '../../origins/about.ts';

export const about: About = {
  components,
  nameId: (component) => component.replace(/^tile-(.*)-\d\d$/, '$1'),
  sources: {
    REV: 'of2014',
    LTP: 'of2014',
    JDQ: 'of1985',
    SJ: 'of1985',
    NAF: 'of1985',
    OZV: 'of1985',
    ANA: 'review',
    CSH: 'program',
  },
  wordsIn: wordsOf(originsDungeonquest, files),
};
