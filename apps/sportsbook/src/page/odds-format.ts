/** Ways to write a price, all of the same value. */
export const oddsFormats = ['decimal', 'fractional', 'american', 'hongKong', 'malay', 'indonesian'] as const
export type OddsFormat = (typeof oddsFormats)[number]

/** Denominators that boards use and three decimals cannot write. */
const denominators = [3, 6, 7, 9, 11, 13, 15]

/**
 * Writes a price in thousandths (1850: 1.85) as players know it. With h = price − 1: Hong Kong is h; American 100 h from evens up, else −100 ÷ h; Malay h up
 * to evens, else −1 ÷ h; Indonesian h from evens up, else −1 ÷ h. What is risked in Malay odds is rounded up, with as many decimals as tell long prices apart.
 */
export function formatOdds(price: number, format: OddsFormat): string {
  const ratio = (price - 1000) / 1000
  const digits = price % 10 === 0 ? 2 : 3
  switch (format) {
    case 'decimal':
      return (price / 1000).toFixed(digits)
    case 'fractional':
      return fractionOf(price - 1000)
    case 'american':
      return ratio >= 1 ? `+${Math.round(ratio * 100)}` : signed(-100 / ratio, 0)
    case 'hongKong':
      return ratio.toFixed(digits)
    case 'malay':
      return ratio <= 1 ? ratio.toFixed(digits) : risked(price - 1000)
    case 'indonesian':
      return ratio >= 1 ? ratio.toFixed(digits) : signed(-1 / ratio, 2)
  }
}

/** The stake that wins 1, at winnings in thousandths above evens: 0.67, 0.053, 0.0051. */
function risked(winnings: number): string {
  const digits = winnings <= 10_000 ? 2 : winnings <= 100_000 ? 3 : 4
  const least = Math.ceil((1000 * 10 ** digits) / winnings) // whole numbers, so that an exact one is not rounded
  return signed(-least / 10 ** digits, digits)
}

/** In lowest terms; of three decimals the fraction of a small denominator that they are cut off from, where there is one. */
function fractionOf(winnings: number): string {
  for (const below of winnings % 10 === 0 ? [] : denominators) {
    const above = Math.round((winnings * below) / 1000)
    if (above > 0 && Math.floor((above * 1000) / below) === winnings) return `${above}/${below}`
  }
  const divisor = commonDivisor(winnings, 1000)
  return `${winnings / divisor}/${1000 / divisor}`
}

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other))

/** With a true minus sign. */
function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits)
  return value < 0 ? `−${text}` : text
}
