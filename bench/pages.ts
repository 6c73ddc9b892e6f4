import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { median, type Report } from './report.ts'
import { start, stop, until } from './server-process.ts'

const port = 4870
const uncachedPort = 4871
const barePort = 4872
const rounds = 5
const seconds = 3
const connections = 32
const page = `http://127.0.0.1:${port}/ja/lobbies/casino`
const uncachedPage = `http://127.0.0.1:${uncachedPort}/ja/lobbies/casino`
const barePage = `http://127.0.0.1:${barePort}/`

/**
 * Pages a second: the lobby from the page cache ÷ a bare node:http server that sends the same compressed bytes, and ÷ the lobby rendered anew each time.
 * Alternating slices in one run, medians of the paired ratios. Each server runs in a process of its own; the load comes from this one.
 */
export async function run(): Promise<Report> {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'andon-bench-'))))
  const servers = [
    start(['apps/server/src/main.ts'], { PORT: String(port), DATA_DIR: folders[0] }),
    start(['apps/server/src/main.ts'], { PORT: String(uncachedPort), DATA_DIR: folders[1], PAGE_CACHE: 'off' }),
  ]
  try {
    await Promise.all([until(page), until(uncachedPage)])
    servers.push(start(['bench/pages/bare-server.ts', page, String(barePort)], {}))
    await until(barePage)
    const pairs: { cached: number; bare: number; rendered: number }[] = []
    for (let round = 0; round < rounds; round++) {
      pairs.push({ cached: await rate(page), bare: await rate(barePage), rendered: await rate(uncachedPage) })
    }
    return report(pairs)
  } finally {
    await Promise.all(servers.map(stop))
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  }
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers: { 'accept-encoding': 'gzip' } })
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} other answers`)
  return result.requests.average
}

function report(pairs: readonly { cached: number; bare: number; rendered: number }[]): Report {
  const toBare = median(pairs.map(({ cached, bare }) => cached / bare))
  const toRendered = median(pairs.map(({ cached, rendered }) => cached / rendered))
  return {
    name: 'pages',
    conditions: {
      slices: `${rounds} × ${seconds} s each, alternating; medians`,
      connections,
      page: '/ja/lobbies/casino, gzip',
      cores: availableParallelism(),
      'load average at the end': loadavg().map(Math.round).join(' '),
    },
    rows: [
      { what: 'lobby from the cache', value: median(pairs.map(({ cached }) => cached)), unit: '/s' },
      { what: 'the same bytes from bare node:http', value: median(pairs.map(({ bare }) => bare)), unit: '/s' },
      { what: 'lobby rendered each time', value: median(pairs.map(({ rendered }) => rendered)), unit: '/s' },
      { what: 'cache ÷ bare', value: toBare, unit: '', goal: '≥ 0.5', met: toBare >= 0.5 },
      { what: 'cache ÷ rendered', value: toRendered, unit: '', goal: '≥ 10', met: toRendered >= 10 },
    ],
  }
}
