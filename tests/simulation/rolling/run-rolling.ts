import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { freePort } from '@andon/tests/free-port'
import { type ServerProcess, spawnServer } from '@andon/tests/server-process'
import { createBalancer } from './balancer.ts'

export interface RollingOptions {
  readonly databaseUrl: string
  readonly natsUrl: string
  /** The folder that both servers share. */
  readonly dataDir: string
  /** How often each server is restarted. */
  readonly rounds: number
  readonly clients: number
  readonly drainMs: number
  /** Of each client between its rounds of requests. */
  readonly pauseMs?: number
  /** Further environment of both servers. */
  readonly env?: Record<string, string>
  readonly tell?: (line: string) => void
}

export interface RollingReport {
  readonly requests: number
  readonly restarts: number
  /** Requests without the expected reply; no request is retried. */
  readonly failures: readonly string[]
  readonly acknowledgedDeposits: number
  /** Players whose balance is not the sum of their acknowledged deposits. */
  readonly wrongBalances: readonly string[]
  /** Durations of the ordinary stops. */
  readonly stopMs: readonly number[]
}

const depositAmount = 500

/**
 * Two servers behind a balancer that asks `/readyz` and sends requests to each in turn. Each server is stopped and started while clients open
 * pages, read and deposit; clients retry nothing, so every request that a restart breaks is counted.
 */
export async function runRolling(options: RollingOptions): Promise<RollingReport> {
  const { rounds, clients, pauseMs = 15, tell = () => undefined } = options
  const ports = [await freePort(), await freePort()]
  const nodes = await Promise.all(ports.map((port) => startNode(port, options)))
  const balancer = createBalancer(nodes.map(({ origin }) => origin))
  const failures: string[] = []
  const stopMs: number[] = []
  try {
    for (const node of nodes) await balancer.untilServes(node.origin)
    const players = await Promise.all(
      Array.from({ length: clients }, () => createPlayer(balancer, { failures, pauseMs })),
    )
    const load = Promise.all(players.map(({ play }) => play()))
    for (let round = 0; round < rounds; round++)
      for (const [at, port] of ports.entries()) {
        const begun = performance.now()
        const code = await nodes[at]?.stop()
        stopMs.push(performance.now() - begun)
        if (code !== 0) failures.push(`the server at ${port} ended with ${code}: ${nodes[at]?.said()}`)
        nodes[at] = await startNode(port, options)
        await balancer.untilServes(nodes[at].origin)
        tell(`restart ${stopMs.length}: ended in ${Math.round(stopMs.at(-1) ?? 0)} ms; ${failures.length} failures`)
      }
    for (const { leave } of players) leave()
    await load
    const wrong = await Promise.all(players.map(({ difference }) => difference()))
    return {
      requests: players.reduce((sum, { requests }) => sum + requests(), 0),
      restarts: stopMs.length,
      failures,
      acknowledgedDeposits: players.reduce((sum, { deposits }) => sum + deposits(), 0),
      wrongBalances: wrong.filter((text) => text !== null),
      stopMs,
    }
  } finally {
    balancer.stop()
    await Promise.all(nodes.map((node) => node.stop()))
  }
}

async function startNode(port: number, options: RollingOptions): Promise<ServerProcess> {
  const { databaseUrl, natsUrl, dataDir, drainMs, env = {} } = options
  const node = await spawnServer({
    port,
    env: { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, DATA_DIR: dataDir, DRAIN_MS: String(drainMs), ...env },
  })
  await node.ready()
  return node
}

async function createPlayer(
  balancer: ReturnType<typeof createBalancer>,
  { failures, pauseMs }: { failures: string[]; pauseMs: number },
) {
  const jar = new Map<string, string>()
  const browser = (): Browser => createBrowser(balancer.next(), jar)
  await browser().register()
  let requests = 0
  let deposits = 0
  let leaving = false

  async function ask(what: string, work: (at: Browser) => ReturnType<Browser['get']>): Promise<boolean> {
    requests += 1
    try {
      const { status, body } = await work(browser())
      if (status === 200) return true
      failures.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error}`)
    }
    return false
  }

  return {
    requests: () => requests,
    deposits: () => deposits,
    leave: () => {
      leaving = true
    },
    play: async () => {
      while (!leaving) {
        await ask('page', (at) => at.get('/ja/lobbies/casino'))
        await ask('status', (at) => at.get('/ajax/login/status'))
        await ask('balance', (at) => at.get('/ajax/profile/getBalance'))
        if (await ask('deposit', (at) => at.deposit(depositAmount))) deposits += 1
        await sleep(pauseMs)
      }
    },
    /** What is wrong with the balance in the end; null: nothing. */
    difference: async () => {
      const { cash } = (await browser().get('/ajax/profile/getBalance')).body
      return cash === deposits * depositAmount ? null : `${cash} after ${deposits} deposits of ${depositAmount}`
    },
  }
}
