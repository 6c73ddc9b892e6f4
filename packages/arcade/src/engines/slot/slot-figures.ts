import { assert } from '@andon/platform/assert'
import { add, divide, multiply, one, type Rational, rational, subtract } from '../rational.ts'
import type { SlotTable } from './slot-table.ts'
import { type SpinMoments, spinMoments } from './spin-moments.ts'

/** Exact figures of a slot, as multiples of the total stake; the same at every stake. */
export interface SlotFigures {
  /** Mean win of a round, free spins included. */
  readonly rtp: Rational
  /** Share of rounds with any win, including wins below the stake. */
  readonly hitFrequency: Rational
  /** Variance of the total win of a round. */
  readonly variance: Rational
  /** Mean number of free spins in a round. */
  readonly meanFreeSpins: Rational
  /** Maximum win of one spin, and its mean number per round; the reciprocal is "once in so many rounds". */
  readonly greatestSpin: { readonly multiple: Rational; readonly perRound: Rational }
}

/**
 * A free spin is worth its own win and the free spins that it wins. With mean win w and mean retriggers r < 1 per free spin, a free spin with all its
 * retriggers has the mean μ = w + rμ = w / (1 − r). The second moment follows in the same way from
 * E[Y²] = E[W²] + 2μE[WK] + E[K]·Var(Y) + μ²E[K²].
 */
export function slotFigures(table: SlotTable): SlotFigures {
  const base = means(spinMoments(table, 'base'), table.lines.length)
  const free = means(spinMoments(table, 'free'), table.lines.length)
  const oneMinusRetriggers = subtract(one, free.freeSpins)
  assert(oneMinusRetriggers.numerator > 0n, 'free spins win less than one free spin each')

  const mean = divide(free.win, oneMinusRetriggers)
  const squareWithRetriggers = (spin: Means) =>
    add(
      spin.winSquared,
      multiply(rational(2), mean, spin.winTimesFreeSpins),
      multiply(mean, mean, subtract(spin.freeSpinsSquared, spin.freeSpins)),
    )
  const meanSquare = divide(squareWithRetriggers(free), oneMinusRetriggers)

  const rtp = add(base.win, multiply(base.freeSpins, mean))
  const roundSquare = add(squareWithRetriggers(base), multiply(base.freeSpins, meanSquare))
  const freeSpinsPerRound = divide(base.freeSpins, oneMinusRetriggers)
  const greatest = Math.max(base.greatestWin, free.greatestWin)
  return {
    rtp,
    hitFrequency: base.hits,
    variance: subtract(roundSquare, multiply(rtp, rtp)),
    meanFreeSpins: freeSpinsPerRound,
    greatestSpin: {
      multiple: rational(greatest, table.lines.length),
      perRound: add(
        base.greatestWin === greatest ? base.greatestShare : rational(0),
        free.greatestWin === greatest ? multiply(freeSpinsPerRound, free.greatestShare) : rational(0),
      ),
    },
  }
}

type Means = ReturnType<typeof means>

function means(sums: SpinMoments, lines: number) {
  const per = (sum: bigint, unit = 1) => rational(sum, sums.stops * BigInt(unit))
  return {
    win: per(sums.win, lines),
    winSquared: per(sums.winSquared, lines * lines),
    freeSpins: per(sums.freeSpins),
    freeSpinsSquared: per(sums.freeSpinsSquared),
    winTimesFreeSpins: per(sums.winTimesFreeSpins, lines),
    hits: per(sums.hits),
    greatestWin: sums.greatestWin,
    greatestShare: per(sums.greatestWinStops),
  }
}
