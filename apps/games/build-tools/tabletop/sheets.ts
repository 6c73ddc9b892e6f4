import { faces } from '../../src/tabletop/cards/faces.ts'
import { type Back, backs, paintBack } from '../../src/tabletop/cards/paint-back.ts'
import { cardHeight, cardWidth, paintFace } from '../../src/tabletop/cards/paint-face.ts'
import {
  compositionHeight,
  compositionWidth,
  paintMonth,
  paintMonthCard,
} from '../../src/tabletop/months/paint-month.ts'
import { grid } from './grid.ts'
import { deal, fan, flip, squeezes } from './strips.ts'

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
          (back) => (brush: CanvasRenderingContext2D) => paintBack(brush, back, width),
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
  fan,
  ...squeezes,
}
