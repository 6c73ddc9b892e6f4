import type { Match, Pair } from './match.ts'
import { onSide, type Scope, span, sum, type Tally, tally } from './scope.ts'

/** Minutes of regular play, from 1 to 90; stoppage counts in the last minute of its half. */
export interface Minutes {
  readonly from: number
  readonly to: number
}

/** Returns the minutes that a scope `minutes:<from>-<to>` counts goals in; null for any other scope. */
export function readMinutes(scope: Scope): Minutes | null {
  const found = /^minutes:(\d+)-(\d+)$/.exec(scope)
  return found && { from: Number(found[1]), to: Number(found[2]) }
}

/** The goal that a scope `goalTime:<length>#<number>` asks for; null for any other scope. */
export interface GoalTime {
  readonly length: number
  readonly number: number
}

/** Returns the goal and the length of the intervals that a scope asks for; null for any other scope. */
export function readGoalTime(scope: Scope): GoalTime | null {
  const found = /^goalTime:(\d+)#(\d+)$/.exec(scope)
  return found && { length: Number(found[1]), number: Number(found[2]) }
}

/** The minute in which a goal that comes next would fall, as it is written; 91 when none can come. */
export function minuteNow(match: Match): number {
  if (span(match, null).done) return 91
  const half = match.periods.filter(({ stage, ended }) => stage === 'regular' && ended).length + 1
  const written = Math.floor((match.clockSeconds ?? 0) / 60) + 1
  return Math.min(45 * half, Math.max(45 * (half - 1) + 1, written))
}

/** Goals of regular play in these minutes; null where the goals do not tell all of the score. */
export function goalsInMinutes(match: Match, { from, to }: Minutes): Tally | null {
  const goals = regularGoals(match)
  if (goals === null) return null
  const inside = goals.filter(({ minute }) => minute >= from && minute <= to).map(({ team }) => onSide(team))
  return tally(sum(inside), minuteNow(match) > to, match)
}

/** The interval of a goal, from 1, one more than there are for none; before it comes the one that it can fall into first. */
export function goalTimeTally(match: Match, { length, number }: GoalTime): Tally | null {
  const goals = regularGoals(match)
  if (goals === null) return null
  const goal = goals[number - 1]
  const now = minuteNow(match)
  const count: Pair = { home: Math.ceil((goal?.minute ?? now) / length), away: 0 }
  return tally(count, goal !== undefined || now > 90, match)
}

function regularGoals(match: Match) {
  const goals = match.goals?.filter(({ stage }) => stage === 'regular') ?? null
  const { home, away } = sum(span(match, null).periods)
  return goals?.length === home + away ? goals : null
}
