import { cover } from '../kit/cover.ts'
import { hempLeaf } from '../kit/patterns.ts'
import { bokashi, box, clip, disc, group, type Point, path, petal, picture, steps } from '../kit/pen.ts'
import { cloth, hill, ink, lacquer, sky, wall, wood } from './palette.ts'

interface Room {
  readonly width: number
  readonly height: number
  /** The round window: its middle and radius. */
  readonly window: Point
  readonly radius: number
  /** Where the table begins. */
  readonly table: number
}

/** What the cards of the game lie in front of. */
export const room = () =>
  cover(1600, 1000, roomParts({ width: 1600, height: 1000, window: [800, 330], radius: 285, table: 700 }))

/** Plaster with hemp leaves, posts, the round window, and a lacquered table with its cloth. */
export function roomParts({ width, height, window, radius, table }: Room): string[] {
  const post = width * 0.045
  return [
    `<defs>${hempLeaf('leaf', 30, { ground: wall.mid, line: wall.leaf, width: 2.5 })}${bokashi('shade', [
      [0, '#04141a'],
      [0.55, '#0a2a30'],
      [1, wall.mid],
    ])}${bokashi('sky', [
      [0, sky.high],
      [0.5, sky.mid],
      [1, sky.low],
    ])}${bokashi('cloth', [
      [0, cloth.light],
      [0.4, cloth.mid],
      [1, cloth.dark],
    ])}${clip('round', disc(window, radius, '#000'))}</defs>`,
    path(box(0, 0, width, height), 'url(#leaf)'),
    path(box(0, 0, width, table), 'url(#shade)" opacity="0.6'),
    ...windowParts(window, radius),
    path(box(0, 0, width, height * 0.035), wood.mid, ink, 5),
    path(box(0, height * 0.035, width, 6), wood.light),
    ...[0, width - post].flatMap((x) => [
      path(box(x, 0, post, table), wood.mid, ink, 5),
      path(box(x + post * 0.62, 0, post * 0.14, table), wood.light),
    ]),
    ...tableParts(width, height, table),
  ]
}

/** Dusk behind black pines, with mist and a flight of geese. */
function windowParts([x, y]: Point, radius: number): string[] {
  const r = (part: number) => radius * part
  const ridge = (points: readonly (readonly [number, number])[], fill: string) =>
    path(
      `M${x - r(1.1)} ${y + r(1.1)}${points.map(([px, py]) => `L${x + r(px)} ${y + r(py)}`).join('')}L${x + r(1.1)} ${y + r(1.1)}Z`,
      fill,
      ink,
      4,
    )
  const mist = (px: number, py: number, wide: number) =>
    path(
      `M${x + r(px)} ${y + r(py)}h${r(wide)}a${r(0.04)} ${r(0.04)} 0 0 1 0 ${r(0.08)}h${r(-0.12)}a${r(0.03)} ${r(0.03)} 0 0 0 0 ${r(0.07)}h${r(0.18)}a${r(0.04)} ${r(0.04)} 0 0 1 0 ${r(0.08)}h${r(-wide)}a${r(0.04)} ${r(0.04)} 0 0 1 0 ${r(-0.08)}h${r(0.1)}a${r(0.03)} ${r(0.03)} 0 0 0 0 ${r(-0.07)}h${r(-0.16)}a${r(0.04)} ${r(0.04)} 0 0 1 0 ${r(-0.08)}Z`,
      '#ffe6ad',
    )
  return [
    disc([x, y], radius * 1.11, wood.dark, ink, 6),
    disc([x, y], radius * 1.05, lacquer.red, ink, 4),
    disc([x, y], radius * 1.02, lacquer.gold),
    group(
      [
        path(box(x - radius, y - radius, radius * 2, radius * 2), 'url(#sky)'),
        disc([x + r(0.34), y - r(0.18)], r(0.3), sky.sun, '#f6c66a', 5),
        mist(-0.86, -0.42, 0.5),
        mist(0.36, 0.04, 0.5),
        ridge(
          [
            [-1.1, 0.2],
            [-0.6, -0.12],
            [-0.1, 0.22],
            [0.4, 0.06],
            [1.1, 0.34],
          ],
          hill.far,
        ),
        mist(-0.7, 0.24, 0.62),
        ridge(
          [
            [-1.1, 0.5],
            [-0.4, 0.34],
            [0.2, 0.5],
            [0.7, 0.3],
            [1.1, 0.42],
          ],
          hill.mid,
        ),
        ridge(
          [
            [-1.1, 0.72],
            [0, 0.62],
            [1.1, 0.76],
          ],
          hill.near,
        ),
        ...[-0.5, -0.36, -0.22, -0.36, -0.5].map((py, index) =>
          path(
            `M${x + r(-0.2 + index * 0.1)} ${y + r(py - 0.12)}q${r(0.035)} ${r(-0.05)} ${r(0.05)} 0q${r(0.02)} ${r(-0.05)} ${r(0.06)} ${r(-0.01)}`,
            'none',
            hill.near,
            r(0.016),
          ),
        ),
        ...pine([x - r(0.82), y + r(0.95)], radius),
      ],
      'clip-path="url(#round)"',
    ),
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink}" stroke-width="5"/>`,
  ]
}

/** A pine that leans into the window from its left. */
function pine([x, y]: Point, size: number): string[] {
  const s = (part: number) => size * part
  const pads = [
    [0.34, -1.5, 0.3],
    [0.66, -1.22, 0.26],
    [0.1, -1.08, 0.26],
    [0.46, -0.84, 0.24],
  ] as const
  return [
    path(
      `M${x} ${y}C${x + s(0.2)} ${y - s(0.4)} ${x - s(0.1)} ${y - s(0.7)} ${x + s(0.16)} ${y - s(1)}S${x + s(0.2)} ${y - s(1.3)} ${x + s(0.34)} ${y - s(1.44)}M${x + s(0.1)} ${y - s(0.86)}Q${x + s(0.3)} ${y - s(0.9)} ${x + s(0.46)} ${y - s(0.8)}M${x + s(0.18)} ${y - s(1.12)}Q${x + s(0.4)} ${y - s(1.24)} ${x + s(0.64)} ${y - s(1.18)}`,
      'none',
      hill.near,
      s(0.06),
    ),
    ...pads.map(([px, py, wide]) =>
      path(
        `M${x + s(px - wide)} ${y + s(py + 0.06)}Q${x + s(px - wide * 0.9)} ${y + s(py - 0.1)} ${x + s(px - wide * 0.4)} ${y + s(py - 0.08)}Q${x + s(px)} ${y + s(py - 0.22)} ${x + s(px + wide * 0.4)} ${y + s(py - 0.08)}Q${x + s(px + wide * 0.9)} ${y + s(py - 0.1)} ${x + s(px + wide)} ${y + s(py + 0.06)}Q${x + s(px)} ${y + s(py + 0.16)} ${x + s(px - wide)} ${y + s(py + 0.06)}Z`,
        '#1d4a3c',
        ink,
        4,
      ),
    ),
  ]
}

/** Black lacquer with a golden line, and a cloth with the waves of its border. */
function tableParts(width: number, height: number, top: number): string[] {
  const edge = height * 0.035
  const waves = steps(0, width, Math.round(width / 64))
    .map((at) => `M${at - 32} ${top + edge * 3.1}a32 22 0 0 1 64 0M${at - 18} ${top + edge * 3.1}a18 12 0 0 1 36 0`)
    .join('')
  return [
    path(box(0, top, width, height - top), lacquer.black, ink, 5),
    path(box(0, top + edge * 0.25, width, edge * 0.3), lacquer.shine),
    path(box(0, top + edge * 0.8, width, edge * 0.16), lacquer.gold),
    path(box(0, top + edge * 1.5, width, height), 'url(#cloth)', ink, 4),
    path(waves, 'none', cloth.line, 2.5),
    path(box(0, top + edge * 3.1, width, 3), cloth.line),
  ]
}

/** A leaf of gold, for great wins. */
export const leaf = (colour: string, light: string) =>
  picture(80, 120, [
    path(petal([40, 112], 104, 56, 0), colour, ink, 4),
    path(petal([40, 104], 70, 22, 0), light),
    path('M40 112V40', 'none', ink, 3),
  ])
