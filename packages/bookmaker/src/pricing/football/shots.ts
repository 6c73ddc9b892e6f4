import type { Match, Pair, Side } from '../../markets/match.ts'
import { tallyOf } from '../../markets/tally.ts'
import { negativeBinomial, outer, thinnedCount } from '../counting.ts'
import { type Distribution, grid, normalise } from '../distribution.ts'
import { marginals } from '../marginals.ts'
import { ownGoalShare } from './scorers.ts'
import { goalShape, sharesLeft } from './time.ts'

/** Shots on target that are held, of a side with these expected goals; judged from the averages of European leagues. */
export const heldShots = (goals: number): number => 1.05 + 1.3 * goals
/** A side's rate of them in one match is that times a number drawn with this shape, as of corners. */
export const heldShotShape = 20
const [mostGoals, mostHeld] = [10, 18]
/** Chances below are left out at the top. */
const rare = 1e-8

/**
 * Shots on target of both sides at the end of regular play: those so far, the goals to come but own goals, and shots to come that are held, which are negative binomial and move with what was held so
 * far. The two sides are independent, as their goals are where the correction of low scores is 0.
 */
export function shotsOnTarget(match: Match, rates: Pair, score: Distribution): Distribution {
  const soFar = tallyOf(match, 'shotsOnTarget') ?? { home: 0, away: 0 }
  const goals = marginals(score)
  const left = sharesLeft(match, goalShape)
  const share = left.first + left.second
  const ofSide = (side: Side): Float64Array => {
    const { p, from } = goals[side]
    const now = tallyOf(match, 'score')?.[side] ?? 0
    const more = p.slice(Math.max(0, now - from), Math.max(0, now - from) + mostGoals + 1)
    const scored = thinnedCount(more, 1 - ownGoalShare, mostGoals)
    const own = match.goals?.filter((goal) => goal.team === side && goal.kind !== 'ownGoal').length ?? 0
    const held = Math.max(0, soFar[side] - own)
    const mean = heldShots(rates[side])
    const rate = (mean * (heldShotShape + held)) / (heldShotShape + mean * (1 - share))
    return sumOf(scored, negativeBinomial(rate * share, heldShotShape + held, mostHeld))
  }
  const [home, away] = [ofSide('home'), ofSide('away')]
  return grid(normalise(outer(home, away)), away.length, soFar.home, soFar.away)
}

/** Chances of the sum of two independent counts, as far as they are worth counting. */
function sumOf(one: Float64Array, other: Float64Array): Float64Array {
  const p = new Float64Array(mostGoals + mostHeld + 1)
  for (let i = 0; i < one.length; i++)
    for (let j = 0; j < other.length; j++) p[i + j] = (p[i + j] as number) + (one[i] as number) * (other[j] as number)
  let top = p.length - 1
  while (top > 0 && (p[top] as number) < rare) top--
  return p.subarray(0, top + 1)
}
