/** Elo ratings with a home advantage: K 20, home +100, a draw counts a half (the defaults of penaltyblog). */
export const eloOptions = { k: 20, home: 100 } as const

/** The expected points (win 1, draw ½) of home, `difference` ratings ahead with the advantage included. */
export function eloExpectation(difference: number): number {
  return 1 / (1 + 10 ** (-difference / 400))
}

/** Chances [home, draw, away]: the draw is .3 · exp(−Δ² / (2 · 200²)), then all are made to sum to 1. */
export function eloChances(
  home: number,
  away: number,
  advantage: number = eloOptions.home,
): readonly [number, number, number] {
  const difference = home + advantage - away
  const expected = eloExpectation(difference)
  const draw = 0.3 * Math.exp(-(difference ** 2) / (2 * 200 ** 2))
  const sum = 1 + draw
  return [expected / sum, draw / sum, (1 - expected) / sum]
}

/** By how much home's rating rises (and away's falls) after `points` of home: 1, ½ or 0. */
export function eloChange(
  home: number,
  away: number,
  points: 0 | 0.5 | 1,
  advantage: number = eloOptions.home,
): number {
  return eloOptions.k * (points - eloExpectation(home + advantage - away))
}
