import { inked } from '../kit/contour.ts'
import { brush, disc, group, oval, type Point, path, petal, round } from '../kit/pen.ts'
import { cinnabar, coat, feather, gold, ink } from './palette.ts'

const p = (d: string, fill: string) => inked(d, fill, { ink, thin: 5, thick: 7 })

/** The sparrow who deals: a plump bird in a short coat, drawn in a space of 400 × 420 around its middle, seen from the front. */
export function sparrow([x, y]: Point, wide: number): string {
  return group(
    [...body(), ...coatParts(), ...head(), ...wing(), group(wing(), 'transform="scale(-1 1)"')],
    `transform="translate(${round(x)} ${round(y)}) scale(${round((wide / 400) * 100) / 100})"`,
  )
}

const body = () => [p('M-150 210C-178 120 -150 20 -96 -10H96C150 20 178 120 150 210Z', feather.pale)]

/** A happi in indigo with a collar, and a cord. */
const coatParts = () => [
  p('M-156 210C-176 130 -150 30 -100 -4L-34 62L-52 210Z', coat.mid),
  p('M156 210C176 130 150 30 100 -4L34 62L52 210Z', coat.mid),
  path('M-100 -4L-34 62L-52 210H-84L-70 72L-124 20Z', coat.light, ink, 4),
  path('M100 -4L34 62L52 210H84L70 72L124 20Z', coat.light, ink, 4),
  path('M-62 128Q0 152 62 128V154Q0 178 -62 154Z', cinnabar, ink, 5),
  disc([0, 152], 15, gold.mid, ink, 4),
]

const head = () => [
  // cheeks and face
  p(
    'M-140 -78C-146 -10 -84 34 0 34C84 34 146 -10 140 -78C134 -160 84 -206 0 -206C-84 -206 -134 -160 -140 -78Z',
    feather.cheek,
  ),
  // the cap, down to the eyes
  path(
    'M-134 -100C-130 -166 -78 -206 0 -206C78 -206 130 -166 134 -100C104 -134 70 -128 52 -96C40 -112 22 -116 0 -116C-22 -116 -40 -112 -52 -96C-70 -128 -104 -134 -134 -100Z',
    feather.cap,
    ink,
    5,
  ),
  brush(
    [
      [-98, -160],
      [-40, -192],
      [20, -192],
    ],
    12,
    '#b9713f',
  ),
  path('M-18 -204C-12 -226 8 -232 22 -224C12 -218 10 -210 14 -204Z', feather.cap, ink, 4),
  // the black spots of a tree sparrow
  oval([-96, -44], 26, 24, feather.bib),
  oval([96, -44], 26, 24, feather.bib),
  path('M-40 -18Q0 -4 40 -18Q34 34 0 44Q-34 34 -40 -18Z', feather.bib),
  ...[-1, 1].flatMap((side) => [
    disc([side * 62, -84], 21, ink),
    disc([side * 62 + 6, -92], 7.5, '#ffffff'),
    disc([side * 62 - 7, -77], 3.6, '#ffffff'),
    oval([side * 112, -8], 17, 10, '#f2a48c" opacity="0.75'),
  ]),
  // the beak
  path('M-34 -62Q0 -86 34 -62Q24 -34 0 -22Q-24 -34 -34 -62Z', '#4a4038', ink, 5),
  path('M-32 -60Q0 -50 32 -60', 'none', '#8d7f6e', 4),
]

/** Laid over the coat, the tip on the table. */
const wing = () => [
  p('M-128 34C-190 70 -206 150 -176 214H-92C-106 176 -112 110 -100 60Z', feather.wing),
  ...[-166, -146, -126].map((x, index) =>
    path(petal([x + 14, 120 + index * 10], 92, 24, 186 - index * 4), index % 2 ? '#c58a54' : feather.capDark),
  ),
  path('M-184 128Q-146 112 -104 128L-104 144Q-146 130 -186 146Z', feather.pale, ink, 3),
]
