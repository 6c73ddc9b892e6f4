import type { Match, Side } from '../markets/match.ts'
import type { Scope } from '../markets/scope.ts'
import { thinning } from './counting.ts'
import { type Distribution, listed } from './distribution.ts'
import { sidesDistribution } from './order.ts'
import type { ScoreGrid } from './score-model.ts'

/** A player's share of the goals of the own side, and the chance to take part at all (1 for the first eleven). Shares of a side sum to at most 1 less the share of own goals. */
export interface ScorerShare {
  readonly id: string
  readonly team: Side
  readonly share: number
  readonly plays: number
}

/** Goals that an opponent puts into the own net, of all goals: about 3 in 100 in European leagues. */
export const ownGoalShare = 0.03
const mostGoals = 8

/**
 * Chances of `goals:<player>`, `scorer#n:<player>`, `scorer#last:<player>` and `scored#n`: every goal of a side is the player's with the same chance, whatever the score
 * and the minute, so a player's goals are a thinning of the side's.
 */
export function scorerChances(
  match: Match,
  players: readonly ScorerShare[],
  goals: ScoreGrid,
  scope: Scope,
): Distribution | null {
  const counted = match.goals?.filter(({ kind, stage }) => kind !== 'ownGoal' && stage === 'regular') ?? []
  const colon = scope.indexOf(':')
  const [what = '', id] = colon === -1 ? [scope] : [scope.slice(0, colon), scope.slice(colon + 1)]
  const kind = what === 'goals' ? what : what.slice(0, 7)
  const number = what.slice(7)
  if (kind === 'scored#')
    return sidesDistribution(goals.sides(Math.max(1, Number(number) - counted.length), 1 - ownGoalShare))
  const player = players.find((other) => other.id === id)
  if (player === undefined) return null
  const here = match.appearances?.some((appearance) => appearance.player === id) ?? false
  const plays = here ? 1 : player.plays
  if (kind === 'goals') {
    const own = counted.filter((goal) => goal.player === id).length
    const rows = thinning(player.share, 12)
    const p = new Float64Array(mostGoals + 1)
    goals.goalsLeft(player.team).forEach((chance, more) => {
      rows[more]?.forEach((part, k) => {
        p[Math.min(k, mostGoals)] = (p[Math.min(k, mostGoals)] ?? 0) + chance * part
      })
    })
    return listed([
      ...[...p].map((chance, more) => [chance * plays, own + more, 1] as const),
      ...(plays < 1 ? [[1 - plays, 0, 0] as const] : []),
    ])
  }
  const last = number === 'last'
  const nth = last ? 'last' : Math.max(1, Number(number) - counted.length)
  const sides = goals.sides(nth, 1 - ownGoalShare)
  const stays = last && counted.at(-1)?.player === id ? sides.none : 0
  const scores = (sides[player.team] * player.share) / (1 - ownGoalShare) + stays
  return listed([
    [plays * scores, 1, 0],
    [plays * (1 - scores), 0, 0],
    ...(plays < 1 ? [[1 - plays, 0, 1] as const] : []),
  ])
}
