import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { supplierAt } from '@andon/operator/catalogue'
import { createLocalBus } from '@andon/platform/bus'
import { systemClock as clock } from '@andon/platform/clock'
import { readConfig } from '@andon/platform/config'
import { createFacts } from '@andon/platform/facts'
import { createHttp } from '@andon/platform/http'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { systemRandom as random } from '@andon/platform/random'
import { createSecrets, keyringOf } from '@andon/platform/secrets'
import { createDb, findMigrations, migrate } from '@andon/platform/sql'
import { createOperator } from '../../apps/server/src/compose/create-operator.ts'
import { mountSuppliers } from '../../apps/server/src/surfaces/suppliers.ts'
import { openSessions } from './open-sessions.ts'

/** The operator's modules behind the server's own HTTP, with players in a game. Prints its port in one line and runs until stopped. */
const url = process.env.BENCH_DATABASE ?? ''
const root = resolve(import.meta.dirname, '../..')
await migrate(url, await findMigrations(root))
const db = createDb({ connectionString: url, role: 'andon_app', maxConnections: 20 })
const ownerDb = createDb({ connectionString: url, maxConnections: 1 })
const log = createLog({ level: 'warn' })
const newId = createIds({ clock, random })
const facts = createFacts({ db, bus: createLocalBus({ log }), log })
const runtime = { db, clock, random, newId, facts, log }
const secret = randomBytes(32)
const metrics = createMetrics()
const operator = await createOperator(runtime, {
  matchesOf: () => null,
  config: readConfig({ DATA_DIR: tmpdir(), LOG_LEVEL: 'warn' }, { root }),
  secrets: createSecrets({ db, random, keyring: keyringOf({ current: random.bytes(32) }) }),
  metrics,
  cycleFloor: () => 1, // checked as in play, but these players bet faster than people do
  suppliers: [
    supplierAt('http://games.localhost:4000', {
      code: 'bench',
      kind: 'casino',
      key: { algorithm: 'hmac-sha256', secret },
    }),
  ],
})
const sessions = await openSessions({ runtime, operator, ownerDb, players: Number(process.env.BENCH_PLAYERS) })
facts.start()
const http = await createHttp({
  log,
  newId,
  metrics,
  trustProxy: false,
  countryHeader: undefined,
  maxTurnMs: 60_000,
})
await mountSuppliers(http, { wallet: operator.gameWallet.handle, routes: [] })
await http.listen({ port: 0, host: '127.0.0.1' })
const { port } = http.server.address() as AddressInfo // a TCP listener has an address with a port
process.stdout.write(`${JSON.stringify({ port, secret: secret.toString('base64'), sessions })}\n`)

process.once('SIGTERM', async () => {
  await http.close()
  await operator.gameWallet.drain()
  await facts.stop()
  process.exit(0)
})
