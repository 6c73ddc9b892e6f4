import { add, compare, divide, type Fraction, fraction, one, subtract, toNumber, zero } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { distributionOf } from '../distribution.ts'
import type { Figures } from '../figures.ts'
import { figuresOfRound } from '../round-figures.ts'
import { readOutcome, type TitleMaths } from '../title-maths.ts'
import { figuresOfSpot, multipleOf, ofStake, type Spot, type TableMechanic, unitOf } from './mechanic.ts'

/**
 * Figures of a table game: those of each sort of bet by enumeration, and those of a round for a player who lays the best bet alone (`best`, the id of a spot). The greatest
 * win is that of the spot that pays most. `sumOfWins` is the second method: the returns of the best bet over all outcomes, in units, counted in another way.
 */
export function tableMaths(
  rules: object,
  mechanic: TableMechanic,
  { best, sumOfWins }: { readonly best: string; readonly sumOfWins: (spot: string) => bigint },
): TitleMaths {
  const unit = unitOf(mechanic)
  const spot = mechanic.spots.find(({ id }) => id === best)
  assert(spot, 'the best bet is one of the layout')
  return {
    rules,
    modes: ['round'],
    count: (_mode, { part }) => (part > 0 ? new Map() : countOf(mechanic, spot, unit)),
    figures: ({ round = new Map() }) => {
      const wins = distributionOf([...round].map(([outcome, weight]) => [readOutcome(outcome).win, weight] as const))
      const bets = figuresOfSorts(mechanic)
      const { rtp } = figuresOfSpot(mechanic, spot)
      return {
        ...figuresOfRound(wins, { unit, returnByFeature: { [spot.sort]: rtp }, topAward: topAwardOf(mechanic) }),
        bets,
        ...(spot.covers !== undefined && { ofAllStakes: { staked: fraction(spot.covers), rtp: ofAmount(spot, rtp) } }),
      }
    },
    sumOfWins: () => sumOfWins(best),
    countsFast: true,
  }
}

function countOf(mechanic: TableMechanic, spot: Spot, unit: number): Map<string, bigint> {
  const counts = new Map<string, bigint>()
  for (const { facts, weight } of mechanic.outcomes()) {
    const { numerator, denominator } = ofStake(spot, multipleOf(spot, facts))
    const won = `${(numerator * BigInt(unit)) / denominator}`
    counts.set(won, (counts.get(won) ?? 0n) + weight)
  }
  return counts
}

/** Every spot of a sort has the same figures. */
export function figuresOfSorts(mechanic: TableMechanic): NonNullable<Figures['bets']> {
  const bets: NonNullable<Figures['bets']> = {}
  for (const spot of mechanic.spots) {
    const figures = figuresOfSpot(mechanic, spot)
    const { rtp, hitFrequency } = bets[spot.sort] ?? figures
    const same = compare(figures.rtp, rtp) === 0 && compare(figures.hitFrequency, hitFrequency) === 0
    assert(same, 'the spots of a sort return the same')
    bets[spot.sort] = spot.covers === undefined ? figures : { ...figures, ofAmount: ofAmount(spot, figures.rtp) }
  }
  return bets
}

/** The return of a whole amount that covers more than its stake, from the return of the stake. */
function ofAmount({ covers = 1 }: Pick<Spot, 'covers'>, rtp: Fraction): Fraction {
  return add(one, divide(subtract(rtp, one), fraction(covers)))
}

/** No layout returns more than its best bet alone would. Of all that is laid, as a round takes it. */
function topAwardOf(mechanic: TableMechanic): Figures['topAward'] {
  const tops = mechanic.spots.map((spot) => {
    const [multiple = zero] = spot.pays.map(({ returns }) => returns).sort((a, b) => compare(b, a))
    return { multiple, spot }
  })
  const top = tops.reduce((most, one) => (compare(one.multiple, most.multiple) > 0 ? one : most))
  const paying = [...mechanic.outcomes()].map(({ facts, weight }) => ({
    weight,
    pays: compare(multipleOf(top.spot, facts), top.multiple) === 0,
  }))
  const weightOf = (some: typeof paying) => some.reduce((sum, { weight }) => sum + weight, 0n)
  const perRound = { numerator: weightOf(paying.filter(({ pays }) => pays)), denominator: weightOf(paying) }
  assert(toNumber(perRound) > 0, 'the greatest win can be won')
  return { multiple: top.multiple, perRound }
}
