import type { Match } from '../../markets/match.ts'
import { goalsInMinutes, goalTimeTally, minuteNow, readGoalTime, readMinutes } from '../../markets/minutes.ts'
import type { Scope } from '../../markets/scope.ts'
import { certain, type Distribution, single } from '../distribution.ts'
import type { ScoreGrid } from './score-model.ts'
import { goalShape, leftAfter, sharesLeft } from './time.ts'

/**
 * Chances of `minutes:<from>-<to>` and `goalTime:<length>#<number>`: whatever the number of goals to come, each falls by itself before a minute with the share of what is left that lies before it, so that
 * those up to a minute, or between two, are a thinning of all.
 */
export function goalTimes(match: Match, goals: ScoreGrid) {
  const { first, second } = sharesLeft(match, goalShape)
  const left = first + second
  const before = (minute: number) =>
    left === 0 ? 1 : Math.max(0, Math.min(1, 1 - leftAfter(goalShape, minute) / left))

  return (scope: Scope): Distribution | null => {
    const minutes = readMinutes(scope)
    if (minutes) {
      const tally = goalsInMinutes(match, minutes)
      if (tally === null) return null
      if (tally.state === 'final') return certain(tally.home, tally.away)
      return goals.part(before(minutes.to) - before(minutes.from - 1), tally)
    }
    const goal = readGoalTime(scope)
    const tally = goal && goalTimeTally(match, goal)
    if (!goal || !tally) return null
    if (tally.state === 'final') return certain(tally.home, tally.away)
    const soFar = match.goals?.filter(({ stage }) => stage === 'regular').length ?? 0
    const needed = goal.number - soFar
    const toCome = goals.allLeft()
    const bands = 90 / goal.length
    const now = Math.ceil(minuteNow(match) / goal.length)
    const p: number[] = []
    let until = 0 // the chance that the goal has come
    for (let band = now; band <= bands; band++) {
      const come = 1 - chanceOfFewer(toCome, before(band * goal.length), needed)
      p.push(Math.max(0, come - until))
      until = Math.max(until, come)
    }
    p.push(1 - until)
    const counts = Int16Array.from(p, (_, place) => now + place)
    return single(Float64Array.from(p), counts, new Int16Array(p.length))
  }
}

/** The chance that fewer than `least` of a number of events fall into a part of them, where `p` are the chances of 0, 1, 2 … events. */
function chanceOfFewer(p: Float64Array, share: number, least: number): number {
  let fewer = 0
  for (let n = 0; n < p.length; n++) {
    let ways = 1
    for (let k = 0; k < least && k <= n; k++) {
      fewer += (p[n] as number) * ways * share ** k * (1 - share) ** (n - k)
      ways *= (n - k) / (k + 1)
    }
  }
  return fewer
}
