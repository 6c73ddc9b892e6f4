import type { FeltCell } from './felt.ts'
import { svg } from './svg.ts'

const largestLetters = 24

/** A field of the felt with its label or its sign; `scale`: CSS pixels in a unit of the felt. */
export function cellPicture(cell: FeltCell, scale: { readonly x: number; readonly y: number }): SVGGElement {
  const [width, height] = [cell.width * scale.x, cell.height * scale.y]
  const turned = width < height * 0.62 && cell.label.length > 2
  const [along, across] = turned ? [height, width] : [width, height]
  const size = Math.min(across * 0.5, (along * 1.5) / Math.max(2, widthOf(cell.label)), largestLetters)
  const middle = `translate(${width / 2} ${height / 2})${turned ? ' rotate(-90)' : ''}`
  const d = rhombus(Math.min(along * 0.32, across * 0.9), across * 0.3)
  return svg(
    'g',
    {
      transform: `translate(${cell.x * scale.x} ${cell.y * scale.y})`,
      class: 'cell-of-felt',
      'data-tone': cell.tone,
      'data-fact': cell.fact ?? undefined,
    },
    svg('rect', { x: 1, y: 1, width: Math.max(0, width - 2), height: Math.max(0, height - 2), rx: 4 }),
    cell.sign
      ? svg('path', { class: 'sign-of-felt', 'data-tone': cell.sign, d, transform: middle })
      : svg('text', { transform: middle, 'font-size': size, dy: '0.36em' }, cell.label),
  )
}

/** In widths of a Latin letter. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2000' ? 1.75 : 1), 0)

const rhombus = (half: number, high: number) => `M${-half} 0L0 ${-high}L${half} 0L0 ${high}Z`
