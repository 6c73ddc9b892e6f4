import { availableParallelism, loadavg } from 'node:os'
import { searchSureWins } from './book/arbitrage.ts'
import { attack } from './book/attackers.ts'
import { calibration } from './book/calibration.ts'
import { goals } from './book/goal.ts'
import { margins } from './book/margins.ts'
import { repricing } from './book/repricing.ts'
import { step } from './progress.ts'
import type { Report } from './report.ts'

/** Everything but the times follows from it. */
const seed = process.env.BENCH_SEED ?? 'book'
/** So many times as many matches as usual. */
const size = Number(process.env.BENCH_SIZE ?? 1)
const goalSeconds = Number(process.env.BENCH_SECONDS ?? 30)

/** The book and its prices against the market: margins, calibration, speed in play, the answer to a goal, and bettors who know more than the prices do. `BENCH_SIZE=10` plays ten times as many matches. */
export async function run(): Promise<Report> {
  const of = (matches: number) => ({ matches: Math.max(1, Math.round(matches * size)), seed })
  step('a running server and pages that wait for goals')
  const shown = await goals({ seconds: Math.round(goalSeconds * size), seed })
  step('margins of simulated matches')
  const taken = margins(of(12))
  step('forecasts of simulated seasons')
  const judged = calibration(of(400))
  step('prices in play')
  const made = repricing(of(2))
  step('sure wins among the prices of a match')
  const sure = searchSureWins(of(1))
  step('bettors who know more than the prices do')
  const attacked = attack(of(1))
  return {
    name: 'book',
    conditions: {
      seed,
      size,
      'pages at the server': shown.pages,
      cores: availableParallelism(),
      'load average at the end': loadavg().map(Math.round).join(' '),
      node: process.version,
    },
    tables: [taken, ...judged.tables, made.table, sure.table, ...attacked.tables],
    rows: [...judged.rows, ...made.rows, ...shown.rows, sure.row, ...attacked.rows],
  }
}
