import { type Point, path, petal, place, round, steps } from '../../kit/pen.ts'
import { paper } from '../palette.ts'
import { cut, sheets } from '../paper.ts'
import { beams, circle, combs, ringOf, scallops } from '../shapes.ts'

export type Mood = 'morning' | 'newYear'

/** Skies from the top down: torn sheets that lie over each other. */
const skies = {
  morning: [paper.midnight, paper.night, paper.indigo, '#2b5fae', '#3c86c6', '#74b9d8', '#bfe3df'],
  newYear: ['#c23a22', '#dc5a26', '#ea8327', paper.gold, '#f7c552', paper.foil, '#fff0bf'],
} as const

/** The sky of a mood, 800 × 600: arcs of paper around where the sun rises. */
export function sky(mood: Mood): string {
  return sheets(800, 600, skySheets(mood))
}

export function skySheets(mood: Mood): string[] {
  const colours = skies[mood]
  const light = mood === 'morning' ? '#5f83d6' : '#ffe9a8'
  const arcs = colours.slice(1).map((fill, index) => {
    const r = 640 - index * 92
    const torn = steps(0, 1, 25).map((part): Point => {
      const degrees = -100 + 200 * part
      return place([400, 600], r + Math.sin(part * 37 + index * 2) * 9 + Math.sin(part * 91 + index) * 5, 0, degrees)
    })
    return cut(`M${torn.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}V640H-60Z`, fill, {
      lift: 9,
      edge: index > 3 ? '#fffdf4' : light,
    })
  })
  return [path('M0 0H800V600H0Z', colours[0]), ...arcs]
}

/** The disc of the sun, 400 × 400, foil on gold. */
export function sun(): string {
  return sheets(400, 400, sunSheets())
}

export function sunSheets(): string[] {
  return [
    cut(circle([200, 200], 186), paper.foil, { lift: 8 }),
    cut(circle([200, 200], 158), paper.gold, { lift: 5, edge: '#fff3c4' }),
    cut(circle([200, 200], 126), '#f29a2e', { lift: 5, edge: paper.foil }),
    cut(circle([200, 200], 92), paper.vermilion, { lift: 5, edge: '#ff9a80' }),
  ]
}

/** Foil beams that turn behind the sun at New Year, 1000 × 1000. */
export function rays(): string {
  return sheets(1000, 1000, [
    cut(beams([500, 500], { inner: 120, outer: 498, count: 20, width: 34 }), paper.foil, { lift: 5 }),
    cut(beams([500, 500], { inner: 120, outer: 420, count: 20, width: 20, from: 9 }), paper.white, { lift: 4 }),
  ])
}

/** Rows of the sea from far to near. */
const rows = [
  { body: '#4fa8c8', comb: '#8fd0e0', edge: '#d9f1e8', high: 60 },
  { body: paper.turquoise, comb: paper.aqua, edge: paper.foam, high: 74 },
  { body: paper.sea, comb: '#7db6ea', edge: '#cfe6fb', high: 86 },
  { body: paper.indigo, comb: '#6c93e0', edge: '#a9c4f5', high: 96 },
  { body: paper.midnight, comb: '#3f5fb0', edge: '#6f8fdc', high: 104 },
] as const
export type SeaRow = 0 | 1 | 2 | 3 | 4

/** A row of the sea, 640 × 260, that joins at its sides: crests that break to the left. */
export function seaRow(row: SeaRow): string {
  return sheets(640, 260, seaSheets(row), '<clipPath id="s"><path d="M0 0H641V260H0Z"/></clipPath>')
    .replace('</defs>', '</defs><g clip-path="url(#s)">')
    .replace('</svg>', '</g></svg>')
}

export function seaSheets(row: SeaRow): string[] {
  const { body, comb, edge, high } = rows[row]
  // far rows are scales of paper, near ones claws
  if (row < 2)
    return [
      cut(scallops(-160, 800, { y: 66, foot: 300, count: 12 - row * 3 }), body, { lift: 8, edge }),
      combs(-160, 800, { y: 68, count: 12 - row * 3 }, comb),
    ]
  const crestAt = (x: number) =>
    `C${x + 60} 180 ${x + 70} ${round(110 - high * 0.3)} ${x + 150} ${round(112 - high)}C${x + 206} ${round(96 - high)} ${x + 240} ${round(122 - high * 0.6)} ${x + 232} ${round(132 - high * 0.3)}C${x + 220} ${round(118 - high * 0.4)} ${x + 190} ${round(122 - high * 0.5)} ${x + 186} ${round(140 - high * 0.3)}C${x + 190} 180 ${x + 250} 196 ${x + 320} 180`
  const foam = (x: number) =>
    (
      [
        [226, 128, 15],
        [206, 112, 12],
        [184, 102, 11],
        [240, 142, 9],
        [162, 104, 9],
      ] as const
    )
      .map(([dx, y, r]) => cut(circle([x + dx, round(y - high * 0.42)], r * (high / 90)), paper.white, { lift: 2.5 }))
      .join('')
  const lines = (x: number) =>
    path(
      `M${x + 84} 170C${x + 100} 130 ${x + 120} ${round(130 - high * 0.4)} ${x + 158} ${round(136 - high * 0.7)}M${x + 112} 186C${x + 124} 156 ${x + 136} ${round(150 - high * 0.3)} ${x + 164} ${round(152 - high * 0.5)}M${x + 10} 206Q${x + 90} 232 ${x + 170} 212T${x + 320} 214`,
      'none',
      comb,
      5,
    )
  const starts = [-320, 0, 320, 640]
  return [
    cut(`M-320 300V180${starts.map(crestAt).join('')}V300Z`, body, { lift: 10, edge }),
    ...[0, 320].map((x) => lines(x) + foam(x)),
  ]
}

/** A cape with pines, 520 × 460; mirrored for the other side. */
export function cape(): string {
  return sheets(520, 460, capeSheets())
}

export function capeSheets(): string[] {
  return [
    cut('M-20 470V300C40 270 90 300 150 320C220 340 300 380 420 420L520 470Z', '#2a6f9c', { lift: 8, edge: '#8fc6e4' }),
    ...pine([150, 330], 1.25, -8),
    cut('M-20 470V350C60 330 120 366 200 388C270 408 330 430 400 470Z', paper.pine, { lift: 8, edge: '#7fd0ac' }),
    ...pine([60, 370], 1.6, 6),
    cut('M-20 470V400C50 392 120 420 190 436C230 446 260 456 290 470Z', paper.moss, { lift: 7, edge: '#4fa58c' }),
  ]
}

/** A pine bent by the sea wind: flat clouds of needles on a trunk. */
export function pine([x, y]: Point, size: number, lean: number): string[] {
  const cloud = (cx: number, cy: number, w: number, fill: string) =>
    cut(
      `M${round(cx - w)} ${round(cy + w * 0.2)}q${round(w * 0.06)} ${round(-w * 0.34)} ${round(w * 0.42)} ${round(-w * 0.3)}q${round(w * 0.16)} ${round(-w * 0.34)} ${round(w * 0.56)} ${round(-w * 0.24)}q${round(w * 0.36)} ${round(-w * 0.16)} ${round(w * 0.5)} ${round(w * 0.16)}q${round(w * 0.4)} ${round(w * 0.04)} ${round(w * 0.44)} ${round(w * 0.38)}q${round(-w * 0.96)} ${round(w * 0.22)} ${round(-w * 1.92)} 0Z`,
      fill,
      { lift: 5, edge: '#8fd6b4' },
    )
  return [
    `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${size})">`,
    cut(
      'M-10 20C-4 -40 -30 -70 -4 -120C6 -150 -6 -170 4 -200L14 -198C12 -166 20 -150 14 -118C2 -70 18 -40 16 20Z',
      '#6b3d2a',
      { lift: 4, edge: '#c98d62' },
    ),
    cloud(-44, -96, 52, paper.moss),
    cloud(54, -128, 56, paper.pine),
    cloud(-26, -160, 50, paper.pine),
    cloud(16, -206, 44, '#2c9077'),
    '</g>',
  ]
}

/** A crane in flight to the left, 320 × 200: body and the far wing; the near wing is its own sheet, so that it beats. */
export function craneBody(): string {
  return sheets(320, 200, craneBodySheets())
}

export function craneBodySheets(): string[] {
  return [
    cut('M150 104C160 60 200 30 250 20C240 44 232 56 222 70C232 68 240 66 248 66C232 92 200 112 168 118Z', '#e7e9ef', {
      lift: 4,
    }),
    cut('M236 124L312 108L306 116L312 122L240 134Z', paper.hair, { lift: 3, edge: '#6f78b8' }),
    cut(
      'M8 92C34 80 56 82 84 94C110 104 140 94 176 98C208 102 236 112 252 128C220 142 170 142 136 128C104 116 84 106 60 100C40 96 24 94 8 92Z',
      paper.white,
      { lift: 6 },
    ),
    cut('M34 86C44 78 58 80 66 90C56 92 44 92 34 92Z', paper.vermilion, { lift: 1.5, edge: '#ff9a80' }),
    cut('M60 96C84 100 104 112 126 124C104 122 84 114 66 102Z', paper.hair, { lift: 1, edge: '#6f78b8' }),
    cut('M210 112C236 112 256 122 268 140C244 146 220 142 204 132Z', paper.hair, { lift: 3, edge: '#6f78b8' }),
  ]
}

/** The near wing, 200 × 160, hinged at 20, 130. */
export function craneWing(): string {
  return sheets(200, 160, craneWingSheets())
}

export function craneWingSheets(): string[] {
  return [
    cut(
      'M14 128C24 70 70 26 150 8L138 30L176 24L156 46L188 46L162 66L184 74C150 84 140 120 92 140C64 150 30 146 14 128Z',
      paper.white,
      { lift: 7 },
    ),
    cut(
      'M150 8L138 30L176 24L156 46L188 46L162 66L184 74C160 80 150 92 140 104C146 70 140 44 118 22Q134 12 150 8Z',
      paper.hair,
      { lift: 1.5, edge: '#6f78b8' },
    ),
    path('M36 118Q70 66 116 48M56 126Q88 86 126 74', 'none', '#d5d9e6', 4),
  ]
}

/** A bank of cloud with foil edge, 560 × 150. */
export function cloud(): string {
  return sheets(560, 150, cloudSheets())
}

export function cloudSheets(): string[] {
  return [
    cut(
      'M120 30H360A24 24 0 0 1 360 78H500A22 22 0 0 1 500 122H60A22 22 0 0 1 60 78H120A24 24 0 0 1 120 30Z',
      paper.white,
      { lift: 8 },
    ),
    cut(
      'M180 78H420A12 12 0 0 1 420 102H250A10 10 0 0 1 250 122H110A10 10 0 0 1 110 100H180A11 11 0 0 1 180 78Z',
      paper.foam,
      { lift: 2 },
    ),
  ]
}

/** What falls and flies in celebrations, each 100 × 100. */
export const confetti = {
  coin: () =>
    sheets(100, 100, [
      cut(`${ringOf([50, 50], 42, 34)}M38 38H62V62H38Z${circle([50, 50], 30)}`, paper.gold, {
        lift: 4,
        edge: '#fff3c4',
        holes: true,
      }),
    ]),
  petal: () => sheets(100, 100, [cut(petal([50, 90], 78, 50, 0), paper.vermilion, { lift: 4, edge: '#ffb49a' })]),
  foil: () => sheets(100, 100, [cut('M22 26L74 18L80 72L28 82Z', paper.foil, { lift: 4 })]),
  plum: () =>
    sheets(100, 100, [
      cut(
        steps(0, 288, 5)
          .map((degrees) => circle(place([50, 50], 22, 0, degrees), 18))
          .join(''),
        paper.white,
        { lift: 4 },
      ),
      cut(circle([50, 50], 9), paper.gold, { lift: 2, edge: paper.foil }),
    ]),
} as const
