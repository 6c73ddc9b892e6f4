import type { Match, Pair, Side } from '../../markets/match.ts'
import type { Scope } from '../../markets/scope.ts'
import { isOfIncidents } from '../../markets/scope.ts'
import type { Distribution } from '../distribution.ts'
import { sidesOf } from '../football/order.ts'
import { type GoalsToCome, scorerChances } from '../football/scorers.ts'
import type { PlayerShare } from '../player-counts.ts'

/** Goals of regular play still to come, row by row of home, and the chances that a side scores in overtime if it is played. */
export interface HockeyGoals {
  readonly left: Float64Array
  readonly width: number
  readonly soFar: Pair
  readonly overtime: Pair
}

/** Chances of `goals+overtime:<player>`, `scorer+overtime#n:<player>` and `scored+overtime#n`; null for any other scope. Shoot-outs have no scorers. Counts that are final are not asked for. */
export function hockeyScorers(match: Match, players: readonly PlayerShare[], goals: () => HockeyGoals) {
  const counted = match.goals ?? []
  let scorers: ReturnType<typeof scorerChances> | null = null
  return (scope: Scope): Distribution | null => {
    if (players.length === 0 || !isOfIncidents(scope) || !scope.includes('+overtime') || scope.includes('#last'))
      return null
    scorers ??= scorerChances(match, { players, goals: toCome(goals()), counted, ownGoals: 0 })
    return scorers(scope)
  }
}

/** A level score at the end of regular play is followed by one goal of the overtime, or none. */
function toCome({ left, width, soFar, overtime }: HockeyGoals): GoalsToCome {
  const known = new Map<number, ReturnType<GoalsToCome['sides']>>()

  function sides(nth: number) {
    const { home, away, none } = sidesOf(left, width, nth)
    const level = levelAfter(nth - 1)
    const [homeMore, awayMore] = [level * overtime.home, level * overtime.away]
    return { home: home + homeMore, away: away + awayMore, none: none - homeMore - awayMore }
  }

  /** The chance that regular play ends level after so many more goals. */
  function levelAfter(goals: number): number {
    const home = (goals + soFar.away - soFar.home) / 2
    const away = goals - home
    const isOne = Number.isInteger(home) && home >= 0 && away >= 0 && home < left.length / width && away < width
    return isOne ? (left[home * width + away] as number) : 0
  }

  function goalsLeft(side: Side): Float64Array {
    const rows = left.length / width
    const counts = new Float64Array(Math.max(rows, width) + 1)
    for (let cell = 0; cell < left.length; cell++) {
      const [home, away] = [Math.floor(cell / width), cell % width]
      const count = side === 'home' ? home : away
      const chance = left[cell] as number
      const more = soFar.home + home === soFar.away + away ? chance * overtime[side] : 0
      counts[count] = (counts[count] as number) + chance - more
      counts[count + 1] = (counts[count + 1] as number) + more
    }
    return counts
  }

  const bySide = { home: goalsLeft('home'), away: goalsLeft('away') }
  return {
    goalsLeft: (side) => bySide[side],
    sides: (nth) => {
      const number = nth === 'last' ? Number.POSITIVE_INFINITY : nth
      const found = known.get(number) ?? sides(number)
      known.set(number, found)
      return found
    },
  }
}
