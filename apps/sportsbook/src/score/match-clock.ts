import type { SportCode } from '../page/api.ts'

/** The minute of football, with those of stoppage time apart, or the time of a part as its sport shows it. */
export type MatchClock =
  | { readonly minute: number; readonly added: number | null }
  /** `7:32` */
  | { readonly time: string }

interface Parts {
  readonly count: number
  readonly seconds: number
  /** The length of each overtime; null where it is not timed by itself. */
  readonly overtime: number | null
  /** `down`: the clock shows the rest of a part; `up`: the playing time of the match. */
  readonly runs: 'down' | 'up'
  /** Playing time by real time, as usual in the sport: its clock stands while the ball is out of play, which no feed tells. */
  readonly pace: number
}

const timed: Readonly<Partial<Record<SportCode, Parts>>> = {
  basketball: { count: 4, seconds: 600, overtime: 300, runs: 'down', pace: 0.4 },
  americanFootball: { count: 4, seconds: 900, overtime: 600, runs: 'down', pace: 0.35 },
  iceHockey: { count: 3, seconds: 1200, overtime: 300, runs: 'down', pace: 0.6 },
  rugby: { count: 2, seconds: 2400, overtime: null, runs: 'up', pace: 0.85 },
}

/** When each part of football ends, in minutes, stoppage time left out. */
const ends: Readonly<Record<string, number>> = { firstHalf: 45, secondHalf: 90, extraTime: 120 }
/** For so long the clock goes on without a message. */
const longestMs = 120_000

interface Told {
  readonly sport: SportCode
  readonly phase: string
  /** Playing time of the match when it was last received. */
  readonly seconds: number
  /** How long ago that was. */
  readonly sinceMs: number
}

/** The clock of a match in play, continued from the last message; null where the sport or the part of play has none. */
export function clockOf({ sport, phase, seconds, sinceMs }: Told): MatchClock | null {
  const since = Math.min(Math.max(sinceMs, 0), longestMs) / 1000
  if (sport === 'football') return minuteOf(phase, seconds + since)
  const parts = timed[sport]
  if (!parts) return null
  const gone = since * parts.pace
  if (parts.runs === 'up')
    return ['firstHalf', 'secondHalf', 'extraTime'].includes(phase) ? { time: written(seconds + gone) } : null
  const left = leftOf(parts, phase, seconds)
  return left === null ? null : { time: written(Math.ceil(Math.max(0, left - gone))) }
}

function minuteOf(phase: string, seconds: number): MatchClock | null {
  const end = ends[phase]
  if (end === undefined) return null
  const minute = Math.floor(seconds / 60)
  return minute < end ? { minute, added: null } : { minute: end, added: minute - end + 1 }
}

/** The rest of the part. An overtime that ended is a break, so at its end the next one begins. */
function leftOf({ count, seconds: length, overtime }: Parts, phase: string, seconds: number): number | null {
  if (phase === 'extraTime') return overtime && overtime - (Math.max(0, seconds - count * length) % overtime)
  const number = Number(/^part(\d)$/.exec(phase)?.[1])
  if (!(number >= 1 && number <= count)) return null
  return Math.min(length, Math.max(0, number * length - seconds))
}

const written = (seconds: number) => {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
