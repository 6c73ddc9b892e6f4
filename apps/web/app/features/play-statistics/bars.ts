/** The data of one bar: upwards a gain or an amount, downwards a loss. `held` is the part a limit would have prevented, drawn on top. */
export interface Point {
  readonly label: string
  readonly value: number
  readonly held?: number
}

export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly below: boolean
  readonly held: { readonly y: number; readonly height: number } | null
}

export interface Chart {
  readonly bars: readonly Bar[]
  readonly highest: number
  readonly lowest: number
  /** The position of zero. */
  readonly zero: number
}

export const chartWidth = 600
export const chartHeight = 200

/** Bars in a box of a fixed size. The axis always includes zero, so that lengths can be compared. */
export function barsOf(points: readonly Point[]): Chart {
  const highest = Math.max(0, ...points.map(({ value, held = 0 }) => (value >= 0 ? value + held : value)))
  const lowest = Math.min(0, ...points.map(({ value, held = 0 }) => (value < 0 ? value - held : value)))
  const range = highest - lowest || 1
  const top = lowest + range // without data, zero is at the bottom
  const at = (value: number) => ((top - value) / range) * chartHeight
  const slot = chartWidth / Math.max(1, points.length)
  const bars = points.map(({ value, held = 0 }, index) => {
    const below = value < 0
    const end = below ? value - held : value + held
    return {
      x: index * slot + slot * 0.15,
      width: slot * 0.7,
      y: at(Math.max(0, value)),
      height: (Math.abs(value) / range) * chartHeight,
      below,
      held: held > 0 ? { y: below ? at(value) : at(end), height: (held / range) * chartHeight } : null,
    }
  })
  return { bars, highest, lowest, zero: at(0) }
}
