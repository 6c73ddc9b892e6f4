import { setTimeout as sleep } from 'node:timers/promises'
import { staffAccounts } from '@andon/contract/staff-api/staff'
import type { Staff } from '@andon/operator/staff'
import { type Clock, systemClock } from '@andon/platform/clock'
import type { Config, Role } from '@andon/platform/config'
import { createHttp, prepareDraining, type StaffPart } from '@andon/platform/http'
import type { Log } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import type { Metrics } from '@andon/platform/metrics'
import type { postOutward } from '@andon/platform/outward'
import { prepareRealtime } from '@andon/platform/realtime'
import { assert } from '@andon/platform/sql'
import type { FastifyInstance } from 'fastify'
import type { Operator } from './compose/create-operator.ts'
import { type Seeded, seed } from './compose/seed.ts'
import type { RunningTopics } from './compose/start-topics.ts'
import { openParties } from './open-parties.ts'
import { type OpenRuntime, openRuntime } from './open-runtime.ts'
import { type Arcade, mountArcade } from './roles/arcade.ts'
import type { OpenBook } from './roles/bookmaker.ts'
import { mountSportsBook, type SportsBook } from './roles/sports-book.ts'
import { createStaffListener } from './roles/staff.ts'
import { mountWeb } from './roles/web.ts'
import { startWorker } from './roles/worker.ts'
import { mountProblemPage } from './site/problem-page.ts'
import { bookReadiness } from './surfaces/book-ready.ts'
import { keepOriginApart } from './surfaces/games.ts'
import { mountHealth } from './surfaces/health.ts'

export interface AppOptions {
  readonly config: Config
  /** Connects as the owner of the schemas; the server itself uses a role that may not rewrite history. */
  readonly databaseUrl: string
  /** The database was started by this process and serves no other server. */
  readonly ownDatabase?: boolean
  readonly log: Log
  readonly clock?: Clock
  /** Calls push services. In place of the internet, in tests. */
  readonly postPush?: typeof postOutward
}

const version = '0.1.0'
/** Balancers check every second or two and need two failures to notice. */
const usualDrainMs = 5_000
/** Before the time to finish is over, so that the rest is closed within it. */
const closeMs = 1_000
const gaugeEveryMs = 15_000

export type App = Awaited<ReturnType<typeof createApp>>

/** Creates everything that runs in one process, by its roles (`ANDON_ROLE`). */
export async function createApp({ config, databaseUrl, log, clock = systemClock, ...options }: AppOptions) {
  const { ownDatabase: alone = false, ...tests } = options
  const runs = (role: Role) => config.roles.includes(role)
  const opened = await openRuntime({ config, databaseUrl, alone, log, clock })
  const { runtime, readiness, secrets, metrics, facts, id, bus, nodes } = opened
  const parties = await openParties(opened, { config, alone, ...tests })
  const { operator, arcade, book, sportsBook, sportsOrigin, accounts } = parties
  const { gamesOrigin, trustProxy = false, countryHeader, maxTurnMs } = config
  const http = await createHttp({ log, newId: runtime.newId, metrics, trustProxy, countryHeader, maxTurnMs })
  await prepareRealtime(http)
  mountProblemPage(http, config)
  const draining = prepareDraining(http)
  mountReadiness(http, { config, metrics, id, nodes, draining, readiness, book })
  keepOriginApart(http, gamesOrigin, 'ofGames')
  if (sportsOrigin !== undefined) keepOriginApart(http, sportsOrigin, 'ofSports')
  const web =
    operator && runs('web')
      ? await mountWeb(http, runtime, { config, secrets, operator, bus, metrics, version })
      : undefined
  const parts = staffParts(parties)
  const listener = { config, accounts, parts, bus, metrics, nodeId: id, version }
  const staff = parts.length > 0 ? await createStaffListener(runtime, listener) : undefined
  const around = { bus, sites: config.sites, sitesElsewhere: !runs('web') }
  const games = arcade && runs('arcade') && (await mountArcade(http, runtime, { arcade, gamesOrigin, ...around }))
  const taking = sportsBook && book && sportsOrigin && { sportsBook, book, sportsOrigin, ...around }
  const sports = taking && (await mountSportsBook(http, runtime, taking))
  const streams = watchStreams([web?.topics, games, sports], { metrics, log })
  if (sportsBook) facts.start() // the bets' facts are sequenced where bets are taken, too
  const switches = operator?.access.watch(() => web?.siteChanged())
  const watched = [switches, operator?.catalogue.attached?.watch(), operator?.content.watch()]
  const worker =
    operator && arcade && runs('worker')
      ? await startWorker(runtime, { operator, arcade, delivery: facts, metrics, databaseUrl })
      : undefined

  return {
    http,
    runtime,
    nodeId: id,
    bus,
    nodes,
    /** The operator's modules; only where the role web or worker runs. */
    get operator() {
      assert(operator, 'this server runs neither web nor worker')
      return operator
    },
    /** The listener of the staff API; every role has one. */
    get staff() {
      assert(staff, 'this server has no calls of staff')
      return staff
    },
    seed: async (): Promise<Seeded> => (operator ? seed({ runtime, operator, ...config }) : {}),
    listen: async () => {
      await http.listen({ port: config.port, host: config.host })
      await staff?.listen()
      book?.start()
      sportsBook?.start()
      if (runs('arcade')) arcade?.tables.start()
    },
    /**
     * Stops without failing a request: first `/readyz` reports `draining` while everything is still served (the lame-duck time, in which
     * balancers notice); then the server stops listening, finishes open requests and closes everything. `atOnce`: no lame-duck time.
     */
    drain: async ({ atOnce = false } = {}) => {
      draining.begin()
      await nodes.startDraining()
      const leave = async () => {
        if (!atOnce) await sleep(config.drainMs ?? (config.production || nodes.others().length > 0 ? usualDrainMs : 0))
        await Promise.all(watched.map((one) => one?.stop()))
        streams.stop()
        await staff?.close()
        await draining.close({ patienceMs: config.finishMs - closeMs })
      }
      await Promise.all([worker?.stop(), arcade?.tables.stop(), leave(), book?.stop().then(() => sportsBook?.stop())])
      const ends = [() => arcade?.close(), () => operator?.gameWallet.drain(), facts.stop, nodes.leave, bus.close]
      for (const end of ends) await end()
      await Promise.all([runtime.db.close(), readiness.close()])
    },
  }
}

interface StaffParties {
  readonly operator: Operator | undefined
  readonly arcade: Arcade | undefined
  readonly sportsBook: SportsBook | null
  readonly accounts: Staff
}

/** Returns the endpoints of the parties in this process that staff may call. A supplier without an operator beside it has accounts of its own. */
function staffParts({ operator, arcade, sportsBook, accounts }: StaffParties): StaffPart[] {
  const parts: StaffPart[] = []
  if (operator) parts.push({ api: operator.staffApi, handlers: operator.staffRoutes })
  else if (arcade || sportsBook)
    parts.push({ api: { staff: staffAccounts }, handlers: { staff: accounts.staffRoutes } })
  if (arcade) parts.push(arcade.staff)
  if (sportsBook) parts.push(sportsBook.staff)
  return parts
}

/** Counts the open connections of all origins of this process, until stopped with them. */
function watchStreams(
  all: readonly (RunningTopics | undefined | null | false | '')[],
  { metrics, log }: { metrics: Metrics; log: Log },
) {
  const streams = all.filter((one) => !!one)
  const count = async () => metrics.sockets.set(streams.reduce((sum, { hub }) => sum + hub.size(), 0))
  const gauge = createLoop(count, { everyMs: gaugeEveryMs, log, what: 'counting open connections' })
  gauge.start()
  return {
    stop: () => {
      void gauge.stop()
      for (const { stop } of streams) stop()
    },
  }
}

interface Ready extends Pick<OpenRuntime, 'metrics' | 'id' | 'nodes' | 'readiness'> {
  readonly config: Config
  readonly draining: ReturnType<typeof prepareDraining>
  readonly book: OpenBook | null
}

/** Mounts the check that balancers call: not ready while draining, without a database, or before the book offers bets. */
function mountReadiness(http: FastifyInstance, { config, metrics, id, nodes, draining, readiness, book }: Ready): void {
  const startedAt = performance.now()
  const bookReady =
    book && config.roles.includes('bookmaker')
      ? bookReadiness({ offers: book.offersBets, elapsedMs: () => performance.now() - startedAt })
      : () => null
  mountHealth(http, {
    metrics,
    metricsToken: config.metricsToken,
    node: { id, roles: config.roles },
    warnings: () => nodes.problems().map(({ text }) => text),
    ready: async () => (draining.begun ? 'draining' : ((await readiness.check()) ?? bookReady())),
  })
}
