import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { figuresText } from '@andon/arcade/engines/figures'
import { histogramText, readHistogram } from '@andon/arcade/engines/histogram'
import { roundText } from '@andon/arcade/engines/round-pays'
import { rulesHash as hashOf } from '@andon/arcade/engines/rules-hash'
import { addCounts, type Counts, type TitleMaths } from '@andon/arcade/engines/title-maths'
import { toNumber } from '@andon/money/fraction'
import type { CountTask } from './maths-worker.ts'
import { simulate } from './simulate-rounds.ts'

/**
 * `npm run maths` computes the exact figures of every title and writes them beside its rules; `npm run maths -- <code>` those of one title. Each mode's full cycle
 * is counted in worker threads, one for each core; with `--counted` the counts in `histogram.json` are used instead. With `--rounds 1e8` it plays so many rounds of
 * each slot instead, and compares them with the exact figures.
 */
const titles = join(import.meta.dirname, '../../packages/arcade/src/titles')
const { values, positionals: wanted } = parseArgs({
  options: { rounds: { type: 'string' }, counted: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const codes = readdirSync(titles, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const unknown = wanted.filter((code) => !codes.includes(code))
if (unknown.length > 0) throw new Error(`no title ${unknown.join(', ')}; there are ${codes.join(', ')}`)
const chosen = wanted.length > 0 ? wanted : codes

if (values.rounds !== undefined) {
  const rounds = Number(values.rounds)
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    throw new Error(`--rounds needs a whole number, such as 1e8, not ${values.rounds}`)
  if (!(await simulate({ titles, codes: chosen, rounds }))) process.exitCode = 1
} else for (const code of chosen) await compute(code)

async function compute(code: string): Promise<void> {
  const began = performance.now()
  const file = join(titles, code, 'maths.ts')
  const { maths } = (await import(file)) as { maths: TitleMaths } // the title kit tests each folder
  const modes = values.counted ? countsInFile(code) : await countsOf(maths, file)
  const rulesHash = hashOf(maths)
  const figures = maths.figures(modes)
  writeFileSync(join(titles, code, 'histogram.json'), histogramText({ rulesHash, modes }))
  writeFileSync(join(titles, code, 'figures.json'), figuresText({ rulesHash, figures }))
  if (figures.round) writeFileSync(join(titles, code, 'round.json'), roundText({ rulesHash, pays: figures.round }))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const percent = (toNumber(figures.rtp) * 100).toFixed(4)
  console.log(`${code}: RTP ${percent} %, σ ${Math.sqrt(toNumber(figures.variance)).toFixed(3)}, ${seconds} s`)
}

async function countsOf(maths: TitleMaths, file: string): Promise<Record<string, Counts>> {
  const modes: Record<string, Counts> = {}
  for (const mode of maths.modes) modes[mode] = await countInThreads(file, mode)
  return modes
}

function countsInFile(code: string): Readonly<Record<string, Counts>> {
  return readHistogram(JSON.parse(readFileSync(join(titles, code, 'histogram.json'), 'utf8'))).modes
}

async function countInThreads(file: string, mode: string): Promise<Counts> {
  const parts = availableParallelism()
  const tasks = Array.from({ length: parts }, (_, part): CountTask => ({ file, mode, part, parts }))
  return addCounts(await Promise.all(tasks.map(countInThread)))
}

function countInThread(workerData: CountTask): Promise<Counts> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'maths-worker.ts'), { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
