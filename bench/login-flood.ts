import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBrowser } from '@andon/tests/browser'
import { requestsPerSecond } from './pages/wrk.ts'
import { median, type Report } from './report.ts'
import { start, stop, until } from './server-process.ts'

const port = 4874
const origin = `http://127.0.0.1:${port}`
const page = `${origin}/ja/lobbies/casino`
const rounds = 7
const seconds = 3
const connections = 16
const loginsAtOnce = 16
const goal = 0.8

/**
 * Lobby pages a second during a flood of failing logins ÷ without it: alternating slices of one run, median of the paired ratios. Each login
 * comes from its own address, as from a botnet, so throttling by address does not help.
 */
export async function run(): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  const server = start(['apps/server/src/main.ts'], { PORT: String(port), DATA_DIR: folder, TRUST_PROXY: '127.0.0.1' })
  try {
    await until(page, server)
    await slices() // compiles what the others run
    const counted: Slices[] = []
    for (let round = 0; round < rounds; round++) counted.push(await slices())
    return report(counted)
  } finally {
    await stop(server)
    await rm(folder, { recursive: true, force: true })
  }
}

interface Slices {
  readonly quiet: number
  readonly flooded: number
  readonly loginsPerSecond: number
}

async function slices(): Promise<Slices> {
  const quiet = await requestsPerSecond(page, { connections, seconds })
  const flood = await startFlood()
  const began = performance.now()
  const flooded = await requestsPerSecond(page, { connections, seconds })
  const loginsPerSecond = flood.answered() / ((performance.now() - began) / 1000)
  await flood.stop()
  return { quiet, flooded, loginsPerSecond }
}

async function startFlood() {
  const browser = createBrowser(origin)
  await browser.get('/ajax/login/status')
  let answered = 0
  let stopped = false
  const workers = Array.from({ length: loginsAtOnce }, async () => {
    while (!stopped) {
      const form = { email: `flood-${nextNumber()}@andon.example`, password: 'not the password' }
      await browser.post('/ajax/login', form, { headers: { 'x-forwarded-for': addressOf(numbers) } })
      answered += 1
    }
  })
  return {
    answered: () => answered,
    stop: async () => {
      stopped = true
      await Promise.all(workers)
    },
  }
}

let numbers = 0
const nextNumber = () => ++numbers

/** 198.18.0.0/15 is for benchmarks (RFC 2544). */
const addressOf = (number: number) => `198.18.${(number >> 8) & 255}.${number & 255}`

function report(counted: readonly Slices[]): Report {
  const ratio = median(counted.map(({ quiet, flooded }) => flooded / quiet))
  return {
    name: 'login-flood',
    conditions: {
      slices: `${rounds} × ${seconds} s each, alternating; medians`,
      load: `wrk, ${connections} connections; ${loginsAtOnce} logins at once from this process`,
      cores: availableParallelism(),
      'load average at the end': loadavg().map(Math.round).join(' '),
    },
    rows: [
      { what: 'lobby', value: median(counted.map(({ quiet }) => quiet)), unit: '/s' },
      { what: 'lobby during the flood', value: median(counted.map(({ flooded }) => flooded)), unit: '/s' },
      { what: 'logins refused', value: median(counted.map((slice) => slice.loginsPerSecond)), unit: '/s' },
      { what: 'flood ÷ without', value: ratio, unit: '', goal: `≥ ${goal}`, met: ratio >= goal },
    ],
  }
}
