import { add, divide, type Fraction, fraction, multiply, one, subtract } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { distributionOf } from '../../distribution.ts'
import type { Figures } from '../../figures.ts'
import { expectedLosingRun } from '../../losing-run.ts'
import { figuresOfRound, losingRunRounds } from '../../round-figures.ts'
import type { Counts } from '../../title-maths.ts'
import { roundQuantiles } from './quantiles.ts'
import type { LinesRules, SpinMode } from './rules.ts'
import { type SpinMeans, spinMeans, spinOutcomes } from './spin-means.ts'
import { beyondGreatest } from './tail-bound.ts'

/**
 * Figures of a slot on lines from the counts of both modes. Its wins are whole at every stake, so the figures are the same at each. Its rounds have no bound but the greatest
 * win, so the mean of the spins is exact, and what the greatest win takes from it is bounded; it changes no other figure in the digits that are shown.
 */
export function linesFigures(rules: LinesRules, counts: Readonly<Record<SpinMode, Counts>>): Figures {
  const { base, free, freeSpinsPerRound, returnOfFreeSpins, rtp, variance } = roundMoments(rules, counts)
  const { mostMultiple } = rules
  assert(mostMultiple !== undefined, 'a round of free spins without end has a greatest win')
  const beyond = beyondGreatest({ ...rules, mostMultiple }, counts)
  const greatest = Math.max(base.greatestWin, free.greatestWin)
  return {
    rtp: subtract(rtp, beyond.excess),
    rtpNeglect: beyond.excess,
    rtpAtStake: null,
    returnByFeature: {
      lines: subtract(base.win, base.scatterWin),
      scatter: base.scatterWin,
      freeSpins: subtract(returnOfFreeSpins, beyond.excess),
    },
    featuresPerRound: { freeSpins: triggers(rules, counts.base) },
    hitFrequency: base.hits,
    aboveStake: aboveStake(rules, counts.base),
    variance,
    ...roundQuantiles(rules, counts),
    longestLosingRun: { rounds: losingRunRounds, expected: expectedLosingRun(base.hits, losingRunRounds) },
    topAward: { multiple: fraction(mostMultiple), perRound: beyond.reached, atMost: true },
    topSpin: {
      multiple: fraction(greatest, rules.lines.length),
      perRound: add(
        base.greatestWin === greatest ? base.greatestShare : fraction(0),
        free.greatestWin === greatest ? multiply(freeSpinsPerRound, free.greatestShare) : fraction(0),
      ),
    },
  }
}

/** Exact figures of a slot on lines without free spins: a round is one spin. */
export function singleSpinFigures(rules: LinesRules, base: Counts): Figures {
  const unit = rules.lines.length
  const { win, scatterWin, greatestWin, greatestShare } = spinMeans(rules, base)
  return figuresOfRound(distributionOf(spinOutcomes(rules, base).map(({ win, count }) => [win, count])), {
    unit,
    returnByFeature: {
      lines: subtract(win, scatterWin),
      ...(scatterWin.numerator > 0n ? { scatter: scatterWin } : {}),
    },
    topAward: { multiple: fraction(greatestWin, unit), perRound: greatestShare },
  })
}

/**
 * A free spin is worth its own win and the free spins that it wins. With mean win w and mean retriggers r < 1 per free spin, a free spin with all its
 * retriggers has the mean μ = w + rμ = w / (1 − r). The second moment follows in the same way from
 * E[Y²] = E[W²] + 2μE[WK] + E[K]·Var(Y) + μ²E[K²].
 */
export function roundMoments(rules: LinesRules, counts: Readonly<Record<SpinMode, Counts>>) {
  const base = spinMeans(rules, counts.base)
  const free = spinMeans(rules, counts.free)
  const oneMinusRetriggers = subtract(one, free.freeSpins)
  assert(oneMinusRetriggers.numerator > 0n, 'free spins win less than one free spin each')

  const mean = divide(free.win, oneMinusRetriggers)
  const squareWithRetriggers = (spin: SpinMeans) =>
    add(
      spin.winSquared,
      multiply(fraction(2), mean, spin.winTimesFreeSpins),
      multiply(mean, mean, subtract(spin.freeSpinsSquared, spin.freeSpins)),
    )
  const meanSquare = divide(squareWithRetriggers(free), oneMinusRetriggers)

  const returnOfFreeSpins = multiply(base.freeSpins, mean)
  const rtp = add(base.win, returnOfFreeSpins)
  const roundSquare = add(squareWithRetriggers(base), multiply(base.freeSpins, meanSquare))
  return {
    base,
    free,
    freeSpinsPerRound: divide(base.freeSpins, oneMinusRetriggers),
    returnOfFreeSpins,
    rtp,
    variance: subtract(roundSquare, multiply(rtp, rtp)),
  }
}

/** Share of base spins that win free spins. */
function triggers(rules: LinesRules, counts: Counts): Fraction {
  let [won, all] = [0n, 0n]
  for (const { award, count } of spinOutcomes(rules, counts)) {
    all += count
    if (award.freeSpins > 0) won += count
  }
  return fraction(won, all)
}

/** Free spins add to a win that is above the stake already; otherwise this share would need their distribution. */
function aboveStake(rules: LinesRules, counts: Counts): Fraction {
  let [above, all] = [0n, 0n]
  for (const { win, award, count } of spinOutcomes(rules, counts)) {
    assert(award.freeSpins === 0 || win > rules.lines.length, 'what wins free spins pays more than the stake')
    all += count
    if (win > rules.lines.length) above += count
  }
  return fraction(above, all)
}
