import { generateKeyPairSync } from 'node:crypto'
import { resolve } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createArcade } from '@andon/arcade'
import { openTables } from '@andon/arcade/tables/open-tables'
import { titles } from '@andon/arcade/titles/index'
import type { Title } from '@andon/arcade/titles/title'
import { createLocalBus } from '@andon/platform/bus'
import { systemClock as clock } from '@andon/platform/clock'
import { createHttp } from '@andon/platform/http'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { systemRandom as random } from '@andon/platform/random'
import { mountRealtime, noPlace, prepareRealtime } from '@andon/platform/realtime'
import { createDb, findMigrations, migrate } from '@andon/platform/sql'
import { startTopics } from '../../apps/server/src/compose/start-topics.ts'
import type { Arcade } from '../../apps/server/src/roles/arcade.ts'
import { obey } from '../realtime/processes.ts'
import { memoryWallet } from './memory-wallet.ts'

const [, , url = '', tables = '1', signerFolder = ''] = process.argv
const root = resolve(import.meta.dirname, '../..')
await migrate(url, await findMigrations(root))
const db = createDb({ connectionString: url, role: 'andon_app', maxConnections: 20 })
const log = createLog({ level: 'error' })
const newId = createIds({ clock, random })
const bus = createLocalBus({ log })
const wallet = memoryWallet()

const find = (code: string): Title => {
  const title = titles.find(({ gameCode }) => gameCode === code)
  if (!title?.shared) throw new Error(`${code} has tables`)
  return title
}
/** With shorter states, so that a measurement has several rounds, and as many tables as are asked for. */
const wheel = find('zodiac-wheel')
const pace = { openMs: 8_000, lockMs: 1_000, showMs: 4_000, restMs: 1_000 }
const more = Array.from({ length: Number(tables) - 1 }, (_, index) => `zodiac-wheel-${index + 2}`)
const offered = [
  { ...wheel, ...(wheel.shared && { shared: { ...wheel.shared, pace, tables: ['zodiac-wheel', ...more] } }) },
  find('rising-firework'),
]
const opened = openTables(
  { db, random, clock, log },
  { signerAt: { folder: signerFolder }, node: newId('nod'), alone: true, links: 2_000 },
)
const arcade = createArcade(
  { db, clock, random, newId, log },
  {
    supplierCode: 'arcade',
    signingKey: generateKeyPairSync('ed25519').privateKey,
    transport: wallet.transport,
    titles: offered,
    announce: (fact) => void bus.publish([fact]),
    tables: opened,
  },
)
bus.subscribe({ onFact: arcade.tables.onFact, onGap: arcade.tables.onGap })
const http = await createHttp({
  log,
  newId,
  metrics: createMetrics(),
  trustProxy: false,
  countryHeader: undefined,
  maxTurnMs: 60_000,
})
await prepareRealtime(http)
const topics = await startTopics('games', { db, log, bus, arcade: arcade as unknown as Arcade }) // without `close`, which topics do not call
await http.register(arcade.plugin)
mountRealtime(http, topics.hub, {
  authenticate: {
    request: async () => null,
    token: async (sent) => {
      const session = await arcade.stream.sessionOf(sent)
      return session && { kind: 'game', id: session.owner, sessionId: session.id }
    },
  },
  placeOf: noPlace,
})
const address = new URL(await http.listen({ host: '127.0.0.1', port: 0 }))

/** How late each lock was told. */
const lateMs: number[] = []
arcade.tables.onMessage((_table, message) => {
  if (message.type === 'round' && message.round.state === 'locked' && message.round.betsRoot === null)
    lateMs.push(message.now - message.round.locksAt)
})

const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()

const orders = {
  port: () => Number(address.port),
  /** Tokens of as many players, each with a session of the game. */
  openSessions: async ({ gameCode, count, first }: { gameCode: string; count: number; first: number }) => {
    const tokens: string[] = []
    for (let player = 0; player < count; player++) {
      const token = `ply_${String(first + player).padStart(26, '0')}`
      const { body } = await http.inject({
        method: 'POST',
        url: '/arcade/sessions',
        remoteAddress: `10.0.${Math.floor(player / 100)}.1`,
        payload: { token, gameCode, language: 'ja' },
      })
      tokens.push(JSON.parse(body).sessionToken)
    }
    return tokens
  },
  start: () => arcade.tables.start(),
  wallet: () => wallet.counted(),
  /** Milliseconds of processor time so far. */
  processor: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  locks: () => lateMs.splice(0),
  /** How long the event loop was held since this was asked last. */
  turns: () => {
    const [p99Ms, mostMs] = [delays.percentile(99) / 1e6, delays.max / 1e6]
    delays.reset()
    return { p99Ms, mostMs }
  },
}
export type TableOrders = typeof orders
obey(orders)
