import { cover } from '../kit/cover.ts'
import { halo } from '../kit/light.ts'
import { bokashi, box, disc, group, oval, type Point, path, petal, picture, round } from '../kit/pen.ts'
import { plank } from '../kit/wood.ts'
import { bowl } from './bowl.ts'
import { china, glass, ink, lamp, noren, wall, wood } from './palette.ts'

/** A small bar at night. */
export const room = () =>
  cover(1600, 1000, [
    ...barParts({ width: 1600, height: 1000, counter: 0.62, shelf: 0.47 }),
    ...[150, 1450].flatMap((x) => lantern([x, 300], 92)),
  ])

interface Bar {
  readonly width: number
  readonly height: number
  /** Where the counter begins and where the shelf hangs, as parts of the height. */
  readonly counter: number
  readonly shelf: number
}

/** Boards, a shelf of bottles, curtains above it and the counter before it. */
export function barParts({ width, height, counter, shelf }: Bar): string[] {
  const [top, at] = [height * counter, height * shelf]
  const boards = Math.ceil(width / 100)
  return [
    `<defs>${bokashi('wall', [
      [0, wall.dark],
      [0.6, wall.mid],
      [1, wall.light],
    ])}${bokashi('counter', [
      [0, wood.light],
      [0.16, wood.mid],
      [1, wood.deep],
    ])}</defs>`,
    path(box(0, 0, width, top), 'url(#wall)'),
    ...Array.from({ length: boards }, (_, index) => path(`M${index * 100 + 50} 0V${round(top)}`, 'none', wall.dark, 4)),
    ...bottlesOn(at, width, height),
    plank([-20, at], width + 40, height * 0.026, { fill: wood.dark, grain: wood.deep, ink, width: 5 }),
    ...curtains(width, height * 0.2),
    path(box(0, top, width, height - top), 'url(#counter)', ink, 6),
    ...Array.from({ length: 9 }, (_, index) => {
      const y = top + ((height - top) * (index + 1)) / 10
      const from = ((index * 0.618) % 0.5) * width
      return path(
        `M${round(from)} ${round(y)}q${round(width * 0.2)} ${index % 2 ? 9 : -9} ${round(width * 0.46)} 0`,
        'none',
        index % 3 ? wood.dark : wood.light,
        3,
      )
    }),
    path(box(0, top, width, height * 0.016), wood.light, ink, 4),
  ]
}

/** Bottles, jars and cups side by side; their labels are bare. */
function bottlesOn(y: number, width: number, height: number): string[] {
  const unit = height * 0.001
  const step = 92 * unit
  return Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => {
    const x = index * step + 20 * unit
    const kind = (index * 5 + (index >> 2)) % 4
    if (kind === 3) return jar([x, y], 58 * unit)
    const [body, shade] = kind % 2 ? [glass.brown, glass.brownDark] : [glass.green, glass.greenDark]
    return bottle([x, y], (kind === 0 ? 150 : 128) * unit, { body, shade })
  }).flat()
}

function bottle([x, y]: Point, high: number, { body, shade }: { body: string; shade: string }): string[] {
  const h = (part: number) => round(high * part)
  return [
    path(
      `M${round(x - high * 0.2)} ${round(y)}v${h(-0.52)}q0 ${h(-0.12)} ${h(0.12)} ${h(-0.2)}v${h(-0.24)}h${h(0.16)}v${h(0.24)}q${h(0.12)} ${h(0.08)} ${h(0.12)} ${h(0.2)}v${h(0.52)}Z`,
      body,
      ink,
      5,
    ),
    path(box(x + high * 0.08, y - high * 0.5, high * 0.09, high * 0.48), shade),
    path(box(x - high * 0.17, y - high * 0.46, high * 0.34, high * 0.3), glass.paper, ink, 3),
    disc([x, y - high * 0.31], high * 0.08, lamp.red),
    path(box(x - high * 0.09, y - high, high * 0.18, high * 0.1), china.white, ink, 4),
  ]
}

function jar([x, y]: Point, half: number): string[] {
  const h = (part: number) => round(half * part)
  return [
    path(
      `M${round(x - half * 0.5)} ${round(y)}C${round(x - half * 1.1)} ${round(y - half * 0.6)} ${round(x - half * 0.8)} ${round(y - half * 1.2)} ${round(x - half * 0.3)} ${round(y - half * 1.35)}v${h(-0.5)}h${h(0.6)}v${h(0.5)}C${round(x + half * 0.8)} ${round(y - half * 1.2)} ${round(x + half * 1.1)} ${round(y - half * 0.6)} ${round(x + half * 0.5)} ${round(y)}Z`,
      china.white,
      ink,
      5,
    ),
    path(
      `M${round(x - half * 0.78)} ${round(y - half * 0.62)}q${h(0.78)} ${h(0.26)} ${h(1.56)} 0`,
      'none',
      china.blue,
      5,
    ),
    path(`M${round(x - half * 0.7)} ${round(y - half * 0.4)}q${h(0.7)} ${h(0.24)} ${h(1.4)} 0`, 'none', china.blue, 3),
  ]
}

/** Indigo curtains in four strips, with a crest of three dots. */
function curtains(width: number, high: number): string[] {
  const strips = Math.max(3, Math.round(width / 270))
  const wide = width / strips
  return [
    ...Array.from({ length: strips }, (_, index) => {
      const x = index * wide
      const middle = x + wide / 2
      return group([
        path(
          `M${round(x + 3)} 0H${round(x + wide - 3)}V${round(high * 0.96)}Q${round(middle)} ${round(high * 1.06)} ${round(x + 3)} ${round(high * 0.95)}Z`,
          noren.mid,
          ink,
          6,
        ),
        path(`M${round(x + wide - 34)} 0H${round(x + wide - 3)}V${round(high * 0.96)}l-24 6Z`, noren.dark),
        ...(
          [
            [0, -0.14],
            [-0.13, 0.1],
            [0.13, 0.1],
          ] as const
        ).map(([dx, dy]) => disc([middle + dx * high, high * 0.52 + dy * high], high * 0.1, noren.crest, ink, 4)),
      ])
    }),
    path(box(-10, 0, width + 20, high * 0.09), wood.dark, ink, 5),
  ]
}

/** A red paper lantern with its glow. */
export function lantern([x, y]: Point, half: number): string[] {
  const h = (part: number) => round(half * part)
  const ribs = [-0.8, -0.54, -0.27, 0, 0.27, 0.54, 0.8]
  return [
    halo([x, y], half * 2.3, lamp.glow, 4, 0.09),
    path(`M${round(x)} ${round(y - half * 4)}V${round(y - half * 1.4)}`, 'none', ink, 5),
    path(
      `M${round(x - half * 0.55)} ${round(y - half * 1.2)}C${round(x - half * 1.25)} ${round(y - half * 0.8)} ${round(x - half * 1.25)} ${round(y + half * 0.8)} ${round(x - half * 0.55)} ${round(y + half * 1.2)}h${h(1.1)}C${round(x + half * 1.25)} ${round(y + half * 0.8)} ${round(x + half * 1.25)} ${round(y - half * 0.8)} ${round(x + half * 0.55)} ${round(y - half * 1.2)}Z`,
      lamp.red,
      ink,
      6,
    ),
    oval([x - half * 0.1, y], half * 0.62, half * 0.86, '#ff7a4a" opacity="0.75'),
    oval([x - half * 0.12, y], half * 0.34, half * 0.56, `${lamp.lit}" opacity="0.8`),
    ...ribs.map((at) => {
      const wide = half * (1.08 - Math.abs(at) ** 2 * 0.42)
      return path(
        `M${round(x - wide)} ${round(y + half * at)}Q${round(x)} ${round(y + half * (at + 0.2))} ${round(x + wide)} ${round(y + half * at)}`,
        'none',
        lamp.deep,
        half * 0.05,
      )
    }),
    ...[-1.36, 1.14].map((at) => path(box(x - half * 0.6, y + half * at, half * 1.2, half * 0.24), ink, ink, 4)),
  ]
}

/** A round tray of dark lacquer under the bowl. Seen as the dice are. */
export const tray = () =>
  picture(800, 800, [
    oval([400, 440], 392, 322, '#120a0c" opacity="0.5'),
    oval([400, 424], 392, 318, '#3a1416', ink, 8),
    oval([400, 414], 384, 308, '#7c2320', ink, 5),
    oval([400, 416], 356, 282, '#5d1a1b', '#b9843f', 5),
  ])

/** The bowl into which both sides throw. */
export const throwingBowl = () => picture(800, 800, bowl({ at: [400, 392], half: 318, ratio: 0.83, side: 0.13 }))

/** A petal of plum, for great wins. */
export const plum = (colour: string, light: string) =>
  picture(80, 120, [path(petal([40, 106], 88, 74, 0), colour, ink, 4), path(petal([40, 98], 56, 30, 0), light)])
