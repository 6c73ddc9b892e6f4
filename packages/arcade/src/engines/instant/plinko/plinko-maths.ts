import { compare, type Fraction, fraction, one } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { figuresOfBet, type Payouts, payoutsOf, returnAt } from '../../../maths/bet-payouts.ts'
import { type PlinkoTable, waysTo } from '../../../maths/plinko.ts'
import { distributionOf } from '../../distribution.ts'
import type { Figures } from '../../figures.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { readOutcome, type TitleMaths } from '../../title-maths.ts'
import { binsOf, type PlinkoRules } from './plinko-rules.ts'

/**
 * Figures of a game whose tables all return the same before rounding; `rtpAtStake` is the lowest of all tables after rounding. What depends on the table (hit frequency,
 * variance, quantiles) is stated for `preset`, the one that is offered first. The greatest win is that of all tables.
 */
export function plinkoMaths(
  rules: PlinkoRules,
  { preset, stakes }: { readonly preset: PlinkoTable; readonly stakes: readonly number[] },
): TitleMaths {
  const bins = offered(rules, preset)
  const unit = bins.reduce((common, { denominator }) => leastCommonMultiple(common, denominator), 1n)
  const unitsOf = ({ numerator, denominator }: Fraction) => (numerator * unit) / denominator
  return {
    rules,
    modes: ['round'],
    /** Ways of the ball by what its bin pays. */
    count: (_mode, { part }) => {
      const counts = new Map<string, bigint>()
      for (const [bin, ways] of part > 0 ? [] : waysTo(preset.rows).entries()) {
        const won = `${unitsOf(bins[bin] ?? one)}`
        counts.set(won, (counts.get(won) ?? 0n) + ways)
      }
      return counts
    },
    figures: ({ round = new Map() }) => {
      const wins = distributionOf([...round].map(([outcome, ways]) => [readOutcome(outcome).win, ways] as const))
      const { rtp } = figuresOfBet(payoutsOfTable(rules, preset))
      const figures = figuresOfRound(wins, {
        unit: Number(unit),
        returnByFeature: { bins: rtp },
        topAward: topAward(rules),
      })
      return { ...figures, rtpAtStake: lowestAtStakes(rules, stakes) }
    },
    /** Every way of the ball, one after the other. */
    sumOfWins: () => {
      let total = 0n
      for (let way = 0; way < 2 ** preset.rows; way++) {
        let bin = 0
        for (let row = 0; row < preset.rows; row++) bin += (way >> row) & 1
        total += unitsOf(bins[bin] ?? one)
      }
      return total
    },
    countsFast: true,
  }
}

/** The payouts of a ball at a table, from all its ways. */
export function payoutsOfTable(rules: PlinkoRules, table: PlinkoTable): Payouts {
  const ways = waysTo(table.rows)
  return payoutsOf(offered(rules, table).map((multiple, bin) => ({ multiple, cases: ways[bin] ?? 0n })))
}

function offered(rules: PlinkoRules, table: PlinkoTable): readonly Fraction[] {
  const bins = binsOf(rules, table)
  assert(bins, 'the rules have the table')
  return bins
}

function lowestAtStakes(rules: PlinkoRules, stakes: readonly number[]): Figures['rtpAtStake'] {
  const tables = rules.tables.map((table) => payoutsOfTable(rules, table))
  const lowest = (stake: number) =>
    tables.map((payouts) => returnAt(payouts, stake)).reduce((least, rtp) => (compare(rtp, least) < 0 ? rtp : least))
  return Object.fromEntries(stakes.map((stake) => [`${stake}`, lowest(stake)]))
}

/** The greatest multiple of all tables, at the table where a ball finds it most often. */
function topAward(rules: PlinkoRules): Figures['topAward'] {
  const tops = rules.tables.map((table) => {
    const top = payoutsOfTable(rules, table).at(-1)
    assert(top, 'a table has bins')
    return { multiple: top.multiple, perRound: fraction(top.cases, 2n ** BigInt(table.rows)) }
  })
  return tops.reduce((top, other) => (compare(other.multiple, top.multiple) > 0 ? other : top))
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  const { denominator } = fraction(a, b)
  return a * denominator
}
