/** Tiers of a win, by the multiple of the stake from which they begin, ascending. */
export const winTiers = [
  { name: 'big', from: 10, showMs: 4200 },
  { name: 'super', from: 25, showMs: 5400 },
  { name: 'mega', from: 50, showMs: 6600 },
  { name: 'epic', from: 100, showMs: 7800 },
] as const

export type WinTier = (typeof winTiers)[number]['name']

/** The tier of a win; null below the first. Amounts in minor units. */
export function tierOf(amount: number, stake: number): (typeof winTiers)[number] | null {
  return winTiers.findLast(({ from }) => stake > 0 && amount >= from * stake) ?? null
}
