import { readdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { drawsOf, streamBlock } from '@andon/arcade/rng/seed-stream'
import type { Title } from '@andon/arcade/titles/title'
import type { Report, Row } from './report.ts'

const folder = join(import.meta.dirname, '../packages/arcade/src/titles')
const millisecondsEach = Number(process.env.BENCH_SECONDS ?? 1) * 1000
/** Between two looks at the clock. */
const batch = 200

/** Rounds of each slot a second and core, each with its own stream as on the server; and the same as a part of bare blocks of the stream. */
export async function run(): Promise<Report> {
  const rows: Row[] = []
  for (const code of slots()) {
    const { title } = (await import(join(folder, code, 'index.ts'))) as { title: Title } // the title kit tests each folder
    if (title.actWithinHours !== undefined || !title.current.offersChoice(null)) continue
    const stake = title.stakesIn.JPY.defaultStake
    const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'bench' }
    const play = (nonce: number) =>
      title.current.replay({ draws: drawsOf({ ...seeds, nonce }), stake, choice: null, actions: [] })
    perSecond(play, millisecondsEach / 4)
    const blocks = perSecond((nonce) => streamBlock({ ...seeds, nonce }, 0))
    const rounds = perSecond(play)
    rows.push({ what: code, value: rounds, unit: 'rounds/s' })
    rows.push({ what: `${code} ÷ blocks`, value: rounds / blocks, unit: '' })
  }
  const conditions = {
    'seconds each': millisecondsEach / 1000,
    load: Number(loadavg()[0]?.toFixed(1)),
    node: process.version,
  }
  return { name: 'maths', conditions, rows }
}

const slots = () =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

function perSecond(run: (nonce: number) => unknown, milliseconds = millisecondsEach): number {
  const began = performance.now()
  let done = 0
  while (performance.now() - began < milliseconds) for (let at = 0; at < batch; at++, done++) run(done)
  return (done / (performance.now() - began)) * 1000
}
