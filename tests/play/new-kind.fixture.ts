import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addedToClient } from './new-kind-client.fixture.ts'

const root = join(import.meta.dirname, '../..')

/** At the server: the kind `coins`, whose stake is a layout of bets and whose actions take further stakes. */
const kindAtServer = `
import * as v from 'valibot'
import type { ConfigOf } from '../../game-config.ts'
import type { GameKind } from '../kind.ts'
import { type CoinsDisplay, type CoinsEvent, coinsDisplay, coinsEvents } from './events.ts'

declare module '../kind.ts' {
  interface KindTypes {
    coins: { display: CoinsDisplay; event: CoinsEvent }
  }
}

export type CoinsConfig = ConfigOf<'coins'>

export const kind: GameKind<'coins'> = {
  name: 'coins',
  rules: v.strictObject({ gameCode: v.string(), pays: v.record(v.string(), v.number()) }),
  display: coinsDisplay,
  events: coinsEvents,
  mechanicsOf: () => [{ id: 'coin-toss', name: { ja: 'コイン投げ', en: 'a coin toss' } }, 'cash-out'],
  paidBy: (event) => (event.type === 'coinShown' ? event.amount : 0),
  stakeUnitOf: () => 10,
  samples: {
    rounds: 300,
    choice: (_display, { sample, table }) => {
      const bets = Object.entries(table?.bets ?? {})
      const [bet, { least }] = bets[sample % bets.length] ?? ['', { least: 0 }]
      return { [bet]: least + 100 * (sample % 3) }
    },
    action: (_display, { sample, actions }) =>
      sample % 4 === 3 ? null : { type: actions.length < sample % 3 ? 'double' : 'look' },
  },
}
`

const wire = `
import * as v from 'valibot'
import { amount, whole } from '../event-fields.ts'

export const coinsDisplay = v.object({ engine: v.literal('coins'), pays: v.record(v.string(), v.number()) })
export type CoinsDisplay = v.InferOutput<typeof coinsDisplay>

export const coinsEvents = [
  v.object({ type: v.literal('coinCovered'), laid: amount }),
  v.object({ type: v.literal('stakeDoubled'), stakes: whole }),
  v.object({ type: v.literal('coinShown'), side: v.string(), amount }),
] as const
const coinsEvent = v.variant('type', coinsEvents)
export type CoinsEvent = v.InferOutput<typeof coinsEvent> | { readonly type: 'roundEnd'; readonly amount: number }
`

const engine = `
import * as v from 'valibot'
import type { Engine } from '../engine.ts'
import { type Figures } from '../figures.ts'
import { createGame, type Game } from '../game.ts'
import { fraction } from '@andon/money/fraction'
import type { CoinsEvent } from './events.ts'

export interface CoinsRules {
  readonly gameCode: string
  /** Tenths of the bet, the bet included. */
  readonly pays: Readonly<Record<string, number>>
}
/** Of ten, so many sides. */
const sides = ['heads', 'heads', 'heads', 'heads', 'heads', 'tails', 'tails', 'tails', 'tails', 'edge'] as const
const bet = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const choice = v.pipe(
  v.strictObject({ heads: v.optional(bet), tails: v.optional(bet), edge: v.optional(bet) }),
  v.check((bets) => Object.keys(bets).length > 0),
)
type Choice = v.InferOutput<typeof choice>
const action = v.strictObject({ type: v.picklist(['double', 'look']) })
type Action = v.InferOutput<typeof action>
interface State {
  readonly side: (typeof sides)[number]
  readonly stakes: number
  readonly bets: Choice
}

const coins: Engine<CoinsRules, Choice, State, Action, CoinsEvent> = {
  open: (_rules, { draws, stake, choice: bets }) => ({
    state: { side: sides[draws.uniform(10)] ?? 'edge', stakes: 1, bets },
    events: [{ type: 'coinCovered', laid: stake }],
    furtherStake: 0,
    win: null,
  }),
  allows: (_rules, { state, action: { type } }) => type === 'look' || state.stakes < 3,
  act: ({ pays }, { stake, state, action: { type } }) => {
    const { side, bets } = state
    const stakes = state.stakes + (type === 'double' ? 1 : 0)
    if (type === 'double')
      return { state: { ...state, stakes }, events: [{ type: 'stakeDoubled', stakes }], furtherStake: stake, win: null }
    const amount = ((bets[side] ?? 0) * stakes * (pays[side] ?? 0)) / 10
    return { state, events: [{ type: 'coinShown', side, amount }, { type: 'roundEnd', amount }], furtherStake: 0, win: amount }
  },
  defaultAction: () => ({ type: 'look' }),
}

export function createCoins(rules: CoinsRules, figures: Figures): Game {
  return createGame({
    engine: coins,
    rules,
    figures,
    display: { engine: 'coins', pays: { ...rules.pays } },
    parseChoice: (sent) => {
      const parsed = v.safeParse(choice, sent)
      return parsed.success ? { choice: parsed.output } : null
    },
    parseAction: (sent) => {
      const parsed = v.safeParse(action, sent)
      return parsed.success ? parsed.output : null
    },
    betsOf: (bets) => Object.entries(bets).map(([bet, amount]) => ({ bet, amount: amount ?? 0 })),
    mostStaked: fraction(3n),
  })
}
`

const titleAtServer = `
import { readFigures } from '../../engines/figures.ts'
import { rulesHash } from '../../engines/rules-hash.ts'
import { createCoins } from '../../engines/coins/coins.ts'
import type { Title } from '../title.ts'

const rules = { gameCode: 'lucky-coins', pays: { heads: 19, tails: 24, edge: 90 } }
const figures = readFigures({
  rulesHash: rulesHash({ rules }),
  figures: {
    rtp: '24/25', rtpAtStake: null, returnByFeature: { coin: '24/25' }, hitFrequency: '2/5', aboveStake: '2/5', variance: '1',
    quantiles: [], quantilesNeglect: '0', longestLosingRun: { rounds: 1000, expected: '10' },
    topAward: { multiple: '27', perRound: '1/10' },
    bets: {
      heads: { rtp: '19/20', hitFrequency: '1/2' },
      tails: { rtp: '24/25', hitFrequency: '2/5' },
      edge: { rtp: '9/10', hitFrequency: '1/10' },
    },
  },
})

export const title: Title = {
  gameCode: 'lucky-coins',
  name: { ja: '招きコイン', en: 'Lucky Coins' },
  reading: 'まねきこいん',
  category: 'table-games',
  tags: [],
  current: createCoins(rules, figures),
  past: [],
  volatility: 'low',
  stakesIn: {
    JPY: {
      stakes: [],
      defaultStake: 100,
      table: {
        chips: [100, 500, 1000],
        bets: {
          heads: { least: 100, most: 5000 },
          tails: { least: 100, most: 5000 },
          edge: { least: 100, most: 500 },
        },
        layout: { least: 200, most: 8000 },
      },
    },
  },
  cycleFloorMs: 0,
  actWithinHours: 24,
}
`

/** All that a kind and its first title add: each is a new file in a folder of its own. */
const added = {
  'packages/arcade/src/engines/coins/index.ts': kindAtServer,
  'packages/arcade/src/engines/coins/events.ts': wire,
  'packages/arcade/src/engines/coins/coins.ts': engine,
  'packages/arcade/src/titles/lucky-coins/index.ts': titleAtServer,
  ...addedToClient,
}

const parts = [
  'packages/arcade/src',
  'packages/arcade/package.json',
  'apps/games/art/kit',
  'apps/games/src',
  'apps/games/build-tools',
  'apps/games/title-kit',
  'apps/games/package.json',
  'apps/games/page.html',
  'apps/games/vite.config.ts',
  'tools/vite/compressed.ts',
]

/**
 * A copy of the arcade and its client in a temporary folder, with one more kind of game and its first title. It lies in the repository, so that packages are found;
 * other titles stay out.
 */
export function copyWithNewKind() {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'new-kind-'))
  const isCode = (path: string) => !/\.test\.ts$|\/dist(\/|$)|\/src\/titles\/[a-z-]+(\/|$)/.test(path)
  for (const part of parts)
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (source) => isCode(source.slice(root.length)),
    })
  for (const [path, text] of Object.entries(added)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { flag: 'wx' }) // fails where a file is there
  }
  mkdirSync(join(folder, 'node_modules/@andon'), { recursive: true })
  symlinkSync(join(folder, 'packages/arcade'), join(folder, 'node_modules/@andon/arcade'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'apps/games/tsconfig.json'),
      include: ['packages/arcade/src', 'apps/games/src', 'apps/games/build-tools'],
      exclude: ['**/*.fixture.ts', '**/dist'], // tests of other titles and of the database
    }),
  )
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
