import type { Goal, Match, PlayerCountKind, Side } from '../../../markets/match.ts'
import type { PlayerShare } from '../../../pricing/player-counts.ts'
import type { Draw } from '../draw.ts'
import type { Frame, Timeline } from '../timeline.ts'
import { totalOf } from './recorder.ts'

/** Adds to the counts of a player who made `points` at once. */
type Credits = (points: number, player: PlayerShare, draw: Draw) => Readonly<Partial<Record<PlayerCountKind, number>>>

export const creditPoints: Credits = (points) => ({ points })

export const creditRuns: Credits = (points, { homers = 0 }, draw) => ({
  runsBattedIn: points,
  homeRuns: draw.chance(homers) ? 1 : 0,
})

/**
 * A match whose points have their players, each play of a side drawn by the players' shares: at every moment the points of a side's players sum to its score. The match is the same as without
 * players, which are drawn after it. Without any it is left as it is.
 */
export function creditPlayers(
  timeline: Timeline,
  players: readonly PlayerShare[],
  { credits, draw }: { readonly credits: Credits; readonly draw: Draw },
): Timeline {
  if (players.length === 0) return timeline
  const appearances = players.map(({ id, team }) => ({ player: id, team, from: 0 }))
  const drawPlayer = playerDraw(players, draw)
  let before = { home: 0, away: 0 }
  let playerCounts: Counts = {}
  const frames = timeline.frames.map((frame): Frame => {
    const score = totalOf(frame.match)
    for (const side of ['home', 'away'] as const) {
      const player = score[side] > before[side] ? drawPlayer(side) : null
      if (player) playerCounts = added(playerCounts, player.id, credits(score[side] - before[side], player, draw))
    }
    before = score
    const match: Match = { ...frame.match, appearances, playerCounts }
    return { ...frame, match }
  })
  return { frames }
}

/** A match of ice hockey whose goals have their scorers, each drawn by the players' shares; otherwise as `creditPlayers`. */
export function creditGoals(timeline: Timeline, players: readonly PlayerShare[], draw: Draw): Timeline {
  if (players.length === 0) return timeline
  const appearances = players.map(({ id, team }) => ({ player: id, team, from: 0 }))
  const drawPlayer = playerDraw(players, draw)
  let goals: readonly Goal[] = []
  const frames = timeline.frames.map((frame): Frame => {
    const more = frame.match.goals?.slice(goals.length) ?? []
    if (more.length > 0)
      goals = [...goals, ...more.map((goal) => ({ ...goal, player: drawPlayer(goal.team)?.id ?? null }))]
    const match: Match = { ...frame.match, appearances, goals }
    return { ...frame, match }
  })
  return { frames }
}

type Counts = Partial<Record<PlayerCountKind, Record<string, number>>>

function added(counts: Counts, player: string, more: ReturnType<Credits>): Counts {
  const next = { ...counts }
  for (const [kind, count] of Object.entries(more) as [PlayerCountKind, number][]) // keys of the type
    if (count > 0) next[kind] = { ...next[kind], [player]: (next[kind]?.[player] ?? 0) + count }
  return next
}

/** Draws one of a side's players by their shares; null where the side has none. */
function playerDraw(players: readonly PlayerShare[], draw: Draw): (side: Side) => PlayerShare | null {
  const of = (side: Side) => players.filter(({ team }) => team === side)
  const sides = { home: of('home'), away: of('away') }
  const shares = { home: sides.home.map(({ share }) => share), away: sides.away.map(({ share }) => share) }
  return (side) => sides[side][draw.weighted(shares[side])] ?? null
}
