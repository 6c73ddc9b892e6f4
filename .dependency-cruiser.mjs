// The table of rooms as rules. tests/rules/boundaries.test.ts plants a violation of each and expects it to be caught by name.

/** Which rooms a room may use, beside itself. */
const rooms = {
  'packages/money': [],
  'packages/contract': ['packages/money'],
  'packages/platform': ['packages/money', 'packages/contract'],
  'packages/embedded-postgres': ['packages/platform'],
  'packages/operator': ['packages/money', 'packages/contract', 'packages/platform', 'packages/ranking'],
  'packages/sandbox': ['packages/money', 'packages/contract', 'packages/platform', 'packages/operator'],
  'packages/arcade': ['packages/money', 'packages/contract', 'packages/platform'],
  'packages/bookmaker': ['packages/money', 'packages/contract', 'packages/platform'],
  'packages/realtime-client': ['packages/contract'],
  'packages/web-kit': ['packages/contract'],
  'packages/ranking': ['packages/contract'],
  'apps/web': [
    'packages/money',
    'packages/contract',
    'packages/realtime-client',
    'packages/web-kit',
    'packages/ranking',
    'packages/arcade',
  ],
  'apps/games': [
    'packages/money',
    'packages/contract',
    'packages/realtime-client',
    'packages/web-kit',
    'packages/arcade',
  ],
  'apps/sportsbook': [
    'packages/money',
    'packages/contract',
    'packages/realtime-client',
    'packages/web-kit',
    'packages/bookmaker',
  ],
  'apps/server': [
    'packages/money',
    'packages/contract',
    'packages/platform',
    'packages/embedded-postgres',
    'packages/operator',
    'packages/arcade',
    'packages/bookmaker',
    'packages/sandbox',
    'apps/web',
  ],
}

/** Which modules of the operator a module imports. Calls go down in the caller's transaction; a module also imports those whose facts it follows. */
export const modules = {
  access: [],
  bonuses: ['wallet'],
  cashier: ['verification', 'wallet'],
  catalogue: [],
  content: [],
  exclusions: ['identity', 'limits'],
  'game-wallet': ['bonuses', 'catalogue', 'limits', 'wallet'],
  hub88: ['catalogue', 'game-wallet'],
  identity: ['limits'],
  jackpots: ['game-wallet', 'limits'],
  limits: [],
  loyalty: ['bonuses', 'game-wallet', 'limits', 'wallet'],
  missions: ['bonuses', 'game-wallet', 'limits'],
  notices: [
    'bonuses',
    'cashier',
    'identity',
    'jackpots',
    'limits',
    'missions',
    'support',
    'tournaments',
    'verification',
  ],
  policies: [],
  profile: ['identity', 'limits'],
  reports: ['game-wallet', 'identity', 'wallet'],
  staff: [],
  support: ['identity'],
  tournaments: ['bonuses', 'game-wallet', 'limits', 'wallet'],
  verification: ['identity'],
  wallet: [],
}

/**
 * Which modules the composition passes to a module, whole or as functions: the calls that run. `tests/rules/module-table.test.ts` compares it with the
 * composition. Circles: limits ⇄ exclusions (a lock also locks the person's other accounts, in one order of locks; an excluded person's new account is
 * locked) and identity ⇄ exclusions (a registration asks who is excluded; persons are compared by their details); catalogue ⇄ hub88 (a launch asks the
 * aggregator, whose games are in the catalogue); catalogue ⇄ game-wallet (game pages and reality checks read rounds and game sessions, which are of the
 * catalogue's games); game-wallet ⇄ tournaments (races are played with its chips; suppliers state rounds of leagues by the wallet API);
 * content ⇄ tournaments (a preview leads to the latest tournament of a series; tournaments show the brand's words for their series).
 */
export const injected = {
  access: [],
  bonuses: ['identity', 'limits', 'verification', 'wallet'],
  cashier: ['bonuses', 'exclusions', 'identity', 'limits', 'verification', 'wallet'],
  catalogue: ['access', 'game-wallet', 'hub88', 'identity', 'limits'],
  content: ['bonuses', 'catalogue', 'tournaments'],
  exclusions: ['identity', 'limits'],
  'game-wallet': ['access', 'bonuses', 'catalogue', 'identity', 'jackpots', 'limits', 'tournaments', 'wallet'],
  hub88: ['catalogue', 'game-wallet'],
  identity: ['access', 'exclusions', 'limits', 'policies', 'staff', 'wallet'],
  jackpots: ['catalogue', 'identity', 'limits'],
  limits: ['exclusions'],
  loyalty: ['bonuses', 'identity', 'limits', 'missions', 'wallet'],
  missions: ['bonuses', 'identity', 'limits'],
  notices: ['content', 'identity', 'limits', 'missions', 'profile', 'wallet'],
  policies: [],
  profile: ['identity', 'limits', 'verification'],
  reports: ['game-wallet', 'identity', 'wallet'],
  staff: [],
  support: ['identity', 'verification'],
  tournaments: ['bonuses', 'catalogue', 'content', 'game-wallet', 'identity', 'limits', 'wallet'],
  verification: ['access', 'exclusions', 'identity'],
  wallet: [],
}

/**
 * The folders of a big room, lowest first, and which of them each may use beside itself. Files beside the folders (the root of the web, doors of a package) may use
 * all of them; the folders may use only those of `sharedFiles`.
 */
export const layers = {
  'apps/web/app': {
    api: [],
    page: ['api'],
    player: ['api', 'page'],
    features: ['api', 'page', 'player'],
    shell: ['api', 'page', 'player', 'features'],
    head: ['page'],
    languages: ['page', 'features', 'shell'],
    routes: ['page', 'player', 'features'],
  },
  // lists and matches know nothing of each other
  'apps/sportsbook/src': {
    page: [],
    art: ['page'],
    favourites: ['page'],
    live: ['page'],
    score: ['page', 'live'],
    slip: ['page', 'art', 'live'],
    races: ['page', 'art', 'live', 'slip'],
    notices: ['page', 'favourites', 'live', 'score'],
    match: ['page', 'art', 'favourites', 'live', 'score', 'slip', 'races', 'notices'],
    events: ['page', 'art', 'favourites', 'live', 'score', 'slip', 'races'],
    bets: ['page', 'art', 'live', 'score', 'slip', 'notices'],
    multiview: ['page', 'art', 'favourites', 'match', 'events'],
    shell: ['page', 'art', 'favourites', 'live', 'score', 'slip', 'notices', 'match', 'events', 'bets', 'multiview'],
  },
  'packages/platform/src': {
    assert: [],
    clock: [],
    'group-read': [],
    'in-turns': [],
    json: [],
    log: [],
    metrics: [],
    outward: [],
    'owed-calls': ['clock', 'log'],
    passwords: [],
    pictures: [],
    random: [],
    ids: ['clock', 'random'],
    sql: ['assert', 'log'],
    files: ['random', 'sql'],
    http: ['assert', 'clock', 'log', 'metrics', 'random', 'ids', 'sql'],
    jobs: ['log', 'sql'],
    leader: ['log', 'sql'],
    loop: ['log', 'sql'],
    realtime: ['assert', 'log', 'random', 'http'],
    secrets: ['assert', 'random', 'sql'],
    timeout: [],
    bus: ['log', 'random', 'timeout'],
    facts: ['log', 'metrics', 'sql', 'jobs', 'loop', 'timeout', 'bus'],
    objects: ['log', 'sql', 'timeout'],
    config: ['assert', 'outward', 'secrets', 'objects'],
    messages: ['clock', 'log', 'owed-calls', 'sql', 'jobs', 'loop', 'config'],
    nodes: ['clock', 'log', 'metrics', 'sql', 'loop', 'bus', 'config'],
    runtime: ['clock', 'log', 'random', 'ids', 'sql', 'facts'],
    'group-commit': ['sql', 'runtime'],
    'wallet-client': ['timeout'],
  },
  'packages/bookmaker/src': {
    model: [],
    markets: ['model'],
    settlement: ['model'],
    'bet-rules': ['model', 'markets', 'settlement'],
    pricing: ['model', 'markets'],
    feed: ['model', 'markets', 'settlement', 'pricing'],
    'sports-api': ['model', 'markets', 'settlement', 'bet-rules'],
    'staff-api': ['bet-rules'],
    book: ['model', 'markets', 'settlement', 'bet-rules', 'pricing', 'feed', 'sports-api'],
    results: ['model', 'sports-api', 'book'],
    trading: ['model', 'markets', 'settlement', 'bet-rules', 'pricing', 'feed', 'staff-api', 'book'],
    'contest-rounds': ['model', 'feed', 'book'],
    store: ['model', 'markets', 'settlement', 'bet-rules', 'book'],
    'wallet-client': ['model', 'markets', 'settlement', 'store'],
    settling: ['model', 'settlement', 'bet-rules', 'book', 'store', 'wallet-client'],
    placing: ['model', 'settlement', 'bet-rules', 'sports-api', 'book', 'store', 'wallet-client', 'settling'],
    'cash-out': ['model', 'settlement', 'bet-rules', 'book', 'store', 'placing'],
    betting: ['settlement', 'bet-rules', 'book', 'trading', 'store', 'settling', 'placing', 'cash-out'],
    sessions: ['sports-api'],
    http: [
      'model',
      'markets',
      'settlement',
      'bet-rules',
      'feed',
      'sports-api',
      'staff-api',
      'book',
      'results',
      'trading',
      'store',
      'placing',
      'betting',
      'sessions',
    ],
  },
  // two pairs of its folders use each other: shares and bets are stored as they are proved, and lists of rounds have those of tables
  'packages/arcade/src': {
    maths: [],
    'staff-api': [],
    rng: [],
    engines: ['maths', 'rng'],
    jackpots: ['rng'],
    'game-api': ['engines', 'jackpots'],
    store: ['jackpots', 'game-api', 'provably-fair'],
    titles: ['maths', 'engines', 'store'],
    'wallet-client': ['store'],
    rounds: ['engines', 'jackpots', 'rng', 'store', 'titles', 'wallet-client', 'tables'],
    'provably-fair': ['engines', 'jackpots', 'rng', 'game-api', 'store', 'titles', 'rounds'],
    sessions: ['game-api', 'store', 'titles', 'wallet-client', 'rounds', 'provably-fair'],
    tables: ['engines', 'rng', 'game-api', 'store', 'titles', 'wallet-client', 'rounds', 'provably-fair'],
    audit: ['engines', 'jackpots', 'rng', 'game-api', 'store', 'titles', 'provably-fair', 'tables'],
    http: ['rounds', 'provably-fair', 'sessions', 'tables'],
  },
}

/** Files beside the folders that every folder of the room may use. */
const sharedFiles = {
  'apps/web/app': ['load-context'],
  'packages/arcade/src': [
    'authorise',
    'deps',
    'facts',
    'game-api',
    'game-config',
    'game-topics',
    'hash-of',
    'round-events',
    'staff-api',
  ],
}

const test = String.raw`\.(test|fixture)\.tsx?$`
const module = 'packages/operator/src/modules'
const any = (paths) => `^(${paths.join('|')})/`

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `room-${room.replace('/', '-')}`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: test },
  to: { path: any(Object.keys(rooms)), pathNot: any([room, ...allowed]) },
}))

const moduleRules = Object.entries(modules).map(([name, allowed]) => ({
  name: `module-${name}`,
  severity: 'error',
  from: { path: `^${module}/${name}/`, pathNot: test },
  to: { path: `^${module}/`, pathNot: any([name, ...allowed].map((other) => `${module}/${other}`)) },
}))

const layerRules = Object.entries(layers).flatMap(([room, table]) => {
  const name = room.split('/')[1]
  const folders = any(Object.keys(table).map((layer) => `${room}/${layer}`))
  const shared = (sharedFiles[room] ?? []).map((file) => `^${room}/${file}\\.ts$`)
  return [
    ...Object.entries(table).map(([layer, allowed]) => ({
      name: `layer-${name}-${layer}`,
      severity: 'error',
      from: { path: `^${room}/${layer}/`, pathNot: test },
      to: {
        path: `^${room}/`,
        pathNot: [any([layer, ...allowed].map((other) => `${room}/${other}`)), ...shared],
      },
    })),
    {
      name: `layer-${name}-not-in-table`,
      comment: 'a new folder states which others it may use before it uses any',
      severity: 'error',
      from: { path: `^${room}/[^/]+/`, pathNot: [folders, test] },
      to: { path: `^${room}/` },
    },
  ]
})

export default {
  forbidden: [
    ...roomRules,
    ...moduleRules,
    ...layerRules,
    {
      name: 'module-not-in-table',
      comment: 'a new module states whom it may call before it calls anybody',
      severity: 'error',
      from: { path: `^${module}/`, pathNot: [any(Object.keys(modules).map((name) => `${module}/${name}`)), test] },
      to: { path: '^packages/' },
    },
    {
      name: 'module-by-its-door',
      comment: 'modules reach each other only through index.ts',
      severity: 'error',
      from: { path: `^${module}/([^/]+)/` },
      to: { path: `^${module}/[^/]+/`, pathNot: [`^${module}/$1/`, `^${module}/[^/]+/index\\.ts$`, test] },
    },
    {
      name: 'domain-is-pure',
      comment:
        'rules know no database, no clock, no network: only their own kind, money, and the words of the contract',
      severity: 'error',
      from: { path: `^(packages/.+/)domain/`, pathNot: test },
      to: {
        pathNot: [
          '^$1domain/',
          '^packages/money/',
          '^packages/ranking/',
          '^packages/contract/',
          '^packages/platform/src/assert/',
          '^(crypto|net)$',
          'node_modules/(?!pg/|fastify/|ws/)',
        ], // hashing and reading are arithmetic
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'doors-meet-in-the-server',
      comment: 'only the composition sees every door; the rest of the server is handed what it needs',
      severity: 'error',
      from: {
        path: '^apps/server/',
        pathNot: [test, '^apps/server/src/roles/', '^apps/server/src/compose/', '^apps/server/src/topics/'],
      },
      to: { path: '^packages/(operator|arcade|sandbox)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sandbox-implements-interfaces',
      comment: 'a sandbox supplier sees of the operator what a real one would: the types it implements',
      severity: 'error',
      from: { path: '^packages/sandbox/', pathNot: test },
      to: { path: '^packages/operator/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'games-know-little-of-the-arcade',
      comment:
        'the server decides a round, the game plays it; a game knows the messages of its kind, how a round is verified, and on request what the best decision is. The build writes what the operator shows of a title',
      severity: 'error',
      from: { path: '^apps/games/', pathNot: [test, '^apps/games/build-tools/'] },
      to: {
        path: '^packages/arcade/',
        pathNot: [
          '^packages/arcade/src/(game-api|provably-fair)/',
          '^packages/arcade/src/game-topics\\.ts$',
          '^packages/arcade/src/(engines/[^/]+/(choice|display|events)|titles/[^/]+/index)\\.ts$',
          // how hands add up and what is best, which is published: it knows no card that the player does not
          '^packages/arcade/src/engines/cards/blackjack/(best-play|decision-costs|hand-total|table-state)\\.ts$',
          '^packages/arcade/src/engines/cards/draw/best-hold\\.ts$',
          // the multiplier by time, which every player sees: it knows no bust point
          '^packages/arcade/src/engines/crash/curve\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-only-verifies-rounds',
      comment: 'the lobby knows of the arcade how a round is verified, which its records of races are checked by',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: test },
      to: {
        path: '^packages/arcade/',
        pathNot: '^packages/arcade/src/(provably-fair/verify-race|titles/[^/]+/index)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sportsbook-knows-little-of-the-bookmaker',
      comment:
        'the bookmaker decides a bet; its client knows the calls, how a market is graded and how a bet is settled',
      severity: 'error',
      from: { path: '^apps/sportsbook/', pathNot: test },
      to: {
        path: '^packages/bookmaker/',
        pathNot: '^packages/bookmaker/src/(sports-api/index|rules)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'bookmaker-by-its-doors',
      comment: 'nobody reaches past the doors of its package.json; the one for tests and benches is a fixture',
      severity: 'error',
      from: { pathNot: '^packages/bookmaker/' },
      to: {
        path: '^packages/bookmaker/src/',
        pathNot:
          '^packages/bookmaker/src/((index|rules|testing\\.fixture)\\.ts$|(feed|pricing|sports-api|staff-api)/index\\.ts$|staff-api/client\\.ts$)',
      },
    },
    {
      name: 'browser-without-node',
      severity: 'error',
      from: {
        path: '^(apps/(web/app|games|sportsbook/src)|packages/(ui|realtime-client))/',
        pathNot: [test, 'entry\\.server\\.tsx$', '/(build-tools|art)/', 'config\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'test-code-stays-in-tests',
      severity: 'error',
      from: { pathNot: [test, '^(tests|bench)/'] },
      to: { path: ['^tests/', test] },
    },
    {
      name: 'no-cycle',
      comment: 'a cycle of which one link is only a type exists for the reader alone, and is left to judgement',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '/\\+types/', '\\?url$'] }, // made by the bundler
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|\\.react-router|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg', '.d.ts'],
    },
  },
}
