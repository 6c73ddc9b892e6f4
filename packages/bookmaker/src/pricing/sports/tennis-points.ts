/** Tennis by points: every point on a player's serve is won with the same chance, independently (Newton and Keller 2005, "Probability of winning at tennis"). */

/** The chance that the server holds from `server` : `receiver` points won, where each point is won with the chance `p`. */
export function holdChance(p: number, server = 0, receiver = 0): number {
  const q = 1 - p
  const deuce = (p * p) / (p * p + q * q)
  const chances = new Map<number, number>()
  const at = (won: number, lost: number): number => {
    if (won >= 4 && won - lost >= 2) return 1
    if (lost >= 4 && lost - won >= 2) return 0
    if (won === lost && won >= 3) return deuce
    const key = won * 10 + lost
    const kept = chances.get(key)
    if (kept !== undefined) return kept
    const chance = p * at(won + 1, lost) + q * at(won, lost + 1)
    chances.set(key, chance)
    return chance
  }
  return at(server, receiver)
}

/**
 * The chance that the player with `serve` wins a tie-break to seven against an opponent who wins the serve points with `opponent`, from `own` : `other`
 * points; `first`: this player served its first point.
 */
export function tieBreakChance(
  { serve, opponent }: { readonly serve: number; readonly opponent: number },
  { first, own = 0, other = 0 }: { readonly first: boolean; readonly own?: number; readonly other?: number },
): number {
  const both = serve * (1 - opponent)
  const neither = (1 - serve) * opponent
  const level = both / (both + neither)
  const chances = new Map<number, number>()
  const at = (won: number, lost: number): number => {
    if (won >= 7 && won - lost >= 2) return 1
    if (lost >= 7 && lost - won >= 2) return 0
    if (won === lost && won >= 6) return level
    const key = won * 10 + lost
    const kept = chances.get(key)
    if (kept !== undefined) return kept
    // One point for the first server, then two each.
    const serving = ((won + lost + 1) >> 1) % 2 === 0 ? first : !first
    const point = serving ? serve : 1 - opponent
    const chance = point * at(won + 1, lost) + (1 - point) * at(won, lost + 1)
    chances.set(key, chance)
    return chance
  }
  return at(own, other)
}
