import { letter } from '../glyphs.ts'
import { type Brush, type Pen, penOn, roundedBox, within } from '../pen.ts'
import { ink, paper } from '../pigments.ts'
import { autumn } from './autumn.ts'
import type { Composition } from './composition.ts'
import { spring } from './spring.ts'
import { summer } from './summer.ts'
import { winter } from './winter.ts'

/** Compositions are drawn in a space of this size. A court card covers its top left and bottom right with the indices, a month card 8 at each side. */
export const compositionWidth = 176
export const compositionHeight = 256

const compositions: Readonly<Record<number, Composition>> = { ...winter, ...spring, ...summer, ...autumn }

/** The plant of a month, 1 to 12, with what belongs to it. Nothing is clipped at the edges. */
export function paintMonth(brush: Brush, month: number): void {
  brush.save()
  drawMonth(penOn(brush), month)
  brush.restore()
}

/** The same with any pen, such as one that prints SVG. */
export function drawMonth(pen: Pen, month: number): void {
  const paint = compositions[month]
  if (!paint) throw new RangeError(`a year has no month ${month}`)
  paint(pen)
}

/** A card's height divided by its width. */
export const monthRatio = 1.6

/** A card of flowers, `width` CSS pixels wide; with `number`, the month in a corner. */
export function paintMonthCard(
  brush: Brush,
  month: number,
  { width, number }: { width: number; number: boolean },
): void {
  const [across, high] = [176, 176 * monthRatio]
  brush.save()
  brush.scale(width / across, width / across)
  const frame = roundedBox(3, 3, across - 6, high - 6, 13)
  brush.fillStyle = ink
  brush.fill(roundedBox(0, 0, across, high, 16))
  within(brush, frame, () => {
    brush.fillStyle = paper
    brush.fillRect(0, 0, across, high)
  })
  within(brush, roundedBox(9, 9, across - 18, high - 18, 8), () => {
    brush.translate((across - compositionWidth * 1.03) / 2, (high - compositionHeight * 1.03) / 2)
    brush.scale(1.03, 1.03)
    paintMonth(brush, month)
  })
  if (number) {
    const small = width < 60
    const size = small ? 84 : 50
    brush.fillStyle = paper
    brush.strokeStyle = ink
    brush.lineWidth = small ? 5 : 3
    brush.fill(roundedBox(3, 3, size, size, 13))
    brush.stroke(roundedBox(3, 3, size, size, 13))
    letter(brush, String(month), {
      x: 3 + size / 2,
      y: 3 + size / 2,
      height: size * 0.62,
      widest: size * 0.74,
      weight: 19,
      colour: ink,
    })
  }
  brush.restore()
}
