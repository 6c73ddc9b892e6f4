import type { Match } from '../../markets/match.ts'

/**
 * When goals fall: the share of each quarter of an hour, stoppage counted in the last of its half. From 28,559 goals of internationals since 2000
 * (martj42/international_results, CC0); the shares of the halves agree with 87,753 league matches of openfootball (first half .4389).
 */
export const goalShape: Shape = [0.1245, 0.1417, 0.172, 0.1636, 0.1668, 0.2312].map((share) => share / 0.9998)
/** Corners and cards have no open record by minute here; the shapes are judged: corners a little more in the second half, cards rising towards the end. */
export const cornerShape: Shape = [0.155, 0.155, 0.16, 0.175, 0.175, 0.18]
export const bookingShape: Shape = [0.07, 0.12, 0.17, 0.17, 0.19, 0.28]
/** Six shares that sum to 1, one for each quarter of an hour. */
export type Shape = readonly number[]

const quarterSeconds = 900
/** Stoppage that a half is expected to have, by how long it was in recent seasons of the leagues that publish it. */
const expectedStoppage = [150, 330] as const
/** A whistle that is due still leaves so much to play. */
const leastLeft = 30

/** The share of a match's events that is still to come, in each half; before the match they sum to 1. */
export interface SharesLeft {
  readonly first: number
  readonly second: number
}

/** The shares that `shape` leaves at the present clock of the match; nothing once regular play is over. */
export function sharesLeft(match: Match, shape: Shape): SharesLeft {
  const firstHalf = (shape[0] ?? 0) + (shape[1] ?? 0) + (shape[2] ?? 0)
  const [one, two] = [1, 2].map((number) => match.periods.find((p) => p.stage === 'regular' && p.number === number))
  const over = match.status !== 'notStarted' && match.status !== 'live'
  if (over || two?.ended || match.periods.some(({ stage }) => stage !== 'regular')) return { first: 0, second: 0 }
  const clock = match.clockSeconds ?? 0
  if (two !== undefined)
    return { first: 0, second: leftOfHalf(shape, 1, clock - 3 * quarterSeconds, match.stoppageSeconds) }
  if (one?.ended) return { first: 0, second: 1 - firstHalf }
  return { first: leftOfHalf(shape, 0, clock, match.stoppageSeconds), second: 1 - firstHalf }
}

/** The share of a match's events that comes after a minute of regular play, stoppage counted in the 45th and the 90th. */
export function leftAfter(shape: Shape, minute: number): number {
  const half = minute < 45 ? 0 : 1
  const ofSecond = (shape[3] ?? 0) + (shape[4] ?? 0) + (shape[5] ?? 0)
  if (minute >= 90) return 0
  return leftOfHalf(shape, half, (minute - 45 * half) * 60, 0) + (half === 0 ? ofSecond : 0)
}

/** The share left in a half (0 or 1) after `seconds` of its regular 45 minutes and `stoppage` beyond. */
function leftOfHalf(shape: Shape, half: 0 | 1, seconds: number, stoppage: number): number {
  const expected = expectedStoppage[half]
  const played = Math.min(Math.max(seconds, 0), 3 * quarterSeconds)
  let left = 0
  for (let quarter = 0; quarter < 3; quarter++) {
    const length = quarter === 2 ? quarterSeconds + expected : quarterSeconds
    const inside = Math.max(0, played - quarter * quarterSeconds) + (quarter === 2 ? Math.max(0, stoppage) : 0)
    const remaining = Math.max(length - inside, quarter === 2 ? leastLeft : 0)
    left += ((shape[3 * half + quarter] ?? 0) * remaining) / length
  }
  return left
}
