import { resolve } from 'node:path'

type Layers = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
const { layers }: { layers: Layers } = await import(resolve(import.meta.dirname, '../../.dependency-cruiser.mjs'))

/** One planted violation for each rule of .dependency-cruiser.mjs: the file, what it imports, and the rule that must report it. */
export interface Probe {
  readonly rule: string
  readonly file: string
  readonly imports: string
  readonly asType?: boolean
  readonly bothWays?: boolean
}

const module = 'packages/operator/src/modules'

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
  ...layered(),
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
  {
    rule: 'bookmaker-by-its-doors',
    file: 'apps/server/src/roles/a.ts',
    imports: 'packages/bookmaker/src/book/run-book.ts',
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

/** Each layer of each table imports one above it, or a file beside the layers where it may use all others; and a folder that is in no table imports a layer. */
function layered(): Probe[] {
  return Object.entries(layers).flatMap(([room, table]) => {
    const name = room.split('/')[1]
    const folders = Object.keys(table)
    return [
      ...Object.entries(table).map(([layer, allowed]) => {
        const forbidden = folders.findLast((other) => other !== layer && !allowed.includes(other))
        return {
          rule: `layer-${name}-${layer}`,
          file: `${room}/${layer}/probe.ts`,
          imports: forbidden ? `${room}/${forbidden}/probe-of-layers.ts` : `${room}/beside-the-layers.ts`,
          asType: true,
        }
      }),
      {
        rule: `layer-${name}-not-in-table`,
        file: `${room}/new-folder/probe.ts`,
        imports: `${room}/${folders[0]}/probe-of-layers.ts`,
      },
    ]
  })
}
