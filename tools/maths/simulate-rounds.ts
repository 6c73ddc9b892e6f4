import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Title } from '@andon/arcade/titles/title'
import { type Fraction, toNumber } from '@andon/money/fraction'
import type { Simulated, SimulateTask } from './simulate-worker.ts'

/** A simulated figure further from the exact one than so many standard errors comes by chance once in a thousand. */
const band = 3.29

/**
 * Plays so many rounds of each slot with the draws and the code of the product, on all cores, and compares return, hit frequency and share of wins above the stake
 * with the exact figures. Seeds are fixed: the same call gives the same result. Returns false if a figure lies outside its band.
 */
export async function simulate({
  titles,
  codes,
  rounds,
}: {
  titles: string
  codes: readonly string[]
  rounds: number
}): Promise<boolean> {
  let agrees = true
  for (const code of codes) {
    const file = join(titles, code, 'index.ts')
    const { title } = (await import(file)) as { title: Title } // the title kit tests each folder
    if (title.actWithinHours !== undefined || !title.current.offersChoice(null)) {
      console.log(`${code}: its players choose or decide, so there is no one figure to compare`)
      continue
    }
    const began = performance.now()
    const played = addUp(
      await Promise.all(sharesOf(rounds).map((rounds, part) => playInThread({ file, rounds, part }))),
    )
    const seconds = (performance.now() - began) / 1000
    const { figures } = title.current
    const lines = [
      comparison('return', played.sum / played.rounds, figures.rtp, toNumber(figures.variance) / played.rounds),
      comparison('hit rate', played.hits / played.rounds, figures.hitFrequency),
      comparison('above the stake', played.aboveStake / played.rounds, figures.aboveStake),
    ]
    agrees &&= lines.every(({ within }) => within)
    const found = `greatest win ${played.greatest} ×, none above ${toNumber(figures.topAward.multiple)} ×`
    console.log(`${code}: ${played.rounds} rounds, ${(played.rounds / seconds).toFixed(0)} a second, ${found}`)
    for (const { text } of lines) console.log(`  ${text}`)
  }
  return agrees

  function comparison(name: string, simulated: number, exact: Fraction, varianceOfMean?: number) {
    const expected = toNumber(exact)
    const error = Math.sqrt(varianceOfMean ?? (expected * (1 - expected)) / rounds)
    const within = Math.abs(simulated - expected) <= band * error
    const [shown, of, by] = [simulated, expected, band * error].map((share) => `${(share * 100).toFixed(4)} %`)
    return { within, text: `${name.padEnd(16)} ${shown}, exact ${of} ± ${by}${within ? '' : '   OUTSIDE'}` }
  }
}

function sharesOf(rounds: number): readonly number[] {
  const threads = availableParallelism()
  return Array.from({ length: threads }, (_, part) => Math.floor((rounds + part) / threads))
}

function addUp(parts: readonly Simulated[]): Simulated {
  const sumOf = (key: keyof Simulated) => parts.reduce((sum, part) => sum + part[key], 0)
  return {
    rounds: sumOf('rounds'),
    sum: sumOf('sum'),
    hits: sumOf('hits'),
    aboveStake: sumOf('aboveStake'),
    greatest: Math.max(...parts.map(({ greatest }) => greatest)),
  }
}

function playInThread(workerData: SimulateTask): Promise<Simulated> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'simulate-worker.ts'), { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
