const names = ['0', '15', '30', '40']

/** The points of a game of tennis as a scoreboard has them; `A` is the advantage. */
export function pointsOf(points: { readonly home: number; readonly away: number }, side: 'home' | 'away'): string {
  const own = points[side]
  const other = points[side === 'home' ? 'away' : 'home']
  if (own >= 3 && other >= 3) return own > other ? 'A' : '40'
  return names[own] ?? `${own}`
}
