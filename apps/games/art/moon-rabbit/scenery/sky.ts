import { scattered } from '../../kit/light.ts'
import {
  bokashi,
  brush,
  clip,
  disc,
  group,
  line,
  loop,
  type Point,
  path,
  picture,
  steps,
  trace,
} from '../../kit/pen.ts'
import { apricot, apricotPale, deep, dusk, haze, ink, leaf, pale, rice, silver, straw } from '../palette.ts'
import { moonFace } from '../symbols/night.ts'

export const moonTones = {
  silver: { face: '#f3f4ee', sea: '#d5dfe4', rim: '#ffffff', shade: '#c3d2dc' },
  harvest: { face: '#faf4e4', sea: '#e6dcc6', rim: '#ffffff', shade: '#f4bd84' },
  gold: { face: '#ffe6bd', sea: '#f6c58a', rim: '#fff6e2', shade: '#f0a566' },
} as const

/** The huge moon, printed in two blocks: a shade from below and the seas. Its radius is 390 of 800. */
export function moonParts(tone: keyof typeof moonTones): string[] {
  const { face, sea, rim, shade } = moonTones[tone]
  return [
    `<defs>${clip('f', disc([400, 400], 390, '#fff'))}${bokashi('w', [
      [0, rim],
      [0.5, face],
      [1, shade],
    ])}</defs>`,
    group(
      [
        ...moonFace([400, 400], 390, { face: 'url(#w)', sea: 'none', rim: 'none' }),
        ...trace('190,270 590,190 650,330 250,560 570,600 400,110 330,330').map(([x, y], index) =>
          path(blot([x, y], 46 + (index % 3) * 30, index), sea),
        ),
        ...scattered(130, 800, 800).map(([x, y], index) => fibre([x, y], index, index % 2 ? rim : sea)),
      ],
      'clip-path="url(#f)"',
    ),
  ]
}

/** An uneven patch. */
function blot([x, y]: Point, size: number, seed: number): string {
  return loop(
    steps(0, 315, 8).map((degrees, index): Point => {
      const reach = size * (0.8 + ((index * 0.37 + seed * 0.61) % 1) * 0.5)
      const turn = (degrees * Math.PI) / 180
      return [x + Math.cos(turn) * reach * 1.5, y + Math.sin(turn) * reach * 0.62]
    }),
  )
}

function fibre([x, y]: Point, index: number, fill: string): string {
  const long = 12 + (index % 4) * 7
  return brush(
    [
      [x, y],
      [x + long / 2, y + (index % 5) - 2],
      [x + long, y + (index % 3) - 1],
    ],
    2.2,
    fill,
  )
}

export function moonDisc(tone: keyof typeof moonTones): string {
  return picture(800, 800, moonParts(tone))
}

/** Stars around the pole, with the short arcs that they draw as the sky turns. 1200 × 1200. */
export function stars(): string {
  const at = (radius: number, degrees: number): Point => {
    const turn = (degrees * Math.PI) / 180
    return [600 + Math.cos(turn) * radius, 600 + Math.sin(turn) * radius]
  }
  return picture(
    1200,
    1200,
    Array.from({ length: 150 }, (_, index) => {
      const radius = 60 + 530 * Math.sqrt((index * 0.754878) % 1)
      const turn = index * 137.5
      const size = index % 9 === 0 ? 3 : index % 4 === 0 ? 2 : 1.3
      return [
        disc(at(radius, turn), size, index % 11 === 0 ? apricotPale : rice),
        index % 3 === 0 ? line([at(radius, turn - 9), at(radius, turn - 5), at(radius, turn - 1)], haze, 1.1) : '',
      ].join('')
    }),
  )
}

/** The hill under the moon, 1600 × 460; its crest is at 800, 40. */
export function hillParts(): string[] {
  const crest = trace('-40,250 160,186 380,118 600,62 800,40 1000,62 1220,118 1440,186 1640,250')
  const rest: Point[] = [
    [1640, 500],
    [-40, 500],
  ]
  const outline = `${loop([...crest, ...rest])}`
  return [
    `<defs>${bokashi('h', [
      [0, dusk],
      [0.34, deep],
      [1, ink],
    ])}</defs>`,
    path(outline, 'url(#h)'),
    line(crest, pale, 3.4),
    ...Array.from({ length: 90 }, (_, index) => {
      const x = ((index * 0.618034) % 1) * 1600
      const slope = 40 + ((x - 800) / 800) ** 2 * 168
      const y = slope + 12 + ((index * 0.754878) % 1) * 190
      const high = 9 + (index % 4) * 5
      return brush(
        [
          [x, y],
          [x + 2, y - high * 0.6],
          [x + 5 + (index % 3) * 2, y - high],
        ],
        3,
        index % 3 ? dusk : haze,
      )
    }),
  ]
}

export function hill(): string {
  return picture(1600, 460, hillParts())
}

/** Of the tuft's plumes: root, height, and how far the wind bends them. */
const plumes: readonly (readonly (readonly [x: number, height: number, lean: number])[])[] = [
  [
    [150, 320, -0.34],
    [164, 400, -0.16],
    [176, 260, 0.16],
  ],
  [
    [150, 390, -0.22],
    [166, 290, -0.42],
  ],
  [
    [150, 260, -0.4],
    [162, 340, -0.24],
    [174, 300, -0.02],
  ],
]

/** A tuft of pampas grass that leans with the wind to the left; its root is at 160, 440. 260 × 440. */
export function tuftParts(kind: 0 | 1 | 2): string[] {
  const near = { stem: haze, hair: silver, light: rice }
  const far = { stem: dusk, hair: haze, light: pale }
  const blades = [-0.5, -0.28, 0.14, 0.3].map((lean, index) =>
    brush(
      [
        [160 + lean * 30, 440],
        [160 + lean * 120, 330 - index * 14],
        [160 + lean * 310, 250 + index * 26],
      ],
      9,
      index % 2 ? leaf : dusk,
    ),
  )
  return [
    ...blades,
    ...(plumes[kind] ?? []).flatMap(([x, height, lean]) =>
      hangingPlume([x, 440], height, lean, kind === 2 ? far : near),
    ),
  ]
}

/** A plume as fine hairs that hang from its bent stem. */
function hangingPlume(
  [x, y]: Point,
  height: number,
  lean: number,
  { stem, hair, light }: { stem: string; hair: string; light: string },
): string[] {
  const at = (part: number): Point => [x + lean * height * part ** 2.4, y - height * part]
  const hairs = steps(0.54, 1, 15).flatMap((part, index) => {
    const [hx, hy] = at(part)
    const long = height * (0.26 - (part - 0.5) * 0.16)
    const way = Math.sign(lean) || 1
    const hang = (side: number, reach: number): readonly Point[] => [
      [hx, hy],
      [hx + side * long * 0.3 * reach, hy - long * 0.16],
      [hx + side * long * 0.56 * reach, hy + long * 0.42],
    ]
    return [
      brush(hang(way, 1), height * 0.021, index % 2 ? hair : light),
      brush(hang(-way, 0.42), height * 0.018, index % 2 ? light : hair),
    ]
  })
  return [brush([at(0), at(0.35), at(0.7), at(1)], height * 0.022, stem, { swell: 0.2 }), ...hairs]
}

export function tuft(kind: 0 | 1 | 2): string {
  return picture(260, 440, tuftParts(kind))
}

/** A thin bar of cloud, wide and very flat. 900 × 90. */
export function cloudParts(): string[] {
  const bar = (x: number, y: number, long: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${long}" height="16" rx="8" fill="${fill}"/>`
  return [
    bar(120, 8, 420, pale),
    bar(0, 26, 700, silver),
    bar(180, 44, 700, pale),
    bar(320, 62, 300, silver),
    brush(trace('40,34 240,31 460,35'), 4, rice),
    brush(trace('260,52 480,49 700,53'), 4, rice),
  ]
}

export function cloud(): string {
  return picture(900, 90, cloudParts())
}

/** The empty disc on which the drawn symbol hangs. 240 × 240. */
export function lunarDisc(): string {
  return picture(240, 240, [
    `<defs>${bokashi('d', [
      [0, '#fffaf0'],
      [1, apricotPale],
    ])}</defs>`,
    disc([120, 120], 116, ink),
    disc([120, 120], 111, apricot),
    disc([120, 120], 101, 'url(#d)', ink, 3),
    ...steps(0, 330, 12).map((degrees) => {
      const turn = (degrees * Math.PI) / 180
      return disc([120 + Math.cos(turn) * 106, 120 + Math.sin(turn) * 106], 2.2, straw)
    }),
  ])
}
