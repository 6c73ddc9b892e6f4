/** Ways to write a price, all of the same value. */
export const oddsFormats = ['decimal', 'fractional', 'american', 'hongKong', 'malay', 'indonesian'] as const
export type OddsFormat = (typeof oddsFormats)[number]

/** Denominators that boards use, the usual ones first. */
const denominators = [1, 2, 4, 5, 10, 3, 8, 6, 7, 9, 11, 13, 15, 20, 25, 33, 50, 100]
/** A fraction may differ from the price by this part of the ratio: 1.91 is 10/11. */
const nearEnough = 0.006

/**
 * Writes a price in thousandths (1850: 1.85) as players know it. With h = price − 1: Hong Kong is h; American 100 h from evens up, else −100 ÷ h; Malay h up
 * to evens, else −1 ÷ h; Indonesian h from evens up, else −1 ÷ h.
 */
export function formatOdds(price: number, format: OddsFormat): string {
  const ratio = (price - 1000) / 1000
  switch (format) {
    case 'decimal':
      return (price / 1000).toFixed(price % 10 === 0 ? 2 : 3)
    case 'fractional':
      return fractionOf(ratio)
    case 'american':
      return ratio >= 1 ? `+${Math.round(ratio * 100)}` : signed(-100 / ratio, 0)
    case 'hongKong':
      return ratio.toFixed(price % 10 === 0 ? 2 : 3)
    case 'malay':
      return ratio <= 1 ? signed(ratio, 2) : signed(-1 / ratio, 2)
    case 'indonesian':
      return ratio >= 1 ? signed(ratio, 2) : signed(-1 / ratio, 2)
  }
}

function fractionOf(ratio: number): string {
  for (const below of denominators) {
    const above = Math.round(ratio * below)
    if (above > 0 && Math.abs(above / below - ratio) <= ratio * nearEnough) return `${above}/${below}`
  }
  return `${Math.round(ratio * 1000)}/1000`
}

/** With a true minus sign. */
function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits)
  return value < 0 ? `−${text}` : text
}
