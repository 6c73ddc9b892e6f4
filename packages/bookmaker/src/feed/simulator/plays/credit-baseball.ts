import type { Match, Side } from '../../../markets/match.ts'
import type { PlayerShare } from '../../../pricing/player-counts.ts'
import { extraHitsOf } from '../../../pricing/sports/base-hits.ts'
import type { Draw } from '../draw.ts'
import type { Frame, Timeline } from '../timeline.ts'
import { added, type Counts, playerDraw } from './credit-players.ts'
import { totalOf } from './recorder.ts'

/** A run and who bats it in. */
interface Credit {
  readonly frame: number
  readonly side: Side
  readonly half: string
  readonly player: PlayerShare | null
  readonly isHomeRun: boolean
}

/**
 * A game of baseball whose runs are batted in by players, drawn by their shares, each with a hit. Home runs bring one, so within a half-inning they come before the other runs, while nobody is on base.
 * Hits that bring no run are drawn last, before the first and the second out of a half-inning at most one each. The game is the same as without players.
 */
export function creditBaseball(timeline: Timeline, players: readonly PlayerShare[], draw: Draw): Timeline {
  if (players.length === 0) return timeline
  const appearances = players.map(({ id, team }) => ({ player: id, team, from: 0 }))
  const credits = creditsOf(timeline, players, draw)
  const hits = hitsOf(timeline, players, draw)
  let playerCounts: Counts = {}
  const frames = timeline.frames.map((frame, place): Frame => {
    for (const { player, isHomeRun } of credits.get(place) ?? [])
      if (player)
        playerCounts = added(playerCounts, player.id, { runsBattedIn: 1, homeRuns: isHomeRun ? 1 : 0, hits: 1 })
    const hitter = hits.get(place)
    if (hitter) playerCounts = added(playerCounts, hitter, { hits: 1 })
    const match: Match = { ...frame.match, appearances, playerCounts }
    return { ...frame, match }
  })
  return { frames }
}

/** The runs by the frames that have them. */
function creditsOf({ frames }: Timeline, players: readonly PlayerShare[], draw: Draw): Map<number, Credit[]> {
  const drawPlayer = playerDraw(players, draw)
  let before = { home: 0, away: 0 }
  const drawn: Credit[] = []
  for (const [frame, { match }] of frames.entries()) {
    const score = totalOf(match)
    for (const side of ['home', 'away'] as const) {
      if (score[side] === before[side]) continue
      const player = drawPlayer(side)
      const isHomeRun = player !== null && draw.chance(player.homers ?? 0)
      drawn.push({ frame, side, half: `${match.periods.length} ${side}`, player, isHomeRun })
    }
    before = score
  }
  const found = new Map<number, Credit[]>()
  for (const inHalf of Map.groupBy(drawn, ({ half }) => half).values()) {
    const ordered = inHalf.toSorted((one, other) => Number(other.isHomeRun) - Number(one.isHomeRun))
    for (const [place, { frame }] of inHalf.entries())
      found.set(frame, [...(found.get(frame) ?? []), ordered[place] as Credit]) // as many as in the half
  }
  return found
}

/** Who hits without bringing a run in, by the frames of the outs that follow. */
function hitsOf({ frames }: Timeline, players: readonly PlayerShare[], draw: Draw): Map<number, string> {
  const drawHitter = playerDraw(players, draw, ({ hits = 0 }) => hits)
  const found = new Map<number, string>()
  for (const [place, { match }] of frames.entries()) {
    const batting = match.within?.batting
    const before = frames[place - 1]?.match
    if (!batting || !before || match.within.outs === (before.within?.outs ?? 0) || match.within.outs === 0) continue
    if (extraHitsOf.innings[batting] < match.periods.length || !draw.chance(extraHitsOf.chance)) continue
    const hitter = drawHitter(batting)
    if (hitter) found.set(place, hitter.id)
  }
  return found
}
