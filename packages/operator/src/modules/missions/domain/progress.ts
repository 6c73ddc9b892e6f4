import type { Goal } from './mission.ts'
import type { Period } from './period.ts'

/** Days of play before a day that its average stake is of. */
export const averageDays = 30

/** A player's play of one product. Rounds without a stake are in none of it. Days are in UTC. */
export interface Play {
  /** All rounds of a day and their stakes, in minor units. */
  readonly days: readonly { readonly day: string; readonly rounds: number; readonly staked: number }[]
  /** The lowest stake of a day in each game. */
  readonly games: readonly {
    readonly day: string
    readonly gameCode: string
    readonly category: string
    readonly leastStake: number
  }[]
  /** When rounds began after which the player paused, and when the next one did; null: none has yet. */
  readonly pauses: readonly { readonly from: Temporal.Instant; readonly until: Temporal.Instant | null }[]
}

export interface Progress {
  readonly done: number
  /** Games that count, for collections. */
  readonly games: ReadonlySet<string>
}

/**
 * How far a goal is reached in a period. A function of the rounds alone, in whatever order they became known. A game counts if the player staked no more in
 * it than the average stake of the thirty days before that day; on days without such days before, any stake does. Wins and losses have no part in it.
 */
export function progressOf(
  goal: Goal,
  { play, period, now }: { play: Play; period: Period; now: Temporal.Instant },
): Progress {
  const played = play.games.filter(({ day, leastStake }) => inPeriod(day, period) && isUsual(play, day, leastStake))
  const games = new Set(played.map(({ gameCode }) => gameCode))
  switch (goal.kind) {
    case 'titles':
      return { done: Math.min(goal.count, games.size), games }
    case 'kinds':
      return { done: Math.min(goal.count, new Set(played.map(({ category }) => category)).size), games }
    case 'collection':
      return { done: goal.games.filter((game) => games.has(game)).length, games }
    case 'breaks':
      return { done: Math.min(goal.count, daysWithBreak(play, { minutes: goal.minutes, period, now }).size), games }
  }
}

function daysWithBreak(
  { pauses }: Play,
  { minutes, period, now }: { minutes: number; period: Period; now: Temporal.Instant },
): ReadonlySet<string> {
  const rested = pauses.filter(({ from, until }) => {
    const rests = from.add({ minutes })
    const end = until ?? now
    return (
      Temporal.Instant.compare(from, period.from) >= 0 &&
      Temporal.Instant.compare(rests, period.until) <= 0 &&
      Temporal.Instant.compare(rests, end) <= 0
    )
  })
  return new Set(rested.map(({ from }) => dayOf(from)))
}

/** Compares without rounding: stake × rounds ≤ staked. */
function isUsual({ days }: Play, day: string, stake: number): boolean {
  const until = Temporal.PlainDate.from(day)
  const from = until.subtract({ days: averageDays }).toString()
  const before = days.filter((one) => one.day >= from && one.day < day)
  const sum = (of: 'rounds' | 'staked') => before.reduce((total, one) => total + one[of], 0)
  return before.length === 0 || stake * sum('rounds') <= sum('staked')
}

const inPeriod = (day: string, { from, until }: Period) => day >= dayOf(from) && day < dayOf(until)
export const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO('UTC').toPlainDate().toString()
