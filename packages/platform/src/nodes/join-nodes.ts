import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus } from '../bus/index.ts'
import { CannotStart, roleNames } from '../config/index.ts'
import type { Log } from '../log/index.ts'
import { createLoop } from '../loop/index.ts'
import type { Metrics } from '../metrics/index.ts'
import type { Db } from '../sql/index.ts'
import { markDataFolder } from './data-folder.ts'
import { type Problem, problemNames, problemsOf, whyNotBeside } from './problems.ts'
import { forgetDead, type Node, type OtherNode, remove, renew } from './store.ts'

const renewEveryMs = 2_000
/** A node whose row has not been renewed for this long counts as dead. */
const deadAfterMs = 10_000
/** A problem is reported once it has lasted this long, then every minute: starting and stopping nodes need a moment to find each other. */
const reportAfterMs = 6_000
const repeatAfterMs = 60_000
const markAgainEveryMs = 3_600_000

export interface NodesOptions {
  readonly db: Db
  readonly log: Log
  readonly metrics: Metrics
  readonly bus: Bus
  readonly id: string
  readonly host: string
  readonly roles: readonly string[]
  readonly dataDir: string
  /** No other node can use this database: rows that are left are those of dead ones. */
  readonly alone: boolean
}

export interface Nodes {
  /** The other nodes that appeared to be running at the last renewal. */
  others(): readonly Pick<Node, 'id' | 'host' | 'roles' | 'draining'>[]
  /** The problems that have lasted for some seconds. */
  problems(): readonly Problem[]
  /** True if another running node reaches the bus; true while unknown. */
  othersReachBus(): boolean
  /** Tells the others that this node is about to leave. */
  startDraining(): Promise<void>
  leave(): Promise<void>
}

/** Registers this process among the nodes of its installation; throws `CannotStart` when it would harm the others. */
export async function joinNodes(options: NodesOptions): Promise<Nodes> {
  const { db, log, metrics, bus, id, host, roles, dataDir, alone } = options
  const usesFiles = roles.includes('web') || roles.includes('worker')
  const folder = usesFiles ? await markDataFolder({ dataDir, id }) : undefined
  let draining = false
  const self = (): Node => ({ id, host, roles, hasBus: bus.shared, busConnected: bus.connected(), usesFiles, draining })
  const leave = async () => {
    await remove(db, id).catch((error) => log.warn({ err: error }, 'this server could not sign off'))
    await folder?.unmark()
  }
  await forgetDead(db, { all: alone })
  let rows = await renew(db, self())
  const alive = () => rows.filter(({ ageMs }) => ageMs < deadAfterMs)
  const proven = provenAlive()

  try {
    await refuseHarm()
  } catch (error) {
    await leave()
    throw error
  }

  /** A row may be that of a process that was killed a moment ago: what is held against it must be proven by a renewal. */
  async function refuseHarm(): Promise<void> {
    for (;;) {
      proven.note(rows)
      const suspects = alive()
      const reasons = (others: readonly OtherNode[]) =>
        whyNotBeside(self(), { others, sharesFolderWith: (other) => folder?.sharedWith(other) ?? true })
      const refused = reasons(suspects.filter(({ id: other }) => proven.has(other)))
      if (refused.length > 0) throw new CannotStart(refused.join('\n'))
      if (reasons(suspects).length === 0) return
      await sleep(renewEveryMs / 4)
      rows = await renew(db, self())
    }
  }

  const problems = trackProblems({ log, metrics })
  const look = async () => {
    rows = await renew(db, self())
    proven.note(rows)
    bus.greet()
    const others = alive().filter(({ id: other }) => proven.has(other))
    problems.note(problemsOf(self(), { others, heard: (other) => bus.hasHeard(other, deadAfterMs) }))
    metrics.busConnected.set(bus.connected() ? 1 : 0)
    for (const role of roleNames)
      metrics.nodes.set({ role }, [self(), ...others].filter((node) => node.roles.includes(role)).length)
  }
  const renewing = createLoop(look, { everyMs: renewEveryMs, log, what: "renewing this server's row among the nodes" })
  const mark = async () => folder?.mark()
  const marking = createLoop(mark, { everyMs: markAgainEveryMs, log, what: 'marking DATA_DIR' })
  for (const loop of [renewing, marking]) loop.start()

  return {
    others: alive,
    problems: problems.lasting,
    othersReachBus: () => alive().some(({ busConnected }) => busConnected),
    startDraining: async () => {
      draining = true
      rows = await renew(db, self()).catch(() => rows)
    },
    leave: async () => {
      await Promise.all([renewing.stop(), marking.stop()])
      await leave()
    },
  }
}

/** Which nodes have renewed their rows since they were first seen. */
function provenAlive() {
  const first = new Map<string, string>()
  const proven = new Set<string>()
  return {
    note: (rows: readonly OtherNode[]) => {
      for (const { id, seenAt } of rows) {
        if (!first.has(id)) first.set(id, seenAt)
        else if (first.get(id) !== seenAt) proven.add(id)
      }
      for (const id of first.keys()) if (!rows.some((row) => row.id === id)) first.delete(id)
    },
    has: (id: string) => proven.has(id),
  }
}

/** Reports a problem once it has lasted, then every minute, and when it is over. */
function trackProblems({ log, metrics }: Pick<NodesOptions, 'log' | 'metrics'>) {
  const since = new Map<Problem['name'], { problem: Problem; fromMs: number; reportedMs: number | null }>()
  const lasts = (entry: { fromMs: number }, nowMs: number) => nowMs - entry.fromMs >= reportAfterMs
  return {
    note: (problems: readonly Problem[]) => {
      const nowMs = performance.now()
      for (const problem of problems) {
        const entry = since.get(problem.name) ?? { problem, fromMs: nowMs, reportedMs: null }
        since.set(problem.name, entry)
        entry.problem = problem
        if (!lasts(entry, nowMs)) continue
        if (entry.reportedMs !== null && nowMs - entry.reportedMs < repeatAfterMs) continue
        entry.reportedMs = nowMs
        log.warn({ problem: problem.name }, problem.text)
      }
      for (const [name, { reportedMs }] of since) {
        if (problems.some((problem) => problem.name === name)) continue
        since.delete(name)
        if (reportedMs !== null) log.warn({ problem: name }, 'this is over')
      }
      for (const name of problemNames) metrics.nodeProblems.set({ problem: name }, since.has(name) ? 1 : 0)
    },
    lasting: () => [...since.values()].filter((entry) => lasts(entry, performance.now())).map(({ problem }) => problem),
  }
}
