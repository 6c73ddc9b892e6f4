import { add, divide, type Fraction, fraction, multiply, subtract, zero } from '@andon/money/fraction'
import { type Distribution, distributionOf, mixtureOf, momentsOf, sumOf } from '../../distribution.ts'
import type { Figures } from '../../figures.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { type Counts, readOutcome } from '../../title-maths.ts'
import { finalCoinsBy, respinWins } from './respin-chain.ts'
import { cellsOf, type HoldRules } from './rules.ts'

/**
 * Exact figures from the counts of the base spin. A round is finite, so its whole distribution is computed. The return of `hold` is that of its ordinary coins;
 * each fixed prize and the full board are parts of their own. What the greatest win of a round cuts off is taken from `hold`.
 */
export function holdFigures(rules: HoldRules, counts: Counts): Figures {
  const unit = rules.payUnit
  const wins = respinWins(rules)
  const outcomes = [...counts].map(([outcome, stops]) => ({ ...coinsOf(outcome), stops }))
  const total = outcomes.reduce((sum, { stops }) => sum + stops, 0n)
  const parts = [...new Set(outcomes.map(({ coins }) => coins))].map((coins) => {
    const base = distributionOf(outcomes.flatMap((each) => (each.coins === coins ? [[each.win, each.stops]] : [])))
    return { weight: base.total, coins, of: coins === 0 ? base : sumOf(base, wins(coins)) }
  })
  const round = capped(mixtureOf(parts), rules.mostUnits)
  const starts = parts.filter(({ coins }) => coins > 0)
  const perRound = prizesPerRound(
    rules,
    starts.map(({ coins, weight }) => ({ coins, share: fraction(weight, total) })),
  )
  const prizes = Object.fromEntries(
    Object.entries(perRound).map(([name, { units, number }]) => [name, multiply(number, fraction(units, unit))]),
  )
  const lines = fraction(
    outcomes.reduce((sum, { win, stops }) => sum + BigInt(win) * stops, 0n),
    total * BigInt(unit),
  )
  const rtp = divide(momentsOf(round).mean, fraction(unit))
  const greatest = Math.max(...round.weights.keys())
  return figuresOfRound(round, {
    unit,
    returnByFeature: { lines, hold: subtract(rtp, add(lines, ...Object.values(prizes))), ...prizes },
    featuresPerRound: {
      hold: fraction(
        starts.reduce((sum, { weight }) => sum + weight, 0n),
        total,
      ),
      ...Object.fromEntries(Object.entries(perRound).map(([name, { number }]) => [name, number])),
    },
    topAward: {
      multiple: fraction(greatest, unit),
      perRound: fraction(round.weights.get(greatest) ?? 0n, round.total),
    },
  })
}

/** The name in the figures of the prize for a full board. */
export const fullBoardName = ({ fullBoard }: Pick<HoldRules, 'fullBoard'>) => fullBoard.tier ?? 'fullBoard'

/** The mean number per round of each fixed prize on coins, and of full boards. */
function prizesPerRound(
  rules: HoldRules,
  starts: readonly { readonly coins: number; readonly share: Fraction }[],
): Readonly<Record<string, { readonly units: number; readonly number: Fraction }>> {
  const finalCoins = finalCoinsBy(rules)
  const ends = starts.map(({ coins, share }) => ({ share, final: finalCoins(coins) }))
  const mean = (of: (final: Distribution) => Fraction) =>
    add(zero, ...ends.map(({ share, final }) => multiply(share, of(final))))
  const coins = mean((final) => momentsOf(final).mean)
  const fullBoards = mean(({ weights, total }) => fraction(weights.get(cellsOf(rules)) ?? 0n, total))
  const allWeights = rules.values.reduce((sum, { weight }) => sum + weight, 0)
  const onCoins = rules.values.flatMap(({ tier, units, weight }) =>
    tier === null ? [] : [[tier, { units, number: multiply(coins, fraction(weight, allWeights)) }] as const],
  )
  return Object.fromEntries([
    ...onCoins,
    [fullBoardName(rules), { units: rules.fullBoard.units, number: fullBoards }] as const,
  ])
}

const capped = ({ weights }: Distribution, most: number) =>
  distributionOf([...weights].map(([win, weight]) => [Math.min(win, most), weight]))

/** The coins that start the respins; 0 if there are too few. */
function coinsOf(outcome: string): { readonly win: number; readonly coins: number } {
  const { win, leadsTo } = readOutcome(outcome)
  return { win, coins: leadsTo === '' ? 0 : Number(leadsTo.slice('coins:'.length)) }
}
