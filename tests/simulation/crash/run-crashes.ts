import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '@andon/platform/config'
import { systemRandom as random } from '@andon/platform/random'
import { createSecrets, readKeyring } from '@andon/platform/secrets'
import { createDb } from '@andon/platform/sql'
import { freePort } from '@andon/tests/free-port'
import { signingKey } from '../../../apps/server/src/compose/signing-key.ts'
import { type Chance, createChance } from '../chance.ts'
import { type Caller, createCaller } from './caller.ts'
import { type Checked, checkBooks } from './check-books.ts'
import { type KillableServer, startKillableServer, type Victim } from './killable-server.ts'
import { newCrashPlayer } from './player.ts'

export interface CrashReport {
  readonly kills: Readonly<Record<Victim, number>>
  readonly acknowledged: number
  readonly found: number
  readonly duplicates: number
  /** Acknowledged operations that rightly moved nothing. */
  readonly unmoved: number
  /** Operations without a known end. */
  readonly open: number
  /** Medians, from the first instruction to `/readyz`. */
  readonly recoveryMs: number
  readonly cleanStartMs: number
}

interface CrashOptions {
  readonly kills: number
  readonly players: number
  readonly seed: number
  /** After this many kills, one clean stop and start for comparison; none unless set. */
  readonly cleanEvery?: number
  /** Time limit for the interrupted operations to complete. */
  readonly settleMs: number
  readonly tell?: (line: string) => void
}

const mostLoadMs = 2_000
/** The most that a kill waits for something to be acknowledged since the last one: a slow machine may need long. */
const acknowledgedWithinMs = 120_000

/** Kills the server, its database or both at random moments under load, and checks after each restart that nothing is lost or doubled. */
export async function runCrashes({
  kills,
  players,
  seed,
  cleanEvery = Number.POSITIVE_INFINITY,
  settleMs,
  tell = () => undefined,
}: CrashOptions): Promise<CrashReport> {
  const chance = createChance(seed)
  const place = { dataDir: await mkdtemp(join(tmpdir(), 'andon-crash-')), port: await freePort() }
  let server = await startKillableServer(place)
  try {
    const callers = await createCallers(server, players, () => createChance(chance.between(0, 2 ** 30)))
    const count: Record<Victim, number> = { server: 0, database: 0, both: 0 }
    const victims: Victim[] = []
    const recoveries: number[] = []
    const cleanStarts: number[] = []
    let checked: Checked = { acknowledged: 0, found: 0, duplicates: 0, unmoved: 0 }
    for (let kill = 1; kill <= kills; kill++) {
      const from = callers.map(({ acknowledged }) => acknowledged.length)
      if (victims.length === 0) victims.push(...shuffled<Victim>(['server', 'database', 'both'], chance))
      const victim = victims.pop() ?? 'both'
      server = await killUnderLoad(server, callers, { victim, afterMs: chance.between(50, mostLoadMs) })
      count[victim] += 1
      recoveries.push(server.readyAfterMs)
      checked = await checkBooks(server.databaseUrl, callers, { from, chance })
      tell(`kill ${kill} (${victim}): ready after ${Math.round(server.readyAfterMs)} ms, ${JSON.stringify(checked)}`)
      if (kill % cleanEvery !== 0) continue
      await server.stop()
      server = await startKillableServer(place)
      cleanStarts.push(server.readyAfterMs)
    }
    const from = callers.map(({ acknowledged }) => acknowledged.length)
    const settled = await Promise.all(callers.map((caller) => caller.settle(settleMs)))
    checked = await checkBooks(server.databaseUrl, callers, { from, chance })
    return {
      kills: count,
      ...checked,
      open: settled.filter((done) => !done).length,
      recoveryMs: median(recoveries),
      cleanStartMs: median(cleanStarts),
    }
  } finally {
    await server.stop().catch(() => undefined)
    await rm(place.dataDir, { recursive: true, force: true })
  }
}

async function createCallers(
  { origin, databaseUrl, dataDir }: KillableServer,
  players: number,
  newChance: () => ReturnType<typeof createChance>,
): Promise<Caller[]> {
  const db = createDb({ connectionString: databaseUrl, maxConnections: 1 })
  const config = readConfig({ ...process.env, DATA_DIR: dataDir }, { root: resolve(import.meta.dirname, '../../..') })
  const keyring = await readKeyring({ db, config })
  const { privateKey } = await signingKey(createSecrets({ db, random, keyring }), 'arcade')
  await db.close()
  if (!db.pool.ended) await db.pool.end()
  return Promise.all(
    Array.from({ length: players }, async () => createCaller(await newCrashPlayer(origin, privateKey), newChance())),
  )
}

async function killUnderLoad(
  server: KillableServer,
  callers: readonly Caller[],
  { victim, afterMs }: { victim: Victim; afterMs: number },
): Promise<KillableServer> {
  let over = false
  const count = () => callers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const [before, end] = [count(), performance.now() + acknowledgedWithinMs]
  const load = Promise.all(callers.map((caller) => caller.run(() => over)))
  const someLoad = async () => {
    await sleep(afterMs)
    while (count() === before && performance.now() < end) await sleep(20)
  }
  await Promise.race([someLoad(), load]) // the load ends early only with an error
  return server.killAndRecover(victim, async () => {
    over = true
    await load
  })
}

/** In random order. */
function shuffled<T>(all: readonly T[], chance: Chance): T[] {
  const rest = [...all]
  return all.flatMap(() => rest.splice(chance.between(0, rest.length - 1), 1))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
