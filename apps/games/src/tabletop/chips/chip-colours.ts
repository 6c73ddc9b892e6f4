/** How a chip looks: distinct by the number and shape of its stripes as well as by its colours. */
export interface ChipLook {
  readonly body: string
  readonly dark: string
  readonly stripe: string
  /** Colour of the middle, with the value. */
  readonly plate: string
  readonly text: string
  /** Stripes around the edge. */
  readonly stripes: number
  readonly mark: 'bar' | 'pair' | 'disc' | 'wedge'
}

const look = (
  [body, dark, stripe]: readonly [string, string, string],
  stripes: number,
  mark: ChipLook['mark'],
  { plate = '#fffaf0', text = dark } = {},
): ChipLook => ({ body, dark, stripe, plate, text, stripes, mark })

/** Worth 1, 2, 5 and 10, then again ten times as much; after twelve they begin again. */
const looks: readonly ChipLook[] = [
  look(['#f3ead2', '#5c513d', '#8d7f63'], 4, 'bar'),
  look(['#f4a9b8', '#8a2f48', '#fffaf0'], 4, 'disc'),
  look(['#d33b29', '#7c1813', '#fffaf0'], 6, 'bar'),
  look(['#2c6ab4', '#143a73', '#fffaf0'], 4, 'pair'),
  look(['#2f8f66', '#14523d', '#ffdb83'], 8, 'bar'),
  look(['#e8782b', '#7d3508', '#fffaf0'], 5, 'wedge'),
  look(['#171c47', '#0b0e29', '#f2b84b'], 6, 'pair', { plate: '#f8e7bd', text: '#171c47' }),
  look(['#67386f', '#3a1c40', '#e9c8ef'], 8, 'disc'),
  look(['#ffb300', '#7a4e00', '#17130c'], 6, 'wedge'),
  look(['#17130c', '#000000', '#ffb300'], 4, 'wedge', { plate: '#ffc43a', text: '#17130c' }),
  look(['#7fb9c4', '#1f5560', '#1f5560'], 6, 'disc'),
  look(['#8f1f1a', '#4a0d0a', '#ffdb83'], 8, 'pair', { plate: '#ffe9b8', text: '#4a0d0a' }),
]

/** The look of a chip by its value: one for each step of 1, 2, 5, 10, 20, … */
export function chipLook(value: number): ChipLook {
  const power = Math.floor(Math.log10(Math.max(1, value)) + 1e-9)
  const digit = value / 10 ** power
  const step = power * 3 + (digit >= 5 ? 2 : digit >= 2 ? 1 : 0)
  return looks[step % looks.length] ?? looks[0] ?? look(['#fff', '#000', '#000'], 4, 'bar')
}

/** A value in at most four signs, exactly: 500, 1K, 2.5K, 10K, 1M. */
export function chipLabel(value: number): string {
  for (const [unit, sign] of [
    [1_000_000, 'M'],
    [1_000, 'K'],
  ] as const)
    if (value >= unit && (value * 10) % unit === 0) return `${value / unit}${sign}`
  return String(value)
}
