import { distributionOf, mixtureOf, momentsOf, sumOf } from '../../distribution.ts'
import type { Figures } from '../../figures.ts'
import { divide, rational, subtract } from '../../rational.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { type Counts, readOutcome } from '../../title-maths.ts'
import { respinWins } from './respin-chain.ts'
import type { HoldRules } from './rules.ts'

/** Exact figures from the counts of the base spin. A round is finite, so its whole distribution is computed. */
export function holdFigures(rules: HoldRules, counts: Counts): Figures {
  const unit = rules.payUnit
  const wins = respinWins(rules)
  const outcomes = [...counts].map(([outcome, stops]) => ({ ...coinsOf(outcome), stops }))
  const total = outcomes.reduce((sum, { stops }) => sum + stops, 0n)
  const parts = [...new Set(outcomes.map(({ coins }) => coins))].map((coins) => {
    const base = distributionOf(outcomes.flatMap((each) => (each.coins === coins ? [[each.win, each.stops]] : [])))
    return { weight: base.total, coins, of: coins === 0 ? base : sumOf(base, wins(coins)) }
  })
  const round = mixtureOf(parts)
  const { mean } = momentsOf(round)
  const lines = rational(
    outcomes.reduce((sum, { win, stops }) => sum + BigInt(win) * stops, 0n),
    total * BigInt(unit),
  )
  const starts = parts.reduce((sum, { coins, weight }) => sum + (coins === 0 ? 0n : weight), 0n)
  const greatest = Math.max(...round.weights.keys())
  const rtp = divide(mean, rational(unit))
  return figuresOfRound(round, {
    unit,
    returnByFeature: { lines, hold: subtract(rtp, lines) },
    featuresPerRound: { hold: rational(starts, total) },
    topAward: {
      of: 'round',
      multiple: rational(greatest, unit),
      perRound: rational(round.weights.get(greatest) ?? 0n, round.total),
    },
  })
}

/** The coins that start the respins; 0 if there are too few. */
function coinsOf(outcome: string): { readonly win: number; readonly coins: number } {
  const { win, leadsTo } = readOutcome(outcome)
  return { win, coins: leadsTo === '' ? 0 : Number(leadsTo.slice('coins:'.length)) }
}
