import { cover } from '../kit/cover.ts'
import { halo } from '../kit/light.ts'
import { bokashi, box, brush, disc, type Point, path, petal, place, polygon, steps } from '../kit/pen.ts'
import { culm, earth, ink, leaf, sky } from './palette.ts'

interface Culm {
  /** Of its foot. */
  readonly x: number
  readonly wide: number
  /** In degrees. */
  readonly lean: number
  /** Height of a segment in widths. */
  readonly long: number
}

/** The grove in the evening, for the table: light between the culms. */
export const grove = () => cover(1600, 1000, groveParts(1600, 1000, { sun: [800, 470], radius: 190 }))

/** `sun`: its middle. The culms leave the middle open. */
export function groveParts(width: number, height: number, { sun, radius }: { sun: Point; radius: number }): string[] {
  const ground = height * 0.8
  return [
    `<defs>${bokashi('sky', [
      [0, sky.top],
      [0.5, sky.mid],
      [1, sky.low],
    ])}${bokashi('earth', [
      [0, earth.light],
      [1, earth.dark],
    ])}${bokashi(
      'culm',
      [
        [0, culm.light],
        [0.45, culm.mid],
        [1, culm.dark],
      ],
      true,
    )}</defs>`,
    path(box(0, 0, width, height), 'url(#sky)'),
    halo(sun, radius * 2.6, sky.sun, 5, 0.12),
    disc(sun, radius, sky.sun),
    ...steps(0.03, 0.97, 23).map((at, index) =>
      farCulm(width * at + ((index * 37) % 29) - 14, height, {
        wide: width * (0.006 + (index % 3) * 0.0016),
        lean: ((index * 7) % 5) - 2,
        colour: index % 2 ? culm.farther : culm.far,
      }),
    ),
    path(
      `M0 ${ground}Q${width * 0.25} ${ground - height * 0.05} ${width * 0.5} ${ground}T${width} ${ground - 10}V${height}H0Z`,
      'url(#earth)',
      ink,
      4,
    ),
    ...mist(width, ground),
    ...[0.07, 0.17, 0.28, 0.73, 0.84, 0.945].flatMap((at, index) =>
      culmParts(height, {
        x: width * at,
        wide: height * (0.026 + ((index * 5) % 3) * 0.006),
        lean: [2, -1, 1.5, -1.5, 1, -2][index] ?? 0,
        long: 5.2,
      }),
    ),
    ...grass(width, height, ground),
  ]
}

/** Culms and leaves in front, at both sides. */
export function nearCulms(width: number, height: number): string[] {
  const wide = height * 0.062
  return [
    ...culmParts(height, { x: width * 0.005, wide, lean: 1.4, long: 4 }),
    ...culmParts(height, { x: width * 0.995, wide, lean: -1.4, long: 4 }),
    ...leaves([width * 0.02, height * 0.05], { long: height * 0.21, from: 96, count: 6 }),
    ...leaves([width * 0.98, height * 0.04], { long: height * 0.21, from: 204, count: 6 }),
  ]
}

/** A spray of leaves that hang from a twig. */
export function leaves(
  at: Point,
  { long, from, count }: { readonly long: number; readonly from: number; readonly count: number },
): string[] {
  return steps(0, count - 1, count).flatMap((index) => {
    const turn = from + (index - (count - 1) / 2) * 19
    const size = long * (0.74 + ((index * 3) % 4) * 0.1)
    const colour = [leaf.mid, leaf.dark, leaf.light][index % 3] ?? leaf.mid
    return [
      path(petal(at, size, size * 0.2, turn), colour, ink, 3),
      brush([at, place(at, size * 0.5, 0, turn), place(at, size * 0.94, 0, turn)], 2.4, ink),
    ]
  })
}

function culmParts(height: number, { x, wide, lean, long }: Culm): string[] {
  const foot: Point = [x, height * 1.02]
  const segment = wide * long
  const count = Math.ceil((height * 1.1) / segment)
  return steps(0, count - 1, count).flatMap((index) => {
    const half = (wide / 2) * (1 - index * 0.02)
    const [low, high] = [index * segment, (index + 1) * segment - wide * 0.1]
    const at = (along: number, aside: number) => place(foot, along, aside, lean)
    const knot = wide * 0.16
    return [
      path(
        polygon([
          at(low, -half * 1.12),
          at(low + knot, -half),
          at(high - knot, -half),
          at(high, -half * 1.12),
          at(high, half * 1.12),
          at(high - knot, half),
          at(low + knot, half),
          at(low, half * 1.12),
        ]),
        'url(#culm)',
        ink,
        4,
      ),
      brush(
        [at(low + knot * 1.5, -half * 0.5), at((low + high) / 2, -half * 0.55), at(high - knot * 1.5, -half * 0.5)],
        wide * 0.13,
        '#e6f3bc',
      ),
    ]
  })
}

function farCulm(
  x: number,
  height: number,
  { wide, lean, colour }: { readonly wide: number; readonly lean: number; readonly colour: string },
): string {
  const foot: Point = [x, height * 0.84]
  const joints = steps(0.12, 0.92, 7).map((part) => place(foot, height * 0.86 * part, 0, lean))
  return [
    path(
      polygon([
        place(foot, 0, -wide, lean),
        place(foot, height, -wide * 0.7, lean),
        place(foot, height, wide * 0.7, lean),
        place(foot, 0, wide, lean),
      ]),
      `${colour}" opacity="0.62`,
    ),
    path(
      joints.map(([jx, jy]) => `M${jx - wide * 1.3} ${jy}h${wide * 2.6}`).join(''),
      'none',
      `${sky.top}" opacity="0.28`,
      3,
    ),
  ].join('')
}

const mist = (width: number, ground: number): string[] =>
  [
    [-0.05, -0.07, 0.5],
    [0.34, -0.03, 0.42],
    [0.62, -0.09, 0.5],
  ].map(([at = 0, up = 0, long = 0]) => {
    const high = ground * 0.03
    return `<rect x="${Math.round(width * at)}" y="${Math.round(ground + ground * up)}" width="${Math.round(width * long)}" height="${Math.round(high)}" rx="${Math.round(high / 2)}" fill="#f3edc0" opacity="0.3"/>`
  })

function grass(width: number, height: number, ground: number): string[] {
  return steps(0, 1, 34).map((part, index) => {
    const at: Point = [width * part, ground + ((index * 53) % 71) * (height - ground) * 0.012 + 8]
    const turn = ((index * 29) % 50) - 25
    const long = height * (0.03 + (index % 4) * 0.008)
    return path(petal(at, long, long * 0.3, turn), index % 2 ? leaf.mid : leaf.dark)
  })
}
