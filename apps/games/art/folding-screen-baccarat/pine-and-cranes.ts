import { brush, disc, group, line, loop, oval, type Point, path, petal, place, trace } from '../kit/pen.ts'
import { bark, green, ink, leaf, sea, sun } from './palette.ts'

/** An old pine on the bank; its needles lie in cushions. */
export function pine(): string[] {
  const bough = (points: string, width: number) => [
    brush(trace(points), width + 11, ink, { swell: 0.02 }),
    brush(trace(points), width, bark.mid, { swell: 0.02 }),
  ]
  const cushions: readonly (readonly [x: number, y: number, size: number])[] = [
    [596, 96, 74],
    [492, 168, 76],
    [716, 196, 88],
    [566, 232, 66],
    [838, 286, 74],
    [430, 316, 74],
    [668, 316, 62],
    [536, 350, 54],
  ]
  return [
    ...bough('574,540 640,470 616,392 560,330 590,240 604,150', 64),
    ...bough('612,408 700,352 790,318 850,306', 32),
    ...bough('566,332 500,348 446,338', 28),
    ...bough('582,262 660,232 720,214', 24),
    ...bough('586,248 540,206 500,188', 22),
    ...[
      [606, 470],
      [624, 420],
      [592, 366],
      [572, 322],
    ].map(([x = 0, y = 0]) =>
      brush(
        [
          [x - 12, y + 12],
          [x + 4, y - 2],
          [x + 16, y - 4],
        ],
        8,
        bark.light,
      ),
    ),
    ...cushions.map(([x, y, size]) => cushion([x, y], size)),
  ]
}

function cushion([x, y]: Point, size: number): string {
  const at = (across: number, down: number): Point => [x + size * across, y + size * down]
  const outline = loop([
    at(-1.06, 0.16),
    at(-0.98, -0.12),
    at(-0.62, -0.26),
    at(-0.36, -0.48),
    at(0, -0.46),
    at(0.3, -0.54),
    at(0.62, -0.3),
    at(0.98, -0.16),
    at(1.06, 0.14),
    at(0.6, 0.26),
    at(0, 0.22),
    at(-0.6, 0.28),
  ])
  const fans = [-0.62, -0.06, 0.52].flatMap((across) =>
    [-56, -28, 0, 28, 56].map((degrees) =>
      line([at(across, 0.12), place(at(across, 0.12), size * 0.36, 0, degrees)], green.light, 3.4),
    ),
  )
  return group([
    path(outline, green.mid, ink, 5),
    path(
      loop([
        at(-0.96, 0.14),
        at(-0.5, 0.06),
        at(0, 0.1),
        at(0.5, 0.04),
        at(0.96, 0.12),
        at(0.6, 0.22),
        at(0, 0.2),
        at(-0.6, 0.24),
      ]),
      green.deep,
    ),
    ...fans,
  ])
}

/** A crane that flies to the right. */
export function crane([x, y]: Point, size: number, degrees: number): string {
  const white = sea.foam
  return group(
    [
      line(trace('-52,14 -96,30 -128,34'), ink, 5),
      line(trace('-50,8 -98,20 -126,22'), ink, 5),
      ...[0, 1, 2, 3, 4].map((index) =>
        path(petal([-16 + index * 5, -6], 92 - index * 7, 22, -38 - index * 13), index > 1 ? ink : white, ink, 4),
      ),
      path(loop(trace('-62,12 -34,-8 6,-12 44,0 26,16 -18,24')), white, ink, 4),
      brush(trace('30,4 66,-6 92,2 122,-8'), 18, ink, { swell: 0.1 }),
      brush(trace('30,3 64,-6 92,2 120,-7'), 11, white, { swell: 0.1 }),
      disc([122, -9], 9, white, ink, 3),
      path('M116-17A9 9 0 0 1 129-16Z', sun.red),
      path('M129-13L156-8L130-5Z', leaf.mid, ink, 3),
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        path(petal([-8 + index * 4, -2], 104 - index * 8, 24, 12 - index * 15), index > 3 ? ink : white, ink, 4),
      ),
      oval([-2, 2], 26, 9, white),
    ],
    `transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})"`,
  )
}
