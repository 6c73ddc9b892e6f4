import type { Marks, PlayerShare } from '../player-counts.ts'

/**
 * How often plays of a side bring a player a rebound or an assist besides their points. A rebound leads to most plays; most baskets of two and three have an assist, by another player than who scored.
 */
export const reboundsBefore = 0.9
export const assistsOf = 0.62

export const basketballMarks: Marks = {
  rebounds: { counts: () => true, shareOf: ({ rebounds = 0 }) => reboundsBefore * rebounds },
  assists: { counts: (points) => points > 1, shareOf: (player, side) => assistsOf * assistShare(player, side) },
}

/** Who scores is drawn first, then who assists among the others. */
function assistShare({ id, assists = 0 }: PlayerShare, side: readonly PlayerShare[]): number {
  return side.reduce(
    (sum, scorer) => (scorer.id === id ? sum : sum + (scorer.share * assists) / (1 - (scorer.assists ?? 0))),
    0,
  )
}
