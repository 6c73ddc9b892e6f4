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
 * catalogue's games); game-wallet ⇄ tournaments (races are played with its chips; suppliers state rounds of leagues by the wallet API).
 */
export const injected = {
  access: [],
  bonuses: ['identity', 'limits', 'verification', 'wallet'],
  cashier: ['bonuses', 'exclusions', 'identity', 'limits', 'verification', 'wallet'],
  catalogue: ['access', 'game-wallet', 'hub88', 'identity', 'limits'],
  content: ['bonuses', 'catalogue'],
  exclusions: ['identity', 'limits'],
  'game-wallet': ['access', 'bonuses', 'catalogue', 'identity', 'jackpots', 'limits', 'tournaments', 'wallet'],
  hub88: ['catalogue', 'game-wallet'],
  identity: ['access', 'exclusions', 'limits', 'policies', 'staff', 'wallet'],
  jackpots: ['catalogue', 'identity', 'limits'],
  limits: ['exclusions'],
  loyalty: ['bonuses', 'identity', 'limits', 'missions', 'wallet'],
  missions: ['bonuses', 'identity', 'limits'],
  notices: ['identity', 'limits'],
  policies: [],
  profile: ['identity', 'limits', 'verification'],
  reports: ['game-wallet', 'identity', 'wallet'],
  staff: [],
  support: ['identity', 'verification'],
  tournaments: ['bonuses', 'catalogue', 'game-wallet', 'identity', 'limits', 'wallet'],
  verification: ['access', 'exclusions', 'identity'],
  wallet: [],
}

/** The web's folders, lowest first, and which of them each may use beside itself. What stands above them (routes, languages, root) may use all. */
const webLayers = {
  api: [],
  page: ['api'],
  player: ['api', 'page'],
  features: ['api', 'page', 'player'],
  shell: ['api', 'page', 'player', 'features'],
}

/** The sportsbook's folders, lowest first, in the same way. Lists and matches know nothing of each other. `main.tsx` stands above them. */
const sportsbookLayers = {
  page: [],
  art: ['page'],
  favourites: ['page'],
  live: ['page'],
  score: ['page', 'live'],
  slip: ['page', 'art', 'live'],
  match: ['page', 'art', 'favourites', 'live', 'score', 'slip'],
  events: ['page', 'art', 'favourites', 'live', 'score', 'slip'],
  bets: ['page', 'art', 'live', 'score', 'slip'],
  shell: ['page', 'art', 'favourites', 'live', 'score', 'slip', 'match', 'events', 'bets'],
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

const web = 'apps/web/app'
const webLayerRules = Object.entries(webLayers).map(([layer, allowed]) => ({
  name: `web-${layer}`,
  severity: 'error',
  from: { path: `^${web}/${layer}/`, pathNot: test },
  to: {
    path: `^${web}/`,
    pathNot: [any([layer, ...allowed].map((other) => `${web}/${other}`)), `^${web}/load-context\\.ts$`],
  },
}))

const sportsbook = 'apps/sportsbook/src'
const sportsbookLayerRules = Object.entries(sportsbookLayers).map(([layer, allowed]) => ({
  name: `sportsbook-${layer}`,
  severity: 'error',
  from: { path: `^${sportsbook}/${layer}/`, pathNot: test },
  to: { path: `^${sportsbook}/`, pathNot: any([layer, ...allowed].map((other) => `${sportsbook}/${other}`)) },
}))

export default {
  forbidden: [
    ...roomRules,
    ...moduleRules,
    ...webLayerRules,
    ...sportsbookLayerRules,
    {
      name: 'sportsbook-layer-not-in-table',
      comment: 'a new folder states what it uses',
      severity: 'error',
      from: {
        path: `^${sportsbook}/[^/]+/`,
        pathNot: [any(Object.keys(sportsbookLayers).map((layer) => `${sportsbook}/${layer}`)), test],
      },
      to: { path: '.' },
    },
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
        pathNot: '^packages/bookmaker/src/(sports-(api|offer|topics)\\.ts$|specifiers\\.ts$|settlement/|markets/)',
        dependencyTypesNot: ['type-only'],
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
