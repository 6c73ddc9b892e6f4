import type { Match, PlayerCounts, Side } from '../../../markets/match.ts'
import type { PlayerShare } from '../../../pricing/player-counts.ts'
import type { Draw } from '../draw.ts'
import type { Frame, Timeline } from '../timeline.ts'
import { totalOf } from './recorder.ts'

/**
 * A match of basketball whose points have their players, each play of a side drawn by the players' shares: at every moment the points of a side's players sum to its score. The match is the same as
 * without players, which are drawn after it.
 */
export function creditPoints(timeline: Timeline, players: readonly PlayerShare[], draw: Draw): Timeline {
  if (players.length === 0) return timeline
  const appearances = players.map(({ id, team }) => ({ player: id, team, from: 0 }))
  const drawPlayer = playerDraw(players, draw)
  let before = { home: 0, away: 0 }
  let points: Record<string, number> = {}
  const frames = timeline.frames.map((frame): Frame => {
    const score = totalOf(frame.match)
    for (const side of ['home', 'away'] as const) {
      const player = score[side] > before[side] ? drawPlayer(side) : null
      if (player !== null) points = { ...points, [player]: (points[player] ?? 0) + score[side] - before[side] }
    }
    before = score
    const playerCounts: PlayerCounts = { points }
    const match: Match = { ...frame.match, appearances, playerCounts }
    return { ...frame, match }
  })
  return { frames }
}

/** Draws one of a side's players by their shares; null where the side has none. */
function playerDraw(players: readonly PlayerShare[], draw: Draw): (side: Side) => string | null {
  const of = (side: Side) => players.filter(({ team }) => team === side)
  const sides = { home: of('home'), away: of('away') }
  const shares = { home: sides.home.map(({ share }) => share), away: sides.away.map(({ share }) => share) }
  return (side) => sides[side][draw.weighted(shares[side])]?.id ?? null
}
