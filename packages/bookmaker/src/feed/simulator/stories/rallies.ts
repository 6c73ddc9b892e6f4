import type { Figure } from '../../../markets/event-play.ts'
import type { Match, Pair, Period, Side, Within } from '../../../markets/match.ts'
import type { MomentKind } from '../../../markets/moment-kinds.ts'
import type { Draw } from '../draw.ts'
import { other } from '../plays/recorder.ts'
import { lastUntil } from './last-until.ts'
import { sides } from './parts.ts'
import { averageOf, noRallies, type RallyStyle, strokesOf, type WonRallies, withRally } from './rally-length.ts'
import type { Story, StoryMoment, ToldMatch } from './story.ts'

type RallySport = 'volleyball' | 'tableTennis'

/** How points are made, of a hundred that the server wins and of those that the other side wins: judged, near those of professional leagues. */
interface Style extends RallyStyle {
  readonly onServe: Readonly<Partial<Record<PointKind, number>>>
  readonly onReturn: Readonly<Partial<Record<PointKind, number>>>
  /** Time-outs of a side: in a set, or in the match. */
  readonly timeOuts: number
  readonly timeOutsPer: 'set' | 'match'
  /** Figures of kinds of points. */
  readonly counted: readonly (readonly [Figure['kind'], PointKind])[]
}
type PointKind = Extract<MomentKind, 'ace' | 'serveError' | 'attackPoint' | 'block' | 'rallyWinner' | 'rallyError'>

const styles: Readonly<Record<RallySport, Style>> = {
  volleyball: {
    strokes: 1.1,
    strokeSeconds: 3,
    onServe: { ace: 14, attackPoint: 43, block: 13, rallyError: 30 },
    onReturn: { serveError: 21, attackPoint: 60, block: 6, rallyError: 13 },
    timeOuts: 2,
    timeOutsPer: 'set',
    counted: [
      ['attackPoints', 'attackPoint'],
      ['blocks', 'block'],
      ['aces', 'ace'],
    ],
  },
  tableTennis: {
    strokes: 2.6,
    strokeSeconds: 0.6,
    onServe: { ace: 11, rallyWinner: 49, rallyError: 40 },
    onReturn: { serveError: 4, rallyWinner: 52, rallyError: 44 },
    timeOuts: 1,
    timeOutsPer: 'match',
    counted: [
      ['rallyWinners', 'rallyWinner'],
      ['aces', 'ace'],
    ],
  },
}

/** A time-out takes so long, and rests for the play of a point. */
const timeOutSeconds = 20
const leastPlaySeconds = 5
/** A side that is behind asks for one after so many points of the other side in a row, so often. */
const runForTimeOut = 3
const timeOutChance = 0.6

interface Counts {
  readonly points: Readonly<Partial<Record<PointKind, number>>>
  readonly served: number
  readonly wonOnServe: number
  readonly longestRun: number
  readonly timeOuts: number
  readonly rallies: WonRallies
}
const nothing: Counts = {
  points: {},
  served: 0,
  wonOnServe: 0,
  longestRun: 0,
  timeOuts: 0,
  rallies: noRallies.home,
}

/** What stands from a second on. */
interface Step {
  readonly second: number
  readonly both: Readonly<Record<Side, Counts>>
  /** Null between sets and after the end. */
  readonly server: Side | null
}

export const volleyballStory = (match: ToldMatch): Story => rallyStory('volleyball', match)
export const tableTennisStory = (match: ToldMatch): Story => rallyStory('tableTennis', match)

/** Volleyball and table tennis by their points: who serves follows from the rules of the sport and the first serve, which is drawn, as are the kinds of points, the strokes of each rally and time-outs. */
function rallyStory(sport: RallySport, { timeline, draw }: ToldMatch): Story {
  const style = styles[sport]
  const first: Side = draw.chance(0.5) ? 'home' : 'away'
  const moments: StoryMoment[] = []
  const steps: Step[] = []
  const taken = { home: 0, away: 0 }
  let both: Step['both'] = { home: nothing, away: nothing }
  let run: { side: Side | null; length: number } = { side: null, length: 0 }
  let [before, beforeSecond]: [Match | null, number] = [null, 0]
  const tell = (kind: MomentKind, side: Side, second: number, points: number) =>
    moments.push({ kind, side, second, points, minute: null, player: null, other: null })

  timeline.frames.forEach(({ second, match }, place) => {
    const earlier = before
    const isNewSet = match.periods.length > (earlier?.periods.length ?? 0)
    if (isNewSet && style.timeOutsPer === 'set') [taken.home, taken.away] = [0, 0]
    if (isNewSet) run = { side: null, length: 0 }
    const winner = pointBetween(earlier, match)
    if (winner && earlier) {
      const server = serverOf(sport, earlier, { first, last: steps.at(-1)?.server ?? first }) ?? first
      const kind = drawKind(winner === server ? style.onServe : style.onReturn, draw)
      const seconds = second - beforeSecond
      const point = { server, winner, seconds, endsAtServe: kind === 'ace' || kind === 'serveError' }
      const strokes = strokesOf(point, style, draw)
      run = { side: winner, length: run.side === winner ? run.length + 1 : 1 }
      both = {
        home: withPoint(both.home, 'home', { ...point, kind, strokes, run: run.length }),
        away: withPoint(both.away, 'away', { ...point, kind, strokes, run: run.length }),
      }
      tell(kind, winner, second, 1)
    }
    const server = serverOf(sport, match, { first, last: winner ?? steps.at(-1)?.server ?? first })
    steps.push({ second, both, server })
    const next = timeline.frames[place + 1]
    const caller = winner && server ? other(winner) : null
    const set = match.periods.at(-1)
    const hasTime = next && next.second - second >= timeOutSeconds + leastPlaySeconds
    const isBehind = caller && set && set[caller] < set[other(caller)]
    if (caller && isBehind && hasTime && run.length >= runForTimeOut && taken[caller] < style.timeOuts)
      if (draw.chance(timeOutChance)) {
        taken[caller]++
        both = { ...both, [caller]: { ...both[caller], timeOuts: both[caller].timeOuts + 1 } }
        steps.push({ second: second + 2, both, server })
        tell('timeOut', caller, second + 2, 0)
        run = { ...run, length: 0 } // none again in the same run
        beforeSecond = second + timeOutSeconds
      } else beforeSecond = second
    else beforeSecond = second
    before = match
  })

  return {
    moments,
    at: (second) => {
      const step = lastUntil(steps, second)
      if (!step) return {}
      return { figures: figuresOf(style, step.both), ...(step.server ? { within: serving(step.server) } : {}) }
    },
  }
}

const serving = (side: Side): Within => ({
  serving: side,
  points: null,
  batting: null,
  outs: 0,
  bases: [false, false, false],
})

function pointBetween(before: Match | null, now: Match): Side | null {
  const [set, earlier] = [now.periods.at(-1), before?.periods.at(-1)]
  if (!set || !earlier || before?.periods.length !== now.periods.length) return null
  return sides.find((side) => set[side] > earlier[side]) ?? null
}

/**
 * Who serves the next point; null where none follows in the set. In volleyball who won the last one, in table tennis each side twice, from ten all once. Who serves first changes with the set.
 */
function serverOf(
  sport: RallySport,
  { periods, status }: Match,
  { first, last }: { readonly first: Side; readonly last: Side },
): Side | null {
  const set = periods.at(-1)
  if (!set || set.ended || status !== 'live') return null
  const begins = periods.length % 2 === 1 ? first : other(first)
  const played = set.home + set.away
  if (sport === 'volleyball') return played === 0 ? begins : last
  return turnsOf(set, played) % 2 === 0 ? begins : other(begins)
}
const turnsOf = ({ home, away }: Period, played: number) =>
  Math.min(home, away) >= 10 ? played : Math.floor(played / 2)

function drawKind(shares: Style['onServe'], draw: Draw): PointKind {
  const entries = Object.entries(shares) as [PointKind, number][]
  return entries[draw.weighted(entries.map(([, share]) => share))]?.[0] ?? 'rallyError'
}

interface Point {
  readonly server: Side
  readonly winner: Side
  readonly kind: PointKind
  readonly strokes: number
  /** Points of the winner in a row, this one among them. */
  readonly run: number
}

function withPoint(of: Counts, side: Side, { server, winner, kind, strokes, run }: Point): Counts {
  const [serves, wins] = [side === server, side === winner]
  return {
    ...of,
    points: wins ? { ...of.points, [kind]: (of.points[kind] ?? 0) + 1 } : of.points,
    served: of.served + (serves ? 1 : 0),
    wonOnServe: of.wonOnServe + (serves && wins ? 1 : 0),
    longestRun: wins ? Math.max(of.longestRun, run) : of.longestRun,
    rallies: wins ? withRally(of.rallies, strokes) : of.rallies,
  }
}

function figuresOf({ counted }: Style, both: Step['both']): Figure[] {
  const figure = (kind: Figure['kind'], value: (of: Counts) => number): Figure => ({
    kind,
    home: value(both.home),
    away: value(both.away),
    parts: [],
  })
  const errors = ({ points }: Counts) => (points.serveError ?? 0) + (points.rallyError ?? 0)
  const given: Pair = { home: errors(both.away), away: errors(both.home) }
  return [
    figure('pointsWon', ({ rallies }) => rallies.won),
    ...counted.map(([kind, of]) => figure(kind, ({ points }) => points[of] ?? 0)),
    { kind: 'ownErrors', ...given, parts: [] },
    figure('servePointsWon', ({ wonOnServe, served }) => (served === 0 ? 0 : Math.round((100 * wonOnServe) / served))),
    figure('longestRun', ({ longestRun }) => longestRun),
    figure('averageRally', ({ rallies }) => averageOf(rallies)),
    figure('longestRally', ({ rallies }) => rallies.longest),
    figure('timeOuts', ({ timeOuts }) => timeOuts),
  ]
}
