import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import { createDb, findMigrations, migrate } from '@andon/platform/sql'
import { gameWalletModules } from '../../packages/operator/src/modules/game-wallet/game-wallet.fixture.ts'
import type { TestPlayer } from './kit.ts'
import { listen, openOperatorWallet } from './operator-wallet.ts'
import type { Suppliers } from './remote-wallet.ts'

/**
 * Andon's own wallet behind HTTP on loopback, with its setup program, which prints `{"url", "suppliers"}` and then does what each line requests
 * (docs/conformance.md). On the database of CONFORMANCE_DATABASE, or on one of its own.
 */
interface Asked {
  readonly id: number
  readonly do: string
  readonly [field: string]: unknown
}

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const opened = new AsyncDisposableStack()
const database = await openDatabase(process.env.CONFORMANCE_DATABASE)
const { operator, wallet } = await openOperatorWallet({ database })
opened.defer(operator.close)
const listener = await listen(wallet.transport)
opened.defer(listener.close)
const players = new Map<string, TestPlayer>()
say({ url: listener.url, suppliers: suppliers() })
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line) as Asked // written by our runner
  const answer = await arrange(asked).catch((error) => ({ error: String(error) }))
  say({ id: asked.id, ...answer })
}
await opened.disposeAsync()

async function arrange({ do: what, ...fields }: Asked): Promise<object> {
  if (what === 'newPlayer') {
    const player = await wallet.newPlayer(Number(fields.balance), { paced: fields.paced === true })
    players.set(player.playerId, player)
    return { playerId: player.playerId }
  }
  if (what === 'checkBooks') return wallet.checkBooks().then(() => ({}))
  const player = players.get(String(fields.playerId))
  if (!player) return { error: 'no such player' }
  const { supplier, otherSupplier } = wallet
  const caller = fields.supplier === otherSupplier.code ? otherSupplier : supplier
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    launch: async () => ({ token: await player.launch(caller, String(fields.gameCode)) }),
    logOut: player.logOut,
    lock: player.lock,
    limit: () => player.limit(fields.limitType === 'loss' ? 'loss' : 'wager', Number(fields.amount)),
    bonus: () => player.bonus(Number(fields.amount), Number(fields.maxStake)),
    wait: () => player.wait({ seconds: Number(fields.seconds) }),
  }
  const way = ways[what]
  return way ? ((await way()) ?? {}) : { cannot: 'unknown' }
}

function suppliers(): Suppliers {
  const { arcade, guest } = operator
  const [supplier, otherSupplier] = [arcade.secret(), guest.secret()]
  return {
    supplier: { code: arcade.code, ...supplier, games: [wallet.gameCode, wallet.secondGameCode] },
    otherSupplier: { code: guest.code, ...otherSupplier, games: [wallet.otherGameCode] },
  }
}

async function openDatabase(given: string | undefined) {
  const url = given ?? (await startOwn())
  const sets = (await findMigrations(resolve(import.meta.dirname, '../..'))).filter(({ module }) =>
    ['platform', ...gameWalletModules].includes(module),
  )
  await migrate(url, sets)
  const [ownerDb, db] = [
    createDb({ connectionString: url, maxConnections: 2 }),
    createDb({ connectionString: url, role: 'andon_app' }),
  ]
  const close = async () => {
    for (const one of [ownerDb, db]) {
      await one.close()
      if (!one.pool.ended) await one.pool.end()
    }
  }
  return { ownerDb, db, close }
}

async function startOwn(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-conformance-'))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false, log: createLog({ level: 'warn' }) })
  opened.defer(postgres.stop)
  return postgres.url
}
