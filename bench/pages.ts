import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestsPerSecond } from './pages/wrk.ts'
import { median, type Report } from './report.ts'
import { start, stop, until } from './server-process.ts'

const port = 4870
const uncachedPort = 4871
const barePort = 4872
const rounds = 7
const seconds = 3
const connections = 32
const page = `http://127.0.0.1:${port}/ja/lobbies/casino`
const uncachedPage = `http://127.0.0.1:${uncachedPort}/ja/lobbies/casino`
const barePage = `http://127.0.0.1:${barePort}/`

/**
 * Pages a second: the lobby from the page cache ÷ a bare node:http server that sends the same page compressed once, and ÷ the lobby rendered for each request.
 * Alternating slices in one run after a first one that is not counted, medians of the paired ratios. Servers and load generators run in separate processes.
 */
export async function run(): Promise<Report> {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'andon-bench-'))))
  const cached = start(['apps/server/src/main.ts'], { PORT: String(port), DATA_DIR: folders[0] })
  const uncached = start(['apps/server/src/main.ts'], {
    PORT: String(uncachedPort),
    DATA_DIR: folders[1],
    PAGE_CACHE: 'off',
  })
  const servers = [cached, uncached]
  try {
    await Promise.all([until(page, cached), until(uncachedPage, uncached)])
    const bare = start(['bench/pages/bare-server.ts', page, String(barePort)], {})
    servers.push(bare)
    await until(barePage, bare)
    await slices() // compiles what the others run
    const counted: Slices[] = []
    for (let round = 0; round < rounds; round++) counted.push(await slices())
    return report(counted)
  } finally {
    await Promise.all(servers.map(stop))
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  }
}

interface Slices {
  readonly cached: number
  readonly bare: number
  readonly rendered: number
}

async function slices(): Promise<Slices> {
  const rate = (url: string) => requestsPerSecond(url, { connections, seconds })
  return { cached: await rate(page), bare: await rate(barePage), rendered: await rate(uncachedPage) }
}

function report(counted: readonly Slices[]): Report {
  const toBare = median(counted.map(({ cached, bare }) => cached / bare))
  const toRendered = median(counted.map(({ cached, rendered }) => cached / rendered))
  return {
    name: 'pages',
    conditions: {
      slices: `${rounds} × ${seconds} s each, alternating; medians`,
      load: `wrk, ${connections} connections`,
      page: '/ja/lobbies/casino, gzip',
      cores: availableParallelism(),
      'load average at the end': loadavg().map(Math.round).join(' '),
    },
    rows: [
      { what: 'lobby from the cache', value: median(counted.map(({ cached }) => cached)), unit: '/s' },
      { what: 'the same page from bare node:http', value: median(counted.map(({ bare }) => bare)), unit: '/s' },
      { what: 'lobby rendered each time', value: median(counted.map(({ rendered }) => rendered)), unit: '/s' },
      { what: 'cache ÷ bare', value: toBare, unit: '', goal: '≥ 0.5', met: toBare >= 0.5 },
      { what: 'cache ÷ rendered', value: toRendered, unit: '', goal: '≥ 10', met: toRendered >= 10 },
    ],
  }
}
