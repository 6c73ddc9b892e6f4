import { createPrivateKey } from 'node:crypto'
import { once } from 'node:events'
import { createArcade, httpTransport } from '@andon/arcade'
import { systemClock as clock } from '@andon/platform/clock'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { systemRandom as random } from '@andon/platform/random'
import { createDb } from '@andon/platform/sql'
import fastify from 'fastify'

/** The arcade as a process of its own that calls the wallet at WALLET_URL, until it is killed. Prints its address. */
const { ARCADE_DATABASE, ARCADE_KEY = '', ARCADE_TIMEOUT_MS, WALLET_URL = '' } = process.env
const db = createDb({ connectionString: ARCADE_DATABASE ?? '', role: 'andon_app', maxConnections: 10 })
const walletTimeoutMs = Number(ARCADE_TIMEOUT_MS)
const arcade = createArcade(
  { db, clock, random, newId: createIds({ clock, random }), log: createLog({ level: 'silent' }) },
  {
    supplierCode: 'arcade',
    signingKey: createPrivateKey(ARCADE_KEY),
    walletTimeoutMs,
    transport: httpTransport({ baseUrl: WALLET_URL, timeoutMs: walletTimeoutMs }),
  },
)
const app = fastify()
await app.register(arcade.plugin)
arcade.sweeper.start()
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
await once(process, 'disconnect') // the driver is gone
process.exit()
