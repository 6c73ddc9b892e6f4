import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CannotStart } from '@andon/platform/config'
import type { Attacked, Drill } from '../../tests/requests/attack/drill.ts'
import { drills } from '../../tests/requests/attack/drills.ts'
import { fillWithHostileFolders } from '../../tests/requests/attack/hostile-folders.ts'
import { runScenario, type ScenarioReport } from '../../tests/requests/attack/run-attack.ts'
import { scenarios } from '../../tests/requests/attack/scenarios.ts'
import { attackedSportsHost } from '../../tests/requests/attack/sportsbook.ts'
import { supplierKey } from '../../tests/support/supplier-folders.ts'
import { type RunningServer, startServerProcess } from '../running-server.ts'

const mostGrowthMb = 200
const errorLevel = 50
/** What a server without a lame-duck time promises, with a second for the thread pool and three for a busy machine. */
const endWithinMs = 16_000
const threadPoolFiller = join(import.meta.dirname, '../../tests/requests/attack/fill-thread-pool.mjs')
const usage = `npm run attack -- [--requests 10000] [--seed n] [--only "raw sockets"] [--within 10000]

Attacks a server of its own on this machine: first in several steps, each with one right answer (${drills.map(({ name }) => name).join(', ')}),
then with random requests (${scenarios.map(({ name }) => name).join(', ')}). \`--only\` names one of either. At last it fills the thread pool and ends the server.
Exits with 1 if a step had another answer, if a reply was a 5xx, if a request was neither answered nor closed within the given milliseconds,
if /healthz was not answered with 200, if the server did not end in its time, if it logged an error or wrote anything besides its log, or if its memory grew by more than ${mostGrowthMb} MB.`

const read = () => {
  try {
    const { values } = parseArgs({
      options: {
        requests: { type: 'string', default: '10000' },
        seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
        within: { type: 'string', default: '10000' },
        only: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    const isChosen = ({ name }: { name: string }) => values.only === undefined || name === values.only
    const [chosen, chosenDrills] = [scenarios.filter(isChosen), drills.filter(isChosen)]
    const [requests, seed, withinMs] = [values.requests, values.seed, values.within].map(Number)
    const isNothing = chosen.length + chosenDrills.length === 0
    if (values.help || isNothing || !requests || !seed || !withinMs) throw new CannotStart(usage)
    return { chosen, chosenDrills, requests, seed, withinMs }
  } catch (error) {
    throw error instanceof CannotStart ? error : new CannotStart(usage)
  }
}

type Judged = ScenarioReport & { errors: number; raw: number; loopMs: number }

async function attack(): Promise<number> {
  const { chosen, chosenDrills, requests, seed, withinMs } = read()
  const output: string[] = []
  const supplier = supplierKey()
  const server = await startServerProcess({
    onOutput: (text) => output.push(text),
    settings: {
      BOOKMAKER_FEED: 'simulator',
      SPORTS_ORIGIN: `http://${attackedSportsHost}`,
      DRAIN_MS: '0',
      NODE_OPTIONS: `--import ${threadPoolFiller}`,
    },
    prepare: (dataDir) => fillWithHostileFolders(dataDir, supplier),
  })
  let ended = { ms: 0 }
  try {
    const port = Number(new URL(server.origin('leo')).port)
    const attacked: Attacked = {
      port,
      dataDir: server.dataDir,
      supplier,
      written: () => output.join(''),
      pass: ({ seconds }) => sleep(seconds * 1000),
    }
    const faults = await runDrills(chosenDrills, attacked)
    const brands = ['leo.localhost', 'bee.localhost', 'games.localhost', '127.0.0.1']
    const target = { port, hosts: [...brands, ...brands.map((host) => `${host}:${port}`)] }
    const shots = { target, seed, withinMs, requests: Math.ceil(requests / Math.max(1, chosen.length)) }
    for (const scenario of chosen) await runScenario(scenario, { ...shots, requests: 100 }) // loads its code and caches before the memory is measured
    const before = await figures(port)
    const started = output.length
    const reports: Judged[] = []
    for (const scenario of chosen) {
      const from = output.length
      const report = await runScenario(scenario, shots)
      reports.push({ ...report, ...judge(output.slice(from)), loopMs: (await figures(port)).loopMs })
    }
    const after = await figures(port)
    if (reports.length > 0) console.table(reports.map(row))
    console.info(`seed ${seed}; memory ${before.memoryMb.toFixed(0)} MB before, ${after.memoryMb.toFixed(0)} MB after`)
    for (const { failures } of reports) for (const failure of failures) console.info(failure)
    const wrong = output.slice(started).filter((text) => /"level":[56]0|^(?!\{)/m.test(text))
    console.info(wrong.slice(0, 5).join(''))
    ended = await endWithFullPool(server, () => output.join(''))
    console.info(`with a full thread pool the server ended after ${(ended.ms / 1000).toFixed(1)} s`)
    const bad = reports.some(
      ({ count, errors, raw, health }) => count['5xx'] + count.hang + errors + raw + health.bad > 0,
    )
    const isOver = after.memoryMb - before.memoryMb > mostGrowthMb || ended.ms > endWithinMs
    return bad || isOver || faults > 0 ? 1 : 0
  } finally {
    if (ended.ms === 0) await server.close()
  }
}

/** Runs the drills and prints what each found. Returns the number of faults, 5xx among them. */
async function runDrills(chosen: readonly Drill[], attacked: Attacked): Promise<number> {
  const rows = []
  let all = 0
  for (const { name, run } of chosen) {
    const before = await figures(attacked.port)
    const { checks, faults } = await run(attacked)
    const after = await figures(attacked.port)
    const [requests, fives] = [after.answers - before.answers, after.fives - before.fives]
    rows.push({ drill: name, checks, faults: faults.length, requests, '5xx': fives, 'loop, longest ms': after.loopMs })
    for (const fault of faults) console.info(fault)
    all += faults.length + fives
  }
  if (rows.length > 0) console.table(rows)
  return all
}

/** What the server says of itself. The longest delay of its loop is that since the last call. */
async function figures(port: number) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const sum = (lines: RegExp) => [...text.matchAll(lines)].reduce((all, [, value]) => all + Number(value), 0)
  return {
    memoryMb: sum(/^process_resident_memory_bytes (\S+)/gm) / 2 ** 20,
    loopMs: Math.round(sum(/^nodejs_eventloop_lag_max_seconds (\S+)/gm) * 1000),
    answers: sum(/^andon_http_answers_total\{.*\} (\S+)/gm),
    fives: sum(/^andon_http_answers_total\{.*status="5xx".*\} (\S+)/gm),
  }
}

/** Ends a server whose threads all wait. */
async function endWithFullPool(server: RunningServer, written: () => string): Promise<{ ms: number }> {
  server.signal('SIGUSR2')
  for (let tries = 0; tries < 100 && !written().includes('every thread of the pool waits'); tries++) await sleep(100)
  const started = performance.now()
  await server.close()
  return { ms: performance.now() - started }
}

const row = ({ name, requests, count, errors, raw, loopMs, longestMs, health }: Judged) => ({
  scenario: name,
  requests,
  ...count,
  'error lines': errors,
  'lines beside the log': raw,
  'longest ms': Math.round(longestMs),
  'loop, longest ms': loopMs,
  'health, longest ms': Math.round(health.longestMs),
  'health, not 200': health.bad,
})

/** Counts the server's output lines that are errors, and those that are not log lines. */
function judge(written: readonly string[]): { errors: number; raw: number } {
  const lines = written.join('').split('\n').filter(Boolean)
  const levels = lines.map((line) => {
    try {
      return Number(JSON.parse(line).level)
    } catch {
      return Number.NaN // not a log line
    }
  })
  return {
    errors: levels.filter((level) => level >= errorLevel).length,
    raw: levels.filter((level) => Number.isNaN(level)).length,
  }
}

process.exitCode = await attack().catch((error: unknown) => {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  return 2
})
