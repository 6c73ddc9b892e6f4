import type { Figure } from '../../../markets/event-play.ts'
import type { Match, Side } from '../../../markets/match.ts'
import type { Draw } from '../draw.ts'
import { pointBetween, type ServedPoint } from '../plays/credit-serves.ts'
import type { Frame } from '../timeline.ts'
import { averageOf, noRallies, type RallyStyle, strokesOf, type WonRallies, withRally } from './rally-length.ts'
import type { Story, StoryMoment, ToldMatch } from './story.ts'

/** Everything that is counted of a side. */
interface Counts {
  aces: number
  doubleFaults: number
  serves: number
  firstIn: number
  firstWon: number
  won: number
  wonOnServe: number
  breakPoints: number
  breaks: number
  winners: number
  unforcedErrors: number
  fastest: number
  rallies: WonRallies
}
type Both = Readonly<Record<Side, Readonly<Counts>>>

const nothing: Counts = {
  aces: 0,
  doubleFaults: 0,
  serves: 0,
  firstIn: 0,
  firstWon: 0,
  won: 0,
  wonOnServe: 0,
  breakPoints: 0,
  breaks: 0,
  winners: 0,
  unforcedErrors: 0,
  fastest: 0,
  rallies: noRallies.home,
}
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** Shares of points: judged, near those of professional tours. */
const shares = { aceOnFirst: 0.9, firstInIfWon: 0.66, firstInIfLost: 0.57, winner: 0.42, unforced: 0.36 } as const

/** Of an exchange of strokes: judged. */
const rallyStyle: RallyStyle = { strokes: 3.2, strokeSeconds: 1.3 }

/** Tennis by its points: aces, double faults and break points are those of the record, first serves, winners, errors, speeds and the strokes of each rally are drawn. */
export function tennisStory({ timeline, draw }: ToldMatch): Story {
  const moments: StoryMoment[] = []
  const counts: { readonly second: number; readonly both: Both }[] = []
  const power = { home: 178 + draw.below(22), away: 178 + draw.below(22) }
  let both: Both = { home: nothing, away: nothing }
  let before: Match | null = null
  let beforeSecond = 0
  for (const { second, match } of timeline.frames) {
    const point = pointBetween(before, match)
    if (point) {
      const told = tellPoint(point, { before, match }, draw)
      both = { home: next(both.home, 'home', told), away: next(both.away, 'away', told) }
      const endsAtServe = told.kind === 'ace' || told.kind === 'doubleFault'
      const strokes = strokesOf({ ...point, endsAtServe, seconds: second - beforeSecond }, rallyStyle, draw)
      both = {
        ...both,
        [point.winner]: { ...both[point.winner], rallies: withRally(both[point.winner].rallies, strokes) },
      }
      both = withServe(both, told, power[point.server] + Math.round(7 * draw.normal()))
      if (told.kind === 'ace' || told.kind === 'doubleFault')
        moments.push({ second, kind: told.kind, side: point.server, minute: null, player: null, other: null })
    }
    counts.push({ second, both })
    before = match
    beforeSecond = second
  }
  return { moments, at: (second) => ({ figures: figuresOf(counts.findLast((one) => one.second <= second)?.both) }) }
}

interface ToldPoint extends ServedPoint {
  readonly kind: 'ace' | 'doubleFault' | 'winner' | 'unforced' | 'forced'
  readonly firstIn: boolean
  readonly isBreakPoint: boolean
}

function tellPoint(
  point: ServedPoint,
  { before, match }: { readonly before: Match | null; readonly match: Frame['match'] },
  draw: Draw,
): ToldPoint {
  const { server, winner } = point
  const grown = (kind: 'aces' | 'doubleFaults') =>
    (match.serves?.[kind][server] ?? 0) > (before?.serves?.[kind][server] ?? 0)
  const drawn = draw.next()
  const isIn = draw.next()
  const kind = grown('aces')
    ? 'ace'
    : grown('doubleFaults')
      ? 'doubleFault'
      : drawn < shares.winner
        ? 'winner'
        : drawn < shares.winner + shares.unforced
          ? 'unforced'
          : 'forced'
  const chance = kind === 'ace' ? shares.aceOnFirst : winner === server ? shares.firstInIfWon : shares.firstInIfLost
  return {
    ...point,
    kind,
    firstIn: kind !== 'doubleFault' && isIn < chance,
    isBreakPoint: isBreakPoint(before, server),
  }
}

/** True if the side that receives wins the game with one more point; a tie-break has no break points. */
function isBreakPoint(before: Match | null, server: Side): boolean {
  const set = before?.periods.at(-1)
  const points = before?.within?.points
  if (!set || !points || (set.home === 6 && set.away === 6)) return false
  return points[other(server)] >= 3 && points[other(server)] > points[server]
}

/** A side after one more point. */
function next(of: Counts, side: Side, { server, winner, kind, firstIn, isBreakPoint }: ToldPoint): Counts {
  const [serves, wins] = [side === server, side === winner]
  const one = (counts: boolean) => (counts ? 1 : 0)
  return {
    aces: of.aces + one(serves && kind === 'ace'),
    doubleFaults: of.doubleFaults + one(serves && kind === 'doubleFault'),
    serves: of.serves + one(serves),
    firstIn: of.firstIn + one(serves && firstIn),
    firstWon: of.firstWon + one(serves && firstIn && wins),
    won: of.won + one(wins),
    wonOnServe: of.wonOnServe + one(serves && wins),
    breakPoints: of.breakPoints + one(!serves && isBreakPoint),
    breaks: of.breaks + one(!serves && isBreakPoint && wins),
    winners: of.winners + one(wins && (kind === 'ace' || kind === 'winner')),
    unforcedErrors: of.unforcedErrors + one(!wins && (kind === 'doubleFault' || kind === 'unforced')),
    fastest: of.fastest,
    rallies: of.rallies,
  }
}

/** The speed of a first serve that is in counts for the fastest. */
function withServe(both: Both, { server, firstIn }: ToldPoint, speed: number): Both {
  if (!firstIn || speed <= both[server].fastest) return both
  return { ...both, [server]: { ...both[server], fastest: speed } }
}

function figuresOf(both: Both | undefined): Figure[] {
  if (!both) return []
  const figure = (kind: Figure['kind'], value: (of: Counts) => number): Figure => ({
    kind,
    home: value(both.home),
    away: value(both.away),
    parts: [],
  })
  const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole))
  return [
    figure('aces', ({ aces }) => aces),
    figure('doubleFaults', ({ doubleFaults }) => doubleFaults),
    figure('firstServesIn', ({ firstIn, serves }) => percent(firstIn, serves)),
    figure('firstServePointsWon', ({ firstWon, firstIn }) => percent(firstWon, firstIn)),
    figure('servePointsWon', ({ wonOnServe, serves }) => percent(wonOnServe, serves)),
    figure('breakPoints', ({ breakPoints }) => breakPoints),
    figure('breakPointsWon', ({ breaks }) => breaks),
    figure('winners', ({ winners }) => winners),
    figure('unforcedErrors', ({ unforcedErrors }) => unforcedErrors),
    figure('fastestServe', ({ fastest }) => fastest),
    figure('averageRally', ({ rallies }) => averageOf(rallies)),
    figure('longestRally', ({ rallies }) => rallies.longest),
    figure('pointsWon', ({ won }) => won),
  ]
}
