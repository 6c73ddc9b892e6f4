import { scattered } from '../../kit/light.ts'
import { bokashi, disc, group, loop, oval, type Point, path, picture, round, steps } from '../../kit/pen.ts'
import { aqua, aquaPale, deep, foam, ink, lagoon, lemon, red, redDark, white } from '../palette.ts'

/** The floor of the tank through clear water: blue tiles, pale at the top where the light falls in. 1600 × 1000. */
export function water(): string {
  return picture(1600, 1000, waterParts(1600, 1000))
}

export function waterParts(width: number, height: number): string[] {
  const pebbles = scattered(46, width, height).map(([x, y], index) =>
    oval(
      [x, y],
      13 + (index % 4) * 5,
      9 + (index % 3) * 4,
      ['#5fd0d6', '#3fb1c9', '#86dfdd', '#2f9dbd'][index % 4] ?? aqua,
    ),
  )
  return [
    `<defs>${bokashi('w', [
      [0, '#c4f1ea'],
      [0.3, '#7fdde0'],
      [0.66, '#46bcd0'],
      [1, '#2590b5'],
    ])}</defs>`,
    `<path fill="url(#w)" d="M0 0h${width}v${height}H0z"/>`,
    group(pebbles, 'opacity=".5"'),
    group(
      steps(0.16, 0.94, 5).map((part, index) => band(width, height * part, index)),
      'opacity=".3"',
    ),
  ]
}

/** A wave of paler water, in the manner of a printed bokashi. */
function band(width: number, y: number, seed: number): string {
  const points = Array.from(
    { length: 9 },
    (_, index): Point => [(index * width) / 8, y + Math.sin(index * 1.7 + seed * 2.1) * 22],
  )
  const under = points.toReversed().map(([x, at], index): Point => [x, at + 26 + Math.sin(index * 2.3 + seed) * 16])
  return path(loop([[-90, y], ...points, [width + 90, y], ...under]), seed % 2 ? foam : aquaPale)
}

/** The net of light that ripples throw on the floor. Repeats in both directions. 480 × 480. */
export function net(): string {
  const [wide, high] = [120, 80] as const
  const size = 480
  const wrap = (value: number) => ((Math.round(value) % size) + size) % size
  /** Corners that several meshes share are moved alike, also on the other side of the seam. */
  const moved = ([x, y]: Point): Point => {
    const seed = wrap(x) * 0.618034 + wrap(y) * 0.377
    return [x + Math.sin(seed * 7.1) * 20, y + Math.cos(seed * 5.3) * 15]
  }
  const mesh = (column: number, row: number) => {
    const [x, y] = [column * wide + (row % 2) * (wide / 2), row * high]
    const corners: readonly Point[] = [
      [x, y - high * 0.62],
      [x + wide / 2, y - high * 0.38],
      [x + wide / 2, y + high * 0.38],
      [x, y + high * 0.62],
      [x - wide / 2, y + high * 0.38],
      [x - wide / 2, y - high * 0.38],
    ]
    return `<path d="${loop(corners.map(moved))}"/>`
  }
  const meshes = steps(0, 6, 7).flatMap((row) => steps(0, 4, 5).map((column) => mesh(column, row)))
  return picture(size, size, [group(meshes, `fill="none" stroke="${white}" stroke-width="5"`)])
}

/** A ring on the water. 200 × 200. */
export function ripple(): string {
  return picture(200, 200, [
    group([
      disc([100, 100], 88, 'none', white, 9),
      `<g opacity=".6">${disc([100, 100], 62, 'none', white, 5)}</g>`,
      `<g opacity=".5">${disc([100, 100], 94, 'none', lagoon, 3)}</g>`,
    ]),
  ])
}

/** A drop. 60 × 60. */
export function drop(): string {
  return picture(60, 60, [
    path('M30 4C42 20 52 30 50 42C48 54 38 58 30 58C22 58 12 54 10 42C8 30 18 20 30 4Z', white, ink, 5),
    path('M18 40C18 50 26 54 34 53C26 50 22 46 22 38Z', aqua),
  ])
}

/** The awning over the tank: stripes with a scalloped hem. Repeats to both sides. 640 × 190. */
export function awning(): string {
  return picture(640, 190, awningParts(640))
}

export function awningParts(width: number): string[] {
  const count = Math.round(width / 80)
  const scallop = (index: number, fill: string) =>
    path(
      `M${index * 80} -10H${index * 80 + 80}V126C${index * 80 + 80} 170 ${index * 80} 170 ${index * 80} 126Z`,
      fill,
      ink,
      6,
    )
  return [
    `<g opacity=".22">${steps(0, count - 1, count)
      .map((index) => path(`M${round(index * 80)} 40h80v106c0 44 -80 44 -80 0z`, ink))
      .join('')}</g>`,
    ...steps(0, count - 1, count).flatMap((index) => [
      scallop(index, index % 2 ? white : red),
      path(`M${index * 80 + 54} -10h23v138c-2 20 -14 28 -23 30z`, index % 2 ? foam : redDark),
      path(`M${index * 80 + 14} 0h7v132h-7z`, index % 2 ? '#fff' : '#ff9b7c'),
    ]),
    path(`M-10 100H${width + 10}V114H-10Z`, lemon, ink, 5),
  ]
}

/** The rim of the tank. Repeats to both sides. 640 × 90. */
export function rim(): string {
  return picture(640, 90, rimParts(640))
}

export function rimParts(width: number): string[] {
  return [
    `<g opacity=".35">${path(`M0 0H${width}V16H0Z`, deep)}</g>`,
    path(`M-20 14H${width + 20}V100H-20Z`, '#2f6fd0', ink, 6),
    path(`M-20 20H${width + 20}V36H-20Z`, '#7fb4ff'),
    path(`M-20 62H${width + 20}V100H-20Z`, '#1f4fa3'),
    ...steps(80, width - 80, Math.round(width / 160)).map((x) => disc([x, 52], 7, white, ink, 4)),
  ]
}

/** A paper lantern, unlit or lit. 160 × 220. */
export function lantern(): string {
  return picture(160, 220, lanternParts())
}

export function lanternParts(): string[] {
  const paper = 'M46 46H114C150 72 150 148 114 174H46C10 148 10 72 46 46Z'
  return [
    path('M76 0H84V34H76Z', ink),
    path(paper, '#fff3d2', ink, 6),
    `<defs><clipPath id="lp">${path(paper, '#fff')}</clipPath></defs>`,
    group(
      [
        path('M0 40H160V74H0ZM0 146H160V180H0Z', red),
        path('M0 88H160V98H0ZM0 122H160V132H0Z', lemon),
        ...steps(64, 158, 6).map((y) =>
          path(`M10 ${y}Q80 ${y + (y - 110) * 0.16 + 3} 150 ${y}`, 'none', '#d8a56a', 2.4),
        ),
      ],
      'clip-path="url(#lp)"',
    ),
    path(paper, 'none', ink, 6),
    path('M44 32H116V50H44Z', ink),
    path('M44 170H116V188H44Z', ink),
    path('M70 188H90L86 216H74Z', red, ink, 4),
  ]
}
