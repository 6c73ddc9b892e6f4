import type { Match, Pair, Side } from '../../../markets/match.ts'
import type { ServeShares } from '../../../pricing/sports/serve-counts.ts'
import type { Draw } from '../draw.ts'
import type { Frame, Timeline } from '../timeline.ts'

/** A point of tennis: who served, and who won it. */
export interface ServedPoint {
  readonly server: Side
  readonly winner: Side
}

/** Returns the point that a frame adds to the one before it; null where it adds none. */
export function pointBetween(before: Match | null, now: Match): ServedPoint | null {
  const set = now.periods.at(-1)
  const earlier = before?.periods.at(-1)
  if (!set) return null
  const games: Pair = earlier && earlier.number === set.number ? earlier : { home: 0, away: 0 }
  const server = before?.within?.serving ?? now.within?.serving
  if (!server) return null
  for (const winner of ['home', 'away'] as const) if (set[winner] > games[winner]) return { server, winner }
  const [from, to] = [before?.within?.points ?? { home: 0, away: 0 }, now.within?.points ?? { home: 0, away: 0 }]
  for (const winner of ['home', 'away'] as const) if (to[winner] > from[winner]) return { server, winner }
  return null
}

/** A match of tennis whose aces and double faults are counted: so many of the points that a side won on its serve, and of those that it lost. The match is the same as without, they are drawn after it. */
export function creditServes(timeline: Timeline, shares: ServeShares | undefined, draw: Draw): Timeline {
  if (shares === undefined) return timeline
  let before: Match | null = null
  let serves = { aces: { home: 0, away: 0 }, doubleFaults: { home: 0, away: 0 } }
  const frames = timeline.frames.map((frame): Frame => {
    const point = pointBetween(before, frame.match)
    before = frame.match
    if (point) {
      const { server, winner } = point
      const kind = winner === server ? 'aces' : 'doubleFaults'
      if (draw.chance(shares[kind][server]))
        serves = { ...serves, [kind]: { ...serves[kind], [server]: serves[kind][server] + 1 } }
    }
    const match: Match = { ...frame.match, serves }
    return { ...frame, match }
  })
  return { frames }
}
