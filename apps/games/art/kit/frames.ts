import { path } from './pen.ts'

/** A rectangle with rounded corners as path data, so that two can make a frame with a hole (`fill-rule="evenodd"`). */
export function rounded(x: number, y: number, wide: number, high: number, corner: number): string {
  return `M${x + corner} ${y}H${x + wide - corner}A${corner} ${corner} 0 0 1 ${x + wide} ${y + corner}V${y + high - corner}A${corner} ${corner} 0 0 1 ${x + wide - corner} ${y + high}H${x + corner}A${corner} ${corner} 0 0 1 ${x} ${y + high - corner}V${y + corner}A${corner} ${corner} 0 0 1 ${x + corner} ${y}Z`
}

/** A frame of one colour around an opening. */
export function ring(outer: string, inner: string, fill: string, ink: string, width = 5): string {
  return path(outer + inner, fill, ink, width).replace('<path', '<path fill-rule="evenodd"')
}

/** The lines between the cells of a board. */
export function cellLines(
  { x, y, cell, columns, rows }: { x: number; y: number; cell: number; columns: number; rows: number },
  line: string,
  width: number,
): string {
  const down = Array.from({ length: columns - 1 }, (_, index) => `M${x + cell * (index + 1)} ${y}v${cell * rows}`)
  const across = Array.from({ length: rows - 1 }, (_, index) => `M${x} ${y + cell * (index + 1)}h${cell * columns}`)
  return path([...down, ...across].join(''), 'none', line, width)
}
