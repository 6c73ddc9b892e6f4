import { faces } from '../../src/tabletop/cards/faces.ts'
import { type Back, backs, paintBack } from '../../src/tabletop/cards/paint-back.ts'
import { cardHeight, cardWidth, paintFace } from '../../src/tabletop/cards/paint-face.ts'
import { paintChip, paintStack } from '../../src/tabletop/chips/paint-chip.ts'
import { dieFaces, lying } from '../../src/tabletop/dice/die.ts'
import { paintBowl, paintTsubo } from '../../src/tabletop/dice/paint-cups.ts'
import { bone, lacquer, paintDie, paintDieShadow } from '../../src/tabletop/dice/paint-die.ts'
import {
  compositionHeight,
  compositionWidth,
  paintMonth,
  paintMonthCard,
} from '../../src/tabletop/months/paint-month.ts'
import { dealers } from './dealer-sheets.ts'
import { bowlStrip, cupStrip, tumbleStrip } from './dice-strips.ts'
import { grid } from './grid.ts'
import { deal, fan, flip, monthFlip, payout, squeezes } from './strips.ts'

type Paint = (brush: CanvasRenderingContext2D) => void
const values = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_500, 5_000, 10_000, 100_000]

const deck = (width: number, density: number) => () =>
  grid(
    { columns: 13, width, height: (width * cardHeight) / cardWidth, density },
    faces.map((face) => (brush) => paintFace(brush, face, { width })),
  )

/** Canvases by name. */
export const sheets: Readonly<Record<string, () => HTMLCanvasElement | Promise<HTMLCanvasElement>>> = {
  'cards-28': deck(28, 2),
  'cards-44': deck(44, 2),
  'cards-80': deck(80, 1.5),
  'cards-160': () =>
    grid(
      { columns: 6, width: 160, height: 224, density: 1.6 },
      (
        [
          'As',
          'Ah',
          'Ad',
          'Ac',
          '7h',
          'Ts',
          'Js',
          'Qs',
          'Ks',
          'Jh',
          'Qh',
          'Kh',
          'Jd',
          'Qd',
          'Kd',
          'Jc',
          'Qc',
          'Kc',
        ] as const
      ).map((face) => (brush) => paintFace(brush, face, { width: 160 })),
    ),
  backs: () =>
    grid(
      { columns: 6, width: 160, height: 224, density: 1.5 },
      [28, 80, 160].flatMap((width) =>
        (Object.keys(backs) as Back[]).map(
          (back) => (brush: CanvasRenderingContext2D) => paintBack(brush, back, { width, height: width * 1.4 }),
        ),
      ),
    ),
  months: () =>
    grid(
      { columns: 6, width: compositionWidth, height: compositionHeight, density: 1.4 },
      Array.from({ length: 12 }, (_, index) => (brush) => paintMonth(brush, index + 1)),
    ),
  'month-cards': () =>
    grid(
      { columns: 12, width: 100, height: 160, density: 1.4 },
      [100, 44].flatMap((width) =>
        Array.from(
          { length: 12 },
          (_, index) => (brush: CanvasRenderingContext2D) => paintMonthCard(brush, index + 1, { width, number: true }),
        ),
      ),
    ),
  deal,
  flip,
  'month-flip': monthFlip,
  fan,
  ...squeezes,
  chips: () =>
    grid(
      { columns: values.length, width: 88, height: 88, density: 1.5 },
      [24, 28, 44, 80].flatMap((size) =>
        values.map(
          (value): Paint =>
            (brush) => {
              brush.translate(44, 44)
              paintChip(brush, value, size)
            },
        ),
      ),
    ),
  stacks: () =>
    grid(
      { columns: 6, width: 120, height: 120, density: 1.5 },
      [28, 44, 70].flatMap((size) =>
        [1, 2, 3, 5, 12, 120].map(
          (count, index): Paint =>
            (brush) => {
              brush.translate(60, 76)
              paintStack(brush, { value: [10, 100, 500, 1_000, 50, 5_000][index] ?? 1, count, size })
            },
        ),
      ),
    ),
  dice: () =>
    grid(
      { columns: 12, width: 120, height: 150, density: 1.3 },
      [28, 44, 80].flatMap((edge) =>
        [bone, lacquer].flatMap((colours) =>
          dieFaces.map(
            (face): Paint =>
              (brush) => {
                brush.translate(60, 80)
                paintDieShadow(brush, edge)
                brush.translate(0, -edge * 0.28)
                paintDie(brush, lying(face, 0.5 + face * 0.23), { edge, colours })
              },
          ),
        ),
      ),
    ),
  vessels: () =>
    grid(
      { columns: 4, width: 200, height: 200, density: 1.3 },
      [200, 80].flatMap((size) =>
        [paintTsubo, paintBowl].map(
          (paint): Paint =>
            (brush) => {
              brush.scale(size / 200, size / 200)
              paint(brush)
            },
        ),
      ),
    ),
  tumble: tumbleStrip,
  cup: cupStrip,
  bowl: bowlStrip,
  payout,
  ...dealers,
}
