import type { Match, PlayerCountKind } from '../../../markets/match.ts'
import type { PlayerShare } from '../../../pricing/player-counts.ts'
import { assistsOf, reboundsBefore } from '../../../pricing/sports/marked-plays.ts'
import type { Draw } from '../draw.ts'
import type { Frame, Timeline } from '../timeline.ts'
import { added, type Counts, playerDraw } from './credit-players.ts'
import { totalOf } from './recorder.ts'

/** What one play counts for which players. */
type Credit = readonly [player: string, counts: Readonly<Partial<Record<PlayerCountKind, number>>>]

/**
 * A match of basketball whose baskets have their players, drawn by the shares of the side: at every moment their points sum to its score. Rebounds before plays and assists are drawn last, so that the match and
 * its points are the same without them.
 */
export function creditBasketball(timeline: Timeline, players: readonly PlayerShare[], draw: Draw): Timeline {
  if (players.length === 0) return timeline
  const appearances = players.map(({ id, team }) => ({ player: id, team, from: 0 }))
  const credits = creditsOf(timeline, players, draw)
  let playerCounts: Counts = {}
  const frames = timeline.frames.map((frame, place): Frame => {
    for (const [player, counts] of credits.get(place) ?? []) playerCounts = added(playerCounts, player, counts)
    const match: Match = { ...frame.match, appearances, playerCounts }
    return { ...frame, match }
  })
  return { frames }
}

function creditsOf({ frames }: Timeline, players: readonly PlayerShare[], draw: Draw): Map<number, Credit[]> {
  const drawScorer = playerDraw(players, draw)
  const drawRebounder = playerDraw(players, draw, ({ rebounds = 0 }) => rebounds)
  let before = { home: 0, away: 0 }
  const plays: { frame: number; side: 'home' | 'away'; points: number; scorer: string }[] = []
  for (const [frame, { match }] of frames.entries()) {
    const score = totalOf(match)
    for (const side of ['home', 'away'] as const) {
      const points = score[side] - before[side]
      const scorer = points > 0 ? drawScorer(side) : null
      if (scorer) plays.push({ frame, side, points, scorer: scorer.id })
    }
    before = score
  }
  const found = new Map<number, Credit[]>()
  for (const { frame, side, points, scorer } of plays) {
    const credits: Credit[] = [[scorer, { points, threes: points === 3 ? 1 : 0 }]]
    const rebounder = draw.chance(reboundsBefore) ? drawRebounder(side) : null
    if (rebounder) credits.push([rebounder.id, { rebounds: 1 }])
    if (points > 1 && draw.chance(assistsOf)) {
      const mates = players.filter(({ team, id }) => team === side && id !== scorer)
      const assister = mates[draw.weighted(mates.map(({ assists = 0 }) => assists))]
      if (assister) credits.push([assister.id, { assists: 1 }])
    }
    found.set(frame, [...(found.get(frame) ?? []), ...credits])
  }
  return found
}
