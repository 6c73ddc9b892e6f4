import { loop, type Point, petal, place, polygon, steps, trace } from '../../../art/kit/pen.ts'
import type { Pen } from '../pen.ts'
import { cinnabar, cinnabarDark, gold, goldDark, goldPale, ink, white } from '../pigments.ts'

export type { Point }
export { loop, petal, place, polygon, steps, trace }

/** Paints one month in the space of `compositionWidth` and `compositionHeight`. */
export type Composition = (pen: Pen) => void

const beyond = 24

/** The sky, with bands of colour from top to bottom; each begins at its `y`. */
export function ground(pen: Pen, ...bands: readonly (readonly [y: number, colour: string])[]): void {
  for (const [y, colour] of bands) pen.flat(`M${-beyond} ${y}H${176 + beyond}V${256 + beyond}H${-beyond}Z`, colour)
}

/** A bank of mist with round ends, as on gold screens. */
export function mist(pen: Pen, x: number, y: number, width: number, colour: string): void {
  pen.flat(
    `M${x} ${y}H${x + width}a7 7 0 0 1 0 14H${x + width - 22}a6 6 0 0 0 0 12H${x + width + 8}a7 7 0 0 1 0 14H${x + 20}a7 7 0 0 1 0-14a6 6 0 0 0 0-12H${x}a7 7 0 0 1 0-14Z`,
    colour,
  )
}

/** A leaf or petal in its contour with a vein. */
export function leaf(
  pen: Pen,
  at: Point,
  { length, width, turn, colour, vein }: { length: number; width: number; turn: number; colour: string; vein?: string },
): void {
  pen.inked(petal(at, length, width, turn), colour, 3)
  if (!vein) return
  const [x, y] = place(at, length * 0.78, 0, turn)
  pen.line(`M${at[0]} ${at[1]}L${x} ${y}`, vein, 1.8)
}

/** A blossom seen from the front. `notched`: as of a cherry tree. */
export function blossom(
  pen: Pen,
  [x, y]: Point,
  {
    radius,
    colour,
    heart,
    turn = 0,
    notched = false,
  }: { radius: number; colour: string; heart: string; turn?: number; notched?: boolean },
): void {
  const petals = [0, 72, 144, 216, 288].map((degrees) => {
    const at = (along: number, aside: number) =>
      place([x, y], radius * along, radius * aside, degrees + turn)
        .map((n) => n.toFixed(1))
        .join(' ')
    return notched
      ? `M${at(0, 0)}C${at(0.3, -0.62)} ${at(0.86, -0.62)} ${at(1.06, -0.2)}L${at(0.9, 0)}L${at(1.06, 0.2)}C${at(0.86, 0.62)} ${at(0.3, 0.62)} ${at(0, 0)}Z`
      : `M${at(0, 0)}C${at(0.2, -0.72)} ${at(1.06, -0.86)} ${at(1.06, 0)}C${at(1.06, 0.86)} ${at(0.2, 0.72)} ${at(0, 0)}Z`
  })
  pen.inked(petals.join(''), colour, 3)
  for (const degrees of [0, 72, 144, 216, 288]) {
    const [[ax, ay], [bx, by]] = [
      place([x, y], radius * 0.16, 0, degrees + turn),
      place([x, y], radius * 0.52, 0, degrees + turn),
    ]
    pen.line(`M${ax} ${ay}L${bx} ${by}`, heart, Math.max(1.3, radius * 0.09))
    if (radius > 12) pen.disc(bx, by, radius * 0.09, heart, 0)
  }
  pen.disc(x, y, radius * 0.2, gold, radius > 12 ? 1.6 : 1)
}

/** The paper strip of a poem, hanging from `at`: the mark of a jack. */
export function ribbon(pen: Pen, [x, y]: Point, turn = 8): void {
  pen.at(x, y, { turn }, () => {
    pen.line('M0-22C-3-12 3-8 0 2', ink, 3)
    pen.inked('M-14 0H14L16 82L13 88H-13L-16 82Z', cinnabar)
    pen.flat('M-14 8H14V13H-14ZM-15 70H15V75H-15Z', goldPale)
    pen.line('M-4 24V58M4 22V40M4 46V62', white, 2.6)
    pen.disc(0, 2, 4.5, gold, 2)
  })
}

/** The golden disc with a crest of petals that kings carry. */
export function crest(pen: Pen, [x, y]: Point, radius: number): void {
  pen.disc(x, y, radius, gold)
  pen.disc(x, y, radius * 0.8, goldPale, 0)
  for (let petalAt = 0; petalAt < 12; petalAt++)
    pen.flat(petal(place([x, y], radius * 0.2, 0, petalAt * 30), radius * 0.5, radius * 0.22, petalAt * 30), goldDark)
  pen.disc(x, y, radius * 0.16, cinnabarDark, 0)
}
