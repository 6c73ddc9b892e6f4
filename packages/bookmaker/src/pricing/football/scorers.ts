import type { Goal, Match, Side } from '../../markets/match.ts'
import type { Scope } from '../../markets/scope.ts'
import { thinnedCount } from '../counting.ts'
import { type Distribution, keepCounts, single } from '../distribution.ts'
import type { PlayerShare } from '../player-counts.ts'
import { type Sides, sidesDistribution } from './order.ts'

/** Goals that an opponent puts into the own net, of all goals: about 3 in 100 in European leagues. */
export const ownGoalShare = 0.03
const mostGoals = 8

/** Goals still to come: whose the nth is, counting only the share `kept` of them, and the chances of 0, 1, 2 … of a side. */
export interface GoalsToCome {
  readonly sides: (nth: number | 'last', kept: number) => Sides
  readonly goalsLeft: (side: Side) => Float64Array
}

interface Scoring {
  readonly players: readonly PlayerShare[]
  readonly goals: GoalsToCome
  /** Goals so far, own goals left out. */
  readonly counted: readonly Goal[]
  readonly ownGoals: number
}

/**
 * Chances of `goals:<player>`, `scorer#n:<player>`, `scorer#last:<player>` and `scored#n`: every goal of a side is the player's with the same chance, whatever the score
 * and the minute, so a player's goals are a thinning of the side's.
 */
export function scorerChances(match: Match, { players, goals, counted, ownGoals }: Scoring) {
  const byId = new Map(players.map((player) => [player.id, player]))
  const here = new Set(match.appearances?.map(({ player }) => player))
  const sidesOf = (number: string) =>
    goals.sides(number === 'last' ? number : Math.max(1, Number(number) - counted.length), 1 - ownGoals)

  return (scope: Scope): Distribution | null => {
    const colon = scope.indexOf(':')
    const what = colon === -1 ? scope : scope.slice(0, colon)
    const [kind = '', number = ''] = what.split('#')
    if (kind.startsWith('scored')) return sidesDistribution(sidesOf(number))
    const player = byId.get(scope.slice(colon + 1))
    if (player === undefined) return null
    const plays = here.has(player.id) ? 1 : player.plays
    if (kind.startsWith('goals')) {
      const own = counted.filter((goal) => goal.player === player.id).length
      const more = thinnedCount(goals.goalsLeft(player.team), player.share, mostGoals)
      const p = new Float64Array(mostGoals + 2)
      for (let k = 0; k <= mostGoals; k++) p[k] = (more[k] as number) * plays
      p[mostGoals + 1] = 1 - plays
      const { home, away } = goalCounts(own)
      return single(p, home, away)
    }
    const sides = sidesOf(number)
    const stays = number === 'last' && counted.at(-1)?.player === player.id ? sides.none : 0
    const scores = (sides[player.team] * player.share) / (1 - ownGoals) + stays
    return single(Float64Array.of(plays * scores, plays * (1 - scores), 1 - plays), scored, absent)
  }
}

/** A player scores, does not, takes no part. */
const [scored, absent] = [Int16Array.of(1, 0, 0), Int16Array.of(0, 0, 1)]

/** `own` goals and up to so many more of a player who takes part, and none of one who does not. */
function goalCounts(own: number) {
  return keepCounts(`goals ${own}`, () => ({
    home: Int16Array.from({ length: mostGoals + 2 }, (_, more) => (more > mostGoals ? 0 : own + more)),
    away: Int16Array.from({ length: mostGoals + 2 }, (_, more) => (more > mostGoals ? 0 : 1)),
  }))
}
