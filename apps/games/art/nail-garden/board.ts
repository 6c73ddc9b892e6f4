import { inked } from '../kit/contour.ts'
import { rounded } from '../kit/frames.ts'
import { bokashi, brush, disc, group, oval, type Point, path, picture, round } from '../kit/pen.ts'
import { branch } from './maple.ts'
import { brass, ink, maple, wood } from './palette.ts'

/** The wooden board in its frame, without pins and bins. */
export const board = () => picture(970, 1000, boardParts(970, 1000))

export function boardParts(width: number, height: number): string[] {
  const rim = width * 0.038
  const panel = rounded(rim, rim, width - 2 * rim, height - 2 * rim, rim)
  return [
    `<defs>${bokashi('panel', [
      [0, '#f0c685'],
      [0.6, wood.mid],
      [1, '#b27a3c'],
    ])}<clipPath id="inner"><path d="${panel}"/></clipPath></defs>`,
    inked(rounded(3, 3, width - 6, height - 6, rim * 1.4), wood.dark, { ink, thin: 5, thick: 7, lean: [2, 3] }),
    path(
      rounded(rim * 0.4, rim * 0.4, width - rim * 0.8, height - rim * 0.8, rim * 1.1),
      'none',
      '#c98b49',
      rim * 0.22,
    ),
    path(panel, 'url(#panel)', ink, 5),
    group([...grain(width, height), ...corners(width, height)], 'clip-path="url(#inner)"'),
    path(panel, 'none', '#6b3f1c', 3),
    ...studs(width, height, rim),
  ]
}

/** Long grain of planed wood, with two knots. */
function grain(width: number, height: number): string[] {
  const strokes = Array.from({ length: 30 }, (_, index) => {
    const x = (width * (index + 0.5)) / 30
    const bow = Math.sin(index * 1.7) * width * 0.012
    const from = height * ((index * 0.618034) % 0.5)
    const to = from + height * (0.3 + ((index * 0.37) % 0.4))
    return brush(
      [
        [x, from],
        [x + bow, (from + to) / 2],
        [x, to],
      ],
      index % 3 ? 3.4 : 5,
      index % 4 ? '#c48a45' : '#a86c30',
    )
  })
  const knots = (
    [
      [0.82, 0.52],
      [0.15, 0.66],
    ] as const
  ).flatMap(([x, y]) =>
    [34, 23, 12].map((size) => oval([width * x, height * y], size * 0.6, size, 'none', '#a86c30', 3)),
  )
  return [...strokes, ...knots]
}

/** Maple painted in the upper corners, where no pins are. */
function corners(width: number, height: number): string[] {
  const leaves = { count: 15, colours: [maple.red, maple.orange, maple.wine, maple.gold] }
  return [
    group(branch([-20, height * 0.02], width * 0.36, 118, leaves), 'opacity="0.92"'),
    group(branch([width + 20, height * 0.02], width * 0.36, 242, leaves), 'opacity="0.92"'),
  ]
}

function studs(width: number, height: number, rim: number): string[] {
  const places: Point[] = [
    [rim, rim],
    [width - rim, rim],
    [rim, height - rim],
    [width - rim, height - rim],
  ]
  return places.flatMap((at) => [
    disc(at, rim * 0.72, brass.dark, ink, 4),
    disc(at, rim * 0.5, brass.mid),
    disc([at[0] - rim * 0.16, at[1] - rim * 0.18], rim * 0.2, brass.light),
  ])
}

export interface Glass {
  readonly body: string
  readonly deep: string
  readonly twist: string
}

/** A glass marble with a twist of colour in it. */
export function marble([x, y]: Point, radius: number, { body, deep, twist }: Glass): string {
  const at = (dx: number, dy: number): Point => [x + dx * radius, y + dy * radius]
  return group([
    disc(at(0.14, 0.2), radius, 'rgba(30,14,8,.35)'),
    disc([x, y], radius, deep, ink, Math.max(3, radius * 0.07)),
    disc(at(-0.06, -0.08), radius * 0.86, body),
    brush([at(-0.62, 0.36), at(-0.1, 0.02), at(0.6, -0.34)], radius * 0.34, twist),
    brush([at(-0.5, 0.56), at(0.08, 0.32), at(0.66, 0)], radius * 0.2, '#fff8e4'),
    brush([at(-0.74, 0.06), at(-0.3, -0.2), at(0.3, -0.56)], radius * 0.12, '#fff8e4'),
    oval(at(-0.34, -0.46), radius * 0.3, radius * 0.17, '#fff'),
    disc(at(0.4, 0.5), radius * 0.09, '#ffffff'),
  ])
}

/** A brass pin, seen from the front. */
export const pin = ([x, y]: Point, radius: number): string =>
  group([
    oval([x + radius * 0.5, y + radius * 0.8], radius * 1.1, radius * 0.9, '#6b3f1c'),
    disc([x, y], radius, brass.mid, ink, round(Math.max(2, radius * 0.18))),
    disc([x - radius * 0.26, y - radius * 0.3], radius * 0.42, brass.light),
  ])
