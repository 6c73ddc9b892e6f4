import { type Fraction, fraction } from '@andon/money/fraction'
import { type Counts, readOutcome } from '../../title-maths.ts'
import type { LinesRules } from './rules.ts'

/** Exact means over every stop of the reels; wins as multiples of the total stake. */
export interface SpinMeans {
  readonly win: Fraction
  /** The part of `win` that scatters pay. */
  readonly scatterWin: Fraction
  readonly winSquared: Fraction
  readonly freeSpins: Fraction
  readonly freeSpinsSquared: Fraction
  readonly winTimesFreeSpins: Fraction
  /** Share of spins with any win. */
  readonly hits: Fraction
  /** In stakes per line. */
  readonly greatestWin: number
  readonly greatestShare: Fraction
}

export function spinMeans(rules: LinesRules, counts: Counts): SpinMeans {
  const sums = { win: 0n, scatterWin: 0n, winSquared: 0n, freeSpins: 0n, freeSpinsSquared: 0n, winTimesFreeSpins: 0n }
  let [stops, hits, greatestWin, greatestStops] = [0n, 0n, 0, 0n]
  for (const { win, award, count } of spinOutcomes(rules, counts)) {
    const [won, spins] = [BigInt(win), BigInt(award.freeSpins)]
    stops += count
    sums.win += won * count
    sums.scatterWin += BigInt(award.stakeMultiple * rules.lines.length) * count
    sums.winSquared += won * won * count
    sums.freeSpins += spins * count
    sums.freeSpinsSquared += spins * spins * count
    sums.winTimesFreeSpins += won * spins * count
    if (win > 0) hits += count
    if (win > greatestWin) [greatestWin, greatestStops] = [win, 0n]
    if (win === greatestWin) greatestStops += count
  }
  const unit = BigInt(rules.lines.length)
  return {
    win: fraction(sums.win, stops * unit),
    scatterWin: fraction(sums.scatterWin, stops * unit),
    winSquared: fraction(sums.winSquared, stops * unit * unit),
    freeSpins: fraction(sums.freeSpins, stops),
    freeSpinsSquared: fraction(sums.freeSpinsSquared, stops),
    winTimesFreeSpins: fraction(sums.winTimesFreeSpins, stops * unit),
    hits: fraction(hits, stops),
    greatestWin,
    greatestShare: fraction(greatestStops, stops),
  }
}

const noAward = { stakeMultiple: 0, freeSpins: 0 }

/** The counted outcomes with what the scatters award. `win`: in stakes per line, scatter win included. */
export function spinOutcomes(rules: LinesRules, counts: Counts) {
  return [...counts].map(([outcome, count]) => {
    const { win, leadsTo } = readOutcome(outcome)
    const [, scatters = ''] = leadsTo.split(':')
    return { win, count, award: rules.scatter[Number(scatters || -1)] ?? noAward }
  })
}
