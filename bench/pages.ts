/**
 * Pages a second: the lobby from the page cache ÷ a bare node:http server that sends the same compressed bytes, and the lobby from the cache ÷ the
 * lobby rendered anew each time. Alternating slices in one run, medians of the paired ratios. The servers run in processes of their own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'

const port = 4870
const barePort = 4871
const rounds = 5
const seconds = 3
const connections = 32
const path = '/ja/lobbies/casino'
const headers = { 'accept-encoding': 'gzip', host: `leo.localhost:${port}` }

if (process.argv[2] === '--bare') await serveBare()
else await measure()

async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  const house = start(['apps/server/src/main.ts'], { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const bare = start([import.meta.filename, '--bare'], {})
  try {
    await until(`http://127.0.0.1:${port}/readyz`)
    await until(`http://127.0.0.1:${barePort}/`)
    const pairs: { cached: number; bare: number; rendered: number }[] = []
    for (let round = 0; round < rounds; round++) {
      pairs.push({
        cached: await rate(`http://127.0.0.1:${port}${path}`),
        bare: await rate(`http://127.0.0.1:${barePort}/`),
        rendered: await rate(`http://127.0.0.1:${port}${path}`, { fresh: true }),
      })
    }
    report(pairs)
  } finally {
    house.kill('SIGTERM')
    bare.kill('SIGTERM')
    await new Promise((resolve) => house.once('exit', resolve))
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** `fresh`: a game id that no request named before, so that no page is in the cache. */
async function rate(url: string, { fresh = false } = {}): Promise<number> {
  let unique = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(fresh
      ? {
          requests: [
            {
              setupRequest: (request) => ({
                ...request,
                path: `${path}?gameId=r${process.hrtime.bigint()}-${unique++}`,
              }),
            },
          ],
        }
      : {}),
  })
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} other answers`)
  return result.requests.average
}

function report(pairs: readonly { cached: number; bare: number; rendered: number }[]): void {
  const figures = {
    cachedPerSecond: median(pairs.map(({ cached }) => cached)),
    barePerSecond: median(pairs.map(({ bare }) => bare)),
    renderedPerSecond: median(pairs.map(({ rendered }) => rendered)),
    cachedToBare: median(pairs.map(({ cached, bare }) => cached / bare)),
    cachedToRendered: median(pairs.map(({ cached, rendered }) => cached / rendered)),
  }
  console.table(Object.entries(figures).map(([figure, value]) => ({ figure, value: Math.round(value * 100) / 100 })))
  console.log(JSON.stringify({ bench: 'pages', conditions: { rounds, seconds, connections, path }, figures }))
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function start(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function until(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer`)
}

/** What the comparison is made against: the same bytes, nothing else. */
async function serveBare(): Promise<void> {
  await until(`http://127.0.0.1:${port}/readyz`)
  const page = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'identity' } })
  const { gzipSync } = await import('node:zlib')
  const bytes = gzipSync(Buffer.from(await page.arrayBuffer()), { level: 9 })
  createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': bytes.length,
    })
    response.end(bytes)
  }).listen(barePort, '127.0.0.1')
}
