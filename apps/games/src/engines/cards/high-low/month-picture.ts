import { el } from '../../../shell/hud/elements.ts'
import { monthRatio, paintMonthCard } from '../../../tabletop/months/paint-month.ts'

/** More would cost memory without a visible difference at this size. */
const density = 2

/** A small card of flowers beside text, so without a name of its own. */
export function monthPicture(month: number, width: number): HTMLCanvasElement {
  const canvas = el('canvas', { class: 'month-picture', 'aria-hidden': 'true' })
  canvas.width = Math.ceil(width * density)
  canvas.height = Math.ceil(width * monthRatio * density)
  canvas.style.width = `${width}px`
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('this browser has no 2D canvas')
  brush.scale(density, density)
  paintMonthCard(brush, month, { width, number: false })
  return canvas
}
