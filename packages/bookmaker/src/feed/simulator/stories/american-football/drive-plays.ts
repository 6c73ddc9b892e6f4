import type { Draw } from '../../draw.ts'

/** How a possession ends; `time`: the half is over. */
export const driveEnds = [
  ...(['touchdown', 'fieldGoal', 'safety', 'punt', 'interception', 'fumble'] as const),
  ...(['turnoverOnDowns', 'missedFieldGoal', 'time'] as const),
] as const
export type DriveEnd = (typeof driveEnds)[number]

/** Where the ball is before a play, from the own goal (0) to the other one (100). */
export interface Spot {
  readonly down: number
  readonly toGo: number
  readonly yardLine: number
}

export interface DrivePlay extends Spot {
  /** By this play; kicks gain none. */
  readonly gained: number
  readonly isFirstDown: boolean
}

/** Where a drive that ends so is before its last play, at least and at most. */
const lastSpots: Readonly<Record<DriveEnd, readonly [number, number]>> = {
  touchdown: [60, 99],
  fieldGoal: [63, 95],
  safety: [1, 4],
  punt: [12, 44],
  interception: [15, 62],
  fumble: [15, 62],
  turnoverOnDowns: [52, 97],
  missedFieldGoal: [60, 78],
  time: [15, 50],
}

/** The play before the last one takes the ball where the last one is played; a drive of one play begins there. */
export const lastSpotOf = (end: DriveEnd, from: number, draw: Draw): number => {
  const [low, high] = lastSpots[end]
  const wanted = low + draw.below(high - low + 1)
  return end === 'safety' ? wanted : Math.max(wanted, Math.min(from, high))
}

/** The plays of a drive, the last one included. A fourth down that is not played is a penalty, which brings a first down. */
export function drivePlays(
  { from, count, end }: { readonly from: number; readonly count: number; readonly end: DriveEnd },
  draw: Draw,
): DrivePlay[] {
  const plays: DrivePlay[] = []
  const last = count === 1 ? from : lastSpotOf(end, from, draw)
  const fails = isOnFourth(end) && count > (end === 'punt' ? 3 : 4) ? 3 : 0
  let spot: Spot = firstDownAt(from)
  for (let play = 0; play < count - 1; play++) {
    const isFailing = play >= count - 1 - fails
    const gained = isFailing
      ? failing(spot, last, draw)
      : gainOf(spot, { isLast: play === count - 2 - fails, last }, draw)
    const { next, isFirstDown } = after(spot, gained, isFailing)
    plays.push({ ...spot, gained, isFirstDown })
    spot = next
  }
  const gained = end === 'touchdown' ? 100 - spot.yardLine : 0
  return [...plays, { ...spot, gained, isFirstDown: end === 'touchdown' }]
}

const isOnFourth = (end: DriveEnd) => ['fieldGoal', 'punt', 'turnoverOnDowns', 'missedFieldGoal'].includes(end)

const firstDownAt = (yardLine: number): Spot => ({ down: 1, toGo: Math.min(10, 100 - yardLine), yardLine })

function after(spot: Spot, gained: number, isFailing: boolean): { next: Spot; isFirstDown: boolean } {
  const yardLine = spot.yardLine + gained
  if (!isFailing && (gained >= spot.toGo || spot.down === 4)) return { next: firstDownAt(yardLine), isFirstDown: true }
  return {
    next: { down: Math.min(4, spot.down + 1), toGo: Math.max(1, spot.toGo - gained), yardLine },
    isFirstDown: false,
  }
}

/** Short of a first down, and not beyond the last spot. */
const failing = ({ toGo, yardLine }: Spot, last: number, draw: Draw): number =>
  Math.max(0, Math.min(draw.below(4), toGo - 1, last + 3 - yardLine))

function gainOf(
  { down, toGo, yardLine }: Spot,
  { isLast, last }: { readonly isLast: boolean; readonly last: number },
  draw: Draw,
): number {
  const most = 98 - yardLine
  if (isLast) return Math.max(0, Math.min(most, last - yardLine))
  const usual = [0, 1 + draw.below(4), 5 + draw.below(5), 10 + draw.below(14)][draw.weighted([30, 26, 28, 16])] ?? 0
  const gained = down === 3 ? Math.max(usual, toGo) : usual
  return Math.max(0, Math.min(gained, most, Math.max(last - yardLine, down === 3 ? toGo : 0)))
}
