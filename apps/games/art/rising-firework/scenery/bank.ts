import { brush, disc, group, line, oval, type Point, path, picture, round, steps, trace } from '../../kit/pen.ts'
import {
  cream,
  crimson,
  deep,
  ember,
  foam,
  gold,
  ink,
  river,
  rose,
  shore,
  timber,
  timberDark,
  timberLight,
  vermilion,
} from '../palette.ts'

/** The far shore with its houses, the river, and an arched bridge full of people. 1600 × 420; the water begins at 150. */
export function bank(): string {
  return picture(1600, 420, bankParts())
}

/** `seen`: the part of the width that a cover shows. */
export function bankParts(seen: readonly [from: number, to: number] = [0, 1600]): string[] {
  const isSeen = (x: number, wide = 60) => x > seen[0] - wide && x < seen[1] + wide
  return [...farShore(isSeen), ...water(isSeen), ...bridge(isSeen), ...boats(isSeen)]
}

type Seen = (x: number, wide?: number) => boolean

function farShore(isSeen: Seen): string[] {
  const houses = steps(-20, 1560, 22)
  return [
    path(
      'M0 168V104C180 70 320 108 470 96C640 82 720 40 860 52C1010 64 1090 104 1240 92C1400 80 1490 62 1600 84V168Z',
      shore,
    ),
    path('M0 168V132C240 112 420 138 640 128C900 116 1180 138 1600 118V168Z', '#0f2245'),
    ...houses.flatMap((x, index) => {
      if (!isSeen(x, 100)) return []
      const [wide, high] = [54 + (index % 3) * 14, 26 + ((index * 7) % 4) * 8]
      const top = 154 - high
      return [
        path(
          `M${round(x + 5)} ${top + 12}H${round(x + wide - 5)}V160H${round(x + 5)}Z`,
          index % 2 ? '#0d1d3f' : '#16305c',
          ink,
          3,
        ),
        path(
          `M${round(x - 4)} ${top + 16}Q${round(x + wide * 0.22)} ${top + 8} ${round(x + wide * 0.3)} ${top - 8}H${round(x + wide * 0.7)}Q${round(x + wide * 0.78)} ${top + 8} ${round(x + wide + 4)} ${top + 16}Z`,
          index % 3 ? '#1f4172' : '#2a4f82',
          ink,
          3,
        ),
        ...(index % 4 === 3
          ? []
          : [
              path(
                `M${round(x + wide * 0.34)} ${top + 24}h${round(wide * 0.3)}v10h${-round(wide * 0.3)}Z`,
                index % 3 ? gold : ember,
              ),
            ]),
      ]
    }),
    ...steps(14, 1590, 28).map((x, index) => disc([x, 158 + (index % 2) * 3], 4, index % 3 ? gold : vermilion)),
  ]
}

function water(isSeen: Seen): string[] {
  const rows = [
    [178, 17, 0.5],
    [206, 13, 0.44],
    [240, 13, 0.4],
    [284, 9, 0.34],
    [334, 7, 0.28],
  ] as const
  return [
    path('M0 160H1600V420H0Z', river),
    path('M0 160H1600V186C1200 196 600 178 0 192Z', '#2b6d99'),
    path('M0 300C360 280 820 318 1600 290V420H0Z', '#0d3563'),
    ...rows.flatMap(([y, count, opacity], row) =>
      steps(-30, 1610, count).map((x, index) => {
        const long = 34 + row * 14 + ((index * 13) % 5) * 9
        const at = x + (row % 2) * 34
        if (!isSeen(at, 100)) return ''
        const fill = (index + row) % 4 === 0 ? gold : (index + row) % 7 === 0 ? rose : foam
        return `<g opacity="${opacity}">${brush(
          [
            [at, y + ((index * 5) % 3) * 3],
            [at + long / 2, y - 4 + ((index * 5) % 3) * 3],
            [at + long, y + ((index * 5) % 3) * 3],
          ],
          4 + row * 1.2,
          fill,
        )}</g>`
      }),
    ),
  ]
}

/** The deck's height at a place of the bridge, 0 … 1. */
const deckAt = (part: number) => 206 - Math.sin(Math.PI * part) * 104
const bridgeX = (part: number) => -80 + part * 1760

function bridge(isSeen: Seen): string[] {
  const parts = steps(0, 1, 29)
  const rail = (down: number): Point[] => parts.map((part): Point => [bridgeX(part), deckAt(part) + down])
  const edge = (points: readonly Point[]) => points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')
  const piers = [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.94].filter((part) => isSeen(bridgeX(part)))
  return [
    ...piers.flatMap((part) => {
      const x = round(bridgeX(part))
      const y = round(deckAt(part))
      return [
        path(`M${x - 24} ${y}H${x - 8}L${x - 12} 300H${x - 30}Z`, timberDark, ink, 4),
        path(`M${x + 8} ${y}H${x + 24}L${x + 30} 300H${x + 12}Z`, timber, ink, 4),
        path(`M${x - 30} ${y + 42}H${x + 30}V${y + 54}H${x - 30}Z`, timberDark, ink, 3),
        path(`M${x - 34} 300H${x + 34}L${x + 20} 316H${x - 24}Z`, '#0a2a52'),
      ]
    }),
    ...parts
      .slice(1, -1)
      .filter((part) => isSeen(bridgeX(part)))
      .flatMap((part, index) => person([bridgeX(part) + ((index * 11) % 7) - 3, deckAt(part) - 20], index)),
    path(`M${edge(rail(0))}L${edge(rail(28).toReversed())}Z`, timberLight, ink, 5),
    path(`M${edge(rail(17))}L${edge(rail(30).toReversed())}Z`, timberDark),
    line(rail(-24), ink, 9),
    line(rail(-24), vermilion, 5),
    ...parts
      .filter((part) => isSeen(bridgeX(part)))
      .map((part) =>
        line(
          [
            [bridgeX(part), deckAt(part) - 27],
            [bridgeX(part), deckAt(part) + 4],
          ],
          part === 0.5 ? gold : crimson,
          5,
        ),
      ),
    ...[0.08, 0.24, 0.4, 0.56, 0.72, 0.88].flatMap((part) => lampPost([bridgeX(part), deckAt(part)])),
  ]
}

function person([x, y]: Point, index: number): string[] {
  const robe = ['#1d3866', '#7a2440', '#25506b', '#5a2f5e', '#203058'][index % 5] ?? deep
  return [
    path(
      `M${round(x - 12)} ${round(y + 26)}C${round(x - 12)} ${round(y + 4)} ${round(x + 12)} ${round(y + 4)} ${round(x + 12)} ${round(y + 26)}Z`,
      robe,
      ink,
      2.5,
    ),
    disc([x, y], 8, '#1a1330', ink, 2.5),
    ...(index % 6 === 2
      ? [
          path(
            `M${round(x - 22)} ${round(y - 2)}Q${round(x)} ${round(y - 26)} ${round(x + 22)} ${round(y - 2)}Z`,
            index % 4 ? rose : gold,
            ink,
            2.5,
          ),
        ]
      : []),
    ...(index % 5 === 1 ? [disc([x, y - 8], 4.5, '#1a1330')] : []),
  ]
}

function lampPost([x, y]: Point): string[] {
  return [
    line(
      [
        [x, y + 6],
        [x, y - 62],
      ],
      ink,
      6,
    ),
    `<circle cx="${round(x)}" cy="${round(y - 66)}" r="34" fill="${gold}" opacity=".16"/>`,
    oval([x, y - 66], 13, 17, vermilion, ink, 3),
    path(`M${round(x - 12)} ${round(y - 66)}H${round(x + 12)}`, 'none', gold, 3),
    path(`M${round(x - 7)} ${round(y - 84)}h14v5h-14Z`, ink),
  ]
}

/** Roofed boats whose guests look up, with rows of lanterns. */
function boats(isSeen: Seen): string[] {
  const places = [
    [160, 300, 1],
    [1330, 330, 1.25],
  ] as const
  return places.flatMap(([x, y, size]) => (isSeen(x, 160) ? [boat([x, y], size)] : []))
}

export function boat([x, y]: Point, size: number): string {
  return group(
    [
      '<g opacity=".5">',
      brush(trace('-120,44 0,52 130,44'), 12, deep),
      '</g>',
      path('M-134 4C-110 36 -80 40 -40 40H60C96 40 118 32 142 -8L112 6H-104Z', timberDark, ink, 5),
      path('M-134 4L142 -8L138 4C118 12 -116 18 -126 14Z', timberLight, ink, 3),
      ...steps(-74, 78, 6).flatMap((at, index) => person([at, -16], index + 2)),
      path('M-96 -44H100V-36H-96Z', timberDark, ink, 3),
      path('M-110 -44Q0 -86 116 -44Z', '#24476f', ink, 5),
      path('M-60 -58Q0 -76 66 -58', 'none', '#4f7fa6', 4),
      ...[-88, 92].map((at) =>
        line(
          [
            [at, -44],
            [at, 6],
          ],
          ink,
          6,
        ),
      ),
      ...steps(-82, 88, 7).map((at, index) =>
        group([oval([at, -27], 9, 11, index % 2 ? cream : vermilion, ink, 2.5), disc([at, -27], 3, gold)]),
      ),
    ],
    `transform="translate(${round(x)} ${round(y)}) scale(${size})"`,
  )
}
