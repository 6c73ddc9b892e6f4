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
