import { inked } from '../../kit/contour.ts'
import { brush, group, type Point, path, picture, place, polygon, steps, trace } from '../../kit/pen.ts'
import {
  ink,
  mustard,
  mustardPale,
  paper,
  red,
  redDark,
  redLight,
  wood,
  woodDark,
  woodDeep,
  woodPale,
} from '../palette.ts'

export function malletParts(): string[] {
  return [
    // handle
    inked('M98 96H124L130 452Q111 464 92 452Z', wood, { ink, thin: 5, thick: 6, lean: [2, 3] }),
    brush(trace('104,150 106,280 102,420'), 5, woodDark),
    brush(trace('116,180 117,260 116,330'), 4, woodPale),
    path('M94 384H128L130 440H92Z', red, ink, 5),
    ...[398, 412, 426].map((y) =>
      brush(
        [
          [94, y],
          [111, y + 4],
          [129, y],
        ],
        4,
        redDark,
      ),
    ),
    // head
    inked('M22 30Q111 14 200 30Q212 72 200 114Q111 130 22 114Q10 72 22 30Z', woodPale, {
      ink,
      thin: 5,
      thick: 8,
      lean: [2, 5],
    }),
    path('M22 30Q34 27 48 26Q38 72 48 119Q34 117 22 114Q10 72 22 30Z', red, ink, 5),
    path('M200 30Q188 27 174 26Q184 72 174 119Q188 117 200 114Q212 72 200 30Z', red, ink, 5),
    path('M84 22Q111 20 138 22Q146 72 138 121Q111 124 84 121Q76 72 84 22Z', mustard, ink, 4),
    brush(trace('54,44 62,40 76,39'), 5, '#fff'),
    brush(trace('52,96 62,102 78,102'), 4, woodDark),
    brush(trace('146,98 158,100 170,96'), 4, woodDark),
    brush(trace('92,42 110,36 128,40'), 6, mustardPale),
    brush(trace('24,52 28,40 36,36'), 5, redLight),
  ]
}

/** A wooden mallet, head above. 222 × 464. */
export const mallet = () => picture(222, 464, malletParts())

/** Where the mallet meets a block: a star of paper. In 240 × 240. */
export function impactParts(): string[] {
  const star = (outer: number, inner: number) =>
    polygon(
      steps(0, 345, 24).map((degrees, index) => {
        const long = index % 2 ? inner : outer * (index % 4 ? 0.76 : 1)
        const at: Point = place([120, 120], long, 0, degrees)
        return at
      }),
    )
  return [path(star(114, 54), mustard, ink, 5), path(star(80, 38), paper, ink, 4)]
}

export const impact = () => picture(240, 240, impactParts())

/** Chips of wood that fly. 60 × 60. */
export const chip = () =>
  picture(60, 60, [
    inked('M8 34L26 8L52 18L40 50L18 52Z', woodPale, { ink, thick: 3 }),
    brush(trace('20,38 30,28 42,24'), 4, woodDark),
  ])

/** The beam over the tower, on which the daruma stands. 1200 × 120. */
export function beam(): string {
  return picture(1200, 120, [
    inked('M14 16H1186Q1196 16 1196 26V84Q1196 94 1186 94H14Q4 94 4 84V26Q4 16 14 16Z', woodPale, {
      ink,
      thin: 6,
      thick: 8,
      lean: [0, 6],
    }),
    path('M8 70H1192V84Q1192 90 1186 90H14Q8 90 8 84Z', wood),
    ...steps(40, 1060, 9).map((x, index) =>
      brush(
        [
          [x, 34 + ((index * 23) % 44)],
          [x + 60, 38 + ((index * 23) % 44)],
          [x + 116, 33 + ((index * 23) % 44)],
        ],
        5,
        woodDark,
      ),
    ),
    ...[0, 1].map((end) =>
      group(
        [
          path('M4 26Q4 16 14 16H58V94H14Q4 94 4 84Z', red, ink, 6),
          path('M58 18H76V92H58Z', mustard, ink, 5),
          brush(trace('18,34 28,30 44,31'), 7, redLight),
        ],
        end ? 'transform="matrix(-1 0 0 1 1200 0)"' : '',
      ),
    ),
  ])
}

/** The base under the tower. 1200 × 150. */
export function base(): string {
  return picture(1200, 150, [
    inked('M40 6H1160L1190 60Q1196 130 1180 142H20Q4 130 10 60Z', wood, { ink, thin: 6, thick: 8, lean: [0, 3] }),
    path('M40 8H1160L1188 60H12Z', woodPale, ink, 5),
    path('M11 78H1189Q1190 96 1188 112H12Q10 96 11 78Z', red, ink, 5),
    path('M14 112H1186L1184 124H16Z', mustard, ink, 4),
    ...steps(80, 1010, 8).map((x, index) =>
      brush(
        [
          [x, 26 + (index % 3) * 10],
          [x + 60, 30 + (index % 3) * 10],
          [x + 110, 25 + (index % 3) * 10],
        ],
        5,
        woodDark,
      ),
    ),
    ...steps(30, 1100, 7).map((x) =>
      brush(
        [
          [x, 134],
          [x + 30, 137],
          [x + 70, 134],
        ],
        4,
        woodDeep,
      ),
    ),
  ])
}
