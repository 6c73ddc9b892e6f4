/** A multiple of the stake in figures, with two decimals up to 1,000, rounded down, so that it never promises too much. */
export function multipleFigures(multiple: number): string {
  const hundredths = Math.floor(multiple * 100 + 1e-9) // 1.13 × 100 is 112.99999999999999
  const digits = hundredths >= 100_000 ? 0 : 2
  return new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'floor',
  }).format(hundredths / 100)
}
