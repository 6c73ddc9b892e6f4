/** One planted violation for each rule of .dependency-cruiser.mjs: the file, what it imports, and the rule that must report it. */
export interface Probe {
  readonly rule: string
  readonly file: string
  readonly imports: string
  readonly asType?: boolean
  readonly bothWays?: boolean
}

const module = 'packages/operator/src/modules'
const sportsbook = 'apps/sportsbook/src'

export const probes: readonly Probe[] = [
  { rule: 'room-packages-money', file: 'packages/money/src/a.ts', imports: 'packages/contract/src/index.ts' },
  { rule: 'room-packages-contract', file: 'packages/contract/src/a.ts', imports: 'packages/platform/src/sql/index.ts' },
  { rule: 'room-packages-platform', file: 'packages/platform/src/a.ts', imports: `${module}/wallet/index.ts` },
  {
    rule: 'room-packages-embedded-postgres',
    file: 'packages/embedded-postgres/src/a.ts',
    imports: 'packages/contract/src/index.ts',
  },
  { rule: 'room-packages-operator', file: `${module}/wallet/a.ts`, imports: 'packages/arcade/src/index.ts' },
  { rule: 'room-packages-arcade', file: 'packages/arcade/src/a.ts', imports: `${module}/wallet/index.ts` },
  { rule: 'room-packages-bookmaker', file: 'packages/bookmaker/src/a.ts', imports: 'packages/arcade/src/index.ts' },
  { rule: 'room-packages-sandbox', file: 'packages/sandbox/src/a.ts', imports: 'packages/arcade/src/index.ts' },
  { rule: 'room-packages-ranking', file: 'packages/ranking/src/a.ts', imports: 'packages/platform/src/sql/index.ts' },
  { rule: 'room-packages-web-kit', file: 'packages/web-kit/src/a.ts', imports: 'packages/money/src/index.ts' },
  { rule: 'room-apps-web', file: 'apps/web/app/a.ts', imports: 'packages/platform/src/sql/index.ts', asType: true },
  { rule: 'room-apps-games', file: 'apps/games/src/a.ts', imports: 'packages/platform/src/sql/index.ts' },
  {
    rule: 'room-packages-realtime-client',
    file: 'packages/realtime-client/src/a.ts',
    imports: 'packages/platform/src/sql/index.ts',
  },
  { rule: 'room-apps-sportsbook', file: 'apps/sportsbook/src/a.ts', imports: 'packages/arcade/src/index.ts' },
  { rule: 'room-apps-server', file: 'apps/server/src/a.ts', imports: 'apps/games/src/b.ts' },
  ...modules(),
  { rule: 'web-api', file: 'apps/web/app/api/probe.ts', imports: 'apps/web/app/page/page-context.ts', asType: true },
  { rule: 'web-page', file: 'apps/web/app/page/probe.ts', imports: 'apps/web/app/player/session.ts' },
  { rule: 'web-player', file: 'apps/web/app/player/probe.ts', imports: 'apps/web/app/features/forms/text.ts' },
  { rule: 'web-features', file: 'apps/web/app/features/forms/probe.ts', imports: 'apps/web/app/shell/tracking.ts' },
  { rule: 'web-shell', file: 'apps/web/app/shell/probe.ts', imports: 'apps/web/app/routes.ts' },
  {
    rule: 'sportsbook-page',
    file: `${sportsbook}/page/probe.ts`,
    imports: `${sportsbook}/live/offers.ts`,
    asType: true,
  },
  { rule: 'sportsbook-art', file: `${sportsbook}/art/probe.ts`, imports: `${sportsbook}/live/offers.ts` },
  { rule: 'sportsbook-favourites', file: `${sportsbook}/favourites/probe.ts`, imports: `${sportsbook}/events/text.ts` },
  { rule: 'sportsbook-live', file: `${sportsbook}/live/probe.ts`, imports: `${sportsbook}/slip/text.ts` },
  { rule: 'sportsbook-score', file: `${sportsbook}/score/probe.ts`, imports: `${sportsbook}/match/text.ts` },
  { rule: 'sportsbook-slip', file: `${sportsbook}/slip/stake/probe.ts`, imports: `${sportsbook}/match/text.ts` },
  { rule: 'sportsbook-match', file: `${sportsbook}/match/play/probe.ts`, imports: `${sportsbook}/events/text.ts` },
  { rule: 'sportsbook-events', file: `${sportsbook}/events/probe.ts`, imports: `${sportsbook}/match/text.ts` },
  { rule: 'sportsbook-bets', file: `${sportsbook}/bets/probe.ts`, imports: `${sportsbook}/shell/launch.ts` },
  { rule: 'sportsbook-shell', file: `${sportsbook}/shell/probe.ts`, imports: `${sportsbook}/a.ts` },
  { rule: 'sportsbook-layer-not-in-table', file: `${sportsbook}/cellar/a.ts`, imports: `${sportsbook}/page/api.ts` },
  { rule: 'module-not-in-table', file: `${module}/lottery/index.ts`, imports: 'packages/money/src/index.ts' },
  { rule: 'module-by-its-door', file: `${module}/cashier/b.ts`, imports: `${module}/wallet/store.ts` },
  { rule: 'domain-is-pure', file: `${module}/wallet/domain/a.ts`, imports: 'packages/platform/src/sql/index.ts' },
  { rule: 'doors-meet-in-the-server', file: 'apps/server/src/main.ts', imports: `${module}/wallet/index.ts` },
  { rule: 'sandbox-implements-interfaces', file: 'packages/sandbox/src/b.ts', imports: `${module}/cashier/index.ts` },
  { rule: 'games-know-little-of-the-arcade', file: 'apps/games/src/c.ts', imports: 'packages/arcade/src/rng/index.ts' },
  {
    rule: 'sportsbook-knows-little-of-the-bookmaker',
    file: 'apps/sportsbook/src/b.ts',
    imports: 'packages/bookmaker/src/index.ts',
  },
  { rule: 'web-only-verifies-rounds', file: 'apps/web/app/c.ts', imports: 'packages/arcade/src/index.ts' },
  { rule: 'browser-without-node', file: 'apps/web/app/b.ts', imports: 'node:fs' },
  { rule: 'test-code-stays-in-tests', file: 'packages/money/src/b.ts', imports: 'tests/support/database.ts' },
  { rule: 'no-cycle', file: 'packages/money/src/c.ts', imports: 'packages/money/src/d.ts', bothWays: true },
  { rule: 'resolvable', file: 'packages/money/src/e.ts', imports: 'packages/money/src/nowhere' },
]

/** Each module of the table imports one that it may not call. */
function modules(): Probe[] {
  const forbidden: Readonly<Record<string, string>> = {
    identity: 'wallet',
    content: 'wallet',
    access: 'identity',
    wallet: 'identity',
    policies: 'wallet',
    staff: 'identity',
    profile: 'wallet',
    verification: 'wallet',
    limits: 'bonuses',
    exclusions: 'cashier',
    bonuses: 'limits',
    cashier: 'catalogue',
    catalogue: 'wallet',
    'game-wallet': 'identity',
    hub88: 'wallet',
    jackpots: 'identity',
    loyalty: 'identity',
    missions: 'wallet',
    reports: 'cashier',
    support: 'wallet',
    tournaments: 'cashier',
    notices: 'wallet',
  }
  return Object.entries(forbidden).map(([name, other]) => ({
    rule: `module-${name}`,
    file: `${module}/${name}/probe.ts`,
    imports: `${module}/${other}/index.ts`,
  }))
}
