import { type Brush, within } from '../pen.ts'
import { azurite, cinnabar, ink } from '../pigments.ts'
import type { Suit } from './faces.ts'

/**
 * Signs of the suits in a box of 100 × 100: a leaf of bamboo grass, a heart of two petals, a lozenge with hollow sides, a plum blossom of three petals. Each has
 * an outline of its own, because one player in twelve tells two of the colours apart poorly.
 */
export const suitOutlines: Readonly<Record<Suit, string>> = {
  s: 'M50 2C58 25 95 39 95 64C95 87 66 90 56 74C57 85 62 93 71 98H29C38 93 43 85 44 74C34 90 5 87 5 64C5 39 42 25 50 2Z',
  h: 'M50 96C35 74 4 59 4 32C4 5 39 0 50 27C61 0 96 5 96 32C96 59 65 74 50 96Z',
  d: 'M50 0C58 21 73 38 91 50C73 62 58 79 50 100C42 79 27 62 9 50C27 38 42 21 50 0Z',
  c: 'M50 3A22 22 0 0 1 68 38A22 22 0 1 1 57 71C58 83 63 92 71 98H29C37 92 42 83 43 71A22 22 0 1 1 32 38A22 22 0 0 1 50 3Z',
}

export const suitColours: Readonly<Record<Suit, string>> = {
  s: ink,
  h: cinnabar,
  d: azurite,
  c: '#17734d',
}

interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Upside down, as in the lower half of a card. */
  readonly turned?: boolean
  readonly colour?: string
}

/** Paints a sign; `x`, `y` is its middle. */
export function paintSuit(brush: Brush, suit: Suit, { x, y, size, turned = false, colour }: Place): void {
  brush.save()
  brush.translate(x, y)
  if (turned) brush.rotate(Math.PI)
  brush.scale(size / 100, size / 100)
  brush.translate(-50, -50)
  brush.fillStyle = colour ?? suitColours[suit]
  brush.fill(new Path2D(suitOutlines[suit]))
  brush.restore()
}

/** The large sign of an ace: its colour cut open by the suit's pattern, in a double contour. */
export function paintAce(brush: Brush, suit: Suit, { x, y, size }: Place): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(size / 100, size / 100)
  brush.translate(-50, -50)
  const shape = new Path2D(suitOutlines[suit])
  brush.lineJoin = 'round'
  brush.lineCap = 'round'
  brush.strokeStyle = suitColours[suit]
  brush.lineWidth = 9
  brush.stroke(shape)
  brush.strokeStyle = paperOf[suit]
  brush.lineWidth = 4.6
  brush.stroke(shape)
  brush.fillStyle = suitColours[suit]
  brush.fill(shape)
  within(brush, shape, () => {
    brush.strokeStyle = paperOf[suit]
    brush.globalAlpha = 0.7
    brush.lineWidth = 1.1
    brush.stroke(new Path2D(patterns[suit]()))
  })
  brush.restore()
}

const paperOf: Readonly<Record<Suit, string>> = { s: '#d9d2ea', h: '#ffd9cf', d: '#d3e6f7', c: '#d3efdb' }

const over = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, index) => from + index * by)

/** Waves for spades, plum blossoms for hearts, hemp leaves for diamonds, arrow feathers for clubs. */
const patterns: Readonly<Record<Suit, () => string>> = {
  s: () =>
    over(0, 112, 10)
      .flatMap((y, row) =>
        over(row % 2 ? -11 : 0, 122, 22).flatMap((x) =>
          [10, 5.6].map((radius) => `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}`),
        ),
      )
      .join(''),
  h: () =>
    over(4, 110, 19)
      .flatMap((y, row) =>
        over(row % 2 ? -3 : 8, 112, 22).flatMap((x) =>
          over(0, 5, 1).map((petal) => {
            const turn = ((petal * 72 - 90) * Math.PI) / 180
            const [px, py] = [x + 4 * Math.cos(turn), y + 4 * Math.sin(turn)]
            return `M${px + 3} ${py}A3 3 0 1 1 ${px - 3} ${py}A3 3 0 1 1 ${px + 3} ${py}`
          }),
        ),
      )
      .join(''),
  d: () =>
    over(-4, 120, 9)
      .flatMap((y, row) =>
        over(row % 2 ? -4 : 4, 112, 16).map(
          (x) => `M${x} ${y}v9M${x} ${y}l-8 4.5M${x} ${y}l8 4.5M${x} ${y}l-8-4.5M${x} ${y}l8-4.5M${x} ${y}v-9`,
        ),
      )
      .join(''),
  c: () =>
    over(2, 110, 12)
      .flatMap((x) => [`M${x} 0V100`, ...over(-8, 110, 7).map((y) => `M${x - 6} ${y}L${x} ${y + 7}L${x + 6} ${y}`)])
      .join(''),
}
