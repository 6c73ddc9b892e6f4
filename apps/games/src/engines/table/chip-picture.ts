import { svg } from './svg.ts'

/** By value, ascending: the place of a chip in it chooses its colour. */
export function tierOfChip(chips: readonly number[], amount: number): number {
  return Math.max(
    0,
    chips.findLastIndex((chip) => chip <= amount),
  )
}

/** A chip seen from above, `size` wide, around its own middle. */
export function chipPicture({ tier, label, size }: { tier: number; label: string; size: number }): SVGGElement {
  const r = size / 2
  return svg(
    'g',
    { class: 'chip-picture', 'data-tier': tier },
    svg('circle', { class: 'chip-shade', r, cy: size * 0.06 }),
    svg('circle', { class: 'chip-edge', r }),
    svg('circle', {
      class: 'chip-marks',
      r: r * 0.86,
      'stroke-width': r * 0.26,
      'stroke-dasharray': `${r * 0.45} ${r * 0.45}`,
    }),
    svg('circle', { class: 'chip-face', r: r * 0.7 }),
    svg('text', { class: 'chip-label', 'font-size': (label.length > 3 ? 0.5 : 0.6) * r, dy: '0.35em' }, label),
  )
}

/** On a chip: 100, 1k, 25k. */
export function compact(amount: number): string {
  if (amount >= 1_000_000) return `${Math.floor(amount / 100_000) / 10}M`
  return amount >= 1000 ? `${Math.floor(amount / 100) / 10}k` : String(amount)
}

interface Stack {
  readonly chips: readonly number[]
  /** In CSS pixels. */
  readonly size: number
  readonly amount: number
  /** The amount that the bet returned, in minor units; null before the round has decided. */
  readonly won: number | null
  /** It has been placed on a shared round, and cannot be taken back. */
  readonly isPlaced: boolean
  /** Distance of its middle from the upper edge of the felt. In CSS pixels. */
  readonly y: number
}

/** A player's bet on a spot, around its own middle. A lost one is faint, and what another one returned stands above it, or below it at the upper edge of the felt. */
export function chipStack({ chips, size, amount, won, isPlaced, y }: Stack): SVGGElement {
  const picture = chipPicture({ tier: tierOfChip(chips, amount), label: compact(amount), size })
  if (isPlaced) picture.prepend(svg('circle', { class: 'chip-seat', r: size * 0.6 }))
  const isWin = won !== null && won > amount // what comes back of a stake is none
  const letters = Math.max(11, size * 0.42)
  const label = svg('text', {
    class: isWin ? 'paid' : 'paid returned',
    y: y < size * 0.62 + letters ? size * 0.62 + letters * 0.7 : -size * 0.62,
    'font-size': letters,
  })
  label.textContent = won ? compact(won) : ''
  return svg('g', { class: won === 0 ? 'lost' : 'lies' }, picture, label)
}
