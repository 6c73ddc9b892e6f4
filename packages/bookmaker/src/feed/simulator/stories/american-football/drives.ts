import type { Side } from '../../../../markets/match.ts'
import type { Draw } from '../../draw.ts'
import { other } from '../../plays/recorder.ts'
import { type DriveEnd, type DrivePlay, drivePlays } from './drive-plays.ts'
import type { Score } from './read-scores.ts'

/** A possession, in seconds of the clock. */
export interface ToldDrive {
  readonly side: Side
  readonly from: number
  readonly to: number
  readonly end: DriveEnd
  readonly plays: readonly DrivePlay[]
}

/** Seconds of the clock of a usual drive, and of a play. */
const [driveSeconds, playSeconds, mostPlays] = [150, 22, 16]
/** How drives end that do not score, by how often they do. */
const barren: readonly DriveEnd[] = ['punt', 'interception', 'fumble', 'turnoverOnDowns', 'missedFieldGoal']
const oftenBarren = [78, 6, 4, 7, 5]
/** Of drives too short for a kick. */
const oftenAtOnce = [0, 60, 40, 0, 0]

/** The drives of a half or an overtime: between two scores sides have the ball in turn, and the last of them scores. */
export function drivesOf(
  scores: readonly Score[],
  { from, to, receives }: { readonly from: number; readonly to: number; readonly receives: Side },
  draw: Draw,
): ToldDrive[] {
  const drives: ToldDrive[] = []
  let [clock, side] = [from, receives]
  for (const score of scores) {
    const end: DriveEnd = score.points >= 6 ? 'touchdown' : score.points === 3 ? 'fieldGoal' : 'safety'
    const ball = end === 'safety' ? other(score.side) : score.side
    drives.push(...stretch({ from: clock, to: score.clock, first: side, last: { side: ball, end } }, draw))
    // who has scored kicks off; after a safety who has conceded it
    ;[clock, side] = [score.clock, other(score.side)]
    if (end === 'safety') side = score.side
  }
  if (to > clock) drives.push(...stretch({ from: clock, to, first: side, last: null }, draw))
  return drives
}

interface Stretch {
  readonly from: number
  readonly to: number
  readonly first: Side
  /** Null: the time is over. */
  readonly last: { readonly side: Side; readonly end: DriveEnd } | null
}

function stretch({ from, to, first, last }: Stretch, draw: Draw): ToldDrive[] {
  const usual = Math.max(1, Math.round((to - from) / driveSeconds))
  const isOdd = last === null ? usual % 2 === 1 : last.side === first
  const count = usual % 2 === (isOdd ? 1 : 0) ? usual : usual + 1
  const weights = Array.from({ length: count }, () => 0.6 + 0.8 * draw.next())
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const drives: ToldDrive[] = []
  let [clock, side, start] = [from, first, 22 + draw.below(10)]
  for (const [place, weight] of weights.entries()) {
    const isLast = place === count - 1
    const until = isLast ? to : Math.min(to, Math.round(clock + ((to - from) * weight) / sum))
    const drive = driveOf({ side, from: clock, to: until, start, end: isLast ? (last?.end ?? 'time') : null }, draw)
    drives.push(drive)
    start = nextStart(drive, draw)
    ;[clock, side] = [until, other(side)]
  }
  return drives
}

function driveOf(
  {
    start,
    end: given,
    ...about
  }: Pick<ToldDrive, 'side' | 'from' | 'to'> & { readonly start: number; readonly end: DriveEnd | null },
  draw: Draw,
): ToldDrive {
  const count = Math.min(mostPlays, Math.max(1, Math.round((about.to - about.from) / playSeconds)))
  const end = given ?? barren[draw.weighted(count > 3 ? oftenBarren : oftenAtOnce)] ?? 'punt'
  const from = end === 'fieldGoal' && count === 1 ? Math.max(start, 64) : end === 'safety' ? 3 : start
  return { ...about, end, plays: drivePlays({ from, count, end }, draw) }
}

/** Where the other side takes over, on its own scale. */
function nextStart({ end, plays }: ToldDrive, draw: Draw): number {
  const spot = plays.at(-1)?.yardLine ?? 25
  if (end === 'punt') return Math.min(40, Math.max(8, 100 - spot - 40 - draw.below(10)))
  return Math.min(95, Math.max(5, 100 - spot))
}
