import type { Goal, Match, PlayerCountKind, Side } from '../../../markets/match.ts'
import type { PlayerShare } from '../../../pricing/player-counts.ts'
import type { Draw } from '../draw.ts'
import type { Frame, Timeline } from '../timeline.ts'

/** A match of ice hockey whose goals have their scorers, each drawn by the shares of the side's players. The match is the same as without players, which are drawn after it. */
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

export type Counts = Partial<Record<PlayerCountKind, Record<string, number>>>

export function added(
  counts: Counts,
  player: string,
  more: Readonly<Partial<Record<PlayerCountKind, number>>>,
): Counts {
  const next = { ...counts }
  for (const [kind, count] of Object.entries(more) as [PlayerCountKind, number][]) // keys of the type
    if (count > 0) next[kind] = { ...next[kind], [player]: (next[kind]?.[player] ?? 0) + count }
  return next
}

/** Draws one of a side's players by their shares; null where the side has none. */
export function playerDraw(
  players: readonly PlayerShare[],
  draw: Draw,
  shareOf: (player: PlayerShare) => number = ({ share }) => share,
): (side: Side) => PlayerShare | null {
  const of = (side: Side) => players.filter(({ team }) => team === side)
  const sides = { home: of('home'), away: of('away') }
  const shares = { home: sides.home.map(shareOf), away: sides.away.map(shareOf) }
  return (side) => sides[side][draw.weighted(shares[side])] ?? null
}
