// Which package may import which. Arrows point one way: languages → kernel; games → kernel and, in their texts, languages; bots, lessons → kernel, games; catalogue → kernel, games, bots;
// protocol → kernel; server → kernel, catalogue, bots, protocol; web → the same, lessons and, in the folder of a game, that game; the command
// line and the benches stand above them all. The laboratory measures the bots: the command line and the documents use it, nothing that a
// server or a page loads does. Who needs "all games" asks the catalogue and names none.
const PACKAGES = {
  kernel: '^packages/kernel/',
  games: '^packages/games/',
  bots: '^packages/bots/',
  lab: '^packages/lab/',
  lessons: '^packages/lessons/',
  languages: '^(packages/languages|languages)/',
  catalogue: '^packages/catalogue/',
  protocol: '^packages/protocol/',
  server: '^packages/server/',
  web: '^packages/web/',
  cli: '^packages/cli/',
  testkit: '^packages/testkit/',
  bench: '^bench/',
  launcher: '^scripts/v8-flags\\.mjs$',
};

/** What the code of each package may import from the others. */
const MAY_IMPORT = {
  kernel: [],
  games: ['kernel', 'languages'],
  bots: ['kernel', 'languages', 'games'],
  lab: ['kernel', 'games', 'bots', 'catalogue'],
  lessons: ['kernel', 'languages', 'games'],
  languages: ['kernel'],
  catalogue: ['kernel', 'languages', 'games', 'bots'],
  protocol: ['kernel'],
  server: ['kernel', 'languages', 'catalogue', 'bots', 'protocol'],
  web: ['kernel', 'languages', 'games', 'catalogue', 'bots', 'lessons', 'protocol'],
  cli: ['kernel', 'languages', 'catalogue', 'bots', 'lab', 'protocol', 'server', 'bench'],
  testkit: ['kernel', 'languages'],
  // The benches run the server as its launcher does.
  bench: ['kernel', 'games', 'catalogue', 'bots', 'protocol', 'server', 'launcher'],
  launcher: [],
};

/** The packages that run in a browser too, or must not know where they run. */
const ANYWHERE = '^packages/(kernel|games/[^/]+|protocol)/src/';

/** The folders of the page: each may import those before it, none imports back. */
const PAGE = [
  'settings',
  'sound',
  'i18n',
  'look',
  'motion',
  'parts',
  'page',
  'origins',
  'taught',
  'rulebook',
  'table',
  'games',
  'local',
  'check',
  'lessons',
  'dilemmas',
  'setup',
  'online',
  'profiles',
  'names',
  'tournaments',
  'daily',
  'operator',
  'analysis',
  'practice',
  'replay',
  'sw',
  'app',
];
const folderOfPage = (names) => `^packages/web/src/(${names.join('|')})/`;

const arrowsOf = (name) => ({
  name: `${name}-imports-only-what-it-may`,
  severity: 'error',
  // Tests and scripts may use the testkit, the catalogue and whatever they compare with.
  from: { path: PACKAGES[name], pathNot: '/(test|scripts)/' },
  to: {
    path: '^(packages|languages|bench|e2e|scripts)/',
    pathNot: [name, ...MAY_IMPORT[name]].map((other) => PACKAGES[other]),
  },
});

export default {
  forbidden: [
    ...Object.keys(PACKAGES).map(arrowsOf),
    ...PAGE.map((folder, place) => ({
      name: `page-${folder}-imports-only-what-stands-before-it`,
      severity: 'error',
      from: { path: folderOfPage([folder]) },
      to: { path: '^packages/web/src/', pathNot: folderOfPage(PAGE.slice(0, place + 1)) },
    })),
    {
      name: 'page-folder-has-its-place',
      comment: 'A new folder of the page gets its place in the list PAGE above.',
      severity: 'error',
      from: { path: '^packages/web/src/[^/]+/', pathNot: folderOfPage(PAGE) },
      to: {},
    },
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/' },
      to: { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    },
    {
      name: 'rules-import-no-text',
      severity: 'error',
      from: { path: '^packages/games/[^/]+/src/', pathNot: '/src/text/' },
      to: { path: ['/src/text/', '^(packages/)?languages/'] },
    },
    {
      name: 'facts-load-nothing',
      comment: 'A page reads the facts of all games at its first load.',
      severity: 'error',
      from: { path: '^packages/(games/[^/]+|catalogue)/src/facts\\.ts$' },
      to: { pathNot: ['/src/facts\\.ts$', '^packages/kernel/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shell-of-the-page-names-no-game',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/games/[^/]+/' },
      to: { path: '^packages/games/' },
    },
    {
      name: 'screen-of-a-game-shows-that-game',
      severity: 'error',
      from: { path: '^packages/web/src/games/([^/]+)/' },
      to: {
        path: '^packages/(?:games|web/src/games)/',
        pathNot: '^packages/(?:games/$1/|web/src/games/(?:$1/|[^/]+$))',
      },
    },
    {
      name: 'knowledge-of-a-game-is-of-that-game',
      severity: 'error',
      from: { path: '^packages/bots/src/games/([^/]+)/' },
      to: { path: '^packages/(?:games|bots/src/games)/', pathNot: '^packages/(?:games|bots/src/games)/$1/' },
    },
    {
      name: 'laboratory-is-loaded-by-its-commands-alone',
      comment: 'The command line also starts the server.',
      severity: 'error',
      from: {
        path: '^(packages|bench)/',
        pathNot: [
          PACKAGES.lab,
          '^packages/cli/src/(commands/(arena|exploit|dilemmas)|contestants)\\.ts$',
          '/(test|scripts)/',
        ],
      },
      to: { path: PACKAGES.lab },
    },
    {
      name: 'lessons-of-a-game-are-of-that-game',
      comment: 'They know its types alone: the page loads them without the rules.',
      severity: 'error',
      from: { path: '^packages/lessons/src/' },
      to: { path: '^packages/games/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'runs-anywhere-so-nothing-of-node',
      severity: 'error',
      from: { path: ANYWHERE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-depend-on-no-library',
      severity: 'error',
      from: { path: '^packages/games/[^/]+/src/' },
      to: { path: 'node_modules' },
    },
    {
      name: 'kernel-depends-on-hashes-alone',
      severity: 'error',
      from: { path: '^packages/kernel/src/' },
      to: { path: 'node_modules', pathNot: 'node_modules/@noble/hashes' },
    },
    {
      name: 'code-imports-no-test',
      comment: 'The bench may: it fills its databases as the tests do.',
      severity: 'error',
      from: { path: '^packages/.*/src/' },
      to: { path: '/test/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment:
        'The bench compares with what most people have not installed; the compiler looks for it where it is. The parts of a release find each other in the release.',
      severity: 'error',
      from: { pathNot: [PACKAGES.bench, '^scripts/release/parts/'] },
      to: { couldNotResolve: true, pathNot: '^[a-z]+:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|bench)/[^/]+/(dist|dist\\.next|dist\\.old|earlier|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
