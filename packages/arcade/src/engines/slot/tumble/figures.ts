import { type Fraction, fraction, multiply, subtract, toNumber } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import type { Figures } from '../../figures.ts'
import { expectedLosingRun } from '../../losing-run.ts'
import { losingRunRounds } from '../../round-figures.ts'
import type { Counts } from '../../title-maths.ts'
import { type SpinOutcome, spinOutcomes, winOf } from './count.ts'
import { freeSpinsWorth, greatestRound, statesFrom, wonInBase } from './free-spins.ts'
import { roundQuantiles } from './quantiles.ts'
import type { TumbleMode, TumbleRules } from './rules.ts'
import { spinTables, stopsWinning } from './spin-classes.ts'

/** Exact figures of a tumbling slot from the counts of both modes. Its wins are whole at every stake, so the figures are the same at each. */
export function tumbleFigures(rules: TumbleRules, counts: Readonly<Record<TumbleMode, Counts>>): Figures {
  const outcomes = spinOutcomes(rules, counts.base)
  const base = spinTables(rules, outcomes)(1)
  const free = spinTables(rules, spinOutcomes(rules, counts.free))
  const first = base.classes.filter(({ freeSpins }) => freeSpins > 0)
  const states = statesFrom(
    first.map(({ freeSpins }) => wonInBase(rules, freeSpins)),
    free,
  )
  const greatest = Math.max(base.greatest, ...new Set(states.map(({ from }) => free(from).greatest)))
  const worth = freeSpinsWorth(states, { table: free, greatest })

  const scale = states.length > 0 ? free(1).stops ** BigInt(rules.mostFreeSpins) : 1n
  let [won, square, great, wonInFreeSpins] = [0n, 0n, stopsWinning(base, greatest) * scale, 0n]
  for (const each of base.classes) {
    const after = worth(wonInBase(rules, each.freeSpins))
    won += each.win * scale
    wonInFreeSpins += each.stops * after.win
    square += each.square * scale + 2n * each.win * after.win + each.stops * after.square
    great += each.stops * after.greatest
  }
  const most = greatestRound(rules, { base, free, states })
  const per = (sum: bigint, units = 1) => fraction(sum, base.stops * scale * BigInt(units))
  const unit = rules.payUnit
  const rtp = per(won + wonInFreeSpins, unit)
  const variance = subtract(per(square, unit * unit), multiply(rtp, rtp))
  const { hits, aboveStake, scatterWin } = shares(rules, outcomes)
  return {
    rtp,
    rtpAtStake: null,
    returnByFeature: {
      tumbles: subtract(per(won, unit), scatterWin),
      scatter: scatterWin,
      freeSpins: per(wonInFreeSpins, unit),
    },
    featuresPerRound: {
      freeSpins: fraction(
        first.reduce((sum, { stops }) => sum + stops, 0n),
        base.stops,
      ),
    },
    hitFrequency: hits,
    aboveStake,
    variance,
    ...roundQuantiles(rules, { base, free, states, mean: toNumber(rtp) }),
    longestLosingRun: { rounds: losingRunRounds, expected: expectedLosingRun(hits, losingRunRounds) },
    topAward: {
      multiple: fraction(most.units, unit),
      perRound: fraction(most.ways, base.stops * scale),
    },
    ...(states.length > 0 && { topSpin: { multiple: fraction(greatest, unit), perRound: per(great) } }),
  }
}

/** The shares of the first spin's results; free spins add to a win that is above the stake already. */
function shares(
  rules: TumbleRules,
  outcomes: readonly SpinOutcome[],
): Readonly<Record<'hits' | 'aboveStake' | 'scatterWin', Fraction>> {
  let [all, hits, above, scatter] = [0n, 0n, 0n, 0n]
  for (const outcome of outcomes) {
    const win = winOf(rules, outcome, 1)
    const { award, stops } = outcome
    assert(award.freeSpins === 0 || win > rules.payUnit, 'what wins free spins pays more than the stake')
    all += stops
    if (win > 0) hits += stops
    if (win > rules.payUnit) above += stops
    scatter += BigInt(award.stakeMultiple) * stops
  }
  return { hits: fraction(hits, all), aboveStake: fraction(above, all), scatterWin: fraction(scatter, all) }
}
