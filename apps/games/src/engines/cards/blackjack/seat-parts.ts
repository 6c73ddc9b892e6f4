import { chipPicture, compact, tierOfChip } from '../../table/chip-picture.ts'
import { svg } from '../../table/svg.ts'

/** Bets before a round, the cards of one, or what became of them, with the bets of the next. */
export type Mode = 'bets' | 'round' | 'result'

const chipSize = 46

export function chipElement(chips: readonly number[], amount: number): SVGSVGElement {
  const tier = tierOfChip(chips, amount)
  return svg(
    'svg',
    { viewBox: '-25 -25 50 52', class: 'seat-chip', 'aria-hidden': 'true' },
    chipPicture({ tier, label: compact(amount), size: chipSize }),
  )
}

export function box({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }
}
