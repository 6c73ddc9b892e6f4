/** A multiple of the stake with two decimals, rounded down, so that it never promises too much. */
export function multipleText(multiple: number): string {
  const hundredths = Math.floor(multiple * 100 + 1e-9) // 1.13 × 100 is 112.99999999999999
  return `×${(hundredths / 100).toFixed(hundredths >= 100_000 ? 0 : 2)}`
}
