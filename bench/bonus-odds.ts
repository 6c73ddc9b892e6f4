import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BonusPlay, bonusOdds, boundsOfMet } from '@andon/money/bonus-odds'
import { histogramOf, readRound } from '../packages/arcade/src/engines/round-pays.ts'
import { simulate } from '../packages/money/src/bonus-odds/simulate.fixture.ts'
import { step } from './progress.ts'
import type { Report, Row } from './report.ts'

const titles = join(import.meta.dirname, '../packages/arcade/src/titles')
const bonuses = Number(process.env.BENCH_BONUSES ?? 200_000)
const slices = 20
/** Of the simulation's share. */
const deviations = 4

/**
 * The figures of the bonus X-ray beside as many bonuses played one by one, with the game's published odds. Each simulated share is stated with its band of four deviations, which one run in 16,000 leaves
 * by chance: at the usual size less than ±0.4 of 100; `BENCH_BONUSES=1000000` makes it less than ±0.2 and takes five times as long.
 */
export async function run(): Promise<Report> {
  const rows: Row[] = []
  for (const { what, play } of plays()) {
    step(`${what}: computing the exact chance`)
    const began = performance.now()
    const odds = bonusOdds(play)
    const computedMs = performance.now() - began
    const bounds = boundsOfMet(play)
    const played = playInSlices(play, what)
    const deviation = Math.sqrt((played.met * (1 - played.met)) / bonuses)
    const off = Math.abs(odds.met - played.met)
    const goal = `${deviations} deviations (${(deviations * deviation * 100).toFixed(3)} of 100)`
    rows.push({ what: `${what}: met, computed`, value: odds.met * 100, unit: 'of 100' })
    rows.push({ what: `${what}: met, simulated`, value: played.met * 100, unit: 'of 100' })
    rows.push({
      what: `${what}: apart`,
      value: off * 100,
      unit: 'of 100',
      goal,
      met: off < deviations * deviation + 0.0005,
    })
    if (bounds) {
      rows.push({ what: `${what}: least`, value: bounds.least * 100, unit: 'of 100' })
      rows.push({ what: `${what}: most`, value: bounds.most * 100, unit: 'of 100' })
    }
    rows.push({ what: `${what}: deviations apart (z)`, value: (odds.met - played.met) / deviation, unit: '' })
    rows.push({ what: `${what}: cash, computed ÷ simulated`, value: odds.cash / played.cash, unit: '' })
    rows.push({ what: `${what}: computed in`, value: computedMs, unit: 'ms' })
  }
  return { name: 'bonus-odds', conditions: { bonuses, node: process.version }, rows }
}

function plays(): { what: string; play: BonusPlay }[] {
  const { pays } = readRound(JSON.parse(readFileSync(join(titles, 'lantern-river/round.json'), 'utf8')))
  const { total, intervals } = histogramOf(pays)
  const odds = {
    pays,
    intervals: intervals.map(([win, stake, weight]) => [win / stake, Number(weight) / Number(total)] as const),
  }
  const wagering = { times: 25, of: 'bonus', capTimes: 25 } as const
  const matched: BonusPlay = {
    deposit: 5_000,
    bonus: { kind: 'money', amount: 5_000 },
    wagering,
    maxConversion: null,
    stake: 100,
    counts: 100,
    odds,
  }
  const alone: BonusPlay = { ...matched, deposit: 0, bonus: { kind: 'money', amount: 1_000 }, maxConversion: 5_000 }
  return [
    { what: 'matched deposit', play: matched },
    { what: 'without a deposit', play: alone },
  ]
}

function playInSlices(play: BonusPlay, what: string): { met: number; cash: number } {
  const sum = { met: 0, cash: 0 }
  step(`${what}: ${bonuses} bonuses, one by one`)
  for (let slice = 0; slice < slices; slice++) {
    const { met, cash } = simulate(play, { bonuses: Math.ceil(bonuses / slices), seed: slice + 1 })
    sum.met += met / slices
    sum.cash += cash / slices
    step(`${what}: played`, (slice + 1) / slices)
  }
  return sum
}
