import { parseArgs } from 'node:util'
import { CannotStart } from '@andon/platform/config'
import { runScenario, type ScenarioReport } from '../tests/attack/run-attack.ts'
import { scenarios } from '../tests/attack/scenarios.ts'
import { attackedSportsHost } from '../tests/attack/sportsbook.ts'
import { startServerProcess } from './running-server.ts'

const mostGrowthMb = 200
const errorLevel = 50
const usage = `npm run attack -- [--requests 10000] [--seed n] [--only "raw sockets"] [--within 10000]

Fires hostile requests at a server of its own on this machine: ${scenarios.map(({ name }) => name).join(', ')}.
Exits with 1 if a reply was a 5xx, if a request was neither answered nor closed within the given milliseconds,
if /healthz was not answered with 200, if the server logged an error or wrote anything besides its log, or if its memory grew by more than ${mostGrowthMb} MB.`

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
    const chosen = scenarios.filter(({ name }) => values.only === undefined || name === values.only)
    const [requests, seed, withinMs] = [values.requests, values.seed, values.within].map(Number)
    if (values.help || chosen.length === 0 || !requests || !seed || !withinMs) throw new CannotStart(usage)
    return { chosen, requests, seed, withinMs }
  } catch (error) {
    throw error instanceof CannotStart ? error : new CannotStart(usage)
  }
}

async function attack(): Promise<number> {
  const { chosen, requests, seed, withinMs } = read()
  const output: string[] = []
  const settings = { BOOKMAKER_FEED: 'simulator', SPORTS_ORIGIN: `http://${attackedSportsHost}` }
  const server = await startServerProcess({ onOutput: (text) => output.push(text), settings })
  try {
    const { port } = new URL(server.origin('leo'))
    const brands = ['leo.localhost', 'bee.localhost', 'games.localhost', '127.0.0.1']
    const target = { port: Number(port), hosts: [...brands, ...brands.map((host) => `${host}:${port}`)] }
    const memoryMb = async () => {
      const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]) / 2 ** 20
    }
    const shots = { target, seed, withinMs, requests: Math.ceil(requests / chosen.length) }
    for (const scenario of chosen) await runScenario(scenario, { ...shots, requests: 100 }) // loads its code and caches before the memory is measured
    const before = await memoryMb()
    const started = output.length
    const reports: (ScenarioReport & { errors: number; raw: number })[] = []
    for (const scenario of chosen) {
      const from = output.length
      const report = await runScenario(scenario, shots)
      reports.push({ ...report, ...judge(output.slice(from)) })
    }
    const after = await memoryMb()
    console.table(reports.map(row))
    console.info(`seed ${seed}; memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`)
    for (const { failures } of reports) for (const failure of failures) console.info(failure)
    console.info(
      output
        .slice(started)
        .filter((text) => /"level":[56]0|^(?!\{)/m.test(text))
        .slice(0, 5)
        .join(''),
    )
    const bad = reports.some(
      ({ count, errors, raw, health }) => count['5xx'] + count.hang + errors + raw + health.bad > 0,
    )
    return bad || after - before > mostGrowthMb ? 1 : 0
  } finally {
    await server.close()
  }
}

const row = ({
  name,
  requests,
  count,
  errors,
  raw,
  longestMs,
  health,
}: ScenarioReport & { errors: number; raw: number }) => ({
  scenario: name,
  requests,
  ...count,
  'error lines': errors,
  'lines beside the log': raw,
  'longest ms': Math.round(longestMs),
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
